"""Words between processes, on the engines that carry them."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.table.bus import Bus, PostgresBus, RedisBus, Word, check_redis
from ludoteca.table.database import address_of
from ludoteca.table.store import StorageError
from tests.server.postgres import Postgres, free_port
from workshop import engines


@contextlib.contextmanager
def running_redis(folder: Path, port: int) -> Iterator[str]:
    program = engines.redis()
    assert program is not None
    command = [str(program), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[str]:
    with running_redis(tmp_path, free_port()) as address:
        yield address


async def exchange(one: Bus, two: Bus) -> None:
    heard: asyncio.Queue[Word | None] = asyncio.Queue()
    await one.start(lambda word: None)
    await two.start(heard.put_nowait)
    assert await asyncio.wait_for(heard.get(), 30) is None  # Look again: something may have been missed.
    words = [Word("p", "t", "presence", (0, 2), 1), Word("p", "t", "change"), Word("p", "t", "gone")]
    for word in words:
        await one.tell(word)
    assert [await asyncio.wait_for(heard.get(), 30) for _ in words] == words
    await one.stop()
    await two.stop()


@pytest.mark.postgres
async def test_words_through_postgres(pg: Postgres) -> None:
    address = address_of(pg.database())
    await exchange(PostgresBus(address), PostgresBus(address))


async def test_words_through_redis(redis: str) -> None:
    await exchange(RedisBus(redis), RedisBus(redis))


async def test_nobody_fails_while_redis_is_away_and_words_wait_for_it(tmp_path: Path) -> None:
    heard: asyncio.Queue[Word | None] = asyncio.Queue()
    port = free_port()
    with running_redis(tmp_path, port) as address:
        one, two = RedisBus(address), RedisBus(address)
        await one.start(lambda word: None)
        await two.start(heard.put_nowait)
        assert await asyncio.wait_for(heard.get(), 30) is None
    for table in ("a", "b", "a"):
        await one.tell(Word("p", table, "change"))
    with running_redis(tmp_path, port):
        # Whoever hears again looks at everything, and hears what is said from then on.
        found: list[Word | None] = []
        for awaited in (None, Word("p", "c", "gone")):
            if awaited is not None:
                await one.tell(awaited)
            while awaited not in found:
                found.append(await asyncio.wait_for(heard.get(), 30))
        assert found.count(Word("p", "a", "change")) <= 1
        await one.stop()
        await two.stop()


def test_a_redis_that_is_not_there_is_told_in_a_sentence() -> None:
    for address in (f"redis://127.0.0.1:{free_port()}", "http://127.0.0.1"):
        with pytest.raises(StorageError, match="Redis cannot be used"):
            check_redis(address)
