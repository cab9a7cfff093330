"""Matches and views show themselves in a notebook, and tell no more than they are."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.engine.luck import luck_of


@pytest.mark.parametrize("game", sorted(ludoteca.games()))
def test_a_view_is_drawn_and_well_formed(game: str) -> None:
    match = ludoteca.new(game, players=2, seed=4)
    for thing in (match, match.view(0), match.view(None)):
        drawn = thing._repr_html_()
        ElementTree.fromstring(f"<div>{drawn}</div>")
        assert "<svg" in drawn


@pytest.mark.parametrize("game", sorted(ludoteca.games()))
def test_it_shows_a_seat_nothing_that_is_hidden(game: str) -> None:
    match = ludoteca.new(game, players=2, seed=4)
    other = match.game.reshuffle(match.state, 0, luck_of("another"))
    assert other != match.state
    assert match.game.view(other, 0)._repr_html_() == match.view(0)._repr_html_()
    assert match.game.view(other, 1)._repr_html_() != match.view(1)._repr_html_()


def test_cards_are_drawn_with_their_numbers() -> None:
    view = ludoteca.new("the-game", players=1, seed=4).view(0)
    told = ", ".join(map(str, view.hand))
    assert f'aria-label="{told}"' in view._repr_html_()
