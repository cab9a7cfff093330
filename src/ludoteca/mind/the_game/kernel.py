"""The rules of The Game and The Game: Extreme once more, compiled: millions of moves a second, for rollouts.

The truth is games/the_game; a test plays both side by side and compares every legal move and every successor. A box
(the options of a match) and a table (its position) are NumPy records. A move is a number: `lay_code(card, pile)`,
END, TAKE_BACK, START + seat; for chance it is the card that is drawn. Signals use no turn and change no pile, so
there are none here. The functions do not check what they are given: `legal` says what may be played.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.games.the_game.box import CARDS as ALL_CARDS
from ludoteca.games.the_game.box import EXACTLY, HAND_SIZE, HIGHEST, LOWEST, STARTS
from ludoteca.games.the_game.box import TRICK as BACK
from ludoteca.games.the_game.commands import DRAW_ONE, FIRE, NO_BACKWARDS, ONE_PILE, SKULL, STOP, THREE
from ludoteca.games.the_game.piles import UP as ASCENDING
from ludoteca.mind.compiled import compiled

Table = Any
"""A record of TABLE."""
Box = Any
"""A record of BOX."""
Numbers = Any
"""A NumPy array of whole numbers."""

CARDS, PILES = len(ALL_CARDS), len(STARTS)
UP = sum(ASCENDING)
"""The first piles go up, the others down, as in box.PILES."""
BOTTOM, TOP = LOWEST - 1, HIGHEST + 1
"""The numbers just beyond the cards."""
MOST_SEATS, MOST_CARDS, MOST_MOVES = max(HAND_SIZE), max(HAND_SIZE.values()), CARDS
"""The room that a table needs at most. What a match has is in its box, and may be less."""
NONE = -1
FORWARD, TRICK = 1, 2

DEAL, WHO, TURN, DRAW, OVER = range(5)
"""Phases; in WHO it is settled who starts."""
LAY = 128
"""Moves below 4 × LAY lay a card: pile × LAY + card."""
END, TAKE_BACK, START = 512, 513, 514

i1 = np.int8
BOX = np.dtype(
    [
        ("players", i1),
        ("hand_size", i1),
        ("minimum", i1),
        ("special", i1),
        ("lose", i1),
        ("command_counts", i1),
        ("whole_turn", i1),
        ("lay_all", i1),
        ("undo", i1),
        ("lowest", i1),
        ("highest", i1),
        ("starts", i1, PILES),
        ("kinds", i1, TOP + 1),
    ],
    align=True,
)
TABLE = np.dtype(
    [
        ("phase", i1),
        ("seat", i1),
        ("to_draw", i1),
        ("to_go", i1),
        ("won", i1),
        ("minimum", i1),
        ("laid", i1),
        ("three", i1),
        ("only", i1),
        ("tops", i1, PILES),
        ("due", i1),
        ("held", i1, MOST_SEATS),
        ("hands", i1, (MOST_SEATS, MOST_CARDS)),
        ("undrawn", i1),
        ("deck", i1, CARDS),
        ("log", i1, (MOST_CARDS, 6)),
    ],
    align=True,
)


@compiled
def visible(s: Table, box: Box, kind: int) -> bool:
    """Is a card of this kind on top of a pile?"""
    found = False
    for pile in range(PILES):
        found |= box.kinds[s.tops[pile]] == kind
    return found


@compiled
def fits(top: int, card: int, pile: int) -> int:
    """FORWARD in the pile's direction (TG-8), TRICK when it goes back by ten (TG-9), else 0. A pile that a small
    variant does without is one that has reached its end: box.CLOSED."""
    if pile < UP:
        return FORWARD if card > top else TRICK if card == top - BACK and top != TOP else 0
    return FORWARD if card < top else TRICK if card == top + BACK and top != BOTTOM else 0


@compiled
def unmet(s: Table, box: Box, but: int) -> bool:
    """Is there a duty on a pile other than `but`: an open skull (TX-13), a fire that is due (TG-43)?"""
    found = False
    for pile in range(PILES):
        found |= pile != but and (s.due >> pile & 1 != 0 or box.kinds[s.tops[pile]] == SKULL)
    return found


@compiled
def breaks(s: Table, box: Box, card: int, pile: int, trick: bool) -> bool:
    """Would this placement itself break a command (TX-42)?"""
    kind = box.kinds[card]
    if s.laid >= EXACTLY and (s.three or kind == THREE):
        return True
    if trick and visible(s, box, NO_BACKWARDS):
        return True
    if s.only != NONE and s.only != pile:
        return True
    if kind == STOP:
        return unmet(s, box, pile) or (s.three != 0 and s.laid + 1 != EXACTLY)
    if kind == ONE_PILE and box.whole_turn:
        for n in range(s.laid):
            if s.log[n, 1] != pile:
                return True
    return False


@compiled
def is_fulfilled(s: Table, box: Box) -> bool:
    """Can the turn end well now (TX-44)?"""
    if s.laid < s.minimum:
        return False
    return not box.special or (not (s.three and s.laid != EXACTLY) and not unmet(s, box, NONE))


@compiled
def placements(s: Table, box: Box, out: Numbers, broken: bool) -> int:
    """All placements of the seat on turn, with those that break a command or without; how many there are."""
    n = 0
    seat = s.seat
    for i in range(s.held[seat]):
        card = s.hands[seat, i]
        for pile in range(PILES):
            how = fits(s.tops[pile], card, pile)
            if how and (broken or not box.special or not breaks(s, box, card, pile, how == TRICK)):
                out[n] = pile * LAY + card
                n += 1
    return n


@compiled
def legal(s: Table, box: Box, out: Numbers) -> int:
    """All moves of the seat on turn, or of chance (the cards it may draw); how many there are."""
    n = 0
    if s.phase == TURN:
        n = placements(s, box, out, box.lose != 0)
        if is_fulfilled(s, box) or (box.lose and s.laid >= s.minimum):
            out[n] = END
            n += 1
        if box.undo and s.laid > 0:
            out[n] = TAKE_BACK
            n += 1
    elif s.phase == DRAW or s.phase == DEAL:
        n = int(s.undrawn)
        for i in range(n):
            out[i] = s.deck[i]
    elif s.phase == WHO:
        n = int(box.players)
        for seat in range(n):
            out[seat] = START + seat
    return n


@compiled
def lay(s: Table, box: Box, card: int, pile: int) -> None:
    """The card goes from the hand to the pile; nothing is judged yet."""
    seat, n = s.seat, s.laid
    log = s.log[n]
    log[0], log[1], log[2], log[3], log[4], log[5] = card, pile, s.tops[pile], s.due, s.only, s.three
    left = s.held[seat] - 1
    at = 0
    while s.hands[seat, at] != card:
        at += 1
    for i in range(at, left):
        s.hands[seat, i] = s.hands[seat, i + 1]
    s.held[seat] = left
    s.laid = n + 1
    s.to_go -= 1
    if not box.special:
        s.tops[pile] = card
        return
    bound = box.command_counts or visible(s, box, ONE_PILE)
    s.tops[pile] = card
    s.due &= ~(1 << pile)
    if box.kinds[card] == THREE:
        s.three = 1
    if not visible(s, box, ONE_PILE):
        s.only = NONE
    elif bound:
        s.only = pile


@compiled
def take_back(s: Table) -> None:
    """Undo the last `lay` of this turn."""
    n = s.laid - 1
    card, pile = s.log[n, 0], s.log[n, 1]
    s.tops[pile], s.due, s.only, s.three = s.log[n, 2], s.log[n, 3], s.log[n, 4], s.log[n, 5]
    s.laid = n
    s.to_go += 1
    take(s, s.seat, card)


@compiled
def take(s: Table, seat: int, card: int) -> None:
    """The card comes into the hand, which stays in order."""
    at = s.held[seat]
    while at > 0 and s.hands[seat, at - 1] > card:
        s.hands[seat, at] = s.hands[seat, at - 1]
        at -= 1
    s.hands[seat, at] = card
    s.held[seat] += 1


@compiled
def judge(s: Table, box: Box, out: Numbers) -> None:
    """Won or lost, or the turn goes on: asked when it begins and after each card (TG-25, TG-26, TX-45)."""
    if s.to_go == 0:
        s.phase = OVER
        s.won = not box.special or not (visible(s, box, SKULL) or (s.three and s.laid != EXACTLY))
    elif (s.three and s.laid + s.held[s.seat] < EXACTLY) or not (
        is_fulfilled(s, box) or placements(s, box, out, False)
    ):
        s.phase = OVER


@compiled
def begin_turn(s: Table, box: Box, seat: int, out: Numbers) -> None:
    """A turn begins; it may be lost before the first card (TG-25, TX-36)."""
    held = s.held[seat]
    s.phase, s.seat = TURN, seat
    s.laid, s.three, s.only, s.due = 0, 0, NONE, 0
    s.minimum = box.minimum if s.undrawn > 0 else 1
    if box.lay_all and held < s.minimum:
        s.minimum = held
    if box.special:
        for pile in range(PILES):
            if box.kinds[s.tops[pile]] == FIRE:
                s.due |= 1 << pile
    if held < s.minimum:
        stop = False
        for i in range(held):
            stop |= box.kinds[s.hands[seat, i]] == STOP
        if not stop:
            s.phase = OVER
            return
    judge(s, box, out)


@compiled
def end_turn(s: Table, box: Box, out: Numbers) -> None:
    """The turn is over: draw (TG-12, TX-34, TX-35), or go on to the next seat."""
    missing = box.hand_size - s.held[s.seat]
    if box.special and visible(s, box, DRAW_ONE):
        missing = 1
    s.to_draw = min(missing, s.undrawn)
    s.phase = DRAW
    s.laid, s.three, s.only, s.due, s.minimum = 0, 0, NONE, 0, 0
    if s.to_draw == 0:
        next_turn(s, box, out)


@compiled
def next_turn(s: Table, box: Box, out: Numbers) -> None:
    """Clockwise to the next seat; without a draw pile those without cards are skipped (TG-14)."""
    seat = (s.seat + 1) % box.players
    while s.undrawn == 0 and s.held[seat] == 0:
        seat = (seat + 1) % box.players
    begin_turn(s, box, seat, out)


@compiled
def draw(s: Table, box: Box, at: int, out: Numbers) -> None:
    """Chance gives a seat the card at this place of what is undrawn."""
    card = s.deck[at]
    s.undrawn -= 1
    s.deck[at] = s.deck[s.undrawn]
    take(s, s.seat, card)
    s.to_draw -= 1
    if s.phase == DEAL:
        s.seat = (s.seat + 1) % box.players
        if s.to_draw == 0:
            s.phase = WHO
            if box.players == 1:
                begin_turn(s, box, 0, out)
    elif s.to_draw == 0:
        next_turn(s, box, out)


@compiled
def play(s: Table, box: Box, move: int, out: Numbers) -> None:
    """Any move that `legal` lists, with everything that follows by itself. `out` is room to work in."""
    if s.phase == DRAW or s.phase == DEAL:
        at = 0
        while s.deck[at] != move:
            at += 1
        draw(s, box, at, out)
    elif move < END:
        card, pile = move % LAY, move // LAY
        broken = box.lose and breaks(s, box, card, pile, fits(s.tops[pile], card, pile) == TRICK)
        lay(s, box, card, pile)
        if broken:
            s.phase = OVER
        elif box.kinds[card] == STOP and s.to_go > 0:
            end_turn(s, box, out)
        else:
            judge(s, box, out)
    elif move == END:
        if is_fulfilled(s, box):
            end_turn(s, box, out)
        else:
            s.phase = OVER  # Possible only where violations lose (TX-7).
    elif move == TAKE_BACK:
        take_back(s)
    else:
        begin_turn(s, box, move - START, out)


@compiled
def deal(s: Table, box: Box) -> None:
    """Everything back to the moment before the deal."""
    s.phase, s.seat, s.won, s.minimum = DEAL, 0, 0, 0
    s.laid, s.three, s.only, s.due = 0, 0, NONE, 0
    for pile in range(PILES):
        s.tops[pile] = box.starts[pile]
    s.held[:] = 0
    s.undrawn = s.to_go = box.highest + 1 - box.lowest
    for i in range(s.undrawn):
        s.deck[i] = box.lowest + i
    s.to_draw = box.hand_size * box.players


@compiled
def below(luck: Numbers, n: int) -> int:
    """A number from 0 to n - 1 (splitmix64, so that a seed gives the same play on every machine and thread)."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    z = luck[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = (z ^ (z >> np.uint64(31))) >> np.uint64(32)
    return int((z * np.uint64(n)) >> np.uint64(32))


@compiled
def random_match(s: Table, box: Box, luck: Numbers, out: Numbers) -> int:
    """Play one match at random from the deal on; how many moves it took, chance's included."""
    deal(s, box)
    steps = 0
    while s.phase != OVER:
        if s.phase == DRAW or s.phase == DEAL:
            draw(s, box, below(luck, s.undrawn), out)
        else:
            play(s, box, out[below(luck, legal(s, box, out))], out)
        steps += 1
    return steps


@compiled
def random_matches(s: Table, box: Box, luck: Numbers, out: Numbers, steps: int) -> int:
    """Play random matches until at least so many moves were made; how many were."""
    made = 0
    while made < steps:
        made += random_match(s, box, luck, out)
    return made
