"""Secrecy on the wire: `dev.py prove secrecy --matches N`.

Two worlds stand side by side, each a real server on real sockets with a database of its own. They differ only in what
one receiver (a seat or a spectator) may not know: other hidden stones and cards, another seed, other hidden fields in
the record. Everything that receiver gets from the two, over HTTP and over sockets, live and after coming back, answers
and errors alike, has to be the same bytes. The same goes for deals that many play (_deals.py): nothing of one is told
to somebody who has not finished it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import Progress

from ludoteca.engine.match import agree
from ludoteca.engine.moves import CHANCE, Seat
from ludoteca.engine.registry import game_named, games
from ludoteca.learn.deals import WAYS
from ludoteca.table.housekeeping import DAY
from ludoteca.table.session import TableSession
from ludoteca.table.store import Change
from tests.prove._deals import one_deal
from tests.prove._worlds import SPOKEN, Leak, Receiver, Time, World, look, mirror, world


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
        lives = [await there.house.session(table["id"]) for there in worlds]
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
            await there.house.store.commit(Change(id=stored.id, now=there.house.now(), deleted=stored.rev))
        return sum(person.compared for person in people)
    finally:
        for person in people:
            await person.close()


async def step(session: TableSession, people: list[Receiver], at: str, random: Random) -> None:
    """Somebody plays in the first world."""
    if session.live is None or not session.table.playing:
        return
    match = session.live.match
    seat = random.choice(match.turn)
    assert seat != CHANCE
    moves = match.moves(seat)
    signals = match.signals(seat)
    move = random.choice(signals) if signals and random.random() < 0.2 else random.choice(moves)
    await people[seat].first("POST", f"{at}/play", {"move": str(move), "n": session.live.n})


async def through_the_eyes(
    receiver: Receiver,
    viewer: Seat | None,
    table: str,
    lives: list[TableSession],
    people: list[Receiver],
    random: Random,
) -> bool:
    at = f"/api/tables/{table}"
    changed = await mirror(lives[0], lives[1], viewer, random)
    await look(receiver, table, lives[0], viewer, random)
    live = lives[0].live
    assert live is not None
    # Live: what comes over the socket while others, or the receiver, play on.
    hello = {"match": live.id, "n": random.randrange(live.n + 1), "said": random.randrange(2)}
    brief = {"changes": random.random() < 0.5}
    async with receiver.listening(table, {**random.choice([hello, {}]), **brief}) as ears:
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
    match = lives[0].live.match if lives[0].live else None
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
                if game in WAYS:
                    compared += await one_deal([first, second], game, number, random)
                # Every deal of the day is met by somebody who has never seen it.
                time.now += DAY
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
