"""How much one person or address may ask for: token buckets in memory, those unused longest
forgotten first.

Processes that serve the same tables tell each other every second what they gave (shared_limits.py), and take it out of
their own buckets: whoever goes from one to the other gets no more than at one."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from math import ceil
from typing import Literal, get_args

from ludoteca.table.errors import try_later

Kind = Literal["request", "write", "person", "code", "table", "talk", "move", "help", "record", "replay", "review"]

ALLOWED: dict[Kind, tuple[float, float]] = {
    # burst, and how many a second after that
    "request": (400, 60),
    "write": (80, 15),
    "person": (30, 0.2),
    "code": (20, 0.2),
    "table": (20, 0.2),
    "talk": (6, 0.7),
    "move": (60, 12),
    "help": (30, 4),
    "record": (10, 0.05),
    "replay": (60, 3),
    "review": (12, 0.02),
}
_MOST = 50_000


def network_of(address: str) -> str:
    """By what a visitor's address is counted: a whole /64 of IPv6, of which anybody gets more than they can use."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


_KINDS = frozenset(get_args(Kind))

Taken = tuple[str, str, int, int]
"""What was given: the kind, to whom, as how many people they count, and how often."""


class Limits:
    """Buckets by kind and by whom."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()
        self._given: Counter[tuple[Kind, str, int]] | None = None
        """What no other process knows of yet, where there are others."""
        self.hits: Counter[Kind] = Counter()
        """How often somebody was refused."""
        self.heard: Counter[Kind] = Counter()
        """How much other processes have given."""

    def take(self, kind: Kind, whom: str, people: int = 1) -> None:
        """Count one against somebody, or against so many people behind one address; ApiError when it was one too
        many."""
        if not self._on:
            return
        now = self._clock()
        left = self._left(kind, whom, people, now)
        self._set(kind, whom, left - 1 if left >= 1 else left, now)
        if left < 1:
            self.hits[kind] += 1
            raise try_later("slow-down", 429, ceil((1 - left) / (people * ALLOWED[kind][1])))
        if self._given is not None:
            self._given[kind, whom, people] += 1

    def _left(self, kind: Kind, whom: str, people: int, now: float) -> float:
        burst, rate = ALLOWED[kind]
        known = self._buckets.get((kind, whom))
        if known is None:
            return people * burst
        left, at = known
        return min(people * burst, left + (now - at) * people * rate)

    def _set(self, kind: Kind, whom: str, left: float, now: float) -> None:
        self._buckets[kind, whom] = (left, now)
        self._buckets.move_to_end((kind, whom))
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)

    # --- several processes --------------------------------------------------------------------------------------

    def share(self) -> None:
        """From now on what is given is remembered for other processes (`news`)."""
        self._given = Counter()

    def news(self, most: int) -> list[Taken]:
        """What was given since the last time; where it is more than so many, most of it, the rest the next time."""
        if self._given is None:
            return []
        found = self._given.most_common(most)
        for key, _ in found:
            del self._given[key]
        while len(self._given) > _MOST:
            self._given.popitem()
        return [(*key, count) for key, count in found]

    def hear(self, news: Iterable[Taken]) -> None:
        """Another process has given this. Somebody may be in debt then, by as much as they may have at once."""
        now = self._clock()
        for kind, whom, people, count in news:
            # A process of another version may count what this one does not know.
            if kind in _KINDS and people > 0 and count > 0:
                known: Kind = kind  # type: ignore[assignment]
                left = self._left(known, whom, people, now) - count
                self._set(known, whom, max(left, -people * ALLOWED[known][0]), now)
                self.heard[known] += count
