"""Who comes, sits down and goes, and what the host may do."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ludoteca.engine.moves import Seat
from ludoteca.engine.registry import game_named
from ludoteca.table.clocks import Return, is_valid_rule
from ludoteca.table.contract import ChairChange, TableChange
from ludoteca.table.errors import ApiError
from ludoteca.table.people import LONGEST_NAME, Person, clean_name, look_of
from ludoteca.table.table_match import pass_ballot
from ludoteca.table.table_state import (
    MOST_GUESTS,
    MOST_WATCHERS,
    SeatState,
    TableState,
    agreed_options,
    bot_seat,
    known_level,
    must_be_unseen,
    must_exist,
    must_play_alone,
    not_while_playing,
    put,
    while_playing,
)
from ludoteca.table.talk import tells_number

# --- coming and going -------------------------------------------------------------------------------------------


def admit(table: TableState, person: Person, *, may_sit: bool) -> TableState:
    """Let somebody in who has a code."""
    if person.id in table.guests or table.seat_of(person.id) is not None:
        return table
    if person.id in table.banned:
        raise ApiError("removed-here", 403)
    must_be_unseen(table)
    watchers = tuple(who for who in table.watchers if who != person.id)
    if may_sit:
        # Counted apart: however many watch, a friend who has the code gets in.
        if len(table.guests) >= MOST_GUESTS:
            raise ApiError("table-crowded")
        return replace(table, guests=(*table.guests, person.id), watchers=watchers)
    if person.id in table.watchers:
        return table
    if len(table.watchers) >= MOST_WATCHERS:
        raise ApiError("table-crowded")
    return replace(table, watchers=(*watchers, person.id))


def sit(table: TableState, person: Person, seat: Seat | None) -> TableState:
    not_while_playing(table)
    free = [n for n, chair in enumerate(table.seats) if chair.is_open]
    here = table.seat_of(person.id)
    if seat is None:
        if here is not None:
            return table
        if not free:
            raise ApiError("no-free-seat")
        seat = free[0]
    must_exist(table, seat)
    if here == seat:
        return table
    if seat not in free:
        raise ApiError("seat-taken")
    if here is not None:
        table = put(table, here, SeatState())
    return put(table, seat, SeatState(person=person.id, name=_own_name(table, seat, person.name)))


def stand(table: TableState, person: Person) -> TableState:
    not_while_playing(table)
    here = table.seat_of(person.id)
    if here is None:
        return table
    guests = table.guests if person.id in table.guests else (*table.guests, person.id)
    return somebody_hosts(replace(put(table, here, SeatState()), guests=guests), person.id)


def somebody_hosts(table: TableState, left: str) -> TableState:
    """A host who leaves hands the table over: to the next person who is there, else to the next at all. With nobody
    else at the table it stays theirs."""
    if table.host != left:
        return table
    others = [seat for seat in table.seats if seat.person not in (None, left)]
    heir = next((seat.person for seat in sorted(others, key=lambda seat: seat.away is not None)), None)
    return table if heir is None else replace(table, host=heir)


def may_take_over(table: TableState, seat: Seat) -> bool:
    """Whether the person in a seat may make themselves the host: while the host is away or has left the seats."""
    there = table.seat_of(table.host)
    return seat != there and (there is None or table.seats[there].away is not None)


def hand_over(table: TableState, seat: Seat) -> TableState:
    """The person in that seat is the host from now on; the old one stays a guest."""
    must_exist(table, seat)
    heir = table.seats[seat].person
    if heir is None:
        raise ApiError("no-person-there")
    guests = table.guests if table.host in table.guests else (*table.guests, table.host)
    return replace(table, host=heir, guests=guests)


def _own_name(table: TableState, seat: Seat, name: str) -> str:
    """The name, with a number behind it if somebody else at the table has one that looks the same."""
    taken = {look_of(other.name) for n, other in enumerate(table.seats) if n != seat}
    tried = name
    for n in range(2, len(table.seats) + 2):
        if look_of(tried) not in taken:
            break
        tried = f"{name[: LONGEST_NAME - 2].rstrip()} {n}"
    return tried


def go_away(table: TableState, seat: Seat, level: str, *, pushed: bool = False) -> TableState:
    """Let a bot play for a person, who went or was `pushed` aside by the host."""
    while_playing(table)
    must_play_alone(table)
    there = replace(table.seats[seat], away=known_level(table.game, level), pushed=pushed)
    return pass_ballot(put(table, seat, there))


def come_back(table: TableState, seat: Seat, back: Return | None) -> TableState:
    """Take over from the bot; `back` is what that means for the clock, if there is one."""
    there = table.seats[seat]
    if there.away is None:
        return table
    return put(table, seat, replace(there, away=None, pushed=False, back=back or there.back))


# --- what the host may do ---------------------------------------------------------------------------------------


def change_table(table: TableState, change: TableChange) -> TableState:
    seats, options = table.seats, table.options
    if change.options is not None or change.players is not None:
        not_while_playing(table)
        if table.origin is not None and not table.matches:
            raise ApiError("goes-on-as-it-was")
    if change.players is not None:
        seats = _resized(table, change.players)
    if change.options is not None or change.players is not None:
        options = agreed_options(table.game, len(seats), options if change.options is None else change.options)
    if change.help not in (None, table.help):
        must_play_alone(table)
    if change.visibility == "listed":
        must_be_unseen(table)
    clock = table.clock
    if not isinstance(change.clock, msgspec.UnsetType):
        not_while_playing(table)
        clock = change.clock
        if not is_valid_rule(clock):
            raise ApiError("bad-clock", 422)
    return replace(
        table,
        seats=seats,
        options=options,
        clock=clock,
        visibility=table.visibility if change.visibility is None else change.visibility,
        help=table.help if change.help is None else change.help,
        chat=table.chat if change.chat is None else change.chat,
        best_of=table.best_of if change.best_of is None else change.best_of,
        rotate=table.rotate if change.rotate is None else change.rotate,
    )


def _resized(table: TableState, players: int) -> tuple[SeatState, ...]:
    """As many seats as asked for; open ones at the end go first, people never."""
    seats = list(table.seats)
    while len(seats) > players:
        empty = [n for n, seat in enumerate(seats) if seat.person is None]
        if not empty:
            raise ApiError("people-sit-there")
        seats.pop(next((n for n in reversed(empty) if seats[n].is_open), empty[-1]))
    return (*seats, *[SeatState()] * (players - len(seats)))


def change_chair(
    table: TableState, seat: Seat, change: ChairChange, *, new_code: str, present: bool = False
) -> TableState:
    """`new_code` is the next join code, for when somebody is removed; `present` says whether whoever sits there is
    connected."""
    must_exist(table, seat)
    there = table.seats[seat]
    if change.open and change.bot is not None:
        raise ApiError("open-or-bot", 422)
    if change.muted is not None:
        there = replace(there, muted=change.muted)
    if change.open:
        not_while_playing(table)
        if there.person == table.host:
            raise ApiError("host-stays")
        if there.person is not None:
            table = _remove(table, there.person, new_code)
        there = SeatState()
    if change.bot is not None and table.playing:
        if there.person is None:
            raise ApiError("no-person-there")
        if present and table.ballot is not None:
            raise ApiError("ballot-runs")
        return go_away(put(table, seat, there), seat, change.bot, pushed=present)
    if change.bot is not None:
        if there.person == table.host:
            raise ApiError("host-stays")
        level = known_level(table.game, change.bot)
        if there.person is not None:
            table = _remove(table, there.person, new_code)
        there = replace(there, bot=level) if there.bot else bot_seat(level, seat, [other.name for other in table.seats])
    if change.host:
        table = hand_over(put(table, seat, there), seat)
    if change.name is not None:
        name = _own_name(table, seat, clean_name(change.name))
        if there.is_open:
            raise ApiError("no-person-there")
        # A name is read by all: it may tell no more than the talk may.
        if table.playing and game_named(table.game).numbers_are_secret and tells_number(name):
            raise ApiError("numbers-are-secret", 422)
        there = replace(there, name=name)
    return put(table, seat, there)


def _remove(table: TableState, person: str, new_code: str) -> TableState:
    """Somebody is shown out for good: the code they know opens nothing any more, and no other one lets them in."""
    return replace(
        table,
        code=new_code,
        guests=tuple(who for who in table.guests if who != person),
        watchers=tuple(who for who in table.watchers if who != person),
        banned=(*table.banned[-MOST_GUESTS:], person),
    )


def renew_codes(table: TableState, code: str, watch: str) -> TableState:
    """Links that were passed on open nothing any more; who sits at the table stays, everybody else needs the new."""
    seated = {seat.person for seat in table.seats}
    guests = tuple(who for who in table.guests if who in seated)
    return replace(table, code=code, watch=watch, guests=guests, watchers=(), banned=())
