"""Over the socket: told what has changed instead of the whole view, and another match offered."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import pytest

from tests.server.players import Ear, Player


class Tab:
    """A view as a browser puts it together from what it is told."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.view: dict[str, Any] = {}
        self.n = -1
        self.entries: list[Any] = []
        self.shorter = 0
        """How often it was told only what had changed."""
        self._looked_at = 0

    async def beyond(self, n: int) -> None:
        """Until there are more than n entries."""
        while self.n <= n:
            if self._looked_at == len(self.ear.heard):
                await self.ear.hear()
            message = self.ear.heard[self._looked_at]
            self._looked_at += 1
            if message["kind"] == "events":
                self.view, self.n = message["view"], message["n"]
            elif message["kind"] == "changes":
                assert self.view, "the first message brings the whole view"
                self.view, self.n = {**self.view, **message["view"]}, message["n"]
                self.shorter += 1
            self.entries += message.get("events", [])


@pytest.mark.slow
@pytest.mark.parametrize("game", ["the-game", "the-game-extreme", "lost-code", "think-str8"])
async def test_what_changed_and_what_was_known_are_the_whole_view(address: str, game: str) -> None:
    """Of two tabs of each seat one is told everything; the other, put together, is the same after every move."""
    random = Random(7)
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Player(address)) for _ in range(3)]
        table = await people[0].create(game, "me", "open", visibility="listed")
        await people[1].post("/join", {"code": table["code"]})
        await people[1].post(f"/tables/{table['id']}/sit", {})
        await people[0].post(f"/tables/{table['id']}/start")
        plain = [await stack.enter_async_context(who.listen(table["id"])) for who in people]
        brief = [Tab(await stack.enter_async_context(who.listen(table["id"], {"changes": True}))) for who in people]
        n, looked = -1, 0
        for _ in range(30):
            for one, other in zip(plain, brief, strict=True):
                expected = await one.beyond(n)
                await other.beyond(n)
                assert (other.view, other.n) == (expected["view"], expected["n"])
                assert other.entries == one.entries, "what was drawn is told only to whoever drew it"
            n, looked = brief[0].n, looked + 1
            mover = next((tab for tab in brief if tab.view["moves"]), None)
            if mover is None:
                break
            move = random.choice(mover.view["moves"])
            assert (await mover.ear.do(do="play", move=move, n=n))["kind"] == "done"
        # How long a match at random lasts is luck; after the first message nobody was told the whole again.
        assert looked > 1
        assert [tab.shorter for tab in brief] == [looked - 1] * len(brief)


@pytest.mark.slow
async def test_another_match_is_offered_over_the_socket(address: str) -> None:
    async with Player(address) as anna, Player(address) as ben:
        table = await anna.create("the-game", "me", "open")
        name = table["id"]
        await ben.post("/join", {"code": table["code"]})
        await ben.post(f"/tables/{name}/sit", {})
        await anna.post(f"/tables/{name}/start")
        async with anna.listen(name) as one, ben.listen(name) as two:
            refused = await one.do(do="again")
            assert refused["kind"] == "done", "while a match runs nothing changes"
            for player in (anna, ben):
                await player.post(f"/tables/{name}/vote", {"what": "concede", "agree": True})
            assert (await one.do(do="again", agree=True))["kind"] == "done"
            offered = await two.until(lambda told: told["kind"] == "table" and bool(told["table"]["again"]))
            assert offered["table"]["again"] == [0]
            assert (await one.do(do="again", agree=False))["kind"] == "done"
            assert (await one.do(do="again", agree=True))["kind"] == "done"
            done = await two.do(do="again")
            assert (done["kind"], done["n"]) == ("done", 2)
            begun = await one.until(lambda told: told["kind"] == "table" and told["table"]["status"] == "playing")
            assert len(begun["table"]["matches"]) == 2


@pytest.mark.slow
async def test_a_program_offers_no_other_match(address: str) -> None:
    async with Player(address) as anna:
        table = (await anna.create("the-game", "me", start=True))["id"]
        given = await anna.post(f"/tables/{table}/chairs/0/token")
        async with Player(address, token=given["token"]) as robo, robo.listen(table) as ear:
            refused = await ear.do(do="again")
            assert (refused["kind"], refused["error"]["code"]) == ("error", "token-scope")
