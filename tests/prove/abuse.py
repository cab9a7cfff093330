"""Attacks from outside while friends play: `dev.py prove abuse --seconds N`; a hostile hour is 3600.

A server in a process of its own, with its limits on. Honest people play at tables; somebody at other addresses of this
machine does what was seen to bring servers down: records that take long to replay, sockets without end, slow headers
and bodies, codes tried out, tables filled with watchers, guests who come back after they were removed. The attackers
are a process too, so that nobody's clock is held up by the others' work. Every honest move has to be answered in time,
none may be lost, and every attack has to end in a refusal. Before the attacks begin the same friends play in peace on
the same server, for a quarter of the time: where moves are slow even then the machine is too busy for a verdict.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import ludoteca
from tests.prove._requests import Oddities, send
from tests.server.players import Ear, Player
from tests.server.serving import Process, starved

HOST = "127.0.0.1"
TABLES = 10
PACE = 0.4
"""Seconds between two moves of an honest table."""
SLOWEST = 0.25
"""Seconds within which 99 of 100 honest moves are answered."""


AGAIN_AFTER = 30.0
"""Seconds after which an attack that has ended comes again, from the same address."""
MIN_ROUND = 45.0
"""Seconds that an attack needs; with less left it is not begun again."""


class Broken(AssertionError):
    """An attack got through, or somebody honest was harmed."""


class Undecided(Exception):
    """This machine has so much else to do that nothing can be said about how long a move takes."""


class Person(Player):
    """Somebody at an address of their own: this machine has many."""

    def __init__(self, address: str, at: str) -> None:
        super().__init__(address)
        self.at = at
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"X-Ludoteca": "1"},
            timeout=60,
            # Reading the system's certificates for every visitor would keep this program busier than the server.
            transport=httpx.AsyncHTTPTransport(
                verify=False, local_address=at, limits=httpx.Limits(max_connections=None)
            ),
        )

    async def __aenter__(self) -> Person:
        return self

    @contextlib.asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        address = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(
            address, additional_headers=self.headers(), local_addr=(self.at, 0), max_size=None, compression=None
        ) as line:
            yield line


# --- honest people ----------------------------------------------------------------------------------------------


class Honest:
    """Friends at tables, one match after the other. Remembers how long every move took, and looks at the end of each
    match whether every move that was acknowledged is in it."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
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
            began = time.monotonic()
            answer = await ears[seat].do(do="play", move=move, n=n + 1)
            self.seconds.append(time.monotonic() - began)
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


# --- attacks ----------------------------------------------------------------------------------------------------


def long_record(entries: int) -> str:
    """A valid record made long by laying a card and taking it back."""
    match = ludoteca.new("the-game", players=1, seed=1, options={"undo_within_turn": True})
    lay = next(move for move in match.moves(0) if type(move).__name__ == "Lay")
    while len(match.entries) < entries:
        match.play(0, lay)
        match.play(0, "take-back")
    return ludoteca.print_record(match.record())


Attack = Callable[["Person", float], Coroutine[Any, Any, str]]


async def very_long_record(villain: Person, until: float) -> str:
    """What took a server down before: 82 471 entries."""
    record = await asyncio.to_thread(long_record, 82_000)
    answer = await villain.http.post("/api/records", json={"record": record})
    if answer.status_code not in (413, 422):
        raise Broken(f"a record of 82 000 entries was answered with {answer.status_code}")
    return f"refused: {answer.status_code} {answer.json()['code']}"


async def longest_record_read(villain: Person, until: float) -> str:
    """As long as a record may be, read as fast as the server lets."""
    record = await asyncio.to_thread(long_record, 9_000)
    match = (await villain.post("/records", {"record": record}))["id"]
    counts = {"answered": 0, "refused": 0}
    while time.monotonic() < until:
        first = counts["answered"] * 97 % 9_000
        answer = await villain.http.get(f"/api/matches/{match}/frames?seat=all&first={first}&count=100")
        counts["answered" if answer.is_success else "refused"] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            raise Broken(f"reading a long record: {answer.status_code} {answer.text}")
        await asyncio.sleep(0.02)
    return f"{counts['answered']} answered, {counts['refused']} told to wait"


async def hello_again_and_again(villain: Person, until: float) -> str:
    """Each hello with another n asked the server to keep another long message."""
    record = await asyncio.to_thread(long_record, 9_000)
    match = (await villain.post("/records", {"record": record}))["id"]
    table = await villain.post(f"/matches/{match}/branch", {"n": 8_400, "seat": 0, "bots": "random"})
    hellos = 0
    for n in itertools.count(0, 7):
        if time.monotonic() >= until or n >= 8_400:
            break
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with villain.socket(table["id"]) as line:
                await line.send(msgspec.json.encode({"do": "hello", "match": table["match"], "n": n}).decode())
                await asyncio.wait_for(line.recv(), 30)
                await asyncio.wait_for(line.recv(), 30)
                hellos += 1
        await asyncio.sleep(0.05)
    return f"{hellos} hellos"


