"""A round begins and ends (LC-36, LC-69, LC-126)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.engine.moves import CHANCE
from ludoteca.games.lost_code.finals import begin_guesses
from ludoteca.games.lost_code.state import FREE, GONE, NO_ROUND, State


def start_round(state: State) -> State:
    """Who is furthest behind comes first, in everything, for the whole round (LC-36); all wheels are back (LC-69)."""
    past = state.history
    running = replace(NO_ROUND, number=len(past) + 1, order=state.track.standing, cursed=state.cursed)
    return replace(state, phase="roll", turn=(CHANCE,), queue=(), free=state.setup.all_wheels, past=past, round=running)


def finish_round(state: State) -> State:
    """The round is over: tokens and skull leave when it is time, and the next round begins, or the final guesses."""
    setup, number = state.setup, state.round.number
    if number == setup.token_rounds:  # LC-106
        state = replace(state, tokens=tuple(GONE if token == FREE else token for token in state.tokens))
    if number == setup.curse_rounds and state.skull != "gone":  # LC-121
        state = replace(state, skull="gone", cursed=None)
    if number == setup.rounds:
        return begin_guesses(state)
    return start_round(state)
