"""What may be done, phase by phase: every list of moves is made once for a setup and then looked up.

`choices.now(state, seat)` is the one place that says which moves are legal.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from itertools import combinations, permutations, product
from typing import TYPE_CHECKING, Any

from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.games.lost_code import box
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

if TYPE_CHECKING:
    from ludoteca.games.lost_code.setup import Setup
    from ludoteca.games.lost_code.state import State
    from ludoteca.games.lost_code.view import Phase


class Choice:
    """The moves of one moment, in order, and quick to ask whether a move is one of them."""

    __slots__ = ("known", "moves")

    known: Collection[Move]

    def __init__(self, moves: Iterable[Move]) -> None:
        self.moves = tuple(moves)
        # There are thousands of short choices (deals); for them a set costs more memory than it saves time.
        self.known = self.moves if len(self.moves) < 10 else frozenset(self.moves)


NOTHING = Choice(())


class Table(dict[Any, Choice]):
    """The choices of a phase, made when first needed, by what they depend on besides the setup."""

    def __init__(self, setup: Setup, make: Callable[[Setup, Any], Iterable[Move]]) -> None:
        super().__init__()
        self._setup, self._make = setup, make

    def __missing__(self, key: Any) -> Choice:
        made = self[key] = Choice(self._make(self._setup, key))
        return made


class Choices:
    """All choices of a setup."""

    def __init__(self, setup: Setup) -> None:
        self._phases = {phase: (Table(setup, make), key_of) for phase, (make, key_of) in _PHASES.items()}
        self._last: tuple[State | None, Seat, Choice] = None, CHANCE, NOTHING

    def now(self, state: State, seat: Seat) -> Choice:
        """What the seat may do, if it is its turn. Whoever has asked plays one of these moves next, in the same state:
        the last answer is kept for that."""
        asked, by, found = self._last
        if asked is not state or by != seat:
            table, key_of = self._phases[state.phase]
            found = table[key_of(state, seat)]
            self._last = state, seat, found
        return found

    def of(self, phase: Phase, key: Any = None) -> Choice:
        """What there is to do in a phase, where that depends on `key`."""
        table, _ = self._phases[phase]
        return table[key]


NUMBERS_IN = tuple(
    tuple(number for number in range(box.TOP_NUMBER_X + 1) if mask >> number & 1)
    for mask in range(1 << box.TOP_NUMBER_X + 1)
)
"""The numbers in a set, ascending, by its bits."""

_REMOVED = frozenset(1 << number for number in range(box.TOP_NUMBER_X + 1))
"""The undrawn of a symbol whose stack is empty: one of them never comes, the removed one (LC-19)."""


def empty_stacks(undrawn: tuple[int, ...]) -> tuple[int, ...]:
    """The symbols without a stone to draw."""
    if _REMOVED.isdisjoint(undrawn):
        return ()
    return tuple([at for at, mask in enumerate(undrawn) if mask in _REMOVED])


def any_stack_left(undrawn: tuple[int, ...]) -> bool:
    """Whether there is a stone to draw in any stack."""
    return not _REMOVED.issuperset(undrawn)


def is_listed(state: State, seat: Seat, move: Move) -> bool:
    """Whether the move is one of those that the seat on turn may play."""
    return move in state.setup.choices.now(state, seat).known


# --- what each choice depends on ---------------------------------------------------------------------------------


def _stone_key(state: State, seat: Seat) -> tuple[int, int, int] | None:
    """None before the markers are piled."""
    if not state.track.standing:
        return None
    log, symbol = state.filling
    return log, symbol, state.undrawn[symbol]


def _dice_key(state: State, seat: Seat) -> tuple[str, ...]:
    return state.round.dice


def _replace_key(state: State, seat: Seat) -> tuple[tuple[str, ...], frozenset[str]]:
    """With all_different the colours that other grey dice were turned to are taken (TS-39)."""
    setup, running = state.setup, state.round
    taken = frozenset(
        die for fell, die in zip(running.rolled, running.dice, strict=True) if setup.greys_differ and fell != die
    )
    return running.dice, taken


def _wheel_key(state: State, seat: Seat) -> int:
    return state.free


def _place_key(state: State, seat: Seat) -> int:
    return state.bid_of(seat).width


def _exchange_key(state: State, seat: Seat) -> tuple[int, ...]:
    return empty_stacks(state.undrawn)


def _guess_key(state: State, seat: Seat) -> int:
    return state.guesses[seat].index(None)


def _nothing(state: State, seat: Seat) -> None:
    return None


# --- the moves --------------------------------------------------------------------------------------------------


def _stack_or_deal(setup: Setup, place: tuple[int, int, int] | None) -> Iterable[Move]:
    if place is None:
        return map(Stack, permutations(setup.seats))
    log, symbol, undrawn = place
    return (setup.stones[log][symbol][number] for number in NUMBERS_IN[undrawn])


@cache
def deals(log: int, symbol: str, top_number: int) -> tuple[Deal, ...]:
    """Every stone of a symbol, by its number, as it comes into a log."""
    return tuple([Deal(log, symbol, number) for number in range(top_number + 1)])


def _roll(setup: Setup, always: None) -> Iterable[Move]:
    return map(Roll, product(setup.faces, repeat=box.DICE))


def _token(setup: Setup, always: None) -> Iterable[Move]:
    return Take(), Pass()


def _lock(setup: Setup, always: None) -> Iterable[Move]:
    """One to three numbers (LC-98)."""
    return map(Lock, _boxes(setup, 1))


def _replace(setup: Setup, shown_and_taken: tuple[tuple[str, ...], frozenset[str]]) -> Iterable[Move]:
    """Any of the dice that show a symbol which is not in play, to any that is (LC-85, TS-37)."""
    dice, taken = shown_and_taken
    return (
        Replace(die, symbol)
        for die, shown in enumerate(dice)
        if shown not in setup.place_of
        for symbol in setup.symbols
        if symbol not in taken
    )


def _turn(setup: Setup, dice: tuple[str, ...]) -> Iterable[Move]:
    """Keep the dice, or turn one of them to another symbol in play (LC-38)."""
    yield Keep()
    for die, shown in enumerate(dice):
        for symbol in setup.symbols:
            if symbol != shown:
                yield Turn(die, symbol)


def _wheel(setup: Setup, free: int) -> Iterable[Move]:
    """Every free wheel in every position that fills its window (LC-42, LC-43), or every free tile (TS-17)."""
    widths = [width for at, width in enumerate(setup.widths) if free >> at & 1]
    if setup.tiles:
        return map(Tile, widths)
    return (_set_wheel(width, start) for width in widths for start in range(setup.top_sum - width + 2))


@cache
def _set_wheel(width: int, start: int) -> Wheel:
    return Wheel(width, start)


def _place(setup: Setup, width: int) -> Iterable[Move]:
    """The tile lies completely on the scale (TS-19)."""
    return map(Place, range(setup.top_sum - width + 2))


def _exchange(setup: Setup, empty: tuple[int, ...]) -> Iterable[Move]:
    """Any symbol whose stack is not empty (LC-62)."""
    return (Exchange(symbol) for at, symbol in enumerate(setup.symbols) if at not in empty)


def _guess(setup: Setup, symbol: int) -> Iterable[Move]:
    """None to three numbers (LC-72)."""
    return (Guess(setup.symbols[symbol], numbers) for numbers in _boxes(setup, 0))


def _boxes(setup: Setup, fewest: int) -> Iterable[tuple[int, ...]]:
    for count in range(fewest, box.BOXES + 1):
        yield from combinations(range(setup.top_number + 1), count)


_PHASES: dict[Phase, tuple[Callable[[Setup, Any], Iterable[Move]], Callable[[State, Seat], Any]]] = {
    "setup": (_stack_or_deal, _stone_key),
    "roll": (_roll, _nothing),
    "token": (_token, _nothing),
    "lock": (_lock, _nothing),
    "replace": (_replace, _replace_key),
    "turn": (_turn, _dice_key),
    "wheel": (_wheel, _wheel_key),
    "place": (_place, _place_key),
    "exchange": (_exchange, _exchange_key),
    "draw": (_stack_or_deal, _stone_key),
    "guess": (_guess, _guess_key),
}
"""In each phase: the moves, and what they depend on."""
