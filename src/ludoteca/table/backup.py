"""Backups: the whole database in one file that any Ludoteca can restore, to SQLite or PostgreSQL alike."""

from __future__ import annotations

import contextlib
import gzip
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, MetaData, create_engine, event, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from ludoteca.table.schema import metadata
from ludoteca.table.store import StorageError
from ludoteca.table.upgrade import check_layout, layouts, newest, revision_of, upgrade

VERSION = 1
_CHUNK = 500

_Line = dict[str, Any] | tuple[str, dict[str, Any]]
"""The first and the last line say what this is; between them, each names a table and has one of its rows."""
_line: msgspec.json.Decoder[_Line] = msgspec.json.Decoder(_Line)


def engine_of(address: str, *, writing: bool = False) -> Engine:
    """A plain engine for commands; the server has its own. Whoever means to write says so: in SQLite a transaction
    that has begun by reading cannot wait for another writer."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool)
        begin = "BEGIN IMMEDIATE" if writing else "BEGIN"
        # Left alone, the driver begins no transaction for reading, and a backup would be of several moments.
        event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine
    return create_engine(url, poolclass=NullPool, isolation_level="REPEATABLE READ")


def back_up(address: str, file: Path, key: bytes | None = None) -> int:
    """Write everything as it is at this moment; the server may go on meanwhile. With the server's key people are known
    wherever it is restored. Returns the number of rows."""
    layout = check_layout(address)
    engine = engine_of(address)
    tables = _tables_of(engine, layout)
    rows = 0
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with engine.connect() as connection, gzip.open(part, "wb") as out:
            os.chmod(part, 0o600)  # It contains the seeds of running matches.
            head = {"ludoteca-backup": VERSION, "layout": layout, "key": key}
            out.write(msgspec.json.encode(head) + b"\n")
            for table in tables.sorted_tables:
                order = list(table.primary_key.columns)
                for row in connection.execute(select(table).order_by(*order)).mappings():
                    values = {str(name): value for name, value in row.items()}
                    out.write(msgspec.json.encode([str(table.name), values]) + b"\n")
                    rows += 1
            out.write(msgspec.json.encode({"end": rows}) + b"\n")
        part.replace(file)
    except OSError as error:
        raise StorageError(f"{file} cannot be written: {error.strerror or error}.") from None
    finally:
        # Where nothing could be written there is nothing to take away either.
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        engine.dispose()
    return rows


def _tables_of(engine: Engine, layout: str) -> MetaData:
    """The tables of a database in whatever layout it has: a backup changes nothing, least of all under a server."""
    if layout == newest():
        return metadata
    then = MetaData()
    then.reflect(engine, only=lambda name, _: name in metadata.tables)
    return then


def restore(address: str, file: Path) -> int:
    """Fill an empty database from a backup, whole or not at all. Returns the number of rows that the backup had: what
    an upgrade works out from them comes on top."""
    _leave_what_is_in_use(address)
    upgrade(address)
    with _up_to_date(file) as (current, rows):
        restored = _restore(address, current, metadata)
    return restored if rows is None else rows


def _leave_what_is_in_use(address: str) -> None:
    """An older database with something in it is refused before it would be upgraded for nothing."""
    engine = engine_of(address)
    try:
        with engine.connect() as connection:
            layout = revision_of(connection)
            if layout in layouts() and layout != newest():
                _must_be_empty(connection, _tables_of(engine, layout))
    except SQLAlchemyError:
        return  # `upgrade` says in a sentence what is wrong with it
    finally:
        engine.dispose()


def _must_be_empty(connection: Connection, layout: MetaData) -> None:
    if any(connection.scalar(select(func.count()).select_from(table)) for table in layout.sorted_tables):
        raise StorageError("This database is not empty: a backup is restored into a new one.")


@contextmanager
def _up_to_date(file: Path) -> Iterator[tuple[Path, int | None]]:
    """A backup in today's layout: an older one is brought up to date on the side, as an old database would be. With it
    comes the number of rows that the older one had."""
    layout = _head(_lines(file))
    if layout == newest():
        yield file, None
        return
    if layout not in layouts():
        raise StorageError(
            f"This backup was made by a newer Ludoteca (layout {layout}; this one knows up to {newest()}). "
            "Nothing was restored: update Ludoteca first."
        )
    with TemporaryDirectory(prefix="ludoteca-restore-") as folder:
        aside, fresh = f"sqlite:///{Path(folder, 'old.db')}", Path(folder, "backup.gz")
        upgrade(aside, to=layout)
        engine = engine_of(aside)
        then = _tables_of(engine, layout)
        engine.dispose()
        rows = _restore(aside, file, then)
        upgrade(aside)
        back_up(aside, fresh)
        yield fresh, rows


def _restore(address: str, file: Path, layout: MetaData) -> int:
    engine = engine_of(address)
    try:
        with engine.begin() as connection:
            _must_be_empty(connection, layout)
            return _fill(connection, _lines(file), layout)
    except SQLAlchemyError as error:
        why = str(error.orig if isinstance(error, DBAPIError) else error).strip()
        raise StorageError(f"The backup does not fit this database: {why}") from error
    finally:
        engine.dispose()


def key_in(file: Path) -> bytes | None:
    """The key of the server that a backup was made of, if it knew one."""
    head = next(_lines(file))
    key = head.get("key") if isinstance(head, dict) else None
    return None if key is None else msgspec.convert(key, bytes)


def _head(lines: Iterator[_Line]) -> str:
    """The layout of a backup, from its first line."""
    head = next(lines, None)
    if not isinstance(head, dict) or "ludoteca-backup" not in head:
        raise StorageError("This file is not a backup of Ludoteca.")
    if head["ludoteca-backup"] != VERSION:
        raise StorageError("This backup was made by a newer Ludoteca, in a form that this one does not know: update.")
    return str(head.get("layout"))


def _fill(connection: Connection, lines: Iterator[_Line], layout: MetaData) -> int:
    _head(lines)
    waiting: list[dict[str, Any]] = []
    current = ""
    for rows, line in enumerate(lines):
        if isinstance(line, dict):
            _store(connection, layout, current, waiting)
            if line.get("end") != rows:
                break
            return rows
        name, row = line
        if name != current or len(waiting) >= _CHUNK:
            _store(connection, layout, current, waiting)
            current, waiting = name, []
        waiting.append(row)
    raise StorageError("This backup is cut off: nothing was restored.")


def _store(connection: Connection, layout: MetaData, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        if name not in metadata.tables or name not in layout.tables:
            raise StorageError(f"This backup speaks of “{name}”, which this Ludoteca does not know.")
        connection.execute(insert(layout.tables[name]), rows)


def _lines(file: Path) -> Iterator[_Line]:
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                yield _line.decode(line)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise StorageError(f"{file} cannot be read as a backup: {why}.") from None
