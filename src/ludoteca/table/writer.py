"""Writing to SQLite: one thread, and many changes in one transaction where that is cheaper."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from ludoteca.table.change_rows import is_plain, needs_sqlalchemy, store, store_plain
from ludoteca.table.store import Change, StorageError

T = TypeVar("T")

_MAX_BATCH = 500
_SLOW = 2.0
"""Seconds after which a transaction that is not through yet is a problem."""
_LARGE_BATCH = 10
"""After a batch of so many changes …"""
_GATHER = 0.02
"""… it pays to wait so many seconds for more: a transaction costs the same for one and for many."""

_FAULTS = ("locked", "full", "i/o error", "readonly", "unable to open")


def is_storage_fault(error: BaseException) -> bool:
    """Whether it is SQLite itself that cannot store anything now, whatever it is given."""
    return isinstance(error, OperationalError) and any(word in str(error.orig).lower() for word in _FAULTS)


class _Work:
    """Something to write, and who waits for it."""

    def __init__(self, write: Callable[[Connection], Any], change: Change | None) -> None:
        self.write = write
        self.change = change
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


_Results = list[tuple[bool, Any]]


class GroupCommitWriter:
    """The one writer of a SQLite database, in a thread of its own. What arrives while it is busy waits and is then
    stored in one transaction (group commit), so that many tables share the cost of making it durable. Whoever is alone
    never waits.

    The thread takes its batches from a plain queue: an executor with its futures costs a lone move more than storing
    it does."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[_Work] = []
        self._connection: sqlite3.Connection | None = None
        """The engine's one connection."""
        self._batches: SimpleQueue[tuple[asyncio.AbstractEventLoop, list[_Work]] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._busy = False
        self._free: asyncio.Future[None] | None = None
        """Somebody waits for the end of all writing."""
        self._failing = False
        """The database took nothing the last time something was to be stored: it is full or locked."""
        self._began: float | None = None
        """When the batch that is being stored was begun."""
        self._closed = False

    async def write(self, what: Callable[[Connection], T], change: Change | None = None) -> T:
        """Write; returns when it is durable. `change` says that `what` stores just that."""
        if self._closed:
            raise StorageError("The database is closed.")  # nobody would ever take it from the queue
        work = _Work(what, change)
        self._waiting.append(work)
        if not self._busy:
            self._busy = True
            self._next(asyncio.get_running_loop())
        result: T = await work.done
        return result

    async def check(self) -> None:
        """Fails where nothing can be stored now. Where that was so the last time, it is tried."""
        if self._began is not None and asyncio.get_running_loop().time() - self._began > _SLOW:
            raise TimeoutError("the database takes nothing")
        if self._failing:
            # A number that nobody uses, in the database's first page: nothing changes, and it has to be written.
            await self.write(lambda connection: connection.exec_driver_sql("PRAGMA user_version = 0").rowcount)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand what waits to the thread, or rest."""
        batch, self._waiting = self._waiting[:_MAX_BATCH], self._waiting[_MAX_BATCH:]
        if not batch:
            self._busy = False
            if self._free is not None:
                self._free.set_result(None)
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        self._began = loop.time()
        self._batches.put((loop, batch))

    def _stored(self, loop: asyncio.AbstractEventLoop, batch: list[_Work], results: _Results) -> None:
        """The thread is through with a batch: whoever waits for it goes on."""
        self._began = None
        self._failing = any(not good and is_storage_fault(value) for good, value in results)
        for work, (good, value) in zip(batch, results, strict=True):
            if work.done.done():
                continue
            if good:
                work.done.set_result(value)
            else:
                work.done.set_exception(value)
        if len(batch) >= _LARGE_BATCH:
            loop.call_later(_GATHER, self._next, loop)
        else:
            self._next(loop)

    async def close(self) -> None:
        self._closed = True
        if self._busy:
            self._free = asyncio.get_running_loop().create_future()
            await self._free
        if self._thread is not None:
            self._batches.put(None)
            await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    # --- in the thread ------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (given := self._batches.get()) is not None:
            loop, batch = given
            results = self._store(batch)
            # A loop that is closed has nobody left who waits.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._stored, loop, batch, results)

    def _store(self, batch: list[_Work]) -> _Results:
        try:
            if all(work.change is not None and not needs_sqlalchemy(work.change) for work in batch):
                self._store_directly([work.change for work in batch if work.change is not None])
                return [(True, None)] * len(batch)
            with self._engine.begin() as connection:
                return [(True, work.write(connection)) for work in batch]
        except Exception as error:
            if is_storage_fault(error):
                # Each for itself would wait for the same lock or the same disk, one after the other.
                return [(False, error)] * len(batch)
            # One of them does not fit: each for itself, so that only that one fails.
            return [self._store_one(work) for work in batch]

    def _store_directly(self, changes: list[Change]) -> None:
        """Changes of tables and nothing else: past SQLAlchemy, whose transaction costs more than SQLite's."""
        connection = self._connection
        if connection is None:
            # The pool has this one only, so that it is asked once.
            with contextlib.closing(self._engine.raw_connection()) as pooled:
                connection = pooled.driver_connection
            assert isinstance(connection, sqlite3.Connection)
            self._connection = connection
        try:
            plain: list[Change] = []
            others: list[Change] = []
            for change in changes:
                (plain if is_plain(change) else others).append(change)
            connection.execute("BEGIN IMMEDIATE")
            store_plain(connection, plain)
            for change in others:
                store(connection, change)
            connection.execute("COMMIT")
        except sqlite3.OperationalError as error:
            raise OperationalError(None, None, error) from error
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _store_one(self, work: _Work) -> tuple[bool, Any]:
        try:
            with self._engine.begin() as connection:
                return True, work.write(connection)
        except Exception as error:
            return False, error
