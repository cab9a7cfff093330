"""What a shell completes on Tab: besides commands and flags, the games, the bots' levels, languages, files and folders.

Only whoever asks for `--print-completion` waits for this; the parser it completes prints and parses nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import shtab

from ludoteca.engine.registry import games
from ludoteca.locales import LANGUAGES
from ludoteca.mind.bot import LEVELS

FILES, FOLDERS = ("file", "files", "records", "log", "html", "write"), ("data", "folder")


def complete_values(parser: argparse.ArgumentParser) -> None:
    """Tell every argument of the whole command line what may stand there."""
    for action in _actions(parser):
        if action.choices or action.nargs == 0:
            continue
        if action.dest == "game":
            action.choices = list(games())
        elif action.dest == "bots":
            action.choices = LEVELS
        elif action.dest == "language":
            action.choices = LANGUAGES
        elif action.metavar == "FOLDER" or action.dest in FOLDERS:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.metavar == "FILE" or action.dest in FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in dict.fromkeys(action.choices.values()):
                yield from _actions(inner)
        else:
            yield action
