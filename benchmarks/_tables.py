"""Tables of four players on real sockets, and a server of ours to carry them."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import _broadcast
from tests.server.players import Player
from tests.server.serving import Process

SEATS = 4
_EARLY = 10
"""Tables that are there before memory is measured."""
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

    def __init__(self, name: str, people: list[Player], sockets: list[ClientConnection], random: Random) -> None:
        self.name = name
        self._people = people
        self._sockets = sockets
        self._random = random
        self._views: list[dict[str, Any]] = [{} for _ in sockets]
        self._n = [0] * len(sockets)
        self._moved = asyncio.Event()
        self._moved.set()
        self._sent_at: float | None = None
        """When the move went off that all are waiting for; None while it is another match that they wait for."""
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
            if not str(text).startswith(('{"kind":"events"', '{"kind":"changes"')):
                continue
            message = msgspec.json.decode(text)
            # As a browser does: the whole view first, and then what has changed in it.
            whole = message["kind"] == "events"
            self._views[seat] = message["view"] if whole else {**self._views[seat], **message["view"]}
            self._n[seat] = message["n"]
            if message["match"] != self._match:
                self._match, self._n = message["match"], [0] * len(self._sockets)
                self._n[seat] = message["n"]
            if min(self._n) >= self._target and not self._moved.is_set():
                if self._sent_at is not None:
                    self.delays.append(time.perf_counter() - self._sent_at)
                self._moved.set()

    async def settled(self) -> None:
        async with asyncio.timeout(120):
            while not all(self._views):
                await asyncio.sleep(0.01)

    async def move(self) -> None:
        """One move, seen by all."""
        if self._views[0]["outcome"]:
            self._target = 1
            self._sent_at = None
            self._moved.clear()
            # It begins once all have agreed.
            for socket in self._sockets:
                await socket.send('{"do":"again","ref":2}')
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
async def seated(
    address: str, tables: int, game: str, random: Random, tick: Any, *, seats: int = SEATS
) -> AsyncIterator[list[Table]]:
    """All tables, with everybody connected and the match begun."""
    async with contextlib.AsyncExitStack() as stack:
        found: list[Table] = []
        tasks: list[asyncio.Task[None]] = []
        for _ in range(tables):
            people = [await stack.enter_async_context(Player(address)) for _ in range(seats)]
            made = await people[0].create(game, "me", *["open"] * (seats - 1))
            for person in people[1:]:
                await person.post("/join", {"code": made["code"]})
                await person.post(f"/tables/{made['id']}/sit", {})
            await people[0].post(f"/tables/{made['id']}/start")
            path = f"{address.replace('http', 'ws', 1)}/ws/tables/{made['id']}"
            sockets = []
            for person in people:
                line = connect(
                    path, additional_headers=person.headers(), max_size=None, compression=None, ping_interval=None
                )
                socket = await stack.enter_async_context(line)
                await socket.send('{"do":"hello","changes":true}')
                sockets.append(socket)
            table = Table(made["id"], people, sockets, random)
            tasks += [asyncio.create_task(table.listen(seat)) for seat in range(seats)]
            found.append(table)
            tick()
        for table in found:
            await table.settled()
        try:
            yield found
        finally:
            for task in tasks:
                task.cancel()


class Moving(Protocol):
    """A table that moves when asked to, and what came of it since it was last told to forget."""

    delays: list[float]
    moves: int
    heard: int
    bytes: int

    def forget(self) -> None: ...
    async def move(self) -> None: ...


async def human(tables: Sequence[Moving], seconds: float, random: Random) -> None:
    """Every table makes a move every few seconds."""
    end = time.perf_counter() + seconds

    async def play(table: Moving) -> None:
        await asyncio.sleep(_broadcast.first_pause(random))
        while time.perf_counter() < end:
            await table.move()
            await asyncio.sleep(_broadcast.pause(random))

    await asyncio.gather(*map(play, tables))


async def flat_out(tables: Sequence[Moving], seconds: float) -> None:
    end = time.perf_counter() + seconds

    async def play(table: Moving) -> None:
        while time.perf_counter() < end:
            await table.move()

    await asyncio.gather(*map(play, tables))


class Runs:
    """A server with its tables, which move for a slice of time when asked to. What a slice costs is added up by
    pace."""

    def __init__(self, pid: int, tables: Sequence[Moving], random: Random, memory: float = 0.0) -> None:
        self.pid = pid
        self.tables = tables
        self.memory = memory
        """Bytes that a table takes."""
        self._random = random
        self._runs: dict[str, dict[str, Any]] = {}

    async def run(self, pace: str, seconds: float) -> None:
        for table in self.tables:
            table.forget()
        before, began = _broadcast.cpu_of(self.pid), time.perf_counter()
        if pace == "human":
            await human(self.tables, seconds, self._random)
        else:
            await flat_out(self.tables, seconds)
        run = self._runs.setdefault(
            pace, {"cpu": 0.0, "seconds": 0.0, "moves": 0, "heard": 0, "bytes": 0, "delays": []}
        )
        run["cpu"] += _broadcast.cpu_of(self.pid) - before
        run["seconds"] += time.perf_counter() - began
        run["moves"] += sum(table.moves for table in self.tables)
        run["heard"] += sum(table.heard for table in self.tables)
        run["bytes"] += sum(table.bytes for table in self.tables)
        run["delays"] += [delay for table in self.tables for delay in table.delays]

    def summary(self, pace: str) -> dict[str, float]:
        run = self._runs[pace]
        delays, heard = sorted(run["delays"]), max(1, run["heard"])
        return {
            "moves": run["moves"],
            "moves_per_second": round(run["moves"] / run["seconds"], 1),
            "p50_ms": round(statistics.median(delays) * 1000, 2),
            "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 2),
            "delivered": run["heard"],
            "bytes_per_message": round(run["bytes"] / heard),
            "server_cpu_us_per_message": round(run["cpu"] / heard * 1e6, 1),
            "server_cpu_us_per_move": round(run["cpu"] / max(1, run["moves"]) * 1e6),
        }


class OurServer(Runs):
    """A server of ours."""

    def __init__(self, process: Process, tables: list[Table], random: Random, memory: float) -> None:
        super().__init__(process.pid, tables, random, memory)
        self.process = process
        self._sampled = tables

    @property
    def sample(self) -> list[str]:
        """Messages that players were sent."""
        return [text for table in self._sampled for text in table.sample]


@contextlib.asynccontextmanager
async def our_server(
    tables: int,
    game: str,
    random: Random,
    *words: str,
    module: str = "ludoteca.server.commands",
    tick: Callable[[], object] = lambda: None,
) -> AsyncIterator[tuple[OurServer, float]]:
    """A server with everybody seated, and the bytes of memory that each table takes."""
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-load-"))
    process = Process(folder, *words, "--log", "error", module=module)
    try:
        process.start()
        await process.ready()
        # What the first tables bring along (the game, its bots, buffers of the database) is not theirs.
        async with seated(process.address, _EARLY, game, random, tick) as early:
            bare = _broadcast.memory_of(process.pid)
            async with seated(process.address, tables - _EARLY, game, random, tick) as found:
                each = (_broadcast.memory_of(process.pid) - bare) / max(1, tables - _EARLY)
                yield OurServer(process, [*early, *found], random, each), each
    finally:
        process.kill()
        shutil.rmtree(folder, ignore_errors=True)
