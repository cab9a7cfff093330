"""What making a puzzle of each kind costs: `dev.py bench puzzles [--count 5] [--kind KIND] [--json]`.

Told is the CPU time of one accepted puzzle (matches, search, rating and check together), and how many that is an hour
on one core; over all kinds together too.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from ludoteca.learn.puzzles import KINDS, Kind
from ludoteca.learn.puzzles.make import Maker, make_from_bots
from ludoteca.learn.puzzles.matches import PLANS, play

FIRST = 500_000
"""The number of the first match: none of those that the pack was made from."""


def warm() -> None:
    """Machine code is fetched before anything is measured."""
    for plan in PLANS[:2]:
        play(plan, FIRST - 1)


def measure(kinds: list[Kind], count: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for kind in kinds:
        maker = Maker({kind: count})
        began = time.process_time()
        made = sum(1 for _ in make_from_bots(maker, FIRST))
        told[kind] = {"made": made, "seconds": round((time.process_time() - began) / made, 2)}
    seconds = sum(line["seconds"] for line in told.values()) / len(told)
    told["all"] = {"made": count * len(kinds), "seconds": round(seconds, 2)}
    for line in told.values():
        line["an_hour"] = round(3600 / line["seconds"]) if line["seconds"] else None
    return told


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench puzzles", description=__doc__)
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--kind", action="append", choices=KINDS, default=[])
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    warm()
    found = measure(asked.kind or list(KINDS), max(1, asked.count))
    if asked.json:
        print(json.dumps(found))
    else:
        for kind, line in found.items():
            print(f"{kind:>9}: {line['seconds']:6.2f} s a puzzle, {line['an_hour']} an hour on one core")
    return 0


if __name__ == "__main__":
    sys.exit(main())
