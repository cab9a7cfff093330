"""What the commands of the terminal do."""

from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from pathlib import Path

import ludoteca
from ludoteca.engine.luck import read_seed
from ludoteca.engine.match import Match, agree, load
from ludoteca.engine.records import encode_record, print_record, read_record
from ludoteca.engine.registry import game_named
from ludoteca.locales import say
from ludoteca.mind.bot import bot, bots
from ludoteca.mind.drive import BotFailed
from ludoteca.terminal import saves
from ludoteca.terminal.flags import chosen_options
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.seating import Sitting, arrange, call
from ludoteca.terminal.trouble import Trouble

THINK = 2.0
PACE = 1.0


def list_games(asked: argparse.Namespace) -> int:
    """`ludoteca games`."""
    for game in ludoteca.games().values():
        facts: dict[str, str | int] = {
            "name": game.name,
            "title": game.title,
            "first": game.players.start,
            "last": game.players.stop - 1,
            "bots": ", ".join(bots(game.name)),
        }
        print(say("terminal-games-line-alone" if game.team else "terminal-games-line", facts, asked.language))
    return 0


def play(asked: argparse.Namespace) -> int:
    """`ludoteca play`."""
    if asked.game is None and not (asked.terminal or asked.plain) and client_is_built():
        from ludoteca.terminal.cli import main

        return main(["serve", "--open", "--log", "warning", "--language", asked.language])
    if asked.game is None:
        return _ask_then_play(asked)
    language = asked.language
    game = game_named(asked.game)
    levels = arrange(
        game.players.start,
        game.players.stop - 1,
        language,
        players=asked.players,
        people=asked.people,
        bots=_split(asked.bots),
    )
    for level in set(levels) - {None}:
        bot(game.name, str(level))
    names = call(levels, _split(asked.names), language)
    options = chosen_options(asked, game, language)
    agree(game.name, len(levels), options)
    match = ludoteca.new(game.name, players=len(levels), seed=read_seed(asked.seed), options=options)
    return _sit_down(Sitting(match, names, levels), Shelf.fresh(game.name, language), asked)


def _ask_then_play(asked: argparse.Namespace) -> int:
    """No game was named: ask, on the screen or line by line."""
    if _is_plain(asked):
        from ludoteca.terminal.asking import ask_for_match

        ask_for_match(asked)
    else:
        from ludoteca.terminal.screen.setup import choose_match

        if not choose_match(asked):
            return 0
    return play(asked)


def client_is_built() -> bool:
    """Whether the browser has something to show."""
    return files("ludoteca").joinpath("web_dist", "index.html").is_file()


def resume(asked: argparse.Namespace) -> int:
    """`ludoteca resume`."""
    names, language = saves.saved_names(), asked.language
    if not names:
        print(say("terminal-save-none", None, language))
        return 0
    if asked.list or (asked.name is None and len(names) > 1):
        for name, saved in saves.all_saved(language):
            print(saved if isinstance(saved, Trouble) else _line(name, saved, language))
        if not asked.list:
            print(say("terminal-save-choose", None, language))
        return 0
    name = asked.name or names[0]
    if name not in names:
        raise Trouble(say("terminal-save-unknown", {"name": name}, language))
    shelf = Shelf(name, language)
    try:
        saved, match = saves.read(name, language)
        shelf.begun = saved.begun
        sitting = Sitting(match, saved.names, saved.bots)
        sitting.marks = dict(saved.marks)
    except BaseException:
        shelf.close()
        raise
    return _sit_down(sitting, shelf, asked)


def _line(name: str, saved: saves.Saved, language: str) -> str:
    facts = {"name": name, "title": game_named(saved.game).title, "begun": saved.begun.replace("T", " ")}
    return say("terminal-save-line", facts | {"players": ", ".join(saved.names)}, language)


def _sit_down(sitting: Sitting, shelf: Shelf, asked: argparse.Namespace) -> int:
    """Play the match until it is over or put away, and say where it is kept."""
    language = asked.language
    sitting.keep = lambda: shelf.keep(sitting)
    try:
        sitting.let_bots_speak()
        sitting.keep()
        plain = _is_plain(asked)
        think = _seconds(asked.think, THINK, language)
        pace = _seconds(asked.pace, 0.0 if plain else PACE, language)
        if plain:
            from ludoteca.terminal.plain import Plain

            over = Plain(sitting, language, think=think, pace=pace).run()
        else:
            from ludoteca.terminal.screen.app import MatchApp

            app = MatchApp(sitting, language, think=think, pace=pace)
            app.run()
            if app.failure is not None:
                raise app.failure
            over = sitting.match.outcome is not None
    except BotFailed as failure:
        raise Trouble(say("terminal-bot-failed", {"reason": str(failure)}, language)) from None
    finally:
        shelf.close()
    if over:
        print(say("terminal-save-record", {"path": str(saves.record_path(shelf.name))}, language))
    else:
        print("\n" + say("terminal-save-kept", {"name": shelf.name}, language))
    return 0


def _is_plain(asked: argparse.Namespace) -> bool:
    """A screen needs a terminal at both ends."""
    return bool(asked.plain) or not (sys.stdin.isatty() and sys.stdout.isatty())


def _seconds(value: str | None, usual: float, language: str) -> float:
    if value is None:
        return usual
    try:
        seconds = float(value)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < 10_000:
        raise Trouble(say("terminal-seconds", {"value": value}, language))
    return seconds


def _split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",")] if words else []


def _load(file: str, language: str) -> Match:
    try:
        return load(Path(file).read_bytes())
    except OSError as error:
        facts = {"path": file, "reason": error.strerror or str(error)}
        raise Trouble(say("terminal-file-problem", facts, language)) from None


def replay(asked: argparse.Namespace) -> int:
    """`ludoteca replay`."""
    language = asked.language
    match = _load(asked.file, language)
    seats = {**{str(seat): seat for seat in range(match.players)}, "-": None}
    if asked.seat not in seats:
        facts: dict[str, str | int] = {"seat": asked.seat, "last": match.players - 1}
        raise Trouble(say("terminal-seat-unknown", facts, language))
    from ludoteca.terminal.replaying import PlainReplay, Tape

    tape = Tape(match, language, seats[asked.seat])
    if _is_plain(asked):
        PlainReplay(tape).run()
    else:
        from ludoteca.terminal.screen.replay import ReplayApp

        ReplayApp(tape).run()
    return 0


def check_record(asked: argparse.Namespace) -> int:
    """`ludoteca record check`."""
    match = _load(asked.file, asked.language)
    facts: dict[str, str | int] = {
        "title": match.game.title,
        "players": match.players,
        "moves": len(match.entries),
        "over": "no" if match.outcome is None else "yes",
    }
    print(say("terminal-record-sound", facts, asked.language))
    return 0


def convert_record(asked: argparse.Namespace) -> int:
    """`ludoteca record convert`."""
    match = _load(asked.file, asked.language)
    is_json = Path(asked.file).read_bytes().lstrip().startswith(b"{")
    record = read_record(match.record())
    if (asked.to or ("text" if is_json else "json")) == "json":
        print(encode_record(record).decode())
    else:
        print(print_record(record), end="")
    return 0
