"""The codes that programs match on: how a match of The Lost Code or Think Str8! ended, and why a move is refused.

A code that is not in these lists is a type error, here and in the browser, and every code has a sentence in each
language.
"""

from __future__ import annotations

from typing import Literal, get_args

Ending = Literal["final-guesses"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

RefusalCode = Literal[
    "chance-only",
    "code-all-written",
    "code-already-written",
    "code-bad-roll",
    "code-bad-stack",
    "code-deal-elsewhere",
    "code-die-in-play",
    "code-die-shows-that",
    "code-greys-differ",
    "code-guess-in-order",
    "code-how-many-numbers",
    "code-must-choose-wheel",
    "code-must-exchange",
    "code-no-such-die",
    "code-no-such-number",
    "code-no-such-symbol",
    "code-no-such-tile",
    "code-no-such-wheel",
    "code-numbers-ascending",
    "code-other-game",
    "code-replace-first",
    "code-something-else-first",
    "code-stack-empty",
    "code-stone-not-there",
    "code-symbol-locked",
    "code-symbol-not-in-play",
    "code-taker-turns-no-die",
    "code-tile-lies",
    "code-tile-off-scale",
    "code-tile-taken",
    "code-tokens-gone",
    "code-wheel-chosen",
    "code-wheel-taken",
    "code-window-not-full",
    "hidden-field",
    "match-over",
    "not-your-turn",
]
REFUSALS: tuple[RefusalCode, ...] = get_args(RefusalCode)
