"""Programs: the example of docs/bot-api.md plays, and the commands do what they say."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import re
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludoteca.engine.match import load
from ludoteca.server import care, commands
from ludoteca.server.hosts import is_local
from ludoteca.server.settings import server_key
from ludoteca.table.backup import back_up
from ludoteca.table.database import address_of
from ludoteca.table.one_server import only_server
from ludoteca.table.upgrade import check_layout, upgrade
from tests.server.players import Player
from tests.server.serving import Process, serving, settings
from tests.table.test_layouts import OLD, old_database
from workshop.places import ROOT

pytestmark = pytest.mark.slow


def the_example() -> str:
    text = (ROOT / "docs" / "bot-api.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, flags=re.S)
    return str(code)


async def test_the_example_of_the_documentation_plays_a_match(address: str) -> None:
    code = the_example()
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 32
    space: dict[str, Any] = {"__name__": "example"}
    exec(compile(code, "bot-api.md", "exec"), space)
    async with Player(address) as anna:
        table = (await anna.create("think-str8", "me", "open"))["id"]
        robo = await anna.post(f"/tables/{table}/chairs/1/token", {"name": "Robo"})
        me = await anna.post(f"/tables/{table}/chairs/0/token")
        await anna.post(f"/tables/{table}/start")
        played = (asyncio.to_thread(space["play"], address, table, seat["token"]) for seat in (robo, me))
        first, second = await asyncio.gather(*played)
        assert first == second
        assert first["winners"]


def run(*words: object) -> int:
    return commands.main([str(word) for word in words])


async def test_backup_restore_and_export(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(settings(tmp_path / "one")) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", start=True))["id"]
        await anna.post(f"/tables/{table}/vote", {"what": "concede"})
        match = (await anna.get(f"/tables/{table}"))["table"]["match"]
        # While the server runs.
        assert await asyncio.to_thread(run, "backup", "--data", tmp_path / "one", tmp_path / "all.gz") == 0
        cookie = anna.headers()
    assert run("restore", "--data", tmp_path / "two", tmp_path / "all.gz") == 0
    assert "key" not in capsys.readouterr().out
    async with serving(settings(tmp_path / "two")) as (address, _), Player(address) as anna:
        # Another machine: whoever was known is.
        mine = (await anna.http.get("/api/me/tables", headers=cookie)).json()
        assert [line["id"] for line in mine] == [table]
    assert run("restore", "--data", tmp_path / "two", tmp_path / "all.gz") == 1
    assert "not empty" in capsys.readouterr().err
    assert await asyncio.to_thread(run, "export", "--data", tmp_path / "two", "--to", tmp_path / "records") == 0
    assert load((tmp_path / "records" / f"{match}.txt").read_text()).game.name == "the-game"
    words = ("export", match, "--json", "--data", tmp_path / "two", "--to", tmp_path / "records")
    assert await asyncio.to_thread(run, *words) == 0
    assert load((tmp_path / "records" / f"{match}.json").read_text()).game.name == "the-game"
    assert await asyncio.to_thread(run, "export", "nothing", "--data", tmp_path / "two", "--to", tmp_path) == 1
    assert run("restore", "--data", tmp_path / "three", tmp_path / "missing.gz") == 1
    assert (
        f"{tmp_path / 'missing.gz'} cannot be read as a backup: No such file or directory." in capsys.readouterr().err
    )
    server_key(tmp_path / "four")
    assert run("restore", "--data", tmp_path / "four", tmp_path / "all.gz") == 0
    assert "key of its own" in capsys.readouterr().out
    assert await asyncio.to_thread(run, "backup", "--data", tmp_path / "two", tmp_path / "no folder" / "all.gz") == 1
    assert f"{tmp_path / 'no folder' / 'all.gz'} cannot be written: No such file" in capsys.readouterr().err


@pytest.mark.parametrize("command", [("backup", "all.gz"), ("export",)])
def test_a_wrong_folder_is_no_empty_database(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "all.gz").write_text("the good one")
    (tmp_path / "other.db").touch()
    for where in (("--data", tmp_path / "typo"), ("--database", tmp_path / "other.db")):
        assert run(*command, *where) == 1
        assert "There is no database of Ludoteca at" in capsys.readouterr().err
    assert (tmp_path / "all.gz").read_text() == "the good one"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["all.gz", "other.db"]


def test_a_place_that_cannot_be_used_is_named_as_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a word that another folder can be named, and with the library's own names for databases."""
    (tmp_path / "file").touch()
    for command in (("serve",), ("restore", "all.gz")):
        assert run(*command, "--data", tmp_path / "file" / "data") == 1
        told = capsys.readouterr().err
        assert f"{tmp_path / 'file' / 'data'} cannot be used as the data folder" in told
        assert "--data or LUDOTECA_DATA" in told
    assert run("export", "--data", tmp_path / "typo") == 1
    assert f"no database of Ludoteca at {tmp_path / 'typo' / 'ludoteca.db'}:" in capsys.readouterr().err
    assert run("export", "--database", "postgresql://anna:secret@127.0.0.1:1/x") == 1
    told = capsys.readouterr().err
    assert "The database postgresql://anna:***@127.0.0.1:1/x cannot be used" in told
    assert "secret" not in told

    def refuse(port: object, address: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    assert run("serve", "--data", tmp_path / "data", "--port", "80") == 1
    assert "--host 127.0.0.1 --port 80: Permission denied." in capsys.readouterr().err


def test_a_newer_database_is_refused_before_anything_is_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    upgrade(address_of(str(tmp_path / "ludoteca.db")))
    with sqlite3.connect(tmp_path / "ludoteca.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert run("serve", "--data", tmp_path, "--port", 1) == 1
    assert "newer Ludoteca" in capsys.readouterr().err


def test_a_damaged_key_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "key").touch(mode=0o600)
    assert run("serve", "--data", tmp_path, "--port", 0) == 1
    told = capsys.readouterr().err
    assert "empty or damaged" in told
    assert "Traceback" not in told


def test_two_servers_do_not_share_a_sqlite_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with only_server(address_of(str(tmp_path / "ludoteca.db"))):
        assert run("serve", "--data", tmp_path, "--port", 1, "--redis", "redis://127.0.0.1:1") == 1
    told = capsys.readouterr().err
    assert "Another server" in told
    # They would not hear of each other by Redis either.
    assert "Redis is not used" in told


def old_data(folder: Path) -> Path:
    """A data folder as the oldest server left it."""
    folder.mkdir()
    Path(old_database(OLD[0], folder).partition("///")[2]).rename(folder / "ludoteca.db")
    return folder


def test_a_second_server_upgrades_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It did, under the feet of the first one, before it noticed that there is one."""
    data = old_data(tmp_path / "data")
    where = address_of(str(data / "ludoteca.db"))
    with only_server(where):
        assert run("serve", "--data", data, "--port", 0) == 1
    assert "Another server" in capsys.readouterr().err
    assert check_layout(where) == OLD[0]


class Enough(Exception):
    """Backups are made for ever, but not in tests."""


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("backup", "now.gz"), 0),
        (("backup", "backups", "--every", "1d"), 0),
        (("check-database",), 1),
        (("check-database", "--repair", "aside"), 1),
        (("export", "--to", "records"), 1),
        (("restore", "other.gz"), 1),
    ],
)
def test_looking_at_an_old_database_upgrades_nothing(
    words: tuple[str, ...],
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A server may be using it, which would not know it any more."""
    monkeypatch.chdir(tmp_path)
    data = old_data(tmp_path / "data")
    where = address_of(str(data / "ludoteca.db"))
    back_up(where, tmp_path / "other.gz")
    (tmp_path / "backups").mkdir()

    def enough(seconds: float) -> None:
        raise Enough

    defaults = care.back_up_every.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "sleep", enough)
    with contextlib.suppress(Enough):
        assert run(*words, "--data", data) == code
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert (told == "") is (code == 0)
    assert check_layout(where) == OLD[0]


