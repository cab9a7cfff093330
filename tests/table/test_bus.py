"""Notices between processes, on the engines that carry them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import psycopg
import pytest

from ludoteca.table import bus
from ludoteca.table.bus import Bus, Notice, OnNotice, PostgresBus, ReconnectingBus, RedisBus, check_redis
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
        process.wait()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[str]:
    with running_redis(tmp_path, free_port()) as address:
        yield address


async def exchange(one: Bus, two: Bus) -> None:
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    await one.start(lambda notice: None)
    await two.start(heard.put_nowait)
    assert await heard.get() is None  # Look again: something may have been missed.
    notices = [Notice("p", "t", "presence", (0, 2), 1), Notice("p", "t", "change"), Notice("p", "t", "gone")]
    for notice in notices:
        one.publish(notice)
    assert [await heard.get() for _ in notices] == notices
    await one.stop()
    await two.stop()


@pytest.mark.postgres
async def test_notices_through_postgres(pg: Postgres) -> None:
    address = address_of(pg.database())
    await exchange(PostgresBus(address), PostgresBus(address))


@pytest.mark.postgres
async def test_what_has_gathered_goes_out_in_one_transaction(pg: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A NOTIFY makes commits wait for each other: many notices cost one of them."""
    address = address_of(pg.database())
    one, two = PostgresBus(address), PostgresBus(address)
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    sizes: list[int] = []
    send = PostgresBus._send

    async def counted(self: PostgresBus, notices: Sequence[bytes]) -> None:
        sizes.append(len(notices))
        await send(self, notices)

    monkeypatch.setattr(PostgresBus, "_send", counted)
    await one.start(lambda notice: None)
    await two.start(heard.put_nowait)
    assert await heard.get() is None
    notices = [Notice("p", f"t{n}", "change") for n in range(100)]
    for notice in notices:
        one.publish(notice)
    assert [await heard.get() for _ in notices] == notices
    assert sizes == [100]
    await one.stop()
    await two.stop()


@pytest.mark.slow
async def test_notices_through_redis(redis: str) -> None:
    await exchange(RedisBus(redis), RedisBus(redis))


@pytest.mark.slow
async def test_nobody_fails_while_redis_is_away_and_notices_wait_for_it(tmp_path: Path) -> None:
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    port = free_port()
    with running_redis(tmp_path, port) as address:
        one, two = RedisBus(address), RedisBus(address)
        await one.start(lambda notice: None)
        await two.start(heard.put_nowait)
        assert await heard.get() is None
    for table in ("a", "b", "a"):
        one.publish(Notice("p", table, "change"))
    with running_redis(tmp_path, port):
        # Whoever hears again looks at everything, and hears what is said from then on.
        found: list[Notice | None] = []
        for awaited in (None, Notice("p", "c", "gone")):
            if awaited is not None:
                one.publish(awaited)
            while awaited not in found:
                found.append(await heard.get())
        assert found.count(Notice("p", "a", "change")) <= 1
        await one.stop()
        await two.stop()


@contextlib.asynccontextmanager
async def slow_to_subscribe(port: int) -> AsyncIterator[tuple[str, asyncio.Event, asyncio.Event]]:
    """A way to Redis on which nobody is subscribed before the second event, after the first has told of the wish."""
    asked, go = asyncio.Event(), asyncio.Event()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer):
            while data := await reader.read(65_536):
                if b"SUBSCRIBE" in data:
                    asked.set()
                    await go.wait()
                writer.write(data)

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pass_on(reader, questions), pass_on(answers, writer))

    async with await asyncio.start_server(connect, "127.0.0.1", 0) as server:
        yield f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}", asked, go


