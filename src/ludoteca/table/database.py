"""The storage on SQL: SQLite by default, PostgreSQL by one setting."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import StaticPool

from ludoteca.engine.moves import Seat
from ludoteca.table import schema as t
from ludoteca.table.alert_rows import AlertRows
from ludoteca.table.bus import POSTGRES_LINE
from ludoteca.table.change_rows import entry_values, match_values, store
from ludoteca.table.contract import Message
from ludoteca.table.deal_rows import DealRows
from ludoteca.table.history_rows import HistoryRows
from ludoteca.table.identity_rows import IdentityRows
from ludoteca.table.lookups import Lookup, SqliteLookups
from ludoteca.table.people import fingerprint
from ludoteca.table.person_rows import PersonRows
from ludoteca.table.puzzle_rows import PuzzleRows
from ludoteca.table.review_rows import ReviewRows
from ludoteca.table.row_access import DEADLINE
from ludoteca.table.rows import decode_match, decode_table
from ludoteca.table.store import (
    Change,
    Conflict,
    EntryRow,
    MatchRow,
    Observe,
    StorageError,
    observe_nothing,
)
from ludoteca.table.table_state import TableState
from ludoteca.table.writer import GroupCommitWriter

log = logging.getLogger(__name__)
T = TypeVar("T")

_QUIET: dict[str, Any] = {"hide_parameters": True}
"""What is stored (seeds, codes, notes) appears in no error and so in no log."""
_SHARED = {"check_same_thread": False}
"""The writer's one connection is opened and closed by whoever comes first and last."""
_marks = msgspec.json.Decoder(dict[str, str])
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON")

_e = t.entries.c
_entries = Lookup(
    select(_e.n, _e.seat, _e.move, _e.at)
    .where(_e.match == bindparam("match"), _e.n >= bindparam("since"))
    .order_by(_e.n),
    "match",
    "since",
)
_due = Lookup(select(t.tables.c.id).where(t.tables.c.due <= bindparam("now")), "now")

InTransaction = Callable[[AsyncConnection, Change], Awaitable[None]]
"""Something else that belongs to a change, as a job for bots does."""


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


