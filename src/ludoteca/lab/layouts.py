"""The layouts of observations and actions, written down: `python -m ludoteca.lab.layouts` prints the tables of
docs/vector.md, and a test holds that page to them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ludoteca.mind.lost_code import batch as codes
from ludoteca.mind.the_game import batch as piles

CARD_ACTIONS: tuple[tuple[int, str], ...] = (
    (0, "lay a card: pile × 98 + card − 2"),
    (piles.A_START, "the first turn is taken by the n-th seat to the left (0: oneself)"),
    (piles.A_END, "end the turn"),
    (piles.A_BACK, "take the last card of this turn back"),
    (piles.A_WAIT, "do not claim the first turn: the next seat is asked"),
    (piles.A_SAY, "with talk: a word about a pile, pile × 7 + word (leave, leave-please, small-step, good, free, "
     "trick, none)"),
    (piles.A_TELL, "with talk: a word about a command, command × 3 + word (hold, not-now, none)"),
    (piles.A_HUSH, "with talk: nothing more to say"),
)  # fmt: skip
CODE_ACTIONS: tuple[tuple[int, str], ...] = (
    (codes.A_KEEP, "keep the dice"),
    (codes.A_TURN, "turn a die: die × 6 + symbol"),
    (codes.A_REPLACE, "turn a die whose symbol is not in play: die × 6 + symbol"),
    (codes.A_WHEEL, "take a wheel and set it: its place in the table (widest first) × 25 + first number"),
    (codes.A_TILE, "take a tile: its place in the table"),
    (codes.A_PLACE, "lay the tile: first number"),
    (codes.A_EXCHANGE, "exchange the stone of a symbol"),
    (codes.A_TAKE, "take the token"),
    (codes.A_PASS, "leave the token"),
    (codes.A_WRITE, "write numbers for the symbol of the token, or for the next symbol of the final guesses: no "
     "number, then all sets of one, two and three of 0 to 8 in the order of itertools.combinations"),
)  # fmt: skip


def tables() -> Iterator[str]:
    """The lines of the tables, family by family."""
    for title, module, actions, total in (
        ("TheGame-v1, TheGameExtreme-v1", piles, CARD_ACTIONS, f"{piles.ACTIONS}, with talk {piles.TALK_ACTIONS}"),
        ("LostCode-v1, ThinkStr8-v1", codes, CODE_ACTIONS, str(codes.ACTIONS)),
    ):
        yield f"### {title}"
        yield ""
        yield "| from | field | shape | values | meaning |"
        yield "|---|---|---|---|---|"
        at = 0
        for name, shape, low, high, meaning in module.FIELDS:
            size = " × ".join(map(str, shape))
            yield f"| {at} | `{name}` | {size} | {low} to {high} | {meaning} |"
            at += int(np.prod(shape))
        yield ""
        yield f"{at} numbers. Actions ({total}):"
        yield ""
        yield "| from | action |"
        yield "|---|---|"
        for first, meaning in actions:
            yield f"| {first} | {meaning} |"
        yield ""


if __name__ == "__main__":
    print("\n".join(tables()))
