"""The shelf: a match is put together by arrow keys."""

from __future__ import annotations

import argparse

import pytest

from ludoteca.locales import LANGUAGES
from ludoteca.terminal.screen import setup
from ludoteca.terminal.screen.setup import Row, SetupApp, choose_match
from tests.terminal.playing import SMALL, screen_text

pytestmark = pytest.mark.slow


async def go_to(app: SetupApp, pilot: object, name: str) -> None:
    while app.rows[app.at].name != name:
        await pilot.press("down")  # type: ignore[attr-defined]


async def test_game_seats_and_options_are_chosen_by_arrows() -> None:
    app = SetupApp("en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "The Lost Code" in screen_text(app)
        await pilot.press("right")
        assert app.game.name == "the-game"
        await go_to(app, pilot, "players")
        await pilot.press("right")
        await go_to(app, pilot, "seat 1")
        while app.rows[app.at].value != "person":
            await pilot.press("left")
        await go_to(app, pilot, "option pro")
        await pilot.press("right")
        await pilot.pause()
        assert "three cards" in screen_text(app)
        await pilot.press("enter")
    assert app.return_value is True
    assert app.seats() == ["person", "person", "casual"]
    assert app.options()["pro"] is True


async def test_what_does_not_go_together_is_told() -> None:
    app = SetupApp("en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.rows.append(Row("option wheels", "Your own wheels", [((3, 1),)], ["3·1"]))
        await pilot.press("enter")
        await pilot.pause()
        assert "Your own wheels are only used with wheel_preset custom" in screen_text(app)
        await pilot.press("escape")
    assert app.return_value is False


def test_what_was_chosen_reaches_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(self: SetupApp) -> bool:
        self.chosen = {"game": "think-str8", "players": 3, "seat 2": "person", "option introductory": True}
        self.rows = self._rows()
        return True

    monkeypatch.setattr(setup.SetupApp, "run", chosen)
    asked = argparse.Namespace(language="en", players=None, people=None, bots="", option=[], game=None)
    assert choose_match(asked)
    assert (asked.game, asked.bots, asked.option) == ("think-str8", "person,casual,person", ["introductory=on"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_fits(language: str) -> None:
    app = SetupApp(language)
    async with app.run_test(size=SMALL) as pilot:
        for _ in app.shelf:
            for _ in app.rows:
                await pilot.press("down")
                await pilot.pause()
                assert "…" not in screen_text(app)
            await pilot.press("right")
