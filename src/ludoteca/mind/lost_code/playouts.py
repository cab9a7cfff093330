"""Matches played on from a decision, compiled: the same hidden stones and the same luck for every choice.

Every seat keeps the list of codes that fit what it has seen, exactly as its own sheet would say, and plays by it: it
bids for points and for what the answer tells, discards the stone it knows least, and writes the numbers that pay most.
That is nearly what an expert does, some hundred times faster. Nobody here reads the others' bids.
"""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np

from ludoteca.games.lost_code.box import BOXES, GUESS_POINTS, MOST_WHEELS, TOP_NUMBER_X
from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.lost_code.codes import bid_worths, symbol_worth, tally
from ludoteca.mind.lost_code.kernel import (
    CHANCE_TURN,
    DICE,
    DIE,
    EXCHANGE,
    GUESS,
    LOCK,
    NONE,
    OVER,
    PLACE,
    REPLACE,
    ROLL,
    SEATS,
    SYMBOLS,
    TOKEN,
    TURN,
    WHEEL,
    WIDE,
    Box,
    Luck,
    Table,
    below,
    count,
    next_guess,
    nth,
    nth_bit,
    ones,
    play,
)
from ludoteca.mind.lost_code.playout_lists import (
    BITS,
    GLANCE,
    Counts,
    Lists,
    count_sums,
    discard,
    hear,
    share_numbers,
    some_codes,
    strike,
    strike_all,
)

CLOSE = 1
"""With so few rounds left after this one a bid is judged by what the final numbers will earn."""
KEPT = 0.85
"""What a symbol still lacks to certainty shrinks to this part in a round (as in value_weights.py)."""
CERTAIN = float(GUESS_POINTS[1])
N_LOG_N = np.array([n * log(n) if n else 0.0 for n in range(2 * GLANCE)])
"""Of so many codes, for what an answer tells: at most 2 * GLANCE - 1 are looked at."""


@compiled
def named_luck(luck: Luck, seed: int, name: int) -> None:
    """The luck of one event: dice and stones are the same whatever was played before."""
    luck[0] = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(name) * np.uint64(0xD1B54A32D192ED03)


@compiled
def chances_of(codes: Any, n: int, symbols: int, found: Any) -> None:
    """[symbol, number] → share of the codes."""
    for symbol in range(symbols):
        share_numbers(codes, n, symbol, found[symbol])


@compiled
def nats(p: float) -> float:
    """One term of an entropy."""
    return -p * np.log(p) if p > 1e-12 else 0.0


@compiled
def dearest(chances: Any, s: Table, box: Box) -> Any:
    """The symbol that the seat knows least among those with stones to draw, and how uncertain it is."""
    best, most = NONE, -1.0
    for symbol in range(box.symbols):
        if s.undrawn[symbol] & (s.undrawn[symbol] - 1):
            spread = 0.0
            for number in range(chances.shape[1]):
                spread += nats(chances[symbol, number])
            if spread > most:
                best, most = symbol, spread
    return best, most


@compiled
def quick_bid(
    s: Table, box: Box, seat: int, sums: Any, seen: int, free: int, point: float, nat: float, loss: float
) -> Any:
    """The best wheel and start for sums that came so often among the codes seen, and what it is worth: points, and what
    the answer tells."""
    best, wheel, low = -1e9, 0, 0
    for k in range(box.wheels):
        if not free >> k & 1:
            continue
        width = box.widths[k]
        inside, under = 0, 0
        for total in range(width):
            inside += sums[total]
        for start in range(box.top_sum - width + 2):
            if start > 0:
                under += sums[start - 1]
                inside += sums[start + width - 1] - sums[start - 1]
            p = inside / seen
            lower = 0 if k == box.wheels - 1 else under  # The smallest wheel tells no direction (LC-53).
            apart = N_LOG_N[lower] + N_LOG_N[seen - inside - lower]
            told = (N_LOG_N[seen] - N_LOG_N[inside] - apart) / seen
            points = box.points[k] * (p - (1.0 - p if seat == s.cursed else 0.0))
            worth = point * points + nat * told - loss * (1.0 - p)
            if worth > best + 1e-9:
                best, wheel, low = worth, k, start
    return best, wheel, low


