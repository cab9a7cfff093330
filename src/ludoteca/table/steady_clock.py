"""The time of day without steps: when somebody sets the machine's clock, nobody at a table loses or gains an hour."""

from __future__ import annotations

import time
from collections.abc import Callable

CATCH_UP = 0.01
"""After a step the clock comes nearer to the time of day by this part of the time that passes: 36 seconds an hour."""
STEP = 2.0
"""Seconds. Smaller differences are taken over at once, as far as that does not lead backwards."""


class SteadyClock:
    """Seconds since 1970, like `time.time`, but never backwards and never in leaps."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._now = wall()
        self._at = monotonic()

    def __call__(self) -> float:
        at = self._monotonic()
        passed, self._at = at - self._at, at
        expected = self._now + passed
        off = self._wall() - expected
        if abs(off) > STEP:
            most = passed * CATCH_UP
            off = max(-most, min(most, off))
        self._now = max(self._now, expected + off)
        return self._now
