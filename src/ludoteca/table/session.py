"""A table in memory: a cache that can be thrown away at any moment and built again from what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import MatchUpdate, Message, Notes
from ludoteca.table.live_match import LiveMatch, build_live_match
from ludoteca.table.replays import off_loop
from ludoteca.table.store import Change, StorageError, Store
from ludoteca.table.table_state import TableState, returned
from ludoteca.table.updates import Subscriber, Updates

T = TypeVar("T")

_RECENT = 100
"""Messages kept in memory."""
_BACK_SOON = 60.0
"""Seconds for which somebody who was here still counts as being there."""


class TableSession:
    """A table, its match, its talk and whoever is listening."""

    def __init__(self, store: Store, table: TableState) -> None:
        self._store = store
        self.table = table
        self.live: LiveMatch | None = None
        self.message_count = 0
        self._recent: list[Message] = []
        self.notes: dict[Seat, int] = {}
        """Per seat: how often its notes have changed while somebody was here."""
        self.lock = asyncio.Lock()
        self.listeners: set[Subscriber] = set()
        self.remote: dict[str, tuple[tuple[Seat, ...], int, float]] = {}
        """Who is connected to other processes: seats, watchers, and until when that holds."""
        self.present: tuple[tuple[Seat, ...], int] = ((), 0)
        """The seats with somebody connected, and how many only watch."""
        self.seen: dict[Seat, float] = {}
        """When whoever sits there last did something here, or was last connected."""
        self.last_touch = 0.0
        """When it was last stored that something happens here."""
        self.deleted = False
        self.unpublished: list[Change] = []
        """What is stored and not yet told to anybody (outbox.py)."""
        self.refreshed = False
        """What another process has stored was read, and not yet told to anybody."""
        self.updates = Updates(self.listeners)

    @classmethod
    async def load(cls, store: Store, table: str) -> TableSession | None:
        state = await store.table(table)
        if state is None:
            return None
        session = cls(store, state)
        await session.refresh()
        return session

    async def refresh(self) -> None:
        """Read what is new: after another process changed something, or when in doubt."""
        state = await self._store.table(self.table.id)
        if state is None:
            self.deleted = self.refreshed = True
            return
        live = self.live
        if state.match is None:
            live = None
        elif live is None or live.id != state.match or state.clock != self.table.clock or returned(state, self.table):
            row = await self._store.match(state.match)
            if row is None:
                raise StorageError(f"The table {state.id} speaks of a match that is not stored.")
            rows = await self._store.entries(state.match)
            live = await _replayed(state.id, partial(build_live_match, state, row, rows), len(rows))
        else:
            rows = await self._store.entries(state.match, live.n)
            if rows:
                live = live.fork()
                await _replayed(state.id, partial(live.replay_rows, rows), len(rows))
        if live is not None and live.match.outcome is not None and state.playing:
            # The last move was stored between the two reads, together with what it made of the table.
            state = await self._store.table(self.table.id) or state
        count = await self._store.message_count(self.table.id)
        if count != self.message_count:
            self._recent = await self._store.messages(self.table.id, 0, _RECENT)
        self.replace_state(state, live, count)
        self.refreshed = True

    def replace_state(self, table: TableState, live: LiveMatch | None, message_count: int) -> None:
        """What is stored has changed to this."""
        self.table, self.live, self.message_count = table, live, message_count
        self.updates.begin_anew()

    def wake_listeners(self) -> None:
        for listener in self.listeners:
            listener.wake()

    # --- what one may see ---------------------------------------------------------------------------------------

    def update_for(self, seat: Seat | None, since: int) -> MatchUpdate | None:
        """The entries from `since` on as the seat saw them, and its view now."""
        return None if self.live is None else self.updates.update(self.live, seat, since)

    async def messages(self, since: int) -> tuple[Message, ...]:
        """What was said from message `since` on; very long talks begin later."""
        if since >= self.message_count:
            return ()
        if self._recent and self._recent[0].k <= since:
            return tuple(message for message in self._recent if message.k >= since)
        return tuple(await self._store.messages(self.table.id, since, 500))

    def add_message(self, message: Message) -> None:
        self._recent = [*self._recent[-_RECENT + 1 :], message]

    def forget_messages(self) -> None:
        """Some of them are not what they were: they are read again when somebody asks."""
        self._recent = []

    async def read_notes(self, seat: Seat) -> Notes:
        """The seat's private marks on its sheet, in the match that is played."""
        person = self.table.seats[seat].person
        if self.live is None or person is None:
            return Notes({})
        return Notes(await self._store.notes(self.live.id, seat, person))

    def is_there(self, seat: Seat, now: float) -> bool:
        """Whether whoever sits there is connected, or was here a moment ago: a phone in a pocket loses its connection,
        and not everybody has one all the time."""
        live = self.live
        backwards = () if live is None else zip(reversed(live.match.entries), reversed(live.times), strict=True)
        moved = next((at for (who, _), at in backwards if who == seat), 0.0)
        return seat in self.present[0] or now - max(self.seen.get(seat, 0.0), moved) < _BACK_SOON

    def count_present(self, now: float) -> None:
        """Count who is connected, here and at other processes: seats, and those who only watch."""
        seats: set[Seat] = set()
        watching = 0
        for listener in self.listeners:
            seat = self.table.seat_of(listener.person)
            if seat is None:
                watching += 1
            else:
                seats.add(seat)
        for there, watchers, until in self.remote.values():
            if until > now:
                seats.update(there)
                watching += watchers
        self.present = (tuple(sorted(seats)), watching)


async def _replayed(table: str, work: Callable[[], T], entries: int) -> T:
    """Play what is stored again. Where that fails, the record is damaged or the game is: no other table suffers."""
    try:
        return await off_loop(work, entries)
    except Exception as error:
        raise StorageError(f"The match of the table {table} cannot be played again: {error!r}") from error
