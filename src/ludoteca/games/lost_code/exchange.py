"""Phase 3b, the exchange: whoever was wrong gives up a stone and draws another unseen (LC-60 to LC-68)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.engine.moves import CHANCE, Seat
from ludoteca.games.lost_code.choices import any_stack_left
from ludoteca.games.lost_code.moves import Exchange
from ludoteca.games.lost_code.rounds import finish_round
from ludoteca.games.lost_code.state import State
from ludoteca.games.lost_code.view import Swap


def begin_exchanges(state: State, wrong: Sequence[Seat]) -> State:
    """`wrong` is in the order of the guesses; by default the standing after the points counts (LC-61)."""
    if state.setup.exchange_by_standing:
        wrong = [seat for seat in state.track.standing if seat in wrong]
    return next_exchange(state, tuple(wrong))


def next_exchange(state: State, queue: tuple[Seat, ...]) -> State:
    """No exchange can be skipped while any stack has a stone (LC-65); without stones there is none (LC-66)."""
    if queue and any_stack_left(state.undrawn):
        return replace(state, phase="exchange", turn=queue[:1], queue=queue[1:])
    return finish_round(state)


def discard(state: State, seat: Seat, move: Exchange) -> State:
    """The old stone is laid open for good (LC-63); chance fills its place."""
    place = state.setup.place_of[move.symbol]
    stones, logs, discards = [*state.logs[seat]], [*state.logs], [*state.discards]
    number = stones[place]
    assert number is not None
    stones[place] = None
    logs[seat] = tuple(stones)
    discards[place] = (*discards[place], (seat, number))
    running = state.round
    running = replace(running, swaps=(*running.swaps, Swap(seat, move.symbol, number, None)))
    return replace(
        state,
        phase="draw",
        turn=(CHANCE,),
        filling=(seat, place),
        logs=tuple(logs),
        discards=tuple(discards),
        round=running,
    )
