"""Two worlds side by side, and somebody who listens in both: what the proof of secrecy (secrecy.py) is made of."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.engine.luck import luck_of
from ludoteca.engine.moves import Move, Seat
from ludoteca.table.database import Database
from ludoteca.table.house import House
from ludoteca.table.session import TableSession
from ludoteca.table.store import Change
from tests.server.databases import new_database
from tests.server.players import PATIENCE
from tests.server.serving import QUICK, serving, settings

GARBAGE: list[Any] = [None, 7, [], {}, "", "lay", "lay 34", "lay 34 up1", "wheel 10 0", {"do": "lay", "card": "x"}]
SPOKEN = (
    "hello",
    '{"do":"play"}',
    '{"do":"say","ref":1,"text":"thirty-four"}',
    '{"do":"play","ref":2,"move":"start 9"}',
)


class Leak(AssertionError):
    """A receiver could tell the two worlds apart."""


class Time:
    """The clock of both worlds: it moves only when told."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def counted() -> Any:
    """Tokens that come out the same in both worlds."""
    count = 0

    def token(length: int) -> str:
        nonlocal count
        count += 1
        return f"{count}".rjust(length, "x")

    return token


class World:
    def __init__(self, address: str, house: House, app: Any) -> None:
        self.address = address
        self.house = house
        self.app = app


@contextlib.asynccontextmanager
async def world(folder: Path, time: Time) -> AsyncIterator[World]:
    folder.mkdir()
    (folder / "key").touch(mode=0o600)
    (folder / "key").write_bytes(b"the same key in both worlds, 32b")
    chosen = settings(folder, public="http://tables.test")
    house = House(Database(new_database(Path(chosen.database))), policy=QUICK, now=time, token=counted())
    await house.open()
    try:
        async with serving(chosen, house) as (uvicorn_config, app):
            yield World(uvicorn_config, house, app)
    finally:
        await house.close()


class Receiver:
    """One person with one cookie, in both worlds."""

    def __init__(self, worlds: list[World]) -> None:
        self._worlds = worlds
        # A connection that was idle for as long as a busy machine takes may be closed just when it is used again.
        fresh = httpx.Limits(max_keepalive_connections=0)
        self._http = [
            httpx.AsyncClient(base_url=w.address, headers={"X-Ludoteca": "1"}, timeout=60, limits=fresh) for w in worlds
        ]
        self.compared = 0

    async def close(self) -> None:
        for http in self._http:
            await http.aclose()

    async def both(self, method: str, path: str, body: Any = None, *, like: str = "") -> Any:
        """The same request in both worlds. The answers have to be the same bytes; returns the first."""
        answers = [await http.request(method, path, json=body) for http in self._http]
        first, second = (_plain(answer) for answer in answers)
        if first != second:
            raise Leak(f"{method} {path} {body!r} {like}: {_difference(str(first), str(second))}")
        if answers[0].status_code >= 500:
            raise Leak(f"{method} {path} {body!r} failed: {first}")
        self.compared += 1
        return answers[0].json() if answers[0].headers.get("content-type") == "application/json" else None

    async def first(self, method: str, path: str, body: Any = None) -> Any:
        """A request in the first world only."""
        answer = await self._http[0].request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    @contextlib.asynccontextmanager
    async def listening(self, table: str, hello: dict[str, Any]) -> AsyncIterator[Ears]:
        async with contextlib.AsyncExitStack() as stack:
            sockets = []
            for there, http in zip(self._worlds, self._http, strict=True):
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                address = f"{there.address.replace('http', 'ws', 1)}/ws/tables/{table}"
                line = connect(address, additional_headers={"Cookie": cookie}, max_size=None, compression=None)
                sockets.append(await stack.enter_async_context(line))
            ears = Ears(sockets)
            await ears.send({"do": "hello", **hello})
            yield ears
            self.compared += ears.compared


def _difference(first: str, second: str) -> str:
    at = next((n for n, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]), 0)
    return f"\n  … {first[max(0, at - 200) : at + 200]}\n  … {second[max(0, at - 200) : at + 200]}"


