"""Reading the others code by code."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca import Match
from ludoteca.games.lost_code.view import Bid, CodeView
from ludoteca.mind.bot import Clock, bot
from ludoteca.mind.lost_code.close_reading import FEW, TEMPERATURES, CloseReader, _codes_then, _work_out, choices_seen
from ludoteca.mind.lost_code.opponent_model import OpponentModel
from ludoteca.mind.lost_code.posterior import posterior
from tests.mind.lost_code.positions import start, walk

VIEWER = 0


def _experts_play(variant: str, players: int, seed: int, rounds: int) -> tuple[Match, CodeView, list[int]]:
    """A match of experts until the viewer is to choose a wheel in that round, and what its code is."""
    match = start(variant, players, seed)
    seats = [bot(match.game.name, "expert") for _ in range(players)]
    while match.outcome is None:
        seat = match.turn[0]
        view = match.view(seat)
        assert isinstance(view, CodeView)
        if seat == VIEWER and len(view.history) == rounds and view.phase == "wheel":
            open_view = match.view(1)
            assert isinstance(open_view, CodeView)
            return match, view, [number for number in open_view.logs[VIEWER] if number is not None]
        match.play(seat, seats[seat].choose(view, ()))
    raise AssertionError("the match ended before")


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["basic", "think-str8", "x-race"])
def test_what_experts_did_is_what_the_true_code_makes_them_do(variant: str) -> None:
    """With the viewer's true code every choice of an expert comes out as one of its best: dice, bids and exchanges."""
    kinds = set()
    for seed in range(3):
        _, view, code = _experts_play(variant, 4, seed, 6)
        true = np.array([code], np.int8)
        for choice in choices_seen(view):
            found = _work_out(choice, _codes_then(view, true, choice))
            if found is None or (isinstance(choice.what, Bid) and choice.what.low is None):
                continue
            kinds.add(type(choice.what))
            assert found[0, 0] > 0.02, choice.what  # at most some fifty choices as good
            # The last temperature asks for nothing: all choices alike.
            assert found[len(TEMPERATURES) - 1, 0] <= 0.5
    assert len(kinds) == 3


@pytest.mark.slow
def test_a_code_that_contradicts_a_choice_makes_it_unlikely() -> None:
    """Most false codes foretell other choices than those that were made."""
    _, view, code = _experts_play("basic", 4, 1, 6)
    exact = posterior(view)
    wrong = exact.codes[(exact.codes != np.array(code)).any(axis=1)]
    assert len(wrong) > 3
    seen = [choice for choice in choices_seen(view) if choice.number > 2]
    logs = np.array([np.log(_work_out(each, _codes_then(view, wrong, each))[0] + 1e-12) for each in seen])  # type: ignore[index]
    assert np.mean(logs.sum(axis=0) < -10) > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["basic", "think-str8"])
def test_reading_closely_finds_the_true_code_more_surely(variant: str) -> None:
    """On the whole it gives the true code more weight than the opponent model does, which it begins from."""
    gained = []
    for seed in range(6):
        _, view, code = _experts_play(variant, 4, seed, 6)
        weights = []
        for reader in (OpponentModel(), CloseReader()):
            belief = reader.read(view)
            assert abs(belief.weights.sum() - 1) < 1e-9
            weights.append(float(belief.weights[(belief.codes == code).all(axis=1)].sum()))
        gained.append(np.log2(weights[1] + 1e-9) - np.log2(weights[0] + 1e-9))
    assert np.mean(gained) > 0


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["basic", "x-race", "shortcut", "everything", "think-str8-in-order"])
def test_it_believes_only_in_codes_that_fit(variant: str) -> None:
    """Whatever the others do, also when they play at random: codes that the answers rule out stay out."""
    reader = CloseReader()
    for n, match in enumerate(walk(variant, 3, 4)):
        view = match.view(VIEWER)
        assert isinstance(view, CodeView)
        if n % 9 or match.outcome is not None or not view.history:
            continue
        belief = reader.read(view)
        fits = {tuple(code) for code in posterior(view).codes.tolist()}
        assert {tuple(code) for code in belief.codes.tolist()} <= fits
        assert abs(belief.weights.sum() - 1) < 1e-9
        assert len(belief) == len(fits) or len(belief) <= FEW


def test_without_time_it_believes_what_the_opponent_model_has_read() -> None:
    _, view, _ = _experts_play("basic", 4, 0, 5)
    clock = Clock()
    clock.stop()
    hurried, rough = CloseReader().read(view, clock), OpponentModel().read(view, clock)
    assert (hurried.codes == rough.codes).all()
    assert (hurried.weights == rough.weights).all()
