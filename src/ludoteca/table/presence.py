"""Who is connected to a table: here, and at other processes."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.table.bus import Notice
from ludoteca.table.outbox import Outbox
from ludoteca.table.session import TableSession
from ludoteca.table.updates import Subscriber

REPEAT_EVERY = 15.0
_HOLDS = 45.0
"""Seconds for which a process is believed: one that has died stops repeating what it said."""


class Presence:
    def __init__(self, outbox: Outbox, now: Callable[[], float], *, alone: bool) -> None:
        self._outbox = outbox
        self._now = now
        self._alone = alone
        """There are no other processes."""

    def connect(self, session: TableSession, listener: Subscriber) -> None:
        session.listeners.add(listener)
        self._changed(session)

    def disconnect(self, session: TableSession, listener: Subscriber) -> None:
        session.listeners.discard(listener)
        seat = session.table.seat_of(listener.person)
        if seat is not None:
            session.seen[seat] = self._now()
        self._changed(session)

    def _changed(self, session: TableSession) -> None:
        session.count_present(self._now())
        session.wake_listeners()
        self.announce(session)

    def announce(self, session: TableSession) -> None:
        """Tell the other processes who is connected here. Repeated now and then."""
        if self._alone:
            return
        session.count_present(self._now())
        here = [session.table.seat_of(listener.person) for listener in session.listeners]
        seats = tuple(sorted({seat for seat in here if seat is not None}))
        self._outbox.announce(session, seats, here.count(None))

    def heard(self, session: TableSession, notice: Notice) -> None:
        """Another process told who is connected there."""
        session.remote[notice.process] = (notice.present, notice.watchers, self._now() + _HOLDS)
        session.count_present(self._now())
        session.wake_listeners()
