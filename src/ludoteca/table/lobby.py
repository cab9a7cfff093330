"""Before a match and around it: people, setting up tables, coming and going, and what the host may do."""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from ludoteca.engine.luck import read_seed
from ludoteca.engine.moves import Seat
from ludoteca.locales import LANGUAGES, say
from ludoteca.table import seating
from ludoteca.table.clocks import Clocks
from ludoteca.table.contract import (
    ChairChange,
    Language,
    MeChange,
    NewTable,
    PersonalLink,
    Table,
    TableChange,
    TableLine,
)
from ludoteca.table.house import House
from ludoteca.table.live import Live, Running, given_match
from ludoteca.table.people import Person, tidy_code, tidy_name
from ludoteca.table.seating import TableState
from ludoteca.table.showing import chairs, shown
from ludoteca.table.store import MatchRow
from ludoteca.table.trouble import Refused

_LINK_HOLDS = 3600.0
_LONGEST_LIST = 100
HOST_IS_GONE = 600.0
"""After so many seconds without a move, and without the host being connected, somebody else may look after a match."""


# --- people -----------------------------------------------------------------------------------------------------


async def new_person(house: House, language: str, name: str | None = None) -> tuple[Person, str]:
    """Somebody who was not here before, and the secret that their device will keep."""
    spoken = language if language in LANGUAGES else "en"
    person = Person(house.token(16), tidy_name(name or say("table-guest", language=spoken)), spoken)
    secret = house.token(40)
    await house.store.add_person(person, secret, house.now())
    return person, secret


async def change_me(house: House, person: Person, change: MeChange) -> Person:
    language: Language | str = change.language or person.language
    changed = replace(person, name=tidy_name(change.name) if change.name else person.name, language=language)
    await house.store.change_person(changed)
    return changed


async def personal_link(house: House, person: Person) -> PersonalLink:
    token = house.token(40)
    await house.store.add_link(person.id, token, house.now() + _LINK_HOLDS)
    return PersonalLink(token, f"/claim#{token}")


async def claim(house: House, token: str) -> tuple[Person, str]:
    """Become the person a link belongs to, with a secret of this device's own."""
    name = await house.store.take_link(token, house.now())
    person = None if name is None else await house.store.person(name)
    if person is None:
        raise Refused("link-used", 404)
    secret = house.token(40)
    await house.store.add_key(person.id, secret, house.now())
    return person, secret


# --- tables -----------------------------------------------------------------------------------------------------


async def create(house: House, person: Person, wish: NewTable) -> Table:
    if await house.store.hosted(person.id) >= house.manners.most_tables:
        raise Refused("too-many-tables", 429, most=house.manners.most_tables)
    table = seating.new_table(
        wish, person, table=house.token(12), code=house.token(8), watch=house.token(14), now=house.now()
    )
    live = await house.add(table)
    if wish.start:
        await begin(house, live, person)
    return shown(live.table, person)


async def join(house: House, person: Person, code: str) -> Table:
    found = await house.store.find_code(tidy_code(code))
    if found is None:
        raise Refused("no-such-code", 404)
    live = await house.live(found[0])
    may_sit = found[1]
    return shown(await house.change(live, lambda table: seating.admit(table, person, may_sit=may_sit)), person)


async def sit(house: House, person: Person, table: str, seat: Seat | None) -> Table:
    live = await house.enter(table, person, to_sit=True)
    return shown(await house.change(live, lambda state: seating.sit(state, person, seat)), person)


async def stand(house: House, person: Person, table: str) -> Table:
    live = await house.enter(table, person)
    return shown(await house.change(live, lambda state: seating.stand(state, person)), person)


async def change(house: House, person: Person, table: str, wish: TableChange) -> Table:
    live = await house.hosted(table, person)
    return shown(await house.change(live, lambda state: seating.change_table(state, wish)), person)


async def change_chair(house: House, person: Person, table: str, seat: Seat, wish: ChairChange) -> Table:
    """The host's wishes for a seat. Somebody who sits there may take the table over while the host is away or gone."""
    live = await house.enter(table, person)

    def how(state: TableState) -> TableState:
        takes_over = wish == ChairChange(host=True) and state.seat_of(person.id) == seat
        if state.host != person.id and not (takes_over and seating.may_take_over(state, seat)):
            silent = _silence_of_host(live, house.now()) if takes_over else None
            if silent is None:
                raise Refused("only-host", 403)
            if silent < HOST_IS_GONE:
                raise Refused("host-was-here", 403, minutes=ceil((HOST_IS_GONE - silent) / 60))
        # A name is read by all: while nobody may talk (TX-28) it says nothing new either.
        if wish.name is not None and state.playing and live.running is not None and not live.running.may_talk:
            raise Refused("silence")
        return seating.change_chair(state, seat, wish)

    return shown(await house.change(live, how), person)


