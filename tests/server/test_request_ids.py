"""Every request has a name, by which its lines are found in the log."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

from ludoteca.server.logs import JsonFormatter
from ludoteca.server.request_ids import HEADER, WithRequest
from ludoteca.table import lobby
from tests.server.players import Player
from tests.server.serving import serving, settings


class Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.addFilter(WithRequest())
        self.setFormatter(JsonFormatter())
        self.lines: list[dict[str, object]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(msgspec.json.decode(self.format(record)))


@pytest.fixture
def lines() -> object:
    handler = Lines()
    log = logging.getLogger("ludoteca")
    level = log.level
    log.setLevel(logging.INFO)
    log.addHandler(handler)
    yield handler
    log.removeHandler(handler)
    log.setLevel(level)


@pytest.mark.slow
async def test_an_error_of_ours_can_be_found_in_the_log(
    tmp_path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(lobby, "listed_tables", fail)
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna:
        answer = await anna.http.get("/api/tables")
        name = answer.headers[HEADER]
        assert answer.status_code == 500
        assert answer.json()["sentence"].endswith(f" ({name})")
        assert {line["level"] for line in lines.lines if line.get("request") == name} == {"error", "info"}
        other = await anna.http.get("/api/games")
        assert other.headers[HEADER] != name


@pytest.mark.slow
@pytest.mark.parametrize(
    ("proxy", "given", "kept"),
    [(True, "abcdef-123456", True), (False, "abcdef-123456", False), (True, "bad name!", False), (True, "x", False)],
)
async def test_only_a_proxy_may_name_requests(tmp_path: Path, proxy: bool, given: str, kept: bool) -> None:
    async with serving(settings(tmp_path, proxy=proxy)) as (address, _), Player(address) as anna:
        answer = await anna.http.get("/health", headers={HEADER: given})
        assert (answer.headers[HEADER] == given) is kept
        assert answer.headers[HEADER]
