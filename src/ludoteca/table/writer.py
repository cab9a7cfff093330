"""Writing to the database: what a change becomes in rows, and many changes in one transaction where that is cheaper."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, UpdateBase, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError

from ludoteca.table import schema as t
from ludoteca.table.people import fingerprint
from ludoteca.table.store import Change, Conflict, EntryRow, MatchRow

T = TypeVar("T")

_MAX_BATCH = 500
_SLOW = 2.0
"""Seconds after which a transaction that is not through yet is a problem."""
_LARGE_BATCH = 10
"""After a batch of so many changes …"""
_GATHER = 0.02
"""… it pays to wait so many seconds for more: a transaction costs the same for one and for many."""


class BulkStatement:
    """A statement for many rows at once. To SQLite it goes as plain tuples and past SQLAlchemy, which would spend more
    time on a row than the database does."""

    def __init__(self, statement: UpdateBase, *names: str) -> None:
        self._statement = statement
        self._names = names
        compiled = statement.compile(dialect=sqlite.dialect(), column_keys=names)
        if tuple(compiled.positiontup or ()) != names:
            raise ValueError(f"the values of this statement are, in order, {compiled.positiontup}")
        self._text = str(compiled)

    def many(self, connection: Connection | sqlite3.Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        if isinstance(connection, sqlite3.Connection):
            connection.executemany(self._text, rows)
        elif connection.dialect.name == "sqlite":
            connection.exec_driver_sql(self._text, [*rows])
        else:
            connection.execute(self._statement, [dict(zip(self._names, row, strict=True)) for row in rows])


_this_table = update(t.tables).where(t.tables.c.id == bindparam("table"))
_touch = BulkStatement(_this_table.values(updated=bindparam("now")), "now", "table")
_touch_due = BulkStatement(
    _this_table.values(updated=bindparam("now"), due=bindparam("until")), "now", "until", "table"
)
_add_entries = BulkStatement(insert(t.entries), "match", "n", "seat", "move", "at")


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def is_plain(change: Change) -> bool:
    """Whether a change only adds entries: nearly all are of this kind."""
    rare = (change.table, change.new_match, change.ended, change.message, change.notes, change.deleted)
    return all(part is None for part in rare)


def store_plain(connection: Connection | sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Add the entries of several matches."""
    rows = [(change.match, e.n, e.seat, e.move, e.at) for change in changes for e in change.entries]
    untimed = [change for change in changes if isinstance(change.due, msgspec.UnsetType)]
    touched = [(change.now, change.id) for change in untimed if change.touch]
    timed = [(change.now, change.due, change.id) for change in changes if not isinstance(change.due, msgspec.UnsetType)]
    for what, values in ((_add_entries, rows), (_touch, touched), (_touch_due, timed)):
        if values:
            what.many(connection, values)


def store(connection: Connection, change: Change) -> None:
    """Store a change; Conflict (or an IntegrityError) where somebody else was faster."""
    if is_plain(change):
        store_plain(connection, [change])
        return
    if change.deleted is not None:
        gone = delete(t.tables).where(t.tables.c.id == change.id, t.tables.c.rev == change.deleted)
        if connection.execute(gone).rowcount != 1:
            raise Conflict
        return
    _store_table(connection, change)
    if change.new_match is not None:
        connection.execute(insert(t.matches), match_values(change.new_match))
    if change.attempt is not None:
        connection.execute(insert(t.attempts), msgspec.structs.asdict(change.attempt))
    if change.entries:
        connection.execute(insert(t.entries), entry_values(change.match, change.entries))
    if change.ended is not None:
        over = update(t.matches).where(t.matches.c.id == change.match, t.matches.c.ended.is_(None))
        if connection.execute(over.values(ended=change.now, ending=change.ended)).rowcount != 1:
            raise Conflict
    if not isinstance(change.score, msgspec.UnsetType):
        tried = update(t.attempts).where(t.attempts.c.match == change.match)
        connection.execute(tried.values(ended=change.now, score=change.score))
        _mark_practised(connection, change)
        _count_score(connection, change)
    if change.plays:
        connection.execute(insert(t.plays), [msgspec.structs.asdict(play) for play in change.plays])
    if change.message is not None:
        said = {"table_id": change.id, "person": change.speaker, **msgspec.structs.asdict(change.message)}
        connection.execute(insert(t.messages), said)
    if change.notes is not None:
        seat, person, marks = change.notes
        row = {"match": change.match, "seat": seat, "person": person, "marks": as_json(marks)}
        upsert = _insert(connection)(t.notes).values(row)
        new = {"marks": row["marks"], "person": person}
        connection.execute(upsert.on_conflict_do_update(index_elements=["match", "seat"], set_=new))


