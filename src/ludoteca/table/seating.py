"""Who sits where, and what is agreed: the state of a table, and every change to it as a pure function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from ludoteca.engine.complaint import Complaint
from ludoteca.engine.match import agree
from ludoteca.engine.moves import Seat
from ludoteca.engine.options import options_dict
from ludoteca.engine.registry import game_named
from ludoteca.mind.bot import bots
from ludoteca.table.clocks import Return, checked
from ludoteca.table.contract import (
    ChairChange,
    ChairWish,
    ClockRule,
    Ending,
    HelpLevel,
    NewTable,
    Origin,
    Status,
    TableChange,
    Visibility,
)
from ludoteca.table.people import Person, tidy_name
from ludoteca.table.talk import tells_number
from ludoteca.table.trouble import Refused

MOST_GUESTS = 200
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Emma", "Fritz", "Gaia", "Hugo", "Ida", "Jules", "Karla", "Leo")
"""What bots are called, by seat and the same in every language; how well they play is told beside it."""

How = Callable[["TableState"], "TableState"]
"""A change to a table."""


class SeatState(msgspec.Struct, frozen=True):
    """A seat: open, a person's, or a bot's. `away` is the level of the bot that plays while the person is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    away: str | None = None
    muted: bool = False
    back: Return = Return()
    """When the person last took over from a bot, and what that did to their clock."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        return self.bot or self.away


class Ballot(msgspec.Struct, frozen=True):
    what: Literal["concede", "abandon"]
    agreed: tuple[Seat, ...]


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table but its match and its talk. `rev` grows by one with every change."""

    id: str
    rev: int
    game: str
    options: dict[str, Any]
    seats: tuple[SeatState, ...]
    host: str
    code: str
    watch: str
    created: float
    status: Status = "lobby"
    visibility: Visibility = "private"
    help: HelpLevel = "sheet"
    clock: ClockRule | None = None
    chat: bool = True
    guests: tuple[str, ...] = ()
    """Who came with the join code and may sit down."""
    watchers: tuple[str, ...] = ()
    match: str | None = None
    matches: tuple[str, ...] = ()
    ending: Ending | None = None
    ballot: Ballot | None = None
    origin: Origin | None = None

    def seat_of(self, person: str | None) -> Seat | None:
        return next((n for n, seat in enumerate(self.seats) if person is not None and seat.person == person), None)

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    @property
    def bot_seats(self) -> dict[Seat, str]:
        return {n: seat.played_by for n, seat in enumerate(self.seats) if seat.played_by is not None}

    @property
    def voters(self) -> tuple[Seat, ...]:
        """The people whose agreement ends a match early. Who is away is not waited for."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.person is not None and seat.away is None)


def new_table(wish: NewTable, host: Person, *, table: str, code: str, watch: str, now: float) -> TableState:
    """The table that somebody wishes for."""
    try:
        game = game_named(wish.game)
    except ValueError:
        raise Refused("no-such-game", 422, game=wish.game) from None
    wishes = wish.chairs or (ChairWish("me"), *[ChairWish("open")] * (game.players.start - 1))
    if sum(chair.kind == "me" for chair in wishes) > 1:
        raise Refused("one-seat-each", 422)
    seats: list[SeatState] = []
    for chair in wishes:
        seats.append(_seat_for(chair, wish.game, host, seats))
    if not checked(wish.clock):
        raise Refused("bad-clock", 422)
    return TableState(
        id=table,
        rev=1,
        game=wish.game,
        options=agreed_options(wish.game, len(seats), wish.options),
        seats=tuple(seats),
        host=host.id,
        code=code,
        watch=watch,
        created=now,
        visibility=wish.visibility,
        help=wish.help,
        clock=wish.clock,
        chat=wish.chat,
    )


def agreed_options(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    try:
        return options_dict(agree(game, players, options)[2])
    except Complaint as error:
        raise Refused("bad-options", 422, why=error.sentence) from None


def known_level(game: str, level: str | None) -> str:
    levels = bots(game)
    if level not in levels:
        raise Refused("no-such-bot", 422, bots=", ".join(levels))
    return level


def _bot(level: str, seat: Seat, taken: Iterable[str]) -> SeatState:
    """A bot with its seat's name, or the next one that nobody else at the table has."""
    others, first = set(taken), seat % len(BOT_NAMES)
    names = (*BOT_NAMES[first:], *BOT_NAMES[:first])
    return SeatState(bot=level, name=next((name for name in names if name not in others), names[0]))


