"""Finished matches: their records, replay from any seat, import, and "what if"."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ludoteca.engine.match import Match, load
from ludoteca.engine.options import options_dict
from ludoteca.engine.records import RecordError, encode_record, names_in, print_record, read_record
from ludoteca.table import table_state
from ludoteca.table.archive_contract import Branch, Frames, MatchInfo
from ludoteca.table.bot_decisions import load_bots
from ludoteca.table.contract import ChairWish, NewTable, Origin, Table
from ludoteca.table.errors import ApiError, not_found
from ludoteca.table.house import House
from ludoteca.table.lobby import start_match
from ludoteca.table.people import Person
from ludoteca.table.replays import Perspective, Replay
from ludoteca.table.store import EntryRow, MatchRow
from ludoteca.table.table_view import may_enter, table_for

_LONGEST_NAME = 40
_LONGEST_RECORD = 1_000_000
"""Bytes; what is longer is not even read."""
MOST_FRAMES = 100
DAY = 86_400.0


async def load_finished(house: House, match: str) -> Replay:
    """A match that is over. One that still runs does not exist for whoever asks."""

    async def read() -> tuple[MatchRow, list[EntryRow]]:
        row = await house.store.match(match)
        if row is None or row.ended is None:
            raise not_found()
        return row, await house.store.entries(match)

    found = await house.replays.find(match, read)
    row, now = found.row, house.now()
    if row.table is None and (row.seen is None or row.seen < now - DAY):
        found.row = replace(row, seen=now)
        await house.store.looked_at(match, now)
    return found


async def info(house: House, person: Person | None, match: str) -> MatchInfo:
    found = await load_finished(house, match)
    return await _info(house, person, found.row, found.match)


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
        you=None if table is None or person is None else table.seat_of(person.id),
    )


async def record(house: House, match: str, form: Literal["json", "text"]) -> bytes:
    found = await load_finished(house, match)
    return await house.replays.run(lambda: _written(found.match, form, found.row.names))


def _written(match: Match, form: Literal["json", "text"], names: tuple[str, ...]) -> bytes:
    record = match.record()
    return encode_record(record, names) if form == "json" else print_record(record, names).encode()


async def frames(house: House, match: str, perspective: Perspective, first: int, count: int) -> Frames:
    found = await load_finished(house, match)
    if isinstance(perspective, int) and perspective >= found.row.players:
        raise ApiError("no-such-seat", 422, seats=found.row.players)
    return await house.replays.run(lambda: found.frames(perspective, first, min(count, MOST_FRAMES)))


async def branch(house: House, person: Person, match: str, wish: Branch) -> Table:
    """A new table that goes on from any point of a finished match. With bots in the other seats it begins at once."""
    found = await load_finished(house, match)
    row, played = found.row, found.match
    if wish.n > len(played.entries):
        raise ApiError("no-such-moment", 422, moves=len(played.entries))
    if wish.n >= house.policy.last_free_entry:
        raise ApiError("match-long")
    if wish.seat >= row.players:
        raise ApiError("no-such-seat", 422, seats=row.players)
    if (await house.replays.run(lambda: played.branch(wish.n, "look"))).outcome is not None:
        raise ApiError("over-by-then", 409)
    if await house.store.count_hosted(person.id) >= house.policy.max_tables:
        raise ApiError("too-many-tables", 429, most=house.policy.max_tables)
    await load_bots(row.game)
    other = ChairWish("open") if wish.bots is None else ChairWish("bot", wish.bots)
    chairs = tuple(ChairWish("me") if seat == wish.seat else other for seat in range(row.players))
    table = table_state.new_table(
        NewTable(row.game, row.options, chairs),
        person,
        table=house.token(12),
        code=house.token(8),
        watch=house.token(14),
        now=house.now(),
    )
    session = await house.add(replace(table, origin=Origin(row.id, wish.n)))
    if not any(seat.is_open for seat in session.table.seats):
        await start_match(house, session, person)
    return table_for(session.table, person)


async def import_record(house: House, person: Person, text: str) -> MatchInfo:
    """Keep a record from elsewhere under an address of its own."""
    policy, size = house.policy, len(text.encode(errors="replace"))
    if size > _LONGEST_RECORD:
        raise ApiError("record-long", 422, most=policy.max_entries)
    count, kept = await house.store.brought_by(person.id)
    if count >= policy.max_records or kept + size > policy.max_record_bytes:
        raise ApiError("too-many-records", 429, most=policy.max_records)
    match = await house.replays.run(lambda: _read(text, policy.max_entries))
    names = await house.replays.run(lambda: names_in(text, match.players))
    now = house.now()
    row = MatchRow(
        id=house.token(20),
        table=None,
        game=match.game.name,
        players=match.players,
        options=options_dict(match.options),
        seed=match.seed,
        given=match.given,
        names=tuple(name[:_LONGEST_NAME] for name in names),
        origin=None,
        created=now,
        ended=now,
        ending="played" if match.outcome is not None else None,
        owner=person.id,
        size=size,
        seen=now,
    )
    await house.store.add_match(row, await house.replays.run(lambda: _rows(match, now)))
    return await _info(house, person, row, match)


def _rows(match: Match, now: float) -> tuple[EntryRow, ...]:
    return tuple(EntryRow(n, seat, str(move), now) for n, (seat, move) in enumerate(match.entries))


def _read(text: str, most: int) -> Match:
    """The match of a record, if it is a match and not too long."""
    try:
        record = read_record(text)
        if len(record.entries) > most:
            raise ApiError("record-long", 422, most=most)
        return load(record)
    except RecordError as error:
        raise ApiError("bad-record", 422, why=error.sentence) from None
