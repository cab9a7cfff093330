"""What bots of each level do in a review: where a match starts, and whom somebody played like.

The numbers are data (levels.json), measured by `dev.py bench review --write`, which also says how they came about.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

import msgspec

from ludoteca.engine.match import Match
from ludoteca.mind.bot import LEVELS

FILE = "levels.json"
FEWEST, FEWEST_LEVELS = 5, 3
"""Decisions, and levels that were measured, below which nobody is likened to anybody."""
HALF = {"win": 0.25, "points": 1.0}
"""The mean error of a decision at which accuracy is 50: cards of a team, else points."""


class Measured(msgspec.Struct, frozen=True):
    """A level of bot: what its decisions cost on average, and what it got in the end."""

    result: float
    matches: int
    mean: float | None = None
    """Error of a decision that was not forced, in points or (of a team) in cards left more; None where nothing was
    judged."""
    low: float | None = None
    high: float | None = None
    """The mean lies between them, 95 of 100 times."""
    left: float | None = None
    """Of a team: cards that were left on average."""
    error: float | None = None
    """In the unit of reviews: of a team, what a decision cost of the chance to win."""


class Start(msgspec.Struct, frozen=True):
    """What a team's match is worth before anything is dealt: the mean of what the judge makes of so many deals."""

    value: float
    low: float
    high: float
    deals: int


class Levels(msgspec.Struct, frozen=True):
    """What was measured."""

    measured: dict[str, dict[str, dict[str, Measured]]]
    """By game, players ("3") and level."""
    starts: dict[str, dict[str, Start]] = {}
    """By game and players."""
    provenance: dict[str, Any] = {}


@cache
def levels() -> Levels:
    """The measured levels that come with the package."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=Levels)


def _table(match: Match, *, judged: bool) -> dict[str, Measured]:
    """The levels at a table like this one: with as many players, or as nearly as many as was measured. Variants are
    held against the rulebook's game."""
    by_players = levels().measured.get(match.game.name, {})
    fit = [
        players
        for players, table in by_players.items()
        if not judged or any(each.mean is not None for each in table.values())
    ]
    near = _nearest(fit, match)
    return {} if near is None else by_players[near]


def _nearest(players: Iterable[str], match: Match) -> str | None:
    return min(players, key=lambda each: (abs(int(each) - match.players), each), default=None)


def start_of(match: Match) -> float:
    """What a match is worth before anything is dealt; 0 for a game that nobody has measured. Of a team it is what the
    judge makes of it, who takes everybody for an expert: masters win much more often than that, and the difference
    would seem to be bad luck at the first card. Of points it is what masters get on average."""
    starts = levels().starts.get(match.game.name, {})
    near = _nearest(starts, match)
    if near is not None:
        return starts[near].value
    table = _table(match, judged=False)
    return table["master"].result if "master" in table else 0.0


def accuracy_of(match: Match, mean: float) -> float:
    """0 to 100: halved with every so much of mean error."""
    half = HALF["win" if match.game.team else "points"]
    return round(100 * exp(-log(2) * mean / half), 1)


def like_of(match: Match, mean: float, decisions: int) -> str | None:
    """The level whose mean error is nearest, by ratio: between 1 and 2 lies as much as between 2 and 4."""
    means = _told_apart(_table(match, judged=True))
    if decisions < FEWEST or len(means) < FEWEST_LEVELS:
        return None
    least = HALF["win" if match.game.team else "points"] / 50
    return min(means, key=lambda level: abs(log(max(mean, least) / max(means[level], least))))


def _told_apart(table: dict[str, Measured]) -> dict[str, float]:
    """The mean errors of levels. One that was not seen to err more than a stronger one is left out: nobody can be
    likened to it rather than to that."""
    found: dict[str, float] = {}
    for level in reversed(LEVELS):
        mean = table[level].mean if level in table else None
        if mean is not None and mean > max(found.values(), default=-1.0):
            found[level] = mean
    return found
