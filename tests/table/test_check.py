"""A database with damage in it: only what is damaged suffers, it is told, and it can be mended."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, text

import ludoteca
from ludoteca.engine.records import print_record
from ludoteca.mind.bot import bot as a_bot
from ludoteca.mind.drive import play_out
from ludoteca.table import actions, archive, lobby
from ludoteca.table.archive_contract import Branch
from ludoteca.table.bot_runner import NoBots
from ludoteca.table.bots import LocalBotRunner
from ludoteca.table.cache import TableCache
from ludoteca.table.check import check
from ludoteca.table.contract import NewTable
from ludoteca.table.house import House
from ludoteca.table.housekeeping import housekeeping
from ludoteca.table.session import TableSession
from tests.table.conftest import Watch
from tests.table.helpers import ME, bot, finished, people, quiet, refused, until


def damage(house: House, statement: str, **values: object) -> None:
    """Change something by hand, as no program of ours would."""
    address = house.store.address.replace("+aiosqlite", "")  # type: ignore[attr-defined]
    engine = create_engine(address)
    with engine.begin() as connection:
        assert connection.execute(text(statement), values).rowcount
    engine.dispose()


def address(house: House) -> str:
    found: str = house.store.address  # type: ignore[attr-defined]
    return found


async def a_table(house: House) -> tuple[str, str]:
    """A listed table in play with a bot, at rest."""
    (anna,) = await people(house, "Anna")
    # Not one that lays its whole hand at random: it can end the match before anybody else has had a turn.
    wish = NewTable("the-game", chairs=(ME, bot("novice")), start=True, visibility="listed")
    table = (await lobby.create(house, anna, wish)).id
    for _ in range(3):
        session = await quiet(house, table)
        assert session.live
        await actions.play(house, anna, table, session.live.match.moves(0)[0])
    session = await quiet(house, table)
    assert session.live
    return table, session.live.id


def forget(house: House) -> None:
    house.cache = TableCache(house.store, house.policy.max_sessions, house.policy.max_idle_entries)


FIRST = "(SELECT MIN(n) FROM entries WHERE match = :match AND seat >= 0)"
ENTRY = f"UPDATE entries SET move = 'lay 1 nowhere' WHERE match = :match AND n = {FIRST}"
GAP = f"DELETE FROM entries WHERE match = :match AND n = {FIRST}"


@pytest.mark.parametrize("statement", [ENTRY, GAP])
async def test_one_damaged_table_harms_no_other(house: House, statement: str) -> None:
    bad, match = await a_table(house)
    good, _ = await a_table(house)
    damage(house, statement, match=match)
    forget(house)
    (ben,) = await people(house, "Ben")
    error = await refused(house.session(bad), "damaged")
    assert error.status == 500
    assert bad in house.cache.damaged
    assert {line.id for line in await lobby.listed_tables(house, ben)} == {bad, good}
    session = await house.session(good)
    assert session.live is not None


async def test_a_table_that_cannot_be_read_is_left_out_of_lists(house: House) -> None:
    bad, _ = await a_table(house)
    good, _ = await a_table(house)
    damage(house, "UPDATE tables SET data = '{' WHERE id = :table", table=bad)
    forget(house)
    assert [line.id for line in await lobby.listed_tables(house, None)] == [good]
    await refused(house.session(bad), "damaged")


async def test_a_sound_database_has_nothing_to_complain_about(house: House) -> None:
    await a_table(house)
    await finished(house)
    found = await asyncio.to_thread(check, address(house))
    assert found.damaged == []
    assert (found.tables, found.matches) == (2, 2)
    assert found.entries > 50


@pytest.mark.parametrize("game", ["the-game", "lost-code"])
async def test_a_record_from_elsewhere_is_sound_without_a_seed_too(house: House, tmp_path: Path, game: str) -> None:
    """Somebody has written down what was dealt at a real table: nothing says how it was shuffled."""
    (anna,) = await people(house, "Anna")
    match = ludoteca.new(game, players=2, seed=5)
    play_out(match, {seat: a_bot(game, "random", seed=seat) for seat in range(2)})
    record = replace(match.record(), seed=None)
    brought = await archive.import_record(house, anna, print_record(record))
    await archive.branch(house, anna, brought.id, Branch(len(record.entries) // 2, 0, "random"))
    found = await asyncio.to_thread(check, address(house), tmp_path / "put aside")
    assert found.damaged == []
    assert len(await house.store.entries(brought.id)) == len(record.entries)


@pytest.mark.parametrize("statement", [ENTRY, GAP])
async def test_a_damaged_record_is_found_and_cut(house: House, tmp_path: Path, statement: str) -> None:
    table, match = await a_table(house)
    first = next(entry.n for entry in await house.store.entries(match) if entry.seat >= 0)
    damage(house, statement, match=match)
    (found,) = (await asyncio.to_thread(check, address(house))).damaged
    assert (found.table, found.match, found.good) == (table, match, first)
    await asyncio.to_thread(check, address(house), tmp_path / "aside")
    assert (tmp_path / "aside" / f"{match}.json").read_text().count('"move"') > 0
    assert (await asyncio.to_thread(check, address(house))).damaged == []
    forget(house)
    session = await house.session(table)
    # What chance did after the cut follows from the seed, so that it can be played on.
    assert session.live is not None
    assert session.table.playing


async def test_a_table_that_cannot_be_read_is_put_aside(house: House, tmp_path: Path) -> None:
    bad, match = await a_table(house)
    damage(house, "UPDATE tables SET data = '{' WHERE id = :table", table=bad)
    assert [found.mend for found in (await asyncio.to_thread(check, address(house))).damaged] == ["drop"]
    await asyncio.to_thread(check, address(house), tmp_path)
    assert (await asyncio.to_thread(check, address(house))).damaged == []
    forget(house)
    await refused(house.session(bad), "not-found")
    # Its match can be looked at: it counts as abandoned.
    assert (await archive.info(house, None, match)).ending == "abandoned"


async def test_a_wrong_status_is_corrected(house: House, tmp_path: Path) -> None:
    table, _ = await a_table(house)
    damage(house, "UPDATE tables SET status = 'over' WHERE id = :table", table=table)
    assert [found.mend for found in (await asyncio.to_thread(check, address(house))).damaged] == ["status"]
    await asyncio.to_thread(check, address(house), tmp_path)
    assert (await asyncio.to_thread(check, address(house))).damaged == []
    assert await house.store.tables_in_play() == [table]


async def test_a_missing_chance_move_follows_from_the_seed_and_is_told_all_the_same(house: House) -> None:
    table, match = await a_table(house)
    damage(house, "DELETE FROM entries WHERE match = :match AND n = 3", match=match)
    (found,) = (await asyncio.to_thread(check, address(house))).damaged
    assert found.why == "entry 3 is missing"
    forget(house)
    assert (await house.session(table)).live is not None


@pytest.mark.slow
async def test_bots_elsewhere_play_on_after_a_restart_and_it_can_be_stopped(house: House, watch: Watch) -> None:
    """One damaged entry kept the bots of all other tables silent, and the server could not be stopped."""
    house.bots = NoBots()
    (anna,) = await people(house, "Anna")
    wish = NewTable("the-game", chairs=(bot("random"), bot("random")), start=True)
    tables = []
    for _ in range(3):
        tables.append((await lobby.create(house, anna, wish)).id)
        watch.now += 100  # the newest is looked at first
    *good, bad = tables
    live = (await house.session(bad)).live
    assert live
    damage(house, "UPDATE entries SET move = 'draw nonsense' WHERE match = :match AND n = 2", match=live.id)
    restarted = House(house.store, policy=house.policy, now=watch)
    restarted.bots = LocalBotRunner(restarted)

    async def play_out(session: TableSession) -> None:
        await until(session, lambda: not session.table.playing)

    async with housekeeping(restarted, wake_bots=True):
        for table in good:
            await play_out(await restarted.session(table))
    assert restarted.cache.damaged == {bad}
    assert restarted.stalls == 0, "only the watchdog has woken them"
    await restarted.bots.stop()
