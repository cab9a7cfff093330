"""What is in the boxes of The Lost Code and Think Str8!: data only."""

from __future__ import annotations

from typing import Any

LOST_CODE_SYMBOLS = ("eagle", "jaguar", "chameleon", "snake", "human", "bear")
"""Display order (LC-2). The bear stays in the box in the introductory game (LC-84)."""

THINK_STR8_COLOURS = ("blue", "green", "yellow", "violet", "red", "grey")
"""Sheet order (TS-1). Grey stays in the box in the introductory game (TS-36)."""

DICE = 3
LOGS = 4
"""Always four, whatever the number of players (LC-4, TS-3)."""

FEWEST_SYMBOLS = 1
FEWEST_NUMBERS = LOGS + 1
"""A small variant has a number for every log, and one that leaves the game."""

TOP_NUMBER = 7
TOP_NUMBER_X = 8
"""With X-Race (LC-90)."""

WHEELS: dict[str, tuple[tuple[int, int], ...]] = {
    "A": ((10, 1), (7, 2), (6, 2), (5, 2), (4, 3), (2, 4), (1, 6)),
    "B": ((10, 1), (7, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 5)),
    "C": ((10, 1), (7, 2), (6, 2), (5, 2), (4, 3), (2, 3), (1, 4)),
}
"""(width, points), widest first (LC-8, TS-8). The rulebooks do not print the whole table; these fit all they say."""

ROUNDS = {2: 10, 3: 9, 4: 8}
"""LC-35, TS-15."""
TOKEN_ROUNDS = {2: 7, 3: 6, 4: 5}
"""The last round in which a Shortcut token may be taken (LC-106)."""
CURSE_ROUNDS = {2: 9, 3: 8, 4: 7}
"""The last round of the curse (LC-121)."""
CURSE_BEGINS = 7
CURSE_ENDS = 13

GUESS_POINTS = {1: 5, 2: 2, 3: 1}
"""How many numbers were written → points for a hit (LC-74)."""
MISS = -2
LOCKED = 2
"""A locked symbol counts this often (LC-104)."""
BOXES = 3
"""Numbers that fit on the sheet for one symbol (LC-72)."""

MOST_WHEELS = 12
MOST_POINTS = 99
"""Bounds for a table's own wheels or tiles."""


def facts(symbols: tuple[str, ...]) -> dict[str, Any]:
    """All of it as plain data, for one of the two games: what pages and sentences are given."""
    return {
        "symbols": symbols,
        "dice": DICE,
        "logs": LOGS,
        "top_number": TOP_NUMBER,
        "top_number_x": TOP_NUMBER_X,
        "top_sum": DICE * TOP_NUMBER,
        "top_sum_x": DICE * TOP_NUMBER_X,
        "pieces": len(symbols) * (TOP_NUMBER + 1),
        "exchanges": [(len(symbols) - less) * (top - LOGS) for top in (TOP_NUMBER, TOP_NUMBER_X) for less in (0, 1)],
        "wheels": WHEELS,
        "presets": {name: " ".join(f"{width}·{points}" for width, points in table) for name, table in WHEELS.items()},
        "rounds": ROUNDS,
        "token_rounds": TOKEN_ROUNDS,
        "curse_rounds": CURSE_ROUNDS,
        "curse_begins": CURSE_BEGINS,
        "curse_ends": CURSE_ENDS,
        "hits": GUESS_POINTS,
        "miss": MISS,
        "loss": -MISS,
        "locked": LOCKED,
        "locked_hits": {size: LOCKED * points for size, points in GUESS_POINTS.items()},
        "locked_loss": -LOCKED * MISS,
        "boxes": BOXES,
    }
