"""/ready tells the truth, and at once."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from ludoteca.mind import loading
from ludoteca.server.errors import as_not_done
from ludoteca.server.readiness import Readiness, machine_code
from ludoteca.table.errors import code_of
from tests.server.players import Player
from tests.server.serving import serving, settings


class Bots:
    def problem(self) -> str | None:
        return None


class Storage:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.answer = asyncio.Event()

    async def ping(self) -> None:
        self.asked += 1
        try:
            await self.answer.wait()
        except asyncio.CancelledError:
            # As a dead connection does: it takes its time even to be given up.
            await self.answer.wait()
            raise


class FakeHouse:
    def __init__(self) -> None:
        self.store = Storage()
        self.bots = Bots()


async def test_a_storage_that_does_not_answer_keeps_nobody_waiting_and_is_asked_once() -> None:
    house: Any = FakeHouse()
    readiness = Readiness(house, within=0.01)
    for _ in range(3):
        assert await asyncio.wait_for(readiness.problem(), 60) == "the storage does not answer in time"
    assert house.store.asked == 1
    house.store.answer.set()
    while await readiness.problem() is not None:
        await asyncio.sleep(0)
    await readiness.close()


async def test_a_storage_that_fails_is_told_and_asked_again() -> None:
    house: Any = FakeHouse()
    readiness = Readiness(house)

    async def fail() -> None:
        raise OSError("no disk")

    house.store.ping = fail
    assert await readiness.problem() == "the storage fails (OSError)"

    async def answer() -> None:
        return None

    house.store.ping = answer
    assert await readiness.problem() is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("states", "told"),
    [
        ({"lost_code": "ready", "the_game": "ready"}, None),
        ({"lost_code": "cold", "the_game": "cold"}, None),
        ({"lost_code": "ready", "the_game": "compiling"}, "lost_code ready, the_game compiling"),
        ({"lost_code": "failed", "the_game": "ready"}, "lost_code failed, the_game ready"),
    ],
)
async def test_what_is_missing_of_the_machine_code_is_told(
    states: dict[str, str], told: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(loading, "state", lambda: states)
    assert machine_code() == (told and f"bots think without machine code where it is not ready: {told}")
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        answer = await anna.http.get("/ready")
        assert answer.status_code == 200
        assert answer.text == "ready" + ("" if told is None else f"; {machine_code()}")
        numbers = (await anna.http.get("/metrics")).text
        for family, state in states.items():
            assert f'ludoteca_machine_code{{family="{family}",state="{state}"}} 1.0' in numbers


async def test_that_nobody_plays_for_the_bots_is_told() -> None:
    house: Any = FakeHouse()
    house.store.answer.set()
    house.bots.problem = lambda: "no worker plays for bots"
    assert await Readiness(house).problem() == "no worker plays for bots"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OperationalError(None, None, sqlite3.OperationalError("database is locked")), "database is locked"),
        (OperationalError(None, None, sqlite3.OperationalError("database or disk is full")), "disk is full"),
        (TimeoutError(), "TimeoutError"),
    ],
)
def test_the_log_says_what_is_wrong_with_the_database(
    error: Exception, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It named only the kind of error, the same for a full disk as for a backup that holds a lock."""
    assert code_of(as_not_done(error, table="here")) == "busy"
    (line,) = [record for record in caplog.records if record.name == "ludoteca.server.errors"]
    assert told in line.getMessage()


def test_the_log_says_nothing_of_what_was_to_be_stored(caplog: pytest.LogCaptureFixture) -> None:
    as_not_done(IntegrityError(None, None, sqlite3.IntegrityError("Key (code)=(secret) already exists")))
    as_not_done(OperationalError(None, None, sqlite3.OperationalError("away\nDETAIL: secret")))
    assert "secret" not in caplog.text
