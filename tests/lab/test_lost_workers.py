"""A worker that dies in the middle of a run: its matches are played again, and nothing else is."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from ludoteca.lab import runner
from ludoteca.lab.runner import Job, Result, Setting, run, setting
from ludoteca.lab.simulate import deals

pytestmark = pytest.mark.slow


def die_once(sign: Path, what: Setting, chunk: Sequence[Job]) -> list[Result]:
    """What a worker does with its work; the first that gets here takes its process down. Workers may be there from an
    earlier run: what they have to know comes with the work, not with their surroundings."""
    if not sign.exists():
        sign.touch()
        os._exit(1)
    return [runner.play_one(what, job) for job in chunk]


def test_a_lost_worker_loses_no_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    what, jobs = setting("the-game", 2, {}), deals(["random"], 2, 40, "lost")
    alone = run(what, jobs)
    monkeypatch.setattr(runner, "_play_chunk", partial(die_once, tmp_path / "died"))
    seen: list[Result] = []
    found = run(what, jobs, processes=2, each=seen.append)
    assert (tmp_path / "died").exists()
    assert [(one.seed, one.left, one.reason) for one in found] == [(one.seed, one.left, one.reason) for one in alone]
    assert len(seen) == len({one.seed for one in seen}) == len(jobs)


def test_workers_that_always_die_end_the_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(runner, "_play_chunk", die_always)
    with pytest.raises(Exception, match="terminated"):
        run(setting("the-game", 2, {}), deals(["random"], 2, 40, "lost"), processes=2)


def die_always(what: Setting, chunk: Sequence[Job]) -> list[Result]:
    os._exit(1)
