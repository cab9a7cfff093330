"""Nothing stalls: `dev.py prove alive [--minutes M] [--tables N] [--postgres] [--no-faults]`.

People who answer at once and bots of every level play at hundreds of tables of one server, beside processes that keep
the machine busy. Meanwhile things go wrong for a while: the database is locked by another program, the disk is full,
PostgreSQL is restarted, the clock is set forwards and back. When the time is up no new match is begun, and every match
has to come to its end, whatever happened to it. Without faults the server's watchdog, which finds bots whose turn
nobody looks after, must not have found any.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks._broadcast import cpu_of
from ludoteca.engine.registry import games
from ludoteca.mind.bot import bots
from tests.server import postgres
from tests.server.players import Player
from tests.server.postgres import Postgres
from tests.server.serving import Process

IDLE = 0.02
"""A server that uses a smaller share of a core has nothing left to do."""
LOOK_EVERY = 10.0
FAULT_LASTS = 12.0
"""Seconds: longer than the server waits for a lock."""
LET_PLAY = 8.0
"""Seconds between two faults."""
LONGEST_END = 1200.0
"""Seconds after which a server that is still at work on matches that do not end counts as stalled too."""


class Stalled(AssertionError):
    """A match does not end, though nobody is missing."""


class Seated:
    """A person at a table: plays the first thing that comes to mind as soon as it is their turn."""

    def __init__(self, player: Player, table: str, random: Random) -> None:
        self.table = table
        self.matches = 0
        self.moves = 0
        self.n = 0
        self.over = False
        self._player = player
        self._random = random
        self._match = ""
        self._entries = 0

    async def play(self, enough: asyncio.Event) -> None:
        """Until a match ends after there is enough; back again whenever the connection breaks."""
        done = False
        while not done:
            with contextlib.suppress(OSError, ConnectionClosed, TimeoutError, httpx.TransportError):
                done = await self._connected(enough)
            await asyncio.sleep(0.2)

    async def _connected(self, enough: asyncio.Event) -> bool:
        """Play while connected; whether this was the last match, and nobody can begin another one with this seat."""
        address = f"{self._player.address.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        headers = self._player.headers()
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            hello = {"do": "hello", "match": self._match or None, "n": self._entries}
            await socket.send(msgspec.json.encode(hello).decode())
            async for text in socket:
                message = msgspec.json.decode(text)
                if message["kind"] == "events":
                    await self._events(socket, message)
                elif message["kind"] == "error" and message["error"]["code"] in ("busy", "server-error"):
                    # What a person does then: try again, with what they see.
                    await asyncio.sleep(0.5)
                    return False
                if self.over:
                    # Whoever leaves takes back the offer of another match: the others could begin it with nobody here.
                    again = not enough.is_set()
                    answer = await self._player.http.post(f"/api/tables/{self.table}/rematch", json={"agree": again})
                    if answer.status_code == 503:
                        await asyncio.sleep(0.5)
                        return False
                    assert answer.is_success, f"rematch: {answer.status_code} {answer.text}"
                    self.over = answer.json()["status"] != "playing"
                    if self.over and not again:
                        return True
        return False

    async def look(self) -> str:
        """Whose turn it is, asked past the socket."""
        table = (await self._player.http.get(f"/api/tables/{self.table}")).json()
        happened = table["happened"]
        turn = None if happened is None else (happened["n"], happened["view"]["turn"], happened["view"]["phase"])
        chairs = [chair.get("level") or chair["kind"] for chair in table["table"]["chairs"]]
        again = table["table"].get("again")
        return f"{table['table']['game']} {table['table']['status']}, n, turn, phase {turn}, {chairs}, again {again}"

    async def _events(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["match"] != self._match:
            self._match, self._entries, self.over = message["match"], 0, False
        numbers = [entry["n"] for entry in message["events"]]
        if numbers and numbers[0] == 0:
            self._entries = 0
        if numbers != list(range(self._entries, message["n"])):
            raise Stalled(f"After {self._entries} entries came {numbers} at table {self.table}.")
        self._entries = self.n = message["n"]
        view = message["view"]
        if view["outcome"]:
            self.matches += not self.over
            self.over = True
        elif view["moves"]:
            move = self._random.choice(view["moves"])
            body = {"do": "play", "ref": 1, "move": move, "n": message["n"]}
            await socket.send(msgspec.json.encode(body).decode())
            self.moves += 1


# --- faults -----------------------------------------------------------------------------------------------------------

Fault = Callable[[], Awaitable[None]]


class Faults:
    """Everything that can go wrong with a server for a while."""

    def __init__(self, server: Process, folder: Path, engine: Postgres | None) -> None:
        self._server = server
        self._folder = folder
        self._engine = engine

    def all(self) -> dict[str, Fault]:
        if self._engine is not None:
            return {"PostgreSQL away": self.postgres_away, "clock steps": self.clock_steps}
        found: dict[str, Fault] = {"database locked": self.database_locked, "clock steps": self.clock_steps}
        if hasattr(resource, "prlimit"):
            found["disk full"] = self.disk_full
        return found

    async def database_locked(self) -> None:
        """Another program has the database to itself."""
        other = sqlite3.connect(self._folder / "ludoteca.db", isolation_level=None, timeout=60, check_same_thread=False)
        try:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(FAULT_LASTS)
            other.execute("ROLLBACK")
        finally:
            other.close()

    async def disk_full(self) -> None:
        """The server's files cannot grow, which is what a full disk does to them (Linux)."""
        free = resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, (4096, free[1]))
        try:
            await asyncio.sleep(FAULT_LASTS)
        finally:
            resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, free)

    async def postgres_away(self) -> None:
        assert self._engine is not None
        await asyncio.to_thread(self._engine.stop)
        await asyncio.sleep(FAULT_LASTS)
        await asyncio.to_thread(self._engine.start)

    async def clock_steps(self) -> None:
        """An hour forwards, then two back, then right again."""
        for step in (3600.0, -3600.0, 0.0):
            (self._folder / "clock").write_text(str(step))
            await asyncio.sleep(FAULT_LASTS / 3)


