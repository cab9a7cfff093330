"""What a coach says of a judgement: few choices, best first, each with what it costs against the best.

A number is told only where it is more than chance may explain. One who has a single move to make needs no coach.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from ludoteca.locales import say
from ludoteca.mind.judgement import SHOWN, SURE, Choice, Depth, Judgement

DEPTH: Depth = "normal"
"""As a review of the match would judge it later, so that both say the same."""

AdviceUnit = Literal["win", "points", "cards"]
SMALLEST: dict[AdviceUnit, float] = {"win": 0.005, "points": 0.05, "cards": 0.05}
"""What costs less than could be read is said to be as good."""
DEAR: dict[AdviceUnit, float] = {"win": 0.15, "points": 2.0, "cards": 4.0}
"""What costs as much is no suggestion."""


class Suggestion(msgspec.Struct, frozen=True):
    """One thing to do, before a family gives its moves their type."""

    moves: tuple[Any, ...]
    cost: float
    unit: AdviceUnit
    costs: str
    reason: str


def suggestions(found: Judgement | None, language: str) -> Iterator[Suggestion]:
    """What a judgement comes to, best first."""
    for n, choice in enumerate([] if found is None else found.choices[:SHOWN]):
        unit, cost = _cost(found, choice)
        if n and cost >= DEAR[unit]:
            continue
        reason = "" if choice.reason is None else choice.reason.sentence(language)
        only = found is not None and found.alternatives == 1
        yield Suggestion(choice.moves, cost, unit, _said(cost, unit, language, first=not n, only=only), reason)


def _cost(found: Judgement | None, choice: Choice) -> tuple[AdviceUnit, float]:
    """0 where nobody can tell it from nothing."""
    assert found is not None
    cards = choice.cards
    if found.hopeless and cards is not None:
        unit: AdviceUnit = "cards"
        cost = cards.more if cards.more > SURE * cards.stderr else 0.0
    else:
        unit, cost = found.unit, choice.error
    return unit, cost if cost >= SMALLEST[unit] else 0.0


def _said(cost: float, unit: AdviceUnit, language: str, *, first: bool, only: bool) -> str:
    if first:
        return say("coach-only" if only else "coach-best", {}, language)
    if cost == 0:
        return say("coach-equal", {}, language)
    amount = round(100 * cost) if unit == "win" else round(cost, 1)
    return say(f"coach-costs-{unit}", {"cost": int(amount) if amount == int(amount) else amount}, language)


def assumption(players: int, language: str) -> str:
    """What every judged number takes for granted."""
    return say("coach-assumes-alone" if players == 1 else "coach-assumes", {}, language)
