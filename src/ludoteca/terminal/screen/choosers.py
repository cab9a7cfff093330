"""Choosing with the keyboard: a list, a range on the scale, numbers to write, a card and a pile."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from ludoteca.engine.moves import Move, Seat
from ludoteca.games.lost_code.box import BOXES
from ludoteca.games.lost_code.moves import Guess, Lock, Place, Wheel
from ludoteca.games.lost_code.view import CodeView
from ludoteca.games.the_game.moves import End, Lay, TakeBack
from ludoteca.games.the_game.view import TheGameView
from ludoteca.terminal.choosing import Choice
from ludoteca.terminal.screen.looks import fit, numeral
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


class HandChooser(Chooser):
    """A card of the hand and a pile."""

    keys = "terminal-keys-hand"

    def __init__(self, seat: Seat, view: TheGameView, before: HandChooser | None = None) -> None:
        self.seat = seat
        self.hand = view.hand
        self.piles = [pile.name for pile in view.piles]
        self.at: int = min(before.at, max(0, len(self.hand) - 1)) if before else 0
        self.pile: int = before.pile if before else 0

    @property
    def card(self) -> int | None:
        return self.hand[self.at] if self.hand else None

    def key(self, key: str) -> Choice | bool:
        if key in ("left", "right") and self.hand:
            self.at = (self.at + (1 if key == "right" else -1)) % len(self.hand)
        elif key in ("up", "down"):
            self.pile = (self.pile + (1 if key == "down" else -1)) % len(self.piles)
        elif key in ("enter", "1", "2", "3", "4") and self.card is not None:
            self.pile = self.pile if key == "enter" else int(key) - 1
            return Choice("", self.seat, Lay(self.card, self.piles[self.pile]))
        elif key == "e":
            return Choice("", self.seat, End())
        elif key in ("u", "backspace"):
            return Choice("", self.seat, TakeBack())
        else:
            return False
        return True

    def render(self, scene: Scene, width: int, height: int) -> Text:
        return hand_text(scene, self.hand, self.at)


def hand_text(scene: Scene, hand: Sequence[int], chosen: int | None) -> Text:
    """The hand in a row, and what the chosen card commands."""
    view, palette = scene.view, scene.palette
    commands = {card: command for command, cards in view.layout.items() for card in cards}
    laid = {move.card for move in view.moves if isinstance(move, Lay)}
    text = Text()
    for at, card in enumerate(hand):
        mark = "*" if card in commands else " "
        if at == chosen:
            style = f"bold {palette.ink} on {palette.accent}"
        elif card in laid or not view.moves:
            style = f"bold {palette.ink} on {palette.piece(0)}"
        else:
            style = f"{palette.muted} on {palette.panel}"
        text.append(f"{'▸' if at == chosen else ' '}{' ' if card < 10 else ''}", style)
        text.append(str(card), style + numeral(card))
        text.append(mark, style)
        text.append(" ")
    if chosen is not None and hand and hand[chosen] in commands:
        command = commands[hand[chosen]]
        said = f"{scene.words.say('command-name', command=command)} – {scene.words.say(f'command-{command}-says')}"
        text.append(f"\n* {hand[chosen]}: {said}", palette.accent)
    return text
