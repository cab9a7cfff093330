"""The options of The Lost Code (RULES 1.15) and of Think Str8! (RULES 2.5), with the rulebooks' defaults."""

from __future__ import annotations

from typing import Literal

from ludoteca.engine.options import Options

WheelTable = tuple[tuple[int, int], ...]
"""Wheels or tiles as (width, points)."""


class LostCodeOptions(Options, frozen=True):
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


class ThinkStr8Options(Options, frozen=True):
    introductory: bool = False
    tile_preset: Literal["A", "C", "custom"] = "A"
    tiles: WheelTable = ()
    """Only with tile_preset "custom"."""
    placement: Literal["simultaneous", "in_order"] = "simultaneous"
    grey_dice: Literal["free", "all_different"] = "free"
    score_floor: Literal["none", "zero"] = "none"
