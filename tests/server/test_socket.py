"""The socket: resuming without gaps or doubles, tabs in step, presence, talk, watching."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludoteca.table.house import House
from tests.server.players import Ear, Player
from tests.server.serving import serving, settings


@pytest.mark.slow
async def test_coming_back_resumes_where_one_was_on_another_device_too(address: str) -> None:
    async with Player(address) as anna, Player(address) as ben, Player(address) as phone:
        table = await anna.create("lost-code", "me", "open")
        name = table["id"]
        await ben.post("/join", {"code": table["code"]})
        await ben.post(f"/tables/{name}/sit", {})
        await anna.post(f"/tables/{name}/start")
        seen: list[int] = []
        match, n, said = None, 0, 0
        link = await anna.post("/me/link")
        await phone.post("/me/claim", {"token": link["token"]})
        for turn in range(12):
            device = (anna, phone)[turn % 2]
            async with device.listen(name, {"match": match, "n": n, "said": said}) as ear:
                state = await ear.beyond(n - 1) if not seen else await ear.kind("events")
                match, n = state["match"], state["n"]
                for player in (anna, ben):
                    view = await player.view(name)
                    if view["moves"]:
                        await player.play(name, view["moves"][0])
                        n = (await ear.beyond(n))["n"]
                        break
                await ben.post(f"/tables/{name}/chat", {"text": "well"})
                said += len((await ear.kind("said"))["messages"])
                seen += [entry["n"] for entry in ear.entries]
        assert seen == list(range(n))
        assert said == 12


@pytest.mark.slow
async def test_two_tabs_of_a_seat_stay_in_step(address: str) -> None:
    async with Player(address) as anna:
        table = (await anna.create("the-game", "me", start=True))["id"]
        async with anna.listen(table) as one, anna.listen(table) as two:
            n = 0
            for turn in range(10):
                state = await one.beyond(n)
                assert await two.beyond(n) == state
                n = state["n"]
                if not state["view"]["moves"]:
                    break
                ear: Ear = (one, two)[turn % 2]
                assert (await ear.do(do="play", move=state["view"]["moves"][0], n=n))["kind"] == "done"
            await anna.ask("PUT", f"/tables/{table}/notes", {"marks": {"a": "b"}})
            assert (await two.kind("notes"))["notes"] == {"marks": {"a": "b"}}


@pytest.mark.slow
async def test_who_reads_slowly_misses_nothing_and_holds_up_nobody(tmp_path: Path) -> None:
    async with (
        serving(settings(tmp_path), buffer=4096) as (address, _),
        Player(address) as anna,
        Player(address) as watcher,
    ):
        table = await anna.create("the-game", "me", "random", start=True, options={"start": "host_choice"})
        name = table["id"]
        await watcher.post("/join", {"code": table["watch"]})
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        host, port = address.removeprefix("http://").split(":")
        narrow.connect((host, int(port)))
        narrow.setblocking(False)
        path = f"{address.replace('http', 'ws', 1)}/ws/tables/{name}"
        line = connect(path, sock=narrow, additional_headers=watcher.headers(), max_queue=1, compression=None)
        async with line as eye, anna.listen(name) as ear:
            await eye.send('{"do":"hello"}')
            while (await anna.get(f"/tables/{name}"))["watchers"] == 0:
                await asyncio.sleep(0.01)
            # More than fits between two ends that do not move: the match itself, and what is said beside it.
            n = (await ear.kind("events"))["n"]
            for _ in range(10):
                for word in ("leave", "none") * 10:
                    await ear.send({"do": "play", "ref": 1, "move": f"signal up1 {word}"})
                n += 20
                assert (await ear.beyond(n - 1))["n"] == n
            seen: list[int] = []
            while len(seen) < n:
                message = msgspec.json.decode(await eye.recv())
                if message["kind"] == "events":
                    seen += [entry["n"] for entry in message["events"]]
            assert seen == list(range(n))


@pytest.mark.slow
async def test_presence_and_watching(address: str) -> None:
    async with Player(address) as anna, Player(address) as watcher:
        table = await anna.create("the-game", "me", "random", start=True)
        name = table["id"]
        await watcher.post("/join", {"code": table["watch"]})
        async with anna.listen(name) as ear:
            assert (await ear.kind("presence"))["present"] == [0]
            async with watcher.listen(name) as eye:
                assert (await ear.until(lambda m: m["kind"] == "presence" and m["watchers"] == 1))["present"] == [0]
                state = await eye.kind("events")
                assert state["view"]["seat"] is None
                assert state["view"]["hand"] == []
                assert all(e["move"]["card"] is None for e in state["events"] if e["move"]["do"] == "draw")
                answer = await eye.do(do="play", move="end")
                assert answer["error"]["code"] == "not-seated"
            await ear.until(lambda m: m["kind"] == "presence" and m["watchers"] == 0)


@pytest.mark.slow
async def test_refusals_speak_the_persons_language(address: str) -> None:
    async with Player(address) as anna:
        await anna.post("/me", {"name": "Anna", "language": "it"})
        table = (await anna.create("the-game", "me", start=True))["id"]
        async with anna.listen(table) as ear:
            answer = await ear.do(do="play", move="end")
            assert answer["kind"] == "error"
            assert answer["error"]["rule"].startswith("TG-")
            italian = answer["error"]["sentence"]
        over_http = await anna.play(table, "end", expect=409)
        assert over_http["sentence"] == italian
        await anna.post("/me", {"language": "de"})
        assert (await anna.play(table, "end", expect=409))["sentence"] != italian


@pytest.mark.slow
async def test_a_match_survives_a_restart(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        table = (await anna.create("lost-code", "me", "random", start=True))["id"]
        before = await anna.get(f"/tables/{table}/events")
        cookies = anna.http.cookies
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        anna.http.cookies = cookies
        after = await anna.get(f"/tables/{table}/events")
        assert after["events"][: before["n"]] == before["events"]
        assert (await anna.get("/me/tables"))[0]["id"] == table
        # A bot whose turn it was goes on by itself.
        async with anna.listen(table) as ear:
            n = 0
            for _ in range(40):
                state = await ear.beyond(n)
                n = state["n"]
                if state["view"]["moves"]:
                    break
            assert state["view"]["moves"]


@pytest.mark.slow
async def test_closing_down_finishes_what_was_begun(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as (address, app), Player(address) as anna:
        table = (await anna.create("the-game", "me", start=True))["id"]
        state = await anna.get(f"/tables/{table}/events")
        sent = asyncio.create_task(anna.play(table, state["view"]["moves"][0], state["n"]))
        await asyncio.sleep(0)
        played = await sent
        cookies = anna.http.cookies
    assert app.state.draining
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        anna.http.cookies = cookies
        again = await anna.get(f"/tables/{table}/events")
        assert again["n"] == played["n"] + 1


@pytest.mark.slow
async def test_an_error_of_ours_closes_a_socket_with_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were closed with a code that nobody knows, and nothing was written down."""

    def fail(*_: object) -> None:
        raise RuntimeError("on purpose")

    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        table = (await anna.create("the-game", "me", start=True))["id"]
        monkeypatch.setattr(House, "enter", fail)
        async with connect(f"{address.replace('http', 'ws')}/ws/tables/{table}") as line:
            assert "server-error" in str(await line.recv())
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 1013
    assert [record.__dict__.get("table") for record in caplog.records if record.exc_info] == [table]
