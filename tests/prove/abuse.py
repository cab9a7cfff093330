"""Attacks from outside while friends play: `dev.py prove abuse --seconds N`; a hostile hour is 3600.

A server in a process of its own, with its limits on. Honest people play at tables; somebody at other addresses of this
machine does what was seen to bring servers down (_attacks.py): records that take long to replay, sockets and
connections without end, slow headers and bodies, answers left unread, codes tried out, tables filled with watchers,
guests who come back after they were removed. All attacks at once, or those that `--only` names. The attackers are a
process too, so that nobody's clock is held up by the others' work. Every honest move has to be answered in time, none
may be lost, and every attack has to end in a refusal.

What counts is time in which the server and its honest visitors could run: on a small machine the attackers, and
whoever else works there, take the cores away, which no server can help. Both times are told; `--clock` judges by the
clock, for a machine that has nothing else to do. Before the attacks begin
the same friends play in peace on the same server, for a quarter of the time and at most a minute: where moves are slow
even then the machine is too busy for a verdict.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table

from tests.prove._attacks import ATTACKS, Attack, Broken, Person
from tests.server.players import Ear
from tests.server.serving import Process, starved

TABLES = 10
PACE = 0.4
"""Seconds between two moves of an honest table."""
SLOWEST = 0.25
"""Seconds within which 99 of 100 honest moves are answered."""


AGAIN_AFTER = 30.0
"""Seconds after which an attack that has ended comes again, from the same address."""
MIN_ROUND = 45.0
"""Seconds that an attack needs; with less left it is not begun again."""


class Undecided(Exception):
    """This machine has so much else to do that nothing can be said about how long a move takes."""


# --- honest people ----------------------------------------------------------------------------------------------


class Honest:
    """Friends at tables, one match after the other. Remembers how long every move took, and looks at the end of each
    match whether every move that was acknowledged is in it."""

    def __init__(self, kept: Callable[[], float]) -> None:
        self._kept = kept
        """How long others had the machine so far while the server or this program wanted it."""
        self.seconds: list[float] = []
        self.running: list[float] = []
        """The same without the time in which others had the machine."""
        self.refused: list[str] = []
        self.found = 0
        """Acknowledged moves that were there afterwards."""

    async def table(self, address: str, at: str, until: float, seed: int) -> None:
        random = Random(seed)
        async with Person(address, at) as anna, Person(address, at) as ben:
            table = (await anna.create("the-game", "me", "open"))["id"]
            code = (await anna.get(f"/tables/{table}"))["table"]["code"]
            await ben.post("/join", {"code": code})
            await ben.post(f"/tables/{table}/sit", {})
            await anna.post(f"/tables/{table}/start")
            async with anna.socket(table) as first, ben.socket(table) as second:
                ears = [Ear(first), Ear(second)]
                for ear in ears:
                    await ear.send({"do": "hello"})
                while time.monotonic() < until:
                    played = await self._match(ears, random, until)
                    await self._check(anna, table, played)
                    if time.monotonic() >= until:
                        return
                    for ear in ears:
                        ear.heard.clear()
                    for person in (anna, ben):
                        await person.post(f"/tables/{table}/rematch")

    async def _match(self, ears: list[Ear], random: Random, until: float) -> dict[int, Any]:
        """Play until it is over, or the time is up; what was acknowledged, by its number."""
        played: dict[int, Any] = {}
        n = -1
        while time.monotonic() < until:
            views = [await ear.beyond(n) for ear in ears]
            n = max(message["n"] for message in views) - 1
            if any(message["n"] <= n for message in views):
                continue
            if views[0]["view"]["outcome"]:
                break
            seat = next(seat for seat, message in enumerate(views) if message["view"]["moves"])
            move = random.choice(views[seat]["view"]["moves"])
            began, kept = time.monotonic(), self._kept()
            answer = await ears[seat].do(do="play", move=move, n=n + 1)
            took = time.monotonic() - began
            self.seconds.append(took)
            self.running.append(max(0.0, took - (self._kept() - kept)))
            if answer["kind"] == "done":
                played[answer["n"]] = (seat, move)
                n = answer["n"]
            else:
                self.refused.append(answer["error"]["code"])
            await asyncio.sleep(PACE * random.uniform(0.5, 1.5))
        return played

    async def _check(self, anna: Person, table: str, played: dict[int, Any]) -> None:
        entries = (await anna.get(f"/tables/{table}/events?n=0"))["events"]
        stored = {entry["n"]: (entry["seat"], entry["move"]) for entry in entries}
        lost = {n: move for n, move in played.items() if stored.get(n) != move}
        if lost:
            raise Broken(f"moves at table {table} were acknowledged and are not there: {lost}")
        self.found += len(played)


# --- together ---------------------------------------------------------------------------------------------------


async def ready_in_time(address: str, pid: int, until: float, slowest: list[float]) -> int:
    """/ready answers within a second, always: of the time in which the server could run. How often it was not ready
    because others had the machine."""
    excused = 0
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        while time.monotonic() < until:
            began, before = time.monotonic(), starved(pid)
            answer = await client.get("/ready", timeout=60)
            slowest.append(time.monotonic() - began)
            if answer.status_code != 200:
                kept = starved(pid) - before
                told = f"/ready said {answer.status_code} after {slowest[-1]:.2f} s: {answer.text}"
                if kept < slowest[-1] / 2:
                    raise Broken(f"{told}. For {kept:.2f} s of that others had the machine.")
                excused += 1
            await asyncio.sleep(0.25)
    return excused


async def warmed_up(address: str) -> None:
    """Until the server has its machine code, as one that was not started a moment ago."""
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        while (await client.get("/ready", timeout=60)).text != "ready":
            await asyncio.sleep(0.25)


def memory(pid: int) -> float:
    """Megabytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def chosen(names: Sequence[str]) -> list[Attack]:
    """The attacks of these names; without any, all."""
    return [what for what in ATTACKS if not names or what.__name__ in names]


