"""What a seat remembers of a match, brought up to date from what is new: a past is long, and every move asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ludoteca.engine.moves import Seat, Seen
from ludoteca.games.the_game.box import CARDS, LOWEST
from ludoteca.games.the_game.moves import Lay, Signal, TakeBack
from ludoteca.mind.the_game.turns import PAD, THOUGHT, UNSEEN


class Memory:
    """The cards that lie on the piles, and who has ever said a word."""

    def __init__(self) -> None:
        self._cards = len(CARDS)
        self._forget()

    def _forget(self) -> None:
        self._known = 0
        self._last: Seen | None = None
        self._laid: list[int] = []
        self._spoke: set[Seat] = set()
        self._to_come: Any = _nothing_laid(self._cards)
        self._kept: tuple[tuple[Any, ...], Any] = (), None

    def recall(self, past: Sequence[Seen], cards: int = len(CARDS)) -> Memory:
        """Take note of what is new. Another past than the one known so far is learned from its beginning. `cards`: how
        many there are, fewer than in the box in a small variant."""
        if cards != self._cards:
            self._cards = cards
            self._forget()
        known = self._known
        # The same entry, and not merely an equal one: two pasts of different matches may agree in their last entry.
        if known > len(past) or (known and past[known - 1] is not self._last):
            self._forget()
            known = 0
        for seen in past[known:]:
            match seen.move:
                case Lay(card=card):
                    self._laid.append(card)
                    self._to_come[card + PAD] = 0
                case TakeBack():
                    self._to_come[self._laid.pop() + PAD] = UNSEEN
                case Signal():
                    self._spoke.add(seen.seat)
        self._known, self._last = len(past), past[-1] if past else None
        return self

    @property
    def laid(self) -> Sequence[int]:
        """The cards on the piles, in the order in which they were laid."""
        return self._laid

    @property
    def to_come(self) -> Any:
        """For every card number, PAD places on: UNSEEN while it was not laid, else 0. Not to be changed."""
        return self._to_come

    def unseen(self, hand: Sequence[int]) -> tuple[int, ...]:
        """Cards neither laid nor in this hand, ascending."""
        known = {*self._laid, *hand}
        return tuple(card for card in range(LOWEST, LOWEST + self._cards) if card not in known)

    def kept(self, of: tuple[Any, ...], make: Callable[..., Any]) -> Any:
        """What was made of these very things; made once for a match, where all views share them."""
        if len(of) != len(self._kept[0]) or any(a is not b for a, b in zip(of, self._kept[0], strict=True)):
            self._kept = of, make(*of)
        return self._kept[1]

    def heard(self, seat: Seat | None) -> bool:
        """Whether anybody else has ever said a word."""
        return bool(self._spoke - {seat})


def _nothing_laid(cards: int) -> Any:
    to_come = np.zeros(THOUGHT["to_come"].shape, THOUGHT["to_come"].base)
    to_come[LOWEST + PAD : LOWEST + cards + PAD] = UNSEEN
    return to_come
