"""Opening the house: storage, the line to other processes, bots, and what has to be looked after all the time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.mind import assist
from ludoteca.server.settings import Settings
from ludoteca.table import playing
from ludoteca.table.bus import Bus, PostgresBus, RedisBus, Word
from ludoteca.table.database import Database, address_of, is_postgres
from ludoteca.table.house import House, bots_may_act
from ludoteca.table.people import new_token
from ludoteca.table.sitters import SittersHere
from ludoteca.table.store import Change
from ludoteca.table.trouble import Refused
from ludoteca.table.upgrade import upgrade

log = logging.getLogger(__name__)

_GRACE = 10.0
"""Seconds after a start before anybody can be late: they have to find their way back first."""


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """A house that is open for as long as the block runs."""
    address = address_of(settings.database)
    await asyncio.to_thread(upgrade, address)
    async with contextlib.AsyncExitStack() as stack:
        if is_postgres(address):
            house = await stack.enter_async_context(_on_postgres(address, settings))
        else:
            house = House(Database(address), manners=settings.manners)
            await house.open()
            stack.push_async_callback(house.close)
            house.sitters = SittersHere(house)
        chores = [_alarms(house), _tidying(house), _presence(house), _waking(house)]
        for chore in [*chores, _warming()] if settings.warm else chores:
            stack.push_async_callback(_stop, asyncio.create_task(chore))
        yield house


@contextlib.asynccontextmanager
async def _on_postgres(address: str, settings: Settings) -> AsyncIterator[House]:
    """One of any number of processes: they hear of each other's changes, and share the bots' work."""
    from ludoteca.server.jobs import Jobs

    process = new_token(8)
    bus: Bus = PostgresBus(address) if settings.redis is None else RedisBus(settings.redis)

    async def also(connection: AsyncConnection, change: Change) -> None:
        if bus.in_transaction:
            await bus.tell(Word(process, change.id, "change"), connection)
        if change.bots is not None and change.match is not None:
            await jobs.leave(connection, change.id, change.match, change.bots)

    async with Jobs.opened(address) as jobs:
        house = House(Database(address, also), bus=bus, manners=settings.manners, process=process)
        await house.open()
        try:
            async with jobs.working(house):
                yield house
        finally:
            await house.close()


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; a failure is logged and does not stop it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception:
            log.exception("a chore failed")


async def _warming() -> None:
    """Load the bots and what helps people before anybody asks: compiled parts take seconds the first time."""
    try:
        await asyncio.to_thread(assist.warm)
    except Exception:
        log.exception("bots or help could not be loaded")


async def _alarms(house: House) -> None:
    """Ring where somebody's time has run out."""

    async def ring() -> None:
        for table in await house.store.due(house.now()):
            with contextlib.suppress(Refused):
                await playing.ring(house, table)

    await asyncio.sleep(_GRACE)
    await _every(1.0, ring)


async def _tidying(house: House) -> None:
    """Forget what nobody has come back to."""
    await _every(3600.0, lambda: playing.tidy(house))


async def _presence(house: House) -> None:
    async def tell() -> None:
        for live in house.in_memory:
            if live.listeners:
                house.tell_presence(live)

    await _every(15.0, tell)


async def _waking(house: House) -> None:
    """After a start: bots whose turn it was go on. On PostgreSQL their work has been waiting in the queue."""
    if isinstance(house.sitters, SittersHere):
        for table in await house.store.playing():
            with contextlib.suppress(Refused):
                live = await house.live(table)
                if live.running is not None and bots_may_act(live.table, live.running):
                    house.sitters.wake(live)