@compiled
@allocating
def close_bid(
    s: Table, box: Box, seat: int, codes: Any, n: int, free: int, point: float, weighed: Any, stakes: Any
) -> Any:
    """The same near the end of a match, where what counts are the final numbers."""
    symbols = box.symbols
    counts = np.zeros(SYMBOLS, np.int64)
    for die in range(DICE):
        counts[s.dice[die]] += 1
    some = some_codes(codes, n, symbols)
    weights = np.zeros(len(some))
    for i in range(len(some)):
        weights[i] = 1.0 / len(some)
    rows, mass, wlogw = tally(some, weights, counts, box.top_sum, box.top)
    locks = np.zeros(SYMBOLS, np.int64)
    fresh, spreads, even = np.zeros(SYMBOLS), np.zeros(SYMBOLS), np.zeros(TOP_NUMBER_X + 1)
    for symbol in range(symbols):
        fresh[symbol] = -np.inf
        if s.tokens[symbol] == seat:
            locks[symbol] = s.guesses[seat, symbol]
        left = ones(s.undrawn[symbol])
        if left > 1:
            for number in range(box.top + 1):
                even[number] = 1.0 if number < left else 0.0
            fresh[symbol], spreads[symbol] = symbol_worth(even, float(left), weighed, stakes, locks[symbol])
    widths, wheels = np.zeros(MOST_WHEELS, np.int64), np.zeros(MOST_WHEELS, np.int64)
    many = 0
    for k in range(box.wheels):
        if free >> k & 1:
            widths[many], wheels[many] = box.widths[k], k
            many += 1
    smallest = box.widths[box.wheels - 1]
    found = bid_worths(rows, mass, wlogw, widths[:many], smallest, weighed, stakes, locks, fresh, spreads)
    best, wheel, low = -1e9, 0, 0
    for k in range(many):
        for start in range(box.top_sum - widths[k] + 2):
            p = found[k, start, 0]
            points = box.points[wheels[k]] * (p - (1.0 - p if seat == s.cursed else 0.0))
            worth = point * points + found[k, start, 1] + found[k, start, 2]
            if p >= 0.0 and worth > best + 1e-9:
                best, wheel, low = worth, wheels[k], start
    return best, wheel, low


@compiled
def guess_for(row: Any, box: Box) -> Any:
    """The numbers that pay most for a symbol, as bits, and what they earn on average (LC-74)."""
    bits, taken, hit, best, answer = 0, 0, 0.0, float(box.miss), 0
    while taken < BOXES:
        number = -1
        for each in range(len(row)):
            if not bits >> each & 1 and row[each] > 0 and (number < 0 or row[each] > row[number]):
                number = each
        if number < 0:
            break
        bits |= 1 << number
        taken += 1
        hit += row[number]
        worth = hit * box.hits[taken] + (1.0 - hit) * box.miss
        if worth > best + 1e-9:
            best, answer = worth, bits
    return answer, best


@compiled
def wanted(
    s: Table, box: Box, seat: int, lists: Lists, counts: Counts, weighed: Any, points: Any, stakes: Any, room: Any
) -> int:
    """What a seat does now, as the kernel numbers it."""
    codes, n = lists[seat], counts[seat]
    left = max(0, box.rounds - s.round)
    stage = min(left, len(points) - 1)
    point, nat = points[stage], -weighed[stage, 1]
    chances, sums = room
    phase = s.phase
    if phase == REPLACE:
        return int(nth(s, box, seat, 0))
    if phase in (GUESS, LOCK, TOKEN):
        row = chances[0]
        share_numbers(codes, n, next_guess(s, box, seat) if phase == GUESS else s.token, row)
        numbers, now = guess_for(row, box)
        if phase == TOKEN:
            return 0 if box.locked * now > CERTAIN - (CERTAIN - now) * KEPT**left else 1
        return int(numbers)
    chances_of(codes, n, box.symbols, chances)
    if phase == EXCHANGE:
        return int(dearest(chances, s, box)[0])
    loss = nat * max(0.0, np.log(4.0) - dearest(chances, s, box)[1])
    if phase == TURN:
        return best_turn(s, box, seat, codes, n, sums, point, nat, loss)
    free = s.free if phase == WHEEL else 1 << s.bid[seat]
    if left <= CLOSE:
        _, wheel, low = close_bid(s, box, seat, codes, n, free, point, weighed[stage], stakes)
    else:
        seen = count_sums(codes, n, s.dice, sums)
        _, wheel, low = quick_bid(s, box, seat, sums, seen, free, point, nat, loss)
    if phase == PLACE:
        return int(low)
    return int(wheel) if box.tiles else int(wheel * WIDE + low)


