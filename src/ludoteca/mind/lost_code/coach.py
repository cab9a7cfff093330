"""The coach: the best moves first, each with one sentence why."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ludoteca.games.lost_code.box import MISS
from ludoteca.games.lost_code.moves import Exchange, Guess, Keep, Lock, Pass, Replace, Take, Turn
from ludoteca.games.lost_code.view import CodeView
from ludoteca.locales import Fact, say
from ludoteca.mind.lost_code.clues import possible
from ludoteca.mind.lost_code.evaluate import judge
from ludoteca.mind.lost_code.forms import CodeAdvice
from ludoteca.mind.lost_code.judge import Bid, Judge, Judged
from ludoteca.mind.lost_code.odds import ways
from ludoteca.mind.lost_code.posterior import best_guess
from ludoteca.mind.lost_code.why import listed

SHOWN = 5
"""How many moves the coach speaks about."""


def advise(view: CodeView, language: str) -> tuple[CodeAdvice, ...]:
    """The best moves of the viewer, if it is its turn."""
    if not view.moves:
        return ()
    judged = judge(view)
    ranked = judged.moves()[:SHOWN]
    best = ranked[0].value
    return tuple(
        CodeAdvice(one.move, round(one.value - best, 3) + 0.0, round(one.swing, 3), _reason(judged, one, language))
        for one in ranked
    )


def _reason(judge: Judge, one: Judged, language: str) -> str:
    view, move = judge.view, one.move
    facts: dict[str, Fact] = {"chance": round(100 * one.chance), "points": _plain(one.points)}
    if isinstance(move, Keep | Turn | Replace):
        assert one.bid is not None
        return say("code-advice-dice", facts | _bid_facts(one.bid) | {"dice": _dice(one.bid, language)}, language)
    if one.bid is not None:
        return _say_bid(judge, one.bid, facts, language)
    if isinstance(move, Exchange):
        return _say_exchange(judge, move.symbol, language)
    if isinstance(move, Pass):
        return say("code-advice-pass", facts, language)
    if isinstance(move, Take):
        row = judge.belief.chances()[view.symbols.index(str(view.history[-1].token))]
        return say("code-advice-take", facts | {"numbers": _numbers(best_guess(row)[0], language)}, language)
    assert isinstance(move, Guess | Lock)
    if not move.numbers:
        return say("code-advice-nothing", {"loss": -MISS}, language)
    return say("code-advice-guess", facts | {"numbers": _numbers(move.numbers, language)}, language)


def _say_bid(judge: Judge, bid: Bid, facts: Mapping[str, Fact], language: str) -> str:
    words = {**facts, **_bid_facts(bid)}
    if bid.chance > 1 - 1e-9:
        return say("code-advice-bid-sure", words, language)
    sums = judge.belief.sums(judge.view.history[-1].dice)
    parts = [sums[bid.start : bid.start + bid.width].sum()]
    below, above = sums[: bid.start].sum(), sums[bid.start + bid.width :].sum()
    parts += [below + above] if bid.width == judge.view.wheels[-1][0] else [below, above]
    codes = len(judge.belief)
    left = max(1, round(codes * float(np.square(parts).sum())))
    return say("code-advice-bid", {**words, "codes": codes, "left": left}, language)


def _say_exchange(judge: Judge, symbol: str, language: str) -> str:
    view = judge.view
    s = view.symbols.index(symbol)
    row, numbers = judge.belief.chances()[s], list(possible(view, judge.seat)[s])
    count = len(numbers) - 1
    new = np.zeros_like(row)
    if any(token.symbol == symbol and token.holder == judge.seat for token in view.tokens):
        # Locked numbers stay (LC-105), whichever stone is discarded; the new one is any of the others.
        new[numbers] = (1 - row[numbers]) / count
    else:
        new[numbers[:count]] = 1 / count
    now, fresh = (max(value for _, _, value in ways(view, symbol, chances)) for chances in (row, new))
    facts: dict[str, Fact] = {"symbol": symbol, "now": _plain(now), "fresh": _plain(fresh)}
    return say("code-advice-exchange", facts, language)


def _bid_facts(bid: Bid) -> dict[str, Fact]:
    last = bid.start + bid.width - 1
    return {"range": str(bid.start) if bid.width == 1 else f"{bid.start}–{last}"}


def _dice(bid: Bid, language: str) -> str:
    return listed([say("lost-code-symbol", {"symbol": symbol}, language) for symbol in bid.dice], language)


def _numbers(numbers: tuple[int, ...], language: str) -> str:
    return listed([str(number) for number in numbers], language)


def _plain(points: float) -> float:
    """One digit after the point, and none where it is a whole number: "1 point", not "1.0 points"."""
    rounded = round(points, 1)
    return int(rounded) if rounded == int(rounded) else rounded
