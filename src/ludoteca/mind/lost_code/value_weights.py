"""What knowledge is worth, by how many rounds are still to come. The master's weights are data (value_weights.json)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import numpy as np

from ludoteca.games.lost_code import box
from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.posterior import guesses

FILE = "value_weights.json"
KEPT = 0.85
"""What a symbol still lacks to a certain guess shrinks to this part in a round, on average."""


class Stage(msgspec.Struct, frozen=True):
    """The weights with so many rounds left after this one."""

    guess: float
    """Of the points that final guesses would earn now."""
    entropy: float = 0.0
    """Of the uncertainty of the whole code, in nats."""
    point: float = 1.0
    """Of a point on the track: early in a match the lead costs the first choice of wheels."""


class Tuned(msgspec.Struct, frozen=True):
    """Weights and where they come from."""

    stages: list[Stage]
    provenance: dict[str, Any]


class ValueWeights:
    """Weights of what is known of a code, per rounds left after this one, the last for all that are more.

    With no round left only the final guess counts, and counts fully.
    """

    def __init__(self, stages: list[Stage]) -> None:
        self._stages = stages
        self._rows = np.array([[stage.guess, stage.entropy] for stage in stages])

    def at(self, left: int) -> Floats:
        """[of final guesses, of entropy], as codes.py takes them."""
        row: Floats = self._rows[min(left, len(self._rows) - 1)]
        return row

    def point(self, left: int) -> float:
        """What a point on the track is worth now."""
        return self._stages[min(left, len(self._stages) - 1)].point

    def unlocked(self, left: int, row: Floats) -> float:
        """What a symbol with these chances will be worth at the end if it is left open."""
        now = max(value for _, _, value in guesses(row))
        certain = box.GUESS_POINTS[1]
        return certain - (certain - now) * KEPT**left


POINTS_ONLY = ValueWeights([Stage(1.0), Stage(0.0)])
STEADY = ValueWeights([Stage(1.0), Stage(0.8)])
"""Final guesses count four fifths as long as rounds are left: a rule of thumb."""


@cache
def tuned() -> ValueWeights:
    """The weights that were fitted to matches of masters."""
    return ValueWeights(msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=Tuned).stages)
