"""How much one person or address may ask for: token buckets in memory, forgotten when they are full again."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Literal

from ludoteca.table.trouble import come_back

Kind = Literal["request", "write", "person", "code", "table", "talk", "move", "help", "record"]

ALLOWED: dict[Kind, tuple[float, float]] = {
    # burst, and how many a second after that
    "request": (400, 60),
    "write": (80, 15),
    "person": (30, 0.2),
    "code": (20, 0.2),
    "table": (20, 0.2),
    "talk": (6, 0.7),
    "move": (60, 12),
    "help": (30, 4),
    "record": (10, 0.05),
}
_MOST = 50_000


class Limits:
    """Buckets by kind and by whom."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: Kind, whom: str) -> None:
        """Count one; Refused when it was one too many."""
        if not self._on:
            return
        burst, rate = ALLOWED[kind]
        now = self._clock()
        left, at = self._buckets.pop((kind, whom), (burst, now))
        left = min(burst, left + (now - at) * rate)
        self._buckets[kind, whom] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        if left < 1:
            raise come_back("slow-down", 429, ceil((1 - left) / rate))
