"""Numbers for whoever runs the server. Sums only: nothing here tells one table or person from another."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "ludoteca_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("ludoteca_request_seconds", "Time to answer a request", registry=self.registry)
        self.moves = Counter("ludoteca_moves", "Moves and signals stored, by people", registry=self.registry)
        self.talk = Counter("ludoteca_talk", "Chat messages stored", registry=self.registry)
        self.refused = Counter("ludoteca_refused", "Requests refused, by reason", ["code"], registry=self.registry)
        self.sent = Counter("ludoteca_sent", "Messages sent over sockets", registry=self.registry)
        self.sockets = Gauge("ludoteca_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("ludoteca_tables_in_memory", "Tables held in memory", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