@contextlib.contextmanager
def busy(processes: int) -> Iterator[None]:
    """Others who want the machine too."""
    code = "x = 0\nwhile True: x += 1"
    others = [subprocess.Popen([sys.executable, "-c", code]) for _ in range(processes)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


# --- the proof --------------------------------------------------------------------------------------------------------


async def sit_down(address: str, tables: int, random: Random) -> list[list[Seated]]:
    """Tables of every game, with one or two people and bots of every level; every third one with clocks."""
    found = []
    names = sorted(games())
    for number in range(tables):
        game = names[number % len(names)]
        levels = bots(game)
        people = 1 + number % 2
        chairs = ["me", *["open"] * (people - 1), levels[number // len(names) % len(levels)]]
        clock = {"per_move": 30} if number % 3 == 0 else None
        host = Player(address)
        made = await host.create(game, *chairs, clock=clock)
        seated = [Seated(host, made["id"], random)]
        for _ in range(people - 1):
            guest = Player(address)
            await guest.post("/join", {"code": made["code"]})
            await guest.post(f"/tables/{made['id']}/sit", {})
            seated.append(Seated(guest, made["id"], random))
        await host.post(f"/tables/{made['id']}/start")
        found.append(seated)
    return found


async def inject(faults: dict[str, Fault], until: float, random: Random, tell: Callable[[str], None]) -> list[str]:
    """One fault after the other until the time is up."""
    injected: list[str] = []
    left: list[str] = []
    while time.monotonic() < until:
        await asyncio.sleep(min(LET_PLAY, max(0.0, until - time.monotonic())))
        if time.monotonic() >= until or not faults:
            continue
        left = left or random.sample(sorted(faults), len(faults))
        name = left.pop()
        tell(name)
        await faults[name]()
        injected.append(name)
    return injected


async def state_of(table: list[Seated]) -> str:
    """Where a match stands by what the server says, and what each person at it has seen."""
    found = await table[0].look()
    seen = ", ".join(f"{seat.n} entries{' (over)' if seat.over else ''}" for seat in table)
    return f"{table[0].table}: {found}; people have seen {seen}"


async def watch_the_end(server: Process, players: list[asyncio.Task[None]], tables: list[list[Seated]]) -> None:
    """Wait for every match to end. A server that has nothing to do while matches run has stalled."""
    end = time.monotonic() + LONGEST_END
    idle = 0
    while not all(player.done() for player in players):
        before, moves = cpu_of(server.pid), sum(seat.n for table in tables for seat in table)
        await asyncio.wait(players, timeout=LOOK_EVERY)
        quiet = cpu_of(server.pid) - before < IDLE * LOOK_EVERY
        still = moves == sum(seat.n for table in tables for seat in table)
        idle = idle + 1 if quiet and still else 0
        running = [table[0].table for table in tables if not all(seat.over for seat in table)]
        if running and (idle >= 4 or time.monotonic() > end):
            told = [await state_of(table) for table in tables if table[0].table in running[:5]]
            gone = [repr(player.exception()) for player in players if player.done() and player.exception()]
            raise Stalled(f"{len(running)} matches do not end: {'; '.join(told)} {' '.join(gone)}")


async def stalls_of(address: str) -> int:
    async with httpx.AsyncClient(base_url=address) as http:
        text = (await http.get("/metrics")).text
    found = re.search(r"^ludoteca_bot_stalls_total (\S+)$", text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


@contextlib.asynccontextmanager
async def started(server: Process) -> AsyncIterator[None]:
    server.start()
    try:
        await server.ready()
        yield
    finally:
        server.kill()


async def prove(
    minutes: float,
    tables: int,
    *words: str,
    engine: Postgres | None = None,
    faulty: bool = True,
    seed: int = 0,
    tell: Callable[[str], None] = lambda what: None,
) -> dict[str, Any]:
    """What was played, what went wrong, and how often the watchdog had to help."""
    random = Random(seed)
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-alive-"))
    where = ["--database", engine.database()] if engine is not None else []
    server = Process(folder, "--think", "0.05", *where, *words, module="tests.prove.stepped_server")
    players: list[asyncio.Task[None]] = []
    seated: list[list[Seated]] = []
    try:
        async with started(server):
            seated = await sit_down(server.address, tables, random)
            enough = asyncio.Event()
            players = [asyncio.create_task(seat.play(enough)) for table in seated for seat in table]
            faults = Faults(server, folder, engine).all() if faulty else {}
            injected = await inject(faults, time.monotonic() + 60 * minutes, random, tell)
            enough.set()
            tell("waiting for every match to end")
            await watch_the_end(server, players, seated)
            for player in players:
                player.result()
            return {
                "tables": tables,
                "matches": sum(table[0].matches for table in seated),
                "moves": sum(seat.moves for table in seated for seat in table),
                "faults": injected,
                "watchdog": await stalls_of(server.address),
            }
    except Stalled:
        print(server.log[-6000:], file=sys.stderr)
        raise
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        shutil.rmtree(folder, ignore_errors=True)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove alive", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="how long new matches are begun (default: 5)")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--busy", type=int, default=2, help="processes that keep the machine busy (default: 2)")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--no-faults", dest="faults", action="store_false", help="nothing goes wrong")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(words)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    with contextlib.ExitStack() as stack:
        engine = stack.enter_context(postgres.running()) if asked.postgres else None
        progress = stack.enter_context(Progress())
        task = progress.add_task("playing", total=None)
        stack.enter_context(busy(asked.busy))
        work = prove(
            asked.minutes,
            asked.tables,
            engine=engine,
            faulty=asked.faults,
            seed=asked.seed,
            tell=lambda what: progress.update(task, description=what),
        )
        try:
            found = asyncio.run(work)
        except Stalled as stalled:
            print(f"Something has stalled.\n{stalled}", file=sys.stderr)
            return 1
    if found["watchdog"] and not asked.faults:
        print(f"The watchdog had to wake bots {found['watchdog']} times, and nothing was wrong.", file=sys.stderr)
        return 1
    where = "PostgreSQL" if asked.postgres else "SQLite"
    print(
        f"{found['matches']} matches at {found['tables']} tables on {where}, {found['moves']} moves of people beside "
        f"{asked.busy} busy processes on {os.cpu_count()} cores: every match ended. Faults: "
        f"{', '.join(found['faults']) or 'none'}. The watchdog had to help {found['watchdog']} times."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
