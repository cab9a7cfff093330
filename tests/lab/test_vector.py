"""Environments in compiled code against the readable rules: every observation, every mask, every outcome."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import Match
from ludoteca.engine.options import Options
from ludoteca.lab.batches import batch_of
from ludoteca.lab.layouts import tables
from ludoteca.lab.spaces import observe
from ludoteca.lab.vector import NAMES, Alone, IllegalAction, Matches, make_vec
from ludoteca.mind.assist import evaluate
from ludoteca.mind.lost_code.posterior import posterior
from tests.variants import every_way

pytestmark = pytest.mark.slow

GAMES = sorted(NAMES.values())
ENVIRONMENT_ONLY = ("talking", "waited")
"""What an environment asks beyond the rules: words at certain moments, and who claims the first turn."""


def random_actions(masks: Any, random: Random) -> Any:
    """A legal action for everybody who has one."""
    flat = masks.reshape(-1, masks.shape[-1])
    chosen = [random.choice(np.flatnonzero(row).tolist() or [0]) for row in flat]
    return np.array(chosen).reshape(masks.shape[:-1])


def compare(env: Matches, at: int, match: Match, seen: Any, masks: Any, seat: int) -> None:
    """One row against the view of the seat."""
    view = match.view(seat)
    expected = observe(view, match.past(seat))
    start = 0
    for name, shape, *_ in env.batch.fields:
        stop = start + int(np.prod(shape))
        if name not in ENVIRONMENT_ONLY:
            assert seen[start:stop].tolist() == expected[start:stop].tolist(), name
        start = stop
    moves = {env.batch.move(int(action), seat, match) for action in np.flatnonzero(masks)} - {None}
    if match.outcome is None and moves and seat in match.turn and not moves & set(match.signals(seat)):
        assert moves == set(match.moves(seat))
    assert moves <= {*match.moves(seat), *match.signals(seat)}


def play_both(game: str, options: Options, players: int, seed: int, **how: Any) -> None:
    """Random matches, step by step beside the rules."""
    env = make_vec(game, 2, players, options=options, autoreset_mode=AutoresetMode.DISABLED, **how)
    random = Random(seed)
    seen, info = env.reset(seed=seed)
    matches = [env.batch.fresh() for _ in range(2)]
    over = [False, False]
    everybody = how.get("seats") == "all"
    while not all(over):
        for at in range(2):
            match = env.batch.follow(matches[at], at)
            assert env.single_observation_space.contains({name: values[at] for name, values in seen.items()})
            for seat in range(players) if everybody else [int(info["seat"][at])]:
                row = (at, seat) if everybody else at
                compare(env, at, match, seen["observation"][row], seen["action_mask"][row], seat)
            assert over[at] == (match.outcome is not None)
        if any(over):
            return
        seen, _, ended, _, info = env.step(random_actions(seen["action_mask"], random))
        over = ended.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_views_and_actions_are_moves(game: str) -> None:
    """Every option with every number of players; one seat at a time, all at once, and with talk."""
    for n, (options, players) in enumerate(every_way(ludoteca.games()[game])):
        how: dict[str, Any] = {"seats": "all"} if n % 3 == 0 else {}
        if ludoteca.games()[game].team and n % 2 == 0:
            how["talk"] = True
        play_both(game, options, players, n, **how)


@pytest.mark.parametrize("game", GAMES)
def test_observations_hide_what_views_hide(game: str) -> None:
    """Another world that the seat cannot tell from the true one gives the same row."""
    env = make_vec(game, 1, 3, talk=ludoteca.games()[game].team)
    random, told = Random(game), set()
    seen, info = env.reset(seed=3)
    for n in range(40):
        match, seat = env.match(0), int(info["seat"][0])
        other = match.game.view(match.game.reshuffle(match.state, seat, luck_of(f"{n}")), seat)
        row, expected = seen["observation"][0], observe(other, match.past(seat))
        start = 0
        for name, shape, *_ in env.batch.fields:
            stop = start + int(np.prod(shape))
            assert name in ENVIRONMENT_ONLY or row[start:stop].tolist() == expected[start:stop].tolist(), name
            start = stop
        told.add(row.tobytes())
        seen, _, ended, _, info = env.step(random_actions(seen["action_mask"], random))
        if ended[0]:
            seen, info = env.reset()
    assert len(told) > 30


@pytest.mark.parametrize(("game", "opponents"), [*((game, None) for game in GAMES), ("lost-code", "novice")])
def test_a_saved_batch_goes_on_as_the_first_did(game: str, opponents: str | None) -> None:
    env, other = make_vec(game, 3, 3, opponents=opponents), make_vec(game, 3, 3, opponents=opponents)
    random = Random(0)
    seen, _ = env.reset(seed=[5, 6, 7])
    for _ in range(20):
        seen, *_ = env.step(random_actions(seen["action_mask"], random))
    other.restore(pickle.loads(pickle.dumps(env.save())))
    for _ in range(60):
        actions = random_actions(seen["action_mask"], random)
        seen, *first = env.step(actions)
        again, *second = other.step(actions)
        assert all(np.array_equal(seen[name], again[name]) for name in seen)
        assert all(np.array_equal(a, b) for a, b in zip(first[:3], second[:3], strict=True))


def test_what_gymnasium_makes_pickles_in_the_middle_of_a_match() -> None:
    """As workers of a learner get it: with everything that Gymnasium wraps around it."""
    env = gymnasium.make("ludoteca/TheGame-v1", players=1)
    seen, _ = env.reset(seed=3)
    for _ in range(4):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    other = pickle.loads(pickle.dumps(env))
    action = int(seen["action_mask"].argmax())
    first, second = env.step(action), other.step(action)
    assert all(np.array_equal(first[0][name], second[0][name]) for name in first[0])
    assert first[1:4] == second[1:4]
    many = gymnasium.make_vec(
        "ludoteca/LostCode-v1", num_envs=3, vectorization_mode="vector_entry_point", players=2, opponents="random"
    )
    before, _ = many.reset(seed=5)
    actions = before["action_mask"].argmax(axis=1)
    twin = pickle.loads(pickle.dumps(many))
    after, again = many.step(actions)[0], twin.step(actions)[0]
    assert all(np.array_equal(after[name], again[name]) for name in after)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_a_deal_whatever_sits_beside_it(game: str) -> None:
    first, _ = make_vec(game, 3).reset(seed=[1, 2, 3])
    second, _ = make_vec(game, 2).reset(seed=[3, 1])
    assert np.array_equal(first["observation"][[2, 0]], second["observation"])
    assert not np.array_equal(first["observation"][0], first["observation"][1])


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_matches_are_dealt_anew_as_gymnasium_says(mode: AutoresetMode) -> None:
    env, random = make_vec("TheGame-v1", 4, 1, autoreset_mode=mode.name), Random(1)
    seen, _ = env.reset(seed=1)
    finished = 0
    while finished < 12:
        seen, reward, ended, _, info = env.step(random_actions(seen["action_mask"], random))
        assert seen["observation"].shape == (4, env.batch.length)
        if not ended.any():
            continue
        at = int(np.flatnonzero(ended)[0])
        finished += int(ended.sum())
        assert info["_left"][at]
        assert (reward[at] == 1.0) == bool(info["won"][at])
        if mode is AutoresetMode.SAME_STEP:
            assert info["final_obs"][at]["observation"].any()
            assert seen["action_mask"][at].any()
        elif mode is AutoresetMode.NEXT_STEP:
            assert not seen["action_mask"][at].any()
            seen, reward, again, _, _ = env.step(np.where(ended, -1, random_actions(seen["action_mask"], random)))
            assert seen["action_mask"][at].any()
            assert reward[at] == 0.0
            finished += int(again.sum())
            if again.any():
                seen, _ = env.reset()
        else:
            with pytest.raises(ValueError, match="is over"):
                env.step(random_actions(seen["action_mask"], random))
            seen, _ = env.reset(options={"reset_mask": ended})


def test_rewards_are_what_they_are_called() -> None:
    """Cards laid add up to the share of the pack that was laid; points and margins to the final positions."""
    for game, reward in (("the-game", "cards"), ("lost-code", "points"), ("lost-code", "margin")):
        env, random = make_vec(game, 4, 2, reward=reward, autoreset_mode="Disabled"), Random(2)
        total = np.zeros((4, 2))
        seen, _ = env.reset(seed=9)
        over = np.zeros(4, np.bool_)
        while not over.any():
            seen, _, over, _, info = env.step(random_actions(seen["action_mask"], random))
            total += info["rewards"]
        for at in np.flatnonzero(over).tolist():
            outcome = env.match(at).outcome
            assert outcome is not None
            if reward == "cards":
                assert total[at] == pytest.approx([(98 - (outcome.left or 0)) / 98] * 2)
            elif reward == "points":
                assert total[at].tolist() == list(outcome.points)
            else:
                lead = outcome.points[0] - outcome.points[1]
                assert total[at].tolist() == [lead, -lead]


def test_shaping_changes_no_total_but_that_of_winning() -> None:
    """With gamma 1 what the potential gives it takes back: the sum is the win alone, less where it began."""
    env, random = make_vec("the-game", 8, 2, reward="shaped", autoreset_mode="Disabled"), Random(3)
    seen, _ = env.reset(seed=4)
    total, over = np.zeros((8, 2)), np.zeros(8, np.bool_)
    while not over.any():
        seen, _, over, _, info = env.step(random_actions(seen["action_mask"], random))
        total += info["rewards"]
    assert total[over] == pytest.approx(0.0, abs=1e-5)


@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_beliefs_are_the_exact_posterior(game: str) -> None:
    env, random = make_vec(game, 2, 3, beliefs=True), Random(7)
    seen, info = env.reset(seed=11)
    for _ in range(60):
        for at in range(2):
            match = env.match(at)
            if match.outcome is None:
                view: Any = match.view(int(info["seat"][at]))
                chances = posterior(view).chances()
                mine = info["belief"][at][: chances.shape[0], : chances.shape[1]]
                assert mine == pytest.approx(chances, abs=1e-6)
        seen, _, _, _, info = env.step(random_actions(seen["action_mask"], random))


def test_the_odds_of_hands_add_up() -> None:
    env, random = make_vec("the-game", 2, 3, beliefs=True, options={"undo_within_turn": True}), Random(7)
    seen, info = env.reset(seed=11)
    for _ in range(80):
        for at in range(2):
            view: Any = env.match(at).view(int(info["seat"][at]))
            hands = [len(view.hand), *(view.hands[(view.seat + n) % 3] for n in (1, 2))]
            if view.outcome is None:
                assert info["belief"][at].sum(axis=0)[:3] == pytest.approx(hands, abs=1e-3)
        seen, _, _, _, info = env.step(random_actions(seen["action_mask"], random))


SMALL = {"cards": 8, "hand": 2, "piles": 2}


@pytest.mark.parametrize(
    ("game", "how"),
    [
        ("the-game", {"options": SMALL, "players": 1}),
        ("lost-code", {"players": 2}),
        ("lost-code", {"players": 2, "seats": "all"}),
    ],
)
def test_judged_values_are_those_of_the_judge(game: str, how: dict[str, Any]) -> None:
    env = make_vec(game, 2, values=True, **how)
    seen, info = env.reset(seed=11)
    for _ in range(4):
        for at in range(2):
            match, seat = env.match(at), int(info["seat"][at])
            row, mask = info["values"][at], seen["action_mask"][at]
            if "seats" in how:
                row, mask = row[seat], mask[seat]
            judged = evaluate(match.view(seat), match.past(seat))
            assert judged is not None
            told = {env.batch.action(valued.move, seat): valued.value for valued in judged.moves}
            assert set(np.flatnonzero(~np.isnan(row))) == set(told) <= set(np.flatnonzero(mask))
            assert all(row[action] == pytest.approx(value, abs=1e-4) for action, value in told.items())
            assert told or match.outcome is not None
        seen, _, ended, _, info = env.step(env.sample())
        if ended.any():
            break
    _, plain = make_vec(game, 2, **how).reset(seed=11)
    assert "values" not in plain


@pytest.mark.parametrize(("game", "level"), [("the-game", "novice"), ("lost-code", "random"), ("think-str8", "casual")])
def test_opponents_play_the_other_seats(game: str, level: str) -> None:
    env, random = make_vec(game, 3, 3, opponents=level, seat=1, autoreset_mode="Disabled"), Random(5)
    seen, info = env.reset(seed=2)
    over = np.zeros(3, np.bool_)
    while not over.any():
        assert (info["seat"] == 1).all()
        assert seen["action_mask"].any(axis=1).all()
        seen, reward, over, _, info = env.step(random_actions(seen["action_mask"], random))
    match = env.match(int(np.flatnonzero(over)[0]))
    assert match.outcome is not None
    assert {seat for seat, _ in match.entries} >= {0, 1, 2}
    assert reward[over].tolist() == info["rewards"][over, 1].tolist()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = make_vec("the-game", 2, 2)
    seen, _ = env.reset(seed=1)
    before = env.save()
    with pytest.raises(IllegalAction, match="Match 0"):
        env.step(np.array([0, 0]))
    assert all(np.array_equal(before["batch"][name], array) for name, array in env.save()["batch"].items())
    env.step(seen["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("how", [{}, {"talk": True}, {"seats": "all"}])
def test_actions_drawn_by_lot_are_legal_and_each_as_likely(how: dict[str, Any]) -> None:
    env = make_vec("TheGame-v1", 400, 3, **how)
    seen, _ = env.reset(seed=[1] * 400)
    masks = seen["action_mask"][0] if "seats" not in how else seen["action_mask"][0][env.sample()[0] > 0][0]
    counts = np.zeros(env.batch.actions)
    for _ in range(40):
        drawn = env.sample()
        own = seen["action_mask"].any(axis=-1)
        assert np.take_along_axis(seen["action_mask"], drawn[..., None], -1)[..., 0][own].all()
        counts += np.bincount(drawn[own], minlength=len(counts))
    legal = np.flatnonzero(masks)
    assert set(np.flatnonzero(counts)) == set(legal)
    # 16 000 draws: five standard deviations.
    share = counts.sum() / len(legal)
    assert np.abs(counts[legal] - share).max() < 5 * np.sqrt(share)


def test_the_luck_of_drawing_follows_the_seed_and_is_saved() -> None:
    env, other = make_vec("LostCode-v1", 4, 2), make_vec("LostCode-v1", 4, 2)
    env.reset(seed=3)
    other.reset(seed=3)
    assert env.sample().tolist() == other.sample().tolist()
    other.restore(env.save())
    again = [env.sample().tolist() for _ in range(5)]
    assert [other.sample().tolist() for _ in range(5)] == again
    assert len({tuple(one) for one in again}) > 1


def test_what_is_outside_is_illegal_like_the_rest() -> None:
    """The quick look at all actions together has to find one wrong one among many right ones."""
    for how in ({}, {"seats": "all"}):
        env = make_vec("the-game", 3, 2, **how)
        _, info = env.reset(seed=1)
        for bad in (-1, env.batch.actions, 10**9):
            actions = env.sample()
            asked = 2 if not how else (2, int(info["seat"][2]))
            actions[asked] = bad
            with pytest.raises(IllegalAction, match="Match 2"):
                env.step(actions)
        env.step(env.sample())


def test_gymnasium_finds_nothing_wrong() -> None:
    check_env(Alone("TheGame-v1", 1), skip_render_check=True)
    check_env(Alone("LostCode-v1", 2, opponents="random"), skip_render_check=True)


def test_what_does_not_fit_is_told() -> None:
    with pytest.raises(ValueError, match="no environment “Chess-v1”"):
        make_vec("Chess-v1")
    with pytest.raises(ValueError, match="no reward “gold”"):
        make_vec("TheGame-v1", reward="gold")
    with pytest.raises(ValueError, match="Nobody talks"):
        batch_of("lost-code", 1, talk=True)
    with pytest.raises(ValueError, match="name opponents"):
        Alone("LostCode-v1", 2)
    with pytest.raises(ValueError, match="no render mode “human”"):
        gymnasium.make("ludoteca/TheGame-v1", players=1, render_mode="human")


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"seats": "both"}, "no way to ask seats “both”"),
        ({"illegal": "ignore"}, "no way to take illegal actions “ignore”"),
        ({"autoreset_mode": "never"}, "no autoreset mode “never”. There are: NEXT_STEP, SAME_STEP, DISABLED"),
        ({"values": -0.5}, "values is True, False, or seconds"),
        ({"gamma": 1.5}, "gamma is between 0 and 1"),
        ({"longest": 0}, "longest is 1 or more"),
    ],
)
def test_a_way_that_there_is_not_is_told(how: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make_vec("TheGame-v1", **how)


def test_seeds_are_whole_numbers_of_any_make() -> None:
    env = make_vec("TheGame-v1", 2, 3)
    hands = [env.reset(seed=seed)[0]["observation"].tolist() for seed in (7, np.int64(7), np.array([7, 8]))]
    assert hands[0] == hands[1] == hands[2]
    for wrong in (-1, [3, -1]):
        with pytest.raises(ValueError, match="whole numbers from 0"):
            env.reset(seed=wrong)
    with pytest.raises(ValueError, match="2 matches and 3 seeds"):
        env.reset(seed=[1, 2, 3])


def test_what_was_saved_goes_on_only_where_it_belongs() -> None:
    saved = make_vec("TheGame-v1", 2, 3).save()
    for how, words in (
        ({"players": 2}, "players was 3 and is 2"),
        ({"players": 3, "options": {"pro": True}}, "options was"),
        ({"players": 3, "opponents": "random"}, "opponents was None and is 'random'"),
    ):
        with pytest.raises(ValueError, match=words):
            make_vec("TheGame-v1", 2, **how).restore(saved)


def test_a_policy_plays_the_other_seats() -> None:
    env = make_vec("TheGame-v1", 2, 3, opponents="tests.lab.policies:first")
    _, info = env.reset(seed=1)
    assert info["seat"].tolist() == [0, 0]
    env.step(env.sample())
    assert {seat for seat, _ in env.match(0).entries} & {1, 2}


def test_the_page_has_the_layouts_as_they_are() -> None:
    page = Path("docs/vector.md").read_text()
    assert "\n".join(tables()).strip() in page, "print the tables anew: python -m ludoteca.lab.layouts"
