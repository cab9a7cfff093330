"""What a seat has seen, and what it can still meet: the cards that are gone, and the gaps counted in unseen cards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.engine.moves import Seat, Seen
from ludoteca.games.the_game.box import LOWEST, TRICK, Pile
from ludoteca.games.the_game.moves import Lay, TakeBack
from ludoteca.games.the_game.state import highest_card
from ludoteca.games.the_game.view import PileView, TheGameView


class Step(msgspec.Struct, frozen=True):
    """An own card on a pile, by number alone: how many unseen cards would no longer fit there. A trick passes none."""

    card: int
    passes: int
    trick: bool


class PileSheet(msgspec.Struct, frozen=True):
    """One pile as a careful player keeps it in mind."""

    pile: Pile
    top: int
    fits: tuple[int, ...]
    """Unseen cards that go on in the pile's direction, nearest first."""
    trick: int | None
    """The card that would go back by ten, if it is still to come or in the own hand. NO BACKWARDS on top takes none."""
    steps: tuple[Step, ...]
    """What the own hand could lay here now, best first."""


class Sheet(msgspec.Struct, frozen=True, tag_field="kind", tag="sheet"):
    """Nothing but memory: every card on the table has been seen by all (TG-46)."""

    laid: tuple[int, ...]
    """All cards laid so far, ascending."""
    unseen: tuple[int, ...]
    """Cards neither laid nor in the own hand: in the draw pile or in other hands."""
    piles: tuple[PileSheet, ...]
    sentences: tuple[str, ...] = ()


def laid_cards(past: Sequence[Seen]) -> tuple[int, ...]:
    """All cards that lie on the piles, in the order in which they were laid."""
    laid: list[int] = []
    for seen in past:
        # Most of what happens is talk: one look at the kind is enough to pass over it.
        match seen.move:
            case Lay(card=card):
                laid.append(card)
            case TakeBack():
                laid.pop()
    return tuple(laid)


def unseen_cards(view: TheGameView, past: Sequence[Seen]) -> tuple[int, ...]:
    """The cards that the viewer can only guess about, ascending."""
    known = {*laid_cards(past), *view.hand}
    return tuple(card for card in range(LOWEST, highest_card(view.options) + 1) if card not in known)


def next_seat(view: TheGameView) -> Seat | None:
    """Who takes the next turn after the running one; None when nobody is on turn or nobody else has cards."""
    if view.phase != "turn":
        return None
    for n in range(1, view.players):
        seat = (view.turn[0] + n) % view.players
        if view.hands[seat] or view.draw_pile:
            return seat
    return None


def sheet_of(view: TheGameView, past: Sequence[Seen]) -> Sheet:
    """The sheet of a seat, or of a spectator, who knows no hand."""
    unseen = unseen_cards(view, past)
    return Sheet(
        laid=tuple(sorted(laid_cards(past))),
        unseen=unseen,
        piles=tuple(_pile_sheet(pile, view.hand, unseen) for pile in view.piles),
    )


def _pile_sheet(pile: PileView, hand: tuple[int, ...], unseen: tuple[int, ...]) -> PileSheet:
    forward = 1 if pile.ascending else -1
    fits = tuple(card for card in unseen[::forward] if (card - pile.top) * forward > 0)
    # No trick ever covers NO BACKWARDS itself (TX-29).
    back = None if pile.command == "no-backwards" else pile.top - forward * TRICK
    steps = [
        Step(card, 0 if card == back else sum((card - other) * forward > 0 for other in fits), card == back)
        for card in hand
        if card == back or (card - pile.top) * forward > 0
    ]
    steps.sort(key=lambda step: (not step.trick, step.passes, abs(step.card - pile.top)))
    return PileSheet(
        pile=pile.name,
        top=pile.top,
        fits=fits,
        trick=back if pile.laid and (back in hand or back in unseen) else None,
        steps=tuple(steps),
    )
