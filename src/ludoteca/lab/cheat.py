"""The bot `cheat`: it looks at everything, also at what is still to come. It lives in the lab only, to show what a deal
allows. In The Game and Extreme it looks for a way through the whole match, many positions wide (open_cards.py). What it
reaches can be reached; where it finds no win there may still be one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from ludoteca.engine.game import AnyGame, View
from ludoteca.engine.luck import Luck, luck_of
from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE, Move, Seat, Seen
from ludoteca.games.the_game.box import CARDS as ALL_CARDS
from ludoteca.games.the_game.box import PILES
from ludoteca.games.the_game.commands import layout_of
from ludoteca.games.the_game.moves import Draw, End, Lay, Start
from ludoteca.games.the_game.options import ExtremeOptions
from ludoteca.games.the_game.state import State
from ludoteca.mind.bot import Bot, Clock
from ludoteca.mind.loading import wait
from ludoteca.mind.the_game.kernel import NONE, TABLE, TURN, Table
from ludoteca.mind.the_game.open_cards import best_way
from ludoteca.mind.the_game.position import box_of, move_of
from ludoteca.mind.the_game.value_network import network_for
from ludoteca.mind.the_game.weights import weights_for

BEAMS = (60, 300, 1000)
"""Positions kept from turn to turn; more where fewer find no way to win, unless mates upset the plan anyway."""


def cheat(match: Match, seat: Seat) -> Bot:
    """A cheat for any of the games, at a seat of a running match."""
    return TeamCheat(match, seat) if hasattr(match.view(seat), "piles") else CodeCheat(match, seat)


class CodeCheat:
    """Reads its own stones in its neighbour's view."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self._seat = seat

    def choose(self, view: Any, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        neighbour: Any = self._match.view((self._seat + 1) % view.players)
        code = dict(zip(view.symbols, neighbour.logs[self._seat], strict=True))
        truth = sum(code[symbol] for symbol in view.history[-1].dice if symbol in code)
        points: dict[int, int] = dict(view.wheels)
        locked = {token.symbol for token in view.tokens if token.holder == self._seat}

        def worth(move: Any) -> float:
            verb = type(move).__name__
            if verb == "Wheel":
                return points[move.width] if move.start <= truth < move.start + move.width else -points[move.width]
            if verb == "Tile":
                return points[move.width]
            if verb == "Place":
                bid = next(bid for bid in view.history[-1].bids if bid.seat == self._seat)
                return float(move.start <= truth < move.start + bid.width)
            if verb == "Exchange":
                return float(move.symbol not in locked)
            if verb == "Guess":
                return float(move.numbers == (code[move.symbol],))
            if verb == "Lock":
                return float(move.numbers == (code[view.history[-1].token],))
            return float(verb in ("Take", "Keep"))

        best: Move = max(view.moves, key=worth)
        return best

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        return 0


Key = tuple[Any, ...]
"""The moment at which a turn begins: whose it is, the hands, and the tops of the piles."""
_plans: WeakKeyDictionary[Match, dict[Key, tuple[Lay, ...]]] = WeakKeyDictionary()
"""By match, for all cheats at its table."""


class TeamCheat:
    """Knows all hands and the order of the draw pile, and plans the match to its end."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._turn: tuple[Lay, ...] = ()

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        moves: Sequence[Move] = view.moves
        state: State = self._match.state
        if state.stage != "turn":
            first = next((Start(key[0]) for key in _planned(self._match)), moves[0])
            return first if first in moves else moves[0]
        if not state.laid:
            self._turn = self._planned_turn(state)
        done = len(state.laid)
        move: Move = self._turn[done] if done < len(self._turn) else End()
        return move if move in moves else moves[0]

    def _planned_turn(self, state: State) -> tuple[Lay, ...]:
        key = _key(state)
        if key not in _planned(self._match):
            # Somebody played another turn than was planned.
            del _plans[self._match]
        return _planned(self._match).get(key, ())

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        first = next(iter(_planned(self._match)), None)
        return 3 if first is not None and first[0] == self._seat else 0


def _key(state: State) -> Key:
    return state.seat, state.hands, _tops(state)


def _tops(state: State) -> tuple[int, ...]:
    return tuple(pile[-1] for pile in state.piles)


def _planned(match: Match) -> dict[Key, tuple[Lay, ...]]:
    """The turns of a way to the end of the match, the next one first."""
    if match not in _plans:
        _plans[match] = plan(match)
    return _plans[match]


def plan(match: Match) -> dict[Key, tuple[Lay, ...]]:
    """A good way from here to the end. It begins with a turn, or with who starts."""
    game, luck = match.game, luck_of(match.seed or "")
    state: State = match.state
    starts = [state] if state.stage == "turn" else [game.play(state, seat, Start(seat)) for seat in game.turn(state)]
    options = state.setup.options
    setting: Any = {
        "extreme": isinstance(options, ExtremeOptions),
        "players": state.setup.players,
        "pro": options.pro,
        "on_fire": options.on_fire,
    }
    whole = options.cards == len(ALL_CARDS) and options.piles == len(PILES) and not options.hand
    net = network_for(**setting)[1] if whole else np.zeros(0)
    wait("the_game")
    box = box_of(options, state.setup.players, layout_of(state.kinds))
    tables = np.array([_table_of(game, each, luck) for each in starts])
    left, way, first = best_way(tables, box, weights_for(**setting), net, BEAMS[0])
    for width in BEAMS[1:] if state.turns <= 1 else ():
        if left > 0:
            wider = best_way(tables, box, weights_for(**setting), net, width)
            left, way, first = min((left, way, first), wider, key=lambda found: found[0])
    found: dict[Key, tuple[Lay, ...]] = {}
    state = starts[first]
    for codes in way:
        if game.outcome(state) is not None or not codes:
            break  # The end, or a turn that cannot be fulfilled.
        turn = tuple(move_of(code) for code in codes)
        found[_key(state)] = turn
        state = _after(game, state, turn, luck)
    return found


def _after(game: AnyGame, state: State, turn: Sequence[Lay], luck: Luck) -> State:
    """The table when the next turn begins."""
    seat, begun = state.seat, state.turns
    for lay in turn:
        state = game.play(state, seat, lay)
    if game.outcome(state) is None and state.stage == "turn" and state.turns == begun:
        state = game.play(state, seat, End())
    while game.outcome(state) is None and game.turn(state) == (CHANCE,):
        state = game.play(state, CHANCE, game.sample(state, luck))
    return state


def _table_of(game: AnyGame, state: State, luck: Luck) -> Table:
    """A turn that begins, as the kernels see it, with the draw pile in its order: the first card at the back."""
    s = np.zeros(1, TABLE)[0]
    s["phase"], s["seat"], s["only"] = TURN, state.seat, NONE
    s["tops"], s["due"], s["minimum"] = _tops(state), state.due, state.minimum
    for seat, hand in enumerate(state.hands):
        s["held"][seat] = len(hand)
        s["hands"][seat, : len(hand)] = hand
    order, left = [], state.undrawn
    while left:
        drawn = game.sample(msgspec.structs.replace(state, stage="draw", undrawn=left), luck)
        assert isinstance(drawn, Draw)
        order.append(drawn.card)
        left = bytes(each for each in left if each != drawn.card)
    s["undrawn"] = len(order)
    s["deck"][: len(order)] = order[::-1]
    s["to_go"] = len(order) + sum(map(len, state.hands))
    return s
