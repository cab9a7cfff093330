"""What every move is worth: points now, and what is known afterwards, up to the final guesses.

All values are points by the end of the match, up to a constant that is the same for all moves of a decision. A bid is
worth its points, and the answer teaches something; a wrong bid also costs a stone (LC-60). A roll of dice is worth
the best bid on it. An exchange shows the discarded number and opens its symbol again (LC-63).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from ludoteca.games.lost_code.box import GUESS_POINTS, LOCKED, MISS
from ludoteca.games.lost_code.moves import (
    Exchange,
    Guess,
    Keep,
    Lock,
    LostCodeMove,
    Pass,
    Place,
    Replace,
    Take,
    Tile,
    Turn,
    Wheel,
)
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.lost_code import codes as compiled
from ludoteca.mind.lost_code.clues import possible, times, viewer
from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.posterior import Posterior, guesses
from ludoteca.mind.lost_code.worth import Worth


class Judged(NamedTuple):
    """A move with its value, and where the value comes from."""

    move: LostCodeMove
    value: float
    points: float
    """Expected points of the bid or guess itself."""
    chance: float
    """That the bid or guess is right."""


class Judge:
    """Judges the moves of the seat that looks, from what it believes of its code."""

    def __init__(self, view: CodeView, belief: Posterior, worth: Worth) -> None:
        self.view = view
        self.belief = belief
        self.seat = viewer(view)
        self.worth = worth
        done = len(view.history)
        self.left = view.rounds - done
        """Rounds after this one."""
        self.weighed = worth.at(self.left)
        self._widths = np.array([width for width, _ in view.wheels], np.int64)
        self._points = np.array([points for _, points in view.wheels], np.float64)
        self._locks = np.array([_bits(numbers) for numbers in self._locked()], np.int64)
        self._fresh, self._fresh_spread = self._fresh_stones()
        self._bids: dict[tuple[int, ...], Floats] = {}

    # --- bids ---------------------------------------------------------------------------------------------------

    def bids(self, dice: tuple[str, ...]) -> Floats:
        """[wheel, start] → (value, expected points, chance) of bidding so on these dice; chance -1 where impossible."""
        counts = times(dice, self.view.symbols)
        if counts not in self._bids:
            self._bids[counts] = self._judge_bids(counts)
        return self._bids[counts]

    def _judge_bids(self, counts: tuple[int, ...]) -> Floats:
        rows, mass, wlogw = compiled.tally(
            self.belief.codes,
            self.belief.weights,
            np.array(counts, np.int64),
            self.view.top_sum,
            self.view.top_number,
        )
        found: Floats = compiled.bid_worths(
            rows,
            mass,
            wlogw,
            self._widths,
            int(self._widths.min()),
            self.weighed,
            self._locks,
            self._fresh,
            self._fresh_spread,
        )
        chance = found[:, :, 0]
        points = self._points[:, None] * chance
        if self.view.cursed == self.seat:  # LC-114
            points = points - self._points[:, None] * (1 - chance)
        value = self.worth.point(self.left) * points + found[:, :, 1] + found[:, :, 2]
        value[chance < 0] = -np.inf
        return np.stack((value, points, chance), axis=2)

    def dice(self, dice: tuple[str, ...], widths: Sequence[int] | None = None) -> float:
        """What a roll is worth to the seat if it may choose among these wheels."""
        bids = self.bids(dice)
        if widths is None:
            return float(bids[:, :, 0].max())
        rows = [k for k, width in enumerate(self._widths) if width in widths]
        return float(bids[rows, :, 0].max())

    # --- all decisions ------------------------------------------------------------------------------------------

    def moves(self) -> list[Judged]:
        """Every legal move, judged, best first; equal ones in the order of the rules."""
        view = self.view
        if not view.moves:
            return []
        kind = type(view.moves[0])
        if kind in (Wheel, Tile, Place):
            judged = self._judge_wheels()
        elif kind in (Replace, Turn, Keep):
            judged = self._judge_dice()
        elif kind is Exchange:
            judged = self._judge_exchanges()
        elif kind in (Take, Pass):
            judged = self._judge_token()
        else:
            judged = self._judge_guesses()
        return sorted(judged, key=lambda one: -one.value)

    def _judge_wheels(self) -> list[Judged]:
        view = self.view
        bids = self.bids(view.history[-1].dice)
        row = {width: k for k, (width, _) in enumerate(view.wheels)}
        judged = []
        for move in view.moves:
            if isinstance(move, Wheel):
                value, points, chance = bids[row[move.width], move.start]
            elif isinstance(move, Tile):
                value, points, chance = max(bids[row[move.width]], key=lambda bid: float(bid[0]))
            else:
                assert isinstance(move, Place)
                assert move.start is not None
                width = next(bid.width for bid in view.history[-1].bids if bid.seat == self.seat)
                value, points, chance = bids[row[width], move.start]
            judged.append(Judged(move, float(value), float(points), float(chance)))
        return judged

    def _judge_dice(self) -> list[Judged]:
        return [Judged(move, self._after_turning(move), 0.0, 0.0) for move in self.view.moves]

    def _after_turning(self, move: LostCodeMove) -> float:
        dice = self.view.history[-1].dice
        if isinstance(move, Keep):
            return self.dice(dice)
        assert isinstance(move, (Turn, Replace))
        dice = (*dice[: move.die], move.symbol, *dice[move.die + 1 :])
        if isinstance(move, Turn):
            return self.dice(dice)
        # A die whose symbol is not in play was replaced: others may have to follow, and then one may be turned.
        symbols = self.view.symbols
        options = [(face,) if face in symbols else symbols for face in dice]
        return max(self.dice(turned) for settled in product(*options) for turned in _turned(settled, symbols))

    def _judge_exchanges(self) -> list[Judged]:
        found = compiled.exchange_worths(
            self.belief.codes,
            self.belief.weights,
            self.view.top_number,
            self.weighed,
            self._locks,
            self._fresh,
            self._fresh_spread,
        )
        judged = []
        for move in self.view.moves:
            assert isinstance(move, Exchange)
            judged.append(Judged(move, float(found[self.view.symbols.index(move.symbol)]), 0.0, 0.0))
        return judged

    def _judge_token(self) -> list[Judged]:
        """A token is worth the doubled guess made now, instead of the single one made at the end (LC-104)."""
        symbol = self.view.history[-1].token
        assert symbol is not None
        row = self.belief.chances()[self.view.symbols.index(symbol)]
        best = max(LOCKED * value for _, _, value in guesses(row))
        later = self.worth.unlocked(self.left, row)
        return [Judged(move, best if isinstance(move, Take) else later, 0.0, 0.0) for move in self.view.moves]

    def _judge_guesses(self) -> list[Judged]:
        chances = self.belief.chances()
        judged = []
        for move in self.view.moves:
            assert isinstance(move, (Guess, Lock))
            assert move.numbers is not None
            symbol = move.symbol if isinstance(move, Guess) else self.view.history[-1].token
            assert symbol is not None
            row = chances[self.view.symbols.index(symbol)]
            chance = float(sum(row[number] for number in move.numbers))
            points = GUESS_POINTS.get(len(move.numbers), 0) * chance + MISS * (1 - chance)
            if isinstance(move, Lock):
                points *= LOCKED
            judged.append(Judged(move, points, points, chance))
        return judged

    # --- the seat's circumstances -------------------------------------------------------------------------------

    def _locked(self) -> list[tuple[int, ...]]:
        mine = {token.symbol: token.numbers for token in self.view.tokens if token.holder == self.seat}
        return [mine.get(symbol) or () for symbol in self.view.symbols]

    def _fresh_stones(self) -> tuple[Floats, Floats]:
        """Per symbol the worth and the entropy of a stone just drawn: one of those not seen, without the discarded."""
        numbers = possible(self.view, self.seat)
        likely = self.belief.chances()
        worths = np.full(len(numbers), -np.inf)
        spreads = np.zeros(len(numbers))
        for s, row in enumerate(numbers):
            if self.view.stacks[s] > 0 and len(row) > 1:
                # The discarded number is one of them; which one makes no difference to an open symbol.
                chances = np.zeros(self.view.top_number + 1)
                chances[list(row)] = 1.0
                chances[max(row, key=lambda number: float(likely[s, number]))] = 0.0
                mass = float(chances.sum())
                worths[s], spreads[s] = compiled.symbol_worth(chances, mass, self.weighed, self._locks[s])
        return worths, spreads


def _turned(dice: tuple[str, ...], symbols: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The dice as they lie, and with any one of them turned (LC-38)."""
    found = {tuple(sorted(dice))}
    for die in range(len(dice)):
        found |= {tuple(sorted((*dice[:die], symbol, *dice[die + 1 :]))) for symbol in symbols}
    return sorted(found)


def _bits(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)
