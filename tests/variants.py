"""Every way to play our games, for laws, golden matches and benchmarks alike: options as plain tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.engine.game import AnyGame
from ludoteca.engine.options import Options
from ludoteca.testing import variants as kit
from ludoteca.testing.variants import choices_of

__all__ = ["LAYOUT", "WHEELS", "choices_of", "complete", "every_way", "variants"]

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
TABLES: dict[str, tuple[str, Any]] = {
    "wheels": ("wheel_preset", WHEELS),
    "tiles": ("tile_preset", WHEELS),
    "layout": ("command_layout", LAYOUT),
}
"""Tables that replace a preset, the option that has to be "custom" for them, and one that fits."""


def variants(game: AnyGame) -> Iterator[dict[str, Any]]:
    """The rulebook's game, each option with each of its other values, and a few with many options at once."""
    return kit.variants(game, complete)


def complete(options: dict[str, Any]) -> dict[str, Any]:
    """With the table that "custom" asks for."""
    needed = {name: table for name, (preset, table) in TABLES.items() if options.get(preset) == "custom"}
    return options | needed


def every_way(game: AnyGame) -> Iterator[tuple[Options, int]]:
    """Each variant with each number of players."""
    return kit.every_way(game, complete)
