"""The command line: `ludoteca`, and `python -m ludoteca`. Other rooms mount their commands here."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import ludoteca
from ludoteca.engine.input_error import InputError
from ludoteca.lab import commands as lab
from ludoteca.locales import LANGUAGES, say
from ludoteca.server import commands as server
from ludoteca.terminal import puzzle_commands
from ludoteca.terminal.errors import CommandError

WRONG = 2
"""The exit code where what was asked for cannot be done."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    language = "en"

    def error(self, message: str) -> NoReturn:
        problem = f"{message[:1].upper()}{message[1:].rstrip('.')}."
        facts = {"problem": problem, "command": self.prog}
        self.exit(WRONG, say("terminal-cli-see-help", facts, Parser.language) + "\n")


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets another one rather than an error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        language, rest = take_language(list(sys.argv[1:] if words is None else words))
        Parser.language = language
        asked = parser_for(language, rest).parse_args(rest)
        asked.language = language
        run: Callable[[argparse.Namespace], int] = asked.run
        return run(asked)
    except CommandError as error:
        print(error, file=sys.stderr)
        return WRONG
    except InputError as error:
        print(error.sentence(Parser.language), file=sys.stderr)
        return WRONG
    except ValueError as error:
        if not type(error).__module__.startswith("ludoteca."):
            raise  # a mistake of ours, not of whoever typed
        print(error, file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever read us has gone; Python must not complain about it at its own end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        facts = {"path": str(error.filename or ""), "reason": error.strerror or str(error)}
        message = "terminal-file-problem" if error.filename else "terminal-system-problem"
        print(say(message, facts, Parser.language), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return 130


def take_language(words: list[str]) -> tuple[str, list[str]]:
    """The language to speak, and the words without it: --language may stand anywhere, else the system's counts."""
    rest: list[str] = []
    asked: str | None = None
    left = iter(words)
    for word in left:
        if word == "--language":
            asked = next(left, "")
        elif word.startswith("--language="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    if asked is not None:
        if asked not in LANGUAGES:
            raise CommandError(
                say("terminal-cli-language-unknown", {"language": asked, "languages": ", ".join(LANGUAGES)}, "en")
            )
        return asked, rest
    return system_language(), rest


def system_language() -> str:
    """What the environment asks for, English where we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


COMPLETION = "--print-completion"


def parser_for(language: str, words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The whole command line. `words` tell which command is meant, so that only its flags have to be worked out."""

    def t(message: str) -> str:
        return say(f"terminal-cli-{message}", None, language)

    parser: argparse.ArgumentParser = Parser(prog="ludoteca", description=t("about"))
    parser.add_argument("--version", action="version", version=f"ludoteca {ludoteca.__version__}", help=t("version"))
    parser.add_argument("--language", metavar="{" + ",".join(LANGUAGES) + "}", help=t("language"))
    if COMPLETION in words:
        # Only who asks for it waits for what writes it; every flag of every game is in it.
        import shtab

        shtab.add_argument_to(parser, COMPLETION, help=t("completion"))
        words = [*words, "play"]
    else:
        parser.add_argument(COMPLETION, metavar="{bash,zsh}", help=t("completion"))
    # Subparsers are made by the class of their parser, so that all of them speak as it does.
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    _commands_of_play(commands, t, language, words)
    _commands_of_records(commands, t)
    law = commands.add_parser("check", help=t("check"), description=t("check"))
    law.add_argument("game", metavar="GAME", help=t("check-game"))
    law.add_argument("--matches", type=int, default=60, metavar="N", help=t("check-matches"))
    law.add_argument("--seed", type=int, default=0, metavar="N", help=t("check-seed"))
    law.set_defaults(run=_run("check_laws"))
    puzzle_commands.add_commands(commands, t)
    server.add_commands(commands)
    lab.add_commands(commands)
    if COMPLETION in words:
        from ludoteca.terminal.completion import complete_values

        complete_values(parser)
    return parser


def _commands_of_play(commands: Any, t: Callable[[str], str], language: str, words: Sequence[str]) -> None:
    games = commands.add_parser("games", help=t("games"), description=t("games"))
    games.add_argument("--json", action="store_true", help=t("games-json"))
    games.set_defaults(run=_run("list_games"))

    play = commands.add_parser("play", help=t("play"), description=t("play-about"))
    play.set_defaults(run=_run("play"))
    if "play" in words:
        _play_flags(play, language, words)

    learn = commands.add_parser("learn", help=t("learn"), description=t("learn"))
    learn.add_argument("lesson", nargs="?", metavar="LESSON", help=t("learn-lesson"))
    learn.add_argument("--again", action="store_true", help=t("learn-again"))
    learn.add_argument("--plain", action="store_true", help=t("plain"))
    learn.set_defaults(run=_run("learn"))

    daily = commands.add_parser("daily", help=t("daily"), description=t("daily"))
    daily.add_argument("game", metavar="GAME", help=t("check-game"))
    daily.add_argument("--way", choices=["alone", "team", "rivals"], help=t("way"))
    daily.add_argument("--names", default="", metavar="NAME", help=t("names"))
    _ways_to_play(daily, language)
    daily.set_defaults(run=_run("play_daily"))

    history = commands.add_parser("history", help=t("history"), description=t("history"))
    history.add_argument("game", nargs="?", metavar="GAME", help=t("check-game"))
    history.add_argument("--json", action="store_true", help=t("json"))
    history.set_defaults(run=_run("history"))

    resume = commands.add_parser("resume", help=t("resume"), description=t("resume"))
    resume.add_argument("name", nargs="?", metavar="NAME", help=t("name"))
    resume.add_argument("--list", action="store_true", help=t("list"))
    _ways_to_play(resume, language)
    resume.set_defaults(run=_run("resume"))


def _commands_of_records(commands: Any, t: Callable[[str], str]) -> None:
    replay = commands.add_parser("replay", help=t("replay"), description=t("replay"))
    replay.add_argument("file", metavar="FILE", help=t("file"))
    replay.add_argument("--seat", default="0", metavar="N", help=t("seat"))
    replay.add_argument("--plain", action="store_true", help=t("plain"))
    replay.set_defaults(run=_run("replay"))

    review = commands.add_parser("review", help=t("review"), description=t("review"))
    review.add_argument("file", metavar="FILE", help=t("file"))
    review.add_argument("--seat", metavar="N", help=t("review-seat"))
    review.add_argument("--depth", choices=["quick", "normal", "thorough"], default="normal", help=t("depth"))
    review.add_argument("--json", action="store_true", help=t("json"))
    review.add_argument("--html", metavar="FILE", help=t("html"))
    review.add_argument("--jobs", type=int, default=1, metavar="N", help=t("jobs"))
    review.set_defaults(run=_run("review"))

    record = commands.add_parser("record", help=t("record"), description=t("record"))
    doings = record.add_subparsers(required=True, metavar="check|convert")
    check = doings.add_parser("check", help=t("record-check"), description=t("record-check"))
    check.add_argument("file", metavar="FILE", help=t("file"))
    check.set_defaults(run=_run("check_record"))
    convert = doings.add_parser("convert", help=t("record-convert"), description=t("record-convert"))
    convert.add_argument("file", metavar="FILE", help=t("file"))
    convert.add_argument("--to", choices=["text", "json"], help=t("to"))
    convert.set_defaults(run=_run("convert_record"))


def _play_flags(play: argparse.ArgumentParser, language: str, words: Sequence[str]) -> None:
    from ludoteca.engine.registry import games
    from ludoteca.terminal.flags import add_option_flags

    def t(message: str, **facts: str) -> str:
        return say(f"terminal-cli-{message}", facts, language)

    shelf = games()
    play.add_argument("game", nargs="?", metavar="GAME", help=t("game", games=", ".join(shelf)))
    _ways_to_play(play, language)
    play.add_argument("--lan", action="store_true", help=t("lan"))
    play.add_argument("--players", type=int, metavar="N", help=t("players"))
    play.add_argument("--people", type=int, metavar="N", help=t("people"))
    play.add_argument("--bots", default="", metavar="LEVEL[,LEVEL…]", help=t("bots"))
    play.add_argument("--names", default="", metavar="NAME[,NAME…]", help=t("names"))
    play.add_argument("--seed", metavar="SEED", help=t("seed"))
    named = next((word for word in words if word in shelf), "")
    add_option_flags(play, shelf, named, language)


def _ways_to_play(parser: argparse.ArgumentParser, language: str) -> None:
    parser.add_argument("--terminal", action="store_true", help=say("terminal-cli-terminal", None, language))
    parser.add_argument("--plain", action="store_true", help=say("terminal-cli-plain", None, language))
    parser.add_argument("--think", metavar="SECONDS", help=say("terminal-cli-think", None, language))
    parser.add_argument("--pace", metavar="SECONDS", help=say("terminal-cli-pace", None, language))


def _run(name: str) -> Callable[[argparse.Namespace], int]:
    """A command of ours, imported when it runs: bots and screens take their time to load."""

    def run(asked: argparse.Namespace) -> int:
        from ludoteca.terminal import commands

        command: Callable[[argparse.Namespace], int] = getattr(commands, name)
        return command(asked)

    return run


if __name__ == "__main__":
    sys.exit(main())
