"""Lessons over HTTP: the whole script at once, what is answered to a doing, and what nobody should send."""

from __future__ import annotations

import pytest

from ludoteca.learn.lessons import lessons
from tests.server.players import Player

pytestmark = pytest.mark.slow


async def test_every_lesson_is_served_as_its_seat_sees_it(address: str) -> None:
    async with Player(address) as anna:
        listed = await anna.get("/lessons")
        assert [one["id"] for one in listed] == list(lessons())
        for one in listed:
            script = await anna.get(f"/lessons/{one['id']}")
            assert len(script["stops"]) == one["steps"]
            assert script["stops"][0]["frames"], "the first step lays the table"
            n = 0
            for stop in script["stops"]:
                for frame in stop["frames"]:
                    assert frame["view"]["seat"] == script["seat"]
                    assert [entry["n"] for entry in frame["events"]] == list(range(n, frame["n"]))
                    n = frame["n"]
        # Nobody became a person by looking.
        assert (await anna.get("/me"))["me"] is None


async def test_hidden_things_stay_hidden(address: str) -> None:
    async with Player(address) as anna:
        script = await anna.get("/lessons/the-game")
        first = script["stops"][0]["frames"][0]
        drawn = [entry["move"] for entry in first["events"] if entry["move"]["do"] == "draw"]
        assert all((move["card"] is None) == (move["seat"] != 0) for move in drawn)
        code = (await anna.get("/lessons/lost-code"))["stops"][0]["frames"][0]["view"]
        assert code["logs"][0] == [None] * 6


async def test_a_doing_is_answered_by_the_engine(address: str) -> None:
    async with Player(address) as anna:

        async def attempt(step: int, did: object, **more: object) -> dict[str, object]:
            found: dict[str, object] = await anna.post("/lessons/the-game/attempt", {"step": step, "did": did, **more})
            return found

        right = await attempt(3, {"do": "lay", "card": 3, "pile": "up1"})
        assert (right["right"], right["did"], right["stops"]) == (True, "lay 3 up1", [])
        twin = await attempt(3, "lay 3 up2")
        assert not twin["right"]
        assert "just as good" in twin["error"]["sentence"]  # type: ignore[index]
        refused = await attempt(4, "end")
        assert refused["error"]["rule"] == "TG-29"  # type: ignore[index]
        at = next(n for n, step in enumerate(lessons()["the-game"].steps) if step.id == "speak")
        chosen = await attempt(at, "signal down2 free")
        assert chosen["right"]
        assert len(chosen["stops"]) == len(lessons()["the-game"].steps) - at - 1  # type: ignore[arg-type]
        later = await attempt(at + 1, "end", chosen=[{"step": at, "did": "signal down2 free"}])
        assert later["right"]
        assert (await anna.get("/me"))["me"] is None


async def test_the_sheet_answers(address: str) -> None:
    async with Player(address) as anna:
        at = next(n for n, step in enumerate(lessons()["lost-code"].steps) if step.id == "why")
        found = await anna.post("/lessons/lost-code/attempt", {"step": at, "did": "why bear 3"})
        assert found["right"]
        assert found["detail"]["symbol"] == "bear"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"step": 199, "did": "end"}, 422),
        ({"step": -1, "did": "end"}, 400),
        ({"step": 0}, 400),
        ({"step": 3, "did": "end", "more": 1}, 400),
        ({"step": 5, "did": "end", "chosen": [{"step": 3, "did": "lay 98 up1"}]}, 422),
        ({"step": 17, "did": "end", "chosen": [{"step": 14, "did": "signal down2 nonsense"}]}, 422),
        ({"step": 3, "did": "end", "chosen": [{"step": 3, "did": "x" * 65}]}, 400),
    ],
)
async def test_what_makes_no_sense_is_told(address: str, body: dict[str, object], status: int) -> None:
    async with Player(address) as anna:
        reply = await anna.post("/lessons/the-game/attempt", body, expect=status)
        assert reply["sentence"]


@pytest.mark.parametrize("did", [None, 7, [], {}, "", "lay", "lay 34", {"do": "lay", "card": "x"}, "why", "why x 9999"])
async def test_what_is_no_move_is_told_too(address: str, did: object) -> None:
    async with Player(address) as anna:
        reply = await anna.post("/lessons/lost-code/attempt", {"step": 4, "did": did})
        assert not reply["right"]
        assert reply["error"]["sentence"]


async def test_a_lesson_nobody_wrote(address: str) -> None:
    async with Player(address) as anna:
        await anna.get("/lessons/chess", expect=404)
        await anna.post("/lessons/chess/attempt", {"step": 0, "did": "end"}, expect=404)
