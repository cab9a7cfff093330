"""What is in the boxes of The Lost Code and Think Str8!: data only."""

from __future__ import annotations

LOST_CODE_SYMBOLS = ("eagle", "jaguar", "chameleon", "snake", "human", "bear")
"""Display order (LC-2). The bear stays in the box in the introductory game (LC-84)."""

THINK_STR8_COLOURS = ("blue", "green", "yellow", "violet", "red", "grey")
"""Sheet order (TS-1). Grey stays in the box in the introductory game (TS-36)."""

DICE = 3
LOGS = 4
"""Always four, whatever the number of players (LC-4, TS-3)."""

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
