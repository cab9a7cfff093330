"""The commands of The Game: Extreme, and the fire cards of On Fire: what a card asks beyond its number.

Every card has one kind. `breach` is the whole law of a single placement under commands (TX-42), written as one
function of plain numbers and truths, so that compiled code can share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ludoteca.games.the_game.box import COMMANDS, EXACTLY, FIRE_CARDS, HIGHEST, INFINITY, Command
from ludoteca.games.the_game.codes import Ending, RefusalCode

PLAIN, STOP, SKULL, THREE, SILENCE, NO_BACKWARDS, ONE_PILE, DRAW_ONE, FIRE = range(len(COMMANDS) + 2)
"""The kinds of cards; the commands in the order of the box, all of them."""

KIND: dict[Command, int] = {name: kind for kind, name in enumerate(COMMANDS, start=1)}
COMMAND: dict[int, Command] = {kind: name for name, kind in KIND.items()}
LASTING = tuple(KIND[name] for name in INFINITY)
FIRST_LASTING, LAST_LASTING = min(LASTING), max(LASTING)
"""They are neighbours in the box, which compiled code makes use of."""

OBEYED, BACKWARDS, OFF_PILE, STRAYED, FOURTH, TOO_LATE, STOP_SKULL, STOP_THREE, STOP_FIRE = range(9)
"""What a placement may do wrong. The first of each list below stands for nothing wrong, and is never asked."""

BREACH_RULE = ("", "TX-29", "TX-30", "TX-32", "TX-16", "TX-18", "TX-11", "TX-17", "TG-43")
BREACH_CODE: tuple[RefusalCode, ...] = (
    "not-now",
    "no-backwards",
    "one-pile",
    "one-pile-whole-turn",
    "three-fourth-card",
    "three-too-late",
    "stop-skull",
    "stop-three",
    "stop-fire",
)
BREACH_ENDING: tuple[Ending, ...] = (
    "stuck",
    "no-backwards",
    "one-pile",
    "one-pile",
    "three",
    "three",
    "skull",
    "three",
    "fire",
)
"""How the match is lost by it where violations lose (TX-6)."""


def breach(
    kind: int,
    laid: int,
    trick: bool,
    three: bool,
    no_backwards: bool,
    off_pile: bool,
    strayed: bool,
    skull_left: bool,
    fire_left: bool,
) -> int:
    """Which command a placement breaks, OBEYED if none.

    kind: of the card; laid: cards laid before it in this turn; trick: it goes back by ten; three: a 3! was laid in
    this turn; no_backwards: NO BACKWARDS is visible; off_pile: ONE PILE is visible and has fixed another pile;
    strayed: an earlier card of the turn went to another pile, and ONE PILE counts the whole turn (TX-32);
    skull_left, fire_left: a skull or a fire that is due is on top of another pile.
    """
    if three and laid >= EXACTLY:
        return FOURTH
    if trick and no_backwards:
        return BACKWARDS
    if off_pile:
        return OFF_PILE
    if kind == ONE_PILE and strayed:
        return STRAYED
    if kind == THREE and laid >= EXACTLY:
        return TOO_LATE
    if kind == STOP:
        if skull_left:
            return STOP_SKULL
        if fire_left:
            return STOP_FIRE
        if three and laid + 1 != EXACTLY:
            return STOP_THREE
    return OBEYED


def kinds_of(
    layout: Mapping[Command, Sequence[int]], enabled: Sequence[Command], *, on_fire: bool, highest: int = HIGHEST
) -> tuple[int, ...]:
    """The kind of every card number. A command that is off is not there (TX-4); fire replaces one (TX-53)."""
    kinds = [PLAIN] * (HIGHEST + 2)
    for command in enabled:
        for card in layout.get(command, ()):
            kinds[card] = KIND[command]
    if on_fire:
        for card in FIRE_CARDS:
            kinds[card] = FIRE
    kinds[highest + 1 :] = [PLAIN] * (HIGHEST + 1 - highest)
    return tuple(kinds)


@lru_cache(maxsize=256)
def layout_of(kinds: tuple[int, ...]) -> dict[Command, tuple[int, ...]]:
    """Which numbers bear which command."""
    return {
        name: cards
        for name, kind in KIND.items()
        if (cards := tuple(card for card, found in enumerate(kinds) if found == kind))
    }
