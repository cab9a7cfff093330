"""The command line: what it offers, what it refuses, and in which language."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from errno import ENOSPC
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

import msgspec
import pytest

import ludoteca
from ludoteca.engine.options import read_options
from ludoteca.locales import LANGUAGES
from ludoteca.terminal import cli, commands
from ludoteca.terminal.cli import main, parser_for
from ludoteca.terminal.errors import CommandError
from ludoteca.terminal.flags import add_option_flags, chosen_options
from ludoteca.terminal.local_match import arrange
from tests.terminal.playing import GAMES

HEAVY = ("numba", "numpy", "litestar", "sqlalchemy", "textual", "joblib")


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--help"], ["--version"], ["--language", "de", "--help"], ["play", "--help"]])
def test_help_loads_nothing_heavy(words: list[str]) -> None:
    program = (
        "import sys\nfrom ludoteca.terminal.cli import main\n"
        f"try:\n    main({words!r})\nexcept SystemExit:\n    pass\n"
        f"print('loaded', [name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ)
    assert done.stdout.splitlines()[-1] == "loaded []"


def test_every_room_mounts_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    offered = capsys.readouterr().out
    rooms = (
        ("games", "play", "resume", "replay", "record"),
        ("serve", "backup", "restore", "export"),
        ("simulate", "arena"),
    )
    for command in chain(*rooms):
        assert f"    {command} " in offered


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == sorted(GAMES)
    assert all("random" in line for line in lines)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "lost-cod"], "There is no game “lost-cod”. Did you mean “lost-code”?"),
        (["play", "lost-code", "--players", "7"], "This game is for 2 to 4 players, not 7."),
        (
            ["play", "lost-code", "--players", "many"],
            "Argument --players: invalid int value: 'many'. See: ludoteca play",
        ),
        (["play", "lost-code", "--bots", "genius"], "There is no bot “genius” for lost-code."),
        (["play", "lost-code", "--pro"], "There is no option “pro”."),
        (["play", "lost-code", "--option", "curse"], "“--option curse” is written --option NAME=VALUE."),
        (["play", "lost-code", "--option", "cruse=on"], "There is no option “cruse”. Did you mean “curse”?"),
        (["play", "lost-code", "--wheel-preset", "Z"], "The option “wheel_preset” is one of A, B, C, custom, not 'Z'."),
        (["play", "lost-code", "--wheel-preset", "custom"], ""),
        (["play", "lost-code", "--seed", "a b"], "A seed is a whole number, or a word"),
        (["play", "lost-code", "--names", "Anna,Anna"], "Two players have the same name"),
        (["play", "lost-code", "--names", "A,B,C"], "There are 3 names for 2 players"),
        (["play", "lost-code", "--names", "Bartholomew the Third"], "“Bartholomew the Third” cannot be a name"),
        (["play", "lost-code", "--think", "long"], "“long” is not a number of seconds, 0 or more."),
        (["play", "lost-code", "--people", "3", "--players", "2"], "3 people and 0 bots do not make 2 players"),
        (["play", "lost-code", "--bots", "person,random", "--players", "3"], "--bots names every seat"),
        (["dance"], "Argument COMMAND: invalid choice: 'dance'"),
        (["play", "lost-code", "--wheels", "@nowhere.json"], "nowhere.json cannot be used: "),
        (["--language", "de", "play", "lost-code", "--pro"], "Es gibt keine Option „pro“."),
        (["--language", "it", "play", "lost-code", "--bots", "genius"], "Per lost-code non c’è nessun bot «genius»."),
        (["replay", "nowhere.txt"], "nowhere.txt cannot be used: "),
        (["resume", "nothing"], ""),
        (["--language", "tlh", "games"], "There is no language “tlh”. Languages: en, it, fr, de."),
        (["simulate", "lost-cod"], "There is no game “lost-cod”."),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(words)
    except SystemExit as left:
        code = int(left.code or 0)
    said = capsys.readouterr()
    if words == ["resume", "nothing"]:
        # Where no match waits at all, that is the answer.
        assert (code, said.err) == (0, "")
        assert said.out.startswith("There is no saved match.")
        return
    assert code == 2
    assert said.err.startswith(sentence)
    assert len(said.err.strip().splitlines()) == 1


def test_a_full_disk_is_told_as_such(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def write(text: str) -> int:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(sys, "stdout", SimpleNamespace(write=write, flush=lambda: None))
    assert main(["games"]) == 2
    assert capsys.readouterr().err == "This cannot be done: No space left on device.\n"


@pytest.mark.parametrize(
    ("asked", "seats"),
    [
        ({}, (None, "casual")),
        ({"players": 1}, (None,)),
        ({"players": 4}, (None, "casual", "casual", "casual")),
        ({"people": 2}, (None, None)),
        ({"people": 0, "players": 2}, ("casual", "casual")),
        ({"bots": ["expert"]}, (None, "expert")),
        ({"bots": ["expert", "novice"]}, (None, "expert", "novice")),
        ({"bots": ["expert", "novice"], "players": 4}, (None, None, "expert", "novice")),
        ({"bots": ["expert"], "people": 2, "players": 4}, (None, None, "expert", "expert")),
        ({"bots": ["person", "expert", "person"]}, (None, "expert", None)),
    ],
)
def test_seats_are_arranged_as_asked(asked: dict[str, object], seats: tuple[str | None, ...]) -> None:
    assert arrange(1, 5, "en", **asked) == seats  # type: ignore[arg-type]


def test_a_table_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "wheels.json"
    file.write_text("[[9, 1],\n [3, 4]]\n")
    words = ["play", "lost-code", "--wheel-preset", "custom", "--wheels", f"@{file}"]
    game = ludoteca.games()["lost-code"]
    options = chosen_options(parser_for("en", words).parse_args(words), game, "en")
    assert read_options(game.Options, options).wheels == ((9, 1), (3, 4))


class Nests(ludoteca.Options, frozen=True):
    nest: Literal[2, 3] = 2


@pytest.mark.parametrize(("word", "value"), [("3", 3), ("4", "4")])
def test_a_choice_of_a_game_from_elsewhere_may_be_a_number(word: str, value: object) -> None:
    game: Any = SimpleNamespace(name="magpie", title="Magpie", Options=Nests)
    parser = argparse.ArgumentParser()
    add_option_flags(parser, {"magpie": game}, "magpie", "en")
    assert chosen_options(parser.parse_args(["--nest", word]), game, "en") == {"nest": value}


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(CommandError, match="This game is for 2 to 4 players, not 5"):
        arrange(2, 4, "en", players=5)


def test_options_become_flags_and_reach_the_match(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", _end)
    words = ["play", "lost-code", "--plain", "--curse", "--no-introductory", "--wheel-preset", "B"]
    words += ["--exchange-order", "guess-order"]
    assert main([*words, "--option", "x-race=on", "--bots", "random"]) == 0
    (saved,) = (data / "matches").glob("*.json")
    options = ludoteca.load(msgspec.json.decode(saved.read_bytes())["record"]).record().options
    assert (options["curse"], options["x_race"], options["introductory"]) == (True, True, False)
    assert (options["wheel_preset"], options["exchange_order"]) == ("B", "guess_order")


def _end(_: str = "") -> str:
    raise EOFError


@pytest.mark.parametrize("game", GAMES)
def test_help_shows_the_options_of_the_game_that_is_named(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", game, "--help"])
    shown = capsys.readouterr().out
    options = ludoteca.games()[game].Options.__struct_fields__
    assert all(f"--{name.replace('_', '-')}" in shown for name in options)
    assert f"options of {ludoteca.games()[game].title}:" in shown
    assert shown.count("options of ") == 1


@pytest.mark.parametrize(("value", "language"), [("it_IT.UTF-8", "it"), ("de", "de"), ("C", "en"), ("ja_JP", "en")])
def test_the_system_says_which_language(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", value)
    assert cli.take_language(["games"]) == (language, ["games"])
    assert cli.take_language(["games", "--language=fr"]) == ("fr", ["games"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_help(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "resume", "replay", "record"):
        with pytest.raises(SystemExit) as left:
            main([command, "--help", "--language", language])
        assert left.value.code == 0
    assert "terminal-" not in capsys.readouterr().out


def test_records_are_checked_and_converted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ludoteca.new("the-game", seed=4)
    text = tmp_path / "match.txt"
    text.write_text(ludoteca.print_record(match.record()), encoding="utf-8")
    assert main(["record", "check", str(text)]) == 0
    assert capsys.readouterr().out.startswith("The record is sound: The Game, 1 player, 8 moves, unfinished.")
    assert main(["record", "convert", str(text)]) == 0
    json = tmp_path / "match.json"
    json.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["record", "convert", str(json)]) == 0
    assert capsys.readouterr().out == text.read_text(encoding="utf-8")
    text.write_text(text.read_text(encoding="utf-8").replace("draw 0", "draw 1", 1), encoding="utf-8")
    assert main(["record", "check", str(text)]) == 2
    assert capsys.readouterr().err.startswith("The record was changed after it was written")


def test_without_a_game_the_browser_opens_where_there_is_a_client(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[list[str]] = []

    def serve(words: list[str]) -> int:
        served.append(words)
        return 0

    monkeypatch.setattr(commands, "client_is_built", lambda: True)
    asked = cli.parser_for("en", ["play"]).parse_args(["play"])
    asked.language = "en"
    monkeypatch.setattr(cli, "main", serve)
    assert commands.play(asked) == 0
    assert served == [["serve", "--open", "--log", "warning", "--language", "en"]]


def test_without_a_client_the_line_mode_asks(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    monkeypatch.setattr(commands, "client_is_built", lambda: False)
    answers = iter(["9", "2", "2", "1", "1"])  # a wrong number first; then The Game, two players, one person, random
    monkeypatch.setattr("builtins.input", lambda _="": next(answers, None) or _end())
    assert main(["play"]) == 0
    assert [path.stem[:9] for path in (data / "matches").glob("*.json")] == ["the-game-"]


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_shell_learns_to_complete(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Commands, and flags of every game."""
    with pytest.raises(SystemExit) as done:
        cli.main(["--print-completion", shell])
    assert done.value.code == 0
    told = capsys.readouterr().out
    assert all(word in told for word in ("simulate", "dataset", "--wheel-preset", "--on-fire", "--lan"))


