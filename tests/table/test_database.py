"""The storage: what is stored is there, what collides is refused, old layouts are upgraded, newer ones refused."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from ludoteca.table.backup import back_up, engine_of, restore
from ludoteca.table.change_rows import match_values
from ludoteca.table.contract import Message, NewTable, Origin
from ludoteca.table.database import Database, address_of
from ludoteca.table.people import Person
from ludoteca.table.schema import metadata
from ludoteca.table.store import Change, Conflict, EntryRow, MatchRow, StorageError
from ludoteca.table.table_seats import admit
from ludoteca.table.table_state import TableState, new_table
from ludoteca.table.upgrade import newest, revision_of, upgrade
from tests.server.databases import new_database

ANNA = Person("anna", "Anna", "it")
BEN = Person("ben", "Ben", "de")


def a_table(name: str = "t1", **more: object) -> TableState:
    wish = NewTable("the-game", **more)  # type: ignore[arg-type]
    return new_table(wish, ANNA, table=name, code=f"c{name}", watch=f"w{name}", now=1.0)


def a_match(name: str = "m1") -> MatchRow:
    return MatchRow(
        id=name,
        table="t1",
        game="the-game",
        players=2,
        options={"pro": True},
        seed="s",
        given=0,
        names=("Anna", "Ben"),
        origin=Origin("m0", 3),
        created=1.0,
    )


async def test_a_table_its_match_its_talk_and_notes_come_back_as_they_were(store: Database) -> None:
    table = a_table()
    entries = (EntryRow(0, -1, "draw 0 34", 1.0), EntryRow(1, 0, "lay 34 up1", 2.5))
    await store.commit(Change(id="t1", now=1.0, table=table))
    said = Message(0, 0, "Anna", "ciao ✨", 3.0)
    await store.commit(Change(id="t1", now=2.0, new_match=a_match(), match="m1", entries=entries, message=said))
    await store.commit(Change(id="t1", now=2.0, match="m1", notes=(0, "p1", {"eagle 3": "x"})))
    await store.commit(Change(id="t1", now=2.0, match="m1", notes=(0, "p1", {"eagle 4": "x"})))
    assert await store.table("t1") == table
    assert await store.match("m1") == a_match()
    assert await store.entries("m1") == list(entries)
    assert await store.entries("m1", 1) == [entries[1]]
    assert await store.messages("t1", 0, 10) == [said]
    assert await store.message_count("t1") == 1
    assert await store.notes("m1", 0, "p1") == {"eagle 4": "x"}
    assert await store.notes("m1", 1, "p1") == {}
    assert await store.notes("m1", 0, "p2") == {}
    assert await store.table("t2") is None


async def test_codes_open_their_table(store: Database) -> None:
    await store.commit(Change(id="t1", now=1.0, table=a_table()))
    assert await store.find_code("ct1") == ("t1", True)
    assert await store.find_code("wt1") == ("t1", False)
    assert await store.find_code("t1") is None


async def test_of_two_changes_built_on_the_same_state_one_is_refused_whole(store: Database) -> None:
    table = a_table()
    await store.commit(Change(id="t1", now=1.0, table=table))
    second = replace(table, rev=2, chat=False)
    await store.commit(Change(id="t1", now=2.0, table=second))
    late = Change(id="t1", now=3.0, table=replace(table, rev=2), new_match=a_match())
    with pytest.raises(Conflict):
        await store.commit(late)
    assert await store.table("t1") == second
    assert await store.match("m1") is None


async def test_fifty_writers_of_the_same_entry_and_exactly_one_wins(store: Database) -> None:
    await store.commit(Change(id="t1", now=1.0, table=a_table()))
    await store.commit(Change(id="t1", now=1.0, new_match=a_match()))

    async def write(who: int) -> bool:
        entry = EntryRow(0, who, f"start {who}", 1.0)
        try:
            await store.commit(Change(id="t1", now=1.0, match="m1", entries=(entry,)))
        except Conflict:
            return False
        return True

    won = await asyncio.gather(*map(write, range(50)))
    assert sum(won) == 1
    assert (await store.entries("m1"))[0].seat == won.index(True)


async def test_a_match_ends_once(store: Database) -> None:
    await store.commit(Change(id="t1", now=1.0, table=a_table()))
    await store.commit(Change(id="t1", now=1.0, new_match=a_match()))
    await store.commit(Change(id="t1", now=5.0, match="m1", ended="conceded"))
    ended = await store.match("m1")
    assert ended is not None
    assert (ended.ended, ended.ending) == (5.0, "conceded")
    with pytest.raises(Conflict):
        await store.commit(Change(id="t1", now=6.0, match="m1", ended="played"))
    assert await store.finished_matches() == ["m1"]


async def test_lists(store: Database) -> None:
    mine, open_one = a_table(), a_table("t2", visibility="listed")
    await store.commit(Change(id="t1", now=1.0, table=mine))
    await store.commit(Change(id="t2", now=2.0, table=open_one))
    await store.commit(Change(id="t2", now=3.0, table=replace(admit(open_one, BEN, may_sit=True), rev=2)))
    assert [table.id for table, _ in await store.listed(10)] == ["t2"]
    assert [table.id for table, _ in await store.tables_of("anna", 10)] == ["t2", "t1"]
    assert [table.id for table, _ in await store.tables_of("ben", 10)] == ["t2"]
    assert await store.count_hosted("anna") == 2


async def test_who_is_due_and_what_is_stale(store: Database) -> None:
    playing = replace(a_table(), status="playing")
    await store.commit(Change(id="t1", now=100.0, table=playing, due=150.0))
    await store.commit(Change(id="t2", now=100.0, table=a_table("t2")))
    assert await store.due(149.0) == []
    assert await store.due(150.0) == ["t1"]
    assert await store.tables_in_play() == ["t1"]
    assert await store.purge(lobbies=500, matches=500, records=500, people=500, alerts=500, now=400.0) == []
    assert await store.purge(lobbies=50, matches=50, records=500, people=500, alerts=500, now=400.0) == ["t1"]
    assert await store.table("t2") is None


async def test_people_and_their_keys(store: Database) -> None:
    await store.add_person(ANNA, "secret", 1.0)
    assert await store.person_by_secret("secret", 2.0) == ANNA
    assert await store.person_by_secret("Secret", 2.0) is None
    await store.add_key("anna", "phone", 2.0)
    await store.change_person(replace(ANNA, name="Annina"))
    assert await store.person_by_secret("phone", 200_000.0) == Person("anna", "Annina", "it")
    await store.purge(lobbies=1, matches=1, records=1000, people=1000, alerts=1000, now=200_500.0)
    assert await store.person("anna") is not None
    await store.purge(lobbies=1, matches=1, records=1000, people=1000, alerts=1000, now=900_000.0)
    assert await store.person("anna") is None
    assert await store.person_by_secret("phone", 900_000.0) is None


async def test_a_link_is_taken_by_one_of_many(store: Database) -> None:
    await store.add_person(ANNA, "secret", 1.0)
    await store.add_link("anna", "one", until=10.0)
    taken = await asyncio.gather(*(store.take_link("one", 5.0) for _ in range(8)))
    assert sorted(map(bool, taken)) == [False] * 7 + [True]
    await store.add_link("anna", "two", until=10.0)
    assert await store.take_link("two", 11.0) is None


# --- layouts ----------------------------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_layout_in_the_code(empty_database: str) -> None:
    upgrade(empty_database)
    upgrade(empty_database)
    engine = engine_of(empty_database)
    with engine.connect() as connection:
        assert revision_of(connection) == newest()
        context = MigrationContext.configure(connection, opts={"include_name": _ours})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def _ours(name: str | None, kind: str, parents: object) -> bool:
    return not (name or "").startswith("procrastinate")


_OLD_MATCH = (
    "INSERT INTO matches (id, game, players, options, given, names, created) "
    "VALUES ('m1', 'the-game', 2, '{}', 0, :names, 1.0)"
)


def test_bots_of_old_matches_get_their_level_beside_the_name(empty_database: str) -> None:
    upgrade(empty_database, to="0001")
    engine = engine_of(empty_database)
    with engine.begin() as connection:
        connection.execute(text(_OLD_MATCH), {"names": json.dumps(["Anna", "novice"])})
    upgrade(empty_database)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT names, levels FROM matches")).one()
    assert (json.loads(found.names), json.loads(found.levels)) == (["Anna", ""], [None, "novice"])
    engine.dispose()


def test_a_newer_database_is_refused_with_a_sentence_and_left_alone(empty_database: str) -> None:
    upgrade(empty_database)
    engine = engine_of(empty_database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match="newer Ludoteca"):
        upgrade(empty_database)
    with engine.connect() as connection:
        assert revision_of(connection) == "9999"
    engine.dispose()


def test_a_database_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(StorageError, match="cannot be used"):
        upgrade(address_of("postgresql://nobody@127.0.0.1:1/none?connect_timeout=2"))
    with pytest.raises(StorageError, match="not a database"):
        address_of("mysql://x")


def test_nobody_else_reads_a_new_sqlite_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "d.db"
    upgrade(address_of(str(file)))
    if os.name == "posix":
        assert (file.stat().st_mode & 0o777, file.parent.stat().st_mode & 0o777) == (0o600, 0o700)


def test_sqlite_is_durable(tmp_path: Path) -> None:
    address = new_database(tmp_path / "d.db")

    async def ask() -> list[object]:
        store = Database(address)
        pragmas = [text(f"PRAGMA {name}") for name in ("journal_mode", "synchronous")]
        found = await store.write(lambda connection: [connection.scalar(pragma) for pragma in pragmas])
        await store.close()
        return found

    assert asyncio.run(ask()) == ["wal", 2]


# --- backups ----------------------------------------------------------------------------------------------------


async def test_who_writes_after_the_end_is_told_so_and_does_not_wait_for_ever(tmp_path: Path) -> None:
    store = Database(new_database(tmp_path / "test.db"))
    await store.looked_at("m1", 1.0)
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.looked_at("m1", 2.0)


async def test_a_backup_brings_everything_back_on_another_engine_too(store: Database, tmp_path: Path) -> None:
    await store.add_person(ANNA, "secret", 1.0)
    await store.commit(Change(id="t1", now=1.0, table=a_table()))
    entries = tuple(EntryRow(n, 0, f"lay {n} up1", 1.0) for n in range(1200))
    await store.commit(Change(id="t1", now=1.0, new_match=a_match(), match="m1", entries=entries))
    file = tmp_path / "backup.gz"
    rows = await asyncio.to_thread(back_up, store.address, file)
    elsewhere = address_of(str(tmp_path / "new.db"))
    assert await asyncio.to_thread(restore, elsewhere, file) == rows
    new = Database(elsewhere)
    assert await new.table("t1") == a_table()
    assert await new.entries("m1") == list(entries)
    assert await new.person_by_secret("secret", 1.0) == ANNA
    await new.close()
    with pytest.raises(StorageError, match="not empty"):
        await asyncio.to_thread(restore, elsewhere, file)


@pytest.mark.slow
async def test_a_backup_of_an_older_layout_is_upgraded(store: Database, tmp_path: Path) -> None:
    old = match_values(replace(a_match(), names=("Anna", "novice")))
    for newer in ("levels", "owner", "size", "seen"):
        del old[newer]
    rows = [
        ["people", {"id": "anna", "name": "Anna", "language": "it", "created": 1.0, "seen": 1.0}],
        ["matches", old],
        ["entries", {"match": "m1", "n": 0, "seat": 0, "move": "lay 34 up1", "at": 2.0}],
    ]
    lines = [{"ludoteca-backup": 1, "layout": "0001"}, *rows, {"end": 3}]
    files = {
        "old.gz": lines,
        "cut.gz": lines[:-1],
        "odd.gz": [*lines[:-1], ["matches", {"id": "m2", "levels": "[]"}], {"end": 4}],
    }
    files["newer.gz"] = [{"ludoteca-backup": 1, "layout": "9999"}, *lines[1:]]
    for name, content in files.items():
        (tmp_path / name).write_bytes(gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in content)))
    for bad, why in (("cut.gz", "cut off"), ("odd.gz", "does not fit"), ("newer.gz", "newer Ludoteca")):
        with pytest.raises(StorageError, match=why):
            await asyncio.to_thread(restore, store.address, tmp_path / bad)
    assert await asyncio.to_thread(restore, store.address, tmp_path / "old.gz") == 3
    found = await store.match("m1")
    assert found
    assert (found.names, found.levels) == (("Anna", ""), (None, "novice"))
    assert await store.entries("m1") == [EntryRow(0, 0, "lay 34 up1", 2.0)]
    assert await store.person("anna") == ANNA


@pytest.mark.slow
def test_a_damaged_backup_restores_nothing(tmp_path: Path) -> None:
    source = new_database(tmp_path / "a.db")
    engine = engine_of(source)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people VALUES ('anna', 'Anna', 'it', 1, 1), ('ben', 'Ben', 'de', 1, 1)"))
    engine.dispose()
    back_up(source, tmp_path / "whole.gz")
    whole = gzip.decompress((tmp_path / "whole.gz").read_bytes())
    lines = whole.splitlines(keepends=True)
    damaged = [b"", b"hello", lines[0], b"".join(lines[:-1]), b"".join([lines[0], *lines[2:]]), whole[:-30]]
    damaged += [lines[0] + b"7\n", lines[0] + b'["people",{"id":"x","shoe":1}]\n{"end":1}\n']
    target = address_of(str(tmp_path / "b.db"))
    for n, content in enumerate(damaged):
        file = tmp_path / f"{n}.gz"
        file.write_bytes(gzip.compress(content))
        with pytest.raises(StorageError):
            restore(target, file)
    (tmp_path / "raw.gz").write_bytes(whole[:50])
    with pytest.raises(StorageError):
        restore(target, tmp_path / "raw.gz")
    assert restore(target, tmp_path / "whole.gz") == 2


async def test_what_is_stored_stands_in_no_error(store: Database) -> None:
    """Errors are logged, and what is stored are names, codes and seeds."""
    await store.add_person(Person("anna", "Anna", "en"), "sesame", 1.0)
    with pytest.raises(Conflict) as caught:
        await store.add_person(Person("anna", "Mallory", "en"), "open", 1.0)
    assert caught.value.__cause__ is not None
    assert "people" in str(caught.value.__cause__)
    assert "Mallory" not in str(caught.value.__cause__)
    async with store.reading() as connection:
        with pytest.raises(DBAPIError) as failed:
            await connection.execute(text("SELECT nothing FROM people WHERE name = :name"), {"name": "Mallory"})
    assert "Mallory" not in str(failed.value)
