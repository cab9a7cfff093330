"""What would come of a move that was not asked for, in a sentence: where a lesson has nothing to say to it itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.game import View
from ludoteca.engine.moves import Move
from ludoteca.locales import Fact, say

_Facts = Callable[[Any, Any], dict[str, Fact]]


def consequence(view: View, move: Move, language: str) -> str:
    """One sentence about a legal move, and that something else is asked for now."""
    verb = str(move.__struct_config__.tag)
    facts = _FACTS.get(verb)
    if facts is None:
        return say("lesson-instead", None, language)
    return say(f"lesson-instead-{verb}", facts(view, move), language)


def _lay(view: Any, move: Any) -> dict[str, Fact]:
    pile = next(pile for pile in view.piles if pile.name == move.pile)
    ahead = move.card - pile.top if pile.ascending else pile.top - move.card
    return {"card": move.card, "top": pile.top, "gone": max(0, ahead - 1), "pile": move.pile}


def _wheel(view: Any, move: Any) -> dict[str, Fact]:
    points = dict(view.wheels)[move.width]
    return {"low": move.start, "high": move.start + move.width - 1, "points": points}


def _place(view: Any, move: Any) -> dict[str, Fact]:
    width = next(bid.width for bid in view.history[-1].bids if bid.seat == view.seat)
    return {"low": move.start, "high": move.start + width - 1}


def _tile(view: Any, move: Any) -> dict[str, Fact]:
    return {"width": move.width, "points": dict(view.wheels)[move.width]}


_FACTS: dict[str, _Facts] = {"lay": _lay, "wheel": _wheel, "place": _place, "tile": _tile}
