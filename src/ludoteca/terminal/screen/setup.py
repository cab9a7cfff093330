"""The shelf: choose a game, who plays and with which options, all by arrow keys."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, get_args, get_origin

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

import ludoteca
from ludoteca.engine.game import AnyGame
from ludoteca.engine.match import agree
from ludoteca.engine.options import OptionError, choice_words, option_types, option_words
from ludoteca.locales import say
from ludoteca.mind.bot import bots
from ludoteca.terminal.local_match import PERSON, USUAL_BOT
from ludoteca.terminal.screen.faces import palette_of
from ludoteca.terminal.screen.looks import fit, join


@dataclass
class Row:
    """One thing to choose, by its name and the values it may have, each with the words for it."""

    name: str
    label: str
    values: Sequence[Any]
    words: Sequence[str]
    at: int = 0
    help: str = ""

    @property
    def value(self) -> Any:
        return self.values[self.at]


class SetupApp(App[bool]):
    """Ends with true when a match is to begin."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; background: $background; color: $foreground; }
    #title { height: 1; background: $panel; text-style: bold; }
    #rows { height: 1fr; padding: 1 2; scrollbar-size: 1 1; }
    #help { height: auto; min-height: 2; max-height: 4; padding: 0 2; background: $panel; }
    #keys { height: 1; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "give_up", ""), ("q", "give_up", ""), ("escape", "give_up", "")]

    def __init__(self, language: str, players: int | None = None) -> None:
        super().__init__()
        self.language = language
        self.shelf: list[AnyGame] = list(ludoteca.games().values())
        self.chosen: dict[str, Any] = {"players": players} if players else {}
        """What was chosen by hand, kept while other rows change."""
        self.at = 0
        self.error = ""
        self.rows = self._rows()

    def _say(self, message: str, **facts: str | int) -> str:
        return say(message, facts, self.language)

    @property
    def game(self) -> AnyGame:
        return next((game for game in self.shelf if game.name == self.chosen.get("game")), self.shelf[0])

    def _rows(self) -> list[Row]:
        game = self.game
        counts = list(game.players)
        players = self.chosen.get("players")
        if players not in counts:
            players = max(2, counts[0])
        titles = [one.title for one in self.shelf]
        rows = [
            Row("game", self._say("terminal-setup-game"), [one.name for one in self.shelf], titles),
            Row("players", self._say("terminal-setup-players"), counts, list(map(str, counts)), counts.index(players)),
        ]
        levels = [PERSON, *bots(game.name)]
        usual = levels.index(USUAL_BOT) if USUAL_BOT in levels else len(levels) - 1
        called = [self._say("terminal-setup-person"), *levels[1:]]
        for seat in range(players):
            label = self._say("terminal-setup-seat", number=seat + 1)
            rows.append(Row(f"seat {seat}", label, levels, called, usual if seat else 0))
        rows += self._option_rows(game)
        for row in rows:
            if self.chosen.get(row.name) in row.values:
                row.at = list(row.values).index(self.chosen[row.name])
        return rows

    def _option_rows(self, game: AnyGame) -> list[Row]:
        """Switches and choices. Tables of one's own are for the command line."""
        rows = []
        usual = game.Options()
        for name, hint in option_types(game.Options).items():
            if hint is not bool and get_origin(hint) is not Literal:
                continue
            label, about = option_words(game.name, name, self.language)
            if hint is bool:
                values: Sequence[Any] = (False, True)
                words = [self._say("terminal-setup-off"), self._say("terminal-setup-on")]
            else:
                values = [value for value in get_args(hint) if value != "custom"]
                words = [choice_words(game.name, name, str(value), self.language) for value in values]
            at = list(values).index(getattr(usual, name))
            rows.append(Row(f"option {name}", label, values, words, at, about))
        return rows

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="rows", can_focus=False):
            yield Static(id="rows-text")
        yield Static(id="help")
        yield Static(id="keys")

    def on_mount(self) -> None:
        for game in self.shelf:
            self.register_theme(palette_of(game.name).theme(game.name))
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def on_key(self, event: events.Key) -> None:
        row = self.rows[self.at]
        match event.key:
            case "up" | "down":
                self.at = (self.at + (1 if event.key == "down" else -1)) % len(self.rows)
            case "left" | "right":
                row.at = (row.at + (1 if event.key == "right" else -1)) % len(row.values)
                self.chosen[row.name] = row.value
                self.rows = self._rows()
            case "enter":
                self._begin()
                return
            case _:
                return
        event.prevent_default()
        event.stop()
        self.error = ""
        self.redraw()

    def _begin(self) -> None:
        try:
            agree(self.game.name, self._value("players"), self.options())
        except OptionError as error:
            self.error = error.sentence(self.language)
            self.redraw()
            return
        self.exit(True)

    def _value(self, name: str) -> Any:
        return next(row.value for row in self.rows if row.name == name)

    def options(self) -> dict[str, Any]:
        return {row.name.removeprefix("option "): row.value for row in self.rows if row.name.startswith("option ")}

    def seats(self) -> list[str]:
        return [row.value for row in self.rows if row.name.startswith("seat ")]

    def action_give_up(self) -> None:
        self.exit(False)

    def redraw(self) -> None:
        if not self.is_running:
            return
        palette = palette_of(self.game.name)
        self.theme = f"ludoteca-{self.game.name}"
        width = self.size.width
        self.query_one("#title", Static).update(Text(f" Ludoteca · {self._say('terminal-which-game')}"))
        label = max(18, *(len(row.label) + 2 for row in self.rows))
        lines = []
        for at, row in enumerate(self.rows):
            chosen = at == self.at
            line = Text("▸ " if chosen else "  ", f"bold {palette.accent}")
            line.append(fit(row.label, label), f"bold {palette.text}" if chosen else palette.muted)
            style = f"bold {palette.ink} on {palette.accent}" if chosen else palette.text
            said = f"‹ {row.words[row.at]} ›" if chosen else f"  {row.words[row.at]}"
            line.append(said if len(said) <= width - label - 8 else row.words[row.at], style)
            lines.append(line)
            if row.name == f"seat {self._value('players') - 1}":
                lines.append(Text(""))
        self.query_one("#rows-text", Static).update(join(lines))
        self.query_one("#rows", VerticalScroll).scroll_to(y=max(0, self.at - self.size.height + 12), animate=False)
        said = self.error or self.rows[self.at].help
        self.query_one("#help", Static).update(Text(said, palette.bad if self.error else palette.text))
        self.query_one("#keys", Static).update(Text(f" {self._say('terminal-keys-setup')}"))


def choose_match(asked: argparse.Namespace) -> bool:
    """Ask on the screen what the command line left open; false when the person went away."""
    app = SetupApp(asked.language, asked.players)
    if not app.run():
        return False
    asked.game, asked.players, asked.people = app.game.name, None, None
    asked.bots = ",".join(app.seats())
    usual = app.game.Options()
    asked.option += [
        f"{name}={'on' if value is True else 'off' if value is False else value}"
        for name, value in app.options().items()
        if value != getattr(usual, name)
    ]
    return True
