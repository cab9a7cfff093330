"""Signs that a person makes on the own sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from ludoteca.mind.marks import Mark, Sign

SIGNS: tuple[Sign, ...] = get_args(Sign)


def with_mark(marks: Sequence[Mark], symbol: str, number: int, sign: Sign | None) -> tuple[Mark, ...]:
    """The marks with one changed; the same sign again, or none, wipes it off."""
    old = next((mark.sign for mark in marks if (mark.symbol, mark.number) == (symbol, number)), None)
    rest = [mark for mark in marks if (mark.symbol, mark.number) != (symbol, number)]
    if sign is not None and sign != old:
        rest.append(Mark(symbol, number, sign))
    return tuple(sorted(rest, key=lambda mark: (mark.symbol, mark.number)))
