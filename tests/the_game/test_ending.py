"""How it ends (TG-24 to TG-29), and alone (TG-32)."""

from __future__ import annotations

import pytest

from ludoteca.games.the_game.moves import End, Lay, Signal
from tests.the_game.table import deal, position, seeded

BLOCKED = (90, 92, 10, 8)
"""Tops on which nothing between 9 and 89 lies, save for tricks."""


@pytest.mark.rule("TG-24", "TG-25", "TG-27")
def test_no_card_fits_at_the_start_of_a_turn() -> None:
    table = position([(91, 95), (50, 60)], tops=BLOCKED, draw_pile=3)
    table.lay((91, "up1"), (95, "up2")).end()
    assert table.draw_any() == 3
    assert table.ending == "stuck"
    assert table.match.turn == ()
    assert table.outcome is not None
    assert table.outcome.winners == ()
    assert table.outcome.left == 5


@pytest.mark.rule("TG-24", "TG-25", "X-TG-4")
def test_one_card_laid_and_no_second_while_two_are_asked_for() -> None:
    table = position([(91, 50), (60, 70)], tops=BLOCKED, draw_pile=3)
    table.lay((91, "up1"))
    assert table.ending == "stuck"
    assert table.outcome is not None
    assert table.outcome.left == 6


@pytest.mark.rule("TG-24", "TG-25", "X-TG-4")
def test_the_same_with_an_empty_draw_pile_goes_on() -> None:
    table = position([(91, 50), (60, 95)], tops=BLOCKED, draw_pile=0)
    table.lay((91, "up1"))
    assert table.match.moves(0) == [End()]
    assert table.end().seat == 1


@pytest.mark.rule("TG-24", "TG-25")
def test_a_trick_saves_the_turn() -> None:
    table = position([(80, 18), (60, 70)], tops=BLOCKED, draw_pile=3)
    assert table.lays() == {(80, "up1"), (18, "down2")}
    table.lay((80, "up1"), (18, "down2"))
    assert table.may_end()


@pytest.mark.rule("TG-25")
def test_the_end_is_seen_card_by_card_not_foreseen() -> None:
    """Both cards fit now, but not one after the other: the first may still be laid, and then it is over."""
    table = position([(91, 93), (60, 70)], tops=(90, 99, 3, 2), draw_pile=3)
    assert table.outcome is None
    table.lay((93, "up1"))
    assert table.ending == "stuck"


@pytest.mark.rule("TG-26", "TG-28")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_all_98_cards_laid_is_won_at_once(players: int) -> None:
    hands = [(50, 60), *[()] * (players - 1)]
    table = position(hands, tops=(40, 1, 100, 100), draw_pile=0)
    table.lay((50, "up1"))
    assert table.outcome is None
    table.lay((60, "up1"))
    assert table.outcome is not None
    assert table.outcome.reason == "all-laid"
    assert table.outcome.winners == table.outcome.ranking == tuple(range(players))
    assert table.outcome.left == 0
    assert table.view(0).grade == "beaten"


@pytest.mark.rule("TG-26")
def test_an_empty_hand_alone_is_not_yet_a_win() -> None:
    table = position([(50,), (60,)], tops=(40, 1, 100, 100), draw_pile=0).lay((50, "up1"))
    assert table.outcome is None


@pytest.mark.rule("TG-27", "TG-28")
@pytest.mark.parametrize(
    ("others", "draw_pile", "grade"),
    [(0, 0, "excellent"), (3, 0, "excellent"), (3, 5, "excellent"), (4, 5, "lost"), (6, 20, "lost")],
)
def test_the_result_counts_hands_and_draw_pile(others: int, draw_pile: int, grade: str) -> None:
    """Nine left is excellent, ten is not."""
    table = position([(50,), range(51, 51 + others)], tops=BLOCKED, draw_pile=draw_pile)
    assert table.ending == "stuck"
    assert table.outcome is not None
    assert table.outcome.left == 1 + others + draw_pile
    assert table.view(0).grade == grade


@pytest.mark.rule("TG-28")
def test_no_grade_before_the_end() -> None:
    assert seeded(2).view(0).grade is None


@pytest.mark.rule("TG-29")
def test_nobody_passes() -> None:
    table = deal([[2, 3], []])
    assert all(isinstance(move, Lay) for move in table.match.moves(0))
    assert table.code(End()) == ("TG-29", "end-too-early")


@pytest.mark.rule("TG-24")
@pytest.mark.parametrize("move", [Lay(91, "up1"), End(), Signal("up1", "leave")])
def test_after_the_end_nothing_is_played(move: Lay | End | Signal) -> None:
    table = position([(91, 50), (60, 70)], tops=BLOCKED).lay((91, "up1"))
    for seat in (0, 1):
        assert table.code(move, seat) == ("TG-24", "match-over")
        assert table.match.moves(seat) == []
        assert table.match.signals(seat) == []


@pytest.mark.rule("TG-32")
def test_alone_turn_follows_turn_and_there_is_nobody_to_tell() -> None:
    table = deal([[2, 3, 4, 5]])
    assert table.view().minimum == 2
    assert table.match.signals(0) == []
    assert table.code(Signal("up1", "leave")) == ("TG-32", "signal-alone")
    table.lay((2, "up1"), (3, "up1")).end()
    assert table.draw_any() == 2
    assert table.seat == 0
    assert table.view().turns == 2
