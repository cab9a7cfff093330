"""Who sits where, and what is agreed: the state of a table. Every change to it is a pure function, here, in
table_seats.py and in table_match.py."""

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
    ChairWish,
    ClockRule,
    DealSeat,
    Ending,
    HelpLevel,
    NewTable,
    Origin,
    Status,
    Visibility,
)
from ludoteca.table.errors import ApiError
from ludoteca.table.people import Person

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
        if person is not None:
            for n, seat in enumerate(self.seats):
                if seat.person == person:
                    return n
        return None

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays somewhere here: asked after every move."""
        return any(seat.bot or seat.away for seat in self.seats)

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


def must_play_alone(table: TableState) -> None:
    """What counts in a table of results is played without bots in one's place and without more help than others had."""
    if table.playing and table.deal is not None and table.deal.counts and len(table.matches) == 1:
        raise ApiError("deal-yourself")


def must_be_unseen(table: TableState) -> None:
    """On a deal that others play too nobody looks on: they would see cards that are still before them."""
    if table.deal is not None and len(table.matches) == 1:
        raise ApiError("deal-alone")


def returned(new: TableState, old: TableState) -> bool:
    """Whether somebody took over from a bot, which changes their clock."""
    return new.clock is not None and [seat.back for seat in new.seats] != [seat.back for seat in old.seats]


def belongs_to(table: TableState, person: str) -> bool:
    """Whether a table is one of a person's own."""
    return person == table.host or person in table.guests or table.seat_of(person) is not None


def put(table: TableState, seat: Seat, there: SeatState) -> TableState:
    seats = list(table.seats)
    # Whoever wanted to play again wanted to with those who were there.
    again = table.again if seats[seat].person == there.person else ()
    seats[seat] = there
    return replace(table, seats=tuple(seats), again=again)


def must_exist(table: TableState, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise ApiError("no-such-seat", 422, seats=len(table.seats))


def not_while_playing(table: TableState) -> None:
    if table.playing:
        raise ApiError("match-runs")


def while_playing(table: TableState) -> None:
    if not table.playing:
        raise ApiError("no-match-runs")
