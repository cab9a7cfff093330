"""The mind of The Game and The Game: Extreme, as its family offers it. What computes is imported when it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.engine.moves import Move, Seen
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.base import Evaluation, Level, Mind, Valued
from ludoteca.mind.bot import Clock
from ludoteca.mind.judgement import Depth, Judgement, Key
from ludoteca.mind.the_game.help import Help, help_for


class CardMind(Mind):
    """Unseen cards, the odds of piles, and advice for a turn."""

    forms: tuple[Any, ...] = (Help,)

    def help(self, view: TheGameView, past: Sequence[Seen], level: Level, language: str) -> msgspec.Struct:
        return help_for(view, past, level, language)

    def evaluate(self, view: TheGameView, past: Sequence[Seen], clock: Clock | None) -> Evaluation:
        from ludoteca.mind.the_game.evaluate import evaluate

        found = evaluate(view, past, clock=clock)
        return Evaluation("win", tuple(Valued(each.move, each.win, each.error, each.behind) for each in found))

    def decision(self, view: TheGameView, move: Move) -> Key | None:
        from ludoteca.mind.the_game.judging import decision_of

        return decision_of(view, move)

    def judge(
        self, view: TheGameView, past: Sequence[Seen], played: Sequence[Move] | None = None, depth: Depth = "normal"
    ) -> Judgement | None:
        from ludoteca.mind.the_game.judging import judge

        return judge(view, past, played, depth)


MIND = CardMind()
