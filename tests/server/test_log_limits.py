"""Lines of the log that repeat are left out, and counted."""

from __future__ import annotations

import io
import logging
import sys

import pytest

from ludoteca.server.log_limits import RepeatLimit
from ludoteca.server.logs import set_up_logs


def line(text: str, level: int = logging.ERROR) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "ludoteca.x", "levelno": level, "msg": text})


def test_a_flood_is_cut_to_a_few_lines_and_told_how_many_were_left_out() -> None:
    now = 0.0
    limit = RepeatLimit(lambda: now)
    passed = sum(limit.filter(line("out of %s")) for _ in range(10_000))
    assert passed == 20
    now = 1.0
    again = line("out of %s")
    assert limit.filter(again)
    assert vars(again)["left_out"] == 9_980
    assert not limit.filter(line("out of %s"))


def test_other_lines_pass_meanwhile() -> None:
    limit = RepeatLimit(lambda: 0.0)
    for _ in range(100):
        limit.filter(line("again"))
    assert limit.filter(line("something else"))
    assert limit.filter(line("again", logging.WARNING))


def test_what_is_no_complaint_always_passes() -> None:
    limit = RepeatLimit(lambda: 0.0)
    assert all(limit.filter(line("GET", logging.INFO)) for _ in range(1_000))


def test_the_kinds_that_are_remembered_are_bounded() -> None:
    limit = RepeatLimit(lambda: 0.0)
    for n in range(5_000):
        limit.filter(line(f"kind {n}"))
    assert len(limit._kinds) == 1_000


def test_the_server_s_own_log_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    root = logging.getLogger()
    monkeypatch.setattr(sys, "stderr", out)
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    levels = {name: logging.getLogger(name).level for name in (None, "ludoteca")}
    try:
        set_up_logs("warning")
        for _ in range(1_000):
            logging.getLogger("ludoteca.x").error("no more files")
    finally:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
    assert 20 <= out.getvalue().count("no more files") < 100
