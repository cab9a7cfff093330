"""Which facts rule a number out: a smallest set of them.

The unknowns are all stones the viewer ever held, those it discarded too. Facts are what it saw and was told; without
a fact the stones may bear any number, but those of one symbol all differ. A set of facts rules a number out if no
stones fit it. The smallest set is found by hitting sets: every way to fit the number breaks some facts, and a set of
facts that rules it out must contain one of each such lot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.interpreted import entry
from ludoteca.mind.lost_code.clues import times, viewer
from ludoteca.mind.lost_code.codes import Ints
from ludoteca.mind.lost_code.help_types import CheckFact, DiscardFact, Fact
from ludoteca.mind.lost_code.sheet import check_facts, seen_numbers

_PATIENCE = 20_000
"""Steps in the search for a smallest set, before a set is taken in which merely nothing can be dropped."""
_FAR = 1_000


class Deduction:
    """All facts of a view, and what follows from some of them."""

    def __init__(self, view: CodeView) -> None:
        me = viewer(view)
        self.view = view
        seen = [fact for s in range(len(view.symbols)) for fact in seen_numbers(view, s)]
        checks = check_facts(view)
        self.facts: tuple[Fact, ...] = (*seen, *checks)
        """Sightings and discards first, then the checks."""
        swaps = [(past.number, swap) for past in view.history for swap in past.swaps if swap.seat == me]
        discarded = [(number, view.symbols.index(swap.symbol)) for number, swap in swaps]
        # Stones 0 to n - 1 are held now; then come the discarded ones, oldest first.
        n = len(view.symbols)
        self._symbol = np.array([*range(n), *(s for _, s in discarded)], np.int64)
        self._stone = np.full(len(self.facts), -1, np.int64)
        self._of = np.zeros(len(self.facts), np.int64)
        self._number = np.zeros(len(self.facts), np.int64)
        self._counts = np.zeros((len(self.facts), len(self._symbol)), np.int64)
        self._low, self._high = self._number.copy(), self._number.copy()
        self._inside = np.zeros(len(self.facts), np.bool_)
        for f, fact in enumerate(self.facts):
            if isinstance(fact, CheckFact):
                self._read_check(f, fact, discarded)
                continue
            self._of[f] = view.symbols.index(fact.symbol)
            self._number[f] = fact.number
            if isinstance(fact, DiscardFact):
                self._stone[f] = n + discarded.index((fact.round, int(self._of[f])))

    def _read_check(self, f: int, fact: CheckFact, discarded: Sequence[tuple[int, int]]) -> None:
        self._of[f] = -1
        for s, count in enumerate(times(fact.dice, self.view.symbols)):
            later = [i for i, (number, symbol) in enumerate(discarded) if symbol == s and number >= fact.round]
            self._counts[f, len(self.view.symbols) + later[0] if later else s] = count
        self._low[f], self._high[f] = fact.low, fact.high
        self._inside[f] = fact.answer != "wrong"
        if fact.answer == "lower":
            self._low[f], self._high[f] = -_FAR, fact.low - 1
        elif fact.answer == "higher":
            self._low[f], self._high[f] = fact.high + 1, _FAR

    def broken(self, facts: int, s: int, number: int) -> int | None:
        """Facts (as bits) that some stones break which keep all of `facts`, the symbol's stone bearing `number`.

        None if no stones do: then `facts` rule the number out."""
        found: int = entry(_first_fit)(
            facts,
            s,
            number,
            self.view.top_number,
            self._symbol,
            self._stone,
            self._of,
            self._number,
            self._counts,
            self._low,
            self._high,
            self._inside,
        )
        return None if found < 0 else found

    def reasons(self, s: int, number: int) -> tuple[Fact, ...] | None:
        """A smallest set of facts that rules the number out, or None if it is possible."""
        every = (1 << len(self.facts)) - 1
        if self.broken(every, s, number) is not None:
            return None
        chosen = self._smallest(every, s, number)
        return tuple(fact for f, fact in enumerate(self.facts) if chosen >> f & 1)

    def _smallest(self, every: int, s: int, number: int) -> int:
        lots: list[int] = []
        steps = [_PATIENCE]
        while steps[0] > 0:
            chosen = _hit_all(lots, steps)
            if chosen is None:
                break
            broken = self.broken(chosen, s, number)
            if broken is None:
                return chosen
            lots.append(self._fewest_broken(every, broken, s, number, steps))
        return self._drop_all_that_can_be(every, s, number)

    def _fewest_broken(self, every: int, broken: int, s: int, number: int, steps: list[int]) -> int:
        """Mend one broken fact after the other, as far as that goes: small lots say more."""
        rest = broken
        while rest:
            one = rest & -rest
            rest ^= one
            steps[0] -= 1
            better = self.broken(every & ~broken | one, s, number)
            if better is not None:
                broken = better
                rest &= broken
        return broken

    def _drop_all_that_can_be(self, every: int, s: int, number: int) -> int:
        # Checks are harder to follow than sightings: the ones that can go, go first.
        for f in reversed(range(len(self.facts))):
            if self.broken(every & ~(1 << f), s, number) is None:
                every &= ~(1 << f)
        return every


def _hit_all(lots: Sequence[int], steps: list[int]) -> int | None:
    """A smallest set that has a member of every lot; None when patience runs out."""
    ordered = sorted(lots, key=int.bit_count)
    for size in range(len(lots) + 1):
        found = _hit(ordered, 0, size, steps)
        if found is not None:
            return found
        if steps[0] <= 0:
            break
    return None


def _hit(lots: Sequence[int], chosen: int, size: int, steps: list[int]) -> int | None:
    steps[0] -= 1
    missed = [lot for lot in lots if not lot & chosen]
    if not missed:
        return chosen
    if size == 0 or steps[0] <= 0 or _apart(missed) > size:
        return None
    rest = missed[0]
    while rest:
        one = rest & -rest
        rest ^= one
        found = _hit(missed, chosen | one, size - 1, steps)
        if found is not None:
            return found
    return None


def _apart(lots: Sequence[int]) -> int:
    """How many of the lots have nothing in common: at least so many members are needed."""
    taken = count = 0
    for lot in lots:
        if not lot & taken:
            taken |= lot
            count += 1
    return count


@compiled
@allocating
def _first_fit(
    facts: int,
    target: int,
    target_number: int,
    top: int,
    symbol: Ints,
    stone: Ints,
    of: Ints,
    number: Ints,
    counts: Ints,
    low: Ints,
    high: Ints,
    inside: Any,
) -> Any:
    """The facts that the first stones found to fit `facts` break, as bits; -1 if none fit."""
    n, m = len(symbol), len(of)
    allowed = np.zeros(n, np.int64)
    for i in range(n):
        allowed[i] = (1 << (top + 1)) - 1
    allowed[target] = 1 << target_number
    for f in range(m):
        if facts >> f & 1 and of[f] >= 0:
            for i in range(n):
                if stone[f] == i:
                    allowed[i] &= 1 << number[f]
                elif symbol[i] == of[f]:
                    allowed[i] &= ~(1 << number[f])
    order = _closest_first(facts, target, symbol, of, counts)
    smallest = np.zeros((n + 1, m), np.int64)
    largest = np.zeros((n + 1, m), np.int64)
    for k in range(n - 1, -1, -1):
        i = order[k]
        if allowed[i] == 0:
            return -1
        least = 0
        while not allowed[i] >> least & 1:
            least += 1
        most = top
        while not allowed[i] >> most & 1:
            most -= 1
        for f in range(m):
            smallest[k, f] = smallest[k + 1, f] + counts[f, i] * least
            largest[k, f] = largest[k + 1, f] + counts[f, i] * most
    sums = np.zeros((n + 1, m), np.int64)
    at = np.zeros(n, np.int64)
    for i in range(n):
        at[i] = -1
    k = 0
    while k >= 0:
        i = order[k]
        at[i] += 1
        if at[i] > top:
            at[i] = -1
            k -= 1
            continue
        if not allowed[i] >> at[i] & 1:
            continue
        fits = True
        for j in order[:k]:
            if symbol[j] == symbol[i] and at[j] == at[i]:
                fits = False
                break
        for f in range(m):
            if not fits:
                break
            sums[k + 1, f] = sums[k, f] + counts[f, i] * at[i]
            if facts >> f & 1 and of[f] < 0:
                least = sums[k + 1, f] + smallest[k + 1, f]
                most = sums[k + 1, f] + largest[k + 1, f]
                meets = least <= high[f] and most >= low[f]
                fits = meets if inside[f] else least < low[f] or most > high[f]
        if not fits:
            continue
        if k < n - 1:
            k += 1
            continue
        broken = 0
        for f in range(m):
            kept = True
            if of[f] < 0:
                kept = (low[f] <= sums[n, f] <= high[f]) == inside[f]
            for j in range(n):
                if of[f] >= 0 and symbol[j] == of[f]:
                    kept = kept and (at[j] == number[f]) == (stone[f] == j)
            if not kept:
                broken |= 1 << f
        return broken
    return -1


@compiled
@allocating
def _closest_first(facts: int, target: int, symbol: Ints, of: Ints, counts: Ints) -> Any:
    """The stones in the order in which to try them: the target, then always one that shares most checks with those
    before it, so that what cannot fit shows early."""
    n, m = len(symbol), len(of)
    order = np.zeros(n, np.int64)
    order[0] = target
    placed = np.zeros(n, np.int64)
    placed[target] = 1
    for k in range(1, n):
        best, most = -1, -1
        for i in range(n):
            if placed[i]:
                continue
            shared = 0
            for f in range(m):
                if facts >> f & 1 and of[f] < 0 and counts[f, i] > 0:
                    for j in range(n):
                        if placed[j] and counts[f, j] > 0:
                            shared += 4
            for j in range(n):
                if placed[j] and symbol[j] == symbol[i]:
                    shared += 1
            if shared > most:
                best, most = i, shared
        order[k] = best
        placed[best] = 1
    return order
