"""STOP, SKULL and 3!: for the player who lays them, in that turn (TX-5 to TX-23).

In the fixed layout STOP is on 14, 28, 73, 87; SKULL on 7, 42, 59, 94; 3! on 21, 36, 65, 80.
"""

from __future__ import annotations

import pytest

from ludoteca.games.the_game.box import Pile
from ludoteca.games.the_game.moves import End, Lay
from tests.the_game.table import EXTREME, Table, deal, position

LOSE = "lose"


def extreme(*hands: tuple[int, ...], violations: str = "refuse") -> Table:
    return deal(hands if len(hands) > 1 else [*hands, ()], EXTREME, violations=violations)


class TestStop:
    @pytest.mark.rule("TX-10", "X-TX-4")
    def test_as_first_card_it_ends_the_turn_and_waives_the_minimum(self) -> None:
        table = extreme((14, 20, 30), (2, 3)).lay((14, "up1"))
        assert table.state.stage == "draw"
        assert table.draw_any() == 1
        assert len(table.state.hands[0]) == 7
        assert table.seat == 1

    @pytest.mark.rule("TX-10", "TX-52")
    @pytest.mark.parametrize("before", [0, 1, 2, 3])
    def test_it_may_be_any_card_of_the_turn(self, before: int) -> None:
        table = deal([[2, 3, 5, 14], []], EXTREME, pro=True)
        table.lay(*((card, "up1") for card in (2, 3, 5)[:before]), (14, "up1"))
        assert table.draw_any() == before + 1
        assert table.seat == 1

    @pytest.mark.rule("TX-11", "TX-7")
    def test_it_waives_no_skull(self) -> None:
        table = extreme((7, 14, 73, 10, 12)).lay((7, "up1"))
        assert table.code(Lay(14, "up2")) == ("TX-11", "stop-skull")
        assert table.code(Lay(73, "down1")) == ("TX-11", "stop-skull")
        assert {card for card, pile in table.lays() if pile != "up1"}.isdisjoint({14, 73})

    @pytest.mark.rule("TX-12")
    def test_it_may_cover_the_skull_itself(self) -> None:
        table = extreme((7, 14)).lay((7, "up1"), (14, "up1"))
        assert table.outcome is None
        assert table.state.stage == "draw"

    @pytest.mark.rule("TX-11", "TX-6", "TX-7")
    def test_where_violations_lose_it_loses(self) -> None:
        table = extreme((7, 14), violations=LOSE).lay((7, "up1"), (14, "up2"))
        assert table.ending == "skull"

    @pytest.mark.rule("TX-11", "TX-45")
    def test_where_nothing_else_is_legal_the_match_is_lost(self) -> None:
        """Only STOP fits, and only beside the skull."""
        table = position([(94, 73), (50, 60)], EXTREME, tops=(92, 98, 2, 63)).lay((94, "up1"))
        assert table.ending == "skull"
        assert table.state.hands[0] == (73,)

    @pytest.mark.rule("TG-43", "TX-53", "TX-11")
    @pytest.mark.parametrize("violations", ["refuse", LOSE])
    def test_it_waives_no_fire_either(self, violations: str) -> None:
        hands = [(28, 40, 41), (2, 3)]
        table = position(hands, EXTREME, tops=(22, 1, 100, 100), on_fire=True, violations=violations)
        if violations == LOSE:
            assert table.lay((28, "up2")).ending == "fire"
        else:
            assert table.code(Lay(28, "up2")) == ("TG-43", "stop-fire")
            assert table.lay((28, "up1")).state.stage == "draw"

    @pytest.mark.rule("TX-10", "TG-26")
    def test_as_last_card_of_all_it_wins(self) -> None:
        table = position([(73,), ()], EXTREME, tops=(70, 1, 100, 100), draw_pile=0).lay((73, "up1"))
        assert table.ending == "all-laid"


