"""What somebody has chosen for this browser, several tabs, and a server that goes away."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import the_game
from tests.browser.conftest import Door
from tests.browser.serving import house
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


def choose(visitor: Visitor, setting: str, choice: str) -> None:
    visitor.page.get_by_role("group", name=setting).get_by_text(choice, exact=True).click()


def switch(visitor: Visitor, setting: str) -> None:
    visitor.page.get_by_role("switch", name=setting).click()


def tones(page: Page) -> int:
    return int(page.evaluate("window.tones"))


@pytest.mark.parametrize(
    ("setting", "choice", "where", "measure"),
    [
        ("Light", "Night", "/", "getComputedStyle(document.documentElement).backgroundColor"),
        ("Contrast", "High", "/", "getComputedStyle(document.documentElement).getPropertyValue('--ink-soft')"),
        ("Motion", "None", "/", "getComputedStyle(document.documentElement).getPropertyValue('--steady')"),
        (
            "Size of cards and stones",
            "Large",
            "/style/boards?only=the-game/turn",
            "document.querySelector('.hand .card').offsetWidth",
        ),
    ],
)
def test_a_setting_has_an_effect_and_stays(visit: Door, setting: str, choice: str, where: str, measure: str) -> None:
    visitor = visit(motion=True)

    def now() -> object:
        visitor.open(where)
        visitor.page.locator("main h2").first.wait_for()
        return visitor.page.evaluate(f"() => {measure}")

    before = now()
    visitor.open("/settings")
    choose(visitor, setting, choice)
    visitor.check()
    after = now()
    assert after != before
    visitor.page.reload()
    assert now() == after


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
    second = visitor.context.new_page()
    second.goto(first.url)
    second.locator(".prompt.yours").wait_for()
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


def test_what_was_being_written_outlives_the_server(chromium: Browser, tmp_path: Path) -> None:
    with house(tmp_path) as server:
        visitor = Visitor(chromium, server.address)
        page = visitor.page
        try:
            visitor.play_now("the-game")
            page.get_by_role("tab", name="Talk").click()
            words = page.get_by_role("textbox", name="Say something")
            words.fill("nothing of this is lost")
            server.kill()
            expect(page.get_by_text("Connection lost")).to_be_visible()
            page.get_by_role("button", name="Send").click()
            expect(page.get_by_text("The server can’t be reached")).to_be_visible()
            expect(words).to_have_value("nothing of this is lost")
            server.open()
            expect(page.get_by_text("Connection lost")).to_have_count(0)
            page.reload()
            page.get_by_role("tab", name="Talk").click()
            expect(words).to_have_value("nothing of this is lost")
            page.get_by_role("button", name="Send").click()
            expect(page.locator(".said .text")).to_have_text("nothing of this is lost")
            expect(words).to_have_value("")
        finally:
            visitor.leave()
        assert visitor.complaints == []


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
