"""Which match is it to be? Asked line by line."""

from __future__ import annotations

import argparse

import ludoteca
from ludoteca.locales import say
from ludoteca.mind.bot import bots
from ludoteca.terminal.errors import CommandError
from ludoteca.terminal.plain import Ask, Tell, typed_line


def ask_for_match(asked: argparse.Namespace, ask: Ask | None = None, tell: Tell = print) -> None:
    """Fill in what the command line left open: the game, the players, and who of them is a bot."""
    listen, language = ask or typed_line, asked.language

    def number(question: str, first: int, last: int) -> int:
        tell(say(f"terminal-which-{question}", None, language))
        while True:
            tell(say("terminal-answer-number", {"first": first, "last": last}, language))
            try:
                line = listen().strip()
            except EOFError:
                raise CommandError(say("terminal-which-game", None, language)) from None
            if line.isdigit() and first <= int(line) <= last:
                return int(line)

    shelf = list(ludoteca.games().values())
    for n, game in enumerate(shelf, start=1):
        tell(f"{n}. {game.title}")
    game = shelf[number("game", 1, len(shelf)) - 1]
    asked.game = game.name
    if asked.players is None and not asked.bots:
        asked.players = number("players", game.players.start, game.players.stop - 1)
    if asked.people is None and not asked.bots:
        asked.people = number("bots", 0, asked.players)
    if not asked.bots and asked.people < asked.players:
        levels = bots(game.name)
        for n, level in enumerate(levels, start=1):
            tell(f"{n}. {level}")
        asked.bots = levels[number("level", 1, len(levels)) - 1] if len(levels) > 1 else levels[0]
