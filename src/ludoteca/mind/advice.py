"""What a coach says of a judgement: few choices, best first, each with what it costs against the best.

A number is told only where it is more than chance may explain. One who has a single move to make needs no coach.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from ludoteca.locales import say
from ludoteca.mind.judgement import SHOWN, SURE, Choice, Depth, Judgement, Unit

DEPTH: Depth = "normal"
"""As a review of the match would judge it later, so that both say the same."""

AdviceUnit = Literal["win", "points", "cards"]
SMALLEST: dict[AdviceUnit, float] = {"win": 0.005, "points": 0.05, "cards": 0.05}
"""What costs less than could be read is said to be as good."""
DEAR: dict[AdviceUnit, float] = {"win": 0.15, "points": 2.0, "cards": 4.0}
"""What costs as much is no suggestion."""
SLIGHT: dict[AdviceUnit, float] = {"win": 0.03, "points": 0.4, "cards": 1.0}
"""About as good is only what seems to cost less than this. What seems to cost more, but may be chance, is not told."""
ONLY = "cards-coach-only"
"""The reason of a choice that has no alternative. Where the others are merely not worth a thought, it is the best."""


class Suggestion(msgspec.Struct, frozen=True):
    """One thing to do, before a family gives its moves their type."""

    moves: tuple[Any, ...]
    cost: float
    unit: AdviceUnit
    costs: str
    reason: str


def suggestions(found: Judgement | None, language: str) -> Iterator[Suggestion]:
    """What a judgement comes to, best first."""
    for n, (choice, unit, cost) in enumerate([] if found is None else worth_telling(found.choices, found.unit)):
        reason = "" if choice.reason is None else choice.reason.sentence(language)
        only = choice.reason is not None and choice.reason.message == ONLY
        yield Suggestion(choice.moves, cost, unit, _said(cost, unit, language, first=not n, only=only), reason)


def worth_telling(choices: Sequence[Choice], unit: Unit) -> list[tuple[Choice, AdviceUnit, float]]:
    """The best choice, and those of the others that are good too, with what they cost: 0 where nobody can tell that
    from nothing. Cheapest first, as it is told."""
    told: list[tuple[Choice, AdviceUnit, float]] = []
    for n, choice in enumerate(choices[:SHOWN]):
        counted, seems, cost = _cost(choice, unit)
        if not n or (cost < DEAR[counted] if cost else seems < SLIGHT[counted]):
            told.append((choice, counted, cost))
    return told[:1] + sorted(told[1:], key=lambda one: one[2])


def _cost(choice: Choice, unit: Unit) -> tuple[AdviceUnit, float, float]:
    """Its unit, what it seems to cost, and what can be told of that."""
    cards = choice.cards
    counted: AdviceUnit = unit if cards is None else "cards"
    seems, stderr = (choice.cost, choice.stderr) if cards is None else (cards.more, cards.stderr)
    return counted, seems, seems if seems > SURE * stderr and seems >= SMALLEST[counted] else 0.0


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
