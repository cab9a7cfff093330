"""Bad input through every door: `dev.py prove fuzz --messages N --requests N --sockets N`.

Somebody at a table sends whatever comes to mind: wrong types, huge, deep, odd characters, replayed, out of order. Every
message gets a clear answer, nothing crashes, and the match the others play is unharmed. The same over HTTP, byte by
byte: every request is answered, none with 500 or 503, and every refusal has a code and a sentence. And sockets that no
library would open: whatever the server closes for an error of its own stands in its log.

A million goes in shards, each with a seed and a server of its own: `--shards 50 --keep FILE` writes down each that is
through, and begun again with the same words goes on after the last of them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.engine.match import load
from ludoteca.engine.registry import games
from tests.prove._requests import Oddities, send
from tests.prove._sockets import OddSockets, close_code, talk
from tests.server.players import PATIENCE, Player
from tests.server.serving import serving, settings

BATCH = 30
SCALARS: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    1e308,
    2**63,
    -(2**70),
    "",
    "x",
    "\u0000",
    "💀" * 50,
    "\u202e34",
    [],
    {},
    [[]],
]
TEXTS = [
    "",
    " ",
    "nonsense",
    "{",
    "[]",
    "null",
    "NaN",
    '{"do":"hello"',
    '{"do":"hello"}',
    '{"do":"ping","ref":1}x',
    '{"do":"play","do":"say","ref":1,"text":"a"}',
    '{"do":"ping","ref":1e999}',
    '{"do":"ping","ref":99999999999999999999999}',
    "[" * 3000,
    '{"a":' * 2000 + "1" + "}" * 2000,
    '{"do":"play","ref":1,"move":' + "[" * 900 + "]" * 900 + "}",
    '{"do":"say","ref":1,"text":"' + "a" * 501 + '"}',
    '{"do":"say","ref":1,"text":"\\ud800"}',
    "\ufeff{}",
    "é" * 9000,
    "x" * 20_000,
]


class Harmed(AssertionError):
    """Something broke, or was answered with silence."""


class Errors(logging.Handler):
    """Counts what the server complains about in its own log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Nuisance:
    """Makes messages. Remembers some to send them again."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._before: list[str | bytes] = ['{"do":"ping","ref":1}']
        self.moves: list[Any] = ["end"]

    def message(self) -> str | bytes:
        kinds: list[Callable[[], str | bytes]] = [
            lambda: self._random.choice(TEXTS),
            self._noise,
            self._bytes,
            self._wrong_types,
            self._wrong_types,
            self._moved,
            lambda: self._random.choice(self._before),
        ]
        made = self._random.choice(kinds)()
        if self._random.random() < 0.1:
            self._before = [*self._before[-200:], made]
        return made

    def _noise(self) -> str:
        codes = [self._random.choice([32, 34, 92, 123, 233, 0x202E, 0x1F600, 0xFFFF, 7]) for _ in range(40)]
        return "".join(map(chr, codes))

    def _bytes(self) -> bytes:
        return self._random.randbytes(self._random.randrange(1, 200))

    def _wrong_types(self) -> str:
        """A message that is nearly right."""
        whole: dict[str, Any] = self._random.choice(
            [
                {"do": "hello", "match": "x", "n": 0, "said": 0},
                {"do": "play", "ref": 1, "move": {"do": "lay", "card": 34, "pile": "up1"}, "n": 0},
                {"do": "play", "ref": 2, "move": {"do": "wheel", "width": 10, "start": 0}},
                {"do": "say", "ref": 3, "text": "hello"},
                {"do": "ping", "ref": 4},
            ]
        )
        broken = dict(whole)
        for _ in range(self._random.randrange(1, 3)):
            key = self._random.choice([*whole, "more", "do"])
            action = self._random.randrange(3)
            if action == 0:
                broken.pop(key, None)
            else:
                broken[key] = self._random.choice(SCALARS)
        return _text(broken)

    def _moved(self) -> str:
        """A move that is well formed and mostly not legal, sent for the wrong moment."""
        move = self._random.choice(self.moves)
        if isinstance(move, dict) and self._random.random() < 0.7:
            name = self._random.choice(list(move))
            move = {**move, name: self._random.choice([*SCALARS, self._random.randrange(-5, 120), "up2", "eagle"])}
        n = self._random.choice([None, 0, self._random.randrange(300), 100_000, 100_001])
        return _text({"do": "play", "ref": self._random.randrange(100), "move": move, "n": n})


def _text(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode() if _small(value) else str(value)


def _small(value: Any) -> bool:
    """Whether msgspec can write it: very large numbers are written as Python does."""
    try:
        msgspec.json.encode(value)
    except (OverflowError, UnicodeEncodeError):
        return False
    return True


class TableConnection:
    """The nuisance's socket, opened again whenever it was closed."""

    def __init__(self, player: Player, table: str) -> None:
        self._player = player
        self._table = table
        self._ref = 50_000
        self.closed = 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[ClientConnection]:
        address = f"{self._player.address.replace('http', 'ws', 1)}/ws/tables/{self._table}"
        async with connect(address, additional_headers=self._player.headers(), max_size=None, compression=None) as line:
            await line.send('{"do":"hello"}')
            yield line

    async def say(self, line: ClientConnection, batch: list[str | bytes]) -> None:
        """Send a batch; every message has to be answered before the ping that follows it is."""
        self._ref += 1
        for message in batch:
            await line.send(message)
        await line.send(_text({"do": "ping", "ref": self._ref}))
        answers = 0
        while True:
            heard = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))
            if heard["kind"] == "pong" and heard["ref"] == self._ref:
                break
            if heard["kind"] in ("error", "done", "pong"):
                answers += 1
            if heard["kind"] == "error" and not heard["error"]["sentence"]:
                raise Harmed(f"no sentence: {heard}")
            if heard["kind"] == "error" and heard["error"]["code"] == "server-error":
                raise Harmed(f"an error of ours after one of {batch}")
        if answers != len(batch):
            raise Harmed(f"{len(batch)} messages, {answers} answers: {batch}")


