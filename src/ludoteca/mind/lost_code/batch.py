"""Many matches of The Lost Code or Think Str8! side by side, compiled: what a learner sees, may do and gets.

A match is a row in every array: its table (kernel.py), a NOTE of the history that views tell and the kernel does not
need, and its log. `reset` deals, `step` plays actions for those who are asked; both let chance (and seats played at
random) go on until a person is asked again. A test compares every row with views and moves of the rules. FIELDS is the
layout of an observation; nothing enters it that the seat's view does not say.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from ludoteca.games.lost_code.box import BOXES, MOST_WHEELS, ROUNDS, TOP_NUMBER_X
from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.lost_code.codes import list_codes
from ludoteca.mind.lost_code.kernel import (
    CHANCE_TURN,
    DICE,
    DIE,
    DRAW,
    EXCHANGE,
    GUESS,
    LOCK,
    LOGS,
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
    lay_out,
    nth,
    nth_bit,
    ones,
    play,
)

Rows = Any
"""A NumPy array with a row for each match."""
Numbers = Any

MOST_ROUNDS, STONES = max(ROUNDS.values()), TOP_NUMBER_X + 1
PHASES_N = OVER
"""As in views: the kernel's two phases of setting up are one."""
FAR = 1_100
FIELDS: tuple[tuple[str, tuple[int, ...], int, int, str], ...] = (
    ("phase", (PHASES_N,), 0, 1, "one of: setup, roll, token, lock, replace, turn, wheel, place, exchange, draw, "
     "guess, over"),
    ("turn", (SEATS,), -1, 1, "1 for the seats that have to act, the own first, then clockwise; -1 where nobody sits"),
    ("positions", (SEATS,), -FAR, FAR, "the space of each seat's marker"),
    ("rank", (SEATS,), -1, 3, "how many markers are further behind"),
    ("logs", (LOGS, SYMBOLS), -1, 8, "per log and symbol the number; -1 unknown or not in play. The own first, then "
     "clockwise; neutral logs keep their places"),
    ("stacks", (SYMBOLS,), -1, 9, "stones left to draw, per symbol; -1 for one that is not in play"),
    ("discards", (SYMBOLS, STONES), 0, 4, "per symbol and number: 0 not discarded, 1 by oneself, 1 + n by the n-th "
     "seat to the left"),
    ("guesses", (SYMBOLS, STONES), -1, 1, "the own final numbers: 1 written, 0 not, -1 while the symbol is not done"),
    ("tokens", (SYMBOLS,), -2, 3, "Shortcut tokens: -2 not in the game, -1 free, n held by the n-th seat to the left"),
    ("wheels", (MOST_WHEELS, 3), 0, 99, "per wheel or tile, widest first: width, points, 1 if nobody has taken it"),
    ("cursed", (1,), -1, 3, "who is cursed, counted to the left; -1 nobody"),
    ("skull", (1,), 0, 3, "0 not in the game, 1 waiting, 2 held, 3 gone"),
    ("round", (1,), 0, MOST_ROUNDS, "the running round"),
    ("rounds", (1,), 1, MOST_ROUNDS, "how many there will be"),
    ("rolled", (DICE,), -1, 5, "the dice as they fell in the running round; -1 before the roll"),
    ("dice", (MOST_ROUNDS, DICE), -1, 5, "per round the dice as they lie or lay at last"),
    ("offered", (MOST_ROUNDS,), -1, 5, "per round the symbol whose token was offered"),
    ("taker", (MOST_ROUNDS,), -1, 3, "per round who took it, counted to the left"),
    ("bids", (SEATS, MOST_ROUNDS, 3), -1, 99, "per seat and round: width, points, first number; -1 unknown or not yet"),
    ("answers", (SEATS, MOST_ROUNDS), -1, 3, "per seat and round: 0 right, 1 lower, 2 higher, 3 merely wrong"),
    ("swaps", (SEATS, MOST_ROUNDS, 2), -1, 8, "per seat and round: the symbol exchanged and the number laid open"),
    ("drawn", (SEATS, MOST_ROUNDS), -1, 8, "per seat and round the number that came for it; the own are unknown"),
)  # fmt: skip
"""An observation of version 1: name, shape, lowest and highest value, meaning. A row is int16."""


