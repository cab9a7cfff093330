"""A small version of the strength tables: on the same 30 deals the best level beats the friendliest one by far.
And what people are told about levels is what was recorded."""

from __future__ import annotations

import pytest

import ludoteca
from benchmarks import strength as recorded
from ludoteca.engine.match import new
from ludoteca.lab.runner import Job, play_one, setting
from ludoteca.mind.bot import bots
from ludoteca.mind.drive import play_out
from ludoteca.mind.strength import strengths
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


def test_what_is_told_is_what_was_recorded() -> None:
    results = recorded.results()
    assert {game: list(told) for game, told in strengths().items()} == recorded.told(results)
    assert recorded.PAGE.read_text(encoding="utf-8") == recorded.page(results)


@pytest.mark.parametrize("game", sorted(ludoteca.games()))
def test_a_better_level_wins_more_often(game: str) -> None:
    by_players: dict[int, dict[str, float]] = {}
    for one in strengths()[game]:
        by_players.setdefault(one.players, {})[one.level] = one.won
    assert len(by_players) > 1
    for won in by_players.values():
        order = [won[level] for level in bots(game) if level in won]
        assert len(order) >= 4
        assert order == sorted(order)
        assert order[-1] > order[0]
