"""The errors of a match, judged as far as somebody has looked."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.match import Match
from ludoteca.learn.decisions import Decision, decisions_in
from ludoteca.learn.review import Judged, finish, judge_decision
from ludoteca.mind.judgement import Depth
from ludoteca.terminal.review import Told


class Mistakes:
    """Judges one decision after the other, when it is asked about."""

    def __init__(self, match: Match, names: Sequence[str], language: str, depth: Depth = "quick") -> None:
        self._match, self._names, self._language, self._depth = match, names, language, depth
        self._decisions = decisions_in(match)
        self._judged: dict[int, Judged] = {}

    def _judge(self, decision: Decision) -> Judged:
        if decision.n not in self._judged:
            self._judged[decision.n] = judge_decision(self._match.game.name, decision, self._depth)
        return self._judged[decision.n]

    def after(self, n: int) -> Judged | None:
        """The next decision after so many entries that something can be learned from."""
        later = (self._judge(decision) for decision in self._decisions if decision.n > n)
        return next((judged for judged in later if judged.is_shown), None)

    def at(self, n: int) -> Judged | None:
        """The decision that was begun after so many entries."""
        return next((self._judge(decision) for decision in self._decisions if decision.n == n), None)

    def _told(self) -> Told:
        judged = sorted(self._judged.values(), key=lambda each: each.n)
        return Told(self._match, finish(self._match, judged, self._depth), self._names, self._language, None)

    def story(self, judged: Judged) -> list[str]:
        """What was played, what would have been better, and why."""
        return list(self._told().story(judged))

    def mark_at(self, n: int) -> str:
        """What the decision that was begun after so many entries is called; nothing where none was judged."""
        judged = self._judged.get(n)
        return "" if judged is None else self._told().verdict(judged)
