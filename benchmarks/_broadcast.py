"""What a delivered message costs at least: a Litestar server that does nothing but broadcast the same bytes.

Two ways: `sockets` sends to each socket of a group in turn, which is as little as Litestar can do; `channels` is
Litestar's own way to broadcast (its Channels plugin in memory), which is what one would write.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.postgres import free_port

PACES = ("human", "flat_out")
WAYS = ("channels", "sockets")
_GROUP = 4
"""As many sockets get each message as sit at a table."""


def first_pause(random: Random) -> float:
    """Seconds before the first move at a human pace: tables do not move all at once."""
    return random.random() * 4


def pause(random: Random) -> float:
    """Seconds between two moves at a human pace."""
    return 2 + random.random() * 4


def cpu_of(pid: int, *, ended: bool = False) -> float:
    """Seconds of CPU that a process has used, in all its threads (Linux). With `ended` also what those processes used
    that it had started and that are over."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds (Linux)."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def serve(port: int, sample: Path, way: str) -> None:
    """The bare server: a socket joins a group of four; for a message from one of them all of them get one."""
    import uvicorn
    from litestar import Litestar, WebSocket, get, websocket
    from litestar.channels import ChannelsPlugin
    from litestar.channels.backends.memory import MemoryChannelsBackend
    from litestar.exceptions import WebSocketDisconnect

    groups: dict[str, list[WebSocket[Any, Any, Any]]] = {}
    texts = itertools.cycle(msgspec.json.decode(sample.read_bytes(), type=list[str]))
    channels = ChannelsPlugin(backend=MemoryChannelsBackend(), arbitrary_channels_allowed=True)

    async def by_sockets(socket: WebSocket[Any, Any, Any], group: str) -> None:
        there = groups.setdefault(group, [])
        there.append(socket)
        while True:
            await socket.receive_text()
            text = next(texts)
            for other in there:
                await other.send_text(text)

    async def by_channels(socket: WebSocket[Any, Any, Any], group: str) -> None:
        async with channels.start_subscription([group]) as subscriber, subscriber.run_in_background(socket.send_text):
            while True:
                await socket.receive_text()
                channels.publish(next(texts), group)

    @websocket("/ws/{group:str}")
    async def join(socket: WebSocket[Any, Any, Any], group: str) -> None:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            await (by_sockets if way == "sockets" else by_channels)(socket, group)

    @get("/ready", media_type="text/plain")
    async def ready() -> str:
        return "ready"

    app = Litestar([join, ready], plugins=[channels], openapi_config=None, logging_config=None)
    uvicorn.run(app, port=port, log_level="error", access_log=False, ws_per_message_deflate=False)


class BareServer:
    """A bare server with all its sockets open. What a slice of time costs is added up by pace."""

    def __init__(self, pid: int, groups: list[list[ClientConnection]]) -> None:
        self._pid = pid
        self._groups = groups
        self._random = Random(0)
        self._cpu: dict[str, float] = {}
        self._delivered: dict[str, int] = {}

    async def run(self, pace: str, seconds: float) -> None:
        before, end = cpu_of(self._pid), time.perf_counter() + seconds
        play = self._human if pace == "human" else self._flat_out
        delivered = sum(await asyncio.gather(*(play(group, end) for group in self._groups)))
        self._cpu[pace] = self._cpu.get(pace, 0.0) + cpu_of(self._pid) - before
        self._delivered[pace] = self._delivered.get(pace, 0) + delivered

    def cost(self, pace: str) -> float:
        """Microseconds of CPU a delivered message."""
        return round(self._cpu[pace] / max(1, self._delivered[pace]) * 1e6, 1)

    async def _move(self, group: list[ClientConnection], number: int) -> int:
        await group[number % _GROUP].send("move")
        for socket in group:
            await socket.recv()
        return _GROUP

    async def _flat_out(self, group: list[ClientConnection], end: float) -> int:
        delivered = 0
        while time.perf_counter() < end:
            delivered += await self._move(group, delivered // _GROUP)
        return delivered

    async def _human(self, group: list[ClientConnection], end: float) -> int:
        delivered = 0
        await asyncio.sleep(first_pause(self._random))
        while time.perf_counter() < end:
            delivered += await self._move(group, delivered // _GROUP)
            await asyncio.sleep(pause(self._random))
        return delivered


@contextlib.asynccontextmanager
async def bare_server(way: str, sockets: int, sample: Path) -> AsyncIterator[BareServer]:
    """A server that broadcasts the messages of a sample, with that many sockets connected to it."""
    port = free_port()
    words = [sys.executable, "-m", "benchmarks._broadcast", str(port), str(sample), way]
    process = subprocess.Popen(words)
    try:
        async with httpx.AsyncClient() as http:
            for _ in range(400):
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"http://127.0.0.1:{port}/ready")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
        async with contextlib.AsyncExitStack() as stack:
            groups = []
            for group in range(sockets // _GROUP):
                address = f"ws://127.0.0.1:{port}/ws/{group}"
                lines = [connect(address, max_size=None, compression=None, ping_interval=None) for _ in range(_GROUP)]
                groups.append([await stack.enter_async_context(line) for line in lines])
            yield BareServer(process.pid, groups)
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
