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
    """A match being played, with the times of its entries. Never changed once others can see it: `fork` goes on."""

    def __init__(self, name: str, match: Match, clocks: Clocks | None) -> None:
        self.id = name
        self.match = match
        self.clocks = clocks
        self.times: list[float] = []

    @property
    def n(self) -> int:
        return len(self.match.entries)

    def fork(self) -> Running:
        """The same match, to be played on without anybody seeing it yet."""
        match = object.__new__(Match)
        match.__dict__.update(self.match.__dict__)
        match.entries = list(self.match.entries)
        other = Running(self.id, match, None if self.clocks is None else self.clocks.copy())
        other.times = list(self.times)
        return other

    def play(self, seat: Seat, move: object, at: float) -> None:
        """Play and let chance answer; both happen at the same time."""
        n = self.n
        # A signal stops no clock.
        talk = self.match.signals(seat) if self.clocks is not None else ()
        self.match.play(seat, move)
        self.happened(at, seat, acted=self.match.entries[n][1] not in talk)

    def happened(self, at: float, seat: Seat | None = None, *, acted: bool = True) -> None:
        self.times += [at] * (self.n - len(self.times))
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

    def rows(self, since: int) -> tuple[EntryRow, ...]:
        return tuple(
            EntryRow(n, seat, str(move), self.times[n])
            for n, (seat, move) in enumerate(self.match.entries[since:], start=since)
        )


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
        self.gone = False
        self._messages: dict[tuple[Seat | None, int], bytes] = {}

    @classmethod
    async def load(cls, store: Store, table: str) -> Live | None:
        state = await store.table(table)
        if state is None:
            return None
        live = cls(store, state)
        await live.refresh()
        return live

    async def refresh(self, *, rebuild: bool = False) -> None:
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
        said = await self._store.message_count(self.table.id)
        if said != self.said:
            self.recent = await self._store.messages(self.table.id, 0, _RECENT)
        self.now_is(state, running, said)

    def now_is(self, table: TableState, running: Running | None, said: int) -> None:
        """What is stored has changed to this."""
        self.table, self.running, self.said = table, running, said
        self._messages.clear()

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    # --- what one may see ---------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View | None:
        return None if self.running is None else self.running.match.view(seat)

    def happened(self, seat: Seat | None, since: int) -> Happened | None:
        """The entries from `since` on as the seat saw them, and its view now."""
        running = self.running
        if running is None:
            return None
        match = running.match
        return Happened(
            running.id,
            running.n,
            tuple(Entry(seen.n, seen.seat, seen.move, running.times[seen.n]) for seen in match.past(seat, since)),
            match.view(seat),
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
