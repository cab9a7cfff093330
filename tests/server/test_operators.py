"""What operators can do, over HTTP and from the command line; and nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server import lifecycle
from ludoteca.server.app import openapi_document
from ludoteca.server.commands import main
from ludoteca.server.lifecycle import open_house
from ludoteca.server.operator_auth import HEADER, is_pass, make_pass
from ludoteca.server.settings import server_key
from ludoteca.table.operator_contract import Standing
from ludoteca.table.operator_store import OperatorStore
from tests.server.players import Player
from tests.server.postgres import Postgres
from tests.server.serving import serving, settings

pytestmark = pytest.mark.slow


class Office:
    """A server, somebody who looks after it, and their command line."""

    def __init__(self, address: str, data: Path, http: httpx.AsyncClient, app: Any) -> None:
        self.address = address
        self.data = data
        self.http = http
        self.app = app

    async def admin(self, *words: str) -> int:
        port = self.address.rpartition(":")[2]
        return await asyncio.to_thread(main, ["admin", *words, "--data", str(self.data), "--port", port])


@contextlib.asynccontextmanager
async def open_office(folder: Path, **more: Any) -> AsyncIterator[Office]:
    async with serving(settings(folder, **more)) as (address, app):
        headers = {HEADER: make_pass(server_key(folder)), "X-Ludoteca": "1"}
        base = f"{address}/api/operator"
        async with httpx.AsyncClient(base_url=base, headers=headers, timeout=60, verify=False) as http:
            yield Office(address, folder, http, app)


def test_a_pass_holds_for_its_hours_and_for_its_server() -> None:
    key, now = b"k" * 32, 1_800_000_000.0
    told = make_pass(key, 2, now)
    assert is_pass(key, told, now + 7_199)
    assert not is_pass(key, told, now + 7_201)
    assert not is_pass(b"x" * 32, told, now)
    assert not is_pass(key, told.replace("18", "19", 1), now)
    for nonsense in ("", ".", "x.y", "9999999999-a.b", "é.é"):
        assert not is_pass(key, nonsense, now)


async def test_nobody_else_learns_that_there_is_an_office(tmp_path: Path) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna:
        token = (await anna.create("the-game", "me", "open"))["id"]
        for method, path in [("GET", "/overview"), ("GET", f"/tables/{token}/chat"), ("POST", "/backup")]:
            for headers in ({}, {HEADER: "x.y"}, {HEADER: make_pass(b"another key of a server")}):
                answer = await anna.http.request(method, f"/api/operator{path}", headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert b"/operator" not in openapi_document()


async def test_tables_and_people_are_listed_without_their_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna:
        await anna.post("/me", {"name": "Anna"})
        table = await anna.create("the-game", "me", "random", start=True)
        found = (await office.http.get("/tables")).json()
        assert [(line["id"], line["status"], line["names"][0]) for line in found] == [(table["id"], "playing", "Anna")]
        assert table["code"] not in (await office.http.get("/tables")).text
        (person,) = (await office.http.get("/people", params={"name": "ann"})).json()
        assert (person["name"], person["tables"]) == ("Anna", 1)
        assert (await office.http.get("/people", params={"name": "%"})).json() == []
        overview = (await office.http.get("/overview")).json()
        assert overview["stored"]["tables playing"] == 1
        assert overview["ready"] is None
        for words in (["tables"], ["people", "Ann"], ["status"], ["bans"]):
            assert await office.admin(*words) == 0
        told = capsys.readouterr().out
        assert table["id"] in told
        assert person["id"] in told
        assert ["ready", "yes"] in [line.split() for line in told.splitlines()]


async def test_a_table_is_closed_and_its_record_stays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna:
        table = await anna.create("the-game", "me", start=True)
        async with anna.listen(table["id"]) as ear:
            await ear.beyond(-1)
            with caplog.at_level(logging.WARNING, "ludoteca.operators"):
                assert (await office.http.delete(f"/tables/{table['id']}")).status_code == 204
            assert (await ear.kind("bye"))["reason"] == "removed"
        assert "An operator has closed a table." in caplog.text
        await anna.get(f"/tables/{table['id']}", expect=404)
        assert (await anna.get(f"/matches/{table['match']}"))["ending"] == "abandoned"
        assert (await office.http.delete(f"/tables/{table['id']}")).status_code == 404
        assert await office.admin("close", "nothing") == 1


async def test_words_are_read_and_removed_for_everybody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna:
        table = await anna.create("lost-code", "me", "open")
        for text in ("good day", "rude word"):
            await anna.post(f"/tables/{table['id']}/chat", {"text": text})
        assert await office.admin("words", table["id"]) == 0
        assert "    1  " in (told := capsys.readouterr().out)
        assert told.rstrip().endswith("rude word")
        assert await office.admin("remove-words", table["id"], "1") == 0
        assert [said["text"] for said in await anna.get(f"/tables/{table['id']}/chat")] == ["good day", "…"]
        assert await office.admin("remove-words", table["id"], "7") == 1


async def test_a_person_is_removed_and_a_bot_plays_on(tmp_path: Path) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna, Player(office.address) as ben:
        await anna.post("/me", {"name": "Anna"})
        await ben.post("/me", {"name": "Ben"})
        table = await anna.create("the-game", "me", "open")
        await ben.post("/join", {"code": table["code"]})
        await ben.post(f"/tables/{table['id']}/sit", {})
        await anna.post(f"/tables/{table['id']}/start")
        (person,) = (await office.http.get("/people", params={"name": "Anna"})).json()
        assert await office.admin("remove-person", person["id"]) == 0
        assert (await anna.get("/me"))["me"] is None
        there = (await ben.get(f"/tables/{table['id']}"))["table"]
        assert there["chairs"][0]["kind"] == "bot"
        assert there["chairs"][0]["name"] != "Anna"
        assert there["you"] == 1
        # Somebody has to look after the table.
        await ben.patch(f"/tables/{table['id']}", {"chat": False})
        assert (await office.http.delete(f"/people/{person['id']}")).status_code == 404


async def test_who_is_banned_stays_out_until_the_ban_is_lifted(tmp_path: Path) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna:
        await anna.post("/me", {"name": "Anna"})
        table = await anna.create("the-game", "me", start=True)
        (person,) = (await office.http.get("/people")).json()
        async with anna.listen(table["id"]) as ear:
            await ear.beyond(-1)
            assert await office.admin("ban", "person", person["id"], "--days", "2", "--why", "rude") == 0
            # They do not look on either.
            assert (await ear.kind("error"))["error"]["code"] == "banned"
            with pytest.raises(ConnectionClosed):
                await ear.hear()
            assert ear.socket.close_code == 4403
        assert (await anna.get("/me", expect=403))["code"] == "banned"
        assert await office.admin("unban", "person", person["id"]) == 0
        await anna.get("/me")
        assert await office.admin("unban", "person", person["id"]) == 1


async def test_what_is_not_there_is_told_as_to_an_operator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A ban of a misspelt person was listed and kept nobody out, and operators were told to ask for a table's link."""
    async with open_office(tmp_path) as office:
        for words in (
            ("close", "nowhere"),
            ("words", "nowhere"),
            ("remove-words", "nowhere", "3"),
            ("remove-person", "nobody"),
            ("ban", "person", "nobody"),
            ("unban", "network", "192.0.2.7"),
        ):
            assert await office.admin(*words) == 1
            told = capsys.readouterr().err
            assert "That is not there." in told
            assert f"--data {tmp_path}" in told
        assert (await office.http.get("/overview")).json()["standing"]["bans"] == []


