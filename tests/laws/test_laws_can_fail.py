"""Laws that nothing could break would prove nothing: each of these games breaks one, and the law notices.

The same game unbroken passes them all: a new game needs no change here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace as replace_fields
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec import ValidationError
from msgspec.structs import replace

from ludoteca.engine import registry
from ludoteca.engine.family import Family
from ludoteca.engine.game import AnyGame, IllegalMove, Outcome, Refusal, refuse_with
from ludoteca.engine.luck import Luck
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.locales import LANGUAGES
from ludoteca.testing import LawBroken, check_game, laws
from ludoteca.testing.walks import moment_of, wander
from tests.engine.shells import SHELLS, Beach, Hand, Point, Say, ShellMove, Shells, ShellView


def all_moments(game: AnyGame, law: laws.Law) -> None:
    """The law at every moment of a few matches."""
    for seed in range(8):
        whole = wander(game, game.Options(), 3, str(seed), "chatty")
        for percent in range(0, 101, 10):
            law(replace_fields(moment_of(whole, percent), rules=frozenset(), languages=LANGUAGES), Random(seed))


@pytest.fixture
def put_on_shelf() -> Iterator[Callable[[AnyGame], None]]:
    yield lambda game: registry.add_family(Family(name=game.name, games=(game,)))
    registry.forget_families()


@pytest.mark.slow
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_an_honest_game_passes(law: laws.Law, put_on_shelf: Callable[[AnyGame], None]) -> None:
    put_on_shelf(SHELLS)
    all_moments(SHELLS, law)


class OpenShells(Shells):
    def view(self, state: Beach, seat: Seat | None) -> ShellView:
        return replace(super().view(state, seat), shells=state.shells)


class CountedShells(Shells):
    def view(self, state: Beach, seat: Seat | None) -> ShellView:
        return replace(super().view(state, seat), left=sum(state.undrawn))


class NosySpectator(Shells):
    def view(self, state: Beach, seat: Seat | None) -> ShellView:
        view = super().view(state, seat)
        return replace(view, shells=state.shells) if seat is None else view


class TellingMoves(Shells):
    def moves(self, state: Beach, seat: Seat) -> Sequence[ShellMove]:
        moves = super().moves(state, seat)
        return sorted(moves, key=lambda move: -(state.shells[move.at or 0] or 0) if isinstance(move, Point) else 0)


class TellingRefusal(Shells):
    def refuse(self, state: Beach, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refuse(state, seat, move)
        return refusal and replace(refusal, facts={"largest": max(state.shells, key=lambda size: size or 0) or 0})


class OpenDeal(Shells):
    def glimpse(self, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        return move if isinstance(move, Hand) else super().glimpse(seat, move, viewer)


class OpenPointing(Shells):
    def glimpse(self, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        return move if isinstance(move, Point) else super().glimpse(seat, move, viewer)


class Liar(Shells):
    def glimpse(self, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        return Say("small") if move == Say("large") and viewer is None else super().glimpse(seat, move, viewer)


class ForgetfulSeat(Shells):
    def glimpse(self, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        return Point(None) if isinstance(move, Point) else super().glimpse(seat, move, viewer)


class OneWorldTooFew(Shells):
    def reshuffle(self, state: Beach, seat: Seat | None, luck: Luck) -> Beach:
        return replace(super().reshuffle(state, seat, luck), undrawn=state.undrawn)


class MovesLeftOut(Shells):
    def view(self, state: Beach, seat: Seat | None) -> ShellView:
        return replace(super().view(state, seat), moves=())


class SharedLook(Shells):
    def views(self, state: Beach, seats: Sequence[Seat | None]) -> tuple[ShellView, ...]:
        return tuple(replace(self.view(state, seats[0]), seat=seat) for seat in seats)


class OddView(Shells):
    def view(self, state: Beach, seat: Seat | None) -> ShellView:
        return replace(super().view(state, seat), words=tuple(map(len, (word or "" for word in state.words))))


class Moody(Shells):
    """Plays by what it did before."""

    times = 0

    def play(self, state: Beach, seat: Seat, move: Move) -> Beach:
        after = super().play(state, seat, move)
        self.times += isinstance(move, Say)
        return replace(after, words=("small",) * 3) if isinstance(move, Say) and self.times % 2 else after


class LoadedDice(Shells):
    def sample(self, state: Beach, luck: Luck) -> Move:
        return Random().choice(self.moves(state, CHANCE))


class Forger(Shells):
    def play(self, state: Beach, seat: Seat, move: Move) -> Beach:
        after = super().play(state, seat, move)
        return replace(after, undrawn=state.undrawn) if isinstance(move, Hand) else after


class Stingy(Shells):
    def refuse(self, state: Beach, seat: Seat, move: Move) -> Refusal | None:
        return super().refuse(state, seat, move) or (refuse_with("", "not-now") if move == Point(2) else None)


class Stutterer(Shells):
    def moves(self, state: Beach, seat: Seat) -> Sequence[ShellMove]:
        return [*super().moves(state, seat)] * 2


class Generous(Shells):
    def refuse(self, state: Beach, seat: Seat, move: Move) -> Refusal | None:
        return None if move == Point(3) and seat in self.turn(state) else super().refuse(state, seat, move)


class Speechless(Shells):
    def refuse(self, state: Beach, seat: Seat, move: Move) -> Refusal | None:
        return super().refuse(state, seat, move) and refuse_with("", "no-such-sentence")


class Lawless(Shells):
    def refuse(self, state: Beach, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refuse(state, seat, move)
        return refusal and replace(refusal, rule="SH-1")


class TwoFaced(Shells):
    def play(self, state: Beach, seat: Seat, move: Move) -> Beach:
        if self.refuse(state, seat, move) is not None:
            raise IllegalMove(refuse_with("", "chance-is-seeded"))
        return super().play(state, seat, move)


class DeadEnd(Shells):
    def moves(self, state: Beach, seat: Seat) -> Sequence[ShellMove]:
        return () if seat == 2 else super().moves(state, seat)


class EarlyEnd(Shells):
    def outcome(self, state: Beach) -> Outcome | None:
        return super().outcome(state) or (Outcome((), (0, 1, 2)) if state.points[0] is not None else None)


class LostSeat(Shells):
    def outcome(self, state: Beach) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, ranking=outcome.winners)


class FalseOdds(Shells):
    def odds(self, state: Beach) -> Sequence[tuple[Move, Fraction]]:
        return [(move, Fraction(1, 3)) for move in self.moves(state, CHANCE)]


class UnevenDraw(Shells):
    def sample(self, state: Beach, luck: Luck) -> Move:
        seat = state.shells.index(None)
        return Hand(seat, state.undrawn[luck(f"shell {seat}", len(state.undrawn)) // 2])


class OneLabel(Shells):
    def sample(self, state: Beach, luck: Luck) -> Move:
        return super().sample(state, lambda label, n: luck("shell", n))


BROKEN: list[tuple[type[Shells], laws.Law]] = [
    (OpenShells, laws.views_tell_nothing_hidden),
    (CountedShells, laws.views_tell_nothing_hidden),
    (NosySpectator, laws.views_tell_nothing_hidden),
    (TellingMoves, laws.choices_tell_nothing_hidden),
    (TellingRefusal, laws.choices_tell_nothing_hidden),
    (OpenDeal, laws.the_past_tells_nothing_hidden),
    (OpenPointing, laws.the_past_tells_nothing_hidden),
    (Liar, laws.glimpses_hide_and_never_lie),
    (ForgetfulSeat, laws.glimpses_hide_and_never_lie),
    (OneWorldTooFew, laws.worlds_are_possible),
    (MovesLeftOut, laws.the_view_holds_the_moves),
    (SharedLook, laws.the_view_holds_the_moves),
    (OddView, laws.the_view_holds_the_moves),
    (Moody, laws.a_record_is_the_match),
    (LoadedDice, laws.a_seed_is_a_match),
    (Forger, laws.pieces_are_kept),
    (Stingy, laws.listed_moves_are_accepted),
    (Stutterer, laws.listed_moves_are_accepted),
    (Moody, laws.listed_moves_are_accepted),
    (Generous, laws.other_moves_are_refused_with_a_reason),
    (Speechless, laws.other_moves_are_refused_with_a_reason),
    (Lawless, laws.other_moves_are_refused_with_a_reason),
    (TwoFaced, laws.other_moves_are_refused_with_a_reason),
    (DeadEnd, laws.nobody_is_stuck),
    (EarlyEnd, laws.nobody_is_stuck),
    (LostSeat, laws.outcomes_add_up),
    (FalseOdds, laws.chance_is_even),
    (UnevenDraw, laws.chance_is_even),
    (OneLabel, laws.labels_are_unique),
]


@pytest.mark.parametrize(("broken", "law"), BROKEN, ids=lambda part: part.__name__)
def test_a_broken_game_is_noticed(broken: type[Shells], law: laws.Law, put_on_shelf: Callable[[AnyGame], None]) -> None:
    game: Any = broken()
    put_on_shelf(game)
    with pytest.raises((AssertionError, LookupError, ValueError, ValidationError)):
        all_moments(game, law)


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (
            OpenShells,
            ["shells breaks the law “views tell nothing hidden”", "] is ", "load('ludoteca record"],
        ),
        (Stingy, ["breaks the law “listed moves are accepted”", "may play “point 2” (moves), and may not (refuse)"]),
        (Speechless, ["no sentence is called 'refuse-no-such-sentence'"]),
        (Forger, ["has lost the pieces [] and has [", "players, after"]),
        (OneLabel, ["breaks the law “labels are unique”", "have the label ['shell']"]),
        (OddView, ["breaks the law “the view holds the moves”", "ValidationError: Expected"]),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
@pytest.mark.usefixtures("put_on_shelf")
def test_a_stranger_is_told_which_law_where_and_how_to_get_there(broken: type[Shells], told: list[str]) -> None:
    with pytest.raises(LawBroken) as raised:
        check_game(broken(), matches=30)
    for part in told:
        assert part in str(raised.value)


@pytest.mark.slow
@pytest.mark.usefixtures("put_on_shelf")
def test_an_honest_game_is_told_so() -> None:
    assert str(check_game(SHELLS, matches=30)) == "shells keeps all 21 laws (40 matches, 160 moments)."
