"""Phase 1, the dice: the roll, the Shortcut token, and turning dice (LC-37 to LC-39, LC-85, LC-95 to LC-107)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.moves import Keep, Lock, Pass, Replace, Roll, Take, Turn
from ludoteca.games.lost_code.state import FREE, State
from ludoteca.games.lost_code.view import Round
from ludoteca.games.lost_code.wheels import begin_wheels


def roll(state: State, seat: Seat, move: Roll) -> State:
    """The dice fall (LC-37); where two or three are alike a token may be on offer (LC-96)."""
    dice = move.dice
    token = offered_token(state, dice)
    running = replace(state.round, rolled=dice, dice=dice, token=token)
    if token is None:
        return _after_the_offer(state, running)
    order = running.order
    return replace(state, phase="token", turn=order[:1], queue=order[1:], round=running)


def offered_token(state: State, dice: tuple[str, ...]) -> str | None:
    """The symbol that shows twice or more, if its token may be had in this round (LC-96).

    Asked of the natural roll: the bear's token is not in play where the bear is not (LC-107).
    """
    setup = state.setup
    if state.round.number > setup.token_rounds:
        return None
    for symbol in dice[:2]:
        if dice.count(symbol) >= 2:
            place = setup.place_of.get(symbol)
            return symbol if place is not None and state.tokens[place] == FREE else None
    return None


def answer_offer(state: State, seat: Seat, move: Take | Pass) -> State:
    """The offer goes round until somebody takes the token (LC-97)."""
    if isinstance(move, Take):
        running = state.round
        assert running.token is not None
        tokens = list(state.tokens)
        tokens[state.setup.place_of[running.token]] = seat
        running = replace(running, taker=seat)
        return replace(state, phase="lock", queue=(), tokens=tuple(tokens), round=running)
    if state.queue:
        return replace(state, turn=state.queue[:1], queue=state.queue[1:])
    return _after_the_offer(state, state.round)


def lock(state: State, seat: Seat, move: Lock) -> State:
    """The taker writes the final numbers of the symbol at once and for good (LC-98)."""
    running = state.round
    assert running.token is not None
    written = list(state.guesses[seat])
    written[state.setup.place_of[running.token]] = move.numbers
    guesses = list(state.guesses)
    guesses[seat] = tuple(written)
    return _after_the_offer(replace(state, guesses=tuple(guesses)), running)


def replace_die(state: State, seat: Seat, move: Replace) -> State:
    """A die whose symbol is not in play is turned to one that is (LC-85)."""
    return _after_the_offer(state, _with_die(state.round, move))


def turn_die(state: State, seat: Seat, move: Turn | Keep) -> State:
    """The thrower turns one die, or none (LC-38)."""
    return begin_wheels(state, _with_die(state.round, move) if isinstance(move, Turn) else state.round)


def _after_the_offer(state: State, running: Round) -> State:
    """First every die that shows a symbol out of play (LC-85), then the free change of one die (LC-38)."""
    setup = state.setup
    thrower = running.order[:1]
    if setup.idle_face in running.dice:
        return replace(state, phase="replace", turn=thrower, queue=(), round=running)
    if running.taker == thrower[0] and not setup.taker_may_turn:
        return begin_wheels(state, running)  # LC-102
    return replace(state, phase="turn", turn=thrower, queue=(), round=running)


def _with_die(running: Round, move: Turn | Replace) -> Round:
    dice = list(running.dice)
    dice[move.die] = move.symbol
    return replace(running, dice=tuple(dice))
