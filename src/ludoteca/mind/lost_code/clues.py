"""What a seat can know of its own code, taken from a view: the numbers still possible, and the answers to its bids.

A code is one number for every symbol that the seat holds now. A stone that was discarded since is known (LC-81), so
the answer to every bid of the past speaks of today's code alone: so many times this stone and that one, plus what is
known, lay inside or outside the range. Any seat can be asked for; what another seat knows of its own code depends on
the viewer's stones, which the viewer does not see, and `possible` then includes both readings.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.view import Answer, CodeView, Round


class Clue(NamedTuple):
    """The answer to one bid: the sum of counts × code, plus `known`, against low..high."""

    round: int
    counts: tuple[int, ...]
    known: int
    low: int
    high: int
    answer: Answer

    def allows(self, total: int) -> bool:
        """Whether the answer fits a sum."""
        if self.answer == "right":
            return self.low <= total <= self.high
        if self.answer == "lower":
            return total < self.low
        if self.answer == "higher":
            return total > self.high
        return not self.low <= total <= self.high


def viewer(view: CodeView) -> Seat:
    """The seat that looks; a spectator has no code to think about."""
    if view.seat is None:
        raise ValueError("A spectator holds no code: ask with the view of a seat.")
    return view.seat


def times(dice: tuple[str, ...], symbols: tuple[str, ...]) -> tuple[int, ...]:
    """How often each symbol lies on the dice (LC-50)."""
    return tuple(dice.count(symbol) for symbol in symbols)


def later_discards(view: CodeView, seat: Seat, since: int) -> dict[str, int]:
    """The stones that a seat held at the check of round `since` and has discarded from then on, by symbol."""
    found: dict[str, int] = {}
    for past in view.history:
        if past.number >= since:
            for swap in past.swaps:
                if swap.seat == seat and swap.symbol not in found:
                    found[swap.symbol] = swap.discarded
    return found


def clues(view: CodeView, seat: Seat) -> list[Clue]:
    """Everything the checks have told a seat about the code it holds now, oldest first."""
    found = []
    for past in view.history:
        clue = _clue(view, seat, past)
        if clue is not None:
            found.append(clue)
    return found


def _clue(view: CodeView, seat: Seat, past: Round) -> Clue | None:
    check = next((check for check in past.checks if check.seat == seat), None)
    bid = next((bid for bid in past.bids if bid.seat == seat), None)
    if check is None or bid is None or bid.low is None or bid.high is None:
        return None
    counts = list(times(past.dice, view.symbols))
    known = 0
    for symbol, number in later_discards(view, seat, past.number).items():
        s = view.symbols.index(symbol)
        known += counts[s] * number
        counts[s] = 0
    return Clue(past.number, tuple(counts), known, bid.low, bid.high, check.answer)


def possible(view: CodeView, seat: Seat) -> tuple[tuple[int, ...], ...]:
    """Per symbol, the numbers that lie neither open in another log nor among the discards, as the viewer sees it.

    For the viewer's own seat these are its candidates (LC-22). For another seat they are that seat's candidates and
    the viewer's own stone, which the other sees and the viewer does not.
    """
    numbers = range(view.top_number + 1)
    found = []
    for s in range(len(view.symbols)):
        gone = {number for _, number in view.discards[s]}
        for log, row in enumerate(view.logs):
            number = row[s]
            # When the match is over the viewer's own stones are open too: they were no clue during play.
            if log not in (seat, view.seat) and number is not None:
                gone.add(number)
        found.append(tuple(number for number in numbers if number not in gone))
    return tuple(found)
