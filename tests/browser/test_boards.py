"""Boards at every size and in every language: no part of the table lies on another, nothing sticks out of its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Door
from tests.browser.shots import FIXTURES
from tests.browser.visitor import PHONE, Visitor, until

WINDOWS: dict[str, ViewportSize] = {
    "360x740": {"width": 360, "height": 740},
    "624x720": {"width": 624, "height": 720},
    "768x1024": {"width": 768, "height": 1024},
    "864x720": {"width": 864, "height": 720},
    "1024x900": {"width": 1024, "height": 900},
    "740x360": {"width": 740, "height": 360},
}
"""As wide as the board is: two are what a laptop and a large screen leave it beside the sheet."""
HIGH = {"360x740": 578, "624x720": 668, "768x1024": 862, "864x720": 668, "1024x900": 848, "740x360": 263}
"""What the head of the page, its banner and its tabs leave a board in play there."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

FAULTS = """() => {
  const seen = (part) => part.getClientRects().length && getComputedStyle(part).visibility !== 'hidden'
  const parts = [...document.querySelectorAll('.board .zones > *')].filter(seen)
  const name = (part) => part.dataset.zone ?? part.className
  const boxes = parts.map((part) => [name(part), part.getBoundingClientRect()])
  const lies = boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${one} lies on ${other}`))
    // What is done takes the place of what is shown there.
    .filter((fault) => !(fault.startsWith('spot') && fault.includes('act')))
  const sticks = parts
    .filter((part) => getComputedStyle(part).overflowY !== 'auto')
    .flatMap((part) => [...part.querySelectorAll('*')]
      .filter((one) => seen(one) && one.checkVisibility() && !one.closest('.unseen, [popover], svg, .track'))
      .filter((one) => {
        const [a, b] = [one.getBoundingClientRect(), part.getBoundingClientRect()]
        const across = a.left < b.left - 3 || a.right > b.right + 3
        return a.width > 1 && (across || a.top < b.top - 8 || a.bottom > b.bottom + 3)
      })
      .slice(0, 2)
      .map((one) => `${one.className?.baseVal ?? one.className} sticks out of ${name(part)}`))
  // What is done is seen whole. Final numbers are many: on a phone they roll under their button.
  const rolls = [...document.querySelectorAll('.board .act')]
    .filter((part) => part.scrollHeight > part.clientHeight + 2 && !part.querySelector('.finals'))
    .map((part) => `act is ${part.scrollHeight - part.clientHeight} px too high`)
  const wide = document.documentElement.scrollWidth - innerWidth
  return [...lies, ...sticks, ...rolls, ...(wide > 0 ? [`the page is ${wide} px too wide`] : [])]
}"""


# Words that are cut off: what an edge hides of a line, unless it says so with dots.
CUT = """() => {
  const cut = []
  const walker = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || !element.checkVisibility() || element.closest('.unseen, svg, [popover]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let edge = element; edge && !edge.matches('.board'); edge = edge.parentElement) {
      const style = getComputedStyle(edge)
      if (style.clipPath !== 'none' || style.overflowY === 'auto') break
      const dots = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'
      if (style.overflowY === 'visible' || dots) continue
      const { top, right, bottom } = edge.getBoundingClientRect()
      if (text.top < top - 3 || text.bottom > bottom + 3 || text.right > right + 3) cut.push(node.data.trim())
      break
    }
  }
  return cut
}"""


def stays_wrong(visitor: Visitor) -> list[str]:
    """What is wrong with the board once it is laid out: a busy machine measures it, and draws it anew, a picture or two
    later."""
    for _ in range(40):
        found: list[str] = visitor.page.evaluate(FAULTS)
        if not found:
            break
        visitor.page.wait_for_timeout(50)
    return found


