"""What the benchmarks count: the time of a move, and of nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any, cast

from websockets.asyncio.client import ClientConnection

from benchmarks._tables import Table


class Line:
    """A socket of one player: what is sent is answered at once with what it does to the match."""

    def __init__(self) -> None:
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        self._match, self._n = "first", 5
        self.tell(over=False)

    def tell(self, *, over: bool) -> None:
        view: dict[str, Any] = {"turn": [0], "moves": [{"do": "end"}], "outcome": {"winners": []} if over else None}
        self._texts.put_nowait(
            json.dumps({"kind": "events", "match": self._match, "n": self._n, "view": view}, separators=(",", ":"))
        )

    async def send(self, text: str) -> None:
        if '"again"' in text:
            self._match, self._n = "second", 1
            self.tell(over=False)
        else:
            self._n += 1
            self.tell(over=True)

    async def __aiter__(self) -> AsyncIterator[str]:
        while True:
            yield await self._texts.get()


async def test_waiting_for_another_match_is_no_move() -> None:
    """The pause before it, some seconds long, was once told as the slowest move."""
    table = Table("t", [], [cast("ClientConnection", Line())], Random(0))
    listening = asyncio.create_task(table.listen(0))
    await table.settled()
    await table.move()
    assert (table.moves, len(table.delays)) == (1, 1)
    await table.move()
    assert (table.moves, len(table.delays)) == (1, 1)
    await table.move()
    assert (table.moves, len(table.delays)) == (2, 2)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
