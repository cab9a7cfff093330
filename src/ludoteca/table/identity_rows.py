"""Who somebody is: people, the secrets of their devices, links to take along, and the tokens of programs."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from ludoteca.table import schema as t
from ludoteca.table.lookups import Lookup
from ludoteca.table.people import Person, fingerprint
from ludoteca.table.row_access import RowAccess
from ludoteca.table.store import SeatTokenRow

T = TypeVar("T")

_DAY = 86_400.0
_p = t.people.c
_person = Lookup(select(_p.id, _p.name, _p.language).where(_p.id == bindparam("person")), "person")
_person_by_secret = Lookup(
    select(_p.id, _p.name, _p.language, _p.seen)
    .join(t.keys, t.keys.c.person == _p.id)
    .where(t.keys.c.secret == bindparam("secret")),
    "secret",
)


class IdentityRows(RowAccess):
    """The part of the Database that knows people, their devices and their programs."""

    # --- programs and devices -----------------------------------------------------------------------------------

    async def add_seat_token(self, token: SeatTokenRow) -> None:
        values = msgspec.structs.asdict(token)
        values["table_id"] = values.pop("table")
        await self.write(lambda connection: connection.execute(insert(t.seat_tokens), values).rowcount)

    async def seat_token(self, token: str, now: float) -> SeatTokenRow | None:
        found = await self._seat_tokens(t.seat_tokens.c.id == token, now)
        return found[0] if found else None

    async def seat_tokens(self, table: str, now: float) -> list[SeatTokenRow]:
        """All that are good at a table, oldest first."""
        return await self._seat_tokens(t.seat_tokens.c.table_id == table, now)

    async def _seat_tokens(self, which: Any, now: float) -> list[SeatTokenRow]:
        c = t.seat_tokens.c
        asked = select(c.id, c.table_id.label("table"), c.seat, c.person, c.made_by, c.created, c.until)
        async with self.reading() as connection:
            rows = await connection.execute(asked.where(which, c.until >= now).order_by(c.created))
        return [SeatTokenRow(**row) for row in rows.mappings()]

    async def revoke_seat_token(self, table: str, token: str) -> bool:
        c = t.seat_tokens.c
        gone = delete(t.seat_tokens).where(c.id == token, c.table_id == table)
        return await self.write(lambda connection: connection.execute(gone).rowcount) == 1

    async def devices(self, person: str) -> list[tuple[str, float]]:
        """The devices of a person: a fingerprint of each one's secret, and since when."""
        c = t.keys.c
        async with self.reading() as connection:
            rows = await connection.execute(select(c.secret, c.created).where(c.person == person).order_by(c.created))
        return [(row.secret, row.created) for row in rows]

    async def revoke_device(self, person: str, device: str) -> bool:
        """Forget a device, named by the beginning of its fingerprint."""
        c = t.keys.c
        gone = delete(t.keys).where(c.person == person, c.secret.startswith(device, autoescape=True))
        return await self.write(lambda connection: connection.execute(gone).rowcount) == 1

    # --- people -------------------------------------------------------------------------------------------------

    async def add_person(self, person: Person, secret: str, now: float) -> None:
        def add(connection: Connection) -> None:
            connection.execute(insert(t.people), {**msgspec.structs.asdict(person), "created": now, "seen": now})
            connection.execute(insert(t.keys), {"secret": fingerprint(secret), "person": person.id, "created": now})

        await self.write(add)

    async def person(self, person: str) -> Person | None:
        found = await self.look_up(_person, person)
        return Person(*found[0]) if found else None

    async def person_by_secret(self, secret: str, now: float) -> Person | None:
        found = await self.look_up(_person_by_secret, fingerprint(secret))
        if not found:
            return None
        name, *rest, seen = found[0]
        if seen < now - _DAY:
            here = update(t.people).where(t.people.c.id == name).values(seen=now)
            await self.write(lambda there: there.execute(here).rowcount)
        return Person(name, *rest)

    async def change_person(self, person: Person) -> None:
        values = {"name": person.name, "language": person.language}
        change = update(t.people).where(t.people.c.id == person.id).values(values)
        await self.write(lambda connection: connection.execute(change).rowcount)

    async def add_key(self, person: str, secret: str, now: float) -> None:
        key = {"secret": fingerprint(secret), "person": person, "created": now}
        await self.write(lambda connection: connection.execute(insert(t.keys), key).rowcount)

    async def add_link(self, person: str, secret: str, until: float) -> None:
        link = {"secret": fingerprint(secret), "person": person, "until": until}
        await self.write(lambda connection: connection.execute(insert(t.links), link).rowcount)

    async def take_link(self, secret: str, now: float) -> str | None:
        """The person a link belongs to, once."""
        taken = delete(t.links).where(t.links.c.secret == fingerprint(secret), t.links.c.until >= now)

        def take(connection: Connection) -> str | None:
            found: str | None = connection.scalar(taken.returning(t.links.c.person))
            return found

        return await self.write(take)
