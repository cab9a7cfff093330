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

from ludoteca.games.lost_code import box
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
from ludoteca.mind.lost_code import sums as compiled
from ludoteca.mind.lost_code.clues import possible, times, viewer
from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.posterior import Posterior, guesses, stakes
from ludoteca.mind.lost_code.value_weights import ValueWeights


class Judged(NamedTuple):
    """A move with its value, and where the value comes from."""

    move: LostCodeMove
    value: float
    swing: float
    """One standard deviation of the value over what the stones may turn out to be."""
    bid: Bid | None = None
    """The bid it makes, or the best one it leads to."""
    points: float = 0.0
    """Expected points of the bid or guess itself."""
    chance: float = 0.0
    """That the bid or guess is right."""


class Bid(NamedTuple):
    """A wheel or tile and where it begins, on some dice."""

    dice: tuple[str, ...]
    width: int
    start: int
    value: float
    swing: float
    points: float
    chance: float


class Judge:
    """Judges the moves of the seat that looks, from what it believes of its code."""

    def __init__(self, view: CodeView, belief: Posterior, worth: ValueWeights) -> None:
        self.view = view
        self.belief = belief
        self.seat = viewer(view)
        self.worth = worth
        done = len(view.history)
        self.left = view.rounds - done
        """Rounds after this one."""
        self.weighed = worth.at(self.left)
        self._stakes = stakes()
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
            self._stakes,
            self._locks,
            self._fresh,
            self._fresh_spread,
        )
        chance = found[:, :, 0]
        # LC-114: what a wrong bid costs the cursed.
        loss = self._points[:, None] * (self.view.cursed == self.seat)
        points = self._points[:, None] * chance - loss * (1 - chance)
        a_point = self.worth.point(self.left)
        value = a_point * points + found[:, :, 1] + found[:, :, 2]
        value[chance < 0] = -np.inf
        inside = np.clip(chance, 1e-9, 1 - 1e-9)
        right = a_point * self._points[:, None] + found[:, :, 1] / inside
        wrong = found[:, :, 2] / (1 - inside) - a_point * loss
        sure = np.clip(chance, 0.0, 1.0)
        swing = np.sqrt(sure * (1 - sure)) * np.abs(right - wrong)
        return np.stack((value, swing, points, chance), axis=2)

    def bid(self, dice: tuple[str, ...], width: int, start: int) -> Bid:
        """One bid, judged."""
        k = [width for width, _ in self.view.wheels].index(width)
        value, swing, points, chance = self.bids(dice)[k, start].tolist()
        return Bid(dice, width, start, value, swing, points, chance)

    def best_bid(self, dice: tuple[str, ...], widths: Sequence[int]) -> Bid:
        """The best bid on these dice with one of these wheels."""
        bids = self.bids(dice)
        rows = [k for k, (width, _) in enumerate(self.view.wheels) if width in widths]
        at = int(bids[rows, :, 0].argmax())
        k, start = rows[at // bids.shape[1]], at % bids.shape[1]
        return self.bid(dice, self.view.wheels[k][0], start)

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
        dice = view.history[-1].dice
        judged = []
        for move in view.moves:
            if isinstance(move, Wheel):
                bid = self.bid(dice, move.width, move.start)
            elif isinstance(move, Tile):
                bid = self.best_bid(dice, (move.width,))
            else:
                assert isinstance(move, Place)
                assert move.start is not None
                mine = next(bid for bid in view.history[-1].bids if bid.seat == self.seat)
                bid = self.bid(dice, mine.width, move.start)
            judged.append(Judged(move, bid.value, bid.swing, bid, bid.points, bid.chance))
        return judged

    def _judge_dice(self) -> list[Judged]:
        judged = []
        for move in self.view.moves:
            bid = self._after_turning(move)
            judged.append(Judged(move, bid.value, bid.swing, bid, bid.points, bid.chance))
        return judged

    def _after_turning(self, move: LostCodeMove) -> Bid:
        """The best bid that turning a die leads to: the thrower also chooses first (LC-42)."""
        dice, widths = self.view.history[-1].dice, self.view.available
        if isinstance(move, Keep):
            return self.best_bid(dice, widths)
        assert isinstance(move, (Turn, Replace))
        dice = (*dice[: move.die], move.symbol, *dice[move.die + 1 :])
        if isinstance(move, Turn):
            return self.best_bid(dice, widths)
        # A die whose symbol is not in play was replaced: others may have to follow, and then one may be turned.
        symbols = self.view.symbols
        options = [(face,) if face in symbols else symbols for face in dice]
        ends = {turned for settled in product(*options) for turned in _turned(settled, symbols)}
        return max((self.best_bid(turned, widths) for turned in sorted(ends)), key=lambda bid: bid.value)

    def _judge_exchanges(self) -> list[Judged]:
        found = compiled.exchange_worths(
            self.belief.codes,
            self.belief.weights,
            self.view.top_number,
            self.weighed,
            self._stakes,
            self._locks,
            self._fresh,
            self._fresh_spread,
        )
        judged = []
        for move in self.view.moves:
            assert isinstance(move, Exchange)
            value, swing = found[self.view.symbols.index(move.symbol)].tolist()
            judged.append(Judged(move, value, swing))
        return judged

    def _judge_token(self) -> list[Judged]:
        """A token is worth the doubled guess made now, instead of the single one made at the end (LC-104)."""
        symbol = self.view.history[-1].token
        assert symbol is not None
        row = self.belief.chances()[self.view.symbols.index(symbol)]
        size, chance, points = max(
            ((len(numbers), hit, box.LOCKED * points) for numbers, hit, points in guesses(row)), key=lambda one: one[2]
        )
        swing = _swing(chance, box.LOCKED * box.GUESS_POINTS[size], box.LOCKED * box.MISS)
        later = self.worth.unlocked(self.left, row)
        return [
            Judged(move, points, swing, None, points, chance)
            if isinstance(move, Take)
            else Judged(move, later, swing / box.LOCKED, None, later)
            for move in self.view.moves
        ]

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
            times = box.LOCKED if isinstance(move, Lock) else 1
            hit, miss = times * box.GUESS_POINTS.get(len(move.numbers), 0), times * box.MISS
            points = hit * chance + miss * (1 - chance)
            judged.append(Judged(move, points, _swing(chance, hit, miss), None, points, chance))
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
                worths[s], spreads[s] = compiled.symbol_worth(chances, mass, self.weighed, self._stakes, self._locks[s])
        return worths, spreads


def _turned(dice: tuple[str, ...], symbols: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The dice as they lie, and with any one of them turned (LC-38)."""
    found = {tuple(sorted(dice))}
    for die in range(len(dice)):
        found |= {tuple(sorted((*dice[:die], symbol, *dice[die + 1 :]))) for symbol in symbols}
    return sorted(found)


def _swing(chance: float, hit: float, miss: float) -> float:
    """One standard deviation of something that pays `hit` with a chance, and `miss` otherwise."""
    return float(abs(hit - miss) * (max(0.0, chance * (1 - chance))) ** 0.5)


def _bits(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)
