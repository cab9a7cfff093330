"""The final guesses of somebody who plays for the win.

The viewer sees the others' stones and knows what their checks told them, so it can foresee quite well what their final
guesses will earn. It then writes what most likely ends ahead of them: safe numbers when it leads, bold ones when it
trails. Points decide where the win does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import erf, sqrt

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.finals import guess_points
from ludoteca.games.lost_code.moves import Guess
from ludoteca.games.lost_code.view import CodeView, LostCodeView, ThinkStr8View
from ludoteca.mind.lost_code.clues import clues, possible, viewer
from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.posterior import Posterior, best_guess, fitting, guesses

OVERRATED = 1.3
DOUBT = 2.3
"""How much too high a forecast of another's final guesses is on average, in points, and how far off it is then (one
standard deviation): measured on matches of masters and of experts."""
A_POINT = 0.02
"""What a point is worth beside a whole win."""
_CERTAIN = 0.999


def final_guess(view: CodeView, belief: Posterior) -> Guess:
    """What to write for the next symbol."""
    symbol = view.guesses.index(None)
    worth, least = _worth_of_points(view, belief)
    best: float = -np.inf
    numbers: tuple[int, ...] = ()
    for plan in product(*(_ways(view, s, row) for s, row in enumerate(belief.chances()))):
        totals = sum(_points(view, belief, s, written) for s, written in enumerate(plan))
        value = float(belief.weights @ worth[totals - least])
        if value > best + 1e-12:
            best, numbers = value, plan[symbol]
    return Guess(view.symbols[symbol], numbers)


def plan_worths(view: CodeView, belief: Posterior, plans: Sequence[Mapping[int, tuple[int, ...]]]) -> list[float]:
    """What each way to write all open symbols is worth to who plays for the win."""
    worth, least = _worth_of_points(view, belief)
    return [float(belief.weights @ worth[_totals(view, belief, plan) - least]) for plan in plans]


def expected_end(view: CodeView, belief: Posterior, plan: Mapping[int, tuple[int, ...]]) -> float:
    """The points to expect by the end of the match, if these numbers are written for the open symbols: one move of the
    marker (LC-75), which a floor may cut short (LC-30). Nothing else will move it any more."""
    assert isinstance(view, LostCodeView | ThinkStr8View)
    ends = view.positions[viewer(view)] + _totals(view, belief, plan)
    if view.options.score_floor == "zero":
        ends = np.maximum(ends, 0)
    return float(belief.weights @ ends)


def _totals(view: CodeView, belief: Posterior, plan: Mapping[int, tuple[int, ...]]) -> NDArray[np.int64]:
    """What all final guesses earn together, for every code; what is written stays."""
    written = [plan.get(s, ()) if kept is None else kept for s, kept in enumerate(view.guesses)]
    found: NDArray[np.int64] = np.sum(
        [_points(view, belief, s, numbers) for s, numbers in enumerate(written)], axis=0, dtype=np.int64
    )
    return found


def _worth_of_points(view: CodeView, belief: Posterior) -> tuple[Floats, int]:
    """What it is worth to earn so many points with the final guesses, and the number that the first entry is for."""
    rivals = forecasts(view, belief)
    least, most = box.LOCKED * box.MISS * len(view.symbols), box.LOCKED * box.GUESS_POINTS[1] * len(view.symbols)
    points = range(least, most + 1)
    return np.array([_chance_to_win(view, each, rivals) + A_POINT * each for each in points]), least


def forecasts(view: CodeView, belief: Posterior) -> dict[Seat, int]:
    """What every other seat's final guesses should earn: the best it can write after its checks, on its true stones."""
    chances = belief.chances()
    found = {}
    for seat in range(view.players):
        if seat == viewer(view):
            continue
        codes = fitting(possible(view, seat), clues(view, seat))
        weights = np.ones(len(codes))
        for s in range(len(view.symbols)):
            weights *= 1.0 - chances[s][codes[:, s]]  # It sees the viewer's stones.
        theirs = Posterior(view.symbols, view.top_number, codes, weights / weights.sum()).chances()
        held = {token.symbol for token in view.tokens if token.holder == seat}
        found[seat] = sum(
            guess_points(best_guess(row)[0], _stone(view, seat, s), locked=view.symbols[s] in held)
            for s, row in enumerate(theirs)
        )
    return found


def _stone(view: CodeView, seat: Seat, s: int) -> int:
    stone = view.logs[seat][s]
    assert stone is not None
    return stone


def _ways(view: CodeView, s: int, row: Floats) -> list[tuple[int, ...]]:
    """What may sensibly be written for a symbol; what is written stays."""
    written = view.guesses[s]
    if written is not None:
        return [written]
    ways = [numbers for numbers, _, _ in guesses(row)]
    return ways[:1] if row.max() > _CERTAIN else ways


def _points(view: CodeView, belief: Posterior, s: int, numbers: tuple[int, ...]) -> NDArray[np.int64]:
    """What the numbers earn, for every code."""
    locked = any(token.symbol == view.symbols[s] and token.holder == view.seat for token in view.tokens)
    hit = np.isin(belief.codes[:, s], numbers)
    found: NDArray[np.int64] = (box.LOCKED if locked else 1) * np.where(
        hit, box.GUESS_POINTS.get(len(numbers), 0), box.MISS
    )
    return found


def _chance_to_win(view: CodeView, points: int, rivals: dict[Seat, int]) -> float:
    """The chance that nobody ends ahead of the viewer, if its final guesses earn so many points."""
    me = viewer(view)
    chance = 1.0
    for seat, forecast in rivals.items():
        # On a tie the marker that came first lies below and is ahead; who stands further behind moves first (LC-76).
        edge = 0.5 if view.standing.index(me) < view.standing.index(seat) else -0.5
        lead = view.positions[me] + points + edge - (view.positions[seat] + forecast - OVERRATED)
        chance *= 0.5 * (1 + erf(lead / (DOUBT * sqrt(2))))
    return chance
