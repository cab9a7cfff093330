"""Bots at the tables: they see what their seats see, think in threads, and play at a human pace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from ludoteca.engine.game import IllegalMove
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Seat
from ludoteca.table.actions import play_for, signal_for
from ludoteca.table.bot_decisions import BotDecision, decide, takes_from_people
from ludoteca.table.bot_runner import bots_may_act
from ludoteca.table.errors import ApiError, code_of
from ludoteca.table.house import House
from ludoteca.table.session import TableSession
from ludoteca.table.tasks import end

log = logging.getLogger(__name__)

RETRY_AFTER = 0.5
RETRY_AT_MOST = 30.0
"""Seconds between two tries of bots that cannot act, as when the disk is full: doubled after every failure."""
THINKERS = 2
"""Threads for thinking. The compiled kernels let each other run."""
LOOK_AGAIN = 1.0
"""Seconds after which bots look whether they may play again, while nothing may be changed."""
COURTESY = 20
"""So many times its pace a bot waits before it takes from people what any of them could have taken."""


class BotThinker:
    """Lets bots think in threads, without holding up anybody else, and plays what they decide."""

    def __init__(self, house: House, threads: int = THINKERS) -> None:
        self._house = house
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._threads = threads
        self._asked = 0

    async def step(self, session: TableSession) -> bool:
        """Let the bots at a table do one thing; False when there is nothing for them to do now."""
        while self._house.standing.read_only:
            await asyncio.sleep(LOOK_AGAIN)
        live, table = session.live, session.table
        if live is None or not bots_may_act(table, live):
            return False
        policy = self._house.policy
        loop = asyncio.get_running_loop()
        began = loop.time()
        # They think about a match that stands still, whatever happens at the table meanwhile.
        match, n = live.fork().match, live.n
        # At a deal that others play too a bot plays the same for the same situation: no clock cuts it short.
        seconds = policy.think if table.deal is None else None
        where = {"table": table.id, "match": live.id}
        decision = await self._decide(match, table.bot_seats, seconds, n < policy.last_free_entry, where)
        if decision.signals:
            await signal_for(self._house, session, live.id, decision.signals)
            return True
        if decision.move is None:
            return False
        await asyncio.sleep(max(0.0, policy.pace - (loop.time() - began)))
        if takes_from_people(match, table.bot_seats, decision.move) and await self._somebody_acted(session, live.id, n):
            return True
        seat, move = decision.move
        if session.live is not None and session.live.id == live.id and seat in session.table.bot_seats:
            try:
                await play_for(self._house, session, seat, move)
            except (ApiError, IllegalMove) as error:
                # Somebody acted while it was thinking: it looks again.
                log.debug("A bot's move came too late: %s", code_of(error), extra={**where, "seat": seat})
        return True

    async def _decide(
        self, match: Match, levels: Mapping[Seat, str], seconds: float | None, may_signal: bool, where: dict[str, str]
    ) -> BotDecision:
        """What the bots want, once a thread has time for them."""

        def think() -> tuple[BotDecision, float]:
            began = perf_counter()
            decision = decide(match, levels, seconds, may_signal=may_signal, where=where)
            return decision, perf_counter() - began

        self._asked += 1
        try:
            decision, took = await asyncio.get_running_loop().run_in_executor(self._pool, think)
        finally:
            self._asked -= 1
        self._house.observe("think", took)
        return decision

    def waiting(self) -> int:
        """Turns that no thread has time for yet."""
        return max(0, self._asked - self._threads)

    async def _somebody_acted(self, session: TableSession, match: str, n: int) -> bool:
        """Give people time to act first; whether somebody did."""
        for _ in range(COURTESY):
            await asyncio.sleep(self._house.policy.pace)
            if session.live is None or (session.live.id, session.live.n) != (match, n):
                return True
        return False

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class _Loop:
    """The bots of one table at work. `again` says that something happened since they last looked."""

    def __init__(self) -> None:
        self.again = False
        self.task: asyncio.Task[None] | None = None


class LocalBotRunner:
    """Bots that play in this process: one loop a table, for as long as there is something to do.

    No wake-up can be lost. A loop is registered from the moment it is made, and it ends in one synchronous step that
    checks `again` and takes it off the register: whoever wakes the table comes before that step and is seen by it, or
    after it and makes a new loop."""

    def __init__(self, house: House, threads: int = THINKERS) -> None:
        self._thinking = BotThinker(house, threads)
        self._loops: dict[str, _Loop] = {}

    def wake(self, session: TableSession) -> None:
        name = session.table.id
        found = self._loops.get(name)
        if found is not None:
            found.again = True
            return
        loop = self._loops[name] = _Loop()
        loop.task = asyncio.create_task(self._run(session, loop))

    async def _run(self, session: TableSession, loop: _Loop) -> None:
        failures = 0
        while True:
            loop.again = False
            try:
                more = await self._thinking.step(session)
                failures = 0
            except ApiError:
                more = not session.deleted
            except Exception:
                # Storage that is full or away comes back. Nothing is lost meanwhile: the match stands where it stood.
                wait = min(RETRY_AT_MOST, RETRY_AFTER * 2**failures)
                failures += 1
                log.warning(
                    "The bots of a table could not act; trying again in %.1f s.",
                    wait,
                    exc_info=True,
                    extra={"table": session.table.id, "match": session.table.match},
                )
                await asyncio.sleep(wait)
                more = True
            if not more and not loop.again:
                del self._loops[session.table.id]
                return

    async def idle(self, waiting: Sequence[TableSession]) -> list[TableSession]:
        return [session for session in waiting if session.table.id not in self._loops]

    async def revive(self, session: TableSession) -> None:
        self.wake(session)

    def problem(self) -> str | None:
        return None

    def waiting(self) -> int:
        return self._thinking.waiting()

    async def stop(self) -> None:
        await end(*[loop.task for loop in self._loops.values() if loop.task is not None])
        self._thinking.stop()
