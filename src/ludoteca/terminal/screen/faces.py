"""How a family of games looks on the screen, and what its people choose with."""

from __future__ import annotations

from rich.text import Text

from ludoteca.engine.game import View
from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.view import CodeView
from ludoteca.games.the_game.view import TheGameView
from ludoteca.terminal.choosing import choices
from ludoteca.terminal.screen import card_board, code_board, code_sheet
from ludoteca.terminal.screen.choosers import Chooser, HandChooser, ListChooser, NumbersChooser, RangeChooser
from ludoteca.terminal.screen.looks import join
from ludoteca.terminal.screen.scene import Scene
from ludoteca.terminal.seating import Sitting
from ludoteca.terminal.words import Words


class Face:
    """A game without a face of its own: its situation in words, its moves as a list."""

    kind = "plain"
    keys = "terminal-keys-match"
    legend = "terminal-legend"

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return join([Text(line) for line in scene.words.situation(scene.view, scene.names)])

    def sheet(self, scene: Scene, width: int) -> Text | None:
        """What a player notes beside the table."""
        return None

    def notes(self, scene: Scene, width: int) -> Text | None:
        """What was, in short."""
        return None

    def chooser(self, sitting: Sitting, viewer: Seat, words: Words, before: Chooser | None) -> Chooser:
        """What the seat on turn chooses with."""
        return ListChooser(choices(sitting, viewer, words))


class CodeFace(Face):
    """The Lost Code and Think Str8!."""

    kind = "code"
    keys = "terminal-keys-code"
    legend = "terminal-legend-code"

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return code_board.board(scene, width, height)

    def sheet(self, scene: Scene, width: int) -> Text | None:
        return code_sheet.sheet(scene, width)

    def notes(self, scene: Scene, width: int) -> Text | None:
        return code_sheet.rounds(scene, width)

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


class CardFace(Face):
    """The Game and The Game: Extreme."""

    kind = "cards"
    keys = "terminal-keys-cards"
    legend = "terminal-legend-cards"

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return card_board.board(scene, width, height)

    def chooser(self, sitting: Sitting, viewer: Seat, words: Words, before: Chooser | None) -> Chooser:
        view = sitting.match.view(viewer)
        assert isinstance(view, TheGameView)
        if view.phase != "turn":
            return super().chooser(sitting, viewer, words, before)
        again = isinstance(before, HandChooser) and before.seat == viewer
        return HandChooser(viewer, view, before if again and isinstance(before, HandChooser) else None)


def face_for(view: View) -> Face:
    """The face of the family that the view belongs to."""
    if isinstance(view, CodeView):
        return CodeFace()
    if isinstance(view, TheGameView):
        return CardFace()
    return Face()
