"""A policy sits down as a bot: in the lab, by name, and at tables; what goes wrong in it ends no match."""

from __future__ import annotations

import logging
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.lab.batches import batch_of
from ludoteca.lab.policy import PolicyBot, PolicyError, read_policy, seat_policies
from ludoteca.lab.runner import run, setting
from ludoteca.lab.simulate import deals
from ludoteca.lab.spaces import observe
from ludoteca.mind import bot as bots_module
from ludoteca.mind.bot import bots
from ludoteca.table.bot_decisions import decide
from tests.lab import policies
from tests.lab.policies import write_model

GAMES = sorted(ludoteca.games())


@pytest.mark.parametrize("game", GAMES)
def test_a_function_plays_every_game(game: str) -> None:
    calm = setting(game, 2, {})
    results = run(calm, deals(["tests.lab.policies:first"], 2, 2, "1"))
    assert all(result.reason and not result.failure for result in results)


@pytest.mark.parametrize("game", GAMES)
def test_a_model_plays_what_the_same_function_plays(game: str, tmp_path: Path) -> None:
    match = ludoteca.new(game, players=2, seed=3)
    batch = batch_of(game, 1, 2)
    path = write_model(tmp_path / "model.onnx", len(observe(match.view(0), ())), batch.actions)
    calm = setting(game, 2, {})
    ours, theirs = (run(calm, deals([name], 2, 2, "1")) for name in (str(path), "tests.lab.policies:first"))
    assert [one.fingerprint for one in ours] == [one.fingerprint for one in theirs]


def test_it_sees_the_documented_row_and_its_moves(tmp_path: Path) -> None:
    seen = []

    def policy(observation: np.ndarray, mask: np.ndarray) -> np.ndarray:
        seen.append((observation, mask))
        return np.zeros(mask.shape)

    match = ludoteca.new("the-game", players=2, seed=3)
    match.play(0, "start 0")
    PolicyBot("ada", policy).choose(match.view(0), match.past(0))
    ((row, mask),) = seen
    assert row.dtype == np.int8
    assert row[0].tolist() == observe(match.view(0), match.past(0)).tolist()
    batch = batch_of("the-game", 1, 2)
    assert {batch.move(int(n), 0, match) for n in np.flatnonzero(mask[0])} == set(match.moves(0))


def test_what_goes_wrong_is_told_and_the_match_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    calm = setting("the-game", 2, {})
    with caplog.at_level(logging.WARNING):
        (result,) = run(calm, deals(["tests.lab.policies:lost"], 2, 1, "1"))
    assert result.reason
    told = [record.getMessage() for record in caplog.records]
    # Once for every seat, and not at every move.
    assert len(told) == 2
    assert all("tests.lab.policies:lost failed at seat" in line and "no idea" in line for line in told)


def test_an_operator_names_it_for_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bots_module, "_added", {})
    length = len(observe(ludoteca.new("the-game").view(0), ()))
    path = write_model(tmp_path / "model.onnx", length, batch_of("the-game", 1, 2).actions)
    assert seat_policies([f"ada={path}", "bea=lost-code=tests.lab.policies:first"]) == ["ada", "bea"]
    assert "ada" in bots("the-game")
    assert "ada" in bots("the-game-extreme")
    assert "ada" not in bots("lost-code")
    assert "bea" in bots("lost-code")
    assert "bea" not in bots("think-str8")
    match = ludoteca.new("the-game", players=1, seed=4)
    decision = decide(match, {0: "ada"}, None)
    assert decision.move is not None
    batch = batch_of("the-game", 1, 1)
    assert batch.action(decision.move[1], 0) == min(batch.action(move, 0) for move in match.moves(0))


def test_an_operator_is_told_why_a_policy_plays_nothing() -> None:
    with pytest.raises(PolicyError, match=r"ada can play none of the games.*no idea"):
        seat_policies(["ada=tests.lab.policies:lost"])


def test_a_function_is_found_by_its_name() -> None:
    assert read_policy("tests.lab.policies:first") is policies.first
