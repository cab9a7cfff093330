"""Around a match: ending early, again, what if; talk, notes and help."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.engine.game import IllegalMove
from ludoteca.engine.moves import CHANCE
from ludoteca.table import actions, archive, lobby, player_help, table_match
from ludoteca.table.archive_contract import Branch
from ludoteca.table.contract import Ask, ChairChange, NewTable, Notes, TableChange
from ludoteca.table.house import House
from ludoteca.table.listener import Listener
from ludoteca.table.messages import Hello
from ludoteca.table.session import TableSession
from tests.table.conftest import Watch
from tests.table.helpers import ME, OPEN, finished, first_move, people, refused, two_at

pytestmark = pytest.mark.slow

# --- ending early, again, and what if ---------------------------------------------------------------------------------


async def test_a_match_ends_early_only_when_all_agree(house: House) -> None:
    anna, ben, table = await two_at(house)
    proposed = await actions.vote(house, anna, table, "concede", agree=True)
    assert proposed.vote
    assert (proposed.vote.agreed, proposed.vote.needed) == ((0,), (0, 1))
    assert (await actions.vote(house, ben, table, "concede", agree=False)).vote is None
    await actions.vote(house, anna, table, "abandon", agree=True)
    ended = await actions.vote(house, ben, table, "abandon", agree=True)
    assert (ended.status, ended.ending) == ("abandoned", "abandoned")
    await refused(actions.play(house, anna, table, "start 0"), "no-match-runs")
    offered = await lobby.rematch(house, ben, table)
    assert (offered.status, offered.again) == ("abandoned", (1,))
    again = await lobby.rematch(house, anna, table)
    assert (again.status, again.again) == ("playing", ())
    assert len(again.matches) == 2
    twice = await lobby.rematch(house, ben, table)
    assert twice.match == again.match
    await actions.away(house, ben, table)
    conceded = await actions.vote(house, anna, table, "concede", agree=True)
    assert (conceded.status, conceded.ending) == ("over", "conceded")


async def test_a_finished_match_has_its_record_and_can_be_replayed(house: House) -> None:
    anna, table, match = await finished(house)
    info = await archive.info(house, None, match)
    assert info.outcome is not None
    assert info.table is None
    assert (await archive.info(house, anna, match)).table == table.id
    text = await archive.record(house, match, "text")
    for form in (text, await archive.record(house, match, "json")):
        brought = await archive.import_record(house, anna, form.decode())
        assert brought.n == info.n
        assert await archive.record(house, brought.id, "text") == text
    whole = await archive.frames(house, match, "all", 0, 100)
    assert (whole.total, whole.viewers) == (info.n + 1, (0, 1))
    seen = await archive.frames(house, match, 0, info.n, 10)
    assert [frame.n for frame in seen.frames] == [info.n]
    hidden = await archive.frames(house, match, "watch", 0, 20)
    assert all(frame.move.card is None for frame in hidden.frames if frame.move and frame.seat == CHANCE)
    await refused(archive.frames(house, match, 7, 0, 1), "no-such-seat")
    await refused(archive.import_record(house, anna, "nonsense"), "bad-record")


async def test_what_if_goes_on_from_any_point(house: House) -> None:
    anna, _, match = await finished(house)
    info = await archive.info(house, anna, match)
    table = await archive.branch(house, anna, match, Branch(n=20, seat=1, bots="random"))
    assert table.status == "playing"
    assert table.you == 1
    session = await house.session(table.id)
    old = (await archive.load_finished(house, match)).match
    assert session.live
    assert session.live.match.entries[:20] == old.entries[:20]
    assert session.live.match.seed != old.seed
    rebuilt = await TableSession.load(house.store, table.id)
    assert rebuilt
    assert rebuilt.live
    waiting = await archive.branch(house, anna, match, Branch(n=0))
    assert waiting.status == "lobby"
    await refused(lobby.change(house, anna, waiting.id, TableChange(options={})), "goes-on-as-it-was")
    await refused(archive.branch(house, anna, match, Branch(n=info.n)), "over-by-then")
    await refused(archive.branch(house, anna, match, Branch(n=info.n + 1)), "no-such-moment")


async def test_a_running_match_has_no_record_for_anybody(house: House) -> None:
    anna, _, table = await two_at(house)
    match = (await house.session(table)).table.match
    assert match
    for work in (
        archive.info(house, anna, match),
        archive.record(house, match, "text"),
        archive.frames(house, match, "all", 0, 5),
        archive.branch(house, anna, match, Branch(n=0)),
    ):
        await refused(work, "not-found")


# --- talk, notes and help ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-18")
async def test_no_numbers_in_the_talk_of_the_game(house: House) -> None:
    anna, ben, table = await two_at(house)
    await refused(actions.talk(house, anna, table, "I have thirty-four"), "numbers-are-secret")
    await refused(lobby.change_chair(house, anna, table, 0, ChairChange(name="Anna 34")), "numbers-are-secret")
    said = await actions.talk(house, ben, table, "leave the first pile, please")
    assert (said.k, said.seat, said.name) == (0, 1, "Ben")
    await actions.vote(house, anna, table, "abandon", agree=True)
    await actions.vote(house, ben, table, "abandon", agree=True)
    assert (await actions.talk(house, anna, table, "I had 34")).k == 1


async def test_reactions_say_something_where_there_is_no_talk(house: House) -> None:
    anna, ben, table = await two_at(house, chat=False)
    await refused(actions.talk(house, anna, table, "hello"), "chat-off")
    said = await actions.react(house, anna, table, "clap")
    assert (said.name, said.text, said.reaction) == ("Anna", "", "clap")
    session = await house.session(table)
    session.forget_messages()
    assert (await session.messages(0))[0] == said
    await lobby.change_chair(house, anna, table, 1, ChairChange(muted=True))
    await refused(actions.react(house, ben, table, "wow"), "muted")


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
        session = await house.session(table.id)
        while session.table.playing:
            assert session.live
            seat, move = first_move(session)
            # Lay whatever brings silence, if anything does.
            for candidate in session.live.match.moves(seat):
                after = session.live.fork()
                after.match.play(seat, candidate)
                if not after.match.game.may_talk(after.match.state):
                    move = candidate
            await actions.play(house, (anna, ben)[seat], table.id, move)
            live = session.live
            if session.table.status == "playing" and not live.match.game.may_talk(live.match.state):
                await refused(actions.talk(house, anna, table.id, "psst"), "silence")
                await refused(actions.react(house, anna, table.id, "hurry"), "silence")
                psst = ChairChange(name="Psst")
                await refused(lobby.change_chair(house, anna, table.id, 0, psst), "silence")
                with pytest.raises(IllegalMove) as caught:
                    await actions.play(house, ben, table.id, "signal up1 leave")
                assert caught.value.refusal.rule == "TX-28"
                assert not live.match.signals(0)
                return
    raise AssertionError("silence never fell")


async def test_the_host_may_turn_the_talk_off_and_mute_a_seat(house: House) -> None:
    anna, ben, table = await two_at(house)
    await lobby.change_chair(house, anna, table, 1, ChairChange(muted=True))
    await refused(actions.talk(house, ben, table, "hello"), "muted")
    await lobby.change(house, anna, table, TableChange(chat=False))
    await refused(actions.talk(house, anna, table, "hello"), "chat-off")


async def test_notes_are_private_to_a_seat(house: House) -> None:
    anna, ben, table = await two_at(house, "lost-code")
    session = await house.session(table)
    tab = Listener(anna.id, Hello())
    other = Listener(ben.id, Hello())
    for listener in (tab, other):
        house.presence.connect(session, listener)
        await listener.collect(session)
    await actions.write_notes(house, anna, table, Notes({"eagle 3": "cross"}))
    assert (await actions.read_notes(house, anna, table)).marks == {"eagle 3": "cross"}
    assert (await actions.read_notes(house, ben, table)).marks == {}
    assert b"eagle 3" in (await tab.collect(session))[-1]
    assert await other.collect(session) == []


@pytest.mark.parametrize("allowed", ["none", "sheet", "odds", "coach"])
async def test_no_more_help_than_the_table_allows(house: House, allowed: Any) -> None:
    anna, _, table = await two_at(house, "lost-code", help=allowed)
    levels = ("none", "sheet", "odds", "coach")
    for level in levels:
        asked = player_help.help_for(house, anna, table, level, "en")  # type: ignore[arg-type]
        if levels.index(level) > levels.index(allowed):
            assert (await refused(asked, f"help-{allowed}")).status == 403
        else:
            assert await asked is not None
    why = player_help.ask(house, anna, table, Ask("number", {"symbol": "eagle", "number": 3}), "de")
    if allowed in ("odds", "coach"):
        assert (await why).sentence
    else:
        await refused(why, f"help-{allowed}")


async def test_a_rematch_is_an_offer_that_can_be_taken_back(house: House) -> None:
    anna, ben, table = await two_at(house)
    await refused(lobby.rematch(house, (await people(house, "Carl"))[0], table), "not-found")
    for who in (anna, ben):
        await actions.vote(house, who, table, "concede", agree=True)
    result = (await lobby.rematch(house, anna, table)).matches
    assert (await lobby.rematch(house, anna, table)).again == (0,)
    withdrawn = await lobby.rematch(house, anna, table, agree=False)
    assert (withdrawn.status, withdrawn.again, withdrawn.matches) == ("over", (), result)
    # What one takes back does not count when the other accepts.
    assert (await lobby.rematch(house, ben, table)).status == "over"
    # Whoever goes takes their word with them; the next one at that seat has not given theirs.
    assert (await lobby.stand(house, ben, table)).again == ()


async def test_both_may_have_the_last_word(house: House) -> None:
    anna, ben, table = await two_at(house)
    for who in (anna, ben):
        await actions.vote(house, who, table, "concede", agree=True)
    both = await asyncio.gather(*(lobby.rematch(house, who, table) for who in (anna, ben, ben, anna)))
    now = await lobby.rematch(house, anna, table)
    assert now.status == "playing"
    assert len(now.matches) == 2
    assert {one.status for one in both} <= {"over", "playing"}


async def test_a_series_has_a_score(house: House) -> None:
    anna, ben, table = await two_at(house)
    assert (await lobby.rematch(house, anna, table)).played == 0
    for who in (anna, ben):
        conceded = await actions.vote(house, who, table, "concede", agree=True)
    assert (conceded.played, conceded.wins) == (1, (0, 0))
    for who in (anna, ben):
        await lobby.rematch(house, who, table)
    for who in (anna, ben):
        abandoned = await actions.vote(house, who, table, "abandon", agree=True)
    assert (abandoned.played, abandoned.wins) == (1, (0, 0))
    state = (await house.session(table)).table
    won = table_match.end(replace(state, status="playing"), "played", (1,))
    assert (won.played, won.wins) == (2, (0, 1))


async def test_help_is_given_for_what_one_sees(house: House) -> None:
    anna, _, table = await two_at(house)
    live = (await house.session(table)).live
    assert live
    await player_help.help_for(house, anna, table, None, "en", live.n)
    await refused(player_help.help_for(house, anna, table, None, "en", live.n - 1), "moved-on")


async def test_names_travel_with_a_record(house: House) -> None:
    _, table, match = await finished(house)
    assert any(chair.name for chair in table.chairs)
    carl = (await people(house, "Carl"))[0]
    before = await archive.info(house, carl, match)
    for form in ("text", "json"):
        brought = await archive.import_record(house, carl, (await archive.record(house, match, form)).decode())
        assert brought.names == before.names
        assert brought.n == before.n


async def test_my_tables_tell_since_when_one_is_waited_for(house: House, watch: Watch) -> None:
    anna, ben, table = await two_at(house, options={"start": "host_choice"})
    session = await house.session(table)
    assert session.live is not None
    await actions.play(house, anna, table, "start 1")
    began = watch.now
    watch.now += 60
    # What others say meanwhile does not make the wait shorter.
    signal = session.live.match.signals(0)[0]
    await actions.play(house, anna, table, str(signal))
    watch.now += 60
    (line,) = await lobby.my_tables(house, ben)
    assert (line.your_turn, line.since) == (True, began)
    # Neither does reading all of it again, as another process does.
    house.cache.drop(session)
    (line,) = await lobby.my_tables(house, ben)
    assert (line.your_turn, line.since) == (True, began)


async def test_a_table_has_only_so_many_matches(house: House) -> None:
    house.policy = replace(house.policy, max_rematches=2)
    (anna,) = await people(house, "Anna")
    table = (await lobby.create(house, anna, NewTable("the-game", chairs=(ME,), start=True))).id
    await actions.vote(house, anna, table, "abandon", agree=True)
    await lobby.rematch(house, anna, table)
    await actions.vote(house, anna, table, "abandon", agree=True)
    await refused(lobby.rematch(house, anna, table), "too-many-matches")
