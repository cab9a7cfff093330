"""A queue of jobs in PostgreSQL, and the worker of this process that takes from it. A job is taken by whichever process
is alive, and given to another one when that process dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime

from procrastinate import App, JobContext, PsycopgConnector
from procrastinate.jobs import DeleteJobCondition, Job
from procrastinate.retry import BaseRetryStrategy, RetryDecision
from procrastinate.worker import Worker
from psycopg.conninfo import make_conninfo
from sqlalchemy.engine import make_url

from ludoteca.table.bus import POSTGRES_LINE
from ludoteca.table.tasks import end

log = logging.getLogger(__name__)

HEARTBEAT = 2.0
DEAD_AFTER = 8.0
"""Seconds without a heartbeat after which a process counts as dead and its jobs are given to others."""
CONNECT_WITHIN = 10.0
"""Seconds for a connection to the database; a worker that gets none ends, and another one starts."""
_GRACE = 5.0
"""Seconds that a worker takes, when it is told to end, for the jobs that it has begun."""
RETRY_AT_MOST = 30.0
"""Seconds between two tries of a job, or of the worker: doubled after every failure."""

_MY_JOBS = """
SELECT id FROM procrastinate_jobs WHERE queue_name = %(queue)s AND status = 'doing' AND worker_id = %(worker)s
"""


def job_app(address: str) -> App:
    """The queues of a database."""
    plain = make_conninfo(
        make_url(address).set(drivername="postgresql").render_as_string(hide_password=False), **POSTGRES_LINE
    )
    return App(connector=PsycopgConnector(conninfo=plain, min_size=1, max_size=4, timeout=CONNECT_WITHIN))


class KeepTrying(BaseRetryStrategy):
    """A job is never given up: storage that is away comes back."""

    def __init__(self, what: str) -> None:
        self._what = what

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision:
        where: dict[str, object] = {n: job.task_kwargs[n] for n in ("table", "match", "n") if n in job.task_kwargs}
        wait = min(RETRY_AT_MOST, 2.0 ** min(job.attempts, 10))
        log.warning("%s failed; trying again in %g s: %r", self._what, wait, exception, extra=where)
        return RetryDecision(retry_in={"seconds": round(wait)})


class QueueWorker:
    """Takes the jobs of one queue."""

    def __init__(self, app: App, queue: str, concurrency: int, what: str) -> None:
        self.app = app
        self.queue = queue
        self._concurrency = concurrency
        self._what = what
        """What it does, for the log: “The worker that …”."""
        self._worker: Worker | None = None
        self._at_work: set[int] = set()
        """Jobs that this process has taken and not finished."""
        self._ending = False
        """No more jobs: the server is being stopped."""

    @property
    def working(self) -> bool:
        return self._worker is not None and self._worker.worker_id is not None

    @contextlib.contextmanager
    def at_work(self, context: JobContext) -> Iterator[None]:
        """A job is being done for as long as the block runs."""
        job = context.job.id or 0
        self._at_work.add(job)
        try:
            yield
        finally:
            self._at_work.discard(job)

    @contextlib.asynccontextmanager
    async def taking_jobs(self) -> AsyncIterator[None]:
        """Take jobs for as long as the block runs, and those of processes that have died."""
        tasks = [asyncio.create_task(self._keep_working()), asyncio.create_task(self._keep_rescuing())]
        try:
            yield
        finally:
            self._ending = True
            # A worker takes its time for what it has begun, and would break it off if it were asked again at once.
            await end(*tasks, patience=2 * _GRACE)

    async def _keep_working(self) -> None:
        """Run a worker, and another one after it has failed: it ends when the database is away for a while."""
        failures = 0
        while True:
            self._worker = Worker(
                self.app,
                queues=[self.queue],
                concurrency=self._concurrency,
                install_signal_handlers=False,
                fetch_job_polling_interval=2.0,
                delete_jobs=DeleteJobCondition.SUCCESSFUL,
                shutdown_graceful_timeout=_GRACE,
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=DEAD_AFTER,
            )
            began = asyncio.get_running_loop().time()
            try:
                await self._worker.run()  # type: ignore[no-untyped-call]
                why = "it stopped by itself"
            except Exception as error:
                why = repr(error)
            finally:
                self._worker = None
            if self._ending:
                return  # it failed while it was ending, because the database is away
            lasted = asyncio.get_running_loop().time() - began
            failures = 0 if lasted > RETRY_AT_MOST else failures + 1
            wait = min(RETRY_AT_MOST, 0.5 * 2**failures)
            log.error("The worker that %s has ended (%s); a new one starts in %g s.", self._what, why, wait)
            await asyncio.sleep(wait)

    async def _keep_rescuing(self) -> None:
        """Give jobs that nobody works on to somebody: those of processes that have died, and those that this process
        was given without learning of it, because the connection broke."""
        suspects: set[int] = set()
        while True:
            await asyncio.sleep(DEAD_AFTER / 2)
            try:
                manager = self.app.job_manager
                for job in await manager.get_stalled_jobs(queue=self.queue, seconds_since_heartbeat=DEAD_AFTER):
                    await manager.retry_job(job)
                suspects = await self._rescue_own(suspects)
            except Exception as error:
                log.warning("Jobs that nobody works on could not be looked for (%s): %r", self.queue, error)

    async def _rescue_own(self, suspects: set[int]) -> set[int]:
        """Jobs that count as this worker's and are not being worked on; the second time they are seen they are put back
        (a job that is just being finished is seen once at most)."""
        worker = None if self._worker is None else self._worker.worker_id
        if worker is None:
            return set()
        rows = await self.app.connector.execute_query_all_async(_MY_JOBS, queue=self.queue, worker=worker)
        idle = {int(row["id"]) for row in rows} - self._at_work
        for job in idle & suspects:
            log.warning("A job was taken and never begun: put back.", extra={"job": job, "queue": self.queue})
            await self.app.job_manager.retry_job_by_id_async(job, retry_at=datetime.now(tz=UTC))
        return idle - suspects
