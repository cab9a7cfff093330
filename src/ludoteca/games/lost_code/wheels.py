"""Phase 2, wheels and tiles: everybody bids on the own sum (LC-42 to LC-46, TS-17 to TS-19)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.checks import check_bids
from ludoteca.games.lost_code.moves import Place, Tile, Wheel
from ludoteca.games.lost_code.state import State
from ludoteca.games.lost_code.view import Bid, Round


def begin_wheels(state: State, running: Round) -> State:
    """The dice are settled: whoever is last chooses first (LC-42)."""
    order = running.order
    return replace(state, phase="wheel", turn=order[:1], queue=order[1:], round=running)


def take_wheel(state: State, seat: Seat, move: Wheel | Tile) -> State:
    """A wheel is taken and set in one go (LC-42); a tile is taken now and laid when all have one (TS-18)."""
    setup = state.setup
    width = move.width
    if isinstance(move, Wheel):
        bid = Bid(seat, width, setup.points[width], move.start, move.start + width - 1)
    else:
        bid = Bid(seat, width, setup.points[width], None, None)
    running = replace(state.round, bids=(*state.round.bids, bid))
    free = state.free - (1 << setup.widths.index(width))
    if state.queue:
        return replace(state, turn=state.queue[:1], queue=state.queue[1:], free=free, round=running)
    state = replace(state, free=free, round=running)
    if not setup.tiles:
        return check_bids(state)
    order = running.order
    if setup.placed_together:
        return replace(state, phase="place", turn=setup.seats)
    return replace(state, phase="place", turn=order[:1], queue=order[1:])


def place_tile(state: State, seat: Seat, move: Place) -> State:
    """A tile is laid on the own scale (TS-18)."""
    running = state.round
    assert move.start is not None
    at = running.order.index(seat)
    bids = [*running.bids]
    bids[at] = replace(bids[at], low=move.start, high=move.start + bids[at].width - 1)
    running = replace(running, bids=tuple(bids))
    waiting = tuple([other for other in state.turn if other != seat])
    if waiting:
        return replace(state, turn=waiting, round=running)
    if state.queue:
        return replace(state, turn=state.queue[:1], queue=state.queue[1:], round=running)
    return check_bids(replace(state, round=running))
