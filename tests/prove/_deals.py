"""Secrecy of deals that somebody has not played yet, or is playing: a part of `dev.py prove secrecy`.

In the two worlds the same deals hold other cards, were played otherwise by others, and are otherwise hard for bots.
Whoever has not finished one gets the same bytes from both, whatever they ask.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import msgspec

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.engine.registry import game_named
from ludoteca.learn import deals as learn
from ludoteca.learn.par import Par
from ludoteca.learn.puzzles import shipped
from ludoteca.table import deals
from ludoteca.table.actions import play_for
from ludoteca.table.session import TableSession
from ludoteca.table.store import AttemptRow, Change, EntryRow, MadePuzzleRow, MatchRow
from tests.prove import _worlds

BEGUN = 1_799_990_000.0


def played(game: str, players: int, seed: str, random: Random) -> Match:
    """A match on a deal, with any moves."""
    match = ludoteca.new(game, players=players, seed=seed)
    while match.outcome is None:
        seat = random.choice(match.turn)
        match.play(seat, random.choice(match.moves(seat)))
    return match


def result_of(match: Match) -> int:
    assert match.outcome is not None
    return learn.score(match.outcome, 0)


def two_alike(game: str, players: int, random: Random) -> list[Match]:
    """Two matches on different deals with the same result: results are no secret."""
    found: dict[int, Match] = {}
    while True:
        match = played(game, players, f"{random.random()}", random)
        other = found.setdefault(result_of(match), match)
        if other is not match:
            return [other, match]


async def store_match(there: _worlds.World, name: str, match: Match, *, over: bool = True) -> None:
    row = MatchRow(
        id=name,
        table=None,
        game=match.game.name,
        players=match.players,
        options={},
        seed=match.seed,
        given=0,
        names=("Zoe", *("Ada", "Bruno")[: match.players - 1]),
        origin=None,
        created=BEGUN,
        ended=BEGUN + 60 if over else None,
        ending="played" if over else None,
        levels=(None, *("casual",) * (match.players - 1)),
        seen=there.house.now(),
    )
    entries = tuple(EntryRow(n, seat, str(move), BEGUN) for n, (seat, move) in enumerate(match.entries))
    await there.house.store.add_match(row, entries)


async def others_have_played(worlds: list[_worlds.World], deal: str, game: str, players: int, random: Random) -> None:
    """Results of others: the same in both worlds, on other cards; and par, which is not the same."""
    for k in range(3):
        name = match_of(deal, k)
        for there, match in zip(worlds, two_alike(game, players, random), strict=True):
            await store_match(there, name, match, over=False)
            attempt = AttemptRow(
                match=name, deal=deal, person=f"p{k}", seat=0, counts=True, practised=False, begun=BEGUN
            )
            change = Change(
                id="none", now=BEGUN + 60, match=name, attempt=attempt, ended="played", score=result_of(match)
            )
            await there.house.store.commit(change)
    for n, there in enumerate(worlds):
        # One of them made a puzzle of a decision and has sent the link around.
        made = msgspec.json.encode(list(shipped().values())[n]).decode()
        row = MadePuzzleRow(id=puzzle_of(deal), match=match_of(deal, 0), n=0, body=made, created=BEGUN + 60)
        await there.house.store.keep_puzzle(row)
        for level in learn.PAR_LEVELS:
            await there.house.store.keep_par(deal, Par(level, 100, {-5 - n: 100}))


def match_of(deal: str, k: int) -> str:
    """What the match of the k-th of the others is called."""
    return sha256(f"{deal} {k}".encode()).hexdigest()[:12]


def puzzle_of(deal: str) -> str:
    """What the puzzle is called that the first of the others made of their match."""
    return f"made{match_of(deal, 0)}"


async def look_around(receiver: _worlds.Receiver, names: list[str], match: str | None = None) -> None:
    """Everything that can be asked about deals, by their names and by whatever else is in sight."""
    for name in names:
        await receiver.both("GET", f"/api/deals/{name}")
        # The name of a deal is no way to a match; and a friend's match on today's deal, which somebody has a link to,
        # is for those who have finished it.
        friends = [match_of(name, 0)] if name.startswith("daily") else []
        if friends:
            await receiver.both("GET", f"/api/puzzles/{puzzle_of(name)}")
        for thing in (name, name.rpartition(".")[2], *friends):
            at = f"/api/matches/{thing}"
            for path in ("", "/record", "/record?form=text", "/frames?seat=all", "/review", "/help?n=0&seat=0"):
                await receiver.both("GET", at + path)
            await receiver.both("POST", f"{at}/try", {"n": 0, "moves": [{"do": "end"}]})
            await receiver.both("POST", f"{at}/ask", {"n": 0, "seat": 0, "question": {"kind": "number", "facts": {}}})
            await receiver.both("POST", f"{at}/branch", {"n": 0})
            await receiver.both("POST", f"{at}/puzzle", {"n": 0})
            await receiver.both("POST", f"{at}/review")
            await receiver.both("POST", f"{at}/challenge")
    mine = ("history", "statistics", "tables", "records", "export")
    for path in ("/api/daily", "/api/tables", "/api/push", *(f"/api/me/{what}" for what in mine)):
        await receiver.both("GET", path)
    if match is not None:
        for path in ("/review", "/help?n=0&seat=0"):
            await receiver.both("GET", f"/api/matches/{match}{path}")
        await receiver.both("POST", f"/api/matches/{match}/challenge")


async def step(there: _worlds.World, session: TableSession, random: Random) -> None:
    """Whoever is on turn plays in the first world, bots too."""
    if session.live is None or not session.table.playing:
        return
    seat = random.choice(session.live.match.turn)
    await play_for(there.house, session, seat, str(random.choice(session.live.match.moves(seat))))


async def one_deal(worlds: list[_worlds.World], game: str, number: int, random: Random) -> int:
    """A challenge and a deal of the day, before and while somebody plays them. How many answers were compared."""
    players = 1 if game_named(game).team and random.random() < 0.5 else 3
    made = f"made{number}"
    for there, match in zip(worlds, two_alike(game, players, random), strict=True):
        await store_match(there, made, match)
    (challenge,) = {(await deals.challenge(there.house, made)).deal for there in worlds}
    way: learn.Way = "rivals" if not game_named(game).team else "alone" if players == 1 else "team"
    daily = learn.daily_id(learn.today(worlds[0].house.now()), game, way)
    names = [challenge, daily]
    for name in names:
        await others_have_played(worlds, name, game, players, random)
    receiver = _worlds.Receiver(worlds)
    try:
        await receiver.both("POST", "/api/me", {"name": "Ida"})
        await look_around(receiver, names)
        for name in (f"match.{made}", f"challenge.{made}"):
            await receiver.both("GET", f"/api/deals/{name}")
        for name in names:
            table: dict[str, Any] = await receiver.both("POST", f"/api/deals/{name}/play", {"practice": False})
            lives = [await there.house.session(table["id"]) for there in worlds]
            assert lives[0].live is not None
            for _ in range(3):
                await _worlds.mirror(lives[0], lives[1], 0, random)
                await _worlds.look(receiver, table["id"], lives[0], 0, random)
                await look_around(receiver, names, lives[0].live.id)
                await step(worlds[0], lives[0], random)
                if not lives[0].table.playing:
                    break
            # What is in sight of the next deal is the same in both worlds.
            await _worlds.mirror(lives[0], lives[1], 0, random)
        return receiver.compared
    finally:
        await receiver.close()
