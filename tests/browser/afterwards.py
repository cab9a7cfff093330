"""What surrounds a match, for the tour of pictures: joining, learning, the daily deal, what is kept, and a review."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.moments import Shoot, ask, play_out
from tests.browser.visitor import DESK, Visitor

LONG = 300_000
"""Milliseconds. Bots play, or a whole match is judged."""


def joining(visitor: Visitor, shoot: Shoot) -> None:
    """A friend's link, before one sits down."""
    friend = _friend(visitor, "Noor")
    try:
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "expert"}, {"kind": "open"}]
        table = ask(friend, "tables", {"game": "the-game-extreme", "chairs": chairs})
        visitor.open(f"/join/{table['code']}")
        visitor.page.locator("main button.primary").wait_for()
        shoot(visitor, "join")
    finally:
        friend.leave()


def learning(visitor: Visitor, shoot: Shoot) -> None:
    """All lessons, the first step of one, all puzzles, and one of them asked and answered."""
    page = visitor.open("/learn").page
    lesson = page.locator("main a[href^='/learn/']").first
    lesson.wait_for()
    shoot(visitor, "learn")
    lesson.click()
    page.get_by_test_id("said").wait_for()
    shoot(visitor, "learn-lesson")
    visitor.open("/puzzles")
    puzzle = page.locator("main a[href^='/puzzles/']").first
    puzzle.wait_for()
    shoot(visitor, "puzzles")
    puzzle.click()
    page.get_by_test_id("question").wait_for()
    shoot(visitor, "puzzle-asked")


def deal_of_the_day(visitor: Visitor, shoot: Shoot) -> None:
    """Two have played it: results, par, both matches side by side, and what is kept of it all."""
    page = visitor.open("/daily").page
    page.locator("main button").first.wait_for()
    shoot(visitor, "daily")
    deal = next(one["id"] for one in visitor.ask("/daily")["deals"] if one["id"].endswith("the-game.alone"))
    friend = _friend(visitor, "Massimiliano-Alessandro")
    try:
        for who, last in ((visitor, True), (friend, False)):
            play_out(who, ask(who, f"deals/{deal}/play", {"practice": False})["id"], last)
    finally:
        friend.leave()
    visitor.open(f"/deals/{deal}")
    page.locator("[aria-labelledby=par] tbody tr").nth(3).wait_for(timeout=LONG)
    shoot(visitor, "deal")
    page.locator("a.beside").first.click()
    page.locator(".boards .board > *").first.wait_for()
    shoot(visitor, "deal-beside")
    for path, ready in (("history", "main li"), ("statistics", "main [role=img]")):
        visitor.open(f"/{path}")
        page.locator(ready).first.wait_for()
        shoot(visitor, path)


def devices(visitor: Visitor, shoot: Shoot) -> None:
    """Two of them, and the page that asks on the second."""
    page = visitor.play_now("the-game").open("/settings").page
    page.locator("[aria-labelledby=you] button").last.click()
    link = page.locator("[aria-labelledby=you] input[readonly]")
    link.wait_for()
    shoot(visitor, "settings-link")
    other = _friend(visitor, None)
    try:
        other.open(link.input_value().removeprefix(visitor.address))
        other.page.locator("main button.primary").wait_for()
        shoot(other, "claim-asked")
        other.page.locator("main button.primary").click()
        other.page.locator("main a[href='/']").first.wait_for()
        shoot(other, "claim-done")
        page.reload()
        page.locator("[aria-labelledby=devices] li").nth(1).wait_for()
        page.locator("[aria-labelledby=devices]").scroll_into_view_if_needed()
        shoot(visitor, "settings-devices")
    finally:
        other.leave()


def reviewed(visitor: Visitor, shoot: Shoot) -> None:
    """A match that is judged: its sum, a mistake, and what could be known."""
    visitor.open("/about")
    for _ in range(5):  # What is dealt may leave little to lose, and then nothing is a mistake.
        page = _reviewed_match(visitor)
        if page.get_by_test_id("next-mistake").is_enabled():
            break
    page.get_by_test_id("summary").scroll_into_view_if_needed()
    shoot(visitor, "review-sum")
    page.get_by_test_id("next-mistake").click()
    page.locator('[data-ghost="best"]').first.wait_for()
    shoot(visitor, "review-mistake")
    page.keyboard.press("Escape")
    shoot(visitor, "review-board")


def _reviewed_match(visitor: Visitor) -> Page:
    """A match alone, played without looking, and its review, which the page asks for by itself."""
    table = ask(visitor, "tables", {"game": "the-game", "chairs": [{"kind": "me"}], "start": True})["id"]
    play_out(visitor, table, last=True)
    page = visitor.open(f"/matches/{visitor.ask('/me/history')['matches'][0]['match']}/replay?review").page
    page.locator("[data-testid=review][data-status=done]").wait_for(timeout=LONG)
    return page


def _friend(visitor: Visitor, name: str | None) -> Visitor:
    """Somebody else, who looks at the same kind of page."""
    assert visitor.context.browser
    language, dark = visitor.page.evaluate(
        "[navigator.language.slice(0, 2), matchMedia('(prefers-color-scheme: dark)').matches]"
    )
    seen = visitor.page.viewport_size
    size = {"width": seen["width"], "height": seen["height"]} if seen else DESK
    friend = Visitor(visitor.context.browser, visitor.address, language, size, "dark" if dark else "light")
    if name:
        friend.open("/about")
        ask(friend, "me", {"name": name})
    return friend
