"""A lesson at the keyboard: where the learner is, what is kept of it, and the line mode."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move
from ludoteca.learn.lessons import Lesson, Reply, Step, Walk
from ludoteca.learn.lessons.walk import WHY
from ludoteca.mind.assist import HelpFailed
from ludoteca.terminal import saves
from ludoteca.terminal.plain import Ask, Leave, Tell, typed_line
from ludoteca.terminal.words import Words, words_for

LISTED = 8
"""More moves than this are not listed: the step says which one it wants, and how to type it is told."""


class Kept(msgspec.Struct, frozen=True):
    """How far somebody got in a lesson, and what they chose where there was a choice."""

    at: int = 0
    answers: dict[int, str] = {}
    done: bool = False


def _file() -> Path:
    return saves.home() / "lessons.json"


def read_kept() -> dict[str, Kept]:
    """By lesson. A file that cannot be read is no reason not to learn: one begins anew."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Kept])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}


class Learner:
    """Somebody on their way through a lesson. Every step is kept at once."""

    def __init__(self, lesson: Lesson, language: str, *, again: bool = False) -> None:
        self.lesson = lesson
        self.language = language
        kept = Kept() if again else read_kept().get(lesson.id, Kept())
        fits = not kept.done and 0 <= kept.at < len(lesson.steps)
        self.at = kept.at if fits else 0
        self.answers = dict(kept.answers) if fits else {}
        self.names = lesson.called(Words(language).say("learn-name"))

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    @cached_property
    def walk(self) -> Walk:
        return Walk(self.lesson, self.answers)

    @property
    def match(self) -> Match:
        return self.walk.match_at(self.at)

    @property
    def view(self) -> View:
        return self.match.view(self.lesson.seat)

    @property
    def words(self) -> Words:
        return words_for(self.view, self.language)

    @property
    def text(self) -> str:
        return self.words.say(self.lesson.text(self.step))

    @property
    def head(self) -> str:
        words = Words(self.language)
        where = words.say("learn-step", at=self.at + 1, of=len(self.lesson.steps))
        return f"{words.say(self.lesson.title)} · {where}"

    @property
    def command(self) -> str:
        """What plays a real match of what was learnt, with the lesson's options."""
        flags = [f"--{name.replace('_', '-')}" for name, value in self.lesson.options.items() if value is True]
        return " ".join(["ludoteca", "play", self.lesson.game, *flags])

    def attempt(self, did: object) -> Reply:
        """Something is done at this step; the right thing leads to the next one."""
        reply = self.walk.attempt(self.at, did, self.language)
        if reply.right:
            if str(did) != self.step.answer and not str(did).startswith(WHY):
                self.answers[self.at] = str(did)
                self.__dict__.pop("walk", None)
            self.go(self.at + 1)
        return reply

    def go(self, to: int) -> None:
        """To a step. Choices that lie behind it count no longer."""
        self.at = max(0, min(to, len(self.lesson.steps) - 1))
        if any(at >= self.at for at in self.answers):
            self.answers = {at: did for at, did in self.answers.items() if at < self.at}
            self.__dict__.pop("walk", None)
        self.keep()

    def keep(self, *, done: bool = False) -> None:
        kept = read_kept() | {self.lesson.id: Kept(self.at, self.answers, done)}
        saves.write_whole(_file(), msgspec.json.encode(kept))

    def news(self) -> list[str]:
        """What happened on the table since the step before."""
        if not self.at or self.step.jump:
            return []
        since = len(self.walk.match_at(self.at - 1).entries)
        past = self.match.past(self.lesson.seat)
        return [line for n, line in self.words.story(self.view, past, self.names) if n >= since]


