"""What operators ask of the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ludoteca.table import schema as t
from ludoteca.table.database import Database
from ludoteca.table.operator_contract import Ban, PersonLine, Standing, TableEntry


class OperatorStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def standing(self) -> Standing:
        async with self._database.reading() as connection:
            values = {row.name: row.value for row in await connection.execute(select(t.standing))}
            bans = [Ban(**row) for row in (await connection.execute(select(t.bans))).mappings()]
        return Standing(
            read_only=values.get("read-only") == "1", announcement=values.get("announcement"), bans=tuple(bans)
        )

    async def set_standing(self, name: str, value: str | None) -> None:
        def change(connection: Connection) -> None:
            connection.execute(delete(t.standing).where(t.standing.c.name == name))
            if value is not None:
                connection.execute(insert(t.standing), {"name": name, "value": value})

        await self._database.write(change)

    async def ban(self, ban: Ban) -> None:
        def change(connection: Connection) -> None:
            connection.execute(delete(t.bans).where(t.bans.c.whom == ban.whom))
            connection.execute(insert(t.bans), msgspec.structs.asdict(ban))

        await self._database.write(change)

    async def lift_ban(self, whom: str) -> bool:
        gone = delete(t.bans).where(t.bans.c.whom == whom)
        return await self._database.write(lambda connection: connection.execute(gone).rowcount) == 1

    async def counts(self) -> dict[str, int]:
        """How much there is of everything."""
        found: dict[str, int] = {}
        async with self._database.reading() as connection:
            by_status = select(t.tables.c.status, func.count()).group_by(t.tables.c.status)
            for status, count in await connection.execute(by_status):
                found[f"tables {status}"] = count
            for table in (t.people, t.matches, t.entries, t.messages, t.bans):
                found[table.name] = int(await connection.scalar(select(func.count()).select_from(table)) or 0)
        return found

    async def tables(self, limit: int, status: str | None = None) -> list[TableEntry]:
        c = t.tables.c
        asked = select(c.data, c.status, c.created, c.updated).order_by(c.updated.desc()).limit(limit)
        async with self._database.reading() as connection:
            rows = (await connection.execute(asked if status is None else asked.where(c.status == status))).all()
        return [entry for row in rows if (entry := _entry(row)) is not None]

    async def people(self, limit: int, name: str | None = None) -> list[PersonLine]:
        c = t.people.c
        tables = select(func.count()).where(t.places.c.person == c.id).scalar_subquery()
        asked = select(c.id, c.name, c.language, c.created, c.seen, tables).order_by(c.seen.desc()).limit(limit)
        if name:
            asked = asked.where(c.name.icontains(name, autoescape=True))
        async with self._database.reading() as connection:
            return [PersonLine(*row) for row in await connection.execute(asked)]

    async def remove_words(self, table: str, k: int) -> bool:
        c = t.messages.c
        gone = update(t.messages).where(c.table_id == table, c.k == k).values(text="…")
        return await self._database.write(lambda connection: connection.execute(gone).rowcount) == 1

    async def forget_person(self, person: str) -> bool:
        """Their name, devices, links and tokens; what they played stays, without a name to it."""
        gone = delete(t.people).where(t.people.c.id == person)
        places = delete(t.places).where(t.places.c.person == person)

        def forget(connection: Connection) -> int:
            connection.execute(places)
            return connection.execute(gone).rowcount

        return await self._database.write(forget) == 1

    async def tables_of(self, person: str) -> list[str]:
        async with self._database.reading() as connection:
            asked = select(t.places.c.table_id).where(t.places.c.person == person)
            return list((await connection.execute(asked)).scalars())


class _Known(msgspec.Struct):
    """The parts of a stored table that are told."""

    id: str
    game: str
    seats: list[dict[str, Any]]
    matches: list[str] = []


def _entry(row: Any) -> TableEntry | None:
    try:
        found = msgspec.json.decode(row.data, type=_Known)
    except msgspec.MsgspecError:
        return None
    names = tuple(str(seat.get("name") or "–") for seat in found.seats)
    return TableEntry(found.id, found.game, row.status, names, len(found.matches), row.created, row.updated)