class Database(AlertRows, DealRows, HistoryRows, IdentityRows, PersonRows, PuzzleRows, ReviewRows):
    """The Store on SQLite or PostgreSQL. Upgrade it first (upgrade.py)."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.in_transaction: list[InTransaction] = []
        """On PostgreSQL: what else is done in the transaction of every change."""
        self.observe: Observe = observe_nothing
        self._writer: GroupCommitWriter | None = None
        self._lookups: SqliteLookups | None = None
        if is_postgres(address):
            self._read = create_async_engine(
                address, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=POSTGRES_LINE, **_QUIET
            )
        else:
            # One writer, so that nobody waits for a lock; readers have their own connections (WAL).
            self._read = create_async_engine(address, pool_size=4, max_overflow=0, pool_timeout=120, **_QUIET)
            _durable(self._read.sync_engine, "BEGIN")
            writer = create_engine(
                make_url(address).set(drivername="sqlite"), poolclass=StaticPool, connect_args=_SHARED, **_QUIET
            )
            _durable(writer, "BEGIN IMMEDIATE")
            self._writer = GroupCommitWriter(writer)
            self._pinger = ThreadPoolExecutor(1, "ping")
            self._lookups = SqliteLookups(make_url(address).database or "")

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
            self._pinger.shutdown(wait=False)
        if self._lookups is not None:
            await asyncio.to_thread(self._lookups.close)
        await self._read.dispose()

    async def ping(self) -> None:
        """Whether the database can be read, and written where the last try to write has failed."""
        if self._writer is None:
            async with self._read.connect() as connection:
                await connection.execute(text("SELECT 1"))
            return
        # Past those who wait for a connection, and in one step: whoever asks has little time.
        await asyncio.get_running_loop().run_in_executor(self._pinger, _read_something, make_url(self.address).database)
        await self._writer.check()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from, which has to answer in time."""
        began = perf_counter()
        async with asyncio.timeout(DEADLINE), self._read.connect() as connection:
            yield connection
        self.observe("read", perf_counter() - began)

    async def look_up(self, what: Lookup, *values: Any) -> Sequence[Sequence[Any]]:
        """The answer to a question that is asked all the time."""
        if self._lookups is None:
            async with self.reading() as connection:
                named = dict(zip(what.names, values, strict=True))
                rows: Sequence[Sequence[Any]] = (await connection.execute(what.statement, named)).all()
                return rows
        began = perf_counter()
        async with asyncio.timeout(DEADLINE):
            found = await self._lookups.rows(what, values)
        self.observe("read", perf_counter() - began)
        return found

    async def write(
        self, what: Callable[[Connection], T], change: Change | None = None, *, deadline: float | None = DEADLINE
    ) -> T:
        """Write in one transaction; Conflict where a key is taken. Where the time runs out it may have been written or
        not: the keys make sure that it is not written twice."""
        began = perf_counter()
        try:
            if self._writer is not None:
                return await self._writer.write(what, change)
            async with asyncio.timeout(deadline), self._read.begin() as connection:
                result = await connection.run_sync(what)
                if change is not None:
                    for also in self.in_transaction:
                        await also(connection, change)
            return result
        except IntegrityError as error:
            raise Conflict from error
        finally:
            self.observe("write", perf_counter() - began)

    async def scrub(self) -> bool:
        """Empty SQLite's log, so that no older version of a page is on the disk any more. Not while somebody reads an
        older one: then False. In PostgreSQL only its operator can (docs/hosting.md)."""
        path = make_url(self.address).database
        return True if self._writer is None or not path else await asyncio.to_thread(_empty_log, path)

    # --- changes ------------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> None:
        await self.write(lambda connection: store(connection, change), change)

    async def add_match(self, match: MatchRow, entries: tuple[EntryRow, ...]) -> None:
        def keep(connection: Connection) -> None:
            connection.execute(insert(t.matches), match_values(match))
            if entries:
                connection.execute(insert(t.entries), entry_values(match.id, entries))

        await self.write(keep)

    async def brought_by(self, person: str) -> tuple[int, int]:
        c = t.matches.c
        asked = select(func.count(), func.coalesce(func.sum(c.size), 0)).where(c.owner == person)
        async with self.reading() as connection:
            count, size = (await connection.execute(asked)).one()
        return count, size

    async def looked_at(self, match: str, now: float) -> None:
        there = update(t.matches).where(t.matches.c.id == match).values(seen=now)
        await self.write(lambda connection: connection.execute(there).rowcount)

    async def purge(
        self,
        *,
        lobbies: float,
        matches: float,
        records: float,
        people: float,
        alerts: float,
        now: float,
        in_use: Sequence[str] = (),
    ) -> list[str]:
        """Forget lobbies, records brought along, tokens, links, alerts and people that nobody has come back to; the
        tables whose matches went stale. At those in use somebody is there right now."""
        c = t.tables.c
        touch = update(t.tables).where(c.id == bindparam("table")).values(updated=now)

        def forget(connection: Connection) -> None:
            if in_use:
                connection.execute(touch, [{"table": table} for table in in_use])
            connection.execute(delete(t.tables).where(c.status == "lobby", c.updated < now - lobbies))
            connection.execute(delete(t.links).where(t.links.c.until < now))
            connection.execute(delete(t.seat_tokens).where(t.seat_tokens.c.until < now))
            connection.execute(delete(t.alerts).where(t.alerts.c.seen < now - alerts))
            m = t.matches.c
            connection.execute(delete(t.matches).where(m.table_id.is_(None), m.seen < now - records))
            at_a_table = select(t.places.c.person).where(t.places.c.person == t.people.c.id).exists()
            connection.execute(delete(t.people).where(t.people.c.seen < now - people, ~at_a_table))

        await self.write(forget, deadline=None)
        async with self.reading() as connection:
            stale = select(c.id).where(c.status == "playing", c.updated < now - matches)
            return list((await connection.execute(stale)).scalars())

    # --- tables -------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> TableState | None:
        async with self.reading() as connection:
            data = await connection.scalar(select(t.tables.c.data).where(t.tables.c.id == table))
        return None if data is None else decode_table(data)

    async def find_code(self, code: str) -> tuple[str, bool] | None:
        """The table that a code opens, and whether one may sit down there."""
        c, mark = t.tables.c, fingerprint(code)
        async with self.reading() as connection:
            asked = select(c.id, c.code).where((c.code == mark) | (c.watch == mark))
            found = (await connection.execute(asked)).first()
        return None if found is None else (found.id, found.code == mark)

    async def listed(self, limit: int) -> list[tuple[TableState, float]]:
        c = t.tables.c
        asked = select(c.id, c.data, c.updated).where(c.listed, c.status.in_(("lobby", "playing")))
        return await self._lines(asked.order_by(c.updated.desc()).limit(limit))

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableState, float]]:
        c = t.tables.c
        asked = select(c.id, c.data, c.updated).join(t.places, t.places.c.table_id == c.id)
        return await self._lines(asked.where(t.places.c.person == person).order_by(c.updated.desc()).limit(limit))

    async def _lines(self, asked: Any) -> list[tuple[TableState, float]]:
        async with self.reading() as connection:
            rows = (await connection.execute(asked)).all()
        found: list[tuple[TableState, float]] = []
        for row in rows:
            try:
                found.append((decode_table(row.data), row.updated))
            except msgspec.MsgspecError as error:
                # One that is damaged hides no other.
                told = {"table": row.id}
                log.error("A stored table cannot be read (ludoteca check-database tells more): %s", error, extra=told)
        return found

    async def count_hosted(self, person: str) -> int:
        c = t.tables.c
        asked = select(func.count()).where(c.host == person, c.status.in_(("lobby", "playing")))
        async with self.reading() as connection:
            return int(await connection.scalar(asked) or 0)

    async def due(self, now: float) -> list[str]:
        return [row[0] for row in await self.look_up(_due, now)]

    async def tables_in_play(self) -> list[str]:
        asked = select(t.tables.c.id).where(t.tables.c.status == "playing").order_by(t.tables.c.updated.desc())
        async with self.reading() as connection:
            return list((await connection.execute(asked)).scalars())

    # --- matches ------------------------------------------------------------------------------------------------

    async def match(self, match: str) -> MatchRow | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(t.matches).where(t.matches.c.id == match))).mappings().first()
        if row is None:
            return None
        return decode_match(row)

    async def entries(self, match: str, since: int = 0) -> list[EntryRow]:
        return [EntryRow(*row) for row in await self.look_up(_entries, match, since)]

    async def finished_matches(self) -> list[str]:
        c = t.matches.c
        async with self.reading() as connection:
            asked = select(c.id).where(c.ended.is_not(None)).order_by(c.ended, c.id)
            return list((await connection.execute(asked)).scalars())

    async def messages(self, table: str, since: int, limit: int) -> list[Message]:
        c = t.messages.c
        asked = select(c.k, c.seat, c.name, c.text, c.at, c.reaction).where(c.table_id == table, c.k >= since)
        async with self.reading() as connection:
            newest = await connection.execute(asked.order_by(c.k.desc()).limit(limit))
            return [Message(*row) for row in newest][::-1]

    async def message_count(self, table: str) -> int:
        c = t.messages.c
        async with self.reading() as connection:
            last = await connection.scalar(select(func.max(c.k)).where(c.table_id == table))
        return 0 if last is None else last + 1

    async def notes(self, match: str, seat: Seat, person: str) -> dict[str, str]:
        c = t.notes.c
        mine = (c.match == match) & (c.seat == seat) & (c.person == person)
        async with self.reading() as connection:
            marks = await connection.scalar(select(c.marks).where(mine))
        return {} if marks is None else _marks.decode(marks)


def _read_something(path: str | None) -> None:
    """Fails where a SQLite database cannot be read."""
    address = f"{Path(path or '').absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=0.5)) as connection:
        connection.execute("SELECT count(*) FROM alembic_version").fetchone()


def _empty_log(path: str) -> bool:
    """Bring SQLite's log into the database and cut it to nothing; whether nobody was in the way."""
    with closing(sqlite3.connect(path, timeout=1.0)) as connection:
        try:
            busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.OperationalError:
            return False
        return bool(busy == 0)


def _durable(engine: Engine, begin: str) -> None:
    """What is committed stays, even if the machine loses power; what is deleted is overwritten."""

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: Any) -> None:
        # Transactions are begun below, so that a writer has its lock from the start.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_as_told(connection: Any) -> None:
        connection.exec_driver_sql(begin)
