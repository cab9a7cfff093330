"""Boards on a large screen and on a phone: no part of the table lies on another."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Door
from tests.browser.shots import FIXTURES
from tests.browser.visitor import PHONE

TALL: ViewportSize = {"width": 1440, "height": 1600}
"""High enough for all of it, so that nothing has to stay at an edge."""

COVERED = """() => {
  const parts = [...document.querySelectorAll('.board .table > *')].filter((part) => part.getClientRects().length)
  const boxes = parts.flatMap((part) =>
    (getComputedStyle(part).display === 'contents' ? [...part.children] : [part])
      .map((each) => [each.className, each.getBoundingClientRect()]))
  return boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${one} / ${other}`))
}"""


@pytest.mark.parametrize("size", [TALL, PHONE], ids=["desk", "phone"])
def test_nothing_lies_on_anything_else(visit: Door, size: ViewportSize) -> None:
    visitor = visit(size=size)
    covered = {}
    for name in FIXTURES:
        if name.startswith("lost-code/"):
            visitor.open(f"/style/boards?only={name}")
            visitor.page.locator("section[data-theme] .board .table > *").first.wait_for()
            covered[name] = visitor.page.evaluate(COVERED)
    assert len(covered) > 15
    assert {name: found for name, found in covered.items() if found} == {}
