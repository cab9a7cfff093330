"""Compiled code is begun once for every state of what it is made from, and nobody waits for it."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from workshop import kernels
from workshop.places import ROOT, Stamp


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    stamp = Stamp("kernels")
    stamp.path = tmp_path / "stamp"
    monkeypatch.setattr(kernels, "Stamp", lambda name: stamp)
    monkeypatch.setattr(kernels, "LOG", tmp_path / "log")
    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: commands.append(command))
    return commands


def test_it_is_begun_once(started: list[list[str]]) -> None:
    kernels.start()
    kernels.start()
    assert [command[-1] for command in started] == ["ludoteca.mind.compile"]


def test_a_changed_source_begins_it_again(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kernels.start()
    known: Any = list(kernels.sources())
    assert ROOT / "src" / "ludoteca" / "mind" / "the_game" / "turns.py" in known
    monkeypatch.setattr(kernels, "sources", lambda: known[1:])
    kernels.start()
    assert len(started) == 2
