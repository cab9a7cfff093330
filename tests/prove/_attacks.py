"""What was seen to bring servers down, or could: each attack by somebody at an address of their own, until a moment.

An attack that gets through, or is not refused, raises `Broken`.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import ludoteca
from tests.prove._requests import Oddities, send
from tests.server.players import Player


class Broken(AssertionError):
    """An attack got through, or somebody honest was harmed."""


class Person(Player):
    """Somebody at an address of their own: this machine has many."""

    def __init__(self, address: str, at: str) -> None:
        super().__init__(address)
        self.at = at
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"X-Ludoteca": "1"},
            timeout=60,
            # Reading the system's certificates for every visitor would keep this program busier than the server. No
            # connection is kept: the server closes it after a while, and a program that had to wait would not know.
            transport=httpx.AsyncHTTPTransport(
                verify=False, local_address=at, limits=httpx.Limits(max_connections=None, max_keepalive_connections=0)
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


async def crowd_of_connections(villain: Person, until: float) -> str:
    """Every connection that one address can get, begun again as soon as it is closed. Others still find room."""
    host, _, port = villain.address.removeprefix("http://").partition(":")
    counts: Counter[str] = Counter()

    async def hold() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(villain.at, 0))
                counts["opened"] += 1
                with contextlib.closing(writer):
                    writer.write(b"GET / HTTP/1.1\r\nHost: x")
                    await asyncio.wait_for(reader.read(1), max(0.1, until - time.monotonic()))
            await asyncio.sleep(0.5)

    async with Person(villain.address, "127.0.6.1") as other:
        holding = [asyncio.create_task(hold()) for _ in range(1_000)]
        try:
            while time.monotonic() < until:
                answer = await other.http.get("/api/me")
                counts["others"] += 1
                if not answer.is_success:
                    raise Broken(f"one address took all the room: {answer.status_code} {answer.text}")
                await asyncio.sleep(1)
        finally:
            for task in holding:
                task.cancel()
            await asyncio.gather(*holding, return_exceptions=True)
    return (
        f"{counts['opened']} opened by one address, {counts['others']} of {counts['others']} visits of others went well"
    )


async def unread_answers(villain: Person, until: float) -> str:
    """Ask for something large and read nothing of it."""
    host, _, port = villain.address.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    asked = f"GET /api/openapi.json HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode()
    begun = 0
    with contextlib.ExitStack() as stack:
        while time.monotonic() < until:
            line = stack.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            line.setblocking(False)
            line.bind((villain.at, 0))
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(10):
                    await loop.sock_connect(line, (host, int(port)))
                    await loop.sock_sendall(line, asked)
                    begun += 1
            await asyncio.sleep(0.1)
    return f"{begun} answers left unread"


async def frames_without_end(villain: Person, until: float) -> str:
    """Pings whose answers nobody reads, and a message of endless empty pieces."""
    host, _, port = villain.address.removeprefix("http://").partition(":")
    table = (await villain.create("the-game", "me", "open"))["id"]
    head = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: {villain.headers()['Cookie']}\r\n\r\n"
    ).encode()
    floods = (b"\x89\xfd\0\0\0\0" + b"x" * 125, b"\0\x80\0\0\0\0")
    cut = 0
    while time.monotonic() < until:
        sent = 0
        with contextlib.suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(villain.at, 0))
            with contextlib.closing(writer):
                writer.write(head)
                await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
                writer.write(b"\x01\x80\0\0\0\0" if cut % 2 else b"")
                while time.monotonic() < until:
                    writer.write(floods[cut % 2] * 1_000)
                    await asyncio.wait_for(writer.drain(), 30)
                    sent += 1_000
                    if sent > 2_000_000:
                        raise Broken("two million frames were taken from one socket")
        cut += 1
        await asyncio.sleep(0.5)
    return f"cut off {cut} times"


async def dear_questions(villain: Person, until: float) -> str:
    """Whatever costs a server most for one request, as often as it lets: also as many guests at one address."""
    record = await asyncio.to_thread(long_record, 9_000)
    match = (await villain.post("/records", {"record": record}))["id"]
    table = await villain.post(f"/matches/{match}/branch", {"n": 8_400, "seat": 0, "bots": None})
    paths = (
        f"/tables/{table['id']}",
        f"/tables/{table['id']}/help?level=sheet",
        f"/matches/{match}/help?n=8900&seat=0",
        "/daily",
        "/puzzles",
        "/puzzles/some?count=10",
        "/me/statistics",
        "/me/export",
        "/tables",
        "/games",
    )
    counts: Counter[int] = Counter()
    async with contextlib.AsyncExitStack() as stack:
        guests = [villain]
        while time.monotonic() < until:
            if len(guests) < 25:
                guests.append(await stack.enter_async_context(Person(villain.address, villain.at)))
                await guests[-1].http.post("/api/me", json={"name": f"Guest {len(guests)}"})
            for path in paths:
                guest = guests[sum(counts.values()) % len(guests)]
                answer = await guest.http.get(f"/api{path}")
                counts[answer.status_code] += 1
                if answer.status_code >= 500 and answer.status_code != 503:
                    raise Broken(f"{path}: {answer.status_code} {answer.text}")
            await guests[-1].http.post(f"/api/matches/{match}/review", json={})
    return ", ".join(f"{count} × {status}" for status, count in sorted(counts.items()))


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
    crowd_of_connections,
    unread_answers,
    frames_without_end,
    dear_questions,
]
