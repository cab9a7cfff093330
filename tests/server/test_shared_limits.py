"""Limits that hold over several processes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from ludoteca.server import shared_limits
from ludoteca.server.limits import ALLOWED, Kind, Limits
from ludoteca.server.shared_limits import parts, sharing
from ludoteca.table.bus import Notice, OnNotice, ReconnectingBus, pass_on
from ludoteca.table.errors import ApiError
from tests.server.players import Player
from tests.server.postgres import Postgres
from tests.server.serving import Process


def taken(limits: Limits, kind: Kind, whom: str) -> int:
    """How much somebody is given before they are refused."""
    for count in range(10_000):
        try:
            limits.take(kind, whom)
        except ApiError:
            return count
    raise AssertionError("nobody is ever refused")


def two_processes() -> tuple[Limits, Limits, list[float]]:
    now = [0.0]
    one, two = Limits(clock=lambda: now[0]), Limits(clock=lambda: now[0])
    for limits in (one, two):
        limits.share()
    return one, two, now


def test_what_one_process_gave_the_other_does_not_give() -> None:
    one, two, _ = two_processes()
    burst = int(ALLOWED["code"][0])
    assert taken(one, "code", "anna") == burst
    two.hear(one.news(100))
    assert taken(two, "code", "anna") == 0
    assert taken(two, "code", "ben") == burst
    assert two.heard == {"code": burst}
    assert two.hits["code"] == 2


def test_who_asked_both_at_once_pays_it_back() -> None:
    one, two, now = two_processes()
    burst, rate = ALLOWED["code"]
    assert taken(one, "code", "anna") == taken(two, "code", "anna") == burst
    two.hear(one.news(100))
    now[0] = (burst - 1) / rate
    assert taken(two, "code", "anna") == 0
    now[0] = (burst + 1.01) / rate
    assert taken(two, "code", "anna") == 1


def test_nobody_is_ever_deeper_in_debt_than_they_may_have() -> None:
    limits, now = Limits(clock=lambda: now[0]), [0.0]
    burst, rate = ALLOWED["talk"]
    limits.hear([("talk", "anna", 1, 1_000_000)])
    now[0] = (burst + 1.01) / rate
    assert taken(limits, "talk", "anna") == 1


def test_news_is_told_once_the_most_first_and_the_rest_later() -> None:
    one, _, _ = two_processes()
    for whom, times in (("anna", 3), ("ben", 1), ("cleo", 2)):
        for _ in range(times):
            one.take("write", whom)
    assert one.news(2) == [("write", "anna", 1, 3), ("write", "cleo", 1, 2)]
    assert one.news(2) == [("write", "ben", 1, 1)]
    assert one.news(2) == []


def test_what_is_refused_is_not_told() -> None:
    one, _, _ = two_processes()
    given = taken(one, "talk", "anna")
    assert one.news(10) == [("talk", "anna", 1, given)]


def test_what_another_version_counts_is_left_out() -> None:
    limits = Limits()
    limits.hear([("dance", "anna", 1, 5), ("talk", "anna", 0, 5), ("talk", "anna", 1, -5)])
    assert not limits.heard


def test_alone_nothing_is_remembered_for_others() -> None:
    limits = Limits()
    limits.take("talk", "anna")
    assert limits.news(10) == []


class SlowBus(ReconnectingBus):
    """A line on which nothing goes out until it is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.told: list[Notice] = []

    async def _listen(self, on_notice: OnNotice) -> None:
        self._connected(on_notice)
        await asyncio.Event().wait()

    async def _send(self, notices: Sequence[bytes]) -> None:
        await self.open.wait()
        self.told += [msgspec.json.decode(notice, type=Notice) for notice in notices]


async def test_what_is_given_while_the_line_is_slow_is_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_limits, "EVERY", 0.001)
    bus, limits = SlowBus(), Limits()
    await bus.start(lambda _: None)
    house: Any = SimpleNamespace(bus=bus, outbox=SimpleNamespace(process="p"), hears={})
    async with sharing(house, limits):
        bus.publish(Notice("p", "t", "presence"))
        for _ in range(5):
            limits.take("code", "anna")
            await asyncio.sleep(0.01)
        bus.open.set()
        while sum(count for notice in bus.told for *_, count in notice.taken) < 5:
            await asyncio.sleep(0.001)
    await bus.stop()


@pytest.mark.parametrize("whom", ["2001:db8::/64", "at 198.51.100.200", "é" * 64])
def test_news_fits_into_notices(whom: str) -> None:
    news = [("request", f"{whom}{n}", 1, 400) for n in range(600)]
    made = parts(news)
    assert [entry for part in made for entry in part] == news
    for part in made:
        assert len(msgspec.json.encode(Notice("p" * 8, "limits 100", "limits", taken=tuple(part)))) < 8_000


def test_a_notice_of_a_newer_version_disturbs_nobody() -> None:
    heard: list[Notice | None] = []
    pass_on('{"process":"p","table":"t","about":"dance"}', heard.append)
    pass_on("nonsense", heard.append)
    pass_on('{"process":"p","table":"t","about":"change","more":1}', heard.append)
    assert heard == [Notice("p", "t", "change")]


@pytest.mark.postgres
async def test_two_processes_count_together(pg: Postgres, tmp_path: Path) -> None:
    database = pg.database()
    servers = [Process(tmp_path, "--database", database, limits=True) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        one, two = (server.address for server in servers)
        async with Player(one) as anna:
            await anna.post("/me", {"name": "Anna"})
            while (await anna.http.post("/api/join", json={"code": "aaaaaaaa"})).status_code == 404:
                pass
            most = int(ALLOWED["code"][0])
            async with asyncio.timeout(60):
                await _heard(two, most)
            # On a slow machine some tries are given back meanwhile; a process that counted alone would allow them all.
            allowed = 0
            while (refused := await anna.http.post(f"{two}/api/join", json={"code": "aaaaaaaa"})).status_code == 404:
                allowed += 1
            assert allowed < most
            assert (refused.status_code, refused.json()["code"]) == (429, "slow-down")
            assert int(refused.headers["retry-after"]) >= 1
    finally:
        for server in servers:
            server.kill()


async def _heard(address: str, count: int) -> None:
    """Wait until a process has heard of so many codes tried at others."""
    wanted = 'ludoteca_limits_heard_total{kind="code"} '
    async with httpx.AsyncClient() as client:
        while True:
            lines = (await client.get(f"{address}/metrics")).text.splitlines()
            found = [float(line.removeprefix(wanted)) for line in lines if line.startswith(wanted)]
            if found and found[0] >= count:
                return
            await asyncio.sleep(0.1)