@pytest.mark.skipif(sys.platform == "win32", reason="bash is not everywhere there")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ludoteca sim", "simulate"),
        ("ludoteca play ", "lost-code the-game the-game-extreme think-str8"),
        ("ludoteca simulate the-game --bots ", "random novice casual expert master"),
        ("ludoteca simulate the-game --on ", "local dask ray"),
        ("ludoteca replay gam", "game.json"),
        ("ludoteca dataset game.json --to fol", "folder"),
        ("ludoteca --language ", "en it fr de"),
    ],
)
def test_bash_completes(typed: str, offered: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a real shell: games, levels, files and folders, not only commands and flags."""
    with pytest.raises(SystemExit):
        cli.main(["--print-completion", "bash"])
    (tmp_path / "completion").write_text(capsys.readouterr().out, encoding="utf-8")
    (tmp_path / "game.json").touch()
    (tmp_path / "folder").mkdir()
    words = typed.split(" ")
    ask = """source completion; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
             _shtab_ludoteca ludoteca "${@: -1}" "${@: -2:1}"
             echo "${COMPREPLY[*]}" """
    told = subprocess.run(["bash", "-c", ask, "bash", *words], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == offered


def test_games_are_described_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games", "--json"]) == 0
    described = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert set(described) == set(ludoteca.games())
    assert described["the-game"]["players"] == [1, 5]
    assert described["the-game"]["options"]["cards"]["maximum"] == 98
    assert "expert" in described["lost-code"]["bots"]
