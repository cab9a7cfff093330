"""What is worked out without machine code is what machine code would say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from ludoteca.engine.moves import Seen
from ludoteca.games.the_game.options import TheGameOptions
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.interpreted import run
from ludoteca.mind.lost_code import codes, sums
from ludoteca.mind.lost_code.posterior import stakes
from ludoteca.mind.the_game import kernel, playouts, turns
from ludoteca.mind.the_game.position import Position, box_of
from ludoteca.mind.the_game.search import weights_of
from tests.mind.the_game.positions import WAYS, some_moments, view_of

Way = tuple[str, int, dict[str, Any]]

LUCK = np.random.default_rng(5)


@pytest.mark.parametrize("way", WAYS)
def test_the_best_turns_are_the_same(way: Way) -> None:
    tried = 0
    for view, past in islice(_moments(way), 8):
        found, values = [], []
        for call in (turns.best_turns, lambda *args: run(turns.best_turns, *args)):
            position = Position(view, past)
            t, s = position.thought, position.table
            t["breadth"], t["stretch"], t["margin"] = 3, 3, 12
            n = call(t, s, position.box, weights_of(position), 6)
            values.append(t["values"][:n].tolist())
            found.append((n, t["turns"][:n].tolist(), t["lengths"][:n].tolist(), s.tobytes()))
        assert found[0] == found[1]
        assert values[0] == pytest.approx(values[1])
        tried += found[0][0]
    assert tried > 10


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_words_are_the_same(way: Way) -> None:
    for view, past in islice(_moments(way), 8):
        position = Position(view, past)
        hand = np.array(view.hand, np.int8)
        for index, pile in enumerate(view.piles):
            asked = (position.thought["to_come"], hand, len(hand), pile.top, index)
            assert run(playouts.tier, *asked) == playouts.tier(*asked)


@pytest.mark.slow
def test_a_random_match_is_the_same_luck_included() -> None:
    box = box_of(TheGameOptions(), 3, {})
    found = []
    for call in (kernel.random_match, lambda *args: run(kernel.random_match, *args)):
        s, luck, out = np.zeros(1, kernel.TABLE)[0], np.array([77], np.uint64), np.zeros(kernel.MOST_MOVES, np.int16)
        found.append((call(s, box, luck, out), s.tobytes(), luck.tolist()))
    assert found[0] == found[1]


def _moments(way: Way) -> Iterator[tuple[TheGameView, tuple[Seen, ...]]]:
    """What the seats on turn see and have seen, at some moments of a match."""
    for match in some_moments(*way, seed=8, share=0.3):
        seat = match.turn[0]
        view = view_of(match, seat)
        if view.phase == "turn":
            yield view, match.past(seat)


def _codes() -> tuple[Any, ...]:
    """Possible numbers, and clues that leave some codes."""
    numbers = np.array([[0, 1, 2, 4, 5], [1, 2, 3, 5, 0], [0, 2, 3, 4, 5], [2, 3, 4, 0, 0]])
    sizes = np.array([5, 4, 5, 3])
    counts = np.array([[1, 0, 2, 0], [0, 1, 1, 1], [0, 0, 0, 0]])
    known, low, high = np.array([0, 2, 3]), np.array([3, 5, 0]), np.array([9, 9, 9])
    return numbers, sizes, counts, known, low, high, np.array([True, False, True])


@pytest.mark.slow
def test_codes_and_their_sums_are_the_same() -> None:
    listed = codes.list_codes(*_codes())
    assert len(listed) > 20
    assert sums._list_codes(*_codes()).tolist() == listed.tolist()
    weights = LUCK.random(len(listed)) * (LUCK.random(len(listed)) > 0.2)
    counts = np.array([1, 0, 2, 0])
    np.testing.assert_allclose(sums._chances(listed, weights, 5), codes.chances(listed, weights, 5))
    np.testing.assert_allclose(
        sums._sum_chances(listed, weights, counts, 15), codes.sum_chances(listed, weights, counts, 15)
    )
    for mine, compiled in zip(
        sums._tally(listed, weights, counts, 15, 5), codes.tally(listed, weights, counts, 15, 5), strict=True
    ):
        np.testing.assert_allclose(mine, compiled, atol=1e-12)
    worth, locks = np.array([0.8, -0.1]), np.array([0, 0b1010, 0, 0])
    fresh, spread = np.array([1.0, -np.inf, 0.5, 0.2]), np.array([1.6, 1.5, 1.4, 1.1])
    asked = (listed, weights / weights.sum(), 5, worth, stakes(), locks, fresh, spread)
    np.testing.assert_allclose(sums._exchange_worths(*asked), codes.exchange_worths(*asked), atol=1e-9)
    rows, mass, wlogw = codes.tally(listed, weights, counts, 15, 5)
    bids = (rows, mass, wlogw, np.array([3, 5, 7]), 3, worth, stakes(), locks, fresh, spread)
    np.testing.assert_allclose(run(codes.bid_worths, *bids), codes.bid_worths(*bids), atol=1e-9)
