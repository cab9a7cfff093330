"""The screen: whole matches by keys, several people at one keyboard, and every language in a small terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ludoteca.engine.game import View
from ludoteca.engine.moves import Move, Seen
from ludoteca.games.lost_code.view import CodeView
from ludoteca.games.the_game.view import TheGameView
from ludoteca.locales import LANGUAGES, say
from ludoteca.mind.bot import Clock, RandomBot
from ludoteca.mind.drive import BotFailed
from ludoteca.mind.marks import Mark
from ludoteca.terminal.lost_code.choosers import RangeChooser
from ludoteca.terminal.screen.app import MatchApp
from ludoteca.terminal.screen.choosers import ListChooser
from ludoteca.terminal.screen.frame import Curtain
from ludoteca.terminal.the_game.choosers import HandChooser
from tests.terminal.playing import GAMES, LARGE, SMALL, keys_for, press, screen_text, settle, sit

pytestmark = pytest.mark.slow

RAW = re.compile(r"\b(terminal|refuse|prompt|phase|option|answer|signal|keys|symbol|colour)-[a-z]")
NAMES = ("Massimiliano", "Wilhelmine", "Jean-Pierre", "Bartholomew")
"""Names as long as they may be."""


def app_for(game: str, language: str = "en", **table: Any) -> MatchApp:
    return MatchApp(sit(game, language=language, **table), language, think=1, pace=0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "people", "size"),
    [*((game, 1, SMALL) for game in GAMES), ("the-game-extreme", 2, LARGE)],
)
async def test_a_whole_match_is_played_by_keys(game: str, people: int, size: tuple[int, int]) -> None:
    app = app_for(game, people=people, seed=2)
    random = Random(3)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        while app.sitting.match.outcome is None:
            for key in keys_for(app, random):
                await pilot.press(key)
            await settle(app, pilot)
            assert app.note == ""
        view = app.sitting.match.view(app.viewer)
        ending = app.words.result(view, app.sitting.names)[-1]
        assert ending in " ".join(screen_text(app).split())
        await pilot.press("q")


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"introductory": True}, {"x_race": True, "deadly_shortcut": True, "curse": True}])
async def test_the_modules_are_played_by_keys(options: dict[str, object]) -> None:
    app = app_for("lost-code", players=4, seed=8, options=options)
    random = Random(5)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        while app.sitting.match.outcome is None:
            for key in keys_for(app, random):
                await pilot.press(key)
            await settle(app, pilot)


@pytest.mark.parametrize("game", GAMES)
async def test_the_curtain_hides_everything_before_the_next_person_looks(game: str) -> None:
    app = app_for(game, players=3, people=3, names=["Anna", "Bert", "Carla"], seed=4)
    random = Random(1)
    drawn = 0
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        for _ in range(9):
            if isinstance(app.screen, Curtain):
                drawn += 1
                shown = screen_text(app).split()
                name = shown[shown.index("to") + 1].rstrip(";")
                assert " ".join(shown) == f"Pass the keyboard to {name}; press Enter."
                assert app.viewer is None
                await press(app, pilot, "q", "h", "left", "space")
                assert isinstance(app.screen, Curtain)
                await press(app, pilot, "enter")
                assert app.viewer is not None
                assert app.sitting.names[app.viewer] == name
            else:
                await press(app, pilot, *keys_for(app, random))
    assert drawn >= 2


async def test_own_stones_show_only_their_backs() -> None:
    app = app_for("lost-code", players=3, people=2, seed=4)
    async with app.run_test(size=LARGE) as pilot:
        await press(app, pilot, "enter")
        view = app.sitting.match.view(app.viewer)
        assert isinstance(view, CodeView)
        assert app.viewer is not None
        lines = screen_text(app).splitlines()
        own = next(line for line in lines if app.sitting.names[app.viewer] in line[:15])
        assert own[15:45].split() == ["E", "J", "C", "S", "H", "B"]
        for log, numbers in enumerate(view.logs):
            if log != app.viewer:
                name = app.sitting.names[log] if log < 3 else "Neutral 4"
                line = next(line for line in lines if name in line[:15])
                assert line[15:45].split() == [str(number) for number in numbers]


async def test_a_refusal_names_its_rule() -> None:
    app = app_for("the-game", options={"start": "random"}, players=1)
    async with app.run_test(size=SMALL) as pilot:
        await press(app, pilot, "e")
        assert "You can’t end your turn yet: lay 2 more cards. (TG-29)" in screen_text(app)
        view = app.sitting.match.view(0)
        assert isinstance(view, TheGameView)
        await press(app, pilot, "right", "1")
        assert app.note == ""
        assert app.sitting.match.entries[-1][1].card == view.hand[1]  # type: ignore[attr-defined]
        await press(app, pilot, "left", "1")
        assert "it must be above" in screen_text(app) or "(TG-" in screen_text(app)


async def test_a_card_can_be_taken_back_where_the_table_allows() -> None:
    app = app_for("the-game", players=1, options={"start": "random", "undo_within_turn": True})
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        hand = app.sitting.match.view(0).hand  # type: ignore[attr-defined]
        await press(app, pilot, "1", "u")
        assert app.sitting.match.view(0).hand == hand  # type: ignore[attr-defined]


async def test_wheels_are_turned_and_shown_as_ranges() -> None:
    app = app_for("lost-code", seed=5, players=3)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        while not isinstance(app.chooser, RangeChooser):
            await press(app, pilot, "enter")
        await press(app, pilot, "down", "home", "right", "right")
        chooser = app.chooser
        assert isinstance(chooser, RangeChooser)
        width, start = chooser.width, 2
        assert chooser.start == start
        assert f"Wheel of {width}: 2–{start + width - 1}" in screen_text(app)
        bar = next(line for line in screen_text(app).splitlines() if line.startswith(f"▸{width:>2}·"))
        assert bar[7:29].index("█") == start
        assert bar[7:29].count("█") == width
        await press(app, pilot, "enter")
        bid = next(bid for bid in app.sitting.match.view(0).history[0].bids if bid.seat == 0)  # type: ignore[attr-defined]
        assert (bid.width, bid.low) == (width, start)


async def test_signs_reasons_and_more_help_on_the_sheet() -> None:
    app = app_for("lost-code", seed=5)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await press(app, pilot, "m", "down", "right", "x")
        assert app.sitting.marks[0] == (Mark("jaguar", 1, "cross"),)
        await press(app, pilot, "enter")
        assert "1" in app.note
        await press(app, pilot, "space", "escape")
        assert not app.sitting.marks[0]
        for title in ("Sheet ×", "codes are left", "Sheet"):
            await press(app, pilot, "h")
            assert title in screen_text(app)
        await press(app, pilot, "tab")
        assert "Log" in screen_text(app)
        assert "The dice show" in screen_text(app)
        await press(app, pilot, "question_mark")
        assert "Your own stones show only their backs." in screen_text(app)
        await press(app, pilot, "escape")
        assert "Log" in screen_text(app)


@pytest.mark.parametrize("game", ["lost-code", "the-game"])
async def test_a_coach_is_asked_by_a_key(game: str) -> None:
    app = app_for(game, seed=4, options={"start": "host_choice"} if game == "the-game" else {})
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        if game == "the-game":
            await press(app, pilot, "enter")
        await pilot.press("c")
        await app.workers.wait_for_complete()
        match = app.sitting.match
        told = app.words.coach(match.view(app.viewer), match.past(app.viewer), app.sitting.names)
        assert app.note == "\n ".join(told)
        await pilot.pause()
        assert told[0][:60] in " ".join(screen_text(app).split())
        await pilot.press("q")


async def test_something_is_said_by_keys() -> None:
    app = app_for("the-game-extreme", players=3)
    async with app.run_test(size=LARGE) as pilot:
        await settle(app, pilot)
        await press(app, pilot, "s", "down")
        assert "What do you want to say?" in screen_text(app)
        await press(app, pilot, "escape")
        assert app.aside is None
        await press(app, pilot, "s", "home", "enter")
        view = app.sitting.match.view(0)
        assert isinstance(view, TheGameView)
        assert [(one.seat, one.pile, one.word) for one in view.pile_signals] == [(0, "up1", "leave")]
        assert "Play: leave it" in screen_text(app)


async def test_people_may_look_before_they_say_who_starts() -> None:
    app = app_for("the-game", players=3, people=2, names=["Anna", "Bert"])
    async with app.run_test(size=SMALL) as pilot:
        await press(app, pilot, "enter")
        assert isinstance(app.chooser, ListChooser)
        assert [choice.text for choice in app.chooser.choices] == ["I start", "Pass the keyboard to Bert", "Ada starts"]
        await press(app, pilot, "right", "enter")
        assert "Pass the keyboard to Bert" in screen_text(app)
        await press(app, pilot, "enter", "home", "enter")
        assert app.sitting.match.turn == (1,)
        assert isinstance(app.chooser, HandChooser)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_fits_a_small_terminal(game: str, language: str) -> None:
    options = {"x_race": True, "curse": True, "deadly_shortcut": True} if game == "lost-code" else {}
    app = app_for(game, language, players=4, names=NAMES, seed=11, options=options)
    random = Random(2)
    seen = ""
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        for _ in range(6):
            if app.sitting.match.outcome is not None:
                break
            seen += screen_text(app)
            asked = app.words.prompt(app.sitting.match.view(app.viewer))
            assert asked in screen_text(app)
            for key in keys_for(app, random):
                await pilot.press(key)
            await settle(app, pilot)
        await press(app, pilot, "question_mark")
        seen += screen_text(app)
    assert "…" not in seen, [line for line in seen.splitlines() if "…" in line]
    assert not RAW.search(seen), RAW.findall(seen)
    if language != "en":
        assert say("terminal-keys-aside", None, "en") not in seen
        assert not re.search(r"\b(Your|You|Dice|eagle|Track)\b", seen)


@pytest.mark.parametrize("game", GAMES)
async def test_any_size_shows_whose_turn_it_is(game: str) -> None:
    app = app_for(game, players=3)
    async with app.run_test(size=SMALL) as pilot:
        for size in ((100, 30), (140, 45), (60, 18)):
            await settle(app, pilot)
            await pilot.resize_terminal(*size)
            await settle(app, pilot)
            shown = screen_text(app)
            assert app.words.prompt(app.sitting.match.view(0)) in shown
            assert "Player 1" in shown


async def test_bots_alone_are_watched() -> None:
    app = app_for("the-game", people=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        assert app.sitting.match.outcome is not None
        assert app.words.result(app.sitting.match.view(None), app.sitting.names)[-1] in screen_text(app)


class Sulking(RandomBot):
    """A bot that does not play."""

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        raise RuntimeError("no mood")


async def test_a_bot_that_fails_is_told_and_the_match_is_kept() -> None:
    app = app_for("lost-code", people=0)
    app.sitting.bots = dict.fromkeys(app.sitting.bots, Sulking(1))
    before = list(app.sitting.match.entries)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
    assert isinstance(app.failure, BotFailed)
    assert "no mood" in str(app.failure)
    assert app.sitting.match.entries == before
