"""A shelf on which only the game of Shells stands."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from ludoteca.engine import registry


@pytest.fixture
def shells_on_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    point = EntryPoint("shells", "tests.engine.shells:FAMILY", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    registry.forget_families()
    yield
    registry.forget_families()
