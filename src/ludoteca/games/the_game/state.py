"""A state of The Game or The Game: Extreme: everything that is true, and no order of the draw pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from ludoteca.engine.moves import Seat
from ludoteca.games.the_game.box import (
    CLOSED,
    EXACTLY,
    EXCELLENT,
    HAND_SIZE,
    LOWEST,
    MINIMUM,
    MINIMUM_PRO,
    OPEN_PILES,
    STARTS,
    Command,
    Grade,
)
from ludoteca.games.the_game.codes import Ending
from ludoteca.games.the_game.commands import (
    DRAW_ONE,
    FIRE,
    NO_BACKWARDS,
    ONE_PILE,
    PLAIN,
    SILENCE,
    SKULL,
    kinds_of,
)
from ludoteca.games.the_game.moves import Lay, Signal, Tell
from ludoteca.games.the_game.options import ExtremeOptions, TheGameOptions
from ludoteca.games.the_game.piles import UP

Stage = Literal["mark", "deal", "start", "turn", "draw", "over"]
FREE = -1
"""No pile is fixed by ONE PILE."""


class Setup(msgspec.Struct, frozen=True, gc=False):
    """What stays the same for a whole match."""

    options: TheGameOptions
    players: int
    hand_size: int
    minimum: int
    """Cards a turn while the draw pile lasts (TG-11, TG-35)."""
    enabled: tuple[Command, ...]
    """Commands in play, in the order of the box."""
    special: bool
    """There are cards that are more than their number."""
    lose: bool
    """Breaking a command is possible, and loses (TX-7)."""
    command_counts: bool
    """ONE PILE laid during a turn fixes the pile it lies on (TX-32)."""
    whole_turn: bool
    """It counts the cards before it in the turn as well."""
    lay_all: bool
    """A short hand lays what it has (TX-36)."""
    highest: int
    """The highest card; less than in the box in a small variant."""
    starts: tuple[int, ...]
    """What lies at the bottom of each pile, CLOSED where there is none."""
    card_labels: tuple[str, ...]
    """The name of a draw in the luck of a match, by how many cards are left: the first card drawn is card 1."""


def set_up(options: TheGameOptions, players: int, commands: tuple[Command, ...]) -> Setup:
    """What the options of a match with so many players come to."""
    extreme = options if isinstance(options, ExtremeOptions) else ExtremeOptions()
    return Setup(
        options=options,
        players=players,
        hand_size=options.hand or HAND_SIZE[players],
        minimum=MINIMUM_PRO if options.pro else MINIMUM,
        enabled=commands,
        special=bool(commands) or options.on_fire,
        lose=extreme.violations == "lose",
        command_counts=extreme.one_pile_midturn != "from_now",
        whole_turn=extreme.one_pile_midturn == "whole_turn",
        lay_all=extreme.short_hand == "lay_all",
        highest=highest_card(options),
        starts=starts_of(options),
        card_labels=tuple([f"card {options.cards + 1 - left}" for left in range(options.cards + 1)]),
    )


def highest_card(options: TheGameOptions) -> int:
    """The highest number in the pack; a small variant has fewer."""
    return LOWEST + options.cards - 1


def starts_of(options: TheGameOptions) -> tuple[int, ...]:
    """The start cards: just below the lowest and just above the highest card (TG-2)."""
    there, above = OPEN_PILES[options.piles], highest_card(options) + 1
    return tuple(
        CLOSED[pile] if pile not in there else start if UP[pile] else above for pile, start in enumerate(STARTS)
    )


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a match."""

    setup: Setup
    stage: Stage
    kinds: tuple[int, ...]
    """The kind of every card number, see commands.py."""
    hands: tuple[tuple[int, ...], ...]
    """Each ascending."""
    undrawn: bytes
    """The draw pile as a set, ascending: a card is chosen when it is drawn. Bytes are card numbers as a tuple's would
    be, and much quicker to copy with one left out."""
    piles: tuple[tuple[int, ...], ...]
    """From the start card to the top."""
    on_top: tuple[int, ...]
    """The kind of the top card of each pile. These are the commands that are visible: an infinity command among them is
    in force (TX-26, TX-27)."""
    seat: Seat
    """Whose turn it is, or who draws: in the deal, and after the turn."""
    turns: int
    """How many have begun."""
    minimum: int
    """Cards that the running turn asks for."""
    laid: tuple[Lay, ...]
    """The cards of the running turn, in order."""
    three: bool
    """A 3! was laid in this turn (TX-16)."""
    only_pile: int
    """The pile that ONE PILE has fixed in this turn, else FREE (TX-31)."""
    due: int
    """Piles (a bit each) whose fire has to be covered in this turn (TG-37)."""
    drawing: int
    """Cards still to be drawn: in the deal, and at the end of a turn."""
    said: tuple[tuple[Seat, Signal | Tell, bool], ...]
    """Standing signals, sorted; True where it was given in the turn that its owner plays now and so outlasts it
    (TG-20)."""
    shown: tuple[tuple[Seat, int], ...]
    """Cards that were laid and taken back (TG-15): the others know that this hand holds them."""
    ending: Ending | Literal[""]
    """"" while the match goes on, then how it ended."""


