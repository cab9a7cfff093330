"""A review in a browser: from the result of a match to its mistakes, another try, the summary and its picture."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser import the_game
from tests.browser.conftest import Door
from tests.browser.visitor import PHONE, Visitor, until

LONG = 300_000
"""Milliseconds. A whole match is judged, and a loaded machine is slow, not wrong."""


def _gap(view: dict[str, Any], move: dict[str, Any]) -> int:
    """How many numbers a card leaves out on its pile."""
    tops = {pile["name"]: pile["top"] for pile in view["piles"]}
    return abs(move["card"] - tops[move["pile"]]) if "card" in move else -1


def play_to_the_end(visitor: Visitor) -> str:
    """A match with a bot, in which one always leaves out as many cards as one can; the table."""
    asked, api = visitor.context.request, f"{visitor.address}/api"
    ours = {"X-Ludoteca": "1"}
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "the-game", "chairs": chairs, "start": True}
    table: str = asked.post(f"{api}/tables", data=wish, headers=ours).json()["id"]
    for _ in range(4000):
        view = visitor.ask(f"/tables/{table}/events")["view"]
        if view["outcome"]:
            return table
        if view["moves"]:
            worst = max(view["moves"], key=partial(_gap, view))
            asked.post(f"{api}/tables/{table}/play", data={"move": worst}, headers=ours)
    raise AssertionError("the match does not end")


def decide(visitor: Visitor) -> None:
    """Play a whole turn on the board: as many cards as have to be laid, and no more."""
    ends = visitor.page.locator("[data-do=end]")
    for _ in range(12):
        if ends.is_enabled():
            ends.click()
            return
        laid = visitor.page.locator(".hand [data-card]").count()
        the_game.step(visitor)
        until(visitor.page, "laid => document.querySelectorAll('.hand [data-card]').length < laid", laid)
    raise AssertionError("the turn does not end")


def test_from_the_result_to_the_shared_picture(visit: Door) -> None:
    anna = visit()
    anna.open("/")
    anna.open(f"/tables/{play_to_the_end(anna)}")
    anna.page.get_by_role("link", name="Review this match").click()
    page = anna.page
    page.wait_for_url("**/replay**")
    panel = page.get_by_test_id("review")
    expect(panel).to_be_visible()

    # Mistakes can be looked at before the judge is through: one's own, or everybody's.
    whose = panel.get_by_label("Whose decisions")
    expect(whose).to_have_value("0")
    whose.select_option("all")
    following = page.get_by_test_id("next-mistake")
    expect(following).to_be_enabled(timeout=LONG)
    following.focus()
    page.keyboard.press("m")
    moment = page.get_by_test_id("moment")
    expect(moment).to_be_visible()
    assert moment.get_attribute("data-verdict") in ("inaccurate", "mistake", "blunder")
    expect(page.locator('[data-ghost="best"]').first).to_be_visible()
    expect(page.locator('[data-ghost="played"]').first).to_be_visible()
    where = page.url
    anna.check()

    # Another try, on the board itself, without the answer in sight, whoever's eyes one looked through.
    page.get_by_label("Point of view").select_option("all")
    moment.get_by_test_id("try-again").click()
    trial = page.get_by_test_id("trial")
    expect(trial).to_be_visible()
    expect(moment).to_have_count(0)
    expect(page.locator("[data-ghost]")).to_have_count(0)
    decide(anna)
    expect(trial.get_by_role("button", name="Try another")).to_be_visible(timeout=LONG)
    trial.get_by_role("button", name="Back to the review").click()
    expect(moment).to_be_visible()

    shares_its_sum(anna)

    # What could be known then, and the same moment after a reload.
    page.get_by_role("button", name="What could be known").click()
    expect(page.get_by_role("dialog").get_by_text("Certain:")).to_be_visible()
    anna.check()
    page.keyboard.press("Escape")
    page.reload()
    expect(moment).to_be_visible()
    expect(panel).to_have_attribute("data-status", "done")
    seen_by_another(visit, where[where.index("/matches") :])


def shares_its_sum(visitor: Visitor) -> None:
    """The whole: the sum, its picture to share, and its numbers as a table."""
    page = visitor.page
    panel = page.get_by_test_id("review")
    expect(panel).to_have_attribute("data-status", "done", timeout=LONG)
    summary = page.get_by_test_id("summary")
    told = summary.get_by_role("img").get_attribute("alt") or ""
    assert "Start" in told
    assert "result" in told
    with page.expect_download() as download:
        page.get_by_test_id("share-image").click()
    assert download.value.suggested_filename == "ludoteca-review.png"
    with open(download.value.path(), "rb") as picture:
        assert picture.read(8) == b"\x89PNG\r\n\x1a\n"
    page.get_by_text("As a table").click()
    expect(panel.locator("table").first.get_by_role("row").nth(2)).to_be_visible()
    visitor.check()


def seen_by_another(visit: Door, path: str) -> None:
    """Somebody else, on a phone and in another language, sees the same review without asking for it."""
    ben = visit("de", size=PHONE, scheme="dark")
    # On a phone it stands in front of the board where somebody came for it, and behind a button elsewhere.
    ben.open(f"{path}&review")
    theirs = ben.page.get_by_test_id("review")
    expect(theirs).to_have_attribute("data-status", "done")
    expect(ben.page.get_by_test_id("moment")).to_be_visible()
    ben.check()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator('[data-ghost="best"]').first).to_be_visible()
    ben.check()
    # However many cards there are, they lie on their pile, and not over who plays.
    outside = """() => [...document.querySelectorAll('[data-ghost]')].filter((ghost) => {
      const [one, around] = [ghost, ghost.closest('.place')].map((part) => part.getBoundingClientRect())
      return one.top < around.top - 1 || one.bottom > around.bottom + 1 || one.right > around.right + 1
    }).length"""
    assert ben.page.evaluate(outside) == 0
    # A reason that is longer than its line is read to its end by keys, too.
    line = ben.page.locator(".line.learning")
    line.evaluate("(line) => { line.firstChild.data = 'Ein langer Grund. '.repeat(50) }")
    expect(line).to_have_attribute("tabindex", "0")
    ben.check()
    ben.page.get_by_role("button", name="Analyse", exact=True).click()
    expect(ben.page.get_by_test_id("moment")).to_be_visible()
