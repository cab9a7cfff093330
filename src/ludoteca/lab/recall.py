"""What a seat has seen happen, as numbers: a row for every move, in the order of the match.

A row is: who acted (1 chance, 2 seat 0, 3 seat 1, …), which kind of move (1, 2, … in the order of the game's `Moves`),
then its fields one after the other, each number or place in a list of words plus one; 0 where there is nothing, or
nothing that this seat may see. Two pasts are the same in numbers exactly when they are the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.engine.moves import Move, Seen

FIELDS = 4
"""Numbers that a move's fields take at the most: a symbol with three final numbers, four markers in a pile."""


class Recall:
    """How moves of one game become rows."""

    def __init__(self, game: Game[Any, Any, Any], moves: Sequence[Move], longest: int) -> None:
        self._kinds: dict[type, int] = {kind: n for n, kind in enumerate(get_args(game.Moves), 1)}
        words = [word for kind in self._kinds for hint in get_type_hints(kind).values() for word in _literals(hint)]
        words += [word for word in game.facts().get("symbols", ()) if isinstance(word, str)]
        words += [value for move in moves for value in _values(move) if isinstance(value, str)]
        self._words = {word: n for n, word in enumerate(dict.fromkeys(words))}
        self.shape = (longest, 2 + FIELDS)
        """Rows and columns of a whole match."""

    def write(self, past: Sequence[Seen], rows: Any) -> None:
        """Write a past into an array of that shape."""
        if len(past) > self.shape[0]:
            raise ValueError(f"A past of {len(past)} moves does not fit into {self.shape[0]} rows.")
        rows[:] = 0.0
        for row, seen in zip(rows, past, strict=False):
            row[0], row[1] = seen.seat + 2, self._kinds[type(seen.move)]
            for n, value in enumerate(_values(seen.move), 2):
                row[n] = 0 if value is None else 1 + (self._words[value] if isinstance(value, str) else value)

    def array(self, past: Sequence[Seen]) -> Any:
        """A past as an array of its own."""
        rows = np.zeros(self.shape, np.float32)
        self.write(past, rows)
        return rows


def _values(move: Move) -> Iterator[Any]:
    """The fields of a move, those of tuples one by one."""
    for name in move.__struct_fields__:
        value = getattr(move, name)
        if isinstance(value, tuple):
            yield from value
        else:
            yield value


def _literals(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for part in get_args(hint):
            yield from _literals(part)
