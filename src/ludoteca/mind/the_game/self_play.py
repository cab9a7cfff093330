"""Matches of the master against itself, compiled whole: for tuning, and for networks that learn from good play.

The master of the table (bots.py) thinks in the same kernels, but sees the match through views, hears words that
were really said and may be interrupted. Here every seat tells by the same grades what it holds, and a match costs
nothing but the thinking.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.games.the_game.commands import SILENCE
from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.the_game.kernel import (
    CARDS,
    DRAW,
    MOST_CARDS,
    OVER,
    PILES,
    TABLE,
    Box,
    Numbers,
    Table,
    below,
    draw,
    visible,
)
from ludoteca.mind.the_game.playouts import close_turn, fresh_deal, lay_turn, listen, tier
from ludoteca.mind.the_game.rollouts import GUESS, Guess, begin_guess, guess_again, try_out
from ludoteca.mind.the_game.turns import KEEP, PAD, THOUGHT, Thought, best_turns
from ludoteca.mind.the_game.value_network import INPUTS, KINDNESS, fill_inputs

WIDE, FAR = 8, 8
"""As in search.py."""
TOLD = 0b11101110
"""Kinds of command that are worth a word."""


@compiled
def prepare_guess(g: Guess, t: Thought, s: Table, box: Box, talk: bool) -> None:
    """What the seat on turn does not know, and what the others told it."""
    me = s.seat
    at = 0
    talk = talk and not (box.special and visible(s, box, SILENCE))
    g.words[:] = -1
    g.holds[:] = 0
    g.knowns[:] = 0
    for i in range(CARDS):
        g.owner[i] = -1
    for seat in range(box.players):
        g.first[seat] = at
        if seat == me:
            continue
        for i in range(s.held[seat]):
            g.cards[at], g.owner[at] = s.hands[seat, i], seat
            at += 1
        if talk and s.held[seat]:
            for pile in range(PILES):
                g.words[seat, pile] = tier(t.to_come, s.hands[seat], s.held[seat], s.tops[pile], pile)
            if box.special:
                g.holds[seat] = told_commands(t, s, box, seat)
    for seat in range(box.players, len(g.first)):
        g.first[seat] = at
    g.hidden = at
    for i in range(s.undrawn):
        g.cards[at] = s.deck[i]
        at += 1
    g.count = at


@compiled
def told_commands(t: Thought, s: Table, box: Box, seat: int) -> int:
    """The commands that a seat says it holds: those of which more than one card is still to come."""
    found = 0
    for i in range(s.held[seat]):
        kind = box.kinds[s.hands[seat, i]]
        if kind > 0 and (TOLD >> kind) & 1:
            left = 0
            for card in range(box.lowest, box.highest + 1):
                if box.kinds[card] == kind and t.to_come[card + PAD]:
                    left += 1
            if left > 1:
                found |= 1 << kind
    return found


@compiled
def worth(ends: Any, n: int, c: int, mercy: float) -> float:
    """What the end of a playout counts: a win, and how near it came."""
    return float((1 - mercy) * ends[n, c, 0] + mercy * np.exp(-ends[n, c, 1] / KINDNESS))


@compiled
def paired(ends: Any, made: int, a: int, b: int, mercy: float) -> Any:
    """Mean and variance of what candidate a is worth more than b."""
    total, squares = 0.0, 0.0
    for n in range(made):
        d = worth(ends, n, a, mercy) - worth(ends, n, b, mercy)
        total += d
        squares += d * d
    mean = total / made
    return mean, max(0.0, squares / made - mean * mean)


@compiled
@allocating
def think(
    g: Guess, t: Thought, tables: Any, box: Box, weights: Any, talk: bool, effort: Any, ahead: int, net: Any, ends: Any
) -> int:
    """The candidate that a master would choose of t.turns; -1 if there is none. effort: candidates, playouts, more,
    batch, swaps, sure, beaten, mercy."""
    s = tables[0]
    t.breadth, t.stretch, t.margin = WIDE, FAR, CARDS
    n = best_turns(t, s, box, weights, int(effort[0]))
    if n <= 1:
        return n - 1
    turns, lengths = t.turns[:n].copy(), t.lengths[:n].copy()
    alive = np.ones(n, np.bool_)
    most = int(effort[1] * min(effort[2], CARDS // max(1, s.to_go)))
    batch, swaps, sure, beaten, mercy = int(effort[3]), int(effort[4]), effort[5], effort[6], effort[7]
    if s.undrawn == 0:
        ahead = 0
    begin_guess(g, t, s, box)
    guess_again(g, t, s, box, 10 * swaps)
    made, played, living = 0, 0, n
    while played < most and living > 1 and made + batch <= len(ends):
        try_out(g, t, tables, box, weights, turns, lengths, alive, talk, swaps, ahead, net, ends[made : made + batch])
        made += batch
        played += batch * living
        leader = first_of(ends, made, alive, mercy)
        for c in range(n):
            if alive[c] and c != leader:
                mean, spread = paired(ends, made, leader, c, mercy)
                if mean > beaten * np.sqrt((spread + 0.25 / (made + 1)) / made) + 1e-9:
                    alive[c] = False
                    living -= 1
    best = first_of(ends, made, alive, mercy)
    if alive[0] and best != 0:
        mean, spread = paired(ends, made, best, 0, mercy)
        if mean <= sure * np.sqrt(spread / made):
            best = 0
    for c in range(n):
        for i in range(MOST_CARDS):
            t.turns[c, i] = turns[c, i]
        t.lengths[c] = lengths[c]
    return best


@compiled
def first_of(ends: Any, made: int, alive: Numbers, mercy: float) -> int:
    """The candidate that is best on average."""
    best, most = 0, -1.0
    for c in range(len(alive)):
        if alive[c]:
            total = 0.0
            for n in range(made):
                total += worth(ends, n, c, mercy)
            if total > most:
                best, most = c, total
    return best


@compiled
def masters_play(
    g: Guess,
    t: Thought,
    s: Table,
    tables: Any,
    box: Box,
    weights: Any,
    effort: Any,
    ahead: int,
    net: Any,
    ends: Any,
    luck: Numbers,
    out: Numbers,
    free: int,
    xs: Any,
) -> int:
    """Masters play a match that was just dealt to its end; any of the best turns is played at the free one (-1: never).
    xs gets what was seen after each turn from the free one on. How many there were."""
    turn, seen = 0, 0
    talk = box.players > 1
    while s.phase != OVER:
        if s.phase == DRAW:
            draw(s, box, s.undrawn - 1, out)
            continue
        listen(t, s, box)
        chosen = np.int64(-1)
        if turn == free:
            t.breadth, t.stretch, t.margin = WIDE, FAR, CARDS
            found = best_turns(t, s, box, weights, KEEP)
            if found > 0:
                chosen = np.int64(below(luck, found))
        else:
            prepare_guess(g, t, s, box, talk)
            g.luck[0] = luck[0] + np.uint64(s.to_go)
            tables[0] = s
            chosen = np.int64(think(g, t, tables, box, weights, talk, effort, ahead, net, ends))
        if chosen < 0:
            s.phase = OVER
            continue
        lay_turn(t, s, box, t.turns[chosen], t.lengths[chosen])
        if turn >= free and s.to_go > 0 and seen < len(xs):
            fill_inputs(t, s, box, xs[seen])
            seen += 1
        close_turn(s, box, out)
        turn += 1
    return seen


QUICK = np.array([5, 40, 2, 10, 40, 1.0, 2.0, 0.25])
"""How hard masters think while a network learns from them (see `think`): a twentieth of a second a match."""
LOOK = 1
"""After so many more turns they ask the network that there is."""
LATEST = 30
"""In every other match a free turn comes before this one."""


def watch_masters(box: Box, weights: Any, net: Any, seed: int, matches: int) -> tuple[Any, Any, Any]:
    """What was seen in so many matches, what came of it and in which match (see train_network.gather)."""
    g, t, s = (np.zeros(1, kind)[0] for kind in (GUESS, THOUGHT, TABLE))
    tables, out, luck = np.zeros(2, TABLE), np.zeros(CARDS, np.int16), np.zeros(1, np.uint64)
    ends = np.zeros((int(QUICK[1] * QUICK[2]) // 2 + int(QUICK[3]), int(QUICK[0]), 2))
    xs, whose = np.zeros((matches * CARDS, INPUTS)), np.zeros(matches * CARDS, np.int64)
    answers = np.zeros((matches, 2))
    made = 0
    for n in range(matches):
        luck[0] = (seed + n) * 1_000_003 + 271_828
        fresh_deal(t, s, box, luck, out)
        free = -1 if n % 2 else int(below(luck, LATEST))
        seen = masters_play(g, t, s, tables, box, weights, QUICK, LOOK, net, ends, luck, out, free, xs[made:])
        whose[made : made + seen] = n
        made += seen
        left = int(s["to_go"]) if s["to_go"] > 0 or s["won"] else 1
        answers[n] = s["won"], np.exp(-left / KINDNESS)
    whose = whose[:made]
    return xs[:made].astype(np.float32), answers[whose].astype(np.float32), whose