class TestSkull:
    @pytest.mark.rule("TX-13")
    def test_it_has_to_be_covered_in_the_same_turn(self) -> None:
        table = extreme((2, 7, 10)).lay((2, "up2"), (7, "up1"))
        assert table.view().duties == ("up1",)
        assert not table.may_end()
        assert table.code(End()) == ("TX-13", "end-skull")
        table.lay((10, "up1"))
        assert table.view().duties == ()
        assert table.may_end()

    @pytest.mark.rule("TX-13", "TX-45")
    def test_a_skull_that_stays_open_loses(self) -> None:
        table = position([(94, 60), (50,)], EXTREME, tops=(92, 98, 2, 65), draw_pile=0).lay((94, "up1"))
        assert table.outcome is None
        assert table.lay((60, "down2")).ending == "skull"
        assert table.outcome is not None
        assert table.outcome.left == 1

    @pytest.mark.rule("TX-14")
    @pytest.mark.parametrize("cover", [60, 49, 94], ids=["a card", "a trick", "another skull"])
    def test_any_legal_card_covers_it(self, cover: int) -> None:
        table = position([(59, cover, 99), (2,)], EXTREME, tops=(50, 1, 100, 100)).lay((59, "up1"))
        assert not table.may_end()
        table.lay((cover, "up1"))
        assert table.may_end() is (cover != 94)
        assert table.view().duties == (("up1",) if cover == 94 else ())

    @pytest.mark.rule("TX-7", "TX-6", "TX-13", "TX-44")
    def test_where_violations_lose_a_turn_may_end_with_it_open_and_loses(self) -> None:
        table = extreme((3, 42, 44), (50, 51), violations=LOSE).lay((3, "up2"), (42, "up1"))
        assert table.may_end()
        assert table.lay((44, "up1")).may_end()
        covered = table.end()
        assert covered.state.stage == "draw"
        table = extreme((3, 42, 44), (50, 51), violations=LOSE).lay((3, "up2"), (42, "up1")).end()
        assert table.ending == "skull"
        assert table.outcome is not None
        assert table.outcome.winners == ()
        assert table.outcome.left == 96

    @pytest.mark.rule("TX-7", "TX-45")
    def test_where_violations_lose_a_turn_that_cannot_be_fulfilled_is_lost_without_its_end(self) -> None:
        table = position([(42, 60), (2,)], EXTREME, tops=(41, 70, 50, 61), violations=LOSE).lay(
            (60, "down2"), (42, "up1")
        )
        assert table.ending == "skull"

    @pytest.mark.rule("TX-13", "TX-14")
    def test_two_open_skulls_want_two_covers(self) -> None:
        table = extreme((7, 94, 10, 90)).lay((7, "up1"), (94, "down1"))
        assert table.view().duties == ("up1", "down1")
        assert not table.lay((10, "up1")).may_end()
        assert table.lay((90, "down1")).may_end()

    @pytest.mark.rule("TX-15", "X-TX-5", "TX-46")
    def test_as_last_card_of_all_it_loses_with_nothing_left(self) -> None:
        table = position([(59,), ()], EXTREME, tops=(50, 1, 100, 100), draw_pile=0).lay((59, "up1"))
        assert table.ending == "skull"
        assert table.outcome is not None
        assert table.outcome.winners == ()
        assert table.outcome.left == 0
        assert table.view(0).grade == "excellent"

    @pytest.mark.rule("TX-15", "X-TX-5", "TX-46")
    def test_covered_by_the_last_card_it_is_won(self) -> None:
        table = position([(59, 60), ()], EXTREME, tops=(50, 1, 100, 100), draw_pile=0).lay((59, "up1"), (60, "up1"))
        assert table.ending == "all-laid"

    @pytest.mark.rule("TX-15")
    def test_open_elsewhere_at_the_last_card_it_loses(self) -> None:
        table = position([(59, 60), ()], EXTREME, tops=(50, 1, 100, 100), draw_pile=0).lay((59, "up1"), (60, "up2"))
        assert table.ending == "skull"