def _mark_practised(connection: Connection, change: Change) -> None:
    """A result is marked if its deal was played somewhere else too, however late that was begun."""
    this, other = t.attempts.c, t.attempts.alias().c
    elsewhere = select(other.match).where(
        other.deal == this.deal, other.person == this.person, other.match != this.match
    )
    mine = update(t.attempts).where(this.match == change.match, this.counts, elsewhere.exists())
    connection.execute(mine.values(practised=True))


def _count_score(connection: Connection, change: Change) -> None:
    """One more result of a deal, if it counts."""
    a, c = t.attempts.c, t.deal_scores.c
    deal = connection.scalar(select(a.deal).where(a.match == change.match, a.counts))
    if deal is not None and change.score is not None:
        more = _insert(connection)(t.deal_scores).values(deal=deal, score=change.score, times=1)
        connection.execute(more.on_conflict_do_update(index_elements=["deal", "score"], set_={"times": c.times + 1}))


def _store_table(connection: Connection, change: Change) -> None:
    values: dict[str, Any] = {"updated": change.now}
    if not isinstance(change.due, msgspec.UnsetType):
        values["due"] = change.due
    state = change.table
    if state is None:
        connection.execute(update(t.tables).where(t.tables.c.id == change.id).values(values))
        return
    values |= {
        "rev": state.rev,
        "host": state.host,
        "status": state.status,
        "listed": state.visibility == "listed",
        "data": as_json(state),
        "code": fingerprint(state.code),
        "watch": fingerprint(state.watch),
    }
    if state.rev == 1:
        fixed = {"id": state.id, "created": state.created}
        connection.execute(insert(t.tables), {**values, **fixed})
    else:
        there = update(t.tables).where(t.tables.c.id == state.id, t.tables.c.rev == state.rev - 1)
        if connection.execute(there.values(values)).rowcount != 1:
            raise Conflict
    people = {state.host, *state.guests, *(seat.person for seat in state.seats if seat.person is not None)}
    rows = [{"table_id": state.id, "person": person} for person in sorted(people)]
    connection.execute(_insert(connection)(t.places).on_conflict_do_nothing(), rows)


def _insert(connection: Connection) -> Any:
    """The engine's own INSERT, which knows what to do on a conflict."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def match_values(match: MatchRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(match)
    values["table_id"] = values.pop("table")
    values |= {"options": as_json(match.options), "names": as_json(match.names)}
    values["levels"] = as_json(match.levels)
    values["origin"] = None if match.origin is None else as_json(match.origin)
    return values


def entry_values(match: str | None, entries: tuple[EntryRow, ...]) -> list[dict[str, Any]]:
    return [{"match": match, "n": e.n, "seat": e.seat, "move": e.move, "at": e.at} for e in entries]


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
        self._batches: SimpleQueue[tuple[asyncio.AbstractEventLoop, list[_Work]] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._busy = False
        self._free: asyncio.Future[None] | None = None
        """Somebody waits for the end of all writing."""
        self._failing = False
        """The database took nothing the last time something was to be stored: it is full or locked."""
        self._began: float | None = None
        """When the batch that is being stored was begun."""

    async def write(self, what: Callable[[Connection], T], change: Change | None = None) -> T:
        """Write; returns when it is durable. `change` says that `what` stores just that."""
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
        plain = [work.change for work in batch if work.change is not None and is_plain(work.change)]
        try:
            if len(plain) == len(batch):
                self._store_directly(plain)
                return [(True, None)] * len(batch)
            with self._engine.begin() as connection:
                store_plain(connection, plain)
                return [
                    (True, None if work.change is not None and is_plain(work.change) else work.write(connection))
                    for work in batch
                ]
        except Exception as error:
            if is_storage_fault(error):
                # Each for itself would wait for the same lock or the same disk, one after the other.
                return [(False, error)] * len(batch)
            # One of them does not fit: each for itself, so that only that one fails.
            return [self._store_one(work) for work in batch]

    def _store_directly(self, changes: list[Change]) -> None:
        """Moves and nothing else: past SQLAlchemy, whose transaction costs more than SQLite's."""
        pooled = self._engine.raw_connection()
        try:
            connection = pooled.driver_connection
            assert isinstance(connection, sqlite3.Connection)
            try:
                connection.execute("BEGIN IMMEDIATE")
                store_plain(connection, changes)
                connection.execute("COMMIT")
            except sqlite3.OperationalError as error:
                raise OperationalError(None, None, error) from error
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        finally:
            pooled.close()

    def _store_one(self, work: _Work) -> tuple[bool, Any]:
        try:
            with self._engine.begin() as connection:
                return True, work.write(connection)
        except Exception as error:
            return False, error
