"""The storage of reviews: who asked for which, and what the judge has said so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ludoteca.learn.kept import decode_judged, encode_judged
from ludoteca.learn.review import JUDGE, Judged, Player
from ludoteca.table import schema as t
from ludoteca.table.row_access import RowAccess
from ludoteca.table.store import ReviewRow

T = TypeVar("T")

_players = msgspec.json.Decoder(tuple[Player, ...])
_r, _j = t.reviews.c, t.judged.c
OPEN = ("waiting", "working")


class ReviewRows(RowAccess):
    """The part of the Database that knows reviews."""

    async def review(self, match: str) -> ReviewRow | None:
        """The review of a match by the present judge."""
        async with self.reading() as connection:
            row = (await connection.execute(select(t.reviews).where(_r.match == match, _r.judge == JUDGE))).first()
        return None if row is None else _row(row._mapping)

    async def add_review(self, row: ReviewRow) -> None:
        """Begin a review, in the place of one that failed or that another judge made. Where one is there already, by
        this judge, Conflict."""
        values = {**msgspec.structs.asdict(row), "players": None}

        def add(connection: Connection) -> None:
            stale = (_r.judge != JUDGE) | (_r.status == "failed")
            connection.execute(delete(t.reviews).where(_r.match == row.match, stale))
            connection.execute(insert(t.reviews), values)

        await self.write(add)

    async def judged(self, match: str, game: str, since: int = 0) -> list[Judged]:
        """What the judge has said, from the `since`th decision on."""
        asked = select(_j.data).join(t.reviews, _r.match == _j.match)
        asked = asked.where(_j.match == match, _j.k >= since, _r.judge == JUDGE).order_by(_j.k)
        async with self.reading() as connection:
            return [decode_judged(data, game) for data in (await connection.execute(asked)).scalars()]

    async def keep_judged(self, match: str, first: int, found: Sequence[Judged], total: int) -> None:
        """The judge has gone on. Conflict where somebody else has kept the same already."""
        rows = [{"match": match, "k": first + n, "data": encode_judged(each)} for n, each in enumerate(found)]

        def keep(connection: Connection) -> None:
            if rows:
                connection.execute(insert(t.judged), rows)
            at_work = update(t.reviews).where(_r.match == match, _r.status.in_(OPEN))
            connection.execute(at_work.values(status="working", total=total))

        await self.write(keep)

    async def end_review(self, match: str, players: Sequence[Player] | None, now: float) -> None:
        """The judge has finished; without players, it has failed."""
        told = None if players is None else msgspec.json.encode(players).decode()
        ended = update(t.reviews).where(_r.match == match, _r.status.in_(OPEN))
        ended = ended.values(status="failed" if players is None else "done", ended=now, players=told)
        await self.write(lambda connection: connection.execute(ended).rowcount)

    async def open_reviews(self) -> list[str]:
        """Matches that somebody wants reviewed and that are not, oldest wish first."""
        asked = select(_r.match).where(_r.status.in_(OPEN), _r.judge == JUDGE).order_by(_r.asked, _r.match)
        async with self.reading() as connection:
            return list((await connection.execute(asked)).scalars())

    async def count_open_reviews(self, person: str) -> int:
        asked = select(func.count()).where(_r.person == person, _r.status.in_(OPEN), _r.judge == JUDGE)
        async with self.reading() as connection:
            return int(await connection.scalar(asked) or 0)

    async def accuracies(self, matches: Sequence[str]) -> dict[str, tuple[float | None, ...]]:
        """Of those of these matches that are reviewed: how accurately every seat played, 0 to 100, as far as it decided
        enough to tell."""
        asked = select(_r.match, _r.players).where(_r.match.in_(matches), _r.status == "done", _r.judge == JUDGE)
        async with self.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return {
            match: tuple(player.accuracy if player.enough else None for player in _players.decode(players))
            for match, players in rows
        }


def _row(values: object) -> ReviewRow:
    found = dict(values)  # type: ignore[call-overload]
    players = found["players"]
    return ReviewRow(**{**found, "players": None if players is None else _players.decode(players)})
