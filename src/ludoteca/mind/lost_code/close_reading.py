"""Reading the others code by code, once few codes are left.

The opponent model looks at the stones on the dice of each bid alone. Clues tie symbols together, though: what a seat
bids also depends on the viewer's other stones. Where few codes are left, each of them can be taken for true: then it is
known what every other seat saw, which codes its clues left it, and what it would have liked best. Not only bids are
read so, but also which die a thrower turned and which stone somebody gave up. How a seat chooses is inferred for each
code by itself, from everything the seat has done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.view import Bid, CodeView, Round, Swap
from ludoteca.mind.bot import Clock
from ludoteca.mind.loading import early
from ludoteca.mind.lost_code.choice_chances import bid_chances, exchange_chances
from ludoteca.mind.lost_code.clues import clues, possible, times, viewer
from ludoteca.mind.lost_code.codes import Codes, Floats
from ludoteca.mind.lost_code.opponent_model import (
    PRIOR,
    Hint,
    OpponentModel,
    as_of,
    before_exchange,
    fresh_worths,
)
from ludoteca.mind.lost_code.posterior import Posterior, fitting, posterior, stakes
from ludoteca.mind.lost_code.value_weights import POINTS_ONLY, STEADY

FEW = 400
"""With more codes than this in question only the opponent model reads."""
FEWER = 120
"""With more than this, dice and exchanges are not read: they take longest."""
ENOUGH = 0.9995
"""Codes that the opponent model gives no more than the rest between them are out of the question."""
MANY = 8_000
"""What a seat with more codes left does is read from the stones on the dice alone: little ties symbols together yet."""
TEMPERATURES = np.array([0.015, 0.1, 0.4, 1.5, 1e9])
"""As in the opponent model, but what a seat knows is exact here: who always takes the best bid can be told apart."""
HARDLY = 3
"""The temperature at which dice and exchanges of a seat that reads the others follow what its clues alone would say."""
_LEAST = 1e-12
_MOST_READ = 4_000


class Choice(NamedTuple):
    """Something another seat chose, with the table as the viewer saw it just before."""

    then: CodeView
    seat: Seat
    what: Bid | Swap | None
    """None stands for the dice."""
    number: int
    """The round."""
    swapped: int = 0
    """How many stones had been exchanged in it."""


class CloseReader(OpponentModel):
    """Reads like the opponent model, and more closely where that leaves few codes. It keeps what it has worked out."""

    keeps_ways = True

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[object, tuple[NDArray[np.int64], Floats]] = {}

    def read(self, view: CodeView, clock: Clock | None = None) -> Posterior:
        """What the viewer should believe of its code after everything it saw the others do."""
        if early("lost_code"):
            return posterior(view)
        hints = self._hints(view, clock)
        rough = self._weigh(view, hints)
        order = np.argsort(-rough.weights, kind="stable")
        many = int(np.searchsorted(np.cumsum(rough.weights[order]), ENOUGH)) + 1
        if not 1 < many <= FEW:
            return rough
        if len(self._known) > _MOST_READ:
            self._known.clear()
        codes = rough.codes[np.sort(order[:many])]
        told = iter(hints)
        by_seat: dict[Seat, Floats] = {}
        for choice in choices_seen(view):
            hint = next(told, None) if isinstance(choice.what, Bid) else None
            if clock is not None and clock.up:
                return rough
            if not isinstance(choice.what, Bid) and (choice.number == 1 or many > FEWER):
                continue
            found = self._ways(choice, hint, _codes_then(view, codes, choice))
            if found is not None:
                by_seat[choice.seat] = by_seat.get(choice.seat, 0.0) + np.log(np.maximum(_LEAST, found))
        weights = np.zeros(many)
        for likelihood in by_seat.values():
            top = likelihood.max()
            weights += np.log(PRIOR @ np.exp(likelihood - top) + np.finfo(float).tiny)
        weights = np.exp(weights - weights.max())
        return Posterior(rough.symbols, rough.top_number, codes, weights / weights.sum())

    def _ways(self, choice: Choice, hint: Hint | None, mine: Codes) -> Floats | None:
        """[way to choose, code] → how likely the choice was; None where nothing is to be read from it."""
        if isinstance(choice.what, Bid):
            if hint is None:
                return None  # The clock was up.
            coarse: Floats = hint.by_way[(slice(None), *hint.places(choice.then.top_number, mine))]
            if choice.number == 1:
                return coarse  # Exact as it is: without a clue nothing ties symbols together.
        exact = self._exact(choice, mine)
        if isinstance(choice.what, Bid):
            return coarse if exact is None else np.concatenate((exact, coarse[len(exact) :]))
        if exact is None:
            return None
        reads = np.repeat(exact[HARDLY : HARDLY + 1], len(TEMPERATURES), axis=0)
        unheeding = np.repeat(exact[len(TEMPERATURES) - 1 : len(TEMPERATURES)], len(TEMPERATURES), axis=0)
        return np.concatenate((exact, reads, unheeding))

    def _exact(self, choice: Choice, mine: Codes) -> Floats | None:
        """The same for seats that heed their clues and read nobody. Codes of earlier questions are remembered."""
        key = (choice.then.logs, choice.then.history, choice.seat, choice.what)
        names = (mine.astype(np.int64) << 4 * np.arange(mine.shape[1])).sum(axis=1)
        known, table = self._known.get(key, (np.zeros(0, np.int64), np.zeros((2 * len(TEMPERATURES), 0))))
        asked, first = np.unique(names, return_index=True)
        new = ~np.isin(asked, known)
        if new.any():
            found = _work_out(choice, mine[first[new]])
            if found is None:
                return None
            known, table = np.concatenate((known, asked[new])), np.concatenate((table, found), axis=1)
            order = np.argsort(known)
            known, table = self._known[key] = known[order], table[:, order]
        answer: Floats = table[:, np.searchsorted(known, names)]
        return answer


def choices_seen(view: CodeView) -> Iterator[Choice]:
    """Everything that other seats chose, in the order of the match."""
    for past in view.history:
        thrower = past.order[0]
        if _turned_freely(view, past) and thrower != view.seat:
            yield Choice(as_of(view, past, 0, set()), thrower, None, past.number)
        taken: set[int] = set()
        for n, bid in enumerate(past.bids):
            if bid.seat != view.seat:
                yield Choice(as_of(view, past, n, taken), bid.seat, bid, past.number)
            taken.add(bid.width)
        for n, swap in enumerate(past.swaps):
            if swap.seat != view.seat:
                yield Choice(before_exchange(view, past, n), swap.seat, swap, past.number, n)


def _turned_freely(view: CodeView, past: Round) -> bool:
    """Whether the thrower has had the choice of all dice: none fell on a symbol out of play (LC-85), and it had not
    taken the token of the round (LC-102)."""
    settled = bool(past.bids) or (past is view.history[-1] and view.phase in ("wheel", "place"))
    return settled and past.taker != past.order[0] and all(face in view.symbols for face in past.rolled)


def _codes_then(view: CodeView, codes: Codes, choice: Choice) -> Codes:
    """The viewer's codes as they were at that time: what it has discarded since is known."""
    mine = codes.copy()
    gone: set[int] = set()
    for past in view.history[choice.number - 1 :]:
        for swap in past.swaps[choice.swapped if past.number == choice.number else 0 :]:
            s = view.symbols.index(swap.symbol)
            if swap.seat == viewer(view) and s not in gone:
                gone.add(s)
                mine[:, s] = swap.discarded
    return mine


