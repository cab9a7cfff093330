"""SILENCE, NO BACKWARDS, ONE PILE and DRAW ONE: for everybody, while on top (TX-26 to TX-38). SILENCE: test_signals.py.

In the fixed layout NO BACKWARDS is on 25, 45, 56, 76; ONE PILE on 18, 49, 52, 83; DRAW ONE on 11, 39, 62, 90.
"""

from __future__ import annotations

import pytest

from ludoteca.games.the_game.moves import End, Lay
from tests.the_game.table import EXTREME, deal, position

LOSE = "lose"


def piles_of(lays: set[tuple[int, str]]) -> set[str]:
    return {pile for _, pile in lays}


class TestTogether:
    @pytest.mark.rule("TX-26", "X-TX-8")
    def test_two_commands_hold_together_and_end_one_by_one(self) -> None:
        table = position([(15, 30, 40), (50, 51, 55, 57)], EXTREME, tops=(25, 1, 62, 100))
        assert table.view().in_force == ("no-backwards", "draw-one")
        assert (15, "up1") not in table.lays()
        table.lay((30, "up1"))
        assert table.view().in_force == ("draw-one",)
        table.lay((40, "up1")).end()
        assert table.draw_any() == 1

    @pytest.mark.rule("TX-26")
    def test_two_of_a_kind_are_one(self) -> None:
        table = position([(2, 3, 5), (50, 51)], EXTREME, tops=(62, 1, 90, 100)).lay((2, "up2"), (3, "up2")).end()
        assert table.view().in_force == ("draw-one",)
        assert table.draw_any() == 1

    @pytest.mark.rule("TX-26", "TX-27")
    def test_the_second_of_a_kind_holds_on_when_the_first_is_covered(self) -> None:
        table = position([(65, 66, 2), (50, 51)], EXTREME, tops=(62, 1, 90, 100), commands_enabled=("draw-one",))
        table.lay((65, "up1"), (66, "up1")).end()
        assert table.draw_any() == 1


class TestNoBackwards:
    @pytest.mark.rule("TX-29")
    @pytest.mark.parametrize("violations", ["refuse", LOSE])
    def test_no_trick_on_any_pile(self, violations: str) -> None:
        table = position([(40, 60, 98, 97), (2,)], EXTREME, tops=(50, 76, 51, 88), violations=violations)
        if violations == LOSE:
            assert {(40, "up1"), (98, "down2")} <= table.lays()
            assert table.lay((98, "down2")).ending == "no-backwards"
            return
        assert {(40, "up1"), (98, "down2")}.isdisjoint(table.lays())
        assert table.code(Lay(40, "up1")) == ("TX-29", "no-backwards")
        assert table.code(Lay(98, "down2")) == ("TX-29", "no-backwards")

    @pytest.mark.rule("TX-29")
    def test_it_cannot_be_covered_by_a_trick_itself(self) -> None:
        table = deal([[25, 15, 2], []], EXTREME).lay((25, "up1"))
        assert table.code(Lay(15, "up1")) == ("TX-29", "no-backwards")

    @pytest.mark.rule("TX-29")
    def test_it_may_arrive_by_a_trick(self) -> None:
        table = position([(25, 40), (2,)], EXTREME, tops=(35, 1, 100, 100))
        assert table.lay((25, "up1")).view().in_force == ("no-backwards",)

    @pytest.mark.rule("TX-27", "TX-29")
    def test_covered_within_the_turn_it_is_gone_at_once(self) -> None:
        table = position([(40, 80, 2), (3,)], EXTREME, tops=(50, 76, 100, 100))
        assert (40, "up1") not in table.lays()
        table.lay((80, "up2"))
        assert (40, "up1") in table.lays()

    @pytest.mark.rule("TX-29", "TG-24")
    def test_a_turn_that_only_a_trick_could_save_is_lost(self) -> None:
        assert position([(80, 50), (60,)], EXTREME, tops=(90, 92, 25, 8)).ending == "stuck"

    @pytest.mark.rule("TX-29", "TG-8")
    def test_the_refusal_does_not_offer_a_trick_that_is_forbidden(self) -> None:
        table = position([(41, 60, 98), (2,)], EXTREME, tops=(50, 76, 51, 88))
        refusal = table.match.refuse(0, Lay(41, "up1"))
        assert refusal is not None
        assert refusal.sentence() == "You can’t place 41 here: it must be above 50."


