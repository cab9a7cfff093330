"""The course of the game: deal, who starts, a turn, the draw, the end.

Each move has a function that takes the state in which it was found legal (refusals.py), who plays it and the move, and
gives the state after it, with everything that follows by itself: the end of a turn by STOP, the next player, a match
won or lost.
"""

from __future__ import annotations

from bisect import insort
from typing import Any

from msgspec.structs import replace

from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.games.the_game.box import (
    COPIES,
    EXACTLY,
    HIGHEST,
    LOWEST,
    Pile,
)
from ludoteca.games.the_game.codes import Ending
from ludoteca.games.the_game.commands import (
    BREACH_ENDING,
    FIRE,
    KIND,
    OBEYED,
    ONE_PILE,
    PLAIN,
    SKULL,
    STOP,
    THREE,
    breach,
)
from ludoteca.games.the_game.moves import Draw, End, Lay, Mark, Start, TakeBack
from ludoteca.games.the_game.piles import FITS, FOLLOWS, LAYS_ON, NOWHERE, PILE_INDEX, UP, Rows, is_trick
from ludoteca.games.the_game.state import (
    FREE,
    State,
    fires,
    is_draw_one,
    is_forward_only,
    is_fulfilled,
    kinds_on_top,
    left_open,
    piles_showing,
)

_BYTE = tuple(bytes((card,)) for card in range(HIGHEST + 1))
"""Every card as the draw pile has it."""

# --- before the first turn --------------------------------------------------------------------------------------


def next_mark(state: State) -> int:
    """How many numbers have been marked with a command so far; they are marked command by command (TX-3)."""
    return sum(PLAIN < kind < FIRE for kind in state.kinds)


def unmarked(state: State) -> list[int]:
    """Numbers that a random layout may still mark: no command yet, and no fire (TX-53)."""
    return [card for card in range(LOWEST, state.setup.highest + 1) if state.kinds[card] == PLAIN]


def mark(state: State, seat: Seat, move: Mark) -> State:
    """A number gets a command, where the layout is drawn by lot (TX-3)."""
    kinds = list(state.kinds)
    kinds[move.card] = KIND[move.command]
    state = replace(state, kinds=tuple(kinds))
    return state if next_mark(state) < COPIES * len(state.setup.enabled) else replace(state, stage="deal")


def draw(state: State, chance: Seat, move: Draw) -> State:
    """A card comes from the draw pile into a hand: round the table in the deal (TG-4), then after each turn (TG-12)."""
    seat, card = move.seat, move.card
    assert card is not None
    hand, hands = [*state.hands[seat]], [*state.hands]
    insort(hand, card)
    hands[seat] = tuple(hand)
    left, dealt = state.drawing - 1, state.stage == "deal"
    if dealt:
        seat = (seat + 1) % state.setup.players
    state = replace(state, hands=tuple(hands), undrawn=state.undrawn.replace(_BYTE[card], b""), drawing=left, seat=seat)
    if left:
        return state
    return _dealt(state) if dealt else _next_turn(state)


def _dealt(state: State) -> State:
    # Alone there is nobody to agree with (TG-5, TG-32).
    return begin(state, 0) if state.setup.players == 1 else replace(state, stage="start")


def start(state: State, seat: Seat, move: Start) -> State:
    """Somebody takes the first turn (TG-5)."""
    return begin(state, move.seat)


# --- a turn -----------------------------------------------------------------------------------------------------


def begin(state: State, seat: Seat) -> State:
    """A turn begins; it may be lost before the first card (TG-25)."""
    setup = state.setup
    hand = len(state.hands[seat])
    # One card is enough once the draw pile is empty, with Pro too (TG-11, TG-35).
    minimum = setup.minimum if state.undrawn else 1
    if setup.lay_all and hand < minimum:
        minimum = hand
    due = fires(state) if setup.special else 0
    state = replace(
        state,
        stage="turn",
        seat=seat,
        turns=state.turns + 1,
        minimum=minimum,
        laid=(),
        three=False,
        only_pile=FREE,
        due=due,
    )
    return _judge(state)


def placements(state: State) -> list[Move]:
    """Every placement of the seat on turn that obeys all commands in force, card by card (TX-42)."""
    lays = _fitting(state, _rows(state))
    delicate = _delicate(state) if state.setup.special else ()
    if not delicate:
        return lays
    kinds = state.kinds
    return [lay for lay in lays if kinds[lay.card] not in delicate or breach_of(state, lay) == OBEYED]


