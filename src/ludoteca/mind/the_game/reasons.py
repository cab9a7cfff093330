"""Why a turn, in one sentence: the first thing that speaks for it against the turns that it is compared with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from ludoteca.engine.moves import Move, Seen
from ludoteca.games.the_game.box import Pile
from ludoteca.games.the_game.moves import Lay, Start
from ludoteca.games.the_game.piles import PILE_INDEX, UP, is_trick
from ludoteca.games.the_game.view import TheGameView, tops_of
from ludoteca.mind.judgement import Reason
from ludoteca.mind.the_game.sheet import unseen_cards

Aim = Literal["win", "cards"]
"""To win, or where that is next to impossible, to leave few cards."""


class Effect(msgspec.Struct, frozen=True):
    """What can be seen of a turn on the table."""

    laid: int
    piles: frozenset[Pile]
    tricks: tuple[Lay, ...]
    passed: int
    """Unseen cards that its other cards pass."""
    ready: tuple[int, ...]
    """Cards that stay in the hand and could go back by ten afterwards, and not before."""


def reason_for(
    view: TheGameView,
    past: Sequence[Seen],
    moves: Sequence[Move],
    others: Sequence[Sequence[Move]],
    *,
    aim: Aim | None = None,
    lost: bool = False,
) -> Reason:
    """What these moves do that sets them apart from the `others` that they are compared with. The best of them has an
    `aim`: what it does best in."""
    if lost:
        return Reason("cards-coach-lost")
    if moves and isinstance(moves[0], Start):
        return Reason("cards-coach-start", {"mine": "yes" if moves[0].seat == view.seat else "no"})
    turn = _lays(moves)
    if not turn:
        return Reason("cards-coach-end")
    if not others:
        return Reason("cards-coach-only")
    rest = [effect_of(view, past, _lays(each)) for each in others if tuple(each) != tuple(moves)]
    return _what_it_does(view, effect_of(view, past, turn), rest, aim)


def _what_it_does(view: TheGameView, turn: Effect, others: Sequence[Effect], aim: Aim | None) -> Reason:
    for pile in view.duties:
        if pile in turn.piles:
            return Reason("cards-coach-cover", {"pile": pile})
    if len(turn.tricks) > 1:
        return Reason("cards-coach-chain", {"count": len(turn.tricks)})
    if turn.tricks:
        return Reason("cards-coach-trick", {"card": turn.tricks[0].card, "pile": turn.tricks[0].pile})
    for said in view.pile_signals:
        asked = said.word.startswith("leave") and said.seat != view.seat
        if asked and said.pile not in turn.piles and others and all(said.pile in other.piles for other in others):
            return Reason("cards-coach-asked", {"pile": said.pile})
        if asked and said.pile in turn.piles and any(said.pile not in other.piles for other in others):
            return Reason("cards-coach-ignored", {"pile": said.pile, "aim": aim or "none"})
    if turn.laid + view.laid > view.minimum and turn.passed <= 2 * turn.laid:
        return Reason("cards-coach-extra", {"laid": turn.laid, "count": turn.passed})
    return _ahead(turn, others, aim) or _passes(turn, others, aim)


def _ahead(turn: Effect, others: Sequence[Effect], aim: Aim | None) -> Reason | None:
    """The first thing in which no other turn does better, and some do worse. Only the best turn is praised for passing
    few cards: of the others it is told how many."""

    def leads(worth: Callable[[Effect], int]) -> bool:
        rest = [worth(other) for other in others]
        return bool(rest) and worth(turn) >= max(rest) and worth(turn) > min(rest)

    if aim is not None and turn.passed and leads(lambda each: -each.passed):
        return Reason("cards-coach-fewest", {"count": turn.passed})
    if leads(lambda each: len(each.ready)):
        return Reason("cards-coach-ready", {"card": turn.ready[0]})
    if leads(lambda each: each.laid):
        return Reason("cards-coach-more", {"laid": turn.laid, "count": turn.passed})
    if len(turn.piles) == 1 and leads(lambda each: -len(each.piles)):
        return Reason("cards-coach-one-pile", {"pile": next(iter(turn.piles))})
    return None


def _passes(turn: Effect, others: Sequence[Effect], aim: Aim | None) -> Reason:
    """Nothing on the table speaks for it. Where others even pass fewer, the best turn is so by what came of it."""
    dearer = any(other.passed < turn.passed for other in others)
    if aim is not None and dearer:
        return Reason("cards-coach-tried", {"count": turn.passed, "aim": aim})
    return Reason("cards-coach-passes", {"count": turn.passed})


def say_the_same(one: Reason | None, other: Reason | None) -> bool:
    """Whether two reasons name the same fact, whatever they make of it."""
    if one is None or other is None:
        return one is other
    return one.message == other.message and one.facts | {"aim": ""} == other.facts | {"aim": ""}


def plain_reason(view: TheGameView, past: Sequence[Seen], moves: Sequence[Move]) -> Reason:
    """Only how many cards it passes: for a turn whose best side the best turn has too."""
    return Reason("cards-coach-passes", {"count": effect_of(view, past, _lays(moves)).passed})


def _lays(moves: Sequence[Move]) -> list[Lay]:
    return [move for move in moves if isinstance(move, Lay)]


def effect_of(view: TheGameView, past: Sequence[Seen], turn: Sequence[Lay]) -> Effect:
    """What these cards do to the table."""
    unseen = unseen_cards(view, past)
    tops = tops_of(view)
    tricks: list[Lay] = []
    passed = 0
    for lay in turn:
        pile = PILE_INDEX[lay.pile]
        low, high = sorted((tops[pile], lay.card))
        if is_trick(UP[pile], tops[pile], lay.card):
            tricks.append(lay)
        else:
            passed += sum(low < card < high for card in unseen)
        tops[pile] = lay.card
    laid = {lay.card for lay in turn}
    kept = [card for card in view.hand if card not in laid and "no-backwards" not in view.in_force]
    before = tops_of(view)
    ready = tuple(card for card in kept if _fits_back(tops, card) and not _fits_back(before, card))
    return Effect(len(turn), frozenset(lay.pile for lay in turn), tuple(tricks), passed, ready)


def _fits_back(tops: Sequence[int], card: int) -> bool:
    return any(is_trick(UP[pile], top, card) for pile, top in enumerate(tops))