async def silent_sockets(villain: Person, until: float) -> str:
    """Sockets of one guest that never say hello."""
    table = (await villain.create("the-game", "me", "random", start=True))["id"]
    lines: list[ClientConnection] = []
    refused = 0
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(1_200):
            if time.monotonic() >= until:
                break
            try:
                lines.append(await stack.enter_async_context(villain.socket(table)))
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                refused += 1
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        still = sum(line.state.name == "OPEN" for line in lines)
    if still > 20:
        raise Broken(f"{still} silent sockets of one guest stayed open")
    return f"{len(lines)} opened, {refused} refused, {still} left open at the end"


async def slow_requests(villain: Person, until: float) -> str:
    """Headers and bodies that come a byte at a time."""
    host, _, port = villain.address.removeprefix("http://").partition(":")
    head = b"POST /api/me HTTP/1.1\r\nHost: %s\r\nX-Ludoteca: 1\r\n" % villain.address[7:].encode()
    body = head + b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    ended = 0

    async def drip(begin: bytes) -> None:
        nonlocal ended
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(villain.at, 0))
        try:
            writer.write(begin)
            while time.monotonic() < until:
                writer.write(b"a")
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(), 1.0)
                    break
        except OSError:
            pass
        finally:
            ended += time.monotonic() < until
            writer.close()

    await asyncio.gather(*(drip(head if n % 2 else body) for n in range(150)))
    if ended < 150:
        raise Broken(f"only {ended} of 150 slow requests were ended")
    return "150 of 150 ended by the server"


async def codes_tried(villain: Person, until: float) -> str:
    tried = refused = 0
    random = Random(1)
    while time.monotonic() < until and tried < 2_000:
        code = "".join(random.choices("abcdefghjkmnpqrstvwxyz23456789", k=8))
        answer = await villain.http.post("/api/join", json={"code": code})
        tried += 1
        refused += answer.status_code == 429
        if answer.is_success:
            raise Broken("a code was guessed")
    if refused < tried - 120:
        raise Broken(f"{tried - refused} codes of {tried} could be tried")
    return f"{tried - refused} of {tried} tried, the rest refused"


async def odd_requests(villain: Person, until: float) -> str:
    schema = (await villain.http.get("/api/openapi.json")).json()
    table = await villain.create("the-game", "me", "random", start=True)
    odd = Oddities(Random(2), schema, {"table": table["id"], "match": table["match"], "seat": "0", "kind": "join"})
    host, _, port = villain.address.removeprefix("http://").partition(":")
    sent = 0
    while time.monotonic() < until:
        request = odd.request(f"{host}:{port}", villain.headers().get("Cookie", ""))
        status, answer = await send(host, int(port), request, 60, villain.at)
        sent += 1
        if status >= 500 and status != 503:
            raise Broken(f"{status} for {request[:300]!r}: {answer[-300:]!r}")
        await asyncio.sleep(0.02)
    return f"{sent} sent, none broke anything"


async def watchers_fill_a_table(villain: Person, until: float) -> str:
    """However many watch, a friend with the code gets in."""
    async with Person(villain.address, "127.0.3.1") as anna, Person(villain.address, "127.0.3.2") as friend:
        table = (await anna.create("the-game", "me", "open"))["id"]
        codes = (await anna.get(f"/tables/{table}"))["table"]
        for n in range(210):
            async with Person(villain.address, f"127.0.4.{n + 1}") as watcher:
                await watcher.http.post("/api/join", json={"code": codes["watch"]})
        joined = await friend.http.post("/api/join", json={"code": codes["code"]})
        if not joined.is_success:
            raise Broken(f"a friend with the code was locked out: {joined.text}")
    return "210 watch, the friend sits"


async def removed_guest_returns(villain: Person, until: float) -> str:
    async with Person(villain.address, "127.0.5.1") as anna:
        table = (await anna.create("the-game", "me", "open"))["id"]
        code = (await anna.get(f"/tables/{table}"))["table"]["code"]
        await villain.post("/join", {"code": code})
        await villain.post(f"/tables/{table}/sit", {})
        await anna.patch(f"/tables/{table}/chairs/1", {"open": True})
        back = await villain.http.post("/api/join", json={"code": code})
        if back.is_success:
            raise Broken("a guest who was removed came back with the same code")
    return f"refused: {back.status_code} {back.json()['code']}"


ATTACKS: list[Attack] = [
    very_long_record,
    longest_record_read,
    hello_again_and_again,
    silent_sockets,
    slow_requests,
    codes_tried,
    odd_requests,
    watchers_fill_a_table,
    removed_guest_returns,
]


# --- together ---------------------------------------------------------------------------------------------------


