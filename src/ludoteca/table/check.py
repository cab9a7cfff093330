"""Looking a database through: is every table, match, record and talk what it should be? And mending what is not."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from ludoteca.engine.match import agree
from ludoteca.engine.moves import parse_move
from ludoteca.table import schema as t
from ludoteca.table.backup import engine_of
from ludoteca.table.live_match import LiveMatch, initial_match
from ludoteca.table.rows import decode_match, decode_table
from ludoteca.table.store import EntryRow, MatchRow
from ludoteca.table.upgrade import require_newest


class Damage(msgspec.Struct, frozen=True):
    """Something that is not as it should be."""

    table: str | None
    match: str | None
    why: str
    mend: Literal["cut", "drop", "status", "leave"]
    """How it is repaired: the record is cut after its good entries, the table is taken out, its status is corrected, or
    nothing can be done and nothing needs to be."""
    good: int = 0
    """How many entries of the match are good."""


class Findings(msgspec.Struct):
    tables: int = 0
    matches: int = 0
    entries: int = 0
    damaged: list[Damage] = []


def check(address: str, repair: Path | None = None) -> Findings:
    """Verify every table and every record. With `repair` what cannot be read is written to that folder and cut off, so
    that the rest can be played on or looked at. Stop the server before repairing."""
    require_newest(address)
    engine = engine_of(address, writing=repair is not None)
    found = Findings()
    try:
        with engine.begin() as connection:
            for damage in _look_through(connection, found):
                found.damaged.append(damage)
            if repair is not None:
                for damage in found.damaged:
                    _repair(connection, damage, repair)
    finally:
        engine.dispose()
    return found


def _look_through(connection: Connection, found: Findings) -> Iterator[Damage]:
    for table, data, status in connection.execute(select(t.tables.c.id, t.tables.c.data, t.tables.c.status)).all():
        found.tables += 1
        yield from _check_table(connection, table, data, status)
    for row in connection.execute(select(t.matches)).mappings().all():
        found.matches += 1
        try:
            match = decode_match(row)
        except (msgspec.MsgspecError, ValueError, TypeError) as error:
            yield Damage(row["table_id"], row["id"], f"the match cannot be read: {error}", "cut")
            continue
        rows = _entries(connection, match.id)
        found.entries += len(rows)
        good, why = verify(match, rows)
        if why is not None:
            yield Damage(match.table, match.id, why, "cut", good)


def _check_table(connection: Connection, table: str, data: str, status: str) -> Iterator[Damage]:
    try:
        state = decode_table(data)
    except (msgspec.MsgspecError, ValueError) as error:
        yield Damage(table, None, f"the table cannot be read: {error}", "drop")
        return
    if state.id != table:
        yield Damage(table, None, f"the table is stored under another name than its own, {state.id}", "drop")
    elif state.status != status:
        yield Damage(table, None, f"the table is listed as {status} and says {state.status}", "status")
    if state.match is not None:
        there = connection.scalar(select(t.matches.c.id).where(t.matches.c.id == state.match))
        if there is None:
            yield Damage(table, state.match, "the table speaks of a match that is not stored", "drop")
    count, last = connection.execute(
        select(func.count(), func.max(t.messages.c.k)).where(t.messages.c.table_id == table)
    ).one()
    if count and last != count - 1:
        yield Damage(table, None, "messages are missing from its talk", "leave")


def _entries(connection: Connection, match: str) -> list[EntryRow]:
    c = t.entries.c
    asked = select(c.n, c.seat, c.move, c.at).where(c.match == match).order_by(c.n)
    return [EntryRow(row.n, row.seat, row.move, row.at) for row in connection.execute(asked)]


def verify(match: MatchRow, rows: list[EntryRow]) -> tuple[int, str | None]:
    """How many entries of a match are good, and what is wrong after them."""
    numbers = [row.n for row in rows]
    if numbers != list(range(len(rows))):
        missing = next(n for n, number in enumerate([*numbers, -1]) if n != number)
        rows, gap = rows[:missing], f"entry {missing} is missing"
    else:
        gap = None
    try:
        moves = agree(match.game, match.players, match.options)[0].Moves
        for row in rows[: match.given]:
            parse_move(row.move, moves)
        live = LiveMatch(match.id, initial_match(match, rows), None)
        live.stamp_times(match.created)
    except Exception as error:
        return 0, f"the match cannot be set up: {error}"
    for row in rows:
        try:
            live.replay_rows([row])
        except Exception as error:
            return row.n, f"entry {row.n} does not fit: {str(error).rstrip('.')}"
    return len(rows), gap


def _repair(connection: Connection, damage: Damage, folder: Path) -> None:
    """Mend a damage; what is taken out is kept in a file."""
    tables, matches, entries = t.tables.c, t.matches.c, t.entries.c
    if damage.mend == "cut":
        bad = (entries.match == damage.match) & (entries.n >= damage.good)
        _keep(folder, damage, connection.execute(select(t.entries).where(bad)).mappings())
        connection.execute(delete(t.entries).where(bad))
    elif damage.mend == "drop":
        _keep(folder, damage, connection.execute(select(t.tables).where(tables.id == damage.table)).mappings())
        connection.execute(delete(t.tables).where(tables.id == damage.table))
        open_matches = (matches.table_id == damage.table) & matches.ended.is_(None)
        connection.execute(update(t.matches).where(open_matches).values(ended=matches.created, ending="abandoned"))
    elif damage.mend == "status":
        data = connection.scalar(select(tables.data).where(tables.id == damage.table))
        status = decode_table(str(data)).status
        connection.execute(update(t.tables).where(tables.id == damage.table).values(status=status))


def _keep(folder: Path, damage: Damage, rows: Iterable[Mapping[Any, Any]]) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / f"{damage.match or damage.table}.json"
    path.touch(mode=0o600)
    told = {"damage": msgspec.to_builtins(damage), "rows": [dict(row) for row in rows]}
    path.write_text(json.dumps(told, indent=1, default=str))