def _silence_of_host(live: Live, now: float) -> float | None:
    """For how long nothing has happened in a match whose host is not connected; None if the host is."""
    if live.running is None or live.table.seat_of(live.table.host) in live.present[0]:
        return None
    return now - max(live.running.times, default=now)


async def close(house: House, person: Person, table: str) -> None:
    """Forget a table at which nothing was ever played."""
    live = await house.hosted(table, person)

    async def once() -> None:
        if live.table.matches:
            raise Refused("match-was-played")
        await house.remove(live)

    await house.run(house.retry(live, once))


async def sit_program(house: House, person: Person, table: str, seat: Seat, name: str | None) -> str:
    """The person whose seat token a program may have: the asker at their own seat, or somebody new at an open one that
    the host gives away."""
    live = await house.enter(table, person, to_sit=True)
    if not 0 <= seat < len(live.table.seats):
        raise Refused("no-such-seat", 422, seats=len(live.table.seats))
    if live.table.seats[seat].person == person.id:
        return person.id
    if live.table.host != person.id or not live.table.seats[seat].is_open:
        raise Refused("only-host", 403)
    program, _ = await new_person(house, person.language, name or say("table-program", language=person.language))
    await house.change(live, lambda state: seating.sit(state, program, seat))
    return program.id


async def start(house: House, person: Person, table: str) -> Table:
    live = await house.hosted(table, person)
    await begin(house, live, person)
    return shown(live.table, person)


async def rematch(house: House, person: Person, table: str) -> Table:
    """The same seats, a new match. One click by anybody at the table is enough; a second one changes nothing."""
    live, _ = await house.seat(table, person)
    if not live.table.playing:
        if not live.table.matches:
            raise Refused("no-match-yet")
        await begin(house, live, person)
    return shown(live.table, person)


async def begin(house: House, live: Live, person: Person) -> None:
    """Start a match. Its seed is known to nobody until it is over. Whoever asks for it is there to play it."""
    name, seed = house.token(20), read_seed(house.token(26))

    async def once() -> None:
        seat = live.table.seat_of(person.id)
        there = live.table if seat is None else seating.come_back(live.table, seat, None)
        table = seating.begin(there, name)
        origin = table.origin if len(table.matches) == 1 else None
        row = MatchRow(
            id=name,
            table=table.id,
            game=table.game,
            players=len(table.seats),
            options=table.options,
            seed=seed,
            given=origin.n if origin else 0,
            names=tuple(seat.name for seat in table.seats),
            levels=tuple(seat.bot for seat in table.seats),
            origin=origin,
            created=house.now(),
        )
        taken = await house.store.entries(origin.match) if origin else []
        clocks = None if table.clock is None else Clocks(table.clock, row.players)
        running = Running(name, given_match(row, taken), clocks)
        running.happened(row.created)
        await house.commit(live, table=table, running=running, begun=row)

    await house.run(house.retry(live, once))


# --- lists ------------------------------------------------------------------------------------------------------


async def listed(house: House, person: Person | None) -> list[TableLine]:
    return [await _line(house, *found, person) for found in await house.store.listed(_LONGEST_LIST)]


async def mine(house: House, person: Person) -> list[TableLine]:
    """A person's tables: those that wait for them first."""
    found = await house.store.tables_of(person.id, _LONGEST_LIST)
    lines = [await _line(house, *entry, person) for entry in found if seating.belongs_to(entry[0], person.id)]
    return sorted(lines, key=lambda line: (not line.your_turn, line.status != "playing"))


async def _line(house: House, table: TableState, updated: float, person: Person | None) -> TableLine:
    turn: tuple[Seat, ...] = ()
    if table.playing:
        live = await house.live(table.id)
        if live.running is not None:
            turn = live.running.match.turn
            updated = max(updated, live.running.times[-1])
    you = table.seat_of(person.id if person else None)
    return TableLine(
        id=table.id,
        game=table.game,
        status=table.status,
        chairs=chairs(table, person),
        you=you,
        turn=turn,
        your_turn=you is not None and you in turn,
        match=table.match,
        updated=updated,
    )
