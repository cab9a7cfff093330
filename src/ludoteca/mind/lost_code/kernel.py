"""The rules of The Lost Code and Think Str8! once more, compiled: millions of random moves a second.

The truth is games/lost_code; a test plays both side by side and compares every legal move and every successor. A box
(options and players) and a table (a position) are NumPy records; history and discards change nothing that follows, so
they are left out. A move is a number whose meaning the phase gives; `count` says how many a seat has and `nth` names
them, in the order of the rules. The functions do not check what they are given.
"""

from __future__ import annotations

from math import comb, factorial
from typing import Any

import numpy as np

from ludoteca.games.lost_code.box import BOXES, LOST_CODE_SYMBOLS, MOST_WHEELS, ROUNDS, TOP_NUMBER_X
from ludoteca.games.lost_code.box import DICE as DICE
from ludoteca.games.lost_code.box import LOGS as LOGS
from ludoteca.mind.compiled import allocating, compiled

Table = Any
Box = Any
Luck = Any
"""Records of TABLE and BOX; the state of a random generator, an array of one whole number."""

SEATS, SYMBOLS = max(ROUNDS), len(LOST_CODE_SYMBOLS)
STACKS, WRITTEN = factorial(SEATS), sum(comb(TOP_NUMBER_X + 1, size) for size in range(BOXES + 1))
"""The room a box or a table needs at most: what is in the box is in the record, so that it may be less."""
NONE, FREE, GONE = -1, -1, -2
CHANCE_TURN = 1 << SEATS
"""Whose turn it is, as bits: the seats, then chance."""
STACK, DEAL, ROLL, TOKEN, LOCK, REPLACE, TURN, WHEEL, PLACE, EXCHANGE, DRAW, GUESS, OVER = range(13)
NO_SKULL, WAITING, HELD, LEFT = range(4)
DIE, WIDE = 8, 32
"""A die turned is die × DIE + symbol; a wheel is its place × WIDE + start."""


def _small(*names: str, each: tuple[int, ...] = ()) -> list[tuple[str, str, tuple[int, ...]]]:
    return [(name, "i1", each) for name in names]


BOX = np.dtype(
    [
        *_small("players", "rounds", "symbols", "top", "top_sum", "tiles", "together", "greys_differ", "by_standing"),
        *_small("token_rounds", "taker_may_turn", "curse_rounds", "at_once", "floor", "wheels"),
        *[("widths", "i1", MOST_WHEELS), ("points", "i1", MOST_WHEELS), ("stack", "i1", (STACKS, SEATS))],
        *_small("faces", "miss", "locked", "curse_begins", "curse_ends"),
        *[("hits", "i1", BOXES + 1), ("written", "i2", WRITTEN), ("counts", "i2", OVER + 1)],
    ],
    align=True,
)
"""hits: the points of a final guess by how many numbers were written. counts: how many moves there are in phases where
that is always the same, else 0."""
TABLE = np.dtype(
    [
        *_small("phase", "turn", "round", "queued", "log", "symbol", "token", "taker", "skull", "cursed"),
        *_small("standing", "order", "queue", "bid", "low", each=(SEATS,)),
        *[("rolled", "i1", DICE), ("dice", "i1", DICE), ("tokens", "i1", SYMBOLS), ("logs", "i1", (LOGS, SYMBOLS))],
        *[("positions", "i2", SEATS), ("free", "i2"), ("undrawn", "i2", SYMBOLS), ("guesses", "i2", (SEATS, SYMBOLS))],
    ],
    align=True,
)


@compiled
def ones(bits: int) -> int:
    """How many of the first bits are set: as many as there are numbers or wheels."""
    n = 0
    for at in range(MOST_WHEELS):
        n += bits >> at & 1
    return n


@compiled
def nth_bit(bits: int, n: int) -> int:
    """The place of the n-th set bit."""
    for _ in range(n):
        bits &= bits - 1
    at = 0
    while not bits >> at & 1:
        at += 1
    return at


@compiled
def may_replace(s: Table, box: Box, symbol: int) -> bool:
    """With all_different the colours that other grey dice were turned to are taken (TS-39)."""
    taken = False
    for die in range(DICE):
        taken |= s.rolled[die] != s.dice[die] and s.dice[die] == symbol
    return not (taken and bool(box.greys_differ))


