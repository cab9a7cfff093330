"""What whoever looks after a server does from the command line."""

from __future__ import annotations

import argparse
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ludoteca.server import care
from ludoteca.server.settings import read_settings, server_key
from ludoteca.table import backup
from ludoteca.table.database import address_of
from ludoteca.table.one_server import only_server
from ludoteca.table.store import StorageError
from ludoteca.table.upgrade import upgrade
from tests.server.players import Player
from tests.server.serving import serving, settings

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("word", "seconds"), [("30s", 30), ("1.5m", 90), ("6h", 21_600), ("1d", 86_400)])
def test_periods(word: str, seconds: float) -> None:
    assert care.read_period(word) == seconds


@pytest.mark.parametrize("word", ["", "1", "d", "0h", "-1d", "1w", "1 d"])
def test_what_is_no_period(word: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="30m, 6h or 1d"):
        care.read_period(word)


async def test_ping(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import asyncio

    async with serving(settings(tmp_path)) as (address, app):
        here = read_settings({}, data=tmp_path, port=int(address.rpartition(":")[2]))
        assert await asyncio.to_thread(care.ping, here) == 0
        assert capsys.readouterr().out == "ready\n"
        app.state.draining = True
        assert await asyncio.to_thread(care.ping, here) == 1
        assert capsys.readouterr().err == "not ready: closing down\n"
    assert await asyncio.to_thread(care.ping, here) == 1
    assert "Nobody answers at http://127.0.0.1:" in capsys.readouterr().err


async def _with_a_match(folder: Path) -> None:
    async with serving(settings(folder)) as (address, _), Player(address) as anna:
        table = await anna.create("the-game", "me", start=True)
        view = await anna.view(table["id"])
        await anna.play(table["id"], view["moves"][0])


async def test_a_database_is_checked_and_repaired(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await _with_a_match(tmp_path)
    here = read_settings({}, data=tmp_path)
    assert care.check_database(here, None) == 0
    assert "Everything is as it should be." in capsys.readouterr().out
    with sqlite3.connect(tmp_path / "ludoteca.db") as connection:
        connection.execute("UPDATE entries SET move = 'nonsense' WHERE n = (SELECT max(n) FROM entries)")
    connection.close()
    assert care.check_database(here, None) == 1
    assert "--repair FOLDER" in capsys.readouterr().out
    with only_server(address_of(here.database)), pytest.raises(StorageError, match="Another server"):
        care.check_database(here, tmp_path / "aside")
    assert care.check_database(here, tmp_path / "aside") == 0
    assert "Repaired" in capsys.readouterr().out
    assert list((tmp_path / "aside").iterdir())
    assert care.check_database(here, None) == 0


class Enough(Exception):
    """Backups are made for ever, but not in tests."""


def _backups(folder: Path, to: Path, monkeypatch: pytest.MonkeyPatch, rounds: int, keep: int) -> list[float]:
    """Make so many, a day apart; how long was waited between them."""
    waits: list[float] = []
    moment = datetime(2026, 1, 1, tzinfo=UTC)

    class Day:
        @staticmethod
        def now(zone: object) -> datetime:
            return moment.replace(day=1 + len(waits))

    def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == rounds:
            raise Enough

    monkeypatch.setattr(care, "datetime", Day)
    with pytest.raises(Enough):
        care.back_up_every(read_settings({}, data=folder), to, 86_400, keep, sleep=sleep)
    return waits


async def test_backups_are_made_verified_and_rotated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await _with_a_match(tmp_path / "data")
    waits = _backups(tmp_path / "data", tmp_path / "backups", monkeypatch, rounds=4, keep=2)
    assert all(80_000 < wait <= 86_400 for wait in waits)
    kept = care.backups_in(tmp_path / "backups")
    assert [file.name for file in kept] == ["ludoteca-20260103-000000.gz", "ludoteca-20260104-000000.gz"]
    # On a new machine, from the backup alone: every table, and everybody is known.
    address = address_of(str(tmp_path / "new" / "ludoteca.db"))
    backup.restore(address, kept[-1])
    key = backup.key_in(kept[-1])
    assert key == server_key(tmp_path / "data")
    assert server_key(tmp_path / "new", key) == key
    assert care.check_database(read_settings({}, data=tmp_path / "new"), None) == 0


async def test_other_files_are_left_alone_and_a_backup_that_fails_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    to = tmp_path / "backups"
    to.mkdir()
    for name in ("ludoteca-mine.gz", "notes.txt"):
        (to / name).write_text("keep me")
    _backups(tmp_path / "nothing", to, monkeypatch, rounds=2, keep=1)
    assert capsys.readouterr().err.count("No backup was written: There is no database") == 2
    assert sorted(path.name for path in to.iterdir()) == ["ludoteca-mine.gz", "notes.txt"]


def test_a_backup_that_does_not_come_back_whole_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade(address_of(str(tmp_path / "ludoteca.db")))

    def restore(address: str, file: Path) -> int:
        upgrade(address)
        return 99

    monkeypatch.setattr(backup, "restore", restore)
    with pytest.raises(StorageError, match="and 99 came back"):
        care.one_backup(read_settings({}, data=tmp_path), tmp_path, datetime.now(UTC))
    assert care.backups_in(tmp_path) == []
