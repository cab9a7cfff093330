"""Lessons are sound, and a lesson that is not is found out."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE
from ludoteca.learn.lessons import Lesson, LessonError, Walk, lesson_named, lessons, problems
from ludoteca.learn.lessons.script import Step, Wrong, read_lesson
from ludoteca.locales import LANGUAGES, bundle, say

NAMES = tuple(lessons())


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_is_sound(name: str) -> None:
    assert problems(lesson_named(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_wrong_move_is_answered_and_changes_nothing(name: str) -> None:
    """At every stop: legal moves that are not asked for, and what is no move at all; languages in turn. `dev.py prove
    lessons` tries every move in every language."""
    lesson = lesson_named(name)
    walk = Walk(lesson)
    for stop in walk.stops():
        match = walk.match_at(stop.at)
        legal = [str(move) for move in (*match.moves(lesson.seat), *match.signals(lesson.seat))]
        told = legal[:: 1 + len(legal) // 12]
        for n, did in enumerate([*told, "nonsense", "lay 3 up9", "why this"]):
            language = LANGUAGES[n % len(LANGUAGES)]
            reply = walk.attempt(stop.at, did, language)
            assert reply.right == any(did == asked for asked in stop.step.ask) or "*" in "".join(stop.step.ask)
            assert reply.right or reply.sentence
    assert [stop.view for stop in walk.stops()] == [stop.view for stop in walk.stops()]


def test_every_game_of_ours_has_a_first_lesson_of_its_name() -> None:
    for game in ("lost-code", "think-str8", "the-game", "the-game-extreme"):
        assert lesson_named(game).kind == "first"
        assert lesson_named(game).game == game
        assert lesson_named(game).minutes <= 5


@pytest.mark.parametrize("name", NAMES)
def test_no_stop_shows_more_than_the_seat_may_know(name: str) -> None:
    """What a stop holds is what the seat was given in a match: its view and its glimpses, and nothing else."""
    lesson = lesson_named(name)
    walk = Walk(lesson)
    for stop in walk.stops():
        match = walk.match_at(stop.at)
        assert stop.view == match.game.view(match.state, lesson.seat)
        assert stop.past == match.past(lesson.seat)
        if match.outcome is None:
            hidden = [seen for seen in stop.past if seen.seat == CHANCE and None in msgspec.structs.astuple(seen.move)]
            assert hidden or not any(seen.seat == CHANCE for seen in stop.past)


def test_a_rule_leads_to_the_step_that_shows_it() -> None:
    lesson = lesson_named("the-game")
    at = lesson.shows("TG-9")
    assert at is not None
    assert lesson.steps[at].id == "trick"
    assert lesson.shows("TG-999") is None


def test_a_refusal_of_the_rules_comes_with_its_rule() -> None:
    reply = Walk(lesson_named("the-game")).attempt(8, "lay 34 up9", "en")
    assert (reply.right, reply.code) == (False, "bad-move")
    reply = Walk(lesson_named("the-game")).attempt(4, "end", "en")
    assert (reply.right, reply.rule) == (False, "TG-29")
    assert "one more card" in reply.sentence


def test_what_is_as_good_is_taken_and_the_lesson_goes_on_from_it() -> None:
    lesson = lesson_named("the-game")
    at = next(n for n, step in enumerate(lesson.steps) if step.id == "speak")
    assert Walk(lesson).attempt(at, "signal down2 good", "en").right
    stops = list(Walk(lesson, {at: "signal down2 good"}).stops())
    (said,) = (signal for signal in stops[at + 1].view.pile_signals if signal.seat == 0)  # type: ignore[attr-defined]
    assert said.word == "good"
    with pytest.raises(LessonError):
        list(Walk(lesson, {at: "signal up1 good"}).stops())


def test_the_sheet_is_asked_why() -> None:
    lesson = lesson_named("lost-code")
    at = next(n for n, step in enumerate(lesson.steps) if step.id == "why")
    right = Walk(lesson).attempt(at, "why bear 3", "en")
    assert right.right
    assert right.told is not None
    assert "6" in right.sentence
    other = Walk(lesson).attempt(at, "why bear 7", "en")
    assert not other.right
    assert other.sentence
    assert not Walk(lesson).attempt(at, "why zebra 3", "en").right
    # The lesson says what the rules say: its own words are true on this table.
    assert Walk(lesson).match_at(at).state.logs[0][5] == 1


# --- what the check finds ----------------------------------------------------------------------------------------


def _changed(lesson: Lesson, at: int, **fields: object) -> Lesson:
    steps = list(lesson.steps)
    steps[at] = msgspec.structs.replace(steps[at], **fields)
    return msgspec.structs.replace(lesson, steps=tuple(steps))


@pytest.mark.parametrize(
    ("at", "fields", "complaint"),
    [
        (3, {"ask": ("lay 3 up1", "lay 98 down1")}, None),  # a second answer that is not legal is simply never given
        (3, {"ask": ("lay 98 up1",)}, "second (or what was asked before it)"),
        (3, {"ask": ("lay 3 up1", "lay 3 up?")}, None),
        (3, {"ask": ("lay 97 down1",)}, "end (or what was asked before it)"),
        (6, {"moves": ("* draw 0 3",)}, "partner"),
        (1, {"point": ("pile:up9",)}, "has no pile:up9"),
        (1, {"point": ("sheet",)}, "has no sheet"),
        (1, {"id": "nowhere"}, "lesson-the-game-nowhere is not there in de"),
        (3, {"wrong": (Wrong("wheel *", "twin"),)}, "no legal move is like"),
        (3, {"wrong": (Wrong("lay 3 up1", "twin"),)}, "is asked for and called wrong"),
        (17, {"ask": ("end",)}, "has to say good-bye"),
    ],
)
def test_a_lesson_that_is_not_sound_is_found_out(at: int, fields: dict[str, object], complaint: str | None) -> None:
    found = "\n".join(problems(_changed(lesson_named("the-game"), at, **fields)))
    assert (complaint in found) if complaint else found == ""


@pytest.mark.parametrize(
    "text",
    [
        "game = ",
        'game = "the-game"',
        'game = "the-game"\nplayers = 2\nminutes = 1\nnames = ["Ada"]\nsteps = []',
        'game = "the-game"\nplayers = 2\nminutes = 1\nnames = ["Ada"]\n[[steps]]\nid = "One two"',
        'game = "the-game"\nplayers = 2\nminutes = 1\nnames = ["Ada"]\n[[steps]]\nid = "a"\nask = "lay"',
        'game = "the-game"\nplayers = 2\nminutes = 1\nnames = ["Ada"]\n[[steps]]\nid = "a"\n[[steps]]\nid = "a"',
    ],
)
def test_a_file_that_is_no_lesson_says_so(text: str) -> None:
    with pytest.raises(LessonError, match="cannot be read"):
        read_lesson("odd", text)


def test_a_lesson_nobody_wrote() -> None:
    with pytest.raises(LessonError, match="There is no lesson “chess”"):
        lesson_named("chess")
    with pytest.raises(LessonError, match="has no step 99"):
        Walk(lesson_named("the-game")).match_at(99)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_lesson_is_left_over(language: str) -> None:
    """Every message that is called like one of a lesson belongs to a step of it."""
    wanted = set()
    for lesson in lessons().values():
        wanted |= {lesson.title, lesson.about}
        for step in lesson.steps:
            wanted |= {lesson.text(step), *(f"{lesson.text(step)}--{wrong.say}" for wrong in step.wrong)}
    own = {name for name in bundle(language)._messages if name.startswith("lesson-")}
    shared = {name for name in own if name.startswith(("lesson-instead", "lesson-no-question", "lesson-read-on"))}
    assert own - shared == wanted


def test_a_step_may_be_written_in_few_words() -> None:
    step = Step("hello")
    assert (step.answer, step.moves, step.jump) == ("", (), False)
    assert say("lesson-the-game-title", None, "de").startswith("The Game")
    assert isinstance(Walk(lesson_named("the-game")).match_at(0), Match)
