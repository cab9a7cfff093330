"""Choosing a range on the scale, and the numbers to write."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludoteca.engine.moves import Move, Seat
from ludoteca.games.lost_code.box import BOXES
from ludoteca.games.lost_code.moves import Guess, Lock, Place, Wheel
from ludoteca.games.lost_code.view import CodeView
from ludoteca.terminal.choices import Choice
from ludoteca.terminal.screen.choosers import Chooser
from ludoteca.terminal.screen.scene import Scene


class RangeChooser(Chooser):
    """A wheel or tile on the scale. Up and down take another wheel, left and right turn it."""

    def __init__(self, seat: Seat, view: CodeView, widths: Sequence[int], *, tile: bool) -> None:
        self.seat = seat
        self.widths = widths
        self.top = view.top_sum
        self.tile = tile
        self.keys = "terminal-keys-place" if tile else "terminal-keys-wheel"
        self.at = 0
        self.start = (self.top + 1 - self.width) // 2

    @property
    def width(self) -> int:
        return self.widths[self.at]

    def move(self) -> Move:
        return Place(self.start) if self.tile else Wheel(self.width, self.start)

    def key(self, key: str) -> Choice | bool:
        if key == "enter":
            return Choice("", self.seat, self.move())
        if key in ("up", "down"):
            middle = 2 * self.start + self.width
            self.at = min(max(self.at + (1 if key == "down" else -1), 0), len(self.widths) - 1)
            self.start = (middle - self.width) // 2
        elif key in ("left", "right"):
            self.start += 1 if key == "right" else -1
        elif key in ("home", "end"):
            self.start = 0 if key == "home" else self.top
        else:
            return False
        self.start = min(max(self.start, 0), self.top + 1 - self.width)
        return True

    def render(self, scene: Scene, width: int, height: int) -> Text:
        said = scene.words.choice(scene.view, self.move(), scene.names)
        return Text(f"▸ {said}", f"bold {scene.palette.accent}")


class NumbersChooser(Chooser):
    """The final numbers of a symbol: digits put them down and take them away."""

    keys = "terminal-keys-numbers"

    def __init__(self, seat: Seat, view: CodeView, symbol: str | None) -> None:
        self.seat = seat
        self.symbol = symbol
        """None where a token's symbol is locked."""
        self.numbers: set[int] = set()
        self.cursor = 0
        self.top = view.top_number

    def key(self, key: str) -> Choice | bool:
        if key == "enter":
            numbers = tuple(sorted(self.numbers))
            return Choice("", self.seat, Lock(numbers) if self.symbol is None else Guess(self.symbol, numbers))
        if key in ("left", "right"):
            self.cursor = min(max(self.cursor + (1 if key == "right" else -1), 0), self.top)
        elif key == "space" or (len(key) == 1 and key.isdigit() and int(key) <= self.top):
            self.cursor = self.cursor if key == "space" else int(key)
            self.numbers ^= {self.cursor}
        else:
            return False
        return True

    def render(self, scene: Scene, width: int, height: int) -> Text:
        palette = scene.palette
        text = Text()
        for number in range(self.top + 1):
            written = number in self.numbers
            style = f"bold {palette.ink} on {palette.accent}" if written else palette.text
            under = " underline" if number == self.cursor else ""
            text.append(f"[{number}]" if written else f" {number} ", style + under)
            text.append(" ")
        count = len(self.numbers)
        facts = {"count": count, "most": BOXES}
        text.append(
            "  " + scene.words.say("terminal-written", **facts), palette.bad if count > BOXES else palette.muted
        )
        return text