class PlainLesson:
    """A lesson in lines. `ask` and `tell` are the keyboard and the paper."""

    def __init__(self, learner: Learner, *, ask: Ask | None = None, tell: Tell = print) -> None:
        self.learner = learner
        self.ask = ask or typed_line
        self.tell = tell

    def run(self) -> bool:
        """Whether the lesson was gone through to its end; else it is taken up there another time."""
        learner = self.learner
        words = Words(learner.language)
        self.tell(words.say(learner.lesson.title))
        self.tell(words.say("learn-plain-help"))
        self._tell_all(learner.words.situation(learner.view, learner.names))
        try:
            while self._stop():
                pass
        except (Leave, EOFError, KeyboardInterrupt):
            learner.keep()
            facts: dict[str, str | int] = {"at": learner.at + 1, "of": len(learner.lesson.steps)}
            self.tell(words.say("learn-plain-kept", name=learner.lesson.id, **facts))
            return False
        learner.keep(done=True)
        self.tell(words.say("learn-plain-over", command=learner.command))
        return True

    def _stop(self) -> bool:
        """One step, until the learner goes to another; false after the last."""
        learner, at = self.learner, self.learner.at
        self._tell_all(learner.news())
        if learner.step.jump and at:
            self._tell_all(learner.words.situation(learner.view, learner.names))
        self.tell("")
        self.tell(f"{learner.head}. {learner.text}")
        if learner.last:
            if learner.view.outcome is not None:
                self._tell_all(learner.words.result(learner.view, learner.names))
            return False
        listed = self._offer()
        while learner.at == at:
            self._do(self.ask().strip(), listed)
        return True

    def _offer(self) -> Sequence[str]:
        """What can be done here: the moves as a numbered list, or how to type them."""
        learner, words, view = self.learner, self.learner.words, self.learner.view
        if not learner.step.ask:
            self.tell(words.say("learn-plain-enter"))
            return ()
        if learner.step.answer.startswith(WHY):
            self.tell(words.say("learn-plain-why", text=learner.step.answer))
            return ()
        signals = learner.step.answer.split()[0] in ("signal", "tell")
        moves: Sequence[Move] = view.signals if signals else words.listed(view)
        if not signals and len(moves) > LISTED:
            moves = ()
        for number, move in enumerate(moves, start=1):
            self.tell(f"{number}. {words.choice(view, move, learner.names)}")
        if not moves:
            self.tell(words.how_to_type(view)[0])
        return [str(move) for move in moves]

    def _do(self, line: str, listed: Sequence[str]) -> None:
        learner = self.learner
        match line.lower():
            case "quit" | "exit" | "q":
                raise Leave
            case "help" | "?":
                self.tell(Words(learner.language).say("learn-plain-help"))
            case "view":
                self._tell_all(learner.words.situation(learner.view, learner.names))
            case "back" | "b" | "again" if not learner.at:
                self.tell(learner.text)
            case "back" | "b":
                learner.go(learner.at - 1)
            case "again":
                learner.go(0)
            case "skip" | "show":
                learner.go(learner.at + 1)
            case "" if not learner.step.ask:
                learner.go(learner.at + 1)
            case "":
                self.tell(learner.text)
            case _:
                self._attempt(line, listed)

    def _attempt(self, line: str, listed: Sequence[str]) -> None:
        learner, words = self.learner, self.learner.words
        if not learner.step.ask:
            self.tell(words.say("learn-plain-enter"))
            return
        if line.isdigit() and listed:
            if not 1 <= int(line) <= len(listed):
                self.tell(words.say("terminal-plain-no-such-number", last=len(listed)))
                return
            line = listed[int(line) - 1]
        try:
            reply = learner.attempt(words.read(learner.view, line) or line)
        except HelpFailed as failure:
            self.tell(failure.sentence(learner.language))
            return
        if reply.told is not None:
            self._tell_all([reply.told.sentence, *words.more_about(reply.told)])
        elif reply.right:
            self.tell(words.say("learn-good"))
        else:
            self.tell(f"{reply.sentence} ({reply.rule})" if reply.rule else reply.sentence)

    def _tell_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.tell(line)
