"""Warming up: everything compiled once, so that nobody at a table waits for it. Meant for a background thread."""

from __future__ import annotations

from ludoteca.engine.match import new
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.loading import arrived
from ludoteca.mind.lost_code.bots import Master
from ludoteca.mind.lost_code.deduce import Deduction
from ludoteca.mind.lost_code.judging import judge


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
    arrived("lost_code")
    # Bots do without it: what the coach and reviews play on with.
    match = new("lost-code", players=2, seed="warm")
    view = match.view(match.turn[0])
    assert isinstance(view, CodeView)
    judge(view, (), depth="quick")
