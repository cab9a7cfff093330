"""Backups: the whole database in one file that any Ludoteca can restore, to SQLite or PostgreSQL alike."""

from __future__ import annotations

import gzip
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ludoteca.table.schema import metadata
from ludoteca.table.store import StorageError
from ludoteca.table.upgrade import newest, upgrade

VERSION = 1
_CHUNK = 500


def engine_of(address: str) -> Engine:
    """A plain engine for commands; the server has its own."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool)
        # Left alone, the driver begins no transaction for reading, and a backup would be of several moments.
        event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine
    return create_engine(url, poolclass=NullPool, isolation_level="REPEATABLE READ")


def back_up(address: str, file: Path) -> int:
    """Write everything as it is at this moment; the server may go on meanwhile. Returns the number of rows."""
    upgrade(address)
    engine = engine_of(address)
    rows = 0
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with engine.connect() as connection, gzip.open(part, "wb") as out:
            os.chmod(part, 0o600)  # It contains the seeds of running matches.
            out.write(msgspec.json.encode({"ludoteca-backup": VERSION, "layout": newest()}) + b"\n")
            for table in metadata.sorted_tables:
                order = list(table.primary_key.columns)
                for row in connection.execute(select(table).order_by(*order)).mappings():
                    values = {str(name): value for name, value in row.items()}
                    out.write(msgspec.json.encode([str(table.name), values]) + b"\n")
                    rows += 1
            out.write(msgspec.json.encode({"end": rows}) + b"\n")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return rows


def restore(address: str, file: Path) -> int:
    """Fill an empty database from a backup, whole or not at all. Returns the number of rows."""
    upgrade(address)
    engine = engine_of(address)
    try:
        with engine.begin() as connection:
            if any(connection.scalar(select(func.count()).select_from(table)) for table in metadata.sorted_tables):
                raise StorageError("This database is not empty: a backup is restored into a new one.")
            return _fill(connection, _lines(file))
    except DBAPIError as error:
        raise StorageError(f"The backup does not fit this database: {str(error.orig).strip()}") from error
    finally:
        engine.dispose()


def _fill(connection: Connection, lines: Iterator[Any]) -> int:
    head = next(lines, None)
    if not isinstance(head, dict) or "ludoteca-backup" not in head:
        raise StorageError("This file is not a backup of Ludoteca.")
    if head["ludoteca-backup"] != VERSION or head.get("layout") != newest():
        raise StorageError(
            "This backup was made by another version of Ludoteca: restore it with that one, then update."
        )
    waiting: list[dict[str, Any]] = []
    current = ""
    for rows, line in enumerate(lines):
        if isinstance(line, dict):
            _store(connection, current, waiting)
            if line.get("end") != rows:
                break
            return rows
        name, row = line
        if name != current or len(waiting) >= _CHUNK:
            _store(connection, current, waiting)
            current, waiting = name, []
        waiting.append(row)
    raise StorageError("This backup is cut off: nothing was restored.")


def _store(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        if name not in metadata.tables:
            raise StorageError(f"This backup speaks of “{name}”, which this Ludoteca does not know.")
        connection.execute(insert(metadata.tables[name]), rows)


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                yield msgspec.json.decode(line)
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise StorageError(f"{file} cannot be read as a backup: {error}.") from None
