"""How likely another seat's choices are for every code that the watcher may hold, compiled.

The other seat sees the watcher's whole code, so that each candidate leaves it other codes of its own to think possible.
`mine` holds the watcher's candidates, `codes` what the other seat's clues leave it, the watcher's stones not struck. It
chooses by a softmax of the value that `worths` give each choice: points of the final guess, entropy (which must be
nought here), points on the track.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.lost_code.codes import Codes, Floats, Ints, bid_worths, exchange_worths


@compiled
def unlike(codes: Codes, mine: Any, kept: Codes) -> int:
    """The codes that share no stone with the watcher's go to the front of `kept`; how many they are."""
    n = codes.shape[1]
    many = 0
    for i in range(len(codes)):
        fits = True
        for s in range(n):
            kept[many, s] = codes[i, s]
            fits = fits and codes[i, s] != mine[s]
        many += fits
    return many


@compiled
def softmax_of(values: Any, many: int, first: int, last: int, temperature: float) -> float:
    """How much of a softmax over the first `many` values lies on those from `first` to before `last`."""
    best = values[0]
    for i in range(many):
        best = max(best, values[i])
    every = taken = 0.0
    for i in range(many):
        part = np.exp((values[i] - best) / temperature)
        every += part
        if first <= i < last:
            taken += part
    return float(taken / every)


@compiled
@allocating
def bid_chances(
    mine: Codes,
    codes: Codes,
    rolls: Ints,
    chosen: int,
    top_sum: int,
    top: int,
    widths: Ints,
    points: Floats,
    loss: float,
    smallest: int,
    worths: Floats,
    stakes: Floats,
    fresh: Floats,
    fresh_spread: Floats,
    start: int,
    temperatures: Floats,
) -> Any:
    """[worth, temperature, candidate] → chance of a choice.

    With one row in `rolls` (how often each symbol lies on the dice) it is the bid with wheel number `chosen` from
    `start` on, or from anywhere if that is -1. With several it is the dice: the seat takes those with the best bid.
    """
    m, n = mine.shape
    found = np.zeros((len(worths), len(temperatures), m))
    locks = np.zeros(n, np.int64)
    rows = np.zeros((top_sum + 2, n, top + 1))
    mass, wlogw = np.zeros(top_sum + 2), np.zeros(top_sum + 2)
    kept = np.zeros((len(codes) + 1, n), np.int8)
    values = np.zeros((len(worths), max(len(rolls), len(widths) * (top_sum + 2))))
    for j in range(m):
        left = unlike(codes, mine[j], kept)
        if left == 0:
            continue
        many = first = last = 0
        for r in range(len(rolls)):
            rows[:] = 0.0
            mass[:] = 0.0
            for i in range(left):
                total = 1
                for s in range(n):
                    total += rolls[r, s] * kept[i, s]
                mass[total] += 1.0
                for s in range(n):
                    rows[total, s, kept[i, s]] += 1.0
            for total in range(1, top_sum + 2):
                mass[total] += mass[total - 1]
                for s in range(n):
                    for number in range(top + 1):
                        rows[total, s, number] += rows[total - 1, s, number]
            for w in range(len(worths)):
                bids = bid_worths(rows, mass, wlogw, widths, smallest, worths[w], stakes, locks, fresh[w], fresh_spread)
                many, best = 0, -np.inf
                for k in range(len(widths)):
                    for x in range(top_sum + 2 - widths[k]):
                        p = bids[k, x, 0]
                        value = worths[w, 2] * points[k] * (p - loss * (1.0 - p)) + bids[k, x, 1] + bids[k, x, 2]
                        best = max(best, value)
                        if len(rolls) > 1:
                            continue
                        values[w, many] = value
                        if k == chosen and (x == start or (start < 0 and x == 0)):
                            first = many
                        if k == chosen and (x == start or start < 0):
                            last = many + 1
                        many += 1
                if len(rolls) > 1:
                    values[w, r] = best
        if len(rolls) > 1:
            many, first, last = len(rolls), chosen, chosen + 1
        for w in range(len(worths)):
            for t in range(len(temperatures)):
                found[w, t, j] = softmax_of(values[w], many, first, last, temperatures[t])
    return found


@compiled
@allocating
def exchange_chances(
    mine: Codes,
    codes: Codes,
    top: int,
    worths: Floats,
    stakes: Floats,
    fresh: Floats,
    fresh_spread: Floats,
    chosen: int,
    temperatures: Floats,
) -> Any:
    """[worth, temperature, candidate] → chance that the seat discards the stone of the symbol `chosen`."""
    m, n = mine.shape
    found = np.zeros((len(worths), len(temperatures), m))
    locks = np.zeros(n, np.int64)
    kept = np.zeros((len(codes) + 1, n), np.int8)
    for j in range(m):
        left = unlike(codes, mine[j], kept)
        if left == 0:
            continue
        even = np.zeros(left)
        for i in range(left):
            even[i] = 1.0 / left
        for w in range(len(worths)):
            known = exchange_worths(kept[:left], even, top, worths[w], stakes, locks, fresh[w], fresh_spread)
            values = known[:, 0].copy()
            for t in range(len(temperatures)):
                found[w, t, j] = softmax_of(values, n, chosen, chosen + 1, temperatures[t])
    return found
