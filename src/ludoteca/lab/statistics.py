"""Numbers with honest error bars."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec
import numpy as np

Z = 1.959963984540054
"""Two-sided 95 %."""


class Interval(msgspec.Struct, frozen=True):
    """A 95 % interval."""

    low: float
    high: float


def wilson(successes: float, n: int) -> Interval:
    """The interval of a share: Wilson's, which stays inside 0 to 1 and is right for few games and extreme shares."""
    if n == 0:
        return Interval(0.0, 1.0)
    share = successes / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def bootstrap_mean(values: Sequence[float], seed: int = 0, times: int = 2000) -> Interval:
    """The interval of a mean, by resampling: no assumption about the shape of the values."""
    if len(values) < 2:
        only = float(values[0]) if values else 0.0
        return Interval(only, only)
    rng = np.random.default_rng(seed)
    data = np.asarray(values, dtype=float)
    means = np.array([data[rng.integers(0, len(data), len(data))].mean() for _ in range(times)])
    low, high = np.percentile(means, [2.5, 97.5])
    return Interval(float(low), float(high))


def elo(wins: np.ndarray, steps: int = 500) -> np.ndarray:
    """Elo ratings with mean 0 from a matrix of wins (draws count half to both), by Bradley and Terry's model.

    Each pair that met gets a tenth of a draw in advance, so that a bot that never lost has a finite rating.
    """
    n = len(wins)
    met = (wins + wins.T) > 0
    games = np.where(met, wins + 0.05, 0.0)
    totals = games + games.T
    strength = np.ones(n)
    for _ in range(steps):
        pulls = np.where(totals > 0, totals / (strength[:, None] + strength[None, :]), 0.0).sum(axis=1)
        scored = games.sum(axis=1)
        strength = np.where(pulls > 0, scored / np.where(pulls > 0, pulls, 1.0), strength)
        strength /= np.exp(np.log(strength).mean())
    ratings: np.ndarray = 400.0 * np.log10(strength)
    return ratings
