"""The turn search, the weights it is tuned with, and the command that tunes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from ludoteca.games.the_game.moves import End, Lay
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.the_game import tune, weights
from ludoteca.mind.the_game.position import Position
from ludoteca.mind.the_game.search import Effort, judge_turns, try_turns
from ludoteca.mind.the_game.turns import FEATURES
from ludoteca.mind.the_game.warm import warm
from tests.mind.the_game.positions import GAMES, WAYS, some_moments, view_of
from tests.the_game.table import position

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "players", "options"), WAYS)
def test_the_search_finds_a_turn_exactly_when_there_is_one(game: str, players: int, options: dict[str, Any]) -> None:
    for match in some_moments(game, players, options, seed=21, share=0.3):
        seat = match.turn[0]
        view, past = view_of(match, seat), match.past(seat)
        if view.phase != "turn":
            continue
        turns = judge_turns(Position(view, past), 24)
        ends = End() in view.moves
        assert bool(turns) >= ends
        assert len({turn for turn, _ in turns}) == len(turns)
        for turn, _ in turns:
            played = match.branch(len(match.entries), seed="a")
            for move in turn:
                assert isinstance(move, Lay)
                played.play(seat, move)
            assert played.outcome is not None or played.turn != (seat,) or End() in played.moves(seat) or players == 1


def test_trying_out_prefers_what_wins_more_often_on_the_same_guesses() -> None:
    for match in some_moments("the-game", 3, {}, seed=22, share=0.1):
        seat = match.turn[0]
        position = Position(view_of(match, seat), match.past(seat))
        tried = try_turns(position, Effort(playouts=120), seed=1)
        again = try_turns(Position(view_of(match, seat), match.past(seat)), Effort(playouts=120), seed=1)
        assert tried == again
        assert all(each.guesses <= tried[0].guesses for each in tried)
        assert tried[0].behind == 0


def test_every_setting_has_weights_with_their_origin() -> None:
    book = weights.read_book()
    assert set(book) == {f"{game}/{players}" for game in GAMES for players in range(1, 6)}
    for each in book.values():
        assert set(each.early) == set(each.late) == set(FEATURES)
        assert {"command", "matches", "date", "trial"} <= set(each.provenance)
        assert weights.from_table(each.table(), each.provenance) == each


def test_tuning_is_repeatable_and_keeps_commands_apart() -> None:
    start = weights.weights_for(extreme=False, players=2)

    def search() -> Any:
        tuning = tune.Tuning(tune.box_for("the-game", 2), start, seed=3, population=4, spread=0.2)
        tuning.step(0, games=2)
        return tuning.best()

    found = search()
    assert np.array_equal(found, search())
    assert not np.array_equal(found, start)
    commands = FEATURES.index("no_backwards")
    assert np.array_equal(found[:, commands:], start[:, commands:])


def test_tuning_stores_only_what_is_better(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = tmp_path / "weights.json"
    few = ["the-game", "--players", "2", "--generations", "1", "--games", "2", "--population", "4", "--trial", "20"]
    for seed in range(4):
        written.unlink(missing_ok=True)
        code = tune.main([*few, "--seed", str(seed), "--write", str(written)])
        said = capsys.readouterr().out
        assert said.startswith("the-game/2: wins ")
        assert ("nothing was changed" in said) == (code == 1) == (not written.exists())
        if written.exists():
            book = msgspec.json.decode(written.read_bytes(), type=weights.Book)
            assert set(book) == set(weights.read_book())
            assert book["the-game/2"].provenance["matches"] == 8
            assert f"--seed {seed}" in book["the-game/2"].provenance["command"]


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "6"],
        ["--players", "2", "--games", "0"],
        ["--like", "chess/2"],
        ["--write", "no/such/folder/weights.json"],
    ],
)
def test_tuning_refuses_what_makes_no_sense(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune.main(["the-game", *(["--players", "2"] if "--players" not in words else []), *words])
    assert "error: " in capsys.readouterr().err


def test_warming_up_is_harmless() -> None:
    warm()


@pytest.mark.parametrize(
    ("hand", "tops", "options"),
    [
        # A trick on the way, which a judgement of what is left behind might not care for.
        ((31, 41, 95, 96), (40, 94, 99, 12), {}),
        # The last card of all wins with a fire open that it cannot cover.
        ((95,), (22, 94, 20, 21), {"on_fire": True}),
    ],
)
def test_a_turn_that_lays_the_last_card_of_all_is_the_best(
    hand: tuple[int, ...], tops: tuple[int, ...], options: dict[str, Any]
) -> None:
    table = position([hand], tops=tops, draw_pile=0, **options)
    view = table.view(0)
    assert isinstance(view, TheGameView)
    best, _ = judge_turns(Position(view, ()), 8)[0]
    assert {move.card for move in best} == set(hand)
    assert try_turns(Position(view, ()), Effort(), seed=1)[0].turn == best
    for move in best:
        table.match.play(0, move)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners
