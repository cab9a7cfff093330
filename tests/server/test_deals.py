"""Deals over HTTP: no door shows a match on today's deal to somebody who has the deal still before them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.players import Player
from tests.server.serving import serving, settings

BODIES: dict[str, Any] = {
    "branch": {"n": 0},
    "try": {"n": 0, "moves": [{"do": "end"}]},
    "ask": {"n": 0, "seat": 0, "question": {"kind": "number", "facts": {}}},
    "puzzle": {"n": 0},
}


@pytest.mark.slow
async def test_every_door_to_a_match_asks_whether_its_deal_was_played(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as (address, _), Player(address) as anna, Player(address) as ben:
        (deal,) = [one["id"] for one in (await anna.get("/daily"))["deals"] if one["id"].endswith("the-game.alone")]
        table = (await anna.post(f"/deals/{deal}/play", {"practice": False}))["id"]
        match = (await anna.get(f"/tables/{table}"))["table"]["match"]
        await anna.post(f"/tables/{table}/vote", {"what": "concede"})
        paths: dict[str, dict[str, Any]] = (await anna.get("/openapi.json"))["paths"]
        doors = [(path, how) for path, ways in paths.items() if "/matches/{match}" in path for how in ways]
        assert len(doors) >= 11
        await ben.post("/me", {"name": "Ben"})
        for path, how in doors:
            asked = path.removeprefix("/api").replace("{match}", match)
            if asked.endswith("/challenge"):
                # Which tells the name of the deal, and that is public.
                assert await ben.post(asked) == {"deal": deal}
                continue
            query = "?n=0&seat=0" if asked.endswith("/help") else ""
            body = BODIES.get(asked.rpartition("/")[2], {})
            refused = await ben.ask(how.upper(), asked + query, body if how == "post" else None, expect=403)
            assert refused["code"] == "deal-unplayed"
        assert (await anna.get(f"/matches/{match}"))["seed"]
