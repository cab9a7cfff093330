"""A turn: how many cards, the draw, players without cards, cards taken back (TG-11 to TG-15)."""

from __future__ import annotations

import pytest

from ludoteca.games.the_game.box import Pile
from ludoteca.games.the_game.moves import End, Lay, TakeBack
from tests.the_game.table import Table, deal, position


class TestMinimum:
    @pytest.mark.rule("TG-11", "TG-29")
    def test_two_cards_while_the_draw_pile_lasts(self) -> None:
        table = deal([[2, 3, 4], []])
        assert table.view().minimum == 2
        assert table.code(End()) == ("TG-29", "end-too-early")
        table.lay((2, "up1"))
        assert not table.may_end()
        assert table.code(End()) == ("TG-29", "end-too-early")
        table.lay((3, "up1"))
        assert table.may_end()

    @pytest.mark.rule("TG-11")
    def test_more_is_always_allowed_up_to_the_whole_hand(self) -> None:
        table = deal([[2, 3, 4, 5, 6, 7, 8], []])
        table.lay(*((card, "up1") for card in (2, 3, 4, 5, 6, 7, 8)))
        assert table.hand == ()
        assert table.match.moves(0) == [End()]
        assert table.end().draw_any() == 7

    @pytest.mark.rule("TG-11", "X-TG-4")
    def test_one_card_is_enough_when_the_draw_pile_is_empty(self) -> None:
        """Some programs still ask for two."""
        table = position([(50, 60), (70, 80)], tops=(40, 1, 100, 100), draw_pile=0)
        assert table.view().minimum == 1
        assert table.code(End()) == ("TG-29", "end-too-early")
        table.lay((50, "up1"))
        assert table.may_end()
        assert table.end().seat == 1
        assert table.state.hands == ((60,), (70, 80))

    @pytest.mark.rule("TG-11")
    def test_the_minimum_is_that_of_the_start_of_the_turn(self) -> None:
        """One card left to draw: this turn still asks for two, the next for one."""
        table = position([(50, 60, 65), (70, 80)], tops=(40, 1, 100, 100), draw_pile=1)
        assert table.view().minimum == 2
        table.lay((50, "up1"), (60, "up1")).end().draw(*table.state.undrawn)
        assert table.view().minimum == 1


class TestDraw:
    @pytest.mark.rule("TG-12")
    @pytest.mark.parametrize("count", [2, 3, 5])
    def test_as_many_as_were_laid(self, count: int) -> None:
        table = deal([[2, 3, 4, 5, 6], []])
        table.lay(*((card, "up1") for card in range(2, 2 + count))).end()
        assert table.match.turn == (-1,)
        assert table.draw_any() == count
        assert len(table.state.hands[0]) == 7
        assert table.seat == 1

    @pytest.mark.rule("TG-12")
    def test_as_long_as_the_pile_lasts(self) -> None:
        table = position([(50, 60, 65, 66, 67, 68, 69), (70, 80)], tops=(40, 1, 100, 100), draw_pile=2)
        table.lay((50, "up1"), (60, "up1"), (65, "up1")).end()
        assert table.draw_any() == 2
        assert len(table.state.hands[0]) == 6
        assert table.seat == 1


class TestWithoutCards:
    @pytest.mark.rule("TG-14", "X-TG-5")
    def test_a_player_without_cards_is_skipped(self) -> None:
        """Some programs end the game here."""
        table = position([(50,), (70, 80), (60, 61)], tops=(40, 1, 100, 100), draw_pile=0)
        table.lay((50, "up1")).end()
        assert table.seat == 1
        table.lay((70, "up1")).end()
        assert table.seat == 2
        table.lay((60, "up2")).end()
        assert table.seat == 1
        assert table.view(0).moves == ()

    @pytest.mark.rule("TG-14", "TG-26", "X-TG-5")
    def test_the_others_go_on_until_all_is_laid(self) -> None:
        table = position([(50,), (70, 80), (60,)], tops=(40, 1, 100, 100), draw_pile=0)
        table.lay((50, "up1")).end().lay((70, "up1")).end().lay((60, "up2")).end()
        assert table.seat == 1
        table.lay((80, "up1"))
        assert table.ending == "all-laid"

    @pytest.mark.rule("TG-14")
    def test_the_last_one_with_cards_plays_on_alone(self) -> None:
        table = position([(), (70, 80, 90), ()], tops=(40, 1, 100, 100), draw_pile=0, seat=1)
        table.lay((70, "up1")).end()
        assert table.seat == 1
        assert table.view().turns == 2

    @pytest.mark.rule("TG-14")
    def test_nobody_refills(self) -> None:
        table = position([(50, 60), (70, 80)], tops=(40, 1, 100, 100), draw_pile=0)
        table.lay((50, "up1")).end()
        assert table.state.hands == ((60,), (70, 80))


