"""Real servers on real sockets: in this process, or in processes of their own that may be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from ludoteca.server.app import make_app, uvicorn_config
from ludoteca.server.settings import Settings, read_settings
from ludoteca.table.database import address_of, is_postgres
from ludoteca.table.house import House
from ludoteca.table.policy import HousePolicy
from tests.server.databases import new_database
from tests.server.postgres import free_port

QUICK = HousePolicy(pace=0.0, think=0.2)


class Quiet(uvicorn.Server):
    """uvicorn without its hands on the process's signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def settings(folder: Path, **more: Any) -> Settings:
    return read_settings({}, **{"data": folder, "port": 0, "limits": False, "warm": False, "policy": QUICK, **more})


@contextlib.asynccontextmanager
async def serving(
    chosen: Settings, house: House | None = None, *, buffer: int | None = None
) -> AsyncIterator[tuple[str, Any]]:
    """A server in this process: its address and the application. With `buffer` so many bytes fit into the system's
    hands on their way to each client."""
    if house is None and not is_postgres(address_of(chosen.database)):
        new_database(Path(chosen.database))
    app = make_app(chosen, house)
    server = Quiet(uvicorn_config(app, chosen))
    app.state.server = server
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    door = server.servers[0].sockets[0]
    if buffer is not None:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    port = door.getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}", app
    finally:
        server.should_exit = True
        await task


def stop_refilling(app: Any) -> None:
    """From now on nobody gets back what they have used up, however long a busy machine takes for the next request."""
    now = time.monotonic()
    app.state.auth.limits._clock = lambda: now


START_WITHIN = 120.0
"""Seconds for a server to start, in which it could have run."""


def starved(pid: int) -> float:
    """Seconds for which a process was ready to run so far and others had the machine (Linux; elsewhere 0)."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


class Patience:
    """How long something may take. Time in which it was kept from running does not count: at a low priority on a busy
    machine a server that starts in two seconds of work has been seen to take five minutes."""

    def __init__(self, seconds: float, kept: Callable[[], float], clock: Callable[[], float] = time.monotonic) -> None:
        self._kept, self._clock = kept, clock
        self._end = clock() - kept() + seconds

    @property
    def left(self) -> float:
        return self._end + self._kept() - self._clock()


class Process:
    """A server in a process of its own."""

    def __init__(
        self,
        folder: Path,
        *words: str,
        port: int | None = None,
        limits: bool = False,
        module: str = "ludoteca.server.commands",
        warm: bool = False,
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._words = (*(() if limits else ("--no-limits",)), *(() if warm else ("--no-warm",)), *words)
        self._module = module
        self._process: subprocess.Popen[bytes] | None = None

    def also(self, *words: str) -> None:
        """More words for the command line, before it starts."""
        self._words += words

    def start(self) -> None:
        folder = self._folder
        folder.mkdir(parents=True, exist_ok=True)
        if "--database" not in self._words:
            new_database(folder / "ludoteca.db")
        command = [sys.executable, "-m", self._module, "serve", "--data", str(folder)]
        command += ["--port", str(self.port), "--pace", "0", "--log", "warning"]
        command += self._words
        # Compiled once, however often it is started.
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        with (folder / f"log-{self.port}").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=env)

    async def ready(self) -> None:
        assert self._process is not None
        patience = Patience(START_WITHIN, lambda: starved(self.pid))
        async with httpx.AsyncClient() as client:
            while patience.left > 0:
                if self._process.poll() is not None:
                    raise RuntimeError(f"The server stopped: {(self._folder / f'log-{self.port}').read_text()[-2000:]}")
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"{self.address}/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise RuntimeError("The server did not start in time.")

    @property
    def data(self) -> Path:
        """The folder with its database and its key."""
        return self._folder

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> int:
        """SIGTERM: finish first."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait()

    @property
    def log(self) -> str:
        return (self._folder / f"log-{self.port}").read_text()
