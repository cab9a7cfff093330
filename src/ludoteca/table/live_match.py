"""A match in play: its engine match, the times of its entries and its clocks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ludoteca.engine.match import Match, agree, load
from ludoteca.engine.moves import CHANCE, Seat, parse_move
from ludoteca.engine.records import Record
from ludoteca.table.clocks import Clocks
from ludoteca.table.store import EntryRow, MatchRow, StorageError
from ludoteca.table.table_state import TableState


class Wait(NamedTuple):
    """Since when a match waits for a seat: after so many entries, and the time."""

    n: int
    at: float


class LiveMatch:
    """A match being played, with the times of its entries. What others can see of it only grows by what is stored:
    moves are tried in a draft first."""

    def __init__(self, name: str, match: Match, clocks: Clocks | None, first: int = 0) -> None:
        self.id = name
        self.match = match
        self.clocks = clocks
        self.times: list[float] = []
        self.first = first
        """The number of the first entry that this holds: a draft holds only what comes after the draft began."""
        self.waits: dict[Seat, Wait] = {}
        """Whom the match waits for, and since when."""

    @property
    def may_talk(self) -> bool:
        return self.match.game.may_talk(self.match.state)

    @property
    def n(self) -> int:
        return self.first + len(self.match.entries)

    def fork(self) -> LiveMatch:
        """A match of its own that stands where this one does."""
        other = LiveMatch(self.id, self.match.fork(), self._clocks(), self.first)
        other.times = list(self.times)
        other.waits = self.waits
        return other

    def draft(self) -> LiveMatch:
        """The next moves of this match, to be tried without anybody seeing them. What has happened so far is not
        copied, however long the match is."""
        draft = LiveMatch(self.id, self.match.fork(len(self.match.entries)), self._clocks(), self.n)
        draft.waits = self.waits
        return draft

    def adopt(self, draft: LiveMatch) -> None:
        """What was tried in a draft is stored now: it has happened."""
        self.match.state = draft.match.state
        self.match.entries += draft.match.entries
        self.times += draft.times
        self.clocks = draft.clocks
        self.waits = draft.waits

    def _clocks(self) -> Clocks | None:
        return None if self.clocks is None else self.clocks.copy()

    def play(self, seat: Seat, move: object, at: float) -> None:
        """Play and let chance answer; both happen at the same time."""
        before = len(self.match.entries)
        # A signal stops no clock.
        talk = self.match.signals(seat) if self.clocks is not None else ()
        self.match.play(seat, move)
        self.stamp_times(at, seat, acted=self.match.entries[before][1] not in talk)

    def stamp_times(self, at: float, seat: Seat | None = None, *, acted: bool = True) -> None:
        self.times += [at] * (len(self.match.entries) - len(self.times))
        waiting = [who for who in self.match.turn if who != CHANCE]
        if self.waits.keys() != set(waiting):
            # Made anew: a draft shares what it began with.
            self.waits = {who: self.waits.get(who) or Wait(self.n, at) for who in waiting}
        if self.clocks is not None and acted:
            self.clocks.turn(at, waiting, seat)

    def replay_rows(self, rows: Iterable[EntryRow]) -> None:
        """Play what is stored. What chance did must be what the seed gives; a record from elsewhere may have none."""
        for row in rows:
            if row.n == self.n and (row.seat != CHANCE or self.match.seed is None):
                self.play(row.seat, row.move, row.at)
            seat, move = self.match.entries[row.n] if row.n < self.n else (None, None)
            if (row.seat, row.move) != (seat, str(move)):
                raise StorageError(f"The record of match {self.id} is damaged at entry {row.n}.")

    def rows(self) -> tuple[EntryRow, ...]:
        played = zip(self.match.entries, self.times, strict=True)
        return tuple(EntryRow(n, seat, str(move), at) for n, ((seat, move), at) in enumerate(played, start=self.first))


def initial_match(row: MatchRow, rows: Iterable[EntryRow]) -> Match:
    """The match as it stood when it began: what was taken over from elsewhere, then what its own luck dealt."""
    moves = agree(row.game, row.players, row.options)[0].Moves
    taken = tuple((entry.seat, parse_move(entry.move, moves)) for entry in rows if entry.n < row.given)
    begun = load(Record(row.game, row.players, row.options, None, 0, taken))
    return begun.branch(row.given, row.seed, "manual" if row.seed is None else "seeded")


def build_live_match(table: TableState, row: MatchRow, rows: list[EntryRow]) -> LiveMatch:
    clocks = None
    if table.clock is not None:
        clocks = Clocks(table.clock, row.players, [seat.back for seat in table.seats])
    live = LiveMatch(row.id, initial_match(row, rows), clocks)
    live.stamp_times(row.created)
    live.replay_rows(rows)
    return live
