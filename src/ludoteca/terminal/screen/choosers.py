"""Choosing with the keyboard: a list. Families add what their pieces ask for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from ludoteca.terminal.choices import Choice
from ludoteca.terminal.screen.looks import fit
from ludoteca.terminal.screen.scene import Scene


class Chooser(ABC):
    """Something is being chosen. `keys` names the sentence that says how."""

    keys = "terminal-keys-list"

    @abstractmethod
    def key(self, key: str) -> Choice | bool:
        """What a key does: decide, be handled (true), or mean nothing here (false)."""

    @abstractmethod
    def render(self, scene: Scene, width: int, height: int) -> Text:
        """What is being chosen, in so much room."""


class ListChooser(Chooser):
    """One of several, laid out in as many columns as fit."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
        self.at = 0
        self.columns = 1

    def key(self, key: str) -> Choice | bool:
        steps = {"left": -1, "right": 1, "up": -self.columns, "down": self.columns}
        if key == "enter":
            return self.choices[self.at]
        if key in steps:
            if 0 <= self.at + steps[key] < len(self.choices):
                self.at += steps[key]
            return True
        if key in ("home", "end"):
            self.at = 0 if key == "home" else len(self.choices) - 1
            return True
        return False

    def render(self, scene: Scene, width: int, height: int) -> Text:
        widest = max(cell_len(choice.text) for choice in self.choices) + 4
        # Room is left for the count of a list that does not fit.
        self.columns = max(1, min((width - 7) // widest, len(self.choices)))
        rows = -(-len(self.choices) // self.columns)
        first = min(max(0, self.at // self.columns - height + 1), max(0, rows - height))
        text = Text()
        for row in range(first, min(first + height, rows)):
            if row > first:
                text.append("\n")
            for at in range(row * self.columns, min((row + 1) * self.columns, len(self.choices))):
                chosen = at == self.at
                style = f"bold {scene.palette.ink} on {scene.palette.accent}" if chosen else scene.palette.text
                size = min(widest, width)
                text.append(fit(f"{'▸' if chosen else ' '} {self.choices[at].text}", size - 1), style)
                text.append(" ")
        if rows > height:
            text.append(f" {self.at + 1}/{len(self.choices)}", scene.palette.muted)
        return text
