"""Error bars that are right, against numbers from outside."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.lab.statistics import bootstrap_mean, elo, tails, wilson


def test_wilson_ends_where_a_share_ends() -> None:
    for n in range(1, 40):
        assert wilson(n, n).high == 1.0
        assert wilson(0, n).low == 0.0


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 400, 0.0004, 0.0140)],
)
def test_wilson_gives_the_textbook_values(successes: int, n: int, low: float, high: float) -> None:
    found = wilson(successes, n)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_wilson_of_nothing_says_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


@pytest.mark.slow
def test_the_bootstrap_covers_the_mean_about_nineteen_times_in_twenty() -> None:
    rng = np.random.default_rng(5)
    hits = 0
    for _ in range(200):
        found = bootstrap_mean(list(rng.exponential(3.0, 60)), times=400)
        hits += found.low <= 3.0 <= found.high
    assert 176 <= hits <= 199


@pytest.mark.parametrize(("n", "tail"), [(5, 0.096), (10, 0.856), (30, 1.88), (100, 2.31), (1_000_000, 2.5)])
def test_few_values_are_resampled_with_longer_tails(n: int, tail: float) -> None:
    """As the table of Student's t has it: the normal tail beyond t √(n / (n - 1))."""
    low, high = tails(n)
    assert low == pytest.approx(tail, rel=0.03)
    assert low + high == 100


def test_elo_finds_the_ratings_that_made_the_games() -> None:
    truth = np.array([200.0, 0.0, -200.0])
    share = 1 / (1 + 10 ** ((truth[None, :] - truth[:, None]) / 400))
    wins = 1000 * share
    np.fill_diagonal(wins, 0)
    assert elo(wins) == pytest.approx(truth, abs=2)


def test_elo_of_a_bot_that_never_loses_is_finite() -> None:
    ratings = elo(np.array([[0.0, 20.0], [0.0, 0.0]]))
    assert ratings[0] > 200
    assert np.isfinite(ratings).all()


@pytest.mark.parametrize("wins", [[[0, 9, 9], [0, 0, 9], [0, 0, 0]], [[0, 400, 1], [1, 0, 30], [0, 2, 0]]])
def test_elo_is_worked_out_to_the_end_however_far_apart_bots_are(wins: list[list[float]]) -> None:
    """At the peak of the likelihood everybody has won as much as the ratings expect."""
    table = np.array(wins, float)
    games = table + 0.05 * ((table + table.T) > 0)
    ratings = elo(table)
    expected = 1 / (1 + 10 ** ((ratings[None, :] - ratings[:, None]) / 400))
    assert ((games + games.T) * expected).sum(axis=1) == pytest.approx(games.sum(axis=1), abs=1e-6)
    assert ratings.mean() == pytest.approx(0, abs=1e-9)


def test_bots_that_never_met_are_rated_apart() -> None:
    wins = np.zeros((4, 4))
    wins[0, 1] = wins[2, 3] = 3
    ratings = elo(wins)
    assert ratings[0] - ratings[1] == pytest.approx(ratings[2] - ratings[3])
    assert ratings[0] > ratings[1]
    assert np.isfinite(ratings).all()