@compiled
def next_guess(s: Table, box: Box, seat: int) -> int:
    """The symbol whose final numbers the seat writes next, or the number of symbols when all are written."""
    for symbol in range(box.symbols):
        if s.guesses[seat, symbol] == NONE:
            return symbol
    return int(box.symbols)


@compiled
def count(s: Table, box: Box, seat: int) -> int:
    """How many moves the seat on turn (or chance) has."""
    phase = s.phase
    n = int(box.counts[phase])
    if n > 0:
        return n
    if phase in (DEAL, DRAW):
        n = ones(s.undrawn[s.symbol])
    elif phase == PLACE:
        n = int(box.top_sum - box.widths[s.bid[seat]] + 2)
    elif phase == WHEEL:
        for k in range(box.wheels):
            if s.free >> k & 1:
                n += 1 if box.tiles else int(box.top_sum - box.widths[k] + 2)
    elif phase == EXCHANGE:
        for symbol in range(box.symbols):
            n += s.undrawn[symbol] & (s.undrawn[symbol] - 1) != 0
    elif phase == REPLACE:
        for die in range(DICE):
            if s.dice[die] >= box.symbols:
                for symbol in range(box.symbols):
                    n += may_replace(s, box, symbol)
    return n


@compiled
def nth(s: Table, box: Box, seat: int, n: int) -> int:
    """The n-th move of the seat on turn (or of chance)."""
    phase = s.phase
    if phase == WHEEL:
        if box.tiles:
            return nth_bit(s.free, n)
        for k in range(box.wheels):
            if s.free >> k & 1:
                starts = box.top_sum - box.widths[k] + 2
                if n < starts:
                    return k * WIDE + n
                n -= starts
    elif phase == GUESS:
        return int(box.written[n])
    elif phase == LOCK:
        return int(box.written[n + 1])
    elif phase in (DEAL, DRAW):
        return nth_bit(s.undrawn[s.symbol], n)
    elif phase == TURN:
        if n == 0:
            return NONE
        die, symbol = (n - 1) // (box.symbols - 1), (n - 1) % (box.symbols - 1)
        return int(die * DIE + symbol + (symbol >= s.dice[die]))
    elif phase == EXCHANGE:
        for symbol in range(box.symbols):
            if s.undrawn[symbol] & (s.undrawn[symbol] - 1):
                if n == 0:
                    return symbol
                n -= 1
    elif phase == REPLACE:
        for die in range(DICE):
            if s.dice[die] >= box.symbols:
                for symbol in range(box.symbols):
                    if may_replace(s, box, symbol):
                        if n == 0:
                            return die * DIE + symbol
                        n -= 1
    return n


@compiled
def move_marker(s: Table, box: Box, seat: int, steps: int) -> None:
    """Forward or backward, on top of whatever is there (LC-25 to LC-30)."""
    there = s.positions[seat] + steps
    if box.floor and there < 0:
        there = 0
    if there == s.positions[seat]:
        return
    s.positions[seat] = there
    at = 0
    while s.standing[at] != seat:
        at += 1
    while at + 1 < box.players and s.positions[s.standing[at + 1]] < there:
        s.standing[at] = s.standing[at + 1]
        at += 1
    while at > 0 and s.positions[s.standing[at - 1]] >= there:
        s.standing[at] = s.standing[at - 1]
        at -= 1
    s.standing[at] = seat


@compiled
def start_round(s: Table, box: Box) -> None:
    """LC-36, LC-69."""
    s.round += 1
    s.phase, s.turn, s.queued = ROLL, CHANCE_TURN, 0
    s.token = s.taker = NONE
    s.free = (1 << box.wheels) - 1
    for seat in range(SEATS):
        s.order[seat] = s.standing[seat]
        s.bid[seat] = s.low[seat] = NONE
    for die in range(DICE):
        s.rolled[die] = s.dice[die] = NONE


@compiled
def finish_round(s: Table, box: Box) -> None:
    """LC-106, LC-121, and the final guesses after the last round."""
    if s.round == box.token_rounds:
        for symbol in range(box.symbols):
            if s.tokens[symbol] == FREE:
                s.tokens[symbol] = GONE
    if s.round == box.curse_rounds and s.skull != LEFT:
        s.skull, s.cursed = LEFT, NONE
    if s.round < box.rounds:
        start_round(s, box)
        return
    s.phase, s.turn, s.queued = GUESS, 0, 0
    for seat in range(box.players):
        if next_guess(s, box, seat) < box.symbols:
            s.turn |= 1 << seat
    if s.turn == 0:
        score(s, box)


