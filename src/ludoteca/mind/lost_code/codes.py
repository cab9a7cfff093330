"""Compiled sums over codes.

A code is a row of numbers, one per symbol; `codes` holds all that are possible, `weights` how likely each is. `tally`
is the common ground: how much weight lies on every sum, and on every number of every symbol together with that sum.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.mind.compiled import allocating, compiled

Codes = NDArray[np.int8]
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@compiled
@allocating
def list_codes(numbers: Ints, sizes: Ints, counts: Ints, known: Ints, low: Ints, high: Ints, inside: Any) -> Any:
    """All codes with one of numbers[s, :sizes[s]] for each symbol s that fit every clue.

    A clue c holds when low[c] <= sum of counts[c] × code + known[c] <= high[c] is as `inside[c]` says.
    """
    n, clues = len(sizes), len(known)
    room = 1
    for s in range(n):
        room *= sizes[s]
    codes = np.zeros((room, n), np.int8)
    last = np.zeros(clues, np.int64)
    for c in range(clues):
        last[c] = -1
        for s in range(n):
            if counts[c, s] != 0:
                last[c] = s
        if last[c] < 0 and (low[c] <= known[c] <= high[c]) != inside[c]:
            return codes[:0]
    found = 0
    sums = np.zeros((n + 1, clues), np.int64)
    for c in range(clues):
        sums[0, c] = known[c]
    at = np.zeros(n, np.int64)
    code = np.zeros(n, np.int64)
    s = 0
    while s >= 0:
        if at[s] >= sizes[s]:
            at[s] = 0
            s -= 1
            continue
        number = numbers[s, at[s]]
        at[s] += 1
        fits = True
        for c in range(clues):
            total = sums[s, c] + counts[c, s] * number
            sums[s + 1, c] = total
            if last[c] == s and (low[c] <= total <= high[c]) != inside[c]:
                fits = False
                break
        if fits:
            code[s] = number
            if s == n - 1:
                for each in range(n):
                    codes[found, each] = code[each]
                found += 1
            else:
                s += 1
    return codes[:found].copy()


@compiled
@allocating
def chances(codes: Codes, weights: Floats, top: int) -> Any:
    """Weight on every number of every symbol."""
    m, n = codes.shape
    found = np.zeros((n, top + 1))
    for i in range(m):
        for s in range(n):
            found[s, codes[i, s]] += weights[i]
    return found


@compiled
@allocating
def sum_chances(codes: Codes, weights: Floats, counts: Ints, top_sum: int) -> Any:
    """Weight on every sum of these dice."""
    found = np.zeros(top_sum + 1)
    m, n = codes.shape
    for i in range(m):
        total = 0
        for s in range(n):
            total += counts[s] * codes[i, s]
        found[total] += weights[i]
    return found


# --- what knowledge is worth ----------------------------------------------------------------------------------------
#
# `worth` weighs what is known: [points of the final guess, entropy of the whole code]. A locked symbol (LC-98) is worth
# its locked numbers; locks[s] holds them as bits, 0 where the symbol is open. `stakes` are the points of a final guess
# (posterior.stakes): of a hit with one, two and three numbers, of a miss, and how often a locked symbol counts.


@compiled
def symbol_worth(row: Floats, mass: float, worth: Floats, stakes: Floats, lock: int) -> Any:
    """What knowing a symbol like this is worth, and its entropy. `row` has weight `mass` in all."""
    first = second = third = spread = hit = 0.0
    scale = 1.0 / mass
    entropic = worth[1] != 0.0  # Logarithms are dear.
    for number in range(len(row)):
        # The three likeliest. Without a branch: which number is likelier than which cannot be foreseen.
        p = row[number] * scale
        third = max(third, min(second, p))
        second = max(second, min(first, p))
        first = max(first, p)
    if entropic:
        for number in range(len(row)):
            p = row[number] * scale
            if p > 0.0:
                spread -= p * np.log(p)
    if lock:
        size = 0
        for number in range(len(row)):
            if lock >> number & 1:
                size += 1
                hit += max(0.0, row[number] * scale)
        return stakes[4] * (stakes[size - 1] * hit + stakes[3] * (1.0 - hit)), spread
    miss = stakes[3]
    one, two, three = (stakes[0] - miss) * first, (stakes[1] - miss) * (first + second), stakes[2] - miss
    guess = max(one, two, three * (first + second + third)) + miss
    return worth[0] * guess, spread


@compiled
def knowledge(
    rows: Floats,
    upto: int,
    since: int,
    outside: bool,
    wrong: bool,
    mass: float,
    wlogw: float,
    worth: Floats,
    stakes: Floats,
    locks: Ints,
    fresh: Floats,
    fresh_spread: Floats,
    row: Floats,
) -> float:
    """What knowing that the sum lies in since .. upto - 1 (or outside) is worth, from the running totals `rows`.

    Where a bid was wrong (outside, or beside a window) the exchange that costs least follows (LC-60): fresh[s] is the
    worth of a new stone of a symbol, minus infinity where its stack is empty (LC-62). `row` is room to work in.
    """
    n, v = rows.shape[1], rows.shape[2]
    end = len(rows) - 1
    total, best = 0.0, -np.inf
    for s in range(n):
        for number in range(v):
            row[number] = rows[upto, s, number] - rows[since, s, number]
            if outside:
                row[number] = rows[end, s, number] - row[number]
        value, spread = symbol_worth(row, mass, worth, stakes, locks[s])
        total += value
        if wrong:
            best = max(best, fresh[s] - value + worth[1] * (fresh_spread[s] - spread))
    if worth[1] != 0.0:
        total += worth[1] * (np.log(mass) - wlogw / mass)
    return float(total + best) if best > -np.inf else float(total)


@compiled
@allocating
def tally(codes: Codes, weights: Floats, counts: Ints, top_sum: int, top: int) -> Any:
    """Running totals over the sums below s: weight on every symbol's numbers, weight, and weight × log weight."""
    m, n = codes.shape
    rows = np.zeros((top_sum + 2, n, top + 1))
    mass = np.zeros(top_sum + 2)
    wlogw = np.zeros(top_sum + 2)
    for i in range(m):
        w = weights[i]
        if w <= 0.0:
            continue
        total = 1
        for s in range(n):
            total += counts[s] * codes[i, s]
        mass[total] += w
        wlogw[total] += w * np.log(w)
        for s in range(n):
            rows[total, s, codes[i, s]] += w
    for total in range(1, top_sum + 2):
        mass[total] += mass[total - 1]
        wlogw[total] += wlogw[total - 1]
        for s in range(n):
            for number in range(top + 1):
                rows[total, s, number] += rows[total - 1, s, number]
    return rows, mass, wlogw


