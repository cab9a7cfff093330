"""A table without a network: coming and going, talk, clocks, votes, rematch, what if."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from ludoteca.engine.moves import CHANCE
from ludoteca.table import archive, helping, lobby, playing
from ludoteca.table.contract import (
    Branch,
    ChairChange,
    ChairWish,
    ClockRule,
    MeChange,
    NewTable,
    Notes,
    Table,
    TableChange,
)
from ludoteca.table.house import House
from ludoteca.table.listening import Listener
from ludoteca.table.live import Live
from ludoteca.table.messages import Hello
from ludoteca.table.people import Person
from ludoteca.table.trouble import AgainstTheRules, Refused
from tests.table.conftest import Watch

ME, OPEN = ChairWish("me"), ChairWish("open")


def bot(level: str = "random") -> ChairWish:
    return ChairWish("bot", level)


async def people(house: House, *names: str) -> list[Person]:
    return [(await lobby.new_person(house, "en", name))[0] for name in names]


async def two_at(house: House, game: str = "the-game", **more: Any) -> tuple[Person, Person, str]:
    """Anna hosts, Ben sits with her, and the match has begun."""
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable(game, chairs=(ME, OPEN), **more))
    assert table.code
    await lobby.join(house, ben, table.code)
    await lobby.sit(house, ben, table.id, None)
    await lobby.start(house, anna, table.id)
    return anna, ben, table.id


async def refused(work: Any, code: str) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.code == code
    for language in ("en", "it", "fr", "de"):
        assert caught.value.trouble(language).sentence
    return caught.value


def first_move(live: Live) -> tuple[int, Any]:
    assert live.running is not None
    seat = live.running.match.turn[0]
    return seat, live.running.match.moves(seat)[0]


async def quiet(house: House, table: str) -> Live:
    """The table once the bots have nothing to do."""
    live = await house.live(table)
    for _ in range(4000):
        running = live.running
        turn = running.match.turn if running else ()
        if not live.table.playing or not set(turn) & set(live.table.bot_seats):
            return live
        await asyncio.sleep(0.005)
    raise AssertionError("the bots did not come to an end")


# --- seats ------------------------------------------------------------------------------------------------------


async def test_a_private_table_does_not_exist_for_strangers(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game"))
    await refused(house.enter(table.id, ben), "not-found")
    await refused(house.enter(table.id, None), "not-found")
    await refused(house.enter("nothing", ben), "not-found")
    await refused(lobby.join(house, ben, "nothing"), "no-such-code")
    assert [line.id for line in await lobby.listed(house, ben)] == []
    assert [line.id for line in await lobby.mine(house, anna)] == [table.id]


async def test_a_listed_table_is_open_to_all(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN), visibility="listed"))
    assert [line.id for line in await lobby.listed(house, ben)] == [table.id]
    assert (await lobby.sit(house, ben, table.id, None)).you is not None


async def test_a_watch_code_lets_watch_and_no_more(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, OPEN)))
    watching = await lobby.join(house, ben, table.watch)
    assert watching.code is None
    await refused(lobby.sit(house, ben, table.id, None), "only-watching")
    await refused(playing.talk(house, ben, table.id, "hi"), "not-seated")
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
    live = await house.live(table.id)
    house.listen(live, listener)
    await house.collect(live, listener)
    await lobby.change_chair(house, anna, table.id, 1, ChairChange(open=True))
    assert await house.collect(live, listener) == [b'{"kind":"bye","reason":"removed"}']
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


# --- people -----------------------------------------------------------------------------------------------------


async def test_a_personal_link_moves_a_person_once(house: House, watch: Watch) -> None:
    (anna,) = await people(house, "Anna")
    link = await lobby.personal_link(house, anna)
    person, secret = await lobby.claim(house, link.token)
    assert person == anna
    assert await house.store.person_with(secret, watch.now) == anna
    await refused(lobby.claim(house, link.token), "link-used")
    late = await lobby.personal_link(house, anna)
    watch.now += 3601
    await refused(lobby.claim(house, late.token), "link-used")


async def test_a_person_changes_name_and_language(house: House) -> None:
    (anna,) = await people(house, "Anna")
    changed = await lobby.change_me(house, anna, MeChange(name=" Annina ", language="it"))
    assert (changed.name, changed.language) == ("Annina", "it")
    assert await house.store.person(anna.id) == changed


# --- playing ----------------------------------------------------------------------------------------------------


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


# --- bots, leaving and coming back ------------------------------------------------------------------------------


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


# --- ending early, again, and what if ---------------------------------------------------------------------------


async def test_a_match_ends_early_only_when_all_agree(house: House) -> None:
    anna, ben, table = await two_at(house)
    proposed = await playing.vote(house, anna, table, "concede", agree=True)
    assert proposed.vote
    assert (proposed.vote.agreed, proposed.vote.needed) == ((0,), (0, 1))
    assert (await playing.vote(house, ben, table, "concede", agree=False)).vote is None
    await playing.vote(house, anna, table, "abandon", agree=True)
    ended = await playing.vote(house, ben, table, "abandon", agree=True)
    assert (ended.status, ended.ending) == ("abandoned", "abandoned")
    await refused(playing.play(house, anna, table, "start 0"), "no-match-runs")
    again = await lobby.rematch(house, ben, table)
    assert again.status == "playing"
    assert len(again.matches) == 2
    twice = await lobby.rematch(house, anna, table)
    assert twice.match == again.match
    await playing.away(house, ben, table)
    conceded = await playing.vote(house, anna, table, "concede", agree=True)
    assert (conceded.status, conceded.ending) == ("over", "conceded")


async def finished(house: House) -> tuple[Person, Table, str]:
    (anna,) = await people(house, "Anna")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, bot()), start=True))
    while True:
        live = await quiet(house, table.id)
        if not live.table.playing:
            break
        assert live.running
        try:
            await playing.play(house, anna, table.id, live.running.match.moves(0)[0])
        except AgainstTheRules:
            continue
    assert live.table.match
    return anna, table, live.table.match


async def test_a_finished_match_has_its_record_and_can_be_replayed(house: House) -> None:
    anna, table, match = await finished(house)
    info = await archive.info(house, None, match)
    assert info.outcome is not None
    assert info.table is None
    assert (await archive.info(house, anna, match)).table == table.id
    text = await archive.record(house, match, "text")
    for form in (text, await archive.record(house, match, "json")):
        brought = await archive.bring(house, anna, form.decode())
        assert brought.n == info.n
        assert await archive.record(house, brought.id, "text") == text
    whole = await archive.frames(house, match, "all", 0, 100)
    assert (whole.total, whole.viewers) == (info.n + 1, (0, 1))
    seen = await archive.frames(house, match, 0, info.n, 10)
    assert [frame.n for frame in seen.frames] == [info.n]
    hidden = await archive.frames(house, match, "watch", 0, 20)
    assert all(frame.move.card is None for frame in hidden.frames if frame.move and frame.seat == CHANCE)
    await refused(archive.frames(house, match, 7, 0, 1), "no-such-seat")
    await refused(archive.bring(house, anna, "nonsense"), "bad-record")


async def test_what_if_goes_on_from_any_point(house: House) -> None:
    anna, _, match = await finished(house)
    info = await archive.info(house, anna, match)
    table = await archive.branch(house, anna, match, Branch(n=20, seat=1, bots="random"))
    assert table.status == "playing"
    assert table.you == 1
    live = await house.live(table.id)
    old = (await archive.finished(house, match))[1]
    assert live.running
    assert live.running.match.entries[:20] == old.entries[:20]
    assert live.running.match.seed != old.seed
    rebuilt = await Live.load(house.store, table.id)
    assert rebuilt
    assert rebuilt.running
    waiting = await archive.branch(house, anna, match, Branch(n=0))
    assert waiting.status == "lobby"
    await refused(lobby.change(house, anna, waiting.id, TableChange(options={})), "goes-on-as-it-was")
    await refused(archive.branch(house, anna, match, Branch(n=info.n)), "over-by-then")
    await refused(archive.branch(house, anna, match, Branch(n=info.n + 1)), "no-such-moment")


async def test_a_running_match_has_no_record_for_anybody(house: House) -> None:
    anna, _, table = await two_at(house)
    match = (await house.live(table)).table.match
    assert match
    for work in (
        archive.info(house, anna, match),
        archive.record(house, match, "text"),
        archive.frames(house, match, "all", 0, 5),
        archive.branch(house, anna, match, Branch(n=0)),
    ):
        await refused(work, "not-found")


# --- talk, notes and help ---------------------------------------------------------------------------------------


@pytest.mark.rule("TG-18")
async def test_no_numbers_in_the_talk_of_the_game(house: House) -> None:
    anna, ben, table = await two_at(house)
    await refused(playing.talk(house, anna, table, "I have thirty-four"), "numbers-are-secret")
    await refused(lobby.change_chair(house, anna, table, 0, ChairChange(name="Anna 34")), "numbers-are-secret")
    said = await playing.talk(house, ben, table, "leave the first pile, please")
    assert (said.k, said.seat, said.name) == (0, 1, "Ben")
    await playing.vote(house, anna, table, "abandon", agree=True)
    await playing.vote(house, ben, table, "abandon", agree=True)
    assert (await playing.talk(house, anna, table, "I had 34")).k == 1


@pytest.mark.rule("TX-28")
async def test_nobody_talks_or_signals_while_silence_is_in_force(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    wish = NewTable("the-game-extreme", chairs=(ME, OPEN), options={"command_layout": "fixed"})
    table = await lobby.create(house, anna, wish)
    assert table.code
    await lobby.join(house, ben, table.code)
    await lobby.sit(house, ben, table.id, None)
    for _ in range(60):
        await lobby.start(house, anna, table.id)
        live = await house.live(table.id)
        while live.table.playing:
            assert live.running
            seat, move = first_move(live)
            # Lay whatever brings silence, if anything does.
            for candidate in live.running.match.moves(seat):
                after = live.running.fork()
                after.match.play(seat, candidate)
                if not after.match.game.may_talk(after.match.state):
                    move = candidate
            await playing.play(house, (anna, ben)[seat], table.id, move)
            running = live.running
            if live.table.status == "playing" and not running.match.game.may_talk(running.match.state):
                await refused(playing.talk(house, anna, table.id, "psst"), "silence")
                with pytest.raises(AgainstTheRules) as caught:
                    await playing.play(house, ben, table.id, "signal up1 leave")
                assert caught.value.refusal.rule == "TX-28"
                assert not running.match.signals(0)
                return
    raise AssertionError("silence never fell")


async def test_the_host_may_turn_the_talk_off_and_mute_a_seat(house: House) -> None:
    anna, ben, table = await two_at(house)
    await lobby.change_chair(house, anna, table, 1, ChairChange(muted=True))
    await refused(playing.talk(house, ben, table, "hello"), "muted")
    await lobby.change(house, anna, table, TableChange(chat=False))
    await refused(playing.talk(house, anna, table, "hello"), "chat-off")


async def test_notes_are_private_to_a_seat(house: House) -> None:
    anna, ben, table = await two_at(house, "lost-code")
    live = await house.live(table)
    tab = Listener(anna.id, Hello())
    other = Listener(ben.id, Hello())
    for listener in (tab, other):
        house.listen(live, listener)
        await house.collect(live, listener)
    await playing.write_notes(house, anna, table, Notes({"eagle 3": "cross"}))
    assert (await playing.read_notes(house, anna, table)).marks == {"eagle 3": "cross"}
    assert (await playing.read_notes(house, ben, table)).marks == {}
    assert b"eagle 3" in (await house.collect(live, tab))[-1]
    assert await house.collect(live, other) == []


@pytest.mark.parametrize("allowed", ["none", "sheet", "odds", "coach"])
async def test_no_more_help_than_the_table_allows(house: House, allowed: Any) -> None:
    anna, _, table = await two_at(house, "lost-code", help=allowed)
    levels = ("none", "sheet", "odds", "coach")
    for level in levels:
        asked = helping.help_for(house, anna, table, level, "en")  # type: ignore[arg-type]
        if levels.index(level) > levels.index(allowed):
            assert (await refused(asked, f"help-{allowed}")).status == 403
        else:
            assert await asked is not None
    why = helping.why(house, anna, table, "eagle", 3, "de")
    if allowed in ("odds", "coach"):
        assert (await why).sentence
    else:
        await refused(why, f"help-{allowed}")