async def one_table(address: str, game: str, messages: int, random: Random, tick: Callable[[int], None]) -> None:
    nuisance = Nuisance(random)
    async with Player(address) as anna, Player(address) as pest:
        table = (await anna.create(game, "me", "open"))["id"]
        code = (await anna.get(f"/tables/{table}"))["table"]["code"]
        await pest.post("/join", {"code": code})
        await pest.post(f"/tables/{table}/sit", {})
        await anna.post(f"/tables/{table}/start")
        line = TableConnection(pest, table)
        sent = 0
        while sent < messages:
            async with line.open() as socket:
                for _ in range(20):
                    batch = [nuisance.message() for _ in range(min(BATCH, messages - sent))]
                    if not batch:
                        break
                    await line.say(socket, batch)
                    sent += len(batch)
                    tick(len(batch))
                    # The others play on meanwhile.
                    state = await anna.get(f"/tables/{table}/events?n=0")
                    nuisance.moves = [entry["move"] for entry in state["events"][-20:]] or ["end"]
                    if state["view"]["moves"]:
                        await anna.play(table, random.choice(state["view"]["moves"]), state["n"])
                    if state["view"]["outcome"]:
                        for player in (anna, pest):
                            await player.post(f"/tables/{table}/rematch")
                # Far too much at once: the line may be closed for that, and nothing else.
                with contextlib.suppress(ConnectionClosed):
                    await socket.send("x" * 200_000)
                    await asyncio.wait_for(socket.recv(), PATIENCE)
        await check(anna, table, pest)


async def check(player: Player, table: str, other: Player) -> None:
    """The match is what its record says, from the first entry to the last. Both agree to end it, unless the last moves
    have ended it already."""
    state = await player.get(f"/tables/{table}")
    for voter in (player, other):
        if state["table"]["status"] == "playing":
            await voter.post(f"/tables/{table}/vote", {"what": "abandon"})
            state = await player.get(f"/tables/{table}")
    if [entry["n"] for entry in state["happened"]["events"]] != list(range(state["happened"]["n"])):
        raise Harmed("the record has gaps")
    answer = await player.http.get(f"/api/matches/{state['table']['match']}/record?form=text")
    if len(load(answer.text).entries) != state["happened"]["n"]:
        raise Harmed("the record and the match differ")


_ROUND = 500
"""Requests of one pest."""


async def odd_requests(address: str, requests: int, random: Random, tick: Callable[[int], None]) -> None:
    """Requests as bytes, to every route there is."""
    host, _, port = address.removeprefix("http://").partition(":")
    for begin in range(0, requests, _ROUND):
        # The pest may have left, closed or ended whatever it had; and nobody has more than 50 open tables.
        async with Player(address) as anna, Player(address) as pest:
            schema = (await pest.http.get("/api/openapi.json")).json()
            known = await _things(anna, pest)
            for _ in range(min(_ROUND, requests - begin)):
                odd = Oddities(random, schema, known)
                request = odd.request(f"{host}:{port}", pest.headers().get("Cookie", ""))
                status, answer = await send(host, int(port), request, PATIENCE)
                why = _wrong_with(status, answer, head=request.startswith(b"HEAD"))
                if why is not None:
                    raise Harmed(f"{why}, for {request[:400]!r} (of {len(request)} bytes): {answer[-400:]!r}")
                tick(1)


async def _things(anna: Player, pest: Player) -> dict[str, str]:
    """A table that both are at, and a match that is over."""
    over = await pest.create("the-game", "me", start=True)
    await pest.post(f"/tables/{over['id']}/vote", {"what": "abandon"})
    table = await anna.create("the-game", "me", "open")
    await pest.post("/join", {"code": table["code"]})
    await pest.post(f"/tables/{table['id']}/sit", {})
    await anna.post(f"/tables/{table['id']}/start")
    return {"table": table["id"], "match": over["match"], "seat": "1", "kind": "join", "game": "the-game"}


