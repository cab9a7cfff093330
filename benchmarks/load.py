"""How much a server carries: `dev.py bench load [--json]`.

Players connect over real sockets on loopback to a server process of its own, four to a table. First every table moves
at a human pace, then as fast as it can; a match that ends is followed by a rematch. Measured from sending a move to the
last seat seeing it.

What is counted: all CPU time of the server process (its threads and the SQLite writer too, a PostgreSQL server not)
while the tables move, divided by the messages that arrived at the players. So the cost of a move (reading it, playing
it, storing it durably, four different views of it, and now and then a new match) is shared by the four views and the
answer that it sends. In the same run a bare Litestar server broadcasts a sample of the same messages to as many
sockets, in groups of four and at the same two paces: once with Litestar's Channels, once with nothing but a loop over
the sockets. CPU of the players, who run on the same machine, is never counted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import _broadcast
from tests.server.players import Player
from tests.server.serving import Process

SEATS = 4
_SAMPLE = 20
"""Messages of each table that are kept for the bare broadcast."""


def careful(view: dict[str, Any], random: Random) -> Any:
    """A move that people would make, so that matches are as long as theirs: in The Game the smallest step, and the
    turn's end as soon as it may end; elsewhere any move."""
    tops = {pile["name"]: pile["top"] for pile in view.get("piles", ())}
    lays = [move for move in view["moves"] if move["do"] == "lay" and "card" in move and move.get("pile") in tops]
    if any(move["do"] == "end" for move in view["moves"]):
        return {"do": "end"}
    return min(lays, key=lambda move: abs(move["card"] - tops[move["pile"]])) if lays else random.choice(view["moves"])


class Table:
    """One table with its four players on four sockets."""

    def __init__(self, name: str, host: Player, sockets: list[ClientConnection], random: Random) -> None:
        self.name = name
        self._host = host
        self._sockets = sockets
        self._random = random
        self._views: list[dict[str, Any]] = [{} for _ in sockets]
        self._n = [0] * len(sockets)
        self._moved = asyncio.Event()
        self._moved.set()
        self._sent_at = 0.0
        self._target = 0
        self._match = ""
        self.sample: list[str] = []
        self.forget()

    def forget(self) -> None:
        """Count from here on."""
        self.delays: list[float] = []
        self.moves = 0
        self.heard = 0
        self.bytes = 0

    async def listen(self, seat: int) -> None:
        """Read everything; the last seat to see a move stops its clock."""
        async for text in self._sockets[seat]:
            self.heard += 1
            self.bytes += len(text)
            self.sample = [*self.sample[1 - _SAMPLE :], str(text)]
            if not str(text).startswith('{"kind":"events"'):
                continue
            message = msgspec.json.decode(text)
            self._views[seat], self._n[seat] = message["view"], message["n"]
            if message["match"] != self._match:
                self._match, self._n = message["match"], [0] * SEATS
                self._n[seat] = message["n"]
            if min(self._n) >= self._target and not self._moved.is_set():
                self.delays.append(time.perf_counter() - self._sent_at)
                self._moved.set()

    async def settled(self) -> None:
        while not all(self._views):
            await asyncio.sleep(0.01)

    async def move(self) -> None:
        """One move, seen by all."""
        if self._views[0]["outcome"]:
            self._target = 1
            self._moved.clear()
            await self._host.post(f"/tables/{self.name}/rematch")
            await asyncio.wait_for(self._moved.wait(), 120)
            return
        seat = self._random.choice(self._views[0]["turn"])
        self._target = self._n[seat] + 1
        self._moved.clear()
        self._sent_at = time.perf_counter()
        move = careful(self._views[seat], self._random)
        text = msgspec.json.encode({"do": "play", "ref": 1, "move": move, "n": self._n[seat]})
        await self._sockets[seat].send(text.decode())
        await asyncio.wait_for(self._moved.wait(), 120)
        self.moves += 1


@contextlib.asynccontextmanager
async def seated(address: str, tables: int, game: str, random: Random, tick: Any) -> AsyncIterator[list[Table]]:
    """All tables, with everybody connected and the match begun."""
    async with contextlib.AsyncExitStack() as stack:
        found: list[Table] = []
        tasks: list[asyncio.Task[None]] = []
        for _ in range(tables):
            people = [await stack.enter_async_context(Player(address)) for _ in range(SEATS)]
            made = await people[0].create(game, "me", *["open"] * (SEATS - 1))
            for person in people[1:]:
                await person.post("/join", {"code": made["code"]})
                await person.post(f"/tables/{made['id']}/sit", {})
            await people[0].post(f"/tables/{made['id']}/start")
            path = f"{address.replace('http', 'ws', 1)}/ws/tables/{made['id']}"
            sockets = []
            for person in people:
                line = connect(path, additional_headers=person.headers(), max_size=None, compression=None)
                socket = await stack.enter_async_context(line)
                await socket.send('{"do":"hello"}')
                sockets.append(socket)
                await person.http.aclose() if person is not people[0] else None
            table = Table(made["id"], people[0], sockets, random)
            tasks += [asyncio.create_task(table.listen(seat)) for seat in range(SEATS)]
            found.append(table)
            tick()
        for table in found:
            await table.settled()
        try:
            yield found
        finally:
            for task in tasks:
                task.cancel()