def test_nothing_is_restored_under_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    back_up(old_database(OLD[0], tmp_path), tmp_path / "other.gz")
    with only_server(address_of(str(tmp_path / "data" / "ludoteca.db"))):
        assert run("restore", tmp_path / "other.gz", "--data", tmp_path / "data") == 1
    assert "Another server" in capsys.readouterr().err
    assert run("restore", tmp_path / "other.gz", "--data", tmp_path / "data") == 0


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "0.0.0.0", "192.0.2.1"])
def test_which_addresses_are_only_this_machine(host: str) -> None:
    assert is_local(host) == (host in ("127.0.0.1", "localhost", "::1"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--port", "99999"), "a port is a number from 0 to 65535"),
        (("--port", "-1"), "a port is a number from 0 to 65535"),
        (("--host", "192.0.2.1"), "--host 192.0.2.1 --port 8000: "),
    ],
)
def test_where_nobody_can_listen_is_told_in_a_sentence(
    words: tuple[str, str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.suppress(SystemExit):
        assert run("serve", "--data", tmp_path, *words) == 1
    assert told in capsys.readouterr().err


def test_the_commands_can_be_added_to_another_command_line() -> None:
    parser = argparse.ArgumentParser()
    commands.add_commands(parser.add_subparsers())
    asked = parser.parse_args(["serve", "--port", "9000"])
    assert (asked.host, asked.port) == (None, 9000)
    assert callable(asked.run)


async def test_a_process_stops_politely(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    try:
        await server.ready()
        async with Player(server.address) as anna:
            table = (await anna.create("the-game", "me", start=True))["id"]
            async with anna.listen(table) as ear:
                await ear.kind("events")
                before = server.log
                stopped = asyncio.create_task(asyncio.to_thread(server.stop))
                with pytest.raises(Exception, match=r"1012|1001|restart|going away"):
                    await ear.kind("the end of the line")
        assert await stopped in (0, -15)
        # On a busy machine the database may have been slow before, and was asked again.
        assert "rror" not in server.log.removeprefix(before)
    finally:
        server.kill()


def test_a_taken_port_is_told_or_passed_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run("serve", "--data", tmp_path, "--port", port) == 1
        assert f"Port {port} is taken" in capsys.readouterr().err
        found = commands.free_port("127.0.0.1", port, more=commands.NEXT_PORTS)
        assert found is not None
        assert port < found <= port + commands.NEXT_PORTS