async def test_a_network_is_banned(tmp_path: Path) -> None:
    async with open_office(tmp_path, proxy=True) as office, Player(office.address) as anna:
        anna.http.headers["x-forwarded-for"] = "2001:db8::1"
        await anna.get("/me")
        assert await office.admin("ban", "network", "2001:db8::2") == 0
        assert (await anna.get("/me", expect=403))["code"] == "banned"
        anna.http.headers["x-forwarded-for"] = "2001:db9::1"
        await anna.get("/me")
        assert (await office.http.post("/bans", json={"whom": "dog rex"})).status_code == 422


async def test_a_ban_of_many_addresses_keeps_them_out_and_one_of_none_is_refused(tmp_path: Path) -> None:
    """Both were listed as banned, and kept nobody out."""
    async with open_office(tmp_path, proxy=True) as office, Player(office.address) as anna:
        for banned, inside, outside in (
            ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("198.51.100.77/24", "198.51.100.3", "198.51.101.3"),
            ("2001:db8::/32", "2001:db8:7::1", "2001:db9::1"),
        ):
            assert await office.admin("ban", "network", banned) == 0
            for address, status in ((inside, 403), (outside, 200)):
                anna.http.headers["x-forwarded-for"] = address
                await anna.get("/me", expect=status)
            assert await office.admin("unban", "network", banned) == 0
            anna.http.headers["x-forwarded-for"] = inside
            await anna.get("/me")
        for nobody in ("nonsense", "192.0.2.300", "192.0.2.0/33"):
            assert await office.admin("ban", "network", nobody) == 1
        assert (await office.http.get("/overview")).json()["standing"]["bans"] == []


async def test_everybody_hears_an_announcement_now_and_later(tmp_path: Path) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna:
        table = await anna.create("the-game", "me", "open")
        async with anna.listen(table["id"]) as ear:
            await ear.kind("table")
            assert await office.admin("announce", "Back in  ten minutes.") == 0
            assert (await ear.kind("announcement"))["text"] == "Back in ten minutes."
        async with anna.listen(table["id"]) as ear:
            assert (await ear.kind("announcement"))["text"] == "Back in ten minutes."
        assert await office.admin("announce") == 0
        async with anna.listen(table["id"]) as ear:
            await ear.kind("table")
            assert "announcement" not in {message["kind"] for message in ear.heard}


