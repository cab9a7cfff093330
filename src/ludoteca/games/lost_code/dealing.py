"""Setting up and drawing: markers are piled, stones go into logs (LC-16 to LC-20, LC-64)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.engine.luck import Luck
from ludoteca.engine.moves import Move, Seat
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.choices import NUMBERS_IN, is_listed
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
    logs, undrawn = _filled(state, move)
    log, symbol = state.filling
    symbol += 1
    if symbol == len(state.setup.symbols):
        log, symbol = log + 1, 0
    if log == box.LOGS:
        return start_round(replace(state, logs=logs, undrawn=undrawn))
    return replace(state, logs=logs, undrawn=undrawn, filling=(log, symbol))


def draw(state: State, seat: Seat, move: Deal) -> State:
    """The new stone of an exchange; its owner does not see it (LC-64)."""
    swaps = [*state.round.swaps]
    swaps[-1] = replace(swaps[-1], drawn=move.number)
    running = replace(state.round, swaps=tuple(swaps))
    logs, undrawn = _filled(state, move)
    return next_exchange(replace(state, logs=logs, undrawn=undrawn, round=running), state.queue)


def _filled(state: State, move: Deal) -> tuple[tuple[tuple[int | None, ...], ...], tuple[int, ...]]:
    """The logs with the stone in its place, and what is undrawn now."""
    log, symbol = state.filling
    assert move.number is not None
    stones, undrawn, logs = [*state.logs[log]], [*state.undrawn], [*state.logs]
    stones[symbol] = move.number
    undrawn[symbol] -= 1 << move.number
    logs[log] = tuple(stones)
    return tuple(logs), tuple(undrawn)


def next_stone(state: State, luck: Luck) -> Deal:
    """Any stone of the symbol that was never drawn may come: nobody knows which of them was removed (LC-19)."""
    log, symbol = state.filling
    left = NUMBERS_IN[state.undrawn[symbol]]
    setup, many = state.setup, len(left)
    return setup.stones[log][symbol][left[luck(setup.stone_labels[symbol][many], many)]]


def is_possible(state: State, seat: Seat, move: Move) -> bool:
    """Whether chance may deal this now."""
    if not isinstance(move, Deal) or not state.track.standing:
        return is_listed(state, seat, move)
    log, symbol = state.filling
    number = move.number
    return number in NUMBERS_IN[state.undrawn[symbol]] and move == state.setup.stones[log][symbol][number]
