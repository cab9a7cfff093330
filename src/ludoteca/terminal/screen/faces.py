"""How a family of games looks on the screen, and what its people choose with.

A family may derive a face of its own; one that brings none shows what its view holds, and its moves as a list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple

from rich.text import Text

from ludoteca.engine.family import Family
from ludoteca.engine.moves import Move, Seat, Seen
from ludoteca.engine.registry import family_of
from ludoteca.mind.base import Question
from ludoteca.terminal.choices import Choice, choices
from ludoteca.terminal.local_match import Sitting
from ludoteca.terminal.screen.choosers import Chooser, ListChooser
from ludoteca.terminal.screen.looks import PLAIN, Palette, join
from ludoteca.terminal.screen.scene import Scene
from ludoteca.terminal.words import Words

Layout = Literal["plain", "sheet", "wide"]
"""Board and log; board with a sheet beside it; a board across the whole screen with the log below."""


class Grid(NamedTuple):
    """The numbers of a sheet that signs can be made on: the names of its rows, and how many columns there are."""

    rows: Sequence[str]
    columns: int


class Face:
    """A game without a face of its own: its situation in words, its moves as a list."""

    layout: ClassVar[Layout] = "plain"
    keys = "terminal-keys-match"
    legend = "terminal-legend"
    palettes: ClassVar[Mapping[str, Palette]] = {}
    """The colours of each game, by its name."""

    def board(self, scene: Scene, width: int, height: int) -> Text:
        return join([Text(line) for line in scene.words.situation(scene.view, scene.names)])

    def sheet(self, scene: Scene, width: int) -> Text | None:
        """What a player notes beside the table."""
        return None

    def notes(self, scene: Scene, width: int) -> Text | None:
        """What was, in short."""
        return None

    def logs(self, move: Move) -> bool:
        """Whether the log tells of such a move."""
        return True

    def closing(self, lines: Sequence[str]) -> Sequence[str]:
        """The lines of a result that the board does not tell already."""
        return lines

    def grid(self, view: Any) -> Grid | None:
        """The sheet that the viewer can make signs on."""
        return None

    def question(self, view: Any, row: str, column: int) -> Question | None:
        """What is asked with Enter on a place of the sheet."""
        return None

    def chooser(self, sitting: Sitting, viewer: Seat, words: Words, before: Chooser | None) -> Chooser:
        """What the seat on turn chooses with."""
        found = choices(sitting, viewer, words)
        if not found:  # Too many for a list that is read out; a list on the screen can be scrolled.
            view = sitting.match.view(viewer)
            found = [Choice(words.choice(view, move, sitting.names), viewer, move) for move in view.moves]
        return ListChooser(found)

    def told(self, words: Words, view: Any, past: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """The log of a screen."""
        return [line for n, line in words.story(view, past, names) if self.logs(past[n].move)]


def face_of(family: Family | None) -> Face:
    """The face of a family; the plain one where it has none."""
    own = None if family is None else family.part_or_none("screen")
    face: Face = (own or Face)()
    return face


def face_for(game: str) -> Face:
    """The face of the family that a game belongs to."""
    return face_of(family_of(game))


def palette_of(game: str) -> Palette:
    """The colours of a game; plain ones where its family has none."""
    return face_for(game).palettes.get(game, PLAIN)
