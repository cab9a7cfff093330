"""HTTP: lessons. Nothing is kept for those who learn: a lesson is a function of its script and of what they chose."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar.params import JSONBody

from ludoteca.engine.moves import Seen
from ludoteca.learn.lessons import Lesson, LessonError, Stop, Walk, lessons
from ludoteca.learn.lessons.walk import WHY
from ludoteca.mind.assist import HelpFailed, help_for
from ludoteca.server.routes import PRESSED, Id, TheAuth, TheHouse, Visiting, get, post
from ludoteca.table.contract import Entry, ErrorReply
from ludoteca.table.errors import ApiError, not_found
from ludoteca.table.lesson_contract import LessonFrame, LessonInfo, LessonReply, LessonScript, LessonStop, LessonTry


@get("/lessons", middleware=PRESSED, summary="The lessons there are")
async def all_lessons() -> tuple[LessonInfo, ...]:
    return tuple(_info(lesson) for lesson in lessons().values())


@get("/lessons/{lesson:str}", middleware=PRESSED, summary="A whole lesson, as the learner's seat sees it")
async def script(house: TheHouse, auth: TheAuth, visit: Visiting, lesson: Id) -> LessonScript:
    auth.count(visit, "replay")
    found, language = _named(lesson), visit.language
    return await house.replays.run(lambda: _script(found.id, language))


@post("/lessons/{lesson:str}/attempt", status_code=200, summary="Do something at a step, and hear whether it was right")
async def attempt(
    house: TheHouse, auth: TheAuth, visit: Visiting, lesson: Id, data: JSONBody[LessonTry]
) -> LessonReply:
    auth.count(visit, "replay")
    found, language = _named(lesson), visit.language
    try:
        return await house.replays.run(lambda: _attempt(found, data, language))
    except (LessonError, HelpFailed) as error:
        raise ApiError("bad-request", 422, why=error.sentence) from None


def _named(name: str) -> Lesson:
    found = lessons().get(name)
    if found is None:
        raise not_found()
    return found


@lru_cache(maxsize=256)
def _script(name: str, language: str) -> LessonScript:
    """The same for everybody who reads one language."""
    lesson = lessons()[name]
    stops = tuple(_stop(lesson, stop, language) for stop in Walk(lesson).stops())
    return LessonScript(_info(lesson), lesson.players, lesson.seat, lesson.called(""), stops)


def _info(lesson: Lesson) -> LessonInfo:
    rules: dict[str, int] = {}
    for at, step in enumerate(lesson.steps):
        for rule in step.rules:
            rules.setdefault(rule, at)
    return LessonInfo(lesson.id, lesson.game, lesson.kind, lesson.minutes, len(lesson.steps), lesson.after, rules)


def _attempt(lesson: Lesson, tried: LessonTry, language: str) -> LessonReply:
    chosen = {choice.step: choice.did for choice in tried.chosen}
    walk = Walk(lesson, chosen)
    reply = walk.attempt(tried.step, tried.did, language)
    detail = None if reply.told is None else reply.told.detail
    if not reply.right:
        return LessonReply(False, ErrorReply(reply.code, reply.sentence, reply.rule or None), detail, "", ())
    did = reply.did
    if did == lesson.steps[tried.step].answer or did.startswith(WHY):
        return LessonReply(True, None, detail, did, ())
    stops = list(Walk(lesson, {**chosen, tried.step: did}).stops())[tried.step + 1 :]
    return LessonReply(True, None, detail, did, tuple(_stop(lesson, stop, language) for stop in stops))


def _stop(lesson: Lesson, stop: Stop, language: str) -> LessonStop:
    step = stop.step
    ask: Any = step.answer or None
    if step.ask and not step.answer.startswith(WHY):
        ask = stop.answer
    told = None
    if step.help != "none":
        try:
            told = help_for(stop.view, stop.past, step.help, language)
        except HelpFailed:
            told = None
    return LessonStop(
        id=step.id,
        text=lesson.text(step),
        frames=tuple(LessonFrame(frame.n, _entries(frame.events), frame.view) for frame in stop.frames),
        jump=step.jump,
        point=step.point,
        ask=ask,
        rules=step.rules,
        help=told,
        explains=step.help in ("odds", "coach"),
    )


def _entries(events: tuple[Seen, ...]) -> tuple[Entry, ...]:
    return tuple(Entry(seen.n, seen.seat, seen.move, 0.0) for seen in events)


HANDLERS: list[Any] = [all_lessons, script, attempt]
