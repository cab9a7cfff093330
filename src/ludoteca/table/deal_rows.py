"""The storage of deals: attempts, results in order, and par."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from ludoteca.learn.par import VERSION, Par
from ludoteca.table import schema as t
from ludoteca.table.row_access import RowAccess
from ludoteca.table.store import AttemptRow

T = TypeVar("T")

_names = msgspec.json.Decoder(tuple[str, ...])
_scores = msgspec.json.Decoder(dict[int, int])
_a, _c, _s = t.attempts.c, t.challenges.c, t.deal_scores.c


class DealRows(RowAccess):
    """The part of the Database that knows deals."""

    async def attempts(self, person: str, deals: Sequence[str]) -> list[AttemptRow]:
        """What somebody tried of these deals, oldest first."""
        return await self._attempts(_a.person == person, _a.deal.in_(deals))

    async def attempt_at(self, match: str) -> AttemptRow | None:
        """The attempt that a match was."""
        return next(iter(await self._attempts(_a.match == match)), None)

    async def days_played(self, person: str) -> list[str]:
        """The deals of the day that somebody has finished, for the table of results."""
        mine = select(_a.deal).where(_a.person == person, _a.deal.like("daily.%"), _a.counts, _a.score.is_not(None))
        async with self.reading() as connection:
            return list((await connection.execute(mine)).scalars())

    async def _attempts(self, *which: Any) -> list[AttemptRow]:
        async with self.reading() as connection:
            rows = await connection.execute(select(t.attempts).where(*which).order_by(_a.begun))
        return [AttemptRow(**row) for row in rows.mappings()]

    async def results(self, deal: str, limit: int) -> list[tuple[AttemptRow, str]]:
        """The best results of a deal that count, with the names under which they were played."""
        asked = (
            select(t.attempts, t.matches.c.names)
            .join(t.matches, t.matches.c.id == _a.match)
            .where(_a.deal == deal, _a.counts, _a.score.is_not(None))
            # Backwards along the index: nothing has to be sorted. Equals share a place, the newest first.
            .order_by(_a.score.desc(), _a.ended.desc())
            .limit(limit)
        )
        async with self.reading() as connection:
            rows = [dict(row) for row in (await connection.execute(asked)).mappings()]
        return [(AttemptRow(**row), _names.decode(names)[row["seat"]]) for row in rows for names in [row.pop("names")]]

    async def place_of(self, deal: str, score: int | None) -> tuple[int, int]:
        """How many results of a deal count, and how many of them are better than a score."""
        counted = select(func.coalesce(func.sum(_s.times), 0)).where(_s.deal == deal)
        async with self.reading() as connection:
            total = int(await connection.scalar(counted) or 0)
            better = 0 if score is None else int(await connection.scalar(counted.where(_s.score > score)) or 0)
        return total, better

    async def results_of(self, deals: Sequence[str]) -> dict[str, int]:
        """How many results count of each of these deals; those without any are left out."""
        counted = select(_s.deal, func.sum(_s.times)).where(_s.deal.in_(deals)).group_by(_s.deal)
        async with self.reading() as connection:
            return {deal: int(times) for deal, times in await connection.execute(counted)}

    async def match_of_challenge(self, name: str) -> str | None:
        async with self.reading() as connection:
            found: str | None = await connection.scalar(select(_c.match).where(_c.id == name))
            return found

    async def keep_challenge(self, name: str, match: str) -> str:
        """The name by which others are challenged to play a match's deal: the one it has, else this."""

        def keep(connection: Connection) -> str:
            known: str | None = connection.scalar(select(_c.id).where(_c.match == match))
            if known is None:
                connection.execute(insert(t.challenges), {"id": name, "match": match})
            return known or name

        return await self.write(keep)

    async def pars(self, deal: str) -> list[Par]:
        c = t.pars.c
        async with self.reading() as connection:
            rows = await connection.execute(
                select(c.level, c.games, c.scores).where(c.deal == deal, c.version == VERSION)
            )
        return [Par(level, games, _scores.decode(scores)) for level, games, scores in rows]

    async def keep_par(self, deal: str, par: Par) -> None:
        """What is known of a level now, in the place of what was."""
        c = t.pars.c
        values = {"deal": deal, "level": par.level, "version": VERSION, "games": par.games}
        values["scores"] = msgspec.json.encode(par.scores).decode()

        def keep(connection: Connection) -> None:
            connection.execute(delete(t.pars).where(c.deal == deal, c.level == par.level))
            connection.execute(insert(t.pars), values)

        await self.write(keep)
