"""Setting up and drawing: markers are piled, stones go into logs (LC-16 to LC-20, LC-64)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.exchange import next_exchange
from ludoteca.games.lost_code.moves import Deal, Stack
from ludoteca.games.lost_code.rounds import start_round
from ludoteca.games.lost_code.state import State
from ludoteca.games.lost_code.track import Track


def set_up(state: State, seat: Seat, move: Stack | Deal) -> State:
    """Markers are piled (LC-16) and stones dealt (LC-20), one move of chance after the other."""
    if isinstance(move, Stack):
        # The seats come bottom to top, and the top one is furthest behind (LC-26).
        return replace(state, track=Track(state.track.positions, move.seats[::-1]))
    log, symbol = state.filling
    symbol += 1
    if symbol == len(state.setup.symbols):
        log, symbol = log + 1, 0
    if log == box.LOGS:
        return start_round(_fill(state, move, state.filling))
    return _fill(state, move, (log, symbol))


def draw(state: State, seat: Seat, move: Deal) -> State:
    """The new stone of an exchange; its owner does not see it (LC-64)."""
    running = state.round
    swap = replace(running.swaps[-1], drawn=move.number)
    running = replace(running, swaps=(*running.swaps[:-1], swap))
    return next_exchange(_fill(replace(state, round=running), move, state.filling), state.queue)


def _fill(state: State, move: Deal, then: tuple[int, int]) -> State:
    """The stone is in its place; `then` is the place that chance fills next."""
    log, symbol = state.filling
    assert move.number is not None
    stones, undrawn, logs = list(state.logs[log]), list(state.undrawn), list(state.logs)
    stones[symbol] = move.number
    undrawn[symbol] -= 1 << move.number
    logs[log] = tuple(stones)
    return replace(state, logs=tuple(logs), undrawn=tuple(undrawn), filling=then)
