"""Every way to play a game: options as plain tables, from the game's own Options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin

from ludoteca.engine.game import AnyGame
from ludoteca.engine.options import OptionError, Options, option_types, read_options

MIXTURES = 6
Complete = Callable[[dict[str, Any]], dict[str, Any]]
"""Adds to some options what they cannot do without: a table where a choice says that there is one."""


def choices_of(game: AnyGame) -> dict[str, list[Any]]:
    """What each option can be; for a list a few lists. Options of other kinds are left as they are."""
    found: dict[str, list[Any]] = {}
    for name, hint in option_types(game.Options).items():
        if hint is bool:
            found[name] = [False, True]
        elif get_origin(hint) is Literal:
            found[name] = list(get_args(hint))
        elif get_origin(hint) is tuple and get_origin(get_args(hint)[0]) is Literal:
            names = list(get_args(get_args(hint)[0]))
            found[name] = [names, [], *([one] for one in names), names[::2]]
    return found


def variants(game: AnyGame, complete: Complete = dict) -> Iterator[dict[str, Any]]:
    """The rulebook's game, each option with each of its other values, and a few with many options at once."""
    usual = game.Options()
    yield {}
    for name, values in choices_of(game).items():
        for value in values:
            if read_options(game.Options, {name: value}) != usual:
                yield complete({name: value})
    for sample in game.samples:
        yield complete(dict(sample))
    random = Random(game.name)
    for _ in range(MIXTURES):
        yield complete({name: random.choice(values) for name, values in choices_of(game).items()})


def every_way(game: AnyGame, complete: Complete = dict) -> Iterator[tuple[Options, int]]:
    """Each variant with each number of players, as far as they go together."""
    for chosen in variants(game, complete):
        options = read_options(game.Options, chosen)
        for players in game.players:
            try:
                game.check(options, players)
            except OptionError:
                continue
            yield options, players
