"""Colours of a box on the table. A colour never stands alone: letters, signs and places say the same."""

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


# Felt and paper: for a game that brings no colours of its own.
PLAIN = Palette(
    table="#10261c",
    panel="#183526",
    text="#f1efe6",
    muted="#a5b8ab",
    accent="#f0c35a",
    good="#8fd6a0",
    bad="#f29380",
    ink="#12201a",
    pieces=("#efe3cc", "#9fd0e0", "#e8a7b8", "#b7dca0", "#f2d089", "#cdb8f0"),
    seats=("#f3d9a4", "#9fd0e0", "#e8a7b8", "#b7dca0", "#cdb8f0", "#f0a080"),
)


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
