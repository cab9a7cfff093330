"""What each shortcut on a move's way saves: `dev.py bench sending [--json]`.

Servers of ours that differ in nothing else carry the same tables flat out, in turns, slice by slice: one as it is, and
one without each of the shortcuts. Told is the CPU time of the server a delivered message, as a ratio to the server as
it is: 1.10 says that without the shortcut a message costs a tenth more.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import resource
import statistics
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from benchmarks._plain_server import WITHOUT
from benchmarks._tables import our_server


async def measure(
    tables: int, seconds: float, slices: int, seed: int, without: Sequence[str] = WITHOUT
) -> dict[str, Any]:
    async with contextlib.AsyncExitStack() as stack:
        sides = {}
        for name in ("as it is", *without):
            words = ("--without", name) if name in WITHOUT else ()
            made = our_server(tables, "the-game", Random(seed), *words, module="benchmarks._plain_server")
            sides[name], _ = await stack.enter_async_context(made)
            await sides[name].run("warm-up", 2.0)
        for number in range(slices):
            names = [*sides]
            for name in (*names[number % len(names) :], *names[: number % len(names)]):
                await sides[name].run(f"slice {number}", seconds / slices)
        costs = {
            name: [side.summary(f"slice {number}")["server_cpu_us_per_message"] for number in range(slices)]
            for name, side in sides.items()
        }
    whole = costs["as it is"]
    return {
        name: {
            "cpu_us_per_message": round(statistics.mean(found), 1),
            "ratio": round(statistics.mean(found) / statistics.mean(whole), 3),
            "ratio_of_slices": [round(one / other, 3) for one, other in zip(found, whole, strict=True)],
        }
        for name, found in costs.items()
    }


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench sending", description=__doc__)
    parser.add_argument("--tables", type=int, default=60, help="tables of four players a server (default: 60)")
    parser.add_argument("--seconds", type=float, default=40, help="how long each server plays (default: 40)")
    parser.add_argument("--slices", type=int, default=8, help="into how many turns that is cut (default: 8)")
    parser.add_argument("--without", action="append", choices=WITHOUT, help="only this one; may be repeated")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    found = asyncio.run(measure(asked.tables, asked.seconds, asked.slices, asked.seed, asked.without or WITHOUT))
    if asked.json:
        print(json.dumps(found))
        return 0
    for name, told in found.items():
        slices = " ".join(f"{ratio:.2f}" for ratio in told["ratio_of_slices"])
        what = name if name == "as it is" else f"without {name}"
        print(f"{what:28} {told['cpu_us_per_message']:7} µs a message, × {told['ratio']:.3f}   slices: {slices}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
