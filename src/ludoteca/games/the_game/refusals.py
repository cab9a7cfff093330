"""Why a move may not be played: the rule, and the facts that the sentence needs. All of it follows from what the
seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.game import Refusal
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.games.the_game.box import (
    COPIES,
    EXACTLY,
    HIGHEST,
    LOWEST,
    OPEN_PILES,
    PILES,
    Pile,
)
from ludoteca.games.the_game.codes import no
from ludoteca.games.the_game.commands import (
    BREACH_CODE,
    BREACH_RULE,
    OFF_PILE,
    SKULL,
    STOP_FIRE,
    STOP_SKULL,
    STRAYED,
)
from ludoteca.games.the_game.moves import Draw, End, Lay, Mark, Signal, Start, TakeBack, Tell
from ludoteca.games.the_game.piles import FITS, PILE_INDEX, UP, trick_card
from ludoteca.games.the_game.signals import refuse_signal
from ludoteca.games.the_game.state import State, is_forward_only, may_end, open_duties, piles_showing
from ludoteca.games.the_game.turns import breach_of, first_seats, next_mark, starts, unmarked
from ludoteca.locales import Fact


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why `seat` may not play `move` now, or None if it may."""
    if state.stage == "over":
        return no("TG-24", "match-over")
    why: Callable[[State, Seat, Any], Refusal | None] = WHY[type(move)]
    return why(state, seat, move)


# --- chance -----------------------------------------------------------------------------------------------------


def _mark(state: State, seat: Seat, move: Mark) -> Refusal | None:
    if seat != CHANCE:
        return no("TX-3", "chance-only")
    if state.stage != "mark":
        return no("TX-3", "not-now")
    if move.command != state.setup.enabled[next_mark(state) // COPIES] or move.card not in unmarked(state):
        return no("TX-3", "mark-elsewhere")
    return None


def _draw(state: State, seat: Seat, move: Draw) -> Refusal | None:
    if seat != CHANCE:
        return no("TG-12", "chance-only")
    if state.stage not in ("deal", "draw"):
        return no("TG-12", "not-now")
    card, undrawn = move.card, state.undrawn
    if card is None:
        return no("TG-12", "hidden-field")
    if move.seat != state.seat:
        return no("TG-4" if state.stage == "deal" else "TG-12", "draw-other-seat")
    if not LOWEST <= card <= HIGHEST or card not in undrawn:
        return no("TG-2", "draw-no-such-card", {"card": card})
    return None


# --- seats ------------------------------------------------------------------------------------------------------


def _start(state: State, seat: Seat, move: Start) -> Refusal | None:
    if state.stage != "start":
        return no("TG-5", "start-settled" if state.turns else "not-now")
    if move not in starts(state, seat):
        if seat in first_seats(state):
            return no("TG-5", "start-own-turn" if move.seat in range(state.setup.players) else "start-nobody")
        return no("TG-5", "start-by-chance" if state.setup.options.start == "random" else "start-by-host")
    return None


def _off_turn(state: State, seat: Seat) -> Refusal | None:
    if state.stage != "turn" or seat != state.seat:
        return no("TG-5", "start-first" if state.stage == "start" else "not-your-turn")
    return None


def _lay(state: State, seat: Seat, move: Lay) -> Refusal | None:
    if state.stage != "turn" or seat != state.seat:
        return _off_turn(state, seat)
    card = move.card
    if card not in state.hands[seat]:
        return no("TG-10", "not-in-hand", {"card": card})
    pile = PILE_INDEX[move.pile]
    if not FITS[pile][state.piles[pile][-1]][card]:
        return _does_not_fit(state, pile, card)
    if state.setup.special and not state.setup.lose:
        broken = breach_of(state, move)
        if broken:
            facts: dict[str, Fact] = {"card": card, "pile": _pile_meant(state, broken, move)}
            return no(BREACH_RULE[broken], BREACH_CODE[broken], facts)
    return None


def _pile_meant(state: State, broken: int, move: Lay) -> Pile:
    """The pile that the sentence about a broken command has to name."""
    if broken == OFF_PILE:
        return PILES[state.only_pile]
    if broken == STRAYED:
        return next(earlier.pile for earlier in state.laid if earlier.pile != move.pile)
    if broken in (STOP_SKULL, STOP_FIRE):
        return next(PILES[pile] for pile in open_duties(state) if PILES[pile] != move.pile)
    return move.pile


def _does_not_fit(state: State, pile: int, card: int) -> Refusal:
    """TG-8; the sentence offers the backwards trick only where there is one and no command forbids it."""
    if pile not in OPEN_PILES[state.setup.options.piles]:
        return no("TG-2", "no-such-pile", {"count": state.setup.options.piles})
    up, top = UP[pile], state.piles[pile][-1]
    trick = 0 if is_forward_only(state) and not state.setup.lose else trick_card(up, top)
    trick = trick if trick <= state.setup.highest else 0
    return no("TG-8", "too-low" if up else "too-high", {"card": card, "top": top, "trick": trick})


def _take_back(state: State, seat: Seat, move: TakeBack) -> Refusal | None:
    if not state.setup.options.undo_within_turn:
        return no("TG-15", "no-take-back")
    if off := _off_turn(state, seat):
        return off
    return None if state.laid else no("TG-15", "nothing-to-take-back")


def _end(state: State, seat: Seat, move: End) -> Refusal | None:
    if off := _off_turn(state, seat):
        return off
    if may_end(state):
        return None
    laid = len(state.laid)
    if laid < state.minimum:
        return no("TG-29", "end-too-early", {"laid": laid, "minimum": state.minimum, "more": state.minimum - laid})
    skulls = piles_showing(state, SKULL)
    if skulls:
        return no("TX-13", "end-skull", {"pile": PILES[skulls[0]]})
    if state.three and laid != EXACTLY:
        return no("TX-16", "end-three", {"laid": laid, "more": EXACTLY - laid})
    due = state.due.bit_length() - 1
    return no("TG-43", "end-fire", {"pile": PILES[due]})


def _signal(state: State, seat: Seat, move: Signal | Tell) -> Refusal | None:
    return no("TG-18", "not-your-turn") if seat == CHANCE else refuse_signal(state, seat, move)


WHY: dict[type[Move], Callable[[State, Seat, Any], Refusal | None]] = {
    Mark: _mark,
    Draw: _draw,
    Start: _start,
    Lay: _lay,
    TakeBack: _take_back,
    End: _end,
    Signal: _signal,
    Tell: _signal,
}
