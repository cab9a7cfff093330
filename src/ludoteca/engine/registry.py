"""The games there are: every installed package may add some through the entry point group "ludoteca.games"."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType

from ludoteca.engine.game import AnyGame


class UnknownGame(ValueError):
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
    near = get_close_matches(str(name), shelf, n=1)
    hint = f" Did you mean “{near[0]}”?" if near else ""
    raise UnknownGame(f"There is no game “{name}”.{hint} Games: {', '.join(shelf)}.")
