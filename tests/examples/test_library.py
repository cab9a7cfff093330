"""Cairn as a library, under the laws, in the arena and as an environment; and its own tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.engine import registry
from ludoteca.lab.arena import ladder, lineups
from ludoteca.lab.runner import run, setting
from ludoteca.mind.bot import bots
from ludoteca.testing import check_game
from tests.examples.installed import environment

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("cairn")]


def test_it_stands_on_the_shelf_beside_ours() -> None:
    assert not registry.broken()
    assert list(ludoteca.games()) == ["cairn", "lost-code", "the-game", "the-game-extreme", "think-str8"]
    assert bots("cairn") == ("random", "mason")
    match = ludoteca.new("cairn", players=3, seed=1, options={"cairn": "tall"})
    view: Any = match.view(0)
    assert len(view.pebbles) == 3
    assert repr(ludoteca.load(ludoteca.print_record(match.record())).view(1)) == repr(match.view(1))


def test_it_keeps_the_laws() -> None:
    report = check_game("cairn", rules=frozenset(f"CN-{n}" for n in range(1, 7)))
    assert report.matches >= 60


def test_it_plays_in_the_arena() -> None:
    what = setting("cairn", 2, {})
    jobs = lineups(["random", "mason"], 2, 20, "1", team=False)
    rungs = ladder(what, ["random", "mason"], "1", run(what, jobs)).ladder
    assert [rung.bot for rung in rungs] == ["mason", "random"]
    assert rungs[0].win_share > 0.5


def test_learners_play_it() -> None:
    api_test = pytest.importorskip("pettingzoo.test").api_test
    from ludoteca.lab.zoo import env

    table = env("cairn", players=3)
    api_test(table, num_cycles=200)
    table.reset(seed=4)
    assert len(table.unwrapped.moves) == 16


def test_its_own_tests_pass(site: Path, tmp_path: Path) -> None:
    """As its author runs them, in a process that has it installed."""
    tests = site.parent / "source" / "tests"
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tests), str(tests)]
    done = subprocess.run(words, cwd=tmp_path, env=environment(site), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