def first_state(setup: Setup, layout: dict[Command, tuple[int, ...]]) -> State:
    """Before anything was marked or dealt."""
    return State(
        setup=setup,
        stage="deal",
        kinds=kinds_of(layout, setup.enabled, on_fire=setup.options.on_fire, highest=setup.highest),
        hands=((),) * setup.players,
        undrawn=bytes(range(LOWEST, setup.highest + 1)),
        piles=tuple((start,) for start in setup.starts),
        on_top=(PLAIN,) * len(setup.starts),
        seat=0,
        turns=0,
        minimum=0,
        laid=(),
        three=False,
        only_pile=FREE,
        due=0,
        drawing=setup.players * setup.hand_size,
        said=(),
        shown=(),
        ending="",
    )


# --- questions that rules, refusals and views ask alike ---------------------------------------------------------


def is_silent(state: State) -> bool:
    """Nobody may talk about the match (TX-28) while it lasts."""
    return SILENCE in state.on_top and state.stage != "over"


def is_forward_only(state: State) -> bool:
    """TX-29."""
    return NO_BACKWARDS in state.on_top


def is_one_pile(state: State) -> bool:
    """TX-30."""
    return ONE_PILE in state.on_top


def is_draw_one(state: State) -> bool:
    """TX-34."""
    return DRAW_ONE in state.on_top


def kinds_on_top(kinds: tuple[int, ...], piles: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """What the piles show."""
    return tuple([kinds[pile[-1]] for pile in piles])


def piles_showing(state: State, kind: int) -> tuple[int, ...]:
    """The piles with a card of this kind on top."""
    return tuple([pile for pile, found in enumerate(state.on_top) if found == kind])


def fires(state: State) -> int:
    """The piles with a fire card on top, a bit each."""
    return sum([1 << pile for pile in piles_showing(state, FIRE)]) if FIRE in state.on_top else 0


def open_duties(state: State) -> tuple[int, ...]:
    """Piles that have to be covered before the turn may end: skulls (TX-13) and fires that are due (TG-43)."""
    if state.stage != "turn" or not state.setup.special:
        return ()
    skulls = piles_showing(state, SKULL)
    return tuple(pile for pile in range(len(state.piles)) if pile in skulls or state.due >> pile & 1)


def left_open(state: State) -> Ending | None:
    """What the turn would break if it ended now, as the ending that this would be: an open skull, a 3! without its
    three cards, a fire that is due (TX-44). None if it would break nothing."""
    if not state.setup.special:
        return None
    if SKULL in state.on_top:
        return "skull"
    if state.three and len(state.laid) != EXACTLY:
        return "three"
    return "fire" if state.due else None


def is_fulfilled(state: State) -> bool:
    """Enough cards are laid, and nothing is left open: the turn can end well (TX-44)."""
    return len(state.laid) >= state.minimum and not left_open(state)


def may_end(state: State) -> bool:
    """The turn may be ended: when it is fulfilled, and where violations lose also with something left open (TX-7).
    Fewer cards than the minimum are no end in any case (TG-29)."""
    return len(state.laid) >= state.minimum and (state.setup.lose or not left_open(state))


def is_won(state: State) -> bool:
    """Whether every card was laid."""
    return state.ending == "all-laid"


def cards_left(state: State) -> int:
    """TG-27."""
    return sum(map(len, state.hands)) + len(state.undrawn)


def grade(state: State) -> Grade | None:
    """The result in a word (TG-28), None while the match goes on. Zero cards left may still be lost (TX-15)."""
    if state.stage != "over":
        return None
    return "beaten" if is_won(state) else "excellent" if cards_left(state) < EXCELLENT else "lost"
