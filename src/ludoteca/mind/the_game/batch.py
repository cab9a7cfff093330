"""Many matches of The Game or The Game: Extreme side by side, compiled: what a learner sees, may do and gets.

A match is a row in every array: its table and box (kernel.py), a NOTE of what views tell and the kernel does not need,
and its log. `reset` deals, `step` plays an action for whoever is asked; both let chance (and seats played at random) go
on until a person is asked again, and write down what that seat sees. A test compares every row with views and moves of
the rules. FIELDS is the layout of an observation; nothing enters it that the seat's view does not say.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.games.the_game.box import COMMAND_WORDS, COMMANDS, COPIES, WORDS
from ludoteca.games.the_game.commands import FIRE, FIRST_LASTING, LAST_LASTING, PLAIN, SILENCE, SKULL, STOP
from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.the_game.kernel import (
    BOTTOM,
    CARDS,
    DEAL,
    DRAW,
    END,
    LAY,
    MOST_SEATS,
    NONE,
    OVER,
    PILES,
    START,
    TAKE_BACK,
    TOP,
    TURN,
    UP,
    WHO,
    Box,
    Numbers,
    Table,
    below,
    deal,
    draw,
    fits,
    is_fulfilled,
    lay,
    legal,
    play,
    visible,
)

Rows = Any
"""A NumPy array with a row for each match."""

FIELDS: tuple[tuple[str, tuple[int, ...], int, int, str], ...] = (
    ("cards", (CARDS,), 0, 6, "every card from 2 to 99: 0 out of sight, 1 in the own hand, 2 laid (or not in this "
     "match: a small variant), 2 + n known to be in the hand of the n-th seat to the left (it was laid and taken "
     "back)"),
    ("kinds", (CARDS,), 0, 8, "what every card bears: 0 nothing, 1 to 7 a command in the order of the box, 8 fire"),
    ("tops", (PILES,), 1, 100, "the number on top of each pile: two ascending, two descending; where a small "
     "variant has no such pile 100 and 1"),
    ("piled", (PILES,), 0, 98, "cards laid on each pile"),
    ("fire", (PILES,), 0, 2, "1 a fire burns on the pile, 2 it has to be covered in this turn"),
    ("duty", (PILES,), 0, 1, "the pile has to be covered before this turn may end"),
    ("open", (PILES,), 0, 1, "0 where ONE PILE has fixed another pile for this turn"),
    ("in_force", (len(COMMANDS),), 0, 1, "commands in force for everybody"),
    ("phase", (4,), 0, 1, "one of: who starts, a turn, the draw, the end"),
    ("talking", (1,), 0, 1, "the seat that is asked is asked for words, not for a move"),
    ("waited", (1,), 0, 4, "seats that were asked before and did not claim the first turn"),
    ("hands", (MOST_SEATS,), -1, 8, "cards of each seat, the own first, then clockwise; -1 where nobody sits"),
    ("turn", (MOST_SEATS,), -1, 1, "1 for the seats that have to act"),
    ("draw_pile", (1,), 0, 98, "cards in the draw pile"),
    ("minimum", (1,), 0, 3, "cards that the running turn asks for"),
    ("laid", (1,), 0, 8, "cards laid in the running turn"),
    ("three", (1,), 0, 1, "a 3! was laid: exactly three cards in this turn"),
    ("said", (MOST_SEATS, PILES), 0, len(WORDS), "per seat and pile the standing word, 1 to 6 in the order of the box"),
    ("told", (MOST_SEATS, len(COMMANDS)), 0, len(COMMAND_WORDS), "per seat and command: 1 it holds one, 2 not now"),
)  # fmt: skip
"""An observation of version 1: name, shape, lowest and highest value, meaning. A row is int8."""


def _offsets() -> dict[str, int]:
    at, found = 0, {}
    for name, shape, *_ in FIELDS:
        found[name] = at
        at += int(np.prod(shape))
    found["end"] = at
    return found


_AT = _offsets()
LENGTH = _AT["end"]
AT_KINDS, AT_TOPS, AT_PILED, AT_FIRE, AT_DUTY, AT_OPEN = (
    _AT[n] for n in ("kinds", "tops", "piled", "fire", "duty", "open")
)
AT_FORCE, AT_PHASE, AT_TALKING, AT_WAITED, AT_HANDS, AT_TURN = (
    _AT[n] for n in ("in_force", "phase", "talking", "waited", "hands", "turn")
)
AT_PILE, AT_SAID, AT_TOLD = _AT["draw_pile"], _AT["said"], _AT["told"]

WORDS_N, TELLS_N, COMMANDS_N = len(WORDS), len(COMMAND_WORDS), len(COMMANDS)
TRICK_WORD, NO_WORD, NO_TELL = WORDS.index("trick"), WORDS.index("none"), COMMAND_WORDS.index("none")
A_START = PILES * CARDS
A_END = A_START + MOST_SEATS
A_BACK, A_WAIT = A_END + 1, A_END + 2
ACTIONS = A_END + 3
"""Actions without talk: lay (pile × 98 + card - 2), who starts (seats to the left), end, take back, wait."""
A_SAY = ACTIONS
A_TELL = A_SAY + PILES * WORDS_N
A_HUSH = A_TELL + COMMANDS_N * TELLS_N
TALK_ACTIONS = A_HUSH + 1
"""With talk also: a word about a pile, a word about a command, nothing more to say."""

CLAIM, HOST, BY_LUCK = range(3)
WIN, CARDS_LAID, SHAPED = range(3)
CHANCE = -1

SETTING = np.dtype(
    [
        *[(name, "i1") for name in ("start", "talk", "tricks", "shuffle", "enabled", "random", "reward")],
        *[("gamma", "f4"), ("longest", "i4")],
    ],
    align=True,
)
"""enabled, random: bits of commands in play, and of seats that play at random."""
NOTE = np.dtype(
    [
        *[(name, "i1") for name in ("asked", "waited", "talker", "opening", "shown")],
        *[("piled", "i1", PILES), ("state", "i1", CARDS), ("said", "i1", (MOST_SEATS, PILES))],
        *[("told", "i1", (MOST_SEATS, len(COMMANDS))), ("spoken", "i2"), ("steps", "i4"), ("logged", "i4")],
    ],
    align=True,
)
"""state: per card 0 out of sight, LAID, or SHOWN + seat where it is known to be in that hand; shown: how many are."""
LAID, SHOWN = 2, 8
NOBODY = -1


@compiled
def write(note: Any, log: Numbers, actor: int, code: int) -> None:
    """A line of the log; what does not fit is not kept (a match with undo may have no end)."""
    if note.logged < len(log):
        log[note.logged, 0] = actor
        log[note.logged, 1] = code
    note.logged += 1


@compiled
def asked(s: Table, note: Any, setting: Any) -> int:
    """The seat that has to decide now."""
    if note.talker != NOBODY:
        return int(note.talker)
    if s.phase == WHO:
        return 0 if setting.start == HOST else int(note.asked)
    return int(s.seat)


@compiled
def may_talk(s: Table, box: Box, setting: Any) -> bool:
    """Whether there is somebody to talk to, and no SILENCE that forbids it."""
    return setting.talk != 0 and box.players > 1 and not (box.special and visible(s, box, SILENCE))


@compiled
def mark(box: Box, note: Any, log: Numbers, luck: Numbers, setting: Any) -> None:
    """Commands get their numbers by chance (TX-3)."""
    for at in range(len(box.kinds)):
        if box.kinds[at] != FIRE:
            box.kinds[at] = PLAIN
    for command in range(COMMANDS_N):
        if setting.enabled >> command & 1:
            for _ in range(COPIES):
                card = 2 + below(luck, box.highest - 1)
                while box.kinds[card] != PLAIN:
                    card = 2 + below(luck, box.highest - 1)
                box.kinds[card] = command + 1
                write(note, log, CHANCE, card)


@compiled
def settle(s: Table, box: Box, note: Any, log: Numbers, luck: Numbers, setting: Any, out: Numbers) -> None:
    """Chance goes on until a seat has to act."""
    while s.phase == DEAL or s.phase == DRAW:
        at = below(luck, s.undrawn)
        write(note, log, CHANCE, s.deck[at])
        draw(s, box, at, out)
    if s.phase == WHO and setting.start == BY_LUCK and note.talker == NOBODY:
        seat = below(luck, box.players)
        write(note, log, CHANCE, START + seat)
        play(s, box, START + seat, out)


@compiled
def begin(s: Table, box: Box, note: Any, log: Numbers, luck: Numbers, setting: Any, out: Numbers) -> None:
    """A new match, up to the first decision."""
    note.steps = note.logged = note.spoken = note.waited = note.piled[:] = note.state[:] = 0
    # Cards that a small variant does without are as good as laid.
    note.state[box.highest - 1 :] = LAID
    note.said[:] = 0
    note.told[:] = 0
    note.opening, note.talker, note.asked, note.shown = 0, NOBODY, 0, 0
    if setting.shuffle:
        mark(box, note, log, luck, setting)
    deal(s, box)
    while s.phase == DEAL:
        at = below(luck, s.undrawn)
        write(note, log, CHANCE, s.deck[at])
        draw(s, box, at, out)
    if box.players > 1:
        note.asked = below(luck, box.players)
        if may_talk(s, box, setting):
            # Everybody may say something about the hand just dealt, before anybody starts.
            note.opening, note.talker = 1, 0
    settle(s, box, note, log, luck, setting, out)


@compiled
def speak(s: Table, box: Box, note: Any, log: Numbers, setting: Any, action: int) -> None:
    """A word of the seat that is talking, or its silence."""
    seat = note.talker
    if action == A_HUSH:
        note.spoken = 0
        note.talker = seat + 1 if note.opening and seat + 1 < box.players else NOBODY
        if note.talker == NOBODY:
            note.opening = 0
        return
    write(note, log, seat, action)
    if action < A_TELL:
        pile, word = (action - A_SAY) // WORDS_N, (action - A_SAY) % WORDS_N
        note.said[seat, pile] = 0 if word == NO_WORD else word + 1
        note.spoken |= 1 << pile
    else:
        command, word = (action - A_TELL) // TELLS_N, (action - A_TELL) % TELLS_N
        note.told[seat, command] = 0 if word == NO_TELL else word + 1
        note.spoken |= 1 << (PILES + command)


@compiled
def goes_forward(s: Table) -> bool:
    """Whether the seat on turn has a card for a pile in its direction (TG-8): hands are in order, so that the highest
    and the lowest card tell."""
    seat = s.seat
    last = s.held[seat] - 1
    if last < 0:
        return False
    low, high, found = s.hands[seat, 0], s.hands[seat, last], False
    for pile in range(PILES):
        found |= high > s.tops[pile] if pile < UP else low < s.tops[pile]
    return found


@compiled
def lay_plain(s: Table, box: Box, card: int, pile: int) -> None:
    """What `play` does with a card where there are no commands: here it is enough to know whether any card fits, and
    asking all of them without branching is cheaper than a list (TG-25, TG-26)."""
    lay(s, box, card, pile)
    if s.to_go == 0:
        s.phase, s.won = OVER, 1
    elif not is_fulfilled(s, box) and not goes_forward(s):
        fit = 0
        for i in range(s.held[s.seat]):
            for other in range(PILES):
                fit |= fits(s.tops[other], s.hands[s.seat, i], other)
        if fit == 0:
            s.phase = OVER


@compiled
def move(s: Table, box: Box, note: Any, log: Numbers, setting: Any, action: int, out: Numbers) -> bool:
    """A move of the seat on turn, and what views will tell of it; whether it ended the turn."""
    seat = s.seat
    code, card, pile, ends = END, 0, 0, action == A_END
    if action < A_START:
        card, pile = action % CARDS + 2, action // CARDS
        code = pile * LAY + card
        ends = box.kinds[card] == STOP
        note.shown -= note.state[card - 2] >= SHOWN
        note.state[card - 2] = LAID
        note.piled[pile] += 1
    elif action == A_BACK:
        code = TAKE_BACK
        card, pile = s.log[s.laid - 1, 0], s.log[s.laid - 1, 1]
        note.state[card - 2] = SHOWN + seat
        note.shown += 1
        note.piled[pile] -= 1
    write(note, log, seat, action)
    if code < END and not box.special:
        lay_plain(s, box, card, pile)
    else:
        play(s, box, code, out)
    if ends and setting.talk and s.phase != OVER:
        # What was said has had its time (TG-20).
        note.said[seat, :] = 0
        note.told[seat, :] = 0
    return ends


@compiled
def act(s: Table, box: Box, note: Any, log: Numbers, luck: Numbers, setting: Any, action: int, out: Numbers) -> None:
    """One decision, and everything that follows until the next one."""
    note.steps += 1
    if note.talker != NOBODY:
        speak(s, box, note, log, setting, action)
        settle(s, box, note, log, luck, setting, out)
        return
    if s.phase == WHO:
        seat = asked(s, note, setting)
        if action == A_WAIT:
            note.asked = (seat + 1) % box.players
            note.waited += 1
            return
        write(note, log, seat, action)
        play(s, box, START + (seat + action - A_START) % box.players, out)
        return
    seat = s.seat
    ended = move(s, box, note, log, setting, action, out)
    settle(s, box, note, log, luck, setting, out)
    # Whoever has drawn has a new hand to speak of.
    if ended and s.phase == TURN and s.seat != seat and s.held[seat] > 0 and may_talk(s, box, setting):
        note.talker = seat


@compiled
def fill_mask(s: Table, box: Box, note: Any, setting: Any, seat: int, mask: Numbers, out: Numbers) -> None:
    """A 1 for every action of the seat, if it is the one that is asked."""
    mask[:] = 0
    if s.phase == OVER or seat != asked(s, note, setting):
        return
    if note.talker != NOBODY:
        mask[A_HUSH] = 1
        for pile in range(PILES):
            if box.starts[pile] == (TOP if pile < UP else BOTTOM):
                continue
            for word in range(WORDS_N):
                new = note.said[seat, pile] != (0 if word == NO_WORD else word + 1)
                if new and not note.spoken >> pile & 1 and (word != TRICK_WORD or setting.tricks):
                    mask[A_SAY + pile * WORDS_N + word] = 1
        for command in range(COMMANDS_N):
            if setting.enabled >> command & 1 and not note.spoken >> (PILES + command) & 1:
                for word in range(TELLS_N):
                    if note.told[seat, command] != (0 if word == NO_TELL else word + 1):
                        mask[A_TELL + command * TELLS_N + word] = 1
        return
    if s.phase == WHO:
        if setting.start == HOST:
            mask[A_START : A_START + box.players] = 1
        else:
            mask[A_START] = 1
            mask[A_WAIT] = note.waited + 1 < box.players
        return
    fill_turn(s, box, mask, out)


@compiled
def fill_turn(s: Table, box: Box, mask: Numbers, out: Numbers) -> None:
    """A 1 for every move of the seat on turn."""
    if box.special:
        for n in range(legal(s, box, out)):
            code = out[n]
            if code < END:
                mask[code // LAY * CARDS + code % LAY - 2] = 1
            else:
                mask[A_END if code == END else A_BACK] = 1
        return
    # Without commands whatever fits may be laid. Which cards fit is anybody's guess, the processor's too: writing every
    # answer down, yes or no, costs less than a list of those that do.
    for i in range(s.held[s.seat]):
        card = s.hands[s.seat, i]
        for pile in range(PILES):
            mask[pile * CARDS + card - 2] = fits(s.tops[pile], card, pile) != 0
    mask[A_END] = is_fulfilled(s, box)
    mask[A_BACK] = box.undo and s.laid > 0


@compiled
def look(s: Table, box: Box, note: Any, setting: Any, seat: int, row: Numbers) -> None:
    """What a seat sees, in the layout of FIELDS."""
    players = box.players
    row[:] = 0
    for card in range(CARDS):
        row[card] = note.state[card]
    if note.shown:
        for card in range(CARDS):
            if note.state[card] >= SHOWN:
                row[card] = LAID + (note.state[card] - SHOWN - seat) % players
    for i in range(s.held[seat]):
        row[s.hands[seat, i] - 2] = 1
    for pile in range(PILES):
        row[AT_TOPS + pile] = s.tops[pile]
        row[AT_PILED + pile] = note.piled[pile]
        row[AT_OPEN + pile] = s.only == NONE or s.only == pile
    if box.special:
        for card in range(CARDS):
            row[AT_KINDS + card] = box.kinds[card + 2]
        for pile in range(PILES):
            kind, due = box.kinds[s.tops[pile]], s.due >> pile & 1
            row[AT_FIRE + pile] = 2 if due else kind == FIRE
            row[AT_DUTY + pile] = s.phase == TURN and (kind == SKULL or due)
            if FIRST_LASTING <= kind <= LAST_LASTING:
                row[AT_FORCE + kind - 1] = 1
    row[AT_PHASE] = s.phase == WHO
    row[AT_PHASE + 1] = s.phase == TURN
    row[AT_PHASE + 2] = s.phase == DRAW
    row[AT_PHASE + 3] = s.phase == OVER
    row[AT_TALKING] = note.talker != NOBODY
    row[AT_WAITED] = note.waited if s.phase == WHO else 0
    quiet = box.special and s.phase != OVER and visible(s, box, SILENCE)
    for n in range(MOST_SEATS):
        if n >= players:
            row[AT_HANDS + n] = row[AT_TURN + n] = -1
            continue
        other = seat + n if seat + n < players else seat + n - players
        row[AT_HANDS + n] = s.held[other]
        if s.phase == WHO:
            row[AT_TURN + n] = setting.start == CLAIM or (setting.start == HOST and other == 0)
        else:
            row[AT_TURN + n] = s.phase == TURN and other == s.seat
        if setting.talk and not quiet:
            for pile in range(PILES):
                row[AT_SAID + n * PILES + pile] = note.said[other, pile]
            for command in range(COMMANDS_N):
                row[AT_TOLD + n * COMMANDS_N + command] = note.told[other, command]
    row[AT_PILE] = s.undrawn
    row[AT_PILE + 1] = s.minimum if s.phase == TURN else 0
    row[AT_PILE + 2] = s.laid
    row[AT_PILE + 3] = s.three


@compiled
def pick(s: Table, box: Box, note: Any, setting: Any, luck: Numbers, out: Numbers) -> int:
    """An action of a seat that plays at random and says nothing."""
    if note.talker != NOBODY:
        return A_HUSH
    if s.phase == WHO:
        if setting.start == HOST:
            return A_START + below(luck, box.players)
        return A_WAIT if note.waited + 1 < box.players and below(luck, 2) == 0 else A_START
    code = out[below(luck, legal(s, box, out))]
    return code // LAY * CARDS + code % LAY - 2 if code < END else A_END if code == END else A_BACK


@compiled
def show_one(
    s: Table, box: Box, note: Any, setting: Any, i: int, seats: Rows, seen: Rows, masks: Rows, out: Numbers
) -> None:
    """Write down what is seen in one match: by the seat that is asked, or where there is room by every seat."""
    if s.phase != OVER:
        seats[i] = asked(s, note, setting)
    for view in range(seen.shape[1]):
        seat = seats[i] if seen.shape[1] == 1 else view
        look(s, box, note, setting, seat, seen[i, view])
        fill_mask(s, box, note, setting, seat, masks[i, view], out)


@compiled
def show(
    tables: Rows, boxes: Rows, notes: Rows, setting: Any, which: Rows, seats: Rows, seen: Rows, masks: Rows,
    out: Numbers,
) -> None:  # fmt: skip
    """Write down what is seen in the matches named."""
    for i in range(len(tables)):
        if which[i]:
            show_one(tables[i], boxes[i if len(boxes) > 1 else 0], notes[i], setting, i, seats, seen, masks, out)


@compiled
def reset(
    tables: Rows, boxes: Rows, notes: Rows, logs: Rows, lucks: Rows, setting: Any, which: Rows, seats: Rows,
    seen: Rows, masks: Rows, out: Numbers,
) -> None:  # fmt: skip
    """New matches where `which` says so, up to their first decision of a person, and what is seen then."""
    for i in range(len(tables)):
        if which[i]:
            s, box, note = tables[i], boxes[i if len(boxes) > 1 else 0], notes[i]
            begin(s, box, note, logs[i], lucks[i], setting, out)
            while s.phase != OVER and setting.random >> asked(s, note, setting) & 1:
                action = pick(s, box, note, setting, lucks[i], out)
                act(s, box, note, logs[i], lucks[i], setting, action, out)
            show_one(s, box, note, setting, i, seats, seen, masks, out)


@compiled
def step(
    tables: Rows, boxes: Rows, notes: Rows, logs: Rows, lucks: Rows, setting: Any, which: Rows, actions: Rows,
    rewards: Rows, ended: Rows, cut: Rows, seats: Rows, seen: Rows, masks: Rows, out: Numbers,
) -> None:  # fmt: skip
    """The action of whoever is asked, in the matches named; what it brought, whether the match is over or cut, and what
    is seen now. A match is shown as soon as it has moved, while it is still in the processor's cache."""
    for i in range(len(tables)):
        if not which[i]:
            continue
        s, box, note = tables[i], boxes[i if len(boxes) > 1 else 0], notes[i]
        to_go = s.to_go
        seat = asked(s, note, setting)
        act(s, box, note, logs[i], lucks[i], setting, actions[i, seat if actions.shape[1] > 1 else 0], out)
        while s.phase != OVER and setting.random >> asked(s, note, setting) & 1:
            act(s, box, note, logs[i], lucks[i], setting, pick(s, box, note, setting, lucks[i], out), out)
        over = s.phase == OVER
        gain = float(s.won) if over and setting.reward != CARDS_LAID else 0.0
        cards = box.highest - 1
        if setting.reward == CARDS_LAID:
            gain += (to_go - s.to_go) / cards
        elif setting.reward == SHAPED:
            after = 0.0 if over else (cards - s.to_go) / cards
            gain += setting.gamma * after - (cards - to_go) / cards
        for other in range(box.players):
            rewards[i, other] = gain
        ended[i] = over
        cut[i] = not over and note.steps >= setting.longest
        show_one(s, box, note, setting, i, seats, seen, masks, out)


