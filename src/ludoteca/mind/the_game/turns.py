"""Whole turns: which ones there are, and what the table is worth after each.

A turn is searched card by card, chains of backwards tricks included, and the position it leaves is valued by a linear
function of a few features. Their weights are data (weights.json): one set for the beginning and one for the end of a
match, blended by the cards still to go. Everything is seen from the seat on turn: its hand, the piles, the cards it
has not seen, and what its teammates said.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.games.the_game.box import (
    EXACTLY,
    LOWEST,
)
from ludoteca.games.the_game.box import TRICK as BACK
from ludoteca.games.the_game.commands import (
    DRAW_ONE,
    FIRE,
    FIRST_LASTING,
    LAST_LASTING,
    NO_BACKWARDS,
    ONE_PILE,
    SILENCE,
    SKULL,
    STOP,
    THREE,
)
from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.the_game.kernel import (
    BOTTOM,
    CARDS,
    LAY,
    MOST_CARDS,
    PILES,
    TOP,
    TRICK,
    UP,
    Box,
    Table,
    breaks,
    fits,
    is_fulfilled,
    lay,
    take_back,
    visible,
)

Thought = Any
"""A record of THOUGHT."""

FEATURES = (
    "dead",  # unseen cards that fit on no pile and that no trick can save
    "trapped",  # unseen cards that only a trick can save
    "one_way",  # unseen cards that fit on exactly one pile
    "two_ways",
    "three_ways",
    "my_dead",  # the same for the own hand
    "my_trapped",
    "my_ways",  # piles that accept an own card, over all own cards
    "next_cost",  # unseen cards passed by the own two cheapest cards
    "my_tricks",  # own cards that would go back by ten now
    "my_pairs",  # own pairs ten apart
    "targets",  # piles on which an unseen card could go back by ten
    "best_room",  # unseen cards that fit on the roomiest pile up, and down
    "laid",
    "passed_0",  # teammates' cards that were probably passed, by how near they said they were
    "passed_1",
    "passed_2",
    "passed_3",
    "passed_next",  # the same, for the next player alone
    "no_backwards",  # commands left in force
    "one_pile",
    "draw_one",
    "silence",
    "fires",  # fires left burning
    "short",  # cards missing in hand after the draw
    "my_skulls",
    "my_threes",
    "my_stops",
    "my_lasting",  # own infinity commands
    "bare_skulls",  # own skulls that no other own card could cover
    "last_skulls",  # the same when the draw pile is about to end
    "last_threes",  # own 3! when the draw pile is about to end
)
N = len(FEATURES)
(
    DEAD, TRAPPED, ONE_WAY, TWO_WAYS, THREE_WAYS, MY_DEAD, MY_TRAPPED, MY_WAYS, NEXT_COST, MY_TRICKS, MY_PAIRS, TARGETS,
    BEST_ROOM, LAID, PASSED, _1, _2, _3, PASSED_NEXT, IN_NO_BACKWARDS, IN_ONE_PILE, IN_DRAW_ONE, IN_SILENCE, FIRES,
    SHORT, MY_SKULLS, MY_THREES, MY_STOPS, MY_LASTING, BARE_SKULLS, LAST_SKULLS, LAST_THREES,
) = range(N)  # fmt: skip

FIRST_COMMAND_FEATURE = IN_NO_BACKWARDS
"""Features from here on are about commands and fires."""

TIERS = 4
NEAR = np.array([0, 2, 4, 7, 12], dtype=np.int8)
"""A card is of tier t on a pile when NEAR[t] to NEAR[t+1] - 1 cards are still to come before it; a trick is tier 0."""
KEEP = 24
WON = 1e9
"""What a turn is worth that lays the last card of all."""
PAD = BACK + 2
"""Room on both sides of the card numbers, so that a trick further is always a place."""
UNSEEN, MINE = 1, 2
ROOTS = np.sqrt(np.arange(CARDS + 1))

THOUGHT = np.dtype(
    [
        ("to_come", np.int8, TOP + 2 * PAD + 4),  # UNSEEN, MINE, or 0 when it was laid
        ("unseen", np.int8, CARDS),
        ("count", np.int16),
        ("upto", np.int16, TOP + 2),  # unseen cards with at most this number
        ("tops", np.int8, PILES),  # when the turn began
        ("near", np.int8, (2, PILES, TIERS)),  # teammates (the next one; the others) by tier
        ("weights", np.float64, N),
        ("breadth", np.int16),  # how widely to search: cards considered on each pile,
        ("stretch", np.int16),  # unseen cards that an extra card may pass,
        ("margin", np.int16),  # and how many more than the easiest cards a card that has to be laid
        ("limit", np.int16),
        ("keep", np.int8),
        ("found", np.int8),
        ("values", np.float64, KEEP),
        ("keys", np.int64, KEEP),
        ("lengths", np.int8, KEEP),
        ("turns", np.int16, (KEEP, MOST_CARDS)),
    ],
    align=True,
)


@compiled
def look(t: Thought, s: Table) -> None:
    """Mark the own hand, and count what the seat on turn has not seen."""
    for i in range(s.held[s.seat]):
        t.to_come[s.hands[s.seat, i] + PAD] = MINE
    n = 0
    t.upto[:LOWEST] = 0
    for card in range(LOWEST, TOP):
        if t.to_come[card + PAD] == UNSEEN:
            t.unseen[n] = card
            n += 1
        t.upto[card] = n
    t.upto[TOP:] = n
    t.count = n
    for pile in range(PILES):
        t.tops[pile] = s.tops[pile]


@compiled
def look_away(t: Thought, s: Table) -> None:
    """Unmark the own hand: the next to look is another seat."""
    for i in range(s.held[s.seat]):
        t.to_come[s.hands[s.seat, i] + PAD] = UNSEEN


@compiled
def passes(t: Thought, top: int, card: int, pile: int) -> int:
    """Unseen cards between the top and a card that goes on in the pile's direction."""
    if pile < UP:
        return int(t.upto[card] - t.upto[top])
    return int(t.upto[top - 1] - t.upto[card - 1])


