"""Secrecy on the wire: `dev.py prove secrecy --matches N`.

Two worlds stand side by side, each a real server on real sockets with a database of its own. They differ only in what
one receiver (a seat or a spectator) may not know: other hidden stones and cards, another seed, other hidden fields in
the record. Everything that receiver gets from the two, over HTTP and over sockets, live and after coming back, answers
and errors alike, has to be the same bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import agree
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.engine.registry import game_named, games
from ludoteca.table.database import Database, address_of
from ludoteca.table.house import House
from ludoteca.table.live import Live
from ludoteca.table.store import Change
from ludoteca.table.upgrade import upgrade
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
    (folder / "key").write_bytes(b"the same key in both worlds, 32b")
    chosen = settings(folder, public="http://tables.test")
    address = address_of(chosen.database)
    await asyncio.to_thread(upgrade, address)
    house = House(Database(address), manners=QUICK, now=time, token=counted())
    await house.open()
    try:
        async with serving(chosen, house) as (served, app):
            yield World(served, house, app)
    finally:
        await house.close()


class Receiver:
    """One person with one cookie, in both worlds."""

    def __init__(self, worlds: list[World]) -> None:
        self._worlds = worlds
        self._http = [httpx.AsyncClient(base_url=w.address, headers={"X-Ludoteca": "1"}, timeout=60) for w in worlds]
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
    headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
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


async def mirror(first: Live, second: Live, viewer: Seat | None, random: Random) -> bool:
    """Make the second world what the first is, but for what `viewer` may not know. Whether that made a difference."""
    running = first.running
    assert running is not None
    game = running.match.game
    new = running.fork()
    match = new.match = copy(running.match)
    match.state = game.reshuffle(running.match.state, viewer, luck_of(str(random.random())))
    match.seed = f"{random.random()}"
    match._luck = luck_of(match.seed)
    match.entries = [(seat, other(move, game.glimpse(seat, move, viewer))) for seat, move in running.match.entries]
    await second._store.commit(Change(id=first.table.id, now=running.times[-1]))
    second.now_is(first.table, new, first.said)
    second.recent = list(first.recent)
    second.wake()
    return bool(match.state != running.match.state or match.entries != running.match.entries)


async def look(receiver: Receiver, table: str, live: Live, viewer: Seat | None, random: Random) -> None:
    """Ask everything there is to ask."""
    assert live.running is not None
    n, match, game = live.running.n, live.running.id, live.running.match.game
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
        *(f"{at}/why?symbol={symbol}&number={random.randrange(8)}" for symbol in ("eagle", "snake", "blue", "red")),
    ):
        await receiver.both("GET", path, like=f"(n={n}, viewer {viewer})")
    await receiver.both("POST", f"/api/matches/{match}/branch", {"n": some})
    allowed = set() if viewer is None else {*game.moves(live.running.match.state, viewer)}
    tried = [move for seat, move in live.running.match.entries if move not in allowed]
    # What is garbage at most times may be a move just now, and what follows from it is no secret of before.
    garbage = [move for move in GARBAGE if move not in [str(each) for each in allowed]]
    for move in [*garbage, *(str(move) for move in random.sample(tried, min(12, len(tried))))]:
        await receiver.both("POST", f"{at}/play", {"move": move, "n": None})
    await receiver.both("POST", f"{at}/play", {"move": str(tried[-1]) if tried else "end", "n": some})
    await receiver.both("POST", f"{at}/start")
    await receiver.both("PATCH", f"{at}/chairs/0", {"name": "34 and 7"})


async def one_match(worlds: list[World], game: str, players: int, options: dict[str, Any], random: Random) -> int:
    """Play a match in the first world, and compare at random points through the eyes of everybody there."""
    people = [Receiver(worlds) for _ in range(players + 1)]
    time: Time = worlds[0].house.now  # type: ignore[assignment]
    try:
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        wish = {"game": game, "options": options, "chairs": chairs, "help": "coach", "visibility": "listed"}
        table = await people[0].both("POST", "/api/tables", wish)
        at = f"/api/tables/{table['id']}"
        for person in people[1:-1]:
            await person.both("POST", "/api/join", {"code": table["code"]})
            await person.both("POST", f"{at}/sit", {})
        await people[-1].both("POST", "/api/join", {"code": table["watch"]})
        await people[0].both("POST", f"{at}/start")
        lives = [await there.house.live(table["id"]) for there in worlds]
        changed = 0
        while lives[0].table.playing:
            time.now += 1.5
            # At random; the first look comes at once, because a match may be over after a few moves.
            if not changed or random.random() < 0.12:
                viewer = random.choice([*range(players), None])
                receiver = people[-1 if viewer is None else viewer]
                changed += await through_the_eyes(receiver, viewer, table["id"], lives, people, random)
            await step(lives[0], people, at, random)
        assert changed, "the two worlds never differed: this proves nothing"
        for there in worlds:
            stored = await there.house.store.table(table["id"])
            assert stored is not None
            await there.house.store.delete_table(stored.id, stored.rev)
        return sum(person.compared for person in people)
    finally:
        for person in people:
            await person.close()


async def step(live: Live, people: list[Receiver], at: str, random: Random) -> None:
    """Somebody plays in the first world."""
    if live.running is None or not live.table.playing:
        return
    match = live.running.match
    seat = random.choice(match.turn)
    assert seat != CHANCE
    moves = match.moves(seat)
    signals = match.signals(seat)
    move = random.choice(signals) if signals and random.random() < 0.2 else random.choice(moves)
    await people[seat].first("POST", f"{at}/play", {"move": str(move), "n": live.running.n})


async def through_the_eyes(
    receiver: Receiver, viewer: Seat | None, table: str, lives: list[Live], people: list[Receiver], random: Random
) -> bool:
    at = f"/api/tables/{table}"
    changed = await mirror(lives[0], lives[1], viewer, random)
    await look(receiver, table, lives[0], viewer, random)
    running = lives[0].running
    assert running is not None
    # Live: what comes over the socket while others, or the receiver, play on.
    hello = {"match": running.id, "n": random.randrange(running.n + 1), "said": random.randrange(2)}
    async with receiver.listening(table, random.choice([hello, {}])) as ears:
        await ears.settle()
        for text in SPOKEN:
            await ears.send(text)
        await ears.settle()
        for _ in range(4):
            await step(lives[0], people, at, random)
            if not lives[0].table.playing:
                return changed
            changed = await mirror(lives[0], lives[1], viewer, random) or changed
            await ears.settle()
    # What the receiver is told when it plays itself. Chance may answer differently, so this comes last.
    match = lives[0].running.match if lives[0].running else None
    if match is not None and viewer is not None and viewer in match.turn:
        move = str(random.choice(match.moves(viewer)))
        await receiver.both("POST", f"{at}/play", {"move": move, "n": len(match.entries)})
    return changed


def random_options(game: str, players: int, random: Random) -> dict[str, Any]:
    """Some switches of a game thrown at random."""
    kind = game_named(game).Options
    switches = [name for name in kind.__struct_fields__ if isinstance(getattr(kind(), name), bool)]
    for _ in range(20):
        chosen = {name: random.random() < 0.5 for name in switches}
        with contextlib.suppress(ValueError):
            agree(game, players, chosen)
            return chosen
    return {}


async def prove(matches: int, seed: int = 0, names: Sequence[str] = (), progress: Progress | None = None) -> int:
    """How many answers and messages were compared; Leak if two differed."""
    random = Random(seed)
    compared = 0
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-secrecy-"))
    task = progress.add_task("matches", total=matches) if progress else None
    try:
        time = Time()
        async with world(folder / "a", time) as first, world(folder / "b", time) as second:
            for number in range(matches):
                shelf = names or sorted(games())
                game = shelf[number % len(shelf)]
                players = random.choice([count for count in game_named(game).players if count > 1])
                options = random_options(game, players, random)
                compared += await one_match([first, second], game, players, options, random)
                if progress and task is not None:
                    progress.advance(task)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return compared


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove secrecy", description=__doc__)
    parser.add_argument("--matches", type=int, default=40, help="matches to play (default: 40)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", action="append", default=[], choices=sorted(games()), help="only this one")
    asked = parser.parse_args(words)
    with Progress() as progress:
        try:
            compared = asyncio.run(prove(asked.matches, asked.seed, asked.game, progress))
        except Leak as leak:
            print(f"A secret got out.\n{leak}", file=sys.stderr)
            return 1
    print(f"{asked.matches} matches: {compared} answers and messages compared, all the same in both worlds.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
