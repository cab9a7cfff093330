"""A match without a network: moves, listeners, bots, clocks."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from ludoteca.table import lobby, playing, sitters
from ludoteca.table.contract import (
    ChairChange,
    ClockRule,
    NewTable,
)
from ludoteca.table.house import House, Nobody
from ludoteca.table.listening import Listener
from ludoteca.table.live import Live
from ludoteca.table.messages import Hello
from ludoteca.table.trouble import AgainstTheRules, Refused
from tests.table.around import ME, OPEN, bot, first_move, people, quiet, refused, two_at
from tests.table.conftest import Watch

# --- playing ----------------------------------------------------------------------------------------------------------


async def test_only_the_seat_on_turn_plays_and_the_rules_say_why_not(house: House) -> None:
    anna, ben, table = await two_at(house, "lost-code")
    live = await house.live(table)
    seat, move = first_move(live)
    waiting = (anna, ben)[1 - seat]
    with pytest.raises(AgainstTheRules) as caught:
        await playing.play(house, waiting, table, move)
    assert caught.value.trouble("it").sentence
    await refused(playing.play(house, anna, table, "nonsense"), "bad-move")
    await refused(playing.play(house, anna, table, {"do": "lay", "card": 2, "pile": "up1"}), "bad-move")


async def test_sending_a_move_again_does_no_harm(house: House) -> None:
    anna, ben, table = await two_at(house, "lost-code")
    live = await house.live(table)
    seat, move = first_move(live)
    who = (anna, ben)[seat]
    assert live.running
    n = live.running.n
    played = await playing.play(house, who, table, move, n)
    assert (played.n, played.again) == (n, False)
    again = await playing.play(house, who, table, str(move), n)
    assert (again.n, again.again) == (n, True)
    other = next(m for m in live.running.match.game.moves(live.running.match.state, live.running.match.turn[0]))
    if other != move:
        await refused(playing.play(house, who, table, other, n), "already-played")
    await refused(playing.play(house, who, table, move, 9999), "out-of-step")


async def test_the_last_move_of_a_match_can_be_sent_again(house: House) -> None:
    """Its answer may be lost like any other, and whoever sent it asks again."""
    anna, ben, table = await two_at(house, "the-game")
    live = await house.live(table)
    while live.table.playing:
        assert live.running
        n = live.running.n
        seat, move = first_move(live)
        await playing.play(house, (anna, ben)[seat], table, move, n)
    again = await playing.play(house, (anna, ben)[seat], table, move, n)
    assert (again.n, again.again) == (n, True)
    await refused(
        playing.play(house, (anna, ben)[seat], table, move, live.running.n if live.running else 0), "no-match-runs"
    )


async def test_fifty_at_once_and_exactly_one_is_played(house: House) -> None:
    anna, _, table = await two_at(house)
    await playing.play(house, anna, table, "start 0")
    live = await house.live(table)
    assert live.running
    n, moves = live.running.n, live.running.match.moves(0)

    async def send(number: int) -> str:
        try:
            return (
                "again" if (await playing.play(house, anna, table, moves[number % len(moves)], n)).again else "played"
            )
        except Refused as error:
            return error.code

    answers = await asyncio.gather(*map(send, range(50)))
    assert answers.count("played") == 1
    assert live.running.n == n + 1
    assert set(answers) <= {"played", "again", "already-played"}


async def test_a_rebuilt_table_is_the_same(house: House) -> None:
    anna, ben, table = await two_at(house, "the-game-extreme")
    live = await house.live(table)
    for _ in range(30):
        seat, move = first_move(live)
        await playing.play(house, (anna, ben)[seat], table, move)
        if not live.table.playing:
            break
    again = await Live.load(house.store, table)
    assert again is not None
    assert live.running
    assert again.running
    assert again.running.match.state == live.running.match.state
    assert again.running.match.entries == live.running.match.entries
    assert again.table == live.table


async def test_a_listener_hears_everything_once_and_in_order(house: House) -> None:
    anna, ben, table = await two_at(house)
    live = await house.live(table)
    early = Listener(ben.id, Hello())
    house.listen(live, early)
    heard: list[Any] = []

    async def listen(listener: Listener) -> list[Any]:
        return [msgspec.json.decode(data) for data in await house.collect(live, listener)]

    for step in range(40):
        if not live.table.playing:
            break
        seat, move = first_move(live)
        await playing.play(house, (anna, ben)[seat], table, move)
        if step % 3 == 0:
            heard += await listen(early)
    heard += await listen(early)
    numbers = [entry["n"] for message in heard if message["kind"] == "events" for entry in message["events"]]
    assert live.running
    assert numbers == list(range(live.running.n))
    late = Listener(ben.id, Hello(match=live.running.id, n=5))
    events = [message for message in await listen(late) if message["kind"] == "events"]
    assert [entry["n"] for entry in events[0]["events"]] == list(range(5, live.running.n))
    assert await listen(late) == []
    other = Listener(ben.id, Hello(match="another", n=5))
    events = [message for message in await listen(other) if message["kind"] == "events"]
    assert events[0]["events"][0]["n"] == 0


async def test_presence_counts_seats_once_and_watchers_each(house: House) -> None:
    anna, _, table = await two_at(house)
    live = await house.live(table)
    listeners = [Listener(who, Hello()) for who in (anna.id, anna.id, None, None)]
    for listener in listeners:
        house.listen(live, listener)
    assert live.present == ((0,), 2)
    for listener in listeners[1:]:
        house.leave(live, listener)
    assert live.present == ((0,), 0)


# --- bots, leaving and coming back ------------------------------------------------------------------------------------


async def test_bots_play_when_it_is_their_turn(house: House) -> None:
    (anna,) = await people(house, "Anna")
    wish = NewTable("think-str8", chairs=(ME, bot(), bot()), start=True)
    table = await lobby.create(house, anna, wish)
    for _ in range(3000):
        live = await quiet(house, table.id)
        if not live.table.playing:
            break
        assert live.running
        await playing.play(house, anna, table.id, live.running.match.moves(0)[0])
    assert live.table.ending == "played"


@pytest.mark.rule("TG-5")
async def test_people_choose_who_starts_before_a_bot_does(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitters, "COURTESY", 10**9)
    house.manners = msgspec.structs.replace(house.manners, pace=0.001)
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN, bot())))
    assert table.code
    await lobby.join(house, ben, table.code)
    await lobby.sit(house, ben, table.id, None)
    await lobby.start(house, anna, table.id)
    await asyncio.sleep(0.3)  # a bot takes far less for a move of its own
    live = await house.live(table.id)
    assert live.running
    assert live.running.match.turn == (0, 1, 2)
    played = await playing.play(house, ben, table.id, "start 1")
    assert live.running.match.past(None, played.n)[0].seat == 1


async def test_a_bot_starts_where_people_do_not_care(house: House) -> None:
    house.manners = msgspec.structs.replace(house.manners, pace=0.001)
    (anna,) = await people(house, "Anna")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, bot()), start=True))
    live = await house.live(table.id)
    while not live.running or len(live.running.match.turn) > 1:
        await asyncio.sleep(0.01)


async def test_a_bot_stands_in_until_the_person_is_back(house: House) -> None:
    anna, ben, table = await two_at(house)
    await playing.play(house, ben, table, "start 1")
    away = await playing.away(house, ben, table)
    assert away.chairs[1].away
    live = await quiet(house, table)
    assert live.running
    if live.table.playing:
        assert live.running.match.turn == (0,)
        back = await playing.back(house, ben, table)
        assert back.chairs[1].away is None
    with pytest.raises(Refused):
        await lobby.change_chair(house, anna, table, 1, ChairChange(open=True))


async def test_whoever_asks_for_a_rematch_is_back(house: House) -> None:
    house.sitters = Nobody()
    anna, ben, table = await two_at(house)
    await playing.away(house, ben, table)
    assert (await playing.vote(house, anna, table, "abandon", agree=True)).status == "abandoned"
    again = await lobby.rematch(house, ben, table)
    assert (again.status, again.chairs[1].away) == ("playing", None)


async def test_the_host_may_ask_a_bot_to_stand_in(house: House) -> None:
    anna, _, table = await two_at(house)
    changed = await lobby.change_chair(house, anna, table, 1, ChairChange(bot="random"))
    assert (changed.chairs[1].kind, changed.chairs[1].away) == ("person", "random")


async def test_when_time_runs_out_a_bot_plays_and_nobody_has_lost(house: House, watch: Watch) -> None:
    anna, ben, table = await two_at(house, "lost-code", clock=ClockRule(per_move=30))
    live = await house.live(table)
    seat, _ = first_move(live)
    late = (anna, ben)[seat]
    assert await house.store.due(watch.now + 29) == []
    watch.now += 31
    assert await house.store.due(watch.now) == [table]
    await playing.ring(house, table)
    assert live.table.seats[seat].away
    assert live.table.playing
    live = await quiet(house, table)
    await playing.back(house, late, table)
    assert live.table.seats[seat].away is None
    assert live.running
    assert live.running.clocks
    rebuilt = await Live.load(house.store, table)
    assert rebuilt
    assert rebuilt.running
    assert rebuilt.running.clocks
    assert rebuilt.running.clocks.now() == live.running.clocks.now()


@pytest.mark.parametrize("rule", [ClockRule(per_move=30), ClockRule(base=30, increment=1)])
@pytest.mark.parametrize("how", ["back", "play"])
async def test_whoever_comes_back_late_is_not_late_again_at_once(
    house: House, watch: Watch, rule: ClockRule, how: str
) -> None:
    house.sitters = Nobody()
    anna, ben, table = await two_at(house, "lost-code", clock=rule)
    live = await house.live(table)
    seat, move = first_move(live)
    late = (anna, ben)[seat]
    watch.now += 100
    await playing.ring(house, table)
    assert live.table.seats[seat].away
    watch.now += 100
    if how == "back":
        await playing.back(house, late, table)
    else:
        await playing.play(house, late, table, move)
    await playing.ring(house, table)
    assert live.table.seats[seat].away is None
    assert await house.store.due(watch.now + 5) == []
    rebuilt = await Live.load(house.store, table)
    assert rebuilt
    assert rebuilt.running
    assert rebuilt.running.clocks
    assert live.running
    assert live.running.clocks
    assert rebuilt.running.clocks.now() == live.running.clocks.now()


async def test_whoever_plays_is_back(house: House) -> None:
    anna, ben, table = await two_at(house)
    live = await house.live(table)
    await playing.away(house, anna, table)
    await playing.away(house, ben, table)
    for _ in range(400):
        await asyncio.sleep(0.005)
        if not live.table.playing:
            return
        assert live.running
        if live.running.match.turn == (0,):
            break
    moves = live.running.match.moves(0) if live.running else ()
    if moves:
        try:
            await playing.play(house, anna, table, moves[0])
        except Refused:
            return
        assert live.table.seats[0].away is None


async def test_whoever_reads_while_the_match_ends_reads_both_or_neither(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna,) = await people(house, "Anna")
    table = (await lobby.create(house, anna, NewTable("the-game", chairs=(ME,), start=True))).id
    live = await house.live(table)
    other = await Live.load(house.store, table)
    assert other is not None
    read = house.store.entries

    async def entries(match: str, since: int = 0) -> Any:
        # The table has been read by now.
        while live.table.playing:
            await playing.play(house, anna, table, first_move(live)[1])
        return await read(match, since)

    monkeypatch.setattr(house.store, "entries", entries)
    await other.refresh()
    assert other.running
    assert other.running.match.outcome is not None
    assert other.table.status == "over"
