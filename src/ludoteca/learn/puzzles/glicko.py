"""Glicko-2: how strong somebody is at puzzles, and how sure that is. After Mark Glickman, “Example of the Glicko-2
system” (2022); every step below has its number there.

Written out here after looking for a package. `glicko2` 2.1.0 on PyPI takes the rating where step 5 takes the deviation,
so that volatility comes out wrong for everybody who is not rated 1500 (the worked example is about such a player and
hides it); it has no types. `skelo` rests on pandas and scikit-learn. Those on npm would rate people in their browsers.
It is a page of arithmetic, held against the worked example and, away from 1500, against step 5 itself. A puzzle is an
opponent whose rating is known and does not change.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

import msgspec

SCALE = 173.7178
TAU = 0.5
"""How much volatility itself may change."""
CLOSE = 1e-6
PUZZLE_DEVIATION = 60.0
"""How sure the rating of a puzzle is."""


class Rating(msgspec.Struct, frozen=True):
    """A newcomer's, unless somebody has played."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


Result = tuple[float, float, float]
"""The opponent's rating and deviation, and the score: 1 won, 0.5 drawn, 0 lost."""


def after(player: Rating, results: Sequence[Result], tau: float = TAU) -> Rating:
    """The rating after a period with these results. Without any, one is only less sure of it (step 6)."""
    mu, phi = (player.rating - 1500) / SCALE, player.deviation / SCALE  # step 2
    if not results:
        return Rating(player.rating, SCALE * sqrt(phi**2 + player.volatility**2), player.volatility)
    spread = gain = 0.0
    for rating, deviation, score in results:  # steps 3 and 4
        g = _g(deviation / SCALE)
        expected = 1 / (1 + exp(-g * (mu - (rating - 1500) / SCALE)))
        spread += g**2 * expected * (1 - expected)
        gain += g * (score - expected)
    v = 1 / spread
    sigma = _volatility(phi, player.volatility, v, v * gain, tau)  # step 5
    wider = sqrt(phi**2 + sigma**2)  # step 6
    new_phi = 1 / sqrt(1 / wider**2 + 1 / v)  # step 7
    new_mu = mu + new_phi**2 * gain
    return Rating(SCALE * new_mu + 1500, SCALE * new_phi, sigma)  # step 8


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(phi: float, sigma: float, v: float, delta: float, tau: float) -> float:
    """Step 5, by the Illinois algorithm."""
    a = log(sigma**2)

    def f(x: float) -> float:
        grown = exp(x)
        over = grown * (delta**2 - phi**2 - v - grown) / (2 * (phi**2 + v + grown) ** 2)
        return float(over - (x - a) / tau**2)

    low = a
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        k = 1
        while f(a - k * tau) < 0:
            k += 1
        high = a - k * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)


def after_puzzle(player: Rating, rating: float, score: float) -> Rating:
    """One puzzle is one period."""
    return after(player, [(rating, PUZZLE_DEVIATION, score)])
