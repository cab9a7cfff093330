"""Clocks, worked out from when things happened. Nothing ticks: whoever asks gets the time of the next alarm."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import msgspec

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import ClockNow, ClockRule

MIN_TIME_ON_RETURN = 60.0
"""Seconds that somebody has at least who comes back after running out of time."""


class Return(msgspec.Struct, frozen=True):
    """A seat whose person came back: when, and with how many seconds on top of the match's base in all."""

    at: float = 0.0
    extra: float = 0.0


class Clocks:
    """The clocks of one match, and who of the seats came back to it."""

    def __init__(self, rule: ClockRule, players: int, returns: Sequence[Return] = ()) -> None:
        self.rule = rule
        self._returns = [*returns, *[Return()] * (players - len(returns))]
        self.left = [float(rule.base or 0) + there.extra for there in self._returns]
        """With a base: what is left of it. Below zero while a bot plays on for somebody who is late."""
        self._since: dict[Seat, float] = {}

    def copy(self) -> Clocks:
        other = copy(self)
        other.left = list(self.left)
        other._since = dict(self._since)
        return other

    def turn(self, at: float, waiting: Sequence[Seat], actor: Seat | None = None) -> None:
        """From `at` on the table waits for `waiting`; `actor` is the seat that just acted."""
        for seat in [*self._since]:
            if seat == actor or seat not in waiting:
                self.left[seat] -= max(0.0, at - self._since.pop(seat))
                if seat == actor:
                    self.left[seat] += self.rule.increment
        for seat in waiting:
            self._since.setdefault(seat, at)

    def deadline(self, seat: Seat) -> float | None:
        """When the seat's time runs out, if it is running."""
        began = self._since.get(seat)
        if began is None:
            return None
        if self.rule.per_move is not None:
            return max(began, self._returns[seat].at) + self.rule.per_move
        return began + self.left[seat]

    def return_at(self, seat: Seat, at: float) -> Return:
        """What a person is given who comes back now: a whole move's time, or enough of the base to go on."""
        if self.rule.per_move is not None:
            return Return(at)
        began = self._since.get(seat)
        left = self.left[seat] - (0.0 if began is None else at - began)
        return Return(at, self._returns[seat].extra + max(0.0, MIN_TIME_ON_RETURN - left))

    def apply_returns(self, returns: Sequence[Return]) -> None:
        """Somebody has come back: what they were given counts from now on."""
        for seat, (old, new) in enumerate(zip(self._returns, returns, strict=True)):
            self.left[seat] += new.extra - old.extra
        self._returns = [*returns]

    def now(self) -> ClockNow:
        whole = self.rule.per_move
        left = [max(0.0, seconds) if whole is None else float(whole) for seconds in self.left]
        return ClockNow(tuple(left), tuple(self.deadline(seat) for seat in range(len(left))))


def is_valid_rule(rule: ClockRule | None) -> bool:
    """Whether a rule says exactly one thing."""
    return rule is None or (rule.per_move is None) != (rule.base is None)
