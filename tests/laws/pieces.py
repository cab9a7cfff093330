"""What is in each box, and where it lies in a state: for the law that nothing is lost and nothing doubled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ludoteca.engine.game import AnyGame
from ludoteca.games.lost_code.state import State as CodeState
from ludoteca.games.the_game.state import State as PileState
from tests.engine.shells import Beach

Piece = tuple[int, int]
"""Its kind (symbol, or 0 where there is only one) and its number."""


def _cards(state: PileState) -> tuple[Iterable[Piece], Iterable[Piece]]:
    laid = [card for pile in state.piles for card in pile[1:]]
    held = [card for hand in state.hands for card in hand]
    return [(0, card) for card in range(2, 100)], [(0, card) for card in (*laid, *held, *state.undrawn)]


def _stones(state: CodeState) -> tuple[Iterable[Piece], Iterable[Piece]]:
    symbols, numbers = range(len(state.setup.symbols)), range(state.setup.top_number + 1)
    in_logs = [(at, stone) for log in state.logs for at, stone in enumerate(log) if stone is not None]
    open_ = [(at, number) for at in symbols for _, number in state.discards[at]]
    undrawn = [(at, number) for at in symbols for number in range(64) if state.undrawn[at] >> number & 1]
    return [(at, number) for at in symbols for number in numbers], in_logs + open_ + undrawn


def _shells(state: Beach) -> tuple[Iterable[Piece], Iterable[Piece]]:
    given = [shell for shell in state.shells if shell is not None]
    return [(0, n) for n in range(1, 3 + 3 * len(state.options.sorts))], [(0, n) for n in (*given, *state.undrawn)]


BOXES: dict[type, Callable[[Any], tuple[Iterable[Piece], Iterable[Piece]]]] = {
    PileState: _cards,
    CodeState: _stones,
    Beach: _shells,
}
"""By the kind of state: what the box holds, and what is on the table."""


def check_pieces(game: AnyGame, state: Any) -> None:
    """Every piece of the box is on the table exactly once. A game that has none listed here has no pieces."""
    for kind, count in BOXES.items():
        if isinstance(state, kind):
            box, table = count(state)
            assert sorted(table) == sorted(box), game.name
