"""Every lesson, whole: `dev.py prove lessons [--lesson NAME] [--no-browser] [--way N]`.

Every legal move at every stop is tried in every language and answered in words. Then every lesson is gone through in a
real browser, on a desk, on a phone and on a phone on its side, in each language, and once by keys alone; everything
that is pointed at has to be in sight, and wherever something is asked for something else is done first on the board and
has to be answered. In the terminal `tests/terminal/test_lessons.py` goes through all of them in every language.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ludoteca.learn.lessons import Lesson, Step, Walk, lesson_named, lessons, problems
from ludoteca.locales import LANGUAGES
from tests.browser.chromium import browser
from tests.browser.lessons import do_wrong, open_lesson, pointing, whole_lesson
from tests.browser.serving import house
from tests.browser.visitor import DESK, PHONE, Visitor


def try_everything(lesson: Lesson) -> int:
    """Every legal move at every stop, in every language; how many were tried."""
    tried = 0
    walk = Walk(lesson)
    for stop in walk.stops():
        match = walk.match_at(stop.at)
        for move in (*match.moves(lesson.seat), *match.signals(lesson.seat)):
            for language in LANGUAGES:
                reply = walk.attempt(stop.at, str(move), language)
                assert reply.right or reply.sentence, (lesson.id, stop.step.id, str(move), language)
                tried += 1
    return tried


LYING = {"width": 740, "height": 360}
WAYS = (("en", DESK), ("en", PHONE), ("en", LYING), ("it", PHONE), ("fr", DESK), ("de", PHONE))


def in_a_browser(names: Sequence[str], ways: Sequence[int]) -> None:
    with browser() as opened, tempfile.TemporaryDirectory() as folder, house(Path(folder)) as server:
        for name in names:
            for way in ways:
                language, size = WAYS[way % len(WAYS)]
                went = go_through(Visitor(opened, server.address, language, size), lesson_named(name), language, way)
                print(f"{name}: {language}, {size['width']} × {size['height']}: {went}", flush=True)


def go_through(visitor: Visitor, lesson: Lesson, language: str, way: int) -> str:
    """To the end, by clicks with something wrong first, or (the last way) by keys; what was done."""
    page, keys, wrong = visitor.page, way == len(WAYS), 0

    def watch(step: Step) -> None:
        nonlocal wrong
        if step is not lesson.steps[-1]:
            pointing(page, step)
            wrong += not keys and do_wrong(page, lesson, step, language)

    open_lesson(visitor, lesson)
    whole_lesson(visitor, lesson, watch, keys=keys)
    visitor.leave()
    assert visitor.complaints == [], (lesson.id, language, visitor.complaints)
    return "gone through by keys" if keys else f"gone through, {wrong} wrong doings answered"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove lessons", description=__doc__)
    parser.add_argument("--lesson", choices=list(lessons()), help="only this one")
    parser.add_argument("--no-browser", action="store_true", help="only what needs no browser")
    every = range(len(WAYS) + 1)
    parser.add_argument(
        "--way", type=int, action="append", choices=every, help="only this size and language; 6 is keys"
    )
    asked = parser.parse_args(words)
    names = [asked.lesson] if asked.lesson else list(lessons())
    for name in [] if asked.way else names:
        wrong = problems(lesson_named(name))
        if wrong:
            print("\n".join(wrong), file=sys.stderr)
            return 1
        tried = try_everything(lesson_named(name))
        print(f"{name}: sound; {tried} doings answered", flush=True)
    if not asked.no_browser:
        in_a_browser(names, asked.way or every)
    return 0


if __name__ == "__main__":
    sys.exit(main())
