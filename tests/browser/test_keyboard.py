"""A whole match without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import the_game
from tests.browser.conftest import Door


def test_whole_match_by_keys_alone(visit: Door) -> None:
    visitor = visit().open("/")
    page = visitor.page
    # From the top of the page to the button by Tab, as somebody without a mouse would go.
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.getAttribute('aria-label')") == "Play now: The Game":
            break
    else:
        raise AssertionError("the button is out of reach")
    page.keyboard.press("Enter")
    expect(visitor.prompt).to_be_visible()
    the_game.whole_match(visitor, keys=True)
    expect(visitor.prompt).to_have_text("The match is over.")