@compiled
@allocating
def score(s: Table, box: Box) -> None:
    """The final guesses, from the one furthest behind to the leader as they stood (LC-74 to LC-76, LC-104)."""
    standing = s.standing.copy()
    for at in range(box.players):
        seat = standing[at]
        total = 0
        for symbol in range(box.symbols):
            written = s.guesses[seat, symbol]
            points = box.hits[ones(written)] if written >> s.logs[seat, symbol] & 1 else box.miss
            total += points * box.locked if s.tokens[symbol] == seat else points
        move_marker(s, box, seat, total)
    s.phase, s.turn = OVER, 0


@compiled
def next_in_queue(s: Table) -> bool:
    """The next seat of the queue is on turn, if there is one."""
    if s.queued == 0:
        return False
    s.turn = 1 << s.queue[0]
    s.queued -= 1
    for n in range(s.queued):
        s.queue[n] = s.queue[n + 1]
    return True


@compiled
def in_order(s: Table, box: Box, phase: int) -> None:
    """A phase in which the seats act one after the other, in the order of the round."""
    s.phase = phase
    s.turn = 1 << s.order[0]
    s.queued = box.players - 1
    for n in range(s.queued):
        s.queue[n] = s.order[n + 1]


@compiled
def after_the_offer(s: Table, box: Box) -> None:
    """Dice out of play, then the free change of one die (LC-85, LC-38, LC-102)."""
    s.turn, s.queued = 1 << s.order[0], 0
    for die in range(DICE):
        if s.dice[die] >= box.symbols:
            s.phase = REPLACE
            return
    if s.taker == s.order[0] and not box.taker_may_turn:
        in_order(s, box, WHEEL)
    else:
        s.phase = TURN


@compiled
def next_exchange(s: Table, box: Box) -> None:
    """LC-65, LC-66."""
    for symbol in range(box.symbols):
        if s.undrawn[symbol] & (s.undrawn[symbol] - 1) and next_in_queue(s):
            s.phase = EXCHANGE
            return
    finish_round(s, box)


@compiled
def check_bids(s: Table, box: Box) -> None:
    """True answers, points and the curse, in the order of the round (LC-50 to LC-56, LC-110 to LC-119)."""
    wrong = 0
    for n in range(box.players):
        seat = s.order[n]
        total = 0
        for die in range(DICE):
            total += s.logs[seat, s.dice[die]]
        points = box.points[s.bid[seat]]
        if s.low[seat] <= total < s.low[seat] + box.widths[s.bid[seat]]:
            move_marker(s, box, seat, points)
        else:
            wrong |= 1 << seat
            if seat == s.cursed:
                move_marker(s, box, seat, -points)
            elif s.cursed != NONE:
                move_marker(s, box, s.cursed, 1)
        if s.skull == WAITING and s.positions[seat] >= box.curse_begins:
            s.skull = HELD
            if box.at_once:
                s.cursed = seat
    if s.skull == HELD:
        s.cursed = s.standing[box.players - 1]
        if s.positions[s.cursed] >= box.curse_ends:
            s.skull, s.cursed = LEFT, NONE
    s.queued = 0
    for n in range(box.players):
        seat = s.standing[n] if box.by_standing else s.order[n]
        if wrong >> seat & 1:
            s.queue[s.queued] = seat
            s.queued += 1
    next_exchange(s, box)


@compiled
def fell(s: Table, box: Box, roll: int) -> None:
    """The dice fall; a pair may offer a token (LC-96)."""
    s.rolled[0], s.rolled[1], s.rolled[2] = roll // box.faces**2, roll // box.faces % box.faces, roll % box.faces
    pair = NONE
    for die in range(DICE):
        s.dice[die] = s.rolled[die]
        for other in range(die):
            if s.dice[die] == s.dice[other]:
                pair = s.dice[die]
    if s.round <= box.token_rounds and NONE < pair < box.symbols and s.tokens[pair] == FREE:
        s.token = pair
        in_order(s, box, TOKEN)
    else:
        after_the_offer(s, box)


