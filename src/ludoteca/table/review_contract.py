"""What passes between the server and a client about reviews of finished matches."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import AnyMove, AnyView, Ask, Count, Entry, Place


class ReviewChoice(msgspec.Struct, frozen=True):
    """A way to decide. `cost` is how much less it is worth than the best, in the review's unit; 0 where nobody can tell
    that from nothing, or it is too little to be read."""

    moves: tuple[AnyMove, ...]
    cost: float
    stderr: float
    reason: str | None
    cards: float = 0.0
    """Where next to nothing could be won: how many more cards than the best choice it leaves."""


class ReviewDecision(msgspec.Struct, frozen=True):
    """A decision and what the judge makes of it, from what its seat had seen then."""

    n: int
    """So many entries had been played before it."""
    seat: Seat
    kind: str
    played: tuple[AnyMove, ...]
    choices: tuple[ReviewChoice, ...]
    """The best ones, best first."""
    error: float
    """What the played choice cost against the best; 0 where that is within two standard errors."""
    stderr: float
    verdict: Literal["forced", "best", "good", "inaccurate", "mistake", "blunder"]
    value: float | None
    """What the match was worth with the best choice; null where only differences are known."""
    reason: str | None
    """What was played, in a sentence."""
    certain: tuple[str, ...]
    """What the seat could know for certain then."""
    cards: float = 0.0
    """Where next to nothing could be won: how many more cards than with the best choice will be left."""
    ahead: float = 0.0
    """How far the best choice is ahead of every other that was compared; 0 where one is as good."""


class ReviewPlayer(msgspec.Struct, frozen=True):
    """How well a seat played. start + luck - errors = result, exactly; in a team the sum is the team's."""

    seat: Seat
    accuracy: float | None
    """0 to 100; None where too little was decided to tell."""
    like: str | None
    """The level of bot that errs most nearly as much."""
    decisions: int
    start: float
    luck: float
    errors: float
    result: float


class MatchReview(msgspec.Struct, frozen=True):
    """The review of a match as far as it is made: decisions from the `since`th on, and players once it is done."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    judge: int
    """The version of the judge."""
    unit: Literal["win", "points"]
    team: bool
    total: int | None
    """Decisions there are; null while nobody has counted them."""
    since: int
    decisions: tuple[ReviewDecision, ...]
    players: tuple[ReviewPlayer, ...] | None


class TryAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Decide anew at entry `n`: everything that the seat would do there, so far."""

    n: Count
    moves: Annotated[list[AnyMove], Meta(min_length=1, max_length=60)]


class Tried(msgspec.Struct, frozen=True):
    """What a try led to. While the decision goes on there is no verdict; the view says what can be done next."""

    view: AnyView
    entries: tuple[Entry, ...]
    """What happened since entry `n`, as the seat sees it."""
    decision: ReviewDecision | None


class AskThen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about what a seat could see after `n` entries of a finished match."""

    n: Count
    seat: Place
    question: Ask
