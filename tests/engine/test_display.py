"""Matches, views and what comes of them show themselves in a notebook, and tell no more than they are."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.engine.display import MOST, picture_of
from ludoteca.engine.game import Outcome
from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import Match
from ludoteca.mind.assist import evaluate, judge
from ludoteca.mind.bot import Clock, bot
from ludoteca.mind.drive import bot_move, play_out
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


def rows_of(shown: str) -> list[list[str]]:
    """The cells of all tables, row by row."""
    page = ElementTree.fromstring(f"<div>{shown}</div>")
    return [["".join(cell.itertext()) for cell in row] for row in page.iter("tr")]


def test_an_outcome_shows_everybodys_place_or_the_teams_result() -> None:
    outcome = Outcome((2,), (2, 0, 1), points=(7, -3, 31), reason="final-guesses")
    assert rows_of(outcome._repr_html_())[1:] == [
        ["Seat 2 won", "1", "31"],
        ["Seat 0", "2", "7"],
        ["Seat 1", "3", "−3"],
    ]
    assert rows_of(Outcome((0, 1), (0, 1, 2))._repr_html_())[1:] == [
        ["Seat 0 won", "1"],
        ["Seat 1 won", "1"],
        ["Seat 2", "3"],
    ]
    assert "The team lost</strong>: 1 card left (stuck)" in Outcome((), (0, 1), left=1, reason="stuck")._repr_html_()
    assert "The team won</strong>: 0 cards left" in Outcome((0,), (0,), left=0)._repr_html_()


@pytest.mark.parametrize("left", [None, 3])
def test_a_strangers_reason_is_text_and_not_markup(left: int | None) -> None:
    shown = Outcome((), (0, 1), left=left, reason="5 < 7 & over")._repr_html_()
    assert "(5 < 7 & over)" in "".join(ElementTree.fromstring(f"<div>{shown}</div>").itertext())


def test_an_entry_shows_no_more_than_its_viewer_saw() -> None:
    match = ludoteca.new("the-game", players=2, seed=4)
    mine, theirs = (match.past(seat)[0]._repr_html_() for seat in (0, 1))
    shown = {True: "draw 0 ?", False: str(match.entries[0][1])}
    assert shown[False] in mine
    assert shown[True] in theirs
    assert "chance" in theirs
    match.play(0, "start 0")
    assert "seat 0" in match.past(1)[-1]._repr_html_()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["the-game", "lost-code"])
def test_judgements_and_reviews_are_tables(game: str) -> None:
    match = ludoteca.new(game, players=2, seed=4)
    seats = {seat: bot(game, "novice", seat) for seat in range(2)}
    while match.turn != (0,) or len(match.view(0).moves) < 3:
        match.play(*played(match, seats))
    values = evaluate(match.view(0), match.past(0), Clock(0.05))
    assert values is not None
    assert [row[0] for row in rows_of(values._repr_html_())[1:]] == [str(each.move) for each in values.moves[:MOST]]
    judged = judge(match.view(0), match.past(0), match.view(0).moves[:1], depth="quick")
    assert judged is not None
    told = rows_of(judged._repr_html_())
    assert [row[0] for row in told[1:]][: len(judged.choices)] == [
        ", ".join(map(str, choice.moves)) for choice in judged.choices
    ]
    review = ludoteca.review(match, "quick")
    assert [row[0] for row in rows_of(review._repr_html_())[1:3]] == ["Seat 0", "Seat 1"]


def played(match: ludoteca.Match[Any], seats: dict[int, Any]) -> tuple[int, Any]:
    chosen = bot_move(match, seats)
    assert chosen is not None
    return chosen
