"""What dev.py offers, and what the files around it promise."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from threading import Event

import pytest

from tests.setup.conftest import ROOT, Copy
from workshop import checks, commands, environment
from workshop.commands import COMMANDS, HELP, main
from workshop.places import surroundings

LOCKS = ("dev", "play", "serve", "node", "uv")


@pytest.mark.parametrize("words", [[], ["help"], ["--help"], ["-h"]])
def test_help_names_every_command(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert [name for name in COMMANDS if not re.search(rf"^  {name}\b", shown, re.MULTILINE)] == []


def test_a_reader_that_goes_away_is_no_trouble(copy: Copy) -> None:
    command = f'"{sys.executable}" dev.py help | true'
    run = subprocess.run(
        command, shell=True, cwd=copy.folder, env=copy.env, capture_output=True, text=True, check=False
    )
    assert run.stderr == ""


def test_an_unknown_command_shows_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paly"]) == 2
    shown = capsys.readouterr().out
    assert "`paly`" in shown
    assert HELP in shown


@pytest.mark.parametrize(("command", "folder"), [("bench", "benchmarks"), ("prove", "tests/prove")])
def test_a_missing_name_lists_what_there_is(copy: Copy, command: str, folder: str) -> None:
    place = copy.folder / folder
    place.mkdir(parents=True)
    (place / "__init__.py").write_text("")
    (place / "helper.py").write_text("def help_out(): ...")
    (place / "speed.py").write_text("def main(): ...")
    for words, code in (([command], 0), ([command, "nonsense"], 2)):
        run = copy.dev(*words)
        assert run.returncode == code
        assert f"python3 dev.py {command} NAME" in run.stdout
        assert run.stdout.rstrip().endswith("one of: speed")


@pytest.mark.slow
def test_the_set_up_does_not_mix_with_what_a_benchmark_prints(copy: Copy) -> None:
    place = copy.folder / "benchmarks"
    place.mkdir()
    (place / "speed.py").write_text("def main(): ...")
    run = copy.dev("bench", "speed", "--json")
    assert "Setting up" in run.stderr
    assert run.stdout == ""


@pytest.mark.parametrize(
    ("words", "client"), [(["bench", "web"], True), (["shots"], True), (["bench", "engine"], False)]
)
def test_what_opens_pages_builds_them_first(words: list[str], client: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(environment, "prepare", done.append)
    monkeypatch.setattr(commands, "build_client", lambda: done.append("client"))
    monkeypatch.setattr(commands, "openly", lambda command: len(done))
    assert main(words) == 1 + client
    assert done == (["dev", "client"] if client else ["dev"])


def test_a_command_whose_module_is_missing_says_so(copy: Copy) -> None:
    run = copy.dev("strength")
    assert run.returncode == 1
    assert "get the whole repository" in run.stderr


def test_lock_refuses_what_it_does_not_know(copy: Copy) -> None:
    run = copy.dev("lock", "--frozen")
    assert run.returncode == 1
    assert "--upgrade" in run.stderr


def test_a_failed_check_shows_what_it_said_and_how_to_run_it_alone(capsys: pytest.CaptureFixture[str]) -> None:
    complain = "import sys; sys.exit('line 7 is wrong')"
    assert not checks.step("types", [sys.executable, "-c", complain, str(ROOT / "src")])
    shown = capsys.readouterr().out
    assert "line 7 is wrong" in shown
    assert shown.rstrip().endswith(f'-c "{complain}" src')


def test_a_test_run_keeps_its_closing_line() -> None:
    closing = "== 3 passed in 0.1s =="
    run = [sys.executable, "-c", f"print('...'); print('{closing}'); print()"]
    last: list[str] = []
    assert checks.loud_step("tests", run, surroundings(), last)
    assert last == [closing]


def test_a_test_run_beside_another_is_told_in_one_piece_at_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    """Also when it fails, and whichever of the two ends first."""
    slow = [sys.executable, "-c", "import time; print('a1', flush=True); time.sleep(1); print('a2')"]
    quick = [sys.executable, "-c", "import sys; print('b1'); print('b2'); sys.exit(3)"]
    last: list[str] = []
    assert not checks.side_by_side(
        [lambda: checks.loud_step("tests", slow, surroundings(), last)],
        [lambda: checks.later_step("others", quick, surroundings(), last)],
    )
    assert sorted(last) == ["a2", "b2"]
    shown = capsys.readouterr().out
    assert "b1\nb2\n" in shown
    assert "Failed: others." in shown


def test_after_a_failure_no_lane_begins_anything_more() -> None:
    begun, noticed = Event(), Event()
    done: list[str] = []

    def do(what: str) -> Callable[[], bool]:
        def doing() -> bool:
            done.append(what)
            return True

        return doing

    def failing() -> Iterator[Callable[[], bool]]:
        # The other lane is in the middle of something when this one fails.
        yield lambda: not begun.wait(60)
        noticed.set()
        yield do("after a failure")

    def begin() -> bool:
        begun.set()
        return noticed.wait(60) and do("what was begun")()

    def going_on() -> Iterator[Callable[[], bool]]:
        yield begin
        yield do("in the other lane")

    assert not checks.side_by_side(failing(), going_on())
    assert done == ["what was begun"]
    assert checks.side_by_side([do("one"), do("two")], [do("three")])
    assert sorted(done[1:]) == ["one", "three", "two"]


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_is_pinned_and_hashed_and_no_address_is_named(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert "://" not in text
    assert "index-url" not in text
    blocks = re.split(r"\n(?=\S)", text.strip())
    assert blocks
    for block in blocks:
        assert re.match(r"[a-z0-9-]+==\S+", block), block
        assert "--hash=sha256:" in block, block


def pins(name: str) -> set[str]:
    return set(re.findall(r"^[a-z0-9-]+==\S+", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE))


def test_players_and_developers_run_the_same_versions() -> None:
    assert pins("play") <= pins("dev")
    assert pins("serve") <= pins("dev")


def test_everything_the_project_asks_for_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    groups = project["dependency-groups"]
    asked = {
        "play": project["project"]["dependencies"] + groups["build"],
        "dev": project["project"]["dependencies"]
        + groups["dev"]
        + extras["postgres"]
        + extras["redis"]
        + extras["pettingzoo"],
        "serve": project["project"]["dependencies"] + extras["postgres"] + extras["redis"],
        "node": groups["node"],
        "uv": groups["uv"],
    }
    for lock, wanted in asked.items():
        locked = {pin.partition("==")[0] for pin in pins(lock)}
        names = {re.split(r"[\[<>=; ]", line)[0] for line in wanted if isinstance(line, str)}
        assert {re.sub(r"[._]+", "-", name).lower() for name in names} <= locked


def test_ci_runs_the_command_of_the_readme() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    command = script.read_text().strip().splitlines()[-1]
    assert f"$ {command} " in (ROOT / "README.md").read_text()


def test_what_is_imported_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine's surroundings say: each of a run's programs would compile every package for itself."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in surroundings()
