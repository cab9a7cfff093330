"""The Lost Code and Think Str8! as games: the rules of the other files, wired together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from ludoteca.engine.game import Game, IllegalMove, Outcome, Refusal
from ludoteca.engine.luck import Luck
from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.games.lost_code import box, dealing, dice, exchange, finals, seen, wheels
from ludoteca.games.lost_code.choices import NOTHING, is_listed
from ludoteca.games.lost_code.codes import ENDINGS, REFUSALS
from ludoteca.games.lost_code.moves import LostCodeMove
from ludoteca.games.lost_code.options import LostCodeOptions, ThinkStr8Options
from ludoteca.games.lost_code.refusals import why_not
from ludoteca.games.lost_code.reshuffle import reshuffle
from ludoteca.games.lost_code.setup import check_options, setup_of
from ludoteca.games.lost_code.state import State, opening
from ludoteca.games.lost_code.view import LostCodeView, Phase, ThinkStr8View

Opt = TypeVar("Opt", LostCodeOptions, ThinkStr8Options)
V = TypeVar("V", LostCodeView, ThinkStr8View)

Check = Callable[[State, Seat, Move], bool]
Effect = Callable[[State, Seat, Any], State]

PHASES: dict[Phase, tuple[Check, Effect]] = {
    "setup": (dealing.is_possible, dealing.set_up),
    "roll": (is_listed, dice.roll),
    "token": (is_listed, dice.answer_offer),
    "lock": (is_listed, dice.lock),
    "replace": (is_listed, dice.replace_die),
    "turn": (is_listed, dice.turn_die),
    "wheel": (is_listed, wheels.take_wheel),
    "place": (is_listed, wheels.place_tile),
    "exchange": (is_listed, exchange.discard),
    "draw": (dealing.is_possible, dealing.draw),
    "guess": (is_listed, finals.guess),
}
"""In each phase: whether a move of a seat on turn is legal, and what it does. Checks, the curse and the end of a round
follow by themselves (LC-54)."""


class CodeGame(Game[State, Opt, V]):
    """What both games have in common: nearly everything."""

    players = range(min(box.ROUNDS), max(box.ROUNDS) + 1)
    numbers_are_secret = True
    """Everybody sees your numbers but you: only the answers of the rules may tell you about them (LC-54)."""
    endings = ENDINGS
    refusals = REFUSALS
    samples: ClassVar[tuple[Mapping[str, Any], ...]] = (
        {"symbols": 2, "numbers": 5, "rounds": 2},
        {"symbols": 4, "numbers": 6, "rounds": 3, "introductory": True},
        {"symbols": 1, "numbers": 5, "rounds": 1},
    )
    Moves = LostCodeMove

    def check(self, options: Opt, players: int) -> None:
        check_options(options, players)

    def start(self, options: Opt, players: int) -> State:
        return opening(setup_of(options, players))

    def turn(self, state: State) -> tuple[Seat, ...]:
        return state.turn

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return (state.setup.choices.now(state, seat) if seat in state.turn else NOTHING).moves

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if seat in state.turn:
            is_legal, _ = PHASES[state.phase]
            if is_legal(state, seat, move):
                return None
        return why_not(state, seat, move)

    def play(self, state: State, seat: Seat, move: Move) -> State:
        if seat in state.turn:
            is_legal, then = PHASES[state.phase]
            if is_legal(state, seat, move):
                return then(state, seat, move)
        raise IllegalMove(why_not(state, seat, move))

    def sample(self, state: State, luck: Luck) -> Move:
        if state.phase != "roll" and state.track.standing:
            return dealing.next_stone(state, luck)
        moves = state.setup.choices.now(state, CHANCE).moves
        # A chance move is named by what it decides: a seed gives the same stones and dice whatever people do.
        label = f"roll {state.round.number}" if state.phase == "roll" else "stack"
        return moves[luck(label, len(moves))]

    def view(self, state: State, seat: Seat | None) -> V:
        return self.View(**seen.fields_for(state, seat))

    def glimpse(self, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        return seen.glimpse(seat, move, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return finals.outcome(state)

    def tally(self, state: State, seat: Seat) -> dict[str, tuple[int, int]]:
        return finals.tally(state, seat)

    def pieces(self, state: State) -> Sequence[tuple[int, int]]:
        """Stones as (symbol, number): in logs, laid open, and still to draw."""
        places: range = range(len(state.setup.symbols))
        return [
            *((at, stone) for log in state.logs for at, stone in enumerate(log) if stone is not None),
            *((at, number) for at in places for _, number in state.discards[at]),
            *((at, n) for at in places for n in range(state.undrawn[at].bit_length()) if state.undrawn[at] >> n & 1),
        ]

    def reshuffle(self, state: State, seat: Seat | None, luck: Luck) -> State:
        return reshuffle(state, seat, luck)


class LostCode(CodeGame[LostCodeOptions, LostCodeView]):
    """The rules of The Lost Code."""

    name: ClassVar[str] = "lost-code"
    title: ClassVar[str] = "The Lost Code"
    Options = LostCodeOptions
    View = LostCodeView

    def facts(self) -> dict[str, Any]:
        return box.facts(box.LOST_CODE_SYMBOLS)


class ThinkStr8(CodeGame[ThinkStr8Options, ThinkStr8View]):
    """The rules of Think Str8!."""

    name: ClassVar[str] = "think-str8"
    title: ClassVar[str] = "Think Str8!"
    Options = ThinkStr8Options
    View = ThinkStr8View

    def facts(self) -> dict[str, Any]:
        return box.facts(box.THINK_STR8_COLOURS)


LOST_CODE = LostCode()
THINK_STR8 = ThinkStr8()
