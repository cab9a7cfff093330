"""Programs that play a seat for somebody: the tokens by which they are known (docs/bot-api.md)."""

from __future__ import annotations

from ludoteca.engine.moves import Seat
from ludoteca.locales import say
from ludoteca.table import table_seats, table_state
from ludoteca.table.errors import ApiError, not_found
from ludoteca.table.house import House
from ludoteca.table.lobby import new_person
from ludoteca.table.people import Person
from ludoteca.table.people_contract import SeatTokenInfo
from ludoteca.table.store import SeatTokenRow

_TOKEN_HOLDS = 90 * 86_400.0
_MOST_TOKENS = 20


async def new_seat_token(house: House, person: Person, table: str, seat: Seat, name: str | None) -> SeatTokenRow:
    """Leave for a program to play a seat: one's own, or an open one that the host gives away."""
    table_state.must_play_alone((await house.enter(table, person)).table)
    player = await _sit_program(house, person, table, seat, name)
    now = house.now()
    if len(await house.store.seat_tokens(table, now)) >= _MOST_TOKENS:
        raise ApiError("too-many-tokens", 429, most=_MOST_TOKENS)
    row = SeatTokenRow(
        id=house.token(20),
        table=table,
        seat=seat,
        person=player,
        made_by=person.id,
        created=now,
        until=now + _TOKEN_HOLDS,
    )
    await house.store.add_seat_token(row)
    return row


async def _sit_program(house: House, person: Person, table: str, seat: Seat, name: str | None) -> str:
    """The person that a program plays as: the asker at their own seat, or somebody new at an open one."""
    session = await house.enter(table, person, to_sit=True)
    if not 0 <= seat < len(session.table.seats):
        raise ApiError("no-such-seat", 422, seats=len(session.table.seats))
    if session.table.seats[seat].person == person.id:
        return person.id
    if session.table.host != person.id or not session.table.seats[seat].is_open:
        raise ApiError("only-host", 403)
    program, _ = await new_person(house, person.language, name or say("table-program", language=person.language))
    await house.committer.edit(session, lambda state: table_seats.sit(state, program, seat))
    return program.id


async def seat_tokens(house: House, person: Person, table: str) -> list[SeatTokenInfo]:
    """The programs at a table: all of them for the host, for others their own."""
    session = await house.enter(table, person)
    return [
        SeatTokenInfo(row.id, row.seat, session.table.seats[row.seat].name, row.created, row.until)
        for row in await house.store.seat_tokens(table, house.now())
        if person.id in (session.table.host, row.made_by) and row.seat < len(session.table.seats)
    ]


async def revoke_seat_token(house: House, person: Person, table: str, token: str) -> None:
    if token not in [row.id for row in await seat_tokens(house, person, table)]:
        raise not_found()
    await house.store.revoke_seat_token(table, token)
