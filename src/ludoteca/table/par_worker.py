"""Par in the background: processes of their own play the deals that people look at, one at a time, and never in the
way of anybody at a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Sequence

import msgspec

from ludoteca.learn.deals import PAR_LEVELS, Deal
from ludoteca.learn.par import ENOUGH, Par
from ludoteca.table.store import Store
from ludoteca.table.tasks import end

log = logging.getLogger(__name__)

AT_ONCE = 20.0
"""Seconds of one process; then what it found is stored, and the next level has its turn."""
LONGEST_QUEUE = 50
NICE = 15
"""How much everybody else comes first, in the system's own measure."""


class ParWorker:
    """Works out par for the deals it is told of, until there is enough."""

    def __init__(
        self,
        store: Store,
        *,
        levels: Sequence[str] = PAR_LEVELS,
        enough: int = ENOUGH,
        at_once: float = AT_ONCE,
        nice: int = NICE,
    ) -> None:
        self._store = store
        self._levels = levels
        self._enough = enough
        self._at_once = at_once
        self._nice = nice
        self._wanted: dict[str, Deal] = {}
        self._task: asyncio.Task[None] | None = None

    def want(self, deal: Deal) -> None:
        """Somebody looks at this deal."""
        if len(self._wanted) < LONGEST_QUEUE:
            self._wanted.setdefault(deal.id, deal)
        if self._wanted and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            await end(self._task)

    async def idle(self) -> None:
        """Wait until all is done."""
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        while self._wanted:
            name, deal = next(iter(self._wanted.items()))
            try:
                done = await self._one_round(deal)
            except Exception:
                log.exception("Par of the deal %s could not be worked out.", name)
                done = True
            # Others have their turn before it goes on.
            del self._wanted[name]
            if not done:
                self._wanted[name] = deal

    async def _one_round(self, deal: Deal) -> bool:
        """A while for every level; whether all have enough."""
        known = {par.level: par for par in await self._store.pars(deal.id)}
        done = True
        for level in self._levels:
            so_far = known.get(level) or Par(level, 0, {})
            most = so_far.played_to(deal.game, self._enough)
            if not most:
                continue
            more = await self._play(deal, level, so_far.games, most)
            scores = dict(so_far.scores)
            for score, count in more.scores.items():
                scores[score] = scores.get(score, 0) + count
            now = Par(level, so_far.games + more.games, scores)
            await self._store.keep_par(deal.id, now)
            done = done and not now.played_to(deal.game, self._enough)
        return done

    async def _play(self, deal: Deal, level: str, first: int, most: int) -> Par:
        # Not from where somebody happens to stand (-P): “-m” would import from there first.
        command = [sys.executable, "-P", "-m", "ludoteca.learn.par", level, "--first", str(first)]
        command += ["--most", str(most), "--seconds", str(self._at_once), "--nice", str(self._nice)]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        try:
            # The seed goes by a pipe: what stands on a command line can be read by everybody on the machine.
            told, _ = await process.communicate(msgspec.json.encode(deal))
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        if process.returncode != 0:
            raise RuntimeError(f"the process that plays {level} ended with {process.returncode}")
        return msgspec.json.decode(told, type=Par)
