"""Lessons at the keyboard: line by line and on the screen, to their end; left and taken up again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.learn.lessons import lesson_named, lessons
from ludoteca.locales import LANGUAGES
from ludoteca.terminal.cli import main
from ludoteca.terminal.lesson import Learner, PlainLesson, read_kept
from ludoteca.terminal.screen.lesson import LessonApp
from tests.terminal.playing import screen_text


class Pupil:
    """Types what a lesson asks for, and first something else where that is asked."""

    def __init__(self, learner: Learner, *, clumsy: bool = False) -> None:
        self.learner = learner
        self.told: list[str] = []
        self._clumsy = clumsy
        self._lines = self._typing()
        self.plain = PlainLesson(learner, ask=lambda: next(self._lines), tell=self.told.append)

    def _typing(self) -> Iterator[str]:
        while True:
            step, at = self.learner.step, self.learner.at
            if self._clumsy and step.ask:
                yield "nonsense"
                assert self.learner.at == at
            yield step.answer


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(lessons()))
def test_a_lesson_is_gone_through_line_by_line(name: str, language: str) -> None:
    pupil = Pupil(Learner(lesson_named(name), language), clumsy=language == "en")
    assert pupil.plain.run()
    assert read_kept()[name].done
    told = "\n".join(pupil.told)
    assert "lesson-" not in told
    assert "learn-" not in told


def test_a_lesson_is_left_and_taken_up_again() -> None:
    pupil = Pupil(Learner(lesson_named("the-game"), "en"))
    lines = iter(["", "", "", "lay 97 up1", "5 up1", "lay 3 up1", "back", "view", "?", "", "3 up1", "quit"])
    pupil.plain.ask = lambda: next(lines)
    assert not pupil.plain.run()
    assert pupil.told[-1].startswith("You are at step 5 of 18.")
    assert any("only 98 and 99" not in line and "From 1 to 97" in line for line in pupil.told)
    later = Learner(lesson_named("the-game"), "de")
    assert later.at == 4
    assert Learner(lesson_named("the-game"), "de", again=True).at == 0
    assert Pupil(later).plain.run()
    assert Learner(lesson_named("the-game"), "en").at == 0


def test_the_end_names_the_match_that_was_learnt_and_the_coach() -> None:
    pupil = Pupil(Learner(lesson_named("the-game-pro"), "en"))
    assert pupil.plain.run()
    assert "ludoteca play the-game --pro" in pupil.told[-1]
    assert "“coach”" in pupil.told[-1]


def test_back_at_the_first_step_tells_it_again() -> None:
    pupil = Pupil(Learner(lesson_named("the-game"), "en"))
    lines = iter(["back", "quit"])
    pupil.plain.ask = lambda: next(lines)
    pupil.plain.run()
    assert sum("your opponent is the game" in line for line in pupil.told) == 2


def test_a_damaged_file_of_progress_stops_nobody(data: Path) -> None:
    data.mkdir(parents=True)
    (data / "lessons.json").write_text("{", encoding="utf-8")
    assert Learner(lesson_named("the-game"), "en").at == 0


def test_skipping_shows_what_was_asked() -> None:
    learner = Learner(lesson_named("lost-code"), "en")
    while not learner.last:
        learner.go(learner.at + 1)
    assert learner.view.outcome is not None


def test_the_command_lists_and_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--language", "en"]) == 0
    assert "the-game – The Game, step by step (4 min)" in capsys.readouterr().out
    assert main(["learn", "chess", "--language", "it"]) == 2
    assert "Non c’è una lezione «chess»" in capsys.readouterr().err


@pytest.mark.slow
def test_a_lesson_goes_through_a_pipe(data: Path) -> None:
    lines = "".join(f"{step.answer}\n" for step in lesson_named("the-game-extreme").steps)
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", "learn", "the-game-extreme", "--language", "en"],
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "ludoteca play the-game-extreme" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("name", ["the-game-extreme", "lost-code"])
async def test_a_lesson_is_gone_through_on_the_screen(name: str) -> None:
    """By keys where the step only tells, and by the chooser's own move where it asks."""
    app = LessonApp(Learner(lesson_named(name), "en"))
    async with app.run_test(size=(100, 34)) as pilot:
        await pilot.pause()
        while not app.learner.last:
            at, step = app.learner.at, app.learner.step
            assert app.learner.head in " ".join(screen_text(app).split())
            if step.ask and at % 2:
                app._attempt("nonsense")
                assert app.note
                assert app._attempt(step.answer)
                app.advance()
            else:
                await pilot.press("n" if step.ask else "enter")
            await pilot.pause()
            assert app.learner.at == at + 1
        await pilot.press("b")
        assert app.learner.at == len(app.learner.lesson.steps) - 2
        await pilot.press("n", "enter")
    assert read_kept()[name].done


@pytest.mark.slow
async def test_the_trick_is_done_with_the_keys_of_the_board() -> None:
    """Cards are chosen as in a match; a wrong one is answered, and the lesson waits."""
    learner = Learner(lesson_named("the-game"), "en")
    learner.go(3)
    app = LessonApp(learner)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("right", "1")
        assert learner.at == 3
        assert "From 1 to 14" in app.note
        await pilot.press("left", "1")
        assert learner.at == 4
        assert app.note == ""


@pytest.mark.slow
async def test_the_sheet_is_asked_on_the_screen() -> None:
    learner = Learner(lesson_named("lost-code"), "en")
    learner.go(next(n for n, step in enumerate(learner.lesson.steps) if step.id == "why"))
    app = LessonApp(learner)
    at = learner.at
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("m", *["down"] * 5, *["right"] * 3, "enter")
        assert learner.at == at + 1
        assert "bear" in app.note.lower()
