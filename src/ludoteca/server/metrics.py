"""Numbers for whoever runs the server. Sums only: nothing here tells one table or person from another."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4"
"""To which Litestar adds the charset of all text."""


class Tally(Collector):
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


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "ludoteca_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("ludoteca_request_seconds", "Time to answer a request", registry=self.registry)
        self.moves = Tally("ludoteca_moves", "Moves and signals stored, by people", self.registry)
        self.talk = Counter("ludoteca_talk", "Chat messages stored", registry=self.registry)
        self.refused = Counter("ludoteca_refused", "Requests refused, by reason", ["code"], registry=self.registry)
        self.sent = Tally("ludoteca_sent", "Messages sent over sockets", self.registry)
        self.sockets = Gauge("ludoteca_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("ludoteca_tables_in_memory", "Tables held in memory", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