@compiled
def can_return(t: Thought, s: Table, card: int, low: int, high: int) -> bool:
    """Could going back by ten, once or in a chain, bring this card on a pile? `low`: lowest top up, `high`: down."""
    c = card
    while c != s.tops[0] - BACK and c != s.tops[1] - BACK:
        c += BACK
        if not t.to_come[c + PAD]:
            break
        if c > low:
            return True
    else:
        return True
    c = card
    while c != s.tops[2] + BACK and c != s.tops[3] + BACK:
        c -= BACK
        if not t.to_come[c + PAD]:
            return False
        if c < high:
            return True
    return True


@compiled
def value(t: Thought, s: Table, box: Box) -> float:
    """What the table is worth if the turn ended now."""
    w = t.weights
    u0, u1 = min(s.tops[0], s.tops[1]), max(s.tops[0], s.tops[1])
    d0, d1 = min(s.tops[2], s.tops[3]), max(s.tops[2], s.tops[3])
    upto, n = t.upto, t.count
    total = 0.0
    # Unseen cards by the number of piles that accept them. Those above u0 fit upwards, those below d1 downwards.
    for i in range(upto[d1 - 1], upto[u0]):
        total += w[TRAPPED] if can_return(t, s, t.unseen[i], u0, d1) else w[DEAD]
    one = max(0, upto[u1] - upto[max(u0, d1 - 1)]) + max(0, upto[min(d1 - 1, u0)] - upto[d0 - 1])
    ups, downs = n - upto[max(u1, d1 - 1)], upto[min(d0 - 1, u0)]
    two = ups + downs + max(0, upto[min(u1, d1 - 1)] - upto[max(u0, d0 - 1)])
    three = max(0, upto[d1 - 1] - upto[max(u1, d0 - 1)]) + max(0, upto[min(u1, d0 - 1)] - upto[u0])
    total += w[ONE_WAY] * one + w[TWO_WAYS] * two + w[THREE_WAYS] * three
    total += w[BEST_ROOM] * (ROOTS[n - upto[u0]] + ROOTS[upto[d1 - 1]])

    # The own hand.
    seat = s.seat
    forward_only = box.special and visible(s, box, NO_BACKWARDS)
    cheapest, second = 30, 30
    for i in range(s.held[seat]):
        card = s.hands[seat, i]
        best, ways = 30, 0
        if card > u0:
            ways = 2 if card > u1 else 1
            best = min(best, upto[card] - upto[u1 if card > u1 else u0])
        if card < d1:
            ways += 2 if card < d0 else 1
            best = min(best, upto[(d0 if card < d0 else d1) - 1] - upto[card - 1])
        trick = card == u0 - BACK or card == d1 + BACK
        trick |= (card == u1 - BACK and u1 != TOP) or (card == d0 + BACK and d0 != BOTTOM)
        if trick and not forward_only:
            total += w[MY_TRICKS]
            best = 0
        total += w[MY_WAYS] * ways
        if ways == 0:
            total += w[MY_TRAPPED] if can_return(t, s, card, u0, d1) else w[MY_DEAD]
        if best < cheapest:
            cheapest, second = best, cheapest
        elif best < second:
            second = best
        if t.to_come[card + BACK + PAD] == MINE:
            total += w[MY_PAIRS]
    if s.held[seat] > 0:
        total += w[NEXT_COST] * (cheapest + (second if s.held[seat] > 1 else 0))

    # The piles, and what teammates said about them.
    for pile in range(PILES):
        top = s.tops[pile]
        back = top - BACK if pile < UP else top + BACK
        if BOTTOM < back < TOP and upto[back] > upto[back - 1] and top != (TOP if pile < UP else BOTTOM):
            total += w[TARGETS]
        if top != t.tops[pile] and (top > t.tops[pile]) == (pile < UP):
            gone = passes(t, t.tops[pile], top, pile)
            for tier in range(TIERS):
                near = t.near[0, pile, tier] + t.near[1, pile, tier]
                if near:
                    share = min(1.0, max(0.0, (gone - NEAR[tier]) / (NEAR[tier + 1] - NEAR[tier])))
                    total += share * w[PASSED + tier] * (near + w[PASSED_NEXT] * t.near[0, pile, tier])
    total += w[LAID] * s.laid
    if box.special:
        total += commands_value(t, s, box)
    return float(total)


