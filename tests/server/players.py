"""People at real sockets: what a browser does, in a few lines."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 300
"""Seconds until silence counts as a failure: on a busy machine bots may have to be compiled first."""


class Player:
    """A person with a browser: keeps the cookie, sends the header."""

    def __init__(self, address: str, *, token: str | None = None) -> None:
        self.address = address
        headers = {"X-Ludoteca": "1"} if token is None else {"Authorization": f"Bearer {token}"}
        # Everything here is plain HTTP: reading the system's certificates would take longer than most requests.
        # Nor is a connection used again after the seconds in which the server may have closed it.
        short = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=300, verify=False, limits=short)

    async def __aenter__(self) -> Player:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, *, expect: int | None = None) -> Any:
        """A request and its JSON answer; without `expect` it has to succeed."""
        answer = await self.http.request(method, f"/api{path}", json=body)
        good = answer.is_success if expect is None else answer.status_code == expect
        assert good, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def get(self, path: str, **more: Any) -> Any:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return await self.ask("POST", path, {} if body is None else body, **more)

    async def patch(self, path: str, body: Any, **more: Any) -> Any:
        return await self.ask("PATCH", path, body, **more)

    async def create(self, game: str, *chairs: str, **more: Any) -> Json:
        """A table with chairs like "me", "open", "novice"."""
        wishes = [{"kind": c} if c in ("me", "open") else {"kind": "bot", "level": c} for c in chairs]
        table: Json = await self.post("/tables", {"game": game, "chairs": wishes, **more})
        return table

    async def view(self, table: str) -> Json:
        view: Json = (await self.get(f"/tables/{table}/events"))["view"]
        return view

    async def play(self, table: str, move: Any, n: int | None = None, **more: Any) -> Any:
        return await self.post(f"/tables/{table}/play", {"move": move, "n": n}, **more)

    def headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        found = {"Cookie": cookies} if cookies else {}
        if "authorization" in self.http.headers:
            found["Authorization"] = self.http.headers["authorization"]
        return found

    @contextlib.asynccontextmanager
    async def listen(self, table: str, hello: Json | None = None) -> AsyncIterator[Ear]:
        """The table's socket, after hello."""
        address = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(address, additional_headers=self.headers(), max_size=None, compression=None) as socket:
            ear = Ear(socket)
            await ear.send({"do": "hello", **(hello or {})})
            yield ear


class Ear:
    """The other end of a socket: remembers everything that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self._ref = 0

    async def send(self, message: Json) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Json:
        message: Json = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(message)
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message that is wanted; the others are remembered."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def kind(self, kind: str) -> Json:
        return await self.until(lambda message: message["kind"] == kind)

    async def do(self, **message: Any) -> Json:
        """Send with a ref, and wait for done or error."""
        self._ref += 1
        ref = self._ref
        await self.send({**message, "ref": ref})
        return await self.until(lambda answer: answer["kind"] in ("done", "error", "pong") and answer["ref"] == ref)

    async def beyond(self, n: int) -> Json:
        """The newest events once there are more than n entries."""
        while True:
            found = [message for message in self.heard if message["kind"] == "events"]
            if found and found[-1]["n"] > n:
                return found[-1]
            await self.hear()

    @property
    def entries(self) -> list[Json]:
        """All entries that came, in the order in which they came."""
        return [entry for message in self.heard if message["kind"] == "events" for entry in message["events"]]
