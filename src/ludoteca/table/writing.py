"""Writing to the database: what a change becomes in rows, and many changes in one transaction where that is cheaper."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, UpdateBase, bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from ludoteca.table import schema as t
from ludoteca.table.people import fingerprint
from ludoteca.table.store import Change, Conflict, EntryRow, MatchRow

T = TypeVar("T")

_MOST_TOGETHER = 500
_CROWD = 10
"""So many changes in one transaction are a crowd …"""
_GATHER = 0.02
"""… and then more are worth waiting for, so many seconds: a transaction costs the same for one and for many."""


class _Often:
    """A statement for many rows at once. To SQLite it goes as plain tuples and past SQLAlchemy, which would spend more
    time on a row than the database does."""

    def __init__(self, statement: UpdateBase, *names: str) -> None:
        self._statement = statement
        self._names = names
        compiled = statement.compile(dialect=sqlite.dialect(), column_keys=names)
        if tuple(compiled.positiontup or ()) != names:
            raise ValueError(f"the values of this statement are, in order, {compiled.positiontup}")
        self._text = str(compiled)

    def many(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql(self._text, [*rows])
        else:
            connection.execute(self._statement, [dict(zip(self._names, row, strict=True)) for row in rows])


_here = update(t.tables).where(t.tables.c.id == bindparam("table"))
_touch = _Often(_here.values(updated=bindparam("now")), "now", "table")
_touch_due = _Often(_here.values(updated=bindparam("now"), due=bindparam("until")), "now", "until", "table")
_add_entries = _Often(insert(t.entries), "match", "n", "seat", "move", "at")


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def is_plain(change: Change) -> bool:
    """Whether a change only adds entries: nearly all are of this kind."""
    rare = (change.table, change.begun, change.ended, change.message, change.notes)
    return all(part is None for part in rare)


def store_plain(connection: Connection, changes: Sequence[Change]) -> None:
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
    _store_table(connection, change)
    if change.begun is not None:
        connection.execute(insert(t.matches), match_values(change.begun))
    if change.entries:
        connection.execute(insert(t.entries), entry_values(change.match, change.entries))
    if change.ended is not None:
        over = update(t.matches).where(t.matches.c.id == change.match, t.matches.c.ended.is_(None))
        if connection.execute(over.values(ended=change.now, ending=change.ended)).rowcount != 1:
            raise Conflict
    if change.message is not None:
        connection.execute(insert(t.messages), {"table_id": change.id, **msgspec.structs.asdict(change.message)})
    if change.notes is not None:
        seat, marks = change.notes
        row = {"match": change.match, "seat": seat, "marks": as_json(marks)}
        upsert = _insert(connection)(t.notes).values(row)
        connection.execute(upsert.on_conflict_do_update(index_elements=["match", "seat"], set_={"marks": row["marks"]}))


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
    }
    if state.rev == 1:
        fixed = {"id": state.id, "created": state.created}
        codes = {"code": fingerprint(state.code), "watch": fingerprint(state.watch)}
        connection.execute(insert(t.tables), {**values, **fixed, **codes})
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


class _Work:
    """Something to write, and who waits for it."""

    def __init__(self, write: Callable[[Connection], Any], change: Change | None) -> None:
        self.write = write
        self.change = change
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Together:
    """The one writer of a SQLite database, in a thread of its own. What arrives while it is busy waits and is then
    stored in one transaction, so that many tables share the cost of making it durable. Whoever is alone never waits."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[_Work] = []
        self._busy: asyncio.Task[None] | None = None

    async def write(self, what: Callable[[Connection], T], change: Change | None = None) -> T:
        """Write; returns when it is durable. `change` says that `what` stores just that."""
        work = _Work(what, change)
        self._waiting.append(work)
        if self._busy is None:
            self._busy = asyncio.create_task(self._work())
        result: T = await work.done
        return result

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST_TOGETHER], self._waiting[_MOST_TOGETHER:]
                results = await loop.run_in_executor(self._thread, self._store, batch)
                for work, (good, value) in zip(batch, results, strict=True):
                    if work.done.done():
                        continue
                    if good:
                        work.done.set_result(value)
                    else:
                        work.done.set_exception(value)
                if len(batch) >= _CROWD:
                    await asyncio.sleep(_GATHER)
        finally:
            self._busy = None

    def _store(self, batch: list[_Work]) -> list[tuple[bool, Any]]:
        try:
            with self._engine.begin() as connection:
                plain = [work.change for work in batch if work.change is not None and is_plain(work.change)]
                store_plain(connection, plain)
                return [
                    (True, None if work.change is not None and is_plain(work.change) else work.write(connection))
                    for work in batch
                ]
        except Exception:
            # One of them does not fit: each for itself, so that only that one fails.
            return [self._store_one(work) for work in batch]

    def _store_one(self, work: _Work) -> tuple[bool, Any]:
        try:
            with self._engine.begin() as connection:
                return True, work.write(connection)
        except Exception as error:
            return False, error

    async def close(self) -> None:
        while self._busy is not None:
            await asyncio.wait([self._busy])
        self._thread.shutdown()
        self._engine.dispose()