class TestHistory:
    @pytest.mark.rule("TG-13", "TG-46", "TG-47")
    @pytest.mark.parametrize(("shown", "history"), [(False, None), (True, (2, 5))])
    def test_only_the_top_is_visible_unless_the_table_wants_more(
        self, shown: bool, history: tuple[int, ...] | None
    ) -> None:
        table = deal([[2, 5], []], show_pile_history=shown).lay((2, "up1"), (5, "up1"))
        for seat in (0, 1):
            pile = table.view(seat).piles[0]
            assert (pile.top, pile.laid, pile.history) == (5, 2, history)

    @pytest.mark.rule("TG-13", "TG-46")
    def test_at_the_end_the_piles_are_open(self) -> None:
        table = position([(10, 5), (70, 80)], tops=(40, 45, 6, 7)).lay((5, "down2"))
        assert table.ending == "stuck"
        assert [pile.history for pile in table.view(1).piles] == [(40,), (45,), (6,), (7, 5)]


def snapshot(table: Table) -> object:
    """The view of the seat on turn without what taking back adds."""
    view = table.view()
    return (view.hand, view.piles, view.moves, view.minimum, view.laid_cards, view.three, view.only_pile, view.duties)


class TestTakeBack:
    @pytest.mark.rule("TG-15")
    def test_a_laid_card_stays(self) -> None:
        table = deal([[2, 3], []]).lay((2, "up1"))
        assert not table.offers(TakeBack)
        assert table.code(TakeBack()) == ("TG-15", "no-take-back")

    @pytest.mark.rule("TG-15", "TG-47")
    def test_with_the_option_the_last_cards_of_the_turn_come_back(self) -> None:
        table = deal([[2, 3, 90], []], undo_within_turn=True)
        assert table.code(TakeBack()) == ("TG-15", "nothing-to-take-back")
        assert table.code(TakeBack(), 1) == ("TG-5", "not-your-turn")
        seen = [snapshot(table)]
        cards: list[tuple[int, Pile]] = [(2, "up1"), (90, "down1"), (3, "up1")]
        for card in cards:
            assert table.offers(TakeBack) is (len(seen) > 1)
            seen.append(snapshot(table.lay(card)))
        for before in reversed(seen[:-1]):
            assert snapshot(table.take_back()) == before
        assert table.view().turns == 1

    @pytest.mark.rule("TG-15")
    def test_the_next_turn_cannot_reach_back(self) -> None:
        table = deal([[2, 3], [4, 5]], undo_within_turn=True).lay((2, "up1"), (3, "up1")).end()
        table.draw_any()
        assert table.code(TakeBack()) == ("TG-15", "nothing-to-take-back")

    @pytest.mark.rule("TG-15", "TG-45")
    def test_the_others_have_seen_the_card(self) -> None:
        table = deal([[2, 3], []], undo_within_turn=True).lay((2, "up1"), (3, "up1"))
        table.take_back().take_back()
        assert table.view(1).shown_hands == ((2, 3), ())
        table.lay((3, "up2"))
        assert table.view(1).shown_hands == ((2,), ())

    @pytest.mark.rule("TG-15", "TG-25")
    def test_a_turn_that_is_lost_is_lost(self) -> None:
        table = position([(10, 5), (70, 80)], tops=(40, 45, 6, 7), undo_within_turn=True).lay((5, "down2"))
        assert table.ending == "stuck"
        assert table.code(TakeBack(), 0) == ("TG-24", "match-over")


@pytest.mark.rule("TG-10", "TG-11")
def test_a_turn_never_ends_by_itself() -> None:
    """Where End is the only move left, the player still says it."""
    table = position([(50, 60), (70, 80)], tops=(40, 1, 100, 100), draw_pile=0)
    table.lay((50, "up1"), (60, "up1"))
    assert table.match.moves(0) == [End()]
    assert table.code(Lay(70, "up1"), 1) == ("TG-5", "not-your-turn")
