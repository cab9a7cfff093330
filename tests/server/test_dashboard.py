"""The dashboard and the alert rules speak of numbers that a server has."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tests.server.players import Player
from tests.server.serving import serving, settings

DEPLOY = Path(__file__).parents[2] / "deploy"
_NAME = re.compile(r"\b(?:ludoteca|process)_[a-z_]+\b")
_OF_PROMETHEUS = {"up"}


def board() -> list[str]:
    found = msgspec.json.decode((DEPLOY / "grafana" / "ludoteca.json").read_bytes())
    return [target["expr"] for panel in found["panels"] for target in panel["targets"]]


def alerts() -> list[str]:
    text = (DEPLOY / "prometheus" / "alerts.yaml").read_text(encoding="utf-8")
    return re.findall(r"^ +expr: (.+)$", text, re.MULTILINE)


@pytest.fixture
async def numbers(tmp_path: Path) -> str:
    """What a server tells after somebody has played, asked and been refused."""
    async with serving(settings(tmp_path, limits=True)) as (address, app), Player(address) as anna:
        table = await anna.create("the-game", "me", "random", start=True)
        async with anna.listen(table["id"]) as ear:
            await ear.beyond(-1)
        await anna.get("/tables/nothing", expect=404)
        app.state.auth.limits.hits["code"] += 1
        app.state.auth.limits.hear([("code", "anna", 1, 1)])
        return (await anna.http.get("/metrics")).text


@pytest.mark.slow
async def test_every_number_in_them_exists(numbers: str) -> None:
    there = {line.partition("{")[0].partition(" ")[0] for line in numbers.splitlines() if not line.startswith("#")}
    spoken_of = {name for expression in (*board(), *alerts()) for name in _NAME.findall(expression)}
    assert spoken_of - there == set()
    assert len(board()) >= 20
    assert len(alerts()) >= 10


@pytest.mark.slow
async def test_every_number_of_ours_is_on_the_dashboard(numbers: str) -> None:
    ours = set(re.findall(r"^# TYPE (ludoteca_\w+) ", numbers, re.MULTILINE))
    shown = {name for expression in board() for name in _NAME.findall(expression)}
    plain = {re.sub(r"_(total|bucket|created)$", "", name) for name in shown}
    assert {re.sub(r"_(total|created)$", "", name) for name in ours} - plain == set()


def test_every_alert_has_a_name_of_its_own_and_says_a_sentence() -> None:
    import yaml  # type: ignore[import-untyped]

    found = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yaml").read_text(encoding="utf-8"))
    rules = found["groups"][0]["rules"]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["labels"]["severity"] in ("page", "ticket")
