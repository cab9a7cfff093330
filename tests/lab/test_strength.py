"""A small version of the strength tables: on the same 30 deals the best level beats the friendliest one by far."""

from __future__ import annotations

import pytest

from ludoteca.engine.match import new
from ludoteca.lab.runner import Job, play_one, setting
from ludoteca.mind.drive import play_out
from ludoteca.mind.the_game.bots import Master
from ludoteca.mind.the_game.search import Effort

pytestmark = pytest.mark.slow

DEALS = 30
QUICK = Effort(candidates=3, playouts=30, more=1)
"""A tenth of what the best level thinks at a table."""


@pytest.mark.parametrize(("game", "players"), [("the-game", 2), ("the-game-extreme", 2)])
def test_a_team_of_the_best_leaves_fewer_cards(game: str, players: int) -> None:
    what = setting(game, players, {})
    fewer = 0
    for n in range(DEALS):
        match = new(game, players=players, seed=f"small-{n}")
        play_out(match, {seat: Master(seat, QUICK) for seat in range(players)})
        assert match.outcome is not None
        friendly = play_one(what, Job(f"small-{n}", ("novice",) * players))
        assert match.outcome.left is not None
        assert friendly.left is not None
        fewer += match.outcome.left < friendly.left
    assert fewer >= DEALS * 0.8


@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_the_best_beats_two_friendly_ones(game: str) -> None:
    what = setting(game, 3, {})
    lineups = [("master", "novice", "novice"), ("novice", "master", "novice"), ("novice", "novice", "master")]
    won = 0.0
    for n in range(DEALS):
        lineup = lineups[n % 3]
        winners = play_one(what, Job(f"small-{n // 3}", lineup)).winners
        won += (lineup.index("master") in winners) / len(winners)
    assert won >= DEALS * 0.6
