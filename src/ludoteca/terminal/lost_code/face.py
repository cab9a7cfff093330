"""How The Lost Code and Think Str8! look on the screen, and what their people choose with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.base import Question
from ludoteca.terminal.local_match import Sitting
from ludoteca.terminal.lost_code import board, sheet
from ludoteca.terminal.lost_code.choosers import NumbersChooser, RangeChooser
from ludoteca.terminal.lost_code.looks import LOST_CODE, THINK_STR8
from ludoteca.terminal.lost_code.words import about_number
from ludoteca.terminal.screen.choosers import Chooser
from ludoteca.terminal.screen.faces import Face, Grid, Layout
from ludoteca.terminal.screen.looks import Palette
from ludoteca.terminal.screen.scene import Scene
from ludoteca.terminal.words import Words


class CodeFace(Face):
    """Logs, track, dice and wheels; the pencil sheet beside them."""

    layout: ClassVar[Layout] = "sheet"
    keys = "terminal-keys-code"
    legend = "terminal-legend-code"
    palettes: ClassVar[Mapping[str, Palette]] = {"lost-code": LOST_CODE, "think-str8": THINK_STR8}

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return board.board(scene, width, height)

    def sheet(self, scene: Scene, width: int) -> Text | None:
        return sheet.sheet(scene, width)

    def notes(self, scene: Scene, width: int) -> Text | None:
        return sheet.rounds(scene, width)

    def closing(self, lines: Sequence[str]) -> Sequence[str]:
        return lines[-2:]  # What was written stands on the board; who is where may not, for a track that is too long.

    def grid(self, view: CodeView) -> Grid:
        return Grid(view.symbols, view.top_number + 1)

    def question(self, view: CodeView, row: str, column: int) -> Question:
        return about_number(row, column)

    def chooser(self, sitting: Sitting, viewer: Seat, words: Words, before: Chooser | None) -> Chooser:
        view = sitting.match.view(viewer)
        assert isinstance(view, CodeView)
        if view.phase == "wheel" and not words.listed(view):
            return RangeChooser(viewer, view, view.available, tile=False)
        if view.phase == "place":
            width = next(bid.width for bid in view.history[-1].bids if bid.seat == viewer)
            return RangeChooser(viewer, view, (width,), tile=True)
        if view.phase == "lock":
            return NumbersChooser(viewer, view, None)
        if view.phase == "guess":
            return NumbersChooser(viewer, view, view.symbols[view.guesses.index(None)])
        return super().chooser(sitting, viewer, words, before)
