"""Cairn, installed beside our games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest

from ludoteca.engine import registry
from tests.examples.installed import build


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("cairn", tmp_path_factory.mktemp("cairn"))


@pytest.fixture
def cairn(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Its games stand on the shelf, found through its entry point."""
    monkeypatch.syspath_prepend(str(site))
    invalidate_caches()
    registry.forget_families()
    yield
    monkeypatch.undo()
    for name in [name for name in sys.modules if name.partition(".")[0] == "ludoteca_cairn"]:
        del sys.modules[name]
    registry.forget_families()
