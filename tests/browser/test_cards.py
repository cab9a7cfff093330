"""The table of The Game and Extreme: keys work at once, a signal is one gesture."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import the_game
from tests.browser.conftest import Door
from tests.browser.moments import ask
from tests.browser.visitor import PHONE, Visitor, until


def my_turn(visitor: Visitor) -> None:
    """Begin, if nobody else has, and wait until cards may be laid."""
    page = visitor.page
    until(page, "() => document.querySelector('[data-do]')")
    # In one go: a bot may begin between looking and pressing.
    page.evaluate("() => document.querySelector('[data-do=start]')?.click()")
    page.locator("[data-do=end]").wait_for()


def together(visit: Door, **how: Any) -> Visitor:
    visitor = visit(**how)
    bots = [{"kind": "bot", "level": "novice"}] * 2
    made = ask(visitor, "tables", {"game": "the-game", "chairs": [{"kind": "me"}, *bots], "start": True})
    visitor.open(f"/tables/{made['id']}")
    my_turn(visitor)
    return visitor


def test_the_first_key_counts(visit: Door) -> None:
    visitor = together(visit)
    page = visitor.page
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card]:focus")).to_have_count(1)
    # What it would do stands on every pile, before anything is chosen.
    expect(page.locator("[data-pile] .effect")).to_have_count(4)
    expect(page.locator('[data-pile="0"] .slot .unseen')).to_contain_text("the card")
    lit = page.locator("[data-pile].lit").first.get_attribute("data-pile")
    assert lit is not None
    page.keyboard.press(str(int(lit) + 1))
    expect(page.locator("[data-open]")).to_have_count(1)


@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_a_signal_is_one_gesture(visit: Door, how: str) -> None:
    visitor = together(visit, size=PHONE if how == "touch" else None)
    page = visitor.page
    # At the edge of a phone the ring moves inwards, and a word of it comes up under the finger.
    at, name = (0, "up1") if how == "touch" else (2, "down1")
    pile = page.locator(f'[data-pile="{at}"] .slot')
    ring = page.locator(f"[data-ring={name}]")
    if how == "mouse":
        pile.hover()
        page.mouse.down()
        expect(ring.locator("[data-word]").first).to_be_visible()
        ring.locator("[data-word=good]").hover()
        page.mouse.up()
    elif how == "touch":
        pile.tap()
        ring.locator("[data-word=good]").tap()
    else:
        page.keyboard.press("Shift+Digit3")
        expect(ring.locator("button:focus")).to_have_count(1)
        page.keyboard.press("4")
    expect(ring).to_have_count(0)
    expect(page.locator(f'[data-pile="{at}"] .notes li.good')).to_contain_text("Guest: I have something good here")


@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_a_command_is_explained_before_it_is_laid(visit: Door, how: str) -> None:
    visitor = visit(size=PHONE if how == "touch" else None)
    page = visitor.open("/style/boards?only=the-game/extreme").page
    # Fourteen is a Stop there.
    card = page.locator('.hand [data-card="14"]')
    card.wait_for()
    said = page.locator(".caption", has_text="Stop")
    expect(said).to_have_count(0)
    if how == "mouse":
        card.hover()
    elif how == "touch":
        card.tap()
    else:
        the_game.reach(visitor, '.hand [data-card="14"]', "ArrowRight")
    expect(said).to_contain_text("Your turn ends with this card.")
