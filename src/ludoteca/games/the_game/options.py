"""The options of The Game (RULES 3.7) and of The Game: Extreme (RULES 4.5), with their defaults."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.options import Options
from ludoteca.games.the_game.box import CARDS, COMMANDS, FEWEST_CARDS, HAND_SIZE, OPEN_PILES, PILES, Command


class TheGameOptions(Options, frozen=True):
    """The options of The Game."""

    start: Literal["claim", "host_choice", "random"] = "claim"
    """The host is seat 0."""
    pro: bool = False
    on_fire: bool = False
    show_pile_history: bool = False
    undo_within_turn: bool = False
    trick_signal: bool = False
    cards: Annotated[int, Meta(ge=FEWEST_CARDS, le=len(CARDS))] = len(CARDS)
    """Numbers from 2 on; the descending piles begin just above the highest."""
    hand: Annotated[int, Meta(ge=0, le=max(HAND_SIZE.values()))] = 0
    """Cards in a full hand; 0 is the rulebook's number for so many players (TG-3)."""
    piles: Annotated[int, Meta(ge=min(OPEN_PILES), le=len(PILES))] = len(PILES)
    """With two piles one goes up and one down; with three, two go up."""

    small: ClassVar[tuple[str, ...]] = ("cards", "hand", "piles")


class ExtremeOptions(TheGameOptions, frozen=True):
    """The options of The Game: Extreme."""

    commands_enabled: tuple[Command, ...] = COMMANDS
    command_layout: Literal["fixed", "random_per_game", "custom"] = "fixed"
    layout: dict[Command, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """Only with command_layout "custom"."""
    violations: Literal["refuse", "lose"] = "refuse"
    one_pile_midturn: Literal["from_now", "command_counts", "whole_turn"] = "from_now"
    short_hand: Literal["lose", "lay_all"] = "lose"

    def __hash__(self) -> int:
        # A layout is a table and has no hash: what is alike in all else has the same.
        return hash(tuple(getattr(self, name) for name in self.__struct_fields__ if name != "layout"))
