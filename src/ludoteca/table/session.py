"""A table in memory: a cache that can be thrown away at any moment and built again from what is stored."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Protocol

import msgspec
from msgspec.structs import astuple

from ludoteca.engine.game import View
from ludoteca.engine.moves import Seat
from ludoteca.table.contract import Entry, MatchUpdate, Message, Notes
from ludoteca.table.live_match import LiveMatch, build_live_match
from ludoteca.table.messages import Changes
from ludoteca.table.replays import off_loop
from ludoteca.table.store import Change, StorageError, Store
from ludoteca.table.table_state import TableState, returned

_RECENT = 100
"""Messages kept in memory."""
_MAX_SHARED = 65_536
"""Bytes of encoded updates kept for whoever asks the same."""

_BACK_SOON = 60.0
"""Seconds for which somebody who was here still counts as being there."""

encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """Somebody connected to a table, who is told when there may be something new (listener.py)."""

    person: str | None
    seat: Seat | None

    def wake(self) -> None: ...


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
        self._views: dict[Seat | None, View] = {}
        self._views_at: tuple[str, int] | None = None
        """The match, and after how many entries `_views` were looked at."""
        self._earlier: dict[Seat | None, View] = {}
        self._earlier_at: tuple[str, int] | None = None
        """The same of the views before these: what has changed since is told to who wants only that."""
        self._messages: dict[tuple[Seat | None, int, bool], bytes] = {}
        self._message_bytes = 0

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
            live = await off_loop(partial(build_live_match, state, row, rows), len(rows))
        else:
            rows = await self._store.entries(state.match, live.n)
            if rows:
                live = live.fork()
                await off_loop(partial(live.replay_rows, rows), len(rows))
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
        if self._views:
            self._earlier, self._earlier_at = self._views, self._views_at
            self._views, self._views_at = {}, None
        self._messages = {}
        self._message_bytes = 0

    def wake_listeners(self) -> None:
        for listener in self.listeners:
            listener.wake()

    # --- what one may see ---------------------------------------------------------------------------------------

    def _view(self, live: LiveMatch, seat: Seat | None) -> View:
        """What a seat sees now. Whoever listens will ask too, so that all of them look at once."""
        match = live.match
        found = self._views.get(seat)
        if found is None:
            # A listener's seat may be of an earlier match, at which more people played.
            last = match.players - 1
            others = {listener.seat for listener in self.listeners}
            seats = (seat, *[other for other in others if other != seat and (other is None or other <= last)])
            self._views.update(zip(seats, match.views(seats), strict=True))
            self._views_at = live.id, live.n
            found = self._views[seat]
        return found

    def update_for(self, seat: Seat | None, since: int) -> MatchUpdate | None:
        """The entries from `since` on as the seat saw them, and its view now."""
        live = self.live
        if live is None:
            return None
        clock = None if live.clocks is None else live.clocks.now()
        return MatchUpdate(live.id, live.n, _entries(live, seat, since), self._view(live, seat), clock)

    def _changes_for(self, seat: Seat | None, since: int) -> Changes | None:
        """The same with only what has changed in the view since the entry `since`; None where that is not known."""
        live = self.live
        before = self._earlier.get(seat) if live is not None and self._earlier_at == (live.id, since) else None
        if live is None or before is None:
            return None
        clock = None if live.clocks is None else live.clocks.now()
        now = self._view(live, seat)
        if type(now) is not type(before):
            return None
        return Changes(live.id, live.n, _entries(live, seat, since), _changed(before, now), clock)

    def update_bytes(self, seat: Seat | None, since: int, *, changes: bool = False) -> bytes:
        """The same, encoded; tabs of the same seat and all spectators share it."""
        found = self._messages.get((seat, since, changes))
        if found is None:
            found = encode((changes and self._changes_for(seat, since)) or self.update_for(seat, since))
            # For those who ask the same; who asks for something else each time must not fill the memory.
            shared = sum([listener.seat == seat for listener in self.listeners]) > 1
            if shared and self._message_bytes + len(found) <= _MAX_SHARED:
                self._messages[seat, since, changes] = found
                self._message_bytes += len(found)
        return found

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


def _entries(live: LiveMatch, seat: Seat | None, since: int) -> tuple[Entry, ...]:
    """The entries from `since` on as the seat saw them."""
    times = live.times
    return tuple([Entry(seen.n, seen.seat, seen.move, times[seen.n]) for seen in live.match.past(seat, since)])


def _changed(before: View, now: View) -> dict[str, Any]:
    """The parts of a seat's view that are not as they were in its view before. Both are of the same kind."""
    parts = zip(now.__struct_fields__, astuple(now), astuple(before), strict=True)
    return {name: new for name, new, old in parts if new is not old and new != old}
