"""What the commands of the terminal do."""

from __future__ import annotations

import argparse
import json
import sys
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.engine.game import AnyGame
from ludoteca.engine.luck import read_seed
from ludoteca.engine.match import Match, agree, load
from ludoteca.engine.options import options_schema
from ludoteca.engine.records import encode_record, names_in, print_record, read_record
from ludoteca.engine.registry import broken, game_named
from ludoteca.learn import deals
from ludoteca.locales import say
from ludoteca.mind.bot import bot, bots
from ludoteca.mind.drive import BotFailed
from ludoteca.terminal import saves
from ludoteca.terminal.errors import CommandError
from ludoteca.terminal.flags import chosen_options
from ludoteca.terminal.history import Finished, deal_in, finished
from ludoteca.terminal.history import history as history
from ludoteca.terminal.local_match import Sitting, arrange, call, usual_bot
from ludoteca.terminal.saves import Shelf

THINK = 2.0
PACE = 1.0


def list_games(asked: argparse.Namespace) -> int:
    """`ludoteca games`."""
    if asked.json:
        print(json.dumps([_described(game, asked.language) for game in ludoteca.games().values()], indent=2))
        return 0
    for game in ludoteca.games().values():
        facts: dict[str, str | int] = {
            "name": game.name,
            "title": game.title,
            "first": game.players.start,
            "last": game.players.stop - 1,
            "bots": ", ".join(bots(game.name)),
        }
        print(say("terminal-games-line-alone" if game.team else "terminal-games-line", facts, asked.language))
    for name, error in broken().items():
        print(say("wrong-family-broken", {"name": name, "error": error}, asked.language), file=sys.stderr)
    return 0


def _described(game: AnyGame, language: str) -> dict[str, Any]:
    """A game for programs: who can play it, with which options and bots."""
    return {
        "name": game.name,
        "title": game.title,
        "players": [game.players.start, game.players.stop - 1],
        "team": game.team,
        "bots": list(bots(game.name)),
        "options": options_schema(game.name, game.Options, language)["properties"],
    }


def play(asked: argparse.Namespace) -> int:
    """`ludoteca play`."""
    if asked.game is None and not (asked.terminal or asked.plain) and client_is_built():
        from ludoteca.terminal.cli import main

        lan = ["--lan"] if asked.lan else []
        return main(["serve", "--open", *lan, "--log", "warning", "--language", asked.language])
    if asked.lan:
        raise CommandError(say("terminal-lan-browser", None, asked.language))
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
        usual=usual_bot(game.name),
    )
    if any(level is not None and ("." in level or ":" in level) for level in levels):
        # A policy from a file or a package: what knows of those is loaded only for them.
        from ludoteca.lab import policy as policy
    for level in set(levels) - {None}:
        bot(game.name, str(level))
    names = call(levels, _split(asked.names), language)
    options = chosen_options(asked, game, language)
    agree(game.name, len(levels), options)
    match = ludoteca.new(game.name, players=len(levels), seed=read_seed(asked.seed), options=options)
    return _sit_down(Sitting(match, names, levels), Shelf.fresh(game.name, language), asked)


def play_daily(asked: argparse.Namespace) -> int:
    """`ludoteca daily`: the deal that everybody plays today, as on any server."""
    language, game = asked.language, game_named(asked.game)
    ways = deals.WAYS.get(game.name)
    if ways is None:
        raise CommandError(say("terminal-daily-none", {"game": game.title, "games": ", ".join(deals.WAYS)}, language))
    way = asked.way or ways[0]
    if way not in ways:
        raise CommandError(say("terminal-daily-ways", {"game": game.title, "ways": ", ".join(ways)}, language))
    deal = deals.daily(deals.daily_id(deals.today(time.time()), game.name, way))
    if deal is None:
        raise ValueError("a game has a way without a deal")
    running = next((name for name in saves.saved_names() if deal_in(name) == deal.id), None)
    if running is not None:
        return _go_on(running, asked)
    if any(isinstance(one, Finished) and one.deal == deal.id for one in finished()):
        print(say("terminal-daily-again", None, language))
    match = ludoteca.new(game.name, players=deal.players, seed=deal.seed, options=deal.options)
    names = call(deal.levels, _split(asked.names), language)
    return _sit_down(Sitting(match, names, deal.levels), Shelf.fresh(deal.id, language), asked)


def _ask_then_play(asked: argparse.Namespace) -> int:
    """No game was named: ask, on the screen or line by line."""
    if _is_plain(asked):
        from ludoteca.terminal.setup_prompt import ask_for_match

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
            print(saved if isinstance(saved, CommandError) else _line(name, saved, language))
        if not asked.list:
            print(say("terminal-save-choose", None, language))
        return 0
    name = asked.name or names[0]
    if name not in names:
        raise CommandError(say("terminal-save-unknown", {"name": name}, language))
    return _go_on(name, asked)


