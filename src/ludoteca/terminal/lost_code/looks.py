"""The colours of The Lost Code and Think Str8!."""

from __future__ import annotations

from ludoteca.terminal.screen.looks import Palette

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
