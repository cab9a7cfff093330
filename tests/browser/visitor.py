"""Somebody with a browser: sees a page, clicks, types, and is asked whether anything on it is out of reach."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.browser import contrast
from workshop.places import ROOT

# A loaded machine is slow, not wrong.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
DESK = {"width": 1440, "height": 900}

_LOCALES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "de": "de-DE"}
# A server that is restarted, and a socket that notices, are not the page's fault.
# Without TLS, as in a local network, a browser says which of our headers it does not heed.
_NOT_OURS = re.compile(
    r"Opener-Policy header has been ignored|WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|"
    r"Failed to load resource"
)
_PACE = """
const kept = 'ludoteca.settings'
if (!localStorage.getItem(kept)) localStorage.setItem(kept, JSON.stringify({ pace: '%s' }))
"""

# What is told for a while, or asked beside the game, stays until it was looked at, however slow the machine is: four
# seconds and 60 ms a letter (announce.svelte.ts), and eight more for a question.
_STAYS = """(later => {
  const note = (ms) => ms > 4000 && (ms % 60 === 4000 % 60 || ms % 60 === 12000 % 60)
  window.setTimeout = (what, ms, ...rest) => later(what, note(ms) ? 1e9 : ms, ...rest)
})(setTimeout)"""

# Controls that reach over the edge of the window, where nobody can read or press them.
_STICKING_OUT = """
(width) => [...document.querySelectorAll('body *')]
  .map((part) => [part.tagName, part.getAttribute('class'), Math.round(part.getBoundingClientRect().right)])
  .filter((part) => part[2] > width)
  .slice(0, 12)
"""
"""What is wider than the window, for whoever has to mend it."""

_OVER_THE_EDGE = """() => [...document.querySelectorAll('button, a, label, input, select')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen'))
  .filter((one) => {
    const { left, right, width } = one.getBoundingClientRect()
    return width > 1 && (left < -1 || right > innerWidth + 1)
  })
  .map((one) => one.outerHTML.slice(0, 160))"""


@cache
def _axe() -> str:
    return (Path(ROOT) / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def until(page: Page, true: str, arg: object = None) -> None:
    """Wait until something is so. Playwright's own way evaluates text in the page, which our pages forbid."""
    for _ in range(PATIENCE // 50):
        if page.evaluate(true, arg):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {true}")


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: dict[str, int] | None = None,
        scheme: str = "light",
        *,
        motion: bool = False,
        pace: str | None = None,
        worker: bool = False,
        notes_stay: bool = False,
    ) -> None:
        size = size or DESK
        phone = min(size.values()) < 700
        self.address = address
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=_LOCALES[language],
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
            is_mobile=phone,
            has_touch=phone,
            # Requests are watched, and the worker would stand in between.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        # Where nothing moves, what happens is shown at once, so that a match takes no longer than its moves.
        if pace or not motion:
            self.context.add_init_script(_PACE % (pace or "instant"))
        if notes_stay:
            self.context.add_init_script(_STAYS)
        self.complaints: list[str] = []
        self.received: list[str] = []
        # What was played from this browser.
        self.moves: list[str] = []
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._follow)
        page.on("response", self._read)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not _NOT_OURS.search(message.text):
            self.complaints.append(message.text)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._send)

    def _send(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        if json.loads(text)["do"] == "play":
            self.moves.append(text)

    def _hear(self, frame: str | bytes) -> None:
        self.received.append(frame if isinstance(frame, str) else frame.decode())

    def _read(self, response: Any) -> None:
        if "/api/" in response.url and "application/json" in response.headers.get("content-type", ""):
            try:
                self.received.append(response.text())
            except Exception:
                # The page went on before its answer was read; then nobody has seen it.
                return

    def leave(self) -> None:
        self.context.close()

    # --- looking and doing ------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Visitor:
        self.page.goto(self.address + path)
        expect(self.page.locator("h1").first).to_be_visible()
        return self

    def reopen(self) -> Visitor:
        """Close the tab and open another one at the same address."""
        path = self.page.url
        self.page.close()
        self.page = self._new_page()
        self.page.goto(path)
        return self

    def play_now(self, game: str) -> Visitor:
        """Home, and the first button of a box."""
        self.open("/")
        self.page.locator(f'li[data-theme="{game}"] button').first.click()
        self.page.wait_for_url("**/tables/*")
        expect(self.prompt).to_be_visible()
        return self

    def tab(self, name: str) -> None:
        """Open a tab beside the table: on a large screen log and talk are folded until somebody wants them."""
        beside = self.page.get_by_role("tab", name=name).or_(self.page.get_by_role("button", name=name, exact=True))
        beside.first.click()

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    @property
    def my_turn(self) -> bool:
        return self.page.locator(".prompt.yours").count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(".finish").count() > 0

    def ask(self, path: str) -> Any:
        """The server's answer to this visitor."""
        return self.context.request.get(f"{self.address}/api{path}").json()

    def views(self) -> list[dict[str, Any]]:
        """Every view of a game that this browser has received; where only the changes came, what it made of them."""
        found: list[dict[str, Any]] = []
        last: dict[str, dict[str, Any]] = {}
        for text in self.received:
            message = json.loads(text)
            kind = message.get("kind") if isinstance(message, dict) else None
            if kind == "changes":
                last[message["match"]] = {**last[message["match"]], **message["view"]}
                found.append(last[message["match"]])
                continue
            _collect(message, found)
            if kind == "events" and message["view"] is not None:
                last[message["match"]] = message["view"]
        return found

    # --- what has to hold on every page -----------------------------------------------------------------------------

    def check(self) -> None:
        """Nothing on the page is out of reach, all of it can be read, and nothing sticks out at the side."""
        self.page.evaluate(_axe())
        found, unsure = self.page.evaluate(
            "axe.run(document, { resultTypes: ['violations', 'incomplete'] }).then((r) => [r.violations, r.incomplete])"
        )
        told = [f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]]
        told += contrast.too_faint(self.page, unsure)
        assert told == [], f"{self.page.url}\n" + "\n".join(told)
        # A phone widens its window to what sticks out: what counts is how wide the glass is.
        wide, glass = self.page.evaluate("document.documentElement.scrollWidth"), self.page.viewport_size
        assert glass is not None
        assert wide <= glass["width"], (
            f"{self.page.url} is {wide} px wide in a window of {glass['width']}: "
            f"{self.page.evaluate(_STICKING_OUT, glass['width'])}"
        )
        assert self.page.evaluate(_OVER_THE_EDGE) == [], self.page.url
        heading = self.page.locator("h1").first.bounding_box()
        assert heading is not None
        assert heading["height"] > 0


def _collect(value: Any, found: list[dict[str, Any]]) -> None:
    if isinstance(value, dict):
        if "game" in value and "phase" in value:
            found.append(value)
        else:
            for part in value.values():
                _collect(part, found)
    elif isinstance(value, list):
        for part in value:
            _collect(part, found)
