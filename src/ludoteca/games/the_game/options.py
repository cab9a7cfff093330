"""The options of The Game (RULES 3.7) and of The Game: Extreme (RULES 4.5), with their defaults."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.engine.options import Options
from ludoteca.games.the_game.box import COMMANDS, Command


class TheGameOptions(Options, frozen=True):
    start: Literal["claim", "host_choice", "random"] = "claim"
    """The host is seat 0."""
    pro: bool = False
    on_fire: bool = False
    show_pile_history: bool = False
    undo_within_turn: bool = False
    trick_signal: bool = False


class ExtremeOptions(TheGameOptions, frozen=True):
    commands_enabled: tuple[Command, ...] = COMMANDS
    command_layout: Literal["fixed", "random_per_game", "custom"] = "fixed"
    layout: dict[Command, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """Only with command_layout "custom"."""
    violations: Literal["refuse", "lose"] = "refuse"
    one_pile_midturn: Literal["from_now", "whole_turn"] = "from_now"
    short_hand: Literal["lose", "lay_all"] = "lose"
