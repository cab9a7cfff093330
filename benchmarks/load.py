"""How much a server carries: `dev.py bench load [--json]`.

Players connect over real sockets on loopback to a server process of its own, four to a table. Every table moves at a
human pace, and then as fast as it can; a match that ends is followed by a rematch. Measured from sending a move to the
last seat seeing it.

What is counted: all CPU time of the server process (its threads and the SQLite writer too, a PostgreSQL server not)
while the tables move, divided by the messages that arrived at the players. So the cost of a move (reading it, playing
it, storing it durably, four different views of it, and now and then a new match) is shared by the four views and the
answer that it sends. Beside it a bare Litestar server broadcasts a sample of the same messages to as many sockets, in
groups of four and at the same two paces: once with Litestar's Channels, once with nothing but a loop over the sockets.
All three are up the whole time and are measured in turns, slice by slice, so that a slow minute of the machine hits all
of them. CPU of the players, who run on the same machine, is never counted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from rich.progress import Progress

from benchmarks import _broadcast
from benchmarks._tables import SEATS, OurServer, our_server

_WARM_UP = 3.0
"""Seconds before anything counts, from which the sample is taken."""


async def measure(asked: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    random = Random(asked.seed)
    words = ["--database", asked.database] if asked.database else []
    result: dict[str, Any] = {"players": asked.tables * SEATS, "tables": asked.tables, "game": asked.game}
    result["slices"] = asked.slices
    async with contextlib.AsyncExitStack() as stack:
        task = progress.add_task("sitting down", total=asked.tables)
        made = our_server(asked.tables, asked.game, random, *words, tick=lambda: progress.advance(task))
        ours, memory = await stack.enter_async_context(made)
        result["memory_kb_per_table"] = round(memory / 1024, 1)
        await ours.run("warm-up", _WARM_UP)
        file = Path(stack.enter_context(tempfile.TemporaryDirectory()), "sample")
        file.write_bytes(msgspec.json.encode(random.sample(ours.sample, len(ours.sample))))
        bare = {
            way: await stack.enter_async_context(_broadcast.bare_server(way, asked.tables * SEATS, file))
            for way in _broadcast.WAYS
        }
        sides: list[OurServer | _broadcast.BareServer] = [ours, *bare.values()]
        task = progress.add_task("slices", total=len(_broadcast.PACES) * asked.slices * len(sides))
        for pace in _broadcast.PACES:
            for number in range(asked.slices):
                # Nobody is always the first.
                for side in (*sides[number % len(sides) :], *sides[: number % len(sides)]):
                    await side.run(pace, asked.seconds / asked.slices)
                    progress.advance(task)
        for pace in _broadcast.PACES:
            result[pace] = ours.summary(pace)
        for way, side in bare.items():
            result[way] = {pace: side.cost(pace) for pace in _broadcast.PACES}
        async with httpx.AsyncClient(base_url=ours.process.address) as http:
            result["alive_afterwards"] = (await http.get("/ready")).status_code == 200
    result["ratios"] = {
        f"cpu_per_message_{pace}_to_{way}": round(result[pace]["server_cpu_us_per_message"] / result[way][pace], 2)
        for pace in _broadcast.PACES
        for way in _broadcast.WAYS
    }
    return result


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench load", description=__doc__)
    parser.add_argument("--tables", type=int, default=250, help="tables of four players (default: 250)")
    parser.add_argument("--seconds", type=float, default=30, help="how long each side plays at each pace (default: 30)")
    parser.add_argument("--slices", type=int, default=3, help="into how many turns that is cut (default: 3)")
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
