"""Small variants solved exactly: the oracles, and the rules, bots and learners' values held against them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.game import AnyGame
from ludoteca.engine.moves import CHANCE
from ludoteca.lab.exact import team_value, thrower_points
from ludoteca.lab.runner import run, setting
from ludoteca.lab.simulate import deals, summarise

SOLVED = [
    ({"cards": 6, "hand": 2, "piles": 2}, 1, Fraction(79, 90)),
    ({"cards": 8, "hand": 2, "piles": 2}, 1, Fraction(997, 2520)),
    ({"cards": 6, "hand": 2, "piles": 2}, 2, Fraction(1)),
    ({"cards": 8, "hand": 2, "piles": 4}, 1, Fraction(1)),
]
"""Variants of The Game with the chance that perfect play wins, all hands open. Ten cards, three in hand, two piles,
alone: 10421/12600 (six seconds)."""

WHEELS = ((6, 1), (3, 2), (1, 4))


@pytest.mark.slow
@pytest.mark.parametrize(("options", "players", "value"), SOLVED)
def test_small_games_are_worth_what_they_were(options: dict[str, int], players: int, value: Fraction) -> None:
    assert team_value(**options, players=players) == value


def best(game: AnyGame, state: Any, known: dict[Any, Fraction]) -> Fraction:
    """The value of a solo game by the rules engine alone: chance averaged, the player's best move taken."""
    outcome = game.outcome(state)
    if outcome is not None:
        return Fraction(bool(outcome.winners))
    # Talk and the count of turns change nothing; piles are known by their tops.
    key = state.stage, state.hands, state.undrawn, tuple(pile[-1] for pile in state.piles), len(state.laid)
    if key not in known:
        (seat,) = game.turn(state)
        if seat == CHANCE:
            known[key] = sum(
                (odds * best(game, game.play(state, seat, move), known) for move, odds in game.odds(state)), Fraction(0)
            )
        else:
            known[key] = max(best(game, game.play(state, seat, move), known) for move in game.moves(state, seat))
    return known[key]


@pytest.mark.parametrize(("options", "value"), [(options, value) for options, players, value in SOLVED[:2]])
def test_the_rules_give_the_same_value(options: dict[str, int], value: Fraction) -> None:
    match = ludoteca.new("the-game", players=1, options=options, chance="manual")
    assert best(match.game, match.state, {}) == value


@pytest.mark.parametrize("bot", ["random", "novice", "expert"])
def test_no_bot_beats_perfect_play(bot: str) -> None:
    options, players, value = SOLVED[1]
    calm = setting("the-game", players, options)
    found = summarise(calm, [bot], "exact", list(run(calm, deals([bot], players, 120, "exact"))))
    assert found.interval.low <= float(value)
    if bot == "expert":
        # And the tuned judgement is of use where nobody tuned it.
        assert found.win_rate > 0.25


@pytest.mark.slow
def test_a_round_of_code_breaking_is_worth_what_it_was() -> None:
    """Three dice alike and the smallest wheel on one of the two sums: right half the time, and in either case the
    stone is known; the other one costs two numbers. 2 + 5 + 2."""
    assert thrower_points(2, 5, WHEELS) == 9


def test_no_bot_finds_more_in_a_round_than_there_is() -> None:
    options = {"symbols": 2, "numbers": 5, "rounds": 1, "wheel_preset": "custom", "wheels": WHEELS}
    calm = setting("lost-code", 2, options)
    found = summarise(calm, ["expert"], "exact", list(run(calm, deals(["expert"], 2, 60, "exact"))))
    assert found.points_interval is not None
    assert found.points_interval.low <= 9
    assert found.mean_points is not None
    assert found.mean_points > 6
