"""Cairn: the whole game in one file. README.md has the rules; their ids stand beside the code that keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from ludoteca import CHANCE, Game, IllegalMove, Move, Options, Outcome, Refusal, Seat, View
from ludoteca.engine.luck import Luck

T = TypeVar("T")

HEAVIEST = 15
HAND = 3
BEARS = {"low": 12, "tall": 15}
"""For every player (CN-4)."""


# --- what can be chosen, done and seen ----------------------------------------------------------------------------


class CairnOptions(Options, frozen=True):
    cairn: Literal["low", "tall"] = "low"
    keep_free: bool = False


class Draw(Move, frozen=True):
    """Chance gives a seat a pebble; only that seat sees which (CN-1)."""

    seat: Seat
    pebble: int | None


class Lay(Move, frozen=True):
    """Lay a pebble on the cairn (CN-3)."""

    pebble: int


class StepBack(Move, frozen=True):
    """Lay nothing more (CN-3)."""


CairnMove = Draw | Lay | StepBack


class CairnView(View, frozen=True, kw_only=True, tag="cairn"):
    moves: tuple[CairnMove, ...]
    signals: tuple[CairnMove, ...]
    options: CairnOptions
    phase: Literal["draw", "turn", "over"]
    pebbles: tuple[int, ...]
    """The viewer's own, ascending; empty for a spectator."""
    weight: int
    """Of the cairn."""
    bears: int
    laid: tuple[tuple[int, ...], ...]
    """By each seat, in order."""
    held: tuple[int, ...]
    """How many pebbles each seat has."""
    done: tuple[bool, ...]
    kept: tuple[tuple[int, ...], ...]
    """What each seat held at the end; empty before."""


class State(msgspec.Struct, frozen=True):
    """What lies on the table, under it and in the bag."""

    options: CairnOptions
    bag: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[tuple[int, ...], ...]
    gone: tuple[bool, ...]
    """Who has stepped back."""
    seat: Seat = 0

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def drawing(self) -> bool:
        return len(self.bag) > HEAVIEST - HAND * self.players

    @property
    def weight(self) -> int:
        return sum(map(sum, self.laid))

    @property
    def bears(self) -> int:
        return BEARS[self.options.cairn] * self.players

    @property
    def done(self) -> tuple[bool, ...]:
        """Who has nothing more to do (CN-5)."""
        return tuple(gone or not hand for gone, hand in zip(self.gone, self.hands, strict=True))

    @property
    def over(self) -> bool:
        return not self.drawing and all(self.done)


# --- the rules ----------------------------------------------------------------------------------------------------


class Cairn(Game[State, CairnOptions, CairnView]):
    name = "cairn"
    title = "Cairn"
    players = range(2, 5)
    numbers_are_secret = True
    Options = CairnOptions
    Moves = CairnMove
    View = CairnView

    def start(self, options: CairnOptions, players: int) -> State:
        return State(options, tuple(range(1, HEAVIEST + 1)), ((),) * players, ((),) * players, (False,) * players)

    def turn(self, state: State) -> tuple[Seat, ...]:
        if state.drawing:
            return (CHANCE,)
        return () if state.over else (state.seat,)

    def moves(self, state: State, seat: Seat) -> Sequence[CairnMove]:
        if seat not in self.turn(state):
            return []
        if seat == CHANCE:
            return [Draw(_next_to_draw(state), pebble) for pebble in state.bag]
        room = state.bears - state.weight
        return [*(Lay(pebble) for pebble in state.hands[seat] if pebble <= room), StepBack()]

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        if state.over:
            return Refusal("", "match-over")
        if isinstance(move, Draw):
            return Refusal("CN-1", "chance-only")
        if seat not in self.turn(state):
            return Refusal("CN-2", "not-your-turn")
        if isinstance(move, Lay) and move.pebble in state.hands[seat]:
            facts: dict[str, str | int | float] = {"pebble": move.pebble, "room": state.bears - state.weight}
            return Refusal("CN-4", "cairn-too-heavy", facts)
        return Refusal("CN-3", "cairn-not-yours")

    def play(self, state: State, seat: Seat, move: Move) -> State:
        refusal = self.refuse(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case Draw(owner, pebble) if pebble is not None:
                hand = tuple(sorted((*state.hands[owner], pebble)))
                bag = tuple(other for other in state.bag if other != pebble)
                return replace(state, bag=bag, hands=_with(state.hands, owner, hand))
            case Lay(pebble):
                hand = tuple(other for other in state.hands[seat] if other != pebble)
                laid = _with(state.laid, seat, (*state.laid[seat], pebble))
                return _next_turn(replace(state, hands=_with(state.hands, seat, hand), laid=laid))
            case _:
                return _next_turn(replace(state, gone=_with(state.gone, seat, True)))

    def sample(self, state: State, luck: Luck) -> Move:
        n = HEAVIEST - len(state.bag) + 1
        return Draw(_next_to_draw(state), state.bag[luck(f"pebble {n}", len(state.bag))])

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        points = tuple(
            sum(laid) - (0 if state.options.keep_free else sum(kept))  # CN-6
            for laid, kept in zip(state.laid, state.hands, strict=True)
        )
        ranking = tuple(sorted(range(state.players), key=lambda seat: -points[seat]))
        winners = tuple(seat for seat in ranking if points[seat] == max(points))
        return Outcome(winners, ranking, points, reason="all-done")

    # --- who knows what (CN-1) ---

    def view(self, state: State, seat: Seat | None) -> CairnView:
        return CairnView(
            seat=seat,
            players=state.players,
            turn=self.turn(state),
            moves=() if seat is None else tuple(self.moves(state, seat)),
            signals=(),
            outcome=self.outcome(state),
            options=state.options,
            phase="draw" if state.drawing else "over" if state.over else "turn",
            pebbles=() if seat is None else state.hands[seat],
            weight=state.weight,
            bears=state.bears,
            laid=state.laid,
            held=tuple(map(len, state.hands)),
            done=state.done if not state.drawing else (False,) * state.players,
            kept=state.hands if state.over else (),
        )

    def glimpse(self, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        return Draw(move.seat, None) if isinstance(move, Draw) and move.seat != viewer else move

    def reshuffle(self, state: State, seat: Seat | None, luck: Luck) -> State:
        if state.over:
            return state
        hidden = [owner for owner in range(state.players) if owner != seat]
        pool = sorted([*state.bag, *(pebble for owner in hidden for pebble in state.hands[owner])])
        hands = list(state.hands)
        for owner in hidden:
            drawn = [pool.pop(luck(f"again {owner} {n}", len(pool))) for n in range(len(state.hands[owner]))]
            hands[owner] = tuple(sorted(drawn))
        return replace(state, bag=tuple(pool), hands=tuple(hands))

    def pieces(self, state: State) -> Sequence[int]:
        return [*state.bag, *(pebble for row in (*state.hands, *state.laid) for pebble in row)]


def _next_to_draw(state: State) -> Seat:
    """Everybody draws in turn, until all have three (CN-1)."""
    return min(range(state.players), key=lambda seat: (len(state.hands[seat]), seat))


def _next_turn(state: State) -> State:
    """The next seat that is not done (CN-2, CN-5)."""
    order = [(state.seat + step) % state.players for step in range(1, state.players + 1)]
    return replace(state, seat=next((seat for seat in order if not state.done[seat]), state.seat))


def _with(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


CAIRN = Cairn()
