"""OpenSpiel's own test on our games, and what it does not notice: hidden things, the rules' chances, copies."""

from __future__ import annotations

import importlib
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, ismcts, mcts

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.engine.moves import CHANCE
from ludoteca.lab import spiel
from ludoteca.lab.exact import team_value
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
        # Another hidden world has the same past for this seat: what is drawn anew it has not seen.
        assert state.information_state_tensor(seat) == other.information_state_tensor(seat)
        lines = state.information_state_string(seat).splitlines()
        assert lines == [f"{seen.seat} {seen.move}" for seen in state.match.past(seat)]
        told.add(state.observation_string(seat))
    assert len(told) == 6


@pytest.mark.parametrize("game", GAMES)
def test_with_perfect_recall_numbers_tell_pasts_apart_as_words_do(game: str) -> None:
    """Every information state of a few matches: two have the same numbers exactly when they have the same words."""
    found = spiel.load(game, 2)
    observer = found.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    words: dict[bytes, str] = {}
    for n in range(3):
        state, random = found.new_initial_state(), Random(n)
        while not state.is_terminal():
            for seat in range(2):
                observer.set_from(state, seat)
                said = f"{seat} {observer.string_from(state, seat)}"
                key = bytes([seat]) + observer.dict["past"].tobytes()
                assert words.setdefault(key, said) == said
            state.apply_action(random.choice(state.legal_actions()))
    assert len(set(words.values())) == len(words)
    assert found.information_state_tensor_size() == observer.tensor.size


def test_a_copy_goes_its_own_way() -> None:
    state = played(spiel.load("the-game", 2), Random(1), 40)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert str(other).startswith(before)
    assert len(other.history()) == len(state.history()) + 1


SMALL = {
    "the-game": {"cards": 20, "hand": 3, "piles": 2},
    "think-str8": {"symbols": 2, "numbers": 5, "rounds": 1},
}


def test_its_algorithms_play_our_games() -> None:
    random = Random(3)
    game = spiel.load("lost-code", 2)
    state = decision(game, random, 80)
    searcher = mcts.MCTSBot(game, 1.5, 8, mcts.RandomRolloutEvaluator(1))
    assert searcher.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_a_guess_is_a_world_that_the_seat_cannot_tell_apart(game: str) -> None:
    state = decision(spiel.load(game, 2), Random(game), 60)
    seat = state.current_player()
    before = str(state.match.state)
    luck = Random(5)
    guesses = [state.resample_from_infostate(seat, luck.random) for _ in range(4)]
    assert str(state.match.state) == before
    for guess in guesses:
        for look in ("observation_string", "information_state_string", "information_state_tensor", "observation_tensor",
                     "legal_actions"):  # fmt: skip
            assert getattr(guess, look)(seat) == getattr(state, look)(seat)
    assert len({guess.information_state_string(1 - seat) for guess in guesses}) > 1


@pytest.mark.parametrize("game", ["the-game", "think-str8"])
def test_ismcts_searches_among_guesses(game: str) -> None:
    found = spiel.load(game, 2, SMALL[game])
    state = decision(found, Random(3), 12)
    searcher = ismcts.ISMCTSBot(
        game=found,
        evaluator=mcts.RandomRolloutEvaluator(1),
        uct_c=1.5,
        max_simulations=8,
        random_state=np.random.RandomState(3),
    )
    assert searcher.step(state) in state.legal_actions()


def test_a_small_variant_is_solved_by_walking_its_tree() -> None:
    """OpenSpiel sees the whole game, chance included: its value is what lab.exact counts."""
    game = spiel.load("the-game", 1, {"cards": 6, "hand": 2, "piles": 2})
    known: dict[str, float] = {}

    def value(state: Any) -> float:
        if state.is_terminal():
            return float(state.returns()[0])
        view = state.match.view(0)
        key = f"{view.hand} {[pile.top for pile in view.piles]} {view.laid} {view.phase} {view.draw_pile}"
        key += f" {sorted(state.match.state.undrawn)}"
        if key not in known:
            if state.is_chance_node():
                known[key] = sum(odds * value(state.child(n)) for n, odds in state.chance_outcomes())
            else:
                known[key] = max(value(state.child(action)) for action in state.legal_actions())
        return known[key]

    assert value(game.new_initial_state()) == pytest.approx(float(team_value(cards=6, hand=2, piles=2)))


def test_the_best_answer_to_a_bot_is_found_in_the_tree() -> None:
    """Alone the best answer is perfect play, and an expert finds it; in a team nobody gains by leaving an expert's
    plan, and a random team does."""
    alone = spiel.load("the-game", 1, {"cards": 5, "hand": 2, "piles": 2})
    found = exploitability.best_response(alone, spiel.BotPolicy(alone, "expert"), 0)
    assert found["best_response_value"] == pytest.approx(float(team_value(cards=5, hand=2, piles=2)))
    assert found["nash_conv"] == pytest.approx(0)
    team = spiel.load("the-game", 2, {"cards": 4, "hand": 2, "piles": 2, "start": "host_choice"})
    wins = {}
    for name in ("random", "expert"):
        found = exploitability.nash_conv(team, spiel.BotPolicy(team, name), return_only_nash_conv=False)
        wins[name] = found.player_improvements
    assert wins["expert"] == pytest.approx([0, 0])
    assert min(wins["random"]) > 0.1


def test_rivals_can_be_exploited_and_somebody_always_wins() -> None:
    """The smallest code game: one symbol, one round, two wheels that leave little to choose."""
    wheels = {"wheel_preset": "custom", "wheels": [[13, 1], [12, 2]]}
    game = spiel.load("lost-code", 2, {"symbols": 1, "numbers": 5, "rounds": 1, **wheels})
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert game.utility_sum() == 1
    found = exploitability.best_response(game, spiel.BotPolicy(game, "expert"), 0)
    assert sum(found["on_policy_values"]) == pytest.approx(1)
    # Both seats are alike and who begins is drawn, so equals share; whoever knows what an expert does wins more.
    assert found["on_policy_value"] == pytest.approx(0.5)
    assert 0.5 < found["best_response_value"] < 1


def test_a_policy_does_the_same_wherever_it_is_asked() -> None:
    game = spiel.load("the-game", 2)
    state = decision(game, Random(4), 30)
    seat = state.current_player()
    guess = state.resample_from_infostate(seat, Random(1).random)
    policy = spiel.BotPolicy(game, "expert")
    (action,) = policy.action_probabilities(state)
    assert action in state.legal_actions()
    assert spiel.BotPolicy(game, "expert").action_probabilities(guess, seat) == {action: 1.0}
    alike = spiel.BotPolicy(game, "random").action_probabilities(state)
    assert set(alike) == set(state.legal_actions())
    assert sum(alike.values()) == pytest.approx(1)
    with pytest.raises(ValueError, match="expertt"):
        spiel.BotPolicy(game, "expertt")


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
