"""The pencil sheet as data: what a careful player writes down without thinking (LC-22, TS-12)."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.lost_code.view import Bid, Check, CodeView, Round
from ludoteca.mind.lost_code.clues import later_discards, viewer
from ludoteca.mind.lost_code.help_types import (
    CheckFact,
    DiceRow,
    DiscardFact,
    KnownStone,
    SeenFact,
    SheetHelp,
    SheetLine,
)
from ludoteca.mind.marks import Mark


def sheet(view: CodeView, marks: Sequence[Mark] = ()) -> SheetHelp:
    """The viewer's sheet, with the signs it made by hand."""
    lines = tuple(
        SheetLine(
            symbol,
            seen_numbers(view, s),
            tuple(sorted(set(range(view.top_number + 1)) - {fact.number for fact in seen_numbers(view, s)})),
            tuple(mark for mark in marks if mark.symbol == symbol),
        )
        for s, symbol in enumerate(view.symbols)
    )
    return SheetHelp(lines, tuple(_row(view, past) for past in view.history if past.dice))


def seen_numbers(view: CodeView, s: int) -> tuple[SeenFact | DiscardFact, ...]:
    """The numbers of a symbol that lie open to the viewer, ascending, each with its place."""
    me, symbol = viewer(view), view.symbols[s]
    found: list[SeenFact | DiscardFact] = []
    for log, row in enumerate(view.logs):
        number = row[s]
        if number is not None and log != me:
            seated = log < view.players
            found.append(SeenFact(symbol, number, "log" if seated else "neutral", log if seated else None))
    for seat, number in view.discards[s]:
        if seat == me:
            found.append(DiscardFact(_round_of(view, symbol, number), symbol, number))
        else:
            found.append(SeenFact(symbol, number, "discard", seat))
    return tuple(sorted(found, key=lambda fact: fact.number))


def check_facts(view: CodeView) -> tuple[CheckFact, ...]:
    """The answers to the viewer's bids, oldest first."""
    found = []
    for past in view.history:
        bid, check = _mine(view, past)
        if bid is not None and check is not None and bid.low is not None and bid.high is not None:
            found.append(CheckFact(past.number, past.dice, bid.low, bid.high, check.answer))
    return tuple(found)


def _round_of(view: CodeView, symbol: str, number: int) -> int:
    return next(
        past.number
        for past in view.history
        for swap in past.swaps
        if swap.symbol == symbol and swap.discarded == number
    )


def _mine(view: CodeView, past: Round) -> tuple[Bid | None, Check | None]:
    me = viewer(view)
    bid = next((bid for bid in past.bids if bid.seat == me), None)
    return bid, next((check for check in past.checks if check.seat == me), None)


def _row(view: CodeView, past: Round) -> DiceRow:
    bid, check = _mine(view, past)
    answer = check.answer if check is not None else None
    ranges: tuple[tuple[int, int], ...] = ((0, view.top_sum),)
    if bid is not None and bid.low is not None and bid.high is not None and answer is not None:
        ranges = _ranges(CheckFact(past.number, past.dice, bid.low, bid.high, answer), view.top_sum)
    swap = next((swap for swap in past.swaps if swap.seat == view.seat), None)
    return DiceRow(
        round=past.number,
        dice=past.dice,
        width=bid.width if bid else None,
        points=bid.points if bid else None,
        low=bid.low if bid else None,
        high=bid.high if bid else None,
        answer=answer,
        ranges=ranges,
        known=tuple(
            KnownStone(symbol, number, past.dice.count(symbol))
            for symbol, number in later_discards(view, viewer(view), past.number).items()
            if symbol in past.dice
        ),
        discarded=KnownStone(swap.symbol, swap.discarded, past.dice.count(swap.symbol)) if swap else None,
    )


def _ranges(fact: CheckFact, top_sum: int) -> tuple[tuple[int, int], ...]:
    """Where the sum lies after the answer."""
    below, above = (0, fact.low - 1), (fact.high + 1, top_sum)
    if fact.answer == "right":
        return ((fact.low, fact.high),)
    wanted = {"lower": (below,), "higher": (above,)}.get(fact.answer, (below, above))
    return tuple((low, high) for low, high in wanted if low <= high)
