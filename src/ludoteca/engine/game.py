"""What a game is: pure functions from a state to what may happen next.

A state holds what is true, including what nobody has seen yet, but no secret order: a card or stone is chosen
when it is drawn. Nothing here remembers anything; a match (match.py) is a game being played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from ludoteca.engine.display import outcome_html, view_html
from ludoteca.engine.input_error import InputError
from ludoteca.engine.luck import Luck
from ludoteca.engine.moves import Move, Seat
from ludoteca.engine.options import Options
from ludoteca.locales import Fact, say, say_or


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. `ranking` goes from first to last; a team has one common place and one result.

    `points` are final positions for each seat; in a team game they are empty and `left` counts the cards that
    were never laid. `reason` names the ending: "final-guesses", "all-laid", "stuck", "skull", …
    """

    winners: tuple[Seat, ...]
    ranking: tuple[Seat, ...]
    points: tuple[int, ...] = ()
    left: int | None = None
    reason: str = ""

    def _repr_html_(self) -> str:
        """In a notebook."""
        return outcome_html(self)


class Refusal(msgspec.Struct, frozen=True):
    """Why a move may not be played: the rule that forbids it, and the facts that a sentence about it needs."""

    rule: str
    code: str
    facts: dict[str, Fact] = {}

    def sentence(self, language: str = "en") -> str:
        """Why not, for the player."""
        otherwise = say("refuse-without-words", {"code": self.code}, language)
        return say_or(otherwise, f"refuse-{self.code}", self.facts, language)


class IllegalMove(InputError):
    """A move that the rules refuse. Its text is a sentence for the player; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.args = (refusal,)  # what a copy is made from
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The id of the rule that says no."""
        return self.refusal.rule

    def sentence(self, language: str = "en") -> str:
        """Why not, for the player."""
        return self.refusal.sentence(language)


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What one seat may know, and all of it. `seat` is None for a spectator.

    The legal moves are part of it: what a seat may do follows from what it knows. `signals` are things it may
    say now without a turn being used. Each game derives its own view and narrows these fields' types.
    """

    seat: Seat | None
    players: int
    turn: tuple[Seat, ...]
    moves: Sequence[Any]
    signals: Sequence[Any]
    outcome: Outcome | None

    def _repr_html_(self) -> str:
        """In a notebook."""
        return view_html(self)


S = TypeVar("S", bound=msgspec.Struct)
Opt = TypeVar("Opt", bound=Options)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, Opt, V]):
    """The rules of one game. Every method is a pure function."""

    name: ClassVar[str]
    """As in commands and records: "lost-code"."""
    title: ClassVar[str]
    """As on the box: "The Lost Code"."""
    players: ClassVar[range]
    team: ClassVar[bool] = False
    """All seats win or lose together."""
    numbers_are_secret: ClassVar[bool] = False
    """Free talk during a match may contain no numbers."""
    endless: ClassVar[tuple[type, ...]] = ()
    """Moves that can be played again and again without bringing the match nearer to its end. Signals are such too. A
    server lets a match have only so many of them."""
    endings: ClassVar[tuple[str, ...]] = ()
    """Every reason that an outcome of this game may name; pages and programs match on them."""
    refusals: ClassVar[tuple[str, ...]] = ()
    """Every code that a refusal of this game may have."""
    samples: ClassVar[tuple[Mapping[str, Any], ...]] = ()
    """Options worth trying whose values no type lists (numbers): the laws are held against these as well."""
    Options: type[Opt]
    Moves: Any
    """The union of the game's move structs."""
    View: type[V]

    def facts(self) -> dict[str, Any]:
        """What is in the box, as plain data: for pages and sentences that tell of it, so that no number is written
        twice."""
        return {}

    @abstractmethod
    def start(self, options: Opt, players: int) -> S:
        """The state before anything was dealt. Options are checked already."""

    @abstractmethod
    def turn(self, state: S) -> tuple[Seat, ...]:
        """The seats that have to act: (CHANCE,) when chance does, several where play is simultaneous, () when over."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[Move]:
        """All moves of a seat now, in a stable order; none when it is not its turn. For CHANCE: all its moves."""

    def signals(self, state: S, seat: Seat) -> Sequence[Move]:
        """What a seat may tell the others now, in or out of turn. Games without talk have none."""
        return ()

    def may_talk(self, state: S) -> bool:
        """Whether the seats may talk freely now. A command may forbid it."""
        return True

    @abstractmethod
    def refuse(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """Why `move` may not be played, or None if it may. Depends only on what `seat` can see."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: Move) -> S:
        """The state after a move or signal; raises IllegalMove and changes nothing where `refuse` says why."""

    def odds(self, state: S) -> Sequence[tuple[Move, Fraction]]:
        """At a chance turn: every chance move with its probability. All chance in these games is even."""
        moves = self.moves(state, self.turn(state)[0])
        return [(move, Fraction(1, len(moves))) for move in moves]

    @abstractmethod
    def sample(self, state: S, luck: Luck) -> Move:
        """At a chance turn: the move that chance plays, by one call of luck(label, how many)."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None is a spectator, who knows what all seats know, and everything at the end."""

    def views(self, state: S, seats: Sequence[Seat | None]) -> tuple[V, ...]:
        """The views of several seats at once, for those who need them all: what `view` says of each. A game may build
        only once what they have in common."""
        return tuple(self.view(state, seat) for seat in seats)

    @abstractmethod
    def glimpse(self, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        """The move as `viewer` sees it being played during the match, hidden fields None."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def reshuffle(self, state: S, seat: Seat | None, luck: Luck) -> S:
        """Another state that `seat` cannot tell from this one: everything it may not know is drawn anew."""

    def tally(self, state: S, seat: Seat) -> dict[str, tuple[int, int]]:
        """When it is over, what can be counted of a seat's play: by name, how often, and of how many. Statistics add
        these up over matches. A game need not count anything."""
        return {}

    def pieces(self, state: S) -> Sequence[Hashable]:
        """Every card, stone or die of the box, wherever it lies in `state`: for the law that none is lost or doubled.
        A game without pieces has none."""
        return ()

    def check(self, options: Opt, players: int) -> None:
        """Refuse impossible combinations of options and players by raising OptionError."""


AnyGame = Game[Any, Any, Any]


def refuse_with(rule: str, code: str, facts: Mapping[str, Fact] | None = None) -> Refusal:
    """A refusal in one line."""
    return Refusal(rule, code, dict(facts or {}))