def _go_on(name: str, asked: argparse.Namespace) -> int:
    """A saved match from where it was left."""
    language = asked.language
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
    daily = deal_in(shelf.name) is not None
    if daily:
        sitting.play_as_everywhere()
    try:
        sitting.let_bots_speak()
        sitting.keep()
        plain = _is_plain(asked)
        # At a deal of the day bots think without a clock, so that they play alike on every machine.
        think = None if daily else _seconds(asked.think, THINK, language)
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
        raise CommandError(say("terminal-bot-failed", {"reason": str(failure)}, language)) from None
    finally:
        shelf.close()
    if over:
        if daily:
            left = int(deals.next_day(time.time()) - time.time()) // 60
            print(say("terminal-daily-next", {"hours": left // 60, "minutes": left % 60}, language))
        print(say("terminal-save-record", {"path": str(saves.record_path(shelf.name)), "name": shelf.name}, language))
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
        raise CommandError(say("terminal-seconds", {"value": value}, language))
    return seconds


def _split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",")] if words else []


def _found(file: str) -> Path:
    """A file, or the record of a finished match by its name (`ludoteca history`)."""
    kept = saves.record_path(Path(file).name)
    return kept if not Path(file).exists() and kept.is_file() else Path(file)


def _load(file: str, language: str) -> Match:
    try:
        return load(_found(file).read_bytes())
    except OSError as error:
        facts = {"path": file, "reason": error.strerror or str(error)}
        raise CommandError(say("terminal-file-problem", facts, language)) from None


def replay(asked: argparse.Namespace) -> int:
    """`ludoteca replay`."""
    language = asked.language
    match = _load(asked.file, language)
    seats = {**{str(seat): seat for seat in range(match.players)}, "-": None}
    if asked.seat not in seats:
        facts: dict[str, str | int] = {"seat": asked.seat, "last": match.players - 1}
        raise CommandError(say("terminal-seat-unknown", facts, language))
    from ludoteca.terminal.replay import PlainReplay, Tape

    names = names_in(_found(asked.file).read_text(encoding="utf-8"), match.players)
    tape = Tape(match, language, seats[asked.seat], names)
    if _is_plain(asked):
        PlainReplay(tape).run()
    else:
        from ludoteca.terminal.screen.replay import ReplayApp

        ReplayApp(tape).run()
    return 0


def learn(asked: argparse.Namespace) -> int:
    """`ludoteca learn`."""
    from ludoteca.learn.lessons import lesson_named, lessons
    from ludoteca.terminal.lesson import Learner, PlainLesson

    language = asked.language
    if asked.lesson is None:
        for lesson in lessons().values():
            title = say(lesson.title, None, language)
            print(say("learn-list", {"name": lesson.id, "title": title, "minutes": lesson.minutes}, language))
        return 0
    learner = Learner(lesson_named(asked.lesson), language, again=asked.again)
    if _is_plain(asked):
        PlainLesson(learner).run()
        return 0
    from ludoteca.terminal.screen.lesson import LessonApp

    LessonApp(learner).run()
    message = "learn-plain-over" if learner.last else "learn-plain-kept"
    where: dict[str, str | int] = {"at": learner.at + 1, "of": len(learner.lesson.steps)}
    print(say(message, where | {"name": learner.lesson.id, "command": learner.command}, language))
    return 0


def review(asked: argparse.Namespace) -> int:
    """`ludoteca review`."""
    language = asked.language
    match = _load(asked.file, language)
    if asked.seat is not None and asked.seat not in map(str, range(match.players)):
        facts: dict[str, str | int] = {"seat": asked.seat, "last": match.players - 1}
        raise CommandError(say("terminal-seat-unknown", facts, language))
    from ludoteca.learn.review import review as review_of
    from ludoteca.terminal.review import Told, data_of, text_of

    def progress(done: int, total: int) -> None:
        if sys.stderr.isatty():
            end = "\r" if done < total else "\n"
            print(
                say("review-progress", {"done": done, "total": total}, language), end=end, file=sys.stderr, flush=True
            )

    found = review_of(match, asked.depth, jobs=max(1, asked.jobs), progress=progress)
    seat = None if asked.seat is None else int(asked.seat)
    names = names_in(_found(asked.file).read_text(encoding="utf-8"), match.players)
    if asked.html:
        from ludoteca.terminal.review_page import html_of

        Path(asked.html).write_text(html_of(Told(match, found, names, language, seat)), encoding="utf-8")
    if asked.json:
        print(msgspec.json.encode(data_of(found, seat)).decode())
    elif asked.html:
        print(say("review-page", {"file": asked.html}, language))
    else:
        for line in text_of(Told(match, found, names, language, seat)):
            print(line)
    return 0


def check_laws(asked: argparse.Namespace) -> int:
    """`ludoteca check`: hold a game to the laws."""
    from ludoteca.testing import LawBroken, check_game

    try:
        print(check_game(asked.game, matches=max(1, asked.matches), seed=asked.seed))
    except LawBroken as broken:
        print(broken, file=sys.stderr)
        return 1
    except (ImportError, AttributeError) as error:
        facts = {"path": asked.game, "reason": str(error)}
        raise CommandError(say("terminal-file-problem", facts, asked.language)) from None
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
    is_json = _found(asked.file).read_bytes().lstrip().startswith(b"{")
    record = read_record(match.record())
    if (asked.to or ("text" if is_json else "json")) == "json":
        print(encode_record(record).decode())
    else:
        print(print_record(record), end="")
    return 0