@compiled
@allocating
def bid_worths(
    rows: Floats,
    mass: Floats,
    wlogw: Floats,
    widths: Ints,
    smallest: int,
    worth: Floats,
    stakes: Floats,
    locks: Ints,
    fresh: Floats,
    fresh_spread: Floats,
) -> Any:
    """[wheel, start] → chance to be right, knowledge × chance if right, knowledge × chance if not (exchange included).

    The running totals come from `tally`. Places where the window is not filled stay at chance -1 (LC-43).
    """
    end = len(mass) - 1
    found = np.zeros((len(widths), end, 3))
    found[:, :, 0] = -1.0
    all_mass = mass[end]
    least = 1e-12 * all_mass
    below = np.zeros(end + 1)
    above = np.zeros(end + 1)
    row = np.zeros(rows.shape[2])
    if worth[0] == 0.0 and worth[1] == 0.0:
        least = np.inf  # Knowledge is worth nothing: only the chances are asked for.
    for x in range(end + 1):
        if mass[x] > least:
            known = knowledge(
                rows, x, 0, False, True, mass[x], wlogw[x], worth, stakes, locks, fresh, fresh_spread, row
            )
            below[x] = mass[x] / all_mass * known
        rest = all_mass - mass[x]
        if rest > least:
            part = wlogw[end] - wlogw[x]
            known = knowledge(rows, end, x, False, True, rest, part, worth, stakes, locks, fresh, fresh_spread, row)
            above[x] = rest / all_mass * known
    for k in range(len(widths)):
        width = widths[k]
        for start in range(end + 1 - width):
            stop = start + width
            inside = mass[stop] - mass[start]
            found[k, start, 0] = inside / all_mass
            if inside > least:
                part = wlogw[stop] - wlogw[start]
                known = knowledge(
                    rows, stop, start, False, False, inside, part, worth, stakes, locks, fresh, fresh_spread, row
                )
                found[k, start, 1] = inside / all_mass * known
            if width != smallest:
                found[k, start, 2] = below[start] + above[stop]
                continue
            outside = all_mass - inside
            if outside > least:  # LC-53: no direction
                part = wlogw[end] - wlogw[stop] + wlogw[start]
                known = knowledge(
                    rows, stop, start, True, True, outside, part, worth, stakes, locks, fresh, fresh_spread, row
                )
                found[k, start, 2] = outside / all_mass * known
    return found


