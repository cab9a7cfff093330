"""Another state that a seat cannot tell from the true one: what it may not know is drawn anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ludoteca.engine.luck import Luck
from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.choices import NUMBERS_IN
from ludoteca.games.lost_code.moves import Guess, Lock, Place
from ludoteca.games.lost_code.state import State
from ludoteca.games.lost_code.view import Round

Row = tuple[tuple[int, ...], int, int]
"""One row of a sheet: how often each symbol counts, what known (discarded) stones add, and the sums that fit the
answer, as bits."""


def reshuffle(state: State, seat: Seat | None, luck: Luck) -> State:
    """Every code that fits all answers is equally likely. A spectator's codes are drawn log by log."""
    if state.phase == "over":
        return state
    for owner in state.setup.seats if seat is None else (seat,):
        state = _new_code(state, owner, luck)
    for other in state.setup.seats:
        if other != seat:
            state = _new_tile(_new_numbers(state, other, luck), other, luck)
    return state


def with_code(state: State, seat: Seat, code: Sequence[int | None], luck: Luck) -> State:
    """The state with another code in a seat's log; what the others have written or laid in secret is drawn anew."""
    state = _lay_code(state, seat, code)
    for other in state.setup.seats:
        if other != seat:
            state = _new_tile(_new_numbers(state, other, luck), other, luck)
    return state


def _new_code(state: State, seat: Seat, luck: Luck) -> State:
    setup, stones, undrawn = state.setup, state.logs[seat], state.undrawn
    rows = [_row(state, played, seat) for played in state.history if played.checks]
    in_rows = [any(row[0][place] for row in rows) for place in range(len(stones))]
    hidden = [() if stone is None else NUMBERS_IN[undrawn[at] | 1 << stone] for at, stone in enumerate(stones)]
    # Only symbols that were ever on the dice depend on one another.
    bound = tuple(place for place, numbers in enumerate(hidden) if numbers and in_rows[place])
    code: list[int | None] = [
        numbers[luck(f"reshuffle {seat} {setup.symbols[place]}", len(numbers))] if numbers else None
        for place, numbers in enumerate(hidden)
    ]
    codes = list(_codes(bound, hidden, rows))
    for place, number in zip(bound, codes[luck(f"reshuffle {seat}", len(codes))], strict=True):
        code[place] = number
    return _lay_code(state, seat, code)


def _lay_code(state: State, seat: Seat, code: Sequence[int | None]) -> State:
    undrawn = list(state.undrawn)
    for place, (old, new) in enumerate(zip(state.logs[seat], code, strict=True)):
        if old is not None and new is not None:
            undrawn[place] += (1 << old) - (1 << new)
    logs = (*state.logs[:seat], tuple(code), *state.logs[seat + 1 :])
    rounds = _redrawn(state, seat, code) or (state.round,)
    return replace(state, logs=logs, undrawn=tuple(undrawn), past=rounds[:-1], round=rounds[-1])


def _row(state: State, played: Round, seat: Seat) -> Row:
    """What the answer of one round says about the stones that lie in the log now (LC-81)."""
    setup = state.setup
    at = played.order.index(seat)
    bid, answer = played.bids[at], played.checks[at].answer
    assert bid.low is not None
    assert bid.high is not None
    inside = (1 << bid.high + 1) - (1 << bid.low)
    everything = (1 << setup.top_sum + 1) - 1
    below = (1 << bid.low) - 1
    fitting = {"right": inside, "lower": below, "higher": everything - below - inside, "wrong": everything - inside}
    counts, known = [0] * len(setup.symbols), 0
    for symbol in played.dice:
        gone = _discarded_since(state, played.number, seat, symbol)
        if gone is None:
            counts[setup.place_of[symbol]] += 1
        else:
            known += gone
    return tuple(counts), known, fitting[answer]


def _discarded_since(state: State, number: int, seat: Seat, symbol: str) -> int | None:
    """The stone that lay in the log in that round, if it was discarded since."""
    for later in state.history[number - 1 :]:
        for swap in later.swaps:
            if swap.seat == seat and swap.symbol == symbol:
                return swap.discarded
    return None


def _codes(bound: tuple[int, ...], hidden: list[tuple[int, ...]], rows: list[Row]) -> Iterator[tuple[int, ...]]:
    """All numbers for the places in `bound` that fit every row; a row is asked as soon as its last place is filled."""
    due: list[list[Row]] = [[] for _ in bound]
    for row in rows:
        asked = [at for at, place in enumerate(bound) if row[0][place]]
        if asked:
            due[asked[-1]].append(row)

    def fill(at: int, code: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if at == len(bound):
            yield code
            return
        for number in hidden[bound[at]]:
            longer = (*code, number)
            if all(_fits(row, bound, longer) for row in due[at]):
                yield from fill(at + 1, longer)

    return fill(0, ())


def _fits(row: Row, bound: tuple[int, ...], code: tuple[int, ...]) -> bool:
    counts, known, fitting = row
    total = known + sum(counts[place] * number for place, number in zip(bound, code, strict=False))
    return bool(fitting >> total & 1)


def _redrawn(state: State, seat: Seat, code: Sequence[int | None]) -> tuple[Round, ...]:
    """The rounds, with the new stones where the log's present stones were drawn."""
    newest = {
        swap.symbol: (played.number, at)
        for played in state.history
        for at, swap in enumerate(played.swaps)
        if swap.seat == seat
    }
    rounds = list(state.history)
    for symbol, (number, at) in newest.items():
        played = rounds[number - 1]
        swaps = list(played.swaps)
        swaps[at] = replace(swaps[at], drawn=code[state.setup.place_of[symbol]])
        rounds[number - 1] = replace(played, swaps=tuple(swaps))
    return tuple(rounds)


def _new_numbers(state: State, seat: Seat, luck: Luck) -> State:
    """What another seat has written: locked with a token, or for the end."""
    setup = state.setup
    written = list(state.guesses[seat])
    for place, symbol in enumerate(setup.symbols):
        if written[place] is not None:
            locked = state.tokens[place] == seat
            moves = (setup.choices.of("lock") if locked else setup.choices.of("guess", place)).moves
            move = moves[luck(f"reshuffle {seat} {symbol} numbers", len(moves))]
            assert isinstance(move, Lock | Guess)
            written[place] = move.numbers
    guesses = (*state.guesses[:seat], tuple(written), *state.guesses[seat + 1 :])
    return replace(state, guesses=guesses)


def _new_tile(state: State, seat: Seat, luck: Luck) -> State:
    """Where another seat has laid its tile, while that is secret."""
    if state.phase != "place" or not state.setup.placed_together:
        return state
    bid = state.bid_of(seat)
    if bid.low is None:
        return state
    moves = state.setup.choices.of("place", bid.width).moves
    move = moves[luck(f"reshuffle {seat} tile", len(moves))]
    assert isinstance(move, Place)
    assert move.start is not None
    bid = replace(bid, low=move.start, high=move.start + bid.width - 1)
    running = state.round
    bids = tuple(bid if one.seat == seat else one for one in running.bids)
    return replace(state, round=replace(running, bids=bids))
