"""What a table refuses, and why. Nothing has changed when one of these is raised."""

from __future__ import annotations

from ludoteca.engine.game import IllegalMove
from ludoteca.locales import Fact, Phrase, say
from ludoteca.table.contract import Trouble


class Refused(Exception):
    """A refusal with a sentence in every language (`table-<code>`), and the HTTP status that fits it."""

    after: int | None = None
    """Seconds after which the same may be tried again, where waiting is all that is needed."""

    def __init__(self, code: str, status: int = 409, **facts: Fact | Phrase) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.facts = facts

    def trouble(self, language: str) -> Trouble:
        return Trouble(self.code, say(f"table-{self.code}", self.facts, language))


class AgainstTheRules(Refused):
    """The rules of the game refuse a move."""

    def __init__(self, error: IllegalMove) -> None:
        super().__init__(error.refusal.code, 409)
        self.refusal = error.refusal

    def trouble(self, language: str) -> Trouble:
        return Trouble(self.code, self.refusal.sentence(language), self.refusal.rule or None)


def not_found() -> Refused:
    """The same for what does not exist and for what one may not know of, so that nothing can be tried out."""
    return Refused("not-found", 404)


def come_back(code: str, status: int, after: int) -> Refused:
    """Not now, but after so many seconds."""
    refused = Refused(code, status)
    refused.after = after
    return refused
