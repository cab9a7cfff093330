"""Phase 1, the dice: the roll, the Shortcut token, and turning dice (LC-37 to LC-39, LC-85, LC-95 to LC-107)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.moves import Keep, Lock, Pass, Replace, Roll, Take, Turn
from ludoteca.games.lost_code.state import FREE, State
from ludoteca.games.lost_code.wheels import begin_wheels


def roll(state: State, seat: Seat, move: Roll) -> State:
    dice = move.dice
    token = offered_token(state, dice)
    running = replace(state.round, rolled=dice, dice=dice, token=token)
    state = replace(state, round=running)
    if token is None:
        return _after_the_offer(state)
    first, *later = running.order
    return replace(state, phase="token", turn=(first,), queue=tuple(later))


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
    return _after_the_offer(state)


def lock(state: State, seat: Seat, move: Lock) -> State:
    """The taker writes the final numbers of the symbol at once and for good (LC-98)."""
    running = state.round
    assert running.token is not None
    written = list(state.guesses[seat])
    written[state.setup.place_of[running.token]] = move.numbers
    guesses = list(state.guesses)
    guesses[seat] = tuple(written)
    return _after_the_offer(replace(state, guesses=tuple(guesses)))


def replace_die(state: State, seat: Seat, move: Replace) -> State:
    return _after_the_offer(_with_die(state, move.die, move.symbol))


def turn_die(state: State, seat: Seat, move: Turn | Keep) -> State:
    if isinstance(move, Turn):
        state = _with_die(state, move.die, move.symbol)
    return begin_wheels(state)


def _after_the_offer(state: State) -> State:
    """First every die that shows a symbol out of play (LC-85), then the free change of one die (LC-38)."""
    setup, running = state.setup, state.round
    thrower = running.order[:1]
    if setup.idle_face in running.dice:
        return replace(state, phase="replace", turn=thrower, queue=())
    if running.taker == thrower[0] and not setup.taker_may_turn:
        return begin_wheels(state)  # LC-102
    return replace(state, phase="turn", turn=thrower, queue=())


def _with_die(state: State, die: int, symbol: str) -> State:
    dice = list(state.round.dice)
    dice[die] = symbol
    return replace(state, round=replace(state.round, dice=tuple(dice)))
