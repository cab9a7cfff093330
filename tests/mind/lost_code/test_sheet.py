"""The pencil sheet as data."""

from __future__ import annotations

import pytest

from ludoteca.mind.lost_code.help_types import DiscardFact, KnownStone, SeenFact
from ludoteca.mind.lost_code.odds import odds
from ludoteca.mind.lost_code.sheet import sheet
from ludoteca.mind.marks import Mark
from tests.lost_code.table import Table
from tests.mind.lost_code.positions import VARIANTS, position


def crossed(table: Table, symbol: str) -> set[int]:
    """Numbers of a symbol that seat 0 can cross out by deduction."""
    return set(next(one for one in odds(table.view(0)).symbols if one.symbol == symbol).crossed)


def bids(table: Table, plan: dict[int, tuple[int, int]]) -> None:
    """Everybody bids: seat → (width, start)."""
    while table.phase == "wheel":
        (seat,) = table.turn
        table.play(*(("tile", plan[seat][0]) if table.tiles else ("wheel", *plan[seat])))
    while table.phase == "place":
        table.play("place", plan[table.turn[0]][1])


CODES = {0: (6, 1, 2, 4, 4, 4), 1: (0, 0, 0, 0, 0, 0), 2: (1, 2, 1, 1, 1, 1), 3: (2, 3, 3, 2, 2, 2)}
"""Seat 0 holds 1 of the second symbol and 2 of the third; 0 of the second stands elsewhere."""


@pytest.mark.rule("X-LC-6", "LC-63", "LC-81")
def test_discard_and_look_back() -> None:
    table = Table(codes=CODES)
    table.roll_and_keep("chameleon", "chameleon", "jaguar")
    bids(table, {0: (5, 1), 1: (10, 0)})
    assert crossed(table, "chameleon") == {4, 5, 6, 7}
    table.roll_and_keep("eagle", "snake", "human")
    bids(table, {0: (7, 0), 1: (10, 0)})
    table.play("exchange", "chameleon", seat=0)
    after = odds(table.view(0))
    assert crossed(table, "chameleon") == set()
    line = after.sheet.lines[2]
    assert DiscardFact(2, "chameleon", 2) in line.seen
    assert line.open == (4, 5, 6, 7)
    first, second = after.sheet.rows
    assert first.known == (KnownStone("chameleon", 2, 2),)
    assert first.ranges == ((1, 5),)
    assert second.discarded == KnownStone("chameleon", 2, 0)
    assert after.symbols[1].pinned == 1


@pytest.mark.rule("X-TS-4", "X-TS-3", "TS-25")
def test_discard_and_look_back_at_think_str8() -> None:
    table = Table("think-str8", codes=CODES)
    table.roll_and_keep("yellow", "yellow", "green")
    bids(table, {0: (6, 0), 1: (10, 0)})
    table.roll_and_keep("yellow", "blue", "blue")
    bids(table, {0: (7, 4), 1: (10, 0)})
    assert odds(table.view(0)).sheet.rows[1].ranges == ((11, 21),)
    assert crossed(table, "yellow") == {4, 5, 6, 7}
    table.play("exchange", "yellow", seat=0)
    after = odds(table.view(0))
    assert crossed(table, "yellow") == set()
    assert after.symbols[1].pinned == 1
    assert [number for number, chance in enumerate(after.symbols[0].chances) if chance > 0] == [5, 6, 7]
    assert after.sheet.rows[0].known == (KnownStone("yellow", 2, 2),)


@pytest.mark.rule("LC-22", "TS-12")
@pytest.mark.parametrize("variant", VARIANTS)
def test_seen_numbers_are_those_that_stand_open(variant: str) -> None:
    for seed in range(10):
        match, seat, view = position(variant, 2 + seed % 3, 300 + seed)
        if match.outcome is not None:
            continue
        state = match.state
        for s, line in enumerate(sheet(view).lines):
            own = state.logs[seat][s]
            hidden = {n for n in range(view.top_number + 1) if state.undrawn[s] >> n & 1} | {own}
            assert set(line.open) == hidden - {None}
            assert {fact.number for fact in line.seen} == set(range(view.top_number + 1)) - hidden
            for fact in line.seen:
                if isinstance(fact, DiscardFact):
                    assert (seat, fact.number) in view.discards[s]
                elif fact.where == "discard":
                    assert (fact.seat, fact.number) in view.discards[s]
                elif fact.where == "log":
                    assert fact.seat is not None
                    assert view.logs[fact.seat][s] == fact.number
                else:
                    assert isinstance(fact, SeenFact)
                    assert fact.number in {log[s] for log in view.logs[view.players :]}


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_true_sum_lies_in_the_ranges_of_its_row(variant: str) -> None:
    for seed in range(10):
        match, seat, view = position(variant, 2 + seed % 3, 400 + seed)
        for row, past in zip(sheet(view).rows, match.state.history, strict=False):
            assert row.round == past.number
            assert row.dice == past.dice
            if row.answer is None:
                continue
            later = [swap for one in match.state.history[past.number - 1 :] for swap in one.swaps if swap.seat == seat]
            stones = dict(zip(view.symbols, match.state.logs[seat], strict=True))
            for swap in reversed(later):
                stones[swap.symbol] = swap.discarded
            total = sum(stones[symbol] or 0 for symbol in past.dice)
            assert any(low <= total <= high for low, high in row.ranges)
            assert {stone.symbol: stone.number for stone in row.known} == {
                swap.symbol: stones[swap.symbol] for swap in later if swap.symbol in past.dice
            }


def test_own_marks_stay_with_their_symbol() -> None:
    _, _, view = position("basic", 4, 1)
    mark = Mark("snake", 3, "circle")
    lines = sheet(view, [mark]).lines
    assert [line.marks for line in lines if line.symbol == "snake"] == [(mark,)]
    assert not any(line.marks for line in lines if line.symbol != "snake")
