"""What a seat at The Game or The Game: Extreme may know (RULES 3.7, TG-45, TX-54)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.moves import Seat
from ludoteca.games.the_game.box import Command, CommandWord, Pile, Word
from ludoteca.games.the_game.moves import TheGameMove
from ludoteca.games.the_game.options import ExtremeOptions, TheGameOptions

Phase = Literal["setup", "start", "turn", "draw", "over"]
"""What is being done. "setup" and "draw" are chance's."""


class PileView(msgspec.Struct, frozen=True):
    """One pile. `history` has the cards laid on it, oldest first, only with show_pile_history or when the match is
    over."""

    name: Pile
    ascending: bool
    top: int
    command: Command | None
    """On the top card, whether it still has an effect or not."""
    fire: Literal["none", "burning", "due"]
    """"due": the fire card on top has to be covered in this turn (TG-43); "burning": in the next one."""
    laid: int
    """How many cards lie on the start card."""
    history: tuple[int, ...] | None


class PileSignal(msgspec.Struct, frozen=True):
    """A word that a seat has said about a pile and that still stands."""

    seat: Seat
    pile: Pile
    word: Word


class CommandSignal(msgspec.Struct, frozen=True):
    """A word that a seat has said about a command and that still stands."""

    seat: Seat
    command: Command
    word: CommandWord


class TheGameView(View, frozen=True, kw_only=True, tag="the-game"):
    """The table from one seat."""

    moves: tuple[TheGameMove, ...]
    signals: tuple[TheGameMove, ...]
    options: TheGameOptions
    phase: Phase
    hand: tuple[int, ...]
    """The viewer's cards, ascending; empty for a spectator."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    open_hands: tuple[tuple[int, ...], ...]
    """All hands, only when the match is over; else empty."""
    draw_pile: int
    undrawn: tuple[int, ...]
    """The cards of the draw pile, only when the match is over; else empty."""
    piles: tuple[PileView, ...]
    turns: int
    """How many turns have begun."""
    minimum: int
    """Cards that the running turn asks for (TG-11); 0 when no turn runs."""
    laid: int
    """Cards laid in the running turn."""
    laid_cards: tuple[tuple[int, Pile], ...]
    """Those cards, in order."""
    three: bool
    """A 3! was laid: exactly three cards this turn (TX-16)."""
    only_pile: Pile | None
    """The pile that ONE PILE leaves in this turn; None while free (TX-31)."""
    in_force: tuple[Command, ...]
    """Infinity commands in force for everybody, without repetition."""
    duties: tuple[Pile, ...]
    """Piles that have to be covered before this turn may end: an open skull, a fire that is due."""
    layout: dict[Command, tuple[int, ...]]
    """Which numbers bear which command in this match; empty in The Game."""
    pile_signals: tuple[PileSignal, ...]
    command_signals: tuple[CommandSignal, ...]


class ExtremeView(TheGameView, frozen=True, kw_only=True, tag="the-game-extreme"):
    """The same table, frozen."""

    options: ExtremeOptions
