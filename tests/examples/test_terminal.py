"""Cairn in a terminal: line by line and on the screen, with nothing but its rules and its English sentences."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.engine import registry
from ludoteca.engine.family import Family
from ludoteca.terminal import cli
from ludoteca.terminal.replay import PlainReplay, Tape
from ludoteca.terminal.screen.app import MatchApp
from ludoteca.terminal.screen.replay import ReplayApp
from ludoteca.terminal.screen.setup import SetupApp
from tests.terminal.playing import LARGE, SMALL, Typist, keys_for, screen_text, settle, sit

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("cairn")]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def test_it_is_listed_and_its_options_are_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games"]) == 0
    assert "cairn: Cairn, 2 to 4 players. Bots: random, mason." in capsys.readouterr().out
    with pytest.raises(SystemExit):
        cli.main(["play", "cairn", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "--cairn {low,tall} How much the cairn bears: 12 for every player, or 15." in told


def test_the_command_holds_it_to_the_laws(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert cli.main(["check", "cairn", "--matches", "2"]) == 0
    assert capsys.readouterr().out.startswith("cairn keeps all ")
    assert cli.main(["check", "carin"]) == 2
    assert "Did you mean “cairn”?" in capsys.readouterr().err
    # Rules that take back what their views offer.
    rules = type(ludoteca.games()["cairn"])
    honest = rules.moves
    monkeypatch.setattr(
        rules, "moves", lambda self, state, seat: [*honest(self, state, seat), *honest(self, state, seat)]
    )
    assert cli.main(["check", "cairn", "--matches", "2"]) == 1
    assert "cairn" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_line_by_line(language: str) -> None:
    person = Typist(sit("cairn", bots="mason", seed=3, language=language), language, interludes=["view", "odds", "log"])
    assert person.plain.run()
    paper = person.paper
    for line in ("Your pebbles: 7, 8, 14", "It bears: 24", "Player 1 has laid: –", "Ada holds: 3"):
        assert line.replace("Player 1", person.plain.sitting.names[0]) in paper
    assert "Your turn: lay a pebble, or step back." in paper
    assert "1. Lay 7" in paper
    assert "Nobody lays another pebble." in paper
    assert "cairn-" not in paper


def test_a_refusal_of_its_own_is_told_with_its_rule() -> None:
    person = Typist(sit("cairn", bots="mason", seed=3), interludes=["lay 15", "why 3", "coach", "mark 3", "help"])
    assert person.plain.run()
    assert "eagle" not in person.paper, "what can be typed in another game"
    assert "You hold no such pebble. (CN-3)" in person.told
    assert person.told.count("There is no help here.") == 3


def test_the_command_plays_it_through(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "1")
    assert cli.main(["play", "cairn", "--plain", "--seed", "1", "--keep-free"]) == 0
    assert "wins." in capsys.readouterr().out


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_match_on_the_screen(size: tuple[int, int]) -> None:
    app = MatchApp(sit("cairn", bots="mason", seed=3), "en", think=1, pace=0)
    random = Random(1)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        shown = screen_text(app)
        assert "Cairn · The cairn is built" in shown
        assert "Your pebbles: 7, 8, 14" in shown
        assert "Lay 7" in shown
        while app.sitting.match.outcome is None:
            for key in keys_for(app, random):
                await pilot.press(key)
            await settle(app, pilot)
            assert app.note == ""
        assert "Nobody lays another pebble." in screen_text(app)
        await pilot.press("q")


async def test_it_can_be_set_up_on_the_screen() -> None:
    app = SetupApp("en")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        shown = screen_text(app)
        assert "‹ Cairn ›" in shown
        assert "Keep for free" in shown
        assert "mason" in shown


async def test_a_match_can_be_looked_back_at() -> None:
    person = Typist(sit("cairn", bots="mason", seed=3))
    person.plain.run()
    told: list[str] = []
    lines = iter(["n", "r", "r 2", "b", "seat 1", "e", "q"])
    PlainReplay(Tape(person.plain.sitting.match, "en", 0), lambda: next(lines), told.append).run()
    assert "Your pebbles: 7, 8, 14" in told
    assert any(line.endswith("wins.") for line in told)
    app = ReplayApp(Tape(person.plain.sitting.match, "en", None))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("n", "r", "b", "end")
        await pilot.pause()
        assert "Player 1 wins." in screen_text(app)


@pytest.fixture
def bare(cairn: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the rules: not a word, no bot, no face."""
    game = ludoteca.games()["cairn"]
    monkeypatch.setattr(registry, "entry_points", lambda group: [])
    registry.forget_families()
    ludoteca.add_family(Family(name="cairn", games=(game,)))


@pytest.mark.usefixtures("bare")
async def test_nothing_but_rules_is_playable_too() -> None:
    person = Typist(sit("cairn", seed=3), "it", interludes=["lay 15", "signals"])
    assert person.plain.run()
    assert "Pebbles: 7, 8, 14" in person.told
    assert "Bears: 24" in person.told
    assert "1. lay 7" in person.told
    assert "Qui questa mossa non è permessa (cairn-not-yours). (CN-3)" in person.told
    app = MatchApp(sit("cairn", seed=3), "en", think=1, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        assert "Pebbles: 7, 8, 14" in screen_text(app)
        await pilot.press("q")
    assert ludoteca.games()["cairn"].title == "Cairn"
