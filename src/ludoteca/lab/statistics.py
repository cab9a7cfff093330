"""Numbers with honest error bars."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

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
    # At the ends the formula is exact, and rounding is not.
    return Interval(middle - reach if successes else 0.0, middle + reach if successes < n else 1.0)


def bootstrap_mean(values: Sequence[float], seed: int = 0, times: int = 2000) -> Interval:
    """The interval of a mean, by resampling: no assumption about the shape of the values."""
    if len(values) < 2:
        only = float(values[0]) if values else 0.0
        return Interval(only, only)
    rng = np.random.default_rng(seed)
    data = np.asarray(values, dtype=float)
    means = np.array([data[rng.integers(0, len(data), len(data))].mean() for _ in range(times)])
    low, high = np.percentile(means, tails(len(data)))
    return Interval(float(low), float(high))


def tails(n: int) -> tuple[float, float]:
    """The percentiles that enclose 95 % when n values are resampled. Few values spread too little among themselves: the
    percentiles lie as much further out as Student's t does (Hesterberg's expanded percentiles)."""
    if n < 2:
        return 0.0, 100.0
    free = n - 1
    # Fisher's expansion of the quantile of t: close from three values on, and 2.5 and 97.5 % for many.
    t = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    t += (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * free**3)
    tail = 50 * erfc(t * sqrt(n / free) / sqrt(2))
    return tail, 100 - tail


def elo(wins: np.ndarray) -> np.ndarray:
    """Elo ratings with mean 0 from a matrix of wins (draws count half to both), by Bradley and Terry's model.

    Each pair that met gets a tenth of a draw in advance, so that a bot that never lost has a finite rating.
    """
    met = (wins + wins.T) > 0
    games = np.where(met, wins + 0.05, 0.0)
    totals = games + games.T
    strength = np.zeros(len(wins))
    # Newton's method: the likelihood has one peak. Steps are cut short, because far from it they go too far.
    for _ in range(200):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (games - totals * expected).sum(axis=1)
        bends = totals * expected * (1 - expected)
        step = np.linalg.pinv(np.diag(bends.sum(axis=1)) - bends, 1e-10, hermitian=True) @ slope
        strength += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-9:
            break
    ratings: np.ndarray = 400.0 * (strength - strength.mean()) / np.log(10)
    return ratings
