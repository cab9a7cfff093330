"""The options of The Lost Code (RULES 1.15) and of Think Str8! (RULES 2.5), with the rulebooks' defaults."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ludoteca.engine.options import Options
from ludoteca.games.lost_code.box import FEWEST_NUMBERS, FEWEST_SYMBOLS, LOST_CODE_SYMBOLS, ROUNDS, TOP_NUMBER

WheelTable = tuple[tuple[int, int], ...]
"""Wheels or tiles as (width, points)."""


Symbols = Annotated[int, Meta(ge=FEWEST_SYMBOLS, le=len(LOST_CODE_SYMBOLS))]
Numbers = Annotated[int, Meta(ge=FEWEST_NUMBERS, le=TOP_NUMBER + 1)]
Rounds = Annotated[int, Meta(ge=0, le=max(ROUNDS.values()))]


class LostCodeOptions(Options, frozen=True):
    """The options of The Lost Code."""

    introductory: bool = False
    x_race: bool = False
    deadly_shortcut: bool = False
    curse: bool = False
    wheel_preset: Literal["A", "B", "C", "custom"] = "A"
    wheels: WheelTable = ()
    """Only with wheel_preset "custom"."""
    exchange_order: Literal["current_standing", "guess_order"] = "current_standing"
    thrower_token_and_change: Literal["forbidden", "allowed"] = "forbidden"
    curse_start: Literal["next_round", "at_once"] = "next_round"
    score_floor: Literal["none", "zero"] = "none"
    symbols: Symbols = len(LOST_CODE_SYMBOLS)
    """On the dice; the introductory game plays with one less."""
    numbers: Numbers = TOP_NUMBER + 1
    """On the stones of a symbol, from 0 on; X-Race has one more."""
    rounds: Rounds = 0
    """0 is the rulebook's number for so many players (LC-35)."""

    small: ClassVar[tuple[str, ...]] = ("symbols", "numbers", "rounds")


class ThinkStr8Options(Options, frozen=True):
    """The options of Think Str8!."""

    introductory: bool = False
    tile_preset: Literal["A", "C", "custom"] = "A"
    tiles: WheelTable = ()
    """Only with tile_preset "custom"."""
    placement: Literal["simultaneous", "in_order"] = "simultaneous"
    grey_dice: Literal["free", "all_different"] = "free"
    score_floor: Literal["none", "zero"] = "none"
    symbols: Symbols = len(LOST_CODE_SYMBOLS)
    """Colours on the dice; the introductory game plays with one less."""
    numbers: Numbers = TOP_NUMBER + 1
    """On the stones of a colour, from 0 on."""
    rounds: Rounds = 0
    """0 is the rulebook's number for so many players (TS-15)."""

    small: ClassVar[tuple[str, ...]] = ("symbols", "numbers", "rounds")
