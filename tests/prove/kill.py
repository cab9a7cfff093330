"""Durability: `dev.py prove kill --times N [--postgres]`.

People play at several tables while the server is killed with SIGKILL at random moments and started again. No
acknowledged move may be lost, none may be there twice, and every match has to be equal to its record.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from rich.progress import Progress

from ludoteca.engine.match import load
from ludoteca.engine.moves import read_move
from ludoteca.engine.registry import game_named
from tests.server import postgres
from tests.server.players import Player
from tests.server.serving import Process

TABLES = (("the-game", 0), ("lost-code", 0), ("think-str8", 0), ("the-game-extreme", 1))
"""Games that are played, with so many bots beside two people."""


class Lost(AssertionError):
    """Something that was acknowledged is not there, or is there twice."""


class Witness:
    """Two people at a table who remember what they were told."""

    def __init__(self, game: str, bots: int, random: Random) -> None:
        self._game = game_named(game)
        self._bots = bots
        self._random = random
        self._people: list[Player] = []
        self._table = ""
        self._told: dict[str, dict[int, tuple[int, str]]] = {}
        """Per match: entry → who played what, as it was acknowledged."""
        self.moves = 0
        self.matches = 0

    async def sit(self, address: str) -> None:
        anna, ben = self._people = [Player(address), Player(address)]
        table = await anna.create(self._game.name, "me", "open", *["random"] * self._bots)
        self._table = table["id"]
        await ben.post("/join", {"code": table["code"]})
        await ben.post(f"/tables/{self._table}/sit", {})
        await anna.post(f"/tables/{self._table}/start")

    async def play(self, up: asyncio.Event, enough: asyncio.Event) -> None:
        """Play on and on. What is not answered is asked again when the server is back."""
        while not enough.is_set():
            await up.wait()
            try:
                await self._turn()
            except (httpx.TransportError, _Unavailable):
                await asyncio.sleep(0.02)

    async def _turn(self) -> None:
        states = [await self._ask(player, "GET", f"/tables/{self._table}/events?n=0") for player in self._people]
        seats = [seat for seat, state in enumerate(states) if state["view"]["moves"]]
        if states[0]["view"]["outcome"]:
            await self._finish(states[0]["match"])
            return
        if not seats:
            await asyncio.sleep(0.02)  # a bot's turn
            return
        seat = self._random.choice(seats)
        state = states[seat]
        move = self._random.choice(state["view"]["moves"])
        body = {"move": move, "n": state["n"]}
        # The same move again until it is acknowledged: it must not matter whether the first try was stored.
        while True:
            try:
                answer = await self._ask(self._people[seat], "POST", f"/tables/{self._table}/play", body)
                break
            except (httpx.TransportError, _Unavailable):
                await asyncio.sleep(0.05)
            except _Refused as refused:
                if self._bots:  # a bot was faster
                    return
                raise Lost(str(refused)) from None
        text = str(read_move(move, self._game.Moves))
        before = self._told.setdefault(answer["match"], {}).setdefault(answer["n"], (seat, text))
        if before != (seat, text):
            raise Lost(f"entry {answer['n']} was acknowledged as {before} and as {(seat, text)}")
        self.moves += 1

    async def _ask(self, player: Player, method: str, path: str, body: Any = None) -> Any:
        answer = await player.http.request(method, f"/api{path}", json=body)
        if answer.status_code >= 500:
            raise _Unavailable(answer.text)
        if answer.status_code == 409:
            raise _Refused(f"{method} {path} {body}: {answer.text}")
        if not answer.is_success:
            raise Lost(f"{method} {path} {body}: {answer.status_code} {answer.text}")
        return answer.json()

    async def check(self) -> None:
        """Everything that was acknowledged in the running match is there, once, in its place."""
        # What is acknowledged while the question is under way may be newer than the answer.
        told = {match: dict(entries) for match, entries in self._told.items()}
        state = await self._people[0].get(f"/tables/{self._table}/events?n=0")
        numbers = [entry["n"] for entry in state["events"]]
        if numbers != list(range(state["n"])):
            raise Lost(f"the entries are numbered {numbers}")
        for n, (seat, text) in told.get(state["match"], {}).items():
            found = state["events"][n] if n < len(numbers) else None
            if found is None or found["seat"] != seat or _shown(found["move"], text) != text:
                raise Lost(f"entry {n} was acknowledged as {seat} {text}, and is {found}")

    async def _finish(self, match: str) -> None:
        """A finished match is what its record says, and the record has all that was acknowledged."""
        answer = await self._people[0].http.get(f"/api/matches/{match}/record?form=text")
        if answer.status_code >= 500:
            raise _Unavailable
        played = load(answer.text)
        if played.outcome is None:
            raise Lost(f"match {match} is over, and its record is not")
        for n, (seat, text) in self._told.get(match, {}).items():
            if (played.entries[n][0], str(played.entries[n][1])) != (seat, text):
                raise Lost(f"entry {n} of the record is {played.entries[n]}, acknowledged was {seat} {text}")
        for person in self._people:
            await self._ask(person, "POST", f"/tables/{self._table}/rematch", {})
        self.matches += 1

    async def close(self) -> None:
        for player in self._people:
            await player.http.aclose()


class _Unavailable(Exception):
    """The server cannot answer now."""


class _Refused(Exception):
    """The server says that this cannot be played now."""


def _shown(move: dict[str, Any], text: str) -> str:
    """A move as another seat saw it: what is hidden there is taken as acknowledged."""
    words = text.split()
    values = [str(move["do"]), *(_word(value) for name, value in move.items() if name != "do")]
    return " ".join(word if value == "?" else value for word, value in zip(words, values, strict=True))


def _word(value: Any) -> str:
    if value is None:
        return "?"
    return (",".join(map(str, value)) or "-") if isinstance(value, list) else str(value)


class Proof(NamedTuple):
    """What happened while the server was killed."""

    moves: int
    matches: int
    starting: float
    """Seconds until the server was ready, all starts together."""


async def prove(times: int, database: str | None, seed: int = 0, progress: Progress | None = None) -> Proof:
    """Moves acknowledged and matches finished while the server was killed so many times."""
    starting = 0.0
    random = Random(seed)
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-kill-"))
    server = Process(folder, *(["--database", database] if database else []))
    witnesses = [Witness(game, bots, random) for game, bots in TABLES]
    up, enough = asyncio.Event(), asyncio.Event()
    task = progress.add_task("kills", total=times) if progress else None
    playing: list[asyncio.Task[None]] = []
    try:
        server.start()
        await server.ready()
        for witness in witnesses:
            await witness.sit(server.address)
        up.set()
        playing = [asyncio.create_task(witness.play(up, enough)) for witness in witnesses]
        for number in range(times):
            # Something has to happen between two deaths, and then the moment is any.
            before = sum(witness.moves for witness in witnesses)
            while sum(witness.moves for witness in witnesses) < before + 3:
                await _first_failure(playing, 0.02)
            await asyncio.sleep(random.random() * 0.3)
            server.kill()
            up.clear()
            began = time.monotonic()
            server.start()
            await server.ready()
            starting += time.monotonic() - began
            for witness in witnesses:
                await witness.check()
            up.set()
            if progress and task is not None:
                progress.update(task, completed=number + 1)
        enough.set()
        await asyncio.gather(*playing)
        for witness in witnesses:
            await witness.check()
        moves, matches = (sum(told) for told in zip(*((it.moves, it.matches) for it in witnesses), strict=True))
        return Proof(moves, matches, starting)
    finally:
        for player in playing:
            player.cancel()
        for witness in witnesses:
            await witness.close()
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


async def _first_failure(playing: list[asyncio.Task[None]], seconds: float) -> None:
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove kill", description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="how often to kill the server (default: 20)")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(words)
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres.running()).database() if asked.postgres else None
        progress = stack.enter_context(Progress())
        try:
            found = asyncio.run(prove(asked.times, database, asked.seed, progress))
        except Lost as lost:
            print(f"Something was lost.\n{lost}", file=sys.stderr)
            return 1
    where = "PostgreSQL" if asked.postgres else "SQLite"
    print(
        f"Killed {asked.times} times on {where}: {found.moves} acknowledged moves, {found.matches} finished matches; "
        f"none lost, none doubled, every record whole. {found.starting / asked.times:.1f} s a start."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
