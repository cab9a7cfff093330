"""Why a turn: sentences that speak for it."""

from __future__ import annotations

import msgspec

import ludoteca
from ludoteca.games.the_game.box import Pile
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.games.the_game.view import PileSignal
from ludoteca.mind.the_game.reasons import Aim, effect_of, reason_for, say_the_same
from tests.mind.the_game.positions import view_of


def lays(*cards: int, pile: Pile = "up1") -> tuple[Lay | End, ...]:
    return (*(Lay(card, pile) for card in cards), End())


def test_a_reason_speaks_for_the_turn_it_is_given_for() -> None:
    """It once said of the best turn how many cards it passes, where another passed fewer."""
    view, past = view_of(ludoteca.new("the-game", players=2, seed=3), 0), ()
    view = msgspec.structs.replace(view, hand=(10, 12, 13, 30, 40), pile_signals=())
    near, far = lays(10, 12), lays(30, 40)
    assert reason_for(view, past, near, (near, far), aim="win").message == "cards-coach-fewest"
    tried = reason_for(view, past, lays(12, 30), (lays(12, 30), lays(10, 30), near), aim="win")
    assert tried.message == "cards-coach-tried"
    assert "wins more often" in tried.sentence()
    assert "leaves fewer" in reason_for(view, past, lays(12, 30), (lays(10, 30), near), aim="cards").sentence()
    assert reason_for(view, past, lays(12, 30), (lays(12, 30), near)).message == "cards-coach-passes"
    # 30 is kept, and goes back by ten from 40: the turn has prepared that.
    assert reason_for(view, past, lays(13, 40), (lays(13, 40), lays(10, 12)), aim="win").message == "cards-coach-ready"


def test_a_reason_against_a_teammates_wish_says_why_all_the_same() -> None:
    view, past = view_of(ludoteca.new("the-game", players=2, seed=3), 0), ()
    asked = PileSignal(1, "up1", "leave")
    view = msgspec.structs.replace(view, hand=(10, 12, 13, 30, 40), pile_signals=(asked,))
    turn, other = lays(10, 12), lays(10, 12, pile="up2")
    assert "all the same" in reason_for(view, past, turn, (turn, other), aim="win").sentence()
    assert "all the same" not in reason_for(view, past, turn, (turn, other)).sentence()


def test_a_wish_is_a_reason_only_against_turns_that_do_not_heed_it() -> None:
    """It once told of the best turn, and of no other, that it heeds a wish that the played turn heeded too."""
    view, past = view_of(ludoteca.new("the-game", players=2, seed=3), 0), ()
    view = msgspec.structs.replace(view, hand=(10, 12, 97, 98, 40), pile_signals=(PileSignal(1, "up1", "leave"),))
    best, dear, asked = lays(98, 97, pile="down1"), lays(10, 12, pile="up2"), lays(10, 12)
    assert reason_for(view, past, best, (best, asked), aim="win").message == "cards-coach-asked"
    assert reason_for(view, past, best, (best, dear, asked), aim="win").message != "cards-coach-asked"
    aims: tuple[Aim | None, ...] = ("win", None)
    ignored = [reason_for(view, past, asked, (asked, best), aim=aim) for aim in aims]
    assert say_the_same(*ignored)
    assert not say_the_same(ignored[0], reason_for(view, past, best, (best, asked)))


def test_a_step_back_that_could_be_taken_at_once_is_not_prepared() -> None:
    """It once praised a turn for leaving out the step back that made another turn better."""
    match = ludoteca.new("the-game", players=2, seed=3)
    view = view_of(match, 0)
    piles = tuple(msgspec.structs.replace(pile, top=40) if pile.name == "up1" else pile for pile in view.piles)
    view = msgspec.structs.replace(view, hand=(30, 50, 51), piles=piles, pile_signals=())
    turn, other = lays(3, 4, pile="up2"), lays(50, 51)
    assert effect_of(view, (), [Lay(3, "up2"), Lay(4, "up2")]).ready == ()
    assert reason_for(view, (), turn, (turn, other)).message != "cards-coach-ready"


def test_one_card_is_one_card() -> None:
    """It once said "Lays 1 cards"."""
    view = view_of(ludoteca.new("the-game", players=2, seed=3), 0)
    view = msgspec.structs.replace(view, hand=(30,), pile_signals=())
    for language in ("en", "it", "fr", "de"):
        reason = reason_for(view, (), lays(30), ((End(),), lays(30)))
        assert reason.message == "cards-coach-more"
        assert "1 " not in reason.sentence(language)
