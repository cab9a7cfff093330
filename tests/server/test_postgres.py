"""Two processes, one PostgreSQL: the set-up of docs/server.md."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from ludoteca.server.bot_jobs import BotJobs
from ludoteca.table import neighbours
from ludoteca.table.actions import play_for
from ludoteca.table.bot_runner import waiting_for
from ludoteca.table.bus import ReconnectingBus
from ludoteca.table.house import House
from ludoteca.table.housekeeping import wake_stalled, watch_neighbours
from ludoteca.table.policy import HousePolicy
from ludoteca.table.session import TableSession
from tests.server import postgres
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


@contextlib.asynccontextmanager
async def two_houses(pg: Postgres, folder: Path) -> AsyncIterator[tuple[str, House, str, House]]:
    """Two servers in this process, on one database."""
    chosen = settings(folder, database=pg.database())
    async with serving(chosen) as (one, first), serving(chosen) as (two, second):
        yield one, first.state.house, two, second.state.house


async def mute(house: House) -> None:
    """It goes on, and the other processes hear nothing more of it: as if it died after every change."""
    assert isinstance(house.bus, ReconnectingBus)
    house.bus._tasks[1].cancel()
    await asyncio.gather(house.bus._tasks[1], return_exceptions=True)


async def test_who_comes_from_a_process_that_died_untold_loses_nothing(pg: Postgres, tmp_path: Path) -> None:
    async with two_houses(pg, tmp_path) as (one, dying, two, alive), Player(one) as anna:
        table = (await anna.create("the-game", "me", start=True))["id"]
        behind = await alive.session(table)  # it has the table in memory
        assert behind.live is not None
        await mute(dying)
        played = await anna.play(table, (await anna.view(table))["moves"][0])
        n = (await anna.get(f"/tables/{table}/events"))["n"]
        assert behind.live.n < n
        anna.address = two
        async with anna.listen(table, {"match": played["match"], "n": n}) as ear:
            assert (await ear.beyond(0))["n"] == n
        assert behind.live is not None
        assert behind.live.n == n


async def test_when_a_process_falls_silent_its_tables_are_read_again(
    pg: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(pg, tmp_path) as (one, dying, _, alive), Player(one) as anna:
        table = (await anna.create("the-game", "me", start=True))["id"]
        behind = await alive.session(table)
        assert behind.live is not None
        # A last word: it was there.
        dying.outbox.say("alive")
        while dying.outbox.process not in alive.neighbours._heard:
            await asyncio.sleep(0.01)
        await mute(dying)
        await anna.play(table, (await anna.view(table))["moves"][0])
        before = behind.live.n
        await watch_neighbours(alive)  # it was heard a moment ago
        await alive.committer.drain()
        assert behind.live.n == before
        monkeypatch.setattr(neighbours, "SILENT_AFTER", -1.0)
        await watch_neighbours(alive)
        await alive.committer.drain()
        assert behind.live.n > before
        monkeypatch.setattr(neighbours, "SILENT_AFTER", 3600.0)


async def test_who_says_goodbye_is_not_missed(pg: Postgres, tmp_path: Path) -> None:
    async with two_houses(pg, tmp_path) as (_, leaving, _, staying):
        while leaving.outbox.process not in staying.neighbours._heard:
            leaving.outbox.say("alive")
            await asyncio.sleep(0.01)
        leaving.outbox.say("leaving")
        while leaving.outbox.process in staying.neighbours._heard:
            await asyncio.sleep(0.01)


async def without_jobs(database: str) -> None:
    """Nobody has anything to do. The server in this process goes on meanwhile: it may be writing to the same rows, and
    whoever waited for them without letting it go on would wait for ever."""
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
        await connection.execute("DELETE FROM procrastinate_jobs")


async def test_the_watchdog_finds_a_bot_without_a_job_and_nothing_else(pg: Postgres, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database=pg.database(), policy=HousePolicy(pace=3600.0))
    async with serving(chosen) as (address, app), Player(address) as anna:
        house: House = app.state.house
        table = (await anna.create("lost-code", "novice", "novice", start=True))["id"]
        session = await house.session(table)
        # Its job waits for the bot's pace, for an hour.
        assert await wake_stalled(house) == 0
        await without_jobs(chosen.database)
        assert await wake_stalled(house) == 1
        async with await psycopg.AsyncConnection.connect(chosen.database) as connection:
            (job,) = await (await connection.execute("SELECT args FROM procrastinate_jobs")).fetchall()
        assert session.live is not None
        assert job[0] == {"table": table, "match": session.live.id, "n": session.live.n}
        assert await wake_stalled(house) == 0
        # Only this machine may read the numbers, and a test does.
        assert "ludoteca_bot_stalls_total 1.0" in (await anna.http.get("/metrics")).text


async def test_the_watchdog_leaves_a_bot_alone_that_moves_while_it_looks(
    pg: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was the bot's turn when the watchdog began, and is a person's when it has read the table."""
    chosen = settings(tmp_path, database=pg.database(), policy=HousePolicy(pace=3600.0))
    async with serving(chosen) as (address, app), Player(address) as anna:
        house: House = app.state.house
        table = (await anna.create("think-str8", "me", "novice", start=True))["id"]
        session = await house.session(table)
        assert session.live is not None
        while waiting_for(session) is None:
            await anna.play(table, (await anna.view(table))["moves"][0])
        await without_jobs(chosen.database)
        looked = house.refresh

        async def refresh(found: TableSession) -> None:
            while (seat := waiting_for(found)) is not None and found.live is not None:
                await play_for(house, found, seat, found.live.match.moves(seat)[0])
            await without_jobs(chosen.database)  # they were played
            await looked(found)

        monkeypatch.setattr(house, "refresh", refresh)
        assert await wake_stalled(house) == 0
        assert session.live.match.turn == (0,)


@pytest.mark.slow
async def test_bots_play_on_after_postgres_was_away(tmp_path: Path) -> None:
    """Longer than the worker of their jobs lives without it. Meanwhile the server says that it is not ready."""
    with postgres.running() as engine:
        chosen = settings(tmp_path, database=engine.database(), policy=HousePolicy(pace=0.05))
        async with serving(chosen) as (address, app), Player(address) as anna:
            house: House = app.state.house
            jobs = house.bots
            assert isinstance(jobs, BotJobs)
            table = (await anna.create("the-game", "novice", "novice", "novice", start=True))["id"]
            session = await house.session(table)
            while session.live is None or session.live.n < 30:
                await asyncio.sleep(0.01)
            engine.stop()
            while jobs.problem() is None:
                await asyncio.sleep(0.05)
            answer = await anna.http.get("/ready")
            assert (answer.status_code, answer.text[:9]) == (503, "not ready")
            engine.start()
            while session.table.playing:
                await asyncio.sleep(0.05)
            assert session.table.ending == "played"
            while (await anna.http.get("/ready")).status_code != 200:
                await asyncio.sleep(0.05)