class TestThree:
    @pytest.mark.rule("TX-16", "X-TX-1")
    def test_a_card_then_3_then_stop(self) -> None:
        """Mario's turn: exactly three cards, over, and three drawn."""
        table = extreme((20, 21, 28), (2, 3)).lay((20, "up1"), (21, "up1"))
        assert table.view().three
        table.lay((28, "up1"))
        assert table.draw_any() == 3
        assert table.seat == 1
        assert not table.view().three

    @pytest.mark.rule("TX-16", "TX-17", "X-TX-2")
    def test_stop_only_as_third_card(self) -> None:
        table = extreme((21, 28, 30, 40)).lay((21, "up1"))
        assert table.code(Lay(28, "up1")) == ("TX-17", "stop-three")
        assert (28, "up1") not in table.lays()
        table.lay((30, "up2"))
        assert table.code(Lay(28, "up1")) is None
        assert (28, "up1") in table.lays()

    @pytest.mark.rule("TX-16", "TX-21", "X-TX-2", "TX-45")
    def test_3_and_only_one_more_legal_card_loses(self) -> None:
        table = position([(80, 91, 50, 51), (40,)], EXTREME, tops=(79, 92, 10, 8)).lay((80, "up1"))
        assert table.lays() == {(91, "up1")}
        assert table.lay((91, "up1")).ending == "three"
        assert table.state.hands[0] == (50, 51)

    @pytest.mark.rule("TX-16")
    @pytest.mark.parametrize("at", [0, 1, 2])
    def test_exactly_three_counting_cards_before_and_after(self, at: int) -> None:
        cards: list[tuple[int, Pile]] = [(20, "up1"), (22, "up1")]
        cards.insert(at, (21, "up2"))
        table = extreme((20, 21, 22, 23)).lay(*cards)
        assert table.match.moves(0) == [End()]
        assert table.code(Lay(23, "up1")) == ("TX-16", "three-fourth-card")

    @pytest.mark.rule("TX-16", "TX-44")
    def test_two_cards_are_not_enough(self) -> None:
        table = extreme((20, 21, 22)).lay((20, "up1"), (21, "up1"))
        assert table.code(End()) == ("TX-16", "end-three")
        assert not table.may_end()

    @pytest.mark.rule("TX-16", "TX-6", "TX-7")
    def test_where_violations_lose_a_fourth_card_loses(self) -> None:
        table = extreme((20, 21, 22, 23), violations=LOSE).lay((20, "up1"), (21, "up1"), (22, "up1"))
        assert table.may_end()
        assert table.lay((23, "up1")).ending == "three"

    @pytest.mark.rule("TX-7", "TX-6", "TX-16", "TX-44")
    def test_where_violations_lose_ending_without_the_third_card_loses(self) -> None:
        table = extreme((20, 21, 22), violations=LOSE).lay((20, "up1"), (21, "up1"))
        assert table.may_end()
        assert table.end().ending == "three"
        assert table.outcome is not None
        assert table.outcome.winners == ()

    @pytest.mark.rule("TX-7", "TG-29")
    def test_where_violations_lose_the_minimum_still_holds(self) -> None:
        """Laying too few cards disobeys no command: it stays impossible."""
        for first in (21, 42):
            table = extreme((first, 44, 45), violations=LOSE).lay((first, "up1"))
            assert table.code(End()) == ("TG-29", "end-too-early")
            assert not table.may_end()

    @pytest.mark.rule("TX-18")
    def test_as_third_card_it_closes_the_turn(self) -> None:
        table = extreme((2, 3, 21, 30)).lay((2, "up1"), (3, "up1"), (21, "up1"))
        assert table.match.moves(0) == [End()]

    @pytest.mark.rule("TX-18", "TX-7")
    @pytest.mark.parametrize("violations", ["refuse", LOSE])
    def test_as_fourth_card_it_cannot_be_obeyed(self, violations: str) -> None:
        table = extreme((2, 3, 5, 21), violations=violations).lay((2, "up1"), (3, "up1"), (5, "up1"))
        if violations == LOSE:
            assert table.lay((21, "up1")).ending == "three"
        else:
            assert table.code(Lay(21, "up1")) == ("TX-18", "three-too-late")
            assert 21 not in {card for card, _ in table.lays()}

    @pytest.mark.rule("TX-17", "TX-7")
    def test_where_violations_lose_stop_as_second_card_loses(self) -> None:
        assert extreme((21, 28), violations=LOSE).lay((21, "up1"), (28, "up1")).ending == "three"

    @pytest.mark.rule("TX-19")
    def test_two_of_them_still_mean_three_cards(self) -> None:
        table = extreme((21, 36, 40, 41)).lay((21, "up1"), (36, "up1"))
        assert not table.may_end()
        table.lay((40, "up1"))
        assert table.match.moves(0) == [End()]

    @pytest.mark.rule("TX-20", "X-TX-3", "TX-51")
    @pytest.mark.parametrize(("hand", "left"), [((65,), 1), ((65, 70), 2)])
    def test_with_one_or_two_cards_it_may_be_laid_and_loses(self, hand: tuple[int, ...], left: int) -> None:
        table = position([hand, (90,)], EXTREME, tops=(50, 1, 100, 100), draw_pile=0)
        assert (65, "up1") in table.lays()
        assert table.lay((65, "up1")).ending == "three"
        assert table.outcome is not None
        assert table.outcome.left == left

    @pytest.mark.rule("TX-20", "TX-46")
    def test_even_as_the_last_card_of_all(self) -> None:
        table = position([(60, 65), ()], EXTREME, tops=(50, 1, 100, 100), draw_pile=0).lay((60, "up1"), (65, "up1"))
        assert table.ending == "three"
        assert table.outcome is not None
        assert table.outcome.left == 0

    @pytest.mark.rule("TX-20")
    def test_with_three_cards_it_is_obeyed_without_a_draw_pile_too(self) -> None:
        table = position([(65, 68, 71), ()], EXTREME, tops=(50, 1, 100, 100), draw_pile=0)
        table.lay((65, "up1"))
        assert not table.may_end()
        assert table.lay((68, "up1"), (71, "up1")).ending == "all-laid"

    @pytest.mark.rule("TX-22")
    def test_a_skull_has_to_be_covered_within_the_three(self) -> None:
        table = extreme((21, 42, 44, 2)).lay((21, "up1"), (42, "up1"))
        table.lay((44, "up1"))
        assert table.may_end()
        open_ = extreme((21, 42, 44, 2)).lay((21, "up1"), (42, "up1"), (2, "up2"))
        assert open_.ending == "skull"


