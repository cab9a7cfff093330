"""Every way to play a game, for laws, golden matches and benchmarks alike: options as plain tables."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from ludoteca.engine.game import AnyGame
from ludoteca.engine.options import OptionError, Options, read_options

WHEELS = [[12, 1], [9, 1], [8, 2], [6, 2], [5, 3], [3, 5], [2, 8]]
LAYOUT = {
    "stop": [5, 30, 60, 95],
    "skull": [8, 40, 61, 90],
    "three": [9, 35, 70, 85],
    "silence": [12, 41, 63, 84],
    "no-backwards": [15, 45, 64, 81],
    "one-pile": [18, 46, 68, 80],
    "draw-one": [20, 50, 69, 79],
}
MIXTURES = 6
TABLES: dict[str, tuple[str, Any]] = {
    "wheels": ("wheel_preset", WHEELS),
    "tiles": ("tile_preset", WHEELS),
    "layout": ("command_layout", LAYOUT),
}
"""Tables that replace a preset, the option that has to be "custom" for them, and one that fits."""


def choices_of(game: AnyGame) -> dict[str, list[Any]]:
    """What each option can be; for a list a few lists. Options of other kinds are left as they are."""
    found: dict[str, list[Any]] = {}
    for name, hint in get_type_hints(game.Options).items():
        if hint is bool:
            found[name] = [False, True]
        elif get_origin(hint) is Literal:
            found[name] = list(get_args(hint))
        elif get_origin(hint) is tuple and get_origin(get_args(hint)[0]) is Literal:
            names = list(get_args(get_args(hint)[0]))
            found[name] = [names, [], *([one] for one in names), names[::2]]
    return found


def variants(game: AnyGame) -> Iterator[dict[str, Any]]:
    """The rulebook's game, each option with each of its other values, and a few with many options at once."""
    usual = game.Options()
    yield {}
    for name, values in choices_of(game).items():
        for value in values:
            if read_options(game.Options, {name: value}) != usual:
                yield complete({name: value})
    random = Random(game.name)
    for _ in range(MIXTURES):
        yield complete({name: random.choice(values) for name, values in choices_of(game).items()})


def complete(options: dict[str, Any]) -> dict[str, Any]:
    """With the table that "custom" asks for."""
    needed = {name: table for name, (preset, table) in TABLES.items() if options.get(preset) == "custom"}
    return options | needed


def every_way(game: AnyGame) -> Iterator[tuple[Options, int]]:
    """Each variant with each number of players."""
    for chosen in variants(game):
        options = read_options(game.Options, chosen)
        for players in game.players:
            try:
                game.check(options, players)
            except OptionError:
                continue
            yield options, players