class TestOnePile:
    @pytest.mark.rule("TX-30", "TX-31", "TX-43")
    def test_the_first_card_fixes_the_pile(self) -> None:
        table = position([(20, 30, 40, 60), (2,)], EXTREME, tops=(49, 1, 100, 100))
        assert piles_of(table.lays()) == {"up1", "up2", "down1", "down2"}
        assert table.view().only_pile is None
        table.lay((20, "up2"))
        assert table.view().only_pile == "up2"
        assert piles_of(table.lays()) == {"up2"}
        assert table.code(Lay(60, "up1")) == ("TX-30", "one-pile")
        table.lay((30, "up2"))
        assert table.may_end()

    @pytest.mark.rule("TX-31", "TX-27")
    def test_a_first_card_that_covers_the_command_frees_the_turn(self) -> None:
        table = position([(20, 30, 40, 60), (2,)], EXTREME, tops=(49, 1, 100, 100)).lay((60, "up1"))
        assert table.view().only_pile is None
        assert piles_of(table.lays()) == {"up2", "down1", "down2"}

    @pytest.mark.rule("TX-31", "TX-26")
    def test_unless_another_one_is_visible(self) -> None:
        table = position([(20, 30, 61, 60), (2,)], EXTREME, tops=(49, 1, 83, 100)).lay((60, "up1"))
        assert table.view().only_pile == "up1"
        assert piles_of(table.lays()) == {"up1"}

    @pytest.mark.rule("TX-31", "TX-43")
    def test_the_pile_stays_fixed_when_the_command_is_covered_by_its_like(self) -> None:
        table = position([(52, 60, 20), (2,)], EXTREME, tops=(49, 1, 100, 100)).lay((52, "up1"))
        assert table.view().only_pile == "up1"

    @pytest.mark.rule("TX-30")
    def test_it_binds_each_player_anew(self) -> None:
        table = position([(20, 30, 40), (22, 23, 2)], EXTREME, tops=(49, 1, 100, 100)).lay((20, "up2"), (30, "up2"))
        table.end().draw_any()
        assert table.view().only_pile is None
        assert (2, "down1") in table.lays()

    @pytest.mark.rule("TX-30", "TX-6", "TX-7")
    def test_where_violations_lose_another_pile_loses(self) -> None:
        table = position([(20, 30, 40), (2,)], EXTREME, tops=(49, 1, 100, 100), violations=LOSE).lay((20, "up2"))
        assert piles_of(table.lays()) == {"up2", "down1", "down2"}
        assert table.lay((30, "down1")).ending == "one-pile"

    @pytest.mark.rule("TX-33", "TX-45")
    def test_a_pile_that_takes_too_few_cards_loses(self) -> None:
        table = position([(50, 51, 99), (2,)], EXTREME, tops=(83, 97, 60, 55)).lay((99, "up2"))
        assert table.ending == "stuck"

    @pytest.mark.rule("TX-32", "TX-55")
    def test_laid_in_mid_turn_it_binds_the_cards_after_it(self) -> None:
        table = deal([[2, 18, 20, 30, 99], []], EXTREME).lay((2, "up2"), (18, "up1"))
        assert table.may_end()
        assert table.view().only_pile is None
        assert piles_of(table.lays()) == {"up1", "up2", "down1", "down2"}
        table.lay((99, "down1"))
        assert table.view().only_pile == "down1"
        assert piles_of(table.lays()) == {"down1"}

    @pytest.mark.rule("TX-32", "TX-27")
    def test_covered_by_the_next_card_it_ends(self) -> None:
        table = deal([[2, 18, 20, 30, 99], []], EXTREME).lay((2, "up2"), (18, "up1"), (20, "up1"))
        assert table.view().only_pile is None
        assert piles_of(table.lays()) == {"up1", "up2", "down1", "down2"}

    @pytest.mark.rule("TX-32", "TX-55")
    def test_where_the_command_counts_the_next_card_goes_on_its_pile(self) -> None:
        table = deal([[2, 18, 20, 30, 99], []], EXTREME, one_pile_midturn="command_counts").lay((2, "up2"))
        assert {pile for card, pile in table.lays() if card == 18} == {"up1", "up2", "down1", "down2"}
        table.lay((18, "up1"))
        assert table.view().only_pile == "up1"
        assert piles_of(table.lays()) == {"up1"}
        assert table.code(Lay(20, "up2")) == ("TX-30", "one-pile")
        table.lay((20, "up1"))
        assert table.view().only_pile is None
        assert piles_of(table.lays()) == {"up1", "up2", "down1", "down2"}

    @pytest.mark.rule("TX-32", "TX-7")
    def test_where_the_command_counts_and_violations_lose(self) -> None:
        table = deal([[2, 18, 20], []], EXTREME, one_pile_midturn="command_counts", violations=LOSE)
        assert table.lay((2, "up2"), (18, "up1"), (20, "up2")).ending == "one-pile"

    @pytest.mark.rule("TX-32", "TX-55")
    def test_with_the_whole_turn_it_has_to_lie_where_the_others_lie(self) -> None:
        table = deal([[2, 18, 20, 30, 99], []], EXTREME, one_pile_midturn="whole_turn").lay((2, "up2"))
        assert table.code(Lay(18, "up1")) == ("TX-32", "one-pile-whole-turn")
        assert {pile for card, pile in table.lays() if card == 18} == {"up2"}
        table.lay((18, "up2"))
        assert table.view().only_pile == "up2"
        assert piles_of(table.lays()) == {"up2"}
        table.lay((20, "up2"))
        assert table.view().only_pile is None

    @pytest.mark.rule("TX-32", "TX-7")
    def test_with_the_whole_turn_and_violations_that_lose(self) -> None:
        table = deal([[2, 18], []], EXTREME, one_pile_midturn="whole_turn", violations=LOSE)
        assert table.lay((2, "up2"), (18, "up1")).ending == "one-pile"

    @pytest.mark.rule("TX-32")
    def test_with_the_whole_turn_as_first_card_it_fixes_its_own_pile(self) -> None:
        table = deal([[18, 20, 30, 99], []], EXTREME, one_pile_midturn="whole_turn").lay((18, "up1"))
        assert piles_of(table.lays()) == {"up1"}


