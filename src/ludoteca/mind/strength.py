"""How strong the bots of each level have proved to be (strength.json), as `dev.py strength` found out by playing."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

FILE = "strength.json"


class Strength(msgspec.Struct, frozen=True):
    """The share of matches of the rulebook's game that a level wins: all seats `together` as a team, or one of them
    among bots of all levels."""

    level: str
    players: int
    won: float
    together: bool


@cache
def strengths() -> dict[str, tuple[Strength, ...]]:
    """What has been measured, by game."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=dict[str, tuple[Strength, ...]])
