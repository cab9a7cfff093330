"""Before a match and around it: people, setting up tables, coming and going, and what the host may do."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from math import ceil

from msgspec.structs import replace

from ludoteca.engine.luck import read_seed
from ludoteca.engine.moves import Seat
from ludoteca.engine.registry import games
from ludoteca.locales import LANGUAGES, say
from ludoteca.table import table_match, table_seats, table_state
from ludoteca.table.bot_decisions import load_bots
from ludoteca.table.clocks import Clocks
from ludoteca.table.contract import (
    ChairChange,
    Invitation,
    Language,
    NewTable,
    Table,
    TableChange,
    TableLine,
    TableResult,
)
from ludoteca.table.errors import ApiError, not_found
from ludoteca.table.house import House
from ludoteca.table.live_match import LiveMatch, Wait, initial_match
from ludoteca.table.people import Person, clean_code, clean_name, fingerprint
from ludoteca.table.people_contract import Device, MeChange, PersonalLink
from ludoteca.table.replays import off_loop
from ludoteca.table.session import TableSession
from ludoteca.table.store import AttemptRow, MatchRow, PlayRow
from ludoteca.table.table_state import TableState
from ludoteca.table.table_view import chairs, table_for

log = logging.getLogger(__name__)

_LINK_HOLDS = 3600.0
_DEVICE_NAME = 12
"""Characters of a device's fingerprint by which it is named."""
_LONGEST_LIST = 100
HOST_IS_GONE = 600.0
"""After so many seconds without a move, and without the host being connected, somebody else may look after a match."""


# --- people -----------------------------------------------------------------------------------------------------


async def new_person(house: House, language: str, name: str | None = None) -> tuple[Person, str]:
    """Somebody who was not here before, and the secret that their device will keep."""
    spoken = language if language in LANGUAGES else "en"
    person = Person(house.token(16), clean_name(name or say("table-guest", language=spoken)), spoken)
    secret = house.token(40)
    await house.store.add_person(person, secret, house.now())
    return person, secret


async def change_me(house: House, person: Person, change: MeChange) -> Person:
    language: Language | str = change.language or person.language
    changed = replace(person, name=clean_name(change.name) if change.name else person.name, language=language)
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
        raise ApiError("link-used", 404)
    secret = house.token(40)
    await house.store.add_key(person.id, secret, house.now())
    return person, secret


async def devices(house: House, person: Person, secret: str | None) -> list[Device]:
    """Where somebody is known, the device that asks marked."""
    mine = None if secret is None else fingerprint(secret)
    found = await house.store.devices(person.id)
    return [Device(mark[:_DEVICE_NAME], created, this=mark == mine) for mark, created in found]


async def revoke_device(house: House, person: Person, device: str) -> None:
    if len(device) != _DEVICE_NAME or not await house.store.revoke_device(person.id, device):
        raise not_found()


# --- tables -----------------------------------------------------------------------------------------------------


async def create(house: House, person: Person, wish: NewTable) -> Table:
    if await house.store.count_hosted(person.id) >= house.policy.max_tables:
        raise ApiError("too-many-tables", 429, most=house.policy.max_tables)
    if wish.game in games():
        await load_bots(wish.game)
    table = table_state.new_table(
        wish, person, table=house.token(12), code=house.token(8), watch=house.token(14), now=house.now()
    )
    session = await house.add(table)
    if wish.start:
        await start_match(house, session, person)
    return table_for(session.table, person)


async def join(house: House, person: Person, code: str) -> Table:
    found = await house.store.find_code(clean_code(code))
    if found is None:
        raise ApiError("no-such-code", 404)
    session = await house.session(found[0])
    may_sit = found[1]
    return table_for(
        await house.committer.edit(session, lambda table: table_seats.admit(table, person, may_sit=may_sit)), person
    )