async def attack(address: str, seconds: float, attacks: Sequence[Attack]) -> dict[str, str]:
    """All these attacks at once; what came of each."""
    until = time.monotonic() + seconds

    async def one(n: int, what: Attack) -> str:
        said, rounds = "", 0
        while time.monotonic() < until - MIN_ROUND or not rounds:
            async with Person(address, f"127.0.2.{n + 1}") as villain:
                said = await what(villain, until)
            rounds += 1
            await asyncio.sleep(max(0.0, min(AGAIN_AFTER, until - time.monotonic())))
        return said if rounds == 1 else f"{rounds} times, at last: {said}"

    told = await asyncio.gather(*(one(n, what) for n, what in enumerate(attacks)))
    return {what.__name__.replace("_", " "): said for what, said in zip(attacks, told, strict=True)}


async def attacked(address: str, seconds: float, names: Sequence[str]) -> dict[str, str]:
    """The same, by another process."""
    words = [sys.executable, "-m", "tests.prove.abuse", "--attack", address, "--seconds", str(seconds)]
    words += [word for name in names for word in ("--only", name)]
    villains = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        out, errors = await villains.communicate()
    finally:
        if villains.returncode is None:
            villains.kill()
    if villains.returncode:
        raise Broken(errors.decode()[-2_000:])
    return msgspec.json.decode(out, type=dict[str, str])


async def loop_lag(address: str) -> str:
    """How late the server's event loop was, from its own numbers."""
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        text = (await client.get("/metrics", timeout=30)).text
    found = re.findall(r'ludoteca_loop_lag_seconds_bucket\{le="([^"]+)"\} ([\d.]+)', text)
    whole = float(found[-1][1])
    return ", ".join(f"{100 * (1 - float(count) / whole):.1f} % over {limit} s" for limit, count in found[4:-1:2])


async def play_honestly(server: Process, seconds: float) -> Honest:
    """Friends at all tables, for so long; every move of theirs is done, and is where it belongs."""
    address, until = server.address, time.monotonic() + seconds
    honest = Honest(lambda: starved(server.pid) + starved(os.getpid()))
    await asyncio.gather(*(honest.table(address, f"127.0.1.{n + 1}", until, n) for n in range(TABLES)))
    if honest.refused:
        raise Broken(f"honest moves were refused: {honest.refused[:5]}")
    if honest.found != len(honest.seconds):
        raise Broken(f"{len(honest.seconds)} honest moves were answered, {honest.found} are in the records")
    return honest


