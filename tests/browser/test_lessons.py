"""Lessons in a browser: gone through to their end by clicks and by keys, something wrong on the way, left and taken up.
`dev.py prove lessons` does it with every lesson, in every size and language."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ludoteca.learn.lessons import Lesson, Step, lesson_named
from tests.browser.conftest import Door
from tests.browser.lessons import arrive, do, open_lesson, pointing, whole_lesson
from tests.browser.visitor import DESK, PHONE, Visitor, until


def test_the_game_on_a_phone_with_a_wrong_card_first(visit: Door) -> None:
    anna = visit(size=PHONE)
    lesson = lesson_named("the-game")
    anna.page.goto(anna.address)
    # The shelf offers it until one has played.
    anna.page.locator('a.lesson[href="/learn/the-game"]').click()

    def watch(step: Step) -> None:
        pointing(anna.page, step)
        if step.id == "first":
            do(anna.page, "lay 97 up1")
            expect(anna.page.locator(".refused")).to_contain_text("From 1 to 97")
            do(anna.page, "lay 3 up2")
            expect(anna.page.locator(".refused")).to_contain_text("just as good")
            expect(anna.page.locator("[data-show]")).to_have_attribute("data-offered", "true")
        if step.id == "second":
            # Too early: the rules themselves refuse what is against them.
            anna.page.keyboard.press("e")

    whole_lesson(anna, lesson, watch)
    # The end leads to a real match with the coach.
    anna.page.locator("[data-on]").click()
    anna.page.wait_for_url(re.compile("/tables/"))
    expect(anna.page.locator("section.board").first).to_be_visible()
    anna.page.goto(anna.address)
    expect(anna.page.locator('a.lesson[href="/learn/the-game"]')).to_have_count(0)


def test_the_lost_code_at_a_desk(visit: Door) -> None:
    anna = visit(size=DESK)
    whole_lesson(anna, _opened(anna, "lost-code"), lambda step: pointing(anna.page, step))
    expect(anna.page.get_by_test_id("said")).to_contain_text("whoever is furthest wins")


def test_extreme_by_keys_alone(visit: Door) -> None:
    anna = visit(size=DESK)
    whole_lesson(anna, _opened(anna, "the-game-extreme"), keys=True)


def test_a_lesson_is_left_taken_up_and_gone_back_in(visit: Door) -> None:
    anna = visit("de", size=PHONE)
    lesson = _opened(anna, "the-game")
    for step in lesson.steps[:3]:
        arrive(anna.page, step)
        anna.page.locator("[data-on]").click()
    arrive(anna.page, lesson.steps[3])
    anna.page.locator("[data-show]").click()
    arrive(anna.page, lesson.steps[4])
    anna.page.locator(".teacher button").first.click()
    anna.page.wait_for_url(re.compile("/learn$"))
    expect(anna.page.locator('a[href="/learn/the-game"]')).to_contain_text("Weiter bei Schritt 5")
    anna.page.locator('a[href="/learn/the-game"]').click()
    arrive(anna.page, lesson.steps[4])
    anna.page.locator(".ways button:not([data-show])").nth(1).click()
    arrive(anna.page, lesson.steps[3])
    until(anna.page, "() => document.querySelectorAll('.hand [data-card]').length === 7")


def test_rules_lead_to_the_step_and_back(visit: Door) -> None:
    anna = visit(size=DESK)
    anna.page.goto(f"{anna.address}/rules/the-game#rule-trick")
    anna.page.locator('#rule-trick a[href^="/learn/the-game?step="]').click()
    arrive(anna.page, next(step for step in lesson_named("the-game").steps if step.id == "trick"))
    anna.page.locator(".teacher .rule").click()
    expect(anna.page.locator("dialog[open] .target")).to_be_visible()


def _opened(visitor: Visitor, name: str) -> Lesson:
    lesson = lesson_named(name)
    open_lesson(visitor, lesson)
    return lesson