async def invitation(house: House, person: Person | None, code: str) -> Invitation:
    """What a code opens, for somebody who has not decided yet: nothing at the table changes."""
    found = await house.store.find_code(clean_code(code))
    if found is None:
        raise ApiError("no-such-code", 404)
    table, may_sit = (await house.session(found[0])).table, found[1]
    if person is not None and person.id in table.banned:
        raise ApiError("removed-here", 403)
    inside = person is not None and table_state.belongs_to(table, person.id)
    seat, host = table.seat_of(table.host), await house.store.person(table.host)
    return Invitation(
        table=table.id if inside else None,
        game=table.game,
        options=table.options,
        status=table.status,
        chairs=chairs(table, person),
        host=table.seats[seat].name if seat is not None else host.name if host is not None else "",
        may_sit=may_sit,
        help=table.help,
        clock=table.clock,
    )


async def sit(house: House, person: Person, table: str, seat: Seat | None) -> Table:
    session = await house.enter(table, person, to_sit=True)
    return table_for(await house.committer.edit(session, lambda state: table_seats.sit(state, person, seat)), person)


async def stand(house: House, person: Person, table: str) -> Table:
    session = await house.enter(table, person)
    return table_for(await house.committer.edit(session, lambda state: table_seats.stand(state, person)), person)


async def change(house: House, person: Person, table: str, wish: TableChange) -> Table:
    session = await house.enter_as_host(table, person)

    def edit(state: TableState) -> TableState:
        state = table_seats.change_table(state, wish)
        return table_seats.renew_codes(state, house.token(8), house.token(14)) if wish.new_codes else state

    return table_for(await house.committer.edit(session, edit), person)


async def change_chair(house: House, person: Person, table: str, seat: Seat, wish: ChairChange) -> Table:
    """The host's wishes for a seat. Somebody who sits there may take the table over while the host is away or gone."""
    session = await house.enter(table, person)

    def edit(state: TableState) -> TableState:
        takes_over = wish == ChairChange(host=True) and state.seat_of(person.id) == seat
        if state.host != person.id and not (takes_over and table_seats.may_take_over(state, seat)):
            silent = _silence_of_host(session, house.now()) if takes_over else None
            if silent is None:
                raise ApiError("only-host", 403)
            if silent < HOST_IS_GONE:
                raise ApiError("host-was-here", 403, minutes=ceil((HOST_IS_GONE - silent) / 60))
        # A name is read by all: while nobody may talk (TX-28) it says nothing new either.
        if wish.name is not None and state.playing and session.live is not None and not session.live.may_talk:
            raise ApiError("silence")
        present = 0 <= seat < len(state.seats) and session.is_there(seat, house.now())
        return table_seats.change_chair(state, seat, wish, new_code=house.token(8), present=present)

    return table_for(await house.committer.edit(session, edit), person)


def _silence_of_host(session: TableSession, now: float) -> float | None:
    """For how long nothing has happened in a match whose host is not connected; None if the host is."""
    if session.live is None or session.table.seat_of(session.table.host) in session.present[0]:
        return None
    return now - max(session.live.times, default=now)


async def close(house: House, person: Person, table: str) -> None:
    """Forget a table at which nothing was ever played."""
    session = await house.enter_as_host(table, person)

    async def attempt() -> None:
        if session.table.matches:
            raise ApiError("match-was-played")
        await house.committer.delete(session)

    await house.committer.to_the_end(house.committer.exclusively(session, attempt))
    house.cache.drop(session)


async def start(house: House, person: Person, table: str) -> Table:
    session = await house.enter_as_host(table, person)
    await start_match(house, session, person)
    return table_for(session.table, person)


async def rematch(house: House, person: Person, table: str, *, agree: bool = True) -> Table:
    """Offer a new match with the same seats, accept one, or take it back. It begins when everybody has agreed; whoever
    says so once more changes nothing."""
    session, seat = await house.seat(table, person)
    if session.table.playing:
        return table_for(session.table, person)

    def offer(state: TableState) -> TableState:
        # Somebody else was faster, and all had agreed: it runs already.
        if state.playing:
            return state
        there = table_seats.come_back(state, seat, None) if agree else state
        return table_match.offer_again(there, seat, agree=agree)

    state = await house.committer.edit(session, offer)
    if agree and not state.playing and table_match.all_want_again(state):
        try:
            await start_match(house, session, person, by_consent=True)
        except ApiError:
            # Two had the last word at once: one of them has started it.
            if not session.table.playing:
                raise
    return table_for(session.table, person)


