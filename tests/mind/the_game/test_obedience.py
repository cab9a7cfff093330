"""What obeys is what the rules allow where violations are refused; and bots obey also where they need not (TX-7)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import bot_move
from ludoteca.mind.the_game.evaluate import evaluate
from ludoteca.mind.the_game.obedience import obedient, obeys
from ludoteca.mind.the_game.search import Effort
from tests.mind.the_game.positions import view_of
from tests.the_game.table import EXTREME, position

MIDTURN = ("from_now", "command_counts", "whole_turn")


@pytest.mark.rule("TX-7")
@pytest.mark.parametrize("midturn", MIDTURN)
def test_the_same_moves_as_where_violations_are_refused(midturn: str) -> None:
    """Played at random, and not always obediently, so that much is open and much is broken."""
    options = {"violations": "lose", "one_pile_midturn": midturn, "on_fire": True, "command_layout": "random_per_game"}
    broken = 0
    for seed in range(30):
        match, random = ludoteca.new(EXTREME, players=2, seed=seed, options=options), Random(seed)
        while match.outcome is None:
            (seat, *_) = match.turn
            moves = match.moves(seat)
            if match.state.stage == "turn":
                view = view_of(match, seat)
                strict = replace(match.state, setup=replace(match.state.setup, lose=False))
                allowed = [move for move in moves if obeys(view, move)]
                assert allowed == list(match.game.moves(strict, seat))
                assert obedient(view) == (allowed or list(view.moves))
                broken += len(moves) - len(allowed)
                moves = allowed if random.random() < 0.9 else moves
            match.play(seat, random.choice(moves))
    assert broken > 50


@pytest.mark.slow
@pytest.mark.rule("TX-7")
@pytest.mark.parametrize("level", ["novice", "casual", "expert"])
def test_bots_break_no_command_while_they_can_obey(level: str) -> None:
    for seed in range(4):
        match = ludoteca.new(EXTREME, players=2, seed=seed, options={"violations": "lose"})
        seats = {seat: bot(EXTREME, level, seed) for seat in range(2)}
        while match.outcome is None:
            chosen = bot_move(match, seats)
            assert chosen is not None
            seat, move = chosen
            view = view_of(match, seat)
            assert view.phase != "turn" or move in obedient(view)
            match.play(seat, move)


@pytest.mark.slow
@pytest.mark.rule("TX-7")
def test_ending_a_turn_with_a_skull_open_is_worth_nothing() -> None:
    table = position([(3, 42, 44, 50), (60, 61)], EXTREME, violations="lose").lay((3, "up2"), (42, "up1"))
    assert table.may_end()
    values = {valued.move: valued.win for valued in evaluate(table.view(0), (), effort=Effort(playouts=40))}
    assert values[End()] == 0
    assert values[Lay(44, "up1")] >= values[End()]
