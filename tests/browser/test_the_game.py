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


def test_on_a_phone(visit: Door) -> None:
    visitor = visit(size=PHONE).play_now("the-game")
    visitor.check()
    the_game.whole_match(visitor)
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
