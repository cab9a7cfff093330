"""The best way through a match of which every card is known, also the order of the draw pile: a beam of positions, turn
by turn. What it finds is a way that wins or comes near; that it finds none proves nothing.

Nobody at a table knows so much: this is for the lab, where it shows what a deal would have allowed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.the_game.kernel import (
    CARDS,
    DRAW,
    LAY,
    MOST_CARDS,
    OVER,
    PILES,
    TABLE,
    Box,
    Numbers,
    Table,
    draw,
)
from ludoteca.mind.the_game.playouts import close_turn, lay_turn
from ludoteca.mind.the_game.turns import KEEP, PAD, THOUGHT, UNSEEN, Thought, best_turns
from ludoteca.mind.the_game.value_network import HIDDEN, INPUTS, fill_inputs, network_value

BREADTH, STRETCH, MARGIN = 6, 6, 30
"""How widely turns are searched (see turns.THOUGHT)."""
NEARLY = 0.5
"""How much of what a position is worth is how near it comes to a win."""


@compiled
def know_all(t: Thought, s: Table, box: Box) -> None:
    """Mark what is still to come in this position."""
    t.to_come[:] = 0
    for seat in range(box.players):
        for i in range(s.held[seat]):
            t.to_come[s.hands[seat, i] + PAD] = UNSEEN
    for i in range(s.undrawn):
        t.to_come[s.deck[i] + PAD] = UNSEEN


@compiled
def same(a: Table, b: Table, box: Box) -> bool:
    """Two ways that came to the same position."""
    if a.seat != b.seat or a.undrawn != b.undrawn:
        return False
    for pile in range(PILES):
        if a.tops[pile] != b.tops[pile]:
            return False
    for seat in range(box.players):
        if a.held[seat] != b.held[seat]:
            return False
        for i in range(a.held[seat]):
            if a.hands[seat, i] != b.hands[seat, i]:
                return False
    return True


@compiled
def foreseen(t: Thought, s: Table, box: Box, net: Any, x: Any, room: Any, answer: Any) -> float:
    """What a position is worth after a turn, before cards are drawn; by its room where no network knows the variant."""
    if len(net) > 0:
        fill_inputs(t, s, box, x)
        network_value(net, x, room, answer)
        return float((1 - NEARLY) * answer[0] + NEARLY * answer[1])
    free = s.tops[2] + s.tops[3] - s.tops[0] - s.tops[1]
    return float(free - 4 * s.to_go)


@compiled
@allocating
def best_of(worth: Any, pool: Any, n: int, width: int, box: Box, kept: Numbers) -> int:
    """The places of the best positions of a pool, no two of them the same; how many."""
    order = np.argsort(-worth[:n])
    found = 0
    for at in order:
        double = False
        for k in range(found):
            if worth[kept[k]] == worth[at] and same(pool[kept[k]], pool[at], box):
                double = True
                break
        if not double:
            kept[found] = at
            found += 1
            if found == width:
                break
    return found


@compiled
@allocating
def search_level(
    t: Thought,
    beam: Any,
    wide: int,
    pool: Any,
    worth: Any,
    box: Box,
    weights: Any,
    net: Any,
    codes: Numbers,
    lengths: Numbers,
    parents: Numbers,
    least: Numbers,
) -> int:
    """Every good turn of every position of a beam, with the cards drawn after it; how many there are in the pool.
    least: of the best way that ended here the cards left, the position (-1: none ended), and its last turn."""
    out = np.zeros(CARDS, np.int16)
    x, room, answer = np.zeros(INPUTS), np.zeros((2, HIDDEN)), np.zeros(2)
    n = 0
    t.breadth, t.stretch, t.margin = BREADTH, STRETCH, MARGIN
    t.near[:] = 0
    for b in range(wide):
        know_all(t, beam[b], box)
        found = best_turns(t, beam[b], box, weights, KEEP)
        if found == 0 and (least[1] < 0 or beam[b].to_go < least[0]):
            least[0], least[1], least[2] = beam[b].to_go, b, 0
        for c in range(found):
            pool[n] = beam[b]
            s = pool[n]
            lay_turn(t, s, box, t.turns[c], t.lengths[c])
            worth[n] = foreseen(t, s, box, net, x, room, answer) if s.to_go > 0 else 0.0
            for i in range(t.lengths[c]):
                codes[n, i] = t.turns[c, i]
                t.to_come[t.turns[c, i] % LAY + PAD] = UNSEEN
            lengths[n], parents[n] = t.lengths[c], b
            close_turn(s, box, out)
            while s.phase == DRAW:
                draw(s, box, s.undrawn - 1, out)
            if s.phase == OVER:
                left = 0 if s.won else max(1, s.to_go)
                if least[1] < 0 or left < least[0]:
                    least[0], least[1], least[2] = left, b, t.lengths[c]
                    for i in range(t.lengths[c]):
                        least[3 + i] = t.turns[c, i]
                if left == 0:
                    return 0
            else:
                n += 1
    return n


def best_way(starts: Any, box: Box, weights: Any, net: Any, width: int) -> tuple[int, list[list[int]], int]:
    """Cards left, the turns as kernels number their cards, and which of the positions to start from.

    The draw piles of the positions are in order, the first card to be drawn at the back."""
    t = np.zeros(1, THOUGHT)[0]
    room = max(width, len(starts)) * KEEP
    pool, worth = np.zeros(room, TABLE), np.zeros(room)
    codes, lengths, parents = (np.zeros(shape, np.int16) for shape in ((room, MOST_CARDS), room, room))
    kept = np.zeros(width, np.int64)
    beam = starts.copy()
    levels: list[tuple[Any, Any, Any]] = []
    best, way, first = CARDS + 1, list[list[int]](), 0
    while len(beam):
        least = np.full(3 + MOST_CARDS, -1, np.int64)
        n = search_level(t, beam, len(beam), pool, worth, box, weights, net, codes, lengths, parents, least)
        if least[1] >= 0 and least[0] < best:
            best = int(least[0])
            way, first = _way_to(levels, int(least[1]))
            way.append([int(code) for code in least[3 : 3 + least[2]]])
        if best == 0:
            break
        chosen = kept[: best_of(worth, pool, n, width, box, kept)]
        levels.append((codes[chosen].copy(), lengths[chosen].copy(), parents[chosen].copy()))
        beam = pool[chosen].copy()
    return best, way, first


def _way_to(levels: list[tuple[Any, Any, Any]], at: int) -> tuple[list[list[int]], int]:
    """The turns that led to a place of the beam, and the position that they began with."""
    way = []
    for codes, lengths, parents in reversed(levels):
        way.append([int(code) for code in codes[at, : lengths[at]]])
        at = int(parents[at])
    return way[::-1], at
