"""What those who listen at a table are told of its match: looked at once for all of them, and written once for all who
see the same. Everything here can be worked out again at any moment."""

from __future__ import annotations

from collections.abc import Set
from itertools import compress
from operator import ne
from typing import Any, Protocol

import msgspec
from msgspec.structs import astuple

from ludoteca.engine.game import View
from ludoteca.engine.moves import Seat, Seen
from ludoteca.table.contract import ClockNow, Entry, MatchUpdate
from ludoteca.table.live_match import LiveMatch
from ludoteca.table.messages import Changes

_MAX_SHARED = 65_536
"""Bytes of encoded updates kept for whoever asks the same."""

encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """Somebody connected to a table, who is told when there may be something new (listener.py)."""

    person: str | None
    seat: Seat | None

    def wake(self) -> None: ...


class Updates:
    """The updates of one table, for its match as it stands."""

    def __init__(self, listeners: Set[Subscriber]) -> None:
        self._listeners = listeners
        self._views: dict[Seat | None, View] = {}
        self._at: tuple[str, int] | None = None
        """The match, and after how many entries `_views` were looked at."""
        self._earlier: dict[Seat | None, View] = {}
        self._earlier_at: tuple[str, int] | None = None
        """The same of the views before these: what has changed since is told to who wants only that."""
        self._next: dict[Seat | None, bytes] = {}
        """What has changed since then, for each seat."""
        self._shared: dict[tuple[Seat | None, int], bytes] = {}
        self._shared_bytes = 0

    def begin_anew(self) -> None:
        """The match, or the table, is not what it was."""
        if self._views:
            self._earlier, self._earlier_at = self._views, self._at
            self._views, self._at = {}, None
        self._next, self._shared, self._shared_bytes = {}, {}, 0

    def view(self, live: LiveMatch, seat: Seat | None) -> View:
        """What a seat sees now. Whoever listens will ask too, so that all of them look at once."""
        found = self._views.get(seat)
        if found is None:
            # A listener's seat may be of an earlier match, at which more people played.
            last = live.match.players - 1
            others = {listener.seat for listener in self._listeners}
            seats = (seat, *[other for other in others if other != seat and (other is None or other <= last)])
            self._views.update(zip(seats, live.match.views(seats), strict=True))
            self._at = live.id, live.n
            found = self._views[seat]
        return found

    def update(self, live: LiveMatch, seat: Seat | None, since: int) -> MatchUpdate:
        """The entries from `since` on as the seat saw them, and its view now."""
        entries = _with_times(live, live.match.past(seat, since))
        return MatchUpdate(live.id, live.n, entries, self.view(live, seat), _clock(live))

    def encoded(self, live: LiveMatch, seat: Seat | None, since: int, *, changes: bool = False) -> bytes:
        """The same, encoded. With `changes` only what has changed in the view, where that is known."""
        if changes and self._earlier_at == (live.id, since):
            if seat not in self._next:
                self._next = self._all_changes(live, seat, since)
            if seat in self._next:
                return self._next[seat]
        found = self._shared.get((seat, since))
        if found is None:
            found = encode(self.update(live, seat, since))
            # For those who ask the same; who asks for something else each time must not fill the memory.
            shared = sum([listener.seat == seat for listener in self._listeners]) > 1
            if shared and self._shared_bytes + len(found) <= _MAX_SHARED:
                self._shared[seat, since] = found
                self._shared_bytes += len(found)
        return found

    def _all_changes(self, live: LiveMatch, asking: Seat | None, since: int) -> dict[Seat | None, bytes]:
        """What is new since the last views, for all who were told of those and not only for whoever asks: most see the
        same, and all of them ask."""
        self.view(live, asking)
        earlier = self._earlier
        there = [seat for seat, view in self._views.items() if type(view) is type(earlier.get(seat))]
        clock = _clock(live)
        found: dict[Seat | None, bytes] = {}
        entries: dict[int, tuple[Entry, ...]] = {}
        alike: dict[tuple[Any, ...], bytes] = {}
        for seat, seen in zip(there, live.match.pasts(there, since), strict=True):
            new = entries.get(id(seen))
            if new is None:
                new = entries[id(seen)] = _with_times(live, seen)
            changed = _changed(earlier[seat], self._views[seat])
            # Views share what is the same for all seats.
            key = (id(seen), *changed, *map(id, changed.values()))
            told = alike.get(key)
            if told is None:
                told = alike[key] = encode(Changes(live.id, live.n, new, changed, clock))
            found[seat] = told
        return found


def _clock(live: LiveMatch) -> ClockNow | None:
    return None if live.clocks is None else live.clocks.now()


def _with_times(live: LiveMatch, seen: tuple[Seen, ...]) -> tuple[Entry, ...]:
    times = live.times
    return tuple([Entry(one.n, one.seat, one.move, times[one.n]) for one in seen])


def _changed(before: View, now: View) -> dict[str, Any]:
    """The parts of a seat's view that are not as they were in its view before. Both are of the same kind."""
    new, old = astuple(now), astuple(before)
    # Without a step of Python for each of them: no other function is called for so many things in a move.
    return dict(compress(zip(now.__struct_fields__, new, strict=True), map(ne, new, old)))