def can_lay(state: State) -> bool:
    """Whether there is any such placement."""
    a, b, c, d = _rows(state)
    delicate = _delicate(state) if state.setup.special else ()
    for card in state.hands[state.seat]:
        if a[card] or b[card] or c[card] or d[card]:
            if not delicate or state.kinds[card] not in delicate:
                return True
            for lay in LAYS_ON[card][a[card] + b[card] + c[card] + d[card]]:
                if breach_of(state, lay) == OBEYED:
                    return True
    return False


def _fitting(state: State, rows: Rows) -> list[Any]:
    """Where the cards of the seat on turn fit, card by card."""
    lays: list[Any] = []
    a, b, c, d = rows
    for card in state.hands[state.seat]:
        lays += LAYS_ON[card][a[card] + b[card] + c[card] + d[card]]
    return lays


def _rows(state: State) -> Rows:
    """Where cards fit now: what TX-42 says of every card alike. Nothing fits after the third card of a 3!."""
    a, b, c, d = state.piles
    if not state.setup.special:
        return FITS[0][a[-1]], FITS[1][b[-1]], FITS[2][c[-1]], FITS[3][d[-1]]
    if state.three and len(state.laid) >= EXACTLY:
        return NOWHERE, NOWHERE, NOWHERE, NOWHERE
    table = FOLLOWS if is_forward_only(state) else FITS
    rows = table[0][a[-1]], table[1][b[-1]], table[2][c[-1]], table[3][d[-1]]
    if state.only_pile == FREE:
        return rows
    only = [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
    only[state.only_pile] = rows[state.only_pile]
    return only[0], only[1], only[2], only[3]


def _delicate(state: State) -> tuple[int, ...]:
    """Kinds of card that may break a command now although they fit; the rest of TX-42 is theirs alone."""
    kinds: tuple[int, ...] = ()
    if state.three or state.due or SKULL in state.on_top:
        kinds += (STOP,)
    if len(state.laid) >= EXACTLY:
        kinds += (THREE,)
    if state.setup.whole_turn:
        kinds += (ONE_PILE,)
    return kinds


def all_placements(state: State) -> list[Move]:
    """Every placement that the numbers allow, whatever the commands say."""
    a, b, c, d = state.piles
    return _fitting(state, (FITS[0][a[-1]], FITS[1][b[-1]], FITS[2][c[-1]], FITS[3][d[-1]]))


def _strayed(state: State, pile: Pile) -> bool:
    """Whether an earlier card of the turn went to another pile."""
    return any(earlier.pile != pile for earlier in state.laid)


def breach_of(state: State, lay: Lay) -> int:
    """Which command the placement would break (see commands.py)."""
    pile = PILE_INDEX[lay.pile]
    top = state.piles[pile][-1]
    kind = state.kinds[lay.card]
    trick = not FOLLOWS[pile][top][lay.card] and is_trick(UP[pile], top, lay.card)
    return breach(
        kind,
        len(state.laid),
        trick,
        state.three,
        # Only a trick is asked about it.
        trick and is_forward_only(state),
        state.only_pile not in (FREE, pile),
        state.setup.whole_turn and _strayed(state, lay.pile),
        # Only a STOP is asked about these two.
        kind == STOP and piles_showing(state, SKULL) not in ((), (pile,)),
        kind == STOP and bool(state.due & ~(1 << pile)),
    )


def lay(state: State, seat: Seat, move: Lay) -> State:
    """A card goes from the hand on a pile, and what it says is done (TX-43)."""
    pile, card = PILE_INDEX[move.pile], move.card
    hands, piles, hand = [*state.hands], [*state.piles], [*state.hands[seat]]
    hand.remove(card)
    hands[seat] = tuple(hand)
    piles[pile] = (*piles[pile], card)
    after = replace(state, hands=tuple(hands), piles=tuple(piles), laid=(*state.laid, move))
    if state.shown:
        after = replace(after, shown=tuple(held for held in state.shown if held != (seat, card)))
    return _obey(state, after, move, pile) if state.setup.special else _judge(after)


def _obey(before: State, after: State, move: Lay, pile: int) -> State:
    """The card that was laid has its say, and the one that it covers has no longer one (TX-43)."""
    kind, setup = after.kinds[move.card], after.setup
    on_top = [*before.on_top]
    on_top[pile] = kind
    only = FREE
    # ONE PILE that was laid just now binds the cards after it; whether it counts itself is an option (TX-31, TX-32).
    if ONE_PILE in on_top and (setup.command_counts or ONE_PILE in before.on_top):
        only = pile
    three = before.three or kind == THREE
    due = before.due and before.due & ~(1 << pile)
    after = replace(after, on_top=tuple(on_top), three=three, only_pile=only, due=due)
    if setup.lose and (broken := breach_of(before, move)):
        return _over(after, BREACH_ENDING[broken])  # TX-6
    return _stop(after) if kind == STOP else _judge(after)


def _judge(state: State) -> State:
    """Won or lost, or the turn goes on: asked when it begins and after each card (TG-25, TG-26, TX-45)."""
    hand = state.hands[state.seat]
    if not hand and not state.undrawn and not any(state.hands):
        return _over(state, _last_card(state))
    if goes_on(state):
        return state
    if state.setup.special:
        if hand_too_short(state):
            return _over(state, "short-hand")
        if SKULL in state.on_top:
            return _over(state, "skull")
        if state.three:
            return _over(state, "three")
        if len(state.laid) >= state.minimum:
            return _over(state, "fire")
    return _over(state, "stuck")


def goes_on(state: State) -> bool:
    """The turn can still be finished, as far as counting and the next placement tell (TG-25, TX-45).

    No search looks further ahead: a player who can lay something lays it, even where a duty will fail in the end.
    """
    if state.setup.special:
        if state.three and len(state.laid) + len(state.hands[state.seat]) < EXACTLY:
            return False  # TX-20
        return not hand_too_short(state) and (is_fulfilled(state) or can_lay(state))
    return len(state.laid) >= state.minimum or can_lay(state)


def hand_too_short(state: State) -> bool:
    """Even the whole hand is fewer cards than the turn asks for, and no STOP is in it to waive that (TX-36)."""
    hand = state.hands[state.seat]
    return len(state.laid) + len(hand) < state.minimum and all(state.kinds[card] != STOP for card in hand)


def _last_card(state: State) -> Ending:
    """All 98 cards are laid: won (TG-26), even with a fire on top (TG-40), unless a command is open (TX-15, TX-20)."""
    if SKULL in state.on_top:
        return "skull"
    return "three" if state.three and len(state.laid) != EXACTLY else "all-laid"


def take_back(state: State, seat: Seat, move: TakeBack) -> State:
    """The last card returns to the hand (TG-15): the turn is played again up to the card before."""
    *kept, last = state.laid
    hand, piles = [*state.hands[seat]], [*state.piles]
    for laid in state.laid:
        pile = PILE_INDEX[laid.pile]
        piles[pile] = piles[pile][:-1]
        insort(hand, laid.card)
    hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
    on_top = kinds_on_top(state.kinds, piles)
    before = replace(state, hands=hands, piles=tuple(piles), on_top=on_top, turns=state.turns - 1, shown=())
    again = begin(before, seat)
    for laid in kept:
        again = lay(again, seat, laid)
    return replace(again, shown=tuple(sorted((*state.shown, (seat, last.card)))))


def _stop(state: State) -> State:
    """STOP ends the turn at once and waives the minimum (TX-10); the last card of all is still the last card."""
    if not state.undrawn and not any(state.hands):
        return _over(state, _last_card(state))
    return _end_turn(state)


def end(state: State, seat: Seat, move: End) -> State:
    """The player ends the turn; where that is possible with something left open, it loses (TX-6, TX-7)."""
    broken = left_open(state)
    return _over(state, broken) if broken else _end_turn(state)


def _end_turn(state: State) -> State:
    """The turn is over: signals that the seat gave before it have had their time, those given in it stay for another
    (TG-20); and it draws (TG-12, TX-34, TX-35)."""
    missing = state.setup.hand_size - len(state.hands[state.seat])
    drawing = min(1 if is_draw_one(state) else missing, len(state.undrawn))
    said = state.said
    if said:
        said = tuple((owner, word, False) for owner, word, outlasts in said if owner != state.seat or outlasts)
    state = replace(
        state, stage="draw", minimum=0, laid=(), three=False, only_pile=FREE, due=0, drawing=drawing, said=said
    )
    return state if drawing else _next_turn(state)


def _next_turn(state: State) -> State:
    """Clockwise to the next player; without a draw pile those without cards are skipped (TG-14)."""
    seat = (state.seat + 1) % state.setup.players
    while not state.undrawn and not state.hands[seat]:
        seat = (seat + 1) % state.setup.players
    return begin(state, seat)


def _over(state: State, ending: Ending) -> State:
    return replace(state, stage="over", ending=ending)


def first_seats(state: State) -> tuple[Seat, ...]:
    """Who may settle the first turn (TG-5)."""
    how = state.setup.options.start
    return (CHANCE,) if how == "random" else (0,) if how == "host_choice" else tuple(range(state.setup.players))


def starts(state: State, seat: Seat) -> list[Move]:
    """The first turns that a seat may settle: its own claim, or anybody's where one decides for all."""
    if seat not in first_seats(state):
        return []
    seats = (seat,) if state.setup.options.start == "claim" else range(state.setup.players)
    return [Start(other) for other in seats]
