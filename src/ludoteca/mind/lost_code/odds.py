"""The odds as data: chances of every number, sum, wheel position and final guess, from what the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.lost_code.clues import possible, viewer
from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.forms import GuessOdds, Mark, OddsHelp, SymbolOdds, WheelOdds
from ludoteca.mind.lost_code.posterior import Posterior, guesses, posterior, windows
from ludoteca.mind.lost_code.sheet import sheet


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
        ways = guesses(chances[s])
        crossed = tuple(number for number in numbers[s] if chances[s][number] <= 0)
        left = [number for number in numbers[s] if chances[s][number] > 0]
        found.append(
            SymbolOdds(
                symbol=symbol,
                chances=_rounded(chances[s]),
                crossed=crossed,
                pinned=left[0] if len(left) == 1 else None,
                guesses=tuple(GuessOdds(way, round(chance, 4), round(value, 3)) for way, chance, value in ways),
                best=max(range(len(ways)), key=lambda n: ways[n][2]),
            )
        )
    return tuple(found)


def _wheel(view: CodeView, sums: Floats, width: int, points: int) -> WheelOdds:
    me = viewer(view)
    chances = windows(sums, width)
    mine = next((bid.width for bid in view.history[-1].bids if bid.seat == me), None)
    loss = points if view.cursed == me else 0  # LC-114
    return WheelOdds(
        width=width,
        points=points,
        free=width == mine or (mine is None and width in view.available),
        chances=_rounded(chances),
        values=_rounded(points * chances - loss * (1 - chances)),
    )


def _rounded(values: Floats | tuple[()]) -> tuple[float, ...]:
    return tuple(round(float(value), 4) for value in values)
