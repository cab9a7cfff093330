"""Matches and records that are too long: refused, cut short, or looked at without holding anybody up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca.mind import assist
from ludoteca.table import actions, archive, lobby, player_help, replays, updates
from ludoteca.table import session as sessions
from ludoteca.table.archive_contract import Branch
from ludoteca.table.bot_runner import NoBots
from ludoteca.table.bots import BotThinker
from ludoteca.table.contract import NewTable
from ludoteca.table.house import House
from ludoteca.table.housekeeping import wake_all_bots
from ludoteca.table.live_match import build_live_match
from ludoteca.table.policy import HousePolicy
from ludoteca.table.replays import Replays
from tests.table.helpers import ME, Onlooker, bot, finished, people, refused, two_at


def long_record(entries: int) -> str:
    """A valid record made long by laying a card and taking it back."""
    match = ludoteca.new("the-game", players=1, seed=1, options={"undo_within_turn": True})
    lay = next(move for move in match.moves(0) if type(move).__name__ == "Lay")
    while len(match.entries) < entries:
        match.play(0, lay)
        match.play(0, "take-back")
    return ludoteca.print_record(match.record())


@pytest.fixture
def short(house: House) -> House:
    """A house where matches are short: 600 entries, and the last 440 of them only to come to an end."""
    house.policy = replace(house.policy, max_entries=600, entries_to_end=440, max_records=2)
    return house


async def test_a_record_that_is_too_long_is_refused_before_it_is_played(short: House) -> None:
    (anna,) = await people(short, "Anna")
    error = await refused(archive.import_record(short, anna, long_record(602)), "record-long")
    assert error.status == 422
    assert (await archive.import_record(short, anna, long_record(150))).n >= 150


async def test_a_record_of_too_many_bytes_is_not_even_read(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (anna,) = await people(house, "Anna")
    monkeypatch.setattr(archive, "read_record", lambda text: pytest.fail("it was read"))
    error = await refused(archive.import_record(house, anna, "x" * 1_000_001), "record-long")
    assert error.status == 422


async def test_one_person_keeps_only_so_many_records(short: House) -> None:
    (anna, ben) = await people(short, "Anna", "Ben")
    for _ in range(2):
        await archive.import_record(short, anna, long_record(20))
    await refused(archive.import_record(short, anna, long_record(20)), "too-many-records")
    await archive.import_record(short, ben, long_record(20))
    short.policy = replace(short.policy, max_record_bytes=100, max_records=100)
    await refused(archive.import_record(short, ben, long_record(20)), "too-many-records")


async def test_a_match_that_goes_on_and_on_takes_only_moves_that_end_it(short: House) -> None:
    (anna,) = await people(short, "Anna")
    wish = NewTable("the-game", chairs=(ME,), options={"undo_within_turn": True}, start=True)
    table = (await lobby.create(short, anna, wish)).id
    session = await short.session(table)
    assert session.live
    lay = next(move for move in session.live.match.moves(0) if type(move).__name__ == "Lay")
    await actions.play(short, anna, table, lay)
    while session.live.n < short.policy.last_free_entry:
        await actions.play(short, anna, table, "take-back")
        await actions.play(short, anna, table, lay)
    await refused(actions.play(short, anna, table, "take-back"), "match-long")
    # It can still be played to its end.
    while session.table.playing:
        moves = session.live.match.moves(0)
        await actions.play(short, anna, table, next(move for move in moves if str(move) != "take-back"))
    assert session.live.match.outcome is not None


async def test_a_match_that_goes_on_and_on_takes_no_signals(house: House) -> None:
    anna, _, table = await two_at(house)
    session = await house.session(table)
    assert session.live
    signal = session.live.match.signals(0)[0]
    house.policy = replace(house.policy, max_entries=session.live.n + 401, entries_to_end=400)
    await actions.play(house, anna, table, signal)
    await refused(actions.play(house, anna, table, session.live.match.signals(0)[0]), "match-long")
    await actions.play(house, anna, table, session.live.match.moves(0)[0])


async def test_bots_play_a_long_match_to_its_end_without_signals(house: House) -> None:
    """Once a match takes no more signals, bots that would like to give one have to move instead of thinking of it for
    ever."""
    house.policy = replace(house.policy, max_entries=400, entries_to_end=340)
    house.bots = NoBots()
    (anna,) = await people(house, "Anna")
    wish = NewTable("the-game", chairs=(ME, bot("expert"), bot("expert")), start=True)
    session = await house.session((await lobby.create(house, anna, wish)).id)
    assert session.live
    bots = BotThinker(house)
    signals = 0
    for _ in range(400):
        if not session.table.playing:
            break
        before = session.live.n
        if 0 in session.live.match.turn:
            await actions.play(house, anna, session.table.id, session.live.match.moves(0)[0])
        else:
            assert await bots.step(session)
        assert session.live.n > before, "the bots thought, and nothing came of it"
        signals += sum(type(move).__name__ == "Signal" for _, move in session.live.match.entries[before:])
    bots.stop()
    assert not session.table.playing
    assert signals > 0


async def test_no_branch_begins_where_a_match_is_nearly_too_long(short: House) -> None:
    (anna,) = await people(short, "Anna")
    match = (await archive.import_record(short, anna, long_record(190))).id
    await refused(archive.branch(short, anna, match, Branch(n=170)), "match-long")


async def test_one_person_has_only_so_many_branches(house: House) -> None:
    (anna,) = await people(house, "Anna")
    match = (await archive.import_record(house, anna, long_record(20))).id
    for _ in range(house.policy.max_tables):
        await archive.branch(house, anna, match, Branch(10, 0, None))
    await refused(archive.branch(house, anna, match, Branch(10, 0, None)), "too-many-tables")


_HELD = 60.0
"""Seconds that something may take which needs a moment only."""


class Gate:
    """Holds up a piece of work until the event loop has done something else; on the event loop itself it would wait for
    ever, so there it fails."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self._work = work
        self._open = threading.Event()
        self.entered = threading.Event()
        self.done = 0

    def __call__(self, *args: Any, **more: Any) -> Any:
        self.entered.set()
        if threading.current_thread() is threading.main_thread():
            pytest.fail("long work is done on the event loop, where everybody waits for it")
        self._open.wait()
        self.done += 1
        return self._work(*args, **more)

    async def while_held(self, else_: Coroutine[Any, Any, object]) -> None:
        """Do something else while the work is held up, and let it go on."""
        try:
            while not self.entered.is_set():
                await asyncio.sleep(0)
            # What waits for the work itself would wait for ever.
            async with asyncio.timeout(_HELD):
                await else_
        finally:
            self._open.set()


