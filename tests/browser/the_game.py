"""How somebody plays The Game and Extreme in a browser: by clicks, or by keys alone."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from playwright.sync_api import TimeoutError as TooLate

from tests.browser.visitor import PATIENCE, Visitor, until

_TRY = 2_000
"""Milliseconds for a button before it is looked whether it is still there."""

# Read in one go: between two questions the bots may have moved on.
_LOOK = """() => ({
  prompt: document.querySelector('[data-testid=prompt]')?.textContent,
  cards: [...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card),
  fit: [...document.querySelectorAll('.hand [data-card]:not(.idle)')].map((card) => card.dataset.card),
  start: !!document.querySelector('section.board [data-do=start]'),
  turn: !!document.querySelector('.prompt.yours'),
  over: !!document.querySelector('.finish'),
  busy: document.querySelector('.board[aria-busy]')?.getAttribute('aria-busy') === 'true',
})"""

# For whoever has to find out why nothing happens: where the focus is, what was refused, and how the line is.
_STUCK = """() => ({
  focus: document.activeElement?.outerHTML.slice(0, 200),
  refused: document.querySelector('section.board .no')?.textContent,
  frame: document.querySelector('.prompt')?.outerHTML,
})"""


def look(visitor: Visitor) -> dict[str, object]:
    found: dict[str, object] = visitor.page.evaluate(_LOOK)
    return found


def settled(visitor: Visitor) -> None:
    """Wait until it is the visitor's turn, or the match is over."""
    visitor.page.locator(".prompt.yours, .finish").first.wait_for()


def step(visitor: Visitor, *, keys: bool = False) -> None:
    """Do one thing that may be done: start, lay a card, or end the turn."""
    page = visitor.page
    seen = look(visitor)
    fit = seen["fit"]
    assert isinstance(fit, list)
    begins = starting(visitor)
    if not begins:
        for card in fit:
            if keys:
                # At once: nothing has to be in focus first.
                reach(visitor, f'[data-card="{card}"]', "ArrowRight")
            else:
                hold(visitor, card)
            lit: list[str] = page.locator("[data-pile].lit").evaluate_all("all => all.map((pile) => pile.dataset.pile)")
            if lit and keys:
                page.keyboard.press(str(int(lit[0]) + 1))
                return
            if lit:
                page.locator(f'[data-pile="{lit[0]}"] button.slot').click()
                return
    if keys:
        # Somebody else may begin while one is still on the way to the button.
        if begins and not reach(visitor, "[data-do=start]", "Tab", unless=lambda: not starting(visitor)):
            return
        page.keyboard.press("Enter" if begins else "e")
    else:
        press_last(visitor, seen)


def press_last(visitor: Visitor, seen: dict[str, object]) -> None:
    """The button of the board: start, or end of the turn. Between looking and pressing it may have gone with the turn,
    and where nobody else plays it does not come back; or a bot has begun meanwhile, and when it is the visitor's turn
    the same button waits for cards to be laid."""
    button = visitor.page.locator("section.board [data-do]").last
    for tried in range(PATIENCE // _TRY):
        if not button.count() or (tried and look(visitor) != seen):
            return
        with contextlib.suppress(TooLate):
            button.click(timeout=_TRY)
            return
    button.click()


def hold(visitor: Visitor, card: object) -> None:
    """Choose a card, if it is not: a second click would let go of it."""
    found = visitor.page.locator(f'.hand [data-card="{card}"]')
    if found.get_attribute("aria-pressed") != "true":
        found.click()


def reach(
    visitor: Visitor, wanted: str, key: str, longest: int = 120, unless: Callable[[], bool] = lambda: False
) -> bool:
    """Press a key until the focus is there; whether it got there before it was of no use any more."""
    for _ in range(longest):
        if unless():
            return False
        if visitor.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return True
        visitor.page.keyboard.press(key)
    raise AssertionError(f"{wanted} is out of reach")


def starting(visitor: Visitor) -> bool:
    return bool(look(visitor)["start"])


def whole_match(visitor: Visitor, longest: int = 4000, *, keys: bool = False) -> None:
    for _ in range(longest):
        settled(visitor)
        before = look(visitor)
        if before["over"]:
            return
        if not before["turn"] or before["busy"]:
            visitor.page.wait_for_timeout(30)
            continue
        step(visitor, keys=keys)
        until_changed(visitor, before)
        if keys:
            in_focus(visitor)
    raise AssertionError("the match does not end")


def in_focus(visitor: Visitor) -> None:
    """Whatever has come and gone, the focus is somewhere on the table."""
    until(visitor.page, "() => document.activeElement?.closest('main') && document.activeElement.tagName !== 'MAIN'")


def until_changed(visitor: Visitor, before: dict[str, object]) -> None:
    for _ in range(PATIENCE // 30):
        now = look(visitor)
        if now != before and not now["busy"]:
            return
        visitor.page.wait_for_timeout(30)
    heard = [text[:300] for text in visitor.received[-3:]]
    stuck = visitor.page.evaluate(_STUCK)
    raise AssertionError(f"{before} became {look(visitor)}; {stuck}; sent: {visitor.moves[-2:]}; heard: {heard}")
