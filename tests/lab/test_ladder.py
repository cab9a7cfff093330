"""Ladders: fair line-ups, and ratings with intervals that claim no more than the matches show."""

from __future__ import annotations

from math import log10

import numpy as np
import pytest
from msgspec.structs import replace

from ludoteca.lab.arena import _rated, ladder, lineups
from ludoteca.lab.runner import LabError, Result, setting

pytestmark = pytest.mark.slow


def test_an_interval_rests_on_deals_in_which_a_bot_played() -> None:
    """Resampled deals without a bot say nothing about it; they must not draw its interval towards 0."""
    results = [
        Result(f"s-{n}", ("a", "b"), winners=(0,), ranking=(0, 1), points=(9, 1), moves=(1, 1), seconds=(0.0, 0.0))
        for n in range(3)
    ]
    results.append(
        Result("s-3", ("a", "c"), winners=(0,), ranking=(0, 1), points=(9, 1), moves=(1, 1), seconds=(0.0, 0.0))
    )
    found = ladder(setting("lost-code", 2, {}), ["a", "b", "c"], "s", results)
    assert all(rung.interval.low <= rung.elo <= rung.interval.high for rung in found.ladder)
    without = np.array([[0.0, 3.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    ratings = np.array([400.0, -300.0, -100.0])
    assert np.isnan(_rated(without, ratings)[2])
    assert _rated(without, ratings)[:2].mean() == pytest.approx(50)


def test_a_match_lost_with_the_last_card_is_not_as_good_as_one_won() -> None:
    """TX-15: no card is left, and the skull is open."""
    lost = Result("s-0", ("b",), left=0, reason="skull", moves=(1,), seconds=(0.0,))
    won = replace(lost, lineup=("a",), winners=(0,), ranking=(0,), reason="all-laid")
    assert ladder(setting("the-game-extreme", 1, {}), ["b", "a"], "s", [lost, won]).versus[0][1] == 1


@pytest.mark.parametrize("deals_", [1, 5, 20])
def test_who_won_every_deal_is_not_known_exactly(deals_: int) -> None:
    """Of n deals, all won, Wilson's interval believes in shares down to n / (n + 3.84), and so does that of Elo."""
    results = [
        Result(f"s-{n}", ("a", "b"), winners=(0,), ranking=(0, 1), points=(9, 1), moves=(1, 1), seconds=(0.0, 0.0))
        for n in range(deals_)
    ]
    best, last = ladder(setting("lost-code", 2, {}), ["a", "b"], "s", results).ladder
    share = (deals_ + 0.05) / (deals_ + 3.8415 + 0.1)
    assert best.interval.low == pytest.approx(200 * log10(share / (1 - share)), abs=0.1)
    assert best.interval.high > best.elo
    assert (last.interval.low, last.interval.high) == pytest.approx((-best.interval.high, -best.interval.low))


def test_rivals_sit_in_every_seat_on_every_deal() -> None:
    jobs = lineups(["a", "b", "c"], 3, 4, "s", team=False)
    for seed in {job.seed for job in jobs}:
        for name in "abc":
            assert {job.lineup.index(name) for job in jobs if job.seed == seed} == {0, 1, 2}


def test_a_ladder_of_failures_says_so() -> None:
    what = setting("the-game", 2, {})
    with pytest.raises(LabError, match="No match was finished"):
        ladder(what, ["a", "b"], "s", [Result("s-0", ("a", "a"), failure="It broke.")])
