"""Choices tried out against each other: each is played to the end of the match on the same guesses of the viewer's code
and with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.engine.moves import Move
from ludoteca.games.lost_code.view import LostCodeView, ThinkStr8View
from ludoteca.mind.lost_code.bridge import code_of
from ludoteca.mind.lost_code.judge import Judge
from ludoteca.mind.lost_code.playouts import try_choices
from ludoteca.mind.lost_code.posterior import stakes
from ludoteca.mind.lost_code.value_weights import tuned
from ludoteca.mind.lost_code.worlds import lists_seen, setting, table_seen

LONGEST = 6
"""Moves of one decision before the final numbers: dice to replace, one to turn."""


class Trial:
    """Choices of one decision. Worlds are drawn as often as `thought` believes in them: the same ones in the same order
    for the same seed, whatever the choices are. The first `skip` are left out."""

    def __init__(self, thought: Judge, choices: Sequence[Sequence[Move]], seed: int, *, skip: int = 0) -> None:
        view = thought.view
        assert isinstance(view, LostCodeView | ThinkStr8View)
        setup, box = setting(view.options, view.players)
        codes, lengths = np.zeros((len(choices), LONGEST), np.int64), np.zeros(len(choices), np.int64)
        for n, moves in enumerate(choices):
            numbers = [code_of(move, setup) for move in moves]
            codes[n, : len(numbers)], lengths[n] = numbers, len(numbers)
        worth, rounds = tuned(), range(view.rounds + 1)
        weighed, points = (
            np.array([worth.at(left) for left in rounds]),
            np.array([worth.point(left) for left in rounds]),
        )
        self._seen: list[Any] = [table_seen(view, setup), box, *lists_seen(view), view.seat]
        self._rest: list[Any] = [codes, lengths, weighed, points, stakes()]
        self._belief, self._seed = thought.belief, seed
        self._luck = np.random.Generator(np.random.PCG64(seed))
        self._luck.random(skip)
        self._skipped = skip
        self.ends: Any = np.zeros((0, len(choices)))
        """[world, choice] → points at the end."""

    def more(self, worlds: int) -> Any:
        """Try the choices on so many more worlds; all ends so far."""
        belief = self._belief
        drawn = self._luck.choice(len(belief), size=worlds, p=belief.weights / belief.weights.sum())
        found = np.zeros((worlds, self.ends.shape[1]))
        first = self._seed % (1 << 40) + self._skipped + len(self.ends)
        try_choices(*[*self._seen, belief.codes[drawn].astype(np.int64), *self._rest, first, found])
        self.ends = np.concatenate((self.ends, found))
        return self.ends


def error_of(values: Any) -> float:
    """One standard error of a mean; never quite 0, because few worlds prove little."""
    n = len(values)
    return float(np.sqrt((values.var() + 1.0 / (n + 1)) / n))
