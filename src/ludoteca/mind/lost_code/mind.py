"""The mind of The Lost Code and Think Str8!, as its family offers it. What computes is imported when it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.engine.moves import Move, Seen
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.base import Answer, Evaluation, Level, Mind, Question, Valued
from ludoteca.mind.bot import Clock
from ludoteca.mind.judgement import Depth, Judgement, Key
from ludoteca.mind.lost_code.help_types import CodeHelp, Explanation


class CodeMind(Mind):
    """Deduction, odds and advice about one's own stones. It answers the question “number”: why the viewer's stone of
    a `symbol` can or cannot bear a `number`."""

    forms: tuple[Any, ...] = (CodeHelp, Explanation)

    def help(self, view: CodeView, past: Sequence[Seen], level: Level, language: str) -> msgspec.Struct:
        from ludoteca.mind.lost_code.help import help_for

        return help_for(view, past, level, language)

    def ask(self, view: CodeView, past: Sequence[Seen], question: Question, language: str) -> Answer | None:
        symbol, number = question.facts.get("symbol"), question.facts.get("number")
        if question.kind != "number" or not isinstance(symbol, str) or type(number) is not int:
            return None
        if symbol not in view.symbols or not 0 <= number <= view.top_number:
            return None
        from ludoteca.mind.lost_code.help import explain

        found = explain(view, symbol, number, language)
        return Answer(found.sentence, found)

    def evaluate(self, view: CodeView, past: Sequence[Seen], clock: Clock | None) -> Evaluation:
        from ludoteca.mind.lost_code.evaluate import evaluate

        found = evaluate(view, past, clock)
        return Evaluation(
            "points",
            tuple(Valued(each.move, each.value, each.uncertainty, found[0].value - each.value) for each in found),
        )

    def decision(self, view: CodeView, move: Move) -> Key | None:
        from ludoteca.mind.lost_code.judging import decision_of

        return decision_of(view, move)

    def judge(
        self, view: CodeView, past: Sequence[Seen], played: Sequence[Move] | None = None, depth: Depth = "normal"
    ) -> Judgement | None:
        from ludoteca.mind.lost_code.judging import judge

        return judge(view, past, played, depth)


MIND = CodeMind()
