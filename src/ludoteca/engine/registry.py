"""The games there are: every installed package may add some through the entry point group "ludoteca.games"."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType

from ludoteca.engine.complaint import Complaint, near
from ludoteca.engine.game import AnyGame


class UnknownGame(Complaint):
    """A game that is not on the shelf."""


@cache
def games() -> Mapping[str, AnyGame]:
    """All games by name, in the order of their names."""
    found = {point.name: point.load() for point in entry_points(group="ludoteca.games")}
    return MappingProxyType(dict(sorted(found.items())))


def game_named(name: str) -> AnyGame:
    """The game called `name`, or UnknownGame with the names there are."""
    shelf = games()
    if name in shelf:
        return shelf[name]
    meant = near(get_close_matches(str(name), shelf, n=1))
    raise UnknownGame("game-unknown", name=str(name), near=meant, names=", ".join(shelf))
