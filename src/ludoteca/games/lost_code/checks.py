"""Phase 3a, the checks: true answers, points, and the Curse of the Temple (LC-50 to LC-56, LC-110 to LC-122)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.exchange import begin_exchanges
from ludoteca.games.lost_code.state import State
from ludoteca.games.lost_code.view import Answer, Bid, Check


def true_sum(stones: Sequence[int | None], dice: Sequence[str], place_of: Mapping[str, int]) -> int:
    """A symbol counts as often as it shows (LC-50)."""
    total = 0
    for symbol in dice:
        stone = stones[place_of[symbol]]
        assert stone is not None
        total += stone
    return total


def answer_to(bid: Bid, total: int, smallest: int) -> Answer:
    """With the smallest wheel a wrong guess is told no direction (LC-53)."""
    assert bid.low is not None
    assert bid.high is not None
    if bid.low <= total <= bid.high:
        return "right"
    if bid.width == smallest:
        return "wrong"
    return "lower" if total < bid.low else "higher"


def check_bids(state: State) -> State:
    """One after the other in the order of the round, each finished before the next (LC-50, LC-55)."""
    setup, running, track = state.setup, state.round, state.track
    skull, cursed = state.skull, state.cursed
    checks: list[Check] = []
    wrong: list[Seat] = []
    for bid in running.bids:
        seat = bid.seat
        answer = answer_to(bid, true_sum(state.logs[seat], running.dice, setup.place_of), setup.smallest)
        before = track.positions[seat]
        cursed_gain = 0
        if answer == "right":
            track = track.move(seat, bid.points, setup.floor)
        else:
            wrong.append(seat)
            if seat == cursed:
                track = track.move(seat, -bid.points, setup.floor)  # LC-114
            elif cursed is not None:
                track = track.move(cursed, 1, setup.floor)  # LC-116: at once
                cursed_gain = 1
        checks.append(Check(seat, answer, track.positions[seat] - before, cursed_gain))
        if skull == "waiting" and track.positions[seat] >= box.CURSE_BEGINS:  # LC-111
            skull = "held"
            if setup.curse_at_once:
                cursed = seat  # LC-112: failures that are checked from now on pay
    running = replace(running, checks=tuple(checks), cursed=cursed)
    if skull == "held":
        if max(track.positions) >= box.CURSE_ENDS:
            skull, cursed = "gone", None  # LC-117
        else:
            cursed = track.leader  # LC-119
    state = replace(state, track=track, skull=skull, cursed=cursed, round=running)
    return begin_exchanges(state, wrong)
