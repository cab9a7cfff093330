"""The laboratory of decisions: what it compares, and what it refuses."""

from __future__ import annotations

import pytest

from benchmarks.decisions import REPEATS, Laboratory, Way, gains, told, way_of
from ludoteca.mind.the_game.search import Effort


def test_what_is_not_named_is_the_masters() -> None:
    assert way_of("playouts=5000,ahead=1") == Way(Effort(playouts=5000), 1)
    assert way_of("sure=0.5") == Way(Effort(sure=0.5))


@pytest.mark.parametrize("text", ["patience=3", "candidates=17", "candidates=0", "playouts=many"])
def test_settings_that_there_are_not_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"patience|candidates|playouts|int"):
        way_of(text)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("the-game", 1), ("the-game-extreme", 3)])
def test_the_judgements_own_choice_gains_nothing_and_the_best_one_most(game: str, players: int) -> None:
    laboratory = Laboratory(game, players)
    seen, worst, best = 0, 0.0, 0.0
    for _ in laboratory.positions(0):
        worth = laboratory.worths(20, 1, 5)
        if worth is not None:
            assert worth.shape == (len(worth),)
            assert 1 < len(worth) <= 16
            assert laboratory.choose(Way(Effort(candidates=1)), 7) == 0
            seen, worst, best = seen + 1, min(worst, (worth - worth[0]).min()), max(best, (worth - worth[0]).max())
        if seen == 2:
            break
    assert seen == 2
    assert worst < 0 <= best


def test_a_match_is_looked_at_the_same_way_twice() -> None:
    quick = Way(Effort(candidates=4, playouts=40, more=1), 1)
    first, again = (gains(Laboratory("the-game", 1), [Way(Effort(candidates=1)), quick], 1, 20, 1) for _ in range(2))
    assert first == again
    assert REPEATS > 1
    assert len(first) >= 2
    assert all(own == 0 for own, _ in first)
    assert any(other != 0 for _, other in first)


def test_the_first_way_is_what_others_are_held_against() -> None:
    lines = told(["the master", "playouts=5000"], [[0.01, 0.03], [0.03, 0.03]])
    assert lines[0].startswith("2 decisions")
    assert lines[1:] == [
        "  the master: 0.0200 ± 0.0071",
        "  playouts=5000: 0.0300 ± 0.0000, +0.0100 ± 0.0071 beside the first",
    ]
