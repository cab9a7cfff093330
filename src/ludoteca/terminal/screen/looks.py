"""Colours of the four boxes. A colour never stands alone: letters, signs and places say the same."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual.theme import Theme


class Palette(NamedTuple):
    """One box on the table."""

    table: str
    panel: str
    text: str
    muted: str
    accent: str
    good: str
    bad: str
    ink: str
    """Numerals on pieces."""
    pieces: tuple[str, ...]
    """Symbols or colours in their order; cards have one."""
    seats: tuple[str, ...]
    dark: bool = True

    def theme(self, name: str) -> Theme:
        return Theme(
            name=f"ludoteca-{name}",
            primary=self.accent,
            background=self.table,
            surface=self.panel,
            panel=self.panel,
            foreground=self.text,
            success=self.good,
            error=self.bad,
            dark=self.dark,
        )

    def piece(self, index: int) -> str:
        return self.pieces[index % len(self.pieces)]

    def seat(self, seat: int) -> str:
        return self.seats[seat % len(self.seats)]


# Dusk in a stone temple: sandstone, jade, terracotta, deep teal night.
LOST_CODE = Palette(
    table="#0e2226",
    panel="#15313a",
    text="#f0e6d2",
    muted="#9db0a8",
    accent="#e8b04a",
    good="#7fd1a0",
    bad="#f08a6c",
    ink="#14201f",
    pieces=("#e3c27a", "#e58f5e", "#8fc97f", "#5fc2b8", "#d9a3c4", "#a9b6d8"),
    seats=("#f2d089", "#8fd6c8", "#f0a080", "#c6b3ee"),
)

# A clean desk: off-white, ink, six flat colours.
THINK_STR8 = Palette(
    table="#f6f4ee",
    panel="#e9e6dc",
    text="#1b1b1f",
    muted="#5c5c66",
    accent="#b3261e",
    good="#17683a",
    bad="#a3221a",
    ink="#101014",
    pieces=("#7fb2f0", "#86cf8c", "#f2d34f", "#c4a0e8", "#f28f86", "#bfc3c9"),
    seats=("#8c3b00", "#0b5a8a", "#5b2a86", "#1f6b3a"),
    dark=False,
)

# A black table, bone cards, ember red.
THE_GAME = Palette(
    table="#0b0a0a",
    panel="#1a1716",
    text="#efe6d8",
    muted="#a59a8d",
    accent="#ff7a4d",
    good="#e9c46a",
    bad="#ff6b5e",
    ink="#17120f",
    pieces=("#efe3cc",),
    seats=("#f3d9a4", "#9fd0e0", "#e8a7b8", "#b7dca0", "#cdb8f0"),
)

# The same table, frozen: night blue, ice, signal orange.
EXTREME = Palette(
    table="#081326",
    panel="#10213d",
    text="#e6f1fb",
    muted="#93abc7",
    accent="#ff9d2e",
    good="#7fd8f0",
    bad="#ff8a70",
    ink="#0a1626",
    pieces=("#d6ecf8",),
    seats=("#ffe0a6", "#a8e0ff", "#f2b3c6", "#b9ecc0", "#d2c2ff"),
)

PALETTES = {
    "lost-code": LOST_CODE,
    "think-str8": THINK_STR8,
    "the-game": THE_GAME,
    "the-game-extreme": EXTREME,
}


def palette_of(game: str) -> Palette:
    """A box we know, else the plainest one."""
    return PALETTES.get(game, LOST_CODE)


def fit(text: str, width: int) -> str:
    """Exactly so many cells wide: filled up, or cut with a sign that it was."""
    if cell_len(text) > width > 0:
        return set_cell_size(text, width - 1) + "…"
    return set_cell_size(text, max(0, width))


def centred(text: str, width: int) -> str:
    """In the middle of so many cells."""
    left = max(0, (width - cell_len(text)) // 2)
    return fit(" " * left + text, width)


def join(lines: list[Text]) -> Text:
    return Text("\n").join(lines)


def numeral(number: int) -> str:
    """The style that tells 6 from 9 on a piece."""
    return " underline" if number in (6, 9) else ""