def _offsets() -> dict[str, int]:
    at, found = 0, {}
    for name, shape, *_ in FIELDS:
        found[name] = at
        at += int(np.prod(shape))
    found["end"] = at
    return found


_AT = _offsets()
LENGTH = _AT["end"]
AT_TURN, AT_POSITIONS, AT_RANK, AT_LOGS, AT_STACKS, AT_DISCARDS, AT_GUESSES, AT_TOKENS, AT_WHEELS = (
    _AT[name] for name in ("turn", "positions", "rank", "logs", "stacks", "discards", "guesses", "tokens", "wheels")
)
AT_CURSED, AT_ROLLED, AT_DICE, AT_OFFERED, AT_TAKER, AT_BIDS, AT_ANSWERS, AT_SWAPS, AT_DRAWN = (
    _AT[name] for name in ("cursed", "rolled", "dice", "offered", "taker", "bids", "answers", "swaps", "drawn")
)
WRITTEN = np.array(
    [sum(1 << n for n in some) for size in range(BOXES + 1) for some in combinations(range(STONES), size)], np.int16
)
"""Every set of numbers that can be written, as bits: none, one, two, three of 0 to 8."""
STARTS = 3 * TOP_NUMBER_X + 1
A_KEEP, A_TURN = 0, 1
A_REPLACE = A_TURN + DICE * SYMBOLS
A_WHEEL = A_REPLACE + DICE * SYMBOLS
A_TILE = A_WHEEL + MOST_WHEELS * STARTS
A_PLACE = A_TILE + MOST_WHEELS
A_EXCHANGE = A_PLACE + STARTS
A_TAKE = A_EXCHANGE + SYMBOLS
A_PASS = A_TAKE + 1
A_WRITE = A_PASS + 1
ACTIONS = A_WRITE + len(WRITTEN)
"""Keep; turn and replace (die × 6 + symbol); wheel (place in the table × 25 + start); tile; place; exchange; take;
pass; and the numbers that are written, locked or guessed, for the next symbol (WRITTEN)."""

WIN, POINTS, MARGIN, SHAPED = range(4)
CHANCE = -1
RIGHT, LOWER, HIGHER, WRONG = range(4)
WORTH = 20.0
"""A lead of so many points counts as a win in the potential of the shaped reward."""

SETTING = np.dtype([("random", "i1"), ("reward", "i1"), ("gamma", "f4"), ("longest", "i4")], align=True)
"""random: bits of the seats that play at random."""
NOTE = np.dtype(
    [
        ("by", "i1", (SYMBOLS, STONES)),
        ("dice", "i2", (MOST_ROUNDS, DICE)),
        *[("offered", "i2", MOST_ROUNDS), ("taker", "i2", MOST_ROUNDS)],
        *[("bids", "i2", (SEATS, MOST_ROUNDS, 3)), ("answers", "i2", (SEATS, MOST_ROUNDS))],
        *[("swaps", "i2", (SEATS, MOST_ROUNDS, 2)), ("drawn", "i2", (SEATS, MOST_ROUNDS))],
        *[("steps", "i4"), ("logged", "i4")],
    ],
    align=True,
)
"""by: who discarded a number, 0 nobody, 1 + seat."""


@compiled
def write(note: Any, log: Numbers, actor: int, code: int) -> None:
    """A line of the log."""
    if note.logged < len(log):
        log[note.logged, 0] = actor
        log[note.logged, 1] = code
    note.logged += 1


@compiled
def note_dice(s: Table, note: Any) -> None:
    """The dice of the running round, and the token that they offer."""
    at = s.round - 1
    for die in range(DICE):
        note.dice[at, die] = s.dice[die]
    note.offered[at] = s.token
    note.taker[at] = s.taker


