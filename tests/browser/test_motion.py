"""With things moving: what others did is shown first, then it is your turn; whoever is in a hurry skips it."""

from __future__ import annotations

from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest

from tests.browser import lost_code, the_game
from tests.browser.conftest import Door
from tests.browser.visitor import PHONE, Visitor

# Every state of the frame in order, what moved, what was said, and what was pressed while one had to look.
WATCH = """() => {
  const seen = { states: [], moved: 0, said: [], hurried: [] }
  window.seen = seen
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    seen.moved += 1
    return animate.apply(this, how)
  }
  document.addEventListener('animationstart', () => (seen.moved += 1))
  document.addEventListener('transitionrun', () => (seen.moved += 1))
  const look = () => {
    const prompt = document.querySelector('.prompt')
    if (!prompt) return
    const now = {
      text: prompt.querySelector('[data-testid=prompt]')?.textContent,
      yours: prompt.classList.contains('yours'),
      title: document.title.startsWith('●'),
      icon: document.querySelector('link[rel=icon]').href.endsWith('turn.svg'),
      board: document.querySelector('section.board[aria-busy]')?.getBoundingClientRect().top + scrollY,
    }
    const last = seen.states.at(-1)
    if (JSON.stringify(last) !== JSON.stringify(now)) seen.states.push(now)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.dataset?.testid !== 'said-polite') continue
      for (const node of addedNodes) if (node.textContent?.trim()) seen.said.push(node.textContent)
    }
    // The title follows in the same breath, but not in the same change.
    setTimeout(look)
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  const press = (event) => {
    const board = document.querySelector('section.board[data-beat]')
    if (board && !document.querySelector('.prompt.yours')) seen.hurried.push(event.type)
  }
  for (const kind of ['click', 'keydown']) addEventListener(kind, press, true)
}"""


SHOWN = ".prompt.yours, .finish, section.board[data-beat]"


def moving(visit: Door, game: str, **how: Any) -> Visitor:
    visitor = visit(motion=True, **how)
    visitor.context.add_init_script(f"({WATCH})()")
    return visitor.play_now(game)


def hurry(visitor: Visitor, how: str) -> None:
    """Press something on the board while it shows what happened: that skips it, and does nothing else. (The page knows
    whether it was still shown then; later the same key is a move like any other.)"""
    before, early = len(visitor.moves), visitor.page.evaluate("window.seen.hurried.length")
    if how == "keydown":
        visitor.page.keyboard.press("Enter")
    else:
        visitor.page.locator("section.board[aria-busy]").click(position={"x": 20, "y": 20}, force=True)
    visitor.page.locator(".prompt.yours, .finish").first.wait_for()
    if visitor.page.evaluate("window.seen.hurried.length") > early:
        assert visitor.moves[before:] == []


def turns(visitor: Visitor, player: ModuleType, *, hurried: int, longest: int = 60) -> None:
    """Play some turns, and until both ways to skip have been used so many times."""
    page = visitor.page
    for count in range(longest):
        page.locator(SHOWN).first.wait_for()
        now = player.look(visitor)
        pressed: list[str] = page.evaluate("window.seen.hurried")
        if now["over"] or (count > 6 and min(pressed.count("click"), pressed.count("keydown")) >= hurried):
            return
        if not now["turn"] and page.locator("section.board[data-beat]").count():
            hurry(visitor, "click" if pressed.count("click") <= pressed.count("keydown") else "keydown")
        elif now["turn"] and not now["busy"]:
            player.step(visitor)
            page.locator(f".board[aria-busy=false], {SHOWN}").first.wait_for()
        else:
            page.wait_for_timeout(20)


@pytest.mark.parametrize(("game", "size"), [("lost-code", None), ("the-game", PHONE)])
def test_your_turn_comes_after_what_led_to_it(visit: Door, game: str, size: dict[str, int] | None) -> None:
    visitor = moving(visit, game, size=size)
    turns(visitor, lost_code if game == "lost-code" else the_game, hurried=1)
    seen = visitor.page.evaluate("window.seen")
    assert seen["moved"] > 0
    assert {"click", "keydown"} <= set(seen["hurried"]), seen["hurried"]
    states = seen["states"]
    # Title, icon and banner say the same.
    assert [state for state in states if len({state["yours"], state["title"], state["icon"]}) > 1] == []
    assert [after for before, after in pairwise(states) if after["yours"] and not before["yours"]]
    # The board stays where it is: what one is about to touch does not jump when the turn comes.
    assert len({state["board"] for state in states}) == 1
    # In words: nothing twice in a row, and whose turn it is after what led to it.
    said = seen["said"]
    assert len(said) > 5
    assert [after for before, after in pairwise(said) if before == after] == []