@compiled
def commands_value(t: Thought, s: Table, box: Box) -> float:
    """What commands and fires add to `value`."""
    w = t.weights
    total = 0.0
    drawn = box.hand_size - s.held[s.seat]
    for pile in range(PILES):
        if box.kinds[s.tops[pile]] == FIRE:
            total += w[FIRES]
    if visible(s, box, NO_BACKWARDS):
        total += w[IN_NO_BACKWARDS]
    if visible(s, box, ONE_PILE):
        total += w[IN_ONE_PILE]
    if visible(s, box, SILENCE):
        total += w[IN_SILENCE]
    if visible(s, box, DRAW_ONE):
        total += w[IN_DRAW_ONE]
        drawn = 1
    if s.undrawn > 0:
        total += w[SHORT] * (box.hand_size - s.held[s.seat] - min(drawn, s.undrawn))
    ending = s.undrawn <= 2 * box.players
    for i in range(s.held[s.seat]):
        kind = box.kinds[s.hands[s.seat, i]]
        if kind == SKULL:
            total += w[MY_SKULLS]
            if not can_cover(s, s.hands[s.seat, i]):
                total += w[LAST_SKULLS] if ending else w[BARE_SKULLS]
        elif kind == THREE:
            total += w[MY_THREES]
            if ending:
                total += w[LAST_THREES] * (2 if s.held[s.seat] < EXACTLY else 1)
        elif kind == STOP:
            total += w[MY_STOPS]
        elif FIRST_LASTING <= kind <= LAST_LASTING:
            total += w[MY_LASTING]
    return float(total)


@compiled
def can_cover(s: Table, skull: int) -> bool:
    """Could the seat on turn lay this skull somewhere and cover it with another own card?"""
    for pile in range(PILES):
        if fits(s.tops[pile], skull, pile):
            for i in range(s.held[s.seat]):
                if fits(skull, s.hands[s.seat, i], pile):
                    return True
    return False


@compiled
def order_matters(kind: int) -> bool:
    """Does it matter when in a turn a card of this kind is laid? Others only matter once the turn ends."""
    return kind in (STOP, NO_BACKWARDS, ONE_PILE)


