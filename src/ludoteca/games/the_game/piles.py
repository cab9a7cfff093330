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


LAYS: tuple[tuple[Lay | None, ...], ...] = tuple(
    tuple(Lay(card, pile) if card in CARDS else None for card in range(STARTS[-1] + 1)) for pile in PILES
)
"""Every placement there is, by pile and card."""


LAYS_ON: tuple[tuple[tuple[Lay, ...], ...], ...] = tuple(
    tuple(
        tuple(lay for pile in range(len(PILES)) if piles >> pile & 1 and (lay := LAYS[pile][card]))
        for piles in range(1 << len(PILES))
    )
    for card in range(STARTS[-1] + 1)
)
"""The placements of a card, by card and the piles that take it (a bit each)."""

Row = tuple[int, ...]
"""For one pile with one top: by card number the bit of the pile where the card may lie, else 0."""
Rows = tuple[Row, Row, Row, Row]
"""The same for all four."""


def _rows(pile: int, *, tricks: bool) -> tuple[Row, ...]:
    up = UP[pile]
    return tuple(
        tuple(
            1 << pile if card in CARDS and (follows(up, top, card) or (tricks and is_trick(up, top, card))) else 0
            for card in range(STARTS[-1] + 1)
        )
        for top in range(STARTS[-1] + 1)
    )


FITS = tuple(_rows(pile, tricks=True) for pile in range(len(PILES)))
"""Where cards fit, by pile, top and card, the backwards trick included."""
FOLLOWS = tuple(_rows(pile, tricks=False) for pile in range(len(PILES)))
"""The same without the trick, as under NO BACKWARDS (TX-29)."""
NOWHERE: Row = (0,) * (STARTS[-1] + 1)
"""A pile that takes nothing now."""
