"""Chances that follow from what a seat has seen: who holds a rescue, who will be stuck, what only a trick can save.

They treat every unseen card alike, as a person with a good memory and a calculator would; what teammates say is left
to the listener.
"""

from __future__ import annotations

import msgspec

from ludoteca.engine.moves import Seat
from ludoteca.games.the_game.box import Command, Pile
from ludoteca.mind.the_game.sheet import Sheet


class Rescue(msgspec.Struct, frozen=True):
    """A card that could go back by ten on a pile (TG-9) and has not been seen yet."""

    pile: Pile
    card: int
    next_player: float
    """The chance that the next player who takes a turn holds it; 0 when alone."""
    teammates: float
    """The chance that any teammate holds it."""
    draw_pile: float
    """The chance that it is still to be drawn. With `teammates` it adds up to 1."""


class Stuck(msgspec.Struct, frozen=True):
    """The chance that a seat could not fulfil its turn with the piles as they are now."""

    seat: Seat
    chance: float
    error: float
    """One standard error; 0 where every possible hand was looked at."""


class Doomed(msgspec.Struct, frozen=True):
    """A card that fits on no pile any more: only going back by ten can save it."""

    card: int
    mine: bool
    saviours: tuple[int, ...]
    """Cards still to come (or in the own hand) that would open the way: laid first, they let it be a trick. Empty and
    `now` false: it is lost."""
    now: bool
    """It would itself be a trick on a pile as it is."""


class CommandsLeft(msgspec.Struct, frozen=True):
    """Cards of one command that are not on the table yet (Extreme)."""

    command: Command
    mine: tuple[int, ...]
    unseen: tuple[int, ...]
    teammates: float
    """The chance that some teammate holds at least one of the unseen ones."""
    next_player: float
    """The same for the next player."""


class Odds(msgspec.Struct, frozen=True, tag_field="kind", tag="odds"):
    """Everything of the sheet, and the chances."""

    sheet: Sheet
    rescues: tuple[Rescue, ...]
    stuck: Stuck | None
    """For the next player who takes a turn; None when there is none."""
    doomed: tuple[Doomed, ...]
    commands: tuple[CommandsLeft, ...]
    sentences: tuple[str, ...] = ()
