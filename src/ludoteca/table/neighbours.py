"""The other processes that serve the same tables: which of them are alive.

A change is told after its transaction, by a notice of its own (bus.py): inside it, PostgreSQL would make all commits
wait for each other. A process that dies in between has stored something that nobody was told. So every process says now
and then that it is alive; when one falls silent without having said goodbye, everything it may have changed is read
again (housekeeping.py)."""

from __future__ import annotations

from collections.abc import Callable

ALIVE_EVERY = 4.0
SILENT_AFTER = 12.0
"""Seconds without a word after which a process counts as dead."""


class Neighbours:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._heard: dict[str, float] = {}
        """When each process was last heard."""

    def heard(self, process: str) -> None:
        self._heard[process] = self._clock()

    def left(self, process: str) -> None:
        """It has told everything, and is gone."""
        self._heard.pop(process, None)

    def fell_silent(self) -> list[str]:
        """Those that have fallen silent since this was last asked."""
        silent = [name for name, at in self._heard.items() if self._clock() - at > SILENT_AFTER]
        for name in silent:
            del self._heard[name]
        return silent
