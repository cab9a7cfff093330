"""Help for a person at the table: nothing, what was seen, the odds, or a coach. No level tells more than its name."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.the_game.moves import End, Lay, Signal, Start, TakeBack, Tell
from ludoteca.mind.the_game.odds import Odds
from ludoteca.mind.the_game.sheet import Sheet

HelpLevel = Literal["none", "sheet", "odds", "coach"]


class NoHelp(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """The table plays without help."""


class Advice(msgspec.Struct, frozen=True):
    """One way to play the rest of the turn, and what it is worth."""

    moves: tuple[Start | Lay | TakeBack | End | Signal | Tell, ...]
    """In the order in which to play them."""
    win: float
    """The chance that the team beats the game, 0 to 1."""
    error: float
    """One standard error of it."""
    left: float
    """Cards left at the end, on average."""
    behind: float
    """How much win chance it gives away against the best; its own standard error is `behind_error`."""
    behind_error: float
    reason: str
    """One sentence."""


class Coach(msgspec.Struct, frozen=True, tag_field="kind", tag="coach"):
    """Advice for the seat on turn, best first; empty for everybody else."""

    odds: Odds
    advice: tuple[Advice, ...]
    sentences: tuple[str, ...]


Help = NoHelp | Sheet | Odds | Coach
