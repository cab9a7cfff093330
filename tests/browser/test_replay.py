"""A replay on every screen and in every language: what it shows can be read to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser import stage
from tests.browser.conftest import Door
from tests.browser.moments import ask
from tests.browser.visitor import PATIENCE, until

SIDE: ViewportSize = {"width": 740, "height": 360}
SIZES: tuple[ViewportSize, ...] = (
    SIDE,
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
    {"width": 560, "height": 900},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 720},
)

# The name of the game, the numbers of the track, what stands in a lane and on a pile: what reaches out of its place.
_CUT = """() => {
  const words = '.replay h1 span, .track text, .lanes :is(.name, .hidden, .words), .notes .word'
  const cut = []
  for (const one of document.querySelectorAll(words)) {
    const { left, right, top, bottom, width } = one.getBoundingClientRect()
    // Some is only said.
    if (width < 2 || one.closest('h1')?.clientWidth === 1) continue
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'hidden') cut.push(one.textContent)
    for (let around = one.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const place = around.getBoundingClientRect()
      const beside = overflowX === 'hidden' && (left < place.left - 1 || right > place.right + 1)
      const over = overflowY === 'hidden' && (top < place.top - 5 || bottom > place.bottom + 5)
      if (beside || over) cut.push(`${one.textContent} by ${around.className}`)
    }
  }
  const names = [...document.querySelectorAll('.lanes .who')].map((one) => one.getBoundingClientRect())
  names.forEach((one, at) => at && one.top < names[at - 1].bottom - 1 && cut.push(`lane ${at} lies on the one above`))
  return cut
}"""


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_nothing_of_a_replay_is_cut(visit: Door, language: str) -> None:
    visitor = visit(language, size=SIDE)
    visitor.open("/about")
    for game, moments in (("think-str8", (44, 60)), ("lost-code", (40, 70)), ("the-game", (90,))):
        made = ask(visitor, "records", {"record": stage.record_of(game, 4)})
        for moment in moments:
            visitor.open(f"/matches/{made['id']}/replay?n={moment}&seat=0")
            visitor.page.locator(".controls .row").first.wait_for()
            for size in SIZES:
                visitor.page.set_viewport_size(size)
                until(visitor.page, "width => innerWidth === width", size["width"])
                # A page hears late of its new window, and lays its cards a moment later.
                for _ in range(PATIENCE // 50):
                    found: list[str] = visitor.page.evaluate(_CUT)
                    if not found:
                        break
                    visitor.page.wait_for_timeout(50)
                assert found == [], (game, moment, size)
