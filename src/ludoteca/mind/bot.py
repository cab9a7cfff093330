"""Bots: functions from what a seat has seen to a move. They never hold a state, so they cannot cheat.

A family brings the bots of its games (engine/family.py): a mapping from level to a maker. Other packages may add bots
for a game that is not theirs (`guests`). Every game also has the bot "random".
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Protocol

from ludoteca.engine.family import BrokenPart
from ludoteca.engine.game import View
from ludoteca.engine.input_error import InputError, suggestion
from ludoteca.engine.moves import Move, Seen
from ludoteca.engine.registry import family_of

log = logging.getLogger("ludoteca.mind")

LEVELS = ("random", "novice", "casual", "expert", "master")
"""From the weakest to the best. A game may add others; they come after these."""


class Clock:
    """How long a bot may think. It asks `up` between steps of its work and answers at once when it is true."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._end = None if seconds is None else time.monotonic() + seconds
        self._stopped = False

    def stop(self) -> None:
        """Interrupt the bot: it answers with the best it has. May be called from another thread."""
        self._stopped = True

    @property
    def stopped(self) -> bool:
        """Whether the bot was called away."""
        return self._stopped

    @property
    def up(self) -> bool:
        """Whether the time is up, or the bot was called away."""
        return self._stopped or (self._end is not None and time.monotonic() >= self._end)


class Bot(Protocol):
    """A player that sits at one seat. Same seed, same views, same play, unless a clock cuts its thinking short."""

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        """One of view.moves. `past` is all the seat has seen happen so far (match.past(seat))."""

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        """Signals to give now, each one of view.signals; asked whenever something has changed. Often none."""

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        """0 to 3: how much it would like to be the one who acts, where the first of several seats to act settles it
        for all (TG-5). Coarse on purpose: it may tell no card."""


BotMaker = Callable[[int], Bot]
"""Makes a bot from a seed. One that says `steady = True` makes bots that ask no luck at all: whatever the seed, the
same views give the same play."""


class UnknownBot(InputError):
    """A bot that nobody has written."""


class BotFailed(RuntimeError):
    """A bot raised an error or answered with a move it may not play."""


class RandomBot:
    """Plays any legal move. It works for every game, and every other bot should beat it."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        move: Move = self._random.choice(view.moves)
        return move

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        return 0


Finder = Callable[[str, str], BotMaker | None]
"""From a game and a name to a maker, or None where the name means nothing to it."""
_finders: list[Finder] = []
_added: dict[str, dict[str, BotMaker]] = {}


def find_bots_with(finder: Finder) -> None:
    """Ask `finder` for names that no bot of a game has: a file, for example."""
    _finders.append(finder)


def add_bot(game: str, name: str, make: BotMaker) -> None:
    """Another bot for a game, in this process. The levels of a game keep their names."""
    if name in LEVELS:
        raise UnknownBot("bot-name-taken", name=name)
    _added.setdefault(game, {})[name] = make


@cache
def guests(game: str) -> dict[str, BotMaker]:
    """Bots that packages bring for somebody else's game, through the entry point group "ludoteca.bots": the name of the
    point is the game's, its value a mapping from level to a maker. What cannot be loaded is logged and left out."""
    found: dict[str, BotMaker] = {}
    for point in entry_points(group="ludoteca.bots"):
        if point.name == game:
            try:
                found |= dict(point.load())
            except Exception:
                log.exception("the bots %s for %s cannot be loaded", point.value, game)
    return found


def _makers(game: str) -> Mapping[str, BotMaker]:
    """What makes each bot of a game, weakest level first. BrokenPart where the family's bots cannot be loaded."""
    family = family_of(game)
    found = None if family is None else family.part("bots")
    makers: dict[str, BotMaker] = {"random": RandomBot}
    if found is not None:
        if not isinstance(found, Mapping):
            raise BrokenPart("part-broken", family=family.name if family else "", part="bots", error=repr(found))
        makers |= {level: make for level, make in found.items() if level != "random"}
    makers = _added.get(game, {}) | guests(game) | makers
    return dict(sorted(makers.items(), key=lambda item: LEVELS.index(item[0]) if item[0] in LEVELS else len(LEVELS)))


def bots(game: str) -> tuple[str, ...]:
    """The names of a game's bots, weakest level first; only "random" where the family's own cannot be loaded."""
    try:
        return tuple(_makers(game))
    except BrokenPart:
        return ("random",)


def maker(game: str, name: str) -> BotMaker:
    """What makes the bot called `name` for a game; UnknownBot lists the names there are."""
    if name == "random":
        return RandomBot
    makers = _makers(game)
    if name not in makers:
        for finder in _finders:
            if (make := finder(game, name)) is not None:
                return make
        meant = suggestion(get_close_matches(name, makers, n=1))
        raise UnknownBot("bot-unknown", name=name, game=game, suggestion=meant, names=", ".join(makers))
    return makers[name]


def steady(game: str, name: str) -> bool:
    """Whether a bot plays the same whatever its seed is. Only what says so of itself is taken for steady."""
    return getattr(maker(game, name), "steady", False) is True


def bot(game: str, name: str, seed: int = 0) -> Bot:
    """The bot called `name` for a game; UnknownBot lists the names there are, BotFailed says why it cannot play."""
    make = maker(game, name)
    try:
        return make(seed)
    except Exception as error:
        raise BotFailed(f"The bot “{name}” of {game} could not be made: {error!r}.") from error
