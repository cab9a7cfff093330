"""Which card may lie on which pile (TG-8 to TG-10), with the examples that the rulebooks print."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.the_game.box import CARDS, PILES, Pile
from ludoteca.games.the_game.moves import Lay
from ludoteca.games.the_game.piles import follows, is_trick, trick_card
from tests.the_game.table import EXTREME, deal, position

tops = st.integers(1, 100)
cards = st.sampled_from(CARDS)

ASCENDING = [
    pytest.param((3, 11, 12, 13, 20, 34), marks=pytest.mark.rule("X-TG-1")),
    pytest.param((4, 8, 13), marks=pytest.mark.rule("X-EXT-1")),
    pytest.param((3, 11, 12, 13, 18, 20, 34, 35, 51), marks=pytest.mark.rule("X-EXT-1")),
    pytest.param((2, 7, 19, 25, 28, 29, 49), marks=pytest.mark.rule("X-EXT-1")),
]
DESCENDING = [
    pytest.param((94, 90, 78, 61, 60, 57), marks=pytest.mark.rule("X-TG-1")),
    pytest.param((98, 97, 88, 83, 81), marks=pytest.mark.rule("X-EXT-1")),
]


@pytest.mark.rule("TG-8", "TG-10")
@pytest.mark.parametrize("pile", ["up1", "up2"])
@pytest.mark.parametrize("sequence", ASCENDING)
def test_an_ascending_pile_grows(sequence: tuple[int, ...], pile: Pile) -> None:
    """One after the other, with gaps of any size."""
    table = position([sequence, (70,)])
    table.lay(*((card, pile) for card in sequence))
    assert table.view(0).piles[PILES.index(pile)].top == sequence[-1]


@pytest.mark.rule("TG-8", "TG-10")
@pytest.mark.parametrize("pile", ["down1", "down2"])
@pytest.mark.parametrize("sequence", DESCENDING)
def test_a_descending_pile_shrinks(sequence: tuple[int, ...], pile: Pile) -> None:
    table = position([sequence, (30,)])
    table.lay(*((card, pile) for card in sequence))
    assert table.view(0).piles[PILES.index(pile)].top == sequence[-1]


@pytest.mark.rule("TG-9", "X-TG-2")
@pytest.mark.parametrize(("card", "legal"), [(37, True), (36, False), (38, False), (46, False), (48, True), (57, True)])
def test_back_by_exactly_ten_on_an_ascending_pile(card: int, legal: bool) -> None:
    table = position([(card, 2), (3,)], tops=(47, 1, 100, 100))
    assert ((card, "up1") in table.lays()) is legal
    assert table.code(Lay(card, "up1")) == (None if legal else ("TG-8", "too-low"))


@pytest.mark.rule("TG-9", "X-TG-2")
@pytest.mark.parametrize(("card", "legal"), [(57, True), (56, False), (58, False), (48, False), (46, True), (37, True)])
def test_back_by_exactly_ten_on_a_descending_pile(card: int, legal: bool) -> None:
    table = position([(card, 2), (3,)], tops=(1, 1, 100, 47))
    assert ((card, "down2") in table.lays()) is legal
    assert table.code(Lay(card, "down2")) == (None if legal else ("TG-8", "too-high"))


@pytest.mark.rule("TG-9", "X-EXT-2")
def test_97_goes_on_a_descending_87() -> None:
    table = position([(97, 2), (3,)], tops=(1, 1, 87, 100))
    table.lay((97, "down1"))
    assert table.tops == (1, 1, 97, 100)


@pytest.mark.rule("TG-9", "TG-10", "X-EXT-3")
def test_legality_is_judged_card_by_card() -> None:
    """On 57 lie 59 and 47 but not 49; after 59 the 49 becomes legal."""
    table = position([(59, 47, 49), (3,)], tops=(57, 1, 100, 100))
    assert {card for card, pile in table.lays() if pile == "up1"} == {59, 47}
    table.lay((59, "up1"))
    assert {card for card, pile in table.lays() if pile == "up1"} == {49}
    table.lay((49, "up1"))
    assert table.tops[0] == 49


@pytest.mark.rule("TG-9")
def test_the_trick_may_be_done_again_and_again_and_on_any_pile() -> None:
    table = position([(40, 30, 20, 61, 71), (3,)], tops=(50, 1, 100, 51))
    table.lay((40, "up1"), (30, "up1"), (61, "down2"), (20, "up1"), (71, "down2"))
    assert table.tops == (20, 1, 100, 71)


@pytest.mark.rule("TG-9")
@pytest.mark.parametrize(("pile", "start"), [("up1", 1), ("up2", 1), ("down1", 100), ("down2", 100)])
def test_there_is_no_trick_on_a_start_card(pile: Pile, start: int) -> None:
    assert trick_card(start == 1, start) == 0
    table = deal([[], []])
    assert {card for card, name in table.lays() if name == pile} == set(table.hand)


@pytest.mark.rule("TG-2", "TG-8")
@pytest.mark.parametrize("pile", ["down1", "down2"])
def test_99_goes_on_a_descending_start_card(pile: Pile) -> None:
    """Descending piles begin at 100, not at 99, as some programs have it."""
    assert (99, pile) in deal([[99], []]).lays()


@pytest.mark.rule("TG-10")
def test_a_card_comes_from_the_own_hand_in_the_own_turn() -> None:
    table = deal([[10, 20], [30]])
    assert table.code(Lay(30, "up1")) == ("TG-10", "not-in-hand")
    assert table.code(Lay(1, "up1")) == ("TG-10", "not-in-hand")
    assert table.code(Lay(30, "up1"), 1) == ("TG-5", "not-your-turn")


@pytest.mark.rule("TG-8", "TG-9")
@given(top=tops, card=cards)
def test_up_and_down_mirror_each_other(top: int, card: int) -> None:
    assert follows(True, top, card) == follows(False, 101 - top, 101 - card)
    assert is_trick(True, top, card) == is_trick(False, 101 - top, 101 - card)
    assert not (follows(True, top, card) and is_trick(True, top, card))


@pytest.mark.rule("TG-8", "TG-9", "TX-42")
@pytest.mark.parametrize("game", ["the-game", EXTREME])
@given(
    chosen=st.lists(cards, min_size=12, max_size=12, unique=True),
    bare=st.lists(st.booleans(), min_size=4, max_size=4),
)
def test_every_card_on_every_pile(game: str, chosen: list[int], bare: list[bool]) -> None:
    """The offered placements are exactly those that the two sentences of the rulebook allow."""
    *hand, a, b, c, d = chosen
    tops_ = [start if empty else top for start, empty, top in zip((1, 1, 100, 100), bare, (a, b, c, d), strict=True)]
    options: dict[str, Any] = {"commands_enabled": ()} if game == EXTREME else {}
    table = position([hand, ()], game, tops=tops_, **options)
    if table.outcome:
        return
    expected = {
        (card, pile)
        for card in hand
        for pile, top in zip(PILES, tops_, strict=True)
        if (card > top or card == top - 10 if pile.startswith("up") else card < top or card == top + 10)
    }
    assert table.lays() == expected
