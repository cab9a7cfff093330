"""The endings of The Game, solved exactly: the draw pile is empty, and it is known who holds what.

Then nothing is left to chance: the team lays one card or more each turn, and either there is a way to lay them all or
there is none. Every position is looked at once. This solver knows the game as numbers only (tops of piles, cards as
bits); `check.py` has another one, which asks the rules at every step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.games.the_game.box import PILES, TRICK

Tops = tuple[int, ...]
Lays = tuple[tuple[int, int], ...]
"""(card, pile), in order."""
MOST = 400_000
"""Positions after which an ending is given up."""


class TooMany(Exception):
    """An ending with too many positions to look at."""


def fits(top: int, card: int, pile: int) -> bool:
    """Whether a card may lie on a pile (TG-8, TG-9)."""
    ahead = card - top if pile < 2 else top - card
    return ahead > 0 or ahead == -TRICK


class Ending:
    """Hands that lie open, without a draw pile."""

    def __init__(self, tops: Sequence[int], hands: Sequence[Sequence[int]], most: int = MOST) -> None:
        self.tops: Tops = (tops[0], tops[1], tops[2], tops[3])
        self.hands = tuple(sum(1 << card for card in hand) for hand in hands)
        self.cards = tuple(tuple(sorted(hand)) for hand in hands)
        self.all = sum(self.hands)
        self.most = most
        self.looked = 0
        """Positions looked at."""
        self._known: dict[tuple[Tops, int, int], bool] = {}

    def can_win(self, tops: Tops, left: int, seat: int) -> bool:
        """Whether all of `left` can be laid, where `seat` begins its turn, or the next one that holds a card."""
        if not left:
            return True
        while not self.hands[seat] & left:
            seat = (seat + 1) % len(self.hands)
        key = tops, left, seat
        found = self._known.get(key)
        if found is None:
            self.looked += 1
            if self.looked > self.most:
                raise TooMany
            found = self._known[key] = not self._is_dead(tops, left) and self._try_turn(tops, left, seat)
        return found

    def _try_turn(self, tops: Tops, left: int, seat: int) -> bool:
        seen = set()
        for after, rest, _ in self.turns(tops, left, seat):
            if (after, rest) not in seen:
                seen.add((after, rest))
                if self.can_win(after, rest, (seat + 1) % len(self.hands)):
                    return True
        return False

    def _is_dead(self, tops: Tops, left: int) -> bool:
        """A card that fits nowhere, and that no pile can come back for: none of those that are left leads back."""
        for cards in self.cards:
            for card in cards:
                if left >> card & 1 and not any(
                    fits(top, card, pile) or self._comes_back(top, card, left, pile) for pile, top in enumerate(tops)
                ):
                    return True
        return False

    def _comes_back(self, top: int, card: int, left: int, pile: int) -> bool:
        """Whether some trick with a card that is left could bring the pile to where the card fits."""
        for other in range(2, 100):
            if left >> other & 1 and (other <= card if pile < 2 else other >= card):
                back = other + TRICK if pile < 2 else other - TRICK
                if back == top or left >> back & 1 if 2 <= back <= 99 else back == top:
                    return True
        return False

    def turns(self, tops: Tops, left: int, seat: int) -> Iterator[tuple[Tops, int, Lays]]:
        """Every turn of a seat: what it leaves, and the cards in order. In each of them at least one is laid."""
        mine = [card for card in self.cards[seat] if left >> card & 1]
        stack: list[tuple[Tops, int, Lays]] = [(tops, left, ())]
        seen: set[tuple[Tops, int]] = set()
        while stack:
            here, rest, laid = stack.pop()
            if laid:
                yield here, rest, laid
                # Orders that come to the same are told once here; `stacks` tells them apart where that matters.
                if (here, rest) in seen:
                    continue
                seen.add((here, rest))
            for card in mine:
                if rest >> card & 1:
                    for pile, top in enumerate(here):
                        if fits(top, card, pile):
                            after = (*here[:pile], card, *here[pile + 1 :])
                            stack.append((after, rest & ~(1 << card), (*laid, (card, pile))))


def winning_turns(ending: Ending, seat: int) -> dict[tuple[Tops, int], set[tuple[Lays, ...]]]:
    """The turns of `seat` after which all cards can still be laid: by what they leave, each with the different ways to
    pile the cards up. Alone there is one turn, which lays them all."""
    alone = len(ending.hands) == 1
    found: dict[tuple[Tops, int], set[tuple[Lays, ...]]] = {}
    known: dict[tuple[Tops, int], bool] = {}
    for tops, left, laid in _all_orders(ending, seat):
        if alone and left:
            continue
        key = tops, left
        if key not in known:
            known[key] = ending.can_win(tops, left, (seat + 1) % len(ending.hands))
        if known[key]:
            found.setdefault(key, set()).add(stacks(laid))
    return found


def _all_orders(ending: Ending, seat: int) -> Iterator[tuple[Tops, int, Lays]]:
    """Every way to pile up cards of a hand, orders across piles once."""
    mine = ending.cards[seat]
    stack: list[tuple[Tops, int, Lays]] = [(ending.tops, ending.all, ())]
    seen: set[tuple[Lays, ...]] = set()
    hopeless: set[tuple[Tops, int]] = set()
    while stack:
        tops, left, laid = stack.pop()
        ending.looked += 1
        if ending.looked > ending.most:
            raise TooMany
        if laid:
            yield tops, left, laid
        if len(ending.hands) == 1:
            if (tops, left) in hopeless:
                continue
            if not ending.can_win(tops, left, seat):
                hopeless.add((tops, left))
                continue
        for card in mine:
            if left >> card & 1:
                for pile, top in enumerate(tops):
                    if fits(top, card, pile):
                        more = (*laid, (card, pile))
                        piled = stacks(more)
                        if piled not in seen:
                            seen.add(piled)
                            after = (*tops[:pile], card, *tops[pile + 1 :])
                            stack.append((after, left & ~(1 << card), more))


def stacks(laid: Lays) -> tuple[Lays, ...]:
    """The cards pile by pile."""
    return tuple(tuple(lay for lay in laid if lay[1] == pile) for pile in range(len(PILES)))