def judge(calm: float, hostile: float) -> None:
    """Whether the slowest of a hundred honest moves was quick enough, given how long it takes in peace."""
    if hostile <= SLOWEST:
        return
    told = f"99 of 100 honest moves took up to {hostile:.3f} s, and {calm:.3f} s in peace"
    if calm > SLOWEST / 2:
        raise Undecided(told)
    raise Broken(told)


async def prove(seconds: float, database: str | None = None, only: Sequence[str] = ()) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-abuse-"))
    server = Process(folder, *(["--database", database] if database else []), limits=True, warm=True)
    ready = list[float]()
    try:
        server.start()
        await server.ready()
        await warmed_up(server.address)
        calm = await play_honestly(server, min(60.0, seconds / 4))
        before, kept = memory(server.pid), starved(server.pid)
        villains = asyncio.create_task(attacked(server.address, seconds, only))
        looking = ready_in_time(server.address, server.pid, time.monotonic() + seconds, ready)
        excused, honest, told = await asyncio.gather(looking, play_honestly(server, seconds), villains)
        kept = starved(server.pid) - kept
        grown, log = memory(server.pid) - before, len(server.log)
        lag = await loop_lag(server.address)
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
    return {
        "calm": calm,
        "honest": honest,
        "kept": kept,
        "excused": excused,
        "ready": max(ready),
        "megabytes": grown,
        "log": log,
        "lag": lag,
        "attacks": told,
    }


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove abuse", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long (default: 60)")
    names = [what.__name__ for what in ATTACKS]
    parser.add_argument("--only", action="append", choices=names, default=[], help="this attack; may be repeated")
    parser.add_argument("--clock", action="store_true", help="judge by the clock: the machine has nothing else to do")
    parser.add_argument("--attack", metavar="URL", help=argparse.SUPPRESS)
    parser.add_argument("--database", help="postgresql://…, instead of a SQLite file of its own")
    asked = parser.parse_args(words)
    if asked.attack:
        print(msgspec.json.encode(asyncio.run(attack(asked.attack, asked.seconds, chosen(asked.only)))).decode())
        return 0
    try:
        result = asyncio.run(prove(asked.seconds, asked.database, asked.only))
    except Broken as broken:
        print(f"Something got through.\n{broken}", file=sys.stderr)
        return 1
    except Undecided as undecided:
        print(f"This machine is too busy to tell.\n{undecided}", file=sys.stderr)
        return 2
    return report(result, clock=asked.clock)


def in_words(seconds: list[float]) -> str:
    cuts = quantiles(seconds, n=100)
    p50, p99, slowest = (round(1000 * each) for each in (cuts[49], cuts[98], max(seconds)))
    return f"p50 {p50} ms, p99 {p99} ms, slowest {slowest} ms"


def report(result: dict[str, Any], *, clock: bool = False) -> int:
    """Tell what came of it, and judge."""
    table = Table("attack", "what came of it")
    for name, said in result["attacks"].items():
        table.add_row(name, said)
    console = Console()
    console.print(table)
    calm, honest = result["calm"], result["honest"]
    if min(len(calm.seconds), len(honest.seconds)) < 2:
        print("This machine is too busy to tell: friends hardly came to move.", file=sys.stderr)
        return 2
    for when, played in (("In peace", calm), ("Under attack", honest)):
        console.print(
            f"{when} {len(played.seconds)} honest moves, none refused, all in their records: "
            f"{in_words(played.seconds)}; of the time in which they could run {in_words(played.running)}."
        )
    console.print(
        f"The server waited {result['kept']:.0f} s for a core. /ready: at most {result['ready'] * 1000:.0f} ms, "
        f"{result['excused']} times not ready because others had the machine. The server's event loop was late: "
        f"{result['lag']}. Memory grew by {result['megabytes']:.0f} MB, the log is {result['log'] / 1000:.0f} KB."
    )
    try:
        peace, war = (played.seconds if clock else played.running for played in (calm, honest))
        judge(quantiles(peace, n=100)[98], quantiles(war, n=100)[98])
    except Broken as broken:
        print(f"Everything was refused, and it took too long.\n{broken}", file=sys.stderr)
        return 1
    except Undecided as undecided:
        print(f"Everything was refused, but this machine is too busy to time it.\n{undecided}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
