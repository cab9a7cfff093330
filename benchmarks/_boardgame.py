"""Tables on boardgame.io's server: four players on four sockets, as benchmarks/_tables.py has them on ours.

They meet in its lobby, play with their credentials, and when a match is over its lobby makes the next one, as its
documentation has it. The sockets speak socket.io by hand (Engine.IO 4 in a WebSocket), which is a line of text a
message."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import _broadcast
from benchmarks._tables import SEATS, Runs
from tests.server.postgres import free_port

_GAME = "/cards,"


class BoardgameTable:
    """A match with its four players. Seats are told of a move by the state after it."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http
        self._name = ""
        self._credentials: list[str] = []
        self._sockets: list[ClientConnection] = []
        self._states: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self._moved = asyncio.Event()
        self._moved.set()
        self._sent_at = 0.0
        self._target = 0
        self.forget()

    def forget(self) -> None:
        """Count from here on."""
        self.delays: list[float] = []
        self.moves = self.heard = self.bytes = 0

    async def _post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = await self._http.post(f"/games/cards/{path}", json=body)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def _enter(self, match: str) -> None:
        """Everybody joins a match and asks for its state."""
        joined = [await self._post(f"{match}/join", playerID=str(n), playerName=f"Player {n}") for n in range(SEATS)]
        self._name, self._credentials = match, [it["playerCredentials"] for it in joined]
        self._states = [{} for _ in range(SEATS)]
        self._target = 0
        self._moved.clear()
        for seat in range(SEATS):
            await self._emit(seat, "sync", match, str(seat), self._credentials[seat], SEATS)
        await asyncio.wait_for(self._moved.wait(), 120)

    async def sit(self, port: int, stack: contextlib.AsyncExitStack) -> list[asyncio.Task[None]]:
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        for _ in range(SEATS):
            line = connect(address, max_size=None, compression=None, ping_interval=None, origin=None)
            socket = await stack.enter_async_context(line)
            await socket.recv()
            await socket.send(f"40{_GAME}")
            await socket.recv()
            self._sockets.append(socket)
        tasks = [asyncio.create_task(self._listen(seat)) for seat in range(SEATS)]
        await self._enter((await self._post("create", numPlayers=SEATS))["matchID"])
        return tasks

    async def _emit(self, seat: int, *what: Any) -> None:
        await self._sockets[seat].send(f"42{_GAME}{msgspec.json.encode(what).decode()}")

    async def _listen(self, seat: int) -> None:
        async for text in self._sockets[seat]:
            if text == "2":
                await self._sockets[seat].send("3")
                continue
            self.heard += 1
            self.bytes += len(text)
            self._hear(seat, str(text))

    def _hear(self, seat: int, text: str) -> None:
        if not text.startswith(f"42{_GAME}"):
            return
        message: list[Any] = msgspec.json.decode(text[len(_GAME) + 2 :])
        if message[1] != self._name:
            return
        if message[0] == "sync":
            self._states[seat] = message[2]["state"]
        elif message[0] == "update":
            self._states[seat] = message[2]
        if min(state.get("_stateID", -1) for state in self._states) >= self._target and not self._moved.is_set():
            if self._target:
                self.delays.append(time.perf_counter() - self._sent_at)
            self._moved.set()

    async def move(self) -> None:
        """One move, seen by all; where the match is over, another one."""
        if "gameover" in self._states[0]["ctx"]:
            asked = {"playerID": "0", "credentials": self._credentials[0]}
            await self._enter((await self._post(f"{self._name}/playAgain", **asked))["nextMatchID"])
            return
        seat = int(self._states[0]["ctx"]["currentPlayer"])
        state = self._states[seat]
        name, words = careful(state["G"], str(seat))
        self._target = state["_stateID"] + 1
        self._moved.clear()
        self._sent_at = time.perf_counter()
        payload = {"type": name, "args": words, "playerID": str(seat), "credentials": self._credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._emit(seat, "update", action, state["_stateID"], self._name, str(seat))
        await asyncio.wait_for(self._moved.wait(), 120)
        self.moves += 1


def careful(game: dict[str, Any], seat: str) -> tuple[str, list[Any]]:
    """The smallest step, and the end of the turn as soon as it may end."""
    hand, piles = game["hands"][seat], game["piles"]
    lays = [
        (abs(card - top), card, name)
        for name, top in piles.items()
        for card in hand
        if (card > top or card == top - 10 if name.startswith("up") else card < top or card == top + 10)
    ]
    if game["laid"] >= (2 if game["deck"] else 1) or not lays:
        return "end", []
    _, card, name = min(lays)
    return "lay", [card, name]


@contextlib.asynccontextmanager
async def boardgame_server(tables: int, random: Random, home: Path, store: str | None) -> AsyncIterator[Runs]:
    """A server of theirs with everybody seated; in memory, or with its matches in a folder or a database."""
    port = free_port()
    words = ["node", str(Path(__file__).parent / "boardgame" / "server.cjs"), str(port)]
    env = {**os.environ, "NODE_PATH": str(home / "node_modules"), "NODE_ENV": "production"}
    process = subprocess.Popen(words + ([store] if store else []), stdout=subprocess.DEVNULL, env=env)
    try:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(600):
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                await asyncio.sleep(0.1)
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120))
            found, tasks = [], []
            bare = 0
            for number in range(tables):
                table = BoardgameTable(http)
                tasks += await table.sit(port, stack)
                found.append(table)
                if number == min(10, tables - 1):
                    bare = _broadcast.memory_of(process.pid)
            memory = (_broadcast.memory_of(process.pid) - bare) / max(1, tables - 11)
            try:
                yield Runs(process.pid, found, random, memory)
            finally:
                for task in tasks:
                    task.cancel()
    finally:
        process.kill()
        process.wait()
