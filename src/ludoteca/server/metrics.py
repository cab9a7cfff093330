"""Numbers for whoever runs the server. Sums only: nothing here tells one table or person from another."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

import ludoteca
from ludoteca.mind import loading
from ludoteca.server.limits import Kind, Limits
from ludoteca.table.house import House

CONTENT_TYPE = "text/plain; version=0.0.4"
"""To which Litestar adds the charset of all text."""
_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds: a database answers in less than a millisecond, or after many."""


class FastCounter(Collector):
    """A counter for what happens thousands of times a second: without a lock, as only the event loop counts."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._count = 0
        registry.register(self)

    def inc(self) -> None:
        self._count += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._about, value=self._count)


class FastHistogram(Collector):
    """A histogram for what happens with every move, by what it was: without locks, as only the event loop counts."""

    def __init__(self, name: str, about: str, *what: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._counts = {one: [0] * (len(_QUICK) + 1) for one in what}
        self._sums = dict.fromkeys(what, 0.0)
        registry.register(self)

    def observe(self, what: str, seconds: float) -> None:
        self._counts[what][bisect_left(_QUICK, seconds)] += 1
        self._sums[what] += seconds

    def collect(self) -> Iterator[Metric]:
        family = HistogramMetricFamily(self._name, self._about, labels=["what"])
        for what, counts in self._counts.items():
            bounds = [*(str(float(bound)) for bound in _QUICK), "+Inf"]
            below = zip(bounds, accumulate(counts), strict=True)
            family.add_metric([what], [(bound, float(count)) for bound, count in below], self._sums[what])
        yield family


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        # Memory, processor time and open files, where the system tells them.
        ProcessCollector(registry=registry)
        Gauge("ludoteca_info", "The version of this server", ["version"], registry=registry).labels(
            ludoteca.__version__
        ).set(1)
        self.requests = Counter("ludoteca_requests", "HTTP requests", ["method", "route", "status"], registry=registry)
        self.seconds = Histogram("ludoteca_request_seconds", "Time to answer a request", registry=registry)
        self.moves = FastCounter("ludoteca_moves", "Moves and signals stored, by people", registry)
        self.talk = Counter("ludoteca_talk", "Chat messages stored", registry=registry)
        self.refused = Counter("ludoteca_refused", "Requests refused, by reason", ["code"], registry=registry)
        self.pushes = Counter(
            "ludoteca_pushes", "Turn alerts by Web Push, by what came of them", ["result"], registry=registry
        )
        # There from the start, so that a rule can tell “none yet” from “not measured”.
        self.pushes.labels("sent")
        self.sent = FastCounter("ludoteca_sent", "Messages sent over sockets", registry)
        self.sockets = Gauge("ludoteca_sockets", "Open sockets", registry=registry)
        self.database = FastHistogram(
            "ludoteca_database_seconds", "Time until the database answers", "read", "write", registry=registry
        )
        self.thinking = Histogram(
            "ludoteca_bot_thinking_seconds", "Time a bot thinks about a turn", buckets=_QUICK, registry=registry
        )
        self.loop_lag = Histogram(
            "ludoteca_loop_lag_seconds", "How late the event loop does what is due", buckets=_QUICK, registry=registry
        )

    def observe(self, what: Literal["read", "write", "think"], seconds: float) -> None:
        """Something in the house took so long."""
        if what == "think":
            self.thinking.observe(seconds)
        else:
            self.database.observe(what, seconds)

    def watch(self, house: House, limits: Limits) -> None:
        """Tell also what a house and the limits count by themselves."""
        self.registry.register(_HouseCollector(house, limits))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _HouseCollector(Collector):
    """What is counted elsewhere, read when somebody asks."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._limits = limits

    def collect(self) -> Iterator[Metric]:
        house, limits = self._house, self._limits
        yield _gauge("ludoteca_tables_in_memory", "Tables held in memory", len(house.cache.sessions))
        yield _gauge("ludoteca_damaged_tables", "Stored tables that could not be used", len(house.cache.damaged))
        yield _gauge("ludoteca_bots_waiting", "Turns of bots that nobody thinks about yet", house.bots.waiting())
        yield _gauge("ludoteca_replays_waiting", "Replays that wait for their thread", house.replays.waiting)
        yield _gauge("ludoteca_replays_bytes", "Memory of the replays kept, roughly", house.replays.bytes)
        yield CounterMetricFamily("ludoteca_replays", "Replays and other long work done", value=house.replays.done)
        yield CounterMetricFamily(
            "ludoteca_bot_stalls",
            "Tables that waited for a bot with nobody thinking; anything but 0 is a bug",
            value=house.stalls,
        )
        yield _by("ludoteca_limit_hits", "Refused because somebody asked too often", "kind", limits.hits)
        yield _by("ludoteca_limits_heard", "Given to visitors by other processes", "kind", limits.heard)
        kernels = GaugeMetricFamily(
            "ludoteca_machine_code", "1 for the state of a family's", labels=["family", "state"]
        )
        for family, state in loading.state().items():
            kernels.add_metric([family, state], 1)
        yield kernels


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(name, about, value=value)


def _by(name: str, about: str, label: str, counts: Mapping[Kind, int]) -> Metric:
    family = CounterMetricFamily(name, about, labels=[label])
    for key, count in sorted(counts.items()):
        family.add_metric([key], count)
    return family
