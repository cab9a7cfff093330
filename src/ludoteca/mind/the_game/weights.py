"""The weights of the turn search: data with their provenance (weights.json), written by tune.py."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import numpy as np

from ludoteca.mind.the_game.turns import FEATURES, N

FILE = "weights.json"


class Weights(msgspec.Struct):
    """Tuned weights for one game and number of players."""

    early: dict[str, float]
    late: dict[str, float]
    provenance: dict[str, Any]

    def table(self) -> Any:
        """As the search takes them: early and late, feature by feature. What is not named weighs nothing."""
        return np.array([[side.get(name, 0.0) for name in FEATURES] for side in (self.early, self.late)])


def from_table(table: Any, provenance: dict[str, Any]) -> Weights:
    """Weights by their names, from rows of numbers."""
    assert table.shape == (2, N)
    sides = [{name: round(float(x), 4) for name, x in zip(FEATURES, row, strict=True)} for row in table]
    return Weights(sides[0], sides[1], provenance)


Book = dict[str, Weights]
"""By `setting_name`."""


def read_book() -> Book:
    """The weights that come with the package."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=Book)


def setting_name(*, extreme: bool, players: int, pro: bool = False, on_fire: bool = False) -> str:
    """What is tuned by itself has a name: "the-game/3", "the-game+pro/3"."""
    game = "the-game-extreme" if extreme else "the-game"
    return f"{game}{'+pro' if pro else ''}{'+on-fire' if on_fire else ''}/{players}"


@cache
def weights_for(*, extreme: bool, players: int, pro: bool = False, on_fire: bool = False) -> Any:
    """The weights to play with; those of the rulebook's game where a variant has none of its own."""
    book = read_book()
    own = setting_name(extreme=extreme, players=players, pro=pro, on_fire=on_fire)
    return book[own if own in book else setting_name(extreme=extreme, players=players)].table()
