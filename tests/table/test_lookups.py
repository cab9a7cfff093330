"""Questions that are asked all the time, past SQLAlchemy."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import bindparam, select
from sqlalchemy.exc import DBAPIError

from ludoteca.table import schema as t
from ludoteca.table.database import Database
from ludoteca.table.lookups import Lookup, SqliteLookups
from ludoteca.table.people import Person
from tests.server.databases import new_database


def test_values_in_the_wrong_order_are_noticed_when_the_program_starts() -> None:
    asked = select(t.people.c.id).where(t.people.c.name == bindparam("name"), t.people.c.seen > bindparam("seen"))
    Lookup(asked, "name", "seen")
    with pytest.raises(ValueError, match="in order"):
        Lookup(asked, "seen", "name")


async def test_what_was_written_a_moment_ago_is_found(tmp_path: Path) -> None:
    store = Database(new_database(tmp_path / "house.db"))
    try:
        await store.add_person(Person("p1", "Anna", "en"), "secret", 1.0)
        for n in range(30):
            await store.change_person(Person("p1", f"Anna {n}", "it"))
            assert await store.person("p1") == Person("p1", f"Anna {n}", "it")
            assert await store.person_by_secret("secret", 2.0) == Person("p1", f"Anna {n}", "it")
        assert await store.person_by_secret("another", 2.0) is None
    finally:
        await store.close()


async def test_nothing_can_be_written_and_faults_are_told_like_others(tmp_path: Path) -> None:
    lookups = SqliteLookups(str(tmp_path / "x.db"))
    try:
        for text in ("CREATE TABLE x (n)", "SELECT n FROM nowhere"):
            with pytest.raises(DBAPIError):
                await lookups.rows(SimpleNamespace(text=text), ())  # type: ignore[arg-type]
    finally:
        lookups.close()
