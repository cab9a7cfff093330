"""Small variants solved exactly: the oracles, and the rules, bots and learners' values held against them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.game import AnyGame
from ludoteca.engine.moves import CHANCE, Seat
from ludoteca.games.lost_code.box import WHEELS as CODES
from ludoteca.lab.exact import team_value, thrower_points
from ludoteca.lab.runner import run, setting
from ludoteca.lab.simulate import deals, summarise

SOLVED = [
    ({"cards": 5, "hand": 2, "piles": 2}, 1, Fraction(29, 30)),
    ({"cards": 7, "hand": 2, "piles": 2}, 1, Fraction(19, 35)),
    ({"cards": 6, "hand": 2, "piles": 2}, 1, Fraction(79, 90)),
    ({"cards": 8, "hand": 2, "piles": 2}, 1, Fraction(997, 2520)),
    ({"cards": 6, "hand": 2, "piles": 2}, 2, Fraction(1)),
    ({"cards": 8, "hand": 2, "piles": 4}, 1, Fraction(1)),
]
"""Variants of The Game with the chance that perfect play wins, all hands open. Ten cards, three in hand, two piles,
alone: 10421/12600 (six seconds)."""

WHEELS = ((6, 1), (3, 2), (1, 4))
WIDE = ((13, 1), (12, 2))
ROUNDS = [
    (1, WHEELS, Fraction(7)),
    (2, WHEELS, Fraction(9)),
    (1, WIDE, Fraction(27, 5)),
    (2, WIDE, Fraction(37, 5)),
    (1, CODES["A"], Fraction(8)),
]
"""One round of The Lost Code with five numbers: symbols, wheels, and the mean points of a thrower who plays perfectly.
Three dice alike and the smallest wheel on one of the two sums that are possible: right half the time, and in either
case the stone is known; every other symbol costs two numbers. 2 + 5 + 2 with two symbols and WHEELS."""


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


@pytest.mark.slow
@pytest.mark.parametrize(("options", "value"), [(options, value) for options, players, value in SOLVED[:4]])
def test_the_rules_give_the_same_value(options: dict[str, int], value: Fraction) -> None:
    match = ludoteca.new("the-game", players=1, options=options, chance="manual")
    assert best(match.game, match.state, {}) == value


@pytest.mark.parametrize("bot", ["random", "novice", "expert"])
def test_no_bot_beats_perfect_play(bot: str) -> None:
    options, players, value = SOLVED[3]
    calm = setting("the-game", players, options)
    found = summarise(calm, [bot], "exact", list(run(calm, deals([bot], players, 120, "exact"))))
    assert found.interval.low <= float(value)
    if bot == "expert":
        # And the tuned judgement is of use where nobody tuned it.
        assert found.win_rate > 0.25


@pytest.mark.slow
@pytest.mark.parametrize(("symbols", "wheels", "value"), ROUNDS)
def test_a_round_of_code_breaking_is_worth_what_it_was(symbols: int, wheels: Any, value: Fraction) -> None:
    assert thrower_points(symbols, 5, wheels) == value


def one_round(symbols: int, wheels: Any) -> dict[str, Any]:
    return {"symbols": symbols, "numbers": 5, "rounds": 1, "wheel_preset": "custom", "wheels": wheels}


Worlds = list[tuple[Fraction, Any]]
"""States that one seat cannot tell apart, with how likely each is."""


def most_points(game: AnyGame, worlds: Worlds, seat: Seat) -> Fraction:
    """What a seat can reach on average by the rules engine alone, knowing its views only; the others do anything."""
    total = Fraction(0)
    told: dict[Any, Worlds] = defaultdict(list)
    for odds, state in waiting_for(game, worlds, seat):
        outcome = game.outcome(state)
        if outcome is not None:
            total += odds * outcome.points[seat]
        else:
            told[game.view(state, seat)].append((odds, state))
    for same in told.values():
        total += max(
            most_points(game, [(odds, game.play(state, seat, move)) for odds, state in same], seat)
            for move in game.moves(same[0][1], seat)
        )
    return total


def waiting_for(game: AnyGame, worlds: Iterable[tuple[Fraction, Any]], seat: Seat) -> Iterator[tuple[Fraction, Any]]:
    """Chance and the others act until the seat is asked, or the match is over."""
    for odds, state in worlds:
        turn = game.turn(state)
        if seat in turn or not turn:
            yield odds, state
        elif turn == (CHANCE,):
            drawn = [(odds * share, game.play(state, CHANCE, move)) for move, share in game.odds(state)]
            yield from waiting_for(game, drawn, seat)
        else:
            yield from waiting_for(game, [(odds, game.play(state, turn[0], game.moves(state, turn[0])[0]))], seat)


def thrower(game: AnyGame, state: Any) -> Seat:
    """Who is asked first."""
    while game.turn(state) == (CHANCE,):
        state = game.play(state, CHANCE, game.moves(state, CHANCE)[0])
    return game.turn(state)[0]


@pytest.mark.slow
@pytest.mark.parametrize(("symbols", "wheels", "value"), [ROUNDS[0], ROUNDS[2]])
def test_the_rules_pay_a_thrower_the_same(symbols: int, wheels: Any, value: Fraction) -> None:
    match = ludoteca.new("lost-code", players=2, options=one_round(symbols, wheels), chance="manual")
    game = match.game
    openings = [game.play(match.state, CHANCE, move) for move in game.moves(match.state, CHANCE)]
    (opened,) = (state for state in openings if thrower(game, state) == 0)
    assert most_points(game, [(Fraction(1), opened)], 0) == value


@pytest.mark.parametrize("symbols", [1, 2])
def test_no_bot_finds_more_in_a_round_than_there_is(symbols: int) -> None:
    value = {symbols: value for symbols, wheels, value in ROUNDS if wheels is WHEELS}[symbols]
    calm = setting("lost-code", 2, one_round(symbols, WHEELS))
    found = summarise(calm, ["expert"], "exact", list(run(calm, deals(["expert"], 2, 60, "exact"))))
    assert found.points_interval is not None
    assert found.points_interval.low <= value
    assert found.mean_points is not None
    assert found.mean_points > value - 3
