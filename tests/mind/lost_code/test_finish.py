"""Final guesses for the win, and the fit of the master's weights."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.bot import bot
from ludoteca.mind.lost_code.finish import final_guess, forecasts
from ludoteca.mind.lost_code.posterior import best_guess, posterior
from ludoteca.mind.lost_code.tune import main as tune
from ludoteca.mind.lost_code.value_weights import POINTS_ONLY, STEADY, Tuned, tuned
from tests.mind.lost_code.positions import start

pytestmark = pytest.mark.slow


def at_the_end(seed: int, level: str = "novice") -> CodeView:
    """What seat 0 sees when the final guesses begin."""
    match = start("basic", 3, seed)
    seats = [bot("lost-code", level, seat) for seat in range(3)]
    while True:
        view = match.view(0)
        assert isinstance(view, CodeView)
        if view.phase == "guess":
            return view
        seat = match.turn[0]
        match.play(seat, seats[seat].choose(match.view(seat), ()))


def standing_at(view: CodeView, mine: int, others: int) -> CodeView:
    return replace(view, positions=(mine, others, others), standing=(0, 1, 2) if mine < others else (1, 2, 0))


@pytest.mark.rule("LC-74", "LC-77")
def test_who_trails_dares_more_than_who_leads() -> None:
    bolder = 0
    for seed in range(8):
        view = at_the_end(seed)
        belief = posterior(view)
        rivals = forecasts(view, belief)
        ours = sum(best_guess(row)[2] for row in belief.chances())
        level = round(max(rivals.values()) - ours)
        trailing = final_guess(standing_at(view, 20, 20 - level + 7), belief)
        leading = final_guess(standing_at(view, 20, 20 - level - 7), belief)
        assert trailing in view.moves
        assert leading in view.moves
        assert trailing.numbers is not None
        assert leading.numbers is not None
        assert len(trailing.numbers) <= len(leading.numbers)
        bolder += len(trailing.numbers) < len(leading.numbers)
    assert bolder >= 1


def test_where_nothing_is_at_stake_points_decide() -> None:
    for seed in range(6):
        view = standing_at(at_the_end(seed), 90, 0)
        belief = posterior(view)
        assert final_guess(view, belief).numbers == best_guess(belief.chances()[0])[0]


def test_forecasts_are_what_a_careful_player_would_earn() -> None:
    match = start("basic", 3, 4)
    seats = [bot("lost-code", "expert", seat) for seat in range(3)]
    seen: CodeView | None = None
    while match.outcome is None:
        seat = match.turn[0]
        view = match.view(seat)
        assert isinstance(view, CodeView)
        if seen is None and view.phase == "guess":
            seen = view
        match.play(seat, seats[seat].choose(view, ()))
    assert seen is not None
    over = match.view(None)
    assert isinstance(over, CodeView)
    earned = {final.seat: final.total for final in over.finals}
    for seat, points in forecasts(seen, posterior(seen)).items():
        assert abs(points - earned[seat]) <= 10


def test_knowledge_counts_fully_at_the_end() -> None:
    for worth in (POINTS_ONLY, STEADY, tuned()):
        assert worth.at(0).tolist() == [1.0, 0.0]
        assert worth.point(0) == 1.0
        assert worth.at(99).tolist() == worth.at(98).tolist()
        even = np.full(4, 0.25)
        assert worth.unlocked(0, even) == best_guess(even)[2] < worth.unlocked(3, even) < 5


def test_tuning_writes_weights_with_their_provenance(tmp_path: Path) -> None:
    written = tmp_path / "value_weights.json"
    tune(["lost-code", "--games", "20", "--players", "2", "--seed", "t", "--write", str(written)])
    found = msgspec.json.decode(written.read_bytes(), type=Tuned)
    assert len(found.stages) == 10
    assert (found.stages[0].guess, found.stages[0].entropy, found.stages[0].point) == (1.0, 0.0, 1.0)
    assert "--games 20 --players 2 --seed t" in found.provenance["command"]


def test_tuning_refuses_too_few_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune(["lost-code", "--games", "3"])
    assert "at least 20" in capsys.readouterr().err