class TestDrawOne:
    @pytest.mark.rule("TX-34", "TX-35", "TX-38", "X-TX-6")
    @pytest.mark.parametrize(("players", "full"), [(1, 8), (2, 7), (3, 6)])
    def test_one_card_however_many_were_laid_and_later_the_missing_ones(self, players: int, full: int) -> None:
        """Three laid under DRAW ONE: a hand of H-2. Covered in a later turn of the same player: up to H again."""
        table = deal([[11, 12, 13, 20, 22], *[()] * (players - 1)], EXTREME, commands_enabled=("draw-one",))
        table.lay((12, "up2"), (13, "up2"), (11, "up1")).end()
        assert table.draw_any() == 1
        assert len(table.state.hands[0]) == full - 2
        for seat in range(1, players):
            high = table.hand[-2:]
            table.lay((high[1], "down1"), (high[0], "down1")).end()
            assert table.draw_any() == 1
            assert len(table.state.hands[seat]) == full - 1
        assert table.seat == 0
        table.lay((20, "up1"), (22, "up1")).end()
        assert table.draw_any() == 4
        assert len(table.state.hands[0]) == full

    @pytest.mark.rule("TX-34", "X-TX-7")
    def test_whoever_covers_it_fills_up_in_the_same_turn(self) -> None:
        table = position([(65, 66, 2, 3), (50, 51)], EXTREME, tops=(62, 1, 100, 100), commands_enabled=("draw-one",))
        table.lay((65, "up1"), (66, "up1")).end()
        assert table.draw_any() == 5
        assert len(table.state.hands[0]) == 7

    @pytest.mark.rule("TX-34")
    def test_it_counts_when_it_is_laid_as_the_last_card(self) -> None:
        table = deal([[2, 3, 11], []], EXTREME).lay((2, "up1"), (3, "up1"), (11, "up1")).end()
        assert table.draw_any() == 1

    @pytest.mark.rule("TX-37")
    def test_nothing_is_drawn_from_an_empty_pile(self) -> None:
        table = position([(65, 66), (2, 3)], EXTREME, tops=(50, 1, 62, 100), draw_pile=0).lay((66, "up1")).end()
        assert table.seat == 1

    @pytest.mark.rule("TX-38")
    def test_3_with_draw_one(self) -> None:
        table = deal([[11, 20, 21, 30], []], EXTREME).lay((20, "up1"), (21, "up1"), (11, "up2")).end()
        assert table.draw_any() == 1