@compiled
@allocating
def best_turn(
    s: Table, box: Box, seat: int, codes: Any, n: int, sums: Any, point: float, nat: float, loss: float
) -> int:
    """The die to turn, or NONE: the thrower chooses first on what then lies (LC-42)."""
    dice = s.dice.copy()
    best, found = -1e9, NONE
    for move in range(-1, DICE * DIE):
        die, symbol = move // DIE, move % DIE
        if move >= 0 and (symbol >= box.symbols or symbol == s.dice[die]):
            continue
        if move >= 0:
            dice[die] = symbol
        seen = count_sums(codes, n, dice, sums)
        worth = quick_bid(s, box, seat, sums, seen, s.free, point, nat, loss)[0]
        if worth > best + 1e-9:
            best, found = worth, move
        if move >= 0:
            dice[die] = s.dice[die]
    return int(found)


# --- to the end of the match ------------------------------------------------------------------------------------------


@compiled
def chance_plays(s: Table, box: Box, lists: Lists, counts: Counts, luck: Luck, seed: int) -> None:
    """Dice fall, or a stone is drawn; who sees it learns."""
    if s.phase == ROLL:
        named_luck(luck, seed, s.round)
        play(s, box, NONE, below(luck, count(s, box, NONE)))
        return
    owner, symbol = s.log, s.symbol
    named_luck(luck, seed, 1000 + (s.round * SEATS + owner) * SYMBOLS + symbol)
    number = nth(s, box, NONE, below(luck, count(s, box, NONE)))
    for seat in range(box.players):
        if seat != owner:
            counts[seat] = strike(lists[seat], counts[seat], symbol, number)
    play(s, box, NONE, number)


@compiled
def seat_plays(s: Table, box: Box, lists: Lists, counts: Counts, seat: int, move: int) -> None:
    """A move of a seat, and what it hears of its own code thereby."""
    bidding = (s.phase == WHEEL and not box.tiles) or s.phase == PLACE
    if bidding and s.queued == 0 and s.turn == 1 << seat:
        hear(s, box, lists, counts, seat, move)
    elif s.phase == EXCHANGE:
        counts[seat] = discard(s, lists[seat], counts[seat], move, s.logs[seat, move])
    play(s, box, seat, move)


@compiled
@allocating
def play_on(
    s: Table,
    box: Box,
    lists: Lists,
    counts: Counts,
    viewer: int,
    first: Any,
    length: int,
    weighed: Any,
    points: Any,
    stakes: Any,
    seed: int,
) -> None:
    """To the end of the match; the viewer begins with the `first` moves."""
    luck = np.zeros(1, np.uint64)
    room = np.zeros((SYMBOLS, box.top + 1)), np.zeros(box.top_sum + 1, np.int64)
    done = 0
    while s.phase != OVER:
        if s.turn == CHANCE_TURN:
            chance_plays(s, box, lists, counts, luck, seed)
            continue
        # Where several act at once the viewer's decision comes first: nobody sees what the others do then.
        seat = viewer if s.turn >> viewer & 1 and done < length else nth_bit(s.turn, 0)
        if seat == viewer and done < length:
            move = int(first[done])
            done += 1
        else:
            move = wanted(s, box, seat, lists, counts, weighed, points, stakes, room)
        seat_plays(s, box, lists, counts, seat, move)


@compiled
@allocating
def try_choices(
    tables: Any,
    box: Box,
    base: Lists,
    sizes: Counts,
    viewer: int,
    worlds: Any,
    choices: Any,
    lengths: Any,
    weighed: Any,
    points: Any,
    stakes: Any,
    seed: int,
    ends: Any,
) -> None:
    """ends[world, choice] gets the viewer's points at the end.

    tables[0] is the position with the viewer's stones left open; worlds has a code for each world. `base` has for every
    seat what it thinks possible; of the others' codes those that show a stone of the viewer's are struck.
    """
    lists, counts = base.copy(), sizes.copy()
    mine, many = base.copy(), sizes.copy()
    for w in range(len(worlds)):
        tables[1] = tables[0]
        s = tables[1]
        shown = 0
        for symbol in range(box.symbols):
            s.logs[viewer, symbol] = worlds[w, symbol]
            s.undrawn[symbol] &= ~(1 << worlds[w, symbol])
            shown |= worlds[w, symbol] << BITS * symbol
        for seat in range(box.players):
            if seat != viewer:  # Its own list is the same in every world.
                many[seat] = strike_all(base[seat], sizes[seat], shown, box.symbols, mine[seat])
        for c in range(len(lengths)):
            tables[2] = tables[1]
            for seat in range(box.players):
                counts[seat] = many[seat]
                for n in range(many[seat]):
                    lists[seat, n] = mine[seat, n]
            first, length = choices[c], lengths[c]
            play_on(tables[2], box, lists, counts, viewer, first, length, weighed, points, stakes, seed + w)
            ends[w, c] = tables[2].positions[viewer]
