"""The worker of a queue in PostgreSQL ends when its server does, however badly the database is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from procrastinate import App

from ludoteca.server import job_queue
from ludoteca.server.job_queue import QueueWorker
from tests.server import postgres
from tests.server.serving import Process


class Failing:
    """A worker that says goodbye to a database that is away, and fails at it."""

    begun = 0
    worker_id = None

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    async def run(self) -> None:
        Failing.begun += 1
        try:
            await asyncio.Event().wait()
        finally:
            raise OSError("the database is away")


async def test_a_worker_that_fails_while_it_ends_is_not_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was, and the server waited for it for ever."""
    monkeypatch.setattr(job_queue, "Worker", Failing)
    worker = QueueWorker(cast(App, None), "bots", 1, "plays for bots")
    async with asyncio.timeout(60):
        async with worker.taking_jobs():
            while not Failing.begun:
                await asyncio.sleep(0)
    assert Failing.begun == 1


@pytest.mark.postgres
@pytest.mark.slow
async def test_a_server_ends_while_its_database_is_away(tmp_path: Path) -> None:
    with postgres.running() as mine:
        server = Process(tmp_path, "--database", mine.database())
        server.start()
        try:
            await server.ready()
            mine.stop()
            async with asyncio.timeout(120):
                assert await asyncio.to_thread(server.stop) in (0, -15)
        finally:
            server.kill()
            mine.start()
