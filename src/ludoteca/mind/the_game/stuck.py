"""Could a hand fulfil its turn? Asked of every hand that a seat may hold, or of many drawn by lot."""

from __future__ import annotations

from math import comb, sqrt

import numpy as np

from ludoteca.engine.moves import Seat
from ludoteca.games.the_game.box import EXACTLY
from ludoteca.games.the_game.commands import DRAW_ONE, FIRE, SKULL, STOP
from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.interpreted import entry
from ludoteca.mind.loading import early
from ludoteca.mind.the_game.kernel import (
    LAY,
    MOST_MOVES,
    NONE,
    PILES,
    Box,
    Numbers,
    Table,
    below,
    is_fulfilled,
    lay,
    placements,
    take,
    take_back,
    visible,
)
from ludoteca.mind.the_game.position import Position

ALL_HANDS, SOME_HANDS = 8_000, 4_000
"""Up to so many hands are all looked at; else so many drawn by lot. People wait for it: a tenth of a second at most."""
EARLY_HANDS = 60
"""Without machine code so many have to do."""


@compiled
def last_card_wins(s: Table, box: Box) -> bool:
    """All cards are laid: is the match won?"""
    return not box.special or not (visible(s, box, SKULL) or (s.three and s.laid != EXACTLY))


@compiled
@allocating
def can_finish(s: Table, box: Box) -> bool:
    """Can the turn be brought to a legal end from here?"""
    if is_fulfilled(s, box):
        return True
    out = np.zeros(MOST_MOVES, np.int16)
    for i in range(placements(s, box, out, False)):
        card, pile = out[i] % LAY, out[i] // LAY
        if box.kinds[card] == STOP:
            return True
        lay(s, box, card, pile)
        # The very last card wins, whatever the turn still asked for, but for a skull or a 3! (TX-15, TX-20).
        found = last_card_wins(s, box) if s.to_go == 0 else can_finish(s, box)
        take_back(s)
        if found:
            return True
    return False


@compiled
@allocating
def is_stuck(s: Table, box: Box, cards: Numbers, known: int, chosen: Numbers, n: int) -> bool:
    """Is the seat on turn stuck with its first `known` cards and these n of `cards`?"""
    kept = s.hands[s.seat, :known].copy()
    s.held[s.seat] = 0
    for i in range(known):
        take(s, s.seat, kept[i])
    for i in range(n):
        take(s, s.seat, cards[chosen[i]])
    stuck = not can_finish(s, box)
    for i in range(known):
        s.hands[s.seat, i] = kept[i]
    return stuck


@compiled
@allocating
def stuck_among_all(s: Table, box: Box, cards: Numbers, known: int, n: int) -> int:
    """How many of all hands with n of `cards` are stuck."""
    chosen = np.zeros(n, np.int64)
    for i in range(n):
        chosen[i] = i
    last = len(cards) - n
    count = 0
    while True:
        count += is_stuck(s, box, cards, known, chosen, n)
        at = n - 1
        while at >= 0 and chosen[at] == last + at:
            at -= 1
        if at < 0:
            return count
        chosen[at] += 1
        for i in range(at + 1, n):
            chosen[i] = chosen[i - 1] + 1


@compiled
@allocating
def stuck_among_some(s: Table, box: Box, cards: Numbers, known: int, n: int, hands: int, luck: Numbers) -> int:
    """How many of so many hands drawn by lot are stuck."""
    order = np.zeros(len(cards), np.int64)
    for i in range(len(cards)):
        order[i] = i
    count = 0
    for _ in range(hands):
        for i in range(n):
            j = i + below(luck, len(cards) - i)
            order[i], order[j] = order[j], order[i]
        count += is_stuck(s, box, cards, known, order, n)
    return count


def stuck_chance(position: Position, seat: Seat) -> tuple[float, float]:
    """The chance that `seat`, if it were next, could not fulfil its turn on these piles; and one standard error."""
    view, box = position.view, position.box
    table = position.tables[0:1].copy()[0]
    _begin(position, table, seat)
    if seat == view.seat:
        table["hands"][seat, : len(view.hand)] = view.hand
        return float(not entry(can_finish)(table, box)), 0.0
    shown = view.shown_hands[seat]
    hidden = [card for card in position.unseen if not any(card in cards for cards in view.shown_hands)]
    table["hands"][seat, : len(shown)] = shown
    cards, n = np.array(hidden, np.int8), view.hands[seat] - len(shown)
    hands = comb(len(cards), n)
    some, every = (EARLY_HANDS, EARLY_HANDS) if early("the_game") else (SOME_HANDS, ALL_HANDS)
    if hands <= every:
        return entry(stuck_among_all)(table, box, cards, len(shown), n) / hands, 0.0
    luck = np.array([len(position.unseen)], np.uint64)
    chance = entry(stuck_among_some)(table, box, cards, len(shown), n, some, luck) / some
    return chance, sqrt((chance * (1 - chance) + 0.25 / some) / some)


def _begin(position: Position, table: Table, seat: Seat) -> None:
    """As the seat's turn would begin if the running turn ended now and its seat drew."""
    view, box = position.view, position.box
    running = view.turn[0]
    drawn = box["hand_size"] - view.hands[running]
    if box["special"] and entry(visible)(table, box, DRAW_ONE):
        drawn = 1
    left = max(0, view.draw_pile - max(0, drawn)) if running != seat else view.draw_pile
    table["seat"], table["laid"], table["three"], table["only"], table["due"] = seat, 0, 0, NONE, 0
    table["minimum"] = box["minimum"] if left else 1
    if box["lay_all"]:
        table["minimum"] = min(table["minimum"], view.hands[seat])
    for pile in range(PILES):
        if box["kinds"][table["tops"][pile]] == FIRE:
            table["due"] |= 1 << pile