class TestShortHand:
    @pytest.mark.rule("TX-36", "TX-55", "TX-51")
    @pytest.mark.parametrize("hand", [(), (20,)])
    def test_fewer_cards_than_the_minimum_lose(self, hand: tuple[int, ...]) -> None:
        table = position([hand, (50, 51)], EXTREME, tops=(1, 1, 62, 100), draw_pile=5)
        assert table.ending == "short-hand"
        assert table.outcome is not None
        assert table.outcome.left == len(hand) + 2 + 5

    @pytest.mark.rule("TX-36", "TX-10")
    def test_unless_stop_can_be_laid(self) -> None:
        table = position([(73,), (50, 51)], EXTREME, tops=(1, 1, 62, 100), draw_pile=5)
        assert table.outcome is None
        table.lay((73, "up1"))
        assert table.draw_any() == 1
        assert table.seat == 1

    @pytest.mark.rule("TX-36", "TX-52")
    def test_stop_may_come_after_another_card(self) -> None:
        """Pro asks for three; a hand of two with STOP may lay both, or only STOP."""
        table = position([(71, 73), (50, 51, 53)], EXTREME, tops=(1, 1, 62, 100), pro=True)
        table.lay((71, "up1"))
        assert table.code(End()) == ("TG-29", "end-too-early")
        table.lay((73, "up1"))
        assert table.draw_any() == 1

    @pytest.mark.rule("TX-36")
    def test_a_stop_that_fits_nowhere_is_no_help(self) -> None:
        assert position([(73,), (50, 51)], EXTREME, tops=(80, 90, 62, 20)).ending == "stuck"

    @pytest.mark.rule("TX-36", "TG-14")
    def test_without_a_draw_pile_one_card_is_a_turn_and_no_card_is_skipped(self) -> None:
        table = position([(20, 30), (), (50,)], EXTREME, tops=(10, 1, 62, 100), draw_pile=0).lay((20, "up1")).end()
        assert table.seat == 2
        assert table.lay((50, "up1")).end().seat == 0

    @pytest.mark.rule("TX-36", "TX-55")
    @pytest.mark.parametrize(("hand", "minimum"), [((), 0), ((20,), 1), ((20, 30), 2), ((20, 30, 40), 2)])
    def test_with_lay_all_the_whole_hand_is_enough(self, hand: tuple[int, ...], minimum: int) -> None:
        table = position([hand, (50, 51)], EXTREME, tops=(1, 1, 62, 100), draw_pile=5, short_hand="lay_all")
        assert table.view().minimum == minimum
        table.lay(*((card, "up1") for card in hand[:minimum]))
        assert table.may_end()
        table.end()
        assert table.draw_any() == 1
        assert table.seat == 1

    @pytest.mark.rule("TX-36", "TG-14")
    @pytest.mark.parametrize("short_hand", ["lose", "lay_all"])
    def test_an_empty_hand_is_not_skipped_while_there_is_a_draw_pile(self, short_hand: str) -> None:
        hands = [(20, 30, 31), (), (50, 51)]
        table = position(
            hands, EXTREME, tops=(1, 1, 62, 100), draw_pile=5, commands_enabled=["draw-one"], short_hand=short_hand
        )
        table.lay((20, "up1"), (30, "up1")).end().draw_any()
        if short_hand == "lose":
            assert table.ending == "short-hand"
        else:
            assert table.seat == 1
            assert table.match.moves(1) == [End()]
            assert table.end().draw_any() == 1
            assert table.seat == 2

    @pytest.mark.rule("TX-36")
    def test_with_lay_all_a_card_that_does_not_fit_still_loses(self) -> None:
        assert position([(50,), (2,)], EXTREME, tops=(80, 90, 20, 39), short_hand="lay_all").ending == "stuck"

    @pytest.mark.rule("TX-36", "TG-43", "TX-53")
    def test_with_lay_all_an_empty_hand_covers_no_fire(self) -> None:
        table = position([(), (2, 3)], EXTREME, tops=(22, 1, 62, 100), short_hand="lay_all", on_fire=True)
        assert table.ending == "fire"