@compiled
def play(s: Table, box: Box, seat: int, move: int) -> None:
    """Any move that `nth` names, with everything that follows by itself."""
    phase = s.phase
    if phase == GUESS:
        s.guesses[seat, next_guess(s, box, seat)] = move
        if next_guess(s, box, seat) == box.symbols:
            s.turn &= ~(1 << seat)
            if s.turn == 0:
                score(s, box)
    elif phase == WHEEL:
        wheel = move if box.tiles else move // WIDE
        s.bid[seat] = wheel
        s.free &= ~(1 << wheel)
        if not box.tiles:
            s.low[seat] = move % WIDE
        if next_in_queue(s):
            return
        if not box.tiles:
            check_bids(s, box)
        elif box.together:
            s.phase, s.turn = PLACE, (1 << box.players) - 1
        else:
            in_order(s, box, PLACE)
    elif phase in (DEAL, DRAW):
        s.logs[s.log, s.symbol] = move
        s.undrawn[s.symbol] &= ~(1 << move)
        if phase == DRAW:
            next_exchange(s, box)
            return
        s.symbol += 1
        if s.symbol == box.symbols:
            s.log, s.symbol = s.log + 1, 0
            if s.log == LOGS:
                # The rules leave the last place as it is.
                s.log, s.symbol = LOGS - 1, box.symbols - 1
                start_round(s, box)
    elif phase == ROLL:
        fell(s, box, move)
    elif phase in (TURN, REPLACE):
        if move != NONE:
            s.dice[move // DIE] = move % DIE
        in_order(s, box, WHEEL) if phase == TURN else after_the_offer(s, box)
    elif phase == EXCHANGE:
        s.logs[seat, move] = NONE
        s.log, s.symbol = seat, move
        s.phase, s.turn = DRAW, CHANCE_TURN
    elif phase == PLACE:
        s.low[seat] = move
        s.turn &= ~(1 << seat)
        if s.turn == 0 and not next_in_queue(s):
            check_bids(s, box)
    elif phase == TOKEN:
        if move == 0:
            s.tokens[s.token] = s.taker = seat
            s.phase, s.queued = LOCK, 0
        elif not next_in_queue(s):
            after_the_offer(s, box)
    elif phase == LOCK:
        s.guesses[seat, s.token] = move
        after_the_offer(s, box)
    else:
        for n in range(box.players):
            s.standing[n] = box.stack[move, box.players - 1 - n]
        s.phase = DEAL


@compiled
def lay_out(s: Table, box: Box) -> None:
    """Everything back to the moment before the markers are piled."""
    s.phase, s.turn, s.round, s.queued, s.log, s.symbol = STACK, CHANCE_TURN, 0, 0, 0, 0
    s.token = s.taker = s.cursed = NONE
    s.skull = WAITING if box.curse_rounds else NO_SKULL
    s.free = (1 << box.wheels) - 1
    for row in (s.standing, s.order, s.queue, s.bid, s.low):
        row[:] = NONE
    for dice in (s.rolled, s.dice):
        dice[:] = NONE
    s.positions[:] = 0
    s.logs[:] = NONE
    s.undrawn[:] = (2 << box.top) - 1
    s.tokens[:] = FREE if box.token_rounds else GONE
    s.guesses[:] = NONE


@compiled
def below(luck: Luck, n: int) -> Any:
    """A number from 0 to n - 1 (splitmix64, so that a seed gives the same play on every machine and thread)."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    z = luck[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = (z ^ (z >> np.uint64(31))) >> np.uint64(32)
    return np.int64((z * np.uint64(n)) >> np.uint64(32))


@compiled
def random_match(s: Table, box: Box, luck: Luck) -> int:
    """Play one match at random from the start; how many moves it took, chance's included."""
    lay_out(s, box)
    steps = 0
    while s.phase != OVER:
        seat = nth_bit(s.turn, 0)
        play(s, box, seat, nth(s, box, seat, below(luck, count(s, box, seat))))
        steps += 1
    return steps


@compiled
def random_matches(s: Table, box: Box, luck: Luck, steps: int) -> int:
    """Play random matches until at least so many moves were made; how many were."""
    made = 0
    while made < steps:
        made += random_match(s, box, luck)
    return made
