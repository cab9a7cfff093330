"""The moves of The Game and The Game: Extreme, seats' and chance's, and the signals."""

from __future__ import annotations

from ludoteca.engine.moves import Move, Seat
from ludoteca.games.the_game.box import Command, CommandWord, Pile, Word

# --- chance ---------------------------------------------------------------------------------------------------


class Mark(Move, frozen=True):
    """A number gets a command, with a random layout, in the open before the deal (TX-3)."""

    card: int
    command: Command


class Draw(Move, frozen=True):
    """A seat draws a card, in the deal or at the end of its turn; only it sees the number."""

    seat: Seat
    card: int | None


# --- a turn -----------------------------------------------------------------------------------------------------


class Start(Move, frozen=True):
    """Who takes the first turn (TG-5): claimed by that seat itself, said by the host, or drawn by chance."""

    seat: Seat


class Lay(Move, frozen=True):
    """Lay a card on a pile (TG-8 to TG-10)."""

    card: int
    pile: Pile


class TakeBack(Move, frozen=True):
    """Take the last card of this turn back into the hand, where the option allows (TG-15)."""


class End(Move, frozen=True):
    """End the turn; chance then fills the hand (TG-12)."""


# --- signals ----------------------------------------------------------------------------------------------------


class Signal(Move, frozen=True):
    """Say something about a pile. A seat has one word on a pile; it lasts until the end of the seat's first turn that
    begins after it was given (TG-20)."""

    pile: Pile
    word: Word


class Tell(Move, frozen=True):
    """Say something about a command card in the own hand, or about when to play one (TX-50). Lasts as a signal does."""

    command: Command
    word: CommandWord


TheGameMove = Mark | Draw | Start | Lay | TakeBack | End | Signal | Tell
