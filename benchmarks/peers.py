"""The same load on our server and on boardgame.io's: `dev.py bench peers [--json]`.

boardgame.io (npm) is what one would take for such games: its server, with The Game as simple as it can be and views
that hide the others' hands, in memory, with its file store, or on PostgreSQL (`--stores`); beside ours, which answers a
move only once it is durable (SQLite). On both a match that is over is followed by another one, which takes a few
requests over HTTP and is part of what a move costs. Tables of four players on real sockets on loopback; all servers are
up the whole time, warmed up, and measured in turns, slice by slice, at a human pace and flat out. Told is a move: the
CPU time of the server's process for it, and the time from sending it to the last of four seats seeing it. Ours sends
five messages a move (four views and an answer), boardgame.io four. CPU of the players, who run on the same machine, is
never counted, nor is that of PostgreSQL.
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

from benchmarks import _broadcast
from benchmarks._boardgame import boardgame_server
from benchmarks._tables import SEATS, Runs, our_server
from tests.server import postgres
from workshop import client
from workshop.places import TOOLS
from workshop.running import quietly

# Its lobby does not start with a newer koa-compose.
PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0", "bgio-postgres@1.0.16")
_WARM_UP = 5.0


def installed() -> Path:
    """boardgame.io in a folder of its own under .tools, never in the project's."""
    home = TOOLS / "boardgame"
    if not (home / "node_modules" / "bgio-postgres").is_dir():
        home.mkdir(parents=True, exist_ok=True)
        words, env = client.npm("install", "--no-audit", "--no-fund", "--no-save", *PACKAGES)
        at = words.index("--prefix")
        words[at + 1] = str(home)
        with contextlib.redirect_stdout(sys.stderr):
            quietly("boardgame.io", words, env)
    return home


async def measure(asked: argparse.Namespace, home: Path) -> dict[str, Any]:
    result: dict[str, Any] = {"players": asked.tables * SEATS, "tables": asked.tables, "slices": asked.slices}
    async with contextlib.AsyncExitStack() as stack:
        ours, _ = await stack.enter_async_context(our_server(asked.tables, "the-game", Random(asked.seed)))
        sides: dict[str, Runs] = {"ours": ours}
        for store in asked.stores:
            where = None
            if store == "files":
                where = stack.enter_context(tempfile.TemporaryDirectory())
            elif store == "postgres":
                where = stack.enter_context(postgres.running(durable=True)).database()
            made = boardgame_server(asked.tables, Random(asked.seed), home, where)
            sides[f"boardgame.io, {store}"] = await stack.enter_async_context(made)
        for side in sides.values():
            await side.run("warm-up", _WARM_UP)
        for pace in _broadcast.PACES:
            names = [*sides]
            for number in range(asked.slices):
                # Nobody is always the first.
                for name in (*names[number % len(names) :], *names[: number % len(names)]):
                    await sides[name].run(pace, asked.seconds / asked.slices)
        for name, side in sides.items():
            result[name] = {pace: side.summary(pace) for pace in _broadcast.PACES}
            result[name]["memory_kb_per_table"] = round(side.memory / 1024, 1)
    other = f"boardgame.io, {asked.stores[0]}"
    result["ratios"] = {
        f"{what} {pace}": round(result["ours"][pace][what] / result[other][pace][what], 2)
        for pace in _broadcast.PACES
        for what in ("server_cpu_us_per_move", "p50_ms", "p99_ms")
    }
    return result


def in_words(result: dict[str, Any]) -> str:
    lines = [f"{result['players']} players at {result['tables']} tables, {os.cpu_count()} cores"]
    for name, told in result.items():
        if not isinstance(told, dict) or name == "ratios":
            continue
        lines.append(f"{name}: {told['memory_kb_per_table']} KB a table with its four connections")
        lines += [
            f"  {pace:9} {told[pace]['server_cpu_us_per_move']:6} µs of CPU a move, "
            f"{told[pace]['moves_per_second']} moves/s, p50 {told[pace]['p50_ms']} ms, p99 {told[pace]['p99_ms']} ms, "
            f"messages of {told[pace]['bytes_per_message']} bytes"
            for pace in _broadcast.PACES
        ]
    lines.append("ours to the first of theirs:")
    lines += [f"  {name.replace('_', ' ')}: {value}" for name, value in result["ratios"].items()]
    return "\n".join(lines)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench peers", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="tables of four players a server (default: 100)")
    parser.add_argument("--seconds", type=float, default=30, help="how long each plays at each pace (default: 30)")
    parser.add_argument("--slices", type=int, default=3, help="into how many turns that is cut (default: 3)")
    parser.add_argument("--stores", nargs="+", choices=("memory", "files", "postgres"), default=["memory"])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    result = asyncio.run(measure(asked, installed()))
    print(json.dumps(result) if asked.json else in_words(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
