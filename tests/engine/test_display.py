"""Matches and views show themselves in a notebook, and tell no more than they are."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.engine.display import picture_of
from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import Match
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
from tests.engine.shells import SHELLS


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


@pytest.mark.parametrize("game", sorted(ludoteca.games()))
def test_a_whole_match_can_be_drawn_at_every_moment(game: str) -> None:
    """Every phase, from everybody's place, the end included; small variants too."""
    sample = {"symbols": 1} if "symbols" in ludoteca.games()[game].Options.small else {"cards": 20, "piles": 3}
    for options in ({}, sample):
        match = ludoteca.new(game, players=3, seed=2, options=options)
        play_out(match, {seat: bot(game, "random", seat) for seat in range(3)}, each=lambda: drawn(match))  # noqa: B023
        drawn(match)
        assert match.outcome is not None


def drawn(match: ludoteca.Match[Any]) -> None:
    for seat in (None, 0, 2):
        ElementTree.fromstring(str(picture_of(match.view(seat))))


def test_cards_are_drawn_with_their_numbers() -> None:
    view = ludoteca.new("the-game", players=1, seed=4).view(0)
    words = [
        text.text for text in ElementTree.fromstring(str(picture_of(view))).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert set(map(str, view.hand)) <= set(words)


def test_a_view_that_cannot_draw_itself_is_a_table() -> None:
    view = Match(SHELLS, 3, SHELLS.Options(), "1").view(0)
    told = view._repr_html_()
    ElementTree.fromstring(f"<div>{told}</div>")
    assert "<table>" in told
