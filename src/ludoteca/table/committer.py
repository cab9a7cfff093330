"""Changing a table: one change after the other, stored first, told afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from ludoteca.engine.moves import Seat
from ludoteca.learn import deals
from ludoteca.table.bot_runner import bots_may_act
from ludoteca.table.contract import Ending, Message
from ludoteca.table.errors import not_found, try_later
from ludoteca.table.live_match import LiveMatch
from ludoteca.table.outbox import Outbox
from ludoteca.table.plays import plays_of
from ludoteca.table.replays import off_loop
from ludoteca.table.session import TableSession
from ludoteca.table.store import AttemptRow, Change, Conflict, MatchRow, Store
from ludoteca.table.table_state import TableEdit, TableState, returned

T = TypeVar("T")

_MAX_TRIES = 20
_TOUCH_AFTER = 60.0
"""Seconds after which it is stored again that a table is alive; the times of its moves are stored anyway."""


class Committer:
    def __init__(self, store: Store, outbox: Outbox, now: Callable[[], float]) -> None:
        self._store = store
        self._outbox = outbox
        self._now = now
        self._tasks: set[asyncio.Task[Any]] = set()

    def to_the_end(self, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        """Let something finish even when whoever asked for it has left."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return asyncio.shield(task)

    async def drain(self) -> None:
        """Finish what was begun; nothing that was accepted is left half done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def exclusively(self, session: TableSession, attempt: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something with a table while nobody else here does; again where another process was faster. What came of
        it is told once the table is free again."""
        try:
            async with session.lock:
                for _ in range(_MAX_TRIES):
                    if session.deleted:
                        raise not_found()
                    try:
                        return await attempt()
                    except Conflict:
                        await session.refresh()
            raise try_later("busy", 503, 5)
        finally:
            self._outbox.flush(session)

    async def refresh(self, session: TableSession) -> None:
        """Read what another process has stored."""
        try:
            async with session.lock:
                await session.refresh()
                session.count_present(self._now())
        finally:
            self._outbox.flush(session)

    async def edit(self, session: TableSession, edit: TableEdit) -> TableState:
        """Change a table, which may end its match. `edit` is asked again if somebody else was faster."""

        async def attempt() -> TableState:
            new = edit(session.table)
            if new != session.table:
                ended = new.ending if session.table.playing and not new.playing else None
                await self.commit(session, table=new, ended=ended)
            return session.table

        return await self.to_the_end(self.exclusively(session, attempt))

    async def commit(
        self,
        session: TableSession,
        *,
        table: TableState | None = None,
        live: LiveMatch | None = None,
        new_match: MatchRow | None = None,
        ended: Ending | None = None,
        attempt: AttemptRow | None = None,
        message: Message | None = None,
        speaker: str | None = None,
        notes: tuple[Seat, str, dict[str, str]] | None = None,
    ) -> None:
        """Store a change. The table's lock is held by whoever calls (`exclusively`)."""
        now = self._now()
        if table is not None:
            table = replace(table, rev=session.table.rev + 1)
            live = _with_returns(session, table, live)
        state, current = table or session.table, live or session.live
        may_act = current is not None and (live or table) and bots_may_act(state, current)
        change = Change(
            id=state.id,
            now=now,
            table=table,
            new_match=new_match,
            match=None if current is None else current.id,
            entries=() if live is None else await off_loop(live.rows, len(live.match.entries)),
            ended=ended,
            attempt=attempt,
            score=_score(state, current) if ended is not None else msgspec.UNSET,
            plays=() if ended is None or current is None else plays_of(state, current, ended, now),
            message=message,
            speaker=speaker,
            notes=notes,
            due=next_deadline(state, current),
            touch=table is not None or now - session.last_touch >= _TOUCH_AFTER,
            bots=current.n if current is not None and may_act else None,
        )
        await self._store.commit(change)
        self._apply(session, change, live)

    def _apply(self, session: TableSession, change: Change, live: LiveMatch | None) -> None:
        """What is stored has happened here too. Nobody is told before the lock is free."""
        current = live or session.live
        if session.live is not None and live is not None and live.first:
            session.live.adopt(live)
            current = session.live
        message = change.message
        count = session.message_count if message is None else message.k + 1
        session.replace_state(change.table or session.table, current, count)
        if change.touch:
            session.last_touch = change.now
        if change.table is not None:
            session.count_present(change.now)
        if message is not None:
            session.add_message(message)
        if change.notes is not None:
            seat = change.notes[0]
            session.notes[seat] = session.notes.get(seat, 0) + 1
        session.unpublished.append(change)

    async def delete(self, session: TableSession) -> None:
        """Delete a table. Its lock is held by whoever calls."""
        change = Change(id=session.table.id, now=self._now(), deleted=session.table.rev)
        await self._store.commit(change)
        session.deleted = True
        session.unpublished.append(change)


def _with_returns(session: TableSession, table: TableState, live: LiveMatch | None) -> LiveMatch | None:
    """The match once somebody has come back, who has more time on the clock from now on."""
    if not table.playing or not returned(table, session.table):
        return live
    live = live or (None if session.live is None else session.live.draft())
    if live is not None and live.clocks is not None:
        live.clocks.apply_returns([seat.back for seat in table.seats])
    return live


def _score(table: TableState, live: LiveMatch | None) -> int | msgspec.UnsetType | None:
    """What has come of a deal that others play too; None for one that was given up."""
    if table.deal is None or live is None:
        return msgspec.UNSET
    outcome = live.match.outcome
    return None if outcome is None else deals.score(outcome, table.deal.seat)


def next_deadline(table: TableState, live: LiveMatch | None) -> float | msgspec.UnsetType | None:
    """When the next person's time runs out."""
    if table.clock is None:
        return msgspec.UNSET
    if live is None or live.clocks is None or not table.playing:
        return None
    played = table.bot_seats
    ends = [live.clocks.deadline(seat) for seat in range(len(table.seats)) if seat not in played]
    return min((end for end in ends if end is not None), default=None)
