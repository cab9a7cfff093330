"""A match with its people and bots around one keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b

from ludoteca.engine.game import IllegalMove
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, Seat
from ludoteca.learn.par import bot_seed as deal_seed
from ludoteca.locales import say
from ludoteca.mind.bot import Bot, Clock, bot
from ludoteca.mind.bot import bots as bots_of
from ludoteca.mind.drive import BotFailed, bot_move, bot_signals
from ludoteca.mind.marks import Mark
from ludoteca.terminal.errors import CommandError

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
LONGEST_NAME = 12
USUAL_BOT = "casual"
"""Where a game has such a bot."""
PERSON = "person"
"""Stands for a person where every seat is named."""


class Sitting:
    """Who sits where, and the match they play. Every change is kept at once by `keep`."""

    def __init__(self, match: Match, names: Sequence[str], levels: Sequence[str | None]) -> None:
        self.match = match
        self.names = tuple(names)
        self.levels = tuple(levels)
        """The level of the bot on each seat; None where a person sits."""
        self.people = tuple(seat for seat, level in enumerate(levels) if level is None)
        self.bots: dict[Seat, Bot] = {
            seat: bot(match.game.name, level, _bot_seed(match, seat))
            for seat, level in enumerate(levels)
            if level is not None
        }
        self.marks: dict[Seat, tuple[Mark, ...]] = {}
        self.keep: Callable[[], None] = lambda: None

    def play_as_everywhere(self) -> None:
        """A deal that others play too: the bots are those that sit at it on every server."""
        for seat in self.bots:
            self.bots[seat] = bot(self.match.game.name, str(self.levels[seat]), deal_seed(self.match.seed or "", seat))

    def play(self, seat: Seat, move: object) -> None:
        """A move or signal of anybody at the table, and what the bots then want to say about it."""
        self.match.play(seat, move)
        self.let_bots_speak()
        self.keep()

    def let_bots_speak(self) -> None:
        if self.match.outcome is None:
            try:
                for seat, signal in bot_signals(self.match, self.bots):
                    self.match.play(seat, signal)
            except IllegalMove as error:
                raise BotFailed(f"A bot said something that may not be said. {error}") from error

    def bots_choice(self, clock: Clock | None) -> tuple[Seat, Move]:
        """What a bot on turn does next. It may take a while."""
        chosen = bot_move(self.match, self.bots, clock)
        if chosen is None or self.match.refuse(*chosen) is not None:
            raise BotFailed(f"A bot answered “{chosen and chosen[1]}”, which may not be played.")
        return chosen

    def person_on_turn(self, looking: Seat | None) -> Seat | None:
        """The person who has to act. Whoever is looking goes first, so that nobody changes places in vain."""
        waiting = [seat for seat in self.match.turn if seat in self.people]
        return looking if looking in waiting else waiting[0] if waiting else None

    def eager_first(self, seats: Iterable[Seat]) -> list[Seat]:
        """People, then bots, the most eager first."""
        return sorted(seats, key=lambda seat: (seat in self.bots, -self.eagerness(seat), seat))

    def eagerness(self, seat: Seat) -> int:
        """How much a bot would like to be the one who acts, 0 to 3."""
        if seat not in self.bots:
            return 0
        return self.bots[seat].eagerness(self.match.view(seat), self.match.past(seat))


def _bot_seed(match: Match, seat: Seat) -> int:
    """The same match meets the same bots, also when it goes on another day."""
    return int.from_bytes(blake2b(f"{match.seed} bot {seat}".encode(), digest_size=4).digest(), "big")


def usual_bot(game: str) -> str:
    """Whom to sit down with where nobody asked for anyone: the middle level, or the best that the game has."""
    levels = bots_of(game)
    return USUAL_BOT if USUAL_BOT in levels else levels[-1]


def arrange(
    first: int,
    last: int,
    language: str,
    *,
    players: int | None = None,
    people: int | None = None,
    bots: Sequence[str] = (),
    usual: str = USUAL_BOT,
) -> tuple[str | None, ...]:
    """The level of the bot on each seat, None for a person, from what was asked for.

    `first` and `last` are the fewest and the most players. People sit first. With "person" among them `bots` names
    every seat. One level counts for all bots, `usual` where none is named.
    """
    if PERSON in bots:
        seats = tuple(None if level == PERSON else level for level in bots)
        if (players or len(seats)) != len(seats) or (people is not None and people != seats.count(None)):
            raise CommandError(say("terminal-seats-contradict", language=language))
        players = len(seats)
    else:
        if people is None:
            people = max(1, players - len(bots)) if players is not None and len(bots) > 1 else 1
            if people == 1 and players is None and not bots:
                players = min(max(2, first), last)
        if players is None:
            players = max(people + len(bots), first)
        levels = list(bots) or [usual]
        if people < 0 or people > players or len(levels) not in (1, players - people):
            facts = {"players": players, "people": people, "bots": len(bots)}
            raise CommandError(say("terminal-seats-do-not-fit", facts, language))
        seats = (None,) * people + tuple(levels if len(levels) > 1 else levels * (players - people))
    if not first <= players <= last:
        raise CommandError(say("terminal-seats-how-many", {"first": first, "last": last, "players": players}, language))
    return seats


def call(levels: Sequence[str | None], given: Sequence[str], language: str) -> tuple[str, ...]:
    """A name for everybody: those given, seat by seat, then our own."""
    if len(given) > len(levels):
        raise CommandError(say("terminal-names-too-many", {"names": len(given), "players": len(levels)}, language))
    names = [name.strip() for name in given]
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise CommandError(say("terminal-names-wrong", {"name": name, "longest": LONGEST_NAME}, language))
    spare = [name for name in BOT_NAMES if name not in names]
    for seat in range(len(names), len(levels)):
        own = say("terminal-player-name", {"number": seat + 1}, language)
        names.append(own if levels[seat] is None else spare.pop(0))
    if len(set(names)) < len(names):
        raise CommandError(say("terminal-names-twice", language=language))
    return tuple(names)
