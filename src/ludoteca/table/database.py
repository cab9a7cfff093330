"""The storage on SQL: SQLite by default, PostgreSQL by one setting."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import StaticPool

from ludoteca.engine.moves import Seat
from ludoteca.table import schema as t
from ludoteca.table.contract import Message, Origin
from ludoteca.table.people import Person, fingerprint
from ludoteca.table.seating import TableState
from ludoteca.table.store import Change, Conflict, EntryRow, MatchRow, StorageError
from ludoteca.table.writing import Together, entry_values, match_values, store

T = TypeVar("T")

_DAY = 86_400.0
_SHARED = {"check_same_thread": False}
"""The writer's one connection is opened and closed by whoever comes first and last."""
_tables = msgspec.json.Decoder(TableState)
_options = msgspec.json.Decoder(dict[str, Any])
_names = msgspec.json.Decoder(tuple[str, ...])
_levels = msgspec.json.Decoder(tuple[str | None, ...])
_origin = msgspec.json.Decoder(Origin)
_marks = msgspec.json.Decoder(dict[str, str])

InTransaction = Callable[[AsyncConnection, Change], Awaitable[None]]
"""Something else that belongs to a change: telling the other processes, leaving work for bots."""


def address_of(setting: str, *, make: bool = True) -> str:
    """A database as people write it (a file, postgresql://…) as SQLAlchemy writes it."""
    if "://" not in setting:
        path = Path(setting).expanduser().absolute()
        # It contains the seeds of running matches: nobody else on this machine may read it.
        if make:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not path.exists():
                path.touch(mode=0o600)
        return f"sqlite+aiosqlite:///{path}"
    scheme, _, rest = setting.partition("://")
    if scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    raise StorageError(f"“{scheme}” is not a database Ludoteca knows: give a file name, or postgresql://….")


