"""Ending what goes on in the background."""

from __future__ import annotations

import asyncio
from typing import Any

_ASK_AGAIN = 1.0
"""Seconds for what a task still does when it is told to end."""


async def end(*tasks: asyncio.Task[Any], patience: float = _ASK_AGAIN) -> None:
    """Cancel tasks until they have ended; what they end with is of no account.

    To ask once is not enough. Python 3.11's `asyncio.wait_for` keeps a cancellation to itself that comes in the moment
    in which what it waits for has just finished, and whoever called it goes on as if nobody had asked. redis-py sends
    every command that way. A server waited for such a task for ever when it was stopped while Redis came back.
    """
    going_on = {task for task in tasks if not task.done()}
    while going_on:
        for task in going_on:
            task.cancel()
        _, going_on = await asyncio.wait(going_on, timeout=patience)
    await asyncio.gather(*tasks, return_exceptions=True)
