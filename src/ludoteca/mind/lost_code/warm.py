"""Warming up: everything compiled once, so that nobody at a table waits for it. Meant for a background thread."""

from __future__ import annotations

import numpy as np

from ludoteca.engine.match import new
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.loading import arrived
from ludoteca.mind.lost_code import kernel
from ludoteca.mind.lost_code.bots import Master
from ludoteca.mind.lost_code.bridge import box_of, new_table
from ludoteca.mind.lost_code.deduce import Deduction


def warm() -> None:
    """Compile what the bots, the help and the kernel use, or fetch it from the cache: a match of masters does."""
    match = new("lost-code", players=2, seed="warm")
    seats = Master(0), Master(1)
    while match.outcome is None:
        seat = match.turn[0]
        match.play(seat, seats[seat].choose(match.view(seat), ()))
    view = match.view(0)
    assert isinstance(view, CodeView)
    Deduction(view).reasons(0, 0)
    box = box_of(match.state.setup)
    kernel.random_matches(new_table(box), box, np.array([1], np.uint64), 1)
    arrived("lost_code")
