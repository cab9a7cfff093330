"""Going through a lesson: what lies on the table at each of its steps, and what is said to what the learner does.

Nothing is remembered between two calls: a step is reached by playing the script up to it, with what the learner did on
the way where that was as good as the script's own. So a server keeps nothing for those who learn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase

import msgspec

from ludoteca.engine.game import IllegalMove, View
from ludoteca.engine.match import Match, new
from ludoteca.engine.moves import CHANCE, Move, MoveError, Seat, Seen, read_move
from ludoteca.learn.lessons.consequences import consequence
from ludoteca.learn.lessons.script import Lesson, LessonError, Step
from ludoteca.locales import say
from ludoteca.mind.assist import ask as ask_mind
from ludoteca.mind.base import Answer, Question

Answers = Mapping[int, str]
"""By the number of a step: what the learner did there, where it was not the script's own answer."""

WHY = "why"


class Frame(msgspec.Struct, frozen=True):
    """Something that somebody did, with what chance answered, as the learner saw it; and the view after it."""

    n: int
    """Entries of the match so far."""
    events: tuple[Seen, ...]
    view: View


class Stop(msgspec.Struct, frozen=True):
    """A step with the table as it lies then: the learner's view, and what happened since the step before."""

    at: int
    step: Step
    frames: tuple[Frame, ...]
    """Empty where nothing happened."""
    view: View
    past: tuple[Seen, ...]
    answer: Move | None
    """The move that is asked for, where one is."""


class Reply(msgspec.Struct, frozen=True):
    """What is said to what the learner did. A wrong doing changes nothing."""

    right: bool
    sentence: str = ""
    rule: str = ""
    """The rule that forbids it, where one does."""
    code: str = "lesson"
    """The code of that refusal."""
    told: Answer | None = None
    """The answer to a question."""
    did: str = ""
    """What was done, as text; only where it was right."""


class Walk:
    """A lesson, and what the learner did in it where there was a choice."""

    def __init__(self, lesson: Lesson, answers: Answers | None = None) -> None:
        self.lesson = lesson
        self.answers = dict(answers or {})
        self._walked: list[Match] = []
        self._way = self._matches()

    def stops(self) -> Iterator[Stop]:
        """All steps in order. Raises IllegalMove or MoveError where the script goes against the rules."""
        lesson, before = self.lesson, None
        for at, step in enumerate(lesson.steps):
            match = self._reach(at)
            asks = step.ask and not _is_question(step.answer)
            yield Stop(
                at,
                step,
                self._frames(before, match, whole=step.jump),
                match.view(lesson.seat),
                match.past(lesson.seat),
                read_move(step.answer, match.game.Moves) if asks else None,
            )
            before = match

    def _frames(self, before: Match | None, after: Match, *, whole: bool) -> tuple[Frame, ...]:
        """What happened between two steps, cut where somebody acts: a board shows one doing after the other."""
        seat, first = self.lesson.seat, 0 if before is None else len(before.entries)
        match = after.branch(first, chance="manual")
        found: list[Frame] = []
        for n in range(first, len(after.entries)):
            match.play(*after.entries[n])
            last = n + 1 == len(after.entries)
            if last or (not whole and after.entries[n + 1][0] != CHANCE):
                shown = found[-1].n if found else first
                found.append(Frame(n + 1, match.past(seat, shown), match.view(seat)))
        return tuple(found)

    def match_at(self, at: int) -> Match:
        """The match at a step, to be looked at or played on."""
        if not 0 <= at < len(self.lesson.steps):
            raise LessonError("lesson-no-step", lesson=self.lesson.id, step=at)
        return self._reach(at).fork()

    def _reach(self, at: int) -> Match:
        while len(self._walked) <= at:
            self._walked.append(next(self._way))
        return self._walked[at]

    def _matches(self) -> Iterator[Match]:
        """The match as it stands at every step."""
        lesson = self.lesson
        match = new(lesson.game, players=lesson.players, options=lesson.options, chance="manual")
        for at, step in enumerate(lesson.steps):
            for line in step.moves:
                match.play(*_entry(line))
            yield match.fork()
            if step.ask and not _is_question(step.answer):
                self._answer(match, at, step)

    def _answer(self, match: Match, at: int, step: Step) -> None:
        """Play what was done at a step: the script's own answer, or the learner's, which somebody may have made up."""
        did = self.answers.get(at)
        if did is None:
            match.play(self.lesson.seat, step.answer)
            return
        try:
            if self._fits(step, did):
                match.play(self.lesson.seat, did)
                return
        except (IllegalMove, MoveError):
            pass
        raise LessonError("lesson-no-answer", lesson=self.lesson.id, step=at)

    def attempt(self, at: int, did: object, language: str) -> Reply:
        """The learner does something at a step: a move in any of its forms, or a question as text."""
        match = self.match_at(at)
        step, seat = self.lesson.steps[at], self.lesson.seat
        if isinstance(did, str) and _is_question(did):
            return self._asked(match, step, did, language)
        try:
            move = read_move(did, match.game.Moves)
            refusal = match.refuse(seat, move)
        except MoveError as error:
            return Reply(False, error.sentence(language), code="bad-move")
        if refusal is not None:
            return Reply(False, refusal.sentence(language), refusal.rule, refusal.code)
        if self._fits(step, str(move)):
            return Reply(True, did=str(move))
        return Reply(False, self._wrong(match.view(seat), step, move, language))

    def _fits(self, step: Step, did: str) -> bool:
        return any(fnmatchcase(did, asked) for asked in step.ask)

    def _asked(self, match: Match, step: Step, did: str, language: str) -> Reply:
        view, past = match.view(self.lesson.seat), match.past(self.lesson.seat)
        question = _question(did)
        answer = None if question is None else ask_mind(view, past, question, language)
        if answer is None:
            return Reply(False, say("lesson-no-question", None, language), code="nothing-to-explain")
        if not self._fits(step, did):
            return Reply(False, answer.sentence, told=answer)
        return Reply(True, answer.sentence, told=answer, did=did)

    def _wrong(self, view: View, step: Step, move: Move, language: str) -> str:
        """Kindly: what the lesson has to say to it, else what would come of it."""
        for wrong in step.wrong:
            if fnmatchcase(str(move), wrong.when):
                return say(f"{self.lesson.text(step)}--{wrong.say}", None, language)
        return consequence(view, move, language)


def _entry(line: str) -> tuple[Seat, str]:
    who, _, move = line.partition(" ")
    if who != "*" and not who.isdigit():
        raise MoveError("move-verb", verb=line, verbs="*, 0, 1, …")
    return (CHANCE if who == "*" else int(who)), move


def _is_question(did: str) -> bool:
    return did.split(" ", 1)[0] == WHY


def _question(did: str) -> Question | None:
    """ "why eagle 3": why the own stone of a symbol can or cannot bear a number."""
    words = did.split()
    if len(words) != 3 or not (words[2].isascii() and words[2].isdigit()) or len(words[2]) > 4:
        return None
    return Question("number", {"symbol": words[1], "number": int(words[2])})
