"""Runs: the same numbers whatever the jobs, resumable, and bad input answered with a sentence."""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.engine.game import View
from ludoteca.engine.moves import Move, Seen
from ludoteca.lab import runner
from ludoteca.lab.commands import add_commands
from ludoteca.lab.runner import Job, LabError, Result, Setting, check_bots, play_one, run, setting
from ludoteca.lab.simulate import deals, summarise
from ludoteca.locales import LANGUAGES, say
from ludoteca.mind.bot import Bot, Clock, RandomBot, UnknownBot, bot, bots
from ludoteca.terminal.cli import main

pytestmark = pytest.mark.slow

GAMES = ["lost-code", "think-str8", "the-game", "the-game-extreme"]


def without_time(results: Sequence[Result]) -> list[tuple[object, ...]]:
    return [(r.seed, r.lineup, r.winners, r.ranking, r.points, r.left, r.reason, r.pinned, r.moves) for r in results]


def command(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    return parser.parse_args(list(words))


@pytest.mark.parametrize("game", GAMES)
def test_two_processes_find_what_one_finds(game: str) -> None:
    what = setting(game, 3, {})
    jobs = deals(["random"], 3, 8, "jobs")
    assert without_time(run(what, jobs, processes=2)) == without_time(run(what, jobs))


class Ray:
    """As much of Ray as a run asks for, in this process: tasks are done in any order, when somebody waits for one."""

    begun: bool
    out: int
    most: int

    def __init__(self) -> None:
        self.begun = False
        self.out = self.most = 0

    def is_initialized(self) -> bool:
        return self.begun

    def init(self, **_: object) -> None:
        self.begun = True

    def shutdown(self) -> None:
        self.begun = False

    def cluster_resources(self) -> dict[str, float]:
        assert self.begun, "nobody knows how large it is before it has begun"
        return {"CPU": 2.0}

    def remote(self, max_retries: int) -> Any:
        assert max_retries > 0, "the task of a lost worker goes out again"
        return lambda function: SimpleNamespace(remote=lambda *words: self._send(function, words))

    def _send(self, function: Any, words: tuple[Any, ...]) -> Any:
        self.out += 1
        self.most = max(self.most, self.out)
        return partial(function, *words)

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        self.out -= 1
        return tasks[-1:], tasks[:-1]

    def get(self, tasks: list[Any]) -> list[Any]:
        return [task() for task in tasks]


def test_ray_gets_tasks_a_few_at_a_time_and_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(runner, "CHUNK_SECONDS", 0.0)
    what, jobs = setting("the-game", 2, {}), deals(["random"], 2, 11, "ray")
    seen: list[Result] = []
    assert without_time(run(what, jobs, backend="ray", each=seen.append)) == without_time(run(what, jobs))
    assert len(seen) == 11
    assert (ray.begun, ray.out, ray.most) == (False, 0, 4)
    ray.begun = True
    run(what, jobs, backend="ray")
    assert ray.begun


@pytest.mark.parametrize("cluster", ["dask", "ray"])
def test_a_cluster_that_is_not_installed_gets_a_sentence(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("distributed", "ray"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(LabError, match=rf"{cluster} is not installed: pip install 'ludoteca\[{cluster}\]'"):
        run(setting("the-game", 2, {}), deals(["random"], 2, 3, "a"), backend=cluster)


def test_a_cluster_that_does_not_answer_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> None:
        raise OSError("Timed out trying to connect to tcp://127.0.0.1:1 after 30 s")

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=nobody))
    with pytest.raises(LabError, match=r"^The dask cluster does not answer: Timed out .* after 30 s\.$"):
        run(setting("the-game", 2, {}), deals(["random"], 2, 3, "a"), backend="dask")


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    what = setting("the-game", 2, {})
    jobs = deals(["random"], 2, 10, "log")
    log = tmp_path / "run.jsonl"

    def stop_after_four(_: Result) -> None:
        if len(log.read_bytes().splitlines()) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(what, jobs, log=log, each=stop_after_four)
    log.write_bytes(log.read_bytes()[:-7])  # killed in the middle of a line
    played: list[Result] = []
    known: list[int] = []
    results = run(what, jobs, log=log, each=played.append, before=known.append)
    assert (known, len(played)) == ([3], 7)
    assert without_time(results) == without_time(run(what, jobs))


def test_ctrl_c_says_how_to_go_on_and_nothing_is_lost(tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    # Whatever a shell starts in the background does not listen to Ctrl-C, and neither do its children.
    program = "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program += "; runpy.run_module('ludoteca', run_name='__main__', alter_sys=True)"
    words = [sys.executable, "-c", program, "simulate", "the-game", "--players", "2", "--bots", "random"]
    words += ["--log", str(log), "--json", "--games"]
    # So many that it cannot come to its end before it is stopped.
    process = subprocess.Popen(
        [*words, "200000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while process.poll() is None and not (log.exists() and log.read_bytes().count(b"\n") > 5):
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, said = process.communicate()
    assert (process.returncode, out) == (130, "")
    assert "Run the same command to continue." in said
    assert "Traceback" not in said
    done = log.read_bytes().count(b"\n") - 1
    before = log.read_bytes()
    again = subprocess.run([*words, str(done + 20)], capture_output=True, text=True, check=True)
    assert log.read_bytes().startswith(before)
    assert log.read_bytes().count(b"\n") == 1 + done + 20
    found = json.loads(again.stdout)
    what = setting("the-game", 2, {})
    whole = summarise(what, ["random"], "1", run(what, deals(["random"], 2, done + 20, "1")))
    assert (found["games"], found["mean_left"], found["distribution"]) == (
        done + 20,
        whole.mean_left,
        whole.distribution,
    )


def test_a_log_of_another_run_is_left_alone(tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    run(setting("the-game", 2, {}), deals(["random"], 2, 2, "a"), log=log)
    before = log.read_bytes()
    with pytest.raises(LabError, match="another run"):
        run(setting("the-game", 2, {"pro": True}), deals(["random"], 2, 2, "a"), log=log)
    assert log.read_bytes() == before


def test_simulate_counts_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    args = command(
        "simulate", "lost-code", "--players", "4", "--bots", "random,random,random,cheat", "--games", "8", "--json"
    )
    assert args.run(args) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 8
    cheat = next(bot for bot in found["per_bot"] if bot["bot"] == "cheat")
    assert cheat["win_rate"] == 1.0
    assert cheat["pinned"] == 1.0
    assert 0 <= cheat["interval"]["low"] <= cheat["interval"]["high"] <= 1
    assert sum(found["distribution"].values()) == 8 * 4


def test_simulate_of_a_team_has_cards_left(capsys: pytest.CaptureFixture[str]) -> None:
    args = command(
        "simulate", "the-game", "--players", "5", "--bots", "random", "--games", "6", "--option", "pro=on", "--json"
    )
    assert args.run(args) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["options"]["pro"] is True
    assert found["mean_left"] == pytest.approx(
        sum(int(left) * count for left, count in found["distribution"].items()) / 6
    )


@pytest.mark.parametrize("game", ["lost-code", "the-game"])
def test_the_arena_ranks_the_cheat_first(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    args = command(
        "arena", game, "--players", "2", "--bots", "random,cheat", "--deals", "3", "--json", "--html", str(page)
    )
    assert args.run(args) == 0
    found = json.loads(capsys.readouterr().out)
    assert [rung["bot"] for rung in found["ladder"]] == ["cheat", "random"]
    assert found["ladder"][0]["elo"] > found["ladder"][1]["elo"]
    assert sum(found["ladder"][0]["distribution"].values()) == (6 if game == "lost-code" else 3)
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 2
    assert f"ludoteca arena {game} --players 2 --bots random,cheat --deals 3 --seed 1<" in text
    mixed = found.get("mixed")
    assert (mixed is None) == (game == "lost-code")
    if mixed:
        assert mixed["matches"] == 3
        assert f"{mixed['mean_left']:.2f} cards left" in text


def test_the_arena_shows_a_table_and_what_failed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("arena", "the-game", "--players", "2", "--bots", "random,novice,random", "--deals", "2")
    args = command(*words)
    assert args.run(args) == 0
    shown = capsys.readouterr().out
    assert shown.count("random") == 1
    assert "Mixed teams, 2 matches" in shown

    def sometimes(game: str, name: str, seed: int) -> Bot:
        return Broken("choose a move", seed) if name == "novice" else RandomBot(seed)

    monkeypatch.setattr(runner, "bot", sometimes)
    args = command(*words, "--on-error", "continue")
    assert args.run(args) == 1
    shown = capsys.readouterr().out
    assert "The match with seed 1-0 (novice, novice) was not finished." in " ".join(shown.split())
    assert "Mixed teams" not in shown


def test_where_the_report_cannot_go_is_said_before_anything_is_played(tmp_path: Path) -> None:
    args = command("arena", "the-game", "--bots", "random,novice", "--html", str(tmp_path / "no" / "report.html"))
    with pytest.raises(LabError, match="no folder"):
        args.run(args)
    args = command("arena", "the-game", "--bots", "random,novice", "--html", str(tmp_path))
    with pytest.raises(LabError, match="cannot be written"):
        args.run(args)


def test_no_more_processes_are_started_than_have_something_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def here(what: Setting, chunks: Sequence[Sequence[Job]], hands: int) -> Iterator[list[Result]]:
        asked.append(hands)
        yield from (runner._play_chunk(what, chunk) for chunk in chunks)

    monkeypatch.setattr(runner, "_on_joblib", here)
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    what = setting("the-game", 2, {})
    for games in (1, 5, 40):
        jobs = deals(["random"], 2, games, "hands")
        assert without_time(run(what, jobs, processes=999)) == without_time(run(what, jobs))
    assert asked == [5, 8]


@pytest.mark.parametrize("words", [("simulate", "the-game", "--games"), ("arena", "lost-code", "--deals")])
def test_a_table_that_does_not_fit_is_told_line_by_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "36")
    args = command(*words, "2", "--bots", "random,novice" if "arena" in words else "random")
    assert args.run(args) == 0
    shown = capsys.readouterr().out.splitlines()
    assert "random" in shown
    assert any(line.split()[:1] == ["won"] and line.endswith("%") for line in shown)
    assert not any("…" in line for line in shown)


def test_a_log_with_a_line_that_says_something_else_is_no_log(tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    what, jobs = setting("the-game", 2, {}), deals(["random"], 2, 2, "a")
    run(what, jobs, log=log)
    log.write_bytes(log.read_bytes().replace(b'"winners"', b'"losers"'))
    with pytest.raises(LabError, match="not a log of matches"):
        run(what, jobs, log=log)


def test_same_bots_everywhere_show_how_much_the_first_seat_wins(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "lost-code", "--players", "2", "--bots", "novice", "--games", "6")
    args = command(*words, "--json")
    args.run(args)
    found = json.loads(capsys.readouterr().out)
    played = run(setting("lost-code", 2, {}), deals(["novice"], 2, 6, "1"))
    assert found["win_rate"] == sum(0 in result.winners for result in played) / 6
    assert "per_bot" not in found
    args = command(*words)
    args.run(args)
    assert "by the first seat" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["lost-cod"], "Did you mean “lost-code”"),
        (["lost-code", "--players", "7"], "for 2 to 4 players"),
        (["lost-code", "--games", "0"], "At least one game"),
        (["lost-code", "--bots", "grandmaster"], "There is no bot “grandmaster”"),
        (["lost-code", "--bots", "random,random,random"], "Name one bot for all"),
        (["lost-code", "--option", "curse"], "NAME=VALUE"),
        (["lost-code", "--option", "curze=on"], "Did you mean “curse”"),
        (["lost-code", "--jobs", "0"], "1 or more"),
        (["lost-code", "--think", "0"], "more than 0 seconds"),
        (["lost-code", "--think", "nan"], "more than 0 seconds"),
        (["lost-code", "--bots", " , "], "Name at least one bot"),
        (["lost-code", "--bots", "random,,random"], "There is no bot “”"),
        (["lost-code", "--log", "."], r"^\. cannot be written: .+\. Name another place\.$"),
    ],
)
def test_bad_input_gets_a_sentence(words: list[str], sentence: str) -> None:
    args = command("simulate", *words)
    with pytest.raises(ValueError, match=sentence):
        args.run(args)


def test_an_arena_needs_two_bots() -> None:
    args = command("arena", "the-game", "--bots", "random")
    with pytest.raises(LabError, match="two different bots"):
        args.run(args)


class Broken:
    """Plays well enough until its third move, and then does one thing wrong."""

    def __init__(self, wrong: str, seed: int) -> None:
        if wrong == "sit down":
            raise ZeroDivisionError
        self._wrong = wrong
        self._asked = 0

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        self._asked += 1
        move: Move = view.moves[0]
        if self._asked < 3:
            return move
        answers: dict[str, Any] = {"illegal": past[0].move, "nothing": None, "words": "castle", "number": 7}
        if self._wrong == "choose a move":
            raise ZeroDivisionError
        wrong: Move = answers.get(self._wrong, move)
        return wrong

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        if self._wrong == "speak" and self._asked == 2:
            raise ZeroDivisionError
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        if self._wrong == "say how eager it is":
            raise ZeroDivisionError
        return 0


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("sit down", "failed to sit down: ZeroDivisionError()."),
        ("choose a move", "failed to choose a move: ZeroDivisionError()."),
        ("speak", "failed to speak: ZeroDivisionError()."),
        ("say how eager it is", "failed to say how eager it is: ZeroDivisionError()."),
        *((answer, "which may not be played") for answer in ("illegal", "nothing", "words", "number")),
    ],
)
def test_a_broken_bot_names_the_seed_and_the_run_goes_on_or_stops_as_asked(
    wrong: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "bot", lambda game, name, seed: Broken(wrong, seed))
    what = setting("the-game", 2, {})
    jobs = deals(["broken"], 2, 3, "x")
    failure = play_one(what, jobs[1]).failure
    assert "x-1 (broken, broken)" in failure
    assert told in failure
    with pytest.raises(LabError, match="x-0"):
        run(what, jobs)
    results = run(what, jobs, on_error="continue")
    assert all(result.failure for result in results)
    with pytest.raises(LabError, match="No match was finished"):
        summarise(what, ["broken"], "x", results)


def test_bots_have_to_exist() -> None:
    with pytest.raises(LabError, match=r"at least one bot.*random.*cheat"):
        check_bots("the-game", [])
    with pytest.raises(UnknownBot, match="Did you mean “expert”"):
        check_bots("the-game", ["random", "exprt"])


@pytest.mark.parametrize("game", GAMES)
def test_the_cheat_plays_in_the_lab_only(game: str) -> None:
    check_bots(game, ["cheat"])
    assert "cheat" not in bots(game)
    with pytest.raises(UnknownBot):
        bot(game, "cheat")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lab_says_what_is_wrong_in_the_language_of_the_command_line(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cases: dict[str, tuple[list[str], dict[str, Any]]] = {
        "lab-games": (["simulate", "the-game", "--games", "0"], {}),
        "lab-deals": (["arena", "the-game", "--deals", "0"], {}),
        "lab-two-bots": (["arena", "the-game", "--bots", "random"], {}),
        "lab-lineup": (["simulate", "lost-code", "--bots", "random,random,random"], {"players": 2, "count": 3}),
        "lab-jobs": (["simulate", "the-game", "--jobs", "0"], {}),
        "lab-option": (["simulate", "the-game", "--option", "pro"], {"option": "pro"}),
        "lab-think": (["simulate", "the-game", "--think", "0"], {}),
        "lab-no-folder": (["arena", "the-game", "--html", "/no/such/report.html"], {"folder": "/no/such"}),
        "lab-tune": (["tune", "chess"], {"games": "lost-code, the-game, the-game-extreme"}),
    }
    for message, (words, facts) in cases.items():
        assert main(["--language", language, *words]) == 2
        assert capsys.readouterr().err == say(f"wrong-{message}", facts, language) + "\n"


def test_each_family_has_its_own_tuning(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, list[str]]] = []
    for name in ("lost_code", "the_game"):
        monkeypatch.setattr(f"ludoteca.mind.{name}.tune.main", lambda words, name=name: asked.append((name, words)))
    for words in (["lost-code", "--games", "40"], ["the-game-extreme", "--players", "3"]):
        args = command("tune", *words)
        args.run(args)
    assert asked == [
        ("lost_code", ["lost-code", "--games", "40"]),
        ("the_game", ["the-game-extreme", "--players", "3"]),
    ]
    for help_ in (["--help"], ["-h"]):
        with pytest.raises(SystemExit, match=r"^0$"):
            main(["tune", *help_])
    for rest in ([], ["chess"]):
        args = command("tune", *rest)
        with pytest.raises(LabError, match="ludoteca tune GAME, where GAME is lost-code, the-game, the-game-extreme"):
            args.run(args)
