"""The codes that each seat of a playout thinks possible, and what it learns of them, compiled.

A code is one whole number with four bits for each symbol: a list of thousands is gone through several times in every
round of every playout, and this way it fits the processor's nearest memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.lost_code.kernel import DICE, WHEEL, WIDE, Box, Table, nth_bit, ones

Lists = Any
"""[seat, place] → code."""
Counts = Any
"""[seat] → how many."""

BITS, NUMBER = 4, 15
"""Of a code: how wide a symbol is, and the mask of one."""
LAST_BITS = 0x111111
"""The last bit of every symbol."""
GLANCE = 300
"""Of a longer list only so many codes are looked at for a bid, evenly spread."""


def packed(codes: Any) -> Any:
    """[place, symbol] → number as one whole number for each code."""
    shifts = BITS * np.arange(codes.shape[1])
    return (codes.astype(np.int64) << shifts).sum(axis=1).astype(np.int32)


@compiled
@allocating
def some_codes(codes: Any, n: int, symbols: int) -> Any:
    """[place, symbol] → number of the codes that are looked at."""
    stride = n // GLANCE if n >= GLANCE else 1
    found = np.zeros((len(range(0, n, stride)), symbols), np.int8)
    for i in range(len(found)):
        for symbol in range(symbols):
            found[i, symbol] = codes[i * stride] >> BITS * symbol & NUMBER
    return found


@compiled
def count_sums(codes: Any, n: int, dice: Any, found: Any) -> int:
    """[sum] → how many of the codes that are looked at; and how many those are."""
    for total in range(len(found)):
        found[total] = 0
    stride = n // GLANCE if n >= GLANCE else 1
    a, b, c = BITS * dice[0], BITS * dice[1], BITS * dice[2]
    for i in range(0, n, stride):
        code = codes[i]
        found[(code >> a & NUMBER) + (code >> b & NUMBER) + (code >> c & NUMBER)] += 1
    return len(range(0, n, stride))


@compiled
def share_numbers(codes: Any, n: int, symbol: int, row: Any) -> None:
    """[number] → share of the codes that are looked at which have it there."""
    for number in range(len(row)):
        row[number] = 0
    stride = n // GLANCE if n >= GLANCE else 1
    at = BITS * symbol
    for i in range(0, n, stride):
        row[codes[i] >> at & NUMBER] += 1
    seen = len(range(0, n, stride))
    for number in range(len(row)):
        row[number] /= seen if seen > 0 else 1


# --- what a seat learns -----------------------------------------------------------------------------------------------


@compiled
def answer(box: Box, wheel: int, low: int, total: int) -> int:
    """0 right, 1 lower, 2 higher; with the smallest wheel 3, merely wrong (LC-53)."""
    if low <= total < low + box.widths[wheel]:
        return 0
    if wheel == box.wheels - 1:
        return 3
    return 1 if total < low else 2


@compiled
@allocating
def hear(s: Table, box: Box, lists: Lists, counts: Counts, mover: int, move: int) -> None:
    """All bids are made once the mover has moved: every seat keeps the codes that fit its answer."""
    a, b, c = BITS * s.dice[0], BITS * s.dice[1], BITS * s.dice[2]
    fits = np.zeros(DICE * NUMBER + 1, np.int64)
    for seat in range(box.players):
        wheel, low = s.bid[seat], s.low[seat]
        if seat == mover:
            if s.phase == WHEEL:
                wheel, low = move // WIDE, move % WIDE
            else:
                low = move
        total = 0
        for die in range(DICE):
            total += s.logs[seat, s.dice[die]]
        said = answer(box, wheel, low, total)
        for each in range(box.top_sum + 1):
            fits[each] = answer(box, wheel, low, each) == said
        codes, kept = lists[seat], 0
        for i in range(counts[seat]):
            code = codes[i]
            codes[kept] = code
            kept += fits[(code >> a & NUMBER) + (code >> b & NUMBER) + (code >> c & NUMBER)]
        counts[seat] = kept


@compiled
def discard(s: Table, codes: Any, n: int, symbol: int, number: int) -> int:
    """The own stone was seen, and another one comes: any that nobody has seen. How many codes are left."""
    at = BITS * symbol
    kept = 0
    for i in range(n):
        code = codes[i]
        codes[kept] = code
        kept += (code >> at & NUMBER) == number
    fresh = ones(s.undrawn[symbol])
    for i in range(kept - 1, -1, -1):
        others = codes[i] & ~(NUMBER << at)
        for k in range(fresh - 1, -1, -1):
            place = i * fresh + k
            if place < len(codes):
                codes[place] = others | nth_bit(s.undrawn[symbol], k) << at
    return int(min(kept * fresh, len(codes)))


@compiled
def strike(codes: Any, n: int, symbol: int, number: int) -> int:
    """A stone came to lie open elsewhere: no code of the seat has it. How many codes are left."""
    at = BITS * symbol
    kept = 0
    for i in range(n):
        code = codes[i]
        codes[kept] = code
        kept += (code >> at & NUMBER) != number
    return kept


@compiled
def strike_all(codes: Any, n: int, shown: int, symbols: int, kept_codes: Any) -> int:
    """Another seat's whole code lies open: the codes that share no stone with it. How many they are."""
    every = LAST_BITS & ((1 << BITS * symbols) - 1)
    kept = 0
    for i in range(n):
        unlike = codes[i] ^ shown
        kept_codes[kept] = codes[i]
        kept += ((unlike | unlike >> 1 | unlike >> 2 | unlike >> 3) & every) == every
    return kept
