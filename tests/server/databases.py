"""Databases as a first start leaves them. Bringing an empty one up to date takes longer than most tests, so that each
process of tests does it once and copies what came of it; the tests of upgrading do it themselves."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca.table.database import address_of
from ludoteca.table.upgrade import upgrade


@cache
def _as_new() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder, "new.db")
        upgrade(address_of(str(file)))
        return file.read_bytes()


def new_database(file: Path) -> str:
    """A SQLite database with nothing in it, up to date, where there is none yet; its address."""
    address = address_of(str(file))
    if not file.stat().st_size:
        file.write_bytes(_as_new())
    return address
