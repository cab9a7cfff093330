"""Reviews on PostgreSQL: a review is a job that is taken by whichever process is alive, one at a time in each. What was
judged is stored, so that whoever takes over from a process that died goes on from there."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from procrastinate import App, JobContext
from procrastinate.exceptions import AlreadyEnqueued

from ludoteca.server.job_queue import KeepTrying, QueueWorker
from ludoteca.table.house import House
from ludoteca.table.review_worker import Reviewer

QUEUE = "reviews"


class ReviewJobs:
    """The jobs of reviews, and the worker of this process that takes them (a `ReviewRunner`)."""

    def __init__(self, app: App, house: House) -> None:
        self._house = house
        self._reviewer = Reviewer(house)
        self._queue = QueueWorker(app, QUEUE, 1, "reviews matches")
        keep_trying = KeepTrying("A review")
        self._task = app.task(name="reviews", queue=QUEUE, retry=keep_trying, pass_context=True)(self._review)

    async def want(self, match: str) -> None:
        # However many ask: it waits once, and nobody else works on it meanwhile.
        once = f"review {match}"
        with contextlib.suppress(AlreadyEnqueued):
            await self._task.configure(lock=once, queueing_lock=once).defer_async(match=match)

    async def _review(self, context: JobContext, match: str) -> None:
        with self._queue.at_work(context):
            await self._reviewer.review(match)

    @contextlib.asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """Take jobs for as long as the block runs, those that were asked for and never left among them."""
        for match in await self._house.store.open_reviews():
            await self.want(match)
        try:
            async with self._queue.taking_jobs():
                yield
        finally:
            self._reviewer.stop()

    async def stop(self) -> None:
        return None
