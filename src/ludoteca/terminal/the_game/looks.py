"""The colours of The Game and The Game: Extreme."""

from __future__ import annotations

from ludoteca.terminal.screen.looks import Palette

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
