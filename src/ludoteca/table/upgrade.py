"""Bringing a database up to date: old ones are upgraded, newer ones are refused with a sentence."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ludoteca.table.store import StorageError

_LOCK = 0x10D07ECA
"""One process at a time upgrades a PostgreSQL database."""


def upgrade(address: str, to: str | None = None, *, make: bool = True) -> None:
    """Upgrade the database at an address (as SQLAlchemy writes them) to what this Ludoteca needs, or to the older
    layout that a backup has. Without `make` it has to be there already: a wrong address is no empty database."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        url = url.set(drivername="sqlite")
    engine = create_engine(url, poolclass=NullPool)
    where = url.render_as_string(hide_password=True)
    try:
        if not make and url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
            raise _nothing_at(where)
        with engine.connect() as connection:
            if not make and revision_of(connection) is None:
                raise _nothing_at(where)
            on_postgres = url.get_backend_name() == "postgresql"
            if on_postgres:
                connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": _LOCK})
                connection.commit()
            _upgrade(connection, to or newest())
            if on_postgres:
                _job_tables(connection)
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _LOCK})
                connection.commit()
    except DBAPIError as error:
        raise StorageError(f"The database {where} cannot be used: {str(error.orig).strip()}") from error
    finally:
        engine.dispose()


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
        raise StorageError(
            f"This database was made by a newer Ludoteca (layout {current}; this one knows up to {newest()}). "
            "Nothing was changed: update Ludoteca, or point it at another database."
        )
    # Only needed, and only loaded, where there is something to do.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ludoteca.table:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    connection.commit()


def _job_tables(connection: Connection) -> None:
    """The tables of the job queue for bots, which procrastinate brings along."""
    from procrastinate.schema import SchemaManager

    if connection.execute(text("SELECT to_regclass('procrastinate_jobs')")).scalar() is None:
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute(SchemaManager.get_schema())
        connection.commit()
