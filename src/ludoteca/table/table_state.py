"""Who sits where, and what is agreed: the state of a table, and every change to it as a pure function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from ludoteca.engine.input_error import InputError
from ludoteca.engine.match import agree
from ludoteca.engine.moves import Seat
from ludoteca.engine.options import options_dict
from ludoteca.engine.registry import game_named
from ludoteca.mind.bot import bots
from ludoteca.table.clocks import Return, is_valid_rule
from ludoteca.table.contract import (
    ChairChange,
    ChairWish,
    ClockRule,
    DealSeat,
    Ending,
    HelpLevel,
    NewTable,
    Origin,
    Status,
    TableChange,
    Visibility,
)
from ludoteca.table.errors import ApiError
from ludoteca.table.people import LONGEST_NAME, Person, clean_name, look_of
from ludoteca.table.talk import tells_number

MOST_GUESTS = 60
MOST_WATCHERS = 400
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Emma", "Fritz", "Gaia", "Hugo", "Ida", "Jules", "Karla", "Leo")
"""What bots are called, by seat and the same in every language; how well they play is told beside it."""

TableEdit = Callable[["TableState"], "TableState"]
"""A change to a table."""


class SeatState(msgspec.Struct, frozen=True):
    """A seat: open, a person's, or a bot's. `away` is the level of the bot that plays while the person is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    away: str | None = None
    pushed: bool = False
    """The host let the bot play while the person was there: they still have a vote."""
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
    banned: tuple[str, ...] = ()
    """Who was removed: no code of this table lets them in again."""
    match: str | None = None
    matches: tuple[str, ...] = ()
    ending: Ending | None = None
    ballot: Ballot | None = None
    again: tuple[Seat, ...] = ()
    """Who would like to play again, after a match."""
    played: int = 0
    wins: tuple[int, ...] = ()
    """The series at this table: how many matches were played to their end, and how many of them each seat won."""
    best_of: int = 0
    """A series is over when somebody has won more than half of so many matches; 0: it has no end."""
    rotate: bool = False
    """Everybody moves on by one seat for the next match."""
    origin: Origin | None = None
    deal: DealSeat | None = None
    """The first match here is on a deal that others play too."""

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
        """The people whose agreement ends a match early. Who has left is not waited for; who was only pushed aside by
        the host is."""
        return tuple(
            n for n, seat in enumerate(self.seats) if seat.person is not None and (seat.away is None or seat.pushed)
        )


def new_table(wish: NewTable, host: Person, *, table: str, code: str, watch: str, now: float) -> TableState:
    """The table that somebody wishes for."""
    try:
        game = game_named(wish.game)
    except ValueError:
        raise ApiError("no-such-game", 422, game=wish.game) from None
    wishes = wish.chairs or (ChairWish("me"), *[ChairWish("open")] * (game.players.start - 1))
    if sum(chair.kind == "me" for chair in wishes) > 1:
        raise ApiError("one-seat-each", 422)
    seats: list[SeatState] = []
    for chair in wishes:
        seats.append(_seat_for(chair, wish.game, host, seats))
    if not is_valid_rule(wish.clock):
        raise ApiError("bad-clock", 422)
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
        best_of=wish.best_of,
        rotate=wish.rotate,
    )


