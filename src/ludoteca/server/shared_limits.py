"""Rate limits that hold over all processes of one server: each tells the others every second what it gave.

Nobody waits for it: a visitor is counted in memory, and what the others gave comes a second later. Somebody who asks
all processes at once gets more for that second and is in debt afterwards (docs/decisions/008-shared-limits.md)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from ludoteca.server.limits import Limits, Taken
from ludoteca.table.bus import Notice
from ludoteca.table.house import House
from ludoteca.table.tasks import end

EVERY = 1.0
"""Seconds between two exchanges."""
_MOST = 600
"""So many visitors are told of at once; those who took most first, the others a second later."""
_BYTES = 6_000
"""Of one notice. PostgreSQL takes 8 000."""


@contextlib.asynccontextmanager
async def sharing(house: House, limits: Limits) -> AsyncIterator[None]:
    """Share limits with the other processes, if there can be any, for as long as the block runs."""
    if house.bus.alone:
        yield
        return
    limits.share()
    house.hears["limits"] = lambda notice: limits.hear(notice.taken)
    task = asyncio.create_task(_keep_telling(house, limits))
    try:
        yield
    finally:
        await end(task)
        del house.hears["limits"]


async def _keep_telling(house: House, limits: Limits) -> None:
    while True:
        await asyncio.sleep(EVERY)
        # In the place of news that has not gone out yet newer would come, and the older be lost: it gathers meanwhile.
        most = 0 if house.bus.unsent("limits") else _MOST
        for number, part in enumerate(parts(limits.news(most))):
            house.bus.publish(Notice(house.outbox.process, f"limits {number}", "limits", taken=tuple(part)))


def parts(news: list[Taken]) -> list[list[Taken]]:
    """News in portions that fit into a notice each."""
    found: list[list[Taken]] = []
    size = _BYTES
    for taken in news:
        # As JSON, with room for every character to be written as \uXXXX.
        length = 6 * (len(taken[0]) + len(taken[1])) + 40 if not taken[1].isascii() else sum(map(len, taken[:2])) + 40
        if size + length > _BYTES:
            found.append([])
            size = 0
        found[-1].append(taken)
        size += length
    return found
