"""Reviews over HTTP, on SQLite and, as jobs that any process takes, on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.engine.match import new
from ludoteca.engine.records import print_record
from ludoteca.learn import review as learn
from ludoteca.learn.review import Judged
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
from tests.server.players import Json, Player
from tests.server.postgres import Postgres
from tests.server.serving import serving, settings


def a_record() -> str:
    match = new("the-game", players=2, seed=5)
    play_out(match, {seat: bot("the-game", "novice", seed=seat) for seat in range(2)})
    return print_record(match.record(), ())


async def reviewed(player: Player, match: str) -> Json:
    """The review once it is made, read as a page does: what is new, again and again."""
    decisions: list[Json] = []
    while True:
        found: Json = await player.get(f"/matches/{match}/review?since={len(decisions)}")
        decisions += found["decisions"]
        if found["status"] in ("done", "failed"):
            # What was stored between the two reads of the last answer.
            rest = await player.get(f"/matches/{match}/review?since={len(decisions)}")
            return {**found, "decisions": decisions + rest["decisions"]}
        await asyncio.sleep(0.05)


@pytest.fixture
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The judge in its quickest form, and the decisions it was asked about."""
    asked: list[int] = []
    real = learn.judge_decision

    def quickly(game: str, decision: Any, depth: Any) -> Judged:
        asked.append(decision.n)
        return real(game, decision, "quick")

    monkeypatch.setattr(learn, "judge_decision", quickly)
    return asked


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def test_the_whole_way(
    database: str, tmp_path: Path, request: pytest.FixtureRequest, quick_judge: list[int]
) -> None:
    more: dict[str, Any] = {}
    if database == "postgres":
        engine: Postgres = request.getfixturevalue("pg")
        more["database"] = engine.database()
    async with serving(settings(tmp_path, **more)) as (address, _), Player(address) as anna, Player(address) as ben:
        match = (await anna.post("/records", {"record": a_record()}))["id"]
        assert (await ben.get(f"/matches/{match}/review"))["status"] == "none"
        begun = await anna.post(f"/matches/{match}/review")
        assert begun["status"] in ("waiting", "working", "done")
        found = await reviewed(ben, match)
        assert found["status"] == "done"
        assert len(found["decisions"]) == found["total"]
        team = found["players"][0]
        assert team["start"] + team["luck"] - team["errors"] == team["result"]
        again = await ben.post(f"/matches/{match}/review")
        assert (again["status"], again["players"]) == ("done", found["players"])
        one = next(each for each in found["decisions"] if each["verdict"] != "forced")
        told = await ben.post(f"/matches/{match}/try", {"n": one["n"], "moves": one["choices"][0]["moves"]})
        assert told["decision"]["verdict"] in ("best", "good")
        reply = await ben.post(f"/matches/{match}/try", {"n": one["n"], "moves": [{"do": "end"}]}, expect=409)
        assert reply["rule"]
        help_then = await ben.get(f"/matches/{match}/help?n={one['n']}&seat={one['seat']}")
        assert help_then["kind"] != "none"


@pytest.mark.postgres
async def test_another_server_goes_on_where_one_stopped(pg: Postgres, tmp_path: Path, quick_judge: list[int]) -> None:
    chosen = settings(tmp_path, database=pg.database())
    async with serving(chosen) as (address, _), Player(address) as anna:
        match = (await anna.post("/records", {"record": a_record()}))["id"]
        await anna.post(f"/matches/{match}/review")
        while not (await anna.get(f"/matches/{match}/review"))["decisions"]:
            await asyncio.sleep(0.02)
    before = len(quick_judge)
    async with serving(chosen) as (address, _), Player(address) as ben:
        found = await reviewed(ben, match)
    assert found["status"] == "done"
    assert len(found["decisions"]) == found["total"]
    # The one that was being judged when the first server stopped may be judged twice.
    assert len(quick_judge) - before <= found["total"] - before + 1