def faults(visitor: Visitor, names: list[str]) -> dict[str, list[str]]:
    found = {}
    for name in names:
        visitor.open(f"/style/boards?only={name}")
        visitor.page.locator("section[data-theme] .zones > *").first.wait_for()
        wheel = visitor.page.locator("[role=radio][data-width]:not(:disabled)")
        for size, window in WINDOWS.items():
            visitor.page.set_viewport_size(window)
            # The board has measured the new window, and has been drawn anew.
            until(visitor.page, "(wide) => innerWidth === wide", window["width"])
            visitor.page.evaluate("(px) => document.documentElement.style.setProperty('--high', `${px}px`)", HIGH[size])
            visitor.page.evaluate(DRAWN)
            found[f"{name} {size}"] = stays_wrong(visitor)
            if wheel.count():
                # The wheel that is chosen, large.
                wheel.first.click()
                found[f"{name} {size} set"] = stays_wrong(visitor)
    return {place: told for place, told in found.items() if told}


def test_nothing_lies_on_anything_else(visit: Door) -> None:
    names = [name for name in FIXTURES if name.startswith("lost-code/")]
    assert len(names) > 15
    assert faults(visit(size=PHONE), names) == {}


@pytest.mark.parametrize("language", ["it", "fr", "de"])
def test_no_language_is_too_long(visit: Door, language: str) -> None:
    """Each kind of question once."""
    names = ["wheel-odds", "turn", "token", "exchange", "cursed", "desk-replace", "tile", "place", "watching"]
    visitor = visit(language, size=PHONE)
    assert faults(visitor, [f"lost-code/{name}" for name in names]) == {}
    # The other family, where most is in force at the same time.
    visitor.page.set_viewport_size(WINDOWS["360x740"])
    for name in ("extreme-all", "extreme-fire", "extreme-skull", "extreme-three", "fire", "coach"):
        visitor.open(f"/style/boards?only=the-game/{name}")
        visitor.page.locator("[data-pile]").first.wait_for()
        visitor.page.evaluate(DRAWN)
        assert visitor.page.evaluate(CUT) == [], name


# What a finger presses, smaller than a finger: a place that is larger than what is drawn counts as large as it is.
SMALL = """() => [...document.querySelectorAll('.board :is(button, a, select, input, summary, [role=slider])')]
  .filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < 44)
  .map(([one, { width, height }]) => `${Math.round(width)}x${Math.round(height)} ${one.outerHTML.slice(0, 120)}`)"""
ASKED = ("lost-code/wheel-coach", "lost-code/guess", "lost-code/token", "lost-code/desk-replace", "lost-code/place")
LAID = ("the-game/start-claim", "the-game/solo-undo", "the-game/coach", "the-game/extreme-all")


def test_at_night_with_high_contrast_all_can_be_read_and_pressed(visit: Door) -> None:
    """Every kind of question on a phone, once."""
    visitor = visit(size=PHONE, scheme="dark")
    visitor.context.add_init_script(
        "localStorage.setItem('ludoteca.settings', JSON.stringify({ pace: 'instant', contrast: 'more' }))"
    )
    small = {}
    for name in (*ASKED, *LAID):
        visitor.open(f"/style/boards?only={name}")
        visitor.page.locator("section[data-theme] .board > *").first.wait_for()
        visitor.page.evaluate(DRAWN)
        visitor.check()
        small[name] = visitor.page.evaluate(SMALL)
    assert {name: found for name, found in small.items() if found} == {}


def test_on_a_phone_one_button_leads_through_what_the_coach_suggests(visit: Door) -> None:
    visitor = visit(size=PHONE)
    visitor.open("/style/boards?only=the-game/coach")
    button = visitor.page.locator(".coach [role=radio]:visible")
    expect(button).to_have_count(1)
    many = visitor.page.locator(".coach [role=radio]").count()
    assert many > 1
    told = []
    for n in range(many):
        expect(button).to_have_text(f"{n + 1}/{many}")
        told.append(visitor.page.locator(".coach p").inner_text())
        button.click()
        # Whoever pressed it by a key can press it again.
        expect(button).to_be_focused()
    expect(button).to_have_text(f"1/{many}")
    assert len(set(told)) == many
