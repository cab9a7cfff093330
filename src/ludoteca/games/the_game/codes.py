"""The codes that programs match on: how a match of The Game or Extreme ended, and why a move is refused.

A code that is not in these lists is a type error, here and in the browser, and every code has a sentence in each
language.
"""

from __future__ import annotations

from typing import Literal, get_args

from ludoteca.engine.game import Refusal, refuse_with
from ludoteca.locales import Fact

Ending = Literal["all-laid", "stuck", "short-hand", "skull", "three", "fire", "no-backwards", "one-pile"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

RefusalCode = Literal[
    "chance-only",
    "draw-no-such-card",
    "draw-other-seat",
    "end-fire",
    "end-skull",
    "end-three",
    "end-too-early",
    "hidden-field",
    "mark-elsewhere",
    "match-over",
    "no-backwards",
    "no-such-pile",
    "no-take-back",
    "not-in-hand",
    "not-now",
    "not-your-turn",
    "nothing-to-take-back",
    "one-pile",
    "one-pile-whole-turn",
    "signal-alone",
    "signal-before-deal",
    "signal-command-absent",
    "signal-nothing-said",
    "signal-silence",
    "signal-trick",
    "start-by-chance",
    "start-by-host",
    "start-first",
    "start-nobody",
    "start-own-turn",
    "start-settled",
    "stop-fire",
    "stop-skull",
    "stop-three",
    "three-fourth-card",
    "three-too-late",
    "too-high",
    "too-low",
]
REFUSALS: tuple[RefusalCode, ...] = get_args(RefusalCode)


def no(rule: str, code: RefusalCode, facts: dict[str, Fact] | None = None) -> Refusal:
    """A refusal by a rule."""
    return refuse_with(rule, code, facts or {})