def _seat_for(wish: ChairWish, game: str, host: Person, others: Sequence[SeatState]) -> SeatState:
    if wish.kind == "bot":
        return _bot(known_level(game, wish.level), len(others), [host.name, *(seat.name for seat in others)])
    return SeatState(person=host.id, name=host.name) if wish.kind == "me" else SeatState()


# --- coming and going -------------------------------------------------------------------------------------------


def admit(table: TableState, person: Person, *, may_sit: bool) -> TableState:
    """Let somebody in who has a code."""
    if person.id in table.guests or table.seat_of(person.id) is not None:
        return table
    if len(table.guests) + len(table.watchers) >= MOST_GUESTS:
        raise Refused("table-crowded")
    watchers = tuple(who for who in table.watchers if who != person.id)
    if may_sit:
        return replace(table, guests=(*table.guests, person.id), watchers=watchers)
    return table if person.id in table.watchers else replace(table, watchers=(*watchers, person.id))


def sit(table: TableState, person: Person, seat: Seat | None) -> TableState:
    _not_while_playing(table)
    free = [n for n, chair in enumerate(table.seats) if chair.is_open]
    here = table.seat_of(person.id)
    if seat is None:
        if here is not None:
            return table
        if not free:
            raise Refused("no-free-seat")
        seat = free[0]
    _must_exist(table, seat)
    if here == seat:
        return table
    if seat not in free:
        raise Refused("seat-taken")
    if here is not None:
        table = put(table, here, SeatState())
    return put(table, seat, SeatState(person=person.id, name=person.name))


def stand(table: TableState, person: Person) -> TableState:
    _not_while_playing(table)
    here = table.seat_of(person.id)
    if here is None:
        return table
    guests = table.guests if person.id in table.guests else (*table.guests, person.id)
    return _somebody_hosts(replace(put(table, here, SeatState()), guests=guests), person.id)


def _somebody_hosts(table: TableState, left: str) -> TableState:
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
    _must_exist(table, seat)
    heir = table.seats[seat].person
    if heir is None:
        raise Refused("no-person-there")
    guests = table.guests if table.host in table.guests else (*table.guests, table.host)
    return replace(table, host=heir, guests=guests)


def go_away(table: TableState, seat: Seat, level: str) -> TableState:
    """Let a bot play for a person."""
    _while_playing(table)
    return _pass_ballot(put(table, seat, replace(table.seats[seat], away=known_level(table.game, level))))


def come_back(table: TableState, seat: Seat, back: Return | None) -> TableState:
    """Take over from the bot; `back` is what that means for the clock, if there is one."""
    there = table.seats[seat]
    return put(table, seat, replace(there, away=None, back=back or there.back)) if there.away else table


# --- what the host may do ---------------------------------------------------------------------------------------


def change_table(table: TableState, change: TableChange) -> TableState:
    seats, options = table.seats, table.options
    if change.options is not None or change.players is not None:
        _not_while_playing(table)
        if table.origin is not None and not table.matches:
            raise Refused("goes-on-as-it-was")
    if change.players is not None:
        seats = _resized(table, change.players)
    if change.options is not None or change.players is not None:
        options = agreed_options(table.game, len(seats), options if change.options is None else change.options)
    clock = table.clock
    if not isinstance(change.clock, msgspec.UnsetType):
        _not_while_playing(table)
        clock = change.clock
        if not checked(clock):
            raise Refused("bad-clock", 422)
    return replace(
        table,
        seats=seats,
        options=options,
        clock=clock,
        visibility=table.visibility if change.visibility is None else change.visibility,
        help=table.help if change.help is None else change.help,
        chat=table.chat if change.chat is None else change.chat,
    )


