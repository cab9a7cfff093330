"""A table in memory: a cache that can be thrown away at any moment and built again from what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.match import Match, agree, load
from ludoteca.engine.moves import CHANCE, Seat, parse_move
from ludoteca.engine.records import Record
from ludoteca.table.clocks import Clocks
from ludoteca.table.contract import Entry, Happened, Message
from ludoteca.table.seating import TableState
from ludoteca.table.store import EntryRow, MatchRow, StorageError, Store

if TYPE_CHECKING:
    from ludoteca.table.listening import Listener

_RECENT = 100
"""Messages kept in memory."""

encode = msgspec.json.Encoder().encode


class Running:
    """A match being played, with the times of its entries. What others can see of it only grows by what is stored:
    moves are tried in a draft first."""

    def __init__(self, name: str, match: Match, clocks: Clocks | None, first: int = 0) -> None:
        self.id = name
        self.match = match
        self.clocks = clocks
        self.times: list[float] = []
        self.first = first
        """The number of the first entry that this holds: a draft holds only what comes after the draft began."""

    @property
    def may_talk(self) -> bool:
        return self.match.game.may_talk(self.match.state)

    @property
    def n(self) -> int:
        return self.first + len(self.match.entries)

    def fork(self) -> Running:
        """A match of its own that stands where this one does."""
        other = Running(self.id, self.match.fork(), self._clocks(), self.first)
        other.times = list(self.times)
        return other

    def draft(self) -> Running:
        """The next moves of this match, to be tried without anybody seeing them. What has happened so far is not
        copied, however long the match is."""
        return Running(self.id, self.match.fork(len(self.match.entries)), self._clocks(), self.n)

    def adopt(self, draft: Running) -> None:
        """What was tried in a draft is stored now: it has happened."""
        self.match.state = draft.match.state
        self.match.entries += draft.match.entries
        self.times += draft.times
        self.clocks = draft.clocks

    def _clocks(self) -> Clocks | None:
        return None if self.clocks is None else self.clocks.copy()

    def play(self, seat: Seat, move: object, at: float) -> None:
        """Play and let chance answer; both happen at the same time."""
        before = len(self.match.entries)
        # A signal stops no clock.
        talk = self.match.signals(seat) if self.clocks is not None else ()
        self.match.play(seat, move)
        self.happened(at, seat, acted=self.match.entries[before][1] not in talk)

    def happened(self, at: float, seat: Seat | None = None, *, acted: bool = True) -> None:
        self.times += [at] * (len(self.match.entries) - len(self.times))
        if self.clocks is not None and acted:
            waiting = [who for who in self.match.turn if who != CHANCE]
            self.clocks.turn(at, waiting, seat)

    def follow(self, rows: Iterable[EntryRow]) -> None:
        """Play what is stored. What chance did must be what the seed gives."""
        for row in rows:
            if row.n == self.n and row.seat != CHANCE:
                self.play(row.seat, row.move, row.at)
            seat, move = self.match.entries[row.n] if row.n < self.n else (None, None)
            if (row.seat, row.move) != (seat, str(move)):
                raise StorageError(f"The record of match {self.id} is damaged at entry {row.n}.")

    def rows(self) -> tuple[EntryRow, ...]:
        played = zip(self.match.entries, self.times, strict=True)
        return tuple(EntryRow(n, seat, str(move), at) for n, ((seat, move), at) in enumerate(played, start=self.first))


def given_match(row: MatchRow, rows: Iterable[EntryRow]) -> Match:
    """The match as it stood when it began: what was taken over from elsewhere, then what its own luck dealt."""
    moves = agree(row.game, row.players, row.options)[0].Moves
    taken = tuple((entry.seat, parse_move(entry.move, moves)) for entry in rows if entry.n < row.given)
    return load(Record(row.game, row.players, row.options, None, 0, taken)).branch(row.given, row.seed)


def build(table: TableState, row: MatchRow, rows: list[EntryRow]) -> Running:
    clocks = None
    if table.clock is not None:
        clocks = Clocks(table.clock, row.players, [seat.back for seat in table.seats])
    running = Running(row.id, given_match(row, rows), clocks)
    running.happened(row.created)
    running.follow(rows)
    return running


class Live:
    """A table, its match, its talk and whoever is listening."""

    def __init__(self, store: Store, table: TableState) -> None:
        self._store = store
        self.table = table
        self.running: Running | None = None
        self.said = 0
        self.recent: list[Message] = []
        self.notes: dict[Seat, int] = {}
        """Per seat: how often its notes have changed while somebody was here."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[tuple[Seat, ...], int, float]] = {}
        """Who is present at other processes: seats, watchers, and until when that holds."""
        self.present: tuple[tuple[Seat, ...], int] = ((), 0)
        """The seats with somebody connected, and how many only watch."""
        self.touched = 0.0
        """When it was last stored that something happens here."""
        self.gone = False
        self._views: dict[Seat | None, View] = {}
        self._messages: dict[tuple[Seat | None, int], bytes] = {}

    @classmethod
    async def load(cls, store: Store, table: str) -> Live | None:
        state = await store.table(table)
        if state is None:
            return None
        live = cls(store, state)
        await live.refresh()
        return live

    async def refresh(self) -> None:
        """Read what is new: after another process changed something, or when in doubt."""
        state = await self._store.table(self.table.id)
        if state is None:
            self.gone = True
            return
        running = self.running
        if state.match is None:
            running = None
        elif (
            running is None
            or running.id != state.match
            or state.clock != self.table.clock
            or was_extended(state, self.table)
        ):
            row = await self._store.match(state.match)
            if row is None:
                raise StorageError(f"The table {state.id} speaks of a match that is not stored.")
            running = build(state, row, await self._store.entries(state.match))
        else:
            rows = await self._store.entries(state.match, running.n)
            if rows:
                running = running.fork()
                running.follow(rows)
        if running is not None and running.match.outcome is not None and state.playing:
            # The last move was stored between the two reads, together with what it made of the table.
            state = await self._store.table(self.table.id) or state
        said = await self._store.message_count(self.table.id)
        if said != self.said:
            self.recent = await self._store.messages(self.table.id, 0, _RECENT)
        self.now_is(state, running, said)

    def now_is(self, table: TableState, running: Running | None, said: int) -> None:
        """What is stored has changed to this."""
        self.table, self.running, self.said = table, running, said
        self._views.clear()
        self._messages.clear()

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    # --- what one may see ---------------------------------------------------------------------------------------

    def _view(self, match: Match, seat: Seat | None) -> View:
        """What a seat sees now. Whoever listens will ask too, so that all of them look at once."""
        if seat not in self._views:
            known = {*range(match.players), None}
            seats = (seat, *{listener.seat for listener in self.listeners} & known - {seat})
            self._views.update(zip(seats, match.views(seats), strict=True))
        return self._views[seat]

    def happened(self, seat: Seat | None, since: int) -> Happened | None:
        """The entries from `since` on as the seat saw them, and its view now."""
        running = self.running
        if running is None:
            return None
        match, times = running.match, running.times
        return Happened(
            running.id,
            running.n,
            tuple([Entry(seen.n, seen.seat, seen.move, times[seen.n]) for seen in match.past(seat, since)]),
            self._view(match, seat),
            None if running.clocks is None else running.clocks.now(),
        )

    def happened_bytes(self, seat: Seat | None, since: int) -> bytes:
        """The same, encoded; tabs of the same seat and all spectators share it."""
        found = self._messages.get((seat, since))
        if found is None:
            found = self._messages[seat, since] = encode(self.happened(seat, since))
        return found

    async def messages(self, since: int) -> tuple[Message, ...]:
        """What was said from message `since` on; very long talks begin later."""
        if since >= self.said:
            return ()
        if self.recent and self.recent[0].k <= since:
            return tuple(message for message in self.recent if message.k >= since)
        return tuple(await self._store.messages(self.table.id, since, 500))

    def heard(self, message: Message) -> None:
        self.recent = [*self.recent[-_RECENT + 1 :], message]

    def count(self, now: float) -> None:
        """Count who is connected, here and at other processes: seats, and those who only watch."""
        seats: set[Seat] = set()
        watching = 0
        for listener in self.listeners:
            seat = self.table.seat_of(listener.person)
            if seat is None:
                watching += 1
            else:
                seats.add(seat)
        for there, watchers, until in self.elsewhere.values():
            if until > now:
                seats.update(there)
                watching += watchers
        self.present = (tuple(sorted(seats)), watching)


def was_extended(new: TableState, old: TableState) -> bool:
    """Somebody came back, which changes their clock."""
    return new.clock is not None and [seat.back for seat in new.seats] != [seat.back for seat in old.seats]
