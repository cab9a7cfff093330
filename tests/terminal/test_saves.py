"""Quit and resume: nothing is lost, nothing is overwritten, and what is broken stays for somebody to look at."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.mind.marks import Mark
from ludoteca.terminal import saves
from ludoteca.terminal.cli import main
from ludoteca.terminal.saves import Shelf
from tests.terminal.playing import Typist, sit


def saved_in(data: Path) -> list[Path]:
    return sorted((data / "matches").glob("*.json"))


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "ludoteca", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
    )


def read_until(process: subprocess.Popen[str], wanted: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if wanted in line:
            return
    raise AssertionError(f"the process never said {wanted!r}")


@pytest.mark.slow
def test_a_killed_match_goes_on_where_it_was(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    process = start("play", "lost-code", "--plain", "--seed", "5", "--bots", "random", "--names", "Zoe")
    assert process.stdin is not None
    process.stdin.write("keep\n")
    process.stdin.flush()
    read_until(process, "You keep the dice.")
    (path,) = saved_in(data)
    process.kill()
    process.communicate()
    before = msgspec.json.decode(path.read_bytes(), type=saves.Saved)
    assert ludoteca.load(before.record).view(0).phase == "wheel"  # type: ignore[attr-defined]
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", "resume", "--plain"],
        input="7 9\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    assert "You set the wheel of 7 on 9–15." in done.stdout
    assert f"ludoteca resume {path.stem}" in done.stdout
    after = msgspec.json.decode(path.read_bytes(), type=saves.Saved)
    assert after.names[0] == "Zoe"
    assert (after.begun, after.bots) == (before.begun, before.bots)
    assert after.record.splitlines()[-2] != before.record.splitlines()[-2]


def test_a_match_that_is_open_elsewhere_is_not_touched(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shelf = Shelf.fresh("lost-code", "en")
    shelf.keep(sit("lost-code"))
    written = shelf.path.read_bytes()
    assert main(["resume", shelf.name, "--plain"]) == 2
    assert capsys.readouterr().err.startswith(f"The match {shelf.name} is open in another window")
    shelf.close()
    assert shelf.path.read_bytes() == written


def test_another_match_gets_a_place_of_its_own(data: Path) -> None:
    shelves = [Shelf.fresh("the-game", "en") for _ in range(5)]
    for shelf in shelves:
        shelf.keep(sit("the-game"))
        shelf.close()
    assert len(saved_in(data)) == 5
    assert not list((data / "matches").glob("*.lock"))


@pytest.mark.parametrize("damage", ["", "{", '{"save":1}', "cut", "edited", "other version"])
def test_damaged_saves_are_told_and_left_alone(damage: str, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shelf = Shelf.fresh("lost-code", "en")
    shelf.keep(sit("lost-code"))
    shelf.close()
    whole = shelf.path.read_text(encoding="utf-8")
    broken = {
        "cut": whole[: len(whole) // 2],
        "edited": whole.replace("deal 0 eagle", "deal 1 eagle", 1),
        "other version": whole.replace('"save":1', '"save":99', 1),
    }.get(damage, damage)
    shelf.path.write_text(broken, encoding="utf-8")
    assert main(["resume", "--plain"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(str(shelf.path))
    assert "left as it is" in said
    assert shelf.path.read_text(encoding="utf-8") == broken
    assert main(["resume", "--list"]) == 0
    assert "left as it is" in capsys.readouterr().out


def test_a_failed_write_leaves_the_last_one(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf.fresh("the-game", "en")
    sitting = sit("the-game")
    shelf.keep(sitting)
    written = shelf.path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        shelf.keep(sitting)
    shelf.close()
    assert shelf.path.read_bytes() == written
    assert saved_in(data) == [shelf.path]
    assert [path.name for path in (data / "matches").iterdir()] == [shelf.path.name]


def test_several_matches_are_listed(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("lost-code", "the-game"):
        shelf = Shelf.fresh(game, "en")
        shelf.keep(sit(game, names=["Zoe"]))
        shelf.close()
    assert main(["resume"]) == 0
    out = capsys.readouterr().out
    assert "The Lost Code, Zoe, Ada, begun " in out
    assert "ludoteca resume NAME" in out
    assert main(["resume", "nothing"]) == 2
    assert capsys.readouterr().err.startswith("There is no saved match “nothing”.")


def test_signs_and_people_are_kept(data: Path) -> None:
    shelf = Shelf.fresh("lost-code", "en")
    sitting = sit("lost-code", players=3, people=2, names=["Zoe", "Max"])
    sitting.marks[1] = (Mark("eagle", 3, "circle"),)
    shelf.keep(sitting)
    saved, match = saves.read(shelf.name, "en")
    shelf.close()
    assert saved.marks == sitting.marks
    assert saved.names == ("Zoe", "Max", "Ada")
    assert match.entries == sitting.match.entries


def test_a_finished_match_becomes_a_record(data: Path) -> None:
    shelf = Shelf.fresh("the-game", "en")
    person = Typist(sit("the-game"))
    sitting = person.plain.sitting
    sitting.keep = lambda: shelf.keep(sitting)
    assert person.plain.run()
    shelf.close()
    assert not saved_in(data)
    record = ludoteca.load(saves.record_path(shelf.name).read_bytes())
    assert record.outcome == sitting.match.outcome


@pytest.mark.parametrize("name", ["no such match", "../matches/other", "/etc/passwd"])
def test_names_from_nowhere_are_no_paths(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    shelf = Shelf.fresh("the-game", "en")
    shelf.keep(sit("the-game"))
    shelf.close()
    assert main(["resume", name]) == 2
    assert capsys.readouterr().err.startswith(f"There is no saved match “{name}”.")
