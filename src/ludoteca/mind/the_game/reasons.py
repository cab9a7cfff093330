"""Why a turn, in one sentence: the first thing that a person would say about it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.moves import Move, Seen
from ludoteca.games.the_game.box import Pile
from ludoteca.games.the_game.moves import Lay, Start
from ludoteca.games.the_game.piles import PILE_INDEX, UP, is_trick
from ludoteca.games.the_game.view import TheGameView, tops_of
from ludoteca.mind.judgement import Reason
from ludoteca.mind.the_game.sheet import unseen_cards


def reason_for(
    view: TheGameView,
    past: Sequence[Seen],
    moves: Sequence[Move],
    others: Sequence[Sequence[Move]],
    *,
    lost: bool = False,
) -> Reason:
    """What these moves do that sets them apart from the `others` that are talked about."""
    if lost:
        return Reason("cards-coach-lost")
    if moves and isinstance(moves[0], Start):
        return Reason("cards-coach-start", {"mine": "yes" if moves[0].seat == view.seat else "no"})
    turn = [move for move in moves if isinstance(move, Lay)]
    if not turn:
        return Reason("cards-coach-end")
    if not others:
        return Reason("cards-coach-only")
    return _what_it_does(view, past, turn, [_piles(each) for each in others])


def _what_it_does(view: TheGameView, past: Sequence[Seen], turn: Sequence[Lay], touched: Sequence[set[Pile]]) -> Reason:
    for pile in view.duties:
        if any(lay.pile == pile for lay in turn):
            return Reason("cards-coach-cover", {"pile": pile})
    tricks, passed = tricks_and_passes(view, past, turn)
    if len(tricks) > 1:
        return Reason("cards-coach-chain", {"count": len(tricks)})
    if tricks:
        return Reason("cards-coach-trick", {"card": tricks[0].card, "pile": tricks[0].pile})
    for said in view.pile_signals:
        asked = said.word.startswith("leave") and said.seat != view.seat
        if asked and all(lay.pile != said.pile for lay in turn) and any(said.pile in piles for piles in touched):
            return Reason("cards-coach-asked", {"pile": said.pile})
        if asked and any(lay.pile == said.pile for lay in turn) and any(said.pile not in piles for piles in touched):
            return Reason("cards-coach-ignored", {"pile": said.pile})
    if len(turn) + view.laid > view.minimum and passed <= 2 * len(turn):
        return Reason("cards-coach-extra", {"laid": len(turn), "count": passed})
    return Reason("cards-coach-passes", {"count": passed})


def _piles(moves: Sequence[Move]) -> set[Pile]:
    return {move.pile for move in moves if isinstance(move, Lay)}


def tricks_and_passes(view: TheGameView, past: Sequence[Seen], turn: Sequence[Lay]) -> tuple[list[Lay], int]:
    """The cards of a turn that go back by ten, and how many unseen cards the others pass."""
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
    return tricks, passed