async def test_while_nothing_may_be_changed_everything_can_be_seen(tmp_path: Path) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna:
        table = await anna.create("the-game", "me", start=True)
        assert await office.admin("read-only", "on") == 0
        view = await anna.view(table["id"])
        refused = await anna.http.post(f"/api/tables/{table['id']}/play", json={"move": view["moves"][0]})
        assert (refused.status_code, refused.json()["code"]) == (503, "read-only")
        assert refused.headers["retry-after"] == "60"
        async with anna.listen(table["id"]) as ear:
            answer = await ear.do(do="play", move=view["moves"][0])
            assert answer["error"]["code"] == "read-only"
        assert (await Player(office.address).http.post("/api/me", json={"name": "New"})).status_code == 503
    # It holds after a restart too, until somebody ends it.
    async with open_office(tmp_path) as office, Player(office.address) as ben:
        assert (await ben.http.post("/api/me", json={"name": "Ben"})).status_code == 503
        assert await office.admin("read-only", "off") == 0
        await ben.post("/me", {"name": "Ben"})


@pytest.mark.parametrize(("slow", "starts"), [(3, True), (1_000, False)])
async def test_a_slow_database_does_not_keep_a_server_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: int, starts: bool
) -> None:
    """On a busy machine a server was seen to give up because the first answer did not come in time."""
    asked = 0
    real = OperatorStore.standing

    async def standing(store: OperatorStore) -> Standing:
        nonlocal asked
        asked += 1
        if asked <= slow:
            raise TimeoutError
        return await real(store)

    monkeypatch.setattr(OperatorStore, "standing", standing)
    async with contextlib.AsyncExitStack() as stack:
        if not starts:
            stack.enter_context(pytest.raises(TimeoutError))
        async with open_house(settings(tmp_path)) as house:
            assert not house.standing.read_only
            assert asked == slow + 1


async def test_verify_and_back_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna:
        await anna.create("the-game", "me", start=True)
        assert await office.admin("verify") == 0
        assert await office.admin("backup") == 0
        told = capsys.readouterr().out
        assert "1 table, 1 match, " in told
        assert "verified" in told
        assert len(list((tmp_path / "backups").glob("ludoteca-*.gz"))) == 1


async def test_the_link_opens_the_office(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_office(tmp_path) as office:
        assert await office.admin("link", "--url", "https://play.example.org") == 0
        link = capsys.readouterr().out.strip()
        assert link.startswith("https://play.example.org/operator#")
        assert is_pass(server_key(tmp_path), link.partition("#")[2])


async def test_without_the_servers_key_or_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "status", "--data", str(tmp_path), "--port", "1"]) == 1
    assert "There is no server's key in" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    server_key(tmp_path)
    assert main(["admin", "status", "--data", str(tmp_path), "--port", "1"]) == 1
    assert "Nobody answers at" in capsys.readouterr().err


def test_which_server_is_meant_may_be_said_before_or_after(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server_key(tmp_path)
    where, port = ["--data", str(tmp_path)], ["--port", "1"]
    for before, after in ((where + port, []), (where, port), (port, where), ([], where + port)):
        for what in (["status"], ["tables"], ["people"], ["bans"], ["announce"], ["ban", "person", "x"]):
            assert main(["admin", *before, *what, *after]) == 1
            assert "Nobody answers at http://127.0.0.1:1:" in capsys.readouterr().err


@pytest.mark.postgres
async def test_what_is_decided_at_one_process_holds_at_the_other(
    pg: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # By a notice, at once: what is looked up now and then would come in half a minute too.
    monkeypatch.setattr(lifecycle, "_LOOK_AT_STANDING", 1e6)
    database = pg.database()
    async with (
        open_office(tmp_path, database=database) as one,
        serving(settings(tmp_path, database=database)) as (two, _),
        Player(two) as anna,
    ):
        table = await anna.create("the-game", "me", "open")
        async with anna.listen(table["id"]) as ear:
            await ear.kind("table")
            await one.http.post("/announcement", json={"text": "Soon."})
            assert (await ear.kind("announcement"))["text"] == "Soon."


async def test_whatever_an_operator_does_is_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_office(tmp_path) as office, Player(office.address) as anna:
        await anna.post("/me", {"name": "Anna"})
        table = (await anna.create("lost-code", "me", "open"))["id"]
        await anna.post(f"/tables/{table}/chat", {"text": "rude word"})
        (person,) = (await office.http.get("/people")).json()
        for words, told in (
            (("announce", "Back soon."), "An operator announces: Back soon."),
            (("announce",), "An operator announces: nothing any more"),
            (("read-only", "on"), "An operator has turned read-only mode on."),
            (("read-only", "off"), "An operator has turned read-only mode off."),
            (("ban", "network", "192.0.2.7"), "An operator has banned network 192.0.2.7."),
            (("unban", "network", "192.0.2.7"), "An operator has lifted the ban of network 192.0.2.7."),
            (("words", table), "An operator has read the talk of a table."),
            (("remove-words", table, "0"), "An operator has removed a message."),
            (("close", table), "An operator has closed a table."),
            (("remove-person", person["id"]), "An operator has removed a person."),
        ):
            caplog.clear()
            assert await office.admin(*words) == 0
            assert [record.message for record in caplog.records if record.name == "ludoteca.operators"] == [told]
