"""OpenSpiel's own test on our games, and what it does not notice: hidden things, the rules' chances, copies."""

from __future__ import annotations

import importlib
import sys
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.engine.moves import CHANCE
from ludoteca.lab import spiel
from tests.variants import every_way

pytestmark = pytest.mark.slow

GAMES = sorted(ludoteca.games())
WAYS: list[tuple[str, int, dict[str, Any]]] = [
    *((game, players, {}) for game in GAMES for players in ludoteca.games()[game].players),
    ("lost-code", 3, {"x_race": True, "deadly_shortcut": True, "curse": True, "introductory": True}),
    ("lost-code", 2, {"wheel_preset": "custom", "wheels": [[10, 1], [7, 2], [5, 3], [4, 4], [3, 5], [2, 6], [1, 8]]}),
    (
        "the-game-extreme",
        3,
        {"on_fire": True, "pro": True, "commands_enabled": ["stop", "skull"], "violations": "lose"},
    ),
]


def played(game: spiel.Game, random: Random, moves: int) -> spiel.State:
    """So many actions of a random match, chance's too."""
    state = game.new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    return state


def decision(game: spiel.Game, random: Random, moves: int) -> spiel.State:
    """A position of a random match at which a seat has to decide, after at least so many actions."""
    while True:
        state = played(game, random, moves)
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        if not state.is_terminal():
            return state


@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_openspiel_finds_nothing_wrong(game: str, players: int, options: dict[str, Any]) -> None:
    found = spiel.load(game, players, options)
    assert pyspiel.load_game(str(found)).fresh.options == ludoteca.new(game, players=players, options=options).options
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_matches_of_every_variant_stay_within_what_is_promised(game: str) -> None:
    for n, (options, players) in enumerate(every_way(ludoteca.games()[game])):
        if not getattr(options, "undo_within_turn", False):
            found = spiel.load(game, players, options)
            end = played(found, Random(n), sys.maxsize)
            acted = [seat for seat, _ in end.match.entries if seat != CHANCE]
            assert len(acted) <= found.max_game_length()
            assert all(0 <= share <= 1 for share in end.returns())


@pytest.mark.parametrize("game", GAMES)
def test_chance_is_what_the_rules_say(game: str) -> None:
    state = spiel.load(game).new_initial_state()
    for _ in range(60):
        if state.is_chance_node():
            outcomes = dict(state.chance_outcomes())
            assert len(outcomes) <= state.get_game().max_chance_outcomes()
            assert sum(outcomes.values()) == pytest.approx(1)
            told = [state.action_to_string(outcome) for outcome in outcomes]
            assert told == [str(move) for move, _ in state.match.game.odds(state.match.state)]
        state.apply_action(state.legal_actions()[-1])


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_told_what_it_may_know(game: str) -> None:
    """Two worlds that a seat cannot tell apart look the same, in words and in numbers."""
    told = set()
    random = Random(game)
    for n in range(6):
        state = decision(spiel.load(game, 2), random, 60)
        seat = state.current_player()
        other = state.clone()
        other.match.state = state.match.game.reshuffle(state.match.state, seat, luck_of(f"{n}"))
        assert other.match.state != state.match.state
        for look in ("observation_string", "observation_tensor", "legal_actions"):
            assert getattr(other, look)(seat) == getattr(state, look)(seat)
        lines = state.information_state_string(seat).splitlines()
        assert lines == [f"{seen.seat} {seen.move}" for seen in state.match.past(seat)]
        told.add(state.observation_string(seat))
    assert len(told) == 6


def test_a_copy_goes_its_own_way() -> None:
    state = played(spiel.load("the-game", 2), Random(1), 40)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert str(other).startswith(before)
    assert len(other.history()) == len(state.history()) + 1


def test_its_algorithms_play_our_games() -> None:
    random = Random(3)
    game = spiel.load("lost-code", 2)
    state = decision(game, random, 80)
    searcher = mcts.MCTSBot(game, 1.5, 8, mcts.RandomRolloutEvaluator(1))
    assert searcher.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: spiel.load("lost-code", 7), "2 to 4 players"),
        (lambda: pyspiel.load_game("ludoteca_the_game(players=9)"), "1 to 5 players"),
        (lambda: spiel.load("the-game", 2, {"undo_within_turn": True}), "leave it out"),
        (lambda: spiel.load("the-game").make_py_observer(params={"colour": 1}), "colour"),
    ],
)
def test_what_cannot_be_is_said(wrong: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        wrong()


def test_without_openspiel_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "ludoteca.lab.spiel")
    with pytest.raises(ImportError, match=r"pip install 'ludoteca\[openspiel\]'"):
        importlib.import_module("ludoteca.lab.spiel")