def _wrong_with(status: int, answer: bytes, *, head: bool) -> str | None:
    """What is wrong with an answer to an odd request, if anything is."""
    if status == 0:
        return "closed without an answer"
    if status >= 500:
        return f"answered with {status}"
    headers, _, body = answer.partition(b"\r\n\r\n")
    if status < 400 or head or b"application/json" not in headers:
        return None
    try:
        reply = msgspec.json.decode(body)
    except msgspec.MsgspecError:
        return "refused without JSON"
    return None if reply.get("code") and reply.get("sentence") else "refused without a code and a sentence"


async def odd_sockets(address: str, sockets: int, random: Random, tick: Callable[[int], None], log: Errors) -> None:
    host, _, port = address.removeprefix("http://").partition(":")
    async with Player(address) as pest:
        table = await pest.create("the-game", "me", "random", start=True)
        odd = OddSockets(random, table["id"])
        for _ in range(sockets):
            before = len(log.found)
            head, said, ends = odd.handshake(f"{host}:{port}", pest.headers().get("Cookie", ""))
            code = close_code(await _talk(host, int(port), head, said, ends=ends))
            if code in _OURS and len(log.found) == before:
                raise Harmed(f"closed with {code} and no line in the log: {said!r}")
            if code in _OURS:
                raise Harmed(f"closed with {code}: {said!r}\n{log.found[-1]}")
            tick(1)


async def _talk(host: str, port: int, head: bytes, said: bytes, *, ends: bool) -> bytes:
    try:
        return await talk(host, port, head, said, _SOCKET_PATIENCE, ends=ends)
    except TimeoutError:
        raise Harmed(f"not closed in {_SOCKET_PATIENCE} s: {said!r}") from None
    except (OSError, asyncio.IncompleteReadError):
        return b""  # cut off, because more was sent than was to be read


_SOCKET_PATIENCE = 60
_OURS = (500, 503, 1011, 1013, 4500)
"""How a socket ends for an error of the server's own."""


async def prove(
    messages: int, seed: int = 0, progress: Progress | None = None, *, requests: int = 0, sockets: int = 0
) -> int:
    random = Random(seed)
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-fuzz-"))
    errors = Errors()
    for name in _LOGS:
        logging.getLogger(name).addHandler(errors)
    total = messages + requests + sockets
    task = progress.add_task("sent", total=total) if progress else None

    def tick(count: int) -> None:
        if progress and task is not None:
            progress.advance(task, count)

    try:
        async with serving(settings(folder)) as (address, _):
            shelf = sorted(games())
            for number, game in enumerate(shelf):
                share = messages // len(shelf) + (number < messages % len(shelf))
                await one_table(address, game, share, random, tick)
            await odd_requests(address, requests, random, tick)
            await odd_sockets(address, sockets, random, tick, errors)
    finally:
        for name in _LOGS:
            logging.getLogger(name).removeHandler(errors)
        shutil.rmtree(folder, ignore_errors=True)
    if errors.found:
        raise Harmed("\n".join(errors.found[:3]))
    return total


_LOGS = ("ludoteca", "litestar", "asyncio")
"""Not uvicorn's own: it logs text that is no UTF-8 as an error, and closes with 1007 as it should."""


def shards_kept(file: Path | None, what: dict[str, int]) -> dict[int, float]:
    """The seeds of shards like this one that are through already, and the seconds that each took."""
    lines = [] if file is None or not file.exists() else file.read_text().splitlines()
    found = [msgspec.json.decode(line) for line in lines]
    return {one["seed"]: one["seconds"] for one in found if one["what"] == what}


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000, help="messages to send (default: 20000)")
    parser.add_argument("--requests", type=int, default=20_000, help="odd HTTP requests (default: 20000)")
    parser.add_argument("--sockets", type=int, default=5_000, help="odd sockets (default: 5000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first shard (default: 0)")
    parser.add_argument("--shards", type=int, default=1, help="so many times all that, each with the next seed")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write down which shards are through")
    asked = parser.parse_args(words)
    what = {"messages": asked.messages, "requests": asked.requests, "sockets": asked.sockets}
    kept = shards_kept(asked.keep, what)
    for seed in range(asked.seed, asked.seed + asked.shards):
        if seed in kept:
            continue
        began = time.monotonic()
        with Progress() as progress:
            try:
                asyncio.run(prove(asked.messages, seed, progress, requests=asked.requests, sockets=asked.sockets))
            except Harmed as harmed:
                print(f"Something broke (--seed {seed}).\n{harmed}", file=sys.stderr)
                return 1
        kept[seed] = round(time.monotonic() - began, 1)
        if asked.keep is not None:
            line = msgspec.json.encode({"seed": seed, "what": what, "seconds": kept[seed]})
            with asked.keep.open("ab") as file:
                file.write(line + b"\n")
    sent = sum(what.values()) * len(kept)
    rate = sent / max(1.0, sum(kept.values()))
    print(
        f"{sent} bad messages, requests and sockets in {len(kept)} shards ({rate:.0f} a second): "
        "each was answered, nothing broke, every match is whole."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