async def ready_in_time(address: str, pid: int, until: float, slowest: list[float]) -> None:
    """/ready answers within a second, always: of the time in which the server could run."""
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        while time.monotonic() < until:
            began, before = time.monotonic(), starved(pid)
            answer = await client.get("/ready", timeout=60)
            slowest.append(time.monotonic() - began)
            if answer.status_code != 200:
                kept = starved(pid) - before
                told = f"/ready said {answer.status_code} after {slowest[-1]:.2f} s: {answer.text}"
                if kept > slowest[-1] / 2:
                    raise Undecided(f"{told}. For {kept:.2f} s of that others had the machine.")
                raise Broken(told)
            await asyncio.sleep(0.25)


def memory(pid: int) -> float:
    """Megabytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def attack(address: str, seconds: float) -> dict[str, str]:
    """All attacks at once; what came of each."""
    until = time.monotonic() + seconds

    async def one(n: int, what: Attack) -> str:
        said, rounds = "", 0
        while time.monotonic() < until - MIN_ROUND or not rounds:
            async with Person(address, f"127.0.2.{n + 1}") as villain:
                said = await what(villain, until)
            rounds += 1
            await asyncio.sleep(max(0.0, min(AGAIN_AFTER, until - time.monotonic())))
        return said if rounds == 1 else f"{rounds} times, at last: {said}"

    told = await asyncio.gather(*(one(n, what) for n, what in enumerate(ATTACKS)))
    return {what.__name__.replace("_", " "): said for what, said in zip(ATTACKS, told, strict=True)}


async def attacked(address: str, seconds: float) -> dict[str, str]:
    """The same, by another process."""
    words = [sys.executable, "-m", "tests.prove.abuse", "--attack", address, "--seconds", str(seconds)]
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


async def play_honestly(address: str, seconds: float) -> Honest:
    """Friends at all tables, for so long; every move of theirs is done, and is where it belongs."""
    honest, until = Honest(), time.monotonic() + seconds
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


async def prove(seconds: float, database: str | None = None) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-abuse-"))
    server = Process(folder, *(["--database", database] if database else []), limits=True)
    ready = list[float]()
    try:
        server.start()
        await server.ready()
        calm = await play_honestly(server.address, seconds / 4)
        before = memory(server.pid)
        villains = asyncio.create_task(attacked(server.address, seconds))
        looking = ready_in_time(server.address, server.pid, time.monotonic() + seconds, ready)
        _, honest, told = await asyncio.gather(looking, play_honestly(server.address, seconds), villains)
        kept = starved(server.pid)
        grown, log = memory(server.pid) - before, len(server.log)
        lag = await loop_lag(server.address)
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
    cuts, peace = quantiles(honest.seconds, n=100), quantiles(calm.seconds, n=100)
    return {
        "calm_moves": len(calm.seconds),
        "calm_p50": peace[49],
        "calm_p99": peace[98],
        "kept": kept,
        "moves": len(honest.seconds),
        "p50": cuts[49],
        "p99": cuts[98],
        "slowest": max(honest.seconds),
        "ready": max(ready),
        "megabytes": grown,
        "log": log,
        "lag": lag,
        "attacks": told,
    }


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove abuse", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long (default: 60)")
    parser.add_argument("--attack", metavar="URL", help=argparse.SUPPRESS)
    parser.add_argument("--database", help="postgresql://…, instead of a SQLite file of its own")
    asked = parser.parse_args(words)
    if asked.attack:
        print(msgspec.json.encode(asyncio.run(attack(asked.attack, asked.seconds))).decode())
        return 0
    try:
        result = asyncio.run(prove(asked.seconds, asked.database))
    except Broken as broken:
        print(f"Something got through.\n{broken}", file=sys.stderr)
        return 1
    except Undecided as undecided:
        print(f"This machine is too busy to tell.\n{undecided}", file=sys.stderr)
        return 2
    table = Table("attack", "what came of it")
    for name, said in result["attacks"].items():
        table.add_row(name, said)
    console = Console()
    console.print(table)
    console.print(
        f"In peace {result['calm_moves']} moves: p50 {result['calm_p50'] * 1000:.0f} ms, p99 "
        f"{result['calm_p99'] * 1000:.0f} ms. The server waited {result['kept']:.0f} s for a core. Under attack "
        f"{result['moves']} honest moves, none refused, all in their records: p50 {result['p50'] * 1000:.0f} ms, "
        f"p99 {result['p99'] * 1000:.0f} ms, slowest {result['slowest'] * 1000:.0f} ms. /ready: at most "
        f"{result['ready'] * 1000:.0f} ms. The server's event loop was late: {result['lag']}. Memory grew by "
        f"{result['megabytes']:.0f} MB, the log is {result['log'] / 1000:.0f} KB."
    )
    try:
        judge(result["calm_p99"], result["p99"])
    except Broken as broken:
        print(f"Everything was refused, and it took too long.\n{broken}", file=sys.stderr)
        return 1
    except Undecided as undecided:
        print(f"Everything was refused, but this machine is too busy to time it.\n{undecided}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