async def start_match(
    house: House,
    session: TableSession,
    person: Person,
    *,
    seed: str | None = None,
    practised: bool = False,
    by_consent: bool = False,
) -> None:
    """Start a match. Its seed is known to nobody until it is over. Whoever asks for it is there to play it. A deal that
    others play too comes with its seed. `by_consent`: only if all who offered to play again still want to."""
    shared = seed is not None
    name, seed = house.token(20), seed or read_seed(house.token(26))

    async def attempt() -> None:
        if by_consent and not session.table.playing and not table_match.all_want_again(session.table):
            return  # somebody has taken it back in the last moment
        seat = session.table.seat_of(person.id)
        there = session.table if seat is None else table_seats.come_back(session.table, seat, None)
        if not shared and not there.matches:
            there = replace(there, deal=None)  # other cards are another deal
        if len(session.table.matches) >= house.policy.max_rematches:
            raise ApiError("too-many-matches", most=house.policy.max_rematches)
        table = table_match.begin(there, name)
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
        live = LiveMatch(name, await off_loop(partial(initial_match, row, taken), row.given), clocks)
        live.stamp_times(row.created)
        attempt = None
        if table.deal is not None and len(table.matches) == 1:
            attempt = AttemptRow(
                match=name,
                deal=table.deal.id,
                person=person.id,
                seat=table.deal.seat,
                counts=table.deal.counts,
                practised=practised,
                begun=row.created,
            )
        await house.committer.commit(session, table=table, live=live, new_match=row, attempt=attempt)

    await house.committer.to_the_end(house.committer.exclusively(session, attempt))


# --- lists ------------------------------------------------------------------------------------------------------


async def listed_tables(house: House, person: Person | None) -> list[TableLine]:
    return [await _summary(house, *found, person) for found in await house.store.listed(_LONGEST_LIST)]


async def my_tables(house: House, person: Person) -> list[TableLine]:
    """A person's tables: those that wait for them first."""
    found = await house.store.tables_of(person.id, _LONGEST_LIST)
    mine = [entry for entry in found if table_state.belongs_to(entry[0], person.id)]
    over = [table.match for table, _ in mine if table.match is not None and not table.playing]
    results = await house.store.results_at(person.id, over) if over else {}
    lines = [
        await _summary(house, table, updated, person, None if table.playing else results.get(table.match or ""))
        for table, updated in mine
    ]
    # Who has waited longest for me comes first.
    return sorted(
        lines,
        key=lambda line: (
            not (line.your_turn or line.again),
            line.status != "playing",
            line.since if line.your_turn else 0.0,
        ),
    )


async def _summary(
    house: House, table: TableState, updated: float, person: Person | None, result: PlayRow | None = None
) -> TableLine:
    turn: tuple[Seat, ...] = ()
    waits: dict[Seat, Wait] = {}
    if table.playing:
        # One that was just deleted, or is damaged, spoils no list.
        with suppress(ApiError):
            session = await house.session(table.id)
            if session.live is not None:
                turn, waits = _turn_at(session), session.live.waits
                updated = max(updated, session.live.times[-1])
    you = table.seat_of(person.id if person else None)
    # Since it became my turn, whatever has been said or signalled after that; else since somebody's turn began.
    since = waits[you].at if you in waits else max((wait.at for wait in waits.values()), default=None)
    asked = not table.playing and you in table.voters and you not in table.again
    return TableLine(
        id=table.id,
        game=table.game,
        status=table.status,
        chairs=chairs(table, person),
        you=you,
        turn=turn,
        your_turn=you is not None and you in turn,
        since=since,
        match=table.match,
        updated=updated,
        result=None if result is None or result.ending == "abandoned" else _result(result),
        again=table.again if asked else (),
    )


def _turn_at(session: TableSession) -> tuple[Seat, ...]:
    """Who is waited for at a table. A game from elsewhere that fails to say so spoils no list."""
    try:
        return () if session.live is None else session.live.match.turn
    except Exception:
        told = {"table": session.table.id, "match": session.table.match}
        log.exception("The game %s cannot say whose turn it is.", session.table.game, extra=told)
        return ()


def _result(play: PlayRow) -> TableResult:
    game = games().get(play.game)
    return TableResult(play.won, play.score, play.place, team=game is not None and game.team)
