"""The state of a match: everything that is true at the table, seen or unseen."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from ludoteca.engine.moves import CHANCE, Seat
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.setup import Setup
from ludoteca.games.lost_code.track import Track
from ludoteca.games.lost_code.view import Bid, Final, Phase, Round

FREE = -1
GONE = -2
"""A Shortcut token that nobody holds: still to be had, or not in the game (any more)."""

Numbers = tuple[int, ...]
Skull = Literal["none", "waiting", "held", "gone"]


class State(msgspec.Struct, frozen=True, gc=False):
    """A moment of a match, everything hidden included."""

    setup: Setup
    phase: Phase
    turn: tuple[Seat, ...]
    track: Track
    logs: tuple[tuple[int | None, ...], ...]
    """Four logs, per log one stone per symbol; None is an empty place."""
    undrawn: tuple[int, ...]
    """Per symbol the set of numbers that were never drawn, as bits. The removed stone is one of them (LC-19): which
    one never has to be settled, since a stack is one stone smaller than this set."""
    discards: tuple[tuple[tuple[Seat, int], ...], ...]
    filling: tuple[int, int]
    """The place (log, symbol) that chance fills next, where it deals."""
    past: tuple[Round, ...]
    """The rounds before the running one."""
    round: Round
    """The running round; its number is 0 until the first begins."""
    queue: tuple[Seat, ...]
    """Who acts after the seat on turn, in this phase."""
    free: int
    """The wheels that nobody has taken this round, as bits."""
    tokens: tuple[Seat, ...]
    """Per symbol who holds its Shortcut token: a seat, FREE or GONE."""
    skull: Skull
    cursed: Seat | None
    guesses: tuple[tuple[Numbers | None, ...], ...]
    """Per seat and symbol the final numbers, None where nothing is written yet."""
    finals: tuple[Final, ...]

    @property
    def history(self) -> tuple[Round, ...]:
        """All rounds, the running one last."""
        return (*self.past, self.round) if self.round.number else ()

    def bid_of(self, seat: Seat) -> Bid:
        """The bid of a seat in the running round."""
        return self.round.bids[self.round.order.index(seat)]


NO_ROUND = Round(
    number=0,
    order=(),
    rolled=(),
    dice=(),
    token=None,
    taker=None,
    bids=(),
    checks=(),
    swaps=(),
    cursed=None,
)


@lru_cache(maxsize=64)
def opening(setup: Setup) -> State:
    """The table before anything was dealt; the same one for all matches of a setup, since states never change."""
    symbols = len(setup.symbols)
    return State(
        setup=setup,
        phase="setup",
        turn=(CHANCE,),
        track=Track((0,) * setup.players, ()),
        logs=(setup.blank,) * box.LOGS,
        undrawn=(setup.all_numbers,) * symbols,
        discards=((),) * symbols,
        filling=(0, 0),
        past=(),
        round=NO_ROUND,
        queue=(),
        free=setup.all_wheels,
        tokens=(FREE if setup.token_rounds else GONE,) * symbols,
        skull="waiting" if setup.curse_rounds else "none",
        cursed=None,
        guesses=(setup.blank,) * setup.players,
        finals=(),
    )
