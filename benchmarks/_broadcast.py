"""What a delivered message costs at least: a Litestar server that does nothing but broadcast the same bytes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.postgres import free_port

_GROUP = 4
"""As many sockets get each message as sit at a table."""


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used, in all its threads (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds (Linux)."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def serve(port: int, size: int) -> None:
    """The bare server: a socket joins a group of four; a message from one of them goes to all of them."""
    import uvicorn
    from litestar import Litestar, WebSocket, get, websocket
    from litestar.exceptions import WebSocketDisconnect

    groups: dict[int, list[WebSocket[Any, Any, Any]]] = {}
    text = "x" * size

    @websocket("/ws/{group:int}")
    async def join(socket: WebSocket[Any, Any, Any], group: int) -> None:
        await socket.accept()
        there = groups.setdefault(group, [])
        there.append(socket)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await socket.receive_text()
                for other in there:
                    await other.send_text(text)

    @get("/ready", media_type="text/plain")
    async def ready() -> str:
        return "ready"

    app = Litestar([join, ready], openapi_config=None, logging_config=None)
    uvicorn.run(app, port=port, log_level="error", access_log=False, ws_per_message_deflate=False)


async def measure(sockets: int, size: int, messages: int) -> dict[str, float]:
    """CPU of the server a message of that size delivered to that many sockets."""
    port = free_port()
    words = [sys.executable, "-m", "benchmarks._broadcast", str(port), str(size)]
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
            before = cpu_of(process.pid)
            rounds = max(1, messages // sockets)

            async def run(group: list[Any]) -> None:
                for number in range(rounds):
                    await group[number % _GROUP].send("move")
                    for socket in group:
                        await socket.recv()

            await asyncio.gather(*map(run, groups))
            cpu = cpu_of(process.pid) - before
        delivered = rounds * len(groups) * _GROUP
        return {"delivered": delivered, "server_cpu_us_per_message": round(cpu / delivered * 1e6, 1)}
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    serve(int(sys.argv[1]), int(sys.argv[2]))
