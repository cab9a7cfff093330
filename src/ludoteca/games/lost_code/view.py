"""What a seat at The Lost Code or Think Str8! may know (RULES 1.9, LC-80, TS-40)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.moves import LostCodeMove
from ludoteca.games.lost_code.options import LostCodeOptions, ThinkStr8Options

Answer = Literal["right", "lower", "higher", "wrong"]
"""The true sum is in the range, below it, above it; or merely "wrong" with the smallest wheel (LC-53)."""

Phase = Literal[
    "setup", "roll", "token", "lock", "replace", "turn", "wheel", "place", "exchange", "draw", "guess", "over"
]
"""What is being done. "setup", "roll" and "draw" are chance's; "replace" is turning dice whose symbol is not in play;
"turn" is the free change of one die; "place" is laying tiles (Think Str8!)."""


class Bid(msgspec.Struct, frozen=True, gc=False):
    """A wheel or tile that a seat has taken, set to low..high; both None while it is not set, or while the viewer may
    not see where (TS-18)."""

    seat: Seat
    width: int
    points: int
    low: int | None
    high: int | None


class Check(msgspec.Struct, frozen=True, gc=False):
    """The answer to a seat's bid. `gain` is how far its own marker moved for it, negative under the curse (LC-114);
    `cursed_gain` is the point that the cursed seat got for this failure, 1 or 0 (LC-115)."""

    seat: Seat
    answer: Answer
    gain: int
    cursed_gain: int


class Swap(msgspec.Struct, frozen=True, gc=False):
    """An exchange: the number laid open, and the one that came; the latter is None for its owner and until drawn."""

    seat: Seat
    symbol: str
    discarded: int
    drawn: int | None


class Round(msgspec.Struct, frozen=True, gc=False):
    """One round, the running one last. Fields fill up as it goes on."""

    number: int
    order: tuple[Seat, ...]
    """Who is furthest behind first; order[0] is the thrower (LC-36)."""
    rolled: tuple[str, ...]
    """The dice as they fell; () before the roll."""
    dice: tuple[str, ...]
    """The dice as they lie now."""
    token: str | None
    """The symbol whose token is or was offered this round (LC-96)."""
    taker: Seat | None
    """Who took it."""
    bids: tuple[Bid, ...]
    checks: tuple[Check, ...]
    swaps: tuple[Swap, ...]
    cursed: Seat | None
    """Who was cursed during this round's checks."""


class Token(msgspec.Struct, frozen=True, gc=False):
    """A Shortcut token: free ("holder" None) or taken, with the locked numbers where the viewer may see them."""

    symbol: str
    holder: Seat | None
    numbers: tuple[int, ...] | None


class Final(msgspec.Struct, frozen=True, gc=False):
    """One seat's final guesses and what they earned; only when the match is over. One entry per symbol in play."""

    seat: Seat
    guesses: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    total: int


class CodeView(View, frozen=True, kw_only=True):
    """The table from one seat. Numbers that the viewer may not know are None."""

    moves: tuple[LostCodeMove, ...]
    signals: tuple[()] = ()
    symbols: tuple[str, ...]
    """In play, in display order."""
    top_number: int
    """The highest number on a stone: 7, or 8 with X-Race."""
    top_sum: int
    """The highest number on a wheel: 21, or 24."""
    wheels: tuple[tuple[int, int], ...]
    """(width, points), widest first; the last is the smallest wheel."""
    rounds: int
    phase: Phase
    logs: tuple[tuple[int | None, ...], ...]
    """Four logs; per log one number per symbol in play, in the order of `symbols`. Own numbers are None, and so are
    stones that are not dealt yet."""
    stacks: tuple[int, ...]
    """Stones left to draw, per symbol."""
    discards: tuple[tuple[tuple[Seat, int], ...], ...]
    """Per symbol: (who discarded, number), oldest first."""
    removed: tuple[int | None, ...]
    """Per symbol the stone that left the game unseen: None until the match is over, and also then where the stack was
    not drawn empty, since nobody ever settled which of the rest it was."""
    undrawn: tuple[tuple[int, ...], ...]
    """Per symbol the numbers that were never drawn, the removed one among them; empty until the match is over."""
    positions: tuple[int, ...]
    """Per seat: its space on the track."""
    standing: tuple[Seat, ...]
    """From furthest behind to leader (LC-26)."""
    history: tuple[Round, ...]
    available: tuple[int, ...]
    """Widths of the wheels nobody has taken this round."""
    tokens: tuple[Token, ...]
    """Shortcut tokens still in the game; empty without the module and after LC-106 only the taken ones."""
    cursed: Seat | None
    """Who holds the skull now."""
    skull: Literal["none", "waiting", "held", "gone"]
    """"none" without the module; "waiting" until someone reaches 7."""
    guesses: tuple[tuple[int, ...] | None, ...]
    """The viewer's own final numbers so far, per symbol: None where not written, the locked ones included."""
    guessing: tuple[Seat, ...]
    """Who has not finished the final guesses yet."""
    finals: tuple[Final, ...]
    """When over, in the order of evaluation (LC-76)."""


class LostCodeView(CodeView, frozen=True, kw_only=True, tag="lost-code"):
    """What a seat may know of a match of The Lost Code."""

    options: LostCodeOptions


class ThinkStr8View(CodeView, frozen=True, kw_only=True, tag="think-str8"):
    """What a seat may know of a match of Think Str8!."""

    options: ThinkStr8Options