@pytest.mark.rule("TX-5")
def test_every_command_of_a_turn_is_obeyed() -> None:
    """3!, a skull and its cover by STOP: three cards, skull covered, turn over."""
    table = extreme((21, 42, 73)).lay((21, "up1"), (42, "up1"))
    assert {pile for card, pile in table.lays() if card == 73} == {"up1"}
    assert table.lay((73, "up1")).state.stage == "draw"


@pytest.mark.rule("TX-6", "TX-51")
def test_a_broken_command_loses_at_once_and_the_cards_left_count() -> None:
    table = position([(7, 14, 20), (2, 3)], EXTREME, violations=LOSE, draw_pile=10, tops=(5, 1, 100, 100))
    table.lay((7, "up1"), (14, "up2"))
    assert table.outcome is not None
    assert table.outcome.reason == "skull"
    assert table.outcome.left == 1 + 2 + 10
    assert table.view(0).grade == "lost"


@pytest.mark.rule("TX-23")
@pytest.mark.parametrize(("card", "cover"), [(14, None), (21, None), (42, 44)])
def test_after_the_turn_lightning_means_nothing(card: int, cover: int | None) -> None:
    rest: list[tuple[int, Pile]] = [] if card == 14 else [(2, "up2"), (3, "up2")] if card == 21 else [(44, "up1")]
    table = extreme((2, 3, 14, 21, 42, 44), (50, 51, 53, 54)).lay((card, "up1"), *rest)
    if card != 14:
        table.end()
    table.draw_any()
    assert table.tops[0] == (cover or card)
    view = table.view(1)
    assert (view.three, view.duties, view.in_force) == (False, (), ())
    table.lay((50, "up1"), (51, "up2"), (53, "up1"), (54, "up2"))
    assert table.may_end()
