"""Bots: functions from what a seat has seen to a move. They never hold a state, so they cannot cheat.

A game's bots are found through the entry point group "ludoteca.bots": the point's name is the game's, its value a
mapping from level to a maker. Every game also has the bot "random".
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Protocol

from ludoteca.engine.complaint import Complaint, near
from ludoteca.engine.game import View
from ludoteca.engine.moves import Move, Seen

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
        return self._stopped

    @property
    def up(self) -> bool:
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
"""Makes a bot from a seed."""


class UnknownBot(Complaint):
    """A bot that nobody has written."""


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


@cache
def _makers(game: str) -> Mapping[str, BotMaker]:
    found: dict[str, BotMaker] = {"random": RandomBot}
    for point in entry_points(group="ludoteca.bots"):
        if point.name == game:
            found |= point.load()
    return dict(sorted(found.items(), key=lambda item: LEVELS.index(item[0]) if item[0] in LEVELS else len(LEVELS)))


def bots(game: str) -> tuple[str, ...]:
    """The names of a game's bots, weakest level first."""
    return tuple(_makers(game))


def maker(game: str, name: str) -> BotMaker:
    """What makes the bot called `name` for a game; UnknownBot lists the names there are."""
    makers = _makers(game)
    if name not in makers:
        meant = near(get_close_matches(name, makers, n=1))
        raise UnknownBot("bot-unknown", name=name, game=game, near=meant, names=", ".join(makers))
    return makers[name]


def bot(game: str, name: str, seed: int = 0) -> Bot:
    """The bot called `name` for a game; UnknownBot lists the names there are."""
    return maker(game, name)(seed)
