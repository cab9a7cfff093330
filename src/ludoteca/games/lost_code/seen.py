"""What a seat sees of a state. The one exit: everything that leaves for a seat goes through here (LC-80, TS-40)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.engine.moves import Move, Seat
from ludoteca.games.lost_code.choices import NUMBERS_IN
from ludoteca.games.lost_code.finals import outcome
from ludoteca.games.lost_code.moves import Deal, Guess, Lock, Place
from ludoteca.games.lost_code.state import GONE, State
from ludoteca.games.lost_code.view import Bid, Round, Swap, Token


def fields_for(state: State, seat: Seat | None) -> dict[str, Any]:
    """The fields of a CodeView. A spectator (None) sees what every seat sees; at the end all see all (LC-78)."""
    setup, track = state.setup, state.track
    over = state.phase == "over"
    on_turn = seat is not None and seat in state.turn
    left = tuple([NUMBERS_IN[mask] for mask in state.undrawn]) if over else ()
    return {
        "seat": seat,
        "players": setup.players,
        "turn": state.turn,
        "moves": setup.choices.now(state, seat).moves if on_turn and seat is not None else (),
        "outcome": outcome(state),
        "options": setup.options,
        "symbols": setup.symbols,
        "top_number": setup.top_number,
        "top_sum": setup.top_sum,
        "wheels": setup.wheels,
        "rounds": setup.rounds,
        "phase": state.phase,
        "logs": state.logs if over else _logs(state, seat),
        "stacks": tuple([mask.bit_count() - 1 for mask in state.undrawn]),
        "discards": state.discards,
        "removed": tuple(numbers[0] if len(numbers) == 1 else None for numbers in left) if over else setup.blank,
        "undrawn": left,
        "positions": track.positions,
        "standing": track.standing,
        "history": state.history if over else _history(state, seat),
        "available": tuple([width for at, width in enumerate(setup.widths) if state.free >> at & 1]),
        "tokens": _tokens(state, seat, over=over),
        "cursed": state.cursed,
        "skull": state.skull,
        "guesses": setup.blank if seat is None else state.guesses[seat],
        "guessing": state.turn if state.phase == "guess" else (),
        "finals": state.finals,
    }


def glimpse(actor: Seat, move: Move, viewer: Seat | None) -> Move:
    """A move as it is seen being played: own stones, and what others write or lay in secret, are hidden.

    A stone of a neutral log is not told to spectators here, nor is a tile to others where placement is in order:
    the view shows both.
    """
    if isinstance(move, Deal):
        return replace(move, number=None) if viewer is None or viewer == move.log else move
    if viewer == actor:
        return move
    if isinstance(move, Lock | Guess):
        return replace(move, numbers=None)
    if isinstance(move, Place):
        return replace(move, start=None)
    return move


def _logs(state: State, seat: Seat | None) -> tuple[tuple[int | None, ...], ...]:
    """Everybody sees all logs but the own one; so neutral logs are all that a spectator may see."""
    blank, logs = state.setup.blank, state.logs
    if seat is None:
        return (blank,) * state.setup.players + logs[state.setup.players :]
    return (*logs[:seat], blank, *logs[seat + 1 :])


def _history(state: State, seat: Seat | None) -> tuple[Round, ...]:
    rounds = [_round(played, seat) for played in state.history]
    if state.phase == "place" and state.setup.placed_together:
        running = rounds[-1]
        rounds[-1] = replace(running, bids=tuple(_bid(bid, seat) for bid in running.bids))
    return tuple(rounds)


def _round(played: Round, seat: Seat | None) -> Round:
    """What came into a log is not for its owner (LC-64)."""
    for swap in played.swaps:
        if seat is None or swap.seat == seat:
            return replace(played, swaps=tuple([_swap(one, seat) for one in played.swaps]))
    return played


def _swap(swap: Swap, seat: Seat | None) -> Swap:
    return replace(swap, drawn=None) if seat is None or swap.seat == seat else swap


def _bid(bid: Bid, seat: Seat | None) -> Bid:
    """Tiles that are laid at the same time stay covered until all lie (TS-18)."""
    return bid if bid.seat == seat else replace(bid, low=None, high=None)


def _tokens(state: State, seat: Seat | None, *, over: bool) -> tuple[Token, ...]:
    """Who holds a token is public; the numbers locked with it are the holder's (table 1.9)."""
    return tuple(
        [
            Token(
                symbol,
                holder if holder >= 0 else None,
                state.guesses[holder][place] if holder >= 0 and (over or holder == seat) else None,
            )
            for place, (symbol, holder) in enumerate(zip(state.setup.symbols, state.tokens, strict=True))
            if holder != GONE
        ]
    )
