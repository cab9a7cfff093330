"""To be forgotten: not a byte of a person is left, and what others have played with them is as it was."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.engine import make_url

from ludoteca.engine.match import load
from ludoteca.table import actions, alerts, archive, backup, deals, forgetting, history, lobby, programs
from ludoteca.table import schema as t
from ludoteca.table.bots import LocalBotRunner
from ludoteca.table.contract import ChairChange, NewTable, Notes
from ludoteca.table.database import Database, address_of, is_postgres
from ludoteca.table.export import export
from ludoteca.table.history_contract import HistoryFilter
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.policy import HousePolicy
from ludoteca.table.upgrade import upgrade
from tests.server.postgres import Postgres
from tests.table.conftest import Watch
from tests.table.helpers import ME, OPEN, people, refused
from tests.table.test_deals import ALONE
from tests.table.test_history import play_to_end, table_of
from tests.table.test_layouts import OLD, everybody, old_database

NAME = "Xanthippë Quux"
WORDS = "verily a sentence of mine"
ENDPOINT = "https://push.example.org/where-i-am"


@pytest.fixture
async def busy(database: str, watch: Watch) -> AsyncIterator[House]:
    found = House(Database(database), policy=HousePolicy(pace=0.0, think=0.2), now=watch)
    await found.open()
    found.bots = LocalBotRunner(found)
    yield found
    await found.close()


def every_byte(address: str) -> bytes:
    """All that is on the disk of a SQLite database, or in the tables of a PostgreSQL one."""
    if not is_postgres(address):
        file = Path(make_url(address).database or "")
        return b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))
    engine = backup.engine_of(address)
    with engine.connect() as connection:
        names = connection.execute(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).scalars().all()
        rows = [connection.execute(text(f'SELECT "t"::text FROM "{name}" "t"')).scalars().all() for name in names]
    engine.dispose()
    return "\n".join(str(row) for found in rows for row in found).encode()


def data_files(address: str) -> bytes:
    """Every byte of PostgreSQL's files of this database, as they are on the disk."""
    with _asking(address) as connection:
        connection.execute(text("CHECKPOINT"))
        folder = Path(connection.execute(text("SHOW data_directory")).scalar_one())
        of_ours = text("SELECT oid FROM pg_database WHERE datname = current_database()")
        files = folder / "base" / str(connection.execute(of_ours).scalar_one())
    return b"".join(path.read_bytes() for path in sorted(files.iterdir()) if path.is_file())


@contextmanager
def _asking(address: str) -> Iterator[Connection]:
    engine = backup.engine_of(address).execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def traces(person: Person) -> list[bytes]:
    return [person.id.encode(), NAME.encode(), b"xanthippe", b"Xanthipp", WORDS.encode(), ENDPOINT.encode()]


