"""Matches played again from their records, without holding up anybody else.

Replaying costs time in proportion to the length of a record, and anybody may ask for it. So it is done beside the event
loop by one thread, equal questions share one answer, few may wait, and what was replayed is kept within a budget.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeVar

from ludoteca.engine.match import Match, agree, load
from ludoteca.engine.moves import Seat, parse_move
from ludoteca.engine.options import options_dict
from ludoteca.engine.records import Record
from ludoteca.table.archive_contract import Frame, Frames
from ludoteca.table.errors import try_later
from ludoteca.table.store import EntryRow, MatchRow

T = TypeVar("T")

_BUDGET = 48_000_000
"""Bytes of replays kept."""
_BYTES_PER_ENTRY = 500
"""An entry in memory, with its share of the states kept: 310 to 460 bytes, measured over the golden matches."""
_STEP = 64
"""A state is kept after so many entries: nobody walks further than that to a moment."""
_MAX_WAITING = 24
_SHORT = 300
"""So few entries are replayed where one stands: in less time than it takes to ask a thread."""

Perspective = Seat | Literal["watch", "all"]
"""Through whose eyes: a seat's, a spectator's, or everybody's at once."""

ReadMatch = Callable[[], Awaitable[tuple[MatchRow, list[EntryRow]]]]

# One for the process: two would only take turns at the interpreter's lock, and hold up the event loop twice as long.
_thread = ThreadPoolExecutor(1, "replay")


async def off_loop(work: Callable[[], T], entries: int) -> T:
    """Do something that replays so many entries; beside the event loop if they are many."""
    if entries <= _SHORT:
        return work()
    return await asyncio.get_running_loop().run_in_executor(_thread, work)


class Replay:
    """A finished match, at hand."""

    def __init__(self, row: MatchRow, match: Match) -> None:
        self.row = row
        self.match = match
        self._states: dict[int, Any] = {0: match.game.start(match.options, match.players)}

    @property
    def bytes(self) -> int:
        return 2_000 + _BYTES_PER_ENTRY * len(self.match.entries)

    def state(self, n: int) -> Any:
        """The state after `n` entries."""
        game, entries = self.match.game, self.match.entries
        at = n - n % _STEP
        while at not in self._states:
            at -= _STEP
        state = self._states[at]
        for done in range(at, n):
            state = game.play(state, *entries[done])
            if (done + 1) % _STEP == 0:
                self._states[done + 1] = state
        return state

    def frames(self, perspective: Perspective, first: int, count: int) -> Frames:
        """The match step by step as it looked then. With all eyes, moves are shown as they were."""
        match, game, entries = self.match, self.match.game, self.match.entries
        viewers: tuple[Seat | None, ...] = (
            tuple(range(match.players)) if perspective == "all" else (None if perspective == "watch" else perspective,)
        )
        out: list[Frame] = []
        state = None
        for n in range(first, min(first + count, len(entries) + 1)):
            state = self.state(n) if state is None else game.play(state, *entries[n - 1])
            seat, move = entries[n - 1] if n else (None, None)
            if seat is not None and move is not None and perspective != "all":
                move = game.glimpse(seat, move, viewers[0])
            out.append(Frame(n, seat, move, game.views(state, viewers)))
        return Frames(first, len(entries) + 1, viewers, tuple(out))


def replayed(row: MatchRow, rows: list[EntryRow]) -> Replay:
    game, players, options = agree(row.game, row.players, row.options)
    entries = tuple((entry.seat, parse_move(entry.move, game.Moves)) for entry in rows)
    return Replay(row, load(Record(row.game, players, options_dict(options), row.seed, row.given, entries)))


class Replays:
    """The finished matches that somebody looked at lately."""

    def __init__(self, budget: int = _BUDGET) -> None:
        self._budget = budget
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Replay]] = {}
        self.bytes = 0
        self.waiting = 0
        self.done = 0

    async def find(self, match: str, read: ReadMatch) -> Replay:
        """A finished match, which `read` fetches if it is not at hand."""
        found = self._kept.get(match)
        if found is not None:
            self._kept.move_to_end(match)
            return found
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match, read))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load(self, match: str, read: ReadMatch) -> Replay:
        row, rows = await read()
        replay = await self.run(lambda: replayed(row, rows))
        self._kept[match] = replay
        self.bytes += replay.bytes
        while self.bytes > self._budget and len(self._kept) > 1:
            self.bytes -= self._kept.popitem(last=False)[1].bytes
        return replay

    async def run(self, work: Callable[[], T]) -> T:
        """Do something that takes long beside the event loop, after those who asked before. Not too many may wait."""
        if self.waiting >= _MAX_WAITING:
            raise try_later("busy", 503, 5)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(_thread, work)
        finally:
            self.waiting -= 1
            self.done += 1

    def forget(self, match: str) -> None:
        """The match is deleted."""
        found = self._kept.pop(match, None)
        if found is not None:
            self.bytes -= found.bytes

    def forget_all(self) -> None:
        """Some of them are not what they were."""
        self._kept.clear()
        self.bytes = 0
