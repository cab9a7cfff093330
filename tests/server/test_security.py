"""What strangers cannot do: other sites, wrong tokens, guessing, flooding; and what every answer carries."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludoteca.server.auth import DAY, RENEWED_AFTER
from ludoteca.server.guard import is_from_here
from ludoteca.server.limits import ALLOWED, Limits
from ludoteca.server.settings import server_key
from ludoteca.table.errors import ApiError
from ludoteca.table.policy import HousePolicy
from tests.server.players import Player
from tests.server.serving import Process, serving, settings, stop_refilling
from tests.table.test_lengths import long_record

pytestmark = pytest.mark.slow

JSON = {"content-type": "application/json"}


async def test_the_cookie_is_signed_and_out_of_reach_of_scripts(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        answer = await http.post("/api/me", json={"name": "Anna"}, headers={"X-Ludoteca": "1"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        value = http.cookies["ludoteca"]
        assert (await http.get("/api/me")).json()["me"] == {"name": "Anna", "language": "en"}
        http.cookies.clear()
        for forged in (value[:-1] + ("A" if value[-1] != "A" else "B"), value.partition(".")[0], "x.y", ""):
            answer = await http.get("/api/me", headers={"Cookie": f"ludoteca={forged}"})
            assert answer.json()["me"] is None


async def test_behind_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, public="https://play.example")) as (address, _):
        async with httpx.AsyncClient(base_url=address) as http:
            answer = await http.post("/api/me", json={"name": "Anna"}, headers={"X-Ludoteca": "1"})
            nothing = await http.post("/api/nothing", headers={"X-Ludoteca": "1"})
            # Somebody on the way could have written a page that came without TLS.
            own = {"X-Ludoteca": "1", "Host": "play.example"}
            for origin, status in (("https://play.example", 200), ("http://play.example", 403)):
                assert (await http.post("/api/me", json={}, headers={**own, "Origin": origin})).status_code == status
        assert "Secure" in answer.headers["set-cookie"]
        for told in (answer, nothing):
            assert "strict-transport-security" in told.headers


async def test_a_cookie_is_given_again_before_browsers_forget_it(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as (address, app), Player(address) as anna:
        await anna.post("/me", {"name": "Anna"})
        assert "set-cookie" not in (await anna.http.get("/api/me")).headers
        clock, days = app.state.house.now, RENEWED_AFTER + 1
        app.state.house.now = lambda: clock() + days * DAY
        again = await anna.http.get("/api/me")
        assert again.json()["me"]["name"] == "Anna"
        assert f"Max-Age={400 * DAY}" in again.headers["set-cookie"]
        assert "set-cookie" not in (await anna.http.get("/api/me")).headers
        # Whoever asks to be forgotten is, even with a cookie that is due.
        days *= 2
        forgotten = await anna.http.post("/api/me/forget", json={"name": "Anna"})
        assert forgotten.status_code == 204, forgotten.text
        assert "Max-Age=0" in forgotten.headers["set-cookie"]


async def test_a_cookie_from_before_there_was_tls_is_taken_and_replaced(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        await anna.post("/me", {"name": "Anna"})
        old = anna.headers()["Cookie"]
    async with (
        serving(settings(tmp_path, public="https://play.example")) as (address, _),
        httpx.AsyncClient(base_url=address) as http,
    ):
        answer = await http.get("/api/me", headers={"Cookie": old})
        assert answer.json()["me"]["name"] == "Anna"
        given = answer.headers["set-cookie"]
        assert given.startswith("__Host-ludoteca=")
        new = given.partition(";")[0]
        answer = await http.get("/api/me", headers={"Cookie": f"{old}; {new}"})
        assert answer.json()["me"]["name"] == "Anna"
        assert "set-cookie" not in answer.headers


async def test_a_neighbouring_site_cannot_plant_a_cookie_that_came_by_tls(tmp_path: Path) -> None:
    """Another name of the same domain can set cookies here, but none whose name begins with __Host-."""
    async with (
        serving(settings(tmp_path, public="https://play.example")) as (address, _),
        httpx.AsyncClient(base_url=address) as http,
    ):
        answer = await http.post("/api/me", json={"name": "Mallory"}, headers={"X-Ludoteca": "1"})
        name, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
        assert name == "__Host-ludoteca"
        http.cookies.clear()
        assert (await http.get("/api/me", headers={"Cookie": f"{name}={value}"})).json()["me"] is not None
        assert (await http.get("/api/me", headers={"Cookie": f"ludoteca={value}"})).json()["me"] is None


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"X-Ludoteca": "1"}, 200),
        ({"X-Ludoteca": "1", "Origin": "http://evil.example"}, 403),
        ({"X-Ludoteca": "1", "Origin": "null"}, 403),
        ({"X-Ludoteca": "1", "Origin": "null", "Host": ""}, 421),
        ({"X-Ludoteca": "1", "Origin": "http://["}, 403),
        ({"X-Ludoteca": "1", "Sec-Fetch-Site": "cross-site"}, 403),
        ({"X-Ludoteca": "1", "Sec-Fetch-Site": "same-site"}, 403),
        ({"X-Ludoteca": "1", "Sec-Fetch-Site": "same-origin"}, 200),
    ],
)
async def test_other_sites_cannot_act_for_a_person(address: str, headers: dict[str, str], status: int) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        answer = await http.post("/api/me", json={"name": "Anna"}, headers=headers)
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["code"] == "cross-site"
        own = {**headers, "Origin": address}
        if status == 200:
            assert (await http.post("/api/me", json={"name": "Anna"}, headers=own)).status_code == 200


async def test_other_sites_get_no_socket(address: str) -> None:
    async with Player(address) as anna:
        table = await anna.create("the-game", "me", start=True)
        path = f"{address.replace('http', 'ws', 1)}/ws/tables/{table['id']}"
        headers = anna.headers()
        async with connect(path, additional_headers=headers, origin=address) as socket:  # type: ignore[arg-type]
            await socket.send('{"do":"hello"}')
            assert await socket.recv()
        with pytest.raises(Exception, match=r"403|4403|rejected"):
            async with connect(path, additional_headers=headers, origin="http://evil.example") as socket:  # type: ignore[arg-type]
                await socket.recv()


async def test_every_answer_carries_the_security_headers(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        known = ("/", "/api/me", "/nothing", "/api/tables/nothing", "/health", "/metrics")
        for path in (*known, "/api/nothing", "/api/tables/a/b/c/d", "/ws/nothing"):
            headers = (await http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert len(headers.get_list("content-security-policy")) == 1
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
            assert headers["content-type"].count("charset") <= 1
        assert (await http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_what_is_hidden_and_what_is_not_there_look_the_same(address: str) -> None:
    async with Player(address) as anna, Player(address) as ben:
        table = (await anna.create("the-game", "me", "random", start=True))["id"]
        match = (await anna.get(f"/tables/{table}"))["table"]["match"]
        await ben.post("/me", {"name": "Ben"})
        for real, false in ((table, "x" * 12), (match, "x" * 20)):
            kind = "tables" if real == table else "matches"
            answers = [await ben.http.get(f"/api/{kind}/{name}") for name in (real, false)]
            assert [answer.status_code for answer in answers] == [404, 404]
            assert answers[0].content == answers[1].content
        for name in (table, "x" * 12):
            async with connect(f"{address.replace('http', 'ws', 1)}/ws/tables/{name}") as socket:
                assert "not-found" in str(await socket.recv())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()


async def test_a_seat_token_is_good_for_its_seat_only(address: str) -> None:
    async with Player(address) as anna:
        one = (await anna.create("the-game", "me", "open"))["id"]
        two = (await anna.create("the-game", "me", "open"))["id"]
        token = (await anna.post(f"/tables/{one}/chairs/1/token", {"name": "Robo"}))["token"]
        async with Player(address, token=token) as robo:
            assert (await robo.get(f"/tables/{one}"))["table"]["you"] == 1
            await robo.get(f"/tables/{two}", expect=401)
            await robo.post("/tables", {"game": "the-game"}, expect=401)
            await robo.post(f"/tables/{one}/start", expect=403)
        async with Player(address, token=token[:-2]) as forged:
            await forged.get(f"/tables/{one}", expect=401)
        await anna.post(f"/tables/{one}/chairs/1/token", {}, expect=403)


async def test_large_and_deep_requests_are_refused(address: str) -> None:
    async with httpx.AsyncClient(base_url=address, headers={"X-Ludoteca": "1"}) as http:
        big = await http.post("/api/me", content=b'{"name":"' + b"x" * 200_000 + b'"}')
        assert big.status_code == 413
        for content in (b"[" * 20_000, b'{"name":' * 5000, b"\xff\xfe", b"", b"null"):
            answer = await http.post("/api/me", content=content, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, content[:20]
            assert answer.json()["sentence"]


async def test_limits_per_address_and_person(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, limits=True)) as (address, app), Player(address) as anna:
        stop_refilling(app)
        await anna.post("/me", {"name": "Anna"})
        codes = [(await anna.http.post("/api/join", json={"code": f"{n}"})).status_code for n in range(30)]
        assert set(codes) == {404, 429}
        # 0.2 a second: when to come back is told.
        assert 1 <= int((await anna.http.post("/api/join", json={"code": "1"})).headers["retry-after"]) <= 5
        table = (await anna.create("lost-code", "me", "open"))["id"]
        said = [(await anna.http.post(f"/api/tables/{table}/chat", json={"text": "hi"})).status_code for _ in range(12)]
        assert said[0] == 201
        assert said[-1] == 429


async def test_whoever_floods_the_door_is_told_when_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWED, "request", (1, 0.001))
    async with serving(settings(tmp_path, limits=True)) as (address, app), Player(address) as anna:
        answers = [await anna.http.get("/api/me") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert answers[1].json()["code"] == "slow-down"
        assert 900 < int(answers[1].headers["retry-after"]) <= 1000
        assert b'ludoteca_refused_total{code="slow-down"} 1.0' in app.state.metrics.text()


async def test_a_flooded_socket_says_which_message_was_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWED, "write", (4, 0.001))
    async with serving(settings(tmp_path, limits=True)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", start=True))["id"]
        async with anna.listen(table) as ear:
            # `do` waits for the answer with its own number.
            answers = [await ear.do(do="ping") for _ in range(4)]
        assert [answer["kind"] for answer in answers] == ["pong", "pong", "error", "error"]
        assert answers[-1]["error"]["code"] == "slow-down"


async def test_too_many_tables_is_not_mended_by_waiting(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, policy=HousePolicy(max_tables=1))) as (address, _), Player(address) as anna:
        await anna.create("the-game", "me", "open")
        refused = await anna.http.post("/api/tables", json={"game": "the-game"})
        assert refused.status_code == 429
        assert refused.json()["code"] == "too-many-tables"
        assert "retry-after" not in refused.headers


def test_a_bucket_fills_again() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    burst, rate = ALLOWED["talk"]
    for _ in range(int(burst)):
        limits.take("talk", "anna")
    with pytest.raises(ApiError):
        limits.take("talk", "anna")
    limits.take("talk", "ben")
    now = 1.01 / rate
    limits.take("talk", "anna")


async def test_no_secret_is_ever_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "ludoteca"):
        async with serving(settings(tmp_path)) as (address, _), Player(address) as anna, Player(address) as ben:
            table = await anna.create("the-game", "me", "open")
            await ben.post("/join", {"code": table["code"]})
            link = await anna.post("/me/link")
            token = await anna.post(f"/tables/{table['id']}/chairs/0/token")
            await anna.http.get(f"/join/{table['code']}?secret=sesame")
            await anna.http.get("/api/nothing/sesame")
            cookie = anna.http.cookies["ludoteca"]
    # The visitor's own client runs in this process too, and may write down where it went.
    ours = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    written = "\n".join(f"{record.getMessage()} {vars(record)}" for record in ours)
    assert "POST /api/join" in written
    secrets: list[Any] = [table["code"], table["watch"], link["token"], token["token"], cookie, "sesame", table["id"]]
    for secret in secrets:
        assert secret not in written


async def test_a_server_that_logs_everything_logs_no_secret(tmp_path: Path) -> None:
    server = Process(tmp_path, "--log", "debug")
    try:
        server.start()
        await server.ready()
        async with Player(server.address) as anna:
            table = await anna.create("the-game", "me", "open")
            await anna.http.get(f"/join/{table['code']}")
            async with anna.listen(table["id"]) as ear:
                await ear.kind("table")
            cookie = anna.http.cookies["ludoteca"]
        server.stop()
    finally:
        server.kill()
    assert "SOCKET /ws/tables/{table}" in server.log
    for secret in (table["code"], table["watch"], table["id"], cookie, cookie.split(".")[0]):
        assert secret not in server.log


@pytest.mark.parametrize(
    ("token", "headers", "status"),
    [
        (None, {}, 200),
        (None, {"X-Forwarded-For": "127.0.0.1"}, 404),
        ("sesame", {}, 404),
        ("sesame", {"Authorization": "Bearer open"}, 404),
        ("sesame", {"Authorization": "Bearer sesame", "X-Forwarded-For": "203.0.113.5"}, 200),
    ],
)
async def test_numbers_are_for_this_machine_or_for_who_has_the_token(
    tmp_path: Path, token: str | None, headers: dict[str, str], status: int
) -> None:
    async with serving(settings(tmp_path, metrics=token)) as (address, _), httpx.AsyncClient(base_url=address) as http:
        assert (await http.get("/metrics", headers=headers)).status_code == status


@pytest.mark.parametrize(
    ("client", "here"),
    [(("127.0.0.1", 1), True), (("::1", 1), True), (("::ffff:127.0.0.1", 1), True), (("192.0.2.1", 1), False)],
)
def test_only_loopback_is_this_machine(client: tuple[str, int], here: bool) -> None:
    scope: Any = {"client": client, "headers": []}
    assert is_from_here(scope) is here


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    key = server_key(tmp_path / "data")
    assert len(key) == 32
    assert server_key(tmp_path / "data") == key
    assert (tmp_path / "data" / "key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["key"]


async def test_reading_a_long_match_again_and_again_is_counted(tmp_path: Path) -> None:
    """Each time it is written out anew on the event loop, which everybody shares."""
    long = await asyncio.to_thread(long_record, 1_500)
    async with serving(settings(tmp_path, limits=True)) as (address, app), Player(address) as eve:
        stop_refilling(app)
        match = (await eve.post("/records", {"record": long}))["id"]
        table = await eve.post(f"/matches/{match}/branch", {"n": 1_400, "seat": 0, "bots": None})
        place, most = f"/api/tables/{table['id']}", int(ALLOWED["replay"][0])
        refused = [(await eve.http.get(place)).status_code for _ in range(most + 40)].count(429)
        assert refused > 0
        assert (await eve.http.get(f"{place}/events")).status_code == 429
        async with eve.listen(table["id"]) as ear, asyncio.timeout(60):
            assert (await ear.kind("error"))["error"]["code"] == "slow-down"
        # Who only wants what is new is not held up.
        for path in (f"{place}/events?n=1390", f"{place}?match={table['match']}&n=1390"):
            assert (await eve.http.get(path)).status_code == 200


async def test_a_long_branch_counts_as_several_tables(tmp_path: Path) -> None:
    long = await asyncio.to_thread(long_record, 4_500)
    async with serving(settings(tmp_path, limits=True)) as (address, app), Player(address) as eve:
        stop_refilling(app)
        match = (await eve.post("/records", {"record": long}))["id"]
        made = 0
        while (
            await eve.http.post(f"/api/matches/{match}/branch", json={"n": 4_000, "seat": 0, "bots": None})
        ).status_code == 201:
            made += 1
        assert 1 <= made <= ALLOWED["table"][0] // 5 + 1


async def test_reading_finished_matches_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a match played again and again keeps everybody else waiting."""
    monkeypatch.setitem(ALLOWED, "replay", (3, 0.001))
    record = await asyncio.to_thread(long_record, 20)
    async with serving(settings(tmp_path, limits=True)) as (address, app), Player(address) as eve:
        stop_refilling(app)
        match = (await eve.post("/records", {"record": record}))["id"]
        for path in ("", "/record", "/frames"):
            app.state.auth.limits._buckets.clear()
            answers = [(await eve.http.get(f"/api/matches/{match}{path}")).status_code for _ in range(4)]
            assert answers == [200, 200, 200, 429], path


