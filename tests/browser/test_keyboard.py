"""A whole match without a mouse, and without looking: by keys, and by what is said."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.browser import the_game
from tests.browser.conftest import Door
from tests.browser.test_motion import WATCH
from tests.browser.visitor import until


def test_whole_match_by_keys_alone(visit: Door) -> None:
    visitor = visit()
    visitor.context.add_init_script(f"({WATCH})()")
    page = visitor.open("/").page
    # From the top of the page to the button by Tab, as somebody without a mouse would go.
    the_game.reach(visitor, '[aria-label="Play with bots: The Game"]', "Tab")
    page.keyboard.press("Enter")
    expect(visitor.prompt).to_be_visible()
    the_game.whole_match(visitor, keys=True)
    expect(visitor.prompt).to_have_text("The match is over.")
    the_game.in_focus(visitor)
    # Whoever only listens knows whose turn it was, what was laid, and how it ended.
    result = page.locator(".end h2").inner_text()
    until(page, "result => window.seen.said.includes(result)", result)
    said = page.evaluate("window.seen.said")
    assert [line for line in said if line.startswith("Your turn: lay 2 cards")]
    laid = [n for n, line in enumerate(said) if " lays " in line or line.startswith("You lay ")]
    assert [n for n in laid if said[n].startswith("You lay ")]
    assert [n for n in laid if not said[n].startswith(("You ", "Guest "))]
    assert said.index(result) >= max(laid)
    assert [after for before, after in pairwise(said) if before == after] == []
