"""How somebody goes through a lesson in a browser: does what each step asks for, by clicks or by keys, or something
else first."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

from playwright.sync_api import Page, expect

from ludoteca.games.the_game.box import PILES
from ludoteca.learn.lessons import Lesson, Step, Walk
from tests.browser.visitor import Visitor, until

Watch = Callable[[Step], None]
ON_THE_BOARD = ("lay", "wheel", "tile", "place", "exchange", "turn", "keep")
"""Doings that can be tried and taken back without leaving a trace: numbers that were written stay written."""


def open_lesson(visitor: Visitor, lesson: Lesson, at: int | None = None) -> None:
    visitor.page.goto(f"{visitor.address}/learn/{lesson.id}" + ("" if at is None else f"?step={at}"))
    visitor.page.locator(".lesson").wait_for()


def arrive(page: Page, step: Step) -> None:
    """The step is told, and nothing moves any more."""
    page.locator(f'.lesson[data-step="{step.id}"]').wait_for()
    page.locator('.lesson .board[aria-busy="false"]').first.wait_for()


_POINTED = """(() => [...document.querySelectorAll('[data-pointed]')].filter((ring) => {
  const at = ring.getBoundingClientRect()
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2]
  return at.width > 8 && at.height > 8 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
}).map((ring) => ring.dataset.pointed).sort())()"""


def pointing(page: Page, step: Step) -> None:
    """Everything that the step points at has a ring around it, in sight."""
    wanted = sorted(step.point)
    try:
        until(page, f"wanted => JSON.stringify({_POINTED}) === JSON.stringify(wanted)", wanted)
    except AssertionError:
        raise AssertionError(f"{step.id} points at {wanted}, in sight is {page.evaluate(_POINTED)}") from None


_WAY_ON = """() => [...document.querySelectorAll('.teacher .ways > *')].every((part) => {
  const at = part.getBoundingClientRect()
  return at.left >= 0 && at.top >= 0 && at.right <= innerWidth && at.bottom <= innerHeight
})"""


def whole_lesson(visitor: Visitor, lesson: Lesson, watch: Watch = lambda step: None, *, keys: bool = False) -> None:
    """From where the page is to the last step."""
    for at, step in enumerate(lesson.steps):
        arrive(visitor.page, step)
        # However much is said, the ways on and back are in sight.
        until(visitor.page, _WAY_ON)
        watch(step)
        if at == len(lesson.steps) - 1:
            return
        if step.ask:
            do(visitor.page, step.answer, keys=keys)
        if not step.ask or step.answer.startswith("why"):
            on = visitor.page.locator("[data-on]")
            if keys:
                on.focus()
                visitor.page.keyboard.press("Enter")
            else:
                on.click()


def something_wrong(lesson: Lesson, step: Step, language: str) -> tuple[str, str] | None:
    """A legal move that the step did not ask for, and what is said to it; None where there is none on the board. First
    come those that the lesson has an answer of its own to."""
    walk = Walk(lesson)
    at = lesson.steps.index(step)
    moves = [str(move) for move in walk.match_at(at).moves(lesson.seat) if str(move).split()[0] in ON_THE_BOARD]
    moves.sort(key=lambda move: not any(fnmatchcase(move, wrong.when) for wrong in step.wrong))
    for move in moves:
        reply = walk.attempt(at, move, language)
        if not reply.right:
            return move, reply.sentence
    return None


def do_wrong(page: Page, lesson: Lesson, step: Step, language: str) -> bool:
    """Do something else than what is asked for, and be told why not; whether there was anything to do."""
    wrong = something_wrong(lesson, step, language) if step.ask else None
    if wrong is None:
        return False
    do(page, wrong[0])
    refused = page.locator(".lesson .refused")
    expect(refused).to_contain_text(wrong[1])
    refused.locator("button").last.click()
    expect(refused).to_have_count(0)
    return True


def do(page: Page, answer: str, *, keys: bool = False) -> None:
    """What a move's text says, on the board."""
    verb, *rest = answer.split()
    _DOINGS[verb](page, rest, keys)


def _lay(page: Page, rest: list[str], keys: bool) -> None:
    card, pile = rest[0], PILES.index(rest[1])
    held = page.locator(f'.hand [data-card="{card}"]')
    if keys:
        for _ in range(12):
            if held.evaluate("card => card === document.activeElement"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press(str(pile + 1))
    else:
        # A card that was refused is still in hand, and a click would put it down.
        page.keyboard.press("Escape")
        held.click()
        page.locator(f'[data-pile="{pile}"] button.slot').click()


def _end(page: Page, rest: list[str], keys: bool) -> None:
    if keys:
        page.keyboard.press("e")
    else:
        page.locator("[data-do=end]").click()


def _signal(page: Page, rest: list[str], keys: bool) -> None:
    # A press that lasts is a gesture of its own: by keys the ring stays until something is chosen.
    page.keyboard.press(f"Shift+Digit{PILES.index(rest[0]) + 1}")
    page.locator(f'[data-word="{rest[1]}"]').click()


def _press(selector: str) -> Callable[[Page, list[str], bool], None]:
    def act(page: Page, rest: list[str], keys: bool) -> None:
        button = page.locator(selector.format(*rest)).first
        if keys:
            button.focus()
            page.keyboard.press("Enter")
        else:
            button.click()

    return act


def _turn_to(page: Page, start: str) -> None:
    """The wheel or tile is a slider: to its lowest place, and on from there."""
    slider = page.locator(".act [role=slider]")
    slider.focus()
    page.keyboard.press("Home")
    for _ in range(int(start)):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", start)
    page.locator(".act .commit button.primary").click()


def _wheel(page: Page, rest: list[str], keys: bool) -> None:
    page.locator(f'.act [role=radio][data-width="{rest[0]}"]').click()
    _turn_to(page, rest[1])


def _tile(page: Page, rest: list[str], keys: bool) -> None:
    page.locator(f'.act [role=radio][data-width="{rest[0]}"]').click()
    page.locator(".act .commit button.primary").click()


def _place(page: Page, rest: list[str], keys: bool) -> None:
    _turn_to(page, rest[0])


def _turn(page: Page, rest: list[str], keys: bool) -> None:
    page.locator(".dice button.die").nth(int(rest[0])).click()
    page.locator(f'.act .faces [data-face="{rest[1]}"]').click()


def _numbers(page: Page, group: str, numbers: str) -> None:
    for number in numbers.split(","):
        page.locator(group).last.locator("button").nth(int(number)).click()


def _guess(page: Page, rest: list[str], keys: bool) -> None:
    _numbers(page, ".finals [role=group]:has(button:not(:disabled))", rest[1])
    page.locator(".finals .commit button").click()


def _lock(page: Page, rest: list[str], keys: bool) -> None:
    _numbers(page, ".offer [role=group]", rest[0])
    page.locator(".offer button.primary").click()


def _why(page: Page, rest: list[str], keys: bool) -> None:
    page.locator(f'[data-sheet] [data-row="{rest[0]}"] td button').nth(int(rest[1])).click()
    until(page, "() => document.querySelector('[popover]:popover-open')")
    page.keyboard.press("Escape")


_DOINGS: dict[str, Callable[[Page, list[str], bool], None]] = {
    "lay": _lay,
    "end": _end,
    "signal": _signal,
    "keep": _press(".act button.primary"),
    "turn": _turn,
    "wheel": _wheel,
    "tile": _tile,
    "place": _place,
    "exchange": _press('[data-zone="own"] [data-flip="own-{0}"] button'),
    "guess": _guess,
    "lock": _lock,
    "take": _press(".offer button.primary"),
    "why": _why,
}
