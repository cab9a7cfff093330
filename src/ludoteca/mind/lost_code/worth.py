"""What knowledge is worth, by how many rounds are still to come."""

from __future__ import annotations

import numpy as np

from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.posterior import guesses


class Worth:
    """Weights of what is known of a code, per rounds left after this one.

    A row weighs [final guess, best chance, its square, entropy, joint entropy] (codes.py). With no round left only
    the final guess counts, and counts fully.
    """

    def __init__(self, rows: list[list[float]], points: list[float] | None = None) -> None:
        self._rows = np.array(rows, np.float64)
        self._points = points or [1.0]

    def at(self, left: int) -> Floats:
        row: Floats = self._rows[min(left, len(self._rows) - 1)]
        return row

    def point(self, left: int) -> float:
        """What a point on the track is worth now."""
        return self._points[min(left, len(self._points) - 1)]

    def unlocked(self, left: int, row: Floats) -> float:
        """What a symbol with these chances will be worth at the end if it is left open."""
        now = max(value for _, _, value in guesses(row))
        return 5 - (5 - now) * 0.85**left


POINTS_ONLY = Worth([[1.0, 0, 0, 0, 0], [0.0, 0, 0, 0, 0]])
STEADY = Worth([[1.0, 0, 0, 0, 0], [0.8, 0, 0, 0, 0]])
"""Final guesses count four fifths as long as rounds are left: a rule of thumb."""
