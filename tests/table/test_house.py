"""A table without a network: coming and going, and who may do what."""

from __future__ import annotations

import pytest

from ludoteca.table import actions, archive, housekeeping, lobby
from ludoteca.table.contract import ChairChange, ClockRule, NewTable, TableChange
from ludoteca.table.errors import ApiError
from ludoteca.table.house import House
from ludoteca.table.listener import Listener
from ludoteca.table.messages import Hello
from ludoteca.table.people_contract import MeChange
from ludoteca.table.table_state import BOT_NAMES
from ludoteca.table.talk import tells_number
from tests.table.conftest import Watch
from tests.table.helpers import ME, OPEN, bot, people, refused

# --- seats ------------------------------------------------------------------------------------------------------------


async def test_a_private_table_does_not_exist_for_strangers(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game"))
    await refused(house.enter(table.id, ben), "not-found")
    await refused(house.enter(table.id, None), "not-found")
    await refused(house.enter("nothing", ben), "not-found")
    await refused(lobby.join(house, ben, "nothing"), "no-such-code")
    assert [line.id for line in await lobby.listed_tables(house, ben)] == []
    assert [line.id for line in await lobby.my_tables(house, anna)] == [table.id]


async def test_a_listed_table_is_open_to_all(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN), visibility="listed"))
    assert [line.id for line in await lobby.listed_tables(house, ben)] == [table.id]
    assert (await lobby.sit(house, ben, table.id, None)).you is not None


async def test_a_watch_code_lets_watch_and_no_more(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN)))
    watching = await lobby.join(house, ben, table.watch)
    assert watching.code is None
    await refused(lobby.sit(house, ben, table.id, None), "only-watching")
    await refused(actions.talk(house, ben, table.id, "hi"), "not-seated")
    assert table.code
    assert (await lobby.join(house, ben, table.code.upper()[:4] + "-" + table.code[4:])).code == table.code


async def test_sitting_and_standing(house: House) -> None:
    anna, ben, cleo = await people(house, "Anna", "Ben", "Cleo")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN, OPEN)))
    for person in (ben, cleo):
        assert table.code
        await lobby.join(house, person, table.code)
    assert (await lobby.sit(house, ben, table.id, 2)).you == 2
    assert (await lobby.sit(house, ben, table.id, 1)).you == 1
    await refused(lobby.sit(house, cleo, table.id, 1), "seat-taken")
    await refused(lobby.sit(house, cleo, table.id, 9), "no-such-seat")
    await refused(lobby.start(house, anna, table.id), "seats-open")
    await lobby.sit(house, cleo, table.id, None)
    await refused(lobby.sit(house, (await people(house, "Dan"))[0], table.id, None), "not-found")
    await lobby.stand(house, ben, table.id)
    assert (await lobby.sit(house, ben, table.id, None)).you == 1
    await lobby.start(house, anna, table.id)
    await refused(lobby.stand(house, ben, table.id), "match-runs")


async def test_what_the_host_may_do(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN)))
    assert table.code
    await lobby.join(house, ben, table.code)
    await lobby.sit(house, ben, table.id, 1)
    for work in (
        lobby.change(house, ben, table.id, TableChange(chat=False)),
        lobby.change_chair(house, ben, table.id, 0, ChairChange(bot="random")),
        lobby.start(house, ben, table.id),
        lobby.close(house, ben, table.id),
    ):
        await refused(work, "only-host")
    renamed = await lobby.change_chair(house, anna, table.id, 1, ChairChange(name="Benny"))
    assert renamed.chairs[1].name == "Benny"
    assert (await lobby.change_chair(house, anna, table.id, 1, ChairChange(bot="random"))).chairs[1].kind == "bot"
    assert (await lobby.change_chair(house, anna, table.id, 1, ChairChange(open=True))).chairs[1].kind == "open"
    await refused(lobby.change_chair(house, anna, table.id, 0, ChairChange(open=True)), "host-stays")
    await refused(lobby.change_chair(house, anna, table.id, 1, ChairChange(bot="nobody")), "no-such-bot")
    changed = await lobby.change(
        house, anna, table.id, TableChange(options={"pro": True}, help="odds", visibility="listed", players=3)
    )
    assert (changed.options["pro"], changed.help, len(changed.chairs)) == (True, "odds", 3)
    await refused(lobby.change(house, anna, table.id, TableChange(options={"nonsense": 1})), "bad-options")
    await refused(lobby.change(house, anna, table.id, TableChange(players=9)), "bad-options")
    await refused(lobby.change(house, anna, table.id, TableChange(clock=ClockRule())), "bad-clock")
    await lobby.close(house, anna, table.id)
    await refused(house.enter(table.id, anna), "not-found")


