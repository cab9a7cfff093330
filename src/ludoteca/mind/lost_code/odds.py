"""The odds as data: chances of every number, sum, wheel position and final guess, from what the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.view import CodeView, LostCodeView
from ludoteca.mind.lost_code.clues import possible, viewer
from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.help_types import GuessOdds, OddsHelp, SymbolOdds, WheelOdds
from ludoteca.mind.lost_code.posterior import Posterior, guesses, posterior, windows
from ludoteca.mind.lost_code.sheet import sheet
from ludoteca.mind.marks import Mark


def odds(view: CodeView, marks: Sequence[Mark] = ()) -> OddsHelp:
    """Everything that follows from the viewer's sheet."""
    belief = posterior(view)
    dice = _dice(view)
    sums = belief.sums(dice) if dice else ()
    symbols = _symbols(view, belief)
    return OddsHelp(
        sheet=sheet(view, marks),
        codes=len(belief),
        bits=round(belief.bits, 3),
        symbols=symbols,
        dice=dice,
        sums=_rounded(sums),
        wheels=tuple(_wheel(view, belief.sums(dice), width, points) for width, points in view.wheels) if dice else (),
        final=round(sum(symbol.guesses[symbol.best].value for symbol in symbols), 3),
    )


def _dice(view: CodeView) -> tuple[str, ...]:
    """The dice to bid on, once they show only symbols in play."""
    dice = view.history[-1].dice if view.history else ()
    return dice if all(symbol in view.symbols for symbol in dice) else ()


def _symbols(view: CodeView, belief: Posterior) -> tuple[SymbolOdds, ...]:
    chances = belief.chances()
    numbers = possible(view, viewer(view))
    found = []
    for s, symbol in enumerate(view.symbols):
        written = ways(view, symbol, chances[s])
        crossed = tuple(number for number in numbers[s] if chances[s][number] <= 0)
        left = [number for number in numbers[s] if chances[s][number] > 0]
        found.append(
            SymbolOdds(
                symbol=symbol,
                chances=_rounded(chances[s]),
                crossed=crossed,
                pinned=left[0] if len(left) == 1 else None,
                guesses=tuple(GuessOdds(way, round(chance, 4), round(value, 3)) for way, chance, value in written),
                best=max(range(len(written)), key=lambda n: written[n][2]),
            )
        )
    return tuple(found)


def ways(view: CodeView, symbol: str, chances: Floats) -> list[tuple[tuple[int, ...], float, float]]:
    """As `guesses`; a symbol whose token the viewer holds counts double (LC-104), and once it is locked it has one way
    only (LC-98)."""
    mine = next((token for token in view.tokens if token.symbol == symbol and token.holder == view.seat), None)
    if mine is None:
        return guesses(chances)
    if mine.numbers is None:
        return [(numbers, chance, box.LOCKED * value) for numbers, chance, value in guesses(chances)]
    chance = min(1.0, float(sum(chances[number] for number in mine.numbers)))
    return [
        (mine.numbers, chance, box.LOCKED * (box.GUESS_POINTS[len(mine.numbers)] * chance + box.MISS * (1 - chance)))
    ]


def _wheel(view: CodeView, sums: Floats, width: int, points: int) -> WheelOdds:
    me = viewer(view)
    chances = windows(sums, width)
    mine = next((bid.width for bid in view.history[-1].bids if bid.seat == me), None)
    loss = _loss(view, points) if view.cursed == me else 0
    return WheelOdds(
        width=width,
        points=points,
        free=width == mine or (mine is None and width in view.available),
        chances=_rounded(chances),
        values=_rounded(points * chances - loss * (1 - chances)),
    )


def _loss(view: CodeView, points: int) -> int:
    """How far a wrong bid takes the cursed viewer back (LC-114), which a floor may shorten (LC-30)."""
    if not isinstance(view, LostCodeView) or view.options.score_floor == "none":
        return points
    here = view.positions[viewer(view)]
    dice = [view.symbols.index(symbol) for symbol in view.history[-1].dice]
    for bid in takewhile(lambda bid: bid.seat != view.seat, view.history[-1].bids):
        stones = view.logs[bid.seat]
        total = sum(stones[s] or 0 for s in dice)
        # LC-116: whoever was wrong before has paid a point by then.
        here += bid.low is None or bid.high is None or not bid.low <= total <= bid.high
    return min(points, here)


def _rounded(values: Floats | tuple[()]) -> tuple[float, ...]:
    return tuple(round(float(value), 4) for value in values)
