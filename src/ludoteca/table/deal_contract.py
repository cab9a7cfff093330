"""What passes between the server and a client about deals that many play: those of the day, and challenges."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteca.engine.moves import Seat


class DailyDeal(msgspec.Struct, frozen=True):
    """A deal of the day, and how far the one who asks has come with it."""

    id: str
    game: str
    way: Literal["alone", "team", "rivals"]
    day: str
    next: float
    """When the next one comes, in seconds since 1970."""
    state: Literal["new", "running", "played"]
    score: int | None
    table: str | None
    """Where it runs."""
    results: int
    """How many have played it here, for the table of results."""


class Daily(msgspec.Struct, frozen=True):
    deals: tuple[DailyDeal, ...]
    streak: int
    """Days in a row on which the one who asks has finished one, up to today or yesterday."""


class DealResult(msgspec.Struct, frozen=True):
    """Somebody's result. `match` is told to those who have finished the deal."""

    place: int
    name: str
    score: int
    practised: bool
    you: bool
    match: str | None
    at: float


class DealTry(msgspec.Struct, frozen=True):
    """One's own attempt at a deal; `match` once it is over."""

    match: str | None
    counts: bool
    practised: bool
    begun: float
    score: int | None
    over: bool


class ParLine(msgspec.Struct, frozen=True):
    """What bots of a level get on this deal: in `games` games so far, the mean score, every score with how often it
    came, and the share of their games that one's own result is better than."""

    level: str
    games: int
    mean: float
    scores: tuple[tuple[int, int], ...]
    beaten: float | None
    always: bool
    """Whether each further game would end so too: the level asks no luck. Then a few games are enough."""


class DealPage(msgspec.Struct, frozen=True):
    """A deal that many play. A score is points, or for a team the cards left, below nought."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    levels: tuple[str | None, ...]
    seat: Seat
    team: bool
    day: str | None
    next: float | None
    may_count: bool
    """Whether the one who asks can still play it for the table of results."""
    running: str | None
    """The table where they are playing it."""
    tries: tuple[DealTry, ...]
    maker: DealResult | None
    """Of a challenge: what the one got whose match it was; without a place."""
    results: tuple[DealResult, ...]
    total: int
    place: int | None
    par: tuple[ParLine, ...]
    enough: int
    """Games of each level after which par is complete."""


class Challenge(msgspec.Struct, frozen=True):
    """A deal that others can play too, made of a finished match."""

    deal: str


class DealPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    practice: bool = False
