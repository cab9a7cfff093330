"""Our bots on the other seats of an environment: each sees its own view of the match, in the readable rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, Seat
from ludoteca.lab import policy as policy
from ludoteca.lab.batches import Batch
from ludoteca.mind.bot import Bot, BotMaker, maker
from ludoteca.mind.drive import Pasts


class Rivals:
    """A bot for every other seat of every match. They think with what they would see at a table, at their own pace."""

    def __init__(self, batch: Batch, level: str, seats: Sequence[Seat]) -> None:
        self._batch, self._seats = batch, tuple(seats)
        self._make: BotMaker = maker(batch.game.name, level)
        self._matches: list[Match] = [batch.fresh() for _ in range(batch.size)]
        self._pasts = [Pasts(match) for match in self._matches]
        self._bots: list[dict[Seat, Bot]] = [{} for _ in range(batch.size)]
        self._lucks = np.zeros(batch.size, np.int64)
        """What the bots of each match were made with."""

    def sit_down(self, which: Any) -> None:
        """Matches were dealt anew: new bots for each, with luck of their own."""
        for at in np.flatnonzero(which).tolist():
            self._lucks[at] = int(self._batch.arrays["lucks"][at, 0] >> np.uint64(16))
            self._begin(at)

    def _begin(self, at: int) -> None:
        luck = int(self._lucks[at])
        self._matches[at] = self._batch.fresh()
        self._pasts[at] = Pasts(self._matches[at])
        self._bots[at] = {seat: self._make(luck * 8 + seat) for seat in self._seats}

    def choose(self, which: Any, seats: Any, masks: Any) -> Any:
        """An action for every match in which one of them is asked."""
        chosen = np.zeros((self._batch.size, 1), np.int64)
        for at in np.flatnonzero(which).tolist():
            chosen[at, 0] = self._action(at, int(seats[at]), np.flatnonzero(masks[at, 0]))
        return chosen

    def _action(self, at: int, seat: Seat, legal: Any) -> int:
        batch = self._batch
        match = batch.follow(self._matches[at], at)
        bot, view, past = self._bots[at][seat], match.view(seat), self._pasts[at].of(seat)
        waits = [action for action in legal.tolist() if batch.move(action, seat, match) is None]
        if seat not in match.turn:
            # Asked for words: say the first that may be said, or nothing more.
            return self._first(bot.say(view, past), legal, seat, match) or waits[0]
        if waits and bot.eagerness(view, past) < 2:
            return int(waits[0])
        return batch.action(bot.choose(view, past), seat)

    def _first(self, moves: Sequence[Move], legal: Any, seat: Seat, match: Match) -> int | None:
        return next((n for n in (self._batch.action(move, seat) for move in moves) if n in legal), None)

    def save(self) -> Any:
        """What is needed to sit down again in the same matches."""
        return self._lucks.copy()

    def restore(self, saved: Any) -> None:
        """Other matches are in the rows now; what a bot had in mind it works out again."""
        self._lucks[...] = saved
        for at in range(self._batch.size):
            self._begin(at)
