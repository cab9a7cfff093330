"""What the engine says about something it cannot use: options, moves, records and names that do not fit."""

from __future__ import annotations

from ludoteca.locales import Fact, Phrase, say_or


class InputError(ValueError):
    """Something that was given and cannot be used; its text says what to do.

    `text` names a sentence of ours (`wrong-<text>`), told in the reader's language with `facts` filled in. A game from
    elsewhere may also write the sentence itself.
    """

    def __init__(self, text: str, /, **facts: Fact | Phrase) -> None:
        super().__init__(text)
        self.text = text
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        """What is wrong, and what to do."""
        return say_or(self.text, f"wrong-{self.text}", self.facts, language)

    def __str__(self) -> str:
        return self.sentence()


def suggestion(names: list[str]) -> str:
    """What may have been meant, for a sentence that asks; “no” where nothing is."""
    return names[0] if names else "no"
