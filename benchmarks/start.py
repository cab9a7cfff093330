"""The very first start: `dev.py bench start [--json]`.

For every game a server is started on a machine that has compiled nothing yet (an empty folder for compiled code). Told
are the seconds until its page is there, the seconds from the opening of a table of bots to the first act of one of
them, and from then to the second; the seconds after which everything is compiled; and the processor time that server
and compilers took for it. At the end the same once more with everything compiled.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx

from tests.server.players import Player
from tests.server.postgres import free_port

GAMES = ("lost-code", "think-str8", "the-game", "the-game-extreme")
FAMILIES = 2


class Server:
    """A server that warms up, as people start it, with a folder of its own for compiled code."""

    def __init__(self, home: Path, kernels: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.kernels = kernels
        command = [sys.executable, "-m", "ludoteca.server.commands", "serve", "--data", str(home), "--pace", "0"]
        command += ["--port", str(self.port), "--no-limits", "--log", "warning"]
        env = {**os.environ, "NUMBA_CACHE_DIR": str(kernels)}
        self.began = time.monotonic()
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)

    @property
    def age(self) -> float:
        return time.monotonic() - self.began

    async def page(self) -> float:
        """When the page is there."""
        async with httpx.AsyncClient() as client:
            while self.process.poll() is None:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(self.address)).status_code == 200:
                        return self.age
                await asyncio.sleep(0.02)
        raise RuntimeError("the server stopped")

    async def compiled(self) -> float:
        """When all families are compiled."""
        while len(list(self.kernels.glob("*/complete-*"))) < FAMILIES:
            await asyncio.sleep(0.1)
        return self.age

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


async def acts(server: Server, game: str, level: str) -> tuple[float, float]:
    """From the opening of a table of bots to their first act; the longest wait for one of the next five."""
    async with Player(server.address) as host:
        began = time.monotonic()
        table = (await host.create(game, *[level] * 3, start=True))["id"]
        times: list[float] = []
        while len(times) < 6:
            seen = await host.get(f"/tables/{table}/events")
            played = sum(event["seat"] is not None and event["seat"] >= 0 for event in seen["events"])
            times += [time.monotonic()] * (played - len(times))
            await asyncio.sleep(0.02)
    return times[0] - began, max(later - before for before, later in pairwise(times[:6]))


async def measure(game: str, level: str, kernels: Path) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="ludoteca-start-") as home:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        server = Server(Path(home), kernels)
        try:
            page = await server.page()
            first, next_act = await acts(server, game, level)
            done = await server.compiled()
        finally:
            server.stop()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    found = {"page_s": page, "first_act_s": first, "next_acts_s": next_act, "compiled_s": done, "cpu_s": cpu}
    return {"game": game, **{name: round(value, 2) for name, value in found.items()}}


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench start", description=__doc__.split("\n")[0])
    parser.add_argument("--level", default="master")
    parser.add_argument("--games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    rows = []
    with tempfile.TemporaryDirectory(prefix="ludoteca-kernels-") as folder:
        for number, game in enumerate(asked.games):
            rows.append({"start": "cold", **asyncio.run(measure(game, asked.level, Path(folder) / str(number)))})
        rows.append({"start": "warm", **asyncio.run(measure(asked.games[0], asked.level, Path(folder) / "0"))})
    if asked.json:
        print(json.dumps(rows, indent=1))
        return 0
    print(f"{'start':6}{'game':18}{'page':>8}{'first act':>11}{'next acts':>11}{'compiled':>10}{'CPU s':>8}")
    for row in rows:
        print(
            f"{row['start']:6}{row['game']:18}{row['page_s']:8.2f}{row['first_act_s']:11.2f}{row['next_acts_s']:11.2f}"
            f"{row['compiled_s']:10.2f}{row['cpu_s']:8.1f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
