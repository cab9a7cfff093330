"""Matches played to their end by the turn search, every seat with its own eyes: for tuning and for rollouts."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.games.the_game.box import TRICK as BACK
from ludoteca.games.the_game.commands import SILENCE
from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.the_game.kernel import (
    BOTTOM,
    CARDS,
    DRAW,
    LAY,
    OVER,
    PILES,
    TOP,
    UP,
    WHO,
    Box,
    Numbers,
    Table,
    begin_turn,
    below,
    deal,
    draw,
    end_turn,
    judge,
    lay,
    visible,
)
from ludoteca.mind.the_game.turns import NEAR, PAD, TIERS, Thought, best_turns

BREADTH, STRETCH, MARGIN = 2, 1, 8
"""How widely the seats of a playout search (see turns.THOUGHT)."""


@compiled
def tier(to_come: Numbers, hand: Numbers, held: int, top: int, pile: int) -> int:
    """How near the best card of a hand is on a pile: 0 (nearest) to TIERS - 1; TIERS if none is near.

    Public knowledge only: cards are counted that were not laid yet. A tier that only one card could explain is none,
    because saying it would name that card (TG-18).
    """
    step = 1 if pile < UP else -1
    best = 127
    trick = False
    end = TOP if pile < UP else BOTTOM
    for i in range(held):
        away = (hand[i] - top) * step
        if away == -BACK and top != end:
            trick = True
        elif 0 < away < best:
            best = away
    card = top + step
    between = 0
    if trick:
        best = 0
    else:
        if best == 127:
            return TIERS
        while card != top + best * step:
            between += to_come[card + PAD]
            if between >= NEAR[TIERS]:
                return TIERS
            card += step
        card += step
    found = 0
    while between >= NEAR[found + 1]:
        found += 1
    if between > NEAR[found] or (found == 0 and not trick and to_come[top - BACK * step + PAD]):
        return found
    while card != end:
        if to_come[card + PAD]:
            return found
        card += step
    return TIERS


@compiled
@allocating
def tiers(to_come: Numbers, hand: Numbers, tops: Numbers) -> Any:
    """The tier of a hand on every pile."""
    found = np.zeros(PILES, np.int8)
    for pile in range(PILES):
        found[pile] = tier(to_come, hand, len(hand), tops[pile], pile)
    return found


@compiled
def listen(t: Thought, s: Table, box: Box) -> None:
    """What the teammates of the seat on turn say about the piles."""
    t.near[:] = 0
    if box.players == 1 or (box.special and visible(s, box, SILENCE)):
        return
    following = 0
    for n in range(1, box.players):
        seat = (s.seat + n) % box.players
        if s.held[seat] == 0:
            continue
        for pile in range(PILES):
            found = tier(t.to_come, s.hands[seat], s.held[seat], s.tops[pile], pile)
            if found < TIERS:
                t.near[following, pile, found] += 1
        following = 1


@compiled
def lay_turn(t: Thought, s: Table, box: Box, turn: Numbers, length: int) -> None:
    """Lay these cards."""
    for i in range(length):
        card = turn[i] % LAY
        lay(s, box, card, turn[i] // LAY)
        t.to_come[card + PAD] = 0


@compiled
def close_turn(s: Table, box: Box, out: Numbers) -> None:
    """The cards of a turn are laid: the match is over, or the next seat's turn comes."""
    if s.to_go == 0:
        judge(s, box, out)
    else:
        end_turn(s, box, out)


@compiled
def play_on(t: Thought, s: Table, box: Box, weights: Any, talk: bool, out: Numbers, turns: int) -> None:
    """Until the cards of so many turns are laid, or to the end of the match (0 turns, or when it comes first).

    The draw pile is taken from its back. `to_come` has to be right.
    """
    t.breadth, t.stretch, t.margin = BREADTH, STRETCH, MARGIN
    while s.phase != OVER:
        if s.phase == DRAW:
            draw(s, box, s.undrawn - 1, out)
            continue
        if talk:
            listen(t, s, box)
        if best_turns(t, s, box, weights, 1) == 0:
            s.phase = OVER
        else:
            lay_turn(t, s, box, t.turns[0], t.lengths[0])
            turns -= 1
            if turns == 0 and s.to_go > 0:
                return
            close_turn(s, box, out)


@compiled
def shuffle(cards: Numbers, n: int, luck: Numbers) -> None:
    """Put the first n cards into a random order."""
    for i in range(n - 1, 0, -1):
        j = below(luck, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@compiled
def fresh_deal(t: Thought, s: Table, box: Box, luck: Numbers, out: Numbers) -> None:
    """A new match at its first turn; a seat drawn by lot begins."""
    deal(s, box)
    shuffle(s.deck, s.undrawn, luck)
    while s.to_draw > 0:
        draw(s, box, s.undrawn - 1, out)
    if s.phase == WHO:
        begin_turn(s, box, below(luck, box.players), out)
    t.to_come[:] = 0
    t.to_come[box.lowest + PAD : box.highest + 1 + PAD] = 1
    t.near[:] = 0


@compiled
def whole_match(t: Thought, s: Table, box: Box, weights: Any, talk: bool, luck: Numbers, out: Numbers) -> None:
    """A fresh deal, played to its end."""
    fresh_deal(t, s, box, luck, out)
    play_on(t, s, box, weights, talk, out, 0)


@compiled
@allocating
def many_matches(t: Thought, s: Table, box: Box, weights: Any, talk: bool, seed: int, left: Numbers) -> None:
    """One match for every place of `left`, which gets the cards left in it (1 if it was lost with the last card)."""
    out = np.zeros(CARDS, np.int16)
    luck = np.zeros(1, np.uint64)
    for n in range(len(left)):
        luck[0] = seed * 1_000_003 + n * 7919
        whole_match(t, s, box, weights, talk, luck, out)
        left[n] = s.to_go if s.to_go > 0 or s.won else 1
