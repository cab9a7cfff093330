"""Pictures of the screen as text, compared whole. After a change that is meant: pytest --snapshot-update, and look."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from ludoteca.terminal.screen.app import MatchApp
from tests.terminal.playing import GAMES, LARGE, SMALL, press, screen_text, sit

pytestmark = pytest.mark.slow

KEYS = {
    "lost-code": ["enter", "enter", "h"],
    "think-str8": ["enter", "down", "enter"],
    "the-game": ["enter", "1", "right"],
    "the-game-extreme": ["enter", "2", "right"],
}


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", GAMES)
async def test_the_screen_looks_as_it_should(game: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    app = MatchApp(sit(game, players=3, seed=5), "en", think=5, pace=0)
    async with app.run_test(size=size) as pilot:
        await press(app, pilot, *KEYS[game])
        assert screen_text(app) == snapshot
