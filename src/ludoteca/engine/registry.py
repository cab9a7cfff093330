"""The games there are: every installed package may add a family of them through the entry point group
"ludoteca.families" (see family.py). One that cannot be loaded is logged, told by `broken`, and harms no other."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType

from ludoteca.engine.family import Family
from ludoteca.engine.game import AnyGame, Game, View
from ludoteca.engine.input_error import InputError, suggestion
from ludoteca.engine.options import Options
from ludoteca.locales import add_words, forget_words, tell_of

log = logging.getLogger(__name__)

GROUP = "ludoteca.families"
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
_MOST_SEATS = 16


class UnknownGame(InputError):
    """A game that is not on the shelf."""


class _Shelf:
    """All families by name, their games by name, and why some could not be put there."""

    def __init__(self) -> None:
        self.families: dict[str, Family] = {}
        self.games: dict[str, AnyGame] = {}
        self.owner: dict[str, Family] = {}
        self.broken: dict[str, str] = {}
        self.own: list[Family] = []

    def add(self, family: Family, *, own: bool = False) -> None:
        _check(family)
        if family.name in self.families:
            raise ValueError(f"there is a family called “{family.name}” already")
        for game in family.games:
            if game.name in self.games:
                raise ValueError(f"there is a game called “{game.name}” already")
        folder = family.words_folder()
        if folder is not None:
            add_words(family.name, folder)
        self.families[family.name] = family
        if own:
            self.own.append(family)
        self.owner |= {game.name: family for game in family.games}
        self.games = dict(sorted((self.games | {game.name: game for game in family.games}).items()))


def _check(family: object) -> None:
    """Say what would go wrong later, and elsewhere, with something that calls itself a family."""
    if not isinstance(family, Family):
        raise TypeError(f"an entry point of {GROUP} names a ludoteca.Family, not {family!r}")
    if not _NAME.fullmatch(family.name) or not family.games:
        raise ValueError("a family has a name in small letters, digits and hyphens, and at least one game")
    for game in family.games:
        if not isinstance(game, Game):
            raise TypeError(f"{game!r} is no ludoteca.Game: make an object of the class first")
        if not _NAME.fullmatch(game.name):
            raise ValueError(f"“{game.name}” cannot be a game's name: use small letters, digits and hyphens")
        if not game.players or game.players.step != 1 or not 1 <= game.players[0] <= game.players[-1] <= _MOST_SEATS:
            raise ValueError(f"{game.name}: players is a range like range(2, 5), from 1 to {_MOST_SEATS} seats")
        if not issubclass(game.Options, Options) or not issubclass(game.View, View):
            raise TypeError(f"{game.name}: Options and View derive from ludoteca.Options and ludoteca.View")
        if game.View.__struct_config__.tag != game.name:
            raise ValueError(f"{game.name}: its View needs the game's name as its tag: tag={game.name!r}")


@cache
def _shelf() -> _Shelf:
    shelf = _Shelf()
    for point in sorted(entry_points(group=GROUP), key=_ours_first):
        try:
            shelf.add(point.load(), own=_is_ours(point))
        except Exception as error:
            log.exception("the family %s cannot be loaded", point.name)
            shelf.broken[point.name] = f"{type(error).__name__}: {error}"
    return shelf


def _is_ours(point: EntryPoint) -> bool:
    return getattr(point.dist, "name", None) == "ludoteca"


def _ours_first(point: EntryPoint) -> tuple[bool, str]:
    """Nobody takes a name away from a game of ours."""
    return not _is_ours(point), point.name


def families() -> Mapping[str, Family]:
    """All families by name."""
    return MappingProxyType(_shelf().families)


def own_families() -> tuple[Family, ...]:
    """Those that come with Ludoteca itself: what its browser client has boards and types for."""
    return tuple(_shelf().own)


def broken() -> Mapping[str, str]:
    """Installed families that could not be loaded, and why."""
    return MappingProxyType(_shelf().broken)


def add_family(family: Family) -> None:
    """Put a family on the shelf without an entry point, for this process: in a notebook, or while it is written."""
    _shelf().add(family)


def forget_families() -> None:
    """Look at the entry points again when somebody asks next; what was added by hand is gone."""
    _shelf.cache_clear()
    forget_words()


def games() -> Mapping[str, AnyGame]:
    """All games by name, in the order of their names."""
    return MappingProxyType(_shelf().games)


def game_named(name: str) -> AnyGame:
    """The game called `name`, or UnknownGame with the names there are."""
    shelf = _shelf()
    if name in shelf.games:
        return shelf.games[name]
    if name in shelf.broken:
        raise UnknownGame("family-broken", name=name, error=shelf.broken[name])
    meant = suggestion(get_close_matches(str(name), shelf.games, n=1))
    raise UnknownGame("game-unknown", name=str(name), suggestion=meant, names=", ".join(shelf.games))


def family_of(game: str) -> Family | None:
    """The family that a game belongs to; None for a game that is not on the shelf."""
    return _shelf().owner.get(game)


def family_seen(view: View) -> Family | None:
    """The family whose game a view shows."""
    return family_of(str(view.__struct_config__.tag))


# Sentences may name what is in a box: they are given it, and never have a number of their own.
tell_of(lambda name: game_named(name).facts())