@compiled
def remember(t: Thought, s: Table, box: Box) -> None:
    """The cards laid so far could be the whole turn: keep it if it is among the best."""
    worth = value(t, s, box) if s.to_go > 0 else WON
    keep = t.keep
    if t.found == keep and worth <= t.values[keep - 1]:
        return
    # The same cards on the same piles in another order leave the same table.
    key = 0
    for pile in range(PILES):
        key = key * 128 + s.tops[pile]
    for i in range(s.held[s.seat]):
        key = key * 31 + s.hands[s.seat, i]
    for i in range(t.found):
        if t.keys[i] == key:
            return
    if t.found < keep:
        t.found += 1
    at = t.found - 1
    while at > 0 and t.values[at - 1] < worth:
        t.values[at], t.keys[at], t.lengths[at] = t.values[at - 1], t.keys[at - 1], t.lengths[at - 1]
        for i in range(MOST_CARDS):
            t.turns[at, i] = t.turns[at - 1, i]
        at -= 1
    t.values[at], t.keys[at], t.lengths[at] = worth, key, s.laid
    for i in range(s.laid):
        t.turns[at, i] = s.log[i, 1] * LAY + s.log[i, 0]


@compiled
def explore(t: Thought, s: Table, box: Box) -> None:
    """All turns that begin with the cards laid so far, except those that a glance rules out."""
    if s.to_go == 0:
        # The very last card wins, whatever the turn still asked for, but for a skull or a 3! (TX-15, TX-20).
        if not box.special or not (visible(s, box, SKULL) or (s.three and s.laid != EXACTLY)):
            remember(t, s, box)
        return
    enough = is_fulfilled(s, box)
    if enough and s.laid > 0:
        remember(t, s, box)
    seat = s.seat
    # The order between piles is of no account while no such command is in play: pile by pile is enough.
    last = s.log[s.laid - 1, 1] if s.laid > 0 else 0
    plain = not box.special or (
        s.laid > 0
        and not order_matters(box.kinds[s.log[s.laid - 1, 0]])
        and not visible(s, box, ONE_PILE)
        and not visible(s, box, NO_BACKWARDS)
    )
    limit = t.stretch if enough else t.limit
    for pile in range(PILES):
        forward = 0
        held = s.held[seat]
        for place in range(held):
            # Nearest first in the pile's direction.
            card = s.hands[seat, place if pile < UP else held - 1 - place]
            top = s.tops[pile]
            how = fits(top, card, pile)
            if how == 0 or (pile < last and plain and not order_matters(box.kinds[card])):
                continue
            if how != TRICK:
                forward += 1
                # A card that opens the way back for another is always worth a thought.
                opens = t.to_come[(card - BACK if pile < UP else card + BACK) + PAD] == MINE
                if not opens and (forward > t.breadth or passes(t, top, card, pile) > limit):
                    continue
            if box.special and breaks(s, box, card, pile, how == TRICK):
                continue
            lay(s, box, card, pile)
            t.to_come[card + PAD] = 0
            if box.kinds[card] == STOP and s.to_go > 0:
                remember(t, s, box)
            else:
                explore(t, s, box)
            t.to_come[card + PAD] = MINE
            take_back(s)


@compiled
@allocating
def easiest(t: Thought, s: Table, n: int) -> int:
    """Unseen cards that the n-th easiest own card would pass; CARDS where so many do not fit."""
    found = np.zeros(MOST_CARDS + 1, np.int16)
    for i in range(MOST_CARDS + 1):
        found[i] = CARDS
    for i in range(s.held[s.seat]):
        card = s.hands[s.seat, i]
        best = CARDS
        for pile in range(PILES):
            how = fits(s.tops[pile], card, pile)
            if how:
                best = min(best, 0 if how == TRICK else passes(t, s.tops[pile], card, pile))
        at = i
        while at > 0 and found[at - 1] > best:
            found[at] = found[at - 1]
            at -= 1
        found[at] = best
    return int(found[max(0, n - 1)])


@compiled
def best_turns(t: Thought, s: Table, box: Box, weights: Any, keep: int) -> int:
    """Find the best turns of the seat on turn, best first; how many. The table is left as it was."""
    late = 1.0 - s.to_go / CARDS
    for i in range(N):
        t.weights[i] = weights[0, i] * (1.0 - late) + weights[1, i] * late
    t.keep, t.found = keep, 0
    look(t, s)
    t.limit = easiest(t, s, s.minimum - s.laid) + t.margin
    explore(t, s, box)
    if t.found == 0 and t.limit < CARDS:
        # The easy cards do not make a turn, but others may.
        t.limit = CARDS
        explore(t, s, box)
    look_away(t, s)
    return int(t.found)
