"""Bots on PostgreSQL: a bot's turn is a job that is stored together with the move that caused it, and is taken by
whichever process is alive. The key (match, n) makes sure that it is played once even if two should try."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.jobs import DeleteJobCondition
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.table.house import House
from ludoteca.table.sitters import Thinking
from ludoteca.table.trouble import Refused

log = logging.getLogger(__name__)

QUEUE = "bots"
AT_ONCE = 40
"""Jobs of one process; most of them wait for the bot's pace."""
HEARTBEAT = 2.0
DEAD_AFTER = 8.0
"""Seconds without a heartbeat after which a process counts as dead and its jobs are given to others."""


class Jobs:
    def __init__(self, address: str) -> None:
        plain = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
        self.app = App(connector=PsycopgConnector(conninfo=plain, min_size=1, max_size=4))
        self._house: House | None = None
        self._thinking: Thinking | None = None
        retry = RetryStrategy(max_attempts=20, linear_wait=2)
        self._task = self.app.task(name="bots", queue=QUEUE, retry=retry)(self._step)

    @classmethod
    @contextlib.asynccontextmanager
    async def opened(cls, address: str) -> AsyncIterator[Jobs]:
        jobs = cls(address)
        async with jobs.app.open_async():
            yield jobs

    async def leave(self, connection: AsyncConnection, table: str, match: str, n: int) -> None:
        """Leave work for the bots, as part of the transaction that makes it necessary."""
        raw = (await connection.get_raw_connection()).driver_connection
        await self._task.configure(connection=raw).defer_async(table=table, match=match, n=n)

    @contextlib.asynccontextmanager
    async def working(self, house: House) -> AsyncIterator[None]:
        """Take jobs for as long as the block runs, and those of processes that have died."""
        self._house, self._thinking = house, Thinking(house)
        worker = asyncio.create_task(
            self.app.run_worker_async(
                queues=[QUEUE],
                concurrency=AT_ONCE,
                install_signal_handlers=False,
                fetch_job_polling_interval=2.0,
                delete_jobs=DeleteJobCondition.SUCCESSFUL,
                shutdown_graceful_timeout=5.0,
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=DEAD_AFTER,
            )
        )
        rescuer = asyncio.create_task(self._rescue())
        try:
            yield
        finally:
            for task in (rescuer, worker):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            self._thinking.stop()

    async def _step(self, table: str, match: str, n: int) -> None:
        house, thinking = self._house, self._thinking
        if house is None or thinking is None:
            raise RuntimeError("a job came before the house was open")
        with contextlib.suppress(Refused):
            live = await house.live(table)
            if live.running is None or live.running.id != match or live.running.n < n:
                async with live.lock:
                    await live.refresh()
            # If the match has gone on since, whoever moved it on has left a newer job.
            if live.running is not None and (live.running.id, live.running.n) == (match, n):
                await thinking.step(live)

    async def _rescue(self) -> None:
        manager = self.app.job_manager
        while True:
            await asyncio.sleep(DEAD_AFTER / 2)
            try:
                for job in await manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=DEAD_AFTER):
                    await manager.retry_job(job)
            except Exception:
                log.exception("the jobs of dead processes could not be looked after")
