"""What passes between the server and a client about what somebody has played: their history and their statistics."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.moves import Seat
from ludoteca.mind.strength import Strength
from ludoteca.table.contract import Ending

Result = Literal["won", "lost", "open"]
""" "open": it was abandoned, and nobody has won or lost."""


class PastMatch(msgspec.Struct, frozen=True):
    """A finished match of the one who asks. A score is points, or for a team the cards left, below nought; null where
    the match did not come to its end."""

    match: str
    table: str | None
    game: str
    players: int
    variant: dict[str, Any]
    """The options that were not the rulebook's."""
    ended: float
    ending: Ending
    seat: Seat
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    result: Result
    score: int | None
    place: int | None
    team: bool
    deal: str | None
    """The deal that it was played on, if others play that too."""
    practice: bool
    """It does not count in statistics: it was practice, went on from another match, or was not played to the end."""
    challenge: bool
    """Others can be challenged to play its deal."""
    accuracy: float | None
    """How accurately the one who asks has played, 0 to 100, where somebody has had it reviewed."""


class History(msgspec.Struct, frozen=True):
    """Finished matches, newest first."""

    matches: tuple[PastMatch, ...]
    next: str | None
    """Where the next page begins."""
    total: int
    """How many there are that fit."""
    games: dict[str, int]
    """How many there are of each game, whatever was asked for."""


class HistoryFilter(msgspec.Struct, frozen=True):
    """Which matches somebody wants to see."""

    game: str | None = None
    result: Result | None = None
    deals: bool = False
    """Only those on deals that others play too."""
    search: str = ""
    """Part of a name of somebody else at the table."""


class Share(msgspec.Struct, frozen=True):
    """So many of so many."""

    count: int
    of: int


class StatPoint(msgspec.Struct, frozen=True):
    """One match in a series; `mean` is the average of the scores up to here, of at most the last ten."""

    match: str
    at: float
    score: int
    mean: float
    won: bool


class Companion(msgspec.Struct, frozen=True):
    """Somebody one has played with or against: a person by name, or bots of a level. `won` are one's own wins then."""

    name: str
    level: str | None
    played: int
    won: int


class BestResult(msgspec.Struct, frozen=True):
    match: str
    at: float
    score: int


class GameStatistics(msgspec.Struct, frozen=True):
    """What has come of somebody's matches of one game: of all of them, or of those with so many players and a
    variant."""

    game: str
    team: bool
    players: int | None
    variant: dict[str, Any] | None
    played: int
    won: int
    likely: tuple[float, float]
    """Between which shares the true one lies, with 95 % certainty: wide where there are few matches."""
    streak: int
    """Matches won in a row, up to the last one; below nought: lost in a row."""
    best_streak: int
    finished: int
    """Matches with a score."""
    mean: float | None
    best: BestResult | None
    scores: tuple[tuple[int, int], ...]
    """Every score with how often it came."""
    recent: tuple[StatPoint, ...]
    """The last matches, oldest first."""
    tally: dict[str, Share]
    """What the game counts, over all matches: "wheels", "pinned", "tricks" …"""
    accuracy: tuple[tuple[float, float], ...]
    """Of the last matches that were reviewed: when, and how accurate; oldest first."""
    others: tuple[Companion, ...]
    bots: tuple[Strength, ...]
    """How often bots of each level win this, as far as it has been measured."""


class Statistics(msgspec.Struct, frozen=True):
    groups: tuple[GameStatistics, ...]
    """Of each game: all matches first, then by number of players and variant, most played first."""
    waiting: int
    """Older matches that have not been counted yet; they will be in a moment."""


class Forget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To be forgotten, one's own name has to be typed."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
