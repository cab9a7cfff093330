"""Pro and On Fire (TG-35 to TG-43)."""

from __future__ import annotations

import pytest

from ludoteca.games.the_game.box import FIRE_CARDS, Pile
from ludoteca.games.the_game.moves import End
from tests.the_game.table import EXTREME, deal, position


class TestPro:
    @pytest.mark.rule("TG-35", "TG-47")
    def test_three_cards_while_the_draw_pile_lasts(self) -> None:
        table = deal([[2, 3, 4], []], pro=True)
        assert table.view().minimum == 3
        table.lay((2, "up1"), (3, "up1"))
        assert table.code(End()) == ("TG-29", "end-too-early")
        assert table.lay((4, "up1")).may_end()

    @pytest.mark.rule("TG-35")
    def test_one_card_when_it_is_empty(self) -> None:
        table = position([(50, 60), (70,)], tops=(40, 1, 100, 100), draw_pile=0, pro=True)
        assert table.view().minimum == 1
        assert table.lay((50, "up1")).may_end()

    @pytest.mark.rule("TG-24", "TG-35")
    def test_two_cards_and_no_third_is_the_end(self) -> None:
        table = position([(91, 95, 50), (70,)], tops=(90, 92, 10, 8), pro=True)
        assert table.lay((91, "up1")).outcome is None
        assert table.lay((95, "up2")).ending == "stuck"


class TestOnFire:
    @pytest.mark.rule("TG-36", "TG-47")
    def test_six_cards_burn(self) -> None:
        assert FIRE_CARDS == (22, 33, 44, 55, 66, 77)
        table = deal([[22, 33, 44, 55, 66, 77], []], on_fire=True)
        for card in FIRE_CARDS:
            table.lay((card, "up1"))
            assert table.view(1).piles[0].fire == "burning"
        assert deal([[22, 3], []]).lay((22, "up1")).view().piles[0].fire == "none"

    @pytest.mark.rule("TG-37", "TG-43")
    def test_the_next_player_has_to_cover_it(self) -> None:
        table = deal([[20, 22], [2, 3, 30]], on_fire=True).lay((20, "up1"), (22, "up1"))
        assert table.view().duties == ()
        assert table.may_end()
        table.end().draw_any()
        view = table.view()
        assert (view.piles[0].fire, view.duties) == ("due", ("up1",))
        table.lay((2, "up2"), (3, "up2"))
        assert table.code(End()) == ("TG-43", "end-fire")
        assert not table.may_end()
        table.lay((30, "up1"))
        assert table.may_end()
        assert table.view().duties == ()
        assert table.view().piles[0].fire == "none"

    @pytest.mark.rule("TG-37")
    def test_its_own_player_may_cover_it_at_once(self) -> None:
        table = deal([[20, 22, 25], [2, 3]], on_fire=True).lay((20, "up1"), (22, "up1"), (25, "up1"))
        table.end().draw_any()
        assert table.view().duties == ()
        assert table.lay((2, "up2"), (3, "up2")).may_end()

    @pytest.mark.rule("TG-37", "TG-43", "TG-41", "TG-27")
    def test_a_fire_that_nobody_covers_loses(self) -> None:
        """The cards that fit are laid before it is over; the rest counts."""
        table = position([(2, 3, 50), (70, 80)], tops=(1, 1, 33, 66), draw_pile=0, on_fire=True, seat=0)
        assert table.view().duties == ("down1", "down2")
        table.lay((3, "down1"))
        assert table.view().duties == ("down2",)
        table.lay((50, "up1"))
        assert table.code(End()) == ("TG-43", "end-fire")
        table.lay((2, "down1"))
        assert table.ending == "fire"
        assert table.outcome is not None
        assert table.outcome.winners == ()
        assert table.outcome.left == 2

    @pytest.mark.rule("TG-38", "TG-14")
    def test_players_without_cards_are_not_the_next_player(self) -> None:
        table = position([(20, 66, 98), (), (70, 80)], tops=(10, 1, 100, 100), draw_pile=0, on_fire=True)
        table.lay((66, "up1")).end()
        assert table.seat == 2
        assert table.view().duties == ("up1",)
        table.lay((80, "up2"))
        assert not table.may_end()
        assert table.lay((70, "up1")).may_end()

    @pytest.mark.rule("TG-38", "TG-32")
    def test_alone_it_is_the_own_next_turn(self) -> None:
        table = deal([[20, 22, 2, 3, 40]], on_fire=True).lay((20, "up1"), (22, "up1"))
        assert table.may_end()
        table.end().draw_any()
        assert table.view().duties == ("up1",)
        table.lay((2, "up2"), (3, "up2"))
        assert not table.may_end()
        assert table.lay((40, "up1")).may_end()

    @pytest.mark.rule("TG-39")
    @pytest.mark.parametrize(
        ("cover", "fire"), [(34, "none"), (23, "none"), (44, "burning")], ids=["a card", "a trick", "another fire"]
    )
    def test_any_legal_card_covers_it(self, cover: int, fire: str) -> None:
        """Another fire card starts a deadline of its own."""
        table = position([(cover, 2, 3), (60, 70)], tops=(33, 1, 100, 100), on_fire=True)
        table.lay((2, "up2"), (3, "up2"))
        assert not table.may_end()
        table.lay((cover, "up1"))
        assert table.may_end()
        assert table.view().piles[0].fire == fire
        table.end().draw_any()
        assert table.view().duties == (("up1",) if fire == "burning" else ())

    @pytest.mark.rule("TG-40")
    @pytest.mark.parametrize(("last", "pile"), [(66, "up1"), (70, "up2")], ids=["a fire is laid last", "a fire is due"])
    def test_all_cards_laid_is_won_even_with_a_fire_on_top(self, last: int, pile: Pile) -> None:
        tops = (50, 1, 100, 100) if last == 66 else (77, 1, 100, 100)
        table = position([(last,), ()], tops=tops, draw_pile=0, on_fire=True).lay((last, pile))
        assert table.ending == "all-laid"
        assert table.view(0).piles[0].top in FIRE_CARDS

    @pytest.mark.rule("TG-43")
    def test_too_few_cards_are_stuck_before_they_burn(self) -> None:
        table = position([(50, 51), (70, 80)], tops=(90, 92, 22, 8), on_fire=True)
        assert table.ending == "stuck"

    @pytest.mark.rule("TG-15", "TG-37")
    def test_taking_back_the_cover_brings_the_duty_back(self) -> None:
        table = position([(34, 2, 3), (60, 70)], tops=(33, 1, 100, 100), on_fire=True, undo_within_turn=True)
        table.lay((2, "up2"), (34, "up1"))
        assert table.view().duties == ()
        assert table.take_back().view().duties == ("up1",)


@pytest.mark.rule("TG-42", "TX-52", "TX-53")
@pytest.mark.parametrize("game", ["the-game", EXTREME])
def test_pro_and_on_fire_together(game: str) -> None:
    table = deal([[20, 22, 30], [2, 3, 5]], game, pro=True, on_fire=True).lay((20, "up1"), (22, "up1"), (30, "up1"))
    assert table.may_end()
    table = deal([[10, 20, 22], [2, 3, 5, 24]], game, pro=True, on_fire=True)
    table.lay((10, "up1"), (20, "up1"), (22, "up1")).end().draw_any()
    table.lay((2, "up2"), (3, "up2"), (5, "up2"))
    assert table.code(End()) == ("TG-43", "end-fire")
    assert table.lay((24, "up1")).may_end()
