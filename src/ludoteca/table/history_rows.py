"""The storage of histories: who has played what, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, bindparam, func, select, tuple_, update

from ludoteca.engine.moves import Seat
from ludoteca.table import schema as t
from ludoteca.table.history_contract import HistoryFilter
from ludoteca.table.plays import fold
from ludoteca.table.row_access import RowAccess
from ludoteca.table.store import PastRow, PlayRow

T = TypeVar("T")

_names = msgspec.json.Decoder(tuple[str, ...])
_levels = msgspec.json.Decoder(tuple[str | None, ...])
_p, _m = t.plays.c, t.matches.c
_MATCH = (_m.table_id, _m.names, _m.levels, _m.seed, _m.given)
_counted = (
    update(t.plays)
    .where(_p.match == bindparam("of_match"), _p.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in ("variant", "won", "score", "place", "tally", "counted")})
)


class HistoryRows(RowAccess):
    """The part of the Database that knows histories."""

    async def history(
        self, person: str, wanted: HistoryFilter, before: tuple[float, str] | None, limit: int
    ) -> list[PastRow]:
        """Somebody's finished matches, newest first, from before a moment and match on."""
        asked = select(t.plays, *_MATCH).join(t.matches, _m.id == _p.match).where(*_which(person, wanted))
        if before is not None:
            asked = asked.where(tuple_(_p.ended, _p.match) < tuple_(*before))
        # Backwards along the index: however many there are, only these are read.
        asked = asked.order_by(_p.ended.desc(), _p.match.desc()).limit(limit)
        async with self.reading() as connection:
            rows = (await connection.execute(asked)).mappings().all()
        return [_past(dict(row)) for row in rows]

    async def count_history(self, person: str, wanted: HistoryFilter) -> int:
        async with self.reading() as connection:
            asked = select(func.count()).select_from(t.plays).where(*_which(person, wanted))
            return int(await connection.scalar(asked) or 0)

    async def games_played(self, person: str) -> dict[str, int]:
        asked = select(_p.game, func.count()).where(_p.person == person).group_by(_p.game)
        async with self.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(asked)}

    async def companions(self, person: str) -> list[tuple[str, Seat, str]]:
        """The other people of somebody's matches: match, seat and person."""
        mine = t.plays.alias("mine")
        asked = (
            select(_p.match, _p.seat, _p.person)
            .join(mine, mine.c.match == _p.match)
            .where(mine.c.person == person, mine.c.counts, _p.person != person)
        )
        async with self.reading() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(asked)]

    async def results_at(self, person: str, matches: Sequence[str]) -> dict[str, PlayRow]:
        """What came of these matches for somebody."""
        found = await self._plays(_p.person == person, _p.match.in_(matches))
        return {play.match: play for play in found}

    async def uncounted(self, version: int, limit: int, person: str | None = None) -> list[PlayRow]:
        """Matches whose results have not been worked out by this version."""
        mine = () if person is None else (_p.person == person,)
        return await self._plays(_p.counted < version, *mine, limit=limit)

    async def count_uncounted(self, version: int, person: str) -> int:
        asked = select(func.count()).select_from(t.plays).where(_p.counted < version, _p.person == person)
        async with self.reading() as connection:
            return int(await connection.scalar(asked) or 0)

    async def keep_counted(self, plays: Sequence[PlayRow]) -> None:
        rows = [
            {"of_match": play.match, "of_seat": play.seat}
            | {f"new_{name}": getattr(play, name) for name in ("variant", "won", "score", "place", "tally", "counted")}
            for play in plays
        ]
        if rows:
            await self.write(lambda connection: connection.execute(_counted, rows).rowcount)

    async def _plays(self, *which: ColumnElement[bool], limit: int | None = None) -> list[PlayRow]:
        async with self.reading() as connection:
            rows = await connection.execute(select(t.plays).where(*which).order_by(_p.ended).limit(limit))
        return [PlayRow(**row) for row in rows.mappings()]


def _which(person: str, wanted: HistoryFilter) -> list[ColumnElement[bool]]:
    which: list[ColumnElement[bool]] = [_p.person == person]
    if wanted.game is not None:
        which.append(_p.game == wanted.game)
    if wanted.deals:
        which.append(_p.deal.is_not(None))
    if wanted.result == "won":
        which.append(_p.won)
    elif wanted.result == "lost":
        which += [~_p.won, _p.ending != "abandoned"]
    elif wanted.result == "open":
        which.append(_p.ending == "abandoned")
    if wanted.search.strip():
        which.append(_p.others.contains(fold(wanted.search.strip()), autoescape=True))
    return which


def _past(row: dict[str, Any]) -> PastRow:
    table, names, levels = row.pop("table_id"), _names.decode(row.pop("names")), _levels.decode(row.pop("levels"))
    seed, given = row.pop("seed"), row.pop("given")
    return PastRow(PlayRow(**row), table, names, levels or (None,) * len(names), seed is not None and not given)
