"""The storage on SQL: SQLite by default, PostgreSQL by one setting."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.engine.moves import Seat
from ludoteca.table import schema as t
from ludoteca.table.contract import Message, Origin
from ludoteca.table.people import Person, fingerprint
from ludoteca.table.seating import TableState
from ludoteca.table.store import Change, Conflict, EntryRow, MatchRow, StorageError

_DAY = 86_400.0
_tables = msgspec.json.Decoder(TableState)
_options = msgspec.json.Decoder(dict[str, Any])
_names = msgspec.json.Decoder(tuple[str, ...])
_origin = msgspec.json.Decoder(Origin)
_marks = msgspec.json.Decoder(dict[str, str])

InTransaction = Callable[[AsyncConnection, Change], Awaitable[None]]
"""Something else that belongs to a change: telling the other processes, leaving work for bots."""


def address_of(setting: str) -> str:
    """A database as people write it (a file, postgresql://…) as SQLAlchemy writes it."""
    if "://" not in setting:
        path = Path(setting).expanduser().absolute()
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path}"
    scheme, _, rest = setting.partition("://")
    if scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    raise StorageError(f"“{scheme}” is not a database Ludoteca knows: give a file name, or postgresql://….")


def is_postgres(address: str) -> bool:
    return make_url(address).get_backend_name() == "postgresql"


class Database:
    """The Store on SQLite or PostgreSQL. Upgrade it first (upgrade.py)."""

    def __init__(self, address: str, in_transaction: InTransaction | None = None) -> None:
        self.address = address
        self._also = in_transaction
        if is_postgres(address):
            self._write = self._read = create_async_engine(address, pool_size=10, max_overflow=10, pool_pre_ping=True)
            self._insert: Any = postgresql.insert
        else:
            # One writer, so that nobody waits for a lock; readers have their own connections (WAL).
            self._write = _sqlite(address, 1, "BEGIN IMMEDIATE")
            self._read = _sqlite(address, 4, "BEGIN")
            self._insert = sqlite.insert

    async def close(self) -> None:
        await self._write.dispose()
        await self._read.dispose()

    async def ping(self) -> None:
        async with self._read.connect() as connection:
            await connection.execute(text("SELECT 1"))

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._write.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict from error

    # --- changes ------------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> None:
        async with self._writing() as connection:
            await self._store_table(connection, change)
            if change.begun is not None:
                await connection.execute(insert(t.matches), _match_values(change.begun))
            if change.entries:
                await connection.execute(insert(t.entries), _entry_values(change.match, change.entries))
            if change.ended is not None:
                over = update(t.matches).where(t.matches.c.id == change.match, t.matches.c.ended.is_(None))
                if (await connection.execute(over.values(ended=change.now, ending=change.ended))).rowcount != 1:
                    raise Conflict
            if change.message is not None:
                said = msgspec.structs.asdict(change.message)
                await connection.execute(insert(t.messages), {"table_id": change.id, **said})
            if change.notes is not None:
                seat, marks = change.notes
                row = {"match": change.match, "seat": seat, "marks": _json(marks)}
                upsert = self._insert(t.notes).values(row)
                await connection.execute(
                    upsert.on_conflict_do_update(index_elements=["match", "seat"], set_={"marks": row["marks"]})
                )
            if self._also is not None:
                await self._also(connection, change)

    async def _store_table(self, connection: AsyncConnection, change: Change) -> None:
        values: dict[str, Any] = {"updated": change.now}
        if not isinstance(change.due, msgspec.UnsetType):
            values["due"] = change.due
        state = change.table
        if state is None:
            await connection.execute(update(t.tables).where(t.tables.c.id == change.id).values(values))
            return
        values |= {
            "rev": state.rev,
            "status": state.status,
            "listed": state.visibility == "listed",
            "data": _json(state),
        }
        if state.rev == 1:
            fixed = {"id": state.id, "host": state.host, "created": state.created}
            codes = {"code": fingerprint(state.code), "watch": fingerprint(state.watch)}
            await connection.execute(insert(t.tables), {**values, **fixed, **codes})
        else:
            there = update(t.tables).where(t.tables.c.id == state.id, t.tables.c.rev == state.rev - 1)
            if (await connection.execute(there.values(values))).rowcount != 1:
                raise Conflict
        people = {state.host, *state.guests, *(seat.person for seat in state.seats if seat.person is not None)}
        rows = [{"table_id": state.id, "person": person} for person in sorted(people)]
        await connection.execute(self._insert(t.places).on_conflict_do_nothing(), rows)

    async def keep_match(self, match: MatchRow, entries: tuple[EntryRow, ...]) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(t.matches), _match_values(match))
            if entries:
                await connection.execute(insert(t.entries), _entry_values(match.id, entries))

    async def delete_table(self, table: str, rev: int) -> None:
        async with self._writing() as connection:
            gone = delete(t.tables).where(t.tables.c.id == table, t.tables.c.rev == rev)
            if (await connection.execute(gone)).rowcount != 1:
                raise Conflict

    async def tidy(self, *, lobbies: float, matches: float, people: float, now: float) -> list[str]:
        """Forget lobbies, links and people that nobody has come back to; the tables whose matches went stale."""
        c = t.tables.c
        async with self._writing() as connection:
            await connection.execute(delete(t.tables).where(c.status == "lobby", c.updated < now - lobbies))
            await connection.execute(delete(t.links).where(t.links.c.until < now))
            at_a_table = select(t.places.c.person).where(t.places.c.person == t.people.c.id).exists()
            await connection.execute(delete(t.people).where(t.people.c.seen < now - people, ~at_a_table))
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
        async with self._writing() as connection:
            await connection.execute(insert(t.people), {**msgspec.structs.asdict(person), "created": now, "seen": now})
            key = {"secret": fingerprint(secret), "person": person.id, "created": now}
            await connection.execute(insert(t.keys), key)

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
            async with self._writing() as connection:
                await connection.execute(update(t.people).where(c.id == row.id).values(seen=now))
        return Person(row.id, row.name, row.language)

    async def change_person(self, person: Person) -> None:
        values = {"name": person.name, "language": person.language}
        async with self._writing() as connection:
            await connection.execute(update(t.people).where(t.people.c.id == person.id).values(values))

    async def add_key(self, person: str, secret: str, now: float) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(t.keys), {"secret": fingerprint(secret), "person": person, "created": now})

    async def add_link(self, person: str, secret: str, until: float) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(t.links), {"secret": fingerprint(secret), "person": person, "until": until})

    async def take_link(self, secret: str, now: float) -> str | None:
        """The person a link belongs to, once."""
        taken = delete(t.links).where(t.links.c.secret == fingerprint(secret), t.links.c.until >= now)
        async with self._writing() as connection:
            found: str | None = await connection.scalar(taken.returning(t.links.c.person))
            return found


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _match_values(match: MatchRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(match)
    values["table_id"] = values.pop("table")
    values |= {"options": _json(match.options), "names": _json(match.names)}
    values["origin"] = None if match.origin is None else _json(match.origin)
    return values


def _entry_values(match: str | None, entries: tuple[EntryRow, ...]) -> list[dict[str, Any]]:
    return [{"match": match, "n": e.n, "seat": e.seat, "move": e.move, "at": e.at} for e in entries]


def _sqlite(address: str, connections: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(address, pool_size=connections, max_overflow=0, pool_timeout=120)

    @event.listens_for(engine.sync_engine, "connect")
    def durable(connection: Any, _: Any) -> None:
        # Transactions are begun below, so that a writer has its lock from the start.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_as_told(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
