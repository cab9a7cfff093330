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
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

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


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used, in all its threads (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


async def measure(way: str, sockets: int, sample: Path, messages: int, seconds: float) -> dict[str, float]:
    """CPU of the server a message of the sample, delivered to that many sockets: flat out until so many messages are
    sent, and at a human pace for so many seconds."""
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
                lines = [connect(address, max_size=None, compression=None) for _ in range(_GROUP)]
                groups.append([await stack.enter_async_context(line) for line in lines])

            async def move(group: list[Any], number: int) -> int:
                await group[number % _GROUP].send("move")
                for socket in group:
                    await socket.recv()
                return _GROUP

            async def flat_out(group: list[Any]) -> int:
                return sum([await move(group, number) for number in range(max(1, messages // sockets))])

            async def human(group: list[Any]) -> int:
                end, delivered = time.perf_counter() + seconds, 0
                await asyncio.sleep(first_pause(random))
                while time.perf_counter() < end:
                    delivered += await move(group, delivered // _GROUP)
                    await asyncio.sleep(pause(random))
                return delivered

            random = Random(0)
            costs = {}
            for play in (human, flat_out):
                before = cpu_of(process.pid)
                delivered = sum(await asyncio.gather(*map(play, groups)))
                costs[play.__name__] = round((cpu_of(process.pid) - before) / delivered * 1e6, 1)
            return costs
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
