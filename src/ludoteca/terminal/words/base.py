"""The words that every game has. A family adds its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ludoteca.engine.moves import CHANCE, Move, Seat, Seen
from ludoteca.locales import Fact, say
from ludoteca.mind.assist import help_for
from ludoteca.mind.lost_code.forms import Mark

ADVICE = 3
"""Moves that a coach talks about."""
TELLABLE = 40
"""More moves than this are not listed one by one."""


class Words:
    """Sentences about a view, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **facts: Fact) -> str:
        return say(message, facts, self.language)

    def where(self, view: Any) -> str:
        """How far the match is, in a few words."""
        return ""

    def prompt(self, view: Any) -> str:
        """What the seat on turn is asked to do."""
        return self.say("terminal-your-turn")

    def choice(self, view: Any, move: Move, names: Sequence[str]) -> str:
        """A move as something to choose."""
        return str(move)

    def story(self, view: Any, past: Sequence[Seen], names: Sequence[str]) -> Iterator[tuple[int, str]]:
        """What happened, each line with the number of its entry. `past` begins with the match."""
        for entry in past:
            name = self.say("terminal-chance") if entry.seat == CHANCE else names[entry.seat]
            yield entry.n, f"{name}: {entry.move}"

    def situation(self, view: Any, names: Sequence[str]) -> list[str]:
        """The whole table in sentences."""
        return [msgspec.json.encode(view).decode()]

    def brief(self, view: Any, names: Sequence[str]) -> list[str]:
        """What one needs for the next decision."""
        return []

    def listed(self, view: Any) -> Sequence[Move]:
        """The moves that are worth a numbered list; none where they are typed."""
        return view.moves if len(view.moves) <= TELLABLE else ()

    def how_to_type(self, view: Any) -> list[str]:
        """How moves are typed now."""
        return [self.say("terminal-plain-type-move")]

    def read(self, view: Any, line: str) -> str | None:
        """The move text that a short form stands for, or None."""
        return None

    def symbol_called(self, view: Any, word: str) -> str | None:
        """The symbol that a person means, by its name here or in the box."""
        return None

    def sheet(self, view: Any, past: Sequence[Seen], names: Sequence[str], marks: Sequence[Mark]) -> list[str]:
        """What a careful player would have noted."""
        return [self.say("terminal-help-none")]

    def odds(self, view: Any, past: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What can be computed from it."""
        return [self.say("terminal-help-none")]

    def coach(self, view: Any, past: Sequence[Seen], names: Sequence[str]) -> list[str]:
        """What a coach would do, the best first, and why. It may take a while."""
        found: Any = help_for(view, past, "coach", self.language)
        lines = []
        for advice in getattr(found, "advice", ())[:ADVICE]:
            moves = getattr(advice, "moves", None) or (advice.move,)
            does = "; ".join(self.choice(view, move, names) for move in moves)
            lines.append(f"{does} – {advice.reason}")
        return lines or [*getattr(found, "sentences", ())] or [self.say("terminal-help-none")]

    def result(self, view: Any, names: Sequence[str]) -> list[str]:
        """How it ended."""
        outcome = view.outcome
        return [
            self.say("terminal-result-winner", names=self.together(names, outcome.winners), count=len(outcome.winners))
        ]

    def together(self, names: Sequence[str], seats: Sequence[Seat]) -> str:
        """“Ada, Ben and Cleo”."""
        called = [names[seat] for seat in seats]
        if len(called) < 2:
            return "".join(called)
        return self.say("terminal-names-and", first=", ".join(called[:-1]), last=called[-1])
