"""Finished matches: their records, replay from any seat, import, and "what if"."""

from __future__ import annotations

import asyncio
from typing import Literal

from msgspec.structs import replace

from ludoteca.engine.match import Match, agree, load
from ludoteca.engine.moves import Seat, parse_move
from ludoteca.engine.options import options_dict
from ludoteca.engine.records import Record, RecordError, encode_record, print_record
from ludoteca.table import seating
from ludoteca.table.contract import Branch, ChairWish, Frame, Frames, MatchInfo, NewTable, Origin, Table
from ludoteca.table.house import House
from ludoteca.table.lobby import begin
from ludoteca.table.people import Person
from ludoteca.table.showing import may_enter, shown
from ludoteca.table.store import EntryRow, MatchRow
from ludoteca.table.trouble import Refused, not_found

MOST_FRAMES = 100

Eyes = Seat | Literal["watch", "all"]
"""Through whose eyes: a seat's, a spectator's, or everybody's at once."""


async def finished(house: House, match: str) -> tuple[MatchRow, Match]:
    """A match that is over. One that still runs does not exist for whoever asks."""
    row = await house.store.match(match)
    if row is None or row.ended is None:
        raise not_found()
    rows = await house.store.entries(match)
    return row, await asyncio.to_thread(_replayed, row, rows)


def _replayed(row: MatchRow, rows: list[EntryRow]) -> Match:
    game, players, options = agree(row.game, row.players, row.options)
    entries = tuple((entry.seat, parse_move(entry.move, game.Moves)) for entry in rows)
    return load(Record(row.game, players, options_dict(options), row.seed, row.given, entries))


async def info(house: House, person: Person | None, match: str) -> MatchInfo:
    return await _info(house, person, *await finished(house, match))


async def _info(house: House, person: Person | None, row: MatchRow, match: Match) -> MatchInfo:
    table = None if row.table is None else await house.store.table(row.table)
    return MatchInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        players=row.players,
        names=row.names,
        levels=row.levels or (None,) * row.players,
        n=len(match.entries),
        outcome=match.outcome,
        ending=row.ending,
        seed=row.seed,
        origin=row.origin,
        ended=row.ended or row.created,
        table=table.id if table is not None and may_enter(table, person) else None,
    )


async def record(house: House, match: str, form: Literal["json", "text"]) -> bytes:
    written = (await finished(house, match))[1].record()
    return encode_record(written) if form == "json" else print_record(written).encode()


async def frames(house: House, match: str, eyes: Eyes, first: int, count: int) -> Frames:
    row, played = await finished(house, match)
    if isinstance(eyes, int) and eyes >= row.players:
        raise Refused("no-such-seat", 422, seats=row.players)
    return await asyncio.to_thread(_frames, played, eyes, first, min(count, MOST_FRAMES))


def _frames(match: Match, eyes: Eyes, first: int, count: int) -> Frames:
    """The match step by step as it looked then. With all eyes, moves are shown as they were."""
    game, entries = match.game, match.entries
    viewers: tuple[Seat | None, ...] = (
        tuple(range(match.players)) if eyes == "all" else (None if eyes == "watch" else eyes,)
    )
    out: list[Frame] = []
    state = game.start(match.options, match.players)
    for n in range(len(entries) + 1):
        if n:
            state = game.play(state, *entries[n - 1])
        if n >= first + count:
            break
        if n >= first:
            seat, move = entries[n - 1] if n else (None, None)
            if seat is not None and move is not None and eyes != "all":
                move = game.glimpse(seat, move, viewers[0])
            out.append(Frame(n, seat, move, game.views(state, viewers)))
    return Frames(first, len(entries) + 1, viewers, tuple(out))


async def branch(house: House, person: Person, match: str, wish: Branch) -> Table:
    """A new table that goes on from any point of a finished match. With bots in the other seats it begins at once."""
    row, played = await finished(house, match)
    if wish.n > len(played.entries):
        raise Refused("no-such-moment", 422, moves=len(played.entries))
    if wish.seat >= row.players:
        raise Refused("no-such-seat", 422, seats=row.players)
    if played.branch(wish.n, "look").outcome is not None:
        raise Refused("over-by-then", 409)
    if await house.store.hosted(person.id) >= house.manners.most_tables:
        raise Refused("too-many-tables", 429, most=house.manners.most_tables)
    other = ChairWish("open") if wish.bots is None else ChairWish("bot", wish.bots)
    chairs = tuple(ChairWish("me") if seat == wish.seat else other for seat in range(row.players))
    table = seating.new_table(
        NewTable(row.game, row.options, chairs),
        person,
        table=house.token(12),
        code=house.token(8),
        watch=house.token(14),
        now=house.now(),
    )
    live = await house.add(replace(table, origin=Origin(row.id, wish.n)))
    if not any(seat.is_open for seat in live.table.seats):
        await begin(house, live, person)
    return shown(live.table, person)


async def bring(house: House, person: Person, text: str) -> MatchInfo:
    """Keep a record from elsewhere under an address of its own."""
    try:
        match = await asyncio.to_thread(load, text)
    except RecordError as error:
        raise Refused("bad-record", 422, why=error.sentence) from None
    now = house.now()
    row = MatchRow(
        id=house.token(20),
        table=None,
        game=match.game.name,
        players=match.players,
        options=options_dict(match.options),
        seed=match.seed,
        given=match.given,
        names=("",) * match.players,
        origin=None,
        created=now,
        ended=now,
        ending="played" if match.outcome is not None else None,
    )
    entries = tuple(EntryRow(n, seat, str(move), now) for n, (seat, move) in enumerate(match.entries))
    await house.store.keep_match(row, entries)
    return await _info(house, person, row, match)
