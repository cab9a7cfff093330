"""The storage of turn alerts: which devices want them, and what they still have to be told."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from ludoteca.table import schema as t
from ludoteca.table.lookups import Lookup
from ludoteca.table.row_access import RowAccess
from ludoteca.table.store import AlertRow, PushRow

T = TypeVar("T")

_a, _p = t.alerts.c, t.pushes.c
# Asked of everybody who is waited for: at many tables with every other move.
_wants = Lookup(select(_a.id).where(_a.person == bindparam("person")), "person")


class AlertRows(RowAccess):
    """The part of the Database that knows turn alerts."""

    async def keep_alert(self, row: AlertRow, most: int) -> None:
        """A device wants to be told from now on, in the place of what it wanted before. Of more than so many devices
        of a person the oldest are dropped."""

        def keep(connection: Connection) -> None:
            connection.execute(delete(t.alerts).where((_a.device == row.device) | (_a.id == row.id)))
            connection.execute(insert(t.alerts), msgspec.structs.asdict(row))
            newest = select(_a.id).where(_a.person == row.person).order_by(_a.created.desc(), _a.id)
            for (old,) in connection.execute(newest).all()[most:]:
                connection.execute(delete(t.alerts).where(_a.id == old))

        await self.write(keep)

    async def still_there(self, alert: str, now: float) -> None:
        changed = update(t.alerts).where(_a.id == alert).values(seen=now)
        await self.write(lambda connection: connection.execute(changed).rowcount)

    async def alert_of(self, device: str) -> AlertRow | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(t.alerts).where(_a.device == device))).mappings().first()
        return None if row is None else AlertRow(**row)

    async def wants_alerts(self, person: str) -> bool:
        return bool(await self.look_up(_wants, person))

    async def drop_alert(self, alert: str) -> None:
        await self.write(lambda connection: connection.execute(delete(t.alerts).where(_a.id == alert)).rowcount)

    async def add_pushes(self, person: str, table: str, match: str, n: int, due: float, until: float) -> int:
        """Every device of somebody is to be told of a turn, if it was not told of this one before. How many are."""

        def add(connection: Connection) -> int:
            added = 0
            for (alert,) in connection.execute(select(_a.id).where(_a.person == person)).all():
                mine = (_p.alert == alert, _p.table_id == table)
                known = connection.execute(select(_p.match, _p.n).where(*mine)).first()
                if known is not None and tuple(known) == (match, n):
                    continue
                values = {"match": match, "n": n, "tries": 0, "due": due, "until": until}
                if known is None:
                    connection.execute(insert(t.pushes), {"alert": alert, "table_id": table, **values})
                else:
                    connection.execute(update(t.pushes).where(*mine).values(values))
                added += 1
            return added

        return await self.write(add)

    async def due_pushes(self, now: float, limit: int) -> list[PushRow]:
        asked = select(t.pushes, *t.alerts.c).join(t.alerts, _a.id == _p.alert).where(_p.due <= now)
        async with self.reading() as connection:
            rows = (await connection.execute(asked.order_by(_p.due).limit(limit))).mappings().all()
        own = ("match", "n", "tries", "due", "until")
        return [
            PushRow(
                alert=AlertRow(**{name: row[name] for name in AlertRow.__struct_fields__}),
                table=row["table_id"],
                **{name: row[name] for name in own},
            )
            for row in rows
        ]

    async def next_push(self) -> float | None:
        """When something is due next."""
        async with self.reading() as connection:
            found: float | None = await connection.scalar(select(func.min(_p.due)).where(_p.due.is_not(None)))
            return found

    async def claim_push(self, row: PushRow, until: float) -> bool:
        """Take on telling a device; not if another process has, or there is a newer turn. Whoever takes it on and dies
        leaves it to the next one after `until`."""
        changed = update(t.pushes).where(*_same(row)).values(due=until, tries=row.tries + 1)
        return await self.write(lambda connection: connection.execute(changed).rowcount) == 1

    async def end_push(self, row: PushRow, again: float | None = None) -> None:
        """A device was told, or is to be told again later. A newer turn is not touched."""
        changed = update(t.pushes).where(_p.alert == row.alert.id, _p.table_id == row.table, _p.n == row.n)
        await self.write(
            lambda connection: connection.execute(changed.where(_p.match == row.match).values(due=again)).rowcount
        )


def _same(row: PushRow) -> tuple[ColumnElement[bool], ...]:
    return (
        _p.alert == row.alert.id,
        _p.table_id == row.table,
        _p.match == row.match,
        _p.n == row.n,
        _p.tries == row.tries,
        _p.due == row.due,
    )
