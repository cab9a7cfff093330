"""Somebody who listens at a table: what they have had already, and what comes next, once and in order.

Nothing is pushed into a listener. It is woken when something may have changed and then asks for everything that is
new to it, so that a slow one misses nothing and needs no queue.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import Notes, Table
from ludoteca.table.live import Live, encode
from ludoteca.table.messages import Bye, Hello, NotesNow, Presence, Said, TableNow
from ludoteca.table.seating import TableState

ReadNotes = Callable[[str, Seat], Awaitable[Notes]]


class Listener:
    """One connection of one person. `person` is None for somebody without a name."""

    def __init__(self, person: str | None, hello: Hello) -> None:
        self.person = person
        self._match = hello.match
        self._n = hello.n
        self._said = hello.said
        self.seat: Seat | None = None
        """As it was when the listener last heard of a match."""
        self._began = False
        self._rev = 0
        self._presence: tuple[tuple[Seat, ...], int] | None = None
        self._notes = 0
        self._news = True
        self._waiting: asyncio.Future[None] | None = None
        self.push: Callable[[], bool] | None = None
        """Tells the other end at once, if that is possible: asked before anybody who waits is woken."""

    def wake(self) -> None:
        if self.push is not None and self.push():
            return
        self._news = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def news(self) -> None:
        """Wait until there may be something new. One waits, and waits for every move: an asyncio.Event, which knows
        many who wait, costs twice as much."""
        if not self._news:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._news = False

    def only_entries(self, live: Live) -> bytes | None:
        """The next entries, where they are all that is new: nearly always, so it is asked first and waits for nothing.
        None says to `collect` instead."""
        running = live.running
        if (
            running is None
            or not self._began
            or self._match != running.id
            or self._n >= running.n
            or self._rev != live.table.rev
            or self._presence != live.present
            or self._said < live.said
            or (self.seat is not None and live.notes.get(self.seat, 0) != self._notes)
        ):
            return None
        since, self._n = self._n, running.n
        return live.happened_bytes(self.seat, since)

    async def collect(self, live: Live, show: Callable[[TableState], Table | None]) -> list[bytes]:
        """All messages that are new to this listener. `show` is the table as the person sees it, None to show them
        the door."""
        out: list[bytes] = []
        table = live.table
        seat = table.seat_of(self.person)
        if table.rev != self._rev:
            shown = None if live.gone else show(table)
            if shown is None:
                return [encode(Bye("removed"))]
            out.append(encode(TableNow(shown)))
            self._rev = table.rev
        if live.present != self._presence:
            self._presence = live.present
            out.append(encode(Presence(*live.present)))
        if self._said < live.said:
            messages = await live.messages(self._said)
            if messages:
                out.append(encode(Said(messages)))
                self._said = messages[-1].k + 1
        self._entries(live, seat, out)
        return out

    def _entries(self, live: Live, seat: Seat | None, out: list[bytes]) -> None:
        running = live.running
        if running is None:
            return
        # Another match, another seat, or a record that is shorter than what was seen: from the beginning.
        if running.id != self._match or (self._began and seat != self.seat) or self._n > running.n:
            self._n, self._began = 0, False
        if not self._began or self._n < running.n:
            out.append(live.happened_bytes(seat, self._n))
            self._match, self._n, self.seat, self._began = running.id, running.n, seat, True

    async def notes(self, live: Live, read: ReadNotes) -> list[bytes]:
        """The seat's notes, if another tab has changed them."""
        seat = live.table.seat_of(self.person)
        if seat is None or live.running is None or live.notes.get(seat, 0) == self._notes:
            return []
        self._notes = live.notes.get(seat, 0)
        return [encode(NotesNow(live.running.id, await read(live.running.id, seat)))]
