"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.postgres import Postgres
from tests.server.serving import serving, settings


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres.running() as engine:
        yield engine


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """A server on SQLite."""
    async with serving(settings(tmp_path)) as (found, _):
        yield found
