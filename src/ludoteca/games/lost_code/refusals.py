"""Why a move may not be played: the rule, and the facts of the sentence. All of it follows from the view."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.game import Refusal
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.codes import RefusalCode
from ludoteca.games.lost_code.moves import (
    Deal,
    Exchange,
    Guess,
    Keep,
    Lock,
    Pass,
    Place,
    Replace,
    Roll,
    Stack,
    Take,
    Tile,
    Turn,
    Wheel,
)
from ludoteca.games.lost_code.state import State
from ludoteca.games.lost_code.view import Phase
from ludoteca.locales import Fact

RULES = {
    "setup": ("LC-16", "TS-9"),
    "deal": ("LC-20", "TS-10"),
    "roll": ("LC-37", "TS-16"),
    "token": ("LC-97", ""),
    "tokens-gone": ("LC-106", ""),
    "lock": ("LC-98", ""),
    "replace": ("LC-85", "TS-37"),
    "greys-differ": ("", "TS-39"),
    "turn": ("LC-38", "TS-16"),
    "taker": ("LC-102", ""),
    "wheel": ("LC-42", "TS-17"),
    "window": ("LC-43", "TS-19"),
    "no-pass": ("LC-44", "TS-17"),
    "no-change": ("LC-46", "TS-18"),
    "place": ("", "TS-18"),
    "exchange": ("LC-61", "TS-24"),
    "stack": ("LC-62", "TS-25"),
    "no-skip": ("LC-65", "TS-26"),
    "draw": ("LC-64", "TS-25"),
    "guess": ("LC-72", "TS-30"),
    "over": ("LC-77", "TS-34"),
    "symbols": ("LC-2", "TS-1"),
    "in-play": ("LC-84", "TS-36"),
    "dice": ("LC-5", "TS-4"),
    "sequence": ("LC-127", "TS-17"),
}
"""Each ground for refusal, as the rule of The Lost Code and of Think Str8! that it stands on."""

PHASE_OF: dict[type[Move], Phase] = {
    Stack: "setup",
    Roll: "roll",
    Take: "token",
    Pass: "token",
    Lock: "lock",
    Replace: "replace",
    Turn: "turn",
    Keep: "turn",
    Wheel: "wheel",
    Tile: "wheel",
    Place: "place",
    Exchange: "exchange",
    Guess: "guess",
}
"""When a move has its time. A deal has two: the setup, and the draw of an exchange."""

ONLY_LOST_CODE = (Take, Pass, Lock, Wheel)
ONLY_THINK_STR8 = (Tile, Place)


def why_not(state: State, seat: Seat, move: Move) -> Refusal:
    """The reason that helps most; asked only about moves that are not legal."""
    if state.phase == "over":
        return _no(state, "over", "match-over")
    if seat != CHANCE and isinstance(move, Stack | Deal | Roll):
        return _no(state, PHASE_OF.get(type(move), "deal"), "chance-only")
    if isinstance(move, ONLY_LOST_CODE if state.setup.tiles else ONLY_THINK_STR8):
        return _no(state, "sequence", "code-other-game")
    if any(getattr(move, field) is None for field in move.__struct_fields__):
        return _no(state, PHASE_OF.get(type(move), "deal"), "hidden-field")
    if seat not in state.turn:
        return _out_of_turn(state, seat, move)
    if PHASE_OF.get(type(move)) != state.phase and not (isinstance(move, Deal) and state.phase in ("setup", "draw")):
        return _out_of_phase(state, seat, move)
    return _out_of_bounds(state, seat, move)


def _no(state: State, ground: str, code: RefusalCode, **facts: Fact) -> Refusal:
    return Refusal(RULES[ground][state.setup.tiles], code, facts)


def _out_of_turn(state: State, seat: Seat, move: Move) -> Refusal:
    if seat == CHANCE:
        return _no(state, state.phase, "not-your-turn")
    if state.phase == "place" and isinstance(move, Place) and state.bid_of(seat).low is not None:
        return _no(state, "no-change", "code-tile-lies")
    if state.phase == "guess" and isinstance(move, Guess):
        return _no(state, "guess", "code-all-written")
    if state.phase == "wheel" and isinstance(move, Wheel | Tile) and seat not in state.queue:
        return _no(state, "no-change", "code-wheel-chosen")
    return _no(state, state.phase, "not-your-turn")


def _out_of_phase(state: State, seat: Seat, move: Move) -> Refusal:
    """The right seat, but something else is due."""
    setup, phase = state.setup, state.phase
    if phase == "replace" and isinstance(move, Turn | Keep):
        return _no(state, "replace", "code-replace-first", symbol=setup.faces[-1])
    if phase == "wheel" and isinstance(move, Turn | Keep) and state.round.taker == seat == state.round.order[0]:
        return _no(state, "taker", "code-taker-turns-no-die")
    if phase == "wheel" and isinstance(move, Pass):
        return _no(state, "no-pass", "code-must-choose-wheel")
    if phase == "exchange" and isinstance(move, Pass | Keep):
        return _no(state, "no-skip", "code-must-exchange")
    if isinstance(move, Take | Pass | Lock) and 0 < setup.token_rounds < len(state.history):
        return _no(state, "tokens-gone", "code-tokens-gone", round=setup.token_rounds)
    return _no(state, "sequence", "code-something-else-first", phase=phase)


def _out_of_bounds(state: State, seat: Seat, move: Move) -> Refusal:
    """The right seat and the right time, but not with these numbers or names."""
    match move:
        case Wheel() | Tile():
            return _bad_wheel(state, move)
        case Place():
            width = state.bid_of(seat).width
            return _no(state, "window", "code-tile-off-scale", width=width, last=state.setup.top_sum - width + 1)
        case Turn() | Replace():
            return _bad_die(state, move)
        case Lock():
            return _bad_numbers(state, "lock", move.numbers or (), fewest=1)
        case Exchange():
            return _bad_symbol(state, move.symbol) or _no(state, "stack", "code-stack-empty", symbol=move.symbol)
        case Guess():
            return _bad_guess(state, seat, move)
        case Deal():
            return _bad_deal(state, move)
        case Roll():
            return _no(state, "dice", "code-bad-roll", count=box.DICE, symbols=_list(state.setup.faces))
        case _:
            return _no(state, "setup", "code-bad-stack", seats=_list(state.setup.seats))


def _bad_wheel(state: State, move: Wheel | Tile) -> Refusal:
    setup = state.setup
    absent: RefusalCode = "code-no-such-tile" if setup.tiles else "code-no-such-wheel"
    taken: RefusalCode = "code-tile-taken" if setup.tiles else "code-wheel-taken"
    if move.width not in setup.points:
        return _no(state, "wheel", absent, width=move.width, widths=_list(setup.widths))
    if not state.free >> setup.widths.index(move.width) & 1:
        return _no(state, "wheel", taken, width=move.width)
    return _no(state, "window", "code-window-not-full", width=move.width, last=setup.top_sum - move.width + 1)


def _bad_die(state: State, move: Turn | Replace) -> Refusal:
    dice, ground = state.round.dice, PHASE_OF[type(move)]
    if not 0 <= move.die < len(dice):
        return _no(state, "dice", "code-no-such-die", last=len(dice) - 1)
    if isinstance(move, Replace) and dice[move.die] in state.setup.place_of:
        return _no(state, ground, "code-die-in-play", symbol=dice[move.die])
    bad = _bad_symbol(state, move.symbol)
    if bad is not None:
        return bad
    if isinstance(move, Replace):
        return _no(state, "greys-differ", "code-greys-differ", symbol=move.symbol)
    return _no(state, ground, "code-die-shows-that", symbol=move.symbol)


def _bad_symbol(state: State, symbol: str) -> Refusal | None:
    setup = state.setup
    if symbol not in setup.faces:
        return _no(state, "symbols", "code-no-such-symbol", name=symbol, symbols=_list(setup.symbols))
    if symbol not in setup.place_of:
        return _no(state, "in-play", "code-symbol-not-in-play", symbol=symbol)
    return None


def _bad_guess(state: State, seat: Seat, move: Guess) -> Refusal:
    setup = state.setup
    bad = _bad_symbol(state, move.symbol)
    if bad is not None:
        return bad
    place, written = setup.place_of[move.symbol], state.guesses[seat]
    if state.tokens[place] == seat:
        return _no(state, "lock", "code-symbol-locked", symbol=move.symbol)
    if written[place] is not None:
        return _no(state, "guess", "code-already-written", symbol=move.symbol)
    if place != written.index(None):
        return _no(state, "guess", "code-guess-in-order", symbol=setup.symbols[written.index(None)])
    return _bad_numbers(state, "guess", move.numbers or (), fewest=0)


def _bad_numbers(state: State, ground: str, numbers: Sequence[int], *, fewest: int) -> Refusal:
    if not fewest <= len(numbers) <= box.BOXES:
        return _no(state, ground, "code-how-many-numbers", fewest=fewest, most=box.BOXES, count=len(numbers))
    top = state.setup.top_number
    for number in numbers:
        if not 0 <= number <= top:
            return _no(state, ground, "code-no-such-number", number=number, top=top)
    return _no(state, ground, "code-numbers-ascending")


def _bad_deal(state: State, move: Deal) -> Refusal:
    log, place = state.filling
    symbol = state.setup.symbols[place]
    ground = "deal" if state.phase == "setup" else "draw"
    if not state.track.standing:
        return _no(state, "setup", "code-something-else-first", phase="setup")
    if (move.log, move.symbol) != (log, symbol):
        return _no(state, ground, "code-deal-elsewhere", log=log, symbol=symbol)
    return _no(state, ground, "code-stone-not-there", symbol=symbol, number=move.number or 0)


def _list(names: Sequence[object]) -> str:
    return ", ".join(map(str, names))