@compiled
@allocating
def exchange_worths(
    codes: Codes,
    weights: Floats,
    top: int,
    worth: Floats,
    stakes: Floats,
    locks: Ints,
    fresh: Floats,
    fresh_spread: Floats,
) -> Any:
    """[symbol] → what is known after discarding it, and one standard deviation of that over the numbers it may bear.

    Its number is seen then, and a new stone has taken its place (LC-63).
    """
    m, n = codes.shape
    found = np.zeros((n, 2))
    found[:, 0] = -np.inf
    for s in range(n):
        if fresh[s] == -np.inf:
            continue
        rows = np.zeros((top + 1, n, top + 1))
        mass = np.zeros(top + 1)
        wlogw = np.zeros(top + 1)
        for i in range(m):
            w = weights[i]
            if w <= 0.0:
                continue
            number = codes[i, s]
            mass[number] += w
            wlogw[number] += w * np.log(w)
            for t in range(n):
                rows[number, t, codes[i, t]] += w
        mean = square = 0.0
        for number in range(top + 1):
            if mass[number] <= 0.0:
                continue
            known = worth[1] * (np.log(mass[number]) - wlogw[number] / mass[number] + fresh_spread[s])
            for t in range(n):
                if t != s:
                    known += symbol_worth(rows[number, t], mass[number], worth, stakes, locks[t])[0]
            mean += mass[number] * known
            square += mass[number] * known * known
        found[s, 0] = fresh[s] + mean
        found[s, 1] = np.sqrt(max(0.0, square - mean * mean))
    return found


# --- what a bid tells about the bidder's knowledge ------------------------------------------------------------------


