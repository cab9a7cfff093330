"""Numbers that are counted with every move are told as prometheus_client would tell them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Histogram, generate_latest

from ludoteca.server import metrics


def test_a_fast_histogram_tells_what_the_usual_one_does() -> None:
    registry = CollectorRegistry()
    usual = Histogram(
        "ludoteca_database_seconds",
        "Time until the database answers",
        ["what"],
        buckets=metrics._QUICK,
        registry=registry,
    )
    for what in ("read", "write"):
        usual.labels(what)
    ours = metrics.Metrics()
    # On a bound, between two, above all of them.
    for seconds in (0.0005, 0.0006, 0.3, 0.004, 10.0, 99.0):
        ours.observe("write", seconds)
        usual.labels("write").observe(seconds)
    told = [line for line in ours.text().decode().splitlines() if "database_seconds" in line]
    assert told == [line for line in generate_latest(registry).decode().splitlines() if "_created" not in line]
