"""The Game and Extreme, played in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import the_game
from tests.browser.conftest import Door
from tests.browser.visitor import PHONE, Visitor


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
def test_whole_match_by_clicks(visit: Door, game: str) -> None:
    visitor = visit().play_now(game)
    visitor.check()
    the_game.whole_match(visitor)
    expect(visitor.prompt).to_have_text("The match is over.")
    visitor.check()
    no_secrets(visitor)
    visitor.page.get_by_role("button", name="Show the table").click()
    visitor.check()
    visitor.page.get_by_role("button", name="Play again").click()
    expect(visitor.page.locator(".finish")).to_have_count(0)


# What lies outside of the place that it belongs to.
_OUTSIDE = """([place, parts]) => {
  const around = document.querySelector(place).getBoundingClientRect()
  return [...document.querySelectorAll(parts)].filter((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect()
    const out = left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1
    return width > 0 && out
  }).map((part) => part.textContent)
}"""


def test_on_a_phone(visit: Door) -> None:
    # Italian has the longest words for what can be done at the end.
    visitor = visit("it", size=PHONE).play_now("the-game")
    visitor.check()
    # What is asked once takes the place of the tabs, and no more than that.
    expect(visitor.page.locator(".toast .act")).to_be_visible()
    assert visitor.page.evaluate(_OUTSIDE, [".sheet", ".toast, .toast *"]) == []
    the_game.whole_match(visitor)
    expect(visitor.page.locator(".toast .act")).to_have_count(0)
    visitor.check()
    visitor.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    expect(visitor.page.locator(".beside .finish .button").first).to_be_visible()
    assert visitor.page.evaluate(_OUTSIDE, [".banner", ".finish .button"]) == []
    visitor.check()


@pytest.mark.parametrize("game", ["lost-code", "the-game-extreme"])
def test_on_a_phone_on_its_side(visit: Door, game: str) -> None:
    visitor = visit(size={"width": PHONE["height"], "height": PHONE["width"]}).play_now(game)
    visitor.page.locator(".prompt.yours").wait_for()
    visitor.check()


def no_secrets(visitor: Visitor) -> None:
    """Until the end nothing arrived that the seat may not know: other hands, the draw pile, drawn cards."""
    views = visitor.views()
    assert len(views) > 5
    for view in views:
        if view["outcome"] is None and view["phase"] != "over":
            assert view["seat"] == 0
            assert view["open_hands"] == []
            assert len(view["hand"]) == view["hands"][0]
            assert view["undrawn"] == []
