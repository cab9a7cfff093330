"""Bots at tables: a turn of theirs is never lost, and who sits down anew for every move stays the same player."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy.exc import OperationalError

import ludoteca
from ludoteca.mind.bot import Bot, bot
from ludoteca.table import bot_decisions, bots, lobby
from ludoteca.table.bot_runner import NoBots
from ludoteca.table.bots import BotThinker, LocalBotRunner
from ludoteca.table.contract import NewTable
from ludoteca.table.house import House
from ludoteca.table.housekeeping import wake_stalled
from ludoteca.table.session import TableSession
from tests.table.helpers import ME, people
from tests.table.helpers import bot as bot_chair


@pytest.mark.parametrize(("level", "steady"), [("novice", True), ("master", True), ("random", False)])
def test_a_bot_keeps_its_seed_unless_it_plays_at_random(
    level: str, steady: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a forgetful player has forgotten stays forgotten."""
    seeds: dict[int, list[int]] = {0: [], 1: []}
    making: list[int] = []

    def remembered(game: str, name: str, seed: int) -> Bot:
        making.append(seed)
        return bot(game, "novice", seed)

    monkeypatch.setattr(bot_decisions, "bot", remembered)
    match = ludoteca.new("lost-code", players=2, seed="steady")
    for _ in range(12):
        making.clear()
        decision = bot_decisions.decide(match, {0: level, 1: level}, None)
        for seat, seed in enumerate(making):
            seeds[seat].append(seed)
        assert decision.move is not None
        match.play(*decision.move)
    assert [len({*seeds[seat]}) for seat in (0, 1)] == ([1, 1] if steady else [12, 12])
    assert not {*seeds[0]} & {*seeds[1]}


def test_a_seed_tells_nothing_to_whoever_does_not_know_the_match() -> None:
    one, two = (ludoteca.new("lost-code", players=2, seed=seed) for seed in ("a", "b"))
    assert (
        len(
            {
                bot_decisions.bot_seed(one, 0, "novice"),
                bot_decisions.bot_seed(two, 0, "novice"),
                bot_decisions.bot_seed(two, 1, "novice"),
            }
        )
        == 3
    )


# --- no turn is lost --------------------------------------------------------------------------------------------------


async def some_table(house: House) -> TableSession:
    (anna,) = await people(house, "Anna")
    return await house.session((await lobby.create(house, anna, NewTable("the-game", chairs=(ME, bot_chair())))).id)


async def test_a_wake_up_between_the_end_of_a_task_and_its_callbacks_is_not_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order of events: the bots' task finds nothing to do and ends; something happens at the table and wakes them;
    only then the event loop tells those who waited for the end of the task."""
    runner = LocalBotRunner(house)
    session = await some_table(house)
    steps = 0

    async def step(self: BotThinker, session: TableSession) -> bool:
        nonlocal steps
        steps += 1
        if steps == 1:
            # Runs after this coroutine has returned, and before anything that its end itself puts on the loop.
            asyncio.get_running_loop().call_soon(runner.wake, session)
        return False

    monkeypatch.setattr(BotThinker, "step", step)
    runner.wake(session)
    for _ in range(10):
        await asyncio.sleep(0)
    assert steps == 2
    await runner.stop()


@pytest.mark.parametrize("turns", range(6))
async def test_whenever_a_wake_up_comes_the_bots_look_again(
    house: House, monkeypatch: pytest.MonkeyPatch, turns: int
) -> None:
    """After any number of turns of the event loop: before, while and after the bots' task comes to its end."""
    runner = LocalBotRunner(house)
    session = await some_table(house)
    news, seen = 0, -1

    async def step(self: BotThinker, session: TableSession) -> bool:
        nonlocal seen
        seen = news
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return False

    monkeypatch.setattr(BotThinker, "step", step)
    runner.wake(session)
    for _ in range(turns):
        await asyncio.sleep(0)
    news += 1
    runner.wake(session)
    for _ in range(10):
        await asyncio.sleep(0)
    assert seen == news
    assert await runner.idle([session]) == [session]
    await runner.stop()


async def test_a_passing_fault_of_the_storage_does_not_stop_the_bots(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "RETRY_AFTER", 0.0)
    runner = LocalBotRunner(house)
    session = await some_table(house)
    done = asyncio.Event()
    steps = 0

    async def step(self: BotThinker, session: TableSession) -> bool:
        nonlocal steps
        steps += 1
        if steps <= 3:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        done.set()
        return False

    monkeypatch.setattr(BotThinker, "step", step)
    with caplog.at_level(logging.WARNING, "ludoteca"):
        runner.wake(session)
        await done.wait()
    assert [record.__dict__["table"] for record in caplog.records] == [session.table.id] * 3
    await runner.stop()


async def test_the_watchdog_finds_a_bot_whose_turn_nobody_looks_after(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    (anna,) = await people(house, "Anna")
    runner = house.bots
    house.bots = NoBots()
    wish = NewTable("think-str8", chairs=(bot_chair(), bot_chair()), start=True)
    session = await house.session((await lobby.create(house, anna, wish)).id)
    assert session.live is not None
    assert await wake_stalled(house) == 0  # nobody is meant to play here
    house.bots = runner
    with caplog.at_level(logging.ERROR, "ludoteca"):
        assert await wake_stalled(house) == 1
    (line,) = caplog.records
    told = (line.__dict__["table"], line.__dict__["match"], line.__dict__["seat"])
    assert told == (session.table.id, session.live.id, session.live.match.turn[0])
    while session.table.playing:
        assert await wake_stalled(house) == 0
        await asyncio.sleep(0.001)
    assert house.stalls == 1
