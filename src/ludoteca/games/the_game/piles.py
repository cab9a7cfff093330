"""The four piles: which card may lie on which (TG-8, TG-9).

The two questions below are plain functions of numbers, so that compiled code can share them. The tables are their
answers, asked once for every pile, top and card.
"""

from __future__ import annotations

from ludoteca.games.the_game.box import CARDS, HIGHEST, LOWEST, PILES, STARTS, TRICK
from ludoteca.games.the_game.moves import Lay

UP = (True, True, False, False)
"""Which piles ascend, by index."""
PILE_INDEX: dict[str, int] = {name: index for index, name in enumerate(PILES)}


def follows(up: bool, top: int, card: int) -> bool:
    """Higher on an ascending pile, lower on a descending one; a gap of any size (TG-8)."""
    return card > top if up else card < top


def is_trick(up: bool, top: int, card: int) -> bool:
    """The backwards trick: exactly ten back (TG-9). From a start card there is nothing to go back to, and nothing goes
    on a pile that is not there."""
    return card == top - TRICK and top <= HIGHEST if up else card == top + TRICK and top >= LOWEST


def trick_card(up: bool, top: int) -> int:
    """The one card that does the trick on this top, 0 where there is none."""
    card = top - TRICK if up else top + TRICK
    return card if card in CARDS else 0


Row = tuple[Lay | None, ...]
"""For one pile with one top: the placement of every card number, None where it may not lie."""

LAYS: tuple[tuple[Lay | None, ...], ...] = tuple(
    tuple(Lay(card, pile) if card in CARDS else None for card in range(STARTS[-1] + 1)) for pile in PILES
)
"""Every placement there is, by pile and card."""


def _rows(pile: int, *, tricks: bool) -> tuple[Row, ...]:
    up = UP[pile]
    return tuple(
        tuple(
            lay if lay and (follows(up, top, lay.card) or (tricks and is_trick(up, top, lay.card))) else None
            for lay in LAYS[pile]
        )
        for top in range(STARTS[-1] + 1)
    )


FITS = tuple(_rows(pile, tricks=True) for pile in range(len(PILES)))
"""Placements by pile, top and card, the backwards trick included."""
FOLLOWS = tuple(_rows(pile, tricks=False) for pile in range(len(PILES)))
"""The same without the trick, as under NO BACKWARDS (TX-29)."""