@pytest.mark.slow
async def test_long_tables_hold_up_nobody_after_a_restart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve of them stalled a server that started: each was played again on the event loop."""
    house.policy = replace(house.policy, max_tables=20)
    house.bots = NoBots()
    (anna,) = await people(house, "Anna")
    match = (await archive.import_record(house, anna, long_record(340))).id
    for _ in range(12):
        await archive.branch(house, anna, match, Branch(330, 0, None))
    restarted = House(house.store, policy=house.policy)
    gate = Gate(build_live_match)
    monkeypatch.setattr(sessions, "build_live_match", gate)
    waking = asyncio.create_task(wake_all_bots(restarted))

    async def a_new_table() -> None:
        wish = NewTable("the-game", chairs=(ME,), start=True)
        table = (await lobby.create(restarted, anna, wish)).id
        live = (await restarted.session(table)).live
        assert live
        await actions.play(restarted, anna, table, live.match.moves(0)[0])

    await gate.while_held(a_new_table())
    await waking
    assert gate.done == 12


async def test_a_replay_holds_up_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, match = await finished(house)
    gate = Gate(replays.replayed)
    monkeypatch.setattr(replays, "replayed", gate)
    asked = asyncio.create_task(archive.frames(house, match, "watch", 0, 3))
    await gate.while_held(people(house, "Ben"))
    assert len((await asked).frames) == 3


async def test_only_so_many_wait_for_a_replay(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, match = await finished(house)
    monkeypatch.setattr(replays, "_MAX_WAITING", 2)
    gate = Gate(lambda: None)
    asked = [asyncio.create_task(house.replays.run(gate)) for _ in range(2)]
    await gate.while_held(refused(archive.frames(house, match, "watch", 0, 3), "busy"))
    await asyncio.gather(*asked)
    await archive.frames(house, match, "watch", 0, 3)


async def test_many_who_ask_the_same_share_one_replay(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, match = await finished(house)
    reads = 0
    entries = house.store.entries

    async def counted(name: str, since: int = 0) -> object:
        nonlocal reads
        reads += 1
        return await entries(name, since)

    monkeypatch.setattr(house.store, "entries", counted)
    found = await asyncio.gather(*(archive.frames(house, match, "watch", n % 7, 3) for n in range(20)))
    assert reads == 1
    assert len({frames.total for frames in found}) == 1


async def test_frames_are_the_same_from_wherever_one_begins(house: House) -> None:
    _, _, match = await finished(house)
    whole = (await archive.frames(house, match, "all", 0, 100)).frames
    house.replays = Replays()
    for first in (90, 64, 63, 65, 3, 0):
        part = (await archive.frames(house, match, "all", first, 5)).frames
        assert part == whole[first : first + 5]


async def test_replays_stay_within_their_budget(house: House) -> None:
    house.policy = HousePolicy(max_records=1_000)
    house.replays = Replays(budget=200_000)
    (anna,) = await people(house, "Anna")
    for _ in range(6):
        match = (await archive.import_record(house, anna, long_record(150))).id
        await archive.frames(house, match, "watch", 0, 1)
        assert 0 < house.replays.bytes <= 200_000


async def test_asking_for_ever_other_beginnings_fills_no_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "_MAX_SHARED", 20_000)
    anna, _, _ = await finished(house)
    (table,) = [line.id for line in await lobby.my_tables(house, anna)]
    session = await house.session(table)
    assert session.live
    for watchers, kept in ((0, False), (1, False), (2, True)):
        session.listeners.update(Onlooker() for _ in range(watchers - len(session.listeners)))
        for since in range(session.live.n):
            session.updates.encoded(session.live, None, since)
        # Only what somebody else will ask for as well is kept, and of that only so much.
        assert (sum(map(len, session.updates._shared.values())) > 0) is kept
    assert len(session.updates._shared) < session.live.n
    assert sum(map(len, session.updates._shared.values())) <= 20_000


async def test_what_nobody_looks_at_is_forgotten(house: House, tmp_path: Path) -> None:
    (anna,) = await people(house, "Anna")
    old, new = [(await archive.import_record(house, anna, long_record(20))).id for _ in range(2)]
    now, day = house.now(), 86_400.0
    await house.store.looked_at(new, now + 100 * day)
    old_age = 1000 * day
    await house.store.purge(
        lobbies=old_age, matches=old_age, people=old_age, alerts=old_age, records=180 * day, now=now + 181 * day
    )
    assert await house.store.match(old) is None
    assert await house.store.match(new) is not None


async def test_few_long_tables_weigh_as_much_as_many_short_ones(house: House) -> None:
    """Tables were counted and not weighed: two thousand long ones would have been three gigabytes."""
    (anna,) = await people(house, "Anna")
    house.cache.most_entries = 700
    match = (await archive.import_record(house, anna, long_record(320))).id
    tables = [(await archive.branch(house, anna, match, Branch(300, 0, None))).id for _ in range(4)]
    for table in tables:
        await house.session(table)
    kept = [session.table.id for session in house.cache.sessions]
    assert kept[-2:] == tables[-2:]
    assert not {*tables[:2]} & {*kept}
    # They are found again all the same.
    assert (await house.session(tables[0])).live is not None
    # The one that is asked for stays even where it is too long by itself.
    house.cache.most_entries = 10
    await house.session(tables[1])
    assert [session.table.id for session in house.cache.sessions if session.live] == [tables[1]]


async def test_only_so_many_wait_for_help(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (anna,) = await people(house, "Anna")
    table = (await lobby.create(house, anna, NewTable("the-game", chairs=(ME, bot("random")), start=True))).id
    monkeypatch.setattr(player_help, "_MAX_WAITING", 2)
    go_on = threading.Event()
    monkeypatch.setattr(assist, "help_for", lambda *_: go_on.wait(60))
    asked = [asyncio.create_task(player_help.help_for(house, anna, table, "sheet", "en")) for _ in range(2)]
    try:
        while player_help._waiting < 2:
            await asyncio.sleep(0)
        error = await refused(player_help.help_for(house, anna, table, "sheet", "en"), "busy")
        assert error.retry_after
    finally:
        go_on.set()
        await asyncio.gather(*asked)
    await player_help.help_for(house, anna, table, "sheet", "en")
