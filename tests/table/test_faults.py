"""Storage that cannot be used for a while: nothing is lost, nothing stops for good, and it is told as it is."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from ludoteca.table import bots, database, lobby, writer
from ludoteca.table.contract import NewTable
from ludoteca.table.database import Database, address_of
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.session import TableSession
from tests.server.postgres import Postgres
from tests.table.helpers import bot, people, until

_numbers = itertools.count()


def writer_of(house: House) -> Any:
    """The raw SQLite connection that writes."""
    store = house.store
    assert isinstance(store, Database)
    assert store._writer is not None
    return store._writer._engine.raw_connection().driver_connection


def file_of(house: House) -> Path:
    store = house.store
    assert isinstance(store, Database)
    return Path(store.address.partition("///")[2])


@contextlib.contextmanager
def disk_full(house: House) -> Iterator[None]:
    """SQLite's own word for it: the database may not grow by a page, and there is no free one in it."""
    connection = writer_of(house)
    (most,) = connection.execute("PRAGMA max_page_count").fetchone()
    (now,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {now}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA max_page_count = {most}")


async def fill_up(house: House) -> None:
    """Store until nothing fits."""
    while True:
        number = next(_numbers)
        await house.store.add_person(Person(f"p{number}", "x" * 200, "en"), f"s{number}", 1.0)


async def test_a_full_disk_is_told_and_once_there_is_room_everything_goes_on(house: House) -> None:
    await house.store.ping()
    with disk_full(house):
        with pytest.raises(OperationalError, match="full"):
            await fill_up(house)
        with pytest.raises(OperationalError, match="full"):
            await fill_up(house)
    # Nobody has written since, so it is tried.
    await house.store.ping()
    await people(house, "Anna")


async def test_a_locked_database_is_told_and_many_who_wait_wait_once(house: House) -> None:
    assert isinstance(house.store, Database)
    writer_of(house).execute("PRAGMA busy_timeout = 0")
    other = sqlite3.connect(file_of(house), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    tries = 0
    writing = house.store._writer
    assert writing is not None
    store_one = writing._store_one

    def counted(work: Any) -> tuple[bool, Any]:
        nonlocal tries
        tries += 1
        return store_one(work)

    writing._store_one = counted  # type: ignore[method-assign]
    failed = await asyncio.gather(*(people(house, f"Anna {n}") for n in range(12)), return_exceptions=True)
    assert [type(error) for error in failed] == [OperationalError] * 12
    assert tries == 0
    with pytest.raises(OperationalError, match="locked"):
        await house.store.ping()
    other.execute("ROLLBACK")
    other.close()
    await house.store.ping()
    await people(house, "Anna")


async def bots_only(house: House) -> TableSession:
    (anna,) = await people(house, "Anna")
    wish = NewTable("the-game", chairs=(bot(), bot()), start=True)
    return await house.session((await lobby.create(house, anna, wish)).id)


@pytest.mark.parametrize("fault", ["full", "locked"])
async def test_bots_play_on_after_the_fault_has_passed(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    monkeypatch.setattr(bots, "RETRY_AFTER", 0.001)
    other = sqlite3.connect(file_of(house), isolation_level=None)
    writer_of(house).execute("PRAGMA busy_timeout = 0")
    commit = house.store.commit
    faults = 0

    async def commit_with_faults(change: Any) -> None:
        """Three times in the middle of the match the storage fails, for real."""
        nonlocal faults
        if faults < 3 and change.entries and change.entries[0].n > 12:
            faults += 1
            if fault == "full":
                with disk_full(house):
                    await fill_up(house)
            other.execute("BEGIN IMMEDIATE")
            try:
                await commit(change)
            finally:
                other.execute("ROLLBACK")
        await commit(change)

    monkeypatch.setattr(house.store, "commit", commit_with_faults)
    session = await bots_only(house)
    await until(session, lambda: not session.table.playing)
    other.close()
    assert faults == 3
    assert session.table.ending == "played"
    told = [record.__dict__.get("table") for record in caplog.records if "could not act" in record.message]
    assert told == [session.table.id] * 3
    again = await TableSession.load(house.store, session.table.id)
    assert again is not None
    assert again.live is not None
    assert session.live is not None
    assert again.live.match.entries == session.live.match.entries


async def test_a_write_that_hangs_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that holds the file keeps a write waiting: whoever asks whether all is well is told so meanwhile."""
    monkeypatch.setattr(writer, "_SLOW", 0.0)
    go_on = threading.Event()
    assert isinstance(house.store, Database)
    hanging = asyncio.create_task(house.store.write(lambda _: go_on.wait()))
    try:
        while house.store._writer is None or house.store._writer._began is None:
            await asyncio.sleep(0)
        await asyncio.sleep(0.001)
        with pytest.raises(TimeoutError):
            await house.store.ping()
    finally:
        go_on.set()
        await hanging
    await house.store.ping()


@pytest.mark.postgres
@pytest.mark.parametrize("what", ["reading", "writing"])
async def test_a_frozen_postgres_is_told_instead_of_waited_for(
    pg: Postgres, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Frozen, not closed: the system sees nothing wrong with the connection."""
    address = address_of(pg.database())
    store = Database(address)

    async def ask() -> object:
        if what == "reading":
            return await store.find_code("abc")
        return await store.write(lambda connection: connection.exec_driver_sql("SELECT 1").rowcount, deadline=0.3)

    await store.add_person(Person("anna", "Anna", "en"), "sesame", 1.0)
    monkeypatch.setattr(database, "DEADLINE", 0.3)
    with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as other:
        mine = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        pids = [row[0] for row in other.execute(f"{mine} AND backend_type = 'client backend'")]
        assert pids
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            with pytest.raises(TimeoutError):
                await ask()
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
    await store.close()
