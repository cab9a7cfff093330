"""What a seat at The Game or The Game: Extreme may know (RULES 3.7, TG-45, TX-54)."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.moves import Seat
from ludoteca.games.the_game.box import CLOSED, OPEN_PILES, PILES, Command, CommandWord, Grade, Pile, Word
from ludoteca.games.the_game.commands import COMMAND, FIRE, LASTING, layout_of
from ludoteca.games.the_game.moves import Signal, Tell, TheGameMove
from ludoteca.games.the_game.options import ExtremeOptions, TheGameOptions
from ludoteca.games.the_game.piles import UP
from ludoteca.games.the_game.state import FREE, Stage, State, grade, is_silent, open_duties

Phase = Literal["setup", "start", "turn", "draw", "over"]
"""What is being done. "setup" and "draw" are chance's, "start" only where chance says who starts."""


Burns = Literal["none", "burning", "due"]


class PileView(msgspec.Struct, frozen=True):
    """One pile. `history` has the cards laid on it, oldest first, only with show_pile_history or when the match is
    over."""

    name: Pile
    ascending: bool
    top: int
    command: Command | None
    """On the top card, whether it still has an effect or not."""
    fire: Burns
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
    shown_hands: tuple[tuple[int, ...], ...]
    """Cards that each seat laid and took back, and so is known to hold (TG-15)."""
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
    grade: Grade | None
    """The result in a word, when the match is over (TG-28)."""


class ExtremeView(TheGameView, frozen=True, kw_only=True, tag="the-game-extreme"):
    """The same table, frozen."""

    options: ExtremeOptions


V = TypeVar("V", bound=TheGameView)

_PHASE: dict[Stage, Phase] = {
    "mark": "setup",
    "deal": "setup",
    "start": "start",
    "turn": "turn",
    "draw": "draw",
    "over": "over",
}


def look(state: State, kind: type[V], **engine: Any) -> V:
    """What everybody may know, and all that a spectator knows: a seat sees its own hand beside it, and what it may do
    and say. Nothing of the state leaves by another way."""
    setup, over = state.setup, state.stage == "over"
    running = state.stage == "turn"
    said = () if is_silent(state) else state.said
    return kind(
        seat=None,
        players=setup.players,
        moves=(),
        signals=(),
        options=setup.options,
        phase=_PHASE[state.stage],
        hand=(),
        hands=tuple(map(len, state.hands)),
        open_hands=state.hands if over else (),
        shown_hands=_shown(state) if state.shown else ((),) * setup.players,
        draw_pile=len(state.undrawn),
        undrawn=tuple(state.undrawn) if over else (),
        piles=tuple([_pile(state, index) for index in OPEN_PILES[setup.options.piles]]),
        turns=state.turns,
        minimum=state.minimum if running else 0,
        laid=len(state.laid),
        laid_cards=tuple([(lay.card, lay.pile) for lay in state.laid]),
        three=state.three,
        only_pile=None if state.only_pile == FREE else PILES[state.only_pile],
        in_force=tuple([COMMAND[code] for code in LASTING if code in state.on_top]) if setup.special else (),
        duties=tuple([PILES[pile] for pile in open_duties(state)]),
        layout=layout_of(state.kinds),
        pile_signals=tuple(
            [PileSignal(owner, move.pile, move.word) for owner, move, _ in said if isinstance(move, Signal)]
        ),
        command_signals=tuple(
            [CommandSignal(owner, move.command, move.word) for owner, move, _ in said if isinstance(move, Tell)]
        ),
        grade=grade(state),
        **engine,
    )


def tops_of(view: TheGameView) -> list[int]:
    """The tops of all four piles in the order of the box, CLOSED where a small variant has none."""
    tops = list(CLOSED)
    for at, pile in zip(OPEN_PILES[len(view.piles)], view.piles, strict=True):
        tops[at] = pile.top
    return tops


def pile_named(view: TheGameView, name: Pile) -> PileView:
    """One of the piles of a view."""
    return next(pile for pile in view.piles if pile.name == name)


def _shown(state: State) -> tuple[tuple[int, ...], ...]:
    players = range(state.setup.players)
    return tuple(tuple(card for owner, card in state.shown if owner == other) for other in players)


def _pile(state: State, index: int) -> PileView:
    cards = state.piles[index]
    top = cards[-1]
    shown = state.setup.options.show_pile_history or state.stage == "over"
    burns: Burns = "due" if state.due >> index & 1 else "burning" if state.kinds[top] == FIRE else "none"
    history = cards[1:] if shown else None
    return PileView(PILES[index], UP[index], top, COMMAND.get(state.kinds[top]), burns, len(cards) - 1, history)