def _resized(table: TableState, players: int) -> tuple[SeatState, ...]:
    """As many seats as asked for; open ones at the end go first, people never."""
    seats = list(table.seats)
    while len(seats) > players:
        empty = [n for n, seat in enumerate(seats) if seat.person is None]
        if not empty:
            raise Refused("people-sit-there")
        seats.pop(next((n for n in reversed(empty) if seats[n].is_open), empty[-1]))
    return (*seats, *[SeatState()] * (players - len(seats)))


def change_chair(table: TableState, seat: Seat, change: ChairChange) -> TableState:
    _must_exist(table, seat)
    there = table.seats[seat]
    if change.open and change.bot is not None:
        raise Refused("open-or-bot", 422)
    if change.muted is not None:
        there = replace(there, muted=change.muted)
    if change.open:
        _not_while_playing(table)
        if there.person == table.host:
            raise Refused("host-stays")
        # Whoever is shown out needs the code again.
        table = replace(table, guests=tuple(who for who in table.guests if who != there.person))
        there = SeatState()
    if change.bot is not None and table.playing:
        if there.person is None:
            raise Refused("no-person-there")
        return go_away(put(table, seat, there), seat, change.bot)
    if change.bot is not None:
        if there.person == table.host:
            raise Refused("host-stays")
        level = known_level(table.game, change.bot)
        there = replace(there, bot=level) if there.bot else _bot(level, seat, [other.name for other in table.seats])
    if change.host:
        table = hand_over(put(table, seat, there), seat)
    if change.name is not None:
        name = tidy_name(change.name)
        if there.is_open:
            raise Refused("no-person-there")
        # A name is read by all: it may tell no more than the talk may.
        if table.playing and game_named(table.game).numbers_are_secret and tells_number(name):
            raise Refused("numbers-are-secret", 422)
        there = replace(there, name=name)
    return put(table, seat, there)


# --- a match begins and ends ------------------------------------------------------------------------------------


def begin(table: TableState, match: str) -> TableState:
    _not_while_playing(table)
    if any(seat.is_open for seat in table.seats):
        raise Refused("seats-open")
    seats = tuple(replace(seat, back=Return()) for seat in table.seats)
    return replace(
        table,
        status="playing",
        seats=seats,
        match=match,
        matches=(*table.matches, match),
        ending=None,
        ballot=None,
    )


def end(table: TableState, ending: Ending) -> TableState:
    status: Status = "abandoned" if ending == "abandoned" else "over"
    return replace(table, status=status, ending=ending, ballot=None)


def vote(table: TableState, seat: Seat, what: Literal["concede", "abandon"], *, agree: bool) -> TableState:
    """Propose to end the match, agree, or say no, which settles it."""
    _while_playing(table)
    if not agree:
        return replace(table, ballot=None)
    agreed = table.ballot.agreed if table.ballot and table.ballot.what == what else ()
    return _pass_ballot(replace(table, ballot=Ballot(what, tuple(sorted({*agreed, seat})))))


def _pass_ballot(table: TableState) -> TableState:
    if table.ballot and table.voters and set(table.voters) <= set(table.ballot.agreed):
        return end(table, "conceded" if table.ballot.what == "concede" else "abandoned")
    return table


def belongs_to(table: TableState, person: str) -> bool:
    """Whether a table is one of a person's own."""
    return person == table.host or person in table.guests or table.seat_of(person) is not None


def put(table: TableState, seat: Seat, there: SeatState) -> TableState:
    seats = list(table.seats)
    seats[seat] = there
    return replace(table, seats=tuple(seats))


def _must_exist(table: TableState, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", 422, seats=len(table.seats))


def _not_while_playing(table: TableState) -> None:
    if table.playing:
        raise Refused("match-runs")


def _while_playing(table: TableState) -> None:
    if not table.playing:
        raise Refused("no-match-runs")
