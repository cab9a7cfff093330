"""Is a lesson sound? Every step legal in the engine, whatever the learner chooses; every sentence in every language;
every thing pointed at known; every rule there is."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

from ludoteca.engine.input_error import InputError
from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE
from ludoteca.engine.registry import family_of
from ludoteca.learn.lessons.script import Lesson, Step
from ludoteca.learn.lessons.targets import is_target
from ludoteca.learn.lessons.walk import WHY, Answers, Walk
from ludoteca.locales import LANGUAGES, bundle

MOST_WAYS = 200
"""Ways through a lesson. One with more choices could not be proven."""
SHORT = 320
"""Characters that a step may have: more is not read, and does not fit beside a board on a phone."""


def problems(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, each in a sentence for its author; empty if it is sound."""
    found = [*_words(lesson), *_pointed(lesson)]
    if len(lesson.names) != lesson.players - 1:
        found.append(f"{lesson.id}: names has to name the {lesson.players - 1} others.")
    if lesson.steps[-1].ask:
        found.append(f"{lesson.id}: the last step asks for something; it has to say good-bye.")
    if not found:
        found += _ways(lesson)
    return found


def _words(lesson: Lesson) -> Iterator[str]:
    wanted = [lesson.title, lesson.about]
    for step in lesson.steps:
        wanted += [lesson.text(step), *(f"{lesson.text(step)}--{wrong.say}" for wrong in step.wrong)]
    for language in LANGUAGES:
        words = bundle(language)
        for message in dict.fromkeys(wanted):
            pattern = words.get_message(message).value if words.has_message(message) else None
            if pattern is None:
                yield f"{lesson.id}: {message} is not there in {language}."
                continue
            text, errors = words.format_pattern(pattern, {})
            if errors or len(str(text)) > SHORT:
                yield f"{lesson.id}: {message} in {language} " + (
                    f"cannot be said: {errors[0]}" if errors else f"has {len(str(text))} characters; {SHORT} is enough."
                )


def _pointed(lesson: Lesson) -> Iterator[str]:
    family = family_of(lesson.game)
    game = next((game for game in family.games if game.name == lesson.game), None) if family else None
    if family is None or game is None:
        yield f"{lesson.id}: there is no game {lesson.game}."
        return
    for step in lesson.steps:
        for name in step.point:
            if not is_target(game, family.name, name):
                yield f"{lesson.id}, {step.id}: a board of {game.title} has no {name}."


def _ways(lesson: Lesson) -> Iterator[str]:
    """Walk every way through the lesson that its asks leave open."""
    open_ways: list[Answers] = [{}]
    walked = 0
    while open_ways:
        answers = open_ways.pop()
        walked += 1
        if walked > MOST_WAYS:
            yield f"{lesson.id}: there are more than {MOST_WAYS} ways through it."
            return
        walk = Walk(lesson, answers)
        try:
            stops = list(walk.stops())
        except InputError as error:
            yield f"{lesson.id}: {_where(lesson, answers)} {error}"
            return
        last = max(answers, default=-1)
        for stop in stops:
            match = walk.match_at(stop.at)
            yield from _asks(lesson, stop.step, match)
            if stop.at > last:
                open_ways += [{**answers, stop.at: other} for other in _others(lesson, stop.step, match)]


def _where(lesson: Lesson, answers: Answers) -> str:
    """Which step the rules refuse."""
    for at in range(len(lesson.steps)):
        try:
            Walk(lesson, answers).match_at(at)
        except InputError:
            return f"{lesson.steps[at].id} (or what was asked before it):"
    return f"{lesson.steps[-1].id}:"


def _asks(lesson: Lesson, step: Step, match: Match) -> Iterator[str]:
    """What is asked for can be done, and what is asked for is the learner's to do."""
    if not step.ask or step.answer.split()[0] == WHY:
        return
    if match.turn == (CHANCE,):
        yield f"{lesson.id}, {step.id}: chance has to move before the learner can; write its move into the step."
    legal = {str(move) for move in (*match.moves(lesson.seat), *match.signals(lesson.seat))}
    if step.answer not in legal:
        yield f"{lesson.id}, {step.id}: “{step.answer}” may not be played there."
    for wrong in step.wrong:
        if not any(fnmatchcase(move, wrong.when) for move in legal):
            yield f"{lesson.id}, {step.id}: no legal move is like “{wrong.when}”; the rules answer those that are not."
        if fnmatchcase(step.answer, wrong.when) and step.answer == wrong.when:
            yield f"{lesson.id}, {step.id}: “{wrong.when}” is asked for and called wrong."


def _others(lesson: Lesson, step: Step, match: Match) -> list[str]:
    """The moves that are as good as the script's own."""
    if not step.ask or step.answer.split()[0] == WHY:
        return []
    legal = [str(move) for move in (*match.moves(lesson.seat), *match.signals(lesson.seat))]
    return [move for move in legal if move != step.answer and any(fnmatchcase(move, asked) for asked in step.ask)]
