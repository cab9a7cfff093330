"""The forms in which help reaches a person: the pencil sheet, the odds, the coach's advice, and reasons why.

Each level of help is one struct, told apart by its field "kind"; it holds what that level allows and nothing more.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.moves import LostCodeMove
from ludoteca.games.lost_code.view import Answer
from ludoteca.mind.advice import AdviceUnit
from ludoteca.mind.marks import Mark

HelpLevel = Literal["none", "sheet", "odds", "coach"]


# --- facts: what a deduction may rest on ------------------------------------------------------------------------


class SeenFact(msgspec.Struct, frozen=True, tag_field="fact", tag="seen"):
    """A stone that lies open to the viewer: in another seat's log, in a neutral log, or discarded by another seat."""

    symbol: str
    number: int
    where: Literal["log", "neutral", "discard"]
    seat: Seat | None
    """Whose log or discard; None for a neutral log."""


class CheckFact(msgspec.Struct, frozen=True, tag_field="fact", tag="check"):
    """The answer to the viewer's own bid of a round: where the sum of these dice lay, and where it did not."""

    round: int
    dice: tuple[str, ...]
    low: int
    high: int
    answer: Answer


class DiscardFact(msgspec.Struct, frozen=True, tag_field="fact", tag="own-discard"):
    """A stone that the viewer discarded in a round and has seen since; earlier rounds can be read again (LC-81)."""

    round: int
    symbol: str
    number: int


Fact = SeenFact | CheckFact | DiscardFact


class Reason(msgspec.Struct, frozen=True):
    """Why the viewer's stone of a symbol is not a number: a smallest set of facts, none of which can be dropped."""

    symbol: str
    number: int
    facts: tuple[Fact, ...]
    sentence: str


class Explanation(msgspec.Struct, frozen=True):
    """What is known of one number of one symbol, and why.

    "seen": it lies elsewhere. "excluded": deduction rules it out; both have one reason. "possible": nothing rules it
    out. "pinned": it is the only number left; `reasons` rule the others out, easiest first.
    """

    symbol: str
    number: int
    status: Literal["seen", "excluded", "possible", "pinned"]
    reasons: tuple[Reason, ...]
    sentence: str


# --- the sheet ----------------------------------------------------------------------------------------------------


class SheetLine(msgspec.Struct, frozen=True):
    """One symbol of the sheet."""

    symbol: str
    seen: tuple[SeenFact | DiscardFact, ...]
    """Blackened numbers, each with where it lies, in ascending order."""
    open: tuple[int, ...]
    """Numbers that are not blackened."""
    marks: tuple[Mark, ...]
    """The player's own signs."""


class KnownStone(msgspec.Struct, frozen=True):
    """A stone that counted in a round's sum and was discarded later, so that its number is known now."""

    symbol: str
    number: int
    times: int


class DiceRow(msgspec.Struct, frozen=True):
    """One round of the sheet: the dice, the bid, the answer, and what is known of the stones that counted."""

    round: int
    dice: tuple[str, ...]
    width: int | None
    points: int | None
    low: int | None
    high: int | None
    answer: Answer | None
    """None until the check."""
    ranges: tuple[tuple[int, int], ...]
    """Where the sum lies after the answer, as (lowest, highest); two ranges after a mere "wrong"."""
    known: tuple[KnownStone, ...]
    discarded: KnownStone | None
    """The viewer's stone that was discarded in this round; `times` says how often it counted in it."""


class SheetHelp(msgspec.Struct, frozen=True, tag_field="kind", tag="code-sheet"):
    """The sheet with what everybody at the table may write down without thinking (LC-22)."""

    lines: tuple[SheetLine, ...]
    rows: tuple[DiceRow, ...]


# --- odds ---------------------------------------------------------------------------------------------------------


class GuessOdds(msgspec.Struct, frozen=True):
    """The best way to write so many numbers for a symbol: its chance to hit and the points it is worth."""

    numbers: tuple[int, ...]
    chance: float
    value: float


class SymbolOdds(msgspec.Struct, frozen=True):
    """What is known of the own stone of one symbol."""

    symbol: str
    chances: tuple[float, ...]
    """For every number from 0 up: the chance that the viewer's stone bears it."""
    crossed: tuple[int, ...]
    """Not seen anywhere, and yet impossible."""
    pinned: int | None
    guesses: tuple[GuessOdds, ...]
    """With one, two and three numbers, as far as there are candidates; of a locked symbol the locked numbers alone."""
    best: int
    """Which of `guesses` is worth most."""


class WheelOdds(msgspec.Struct, frozen=True):
    """A wheel or tile: for every start position the chance to be right, and the points to expect."""

    width: int
    points: int
    free: bool
    """Whether the viewer can still take it, or holds it."""
    chances: tuple[float, ...]
    values: tuple[float, ...]


class OddsHelp(msgspec.Struct, frozen=True, tag_field="kind", tag="code-odds"):
    """All that can be computed from what the viewer knows, without saying what to do."""

    sheet: SheetHelp
    codes: int
    """How many codes are left."""
    bits: float
    """How many yes-or-no questions away from certainty."""
    symbols: tuple[SymbolOdds, ...]
    dice: tuple[str, ...]
    """The dice that `sums` and `wheels` speak of: () before the roll."""
    sums: tuple[float, ...]
    """For every sum from 0 up: its chance with these dice."""
    wheels: tuple[WheelOdds, ...]
    final: float
    """Points to expect from the best final guesses, were they made now."""


# --- coach --------------------------------------------------------------------------------------------------------


class CodeAdvice(msgspec.Struct, frozen=True):
    """One way to decide, and what it costs against the best by the end of the match: judged."""

    moves: tuple[LostCodeMove, ...]
    """In the order in which to play them: dice to replace, one to turn; a token and what is locked; all numbers."""
    cost: float
    """0 for the best, and where nobody can tell the difference."""
    unit: AdviceUnit
    costs: str
    """The same in words."""
    reason: str
    """One sentence. Its numbers are certain: they follow from what lies open."""


class CoachHelp(msgspec.Struct, frozen=True, tag_field="kind", tag="code-coach"):
    """The odds, which are certain, and what the coach would do, which is judged; nothing where one move is legal."""

    odds: OddsHelp
    advice: tuple[CodeAdvice, ...]
    assumes: str


class NoCodeHelp(msgspec.Struct, frozen=True, tag_field="kind", tag="code-none"):
    """The table plays without help, or the viewer has no code to think about."""


CodeHelp = NoCodeHelp | SheetHelp | OddsHelp | CoachHelp
