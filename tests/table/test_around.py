"""Around a match: ending early, again, what if; talk, notes and help."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.engine.moves import CHANCE
from ludoteca.table import archive, helping, lobby, playing
from ludoteca.table.contract import (
    Branch,
    ChairChange,
    NewTable,
    Notes,
    TableChange,
)
from ludoteca.table.house import House
from ludoteca.table.listening import Listener
from ludoteca.table.live import Live
from ludoteca.table.messages import Hello
from ludoteca.table.trouble import AgainstTheRules
from tests.table.around import ME, OPEN, finished, first_move, people, refused, two_at

pytestmark = pytest.mark.slow

# --- ending early, again, and what if ---------------------------------------------------------------------------------


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


# --- talk, notes and help ---------------------------------------------------------------------------------------------


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
                psst = ChairChange(name="Psst")
                await refused(lobby.change_chair(house, anna, table.id, 0, psst), "silence")
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
