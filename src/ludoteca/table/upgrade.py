"""Bringing a database up to date: old ones are upgraded, newer ones are refused with a sentence."""

from __future__ import annotations

import logging
import sqlite3
from importlib.resources import files
from pathlib import Path

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ludoteca.table.store import StorageError

log = logging.getLogger(__name__)

_OVERWRITES = "0008"
"""From this layout on, what is deleted is overwritten."""
_LOCK = 0x10D07ECA
"""One process at a time upgrades a PostgreSQL database."""


def upgrade(address: str, to: str | None = None) -> None:
    """Upgrade the database at an address (as SQLAlchemy writes them) to what this Ludoteca needs, or to the older
    layout that a backup has. It is made if it is not there."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        url = url.set(drivername="sqlite")
    engine = create_engine(url, poolclass=NullPool)
    where = written_by_people(url)
    try:
        with engine.connect() as connection:
            on_postgres = url.get_backend_name() == "postgresql"
            if on_postgres:
                connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": _LOCK})
                connection.commit()
            before = revision_of(connection)
            _upgrade(connection, to or newest())
            if not on_postgres and before is not None and before < _OVERWRITES:
                _rewrite(connection)
            if on_postgres:
                _job_tables(connection)
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _LOCK})
                connection.commit()
    except DBAPIError as error:
        raise StorageError(f"The database {where} cannot be used: {str(error.orig).strip()}") from error
    finally:
        engine.dispose()


def _rewrite(connection: Connection) -> None:
    """Write a SQLite database anew: until this layout, what was deleted could still be found in its file."""
    connection.commit()
    raw = connection.connection.driver_connection
    assert raw is not None
    try:
        raw.execute("VACUUM")
    except sqlite3.OperationalError as error:
        # There may be no room for a second one. Nothing is lost by that.
        log.warning("The database could not be written anew (%s): traces of deleted rows may be left in it.", error)


def written_by_people(url: URL) -> str:
    """A database as it is named in settings: the file, or postgresql://… without its password."""
    if url.get_backend_name() == "sqlite" and url.database:
        return url.database
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def check_layout(address: str) -> str:
    """The layout of a database that is there already, which is not changed. One of a newer Ludoteca is refused."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        url = url.set(drivername="sqlite")
    where = written_by_people(url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise _nothing_at(where)
    engine = create_engine(url, poolclass=NullPool)
    try:
        with engine.connect() as connection:
            current = revision_of(connection)
    except DBAPIError as error:
        raise StorageError(f"The database {where} cannot be used: {str(error.orig).strip()}") from error
    finally:
        engine.dispose()
    if current is None:
        raise _nothing_at(where)
    if current not in layouts():
        raise _newer(current)
    return current


def require_newest(address: str) -> None:
    """A database that is there already, in today's layout. An older one is left as it is: a server may be using it."""
    current = check_layout(address)
    if current != newest():
        raise StorageError(
            f"This database is of an older Ludoteca (layout {current}; this one works with {newest()}). Nothing was "
            "changed: it is upgraded by `ludoteca serve`, once the server that uses it is stopped."
        )


def _newer(current: str) -> StorageError:
    return StorageError(
        f"This database was made by a newer Ludoteca (layout {current}; this one knows up to {newest()}). "
        "Nothing was changed: update Ludoteca, or point it at another database."
    )


def _nothing_at(where: str) -> StorageError:
    return StorageError(f"There is no database of Ludoteca at {where}: look again at --data and --database.")


def revision_of(connection: Connection) -> str | None:
    """The layout that a database has; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def layouts() -> list[str]:
    """All layouts that this Ludoteca knows, oldest first: migrations are numbered."""
    names = (path.name for path in files("ludoteca.table.migrations").joinpath("versions").iterdir())
    return sorted(name.partition("_")[0] for name in names if name[:1].isdigit())


def newest() -> str:
    return layouts()[-1]


def _upgrade(connection: Connection, to: str) -> None:
    current = revision_of(connection)
    if current == to:
        return
    if current is not None and current not in layouts():
        raise _newer(current)
    # Only needed, and only loaded, where there is something to do.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ludoteca.table:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    connection.commit()


_FIRST_JOB_TABLES = "03.04.00_50_post_add_retry_failed_job_procedure.sql"
"""The newest migration of procrastinate when it was first used here, and nobody wrote down which there was."""


def job_migrations() -> dict[str, str]:
    """The migrations that procrastinate brings along, by name, oldest first."""
    from procrastinate.schema import SchemaManager

    files = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def _job_tables(connection: Connection) -> None:
    """The tables of the job queue for bots, which procrastinate brings along: made, or brought up to date. Which of its
    migrations they have stands in a table beside them."""
    from procrastinate.schema import SchemaManager

    raw = connection.connection.driver_connection
    assert raw is not None
    raw.execute("CREATE TABLE IF NOT EXISTS procrastinate_at (migration text PRIMARY KEY)")
    migrations = job_migrations()
    if connection.scalar(text("SELECT to_regclass('procrastinate_jobs')")) is None:
        due = {max(migrations): SchemaManager.get_schema()}
    else:
        done = connection.scalar(text("SELECT max(migration) FROM procrastinate_at")) or _FIRST_JOB_TABLES
        due = {name: statements for name, statements in migrations.items() if name > done}
    for name, statements in due.items():
        raw.execute(statements)
        connection.execute(text("INSERT INTO procrastinate_at VALUES (:name)"), {"name": name})
        # Each for itself: one may use what the one before has made only once that is stored.
        connection.commit()
    connection.commit()
