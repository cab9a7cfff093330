"""Who wants to do well on a deal without playing it fairly: what the server does about it."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from ludoteca.learn import deals as learn
from ludoteca.learn.puzzles import shipped
from ludoteca.table import actions, deals, lobby, puzzles, spoilers
from ludoteca.table.contract import ChairChange, NewTable, TableChange
from ludoteca.table.house import House
from ludoteca.table.store import MadePuzzleRow
from tests.table.conftest import Watch
from tests.table.helpers import ME, finish, people, refused
from tests.table.test_deals import ALONE, DAY, RIVALS


async def test_practice_after_the_match_that_counts_was_begun_is_marked_too(house: House) -> None:
    """Begin it, learn the cards at another table, come back."""
    (anna,) = await people(house, "Anna")
    counted = await deals.play_deal(house, anna, ALONE, practice=False)
    practice = await deals.play_deal(house, anna, ALONE, practice=True)
    await finish(house, anna, practice.id)
    await finish(house, anna, counted.id)
    page = await deals.deal_page(house, anna, ALONE)
    assert [line.practised for line in page.results] == [True]
    # What is practised afterwards changes nothing any more.
    (ben,) = await people(house, "Ben")
    await finish(house, ben, (await deals.play_deal(house, ben, ALONE, practice=False)).id)
    await finish(house, ben, (await deals.play_deal(house, ben, ALONE, practice=True)).id)
    page = await deals.deal_page(house, ben, ALONE)
    assert {line.name: line.practised for line in page.results} == {"Anna": True, "Ben": False}


async def test_two_tabs_at_once_get_one_table(house: House) -> None:
    (anna,) = await people(house, "Anna")
    tables = await asyncio.gather(*(deals.play_deal(house, anna, ALONE, practice=False) for _ in range(4)))
    assert len({table.id for table in tables}) == 1
    assert {table.status for table in tables} == {"playing"}
    assert [line.id for line in await lobby.my_tables(house, anna)] == [tables[0].id]


async def test_only_its_own_cards_count(house: House) -> None:
    """A table of a deal whose match was not begun with it (the server stopped in between) is a table like any other."""
    (anna,) = await people(house, "Anna")
    deal = await deals.find_deal(house, ALONE)
    session = await deals.table_on(house, anna, deal, practice=False)
    await lobby.start(house, anna, session.table.id)
    assert (await deals.deal_page(house, anna, ALONE)).tries == ()
    await finish(house, anna, session.table.id)
    assert (await deals.deal_page(house, anna, ALONE)).total == 0


async def test_the_others_at_the_table_stay_who_they_are(house: House) -> None:
    (anna,) = await people(house, "Anna")
    table = await deals.play_deal(house, anna, RIVALS, practice=False)
    for change, code in ((ChairChange(bot="novice"), "no-person-there"), (ChairChange(open=True), "match-runs")):
        await refused(lobby.change_chair(house, anna, table.id, 1, change), code)


@pytest.mark.parametrize("practice", [False, True])
async def test_nobody_looks_on_before_they_have_played_it(house: House, practice: bool) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await deals.play_deal(house, anna, ALONE, practice=practice)
    assert table.code
    assert table.watch
    await refused(lobby.join(house, ben, table.code), "deal-alone")
    await refused(lobby.join(house, ben, table.watch), "deal-alone")
    await refused(lobby.change(house, anna, table.id, TableChange(visibility="listed")), "deal-alone")
    await refused(actions.state(house, ben, table.id, match=None, n=0, said=0), "not-found")
    # Its last position is still to be seen after the end.
    await finish(house, anna, table.id)
    await refused(lobby.join(house, ben, table.watch), "deal-alone")
    await refused(lobby.change(house, anna, table.id, TableChange(visibility="listed")), "deal-alone")
    # With other cards it is a table like any other.
    await lobby.rematch(house, anna, table.id)
    assert (await lobby.join(house, ben, table.watch)).id == table.id


async def test_todays_matches_are_for_those_who_have_finished_the_deal(house: House, watch: Watch) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    match = await finish(house, anna, (await deals.play_deal(house, anna, ALONE, practice=False)).id)
    other = await finish(
        house, anna, (await lobby.create(house, anna, NewTable("the-game", chairs=(ME,), start=True))).id
    )
    await spoilers.must_have_played(house, ben, other)
    await spoilers.must_have_played(house, None, "no-such-match")
    await spoilers.must_have_played(house, anna, match)
    for person in (None, ben):
        await refused(spoilers.must_have_played(house, person, match), "deal-unplayed")
    running = await deals.play_deal(house, ben, ALONE, practice=True)
    await refused(spoilers.must_have_played(house, ben, match), "deal-unplayed")
    await finish(house, ben, running.id)
    await spoilers.must_have_played(house, ben, match)
    await refused(spoilers.must_have_played(house, None, match), "deal-unplayed")
    watch.now = learn.next_day(watch.now)
    await spoilers.must_have_played(house, None, match)


async def test_a_puzzle_of_todays_deal_is_for_those_who_have_finished_it(house: House, watch: Watch) -> None:
    """Its position shows cards that are still before the others."""
    anna, ben = await people(house, "Anna", "Ben")
    match = await finish(house, anna, (await deals.play_deal(house, anna, ALONE, practice=False)).id)
    body = msgspec.json.encode(next(iter(shipped().values()))).decode()
    await house.store.keep_puzzle(MadePuzzleRow(id="madetoday", match=match, n=0, body=body, created=house.now()))
    await puzzles.find(house, anna, "madetoday")
    for person in (None, ben):
        await refused(puzzles.find(house, person, "madetoday"), "deal-unplayed")
    watch.now = learn.next_day(watch.now)
    for person in (None, ben):
        await puzzles.find(house, person, "madetoday")


async def test_a_challenge_to_todays_deal_is_todays_deal(house: House, watch: Watch) -> None:
    """Else its cards could be practised under another name."""
    anna, ben = await people(house, "Anna", "Ben")
    match = await finish(house, anna, (await deals.play_deal(house, anna, ALONE, practice=False)).id)
    assert (await deals.challenge(house, match)).deal == ALONE
    watch.now = learn.next_day(watch.now)
    name = (await deals.challenge(house, match)).deal
    assert name.startswith(deals.CHALLENGE)
    # And one to a match on a challenge is the same challenge.
    second = await finish(house, ben, (await deals.play_deal(house, ben, name, practice=False)).id)
    assert (await deals.challenge(house, second)).deal == name


async def test_what_was_begun_in_time_counts_for_its_own_day(house: House, watch: Watch) -> None:
    """Around midnight: begun a second before it and finished after it, it is a result of the day it was begun on."""
    (anna,) = await people(house, "Anna")
    watch.now = learn.next_day(watch.now) - 1
    table = await deals.play_deal(house, anna, ALONE, practice=False)
    watch.now += 2
    tomorrow = learn.daily_id(learn.today(watch.now), "the-game", "alone")
    await refused(deals.play_deal(house, (await people(house, "Ben"))[0], ALONE, practice=False), "deal-over")
    second = await deals.play_deal(house, anna, tomorrow, practice=False)
    assert second.id != table.id
    await finish(house, anna, table.id)
    assert (await deals.deal_page(house, anna, ALONE)).total == 1
    assert (await deals.deal_page(house, anna, tomorrow)).total == 0
    # A watch that goes back a day opens nothing that was not open, and lets nobody play twice.
    watch.now -= 86_400
    assert learn.today(watch.now) == DAY
    await refused(deals.play_deal(house, anna, ALONE, practice=False), "deal-played")
    await refused(deals.deal_page(house, anna, tomorrow), "not-found")
