"""Words between processes, on the engines that carry them."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteca.table.bus import Bus, PostgresBus, RedisBus, Word
from ludoteca.table.database import address_of
from tests.server.postgres import Postgres, free_port
from workshop import engines


@pytest.fixture
async def redis(tmp_path: Path) -> AsyncIterator[str]:
    program = engines.redis()
    assert program is not None
    port = free_port()
    command = [str(program), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


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
