"""`ludoteca puzzles`: solve, check and make on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.learn.puzzles import KINDS, Kind, Puzzle, read_pack, shipped, write_pack
from ludoteca.locales import LANGUAGES
from ludoteca.terminal import puzzles, saves
from ludoteca.terminal.cli import main
from ludoteca.terminal.puzzles import PlainPuzzle, read_kept, solve_one


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "home", lambda: tmp_path)


def sample(kind: Kind) -> Puzzle:
    return next(puzzle for puzzle in shipped().values() if puzzle.kind == kind)


def typed(puzzle: Puzzle) -> list[str]:
    return [puzzle.answer[0].split()[2]] if puzzle.kind == "final" else list(puzzle.answer)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_solved_by_typing(kind: Kind) -> None:
    puzzle, said = sample(kind), list[str]()
    lines = iter(["help", "view", "sheet", *typed(puzzle)])
    assert PlainPuzzle(puzzle, "en", ask=lambda: next(lines), tell=said.append).run() == 1.0
    assert "Right." in said
    # Whoever solves it is called as on the pages, and not “Player 3” among Ada and Ben.
    assert not any("Player" in line for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_a_wrong_answer_and_the_rating(language: str) -> None:
    puzzle, said = sample("stone"), list[str]()
    other = str((int(puzzle.answer[0]) + 1) % 8)
    lines = iter(["hint", "hint", "hint", "99", other, "skip"])
    solve_one(puzzle, language, ask=lambda: next(lines), tell=said.append)
    kept = read_kept()
    assert kept.tried == {puzzle.id: 0.0}
    assert kept.rating.rating < 1500
    assert str(round(kept.rating.rating)) in said[-1]
    # Again it is practice.
    again = iter(typed(puzzle))
    solve_one(puzzle, language, ask=lambda: next(again), tell=said.append)
    assert read_kept() == kept
    assert puzzles.next_for(kept, {puzzle.id: puzzle}) is None


def test_check_and_make_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "pack.xz"
    pack.write_bytes(write_pack([sample("stone"), sample("save")]))
    assert main(["--language", "en", "puzzles", "check", str(pack)]) == 0
    assert "2 puzzles checked; all are sound." in capsys.readouterr().out
    made = tmp_path / "made.xz"
    words = ["--language", "en", "puzzles", "make", "--out", str(made), "--kind", "wheel", "--count", "2"]
    assert main(words) == 0
    assert len(read_pack(made.read_bytes())) == 2
    assert main(["--language", "en", "puzzles", "solve", "nothing", "--pack", str(made)]) == 2
    assert "no puzzle called" in capsys.readouterr().err
