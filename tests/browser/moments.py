"""Moments for the tour of pictures that are no page and no phase of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.browser import stage
from tests.browser.visitor import Visitor

Shoot = Callable[[Visitor, str], None]


def ask(visitor: Visitor, path: str, data: Mapping[str, object]) -> dict[str, Any]:
    sent = visitor.context.request.post(f"{visitor.address}/api/{path}", headers={"X-Ludoteca": "1"}, data={**data})
    assert sent.ok, sent.text()
    found: dict[str, Any] = sent.json()
    return found


def coached(visitor: Visitor, game: str, players: int, phase: str, seed: int) -> str:
    """A table that goes on, with a coach, where a match of bots asks its first player for something for the first time;
    its name. Always the same position for the same seed."""
    made = ask(visitor, "records", {"record": stage.record_of(game, players, seed)})
    for first in range(0, made["n"], 60):
        for frame in visitor.ask(f"/matches/{made['id']}/frames?seat=0&first={first}&count=60")["frames"]:
            view = frame["views"][0]
            if view["phase"] == phase and 0 in view["turn"]:
                wish = {"n": frame["n"], "seat": 0, "bots": "casual"}
                table: str = ask(visitor, f"matches/{made['id']}/branch", wish)["id"]
                where = f"{visitor.address}/api/tables/{table}"
                changed = visitor.context.request.patch(where, headers={"X-Ludoteca": "1"}, data={"help": "coach"})
                assert changed.ok, changed.text()
                return table
    raise AssertionError(f"nobody is asked for {phase}")


# What the coach says and what it costs, in other words. While help is asked for anew there is nothing to change.
ADVISE = """([costs, reason]) => {
  const words = document.querySelector('.coach p')
  if (!words) return false
  words.querySelector('strong').textContent = `${costs}.`
  words.querySelector('span').textContent = reason
  return true
}"""
# All of it can be read, and nothing of it lies beside its place.
READ_TO_THE_END = """() => {
  const words = document.querySelector('.coach p')
  if (!words) return false
  const [said, place] = [words, words.closest('.act, .how, [data-zone=bar]')].map((one) => one.getBoundingClientRect())
  return Math.max(words.scrollHeight - words.clientHeight, place.top - said.top, said.bottom - place.bottom) <= 1
}"""


def play_out(visitor: Visitor, table: str, last: bool) -> None:
    """A match to its end without looking: always the first, or always the last of the moves."""
    for _ in range(4000):
        now = visitor.ask(f"/tables/{table}/events")
        if now["view"]["outcome"]:
            return
        if now["view"]["moves"]:
            ask(visitor, f"tables/{table}/play", {"move": now["view"]["moves"][-1 if last else 0], "n": now["n"]})
    raise AssertionError("it does not end")


def changed(visitor: Visitor, shoot: Shoot) -> None:
    """The set-up after somebody has changed whatever can be changed."""
    page = visitor.open("/games/the-game-extreme").page
    page.locator(".start button").wait_for()
    for toggle in page.locator("main [role=switch]").all():
        toggle.click()
    for choice in page.locator("main select").all():
        choice.select_option(index=0 if choice.evaluate("one => one.selectedIndex") else 1)
    for group in page.locator("main fieldset:has([type=radio])").all():
        group.locator("[type=radio]").last.check(force=True)
    shoot(visitor, "set-up-changed")


def error(visitor: Visitor, shoot: Shoot) -> None:
    """A page that could not be opened."""
    visitor.page.route("**/api/games*", lambda route: route.abort())
    visitor.open("/games/the-game")
    visitor.page.locator("main button.primary").wait_for()
    shoot(visitor, "error")


def unread(visitor: Visitor, shoot: Shoot) -> None:
    """A friend has said something while one looked at the board."""
    table = ask(visitor, "tables", {"game": "the-game", "chairs": [{"kind": "me"}, {"kind": "open"}]})
    assert visitor.context.browser
    friend = Visitor(visitor.context.browser, visitor.address)
    try:
        ask(friend, "me", {"name": "Noor"})
        ask(friend, "join", {"code": table["code"]})
        ask(friend, f"tables/{table['id']}/sit", {})
        ask(visitor, f"tables/{table['id']}/start", {})
        visitor.open(f"/tables/{table['id']}")
        for text in ("hello", "shall I start?"):
            ask(friend, f"tables/{table['id']}/chat", {"text": text})
        visitor.page.locator(".news").first.wait_for()
        shoot(visitor, "talk-unread")
        visitor.page.locator('[data-tab="talk"]').first.click()
        shoot(visitor, "talk-read")
    finally:
        friend.leave()