async def human(tables: list[Table], seconds: float, random: Random) -> None:
    """Every table makes a move every few seconds."""
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        await asyncio.sleep(_broadcast.first_pause(random))
        while time.perf_counter() < end:
            await table.move()
            await asyncio.sleep(_broadcast.pause(random))

    await asyncio.gather(*map(play, tables))


async def flat_out(tables: list[Table], seconds: float) -> None:
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end:
            await table.move()

    await asyncio.gather(*map(play, tables))


def summary(tables: list[Table], seconds: float, cpu: float) -> dict[str, float]:
    delays = sorted(delay for table in tables for delay in table.delays)
    moves, heard = sum(table.moves for table in tables), sum(table.heard for table in tables)
    size = sum(table.bytes for table in tables)
    return {
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "p50_ms": round(statistics.median(delays) * 1000, 2),
        "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 2),
        "delivered": heard,
        "bytes_per_message": round(size / max(1, heard)),
        "server_cpu_us_per_message": round(cpu / max(1, heard) * 1e6, 1),
    }


async def measure(asked: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    random = Random(asked.seed)
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-load-"))
    words = ["--database", asked.database] if asked.database else []
    server = Process(folder, *words, "--log", "error")
    result: dict[str, Any] = {"players": asked.tables * SEATS, "tables": asked.tables, "game": asked.game}
    try:
        server.start()
        await server.ready()
        pid = server.pid
        bare = _broadcast.memory_of(pid)
        task = progress.add_task("sitting down", total=asked.tables)
        async with seated(server.address, asked.tables, asked.game, random, lambda: progress.advance(task)) as tables:
            full = _broadcast.memory_of(pid)
            result["memory_kb_per_table"] = round((full - bare) / 1024 / asked.tables, 1)
            for name, run in (("human", human), ("flat_out", flat_out)):
                task = progress.add_task(name, total=None)
                for table in tables:
                    table.forget()
                before, began = _broadcast.cpu_of(pid), time.perf_counter()
                await (human(tables, asked.seconds, random) if run is human else flat_out(tables, asked.seconds))
                took = time.perf_counter() - began
                result[name] = summary(tables, took, _broadcast.cpu_of(pid) - before)
                progress.remove_task(task)
            sample = [text for table in tables for text in table.sample]
        async with httpx.AsyncClient(base_url=server.address) as http:
            result["alive_afterwards"] = (await http.get("/ready")).status_code == 200
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
    task = progress.add_task("bare broadcast", total=None)
    with tempfile.NamedTemporaryFile() as file:
        file.write(msgspec.json.encode(random.sample(sample, len(sample))))
        file.flush()
        messages = min(200_000, max(20_000, int(result["flat_out"]["delivered"])))
        for way in _broadcast.WAYS:
            result[way] = await _broadcast.measure(way, asked.tables * SEATS, Path(file.name), messages, asked.seconds)
    progress.remove_task(task)
    result["ratios"] = {
        f"cpu_per_message_{run}_to_{way}": round(result[run]["server_cpu_us_per_message"] / result[way][run], 2)
        for run in _broadcast.PACES
        for way in _broadcast.WAYS
    }
    return result


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench load", description=__doc__)
    parser.add_argument("--tables", type=int, default=250, help="tables of four players (default: 250)")
    parser.add_argument("--seconds", type=float, default=30, help="how long each of the two runs takes (default: 30)")
    parser.add_argument("--game", default="the-game")
    parser.add_argument("--database", help="postgresql://… instead of SQLite")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    with Progress(disable=asked.json or not sys.stderr.isatty()) as progress:
        result = asyncio.run(measure(asked, progress))
    result["cores"] = os.cpu_count()
    print(json.dumps(result) if asked.json else in_words(result))
    return 0


def in_words(result: dict[str, Any]) -> str:
    lines = [f"{result['players']} players at {result['tables']} tables of {result['game']}, {result['cores']} cores"]
    for name in _broadcast.PACES:
        run = result[name]
        lines.append(
            f"  {name:9} {run['moves_per_second']:8} moves/s, p50 {run['p50_ms']} ms, p99 {run['p99_ms']} ms, "
            f"{run['server_cpu_us_per_message']} µs of CPU a delivered message of {run['bytes_per_message']} bytes"
        )
    lines += [
        f"  bare broadcast over {way}: {result[way]['human']} µs a message at a human pace, "
        f"{result[way]['flat_out']} µs flat out"
        for way in _broadcast.WAYS
    ]
    lines += [f"  {name.replace('_', ' ')}: {value}" for name, value in result["ratios"].items()]
    lines.append(f"  memory: {result['memory_kb_per_table']} KB a table with its four connections")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