def agreed_options(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    try:
        return options_dict(agree(game, players, options)[2])
    except InputError as error:
        raise ApiError("bad-options", 422, why=error.sentence) from None


def known_level(game: str, level: str | None) -> str:
    levels = bots(game)
    if level not in levels:
        raise ApiError("no-such-bot", 422, bots=", ".join(levels))
    return level


def bot_seat(level: str, seat: Seat, taken: Iterable[str]) -> SeatState:
    """A bot with its seat's name, or the next one that nobody else at the table has."""
    others, first = set(taken), seat % len(BOT_NAMES)
    names = (*BOT_NAMES[first:], *BOT_NAMES[:first])
    return SeatState(bot=level, name=next((name for name in names if name not in others), names[0]))


def _seat_for(wish: ChairWish, game: str, host: Person, others: Sequence[SeatState]) -> SeatState:
    if wish.kind == "bot":
        return bot_seat(known_level(game, wish.level), len(others), [host.name, *(seat.name for seat in others)])
    return SeatState(person=host.id, name=host.name) if wish.kind == "me" else SeatState()


# --- coming and going -------------------------------------------------------------------------------------------


def admit(table: TableState, person: Person, *, may_sit: bool) -> TableState:
    """Let somebody in who has a code."""
    if person.id in table.guests or table.seat_of(person.id) is not None:
        return table
    if person.id in table.banned:
        raise ApiError("removed-here", 403)
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
    _not_while_playing(table)
    free = [n for n, chair in enumerate(table.seats) if chair.is_open]
    here = table.seat_of(person.id)
    if seat is None:
        if here is not None:
            return table
        if not free:
            raise ApiError("no-free-seat")
        seat = free[0]
    _must_exist(table, seat)
    if here == seat:
        return table
    if seat not in free:
        raise ApiError("seat-taken")
    if here is not None:
        table = put(table, here, SeatState())
    return put(table, seat, SeatState(person=person.id, name=_own_name(table, seat, person.name)))


def stand(table: TableState, person: Person) -> TableState:
    _not_while_playing(table)
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
    _must_exist(table, seat)
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
    _while_playing(table)
    must_play_alone(table)
    there = replace(table.seats[seat], away=known_level(table.game, level), pushed=pushed)
    return _pass_ballot(put(table, seat, there))


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
        _not_while_playing(table)
        if table.origin is not None and not table.matches:
            raise ApiError("goes-on-as-it-was")
    if change.players is not None:
        seats = _resized(table, change.players)
    if change.options is not None or change.players is not None:
        options = agreed_options(table.game, len(seats), options if change.options is None else change.options)
    if change.help not in (None, table.help):
        must_play_alone(table)
    clock = table.clock
    if not isinstance(change.clock, msgspec.UnsetType):
        _not_while_playing(table)
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
    _must_exist(table, seat)
    there = table.seats[seat]
    if change.open and change.bot is not None:
        raise ApiError("open-or-bot", 422)
    if change.muted is not None:
        there = replace(there, muted=change.muted)
    if change.open:
        _not_while_playing(table)
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


# --- a match begins and ends ------------------------------------------------------------------------------------


def begin(table: TableState, match: str) -> TableState:
    _not_while_playing(table)
    if any(seat.is_open for seat in table.seats):
        raise ApiError("seats-open")
    table = _next_in_series(table)
    seats = tuple(replace(seat, back=Return()) for seat in table.seats)
    return replace(
        table,
        status="playing",
        seats=seats,
        match=match,
        matches=(*table.matches, match),
        ending=None,
        ballot=None,
        again=(),
    )


def _next_in_series(table: TableState) -> TableState:
    """Seats and score before the next match: a series that is decided begins anew, and where that is agreed everybody
    moves on by one seat and takes their wins along."""
    if is_decided(table):
        table = replace(table, played=0, wins=())
    if not table.rotate or not table.matches:
        return table
    wins = table.wins[-1:] + table.wins[:-1]
    return replace(table, seats=table.seats[-1:] + table.seats[:-1], wins=wins)


def is_decided(table: TableState) -> bool:
    """Whether the series has come to its end: somebody has won more than half of what could be played, or a team has
    won or lost as many."""
    if not table.best_of or not table.wins:
        return False
    half = table.best_of // 2
    lost = table.played - table.wins[0] if game_named(table.game).team else 0
    return max(*table.wins, lost) > half or table.played >= table.best_of


def end(table: TableState, ending: Ending, winners: Iterable[Seat] = ()) -> TableState:
    """The match is over. What was abandoned does not count in the series; what was conceded nobody has won."""
    if ending == "abandoned":
        return replace(table, status="abandoned", ending=ending, ballot=None)
    won = set(winners)
    wins = tuple((table.wins[n] if n < len(table.wins) else 0) + (n in won) for n in range(len(table.seats)))
    return replace(table, status="over", ending=ending, ballot=None, played=table.played + 1, wins=wins)


def offer_again(table: TableState, seat: Seat, *, agree: bool) -> TableState:
    """Say that one would like to play again, or take it back. Everybody who is at the table has to say so."""
    _not_while_playing(table)
    if not table.matches:
        raise ApiError("no-match-yet")
    others = tuple(other for other in table.again if other != seat)
    return replace(table, again=tuple(sorted((*others, seat))) if agree else others)


def all_want_again(table: TableState) -> bool:
    return set(table.voters) <= set(table.again)


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


def without_ballot_of(table: TableState, seat: Seat) -> TableState:
    """The running vote without somebody who has gone: their word does not count any more, and is not waited for."""
    if table.ballot is None:
        return table
    agreed = tuple(other for other in table.ballot.agreed if other != seat)
    return _pass_ballot(replace(table, ballot=replace(table.ballot, agreed=agreed) if agreed else None))


def must_play_alone(table: TableState) -> None:
    """What counts in a table of results is played without bots in one's place and without more help than others had."""
    if table.playing and table.deal is not None and table.deal.counts and len(table.matches) == 1:
        raise ApiError("deal-yourself")


def returned(new: TableState, old: TableState) -> bool:
    """Whether somebody took over from a bot, which changes their clock."""
    return new.clock is not None and [seat.back for seat in new.seats] != [seat.back for seat in old.seats]


def belongs_to(table: TableState, person: str) -> bool:
    """Whether a table is one of a person's own."""
    return person == table.host or person in table.guests or table.seat_of(person) is not None


def put(table: TableState, seat: Seat, there: SeatState) -> TableState:
    seats = list(table.seats)
    again = table.again
    if seats[seat].person != there.person:
        # Whoever sits down here now has not said anything yet.
        again = tuple(other for other in again if other != seat)
    seats[seat] = there
    return replace(table, seats=tuple(seats), again=again)


def _must_exist(table: TableState, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise ApiError("no-such-seat", 422, seats=len(table.seats))


def _not_while_playing(table: TableState) -> None:
    if table.playing:
        raise ApiError("match-runs")


def _while_playing(table: TableState) -> None:
    if not table.playing:
        raise ApiError("no-match-runs")
