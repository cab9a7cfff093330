"""What a lesson is: one TOML file, read into structs. docs/lessons.md is the description for authors."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from ludoteca.engine.input_error import InputError
from ludoteca.engine.moves import Seat
from ludoteca.mind.base import Level

Kind = Literal["first", "short", "thinking"]
"""The first hour with a game; a variant or an expansion; how to play it well."""
ORDER: tuple[Kind, ...] = ("first", "short", "thinking")

_STEP = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class LessonError(InputError):
    """A lesson that cannot be found or read."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to something else than was asked for. `when` is the text of a move, with * and ? for any part of
    it; the sentence is lesson-<lesson>-<step>--<say>."""

    when: str
    say: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One stop. First `moves` happen, then lesson-<lesson>-<id> is said; with `ask` it goes on when that was done."""

    id: str
    moves: tuple[str, ...] = ()
    """As lines of a record: "* draw 0 12" is chance's, "1 lay 5 up1" seat 1's."""
    jump: bool = False
    """The moves are not shown one by one: time has passed."""
    point: tuple[str, ...] = ()
    """Things on the board, by their names in targets.py."""
    ask: tuple[str, ...] = ()
    """What the learner is asked to do: the text of a move, or "why <symbol> <number>" for a question to the sheet. The
    first is the one that is shown to whoever skips; others, which may have * and ?, are as good."""
    wrong: tuple[Wrong, ...] = ()
    rules: tuple[str, ...] = ()
    """Rules that this step shows."""
    help: Level = "none"
    """What the sheet tells here."""

    @property
    def answer(self) -> str:
        """What is done for whoever skips the step; "" where nothing is asked."""
        return self.ask[0] if self.ask else ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down: its table, its moves and its steps."""

    game: str
    players: int
    minutes: int
    names: tuple[str, ...]
    """Of the other seats, in their order."""
    steps: tuple[Step, ...]
    id: str = ""
    kind: Kind = "first"
    seat: Seat = 0
    after: str = ""
    """The lesson that this one takes for granted."""
    options: dict[str, Any] = {}

    def text(self, step: Step) -> str:
        """The message of a step."""
        return f"lesson-{self.id}-{step.id}"

    @property
    def title(self) -> str:
        """The sentence with its title."""
        return f"lesson-{self.id}-title"

    @property
    def about(self) -> str:
        """The sentence that says what one learns in it."""
        return f"lesson-{self.id}-about"

    def called(self, you: str) -> tuple[str, ...]:
        """Everybody's name, seat by seat."""
        return (*self.names[: self.seat], you, *self.names[self.seat :])

    def shows(self, rule: str) -> int | None:
        """The first step that shows a rule."""
        return next((at for at, step in enumerate(self.steps) if rule in step.rules), None)


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson in a file; LessonError says what is wrong with it."""
    try:
        lesson = msgspec.structs.replace(msgspec.toml.decode(text, type=Lesson), id=name)
    except msgspec.DecodeError as error:
        raise LessonError("lesson-unreadable", lesson=name, detail=str(error)) from None
    ids = [step.id for step in lesson.steps]
    wrong = [step for step in ids if not _STEP.fullmatch(step) or ids.count(step) > 1]
    if wrong or not ids:
        raise LessonError("lesson-unreadable", lesson=name, detail=f"steps.id: {wrong[0] if wrong else '-'}")
    return lesson


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by name: first ones first, each kind in the order of the names."""
    found = [
        read_lesson(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8"))
        for file in files(__package__).joinpath("scripts").iterdir()
        if file.name.endswith(".toml")
    ]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda one: (ORDER.index(one.kind), one.id))}


def lesson_named(name: str) -> Lesson:
    """The lesson of that name. The first lesson of a game is called like the game."""
    found = lessons().get(name)
    if found is None:
        raise LessonError("lesson-unknown", lesson=name, lessons=", ".join(lessons()))
    return found
