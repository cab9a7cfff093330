"""Bots on PostgreSQL: a bot's turn is a job that is stored together with the move that caused it, and is taken by
whichever process is alive. The key (match, n) makes sure that it is played once even if two should try."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from types import TracebackType

from procrastinate import JobContext
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.job_queue import KeepTrying, QueueWorker, job_app
from ludoteca.table.bot_runner import waiting_for
from ludoteca.table.bots import BotThinker
from ludoteca.table.errors import ApiError
from ludoteca.table.house import House
from ludoteca.table.session import TableSession
from ludoteca.table.store import Change

log = logging.getLogger(__name__)

QUEUE = "bots"
CONCURRENCY = 40
"""Jobs of one process; most of them wait for the bot's pace."""

_OPEN_JOBS = """
SELECT args->>'match' AS match, (args->>'n')::int AS n FROM procrastinate_jobs
WHERE queue_name = %(queue)s AND status IN ('todo', 'doing')
"""


class BotJobs:
    """The bots' jobs, and the worker of this process that takes them (a `BotRunner`)."""

    def __init__(self, address: str, house: House) -> None:
        self.app = job_app(address)
        self._house = house
        self._thinker = BotThinker(house)
        self._queue = QueueWorker(self.app, QUEUE, CONCURRENCY, "plays for bots")
        keep_trying = KeepTrying("A bot's turn")
        self._task = self.app.task(name="bots", queue=QUEUE, retry=keep_trying, pass_context=True)(self._step)

    async def __aenter__(self) -> BotJobs:
        await self.app.open_async()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.app.close_async()

    async def in_transaction(self, connection: AsyncConnection, change: Change) -> None:
        """Leave work for the bots, as part of the transaction that makes it necessary."""
        if change.bots is not None and change.match is not None:
            raw = (await connection.get_raw_connection()).driver_connection
            job = self._task.configure(connection=raw)
            await job.defer_async(table=change.id, match=change.match, n=change.bots)

    # --- taking jobs --------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """Take jobs for as long as the block runs, and those of processes that have died."""
        try:
            async with self._queue.taking_jobs():
                yield
        finally:
            self._thinker.stop()

    def problem(self) -> str | None:
        return None if self._queue.working else "no worker plays for bots"

    def waiting(self) -> int:
        return self._thinker.waiting()

    async def _step(self, context: JobContext, table: str, match: str, n: int) -> None:
        with self._queue.at_work(context):
            try:
                session = await self._house.session(table)
                if session.live is None or session.live.id != match or session.live.n < n:
                    await self._house.refresh(session)
                # If the match has gone on since, whoever moved it on has left a newer job.
                if session.live is not None and (session.live.id, session.live.n) == (match, n):
                    await self._thinker.step(session)
            except ApiError as error:
                where = {"table": table, "match": match}
                log.debug("A bot's turn is no longer to be played: %s", error.code, extra=where)

    # --- for the watchdog: the bots' work lies in the queue, so that waking them is nothing ----------------------

    def wake(self, session: TableSession) -> None:
        return None

    async def idle(self, waiting: Sequence[TableSession]) -> list[TableSession]:
        """Those whose turn has no job, waiting or running. What was read is read again afterwards: where the match has
        gone on meanwhile, there was nothing to find."""
        before = await self._still_waiting(waiting)
        newest: dict[str, int] = {}
        for row in await self.app.connector.execute_query_all_async(_OPEN_JOBS, queue=QUEUE):
            newest[row["match"]] = max(newest.get(row["match"], 0), row["n"])
        suspects = [session for session, (match, n) in before.items() if newest.get(match, -1) < n]
        after = await self._still_waiting(suspects)
        return [session for session in suspects if after.get(session) == before[session]]

    async def _still_waiting(self, sessions: Sequence[TableSession]) -> dict[TableSession, tuple[str, int]]:
        """Where the matches of tables stand that wait for a bot, by what is stored. A bot that has just moved has left
        the turn to somebody else, who needs no job to think."""
        for session in sessions:
            await self._house.refresh(session)
        return {it: (it.live.id, it.live.n) for it in sessions if it.live is not None and waiting_for(it) is not None}

    async def revive(self, session: TableSession) -> None:
        if session.live is not None:
            await self._task.defer_async(table=session.table.id, match=session.live.id, n=session.live.n)

    async def stop(self) -> None:
        return None
