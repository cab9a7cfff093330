"""Bots at the tables: they see what their seats see, think in threads, and play at a human pace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b

import msgspec

from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, Seat
from ludoteca.mind.bot import Bot, Clock, RandomBot, bot
from ludoteca.mind.drive import BotFailed, bot_move, bot_signals
from ludoteca.table.house import House, bots_may_act
from ludoteca.table.live import Live
from ludoteca.table.playing import play_for, speak_for
from ludoteca.table.trouble import Refused

log = logging.getLogger(__name__)

THINKERS = 2
"""Threads for thinking. The compiled kernels let each other run."""
COURTESY = 20
"""So many times its pace a bot waits before it takes from people what any of them could have taken."""


class Deeds(msgspec.Struct, frozen=True):
    """What bots do next: what they want to say, else one move, else nothing."""

    words: tuple[tuple[Seat, Move], ...] = ()
    move: tuple[Seat, Move] | None = None


def decide(match: Match, levels: Mapping[Seat, str], think: float | None) -> Deeds:
    sitting: dict[Seat, Bot] = {
        seat: bot(match.game.name, level, _luck(match, seat, level)) for seat, level in levels.items()
    }
    words = {type(word) for seat in sitting for word in match.signals(seat)}
    # Once after every move: bots that answered each other's signals would never come to an end.
    if words and match.entries and type(match.entries[-1][1]) not in words:
        try:
            said = tuple(bot_signals(match, sitting))
        except Exception:
            log.exception("a bot of %s failed to speak", match.game.name)
            said = ()
        if said:
            return Deeds(words=said)
    try:
        return Deeds(move=bot_move(match, sitting, None if think is None else Clock(think)))
    except BotFailed:
        log.exception("a bot of %s failed; any legal move has to do", match.game.name)
        return Deeds(move=bot_move(match, {seat: RandomBot(_luck(match, seat, "random")) for seat in sitting}))


def takes_from_people(match: Match, levels: Mapping[Seat, str], deed: tuple[Seat, Move]) -> bool:
    """Whether a move of a bot, played here, ends the turn of people who could have acted instead: who starts is such a
    choice. The team makes it (TG-5), and a quick bot must not make it for them."""
    people = {seat for seat in match.turn if seat not in levels}
    if people:
        match.play(*deed)
    return not people <= {*match.turn}


def _luck(match: Match, seat: Seat, level: str) -> int:
    """A bot's own luck: repeatable, and known to nobody who does not know the seed.

    It is the same all match long, though the bot sits down anew for every move: what a forgetful player has forgotten
    stays forgotten. Only whoever plays at random needs new luck each time."""
    text = f"{match.seed} {seat} {len(match.entries)}" if level == "random" else f"{match.seed} {seat}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6, person=b"ludoteca-bot").digest(), "big")


class Thinking:
    """Lets bots think without holding up anybody else."""

    def __init__(self, house: House, threads: int = THINKERS) -> None:
        self._house = house
        self._pool = ThreadPoolExecutor(threads, "bot")

    async def step(self, live: Live) -> bool:
        """Let the bots at a table do one thing; False when there is nothing for them to do now."""
        running, table = live.running, live.table
        if running is None or not bots_may_act(table, running):
            return False
        manners = self._house.manners
        loop = asyncio.get_running_loop()
        began = loop.time()
        # They think about a match that stands still, whatever happens at the table meanwhile.
        match, n = running.fork().match, running.n
        deeds = await loop.run_in_executor(self._pool, decide, match, table.bot_seats, manners.think)
        if deeds.words:
            await speak_for(self._house, live, running.id, deeds.words)
            return True
        if deeds.move is None:
            return False
        await asyncio.sleep(max(0.0, manners.pace - (loop.time() - began)))
        if takes_from_people(match, table.bot_seats, deeds.move) and await self._acted(live, running.id, n):
            return True
        seat, move = deeds.move
        if live.running is not None and live.running.id == running.id and seat in live.table.bot_seats:
            try:
                await play_for(self._house, live, seat, move)
            except Refused as refused:
                # Somebody acted while it was thinking: it looks again.
                log.debug("a bot's %s came too late: %s", move, refused.code)
        return True

    async def _acted(self, live: Live, match: str, n: int) -> bool:
        """Give people time to act first; whether somebody did."""
        for _ in range(COURTESY):
            await asyncio.sleep(self._house.manners.pace)
            if live.running is None or (live.running.id, live.running.n) != (match, n):
                return True
        return False

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class SittersHere:
    """Bots that play in this process: one task a table, for as long as there is something to do."""

    def __init__(self, house: House, threads: int = THINKERS) -> None:
        self._thinking = Thinking(house, threads)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def wake(self, live: Live) -> None:
        name = live.table.id
        if name in self._tasks:
            self._again.add(name)
            return
        task = self._tasks[name] = asyncio.create_task(self._sit(live))
        task.add_done_callback(lambda _: self._tasks.pop(name, None))

    async def _sit(self, live: Live) -> None:
        name = live.table.id
        try:
            while True:
                self._again.discard(name)
                if not await self._thinking.step(live) and name not in self._again:
                    return
        except Refused:
            log.info("the table of a bot is gone")
        except Exception:
            log.exception("the bots of a table have stopped")

    async def stop(self) -> None:
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinking.stop()
