"""Does a move cost more where there are more tables? `dev.py bench growth [--json]`.

Tables of The Game for one player, each with its socket, 100, then 1 000, then 5 000 of them (`--sizes`), with the same
number of moves a second at every size: what a table costs that does not move shows in the moves of the others. One
process on SQLite, and two on one PostgreSQL that share the tables (`--where`). Told is the CPU time of our processes a
move (a PostgreSQL server's is told beside it), and the time from sending a move to seeing it.

`--where bus` is the part that breaks first when processes are added (docs/scale.md): every process hears of every move.
It stores moves durably on a real PostgreSQL as fast as one connection, then several, can: without notices, with one in
every transaction, and with the bus as it is, which tells of 4 000 moves a second beside them. And it measures what a
process pays for each notice about a table that it does not have.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks._broadcast import cpu_of, memory_of
from benchmarks._tables import Table, seated
from ludoteca.table.bus import CHANNEL, Notice, PostgresBus
from ludoteca.table.database import Database, address_of
from ludoteca.table.house import House
from ludoteca.table.upgrade import upgrade
from tests.server import postgres
from tests.server.serving import Process

_AT_ONCE = 8
"""Tables that are set up at the same time."""


class Growing:
    """Processes of one server, and the tables that are there so far."""

    def __init__(self, processes: list[Process], random: Random, engine: int | None) -> None:
        self._processes = processes
        self._random = random
        self._engine = engine
        """The process id of the database, where it has one."""
        self._stack = contextlib.AsyncExitStack()
        self.tables: list[Table] = []

    async def grow(self, size: int) -> float:
        """Set up more tables; the bytes of memory that each takes."""
        before, there = self._memory(), len(self.tables)

        async def some(which: int, count: int) -> list[Table]:
            address = self._processes[which % len(self._processes)].address
            made = seated(address, count, "the-game", self._random, lambda: None, seats=1)
            return await self._stack.enter_async_context(made)

        wanted = size - there
        shares = [wanted // _AT_ONCE + (n < wanted % _AT_ONCE) for n in range(_AT_ONCE)]
        for found in await asyncio.gather(*(some(n, share) for n, share in enumerate(shares))):
            self.tables += found
        return (self._memory() - before) / wanted

    async def move(self, seconds: float, a_second: float) -> dict[str, float]:
        """So many moves a second, at tables taken by chance."""
        for table in self.tables:
            table.forget()
        before, stored = self._cpu(), self._engine_cpu()
        began, tasks, busy = time.perf_counter(), set[asyncio.Task[None]](), set[str]()

        async def one(table: Table) -> None:
            busy.add(table.name)
            try:
                await table.move()
            finally:
                busy.discard(table.name)

        while (passed := time.perf_counter() - began) < seconds:
            while len(tasks) < passed * a_second:
                table = self._random.choice(self.tables)
                if table.name not in busy:
                    tasks.add(asyncio.create_task(one(table)))
            await asyncio.sleep(0.01)
        await asyncio.gather(*tasks)
        moves = sum(table.moves for table in self.tables)
        delays = sorted(delay for table in self.tables for delay in table.delays)
        found = {
            "moves": moves,
            "cpu_us_per_move": round((self._cpu() - before) / moves * 1e6),
            "p50_ms": round(statistics.median(delays) * 1000, 2),
            "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 2),
        }
        if self._engine is not None:
            found["database_us_per_move"] = round((self._engine_cpu() - stored) / moves * 1e6)
        return found

    def _cpu(self) -> float:
        return sum(cpu_of(process.pid) for process in self._processes)

    def _memory(self) -> float:
        return sum(memory_of(process.pid) for process in self._processes)

    def _engine_cpu(self) -> float:
        """Of PostgreSQL: the first process and all that it has started."""
        if self._engine is None:
            return 0.0
        # A connection has a process of its own there, which may be over by the time that it is looked at again.
        return cpu_of(self._engine, ended=True) + sum(map(cpu_of, _children(self._engine)))

    async def close(self) -> None:
        await self._stack.aclose()


def _children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


@contextlib.asynccontextmanager
async def growing(where: str, random: Random) -> AsyncIterator[Growing]:
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-growth-"))
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        words: list[str] = []
        engine = None
        if where == "postgres":
            running = stack.enter_context(postgres.running())
            words, engine = ["--database", running.database()], running.pid
        processes = [Process(folder, *words, "--log", "error") for _ in range(2 if words else 1)]
        for process in processes:
            stack.callback(process.kill)
            process.start()
            await process.ready()
        there = Growing(processes, random, engine)
        try:
            # What the first tables bring along is not theirs.
            await there.grow(20)
            await there.move(3.0, 10.0)
            yield there
        finally:
            await there.close()


async def measure(where: str, asked: argparse.Namespace) -> dict[str, Any]:
    result: dict[str, Any] = {}
    async with growing(where, Random(asked.seed)) as there:
        for size in asked.sizes:
            memory = await there.grow(size)
            found = await there.move(asked.seconds, asked.moves)
            result[str(size)] = {**found, "memory_kb_per_table": round(memory / 1024, 1)}
            print(f"{where}, {size} tables: {result[str(size)]}", file=sys.stderr)
    costs = [told["cpu_us_per_move"] for told in result.values()]
    result["last_to_first"] = round(costs[-1] / costs[0], 2)
    return result


# --- the bus ----------------------------------------------------------------------------------------------------------


_MOVE = "INSERT INTO bench_moves VALUES (:client_id, 'lay 34 up1');"
_TELL = f"SELECT pg_notify('{CHANNEL}', 'table' || :client_id);"


def transactions(engine: postgres.Postgres, database: str, connections: int, seconds: float, *, tell: bool) -> float:
    """Transactions a second that store a move, durably, and tell of it (pgbench)."""
    program = engine.programs / "pgbench"
    if not program.exists():
        sys.exit(f"{program} is not there: the bus is measured where PostgreSQL comes with its pgbench.")
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as script:
        script.write("\n".join(["BEGIN;", _MOVE, *([_TELL] if tell else ()), "COMMIT;"]))
        script.flush()
        words = [str(program), "-n", "-M", "prepared", "-f", script.name, "-T", str(max(1, round(seconds)))]
        words += ["-c", str(connections), "-j", "2", database]
        said = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    found = re.search(r"tps = ([\d.]+)", said)
    assert found is not None, said
    return float(found[1])


@contextlib.asynccontextmanager
async def telling(address: str, a_second: int = 4_000) -> AsyncIterator[None]:
    """The bus tells of so many moves a second, of which another process hears."""
    one, two = PostgresBus(address), PostgresBus(address)
    await one.start(lambda notice: None)
    await two.start(lambda notice: None)

    async def tell() -> None:
        told, began = 0, time.perf_counter()
        while True:
            while told < (time.perf_counter() - began) * a_second:
                one.publish(Notice("elsewhere", f"table{told % 50_000}", "change"))
                told += 1
            await asyncio.sleep(0.005)

    task = asyncio.create_task(tell())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await one.stop()
        await two.stop()


async def measure_bus(asked: argparse.Namespace) -> dict[str, Any]:
    result: dict[str, Any] = {}
    with postgres.running(durable=True) as engine:
        database = engine.database()
        address = address_of(database)
        await asyncio.to_thread(upgrade, address)
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("CREATE TABLE bench_moves (n bigint, move text)")
        for connections in (1, 8, 32):
            for what in ("silent", "each_telling", "told_beside"):
                async with telling(address) if what == "told_beside" else contextlib.nullcontext():
                    seconds, tell = asked.seconds / 9, what == "each_telling"
                    rate = await asyncio.to_thread(transactions, engine, database, connections, seconds, tell=tell)
                result[f"transactions_per_second_{what}_{connections}_connections"] = round(rate)
        house = House(Database(address), bus=PostgresBus(address))
        await house.open()
        try:
            result["notice_us_decoded_and_ignored"] = round(_ignored(house), 2)
            result["notice_us_heard_and_ignored"] = round(await _heard(house, database), 2)
        finally:
            await house.close()
    return result


def _ignored(house: House) -> float:
    """Microseconds of CPU for a notice about a table that is not here, once it is read."""
    decode = msgspec.json.Decoder(Notice).decode
    notice = msgspec.json.encode(Notice("elsewhere", "x" * 12, "change"))
    began = time.process_time()
    for _ in range(100_000):
        house._hear(decode(notice))
    return (time.process_time() - began) * 10


async def _heard(house: House, database: str) -> float:
    """The same, with reading it from PostgreSQL, as many at once as a busy bus has."""
    count, several = 0, 20_000
    hear = house._hear

    def counted(notice: Notice | None) -> None:
        nonlocal count
        hear(notice)
        count += notice is not None

    bus = PostgresBus(address_of(database))
    await bus.start(counted)
    engine = create_async_engine(address_of(database))
    # Each about another table: PostgreSQL sends what is equal only once.
    notice = """'{"process":"elsewhere","table":"t' || lpad(g::text, 11, '0') || '","about":"change"}'"""
    tell = text(
        f"SELECT count(pg_notify('{CHANNEL}', {notice})) FROM generate_series(1, {several}) g".replace(":", "\\:")
    )
    began = time.process_time()
    async with engine.begin() as connection:
        await connection.execute(tell)
    async with asyncio.timeout(120):
        while count < several:
            await asyncio.sleep(0.01)
    took = time.process_time() - began
    await bus.stop()
    await engine.dispose()
    return took / several * 1e6


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench growth", description=__doc__)
    parser.add_argument(
        "--where", nargs="+", choices=("sqlite", "postgres", "bus"), default=["sqlite", "postgres", "bus"]
    )
    parser.add_argument("--sizes", nargs="+", type=int, default=[100, 1_000, 5_000], metavar="TABLES")
    parser.add_argument("--moves", type=float, default=50, help="moves a second, all tables together (default: 50)")
    parser.add_argument("--seconds", type=float, default=30, help="how long at each size (default: 30)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    result = {}
    for where in asked.where:
        result[where] = asyncio.run(measure_bus(asked) if where == "bus" else measure(where, asked))
    if asked.json:
        print(json.dumps(result))
        return 0
    for where, told in result.items():
        print(where)
        for name, value in told.items():
            print(f"  {name.replace('_', ' ')}: {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
