"""What a house does by itself, all the time: clocks that run out, tables that nobody comes back to, presence, and a
watchdog over the bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

from ludoteca.table import presence, table_match
from ludoteca.table.actions import enforce_clock
from ludoteca.table.bot_runner import bots_may_act, waiting_for
from ludoteca.table.errors import ApiError
from ludoteca.table.history import count_some
from ludoteca.table.house import House
from ludoteca.table.neighbours import ALIVE_EVERY
from ludoteca.table.tasks import end

log = logging.getLogger(__name__)

DAY = 86_400.0
WATCHDOG_EVERY = 5.0
COUNT_EVERY = 20.0
"""Seconds between looks for results that have not been worked out (history.py)."""
_GRACE = 10.0
"""Seconds after a start before anybody can be late: they have to find their way back first."""


@contextlib.asynccontextmanager
async def housekeeping(house: House, *, wake_bots: bool) -> AsyncIterator[None]:
    """Everything here, for as long as the block runs. `wake_bots` where no queue remembers whose turn it was."""
    jobs = [
        _every(1.0, enforce_clocks, house, after=_GRACE),
        _every(3600.0, purge, house),
        _every(presence.REPEAT_EVERY, announce_presence, house),
        _every(ALIVE_EVERY, watch_neighbours, house),
        _every(WATCHDOG_EVERY, wake_stalled, house),
        _every(COUNT_EVERY, count_some, house),
    ]
    if wake_bots:
        jobs.append(wake_all_bots(house))
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        yield
    finally:
        await end(*tasks)


async def _every(seconds: float, job: Callable[[House], Awaitable[object]], house: House, after: float = 0.0) -> None:
    """Do something again and again; a failure is logged and does not stop it."""
    await asyncio.sleep(after)
    while True:
        await asyncio.sleep(seconds)
        try:
            await job(house)
        except Exception:
            log.exception("Housekeeping (%s) failed; it is tried again in %g s.", job.__name__, seconds)


@contextlib.contextmanager
def _alone(house: House, table: str) -> Iterator[None]:
    """What fails at one table, as when a game from elsewhere raises, keeps nothing from the others. It is logged once,
    however often it is tried."""
    try:
        yield
        house.failing.discard(table)
    except ApiError:
        house.failing.discard(table)
    except Exception:
        if table not in house.failing:
            log.exception("Housekeeping failed at a table; the others go on.", extra={"table": table})
        house.failing.add(table)


async def enforce_clocks(house: House) -> None:
    """Let bots play for people whose time has run out, but not while they cannot play themselves."""
    if house.standing.read_only:
        return
    for table in await house.store.due(house.now()):
        with _alone(house, table):
            await enforce_clock(house, table)


async def purge(house: House) -> None:
    """Forget what nobody has come back to. Where somebody is connected, nothing is forgotten."""
    policy, now = house.policy, house.now()
    stale = await house.store.purge(
        lobbies=policy.lobby_days * DAY,
        matches=policy.match_days * DAY,
        records=policy.record_days * DAY,
        people=policy.person_days * DAY,
        alerts=policy.alert_days * DAY,
        now=now,
        in_use=[session.table.id for session in house.cache.sessions if session.listeners],
    )
    for table in stale:
        with _alone(house, table):
            await _abandon(house, table)
    for session in house.cache.sessions:
        if session.table.status == "lobby" and not session.listeners:
            with _alone(house, session.table.id):
                await house.refresh(session)


async def _abandon(house: House, table: str) -> None:
    """End a match that nobody has come back to."""
    session = await house.session(table)
    await house.committer.edit(session, lambda state: table_match.end(state, "abandoned") if state.playing else state)


async def announce_presence(house: House) -> None:
    for session in house.cache.sessions:
        if session.listeners:
            house.presence.announce(session)


async def watch_neighbours(house: House) -> None:
    """Say that this process is alive, and read everything again when another one is not."""
    house.outbox.say("alive")
    silent = house.neighbours.fell_silent()
    if silent:
        log.warning("Fell silent without a goodbye: %s. What they have stored is read again.", ", ".join(silent))
        house.refresh_all()


async def wake_stalled(house: House) -> int:
    """The watchdog: find tables that wait for a bot while nobody is thinking, wake their bots and count them. There
    must be none."""
    waiting = []
    for session in house.cache.sessions:
        with _alone(house, session.table.id):
            if waiting_for(session) is not None:
                waiting.append(session)
    stalled = await house.bots.idle(waiting) if waiting else []
    for session in stalled:
        told = {"table": session.table.id, "match": session.table.match, "seat": waiting_for(session)}
        log.error("A table waited for a bot and nobody was thinking; the watchdog has woken it.", extra=told)
        house.stalls += 1
        await house.bots.revive(session)
    return len(stalled)


async def wake_all_bots(house: House) -> None:
    """After a start: bots whose turn it was go on, and people who were not told of theirs are told. A table that cannot
    be read keeps no other one waiting, and is tried again."""
    wait = 1.0
    left: list[str] | None = None
    told: set[str] = set()
    while left is None or left:
        try:
            tables = await house.store.tables_in_play() if left is None else left
            left = [table for table in tables if not await _wake_bots(house, table, told)]
        except Exception:
            log.exception("The tables in play could not be read; trying again in %g s.", wait)
        await asyncio.sleep(wait if left is None or left else 0)
        wait = min(60.0, 2 * wait)


async def _wake_bots(house: House, table: str, told: set[str]) -> bool:
    """Whether a table could be read; that it could not is logged once."""
    try:
        session = await house.session(table)
        if session.live is not None and bots_may_act(session.table, session.live):
            house.bots.wake(session)
        house.outbox.alerts.turn_changed(session)
    except ApiError:
        return True
    except Exception:
        if table not in told:
            log.exception("A table could not be read; its bots wait until it can.", extra={"table": table})
        told.add(table)
        return False
    return True
