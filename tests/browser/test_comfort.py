"""What somebody has chosen for this browser, several tabs, and what an installed page needs."""

from __future__ import annotations

import struct

import pytest
from playwright.sync_api import Page

from tests.browser import the_game
from tests.browser.conftest import Door
from tests.browser.visitor import Visitor, until

# Every tone that a page makes, counted.
_LISTEN = """() => {
  window.tones = 0
  const create = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    window.tones += 1
    return create.call(this)
  }
}"""


# A channel that was opened later hears a word later.
_HEAR_CLAIM = """(table) => {
  window.claims = new BroadcastChannel(`ludoteca ${table}`)
  window.claims.onmessage = ({ data }) => data === 'mine' && (window.claimed = true)
}"""


def choose(visitor: Visitor, setting: str, choice: str) -> None:
    visitor.page.get_by_role("group", name=setting).get_by_text(choice, exact=True).click()


def switch(visitor: Visitor, setting: str) -> None:
    visitor.page.get_by_role("switch", name=setting).click()


def tones(page: Page) -> int:
    return int(page.evaluate("window.tones"))


LOOKS = (
    ("Theme", "Night", "getComputedStyle(document.documentElement).backgroundColor"),
    ("Contrast", "High", "getComputedStyle(document.documentElement).getPropertyValue('--ink-soft')"),
    ("Motion", "None", "getComputedStyle(document.documentElement).getPropertyValue('--steady')"),
)
CARD = "() => document.querySelector('.hand .card .figure').getBoundingClientRect().width"


def test_a_setting_has_an_effect_and_stays(visit: Door) -> None:
    visitor = visit(motion=True)
    page = visitor.page

    def card() -> float:
        visitor.open("/style/boards?only=the-game/turn")
        page.locator(".hand .card").first.wait_for()
        return float(page.evaluate(CARD))

    small = card()
    visitor.open("/settings")
    for setting, choice, measure in LOOKS:
        before = page.evaluate(f"() => {measure}")
        choose(visitor, setting, choice)
        until(page, f"(before) => {measure} !== before", before)
        visitor.check()
    choose(visitor, "Size of cards and stones", "Large")
    visitor.check()
    chosen = [page.evaluate(f"() => {measure}") for _, _, measure in LOOKS]
    page.reload()
    page.get_by_role("group", name="Theme").wait_for()
    assert [page.evaluate(f"() => {measure}") for _, _, measure in LOOKS] == chosen
    large = card()
    assert large > small
    visitor.check()
    assert card() == large


def test_of_two_tabs_one_sounds(visit: Door) -> None:
    visitor = visit()
    visitor.context.add_init_script(f"({_LISTEN})()")
    visitor.open("/settings")
    switch(visitor, "Sound")
    until(visitor.page, "window.tones > 0")
    visitor.play_now("the-game")
    first = visitor.page
    the_game.settled(visitor)
    until(first, "window.tones > 0")
    first.evaluate(_HEAR_CLAIM, visitor.table)
    second = visitor.context.new_page()
    second.goto(first.url)
    second.locator(".prompt.yours").wait_for()
    # From now on the first one knows of the second.
    until(first, "window.claimed")
    quiet, loud = tones(first), tones(second)
    while the_game.look(visitor)["start"] or tones(second) == loud:
        now = the_game.look(visitor)
        if now["turn"] and not now["busy"]:
            the_game.step(visitor)
            the_game.until_changed(visitor, now)
        first.wait_for_timeout(50)
    assert tones(first) == quiet
    # The other one is closed: this one is heard again.
    second.close()
    for _ in range(200):
        now = the_game.look(visitor)
        if tones(first) > quiet or now["over"]:
            break
        if now["turn"] and not now["busy"]:
            the_game.step(visitor)
            the_game.until_changed(visitor, now)
        first.wait_for_timeout(50)
    assert tones(first) > quiet


def test_everything_is_installable(visit: Door) -> None:
    visitor = visit().open("/")
    manifest = visitor.context.request.get(f"{visitor.address}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert {"name", "short_name", "start_url", "background_color", "theme_color"} <= manifest.keys()
    sizes = set()
    for icon in manifest["icons"]:
        found = visitor.context.request.get(visitor.address + icon["src"])
        assert found.status == 200
        assert found.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            # A PNG says in its first chunk how large it is.
            width, height = struct.unpack(">II", found.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((width, icon.get("purpose", "any")))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes
    assert "text/javascript" in visitor.context.request.get(f"{visitor.address}/sw.js").headers["content-type"]


_LINE = """(color) => {
  const line = Object.assign(document.createElement('p'), { textContent: 'Can this be read at night?' })
  line.style.background = 'linear-gradient(90deg, #111, #222)'
  line.style.color = color
  document.querySelector('main').prepend(line)
}"""


def test_a_dark_line_on_a_dark_texture_is_noticed(visit: Door) -> None:
    visitor = visit().open("/about")
    visitor.page.locator("h1").first.wait_for()
    visitor.page.evaluate(_LINE, "#eeeeee")
    visitor.check()
    # axe cannot tell what lies behind a line on a gradient, and lets it pass.
    visitor.page.evaluate(_LINE, "#3a3a3a")
    with pytest.raises(AssertionError, match="Can this be read at night"):
        visitor.check()
