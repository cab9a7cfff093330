"""Two processes, one PostgreSQL: the set-up of docs/server.md."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import Player
from tests.server.postgres import Postgres
from tests.server.serving import Process, serving, settings

pytestmark = pytest.mark.postgres


async def test_a_whole_match_with_bots(pg: Postgres, tmp_path: Path) -> None:
    async with serving(settings(tmp_path, database=pg.database())) as (address, _), Player(address) as anna:
        table = await anna.create("the-game", "me", "novice", "novice", start=True)
        async with anna.listen(table["id"]) as ear:
            view: dict[str, Any] = {"outcome": None}
            n = 0
            while not view["outcome"]:
                message = await ear.beyond(n)
                n, view = message["n"], message["view"]
                if view["moves"]:
                    await ear.do(do="play", move=view["moves"][0], n=n)
        assert [entry["n"] for entry in ear.entries] == list(range(n))


async def test_all_seats_see_all_events_once_and_in_order_at_two_processes(pg: Postgres, tmp_path: Path) -> None:
    database = pg.database()
    servers = [Process(tmp_path, "--database", database) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        one, two = (server.address for server in servers)
        async with Player(one) as anna, Player(two) as ben, Player(two) as watcher:
            table = await anna.create("the-game", "me", "open", "novice")
            name = table["id"]
            await ben.post("/join", {"code": table["code"]})
            await ben.post(f"/tables/{name}/sit", {"seat": 1})
            await watcher.post("/join", {"code": table["watch"]})
            await anna.post(f"/tables/{name}/start")
            async with anna.listen(name) as first, ben.listen(name) as second, watcher.listen(name) as third:

                async def play(ear: Any) -> int:
                    n, over = 0, False
                    while not over:
                        message = await ear.beyond(n)
                        n, over = message["n"], bool(message["view"]["outcome"])
                        if message["view"]["moves"]:
                            await ear.do(do="play", move=message["view"]["moves"][-1], n=n)
                    return n

                counts = await asyncio.gather(play(first), play(second), play(third))
                assert len(set(counts)) == 1
                for ear in (first, second, third):
                    assert [entry["n"] for entry in ear.entries] == list(range(counts[0]))
                    assert [told["table"]["status"] for told in ear.heard if told["kind"] == "table"][-1] == "over"
    finally:
        for server in servers:
            server.kill()