async def a_life(house: House, watch: Watch) -> tuple[Person, Person, dict[str, str]]:
    """Somebody who has left something in every corner."""
    me, ben = await people(house, NAME, "Ben")
    tables: dict[str, str] = {}
    together = await table_of(house, me, "the-game", ben)
    await actions.talk(house, me, together.id, WORDS)
    await actions.talk(house, ben, together.id, "so it is")
    await actions.write_notes(house, me, together.id, Notes({"a": WORDS}))
    tables["over"] = together.id
    tables["match"] = await play_to_end(house, together.id, me, ben)
    watch.now += 60
    alone = await table_of(house, me, "the-game", bots=1)
    tables["solo"] = await play_to_end(house, alone.id, me)
    tables["challenged"] = await play_to_end(house, (await table_of(house, me, "the-game", bots=1)).id, me)
    tables["challenge"] = (await deals.challenge(house, tables["challenged"])).deal
    played = await deals.play_deal(house, ben, tables["challenge"], practice=False)
    await play_to_end(house, played.id, ben)
    daily = await deals.play_deal(house, me, ALONE, practice=False)
    await play_to_end(house, daily.id, me)
    running = await table_of(house, me, "lost-code", ben)
    tables["running"] = running.id
    lobby_of_mine = await lobby.create(house, me, NewTable("the-game", chairs=(ME, OPEN, OPEN)))
    assert lobby_of_mine.code
    await lobby.join(house, ben, lobby_of_mine.code)
    await programs.new_seat_token(house, me, lobby_of_mine.id, 0, None)
    tables["lobby"] = lobby_of_mine.id
    theirs = await lobby.create(house, ben, NewTable("the-game", chairs=(ME, OPEN)))
    assert theirs.code
    await lobby.join(house, me, theirs.code)
    await lobby.sit(house, me, theirs.id, None)
    await lobby.change_chair(house, ben, theirs.id, 1, ChairChange(open=True))
    tables["banned"] = theirs.id
    watched = await lobby.create(house, ben, NewTable("the-game", chairs=(ME, OPEN)))
    await lobby.join(house, me, watched.watch)
    record = await archive.record(house, tables["match"], "text")
    await archive.import_record(house, me, record.decode())
    await lobby.personal_link(house, me)
    _, secret = await lobby.claim(house, (await lobby.personal_link(house, me)).token)
    await alerts.subscribe(house, me, secret, ENDPOINT, "p256dh", "auth", "en")
    assert await house.store.add_pushes(me.id, tables["running"], "m", 3, watch.now, watch.now + 9) == 1
    return me, ben, tables


@pytest.mark.slow
async def test_nothing_of_a_person_is_left(busy: House, database: str, watch: Watch) -> None:
    me, ben, tables = await a_life(busy, watch)
    found = every_byte(database)
    # The search finds what is there.
    assert all(trace in found for trace in traces(me))
    before = load(await archive.record(busy, tables["match"], "json"))
    theirs = await history.history(busy, ben, HistoryFilter(), None)

    assert await busy.store.place_of(ALONE, None) == (1, 0)

    await forgetting.forget_me(busy, me, NAME.upper())
    assert await busy.store.place_of(ALONE, None) == (0, 0)

    found = every_byte(database)
    assert [trace for trace in traces(me) if trace in found] == []
    # What others have played is as it was, but for the name.
    assert load(await archive.record(busy, tables["match"], "json")).entries == before.entries
    assert (await archive.info(busy, ben, tables["match"])).names == ("Somebody", "Ben")
    after = await history.history(busy, ben, HistoryFilter(), None)
    assert [past.match for past in after.matches] == [past.match for past in theirs.matches]
    assert (await history.history(busy, ben, HistoryFilter(search="somebody"), None)).total == 1
    said = await (await busy.session(tables["over"])).messages(0)
    assert [(message.name, message.text) for message in said] == [("Somebody", "…"), ("Ben", "so it is")]
    # What nobody else had a part in is gone; a deal that somebody was challenged to is not.
    await refused(archive.info(busy, ben, tables["solo"]), "not-found")
    assert (await archive.info(busy, ben, tables["challenged"])).names[0] == "Somebody"
    assert (await deals.deal_page(busy, ben, tables["challenge"])).place == 1
    # The match in play goes on with a bot, and tables have another host.
    running = (await busy.session(tables["running"])).table
    assert (running.seats[0].bot, running.seats[0].name, running.host) == ("casual", "Somebody", ben.id)
    assert (await busy.session(tables["lobby"])).table.host == ben.id
    await play_to_end(busy, tables["running"], ben)


