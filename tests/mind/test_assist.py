"""One door to the mind of every game: help, reasons and the value of moves, from views alone."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.games.lost_code.moves import Wheel
from ludoteca.games.lost_code.view import CodeView
from ludoteca.games.the_game.moves import TakeBack
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind import assist
from ludoteca.mind.bot import Clock, bot
from ludoteca.mind.drive import bot_move

pytestmark = pytest.mark.slow

GAMES = ["lost-code", "think-str8", "the-game", "the-game-extreme"]


def middle(game: str, moves: int = 20) -> ludoteca.Match:
    match = ludoteca.new(game, players=3, seed="middle")
    seats = {seat: bot(game, "expert", seat) for seat in range(3)}
    for _ in range(moves):
        chosen = bot_move(match, seats)
        assert chosen is not None
        match.play(*chosen)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_every_game_has_values_with_their_uncertainty(game: str) -> None:
    phases = set()
    clock = Clock()
    clock.stop()  # A first look at each move is enough here.
    for moves in range(0, 40, 3):
        match = middle(game, moves)
        for seat in range(3):
            view, past = match.view(seat), match.past(seat)
            found = assist.evaluate(view, past, clock)
            assert found is not None
            assert found.unit == ("win" if game.startswith("the-game") else "points")
            wanted = {move for move in view.moves if not isinstance(move, TakeBack)} if seat in match.turn else set()
            assert {each.move for each in found.moves} == wanted
            assert all(each.uncertainty >= 0 and each.behind >= 0 for each in found.moves)
            values = [each.value for each in found.moves]
            assert values == sorted(values, reverse=True)
            if found.moves:
                assert found.moves[0].behind == 0
                assert isinstance(view, CodeView | TheGameView)
                phases.add(view.phase)
    assert len(phases) > 1


@pytest.mark.parametrize("game", GAMES)
def test_values_come_from_what_the_seat_knows(game: str) -> None:
    match = middle(game)
    seat = match.turn[0]
    other = match.branch(len(match.entries), seed="other")
    other.state = match.game.reshuffle(match.state, seat, luck_of("world"))
    clock = Clock()
    clock.stop()
    assert assist.evaluate(match.view(seat), match.past(seat), clock) == assist.evaluate(
        other.view(seat), match.past(seat), clock
    )


def test_what_is_certain_has_no_uncertainty() -> None:
    """A bid that must be right and teaches nothing is worth exactly what it is worth."""
    match = ludoteca.new("lost-code", players=2, seed="late")
    seats = {seat: bot("lost-code", "expert", seat) for seat in range(2)}
    certain: list[Any] = []
    while match.outcome is None:
        view: Any = match.view(match.turn[0])
        if view.phase == "wheel" and len(view.history) > 6:
            found = assist.evaluate(view, ())
            assert found is not None
            chances: Any = assist.help_for(view, (), "odds", "en")
            sure = {wheel.width: [n for n, p in enumerate(wheel.chances) if p == 1] for wheel in chances.wheels}
            certain += [e for e in found.moves if isinstance(e.move, Wheel) and e.move.start in sure[e.move.width]]
        chosen = bot_move(match, seats)
        assert chosen is not None
        match.play(*chosen)
    assert certain
    assert all(each.uncertainty < 1e-6 for each in certain)


def test_a_game_without_a_mind_gets_no_values() -> None:
    class Elsewhere(ludoteca.View, frozen=True):
        pass

    view = Elsewhere(seat=0, players=2, turn=(0,), moves=(), signals=(), outcome=None)
    assert assist.evaluate(view, ()) is None