@compiled
@allocating
def believe(s: Table, box: Box, note: Any, seat: int, found: Numbers) -> None:
    """How likely every card is in every hand, the own first, then clockwise; what is left is the draw pile's share.
    Cards out of sight are all alike to a seat: the odds are counted, and exact whenever the seat itself is on turn."""
    found[:] = 0.0
    players = box.players
    unknown = np.zeros(MOST_SEATS)
    hidden = float(s.undrawn)
    for n in range(players):
        other = (seat + n) % players
        unknown[n] = s.held[other]
        for card in range(CARDS):
            if n > 0 and note.state[card] == SHOWN + other:
                unknown[n] -= 1
                found[card, n] = 1.0
        hidden += unknown[n] if n > 0 else 0.0
    for i in range(s.held[seat]):
        found[s.hands[seat, i] - 2, 0] = 1.0
    for card in range(CARDS):
        if note.state[card] == 0 and found[card, 0] == 0.0 and hidden > 0.0:
            for n in range(1, players):
                found[card, n] = unknown[n] / hidden


@compiled
def believe_all(tables: Rows, boxes: Rows, notes: Rows, which: Rows, seats: Rows, found: Rows) -> None:
    """The odds of the hands for all whose observation is shown."""
    for i in range(len(tables)):
        if which[i]:
            for view in range(found.shape[1]):
                seat = seats[i] if found.shape[1] == 1 else view
                believe(tables[i], boxes[i if len(boxes) > 1 else 0], notes[i], seat, found[i, view])
