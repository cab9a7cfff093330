"""What a match keeps for its bots saves work and changes nothing."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.lab.runner import Job, bot_seed, fingerprint, play_one, setting
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import Pasts, bot_move, bot_signals


@pytest.mark.parametrize("game", sorted(ludoteca.games()))
@pytest.mark.parametrize("level", ["novice", "expert"])
def test_a_run_plays_what_bots_play_that_are_shown_everything_anew(game: str, level: str) -> None:
    """Nothing is kept from one move to the next there: every view and every past is made anew."""
    match = ludoteca.new(game, players=3, seed="3-1")
    seats = {seat: bot(game, level, bot_seed("3-1", seat)) for seat in range(3)}
    while match.outcome is None:
        for seat, word in bot_signals(match, seats):
            match.play(seat, word)
        chosen = bot_move(match, seats)
        assert chosen is not None
        match.play(*chosen)
    assert play_one(setting(game, 3, {}), Job("3-1", (level,) * 3)).fingerprint == fingerprint(match)


def test_views_are_kept_only_while_nothing_happens() -> None:
    match: Match = ludoteca.new("the-game", players=3, seed=1)
    pasts = Pasts(match)
    before = pasts.views((0, 2))
    assert before == [match.view(0), match.view(2)]
    assert all(one is two for one, two in zip(pasts.views((2, 0)), reversed(before), strict=True))
    match.play(1, "signal up1 leave")
    assert pasts.views((1, 0)) == [match.view(1), match.view(0)]
    assert pasts.views((0,)) != before[:1]
