"""Puzzles in a browser: solved on the real board, wrong answers told why, the answer explained."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE
from ludoteca.engine.records import print_record
from ludoteca.games.the_game.box import PILES
from ludoteca.games.the_game.moves import Lay
from ludoteca.learn.puzzles import KINDS, Kind, Puzzle, shipped
from ludoteca.learn.puzzles.solving import states
from ludoteca.learn.puzzles.telling import hints
from ludoteca.mind.bot import bot
from tests.browser.conftest import Door
from tests.browser.lessons import do
from tests.browser.visitor import DESK, PHONE, Visitor, until


def sample(kind: Kind, n: int = 0) -> Puzzle:
    return [puzzle for puzzle in shipped().values() if puzzle.kind == kind][n]


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> None:
    visitor.page.goto(f"{visitor.address}/puzzles/{puzzle.id}")
    visitor.page.locator(f'[data-puzzle="{puzzle.id}"]').wait_for()


def answer(page: Page, puzzle: Puzzle, moves: tuple[str, ...], *, keys: bool = False) -> None:
    """On the board, or with the numbers below the question."""
    for move in moves:
        if puzzle.kind in ("stone", "final"):
            for number in move.split()[-1].split(","):
                button = page.locator(f'[data-number="{number}"]')
                button.press("Enter") if keys else button.click()
            if puzzle.kind == "final":
                page.locator("[data-write]").click()
        else:
            page.locator('.lesson .board[aria-busy="false"]').wait_for()
            do(page, move, keys=keys)


def a_wrong_one(puzzle: Puzzle) -> tuple[str, str]:
    """Something else that can be done at once, and what is said to it."""
    steps = [step for step in states(puzzle, "en")[0].steps if step.to is None and str(step.move) != "end"]
    return str(steps[0].move), steps[0].sentence


def solved(page: Page) -> None:
    expect(page.get_by_test_id("outcome")).to_be_visible()
    expect(page.locator(".verdict")).to_contain_text("Right")


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_answer_is_told_why_and_the_right_one_explained(visit: Door, kind: Kind) -> None:
    anna = visit(size=PHONE if KINDS.index(kind) % 2 else DESK)
    puzzle = sample(kind)
    open_puzzle(anna, puzzle)
    wrong, why = a_wrong_one(puzzle)
    answer(anna.page, puzzle, (wrong,))
    # Said where it was tried: on the board, or at the numbers.
    said = anna.page.get_by_test_id("wrong") if kind in ("stone", "final") else anna.page.locator(".refused").first
    expect(said).to_contain_text(why)
    anna.check()
    if kind == "final":
        for number in wrong.split()[-1].split(","):
            anna.page.locator(f'[data-number="{number}"]').click()
    answer(anna.page, puzzle, puzzle.answer)
    solved(anna.page)
    expect(anna.page.locator(".why").first).to_be_visible()
    expect(anna.page.locator(".moved")).to_contain_text("Rating")
    anna.check()


def the_one_on_show(page: Page) -> Puzzle:
    name = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    assert name is not None
    return shipped()[name]


def another_than(page: Page, puzzle: Puzzle) -> Puzzle:
    page.locator(f'[data-puzzle]:not([data-puzzle="{puzzle.id}"])').wait_for()
    return the_one_on_show(page)


@pytest.mark.parametrize(("kind", "language", "size"), [("stone", "de", PHONE), ("lay-all", "fr", DESK)])
def test_hints_come_in_steps_and_the_last_one_is_the_answer(
    visit: Door, kind: Kind, language: str, size: dict[str, int]
) -> None:
    anna = visit(language, size=size, scheme="dark")
    puzzle, page = sample(kind, 1), anna.page
    open_puzzle(anna, puzzle)
    where, facts, _ = hints(puzzle, language)
    board = page.locator('[data-zone="board"]').bounding_box()
    for n, hint in enumerate((where, facts), 1):
        page.locator("[data-more]").click()
        expect(page.locator(f'[data-hint="{n}"]')).to_have_text(hint.text)
        expect(page.locator(f'[data-hint="{n}"]')).to_be_in_viewport()
        for name in hint.point:
            page.locator(f'[data-pointed="{name}"]').wait_for()
        anna.check()
    # However much is said, the board stays where it is.
    assert page.locator('[data-zone="board"]').bounding_box() == board
    page.locator("[data-more]").click()
    expect(page.get_by_test_id("outcome")).to_be_visible()
    expect(page.locator(".why")).not_to_have_count(0)
    # Whoever was shown the answer has not solved it.
    expect(page.locator(".moved")).to_contain_text("−")
    anna.check()
    if kind == "lay-all":
        top = puzzle.answer[-2].split()
        expect(page.locator(f'.hand [data-card="{top[1]}"]')).to_have_count(0)
    page.locator("[data-again]").click()
    page.locator("[data-more]").wait_for()


def test_what_was_loaded_can_be_solved_without_a_connection_and_counts_later(visit: Door) -> None:
    anna = visit(size=PHONE).open("/puzzles")
    page = anna.page
    page.locator('a[data-kind="stone"]').click()
    first = the_one_on_show(page)
    until(page, "() => JSON.parse(localStorage.getItem('ludoteca.puzzles.loaded') ?? '[]').length > 6")
    anna.context.set_offline(True)
    answer(page, first, first.answer)
    expect(page.get_by_test_id("unsent")).to_contain_text("one result")
    page.locator("[data-on]").click()
    second = another_than(page, first)
    page.locator("[data-more]").click()
    answer(page, second, second.answer)
    expect(page.get_by_test_id("unsent")).to_contain_text("2 results")
    # Also from the beginning: the page of puzzles, and one that lies ready.
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_test_id("offline")).to_contain_text("loaded")
    anna.check()
    page.locator('a[data-kind="stone"]').click()
    third = the_one_on_show(page)
    assert third.id not in (first.id, second.id)
    answer(page, third, third.answer)
    expect(page.get_by_test_id("unsent")).to_contain_text("3 results")
    anna.context.set_offline(False)
    until(page, "() => localStorage.getItem('ludoteca.puzzles') === '[]'")
    standing = anna.ask("/puzzles")["standing"]
    assert (standing["tried"], standing["solved"], standing["streak"]) == (3, 3, 1)


def test_a_run_against_the_clock(visit: Door) -> None:
    anna = visit()
    page = anna.page
    page.clock.install()
    anna.open("/puzzles")
    page.get_by_role("link", name="Against the clock").click()
    expect(page.get_by_test_id("clock")).to_contain_text("0 solved")
    puzzle = the_one_on_show(page)
    answer(page, puzzle, puzzle.answer)
    puzzle = another_than(page, puzzle)
    expect(page.get_by_test_id("clock")).to_contain_text("1 solved")
    expect(page.get_by_test_id("last")).to_have_text("Right!")
    anna.check()
    # A wrong answer costs the puzzle, and one may be skipped.
    answer(page, puzzle, (a_wrong_one(puzzle)[0],))
    puzzle = another_than(page, puzzle)
    expect(page.get_by_test_id("last")).to_have_text("Wrong.")
    page.locator("[data-skip]").click()
    puzzle = another_than(page, puzzle)
    answer(page, puzzle, puzzle.answer)
    another_than(page, puzzle)
    page.clock.fast_forward(180_000)
    expect(page.get_by_role("heading", name="2 puzzles solved")).to_be_visible()
    expect(page.get_by_text("Your best run: 2")).to_be_visible()
    anna.check()
    # It moves no rating: what counts is how many.
    standing = anna.ask("/puzzles")["standing"]
    assert (standing["tried"], standing["run"]) == (0, 2)
    page.get_by_role("button", name="Run again").click()
    expect(page.get_by_test_id("clock")).to_contain_text("0 solved")


# --- “make a puzzle of this” ----------------------------------------------------------------------------------------

BLUNDERED = "0bce81e217"
"""A turn that wins far more often than any other, in the middle of a short match."""
LONG = 300_000


def blundered(puzzle: Puzzle) -> Match:
    """The match of a puzzle in which somebody lays the card that leaves out the most, and which is soon over."""
    match, luck = puzzle.match, Random(1)
    tops = dict(zip(PILES, (pile[-1] for pile in match.state.piles), strict=True))
    lays = [move for move in match.moves(puzzle.seat) if isinstance(move, Lay) and str(move) not in puzzle.answer]
    match.play(puzzle.seat, max(lays, key=lambda lay: abs(lay.card - tops[lay.pile])))
    bots = [bot(puzzle.game, "novice", seat) for seat in range(puzzle.players)]
    while match.outcome is None:
        who = match.turn[0]
        chosen = (
            luck.choice(match.moves(CHANCE))
            if who == CHANCE
            else bots[who].choose(match.view(who), match.past(who), None)
        )
        match.play(who, chosen)
    return match


def test_a_mistake_in_a_review_becomes_a_puzzle_that_another_solves_by_its_link(visit: Door) -> None:
    puzzle = shipped()[BLUNDERED]
    anna = visit().open("/")
    page = anna.page
    record = print_record(blundered(puzzle).record())
    found = anna.context.request.post(
        f"{anna.address}/api/records", data={"record": record}, headers={"X-Ludoteca": "1"}
    ).json()
    page.goto(f"{anna.address}/matches/{found['id']}/replay?review&n={len(puzzle.entries)}")
    making = page.get_by_test_id("make-puzzle")
    making.get_by_role("button", name="Make a puzzle from this").click(timeout=LONG)
    link = making.get_by_label("Link to this puzzle")
    expect(link).to_have_value(f"{anna.address}/puzzles/{puzzle.id}", timeout=LONG)
    anna.check()
    ben = visit(size=PHONE, scheme="dark")
    ben.page.goto(link.input_value())
    ben.page.locator(f'[data-puzzle="{puzzle.id}"]').wait_for()
    answer(ben.page, puzzle, puzzle.answer)
    solved(ben.page)
    ben.check()
