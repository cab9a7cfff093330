"""The bot `cheat`: it looks at everything, also at what is still to come. It lives in the lab only, to show what can be
reached with a deal. It is no upper bound: its search keeps few positions and judges them plainly, so that a master who
sees far less may do better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from ludoteca.engine.game import AnyGame, View
from ludoteca.engine.luck import Luck, luck_of
from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE, Move, Seat, Seen
from ludoteca.games.the_game.box import LOWEST
from ludoteca.games.the_game.moves import Lay, TakeBack
from ludoteca.games.the_game.piles import PILE_INDEX, UP
from ludoteca.games.the_game.state import State, is_fulfilled
from ludoteca.mind.bot import Bot, Clock

BEAM = 40
"""Positions kept from turn to turn in the search of a team game."""
WIDTH = 6
"""Placements tried for one card of a turn, the cheapest first."""
CHEAP = 2
"""A card beyond the minimum may use up so many numbers."""
ROOM_PER_CARD = 4.0
"""What a card that is still to be laid counts against the room on the piles; there are about 392 numbers for 98."""


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


_plans: WeakKeyDictionary[Match, dict[int, tuple[Seat, Move]]] = WeakKeyDictionary()


class TeamCheat:
    """Knows all hands and the order of the draw pile, and searches the whole match ahead, a beam of positions wide."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self._seat = seat

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        at = len(self._match.entries)
        planned = _plans.get(self._match, {}).get(at)
        if planned is None or planned[0] != self._seat or planned[1] not in view.moves:
            _plans[self._match] = plan(self._match)
            planned = _plans[self._match].get(at)
        if planned is None or planned[0] != self._seat:
            move: Move = view.moves[0]
            return move
        return planned[1]

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        at = len(self._match.entries)
        if at not in _plans.get(self._match, {}):
            _plans[self._match] = plan(self._match)
        planned = _plans[self._match].get(at)
        return 3 if planned and planned[0] == self._seat else 0


Path = tuple[Any, ...]
"""A linked list of (seat, move) from the last back to the first: cheap to share between positions."""


def plan(match: Match) -> dict[int, tuple[Seat, Move]]:
    """A good way from here to the end, by entry number."""
    game = match.game
    luck = luck_of(match.seed or "")
    beam: list[tuple[State, Path]] = [(match.state, ())]
    best: tuple[float, Path] = (float("inf"), ())
    while beam:
        grown: dict[Any, tuple[float, State, Path]] = {}
        for state, path in beam:
            for after, road in _turns(game, state, path, luck):
                outcome = game.outcome(after)
                if outcome is not None:
                    if outcome.winners:
                        return _numbered(match, road)
                    best = min(best, (float(outcome.left or 0), road), key=lambda found: found[0])
                    continue
                key = (_tops(after), after.hands, after.seat)
                if key not in grown:
                    grown[key] = (_room(after), after, road)
        ranked = sorted(grown.values(), key=lambda found: -found[0])[:BEAM]
        beam = [(state, path) for _, state, path in ranked]
    return _numbered(match, best[1])


def _tops(state: State) -> tuple[int, ...]:
    return tuple(pile[-1] for pile in state.piles)


def _room(state: State) -> float:
    """How much the piles can still take, in numbers, against the cards that are left to lay."""
    up1, up2, down1, down2 = _tops(state)
    highest = state.setup.highest
    ups, downs = max(0, highest - up1) + max(0, highest - up2), max(0, down1 - LOWEST) + max(0, down2 - LOWEST)
    room = ups + downs
    return room - ROOM_PER_CARD * (sum(map(len, state.hands)) + len(state.undrawn))


def _cost(state: State, lay: Lay) -> int:
    """How many numbers a placement uses up; a trick gives ten back."""
    pile = PILE_INDEX[lay.pile]
    top = state.piles[pile][-1]
    return lay.card - top if UP[pile] else top - lay.card


def _turns(game: AnyGame, state: State, path: Path, luck: Luck) -> Iterator[tuple[State, Path]]:
    """Ways to finish the running turn (or to choose who starts), chance included: the cheapest placements, and cards
    beyond the minimum only where they cost next to nothing."""
    open_ways: list[tuple[State, Path]] = [(state, path)]
    seen: set[tuple[int, ...]] = set()
    while open_ways:
        here, way = open_ways.pop()
        for seat in game.turn(here):
            moves = [move for move in game.moves(here, seat) if not isinstance(move, TakeBack)]
            lays = sorted((move for move in moves if isinstance(move, Lay)), key=lambda lay: _cost(here, lay))
            if is_fulfilled(here):
                lays = [lay for lay in lays if _cost(here, lay) <= CHEAP]
            others = [move for move in moves if not isinstance(move, Lay)]
            for move in (*lays[:WIDTH], *others):
                after, road = game.play(here, seat, move), (way, (seat, move))
                if game.outcome(after) is None and isinstance(move, Lay) and game.turn(after) == (seat,):
                    if (tops := _tops(after)) not in seen:
                        seen.add(tops)
                        open_ways.append((after, road))
                    continue
                while game.outcome(after) is None and game.turn(after) == (CHANCE,):
                    drawn = game.sample(after, luck)
                    after, road = game.play(after, CHANCE, drawn), (road, (CHANCE, drawn))
                yield after, road


def _numbered(match: Match, path: Path) -> dict[int, tuple[Seat, Move]]:
    steps: list[tuple[Seat, Move]] = []
    while path:
        path, step = path
        steps.append(step)
    return dict(enumerate(reversed(steps), start=len(match.entries)))
