"""Whether people should be sent to this process: /ready tells the truth, and within a second, always."""

from __future__ import annotations

import asyncio
import contextlib

from ludoteca.mind import loading
from ludoteca.table.house import House

WITHIN = 0.8
"""Seconds that the storage has to answer; a load balancer does not wait long."""


class Readiness:
    """Asks the storage, the bots' worker and the machine code how they are."""

    def __init__(self, house: House, within: float = WITHIN) -> None:
        self._house = house
        self._within = within
        self._asking: asyncio.Task[None] | None = None

    async def problem(self) -> str | None:
        """Why nobody should be sent here now, if there is a reason."""
        return await self._storage() or self._house.bots.problem()

    async def _storage(self) -> str | None:
        # A question that is not answered is not asked again, and nobody waits until it is given up: a connection that
        # is dead takes its time for that.
        task = self._asking
        if task is None:
            task = self._asking = asyncio.create_task(self._house.store.ping())
            task.add_done_callback(self._answered)
        await asyncio.wait({task}, timeout=self._within)
        if not task.done():
            return "the storage does not answer in time"
        error = None if task.cancelled() else task.exception()
        return None if error is None else f"the storage fails ({type(getattr(error, 'orig', error)).__name__})"

    def _answered(self, task: asyncio.Task[None]) -> None:
        self._asking = None
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await asyncio.wait({self._asking}, timeout=self._within)


def machine_code() -> str | None:
    """What is to be said of the bots' machine code while it is not all there. They play without it meanwhile, which is
    no reason to send people elsewhere."""
    states = loading.state()
    if all(state in ("ready", "cold") for state in states.values()):
        return None
    told = ", ".join(f"{family} {state}" for family, state in sorted(states.items()))
    return f"bots think without machine code where it is not ready: {told}"
