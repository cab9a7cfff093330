"""Bots at a match: whose turn it is, who speaks, and the guarantee that what they play is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from ludoteca.engine.complaint import Complaint
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, Seat, Seen
from ludoteca.mind.bot import Bot, Clock


class BotFailed(RuntimeError):
    """A bot raised an error or answered with a move it may not play."""


class Pasts:
    """What each seat has seen happen, kept while a match goes on: only what is new is asked for."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seen: dict[Seat, list[Seen]] = {}

    def of(self, seat: Seat) -> tuple[Seen, ...]:
        seen = self._seen.setdefault(seat, [])
        seen += self._match.past(seat, len(seen))
        return tuple(seen)


def bot_move(
    match: Match, seats: Mapping[Seat, Bot], clock: Clock | None = None, pasts: Pasts | None = None
) -> tuple[Seat, Move] | None:
    """What the bots at the table do next: a seat on turn and its move; None when no bot is on turn.

    Where several bots could act, the most eager one does, the lowest seat first among equals.
    """
    waiting = [seat for seat in match.turn if seat in seats]
    if not waiting:
        return None
    past = (pasts or Pasts(match)).of
    views = {seat: match.view(seat) for seat in waiting}
    if len(waiting) > 1:
        eager = {}
        for seat in waiting:
            with _watched(seat, "say how eager it is"):
                eager[seat] = seats[seat].eagerness(views[seat], past(seat))
        waiting.sort(key=lambda seat: (-eager[seat], seat))
    seat = waiting[0]
    with _watched(seat, "choose a move"):
        return seat, seats[seat].choose(views[seat], past(seat), clock)


def bot_signals(match: Match, seats: Mapping[Seat, Bot], pasts: Pasts | None = None) -> list[tuple[Seat, Move]]:
    """What the bots would like to say now."""
    past = (pasts or Pasts(match)).of
    said: list[tuple[Seat, Move]] = []
    for seat, bot in seats.items():
        if match.signals(seat):
            with _watched(seat, "speak"):
                said += [(seat, move) for move in bot.say(match.view(seat), past(seat))]
    return said


@contextmanager
def _watched(seat: Seat, doing: str) -> Iterator[None]:
    """Whatever goes wrong inside a bot is told in one way."""
    try:
        yield
    except Exception as error:
        raise BotFailed(f"The bot at seat {seat} failed to {doing}: {error!r}.") from error


def play_out(
    match: Match, seats: Mapping[Seat, Bot], think: float | None = None, *, each: Callable[[], None] | None = None
) -> None:
    """Let bots play the match to its end, or until a seat without a bot has to act. `each` is called after a move."""
    pasts = Pasts(match)
    while match.outcome is None:
        for seat, signal in bot_signals(match, seats, pasts):
            _play(match, seat, signal)
        chosen = bot_move(match, seats, Clock(think) if think is not None else None, pasts)
        if chosen is None:
            return
        _play(match, *chosen)
        if each is not None:
            each()


def _play(match: Match, seat: Seat, move: Move) -> None:
    try:
        match.play(seat, move)
    except Complaint as error:
        # Against the rules, or no move at all.
        raise BotFailed(f"The bot at seat {seat} answered “{move}”, which may not be played. {error}") from error
