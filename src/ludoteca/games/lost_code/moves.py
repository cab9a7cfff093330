"""The moves of The Lost Code and Think Str8!, seats' and chance's.

A number that somebody may not see is None in that person's version of the move.
Symbols and colours go by their names in box.py; logs (racks) 0 to players - 1 are the seats', the rest are neutral.
"""

from __future__ import annotations

from ludoteca.engine.moves import Move, Seat

# --- chance ---------------------------------------------------------------------------------------------------


class Stack(Move, frozen=True):
    """The markers are piled on space 0, bottom to top (LC-16)."""

    seats: tuple[Seat, ...]


class Deal(Move, frozen=True):
    """A stone goes into a log, in the deal (LC-20) or to replace a discarded one (LC-64). Its owner does not see it."""

    log: int
    symbol: str
    number: int | None


class Roll(Move, frozen=True):
    """The three dice fall (LC-37)."""

    dice: tuple[str, ...]


# --- the dice ---------------------------------------------------------------------------------------------------


class Take(Move, frozen=True):
    """Take the Shortcut token that is offered (LC-97)."""


class Pass(Move, frozen=True):
    """Leave the Shortcut token to the next (LC-97)."""


class Lock(Move, frozen=True):
    """Write the final numbers of the token's symbol, for good and in secret (LC-98)."""

    numbers: tuple[int, ...] | None


class Replace(Move, frozen=True):
    """Turn a die whose symbol is not in play to one that is (LC-85, TS-37). Dice are 0, 1, 2."""

    die: int
    symbol: str


class Turn(Move, frozen=True):
    """Turn one die to any symbol in play (LC-38)."""

    die: int
    symbol: str


class Keep(Move, frozen=True):
    """Leave the dice as they lie (LC-38)."""


# --- wheels and tiles -------------------------------------------------------------------------------------------


class Wheel(Move, frozen=True):
    """Take the wheel that shows `width` numbers and set it so that it begins at `start` (LC-42)."""

    width: int
    start: int


class Tile(Move, frozen=True):
    """Take the tile that covers `width` spaces (TS-17)."""

    width: int


class Place(Move, frozen=True):
    """Lay the own tile on the own scale, beginning at `start`; unseen by others until all have, where placement is
    simultaneous (TS-18)."""

    start: int | None


# --- exchange and end -------------------------------------------------------------------------------------------


class Exchange(Move, frozen=True):
    """Discard the own stone of a symbol; chance then deals another (LC-62)."""

    symbol: str


class Guess(Move, frozen=True):
    """Write the final numbers of one symbol, 0 to 3 of them, ascending, in secret (LC-72)."""

    symbol: str
    numbers: tuple[int, ...] | None


LostCodeMove = (
    Stack | Deal | Roll | Take | Pass | Lock | Replace | Turn | Keep | Wheel | Tile | Place | Exchange | Guess
)
