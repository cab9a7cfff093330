"""What a strong player makes of a decision: the choices there were, what each costs against the best, and why.

There are two kinds of numbers. *Certain* ones follow from the rules and from what lies open. *Judged* ones are what a
strong player makes of it, who plays the rest of the match well. Everything here is judged, and always a difference:
what a choice costs against the best one, on the same guesses of what is hidden.

A decision is what a person thinks of as one: a whole turn of The Game, the dice of a round, the final numbers. It may
take several moves.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from hashlib import blake2b
from html import escape
from typing import Any, Literal, get_args

import msgspec

from ludoteca.engine.display import listing
from ludoteca.engine.moves import Seen
from ludoteca.locales import Fact, Phrase, say

Depth = Literal["quick", "normal", "thorough"]
DEPTHS: tuple[Depth, ...] = get_args(Depth)
"""How hard to think about each decision. What is found does not change with it, only how sure it is."""

Unit = Literal["win", "points"]
"""The team's chance to win, 0 to 1; or the seat's points at the end of the match."""

SHOWN = 3
"""Choices that are told apart for people."""
HOPELESS = 0.02
"""A chance to win below which a team plays for the cards that are left."""
SURE = 2.0
"""Standard errors that a difference has to exceed before anybody is told of it."""

Key = Hashable
"""What makes moves of a seat one decision: they have the same key."""


Facts = dict[str, str | int | float | tuple[int, ...] | tuple[str, ...]]


class Reason(msgspec.Struct, frozen=True):
    """A sentence that has still to be said in some language: a message and its facts. A tuple of numbers or of symbols
    is listed as the language does."""

    message: str
    facts: Facts = {}

    def sentence(self, language: str = "en") -> str:
        """The reason in words."""
        said: dict[str, Fact | Phrase] = {}
        for name, fact in self.facts.items():
            said[name] = listed([_word(part, language) for part in fact], language) if isinstance(fact, tuple) else fact
        return say(self.message, said, language)


def _word(part: int | str, language: str) -> str:
    return str(part) if isinstance(part, int) else say("lost-code-symbol", {"symbol": part}, language)


def listed(words: Sequence[str], language: str) -> str:
    """“1, 3 and 4”, as the language says it."""
    if len(words) < 2:
        return "".join(words)
    return say("code-and", {"first": ", ".join(words[:-1]), "last": words[-1]}, language)


class CardsLeft(msgspec.Struct, frozen=True):
    """What a choice comes to where a team can hardly win any more: cards left at the end, and how many more they are
    than with the choice that leaves fewest, on the same guesses."""

    left: float
    more: float
    stderr: float


class Choice(msgspec.Struct, frozen=True):
    """One way to decide, and what it is worth."""

    moves: tuple[Any, ...]
    """In the order in which to play them."""
    value: float
    """In the unit of the judgement. Of points only differences mean anything."""
    cost: float
    """How much less than the best choice, on the same guesses; 0 where it is as good."""
    stderr: float
    """One standard error of the cost."""
    reason: Reason | None = None
    """What speaks for it, or what it does."""
    cards: CardsLeft | None = None
    """Only where next to nothing can be won."""

    @property
    def error(self) -> float:
        """The cost where it is more than chance may explain, else 0."""
        return self.cost if self.cost > SURE * self.stderr else 0.0

    @property
    def more_cards(self) -> float:
        """Where next to nothing can be won: how many more cards it leaves, where that is more than chance may
        explain; else 0."""
        left = self.cards
        return left.more if left is not None and left.more > SURE * left.stderr else 0.0


class Judgement(msgspec.Struct, frozen=True):
    """A decision, judged from what its seat had seen."""

    unit: Unit
    kind: str
    """What was to be decided: "turn", "start", "dice", "wheel", "exchange", "final", …"""
    choices: tuple[Choice, ...]
    """The best ones, best first, and no two that come to the same."""
    played: Choice | None = None
    """The one that was asked about; None where none was."""
    alternatives: int = 0
    """How many choices were compared. With one there was nothing to decide."""
    absolute: bool = False
    """Whether values mean something by themselves, and not only their differences."""
    certain: tuple[Reason, ...] = ()
    """What the viewer can know for certain, in a few sentences."""
    hopeless: bool = False
    """Next to nothing can be won: choices are ordered by the cards that they leave."""
    lost: float = 0.0
    """What accuracy counts. Of points it is the error. Of a team it is how many more cards will be left than with the
    best choice: there is less and less of a chance to win to be given away, but always cards."""

    def _repr_html_(self) -> str:
        """In a notebook: the choices, the played one last where it is none of the best."""
        shown = list(self.choices)
        if self.played is not None and self.played.moves not in [choice.moves for choice in shown]:
            shown.append(self.played)
        rows = [
            (
                ", ".join(map(str, choice.moves)),
                amount(choice.value, self.unit) if self.absolute else "",
                amount(choice.cost, self.unit),
                amount(choice.stderr, self.unit),
                "" if choice.reason is None else choice.reason.sentence(),
            )
            for choice in shown
        ]
        told = "".join(f"<li>{escape(reason.sentence())}</li>" for reason in self.certain)
        table = listing(f"To decide: {self.kind}", ("choice", "value", "costs", "±", "why"), rows, words=("why",))
        return f"{table}<ul>{told}</ul>" if told else table


def amount(value: float, unit: Unit) -> str:
    """A chance in percent, or points."""
    return f"{value:.1%}" if unit == "win" else f"{value:.2f}"


def seed_of(view: msgspec.Struct, past: Iterable[Seen]) -> int:
    """A number that follows from what a seat has seen, the same on every machine. What is hidden from the seat plays no
    part in it, so that not even the guesses that are made can tell anything of it."""
    digest = blake2b(msgspec.json.encode(view, order="sorted"), digest_size=7)
    for seen in past:
        digest.update(msgspec.json.encode(seen))
    return int.from_bytes(digest.digest(), "big")