@pytest.mark.postgres
async def test_on_postgres_the_files_forget_when_the_operator_has_them_rewritten(pg: Postgres, watch: Watch) -> None:
    """docs/hosting.md promises no more: an engine that never writes over a row cannot forget by itself."""
    database = address_of(pg.database())
    house = House(Database(database), policy=HousePolicy(pace=0.0, think=0.2), now=watch)
    await house.open()
    house.bots = LocalBotRunner(house)
    try:
        me, _, _ = await a_life(house, watch)
        with _asking(database) as connection:
            # The planner's notes hold names too.
            connection.execute(text("ANALYZE"))
        before = data_files(database)
        assert [trace for trace in traces(me) if trace not in before] == []
        await forgetting.forget_me(house, me, NAME)
        assert [trace for trace in traces(me) if trace in every_byte(database)] == []
        with _asking(database) as connection:
            for command in ("ANALYZE", "VACUUM FULL"):
                connection.execute(text(command))
        found = data_files(database)
        assert [trace for trace in traces(me) if trace in found] == []
    finally:
        await house.close()


async def test_the_name_has_to_be_typed(busy: House) -> None:
    (anna,) = await people(busy, "Anna")
    await refused(forgetting.forget_me(busy, anna, "Ben"), "forget-name")
    assert await busy.store.person(anna.id) is not None


async def test_whoever_is_forgotten_is_nobody_on_every_device(busy: House) -> None:
    anna, secret = await lobby.new_person(busy, "en", "Anna")
    link = await lobby.personal_link(busy, anna)
    again, other = await lobby.claim(busy, link.token)
    assert again == anna
    pending = await lobby.personal_link(busy, anna)
    await forgetting.forget_me(busy, anna, "anna")
    for key in (secret, other):
        assert await busy.store.person_by_secret(key, busy.now()) is None
    await refused(lobby.claim(busy, pending.token), "link-used")


@pytest.mark.parametrize("layout", OLD)
async def test_words_from_before_anybody_wrote_down_whose_they_are(layout: str, tmp_path: Path) -> None:
    """Databases of older layouts: also what their servers had deleted is gone."""
    address = old_database(layout, tmp_path)
    upgrade(address)
    house = House(Database(address), now=lambda: 1_794_860_000.0)
    try:
        anna = next(person for person in everybody(address) if person.name == "Anna")
        await forgetting.forget(house, anna)
        found = every_byte(address)
        assert anna.id.encode() not in found
        assert b"Hello Ben" not in found
        engine = backup.engine_of(address)
        with engine.connect() as connection:
            played = connection.execute(select(t.matches.c.names).where(t.matches.c.table_id.is_not(None))).scalars()
            # What somebody else has brought along is theirs.
            assert not any("Anna" in names for names in played)
        engine.dispose()
    finally:
        await house.close()


@pytest.mark.slow
async def test_everything_can_be_taken_along(busy: House, watch: Watch) -> None:
    me, _, tables = await a_life(busy, watch)
    data = b"".join([part async for part in export(busy, me, everything=True)])
    with zipfile.ZipFile(io.BytesIO(data)) as archived:
        assert archived.testzip() is None
        known = msgspec.json.decode(archived.read("me.json"))
        records = [load(archived.read(name)) for name in archived.namelist() if name.startswith("records/")]
        brought = [name for name in archived.namelist() if name.startswith("imported/")]
    assert len(records) == len(known["plays"]) == 4
    assert len(brought) == 1
    assert all(record.outcome is not None for record in records)
    assert known["people"][0]["name"] == NAME
    assert known["alerts"][0]["endpoint"] == ENDPOINT
    assert "p256dh" not in known["alerts"][0]
    assert known["messages"][0]["text"] == WORDS
    assert known["notes"][0]["marks"] == f'{{"a":"{WORDS}"}}'
    assert {row["table_id"] for row in known["places"]} >= {tables["running"], tables["lobby"], tables["banned"]}
    # Nothing that would let anybody be them.
    written = msgspec.json.encode(known)
    assert isinstance(busy.store, Database)
    async with busy.store.reading() as connection:
        secrets = (await connection.execute(select(t.keys.c.secret))).scalars().all()
    assert not any(secret.encode() in written for secret in secrets)
    only = b"".join([part async for part in export(busy, me, everything=False)])
    with zipfile.ZipFile(io.BytesIO(only)) as archived:
        assert len(archived.namelist()) == 4
        assert all(name.startswith("records/") for name in archived.namelist())
