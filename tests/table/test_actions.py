"""A match without a network: moves, listeners, bots, clocks."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from ludoteca.engine.game import IllegalMove
from ludoteca.table import actions, bots, lobby
from ludoteca.table.bot_runner import NoBots
from ludoteca.table.contract import (
    ChairChange,
    ClockRule,
    NewTable,
)
from ludoteca.table.errors import ApiError, code_of, describe
from ludoteca.table.house import House
from ludoteca.table.listener import Listener
from ludoteca.table.messages import Hello
from ludoteca.table.session import TableSession
from tests.table.conftest import Watch
from tests.table.helpers import ME, OPEN, bot, first_move, people, quiet, refused, two_at, until

# --- playing ----------------------------------------------------------------------------------------------------------


async def test_only_the_seat_on_turn_plays_and_the_rules_say_why_not(house: House) -> None:
    anna, ben, table = await two_at(house, "lost-code")
    session = await house.session(table)
    seat, move = first_move(session)
    waiting = (anna, ben)[1 - seat]
    with pytest.raises(IllegalMove) as caught:
        await actions.play(house, waiting, table, move)
    assert describe(caught.value, "it").sentence
    await refused(actions.play(house, anna, table, "nonsense"), "bad-move")
    await refused(actions.play(house, anna, table, {"do": "lay", "card": 2, "pile": "up1"}), "bad-move")


async def test_sending_a_move_again_does_no_harm(house: House) -> None:
    anna, _, table = await two_at(house)
    await actions.play(house, anna, table, "start 0")
    session = await house.session(table)
    assert session.live
    n = session.live.n
    move, other = session.live.match.moves(0)[:2]
    played = await actions.play(house, anna, table, move, n)
    assert (played.n, played.again) == (n, False)
    again = await actions.play(house, anna, table, str(move), n)
    assert (again.n, again.again) == (n, True)
    await refused(actions.play(house, anna, table, other, n), "already-played")
    await refused(actions.play(house, anna, table, move, 9999), "out-of-step")
    assert session.live.n == n + 1


async def test_the_last_move_of_a_match_can_be_sent_again(house: House) -> None:
    """Its answer may be lost like any other, and whoever sent it asks again."""
    anna, ben, table = await two_at(house, "the-game")
    session = await house.session(table)
    while session.table.playing:
        assert session.live
        n = session.live.n
        seat, move = first_move(session)
        await actions.play(house, (anna, ben)[seat], table, move, n)
    again = await actions.play(house, (anna, ben)[seat], table, move, n)
    assert (again.n, again.again) == (n, True)
    await refused(
        actions.play(house, (anna, ben)[seat], table, move, session.live.n if session.live else 0), "no-match-runs"
    )


async def test_fifty_at_once_and_exactly_one_is_played(house: House) -> None:
    anna, _, table = await two_at(house)
    await actions.play(house, anna, table, "start 0")
    session = await house.session(table)
    assert session.live
    n, moves = session.live.n, session.live.match.moves(0)

    async def send(number: int) -> str:
        try:
            return (
                "again" if (await actions.play(house, anna, table, moves[number % len(moves)], n)).again else "played"
            )
        except (ApiError, IllegalMove) as error:
            return code_of(error)

    answers = await asyncio.gather(*map(send, range(50)))
    assert answers.count("played") == 1
    assert session.live.n == n + 1
    assert set(answers) <= {"played", "again", "already-played"}


async def test_a_rebuilt_table_is_the_same(house: House) -> None:
    anna, ben, table = await two_at(house, "the-game-extreme")
    session = await house.session(table)
    for _ in range(30):
        seat, move = first_move(session)
        await actions.play(house, (anna, ben)[seat], table, move)
        if not session.table.playing:
            break
    again = await TableSession.load(house.store, table)
    assert again is not None
    assert session.live
    assert again.live
    assert again.live.match.state == session.live.match.state
    assert again.live.match.entries == session.live.match.entries
    assert again.table == session.table


async def test_a_listener_hears_everything_once_and_in_order(house: House) -> None:
    anna, ben, table = await two_at(house)
    session = await house.session(table)
    early = Listener(ben.id, Hello())
    house.presence.connect(session, early)
    heard: list[Any] = []

    async def listen(listener: Listener) -> list[Any]:
        return [msgspec.json.decode(data) for data in await listener.collect(session)]

    for step in range(40):
        if not session.table.playing:
            break
        seat, move = first_move(session)
        await actions.play(house, (anna, ben)[seat], table, move)
        if step % 3 == 0:
            heard += await listen(early)
    heard += await listen(early)
    numbers = [entry["n"] for message in heard if message["kind"] == "events" for entry in message["events"]]
    assert session.live
    assert numbers == list(range(session.live.n))
    late = Listener(ben.id, Hello(match=session.live.id, n=5))
    events = [message for message in await listen(late) if message["kind"] == "events"]
    assert [entry["n"] for entry in events[0]["events"]] == list(range(5, session.live.n))
    assert await listen(late) == []
    other = Listener(ben.id, Hello(match="another", n=5))
    events = [message for message in await listen(other) if message["kind"] == "events"]
    assert events[0]["events"][0]["n"] == 0


async def test_presence_counts_seats_once_and_watchers_each(house: House) -> None:
    anna, _, table = await two_at(house)
    session = await house.session(table)
    listeners = [Listener(who, Hello()) for who in (anna.id, anna.id, None, None)]
    for listener in listeners:
        house.presence.connect(session, listener)
    assert session.present == ((0,), 2)
    for listener in listeners[1:]:
        house.presence.disconnect(session, listener)
    assert session.present == ((0,), 0)


# --- bots, leaving and coming back ------------------------------------------------------------------------------------


async def test_bots_play_when_it_is_their_turn(house: House) -> None:
    (anna,) = await people(house, "Anna")
    wish = NewTable("think-str8", chairs=(ME, bot(), bot()), start=True)
    table = await lobby.create(house, anna, wish)
    for _ in range(3000):
        session = await quiet(house, table.id)
        if not session.table.playing:
            break
        assert session.live
        await actions.play(house, anna, table.id, session.live.match.moves(0)[0])
    assert session.table.ending == "played"


@pytest.mark.rule("TG-5")
async def test_people_choose_who_starts_before_a_bot_does(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    decided = asyncio.Event()
    somebody_acted = bots.BotThinker._somebody_acted

    async def told(self: bots.BotThinker, session: TableSession, match: str, n: int) -> bool:
        decided.set()
        return await somebody_acted(self, session, match, n)

    monkeypatch.setattr(bots, "COURTESY", 10**9)
    monkeypatch.setattr(bots.BotThinker, "_somebody_acted", told)
    house.policy = msgspec.structs.replace(house.policy, pace=0.001)
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN, bot())))
    assert table.code
    await lobby.join(house, ben, table.code)
    await lobby.sit(house, ben, table.id, None)
    await lobby.start(house, anna, table.id)
    # The bot knows what it would do, and waits for the people.
    await decided.wait()
    session = await house.session(table.id)
    assert session.live
    assert session.live.match.turn == (0, 1, 2)
    played = await actions.play(house, ben, table.id, "start 1")
    assert session.live.match.past(None, played.n)[0].seat == 1


async def test_a_bot_starts_where_people_do_not_care(house: House) -> None:
    house.policy = msgspec.structs.replace(house.policy, pace=0.001)
    (anna,) = await people(house, "Anna")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, bot()), start=True))
    session = await house.session(table.id)
    await until(session, lambda: session.live and len(session.live.match.turn) == 1)


async def test_a_bot_stands_in_until_the_person_is_back(house: House) -> None:
    anna, ben, table = await two_at(house)
    await actions.play(house, ben, table, "start 1")
    away = await actions.away(house, ben, table)
    assert away.chairs[1].away
    session = await house.session(table)
    # With a full hand and empty piles nobody loses in the first turn.
    await until(session, lambda: session.live and session.live.match.turn == (0,))
    assert session.table.playing
    back = await actions.back(house, ben, table)
    assert back.chairs[1].away is None
    await refused(lobby.change_chair(house, anna, table, 1, ChairChange(open=True)), "match-runs")


async def test_whoever_asks_for_a_rematch_is_back(house: House) -> None:
    house.bots = NoBots()
    anna, ben, table = await two_at(house)
    await actions.away(house, ben, table)
    assert (await actions.vote(house, anna, table, "abandon", agree=True)).status == "abandoned"
    offered = await lobby.rematch(house, ben, table)
    assert (offered.status, offered.chairs[1].away) == ("abandoned", None)
    assert (await lobby.rematch(house, anna, table)).status == "playing"


async def test_the_host_may_ask_a_bot_to_stand_in(house: House) -> None:
    anna, _, table = await two_at(house)
    changed = await lobby.change_chair(house, anna, table, 1, ChairChange(bot="random"))
    assert (changed.chairs[1].kind, changed.chairs[1].away) == ("person", "random")


async def test_when_time_runs_out_a_bot_plays_and_nobody_has_lost(house: House, watch: Watch) -> None:
    anna, ben, table = await two_at(house, "lost-code", clock=ClockRule(per_move=30))
    session = await house.session(table)
    seat, _ = first_move(session)
    late = (anna, ben)[seat]
    assert await house.store.due(watch.now + 29) == []
    watch.now += 31
    assert await house.store.due(watch.now) == [table]
    await actions.enforce_clock(house, table)
    assert session.table.seats[seat].away
    assert session.table.playing
    session = await quiet(house, table)
    await actions.back(house, late, table)
    assert session.table.seats[seat].away is None
    assert session.live
    assert session.live.clocks
    rebuilt = await TableSession.load(house.store, table)
    assert rebuilt
    assert rebuilt.live
    assert rebuilt.live.clocks
    assert rebuilt.live.clocks.now() == session.live.clocks.now()


@pytest.mark.parametrize("rule", [ClockRule(per_move=30), ClockRule(base=30, increment=1)])
@pytest.mark.parametrize("how", ["back", "play"])
async def test_whoever_comes_back_late_is_not_late_again_at_once(
    house: House, watch: Watch, rule: ClockRule, how: str
) -> None:
    house.bots = NoBots()
    anna, ben, table = await two_at(house, "lost-code", clock=rule)
    session = await house.session(table)
    seat, move = first_move(session)
    late = (anna, ben)[seat]
    watch.now += 100
    await actions.enforce_clock(house, table)
    assert session.table.seats[seat].away
    watch.now += 100
    if how == "back":
        await actions.back(house, late, table)
    else:
        await actions.play(house, late, table, move)
    await actions.enforce_clock(house, table)
    assert session.table.seats[seat].away is None
    assert await house.store.due(watch.now + 5) == []
    rebuilt = await TableSession.load(house.store, table)
    assert rebuilt
    assert rebuilt.live
    assert rebuilt.live.clocks
    assert session.live
    assert session.live.clocks
    assert rebuilt.live.clocks.now() == session.live.clocks.now()


@pytest.mark.parametrize("seat", [0, 1])
async def test_whoever_plays_is_back(house: House, seat: int) -> None:
    house.bots = NoBots()
    anna, ben, table = await two_at(house)
    session = await house.session(table)
    await actions.away(house, anna, table)
    await actions.away(house, ben, table)
    await actions.play(house, (anna, ben)[seat], table, f"start {seat}")
    assert [there.away is None for there in session.table.seats] == [seat == 0, seat == 1]


async def test_whoever_reads_while_the_match_ends_reads_both_or_neither(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna,) = await people(house, "Anna")
    table = (await lobby.create(house, anna, NewTable("the-game", chairs=(ME,), start=True))).id
    session = await house.session(table)
    other = await TableSession.load(house.store, table)
    assert other is not None
    read = house.store.entries

    async def entries(match: str, since: int = 0) -> Any:
        # The table has been read by now.
        while session.table.playing:
            await actions.play(house, anna, table, first_move(session)[1])
        return await read(match, since)

    monkeypatch.setattr(house.store, "entries", entries)
    await other.refresh()
    assert other.live
    assert other.live.match.outcome is not None
    assert other.table.status == "over"
