"""What cannot be used is told in the reader's language: options, moves, records and names."""

import argparse
import pickle
import re
import sys
from collections.abc import Callable
from datetime import date
from importlib.metadata import EntryPoint
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any
from unittest.mock import Mock, patch

import numpy as np
import pytest

import ludoteca
from ludoteca.engine import registry
from ludoteca.engine.family import Family
from ludoteca.engine.input_error import InputError
from ludoteca.engine.luck import read_seed
from ludoteca.engine.moves import parse_move, read_move
from ludoteca.engine.options import OptionError
from ludoteca.lab.arena import lineups
from ludoteca.lab.commands import add_commands
from ludoteca.lab.dataset import Dataset, _arrow, write_dataset
from ludoteca.lab.frames import to_polars
from ludoteca.lab.policy import PolicyBot, read_policy, seat_policies
from ludoteca.lab.runner import Result, check_bots, run, setting
from ludoteca.lab.simulate import deals, summarise
from ludoteca.learn.lessons.script import lesson_named, read_lesson
from ludoteca.learn.lessons.walk import Walk
from ludoteca.learn.puzzles.from_review import puzzle_at
from ludoteca.learn.puzzles.pack import puzzle_of_the_day, read_pack
from ludoteca.locales import LANGUAGES, bundle
from ludoteca.mind import assist
from ludoteca.mind.base import Mind
from ludoteca.mind.bot import add_bot, bot
from ludoteca.terminal import puzzle_commands
from tests.lab.policies import write_model

CARDS = ludoteca.games()["the-game"].Moves


def new(game: str, **options: Any) -> Callable[[], object]:
    return lambda: ludoteca.new(game, options=options)


def record(old: str = "", new: str = "", game: str = "the-game") -> Callable[[], object]:
    """Read the text of a record in which something was changed."""
    text = ludoteca.print_record(ludoteca.new(game, players=2, seed=7).record())
    assert old in text
    return lambda: ludoteca.load(text.replace(old, new) if old else new)


def forged(*entries: tuple[int, str], given: int = 0, **options: Any) -> Callable[[], object]:
    moves = tuple((seat, parse_move(text, CARDS)) for seat, text in entries)
    return lambda: ludoteca.load(ludoteca.Record("the-game", 2, options, "7", given, moves))


CALM = setting("the-game", 2, {})


def typed(*words: str) -> Callable[[], object]:
    """A command of the lab."""
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    asked = parser.parse_args(words)
    return lambda: asked.run(asked)


def without_ray() -> object:
    with patch.dict(sys.modules, {"ray": None}):
        return run(CALM, deals(["random"], 2, 2, "1"), backend="ray")


def without_an_answer() -> object:
    with patch.dict(sys.modules, {"distributed": Mock(Client=Mock(side_effect=OSError("Timed out")))}):
        return run(CALM, deals(["random"], 2, 2, "1"), backend="dask")


def logged(text: str) -> Callable[[], object]:
    """A run that is to go on with this log."""

    def go_on() -> object:
        with TemporaryDirectory() as folder:
            log = Path(folder) / "log"
            log.write_text(text + "\n", encoding="utf-8")
            return run(CALM, deals(["random"], 2, 1, "1"), log=log)

    return go_on


DEALT = tuple((seat, str(move)) for seat, move in ludoteca.new("the-game", players=2, seed=7).entries)


def broken_family() -> object:
    point = EntryPoint("broken", "nowhere.at_all:FAMILY", registry.GROUP)
    with patch.object(registry, "entry_points", lambda group: [point]):
        registry.forget_families()
        try:
            return registry.game_named("broken")
        finally:
            registry.forget_families()


def broken_part() -> object:
    return Family(name="broken", games=(), bots="nowhere.at_all:BOTS").part("bots")


class Confused(Mind):
    def help(self, view: Any, past: Any, level: Any, language: str) -> Any:
        raise ZeroDivisionError


def failed_help() -> object:
    family = Family(name="confused", games=tuple(ludoteca.games().values()), mind=Confused())
    with patch.object(assist, "family_seen", lambda view: family):
        return assist.help_for(ludoteca.new("the-game").view(0), (), "sheet", "en")


def lesson(at: int, did: Any = None) -> Callable[[], object]:
    """The match of the first lesson at a step, after another answer than the script's."""
    first = lesson_named("the-game")
    asked = next(n for n, step in enumerate(first.steps) if step.ask)
    return lambda: Walk(first, {asked: did} if did else {}).match_at(at)


def scored(scores: Any) -> object:
    match = ludoteca.new("the-game", players=1, seed=1)
    return PolicyBot("ada", lambda seen, mask: scores)._scores(match.view(0), match.past(0), [0, 1])


def without_onnx() -> object:
    with TemporaryDirectory() as folder, patch.dict(sys.modules, {"onnxruntime": None}):
        model = Path(folder) / "model.onnx"
        model.write_bytes(b"")
        return read_policy(str(model))


def strange_model() -> object:
    """A model that takes something else than an observation."""
    with TemporaryDirectory() as folder:
        return read_policy(str(write_model(Path(folder) / "model.onnx", 4, 2, takes="image")))


