"""The options of every game as flags: --wheel-preset B, --curse, --no-curse. They come from the Options structs."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from ludoteca.engine.game import AnyGame
from ludoteca.engine.options import allowed, option_types, option_words
from ludoteca.locales import say
from ludoteca.terminal.errors import CommandError

_DEST = "option of a game: "


def add_option_flags(parser: argparse.ArgumentParser, games: Mapping[str, AnyGame], shown: str, language: str) -> None:
    """A flag for every option. All can be written, so that one of another game gets a sentence; help shows only those
    of the game called `shown`, or of all games where none is named."""
    known: set[str] = set()
    first = [games[shown]] if shown in games else []
    for game in (*first, *(game for game in games.values() if game not in first)):
        title = say("terminal-cli-options-of", {"game": game.title}, language)
        visible = shown not in games or game in first
        group: Any = parser.add_argument_group(title) if visible else parser
        for name, hint in option_types(game.Options).items():
            if name in known:
                continue
            known.add(name)
            words = _help(game.name, name, language) if visible else argparse.SUPPRESS
            flag, dest = "--" + name.replace("_", "-"), _DEST + name
            if hint is bool:
                action = argparse.BooleanOptionalAction
                group.add_argument(flag, dest=dest, default=None, action=action, help=words)
            else:
                group.add_argument(flag, dest=dest, default=None, metavar=_metavar(hint), help=words)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=say("terminal-cli-option", None, language)
    )


def _help(game: str, name: str, language: str) -> str:
    label, about = option_words(game, name, language)
    return (about or label).replace("%", "%%")


def _metavar(hint: Any) -> str:
    if get_origin(hint) is Literal:
        return "{" + ",".join(map(str, get_args(hint))) + "}"
    return {"a whole number": "N", "a word": "WORD"}.get(allowed(hint), "LIST")


def chosen_options(args: argparse.Namespace, game: AnyGame, language: str) -> dict[str, Any]:
    """The options that were written, as words or switches; the game checks them."""
    given = {name.removeprefix(_DEST): value for name, value in vars(args).items() if name.startswith(_DEST)}
    chosen = {name: value for name, value in given.items() if value is not None}
    for word in args.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise CommandError(say("terminal-cli-option-form", {"option": word}, language))
        chosen[name.strip().replace("-", "_")] = value.strip()
    hints = option_types(game.Options)
    return {name: _spelt(hints.get(name), _fetched(value)) for name, value in chosen.items()}


def _fetched(value: Any) -> Any:
    """“@FILE” is what stands in the file: a table of one's own is long to type."""
    if isinstance(value, str) and value.startswith("@"):
        return Path(value[1:]).expanduser().read_text(encoding="utf-8", errors="replace").strip()
    return value


def _spelt(hint: Any, value: Any) -> Any:
    """A choice may be written with hyphens where its name has underscores, and may be a number."""
    choices: Sequence[Any] = get_args(hint) if get_origin(hint) is Literal else ()
    if not isinstance(value, str) or value in choices:
        return value
    return next((choice for choice in choices if str(choice) in (value, value.replace("-", "_"))), value)