@compiled
def settle(s: Table, box: Box, note: Any, log: Numbers, luck: Luck) -> None:
    """Chance goes on until a seat has to act."""
    while s.turn == CHANCE_TURN:
        chosen = nth(s, box, SEATS, below(luck, count(s, box, SEATS)))
        write(note, log, CHANCE, chosen)
        if s.phase == DRAW:
            note.drawn[s.log, s.round - 1] = chosen
        rolls = s.phase == ROLL
        play(s, box, SEATS, chosen)
        if rolls:
            note_dice(s, note)


@compiled
def begin(s: Table, box: Box, note: Any, log: Numbers, luck: Luck) -> None:
    """A new match, up to the first decision."""
    lay_out(s, box)
    note.by[:] = 0
    note.dice[:] = NONE
    note.bids[:] = NONE
    note.answers[:] = NONE
    note.swaps[:] = NONE
    note.drawn[:] = NONE
    note.offered[:] = NONE
    note.taker[:] = NONE
    note.steps = note.logged = 0
    settle(s, box, note, log, luck)


@compiled
def code_of(s: Table, box: Box, action: int) -> int:
    """The kernel's number of an action."""
    if action == A_KEEP:
        return NONE
    if action < A_WHEEL:
        at = (action - A_TURN) % (DICE * SYMBOLS)
        return int(at // SYMBOLS * DIE + at % SYMBOLS)
    if action < A_TILE:
        at = action - A_WHEEL
        return int(at // STARTS * WIDE + at % STARTS)
    if action < A_PLACE:
        return int(action - A_TILE)
    if action < A_EXCHANGE:
        return int(action - A_PLACE)
    if action < A_TAKE:
        return int(action - A_EXCHANGE)
    if action < A_WRITE:
        return int(action - A_TAKE)
    return int(WRITTEN[action - A_WRITE])


@compiled
def answer(s: Table, box: Box, note: Any, at: int, seat: int, dice: Any) -> int:
    """What a seat is told about its bid (LC-51 to LC-53)."""
    total = 0
    for die in range(DICE):
        total += s.logs[seat, dice[die]]
    width, low = note.bids[seat, at, 0], note.bids[seat, at, 2]
    if low <= total < low + width:
        return RIGHT
    if width == box.widths[box.wheels - 1]:
        return WRONG
    return LOWER if total < low else HIGHER


@compiled
def act(s: Table, box: Box, note: Any, log: Numbers, luck: Luck, seat: int, action: int) -> None:
    """One decision, and everything that follows until the next one."""
    note.steps += 1
    phase, at, move = s.phase, s.round - 1, code_of(s, box, action)
    write(note, log, seat, action)
    if phase == EXCHANGE:
        number = s.logs[seat, move]
        note.swaps[seat, at, 0], note.swaps[seat, at, 1] = move, number
        note.by[move, number] = 1 + seat
    elif phase == WHEEL:
        wheel = move if box.tiles else move // WIDE
        note.bids[seat, at, 0], note.bids[seat, at, 1] = box.widths[wheel], box.points[wheel]
        if not box.tiles:
            note.bids[seat, at, 2] = move % WIDE
    elif phase == PLACE:
        note.bids[seat, at, 2] = move
    play(s, box, seat, move)
    if phase in (WHEEL, PLACE):
        done = True
        for other in range(box.players):
            done &= note.bids[other, at, 2] != NONE
        if done:
            for other in range(box.players):
                note.answers[other, at] = answer(s, box, note, at, other, note.dice[at])
    elif phase <= TURN:
        note_dice(s, note)
    settle(s, box, note, log, luck)


@compiled
def fill_mask(s: Table, box: Box, seat: int, mask: Numbers) -> None:
    """A 1 for every action of the seat, if it has to act."""
    mask[:] = 0
    if not s.turn >> seat & 1:
        return
    phase = s.phase
    if phase == WHEEL:
        for k in range(box.wheels):
            if s.free >> k & 1:
                if box.tiles:
                    mask[A_TILE + k] = 1
                else:
                    first = A_WHEEL + k * STARTS
                    mask[first : first + box.top_sum - box.widths[k] + 2] = 1
    elif phase in (GUESS, LOCK):
        for n in range(phase == LOCK, len(WRITTEN)):
            mask[A_WRITE + n] = WRITTEN[n] < 2 << box.top
    elif phase == TOKEN:
        mask[A_TAKE] = mask[A_PASS] = 1
    elif phase == PLACE:
        mask[A_PLACE : A_PLACE + box.top_sum - box.widths[s.bid[seat]] + 2] = 1
    else:
        for n in range(count(s, box, seat)):
            move = nth(s, box, seat, n)
            if phase == EXCHANGE:
                mask[A_EXCHANGE + move] = 1
            elif move == NONE:
                mask[A_KEEP] = 1
            else:
                mask[(A_TURN if phase == TURN else A_REPLACE) + move // DIE * SYMBOLS + move % DIE] = 1


@compiled
def look(s: Table, box: Box, note: Any, seat: int, row: Numbers) -> None:
    """What a seat sees, in the layout of FIELDS."""
    players, symbols, over = box.players, box.symbols, s.phase == OVER
    row[:AT_DISCARDS] = 0
    row[max(0, s.phase - 1)] = 1
    for n in range(SEATS):
        if n < players:
            other = (seat + n) % players
            row[AT_TURN + n] = s.turn >> other & 1
            row[AT_POSITIONS + n] = s.positions[other]
            for place in range(players):
                if s.standing[place] == other:
                    row[AT_RANK + n] = place
        else:
            other = n
            row[AT_TURN + n] = row[AT_RANK + n] = NONE
        for symbol in range(SYMBOLS):
            hidden = symbol >= symbols or (n == 0 and not over)
            row[AT_LOGS + n * SYMBOLS + symbol] = NONE if hidden else s.logs[other, symbol]
    for symbol in range(SYMBOLS):
        there = symbol < symbols
        row[AT_STACKS + symbol] = ones(s.undrawn[symbol]) - 1 if there else NONE
        first = AT_DISCARDS + symbol * STONES
        for number in range(STONES):
            by = note.by[symbol, number]
            row[first + number] = 0 if by == 0 else 1 + (by - 1 - seat) % players
        first = AT_GUESSES + symbol * STONES
        written = s.guesses[seat, symbol]
        for number in range(STONES):
            row[first + number] = NONE if written == NONE or not there else written >> number & 1
        holder = s.tokens[symbol]
        row[AT_TOKENS + symbol] = -2 if not there else holder if holder < 0 else (holder - seat) % players
    for k in range(MOST_WHEELS):
        there = k < box.wheels
        row[AT_WHEELS + 3 * k] = box.widths[k] if there else 0
        row[AT_WHEELS + 3 * k + 1] = box.points[k] if there else 0
        row[AT_WHEELS + 3 * k + 2] = there and s.free >> k & 1
    row[AT_CURSED] = NONE if s.cursed == NONE else (s.cursed - seat) % players
    row[AT_CURSED + 1] = s.skull
    row[AT_CURSED + 2] = s.round
    row[AT_CURSED + 3] = box.rounds
    for die in range(DICE):
        row[AT_ROLLED + die] = s.rolled[die]
    history(s, box, note, seat, row)


@compiled
def history(s: Table, box: Box, note: Any, seat: int, row: Numbers) -> None:
    """The rounds so far, as a seat saw them."""
    players, over, at = box.players, s.phase == OVER, s.round - 1
    for n in range(MOST_ROUNDS):
        for die in range(DICE):
            row[AT_DICE + n * DICE + die] = note.dice[n, die]
        row[AT_OFFERED + n] = note.offered[n]
        row[AT_TAKER + n] = NONE if note.taker[n] == NONE else (note.taker[n] - seat) % players
    covered = s.phase == PLACE and box.together
    for n in range(SEATS):
        other = (seat + n) % players if n < players else n
        first = AT_BIDS + n * MOST_ROUNDS * 3
        for m in range(MOST_ROUNDS):
            for part in range(3):
                row[first + m * 3 + part] = note.bids[other, m, part]
            row[AT_ANSWERS + n * MOST_ROUNDS + m] = note.answers[other, m]
            row[AT_SWAPS + (n * MOST_ROUNDS + m) * 2] = note.swaps[other, m, 0]
            row[AT_SWAPS + (n * MOST_ROUNDS + m) * 2 + 1] = note.swaps[other, m, 1]
            row[AT_DRAWN + n * MOST_ROUNDS + m] = NONE if n == 0 and not over else note.drawn[other, m]
        if covered and n > 0:
            row[first + at * 3 + 2] = NONE


@compiled
def pick(s: Table, box: Box, seat: int, luck: Luck) -> int:
    """An action of a seat that plays at random."""
    move = nth(s, box, seat, below(luck, count(s, box, seat)))
    phase = s.phase
    if phase == WHEEL:
        return A_TILE + move if box.tiles else A_WHEEL + move // WIDE * STARTS + move % WIDE
    if phase == PLACE:
        return A_PLACE + move
    if phase == EXCHANGE:
        return A_EXCHANGE + move
    if phase == TOKEN:
        return A_TAKE + move
    if phase in (TURN, REPLACE):
        if move == NONE:
            return A_KEEP
        return (A_TURN if phase == TURN else A_REPLACE) + move // DIE * SYMBOLS + move % DIE
    n = 0
    while WRITTEN[n] != move:
        n += 1
    return A_WRITE + n


@compiled
def play_random(s: Table, box: Box, note: Any, log: Numbers, luck: Luck, setting: Any) -> None:
    """The seats that play at random act, as long as one of them has to."""
    while s.turn & setting.random:
        seat = nth_bit(s.turn & setting.random, 0)
        act(s, box, note, log, luck, seat, pick(s, box, seat, luck))


@compiled
def show_one(s: Table, box: Box, note: Any, i: int, seats: Rows, seen: Rows, masks: Rows) -> None:
    """Write down what is seen in one match: by the seat that is asked, or where there is room by every seat."""
    if s.turn:
        seats[i] = nth_bit(s.turn, 0)
    for view in range(seen.shape[1]):
        seat = seats[i] if seen.shape[1] == 1 else view
        look(s, box, note, seat, seen[i, view])
        fill_mask(s, box, seat, masks[i, view])


@compiled
def show(tables: Rows, box: Box, notes: Rows, which: Rows, seats: Rows, seen: Rows, masks: Rows) -> None:
    """Write down what is seen in the matches named."""
    for i in range(len(tables)):
        if which[i]:
            show_one(tables[i], box, notes[i], i, seats, seen, masks)


@compiled
def reset(
    tables: Rows, box: Box, notes: Rows, logs: Rows, lucks: Rows, setting: Any, which: Rows, seats: Rows, seen: Rows,
    masks: Rows,
) -> None:  # fmt: skip
    """New matches where `which` says so, up to their first decision of a person, and what is seen then."""
    for i in range(len(tables)):
        if which[i]:
            begin(tables[i], box, notes[i], logs[i], lucks[i])
            play_random(tables[i], box, notes[i], logs[i], lucks[i], setting)
            show_one(tables[i], box, notes[i], i, seats, seen, masks)


@compiled
def lead(s: Table, box: Box, seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    best = -30_000
    for other in range(box.players):
        if other != seat:
            best = max(best, s.positions[other])
    return int(s.positions[seat] - best)


@compiled
def step(
    tables: Rows, box: Box, notes: Rows, logs: Rows, lucks: Rows, setting: Any, which: Rows, actions: Rows,
    rewards: Rows, ended: Rows, cut: Rows, seats: Rows, seen: Rows, masks: Rows,
) -> None:  # fmt: skip
    """The actions of those who are asked, in the matches named; what they brought, whether the match is over, and what
    is seen now."""
    for i in range(len(tables)):
        if not which[i]:
            continue
        s, note = tables[i], notes[i]
        for seat in range(box.players):
            rewards[i, seat] = -s.positions[seat] if setting.reward == POINTS else -lead(s, box, seat)
        if actions.shape[1] == 1:
            act(s, box, note, logs[i], lucks[i], nth_bit(s.turn, 0), actions[i, 0])
        else:
            turn, phase, running = s.turn, s.phase, s.round
            for seat in range(box.players):
                # Where all act at once each has one action; a phase that ended meanwhile asks anew.
                if turn >> seat & 1 and s.phase == phase and s.round == running and s.turn >> seat & 1:
                    act(s, box, note, logs[i], lucks[i], seat, actions[i, seat])
        play_random(s, box, note, logs[i], lucks[i], setting)
        over = s.phase == OVER
        for seat in range(box.players):
            won = 1.0 if over and s.standing[box.players - 1] == seat else 0.0
            if setting.reward == POINTS:
                rewards[i, seat] += s.positions[seat]
            elif setting.reward == MARGIN:
                rewards[i, seat] += lead(s, box, seat)
            elif setting.reward == SHAPED:
                after = 0.0 if over else lead(s, box, seat) / WORTH
                rewards[i, seat] = won + setting.gamma * after + rewards[i, seat] / WORTH
            else:
                rewards[i, seat] = won
        ended[i] = over
        cut[i] = not over and note.steps >= setting.longest
        show_one(s, box, note, i, seats, seen, masks)


@compiled
@allocating
def believe(s: Table, box: Box, note: Any, seat: int, found: Numbers) -> None:
    """The exact odds of a seat's own stones: every code that fits all answers is equally likely."""
    n = int(box.symbols)
    numbers, sizes = np.zeros((n, STONES), np.int64), np.zeros(n, np.int64)
    found[:] = 0.0
    for symbol in range(n):
        own = s.logs[seat, symbol]
        # All that lies neither in another log nor among the discards: the own stone is one of these.
        left = s.undrawn[symbol] | (1 << own)
        for number in range(STONES):
            if left >> number & 1:
                numbers[symbol, sizes[symbol]] = number
                sizes[symbol] += 1
    counts, known = np.zeros((MOST_ROUNDS, n), np.int64), np.zeros(MOST_ROUNDS, np.int64)
    low, high = np.zeros(MOST_ROUNDS, np.int64), np.zeros(MOST_ROUNDS, np.int64)
    inside = np.zeros(MOST_ROUNDS, np.bool_)
    clues = 0
    for at in range(MOST_ROUNDS):
        told = note.answers[seat, at]
        if told == NONE:
            continue
        for die in range(DICE):
            counts[clues, note.dice[at, die]] += 1
        for later in range(at, MOST_ROUNDS):
            symbol = note.swaps[seat, later, 0]
            if symbol != NONE and counts[clues, symbol]:
                known[clues] += counts[clues, symbol] * note.swaps[seat, later, 1]
                counts[clues, symbol] = 0
        first, last = note.bids[seat, at, 2], note.bids[seat, at, 2] + note.bids[seat, at, 0] - 1
        low[clues] = -1_000 if told == LOWER else last + 1 if told == HIGHER else first
        high[clues] = first - 1 if told == LOWER else 1_000 if told == HIGHER else last
        inside[clues] = told != WRONG
        clues += 1
    codes = list_codes(numbers, sizes, counts[:clues], known[:clues], low[:clues], high[:clues], inside[:clues])
    for row in range(len(codes)):
        for symbol in range(n):
            found[symbol, codes[row, symbol]] += 1.0
    found /= max(1, len(codes))


@compiled
def believe_all(tables: Rows, box: Box, notes: Rows, which: Rows, seats: Rows, found: Rows) -> None:
    """The odds of their own stones for all whose observation is shown."""
    for i in range(len(tables)):
        if which[i]:
            for view in range(found.shape[1]):
                believe(tables[i], box, notes[i], seats[i] if found.shape[1] == 1 else view, found[i, view])