async def test_another_person_at_the_same_address_tries_no_more_codes(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, limits=True)) as (address, app):
        stop_refilling(app)
        for tries in (int(ALLOWED["code"][0]), 0):
            async with Player(address) as somebody:
                await somebody.post("/me", {"name": "Somebody"})
                for _ in range(tries):
                    await somebody.post("/join", {"code": "aaaaaaaa"}, expect=404)
                await somebody.post("/join", {"code": "aaaaaaaa"}, expect=429)


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        # A value of thousands of characters, of which the sentence about it speaks.
        ({"method": "GET", "url": f"/api/games?language={'x' * 2_600}"}, 400),
        # No text in JSON.
        ({"method": "POST", "url": "/api/me", "content": b'{"name":"\xff\xfe"}', "headers": JSON}, 400),
    ],
)
async def test_what_was_answered_with_500(address: str, request_: dict[str, Any], status: int) -> None:
    async with httpx.AsyncClient(base_url=address, headers={"X-Ludoteca": "1"}) as http:
        answer = await http.request(**request_)
        assert (answer.status_code, bool(answer.json()["sentence"])) == (status, True)


async def test_control_characters_reach_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite takes them; PostgreSQL does not, and was said to be busy."""
    async with serving(settings(tmp_path)) as (address, app), httpx.AsyncClient(base_url=address) as http:
        asked: list[str] = []

        async def ask(name: str) -> None:
            asked.append(name)

        for question in ("table", "match", "find_code"):
            monkeypatch.setattr(app.state.house.store, question, ask)
        for path in ("tables/%00", "matches/%00", "invitations/a%00b", "tables/a%1Fb"):
            answer = await http.get(f"/api/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        assert asked == []
        await http.get("/api/tables/abc")
        assert asked == ["abc"]


async def test_a_seat_token_of_the_host_changes_nothing_about_the_table(address: str) -> None:
    """It is for playing, whoever sits there: a program that leaks it gives nothing else away."""
    async with Player(address) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        token = (await anna.post(f"/tables/{table}/chairs/0/token"))["token"]
        async with Player(address, token=token) as robo:
            assert (await robo.get(f"/tables/{table}"))["table"]["you"] == 0
            for method, path, body in (
                ("PATCH", "", {"visibility": "listed"}),
                ("DELETE", "", None),
                ("POST", "/start", {}),
                ("PATCH", "/chairs/1", {"bot": "random"}),
                ("POST", "/chairs/0/token", {}),
                ("GET", "/tokens", None),
                ("POST", "/rematch", {}),
            ):
                answer = await robo.http.request(method, f"/api/tables/{table}{path}", json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "token-scope"), path
        assert (await anna.get(f"/tables/{table}"))["table"]["visibility"] == "private"


async def test_a_revoked_token_plays_no_more_over_an_open_socket(address: str) -> None:
    async with Player(address) as anna:
        table = (await anna.create("the-game", "me"))["id"]
        made = await anna.post(f"/tables/{table}/chairs/0/token")
        await anna.post(f"/tables/{table}/start")
        async with Player(address, token=made["token"]) as robo, robo.listen(table) as ear:
            move = (await ear.beyond(0))["view"]["moves"][0]
            assert await anna.ask("DELETE", f"/tables/{table}/tokens/{made['id']}") is None
            answer = await ear.do(do="play", move=move)
            assert (answer["kind"], answer["error"]["code"]) == ("error", "bad-token")
