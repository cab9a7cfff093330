"""Many at once: of fifty who send for the same seat exactly one is heard."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import Player
from tests.server.postgres import Postgres
from tests.server.serving import Process


async def fifty_at_once(addresses: list[str]) -> None:
    async with Player(addresses[0]) as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        token = (await anna.post(f"/tables/{table}/chairs/1/token", {"name": "Robo"}))["token"]
        await anna.post(f"/tables/{table}/start")
        await anna.play(table, "start 0")
        mine = (await anna.post(f"/tables/{table}/chairs/0/token"))["token"]
        for _ in range(3):
            state = await anna.get(f"/tables/{table}/events")
            moves, n = state["view"]["moves"], state["n"]
            if not moves:
                break

            async def send(number: int, moves: list[Any] = moves, n: int = n) -> str:
                async with Player(addresses[number % len(addresses)], token=mine) as client:
                    answer = await client.http.post(
                        f"/api/tables/{table}/play", json={"move": moves[number % len(moves)], "n": n}
                    )
                    body = answer.json()
                    if answer.status_code == 200:
                        return "again" if body["again"] else "accepted"
                    return str(body["code"])

            answers = Counter(await asyncio.gather(*map(send, range(50))))
            assert answers["accepted"] == 1
            assert set(answers) <= {"accepted", "again", "already-played"}
            after = await anna.get(f"/tables/{table}/events?n={n}")
            assert [entry["seat"] for entry in after["events"] if entry["seat"] >= 0] == [0]
        async with Player(addresses[-1], token=token) as robo:
            assert (await robo.get(f"/tables/{table}/events"))["n"] == (await anna.get(f"/tables/{table}/events"))["n"]


@pytest.mark.slow
async def test_fifty_clients_for_one_seat(address: str) -> None:
    await fifty_at_once([address])


@pytest.mark.slow
async def test_fifty_take_the_last_seat(address: str) -> None:
    async with Player(address) as anna:
        table = await anna.create("the-game", "me", "open")

        async def sit(_: int) -> int:
            async with Player(address) as guest:
                await guest.post("/join", {"code": table["code"]})
                return (await guest.http.post(f"/api/tables/{table['id']}/sit", json={})).status_code

        answers = Counter(await asyncio.gather(*map(sit, range(20))))
        assert answers == {200: 1, 409: 19}


@pytest.mark.postgres
@pytest.mark.slow
async def test_fifty_clients_for_one_seat_at_two_processes(pg: Postgres, tmp_path: Path) -> None:
    database = pg.database()
    servers = [Process(tmp_path, "--database", database) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        await fifty_at_once([server.address for server in servers])
    finally:
        for server in servers:
            server.kill()


@pytest.mark.postgres
@pytest.mark.slow
async def test_bots_play_on_when_the_process_that_was_thinking_dies(pg: Postgres, tmp_path: Path) -> None:
    database = pg.database()
    servers = [Process(tmp_path, "--database", database, "--pace", "0.3") for _ in range(2)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        async with Player(servers[1].address) as anna:
            table = (await anna.create("the-game", "me", "random", "random", "random", start=True))["id"]
            async with anna.listen(table) as ear:
                n, kills = 0, 0
                view: dict[str, Any] = {"outcome": None}
                while not view["outcome"] and n < 90:
                    message = await ear.beyond(n)
                    n, view = message["n"], message["view"]
                    if view["moves"]:
                        await ear.do(do="play", move=view["moves"][0], n=n)
                    elif kills < 2 and n > 30 * (kills + 1):
                        # Somewhere a bot is thinking: in one of two processes, and one of them goes.
                        servers[0].kill()
                        kills += 1
                        servers[0].start()
                        await servers[0].ready()
                # While its last move was stored, more may have come.
                assert len(ear.entries) >= n
                assert [entry["n"] for entry in ear.entries] == list(range(len(ear.entries)))
    finally:
        for server in servers:
            server.kill()
