"""How somebody plays The Lost Code and Think Str8! in a browser."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.visitor import PATIENCE, Visitor

# Read in one go: between two questions the bots may have moved on.
_LOOK = """() => {
  const board = document.querySelector('section.board[aria-busy]')
  const all = (query) => [...(board?.querySelectorAll(query) ?? [])]
  return {
    prompt: document.querySelector('[data-testid=prompt]')?.textContent,
    turn: !!document.querySelector('.prompt.yours'),
    over: !!document.querySelector('.finish'),
    busy: board?.getAttribute('aria-busy') === 'true',
    finals: all('.finals').length > 0,
    wheels: all('[role=radio]:not(:disabled):not(.coach *)').length,
    set: all('.set').length > 0,
    offer: all('.offer').length > 0,
    stones: all('.own button').length,
    dice: all('.dice button').length,
    shown: board?.textContent,
  }
}"""


def look(visitor: Visitor) -> dict[str, object]:
    found: dict[str, object] = visitor.page.evaluate(_LOOK)
    return found


def step(visitor: Visitor) -> None:
    """Do one thing that may be done. The wheels change with the rounds, so that all kinds of answers come up."""
    page = visitor.page
    seen = look(visitor)
    board = page.locator("section.board[aria-busy]")
    if seen["finals"]:
        # Numbers for a token were fixed when it was taken.
        for line in board.locator(".finals [role=group]:has(button:not(:disabled))").all()[1:]:
            line.locator("button:not(:disabled)").nth(2).click()
        board.locator(".finals .commit button").click()
        # One symbol was left without a number: the table asks whether that is meant.
        page.locator("dialog[open] button.primary").click()
    elif seen["offer"] and board.locator(".offer [role=group]").count():
        # The token was taken: its numbers are fixed now.
        board.locator(".offer [role=group] button:not([aria-pressed=true])").first.click()
        board.locator(".offer button.primary").click()
    elif seen["wheels"] and not seen["set"]:
        board.locator("[role=radio]:not(:disabled):not(.coach *)").first.click()
    elif seen["set"]:
        turn_higher(board.locator(".set .steps button").last)
        board.locator(".set button.primary").click()
    elif seen["stones"]:
        board.locator(".own button:not(:disabled)").first.click()
    else:
        board.locator("button.primary:not(:disabled)").first.click()


def turn_higher(button: Locator) -> None:
    """Press it as anybody would, so that nothing may lie over it. Help that arrives meanwhile may turn an untouched
    wheel to its best place, which may be the last: then there is nothing to press."""
    for _ in range(PATIENCE // 2000):
        if not button.count() or button.is_disabled():
            return
        with suppress(TooLate):
            button.click(timeout=2000)
            return
    button.click(timeout=2000)


def press(visitor: Visitor) -> None:
    """The same by keys alone: Tab to what is wanted from where the last step left the focus, then Enter or arrows."""
    keys = visitor.page.keyboard
    seen = look(visitor)
    if seen["finals"]:
        for line in range(2, visitor.page.locator(".finals .line").count() + 1):
            reach(visitor, f".finals .line:nth-child({line}) button")
            keys.press("Enter")
        reach(visitor, ".finals .commit button")
        keys.press("Enter")
        reach(visitor, "dialog[open] button.primary", everywhere=True)
    elif seen["wheels"] and not seen["set"]:
        reach(visitor, "[role=radio]:not(:disabled):not(.coach *)")
        keys.press("ArrowRight")
        return
    elif seen["set"]:
        if visitor.page.locator(".set [role=slider]").count():
            reach(visitor, ".set [role=slider]")
            keys.press("ArrowRight")
        reach(visitor, ".set button.primary")
    elif seen["stones"]:
        reach(visitor, ".own button")
    else:
        reach(visitor, "button.primary:not(:disabled)")
    keys.press("Enter")


def reach(visitor: Visitor, wanted: str, *, everywhere: bool = False) -> None:
    """By Tab, in few steps: nobody should have to go round the page for every move."""
    query = wanted if everywhere else f"section.board[aria-busy] {wanted}"
    for _ in range(16):
        if visitor.page.evaluate("(query) => !!document.activeElement?.matches(query)", query):
            return
        visitor.page.keyboard.press("Tab")
    now = visitor.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"{wanted} is out of reach from {now}")


def own_numbers(visitor: Visitor) -> list[str]:
    """Whatever the page shows or says of the own stones that has a number in it."""
    read = "all => all.flatMap((one) => [one.textContent, one.getAttribute('aria-label') ?? ''])"
    found: list[str] = visitor.page.locator(".own .rack li, .own .rack li *").evaluate_all(read)
    return [text for text in found if any(letter.isdigit() for letter in text)]


def whole_match(
    visitor: Visitor, longest: int = 4000, *, keys: bool = False, each: Callable[[Visitor], None] | None = None
) -> None:
    """`each` looks at the table before every step."""
    for _ in range(longest):
        visitor.page.locator(".prompt.yours, .finish").first.wait_for()
        before = look(visitor)
        if before["over"]:
            return
        assert own_numbers(visitor) == []
        if not before["turn"] or before["busy"]:
            visitor.page.wait_for_timeout(30)
            continue
        if each:
            each(visitor)
        if keys:
            press(visitor)
        else:
            step(visitor)
        until_changed(visitor, before)
    raise AssertionError("the match does not end")


def until_changed(visitor: Visitor, before: dict[str, object]) -> None:
    for _ in range(PATIENCE // 30):
        now = look(visitor)
        if now != before and not now["busy"]:
            return
        visitor.page.wait_for_timeout(30)
    raise AssertionError(f"nothing happened after a click: {before}")
