"""Opening and closing a house: storage, the bus to other processes, bots, housekeeping."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from ludoteca.mind import assist
from ludoteca.server.settings import Settings
from ludoteca.table.bots import LocalBotRunner
from ludoteca.table.bus import Bus, PostgresBus, RedisBus
from ludoteca.table.database import Database, address_of, is_postgres
from ludoteca.table.house import House
from ludoteca.table.housekeeping import housekeeping
from ludoteca.table.operators import Operators
from ludoteca.table.review_worker import LocalReviewRunner
from ludoteca.table.tasks import end
from ludoteca.table.upgrade import upgrade

log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """A house that is open for as long as the block runs."""
    address = address_of(settings.database)
    await asyncio.to_thread(upgrade, address)
    alone = not is_postgres(address)
    opened = _on_sqlite(address, settings) if alone else _on_postgres(address, settings)
    async with opened as house, standing_kept(house), housekeeping(house, wake_bots=alone):
        warming = asyncio.create_task(_warm_up(settings.data)) if settings.warm else None
        try:
            yield house
        finally:
            if warming is not None:
                await end(warming)


@contextlib.asynccontextmanager
async def standing_kept(house: House) -> AsyncIterator[None]:
    """What operators have decided holds from the start, and is looked up now and then: a notice may be lost."""
    operators = Operators.of(house)
    if operators is None:
        yield
        return
    for tries_left in reversed(range(_FIRST_LOOKS)):
        try:
            await operators.refresh()
            break
        except TimeoutError:
            # A machine that starts is busy: nobody may be let in before this is known, but it need not fail for that.
            if not tries_left:
                raise
            log.warning("The database is slow to say what operators have decided; asking again.")

    async def look() -> None:
        while True:
            await asyncio.sleep(_LOOK_AT_STANDING)
            try:
                await operators.refresh()
            except Exception as error:
                log.warning("What operators have decided could not be looked up: %r", error)

    task = asyncio.create_task(look())
    try:
        yield
    finally:
        await end(task)


_LOOK_AT_STANDING = 30.0
"""Seconds."""
_FIRST_LOOKS = 12
"""How often the database is asked before a server gives up to start."""


@contextlib.asynccontextmanager
async def _on_sqlite(address: str, settings: Settings) -> AsyncIterator[House]:
    """The only process, with its own bots."""
    house = House(Database(address), policy=settings.policy)
    await house.open()
    house.bots = LocalBotRunner(house)
    house.reviews = reviews = LocalReviewRunner(house)
    reviews.begin()
    try:
        yield house
    finally:
        await house.close()


@contextlib.asynccontextmanager
async def _on_postgres(address: str, settings: Settings) -> AsyncIterator[House]:
    """One of any number of processes: they hear of each other's changes, and share the bots' work."""
    from ludoteca.server.bot_jobs import BotJobs
    from ludoteca.server.review_jobs import ReviewJobs

    bus: Bus = PostgresBus(address) if settings.redis is None else RedisBus(settings.redis)
    database = Database(address)
    house = House(database, bus=bus, policy=settings.policy)
    async with BotJobs(address, house) as jobs:
        database.in_transaction.append(jobs.in_transaction)
        house.bots = jobs
        house.reviews = reviews = ReviewJobs(jobs.app, house)
        await house.open()
        try:
            async with jobs.working(), reviews.working():
                yield house
        finally:
            await house.close()


async def _warm_up(data: Path) -> None:
    """Load the bots and what helps people before anybody asks: compiled parts take seconds the first time."""
    try:
        await asyncio.to_thread(assist.warm, data)
    except Exception:
        log.exception("Bots or help could not be loaded before they are needed.")