async def test_somebody_shown_out_needs_the_code_again(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN)))
    assert table.code
    await lobby.join(house, ben, table.code)
    await lobby.sit(house, ben, table.id, 1)
    listener = Listener(ben.id, Hello())
    session = await house.session(table.id)
    house.presence.connect(session, listener)
    await listener.collect(session)
    await lobby.change_chair(house, anna, table.id, 1, ChairChange(open=True))
    assert await listener.collect(session) == [b'{"kind":"bye","reason":"removed"}']
    await refused(house.enter(table.id, ben), "not-found")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (NewTable("chess"), "no-such-game"),
        (NewTable("the-game", options={"pro": 7}), "bad-options"),
        (NewTable("the-game", chairs=(ME, ME)), "one-seat-each"),
        (NewTable("the-game", chairs=(ME, bot("nobody"))), "no-such-bot"),
        (NewTable("lost-code", chairs=(ME,)), "bad-options"),
        (NewTable("the-game", clock=ClockRule(per_move=5, base=60)), "bad-clock"),
    ],
)
async def test_tables_that_make_no_sense(house: House, wish: NewTable, code: str) -> None:
    (anna,) = await people(house, "Anna")
    await refused(lobby.create(house, anna, wish), code)


async def test_one_person_cannot_fill_the_house(house: House) -> None:
    (anna,) = await people(house, "Anna")
    for _ in range(5):
        await lobby.create(house, anna, NewTable("the-game"))
    await refused(lobby.create(house, anna, NewTable("the-game")), "too-many-tables")


# --- people -----------------------------------------------------------------------------------------------------------


async def test_a_personal_link_moves_a_person_once(house: House, watch: Watch) -> None:
    (anna,) = await people(house, "Anna")
    link = await lobby.personal_link(house, anna)
    person, secret = await lobby.claim(house, link.token)
    assert person == anna
    assert await house.store.person_by_secret(secret, watch.now) == anna
    await refused(lobby.claim(house, link.token), "link-used")
    late = await lobby.personal_link(house, anna)
    watch.now += 3601
    await refused(lobby.claim(house, late.token), "link-used")


async def test_a_person_changes_name_and_language(house: House) -> None:
    (anna,) = await people(house, "Anna")
    changed = await lobby.change_me(house, anna, MeChange(name=" Annina ", language="it"))
    assert (changed.name, changed.language) == ("Annina", "it")
    assert await house.store.person(anna.id) == changed


async def test_a_forgotten_table_in_somebodys_hands_is_still_the_only_one(house: House) -> None:
    (anna,) = await people(house, "Anna")
    house.cache.limit = 1
    tables = [await lobby.create(house, anna, NewTable("the-game")) for _ in range(3)]
    held = await house.session(tables[0].id)
    for table in tables[1:]:
        await house.session(table.id)
    assert len(house.cache.sessions) == 1
    assert await house.session(tables[0].id) is held


async def test_a_table_is_handed_over(house: House) -> None:
    anna, ben, carl = await people(house, "Anna", "Ben", "Carl")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN, OPEN)))
    for person in (ben, carl):
        await lobby.join(house, person, table.code or "")
        await lobby.sit(house, person, table.id, None)
    over = ChairChange(host=True)
    await refused(lobby.change_chair(house, ben, table.id, 1, over), "only-host")
    given = await lobby.change_chair(house, anna, table.id, 1, over)
    assert [chair.host for chair in given.chairs] == [False, True, False]
    assert not given.hosting
    await refused(lobby.start(house, anna, table.id), "only-host")
    assert (await house.store.count_hosted(anna.id), await house.store.count_hosted(ben.id)) == (0, 1)
    # Who stands up leaves the table to somebody who sits at it.
    await lobby.stand(house, ben, table.id)
    assert (await lobby.sit(house, ben, table.id, None)).chairs[0].host
    await lobby.start(house, anna, table.id)
    # While the host is away, and only then, anybody else at the table may take it over, for themselves.
    await refused(lobby.change_chair(house, carl, table.id, 2, over), "host-was-here")
    await actions.away(house, anna, table.id)
    await refused(lobby.change_chair(house, carl, table.id, 1, over), "only-host")
    assert (await lobby.change_chair(house, carl, table.id, 2, over)).hosting
    await refused(lobby.change_chair(house, carl, table.id, 9, over), "no-such-seat")


