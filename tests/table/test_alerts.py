"""Turn alerts in storage, on both databases: one for each device, one turn told once, one process at a time."""

from __future__ import annotations

import msgspec

from ludoteca.table import alerts, forgetting
from ludoteca.table.database import Database
from ludoteca.table.house import House
from ludoteca.table.people import Person, fingerprint
from ludoteca.table.store import AlertRow, Change, PushRow
from ludoteca.table.table_state import TableState
from tests.table.helpers import people
from tests.table.test_history import table_of

NOW = 1000.0


def alert(name: str, secret: str = "s1", person: str = "anna", created: float = NOW) -> AlertRow:
    return AlertRow(
        id=name,
        person=person,
        device=fingerprint(secret),
        endpoint=f"https://push.example.org/{name}",
        p256dh="p",
        auth="a",
        language="en",
        created=created,
        seen=created,
    )


async def somebody(store: Database, *secrets: str) -> None:
    await store.add_person(Person("anna", "Anna", "en"), secrets[0], NOW)
    for secret in secrets[1:]:
        await store.add_key("anna", secret, NOW)


async def a_table(store: Database) -> None:
    table = TableState(
        id="t1", rev=1, game="the-game", options={}, seats=(), host="anna", code="c", watch="w", created=NOW
    )
    await store.commit(Change(id="t1", now=NOW, table=table))


async def test_one_for_each_device_and_not_too_many(store: Database) -> None:
    await somebody(store, "s1", "s2", "s3")
    await store.keep_alert(alert("one"), 2)
    await store.keep_alert(alert("two"), 2)
    assert await store.alert_of(fingerprint("s1")) == alert("two")
    # A browser that somebody else uses now tells only them.
    await store.keep_alert(alert("two", "s2", created=NOW + 1), 2)
    assert await store.alert_of(fingerprint("s1")) is None
    await store.keep_alert(alert("three", "s1", created=NOW + 2), 2)
    await store.keep_alert(alert("four", "s3", created=NOW + 3), 2)
    assert await store.alert_of(fingerprint("s2")) is None
    assert await store.wants_alerts("anna")
    assert not await store.wants_alerts("ben")


async def test_a_turn_is_told_once_and_by_one(store: Database) -> None:
    await somebody(store, "s1", "s2")
    await a_table(store)
    await store.keep_alert(alert("one", "s1"), 5)
    await store.keep_alert(alert("two", "s2"), 5)
    assert await store.add_pushes("anna", "t1", "m", 7, NOW, NOW + 60) == 2
    assert await store.add_pushes("anna", "t1", "m", 7, NOW, NOW + 60) == 0
    assert await store.due_pushes(NOW - 1, 10) == []
    first, second = await store.due_pushes(NOW, 10)
    assert await store.claim_push(first, NOW + 30)
    assert not await store.claim_push(first, NOW + 30)
    # Whoever has taken it on has died: it is due again, and this counts as a try.
    assert [row.tries for row in await store.due_pushes(NOW + 30, 10)] == [0, 1]
    await store.end_push(first)
    assert await store.claim_push(second, NOW + 30)
    await store.end_push(second, NOW + 40)
    assert await store.next_push() == NOW + 40
    # Another turn takes the place of the one that could not be told.
    assert await store.add_pushes("anna", "t1", "m", 9, NOW + 35, NOW + 60) == 2
    await store.end_push(second)
    assert [(row.n, row.tries) for row in await store.due_pushes(NOW + 35, 10)] == [(9, 0), (9, 0)]


async def test_what_is_gone_takes_its_messages_along(store: Database) -> None:
    await somebody(store, "s1", "s2")
    await a_table(store)
    await store.keep_alert(alert("one", "s1"), 5)
    await store.keep_alert(alert("two", "s2", created=NOW + 500), 5)
    await store.add_pushes("anna", "t1", "m", 7, NOW, NOW + 60)
    assert await store.revoke_device("anna", fingerprint("s2"))
    assert [row.alert.id for row in await store.due_pushes(NOW, 10)] == ["one"]
    forever = 1e9
    await store.purge(lobbies=forever, matches=forever, records=forever, people=forever, alerts=400, now=NOW + 401)
    assert await store.due_pushes(NOW, 10) == []
    assert not await store.wants_alerts("anna")


async def test_a_device_says_that_it_is_still_there(store: Database) -> None:
    await somebody(store, "s1")
    await store.keep_alert(alert("one"), 5)
    await store.still_there("one", NOW + 300)
    forever = 1e9
    await store.purge(lobbies=forever, matches=forever, records=forever, people=forever, alerts=400, now=NOW + 401)
    assert await store.wants_alerts("anna")
    await store.drop_alert("one")
    assert not await store.wants_alerts("anna")


async def test_whoever_was_forgotten_is_somebody_in_the_language_of_the_device(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    # Nobody but her may begin, and not the bot that plays for him from now on.
    table = await table_of(house, anna, "the-game", ben, start="host_choice")
    await forgetting.forget(house, ben)
    session = await house.session(table.id)
    assert session.live is not None
    device = msgspec.structs.replace(alert("one", person=anna.id), language="de")
    wait = session.live.waits[0]
    row = PushRow(alert=device, table=table.id, match=session.live.id, n=wait.n, tries=0, due=NOW, until=NOW)
    told = await alerts.notification(house, row)
    assert told is not None
    assert told.body == "The Game mit Jemand"
