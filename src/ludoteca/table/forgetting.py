"""To be forgotten: everything of a person goes. What others have played with them stays, with "Somebody" in the
seat."""

from __future__ import annotations

import asyncio
import logging

from msgspec.structs import replace

from ludoteca.table import table_match, table_seats, table_state
from ludoteca.table.actions import stand_in
from ludoteca.table.bus import Notice
from ludoteca.table.errors import ApiError
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.store import Seated
from ludoteca.table.table_state import SeatState, TableState

log = logging.getLogger(__name__)

SOMEBODY = "Somebody"
"""Who sat there once. Clients say it in the language of the page."""
_MAX_TRIES = 50


async def forget_me(house: House, person: Person, name: str) -> None:
    """Forget somebody who asks for it, and who has typed their name to say that they mean it."""
    if name.strip().casefold() != person.name.casefold():
        raise ApiError("forget-name", 422)
    await forget(house, person)


async def forget(house: House, person: Person) -> None:
    tables = await house.store.tables_that_name(person.id)
    seated = [seat for table in tables if (seat := await _leave_for_good(house, table, person.id)) is not None]
    changed = await house.store.forget_person(person.id, SOMEBODY, seated)
    for match in changed:
        house.replays.forget(match)
    for table in tables:
        found = house.cache.known(table)
        if found is not None:
            found.forget_messages()
        house.bus.publish(Notice(house.outbox.process, table, "words"))
    house.bus.publish(Notice(house.outbox.process, "", "forgotten"))
    # Readers may hold on to older pages of SQLite's log for a moment.
    for _ in range(_MAX_TRIES):
        if await house.store.scrub():
            break
        await asyncio.sleep(0.1)
    log.info("A person has asked to be forgotten, and is.")


async def _leave_for_good(house: House, table: str, person: str) -> Seated | None:
    """A table without somebody; gone, where nobody else is left at it. Where they sat."""
    try:
        session = await house.session(table)
    except ApiError:
        return None  # gone meanwhile, or damaged: what is stored is cleaned all the same
    seat = session.table.seat_of(person)
    name = "" if seat is None else session.table.seats[seat].name
    level = stand_in(house, session.table.game)
    committer = house.committer

    async def attempt() -> bool:
        state = _without(session.table, person, level)
        if state is None:
            await committer.delete(session)
            return True
        ended = state.ending if session.table.playing and not state.playing else None
        await committer.commit(session, table=state, ended=ended)
        return False

    if await committer.to_the_end(committer.exclusively(session, attempt)):
        house.cache.drop(session)
    return None if seat is None else Seated(table, seat, name, session.table.matches)


def _without(state: TableState, person: str, level: str) -> TableState | None:
    """A table after somebody has gone for good; None where nobody is left. In a match a bot plays on for them."""
    seat = state.seat_of(person)
    state = replace(
        state,
        guests=_others(state.guests, person),
        watchers=_others(state.watchers, person),
        banned=_others(state.banned, person),
    )
    state = table_seats.somebody_hosts(state, person)
    if state.host == person:
        if not state.guests:
            return None
        state = replace(state, host=state.guests[0])
    if seat is None:
        return state
    if state.playing:
        return table_match.without_ballot_of(table_state.put(state, seat, SeatState(bot=level, name=SOMEBODY)), seat)
    return table_state.put(state, seat, SeatState() if state.status == "lobby" else SeatState(name=SOMEBODY))


def _others(people: tuple[str, ...], person: str) -> tuple[str, ...]:
    return tuple(who for who in people if who != person)
