"""PettingZoo's own tests on our environments, and what those do not notice: that observations hide what views hide."""

from __future__ import annotations

import importlib
import sys
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.lab.spaces import HIGHEST, LOWEST, every_move, observe
from ludoteca.lab.zoo import Environment, env, parallel_env
from ludoteca.mind.bot import bot
from tests.variants import every_way

pytestmark = pytest.mark.slow

GAMES = sorted(ludoteca.games())
WAYS: list[tuple[str, int, dict[str, Any]]] = [
    *((game, players, {}) for game in GAMES for players in ludoteca.games()[game].players),
    ("lost-code", 3, {"x_race": True, "deadly_shortcut": True, "curse": True, "introductory": True}),
    ("the-game-extreme", 3, {"on_fire": True, "pro": True, "undo_within_turn": True, "violations": "lose"}),
]


@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_the_api_is_as_pettingzoo_wants_it(game: str, players: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # An observation with a mask is a dictionary, and its test warns of every dictionary.
        warnings.filterwarnings("ignore", "Observation", UserWarning)
        api_test(env(game, players, options), num_cycles=400)


@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_the_parallel_api_is_as_pettingzoo_wants_it(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, players, options), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match_at_once(game: str) -> None:
    parallel_seed_test(lambda: parallel_env(game, 2), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_rows_and_masks_are_what_the_rules_show(game: str) -> None:
    """Step by step the compiled match is the match of the readable rules, for every seat."""
    table, luck = Environment(game, 3), Random(2)
    table.reset(seed=2)
    while not table._over:
        match, agent = table.match, table.agent_selection
        for seat, name in enumerate(table.possible_agents):
            assert np.array_equal(table.observe(name)["observation"], observed(match, seat))
        legal = np.flatnonzero(table.observe(agent)["action_mask"]).tolist()
        seat = table.possible_agents.index(agent)
        moves = {table.move(action) for action in legal} - {None}
        assert moves <= set(match.moves(seat))
        table.step(luck.choice(legal))
    outcome = table.match.outcome
    assert outcome is not None
    won = [table.rewards[agent] == 1 for agent in table.possible_agents]
    assert won == [seat in outcome.winners for seat in range(3)]


def observed(match: ludoteca.Match, seat: int) -> Any:
    return observe(match.view(seat), match.past(seat))


def test_everybody_writes_final_numbers_at_once() -> None:
    table, luck = parallel_env("think-str8", 3), Random(4)
    seen, _ = table.reset(seed=4)
    together = 0
    while table.agents:
        masks = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in table.agents}
        together += sum(map(bool, masks.values())) == 3
        seen, rewards, ended, _, infos = table.step(
            {a: luck.choice(legal) if legal else 0 for a, legal in masks.items()}
        )
    # Six symbols, and a tile in each of nine rounds.
    assert together == 6 + 9
    assert all(ended.values())
    assert sum(rewards.values()) == 1.0
    assert all("points" in info for info in infos.values())


def test_an_illegal_action_among_others_ends_the_match() -> None:
    table = parallel_env("think-str8", 2)
    seen, _ = table.reset(seed=1)
    acting = next(agent for agent in table.agents if seen[agent]["action_mask"].any())
    wrong = int(np.flatnonzero(seen[acting]["action_mask"] == 0)[0])
    _, rewards, ended, _, _ = table.step({acting: wrong})
    assert rewards[acting] == -1
    assert all(ended.values())
    assert not table.agents


@pytest.mark.parametrize("curse", [False, True])
def test_observations_stay_in_their_space_however_much_wheels_pay(curse: bool) -> None:
    dear = {"wheel_preset": "custom", "wheels": [[12, 80], [10, 90], [9, 97], [8, 98], [7, 99]], "curse": curse}
    table = env("lost-code", 2, dear)
    table.reset(seed=0)
    luck = Random(0)
    furthest = 0
    for agent in table.agent_iter():
        seen, _, over, _, info = table.last()
        assert table.observation_space(agent).contains(seen)
        furthest = max(furthest, info.get("points", 0))
        table.step(None if over else luck.choice(seen["action_mask"].nonzero()[0].tolist()))
    assert furthest > 200


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    seed_test(lambda: env(game, 2), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_number_and_every_view_the_same_shape(game: str) -> None:
    rules = ludoteca.games()[game]
    length = None
    for n, (options, players) in enumerate(every_way(rules)):
        match = ludoteca.new(game, players=players, options=options, seed=n)
        numbered = list(every_move(match.view(0)))
        assert len(set(numbered)) == len(numbered)
        random = Random(n)
        while match.outcome is None:
            seat = random.choice(match.turn)
            assert set(match.moves(seat)) <= set(numbered)
            if random.random() < 0.1:
                found = observe(match.view(seat), match.past(seat))
                length = length or len(found)
                assert len(found) == length
                assert found.min() >= LOWEST
                assert found.max() <= HIGHEST
            match.play(seat, random.choice(match.moves(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_observations_hide_what_views_hide(game: str) -> None:
    """Two worlds that a seat cannot tell apart look the same in numbers too; two that it can do not."""
    told = set()
    for n in range(4):
        match = ludoteca.new(game, players=2, seed=n)
        random = Random(n)
        for _ in range(30):
            seat = random.choice(match.turn)
            other = match.game.view(match.game.reshuffle(match.state, seat, luck_of(f"{n}")), seat)
            mine = observe(match.view(seat), match.past(seat))
            assert np.array_equal(mine, observe(other, match.past(seat)))
            told.add(mine.tobytes())
            match.play(seat, random.choice(match.moves(seat)))
            if match.outcome is not None:
                break
    assert len(told) > 20


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_at_the_end_and_add_up(game: str) -> None:
    table = Environment(game, 3)
    table.reset(seed=5)
    total = dict.fromkeys(table.possible_agents, 0.0)
    random = Random(5)
    for agent in table.agent_iter():
        observation, reward, over, _, info = table.last()
        total[agent] += reward
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert bool(legal) != over
        assert bool(info) == over
        table.step(None if over else random.choice(legal))
    assert sum(total.values()) == pytest.approx(0.0 if ludoteca.games()[game].team else 1.0)


def test_a_team_wins_together() -> None:
    """All seats of a team get what the team gets. The expert's moves win this match."""
    for seed in range(20):
        table = Environment("the-game", 2)
        table.reset(seed=seed)
        seats = [bot("the-game", "expert", seat) for seat in range(2)]
        while not table._over:
            match, seat = table.match, table.possible_agents.index(table.agent_selection)
            chosen = seats[seat].choose(match.view(seat), match.past(seat))
            table.step(table._table.batch.action(chosen, seat))
        outcome = table.match.outcome
        assert outcome is not None
        won = bool(outcome.winners)
        assert table.rewards == dict.fromkeys(table.possible_agents, 1.0 if won else 0.0)
        assert table.infos["seat_0"] == {"left": outcome.left}
        if won:
            return
    raise AssertionError("no match was won")


def test_an_illegal_action_ends_the_match_for_whoever_took_it() -> None:
    table = env("the-game", 2)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    agent = table.agent_selection
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())
    table.reset(seed=1)
    with pytest.raises(ValueError, match="numbers from 0 to 399"):
        table.step(400)


def test_whoever_may_not_act_has_no_action() -> None:
    table = env("lost-code", 3)
    table.reset(seed=2)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_a_game_without_numbers_says_so() -> None:
    class Elsewhere(ludoteca.View, frozen=True):
        pass

    view = Elsewhere(seat=0, players=2, turn=(0,), moves=(), signals=(), outcome=None)
    with pytest.raises(TypeError, match="Elsewhere down in numbers"):
        list(every_move(view))
    with pytest.raises(TypeError, match="Elsewhere down in numbers"):
        observe(view, ())


def test_what_does_not_fit_is_told() -> None:
    for make in (env, parallel_env):
        with pytest.raises(ValueError, match="Did you mean “the-game”"):
            make("the-gme")
        with pytest.raises(ValueError, match="no reward “points”"):
            make("the-game", reward="points")
        with pytest.raises(ValueError, match="whole numbers from 0"):
            make("the-game").reset(seed=-1)
    table = parallel_env("the-game", 2)
    with pytest.raises(ValueError, match="reset"):
        table.step({})
    table.reset(seed=1)
    table.step(dict.fromkeys(table.agents, 0))
    assert not table.agents, "an illegal action ended it"
    with pytest.raises(ValueError, match="reset"):
        table.step({})


def test_without_pettingzoo_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo.utils", None)
    monkeypatch.delitem(sys.modules, "ludoteca.lab.zoo")
    with pytest.raises(ImportError, match=r"pip install 'ludoteca\[pettingzoo\]'"):
        importlib.import_module("ludoteca.lab.zoo")
