"""A memory that takes in only what is new knows what a look at the whole past knows."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca.games.the_game.moves import Signal
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.drive import Pasts
from ludoteca.mind.the_game.memory import Memory
from ludoteca.mind.the_game.sheet import laid_cards, unseen_cards


@pytest.mark.parametrize("seed", range(4))
def test_step_by_step_and_all_at_once_are_the_same(seed: int) -> None:
    match = ludoteca.new("the-game", players=3, seed=seed, options={"undo_within_turn": True})
    pasts, memory, random = Pasts(match), Memory(), Random(seed)
    while match.outcome is None:
        past, view = pasts.of(1), match.view(1)
        assert isinstance(view, TheGameView)
        assert past == match.past(1)
        memory.recall(past)
        assert tuple(memory.laid) == laid_cards(past)
        assert memory.unseen(view.hand) == unseen_cards(view, past)
        assert memory.heard(1) == any(isinstance(seen.move, Signal) and seen.seat != 1 for seen in past)
        assert (memory.to_come == Memory().recall(match.past(1)).to_come).all()
        seat = random.choice(match.turn)
        talk = list(match.signals(seat))
        match.play(seat, random.choice(talk if talk and random.random() < 0.2 else list(match.moves(seat))))


def test_another_past_is_learned_from_its_beginning() -> None:
    """Two matches may have an equal entry in the same place: only the very same one continues what is known."""
    first = ludoteca.new("the-game", players=1, seed=1)
    while len(first.entries) < 14 and first.outcome is None:
        first.play(0, first.moves(0)[0])
    memory = Memory().recall(first.past(0))
    other = ludoteca.new("the-game", players=1, seed=1)
    other.play(0, other.moves(0)[-1])
    while len(other.entries) < 14 and other.outcome is None:
        other.play(0, other.moves(0)[-1])
    memory.recall(other.past(0))
    assert tuple(memory.laid) == laid_cards(other.past(0)) != laid_cards(first.past(0))