def _plain(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    # The name of a request is drawn for it alone, from the system's own chance, before anything is looked at.
    assert re.fullmatch("[a-z0-9]{12}", answer.headers["x-request-id"])
    headers = [(name, value) for name, value in answer.headers.items() if name not in ("date", "x-request-id")]
    body = answer.content
    if answer.request.url.path == "/metrics":
        # Only the first world is played in, and how long it takes is the machine's business: what there is to count
        # has to be the same, not the counts.
        names = {line.rpartition(b" ")[0] for line in body.splitlines() if not line.startswith(b"#")}
        body = b"\n".join(sorted(name for name in names if b"/play" not in name))
        headers = [(name, value) for name, value in headers if name != "content-length"]
    return answer.status_code, headers, body


class Ears:
    """The receiver's sockets in both worlds."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self._sockets = sockets
        self._ref = 0
        self.compared = 0

    async def send(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        for socket in self._sockets:
            await socket.send(text)

    async def settle(self) -> None:
        """Everything up to the answer to a ping: the same in both worlds."""
        self._ref += 1
        await self.send({"do": "ping", "ref": self._ref})
        heard: list[list[str]] = []
        for socket in self._sockets:
            messages = []
            while True:
                text = str(await asyncio.wait_for(socket.recv(), PATIENCE))
                messages.append(text)
                if text == f'{{"kind":"pong","ref":{self._ref}}}':
                    break
            heard.append(messages)
        if heard[0] != heard[1]:
            raise Leak(f"over the socket: {_difference(*map(str, heard))}")
        self.compared += len(heard[0])


def other(move: Move, seen: Move) -> Move:
    """The move with other things in the fields that are hidden in `seen`."""
    hidden: dict[str, Any] = {}
    for name in move.__struct_fields__:
        value = getattr(move, name)
        if getattr(seen, name) is None and value is not None:
            hidden[name] = tuple(reversed((*value, 0)))[:3] if isinstance(value, tuple) else (int(value) + 3) % 7
    return msgspec.structs.replace(move, **hidden)


async def mirror(first: TableSession, second: TableSession, viewer: Seat | None, random: Random) -> bool:
    """Make the second world what the first is, but for what `viewer` may not know. Whether that made a difference."""
    live = first.live
    assert live is not None
    game = live.match.game
    new = live.fork()
    match = new.match = copy(live.match)
    match.state = game.reshuffle(live.match.state, viewer, luck_of(str(random.random())))
    match.seed = f"{random.random()}"
    match._luck = luck_of(match.seed)
    match.entries = [(seat, other(move, game.glimpse(seat, move, viewer))) for seat, move in live.match.entries]
    await second._store.commit(Change(id=first.table.id, now=live.times[-1]))
    second.replace_state(first.table, new, first.message_count)
    second._recent = list(first._recent)
    second.wake_listeners()
    return bool(match.state != live.match.state or match.entries != live.match.entries)


async def look(receiver: Receiver, table: str, session: TableSession, viewer: Seat | None, random: Random) -> None:
    """Ask everything there is to ask."""
    assert session.live is not None
    n, match, game = session.live.n, session.live.id, session.live.match.game
    some = random.randrange(n + 1)
    at = f"/api/tables/{table}"
    for path in (
        at,
        f"{at}?match={match}&n={some}&said=1",
        f"{at}/events?n=0",
        f"{at}/events?n={some}",
        f"{at}/chat",
        f"{at}/notes",
        f"{at}/qr/watch",
        f"{at}/qr/join",
        "/api/me",
        "/api/me/tables",
        "/api/tables",
        f"/api/matches/{match}",
        f"/api/matches/{match}/record",
        f"/api/matches/{match}/record?form=text",
        f"/api/matches/{match}/frames?seat=all",
        "/metrics",
        *(f"{at}/help?level={level}" for level in ("none", "sheet", "odds")),
        f"{at}/help",
    ):
        await receiver.both("GET", path, like=f"(n={n}, viewer {viewer})")
    for symbol in ("eagle", "snake", "blue", "red"):
        question = {"kind": "number", "facts": {"symbol": symbol, "number": random.randrange(8)}}
        await receiver.both("POST", f"{at}/ask", question, like=f"(n={n}, viewer {viewer})")
    await receiver.both("POST", f"/api/matches/{match}/branch", {"n": some})
    allowed = set() if viewer is None else {*game.moves(session.live.match.state, viewer)}
    tried = [move for seat, move in session.live.match.entries if move not in allowed]
    # What is garbage at most times may be a move just now, and what follows from it is no secret of before.
    garbage = [move for move in GARBAGE if move not in [str(each) for each in allowed]]
    for move in [*garbage, *(str(move) for move in random.sample(tried, min(12, len(tried))))]:
        await receiver.both("POST", f"{at}/play", {"move": move, "n": None})
    await receiver.both("POST", f"{at}/play", {"move": str(tried[-1]) if tried else "end", "n": some})
    await receiver.both("POST", f"{at}/start")
    await receiver.both("PATCH", f"{at}/chairs/0", {"name": "34 and 7"})
