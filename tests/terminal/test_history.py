"""Looking back in the terminal: what was finished here, and the deal of the day."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.match import load
from ludoteca.learn import deals
from ludoteca.learn.par import bot_seed
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import bot_move
from ludoteca.terminal import saves
from ludoteca.terminal.cli import main
from ludoteca.terminal.history import Finished, finished
from ludoteca.terminal.local_match import Sitting


def play_today(monkeypatch: pytest.MonkeyPatch, *words: str, answers: int | None = None) -> int:
    """The deal of the day, with the first of the moves each time; after so many answers the person leaves."""
    typed = iter(["1"] * (10_000 if answers is None else answers))

    def line() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("ludoteca.terminal.plain.typed_line", line)
    return main(["daily", "the-game", "--plain", "--language", "en", *words])


def test_nothing_was_played(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "--language", "en"]) == 0
    assert "No match" in capsys.readouterr().out


def test_a_deal_of_the_day_is_left_taken_up_and_played_again(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play_today(monkeypatch, answers=3) == 0
    (left,) = saves.saved_names()
    assert play_today(monkeypatch) == 0
    assert saves.saved_names() == []
    told = capsys.readouterr().out
    assert "before" not in told
    # What comes next: tomorrow's, this one again, and a look back by a name that can be typed.
    assert "New deals in" in told
    assert f"ludoteca replay {left}" in told
    assert play_today(monkeypatch) == 0
    assert "You have finished this deal before" in capsys.readouterr().out
    first, second = [one for one in finished() if isinstance(one, Finished)]
    assert (first.name, first.again, second.again) == (left, False, True)
    # The same cards, as everywhere.
    today = deals.daily(str(first.deal))
    assert today is not None
    assert {load(Path(one.file).read_text()).seed for one in (first, second)} == {today.seed}
    assert main(["history", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("cards left") == 2
    assert "not the first time" in told
    assert main(["history", "lost-code", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert main(["history", "the-game", "--json"]) == 0
    assert [one["again"] for one in json.loads(capsys.readouterr().out)] == [True, False]
    # A name is enough to look back.
    assert main(["record", "check", first.name, "--language", "en"]) == 0


def test_the_bots_of_a_deal_are_those_of_every_server() -> None:
    deal = deals.daily("daily.2026-11-17.the-game.team")
    assert deal is not None
    match = ludoteca.new(deal.game, players=deal.players, seed=deal.seed, options=deal.options)
    sitting = Sitting(match, ("A", "B", "C"), deal.levels)
    sitting.play_as_everywhere()
    there = match.fork()
    bots = {seat: bot(deal.game, "casual", bot_seed(deal.seed, seat)) for seat in (1, 2)}
    for _ in range(12):
        chosen = sitting.bots_choice(None) if set(match.turn) & {1, 2} else (0, match.moves(0)[0])
        expected = bot_move(there, bots, None) if set(there.turn) & {1, 2} else (0, there.moves(0)[0])
        assert chosen == expected
        match.play(*chosen)
        there.play(*chosen)


def test_a_file_that_cannot_be_read_hides_no_other(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = saves.record_path("").parent
    folder.mkdir(parents=True)
    (folder / "broken.txt").write_text("nonsense")
    assert main(["history", "--language", "en"]) == 0
    assert "broken.txt" in capsys.readouterr().out