async def test_who_is_gone_for_long_does_not_keep_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN)))
    await lobby.join(house, ben, table.code or "")
    await lobby.sit(house, ben, table.id, None)
    await lobby.start(house, anna, table.id)
    session = await house.session(table.id)
    assert session.live is not None
    over, since = ChairChange(host=True), session.live.times[-1]

    # Nothing happens: for a while the host might only have lost the connection.
    monkeypatch.setattr(house, "now", lambda: since + lobby.HOST_IS_GONE - 61)
    with pytest.raises(ApiError) as refusal:
        await lobby.change_chair(house, ben, table.id, 1, over)
    assert refusal.value.facts == {"minutes": 2}
    monkeypatch.setattr(house, "now", lambda: since + lobby.HOST_IS_GONE)
    # A host who is connected may think as long as they like.
    session.present = ((0, 1), 0)
    await refused(lobby.change_chair(house, ben, table.id, 1, over), "only-host")
    session.present = ((1,), 0)
    await refused(lobby.change_chair(house, ben, table.id, 1, ChairChange(bot="casual")), "only-host")
    assert (await lobby.change_chair(house, ben, table.id, 1, over)).hosting


async def test_a_host_alone_stays_the_host(house: House) -> None:
    (anna,) = await people(house, "Anna")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, bot())))
    await refused(lobby.change_chair(house, anna, table.id, 1, ChairChange(host=True)), "no-person-there")
    assert (await lobby.stand(house, anna, table.id)).hosting


async def test_bots_have_names_of_their_own_and_a_level_beside_them(house: House) -> None:
    (anna,) = await people(house, BOT_NAMES[2])
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, bot("novice"), bot("casual"), OPEN)))
    table = await lobby.change_chair(house, anna, table.id, 3, ChairChange(bot="novice"))
    names = [chair.name for chair in table.chairs]
    assert len(set(names)) == 4
    assert set(names) <= {*BOT_NAMES}
    assert [chair.level for chair in table.chairs] == [None, "novice", "casual", "novice"]
    assert not any(map(tells_number, BOT_NAMES))
    better = await lobby.change_chair(house, anna, table.id, 1, ChairChange(bot="casual"))
    assert (better.chairs[1].name, better.chairs[1].level) == (names[1], "casual")
    started = await lobby.start(house, anna, table.id)
    row = await house.store.match(started.match or "")
    assert row is not None
    assert (row.names, row.levels) == (tuple(names), (None, "casual", "casual", "novice"))


async def test_what_nobody_comes_back_to_is_forgotten_and_what_is_in_use_is_not(house: House, watch: Watch) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    forgotten, used, fresh = [await lobby.create(house, anna, NewTable("the-game")) for _ in range(3)]
    stale = await lobby.create(house, ben, NewTable("the-game", chairs=(ME,), start=True))
    over = await lobby.create(house, ben, NewTable("the-game", chairs=(ME,), start=True))
    await actions.vote(house, ben, over.id, "concede", agree=True)
    listener = Listener(anna.id, Hello())
    house.presence.connect(await house.session(used.id), listener)
    watch.now += 15 * housekeeping.DAY
    await lobby.change(house, anna, fresh.id, TableChange(help="none"))
    await housekeeping.purge(house)
    await refused(house.enter(forgotten.id, anna), "not-found")
    for table in (used, fresh):
        assert (await house.enter(table.id, anna)).table.status == "lobby"
    assert (await house.session(stale.id)).table.playing
    watch.now += 360 * housekeeping.DAY
    await housekeeping.purge(house)
    assert (await house.enter(used.id, anna)).table.status == "lobby"
    assert (await house.session(stale.id)).table.ending == "abandoned"
    assert (await house.session(over.id)).table.ending == "conceded"
    assert over.match
    assert (await archive.info(house, None, over.match)).ending == "conceded"
