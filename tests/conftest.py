"""For all tests: how long hypothesis looks (`--hypothesis-profile=long` looks much longer), and a PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from ludoteca.engine.registry import families

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

# Nothing here depends on the clock, and the same commit is always judged by the same examples.
QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=QUIET)
settings.register_profile("long", max_examples=2000, deadline=None, suppress_health_check=QUIET, print_blob=True)
settings.load_profile("ci")

# Asserts that tests share tell what they compared only if pytest rewrites them.
pytest.register_assert_rewrite("tests.terminal.playing")

if not families():
    pytest.exit("No game is installed: pyproject.toml has changed since. Run `python3 dev.py setup`.", 3)


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    """One engine for all tests of a worker; each makes a database of its own."""
    from tests.server import postgres

    with postgres.running() as engine:
        yield engine
