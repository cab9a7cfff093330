"""Whole turns as the judge takes them."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.games.the_game.view import TheGameView
from ludoteca.learn.decisions import decisions_in
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
from ludoteca.mind.the_game.judging import played_candidate
from ludoteca.mind.the_game.position import Position


@pytest.mark.parametrize(
    ("game", "options"),
    [("the-game", {"pro": True, "on_fire": True}), ("the-game-extreme", {}), ("the-game-extreme", {"on_fire": True})],
)
@pytest.mark.rule("TX-10")
def test_a_turn_that_did_not_lose_the_match_is_not_held_to_be_lost(game: str, options: dict[str, Any]) -> None:
    """A STOP ends a turn with fewer cards than it asks for, and nothing is lost by it."""
    short = 0
    for seed in range(3):
        match = ludoteca.new(game, players=3, seed=seed, options=options)
        play_out(match, {seat: bot(game, "novice", seat) for seat in range(3)})
        decisions = [each for each in decisions_in(match) if getattr(each.view, "phase", "") == "turn"]
        for decision in decisions[:-1]:
            assert isinstance(decision.view, TheGameView)
            found = played_candidate(Position(decision.view, decision.past), decision.played)
            assert found.codes is not None, f"{seed}: {[str(move) for move in decision.played]} at {decision.n}"
            short += len(found.codes) < decision.view.minimum
    assert short or game == "the-game"
