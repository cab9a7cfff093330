"""A database of every layout there ever was is brought up to date with all that is in it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select, text

from ludoteca.table import actions, archive, backup, history, lobby
from ludoteca.table import schema as t
from ludoteca.table.check import check
from ludoteca.table.database import Database, address_of
from ludoteca.table.history_contract import HistoryFilter
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.upgrade import check_layout, job_migrations, layouts, newest, upgrade
from tests.server.postgres import Postgres

FOLDER = Path(__file__).with_name("layouts")
OLD = layouts()[:-1]


def old_database(layout: str, folder: Path) -> str:
    """A database as it was left by a server of that layout."""
    file = folder / f"{layout}.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((FOLDER / f"{layout}.sql").read_text(encoding="utf-8"))
    connection.close()
    return address_of(str(file))


def test_there_is_a_database_of_every_layout_but_the_newest() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.sql")) == OLD


@pytest.mark.parametrize("layout", OLD)
async def test_everything_is_there_after_an_upgrade(layout: str, tmp_path: Path) -> None:
    address = old_database(layout, tmp_path)
    assert check_layout(address) == layout
    upgrade(address)
    assert check_layout(address) == newest()
    await look_around(address)


@pytest.mark.postgres
@pytest.mark.parametrize("layout", OLD)
async def test_a_backup_of_an_old_database_comes_back_on_postgres(layout: str, tmp_path: Path, pg: Postgres) -> None:
    rows = backup.back_up(old_database(layout, tmp_path), tmp_path / "old.gz")
    address = address_of(pg.empty_database())
    assert backup.restore(address, tmp_path / "old.gz") == rows
    await look_around(address)


def everybody(address: str) -> list[Person]:
    engine = backup.engine_of(address)
    with engine.connect() as connection:
        rows = connection.execute(select(t.people.c.id, t.people.c.name, t.people.c.language)).all()
    engine.dispose()
    return [Person(*row) for row in rows]


async def look_around(address: str) -> None:
    """All is sound, people find their tables, records can be read, and the match in play goes on."""
    assert check(address).damaged == []
    house = House(Database(address), now=lambda: 1_794_860_000.0)
    try:
        people = {person.name: person for person in everybody(address)}
        anna, ben = people["Anna"], people["Ben"]
        assert ben.language == "de"
        lines = {line.status: line for line in await lobby.my_tables(house, anna)}
        assert set(lines) == {"over", "playing", "lobby"}
        assert lines["over"].match is not None
        info = await archive.info(house, anna, lines["over"].match)
        assert info.outcome is not None
        assert info.levels == (None, "random")
        assert info.names[0] == "Anna"
        mine = await history.history(house, anna, HistoryFilter(), None)
        past = next(one for one in mine.matches if one.match == lines["over"].match)
        assert past.score == -(info.outcome.left or 0)
        table = lines["playing"].id
        session, seat = await house.seat(table, anna)
        assert [message.text for message in await session.messages(0)] == ["Hello Ben"]
        assert session.live is not None
        turn = session.live.match.turn[0]
        mover = anna if turn == seat else ben
        move = session.live.match.moves(turn)[0]
        before = session.live.n
        await actions.play(house, mover, table, str(move), before)
        assert session.live.n > before
    finally:
        await house.close()


@pytest.mark.postgres
def test_the_tables_of_the_job_queue_are_brought_up_to_date(pg: Postgres) -> None:
    address = address_of(pg.database())
    engine = backup.engine_of(address)
    made = "SELECT count(*) FROM pg_proc WHERE proname = 'procrastinate_retry_job_v2'"
    value = "SELECT count(*) FROM pg_enum WHERE enumlabel = 'retried'"
    newest_of_all = max(job_migrations())
    before = "03.03.00_01_pre_priority_lock_fetch_job.sql"
    with engine.begin() as connection:
        # As they were two migrations ago, as far as those two make something new.
        connection.exec_driver_sql("DROP FUNCTION procrastinate_retry_job_v2 CASCADE")
        connection.exec_driver_sql("DELETE FROM pg_enum WHERE enumlabel = 'retried'")
        connection.exec_driver_sql("UPDATE procrastinate_at SET migration = %s", (before,))
    upgrade(address)
    with engine.connect() as connection:
        assert connection.scalar(text(made)) == 1
        assert connection.scalar(text(value)) == 1
        assert connection.scalar(text("SELECT max(migration) FROM procrastinate_at")) == newest_of_all
    upgrade(address)
    engine.dispose()


@pytest.mark.postgres
def test_job_tables_from_before_anybody_wrote_down_which_they_are(pg: Postgres) -> None:
    address = address_of(pg.database())
    engine = backup.engine_of(address)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE procrastinate_at")
    upgrade(address)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM procrastinate_at")) == 0
    engine.dispose()
