"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.serving import serving, settings


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """A server on SQLite."""
    async with serving(settings(tmp_path)) as (found, _):
        yield found
