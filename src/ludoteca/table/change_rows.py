"""What a change becomes in rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, UpdateBase, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludoteca.table import schema as t
from ludoteca.table.people import fingerprint
from ludoteca.table.store import Change, Conflict, EntryRow, MatchRow

AnyConnection = Connection | sqlite3.Connection
"""By way of SQLAlchemy, or past it."""


class Statement:
    """A statement with places for values, in this order. To SQLite it goes as plain text and tuples, past SQLAlchemy,
    which would spend more time on a row than the database does."""

    def __init__(self, statement: UpdateBase, *names: str, postgres: UpdateBase | None = None) -> None:
        self._statement = statement if postgres is None else postgres
        self._names = names
        compiled = statement.compile(dialect=sqlite.dialect(), column_keys=names)
        if tuple(compiled.positiontup or ()) != names:
            raise ValueError(f"the values of this statement are, in order, {compiled.positiontup}")
        self._text = str(compiled)

    def many(self, connection: AnyConnection, rows: Sequence[tuple[Any, ...]]) -> None:
        if isinstance(connection, sqlite3.Connection):
            connection.executemany(self._text, rows)
        elif connection.dialect.name == "sqlite":
            connection.exec_driver_sql(self._text, [*rows])
        else:
            connection.execute(self._statement, [dict(zip(self._names, row, strict=True)) for row in rows])

    def one(self, connection: AnyConnection, *values: Any) -> int:
        """Do it once; how many rows it has changed."""
        if isinstance(connection, sqlite3.Connection):
            return connection.execute(self._text, values).rowcount
        if connection.dialect.name == "sqlite":
            return connection.exec_driver_sql(self._text, values).rowcount
        return connection.execute(self._statement, dict(zip(self._names, values, strict=True))).rowcount


def _adding(table: Table, *columns: str) -> Statement:
    """A new row of a table, in the order of its columns."""
    return Statement(insert(table), *(columns or [column.name for column in table.columns]))


_this_table = update(t.tables).where(t.tables.c.id == bindparam("table"))
_touch = Statement(_this_table.values(updated=bindparam("now")), "now", "table")
_touch_due = Statement(_this_table.values(updated=bindparam("now"), due=bindparam("until")), "now", "until", "table")
_TABLE = ("code", "watch", "rev", "status", "listed", "host", "data", "updated")
_known_table = update(t.tables).where(t.tables.c.id == bindparam("table"), t.tables.c.rev == bindparam("before"))
_change_table = Statement(
    _known_table.values({name: bindparam(f"new_{name}") for name in _TABLE}),
    *(f"new_{name}" for name in _TABLE),
    "table",
    "before",
)
_TIMED = (*_TABLE, "due")
_change_timed_table = Statement(
    _known_table.values({name: bindparam(f"new_{name}") for name in _TIMED}),
    *(f"new_{name}" for name in _TIMED),
    "table",
    "before",
)
_add_table = _adding(t.tables)
_delete_table = Statement(
    delete(t.tables).where(t.tables.c.id == bindparam("table"), t.tables.c.rev == bindparam("rev")), "table", "rev"
)
_add_place = Statement(
    sqlite.insert(t.places).on_conflict_do_nothing(),
    "table_id",
    "person",
    postgres=postgresql.insert(t.places).on_conflict_do_nothing(),
)
_MATCH = tuple(column.name for column in t.matches.columns)
_add_match = _adding(t.matches)
_add_entries = _adding(t.entries)
_end_match = Statement(
    update(t.matches)
    .where(t.matches.c.id == bindparam("match"), t.matches.c.ended.is_(None))
    .values(ended=bindparam("now"), ending=bindparam("how")),
    "now",
    "how",
    "match",
)
_PLAY = tuple(column.name for column in t.plays.columns)
_add_plays = _adding(t.plays)
_SAID = tuple(column.name for column in t.messages.columns)
_add_message = _adding(t.messages)


def _keeping_notes(insert: Any) -> UpdateBase:
    row = insert(t.notes)
    new = {"marks": row.excluded.marks, "person": row.excluded.person}
    kept: UpdateBase = row.on_conflict_do_update(index_elements=["match", "seat"], set_=new)
    return kept


_keep_notes = Statement(
    _keeping_notes(sqlite.insert), "match", "seat", "marks", "person", postgres=_keeping_notes(postgresql.insert)
)


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def is_plain(change: Change) -> bool:
    """Whether a change only adds entries: nearly all are of this kind."""
    return (
        change.table is None
        and change.new_match is None
        and change.ended is None
        and change.message is None
        and change.notes is None
        and change.deleted is None
    )


def needs_sqlalchemy(change: Change) -> bool:
    """Whether a change asks more of the database than plain statements: deals that others play too."""
    return change.attempt is not None or not isinstance(change.score, msgspec.UnsetType)


def store_plain(connection: AnyConnection, changes: Sequence[Change]) -> None:
    """Add the entries of several matches."""
    rows = [(change.match, e.n, e.seat, e.move, e.at) for change in changes for e in change.entries]
    untimed = [change for change in changes if isinstance(change.due, msgspec.UnsetType)]
    touched = [(change.now, change.id) for change in untimed if change.touch]
    timed = [(change.now, change.due, change.id) for change in changes if not isinstance(change.due, msgspec.UnsetType)]
    for what, values in ((_add_entries, rows), (_touch, touched), (_touch_due, timed)):
        if values:
            what.many(connection, values)


def store(connection: AnyConnection, change: Change) -> None:
    """Store a change; Conflict (or an IntegrityError) where somebody else was faster."""
    if is_plain(change):
        store_plain(connection, [change])
        return
    if change.deleted is not None:
        if _delete_table.one(connection, change.id, change.deleted) != 1:
            raise Conflict
        return
    _store_table(connection, change)
    if change.new_match is not None:
        values = match_values(change.new_match)
        _add_match.one(connection, *[values[name] for name in _MATCH])
    if change.attempt is not None:
        assert isinstance(connection, Connection)
        connection.execute(insert(t.attempts), msgspec.structs.asdict(change.attempt))
    if change.entries:
        _add_entries.many(connection, [(change.match, e.n, e.seat, e.move, e.at) for e in change.entries])
    if change.ended is not None and _end_match.one(connection, change.now, change.ended, change.match) != 1:
        raise Conflict
    if not isinstance(change.score, msgspec.UnsetType):
        assert isinstance(connection, Connection)
        tried = update(t.attempts).where(t.attempts.c.match == change.match)
        connection.execute(tried.values(ended=change.now, score=change.score))
        _mark_practised(connection, change)
        _count_score(connection, change)
    if change.plays:
        _add_plays.many(connection, [tuple([getattr(play, name) for name in _PLAY]) for play in change.plays])
    if change.message is not None:
        said = {"table_id": change.id, "person": change.speaker, **msgspec.structs.asdict(change.message)}
        _add_message.one(connection, *[said[name] for name in _SAID])
    if change.notes is not None:
        seat, person, marks = change.notes
        _keep_notes.one(connection, change.match, seat, as_json(marks), person)


def _mark_practised(connection: Connection, change: Change) -> None:
    """A result is marked if its deal was played somewhere else too, however late that was begun."""
    this, other = t.attempts.c, t.attempts.alias().c
    elsewhere = select(other.match).where(
        other.deal == this.deal, other.person == this.person, other.match != this.match
    )
    mine = update(t.attempts).where(this.match == change.match, this.counts, elsewhere.exists())
    connection.execute(mine.values(practised=True))


def _count_score(connection: Connection, change: Change) -> None:
    """One more result of a deal, if it counts."""
    a, c = t.attempts.c, t.deal_scores.c
    deal = connection.scalar(select(a.deal).where(a.match == change.match, a.counts))
    if deal is not None and change.score is not None:
        more = _insert(connection)(t.deal_scores).values(deal=deal, score=change.score, times=1)
        connection.execute(more.on_conflict_do_update(index_elements=["deal", "score"], set_={"times": c.times + 1}))


def _insert(connection: Connection) -> Any:
    """The engine's own INSERT, which knows what to do on a conflict."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def _store_table(connection: AnyConnection, change: Change) -> None:
    state, timed = change.table, not isinstance(change.due, msgspec.UnsetType)
    if state is None:
        if timed:
            _touch_due.one(connection, change.now, change.due, change.id)
        else:
            _touch.one(connection, change.now, change.id)
        return
    marks = fingerprint(state.code), fingerprint(state.watch)
    listed = state.visibility == "listed"
    data = as_json(state)
    if state.rev == 1:
        due = change.due if timed else None
        row = (*marks, 1, state.status, listed, state.host, data, state.created, change.now, due)
        _add_table.one(connection, state.id, *row)
    else:
        values = (*marks, state.rev, state.status, listed, state.host, data, change.now)
        known = (state.id, state.rev - 1)
        if timed:
            changed = _change_timed_table.one(connection, *values, change.due, *known)
        else:
            changed = _change_table.one(connection, *values, *known)
        if changed != 1:
            raise Conflict
    people = {state.host, *state.guests, *(seat.person for seat in state.seats if seat.person is not None)}
    _add_place.many(connection, [(state.id, person) for person in sorted(people)])


def match_values(match: MatchRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(match)
    values["table_id"] = values.pop("table")
    values |= {"options": as_json(match.options), "names": as_json(match.names)}
    values["levels"] = as_json(match.levels)
    values["origin"] = None if match.origin is None else as_json(match.origin)
    return values


def entry_values(match: str | None, entries: tuple[EntryRow, ...]) -> list[dict[str, Any]]:
    return [{"match": match, "n": e.n, "seat": e.seat, "move": e.move, "at": e.at} for e in entries]
