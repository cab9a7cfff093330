"""What hosts, guests and programs may do to each other, and what they may not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.table import actions, lobby, programs, table_state
from ludoteca.table.contract import ChairChange, NewTable, Notes, TableChange
from ludoteca.table.house import House
from ludoteca.table.listener import Listener
from ludoteca.table.messages import Hello
from ludoteca.table.people import Person
from tests.table.conftest import Watch
from tests.table.helpers import ME, OPEN, people, refused, two_at


async def a_lobby(house: House) -> tuple[Person, Person, str, str]:
    """Anna hosts, Ben sits with her; the table and its code."""
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN)))
    assert table.code
    await lobby.join(house, ben, table.code)
    await lobby.sit(house, ben, table.id, None)
    return anna, ben, table.id, table.code


@pytest.mark.parametrize("how", [ChairChange(open=True), ChairChange(bot="random")])
async def test_who_is_removed_does_not_come_back(house: House, how: ChairChange) -> None:
    anna, ben, table, code = await a_lobby(house)
    after = await lobby.change_chair(house, anna, table, 1, how)
    assert after.code
    assert after.code != code
    await refused(lobby.join(house, ben, code), "no-such-code")
    # Not with the new code either, which a friend might pass on.
    await refused(lobby.join(house, ben, after.code), "removed-here")
    await refused(lobby.join(house, ben, after.watch), "removed-here")
    await refused(house.enter(table, ben), "not-found")


async def test_who_is_removed_does_not_see_a_listed_table_either(house: House) -> None:
    anna, ben, table, _ = await a_lobby(house)
    await lobby.change(house, anna, table, TableChange(visibility="listed"))
    await lobby.change_chair(house, anna, table, 1, ChairChange(open=True))
    await refused(house.enter(table, ben), "not-found")


async def test_new_codes_close_the_old_ones_and_forgive(house: House) -> None:
    anna, ben, table, code = await a_lobby(house)
    (cleo,) = await people(house, "Cleo")
    await lobby.join(house, cleo, code)
    await lobby.change_chair(house, anna, table, 1, ChairChange(open=True))
    after = await lobby.change(house, anna, table, TableChange(new_codes=True))
    assert after.code
    await refused(house.enter(table, cleo), "not-found")
    for person in (ben, cleo):
        assert (await lobby.join(house, person, after.code)).id == table


async def test_watchers_do_not_lock_out_a_friend(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN)))
    assert table.code
    session = await house.session(table.id)
    crowd = tuple(f"w{n}" for n in range(table_state.MOST_WATCHERS))
    await house.committer.edit(session, lambda state: replace(state, watchers=crowd))
    await refused(lobby.join(house, ben, table.watch), "table-crowded")
    assert (await lobby.join(house, ben, table.code)).id == table.id


async def test_notes_belong_to_the_person_who_wrote_them(house: House) -> None:
    _, ben, table = await two_at(house)
    await actions.write_notes(house, ben, table, Notes({"eagle 3": "x"}))
    assert (await actions.read_notes(house, ben, table)).marks == {"eagle 3": "x"}
    session = await house.session(table)
    (cleo,) = await people(house, "Cleo")
    # Cleo takes Ben's place, whatever way that came about.
    other = replace(session.table.seats[1], person=cleo.id)
    await house.committer.edit(session, lambda state: table_state.put(state, 1, other))
    assert (await actions.read_notes(house, cleo, table)).marks == {}


def present(house: House, person: Person) -> Listener:
    return Listener(person.id, Hello())


async def test_a_host_cannot_vote_people_away_who_are_there(house: House) -> None:
    anna, ben, table = await two_at(house)
    session = await house.session(table)
    house.presence.connect(session, present(house, ben))
    await actions.vote(house, anna, table, "abandon", agree=True)
    await refused(lobby.change_chair(house, anna, table, 1, ChairChange(bot="random")), "ballot-runs")
    await actions.vote(house, ben, table, "abandon", agree=False)
    # Without a vote a bot may stand in, but Ben keeps his say.
    await lobby.change_chair(house, anna, table, 1, ChairChange(bot="random"))
    after = await actions.vote(house, anna, table, "abandon", agree=True)
    assert after.status == "playing"
    assert (await actions.vote(house, ben, table, "abandon", agree=True)).status == "abandoned"


@pytest.mark.parametrize("how", ["voted", "moved", "disconnected"])
async def test_who_was_here_a_moment_ago_is_waited_for(house: House, watch: Watch, how: str) -> None:
    """A phone in a pocket loses its connection, and a program may have none at all."""
    anna, ben, table = await two_at(house)
    session = await house.session(table)
    if how == "voted":
        await actions.vote(house, ben, table, "abandon", agree=False)
    elif how == "moved":
        assert session.live is not None
        await actions.play(house, ben, table, session.live.match.moves(1)[0])
        session.seen.clear()  # as at another process, which knows only what is stored
    else:
        ear = present(house, ben)
        house.presence.connect(session, ear)
        house.presence.disconnect(session, ear)
    await actions.vote(house, anna, table, "abandon", agree=True)
    await refused(lobby.change_chair(house, anna, table, 1, ChairChange(bot="random")), "ballot-runs")
    watch.now += 61
    after = await lobby.change_chair(house, anna, table, 1, ChairChange(bot="random"))
    assert after.status == "abandoned"


async def test_who_has_really_left_is_not_waited_for(house: House) -> None:
    anna, _, table = await two_at(house)
    await lobby.change_chair(house, anna, table, 1, ChairChange(bot="random"))
    assert (await actions.vote(house, anna, table, "abandon", agree=True)).status == "abandoned"


async def test_twins_get_a_number(house: House) -> None:
    anna, other = await people(house, "Anna", "Аnnа")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN)))
    assert table.code
    await lobby.join(house, other, table.code)
    after = await lobby.sit(house, other, table.id, None)
    assert [chair.name for chair in after.chairs] == ["Anna", "Аnnа 2"]
    renamed = await lobby.change_chair(house, anna, table.id, 1, ChairChange(name="anna"))
    assert renamed.chairs[1].name == "anna 2"


async def test_tokens_are_listed_and_revoked(house: House, watch: Watch) -> None:
    anna, ben, table, _ = await a_lobby(house)
    mine = await programs.new_seat_token(house, ben, table, 1, None)
    assert [token.id for token in await programs.seat_tokens(house, anna, table)] == [mine.id]
    assert [token.name for token in await programs.seat_tokens(house, ben, table)] == ["Ben"]
    await programs.revoke_seat_token(house, ben, table, mine.id)
    assert await programs.seat_tokens(house, ben, table) == []
    await refused(programs.revoke_seat_token(house, ben, table, mine.id), "not-found")
    # Anna's own is none of Ben's business.
    hers = await programs.new_seat_token(house, anna, table, 0, None)
    await refused(programs.revoke_seat_token(house, ben, table, hers.id), "not-found")
    watch.now += 91 * 86_400
    assert await programs.seat_tokens(house, anna, table) == []
    assert await house.store.seat_token(hers.id, house.now()) is None


async def test_a_device_can_be_forgotten(house: House) -> None:
    anna, secret = await lobby.new_person(house, "en", "Anna")
    link = await lobby.personal_link(house, anna)
    _, other = await lobby.claim(house, link.token)
    found = await lobby.devices(house, anna, other)
    assert [device.this for device in found] == [False, True]
    await lobby.revoke_device(house, anna, found[0].id)
    assert await house.store.person_by_secret(secret, house.now()) is None
    assert await house.store.person_by_secret(other, house.now()) == anna
    await refused(lobby.revoke_device(house, anna, ""), "not-found")
    (ben,) = await people(house, "Ben")
    await refused(lobby.revoke_device(house, ben, found[1].id), "not-found")


async def test_notes_belong_to_their_match(house: House) -> None:
    anna, ben, table = await two_at(house)
    await actions.write_notes(house, anna, table, Notes({"eagle 3": "x"}))
    for person in (anna, ben):
        await actions.vote(house, person, table, "abandon", agree=True)
    for person in (anna, ben):
        await lobby.rematch(house, person, table)
    assert (await house.session(table)).table.playing
    assert (await actions.read_notes(house, anna, table)).marks == {}
