"""Choosing a card of the hand and a pile."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludoteca.engine.moves import Seat
from ludoteca.games.the_game.moves import End, Lay, TakeBack
from ludoteca.games.the_game.view import TheGameView
from ludoteca.terminal.choices import Choice
from ludoteca.terminal.screen.choosers import Chooser
from ludoteca.terminal.screen.looks import numeral
from ludoteca.terminal.screen.scene import Scene


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