def _work_out(choice: Choice, mine: Codes) -> Floats | None:
    """[way to choose, code] → how likely the choice was; None where the seat knew next to nothing yet."""
    then, seat, what = choice.then, choice.seat, choice.what
    theirs = possible(then, seat)
    codes = fitting(theirs, clues(then, seat))
    if len(codes) > MANY:
        return None
    left = then.rounds - len(then.history)
    # Whoever plays for the points of the round alone still gives up the stone it knows least (bots.py).
    levels = (STEADY, STEADY) if isinstance(what, Swap) else (STEADY, POINTS_ONLY)
    worths = np.array([[*worth.at(left), worth.point(left)] for worth in levels])
    fresh = np.stack([fresh_worths(then, theirs, worth)[0] for worth in worths])
    spread = np.zeros(len(theirs))
    found: Any
    if isinstance(what, Swap):
        at = then.symbols.index(what.symbol)
        found = exchange_chances(mine, codes, then.top_number, worths, stakes(), fresh, spread, at, TEMPERATURES)
    else:
        free = [(width, points) for width, points in then.wheels if width in then.available]
        rolls, chosen, start = _dice_to_choose(then), 0, -1
        if what is not None:
            rolls = [times(then.history[-1].dice, then.symbols)]
            chosen = [width for width, _ in free].index(what.width)
            start = -1 if what.low is None else what.low
        else:
            chosen = rolls.index(times(then.history[-1].dice, then.symbols))
        found = bid_chances(
            mine,
            codes,
            np.array(rolls, np.int64),
            chosen,
            then.top_sum,
            then.top_number,
            np.array([width for width, _ in free], np.int64),
            np.array([points for _, points in free], np.float64),
            1.0 if then.cursed == seat else 0.0,
            min(width for width, _ in then.wheels),
            worths,
            stakes(),
            fresh,
            spread,
            start,
            TEMPERATURES,
        )
    ways: Floats = found.reshape(len(worths) * len(TEMPERATURES), len(mine))
    return ways


def _dice_to_choose(then: CodeView) -> list[tuple[int, ...]]:
    """What the dice can be after one of them was turned or none (LC-38), as how often each symbol lies there."""
    rolled = then.history[-1].rolled
    ends = {rolled} | {
        (*rolled[:die], symbol, *rolled[die + 1 :]) for die in range(len(rolled)) for symbol in then.symbols
    }
    return sorted({times(dice, then.symbols) for dice in ends})
