"""How the page of a deal grows with its results: `dev.py bench deals [--most 100000] [--json]`.

A deal with 1 000 results, ten times as many, and so on; told is the median CPU time of one page (so that a busy machine
does not matter) and its ratio to the smallest.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, delete, func, insert, select

from ludoteca.learn import deals as learn
from ludoteca.table import deals, lobby
from ludoteca.table import schema as t
from ludoteca.table.database import Database, address_of
from ludoteca.table.house import House
from ludoteca.table.upgrade import upgrade


def fill(file: Path, deal: str, first: int, last: int) -> None:
    """So many results, of people who exist nowhere else."""
    engine = create_engine(f"sqlite:///{file}")
    match: dict[str, Any] = {
        "table_id": None,
        "game": "the-game",
        "players": 1,
        "options": "{}",
        "given": 0,
        "names": '["A"]',
    }
    match |= {"created": 1.0, "ended": 2.0, "ending": "played", "levels": "[null]", "size": 0}
    tried = {"deal": deal, "seat": 0, "counts": True, "practised": False, "begun": 1.0, "ended": 2.0}
    with engine.begin() as connection:
        connection.execute(insert(t.matches), [{**match, "id": f"m{n}"} for n in range(first, last)])
        rows = [{**tried, "match": f"m{n}", "person": f"p{n}", "score": -(n * 7919 % 90)} for n in range(first, last)]
        connection.execute(insert(t.attempts), rows)
        connection.execute(delete(t.deal_scores))
        a = t.attempts.c
        told = select(a.deal, a.score, func.count()).where(a.counts).group_by(a.deal, a.score)
        connection.execute(insert(t.deal_scores).from_select(["deal", "score", "times"], told))
    engine.dispose()


async def measure(most: int, rounds: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "deals.db"
        address = address_of(str(file))
        await asyncio.to_thread(upgrade, address)
        house = House(Database(address))
        person, _ = await lobby.new_person(house, "en", "Zoe")
        name = learn.daily_id(learn.today(house.now()), "the-game", "alone")
        there, size = 0, 1_000
        while size <= most:
            await asyncio.to_thread(fill, file, name, there, size)
            times = []
            for _ in range(rounds):
                began = time.process_time()
                await deals.deal_page(house, person, name)
                times.append((time.process_time() - began) * 1000)
            told[str(size)] = {"median_ms": round(statistics.median(times), 2)}
            there, size = size, size * 10
        await house.store.close()
    least = told["1000"]["median_ms"]
    for line in told.values():
        line["ratio"] = round(line["median_ms"] / least, 2)
    return told


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench deals", description=__doc__)
    parser.add_argument("--most", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    found = asyncio.run(measure(asked.most, asked.rounds))
    if asked.json:
        print(json.dumps(found))
    else:
        for results, line in found.items():
            print(f"{int(results):>9,} results: {line['median_ms']:7.2f} ms a page  × {line['ratio']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
