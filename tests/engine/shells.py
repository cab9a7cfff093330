"""Shells: a game small enough to hold in one hand, so that the engine and the laws can be tried on it.

Everybody is dealt a shell that only its owner sees. All point at once at the seat they think has the largest; who is
right wins. Before pointing one may say a word about one's shell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

from ludoteca.engine.family import Family
from ludoteca.engine.game import Game, IllegalMove, Outcome, Refusal, View, refuse_with
from ludoteca.engine.luck import Luck
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.engine.options import OptionError, Options

T = TypeVar("T")
Sort = Literal["white", "black", "striped"]


class Hand(Move, frozen=True):
    """Chance gives a seat a shell; only that seat sees how large it is."""

    seat: Seat
    size: int | None


class Point(Move, frozen=True):
    """Point at the seat that has the largest shell; unseen until all have pointed."""

    at: Seat | None


class Say(Move, frozen=True):
    """A word about the own shell: true or not."""

    word: Literal["large", "small"]


ShellMove = Hand | Point | Say


class ShellOptions(Options, frozen=True):
    sorts: tuple[Sort, ...] = ("white",)
    """Of each sort there are three shells more."""
    talk: bool = True
    goal: Literal["largest", "smallest"] = "largest"


class ShellView(View, frozen=True, kw_only=True, tag="shells"):
    moves: tuple[ShellMove, ...]
    signals: tuple[ShellMove, ...]
    shells: tuple[int | None, ...]
    pointed: tuple[bool, ...]
    own: Seat | None
    """Where the viewer points."""
    words: tuple[str | None, ...]
    left: int
    """How many shells nobody was given."""


class Beach(msgspec.Struct, frozen=True):
    """The state: who has which shell (None before the deal), who points where, and what was said."""

    options: ShellOptions
    undrawn: tuple[int, ...]
    shells: tuple[int | None, ...]
    points: tuple[Seat | None, ...]
    words: tuple[str | None, ...]

    @property
    def dealt(self) -> bool:
        return None not in self.shells

    @property
    def over(self) -> bool:
        return None not in self.points


class Shells(Game[Beach, ShellOptions, ShellView]):
    name = "shells"
    title = "Shells"
    players = range(1, 4)
    Options = ShellOptions
    Moves = ShellMove
    View = ShellView

    def start(self, options: ShellOptions, players: int) -> Beach:
        nobody = (None,) * players
        return Beach(options, tuple(range(1, 3 + 3 * len(options.sorts))), nobody, nobody, nobody)

    def check(self, options: ShellOptions, players: int) -> None:
        if len(set(options.sorts)) < len(options.sorts):
            raise OptionError("Name each sort once.")
        if len(self.start(options, players).undrawn) < players:
            raise OptionError("There are too few shells for so many.")

    def turn(self, state: Beach) -> tuple[Seat, ...]:
        if not state.dealt:
            return (CHANCE,)
        return tuple(seat for seat, at in enumerate(state.points) if at is None)

    def moves(self, state: Beach, seat: Seat) -> Sequence[ShellMove]:
        if seat not in self.turn(state):
            return ()
        if seat == CHANCE:
            return [Hand(state.shells.index(None), size) for size in state.undrawn]
        return [Point(at) for at in range(len(state.shells))]

    def signals(self, state: Beach, seat: Seat) -> Sequence[ShellMove]:
        talks = state.options.talk and state.dealt and not state.over and seat != CHANCE
        return [Say("large"), Say("small")] if talks else []

    def refuse(self, state: Beach, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(state, seat) or move in self.signals(state, seat):
            return None
        if state.over:
            return refuse_with("", "match-over")
        if isinstance(move, Hand) and seat != CHANCE:
            return refuse_with("", "chance-only")
        if isinstance(move, Point) and seat not in self.turn(state):
            return refuse_with("", "not-your-turn")
        return refuse_with("", "hidden-field" if Point(None) == move else "not-now")

    def play(self, state: Beach, seat: Seat, move: Move) -> Beach:
        refusal = self.refuse(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case Hand(owner, size):
                left = tuple(other for other in state.undrawn if other != size)
                return msgspec.structs.replace(state, undrawn=left, shells=_put(state.shells, owner, size))
            case Point(at):
                return msgspec.structs.replace(state, points=_put(state.points, seat, at))
            case Say(word):
                return msgspec.structs.replace(state, words=_put(state.words, seat, word))
        raise AssertionError(move)

    def sample(self, state: Beach, luck: Luck) -> Move:
        seat = state.shells.index(None)
        return Hand(seat, state.undrawn[luck(f"shell {seat}", len(state.undrawn))])

    def view(self, state: Beach, seat: Seat | None) -> ShellView:
        shown = [size if state.over or owner == seat else None for owner, size in enumerate(state.shells)]
        return ShellView(
            seat=seat,
            players=len(state.shells),
            turn=self.turn(state),
            moves=tuple(self.moves(state, seat)) if seat is not None else (),
            signals=tuple(self.signals(state, seat)) if seat is not None else (),
            outcome=self.outcome(state),
            shells=tuple(shown),
            pointed=tuple(at is not None for at in state.points),
            own=state.points[seat] if seat is not None else None,
            words=state.words,
            left=len(state.undrawn),
        )

    def glimpse(self, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        match move:
            case Hand(owner, _) if owner != viewer:
                return Hand(owner, None)
            case Point(_) if seat != viewer:
                return Point(None)
        return move

    def outcome(self, state: Beach) -> Outcome | None:
        if not state.over:
            return None
        sizes = [size for size in state.shells if size is not None]
        best = sizes.index(max(sizes) if state.options.goal == "largest" else min(sizes))
        right = tuple(seat for seat, at in enumerate(state.points) if at == best)
        wrong = tuple(seat for seat, at in enumerate(state.points) if at != best)
        return Outcome(right, right + wrong, reason="pointed")

    def pieces(self, state: Beach) -> Sequence[int]:
        return [*state.undrawn, *(size for size in state.shells if size is not None)]

    def reshuffle(self, state: Beach, seat: Seat | None, luck: Luck) -> Beach:
        if state.over:
            return state
        hidden = [owner for owner, size in enumerate(state.shells) if size is not None and owner != seat]
        bag = sorted([*state.undrawn, *(size for owner in hidden if (size := state.shells[owner]) is not None)])
        shells, points = list(state.shells), list(state.points)
        for owner in hidden:
            shells[owner] = bag.pop(luck(f"again shell {owner}", len(bag)))
            if points[owner] is not None:
                points[owner] = luck(f"again point {owner}", len(shells))
        return msgspec.structs.replace(state, undrawn=tuple(bag), shells=tuple(shells), points=tuple(points))


def _put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


SHELLS = Shells()
FAMILY = Family(name="shells", games=(SHELLS,))
