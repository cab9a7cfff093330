"""A game from another package, played on the plain board that any game gets: Cairn, from the shelf to its replay."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.serving import House, house
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.examples.installed import build, environment


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has Cairn installed."""
    site = build("cairn", tmp_path_factory.mktemp("cairn"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(site)["PYTHONPATH"] + os.pathsep)
        with house(tmp_path_factory.mktemp("elsewhere")) as opened:
            yield opened


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_whole_match(chromium: Browser, server: House, size: dict[str, int], scheme: str) -> None:
    visitor = Visitor(chromium, server.address, size=size, scheme=scheme)
    page = visitor.page
    try:
        visitor.open("/")
        page.get_by_role("link", name="Cairn").click()
        # It brings no help and no rules to read: nothing offers them.
        expect(page.get_by_role("switch", name="Keep for free")).to_be_visible()
        expect(page.get_by_role("radio", name="Coach")).to_have_count(0)
        visitor.check()
        page.get_by_role("button", name="Start the match").click()
        for _ in range(40):
            page.locator(".prompt.yours, .finish").first.wait_for()
            if visitor.over:
                break
            expect(visitor.prompt).to_have_text("Your turn: lay a pebble, or step back.")
            in_sight(visitor)
            before = len(visitor.moves)
            page.locator(".moves button:not(:disabled)").first.click()
            expect(page.locator(".board[aria-busy=false]").or_(page.locator(".finish")).first).to_be_visible()
            assert len(visitor.moves) == before + 1
        expect(page.get_by_text("Nobody lays another pebble.")).to_be_visible()
        visitor.check()
        no_secrets(visitor)
        page.get_by_role("button", name="Show the table").click()
        expect(page.get_by_role("columnheader", name="Bruno")).to_be_visible()
        visitor.check()
        visitor.open(page.locator(".finish a[href$='/replay']").get_attribute("href") or "")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Replay")
        page.get_by_role("button", name="Step forward").click()
        expect(page.get_by_role("slider", name="Position in the match")).not_to_have_value("0")
        visitor.check()
    finally:
        visitor.leave()
    assert visitor.complaints == []


def in_sight(visitor: Visitor) -> None:
    """Whatever can be done is on the screen, without scrolling, and large enough for a finger."""
    glass = visitor.page.viewport_size
    assert glass
    boxes = [button.bounding_box() for button in visitor.page.locator(".moves button").all()]
    assert boxes
    for box in boxes:
        assert box
        assert box["y"] + box["height"] <= glass["height"]
        assert min(box["width"], box["height"]) >= 44


def no_secrets(visitor: Visitor) -> None:
    """Until the end nobody learns what the others hold."""
    views = [view for view in visitor.views() if view["outcome"] is None]
    assert len(views) > 3
    for view in views:
        assert view["seat"] == 0
        assert len(view["pebbles"]) == view["held"][0]
        assert not any(view["kept"])
