"""Logs that cannot be made to flood: whoever can cause an error can cause it a thousand times a second."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

LEVELS = ("debug", "info", "warning", "error")
"""How much may be logged."""

_BURST = 20
_PER_SECOND = 1.0
_MOST_KINDS = 1_000


class RepeatLimit(logging.Filter):
    """Lets the first lines of a kind pass and then one a second, which says how many were left out. Of one kind are
    lines of the same logger and level with the same unformatted text. Ordinary lines about requests have limits of
    their own (limits.py) and pass."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, int, str], tuple[float, float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        now = self._clock()
        kind = (record.name, record.levelno, str(record.msg)[:200])
        left, at, hidden = self._kinds.pop(kind, (float(_BURST), now, 0))
        left = min(_BURST, left + (now - at) * _PER_SECOND)
        passes = left >= 1
        # Put back as the newest, so that the oldest kind is forgotten first.
        self._kinds[kind] = (left - 1, now, 0) if passes else (left, now, hidden + 1)
        if len(self._kinds) > _MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        if passes and hidden:
            record.left_out = hidden
        return passes
