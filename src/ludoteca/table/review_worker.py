"""Judging finished matches in the background, beside the event loop and one decision at a time.

Whatever is judged is stored at once: everybody who looks sees it come, and whoever is stopped, or dies, leaves the rest
to the next one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ludoteca.learn.review import Judged, finish, reviewing
from ludoteca.table.archive import load_finished
from ludoteca.table.errors import ApiError
from ludoteca.table.house import House
from ludoteca.table.replays import Replay
from ludoteca.table.store import Conflict, ReviewRow
from ludoteca.table.tasks import end

log = logging.getLogger(__name__)
T = TypeVar("T")

RETRY_AFTER = 1.0
RETRY_AT_MOST = 60.0
"""Seconds until storage that was away is tried again: doubled after every failure."""


class JudgeFailed(Exception):
    """The judge raised an error. It would do so again."""


class Reviewer:
    """Judges matches in one thread: the compiled parts of the judge let everybody else run."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._thread = ThreadPoolExecutor(1, "review")

    async def review(self, match: str) -> None:
        """Judge what is not judged yet, to the end. What goes wrong inside the judge ends the review; what goes wrong
        with storage is raised, and the review can be taken up again."""
        store = self._house.store
        row = await store.review(match)
        if row is None or row.status not in ("waiting", "working"):
            return
        try:
            await self._judge(row, await load_finished(self._house, match))
        except Conflict:
            # Another process is at it, and goes on.
            return
        except (JudgeFailed, ApiError):
            log.exception("A match could not be reviewed.", extra={"match": match})
            await store.end_review(match, None, self._house.now())

    async def _judge(self, row: ReviewRow, replay: Replay) -> None:
        store, match = self._house.store, row.match
        judged = await store.judged(match, replay.row.game)
        decisions = reviewing(replay.match, row.depth, done=len(judged))

        def judge_next() -> tuple[Judged, int] | None:
            return next(decisions, None)

        while (found := await self._run(judge_next)) is not None:
            one, total = found
            await store.keep_judged(match, len(judged), (one,), total)
            judged.append(one)
        whole = await self._run(lambda: finish(replay.match, judged, row.depth))
        await store.keep_judged(match, len(judged), (), len(judged))
        await store.end_review(match, whole.players, self._house.now())

    async def _run(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except Exception as error:
            raise JudgeFailed from error

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class LocalReviewRunner:
    """Reviews in this process, one after the other. They lie in the database: after a restart it goes on."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._reviewer = Reviewer(house)
        self._task: asyncio.Task[None] | None = None
        self._again = False

    async def want(self, match: str) -> None:
        self.begin()

    def begin(self) -> None:
        """Do what there is to do."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        failures = 0
        # Nothing may be awaited between looking whether somebody wants something and ending: no wish is lost.
        while self._again:
            self._again = False
            try:
                for match in await self._house.store.open_reviews():
                    await self._reviewer.review(match)
                    self._again = True
                failures = 0
            except Exception:
                wait = min(RETRY_AT_MOST, RETRY_AFTER * 2**failures)
                failures += 1
                log.warning("Reviews cannot go on; trying again in %.0f s.", wait, exc_info=True)
                await asyncio.sleep(wait)
                self._again = True

    async def idle(self) -> None:
        """Wait until all is done."""
        if self._task is not None:
            await self._task

    async def stop(self) -> None:
        if self._task is not None:
            await end(self._task)
        self._reviewer.stop()
