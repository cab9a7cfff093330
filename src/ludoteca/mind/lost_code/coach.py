"""Why, in one sentence. Its numbers are certain ones: they follow from what lies open, and stand on the board as well.
What a master reads from the others' bets is judged, and is told without a number."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from ludoteca.engine.moves import Move
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.moves import Exchange, Guess, Keep, Lock, Pass, Place, Replace, Take, Tile, Turn, Wheel
from ludoteca.mind.judgement import Facts, Reason
from ludoteca.mind.lost_code.clues import possible
from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.judge import Bid, Judge
from ludoteca.mind.lost_code.odds import ways
from ludoteca.mind.lost_code.posterior import best_guess, posterior

READ = 0.1
"""So much likelier has the reading of bets to make something before it is a reason."""
READ_POINTS = 0.4
"""So many points has it to change what final numbers are worth."""
UNLIKELY = 0.25
"""Whoever sees no more than this needs to be told that the bets speak for it all the same."""
NOTICED = 0.05
"""Points that can be read off a sentence with one digit after the point."""


class Reasons:
    """What can be said about decisions of one view: `thought` is the master's judgement of it."""

    def __init__(self, thought: Judge) -> None:
        self.thought = thought
        self.view = thought.view

    @cached_property
    def certain(self) -> Judge:
        """The same judgement without having read a single bet."""
        return Judge(self.view, posterior(self.view), self.thought.worth)

    def of(self, moves: Sequence[Move], *, best: bool = False) -> Reason | None:
        """One sentence about a whole decision, in any language. Of the best one it never speaks against it."""
        first, last = moves[0], moves[-1]
        if isinstance(first, Keep | Turn | Replace):
            return self._of_dice(moves)
        if isinstance(first, Wheel | Tile | Place):
            return self._of_bid(self._bid(first))
        if isinstance(first, Exchange):
            return self._of_exchange(first.symbol, best=best)
        if isinstance(first, Take | Pass | Lock):
            return self._of_token(last)
        if isinstance(first, Guess):
            return self._of_final(moves)
        return None

    def _of_dice(self, moves: Sequence[Move]) -> Reason | None:
        dice = list(self.view.history[-1].dice)
        for move in moves:
            if isinstance(move, Turn | Replace):
                dice[move.die] = move.symbol
        if any(face not in self.view.symbols for face in dice):
            return None
        bid = self.thought.best_bid(tuple(dice), self.view.available)
        known = self.certain.bid(bid.dice, bid.width, bid.start)
        words = _percent(known.chance) | self._stake(bid) | {"dice": bid.dice}
        return Reason("code-advice-dice", words | {"bets": _bets(bid, known)})

    def _bid(self, move: Wheel | Tile | Place) -> Bid:
        """The bid that a move makes, or the best one it leads to."""
        view, dice = self.view, self.view.history[-1].dice
        if isinstance(move, Wheel):
            return self.thought.bid(dice, move.width, move.start)
        if isinstance(move, Tile):
            return self.thought.best_bid(dice, (move.width,))
        mine = next(bid for bid in view.history[-1].bids if bid.seat == self.thought.seat)
        return self.thought.bid(dice, mine.width, move.start or 0)

    def _of_bid(self, bid: Bid) -> Reason:
        known = self.certain.bid(bid.dice, bid.width, bid.start)
        words = _percent(known.chance) | self._stake(bid)
        if known.chance > 1 - 1e-9:
            return Reason("code-advice-bid-sure", words | {"points": _plain(known.points)})
        if known.chance < 1e-9:
            return Reason("code-advice-bid-never", words)
        bets = _bets(bid, known)
        if bets != "none":
            return Reason("code-advice-bid-read", words | {"bets": bets})
        belief = self.certain.belief
        sums = belief.sums(bid.dice)
        parts = [sums[bid.start : bid.start + bid.width].sum()]
        below, above = sums[: bid.start].sum(), sums[bid.start + bid.width :].sum()
        parts += [below + above] if bid.width == self.view.wheels[-1][0] else [below, above]
        left = max(1, round(len(belief) * float(np.square(parts).sum())))
        return Reason("code-advice-bid", words | {"codes": len(belief), "left": left})

    def _stake(self, bid: Bid) -> Facts:
        """What is bid on, and what it pays: a narrow wheel is less likely, and worth more."""
        return _range(bid) | {"points": _plain(dict(self.view.wheels)[bid.width])}

    def _of_exchange(self, symbol: str, *, best: bool) -> Reason:
        now, fresh = self._exchanged(symbol, self.certain)
        facts: Facts = {"symbol": symbol, "now": _plain(now), "fresh": _plain(fresh)}
        if fresh > now - NOTICED:
            return Reason("code-advice-exchange", facts)
        # One has to exchange something (LC-60): what is given up may still be what one misses least.
        losses = {each: _loss(self._exchanged(each, self.certain)) for each in self._exchangeable()}
        if losses.get(symbol, 0.0) < min(losses.values(), default=0.0) + NOTICED:
            return Reason("code-advice-exchange-least", facts)
        read = self._exchanged(symbol, self.thought)[0]
        if read < now - READ:
            return Reason("code-advice-exchange-read", facts)
        return Reason("code-advice-exchange-tried" if best else "code-advice-exchange", facts)

    def _exchangeable(self) -> list[str]:
        return [move.symbol for move in self.view.moves if isinstance(move, Exchange)]

    def _exchanged(self, symbol: str, judge: Judge) -> tuple[float, float]:
        """What a symbol is worth as a final guess, by what a judge believes: as it is, and with a new stone."""
        view, s = self.view, self.view.symbols.index(symbol)
        row, numbers = judge.belief.chances()[s], list(possible(view, self.thought.seat)[s])
        count = len(numbers) - 1
        new = np.zeros_like(row)
        if any(token.symbol == symbol and token.holder == self.thought.seat for token in view.tokens):
            # Locked numbers stay (LC-105), whichever stone is discarded; the new one is any of the others.
            new[numbers] = (1 - row[numbers]) / count
        else:
            new[numbers[:count]] = 1 / count
        now, fresh = (max(value for _, _, value in ways(view, symbol, chances)) for chances in (row, new))
        return now, fresh

    def _of_token(self, last: Move) -> Reason:
        symbol = str(self.view.history[-1].token)
        read = self.thought.belief.chances()[self.view.symbols.index(symbol)]
        numbers = last.numbers if isinstance(last, Lock) else None
        facts = self._hit(symbol, numbers or best_guess(read)[0])
        if isinstance(last, Pass):
            return Reason("code-advice-pass", facts)
        if isinstance(last, Lock) and not last.numbers:
            return Reason("code-advice-nothing", {"loss": -box.MISS * box.LOCKED})
        return Reason("code-advice-take", facts)

    def _of_final(self, moves: Sequence[Move]) -> Reason:
        written = [move for move in moves if isinstance(move, Guess)]
        points = sum(_points(self._row(move.symbol), move.numbers or ()) for move in written)
        # What lies open may speak for other numbers than the others' bets do; then that has to be said too.
        believed = dict(zip(self.view.symbols, self.thought.belief.chances(), strict=True))
        read = sum(_points(believed[move.symbol], move.numbers or ()) for move in written) - points
        bets = "none" if abs(read) < READ_POINTS else "more" if read > 0 else "less"
        return Reason("code-review-final", {"points": _plain(points), "bets": bets})

    def _hit(self, symbol: str, numbers: tuple[int, ...]) -> Facts:
        row = self._row(symbol)
        return _percent(float(sum(row[number] for number in numbers))) | {"numbers": numbers}

    def _row(self, symbol: str) -> Floats:
        row: Floats = self.certain.belief.chances()[self.view.symbols.index(symbol)]
        return row


def _points(row: Floats, numbers: Sequence[int]) -> float:
    hit = float(sum(row[number] for number in numbers))
    return box.GUESS_POINTS.get(len(numbers), 0) * hit + box.MISS * (1 - hit)


def _loss(exchanged: tuple[float, float]) -> float:
    now, fresh = exchanged
    return now - fresh


def _bets(bid: Bid, known: Bid) -> str:
    """How the others' bets speak for it: not so that it matters ("none"), too ("and"), against the odds ("but")."""
    if bid.chance <= known.chance + READ:
        return "none"
    return "but" if known.chance < UNLIKELY else "and"


def _percent(chance: float) -> Facts:
    return {"chance": round(100 * chance)}


def _range(bid: Bid) -> Facts:
    last = bid.start + bid.width - 1
    return {"range": str(bid.start) if bid.width == 1 else f"{bid.start}–{last}"}


def _plain(points: float) -> float:
    """One digit after the point, and none where it is a whole number: "1 point", not "1.0 points"."""
    rounded = round(points, 1)
    return int(rounded) if rounded == int(rounded) else rounded
