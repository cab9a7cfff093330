"""Playing whole matches over HTTP and over sockets."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.engine.registry import games
from tests.server.players import Player


@pytest.mark.slow
async def test_a_match_over_http_alone(address: str) -> None:
    async with Player(address) as anna, Player(address) as ben:
        table = await anna.create("lost-code", "me", "open")
        await ben.post("/join", {"code": table["code"]})
        await ben.post(f"/tables/{table['id']}/sit", {})
        await anna.post(f"/tables/{table['id']}/start")
        last: dict[str, Any] = {}
        for _ in range(2000):
            for player in (anna, ben):
                last = await player.get(f"/tables/{table['id']}/events?n=0")
                moves = last["view"]["moves"]
                if moves:
                    await player.play(table["id"], moves[0], last["n"])
            if last["view"]["outcome"]:
                break
        assert last["view"]["outcome"]["winners"]
        state = await anna.get(f"/tables/{table['id']}")
        assert state["table"]["status"] == "over"


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(games()))
async def test_a_match_against_bots_over_the_socket(address: str, game: str) -> None:
    async with Player(address) as anna:
        # Where all may begin (TG-5), the host does: otherwise a bot might be faster.
        options = {"start": "host_choice"} if game.startswith("the-game") else {}
        table = await anna.create(game, "me", "novice", start=True, options=options)
        async with anna.listen(table["id"]) as ear:
            view: dict[str, Any] = {"outcome": None}
            n = 0
            while not view["outcome"]:
                message = await ear.beyond(n)
                n, view = message["n"], message["view"]
                if view["moves"]:
                    answer = await ear.do(do="play", move=view["moves"][0], n=n)
                    assert answer["kind"] == "done", answer
                    # A bot's signal may come before the own move does: on with a view that has it.
                    n = answer["n"]
            assert [entry["n"] for entry in ear.entries] == list(range(n))
