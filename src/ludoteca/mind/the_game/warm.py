"""Warming up: everything compiled once, so that nobody at a table waits for it. Meant for a background thread."""

from __future__ import annotations

from ludoteca.engine.match import new
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.loading import arrived
from ludoteca.mind.the_game.bots import Master
from ludoteca.mind.the_game.evaluate import evaluate
from ludoteca.mind.the_game.odds import odds_of
from ludoteca.mind.the_game.search import Effort


def warm() -> None:
    """Compile what the bots, the help and the kernel use, or fetch it from the cache: one turn of a master does."""
    match = new("the-game", players=2, seed="warm")
    match.play(0, "start 0")
    view, past = match.view(0), match.past(0)
    assert isinstance(view, TheGameView)
    effort = Effort(candidates=2, playouts=2, batch=1)
    master = Master(0, effort)
    master.say(view, past)
    master.choose(view, past)
    evaluate(view, past, effort=effort)
    odds_of(view, past)
    arrived("the_game")
