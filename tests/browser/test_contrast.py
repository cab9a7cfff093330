"""The measure of contrast measures what stands there, and nothing that passes by."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import contrast

# A line on a table, and a card of nearly its colour that flies over it, there and back, for two seconds.
_TABLE = """
<style>
  body { margin: 0; background: linear-gradient(#111, #222) }
  p { position: absolute; top: 40px; left: 20px; margin: 0; font: 20px sans-serif; color: %s }
  div { position: absolute; inset: 20px auto auto -400px; width: 300px; height: 80px; background: #d8d0c0 }
  div { pointer-events: none }
</style>
<p>Arrows choose a card.</p>
<div></div>
"""
_FLY = """() => document.querySelector('div').animate(
  [{ transform: 'none' }, { transform: 'translateX(420px)' }, { transform: 'none' }],
  { duration: 500, iterations: 4 })"""
_UNSURE = [{"id": "color-contrast", "nodes": [{"target": ["p"]}]}]


@pytest.mark.parametrize("colour", ["#ded6c6", "#333"])
def test_what_flies_over_a_line_does_not_make_it_faint(chromium: Browser, colour: str) -> None:
    context = chromium.new_context()
    try:
        page = context.new_page()
        page.set_content(_TABLE % colour)
        page.evaluate(_FLY)
        told = contrast.too_faint(page, _UNSURE)
    finally:
        context.close()
    assert len(told) == (colour == "#333"), told


@pytest.mark.parametrize(("colour", "late"), [("#ded6c6", 3), ("#111", 0)], ids=["late pictures", "no trace"])
def test_a_picture_that_comes_too_late_is_not_measured(
    chromium: Browser, monkeypatch: pytest.MonkeyPatch, colour: str, late: int
) -> None:
    """Letters that are still there when they should not be, and letters that are never there."""
    rounds = count()
    taken = contrast._pictures

    def pictures(page: Page) -> list[bytes]:
        return [page.screenshot()] * 4 if next(rounds) < late else taken(page)

    monkeypatch.setattr(contrast, "_pictures", pictures)
    monkeypatch.setattr(contrast, "_PATIENCE", 6)
    context = chromium.new_context()
    try:
        page = context.new_page()
        page.set_content(_TABLE.replace("linear-gradient(#111, #222)", "#111") % colour)
        told = contrast.too_faint(page, _UNSURE)
    finally:
        context.close()
    assert [line.partition(": ")[2] for line in told] == (
        ["p never stood still, or was never seen"] if not late else []
    )
