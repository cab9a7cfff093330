"""The Game and Extreme, played in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludoteca.games.the_game.box import PILES
from ludoteca.locales import say
from ludoteca.mind.judgement import Reason
from tests.browser import moments, the_game
from tests.browser.conftest import Door
from tests.browser.visitor import PHONE, Visitor, until


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
    visitor = visit("it", size=PHONE, notes_stay=True).play_now("the-game")
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
    for width, height in ((PHONE["height"], PHONE["width"]), (PHONE["width"], PHONE["height"])):
        visitor.page.set_viewport_size({"width": width, "height": height})
        until(visitor.page, "wide => innerWidth === wide", width)
        cut = visitor.page.locator("h1").evaluate("it => it.scrollWidth - it.clientWidth")
        assert cut <= 0, (width, height)


def longest_advice(language: str) -> list[tuple[str, str]]:
    """What a suggestion costs and why, in the most words there are for it. Only of the best one it is said what it does
    better than others."""
    units = (("win", 88.0), ("cards", 10.4))
    costs = [say(f"coach-costs-{unit}", {"cost": cost}, language) for unit, cost in units]
    costs += [say(f"coach-{word}", {}, language) for word in ("equal", "only")]
    others = [
        Reason(f"cards-coach-{kind}", {"pile": pile, "card": 88, "aim": "none"}) for kind in _ON_PILES for pile in PILES
    ]
    others += [Reason(f"cards-coach-{kind}", {"laid": 8, "count": 44}) for kind in ("extra", "more", "save")]
    first = [Reason("cards-coach-ignored", {"pile": pile, "aim": aim}) for pile in PILES for aim in ("win", "cards")]
    first += [Reason("cards-coach-tried", {"count": 44, "aim": aim}) for aim in ("win", "cards")]
    best = say("coach-best", {}, language)

    def longest(cost: str, reasons: list[Reason]) -> list[tuple[str, str]]:
        return [(cost, sentence) for sentence in sorted((one.sentence(language) for one in reasons), key=len)[-4:]]

    return [*longest(max(costs, key=len), others), *longest(best, first)]


_ON_PILES = ("cover", "trick", "asked", "one-pile", "ignored")
ROOMY = ((1440, 900), (1280, 720), (1180, 820), (768, 1024), (414, 736), (390, 844), (360, 740), (844, 390), (740, 360))


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_a_coach_is_read_to_the_end(visit: Door, language: str) -> None:
    """However long its advice is, on every screen, between the piles and the hand."""
    visitor = visit(language)
    visitor.open("/about")
    # Two suggestions, so that there is something to choose between beside them.
    visitor.open(f"/tables/{moments.coached(visitor, 'the-game-extreme', 2, 'turn', 2)}")
    visitor.page.locator(".coach .which").wait_for()
    for width, height in ROOMY:
        visitor.page.set_viewport_size({"width": width, "height": height})
        until(visitor.page, "([wide, high]) => innerWidth === wide && innerHeight === high", [width, height])
        for advice in longest_advice(language):
            until(visitor.page, moments.ADVISE, advice)
            until(visitor.page, moments.READ_TO_THE_END)


def test_who_plays_a_suggestion_sees_the_next_one(visit: Door) -> None:
    """The button is gone with the turn, and the focus goes to the hand: nobody has looked at a card."""
    visitor = visit()
    visitor.open("/about")
    visitor.open(f"/tables/{moments.coached(visitor, 'the-game', 3, 'turn', 2)}")
    page, ghosts = visitor.page, visitor.page.locator("[data-pile] .ghost")
    for _ in range(2):
        page.locator("[data-do=tip]").wait_for()
        expect(ghosts).not_to_have_count(0)
        turn = page.locator(".progress").inner_text()
        page.locator("[data-do=tip]").click()
        expect(page.locator(".progress")).not_to_have_text(turn)
    the_game.settled(visitor)
    page.locator("[data-do=tip]").wait_for()
    expect(ghosts).not_to_have_count(0)


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