@compiled
@allocating
def bid_likelihoods(
    codes: Codes,
    weights: Floats,
    counts: Ints,
    top_sum: int,
    top: int,
    axes: Ints,
    hidden: Ints,
    sizes: Ints,
    truth: Ints,
    insight: float,
    widths: Ints,
    points: Floats,
    loss: float,
    smallest: int,
    worths: Floats,
    stakes: Floats,
    fresh: Floats,
    fresh_spread: Floats,
    chosen: int,
    start: int,
    temperatures: Floats,
) -> Any:
    """[worth, temperature, i, j, k] → chance that a bidder takes this wheel and start if it sees these numbers.

    `codes` are the bidder's, as far as its clues go. It sees hidden[a, i] (and j, k) on the watcher's stones of the
    symbols axes[a], so its own stones bear other numbers there. It picks bids by a softmax of their value, which weighs
    final guesses, entropy and points as worths[w] says. A bidder with insight knows more of its own stones (truth[a])
    than its clues tell: every one it has right counts so many times more. start -1 stands for a tile whose place is
    not seen yet (TS-18).
    """
    m, n = codes.shape
    v = top + 1
    depth = len(axes)
    cells = 1
    for _ in range(depth):
        cells *= v
    cell_rows = np.zeros((cells, n, v))
    cell_mass = np.zeros(cells)
    cell_wlogw = np.zeros(cells)
    cell_sum = np.zeros(cells, np.int64)
    knowing = entropic = False
    for w in range(len(worths)):
        entropic |= worths[w, 1] != 0.0
        knowing |= entropic or worths[w, 0] != 0.0
    for i in range(m):
        weight = weights[i]
        cell = total = 0
        for a in range(depth):
            number = codes[i, axes[a]]
            cell = cell * v + number
            total += counts[axes[a]] * number
            if number == truth[a]:
                weight *= insight
        if weight <= 0.0:
            continue
        cell_sum[cell] = total
        cell_mass[cell] += weight
        if entropic:
            cell_wlogw[cell] += weight * np.log(weight)
        for s in range(n):
            cell_rows[cell, s, codes[i, s]] += weight
    held = np.zeros(cells, np.int64)
    holds = 0
    for cell in range(cells):
        if cell_mass[cell] != 0.0:
            held[holds] = cell
            holds += 1
    shape = np.zeros(3, np.int64)
    for a in range(3):
        shape[a] = sizes[a] if a < depth else 1
    found = np.zeros((len(worths), len(temperatures), shape[0], shape[1], shape[2]))
    locks = np.zeros(n, np.int64)
    rows = np.zeros((top_sum + 2, n, v))
    mass = np.zeros(top_sum + 2)
    wlogw = np.zeros(top_sum + 2)
    for index in range(shape[0] * shape[1] * shape[2]):
        at = (index // (shape[1] * shape[2]), index // shape[2] % shape[1], index % shape[2])
        rows[:] = 0.0
        mass[:] = 0.0
        wlogw[:] = 0.0
        for h in range(holds):
            cell = rest = int(held[h])
            fits = True
            for a in range(depth - 1, -1, -1):
                fits = fits and rest % v != hidden[a, at[a]]
                rest //= v
            if fits:
                total = int(cell_sum[cell]) + 1
                mass[total] += cell_mass[cell]
                wlogw[total] += cell_wlogw[cell]
                if knowing:
                    for s in range(n):
                        for number in range(v):
                            rows[total, s, number] += cell_rows[cell, s, number]
        for total in range(1, top_sum + 2):
            mass[total] += mass[total - 1]
            wlogw[total] += wlogw[total - 1]
            if knowing:
                for s in range(n):
                    for number in range(v):
                        rows[total, s, number] += rows[total - 1, s, number]
        if mass[top_sum + 1] <= 0.0:
            continue
        for w in range(len(worths)):
            bids = bid_worths(rows, mass, wlogw, widths, smallest, worths[w], stakes, locks, fresh[w], fresh_spread)
            best = -np.inf
            for k in range(len(widths)):
                for x in range(top_sum + 2 - widths[k]):
                    p = bids[k, x, 0]
                    value = worths[w, 2] * points[k] * (p - loss * (1.0 - p)) + bids[k, x, 1] + bids[k, x, 2]
                    bids[k, x, 0] = value
                    best = max(best, value)
            for t in range(len(temperatures)):
                every = taken = 0.0
                for k in range(len(widths)):
                    for x in range(top_sum + 2 - widths[k]):
                        part = np.exp((bids[k, x, 0] - best) / temperatures[t])
                        every += part
                        if k == chosen and (x == start or start < 0):
                            taken += part
                found[w, t, at[0], at[1], at[2]] = taken / every
    return found
