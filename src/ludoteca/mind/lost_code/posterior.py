"""The exact odds of the own code.

Before any clue every stone that a seat cannot see is equally likely to be its own: its stone, the stack and the
removed stone (LC-19) are one heap to it. A clue only takes codes away. So all codes that fit are equally likely, and
there are at most 5^6 of them (6^6 with X-Race): they are simply kept in a list. `weights` may lean on some of them
more than on others, for a bot that also reads its opponents.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.lost_code import sums as compiled
from ludoteca.mind.lost_code.clues import Clue, clues, possible, times, viewer
from ludoteca.mind.lost_code.codes import Codes, Floats


class Posterior:
    """How likely every code of a seat is. `posterior(view)` makes one."""

    def __init__(self, symbols: tuple[str, ...], top_number: int, codes: Codes, weights: Floats | None = None) -> None:
        self.symbols = symbols
        self.top_number = top_number
        self.codes = codes
        if weights is None:
            weights = np.full(len(codes), 1 / max(1, len(codes)))
        self.weights = weights

    def __len__(self) -> int:
        """How many codes are left."""
        return len(self.codes)

    @property
    def bits(self) -> float:
        """Entropy: how many yes-or-no questions away from certainty."""
        some = self.weights[self.weights > 0]
        return float(-(some * np.log2(some)).sum()) + 0.0

    def chances(self) -> Floats:
        """[symbol, number] → chance that the own stone of that symbol bears that number."""
        found: Floats = compiled.chances(self.codes, self.weights, self.top_number)
        return found

    def sums(self, dice: Sequence[str]) -> Floats:
        """[sum] → chance of it with these dice, any number of them."""
        for symbol in (dice,) if isinstance(dice, str) else dice:
            if symbol not in self.symbols:
                raise ValueError(f"No die can show “{symbol}” here. Name symbols of: {', '.join(self.symbols)}.")
        if isinstance(dice, str):
            raise ValueError(f"Dice are a list of symbols: [“{dice}”], not “{dice}”.")
        counts = np.array(times(tuple(dice), self.symbols), np.int64)
        found: Floats = compiled.sum_chances(self.codes, self.weights, counts, self.top_number * len(dice))
        return found

    def wheel(self, dice: Sequence[str], width: int) -> Floats:
        """[start] → chance that a wheel of this width is right there."""
        sums = self.sums(dice)
        if not 1 <= width <= len(sums):
            raise ValueError(f"A wheel covers 1 to {len(sums)} sums of these dice, not {width}.")
        return windows(sums, width)


def windows(sums: Floats, width: int) -> Floats:
    """[start] → weight on start .. start + width - 1, for every start where the whole window is filled (LC-43)."""
    upto = np.concatenate(([0.0], np.cumsum(sums)))
    found: Floats = np.clip(upto[width:] - upto[:-width], 0.0, 1.0)
    return found


def posterior(view: CodeView, seat: Seat | None = None) -> Posterior:
    """The exact posterior of the viewer's code; for another `seat`, of its code as the viewer would judge it were the
    viewer's own stones out of sight for that seat too."""
    asked = viewer(view) if seat is None else seat
    return Posterior(view.symbols, view.top_number, fitting(possible(view, asked), clues(view, asked)))


def fitting(numbers: Sequence[Sequence[int]], found: Sequence[Clue]) -> Codes:
    """All codes that take one of `numbers` for each symbol and fit every clue."""
    sizes = np.array([len(row) for row in numbers], np.int64)
    table = np.zeros((len(numbers), max(1, *sizes)), np.int64)
    for s, row in enumerate(numbers):
        table[s, : len(row)] = row
    counts = np.array([clue.counts for clue in found], np.int64).reshape(len(found), len(numbers))
    known = np.array([clue.known for clue in found], np.int64)
    bounds = [_bounds(clue) for clue in found]
    low = np.array([bound[0] for bound in bounds], np.int64)
    high = np.array([bound[1] for bound in bounds], np.int64)
    inside = np.array([bound[2] for bound in bounds], np.bool_)
    codes: Codes = compiled.list_codes(table, sizes, counts, known, low, high, inside)
    return codes


_FAR = 1_000


def _bounds(clue: Clue) -> tuple[int, int, bool]:
    """An answer as "the sum is inside (or not inside) low..high"."""
    if clue.answer == "lower":
        return -_FAR, clue.low - 1, True
    if clue.answer == "higher":
        return clue.high + 1, _FAR, True
    return clue.low, clue.high, clue.answer == "right"


def stakes() -> Floats:
    """What a final guess is about, as codes.py takes it: the points of a hit with one, two and three numbers and of a
    miss, and how often a locked symbol counts (LC-74, LC-104)."""
    return np.array([*(box.GUESS_POINTS[size] for size in (1, 2, 3)), box.MISS, box.LOCKED], np.float64)


def guesses(chances: Floats) -> list[tuple[tuple[int, ...], float, float]]:
    """The best ways to write one, two and three numbers for a symbol: (numbers, chance to hit, points to expect).

    `chances` is the symbol's row; more numbers pay less, and a miss costs (LC-74)."""
    by_chance = sorted((number for number, chance in enumerate(chances) if chance > 0), key=lambda n: (-chances[n], n))
    found = []
    for size, points in box.GUESS_POINTS.items():
        if size <= len(by_chance):
            numbers = tuple(sorted(by_chance[:size]))
            chance = min(1.0, float(sum(chances[number] for number in numbers)))
            found.append((numbers, chance, points * chance + box.MISS * (1 - chance)))
    return found


def best_guess(chances: Floats) -> tuple[tuple[int, ...], float, float]:
    """The guess worth most; with fewer numbers where two are worth the same."""
    return max(guesses(chances), key=lambda guess: guess[2])
