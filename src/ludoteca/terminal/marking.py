"""Signs that a person makes on the own sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from ludoteca.engine.game import View
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.lost_code.forms import Mark, Sign
from ludoteca.terminal.words import Words

SIGNS: tuple[Sign, ...] = get_args(Sign)


def with_mark(marks: Sequence[Mark], symbol: str, number: int, sign: Sign | None) -> tuple[Mark, ...]:
    """The marks with one changed; the same sign again, or none, wipes it off."""
    old = next((mark.sign for mark in marks if (mark.symbol, mark.number) == (symbol, number)), None)
    rest = [mark for mark in marks if (mark.symbol, mark.number) != (symbol, number)]
    if sign is not None and sign != old:
        rest.append(Mark(symbol, number, sign))
    return tuple(sorted(rest, key=lambda mark: (mark.symbol, mark.number)))


def read_mark(view: View, words: Words, typed: Sequence[str]) -> tuple[str, int, Sign | None] | None:
    """“eagle 3 cross” as symbol, number and sign; None where it cannot be read."""
    if not isinstance(view, CodeView) or len(typed) != 3 or not typed[1].isdigit():
        return None
    symbol = words.symbol_called(view, typed[0])
    sign = next((sign for sign in SIGNS if typed[2].lower() in (sign, words.say(f"terminal-mark-{sign}"))), None)
    if symbol is None or int(typed[1]) > view.top_number or (sign is None and typed[2] != "none"):
        return None
    return symbol, int(typed[1]), sign
