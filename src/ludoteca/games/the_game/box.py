"""What is in the boxes of The Game and The Game: Extreme: data only."""

from __future__ import annotations

from typing import Any, Literal, get_args

Pile = Literal["up1", "up2", "down1", "down2"]
PILES: tuple[Pile, ...] = get_args(Pile)
"""Two ascending piles from 1, two descending from 100 (TG-2)."""

LOWEST, HIGHEST = 2, 99
CARDS = range(LOWEST, HIGHEST + 1)
"""98 cards, once each (TG-2)."""
STARTS = (1, 1, 100, 100)
CLOSED = (HIGHEST + 1, HIGHEST + 1, LOWEST - 1, LOWEST - 1)
"""What stands for the top of a pile that a small variant does without: no card goes beyond it, or back from it."""
TRICK = 10
"""The backwards trick goes back by exactly this (TG-9)."""

HAND_SIZE = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
"""TG-3."""
FEWEST_CARDS = 4
OPEN_PILES: dict[int, tuple[int, ...]] = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Which piles there are, by how many: small variants do without some."""
MINIMUM = 2
MINIMUM_PRO = 3
"""Cards a turn while the draw pile lasts (TG-11, TG-35)."""
EXCELLENT = 10
"""Fewer left than this is an excellent result (TG-27)."""
Grade = Literal["beaten", "excellent", "lost"]
"""What the end is worth (TG-28)."""

FIRE_CARDS = (22, 33, 44, 55, 66, 77)
"""On Fire (TG-36)."""

Command = Literal["stop", "skull", "three", "silence", "no-backwards", "one-pile", "draw-one"]
COMMANDS: tuple[Command, ...] = get_args(Command)
LIGHTNING: tuple[Command, ...] = ("stop", "skull", "three")
"""Only for the player who lays them, only in that turn (TX-10 to TX-23)."""
INFINITY: tuple[Command, ...] = ("silence", "no-backwards", "one-pile", "draw-one")
"""For everybody, as long as they are on top (TX-26 to TX-38)."""
COPIES = 4
"""Cards of each command (TX-2)."""
EXACTLY = 3
"""Cards of a turn with a 3! (TX-16)."""

FIXED_LAYOUT: dict[Command, tuple[int, ...]] = {
    "stop": (14, 28, 73, 87),
    "skull": (7, 42, 59, 94),
    "three": (21, 36, 65, 80),
    "silence": (4, 31, 70, 97),
    "no-backwards": (25, 45, 56, 76),
    "one-pile": (18, 49, 52, 83),
    "draw-one": (11, 39, 62, 90),
}
"""TX-3: the printed layout is not documented. This one is mirrored round 50.5, spreads each command over the four
quarters, keeps equal commands from being ten apart and leaves the fire cards free."""

Word = Literal["leave", "leave-please", "small-step", "good", "free", "trick", "none"]
"""What may be said about a pile (TG-20): please leave it; please leave it, very important; small steps only; I have
something good here; free to use; and, where the option allows, I have the trick here (TG-21). "none" takes the own
signal back."""
WORDS: tuple[Word, ...] = get_args(Word)

CommandWord = Literal["hold", "not-now", "none"]
"""What may be said about a command (TX-50): I hold one; please do not play one now. "none" takes it back."""
COMMAND_WORDS: tuple[CommandWord, ...] = get_args(CommandWord)


def facts() -> dict[str, Any]:
    """All of it as plain data: what pages and sentences are given."""
    return {
        "piles": PILES,
        "lowest": LOWEST,
        "highest": HIGHEST,
        "cards": len(CARDS),
        "starts": STARTS,
        "trick": TRICK,
        "hand_size": HAND_SIZE,
        "draw_pile": {players: len(CARDS) - players * size for players, size in HAND_SIZE.items()},
        "minimum": MINIMUM,
        "minimum_pro": MINIMUM_PRO,
        "excellent": EXCELLENT,
        "fire_cards": FIRE_CARDS,
        "commands": COMMANDS,
        "lightning": LIGHTNING,
        "infinity": INFINITY,
        "copies": COPIES,
        "command_cards": COPIES * len(COMMANDS),
        "exactly": EXACTLY,
        "layout": FIXED_LAYOUT,
        "words": WORDS,
        "command_words": COMMAND_WORDS,
    }