@pytest.mark.slow
async def test_whoever_asked_redis_to_listen_listens_only_once_it_has_said_so(tmp_path: Path) -> None:
    """What is told between the question and the answer reaches nobody, so that all has to be looked up afterwards."""
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    port = free_port()
    with running_redis(tmp_path, port) as address:
        one = RedisBus(address)
        await one.start(lambda notice: None)
        async with slow_to_subscribe(port) as (detour, asked, go):
            two = RedisBus(detour)
            starting = asyncio.create_task(two.start(heard.put_nowait))
            await asked.wait()
            assert heard.empty()
            go.set()
            await starting
            assert await heard.get() is None
            one.publish(Notice("p", "t", "change"))
            assert await heard.get() == Notice("p", "t", "change")
            await two.stop()
        await one.stop()


def test_a_redis_that_is_not_there_is_told_in_a_sentence() -> None:
    for address in (f"redis://127.0.0.1:{free_port()}", "http://127.0.0.1"):
        with pytest.raises(StorageError, match="Redis cannot be used"):
            check_redis(address)


@pytest.mark.postgres
async def test_a_connection_that_says_nothing_any_more_is_noticed(
    pg: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frozen, not closed: the system sees nothing wrong with it."""
    monkeypatch.setattr(bus, "HEARTBEAT", 0.2)
    monkeypatch.setattr(bus, "_RECONNECT_AFTER", 0.01)
    address = address_of(pg.database())
    one = PostgresBus(address)
    found: asyncio.Queue[Notice | None] = asyncio.Queue()
    await one.start(found.put_nowait)
    assert await found.get() is None
    with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as other:
        # Nobody else is connected to this database; the engine itself may be tidying it up.
        listening = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        listening += " AND backend_type = 'client backend'"

        async def listeners(but: int = 0) -> list[int]:
            while not (pids := [row[0] for row in other.execute(listening) if row[0] != but]):
                await asyncio.sleep(0.01)
            return pids

        (frozen, *_) = await listeners()
        os.kill(frozen, signal.SIGSTOP)
        try:
            async with asyncio.timeout(60):
                await listeners(but=frozen)
        finally:
            os.kill(frozen, signal.SIGCONT)
        # On a busy machine it may be taken for dead more than once, and what is said meanwhile is looked up (None).
        while True:
            one.publish(Notice("p", "a", "change"))
            if await found.get() is not None:
                break
    await one.stop()


class BreakingBus(ReconnectingBus):
    """On lines that answer with an error of their own when they are broken off, as psycopg's do without a database."""

    def __init__(self) -> None:
        super().__init__()
        self.sending = asyncio.Event()

    async def _listen(self, on_notice: OnNotice) -> None:
        self._connected(on_notice)
        await self._wait()

    async def _send(self, notices: Sequence[bytes]) -> None:
        self.sending.set()
        await self._wait()

    async def _wait(self) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise OSError("cancelling failed")


async def test_a_bus_ends_whatever_its_lines_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """It went on trying to reconnect, and the server waited for it for ever."""
    monkeypatch.setattr(bus, "_FLUSH_TIMEOUT", 0.01)
    there = BreakingBus()
    await there.start(lambda notice: None)
    there.publish(Notice("p", "t", "change"))
    await there.sending.wait()
    tasks = there._tasks
    stopping = asyncio.create_task(there.stop())
    await asyncio.wait({stopping}, timeout=20)
    assert stopping.done()
    assert all(task.done() for task in tasks)


class OverhearingBus(ReconnectingBus):
    """On lines whose library waits with `asyncio.wait_for`, as redis-py does for every command. In Python 3.11 that
    keeps a cancellation to itself that comes when what it waits for has just finished; here it does so in every Python.
    """

    async def _listen(self, on_notice: OnNotice) -> None:
        self._connected(on_notice)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    async def _send(self, notices: Sequence[bytes]) -> None:
        return None


async def test_a_bus_ends_also_when_a_library_keeps_it_from_its_listener() -> None:
    """It listened on, and the server waited for it for ever."""
    there = OverhearingBus()
    await there.start(lambda notice: None)
    stopping = asyncio.create_task(there.stop())
    await asyncio.wait({stopping}, timeout=30)
    assert stopping.done()
    assert all(task.done() for task in there._tasks)
