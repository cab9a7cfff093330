"""What the tests of the tables share: the same tests run on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ludoteca.table.bots import LocalBotRunner
from ludoteca.table.database import Database, address_of
from ludoteca.table.house import House
from ludoteca.table.policy import HousePolicy
from ludoteca.table.upgrade import upgrade
from tests.server import postgres
from tests.server.postgres import Postgres


class Watch:
    """A clock that tests turn by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres.running() as engine:
        yield engine


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "postgres":
        engine: Postgres = request.getfixturevalue("pg")
        return address_of(engine.database())
    return address_of(str(tmp_path / "test.db"))


@pytest.fixture
async def store(database: str) -> AsyncIterator[Database]:
    await asyncio.to_thread(upgrade, database)
    found = Database(database)
    yield found
    await found.close()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def house(tmp_path: Path, watch: Watch) -> AsyncIterator[House]:
    """A house on SQLite with bots that play at once, and without a network."""
    address = address_of(str(tmp_path / "house.db"))
    await asyncio.to_thread(upgrade, address)
    found = House(Database(address), policy=HousePolicy(pace=0.0, think=0.2, max_tables=5), now=watch)
    await found.open()
    found.bots = LocalBotRunner(found)
    yield found
    await found.close()
