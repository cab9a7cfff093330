"""Cairn at the server by its API: listed, played, refused, replayed; and packages that raise harm no other."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.family import Family
from ludoteca.engine.moves import Seen
from ludoteca.mind.base import Mind
from ludoteca.mind.bot import RandomBot
from tests.engine.shells import SHELLS, ShellOptions, Shells
from tests.server.players import Player
from tests.server.serving import serving, settings

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("cairn")]


@pytest.fixture
async def player(tmp_path: Path) -> AsyncIterator[Player]:
    async with serving(settings(tmp_path)) as (address, _), Player(address) as found:
        await found.post("/me", {"name": "Ada"})
        yield found


async def test_it_is_listed_with_its_options_and_bots(player: Player) -> None:
    games = {game["name"]: game for game in await player.get("/games?language=de")}
    assert set(games) == {"cairn", "lost-code", "the-game", "the-game-extreme", "think-str8"}
    cairn = games["cairn"]
    assert (cairn["title"], cairn["fewest"], cairn["most"], cairn["bots"]) == ("Cairn", 2, 4, ["random", "mason"])
    option = cairn["options"]["properties"]["cairn"]
    assert (option["title"], option["x-labels"]) == ("Cairn", {"low": "low", "tall": "tall"})


async def test_its_words_are_there_for_the_browser(player: Player) -> None:
    answer = await player.http.get("/api/games/cairn/words", params={"language": "it"})
    assert answer.text.startswith("game-cairn = Cairn\n")
    assert "move-cairn-lay = Lay { $pebble }" in answer.text
    assert (await player.http.get("/api/games/chess/words")).status_code == 404
    assert (await player.http.get("/api/games/the-game/words")).text.strip() == "game-the-game = The Game"


async def test_a_whole_match_with_refusals_and_replay(player: Player) -> None:
    table = (await player.create("cairn", "me", "mason", start=True, options={"cairn": "tall"}))["id"]
    view = await player.view(table)
    assert (view["game"], view["bears"]) == ("cairn", 30)
    told = await player.play(table, "lay 99", expect=409)
    assert told == {"code": "cairn-not-yours", "sentence": "You hold no such pebble.", "rule": "CN-3"}
    assert (await player.get(f"/tables/{table}/help"))["kind"] == "none"
    while (view := await player.view(table))["outcome"] is None:
        if view["turn"] == [0]:
            await player.play(table, view["moves"][0])
    assert view["outcome"]["reason"] == "all-done"
    match = (await player.get(f"/tables/{table}"))["table"]["match"]
    frames = await player.get(f"/matches/{match}/frames?seat=all")
    assert frames["frames"][-1]["views"][0]["outcome"] == view["outcome"]


class Nonsense(RandomBot):
    def choose(self, view: Any, past: Sequence[Seen], clock: Any = None) -> Any:
        return "nonsense"


class Unborn(RandomBot):
    def __init__(self, seed: int) -> None:
        raise OSError("no such bot after all")


class Confused(Mind):
    def help(self, view: Any, past: Sequence[Seen], level: Any, language: str) -> Any:
        raise ZeroDivisionError


class Unspeakable(ShellOptions, frozen=True):
    what: Any = object


class UnspeakableShells(Shells):
    Options = Unspeakable


async def test_a_family_that_raises_harms_no_other(player: Player, caplog: pytest.LogCaptureFixture) -> None:
    """Its bots, its help and its options: the match is played, and everything is in the log with its name."""
    bots = {"nonsense": Nonsense, "unborn": Unborn}
    ludoteca.add_family(Family(name="shells", games=(SHELLS,), bots=bots, mind=Confused()))
    assert "shells" in [game["name"] for game in await player.get("/games")]
    table = (await player.create("shells", "me", "nonsense", "unborn", start=True, help="odds"))["id"]
    await player.play(table, "point 0")
    while (view := await player.view(table))["outcome"] is None:
        pass
    assert view["outcome"]["reason"] == "pointed"
    told = await player.get(f"/tables/{table}/help?level=odds", expect=500)
    assert told["sentence"] == "Help is not working in this match right now. You can play on without it."
    for part in ("which is no move", "no such bot after all", "the mind of the family shells failed"):
        assert part in caplog.text
    match = (await player.get(f"/tables/{table}"))["table"]["match"]
    for begins in ("The bot unborn of shells", "A bot of shells failed", "Somebody at a table gets no help"):
        told = next(vars(record) for record in caplog.records if record.getMessage().startswith(begins))
        assert (told["table"], told["match"]) == (table, match), begins
        assert "seat" in told or "seats" in told, begins


async def test_rules_that_raise_are_logged_with_the_name_of_their_family(
    player: Player, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await player.create("cairn", "me", "open"))["id"]
    # The pebbles of its box are gone: an error inside the family's own code.
    monkeypatch.setattr(sys.modules["ludoteca_cairn.rules"], "HEAVIEST", None)
    await player.patch(f"/tables/{table}/chairs/1", {"bot": "random"})
    await player.post(f"/tables/{table}/start", expect=500)
    (line,) = [record for record in caplog.records if record.exc_info]
    assert line.getMessage() == "A request failed through an error in the family of games cairn."
    assert vars(line)["table"] == table


async def test_options_that_cannot_be_described_leave_the_other_games_listed(
    player: Player, caplog: pytest.LogCaptureFixture
) -> None:
    ludoteca.add_family(Family(name="shells", games=(UnspeakableShells(),)))
    assert "cairn" in [game["name"] for game in await player.get("/games?language=fr")]
    assert "shells" not in [game["name"] for game in await player.get("/games?language=fr")]
    assert "The game shells cannot be listed" in caplog.text
