"""Somebody who listens at a table: what they have had already, and what comes next, once and in order.

Nothing is pushed into a listener. It is woken when something may have changed and then asks for everything that is
new to it, so that a slow one misses nothing and needs no queue.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludoteca.engine.moves import Seat
from ludoteca.table.messages import Bye, Hello, NotesNow, Presence, Said, TableNow
from ludoteca.table.people import Person
from ludoteca.table.session import TableSession
from ludoteca.table.table_view import may_enter, table_for
from ludoteca.table.updates import encode


class Listener:
    """One connection of one person. `person` is None for somebody without a name."""

    def __init__(self, person: str | None, hello: Hello) -> None:
        self.person = person
        self._match = hello.match
        self._n = hello.n
        self._said = hello.said
        self._wants_changes = hello.changes
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

    def only_entries(self, session: TableSession) -> bytes | None:
        """The next entries, where they are all that is new: nearly always, so it is asked first and waits for nothing.
        None says to `collect` instead."""
        live = session.live
        if (
            live is None
            or session.deleted
            or not self._began
            or self._match != live.id
            or self._n >= (n := live.n)
            or self._rev != session.table.rev
            or self._presence != session.present
            or self._said < session.message_count
            or (self.seat is not None and session.notes.get(self.seat, 0) != self._notes)
        ):
            return None
        entries = session.updates.encoded(live, self.seat, self._n, changes=self._wants_changes)
        self._n = n
        return entries

    async def collect(self, session: TableSession) -> list[bytes]:
        """All messages that are new to this listener."""
        said = await session.messages(self._said) if self._said < session.message_count else ()
        notes = await self._new_notes(session)
        # From here on nothing waits, so that the table, the seat and what is shown to it are of one moment.
        table = session.table
        seat = table.seat_of(self.person)
        out: list[bytes] = []
        if session.deleted or table.rev != self._rev:
            person = None if self.person is None else Person(self.person, "", "en")
            if session.deleted or may_enter(table, person) is None:
                return [encode(Bye("removed"))]
            out.append(encode(TableNow(table_for(table, person))))
            self._rev = table.rev
        if session.present != self._presence:
            self._presence = session.present
            out.append(encode(Presence(*session.present)))
        if said:
            out.append(encode(Said(said)))
            self._said = said[-1].k + 1
        self._entries(session, seat, out)
        if notes is not None and notes[0] == seat:
            self._notes = notes[1]
            out.append(encode(notes[2]))
        return out

    async def _new_notes(self, session: TableSession) -> tuple[Seat, int, NotesNow] | None:
        """The seat's notes and their number, if another tab has changed them."""
        seat = session.table.seat_of(self.person)
        if seat is None or session.live is None or session.notes.get(seat, 0) == self._notes:
            return None
        number = session.notes.get(seat, 0)
        return seat, number, NotesNow(session.live.id, await session.read_notes(seat))

    def _entries(self, session: TableSession, seat: Seat | None, out: list[bytes]) -> None:
        live = session.live
        if live is None:
            return
        # Another match, another seat, or a record that is shorter than what was seen: from the beginning.
        if live.id != self._match or (self._began and seat != self.seat) or self._n > live.n:
            self._n, self._began = 0, False
        if not self._began or self._n < live.n:
            # The whole view first: only who has had one can tell what it has become.
            out.append(session.updates.encoded(live, seat, self._n, changes=self._wants_changes and self._began))
            self._match, self._n, self.seat, self._began = live.id, live.n, seat, True
