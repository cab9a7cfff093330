"""Bots that sit down anew for every move are the same players all match long."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.mind.bot import Bot, bot
from ludoteca.table import sitters


@pytest.mark.parametrize(("level", "steady"), [("novice", True), ("master", True), ("random", False)])
def test_a_bot_keeps_its_seed_unless_it_plays_at_random(
    level: str, steady: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a forgetful player has forgotten stays forgotten."""
    seeds: dict[int, list[int]] = {0: [], 1: []}
    making: list[int] = []

    def remembered(game: str, name: str, seed: int) -> Bot:
        making.append(seed)
        return bot(game, "novice", seed)

    monkeypatch.setattr(sitters, "bot", remembered)
    match = ludoteca.new("lost-code", players=2, seed="steady")
    for _ in range(12):
        making.clear()
        deeds = sitters.decide(match, {0: level, 1: level}, None)
        for seat, seed in enumerate(making):
            seeds[seat].append(seed)
        assert deeds.move is not None
        match.play(*deeds.move)
    assert len({*seeds[0], *seeds[1]}) == (2 if steady else 24)


def test_a_seed_tells_nothing_to_whoever_does_not_know_the_match() -> None:
    one, two = (ludoteca.new("lost-code", players=2, seed=seed) for seed in ("a", "b"))
    assert sitters._luck(one, 0, "novice") != sitters._luck(two, 0, "novice") != sitters._luck(two, 1, "novice")
