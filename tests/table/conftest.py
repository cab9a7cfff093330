"""What the tests of the tables share: the same tests run on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteca.table.bots import LocalBotRunner
from ludoteca.table.database import Database, address_of
from ludoteca.table.house import House
from ludoteca.table.policy import HousePolicy
from tests.server.databases import new_database
from tests.server.postgres import Postgres


class Watch:
    """A clock that tests turn by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def engine(request: pytest.FixtureRequest) -> Postgres | None:
    """PostgreSQL, or None for SQLite."""
    found: Postgres | None = request.getfixturevalue("pg") if request.param == "postgres" else None
    return found


@pytest.fixture
def empty_database(engine: Postgres | None, tmp_path: Path) -> str:
    """The address of a database in which there is nothing yet, not even tables."""
    return address_of(str(tmp_path / "test.db") if engine is None else engine.empty_database())


@pytest.fixture
def database(engine: Postgres | None, tmp_path: Path) -> str:
    """The address of a database as a first start leaves it."""
    return new_database(tmp_path / "test.db") if engine is None else address_of(engine.database())


@pytest.fixture
async def store(database: str) -> AsyncIterator[Database]:
    found = Database(database)
    yield found
    await found.close()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def house(tmp_path: Path, watch: Watch) -> AsyncIterator[House]:
    """A house on SQLite with bots that play at once, and without a network."""
    found = House(
        Database(new_database(tmp_path / "house.db")), policy=HousePolicy(pace=0.0, think=0.2, max_tables=5), now=watch
    )
    await found.open()
    found.bots = LocalBotRunner(found)
    yield found
    await found.close()
