"""A table as somebody sees it, and whether they may see it at all."""

from __future__ import annotations

from typing import Literal

from ludoteca.engine.registry import game_named
from ludoteca.table.contract import Chair, Table, VoteNow
from ludoteca.table.people import Person
from ludoteca.table.table_match import is_decided
from ludoteca.table.table_state import TableState


def may_enter(table: TableState, person: Person | None) -> Literal["sit", "watch"] | None:
    """ "sit", "watch", or None for somebody who is not to know of this table."""
    listed = table.visibility == "listed"
    if person is not None:
        if person.id in table.banned:
            return None
        if person.id == table.host or person.id in table.guests or table.seat_of(person.id) is not None:
            return "sit"
        if listed and not table.playing:
            return "sit"
        if person.id in table.watchers:
            return "watch"
    return "watch" if listed else None


def table_for(table: TableState, person: Person | None) -> Table:
    """A table as a person sees it."""
    you = table.seat_of(person.id if person else None)
    return Table(
        id=table.id,
        rev=table.rev,
        game=table.game,
        options=table.options,
        status=table.status,
        chairs=chairs(table, person),
        you=you,
        hosting=person is not None and person.id == table.host,
        help=table.help,
        clock=table.clock,
        chat=table.chat,
        visibility=table.visibility,
        code=table.code if may_enter(table, person) == "sit" else None,
        watch=table.watch,
        match=table.match,
        matches=table.matches,
        ending=table.ending,
        vote=None if table.ballot is None else VoteNow(table.ballot.what, table.ballot.agreed, table.voters),
        again=table.again,
        played=table.played,
        wins=table.wins,
        best_of=table.best_of,
        rotate=table.rotate,
        decided=is_decided(table),
        origin=table.origin,
        deal=table.deal,
        team=game_named(table.game).team,
        numbers_are_secret=game_named(table.game).numbers_are_secret,
    )


def chairs(table: TableState, person: Person | None) -> tuple[Chair, ...]:
    you = table.seat_of(person.id if person else None)
    return tuple(
        Chair(
            seat=n,
            kind="open" if seat.is_open else "bot" if seat.bot else "person",
            name=seat.name,
            level=seat.bot,
            you=n == you,
            host=seat.person == table.host,
            away=seat.away,
            muted=seat.muted,
        )
        for n, seat in enumerate(table.seats)
    )
