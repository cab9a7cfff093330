"""How The Game and The Game: Extreme look on the screen, and what their people choose with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from ludoteca.engine.moves import Move, Seat
from ludoteca.games.the_game.moves import Signal, Tell
from ludoteca.games.the_game.view import TheGameView
from ludoteca.terminal.local_match import Sitting
from ludoteca.terminal.screen.choosers import Chooser
from ludoteca.terminal.screen.faces import Face, Layout
from ludoteca.terminal.screen.looks import Palette
from ludoteca.terminal.screen.scene import Scene
from ludoteca.terminal.the_game import board
from ludoteca.terminal.the_game.choosers import HandChooser
from ludoteca.terminal.the_game.looks import EXTREME, THE_GAME
from ludoteca.terminal.words import Words


class CardFace(Face):
    """Four piles across the screen, the log below them."""

    layout: ClassVar[Layout] = "wide"
    keys = "terminal-keys-cards"
    legend = "terminal-legend-cards"
    palettes: ClassVar[Mapping[str, Palette]] = {"the-game": THE_GAME, "the-game-extreme": EXTREME}

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return board.board(scene, width, height)

    def logs(self, move: Move) -> bool:
        return not isinstance(move, Signal | Tell)  # What is said about piles stands on the piles.

    def chooser(self, sitting: Sitting, viewer: Seat, words: Words, before: Chooser | None) -> Chooser:
        view = sitting.match.view(viewer)
        assert isinstance(view, TheGameView)
        if view.phase != "turn":
            return super().chooser(sitting, viewer, words, before)
        again = isinstance(before, HandChooser) and before.seat == viewer
        return HandChooser(viewer, view, before if again and isinstance(before, HandChooser) else None)
