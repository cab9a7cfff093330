"""A table to set positions up on: a dealt match with the hands one wants, or a position deep in a match.

Chance is played by hand, so every card is where the test says. What a test does not mention lies in the draw pile or
buried, and `check` makes sure that all 98 cards are there exactly once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import pytest
from msgspec.structs import replace

from ludoteca import CHANCE, IllegalMove, Match, Move, Outcome, new
from ludoteca.engine.match import agree
from ludoteca.games.the_game.box import CARDS, HAND_SIZE, STARTS, Pile
from ludoteca.games.the_game.moves import Draw, End, Lay, Start, TakeBack, TheGameMove
from ludoteca.games.the_game.state import State, kinds_on_top
from ludoteca.games.the_game.turns import begin
from ludoteca.games.the_game.view import TheGameView
from ludoteca.locales import LANGUAGES

EXTREME = "the-game-extreme"


class Table:
    """A match with chance played by hand, and short words for what happens at it."""

    def __init__(self, game: str, players: int, options: dict[str, Any]) -> None:
        self.match = Match(*agree(game, players, options), None)

    @property
    def state(self) -> State:
        return cast(State, self.match.state)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        (seat,) = self.match.turn
        return seat

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards of the player on turn, or of the one who draws."""
        return self.state.hands[self.state.seat]

    @property
    def tops(self) -> tuple[int, ...]:
        return tuple(pile[-1] for pile in self.state.piles)

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def ending(self) -> str:
        return self.state.ending

    def view(self, seat: int | None = None) -> TheGameView:
        """The view of the player on turn, or of another seat."""
        return cast(TheGameView, self.match.view(self.state.seat if seat is None else seat))

    def lays(self) -> set[tuple[int, str]]:
        """The placements that are offered."""
        moves = self.match.moves(self.state.seat)
        return {(move.card, move.pile) for move in moves if isinstance(move, Lay)}

    def offers(self, *kinds: type[TheGameMove]) -> bool:
        """A move of one of these kinds is offered to the player on turn."""
        return any(isinstance(move, kinds) for move in self.match.moves(self.state.seat))

    def may_end(self) -> bool:
        return self.offers(End)

    def code(self, move: TheGameMove | str, seat: int | None = None) -> tuple[str, str] | None:
        """Rule and code of the refusal, and a proof that play refuses as well, changes nothing, and says why in every
        language."""
        seat = self.state.seat if seat is None else seat
        refusal, before = self.match.refuse(seat, move), self.state
        if refusal is None:
            return None
        with pytest.raises(IllegalMove) as caught:
            self.match.play(seat, move)
        assert caught.value.refusal == refusal
        assert self.state is before
        assert all(refusal.sentence(language) for language in LANGUAGES)
        return refusal.rule, refusal.code

    def play(self, seat: int, move: Move | str) -> Table:
        self.match.play(seat, move)
        return self.check()

    def lay(self, *cards: tuple[int, Pile]) -> Table:
        """The player on turn lays cards, one by one."""
        for card, pile in cards:
            self.play(self.seat, Lay(card, pile))
        return self

    def end(self) -> Table:
        return self.play(self.seat, End())

    def take_back(self) -> Table:
        return self.play(self.seat, TakeBack())

    def draw(self, *cards: int) -> Table:
        """The player whose turn ended draws these cards, which have to be all that is due."""
        for card in cards:
            self.play(CHANCE, Draw(self.state.seat, card))
        assert self.match.turn != (CHANCE,), "there is more to draw"
        return self

    def draw_any(self) -> int:
        """The player whose turn ended draws what comes; how many that were."""
        count = 0
        while self.state.stage == "draw":
            self.play(CHANCE, self.match.moves(CHANCE)[0])
            count += 1
        return count

    def check(self) -> Table:
        """Every card exists exactly once."""
        state = self.state
        laid = [card for pile in state.piles for card in pile[1:]]
        held = [card for hand in state.hands for card in hand]
        assert sorted([*laid, *held, *state.undrawn]) == list(CARDS)
        assert tuple(pile[0] for pile in state.piles) == STARTS
        assert all(list(hand) == sorted(hand) for hand in (*state.hands, state.undrawn))
        return self


def deal(hands: Sequence[Iterable[int]], game: str = "the-game", *, first: int | None = 0, **options: Any) -> Table:
    """A fresh match in which every player is dealt these cards; hands that are too short are filled up with high ones.

    The seat `first` claims the first turn; None leaves that open.
    """
    table = Table(game, len(hands), options)
    size = HAND_SIZE[len(hands)]
    named = [list(hand) for hand in hands]
    rest = [card for card in CARDS if not any(card in hand for hand in named)]
    full = [hand + [rest.pop() for _ in range(size - len(hand))] for hand in named]
    for round_ in range(size):
        for seat, hand in enumerate(full):
            table.play(CHANCE, Draw(seat, hand[round_]))
    if first is not None and len(hands) > 1:
        table.play(first, Start(first))
    return table


def position(
    hands: Sequence[Iterable[int]],
    game: str = "the-game",
    *,
    tops: Sequence[int] = STARTS,
    draw_pile: int | None = None,
    seat: int = 0,
    **options: Any,
) -> Table:
    """A position in which `seat` begins its turn. Cards that are nowhere else are in the draw pile; where it holds
    only `draw_pile` cards (the highest of them), the others are buried in the first pile that has a card."""
    table = Table(game, len(hands), options)
    dealt = tuple(tuple(sorted(hand)) for hand in hands)
    rest = [card for card in CARDS if card not in tops and not any(card in hand for hand in dealt)]
    undrawn, buried = (
        (rest, []) if draw_pile is None else (rest[len(rest) - draw_pile :], rest[: len(rest) - draw_pile])
    )
    piles: list[tuple[int, ...]] = [
        (start,) if top == start else (start, top) for start, top in zip(STARTS, tops, strict=True)
    ]
    if buried:
        under = next(index for index, pile in enumerate(piles) if len(pile) > 1)
        piles[under] = (STARTS[under], *buried, tops[under])
    on_top = kinds_on_top(table.state.kinds, piles)
    state = replace(table.state, hands=dealt, undrawn=bytes(undrawn), piles=tuple(piles), on_top=on_top)
    table.match.state = begin(state, seat)
    return table.check()


def seeded(players: int, game: str = "the-game", *, seed: int = 1, **options: Any) -> Table:
    """A match in which chance goes by a seed."""
    table = Table(game, players, options)
    table.match = new(game, players=players, seed=seed, options=options)
    return table
