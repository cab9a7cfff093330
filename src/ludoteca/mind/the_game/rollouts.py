"""Candidate turns tried out: the same hidden cards for each, played to the end by every seat's own judgement."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.the_game.kernel import (
    CARDS,
    MOST_CARDS,
    MOST_SEATS,
    OVER,
    PILES,
    Box,
    Numbers,
    Table,
    begin_turn,
    below,
    take,
)
from ludoteca.mind.the_game.playouts import close_turn, lay_turn, play_on, shuffle, tier
from ludoteca.mind.the_game.turns import Thought
from ludoteca.mind.the_game.value_network import HIDDEN, INPUTS, KINDNESS, fill_inputs, network_value

Guess = Any
"""A record of GUESS."""

GUESS = np.dtype(
    [
        ("cards", np.int8, CARDS),  # the unseen cards as they are guessed now: hand by hand, then the draw pile
        ("owner", np.int8, CARDS),  # the seat a place belongs to, -1 for the draw pile
        ("first", np.int8, MOST_SEATS + 1),  # where the hand of a seat begins
        ("count", np.int8),
        ("hidden", np.int8),  # how many of them are in hands
        ("known", np.int8, (MOST_SEATS, MOST_CARDS)),  # cards that everybody knows to be in a hand (TG-15)
        ("knowns", np.int8, MOST_SEATS),
        ("words", np.int8, (MOST_SEATS, PILES)),  # what was said: a tier, TIERS for "free", -1 for nothing
        ("holds", np.int16, MOST_SEATS),  # commands said to be held, a bit each
        ("fitting", np.float64, MOST_SEATS),  # how well a hand fits what its owner said
        ("luck", np.uint64, 1),
    ],
    align=True,
)

TRUST = np.array(
    [
        [1.0, 0.25, 0.08, 0.04, 0.02],
        [0.25, 1.0, 0.25, 0.08, 0.04],
        [0.08, 0.25, 1.0, 0.25, 0.08],
        [0.04, 0.08, 0.25, 1.0, 0.25],
        [0.02, 0.04, 0.08, 0.25, 1.0],
    ]
)
"""How likely a word is for a hand of some tier: said[word, tier]. People do not grade as exactly as bots do."""
HOLDS_NOT = 0.05


@compiled
def fit(g: Guess, t: Thought, s: Table, box: Box, seat: int, hand: Numbers) -> float:
    """How well the guessed hand of a seat fits what the seat said."""
    n = 0
    for i in range(g.knowns[seat]):
        hand[n] = g.known[seat, i]
        n += 1
    for i in range(g.first[seat], g.first[seat + 1]):
        hand[n] = g.cards[i]
        n += 1
    found = 1.0
    for pile in range(PILES):
        word = g.words[seat, pile]
        if word >= 0:
            found *= TRUST[word, tier(t.to_come, hand, n, s.tops[pile], pile)]
    if g.holds[seat]:
        held = 0
        for i in range(n):
            held |= 1 << box.kinds[hand[i]]
        missing = g.holds[seat] & ~held
        while missing:
            found *= HOLDS_NOT
            missing &= missing - 1
    return found


@compiled
@allocating
def begin_guess(g: Guess, t: Thought, s: Table, box: Box) -> None:
    """A first guess, before any word was weighed."""
    shuffle(g.cards, g.count, g.luck)
    hand = np.zeros(MOST_CARDS, np.int8)
    for seat in range(box.players):
        g.fitting[seat] = fit(g, t, s, box, seat, hand)


@compiled
@allocating
def guess_again(g: Guess, t: Thought, s: Table, box: Box, swaps: int) -> None:
    """Move on to another guess: swaps of two cards, more often towards hands that fit what was said (Metropolis)."""
    hand = np.zeros(MOST_CARDS, np.int8)
    for i in range(g.count - 1, g.hidden, -1):
        j = g.hidden + below(g.luck, i + 1 - g.hidden)
        g.cards[i], g.cards[j] = g.cards[j], g.cards[i]
    if g.hidden == 0:
        return
    for _ in range(swaps):
        i, j = below(g.luck, g.hidden), below(g.luck, g.count)
        a, b = g.owner[i], g.owner[j]
        if a == b:
            continue
        g.cards[i], g.cards[j] = g.cards[j], g.cards[i]
        fits_a = fit(g, t, s, box, a, hand)
        fits_b = fit(g, t, s, box, b, hand) if b >= 0 else 1.0
        before = g.fitting[a] * (g.fitting[b] if b >= 0 else 1.0)
        if fits_a * fits_b >= before or below(g.luck, 1 << 20) * before < fits_a * fits_b * (1 << 20):
            g.fitting[a] = fits_a
            if b >= 0:
                g.fitting[b] = fits_b
        else:
            g.cards[i], g.cards[j] = g.cards[j], g.cards[i]


@compiled
def deal_guess(g: Guess, s: Table, box: Box) -> None:
    """Give the guessed cards to the hands of the others and to the draw pile."""
    me = s.seat
    for seat in range(box.players):
        if seat != me:
            s.held[seat] = 0
            for i in range(g.knowns[seat]):
                take(s, seat, g.known[seat, i])
            for i in range(g.first[seat], g.first[seat + 1]):
                take(s, seat, g.cards[i])
    for i in range(s.undrawn):
        s.deck[i] = g.cards[g.hidden + i]


@compiled
@allocating
def try_out(
    g: Guess,
    t: Thought,
    tables: Any,
    box: Box,
    weights: Any,
    turns: Numbers,
    lengths: Numbers,
    alive: Numbers,
    talk: bool,
    swaps: int,
    ahead: int,
    net: Any,
    ends: Any,
) -> None:
    """Play every living candidate on len(ends) guesses; ends[guess, candidate] gets how likely the match is then won
    (0 or 1 when it was played to its end) and the cards left.

    A candidate is the rest of the turn, or who starts (-1 - seat). tables[0] is the position; it is not changed except
    for the hidden hands. `t` knows what is still to come. After `ahead` more turns the network is asked (0: never).
    """
    out = np.zeros(CARDS, np.int16)
    to_come = t.to_come.copy()
    x, room, answer = np.zeros(INPUTS), np.zeros((2, HIDDEN)), np.zeros(2)
    s, copy = tables[0], tables[1]
    for n in range(ends.shape[0]):
        guess_again(g, t, s, box, swaps)
        deal_guess(g, s, box)
        for c in range(len(alive)):
            if alive[c]:
                tables[1] = tables[0]
                if lengths[c] > 0 and turns[c, 0] < 0:
                    begin_turn(copy, box, -1 - turns[c, 0], out)
                else:
                    lay_turn(t, copy, box, turns[c], lengths[c])
                    close_turn(copy, box, out)
                play_on(t, copy, box, weights, talk, out, ahead)
                if copy.phase == OVER:
                    ends[n, c, 0] = copy.won
                    ends[n, c, 1] = copy.to_go if copy.to_go > 0 or copy.won else 1
                else:
                    fill_inputs(t, copy, box, x)
                    network_value(net, x, room, answer)
                    ends[n, c, 0], ends[n, c, 1] = answer[0], -KINDNESS * np.log(answer[1])
                for i in range(len(to_come)):
                    t.to_come[i] = to_come[i]