def two_games() -> object:
    matches = [ludoteca.new(game, players=2, seed=7) for game in ("the-game", "lost-code")]
    with TemporaryDirectory() as folder:
        return write_dataset([match.record() for match in matches], Path(folder))


def without_arrow() -> object:
    with patch.dict(sys.modules, {"pyarrow": None}):
        return _arrow()


def without_polars() -> object:
    with patch.dict(sys.modules, {"polars": None}):
        return to_polars([])


def _with_a_shard() -> Path:
    folder = Path(mkdtemp(prefix="ludoteca-shards-"))
    (folder / "the-game-00000.npz").touch()
    return folder


WRONG: dict[str, Callable[[], object]] = {
    "a family that cannot be loaded": broken_family,
    "a part of a family that cannot be loaded": broken_part,
    "a mind that fails": failed_help,
    "an unknown game": new("the-gaem"),
    "an unknown bot": lambda: bot("the-game", "mster"),
    "too many players": lambda: ludoteca.new("lost-code", players=7),
    "a seed with spaces": lambda: read_seed("a b"),
    "an unknown option": new("the-game", por=True),
    "options of another game": lambda: ludoteca.new("the-game", options=ludoteca.games()["lost-code"].Options()),
    "options as a list": lambda: ludoteca.new("the-game", options=["pro"]),  # type: ignore[call-overload]
    "a switch that is a number": new("the-game", pro=3),
    "a choice that is none": new("the-game", start="now"),
    "a table that is none": new("lost-code", wheel_preset="custom", wheels=3),
    "a layout that is none": new("the-game-extreme", command_layout="custom", layout=3),
    "wheels without custom": new("lost-code", wheels=[[1, 2]]),
    "tiles without custom": new("think-str8", tiles=[[1, 2]]),
    "too few wheels": new("lost-code", wheel_preset="custom", wheels=[[1, 2]]),
    "a wheel too wide": new("lost-code", wheel_preset="custom", wheels=[[99, 1], [1, 2]]),
    "a wheel too rich": new("lost-code", wheel_preset="custom", wheels=[[2, 1], [1, 200]]),
    "a tile twice": new("think-str8", tile_preset="custom", tiles=[[2, 1], [2, 1], [1, 4]]),
    "a wide tile that pays more": new("think-str8", tile_preset="custom", tiles=[[3, 3], [2, 1], [1, 4]]),
    "a smallest tile like another": new("think-str8", tile_preset="custom", tiles=[[3, 1], [2, 2], [1, 2]]),
    "a command twice": new("the-game-extreme", commands_enabled=["stop", "stop"]),
    "a layout without custom": new("the-game-extreme", layout={"stop": [2, 3, 4, 5]}),
    "a layout too small": new("the-game-extreme", command_layout="custom", layout={"stop": [2]}),
    "a layout with a strange card": new(
        "the-game-extreme", command_layout="custom", commands_enabled=["stop"], layout={"stop": [2, 3, 4, 100]}
    ),
    "a layout without room": new("the-game-extreme", command_layout="random_per_game", cards=20, hand=4),
    "too many cards": new("the-game", cards=99),
    "too few cards": lambda: ludoteca.new("the-game", players=5, options={"cards": 20}),
    "a number of symbols that nobody has": new("lost-code", symbols=0),
    "too few colours for grey dice that differ": new(
        "think-str8", symbols=3, introductory=True, grey_dice="all_different"
    ),
    "a layout with a shared card": new(
        "the-game-extreme", command_layout="custom", commands_enabled=["stop"], layout={"stop": [2, 3, 4, 4]}
    ),
    "a bot's name that is taken": lambda: add_bot("the-game", "expert", lambda seed: bot("the-game", "random", seed)),
    "scores of a wrong shape": lambda: scored(np.zeros((1, 3))),
    "a score that is no number": lambda: scored(np.full((1, 400), np.nan)),
    "a policy that is no file": lambda: read_policy("nowhere/model.onnx"),
    "a policy that is no function": lambda: read_policy("ludoteca.lab.policy:nothing"),
    "a policy without a runtime": without_onnx,
    "a policy with other inputs": strange_model,
    "a policy without a name": lambda: seat_policies(["model.onnx"]),
    "a policy for no game": lambda: seat_policies(["ada=tests.lab.policies:blind"]),
    "records that are not there": typed("dataset", "nowhere.jsonl", "--to", "/tmp"),
    "shards of nothing": typed("dataset", "nowhere.jsonl", "--to", "/tmp", "--shard", "0"),
    "a folder without shards": lambda: Dataset(Path(__file__).parent),
    "a folder with shards of something else": lambda: write_dataset([], _with_a_shard()),
    "records of two games": two_games,
    "records without an end": lambda: write_dataset([], mkdtemp(prefix="ludoteca-shards-")),
    "arrays without their library": without_arrow,
    "a frame without its library": without_polars,
    "an unknown lesson": lambda: lesson_named("chess"),
    "a lesson that cannot be read": lambda: read_lesson("chess", "steps = 3"),
    "a step that a lesson does not have": lesson(99),
    "an answer that nobody was asked for": lesson(5, "keep"),
    "puzzles that cannot be read": lambda: read_pack(b"no puzzles"),
    "no puzzles": lambda: puzzle_of_the_day(date(2026, 1, 1), {}),
    "an unknown puzzle": lambda: puzzle_commands.solve(
        argparse.Namespace(language="en", pack=None, kind=None, name="nothing")
    ),
    "nothing for a puzzle": lambda: puzzle_at(ludoteca.new("the-game", seed=7), 0),
    "an unknown verb": lambda: parse_move("lie 34 up1", CARDS),
    "too few words": lambda: parse_move("lay 34", CARDS),
    "no number": lambda: parse_move("lay x up1", CARDS),
    "no such pile": lambda: parse_move("lay 34 up9", CARDS),
    "a number that is too large": lambda: read_move({"do": "lay", "card": 10**6, "pile": "up1"}, CARDS),
    "no word": lambda: parse_move("turn 1 Bär", ludoteca.games()["lost-code"].Moves),
    "no move at all": lambda: read_move({"do": "lay"}, CARDS),
    "a move of another game": lambda: read_move(parse_move("keep", ludoteca.games()["lost-code"].Moves), CARDS),
    "a record that is none": record(new="hello"),
    "JSON that is none": record(new="{"),
    "JSON of something else": record(new="{}"),
    "JSON with half of it": record(new='{"ludoteca": 1}'),
    "bytes that are no text": lambda: ludoteca.load(b"\xff\xfe"),
    "another version": record("ludoteca record 1", "ludoteca record 9"),
    "a strange line": record("players 2", "people 2"),
    "an option that is no JSON": record("option pro false", "option pro maybe"),
    "a record without moves": record(new="ludoteca record 1\ngame the-game\n"),
    "a record that does not say": record("seed 7\n", ""),
    "a record without an end": record("end ", "# end "),
    "a record that lost a move": record("* draw 0", "# draw 0"),
    "an edited record": record("option pro false", "option pro true"),
    "players in words": record("players 2", "players two"),
    "a move that cannot be read": record("* draw 0", "* drew 0"),
    "a record of an unknown game": record("game the-game", "game the-gaem"),
    "a record with a strange seed": record("seed 7", "seed a b"),
    "a record with strange options": forged(pro=3),
    "more given than there is": forged(given=3),
    "a record cut in the deal": forged(DEALT[0]),
    "a move of nobody": forged((5, "end")),
    "a move that the seed does not give": forged((-1, "draw 0 2"), (-1, "draw 0 2")),
    "a move against the rules": forged(*DEALT, (0, "end")),
    "no games": lambda: deals(["random"], 2, 0, "1"),
    "a bot too many": lambda: deals(["random"] * 3, 2, 1, "1"),
    "no deals": lambda: lineups(["random", "novice"], 2, 0, "1", team=True),
    "one bot alone": lambda: lineups(["random"], 2, 1, "1", team=True),
    "no bot": lambda: check_bots("the-game", []),
    "nothing finished": lambda: summarise(CALM, ["random"], "1", [Result("1-0", ("random",), failure="It broke.")]),
    "no time": lambda: setting("the-game", 2, {}, think=0),
    "no processes": typed("simulate", "the-game", "--jobs", "0"),
    "an option without a value": typed("simulate", "the-game", "--option", "pro"),
    "a report to nowhere": typed("arena", "the-game", "--html", "no/such/folder/report.html"),
    "nothing to tune": typed("tune", "chess"),
    "a log of something else": logged("hello"),
    "a log of another run": logged('{"game":"lost-code","players":2,"options":{}}'),
    "a log that is a folder": typed("simulate", "the-game", "--log", "."),
    "a cluster that is not there": without_ray,
    "a cluster that does not answer": without_an_answer,
}


@pytest.mark.slow
@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_complaint_is_told_in_every_language(wrong: Callable[[], object]) -> None:
    with pytest.raises(InputError) as raised:
        wrong()
    error = raised.value
    told = [error.sentence(language) for language in LANGUAGES]
    assert str(error) == told[0]
    assert len(set(told)) == len(LANGUAGES)
    for sentence in told:
        assert re.fullmatch(r"\S.* .*[.?)]", sentence), sentence
        assert not re.search(r"\bwrong-|\{|  ", sentence.replace(": {", "")), sentence
    assert [pickle.loads(pickle.dumps(error)).sentence(language) for language in LANGUAGES] == told


def test_every_sentence_about_something_wrong_is_tried_here() -> None:
    used = set()
    for wrong in WRONG.values():
        with pytest.raises(InputError) as raised:
            wrong()
        used.add(f"wrong-{raised.value.text}")
    words = bundle("en")
    spare = {"wrong-suggestion", "wrong-record-where", "wrong-move-unwritable"}
    assert {name for name in words._messages if name.startswith("wrong-")} - used <= spare


def test_a_game_from_elsewhere_may_write_its_own_sentence() -> None:
    assert OptionError("Name each sort once.").sentence("de") == "Name each sort once."
