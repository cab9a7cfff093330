"""A match can be sent elsewhere and copied, and goes on there as it would have here."""

import copy
import pickle

import pytest

import ludoteca


@pytest.mark.parametrize("game", ["lost-code", "the-game"])
def test_a_match_pickles_and_goes_on_with_the_same_luck(game: str) -> None:
    match = ludoteca.new(game, players=2, seed="pickle")
    for _ in range(8):
        seat = match.turn[0]
        match.play(seat, match.moves(seat)[0])
    again, twin = pickle.loads(pickle.dumps(match)), copy.copy(match)
    for other in (again, twin):
        assert other.game is match.game
        assert other.record() == match.record()
        assert other.view(0) == match.view(0)
    for _ in range(3):
        for one in (match, again, twin):
            seat = one.turn[0]
            one.play(seat, one.moves(seat)[-1])
    assert match.record() == again.record() == twin.record()
