"""The compiled sums of codes.py for callers in Python: as machine code, or before that is there by NumPy.

Codes are many, so that interpreting their loops would take seconds; NumPy does those in milliseconds. What loops over
wheels and symbols only is interpreted as it stands.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from ludoteca.mind.interpreted import entry, twin
from ludoteca.mind.lost_code import codes
from ludoteca.mind.lost_code.codes import Codes, Floats, Ints


def _weight(places: Any, weights: Floats, size: int) -> Floats:
    """How much weight lies on every place."""
    found: Any = np.bincount(places, weights, size)
    return cast(Floats, found)


def _list_codes(numbers: Ints, sizes: Ints, counts: Ints, known: Ints, low: Ints, high: Ints, inside: Any) -> Codes:
    rows = [numbers[s, : sizes[s]] for s in range(len(sizes))]
    found = np.stack([axis.ravel() for axis in np.meshgrid(*rows, indexing="ij")], axis=1)
    for c in range(len(known)):
        sums = found @ counts[c] + known[c]
        found = found[((low[c] <= sums) & (sums <= high[c])) == inside[c]]
    return found.astype(np.int8)


def _chances(codes: Codes, weights: Floats, top: int) -> Floats:
    return np.stack([_weight(column, weights, top + 1) for column in codes.T])


def _sum_chances(codes: Codes, weights: Floats, counts: Ints, top_sum: int) -> Floats:
    return _weight(codes @ counts, weights, top_sum + 1)


def _by_group(codes: Codes, weights: Floats, group: Ints, groups: int, top: int) -> tuple[Floats, Floats, Floats]:
    """For every group of codes: weight on every symbol's numbers, weight, and weight × log weight."""
    some = weights > 0
    codes, weights, group = codes[some], weights[some], group[some]
    mass = _weight(group, weights, groups)
    wlogw = _weight(group, weights * np.log(weights), groups)
    cells = [_weight(group * (top + 1) + column, weights, groups * (top + 1)) for column in codes.T]
    return np.stack(cells).reshape(codes.shape[1], groups, top + 1).transpose(1, 0, 2), mass, wlogw


def _tally(codes: Codes, weights: Floats, counts: Ints, top_sum: int, top: int) -> tuple[Floats, Floats, Floats]:
    rows, mass, wlogw = _by_group(codes, weights, codes @ counts + 1, top_sum + 2, top)
    return rows.cumsum(axis=0), mass.cumsum(), wlogw.cumsum()


def _exchange_worths(
    found: Codes,
    weights: Floats,
    top: int,
    worth: Floats,
    stakes: Floats,
    locks: Ints,
    fresh: Floats,
    fresh_spread: Floats,
) -> Floats:
    symbol_worth = twin(codes.symbol_worth)
    n = found.shape[1]
    worths = np.zeros((n, 2))
    worths[:, 0] = -np.inf
    for s in range(n):
        if fresh[s] == -np.inf:
            continue
        rows, mass, wlogw = _by_group(found, weights, found[:, s].astype(np.int64), top + 1, top)
        mean = square = 0.0
        for number in np.flatnonzero(mass):
            known = worth[1] * (np.log(mass[number]) - wlogw[number] / mass[number] + fresh_spread[s])
            others = (
                symbol_worth(rows[number, t], mass[number], worth, stakes, locks[t])[0] for t in range(n) if t != s
            )
            known += sum(others)
            mean += mass[number] * known
            square += mass[number] * known * known
        worths[s] = fresh[s] + mean, np.sqrt(max(0.0, square - mean * mean))
    return worths


list_codes = entry(codes.list_codes, _list_codes)
chances = entry(codes.chances, _chances)
sum_chances = entry(codes.sum_chances, _sum_chances)
symbol_worth = entry(codes.symbol_worth)
tally = entry(codes.tally, _tally)
bid_worths = entry(codes.bid_worths)
exchange_worths = entry(codes.exchange_worths, _exchange_worths)
bid_likelihoods = codes.bid_likelihoods
"""Reading the others takes machine code: nobody has the patience for it without."""