def is_postgres(address: str) -> bool:
    return make_url(address).get_backend_name() == "postgresql"


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Hold a SQLite database for one server: another would not hear of its moves. It is let go even by a process that
    is killed. PostgreSQL serves any number."""
    path = make_url(address).database
    if is_postgres(address) or not path or os.name != "posix":
        yield
        return
    import fcntl

    with Path(f"{path}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StorageError(
                f"Another server uses {path} already. Stop it, choose another --data, or use PostgreSQL for several."
            ) from None
        yield


class Database:
    """The Store on SQLite or PostgreSQL. Upgrade it first (upgrade.py)."""

    def __init__(self, address: str, in_transaction: InTransaction | None = None) -> None:
        self.address = address
        self._also = in_transaction
        self._together: Together | None = None
        if is_postgres(address):
            self._read = create_async_engine(address, pool_size=10, max_overflow=10, pool_pre_ping=True)
        else:
            # One writer, so that nobody waits for a lock; readers have their own connections (WAL).
            self._read = create_async_engine(address, pool_size=4, max_overflow=0, pool_timeout=120)
            _durable(self._read.sync_engine, "BEGIN")
            writer = create_engine(
                make_url(address).set(drivername="sqlite"), poolclass=StaticPool, connect_args=_SHARED
            )
            _durable(writer, "BEGIN IMMEDIATE")
            self._together = Together(writer)

    async def close(self) -> None:
        if self._together is not None:
            await self._together.close()
        await self._read.dispose()

    async def ping(self) -> None:
        async with self._read.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def _write(self, what: Callable[[Connection], T], change: Change | None = None) -> T:
        """Write in one transaction; Conflict where a key is taken."""
        try:
            if self._together is not None:
                return await self._together.write(what, change)
            async with self._read.begin() as connection:
                result = await connection.run_sync(what)
                if change is not None and self._also is not None:
                    await self._also(connection, change)
                return result
        except IntegrityError as error:
            raise Conflict from error

    # --- changes ------------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> None:
        await self._write(lambda connection: store(connection, change), change)

    async def keep_match(self, match: MatchRow, entries: tuple[EntryRow, ...]) -> None:
        def keep(connection: Connection) -> None:
            connection.execute(insert(t.matches), match_values(match))
            if entries:
                connection.execute(insert(t.entries), entry_values(match.id, entries))

        await self._write(keep)

    async def delete_table(self, table: str, rev: int) -> None:
        gone = delete(t.tables).where(t.tables.c.id == table, t.tables.c.rev == rev)
        if await self._write(lambda connection: connection.execute(gone).rowcount) != 1:
            raise Conflict

    async def tidy(
        self, *, lobbies: float, matches: float, people: float, now: float, used: Sequence[str] = ()
    ) -> list[str]:
        """Forget lobbies, links and people that nobody has come back to; the tables whose matches went stale. At those
        in use somebody is there right now."""
        c = t.tables.c
        touch = update(t.tables).where(c.id == bindparam("table")).values(updated=now)

        def forget(connection: Connection) -> None:
            if used:
                connection.execute(touch, [{"table": table} for table in used])
            connection.execute(delete(t.tables).where(c.status == "lobby", c.updated < now - lobbies))
            connection.execute(delete(t.links).where(t.links.c.until < now))
            at_a_table = select(t.places.c.person).where(t.places.c.person == t.people.c.id).exists()
            connection.execute(delete(t.people).where(t.people.c.seen < now - people, ~at_a_table))

        await self._write(forget)
        async with self._read.connect() as connection:
            stale = select(c.id).where(c.status == "playing", c.updated < now - matches)
            return list((await connection.execute(stale)).scalars())

    # --- tables -------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> TableState | None:
        async with self._read.connect() as connection:
            data = await connection.scalar(select(t.tables.c.data).where(t.tables.c.id == table))
        return None if data is None else _tables.decode(data)

    async def find_code(self, code: str) -> tuple[str, bool] | None:
        """The table that a code opens, and whether one may sit down there."""
        c, mark = t.tables.c, fingerprint(code)
        async with self._read.connect() as connection:
            asked = select(c.id, c.code).where((c.code == mark) | (c.watch == mark))
            found = (await connection.execute(asked)).first()
        return None if found is None else (found.id, found.code == mark)

    async def listed(self, limit: int) -> list[tuple[TableState, float]]:
        c = t.tables.c
        asked = select(c.data, c.updated).where(c.listed, c.status.in_(("lobby", "playing")))
        return await self._lines(asked.order_by(c.updated.desc()).limit(limit))

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableState, float]]:
        c = t.tables.c
        asked = select(c.data, c.updated).join(t.places, t.places.c.table_id == c.id)
        return await self._lines(asked.where(t.places.c.person == person).order_by(c.updated.desc()).limit(limit))

    async def _lines(self, asked: Any) -> list[tuple[TableState, float]]:
        async with self._read.connect() as connection:
            return [(_tables.decode(row.data), row.updated) for row in await connection.execute(asked)]

    async def hosted(self, person: str) -> int:
        c = t.tables.c
        asked = select(func.count()).where(c.host == person, c.status.in_(("lobby", "playing")))
        async with self._read.connect() as connection:
            return int(await connection.scalar(asked) or 0)

    async def due(self, now: float) -> list[str]:
        async with self._read.connect() as connection:
            return list((await connection.execute(select(t.tables.c.id).where(t.tables.c.due <= now))).scalars())

    async def playing(self) -> list[str]:
        asked = select(t.tables.c.id).where(t.tables.c.status == "playing").order_by(t.tables.c.updated.desc())
        async with self._read.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    # --- matches ------------------------------------------------------------------------------------------------

    async def match(self, match: str) -> MatchRow | None:
        async with self._read.connect() as connection:
            row = (await connection.execute(select(t.matches).where(t.matches.c.id == match))).mappings().first()
        if row is None:
            return None
        values = {name: row[name] for name in row if name != "table_id"}
        values |= {"table": row["table_id"], "options": _options.decode(row["options"])}
        values |= {"names": _names.decode(row["names"]), "origin": row["origin"] and _origin.decode(row["origin"])}
        values["levels"] = _levels.decode(row["levels"])
        return MatchRow(**values)

    async def entries(self, match: str, since: int = 0) -> list[EntryRow]:
        c = t.entries.c
        asked = select(c.n, c.seat, c.move, c.at).where(c.match == match, c.n >= since).order_by(c.n)
        async with self._read.connect() as connection:
            return [EntryRow(*row) for row in await connection.execute(asked)]

    async def finished(self) -> list[str]:
        c = t.matches.c
        async with self._read.connect() as connection:
            asked = select(c.id).where(c.ended.is_not(None)).order_by(c.ended, c.id)
            return list((await connection.execute(asked)).scalars())

    async def messages(self, table: str, since: int, limit: int) -> list[Message]:
        c = t.messages.c
        asked = select(c.k, c.seat, c.name, c.text, c.at).where(c.table_id == table, c.k >= since)
        async with self._read.connect() as connection:
            newest = await connection.execute(asked.order_by(c.k.desc()).limit(limit))
            return [Message(*row) for row in newest][::-1]

    async def message_count(self, table: str) -> int:
        c = t.messages.c
        async with self._read.connect() as connection:
            last = await connection.scalar(select(func.max(c.k)).where(c.table_id == table))
        return 0 if last is None else last + 1

    async def notes(self, match: str, seat: Seat) -> dict[str, str]:
        c = t.notes.c
        async with self._read.connect() as connection:
            marks = await connection.scalar(select(c.marks).where(c.match == match, c.seat == seat))
        return {} if marks is None else _marks.decode(marks)

    # --- people -------------------------------------------------------------------------------------------------

    async def add_person(self, person: Person, secret: str, now: float) -> None:
        def add(connection: Connection) -> None:
            connection.execute(insert(t.people), {**msgspec.structs.asdict(person), "created": now, "seen": now})
            connection.execute(insert(t.keys), {"secret": fingerprint(secret), "person": person.id, "created": now})

        await self._write(add)

    async def person(self, person: str) -> Person | None:
        c = t.people.c
        async with self._read.connect() as connection:
            row = (await connection.execute(select(c.id, c.name, c.language).where(c.id == person))).first()
        return None if row is None else Person(*row)

    async def person_with(self, secret: str, now: float) -> Person | None:
        c = t.people.c
        asked = select(c.id, c.name, c.language, c.seen).join(t.keys, t.keys.c.person == c.id)
        async with self._read.connect() as connection:
            row = (await connection.execute(asked.where(t.keys.c.secret == fingerprint(secret)))).first()
        if row is None:
            return None
        if row.seen < now - _DAY:
            await self._write(
                lambda there: there.execute(update(t.people).where(c.id == row.id).values(seen=now)).rowcount
            )
        return Person(row.id, row.name, row.language)

    async def change_person(self, person: Person) -> None:
        values = {"name": person.name, "language": person.language}
        change = update(t.people).where(t.people.c.id == person.id).values(values)
        await self._write(lambda connection: connection.execute(change).rowcount)

    async def add_key(self, person: str, secret: str, now: float) -> None:
        key = {"secret": fingerprint(secret), "person": person, "created": now}
        await self._write(lambda connection: connection.execute(insert(t.keys), key).rowcount)

    async def add_link(self, person: str, secret: str, until: float) -> None:
        link = {"secret": fingerprint(secret), "person": person, "until": until}
        await self._write(lambda connection: connection.execute(insert(t.links), link).rowcount)

    async def take_link(self, secret: str, now: float) -> str | None:
        """The person a link belongs to, once."""
        taken = delete(t.links).where(t.links.c.secret == fingerprint(secret), t.links.c.until >= now)

        def take(connection: Connection) -> str | None:
            found: str | None = connection.scalar(taken.returning(t.links.c.person))
            return found

        return await self._write(take)


def _durable(engine: Engine, begin: str) -> None:
    """What is committed stays, even if the machine loses power."""

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: Any) -> None:
        # Transactions are begun below, so that a writer has its lock from the start.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_as_told(connection: Any) -> None:
        connection.exec_driver_sql(begin)
