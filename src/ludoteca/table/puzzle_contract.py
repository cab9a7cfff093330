"""What passes between the server and a client that shows puzzles. The browser's types are made from these too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import AnyMove, AnyView, Entry, MaybeHelp

PuzzleKind = Literal["stone", "wheel", "final", "exchange", "turn", "save", "lay-all"]
"""As in learn/puzzles/puzzle.py."""
PuzzleLevel = Literal["easy", "medium", "hard", "expert"]
MoveOrNumber = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/AnyMove"}, {"type": "integer"}]})]
MaybeView = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/AnyView"}, {"type": "null"}]})]
PuzzleName = Annotated[str, Meta(min_length=1, max_length=32)]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list. Its title is the client's: puzzles-kind-<kind>."""

    id: str
    kind: PuzzleKind
    game: str
    rating: int
    level: PuzzleLevel
    certain: bool
    """Proven to have one answer; else a strong player's judgement."""


class PuzzleHint(msgspec.Struct, frozen=True):
    """One step of help, and what on the board it speaks of."""

    text: str
    point: tuple[str, ...]


class PuzzleStep(msgspec.Struct, frozen=True):
    """One thing that can be done. `to` is the state it leads to, -1 where it solves the puzzle, null where it is wrong;
    the sentence then says why."""

    move: MoveOrNumber
    to: int | None
    sentence: str


class PuzzleState(msgspec.Struct, frozen=True):
    """The table with some cards of the answer laid, and everything that can be done then."""

    view: AnyView
    steps: tuple[PuzzleStep, ...]


class PuzzleScript(msgspec.Struct, frozen=True):
    """A whole puzzle: with it nobody has to be asked while it is solved."""

    info: PuzzleInfo
    seat: Seat
    names: tuple[str, ...]
    """Of the seats; "" for the solver's own."""
    question: str
    ask: str
    """The symbol that is asked about, or ""."""
    numbers: int
    """How many numbers the answer may have: 1 for a stone, 3 for final numbers, 0 where it is played on the board."""
    point: tuple[str, ...]
    """What the question is about, on the board."""
    past: tuple[Entry, ...]
    states: tuple[PuzzleState, ...]
    end: MaybeView
    """The table with the answer played; null where it is a number."""
    answer: tuple[AnyMove, ...]
    """Its moves, in an order in which they can be played; without the end of a turn."""
    hints: tuple[PuzzleHint, ...]
    explanation: tuple[str, ...]
    sheet: MaybeHelp
    odds: MaybeHelp
    """What can be computed, for when it is solved."""


class PuzzleStanding(msgspec.Struct, frozen=True):
    """How good somebody is at puzzles (Glicko-2), and what they have done."""

    rating: int
    deviation: int
    tried: int
    solved: int
    streak: int
    """Solved in a row, without a wrong try and without help."""
    best: int
    days: int
    """Days in a row on which today's puzzle was solved."""
    today: float | None
    """What today's puzzle counted; null while it has not been tried."""
    run: int
    """The most that were solved against the clock."""


class PuzzleShelf(msgspec.Struct, frozen=True):
    """What there is to solve."""

    today: PuzzleInfo
    day: str
    next: float
    """When the next puzzle of the day comes."""
    kinds: dict[PuzzleKind, dict[PuzzleLevel, int]]
    """How many there are of each kind, by how hard they are."""
    standing: PuzzleStanding


class PuzzleDone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle was solved or given up. The first time counts."""

    puzzle: PuzzleName
    solved: bool
    hints: Annotated[int, Meta(ge=0, le=3)] = 0
    misses: Annotated[int, Meta(ge=0, le=10_000)] = 0


class PuzzleResults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was done since, oldest first: also while there was no connection."""

    done: Annotated[tuple[PuzzleDone, ...], Meta(max_length=200)]


class PuzzleRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many were solved against the clock."""

    solved: Annotated[int, Meta(ge=0, le=1000)]


class PuzzleOfMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The decision of a match that a puzzle is to be made of: the entry of its first move."""

    n: Annotated[int, Meta(ge=0, le=100_000)]
