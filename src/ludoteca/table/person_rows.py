"""All that is stored of a person: told to them, and deleted for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Table, delete, or_, select, update

from ludoteca.engine.moves import Seat
from ludoteca.table import schema as t
from ludoteca.table.change_rows import as_json
from ludoteca.table.plays import searched
from ludoteca.table.row_access import RowAccess
from ludoteca.table.rows import decode_match
from ludoteca.table.store import MatchRow, Seated

T = TypeVar("T")

_names = msgspec.json.Decoder(list[str])
_levels = msgspec.json.Decoder(list[str | None])
_m, _p = t.matches.c, t.plays.c
_SECRET = {"secret", "device", "auth", "p256dh"}
"""Columns that are of use to nobody but the server, or to a thief."""


def of_people() -> list[Table]:
    """Every table whose rows belong to a person; what later layouts add is among them by itself. What is said and
    reviewed is there for others too."""
    shared = ("messages", "reviews")
    return [table for table in t.metadata.sorted_tables if "person" in table.c and table.name not in shared]


class PersonRows(RowAccess):
    """The part of the Database that knows all of a person."""

    async def matches_brought_by(self, person: str) -> list[MatchRow]:
        async with self.reading() as connection:
            rows = await connection.execute(select(t.matches).where(_m.owner == person).order_by(_m.created))
        return [decode_match(row) for row in rows.mappings()]

    async def known_of(self, person: str) -> dict[str, Any]:
        """Everything that is stored of somebody, by table; fingerprints of secrets left out."""
        found: dict[str, Any] = {}
        asked = {table.name: select(table).where(table.c.person == person) for table in of_people()}
        asked["people"] = select(t.people).where(t.people.c.id == person)
        asked["messages"] = select(t.messages).where(t.messages.c.person == person)
        asked["reviews"] = select(t.reviews).where(t.reviews.c.person == person)
        asked["tables hosted"] = select(t.tables.c.id, t.tables.c.created).where(t.tables.c.host == person)
        asked["bans"] = select(t.bans).where(t.bans.c.whom == f"person {person}")
        async with self.reading() as connection:
            for name, query in asked.items():
                rows = (await connection.execute(query)).mappings().all()
                found[name] = [
                    {str(key): value for key, value in row.items() if str(key) not in _SECRET} for row in rows
                ]
        return found

    async def tables_that_name(self, person: str) -> list[str]:
        """Tables that speak of somebody anywhere: seats, guests, watchers, who was removed."""
        c = t.tables.c
        async with self.reading() as connection:
            asked = select(c.id).where(or_(c.host == person, c.data.contains(person, autoescape=True)))
            return list((await connection.execute(asked)).scalars())

    async def forget_person(self, person: str, somebody: str, seated: Sequence[Seated]) -> list[str]:
        """Delete all of a person, who sat at these tables; the matches that are changed or gone."""
        return await self.write(lambda connection: _forget(connection, person, somebody, seated), deadline=None)


def _forget(connection: Connection, person: str, somebody: str, seated: Sequence[Seated]) -> list[str]:
    _take_back_scores(connection, person)
    seats = _seats_of(connection, person, seated)
    gone = [match for match, seat in seats.items() if _is_solo(connection, match, seat, person)]
    for match in seats.keys() - set(gone):
        _rename(connection, match, seats[match], somebody)
    brought = list(connection.execute(select(_m.id).where(_m.owner == person)).scalars())
    # One after the other: there are many thousands at most, and few at once would be too many for one statement.
    for match in [*gone, *brought]:
        connection.execute(delete(t.matches).where(_m.id == match))
    words = t.messages.c
    unsaid = update(t.messages).values(person=None, name=somebody, text="…", reaction=None)
    connection.execute(unsaid.where(words.person == person))
    for there in seated:
        # From before it was stored who has said something.
        theirs = (words.table_id == there.table, words.seat == there.seat, words.name == there.name)
        connection.execute(unsaid.where(*theirs, words.person.is_(None)))
    connection.execute(update(t.reviews).where(t.reviews.c.person == person).values(person=""))
    connection.execute(delete(t.seat_tokens).where(t.seat_tokens.c.made_by == person))
    connection.execute(delete(t.bans).where(t.bans.c.whom == f"person {person}"))
    for table in of_people():
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(t.people).where(t.people.c.id == person))
    return [*seats, *brought]


def _take_back_scores(connection: Connection, person: str) -> None:
    """Somebody's results are no longer among those of a deal."""
    a, s = t.attempts.c, t.deal_scores.c
    mine = select(a.deal, a.score).where(a.person == person, a.counts, a.score.is_not(None))
    for deal, score in connection.execute(mine).all():
        this = (s.deal == deal, s.score == score)
        connection.execute(update(t.deal_scores).where(*this).values(times=s.times - 1))
    connection.execute(delete(t.deal_scores).where(s.times <= 0))


def _seats_of(connection: Connection, person: str, seated: Sequence[Seated]) -> dict[str, Seat]:
    """The matches that somebody has played or is playing, and where they sat. What a table tells is believed where the
    name is the same: others may have sat there before."""
    found: dict[str, Seat] = {
        row[0]: row[1] for row in connection.execute(select(_p.match, _p.seat).where(_p.person == person))
    }
    for there in seated:
        for match in there.matches:
            names = _names.decode(connection.scalar(select(_m.names).where(_m.id == match)) or "[]")
            if names[there.seat : there.seat + 1] == [there.name]:
                found.setdefault(match, there.seat)
    return found


def _is_solo(connection: Connection, match: str, seat: Seat, person: str) -> bool:
    """Whether nobody else has a part in a match: nobody sat there too, plays its deal, or goes on from it."""
    levels = _levels.decode(connection.scalar(select(_m.levels).where(_m.id == match)) or "[]")
    if not levels or any(level is None for n, level in enumerate(levels) if n != seat):
        return False
    a = t.attempts.c
    name = connection.scalar(select(t.challenges.c.id).where(t.challenges.c.match == match))
    others = select(a.match).where(a.deal == f"challenge.{name}", a.person != person).limit(1)
    onward = select(_m.id).where(_m.origin.contains(f'"{match}"', autoescape=True)).limit(1)
    return connection.execute(others).first() is None and connection.execute(onward).first() is None


def _rename(connection: Connection, match: str, seat: Seat, somebody: str) -> None:
    """Somebody in the place of a name, also where the others of the match are searched by it."""
    names = _names.decode(connection.scalar(select(_m.names).where(_m.id == match)) or "[]")
    if seat >= len(names):
        return
    names[seat] = somebody
    connection.execute(update(t.matches).where(_m.id == match).values(names=as_json(names)))
    for (at,) in connection.execute(select(_p.seat).where(_p.match == match)).all():
        others = searched(name for n, name in enumerate(names) if n != at)
        connection.execute(update(t.plays).where(_p.match == match, _p.seat == at).values(others=others))
