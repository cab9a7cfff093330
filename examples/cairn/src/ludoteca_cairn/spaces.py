"""Cairn as learners want it: every move has a number, every view is a row of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca import Move, Seen
from ludoteca.lab.spaces import Spaces
from ludoteca_cairn.rules import HEAVIEST, CairnView, Lay, StepBack


class CairnSpaces(Spaces):
    def moves(self, view: CairnView) -> Iterator[Move]:
        yield from (Lay(pebble) for pebble in range(1, HEAVIEST + 1))
        yield StepBack()

    def row(self, view: CairnView, past: Sequence[Seen]) -> Iterator[int]:
        """Every pebble: held 1, laid by the viewer 2, by the next seat 3, and so on, else 0; then what all can see."""
        me = view.seat or 0
        order = [(me + step) % view.players for step in range(view.players)]
        laid = {pebble: 2 + step for step, seat in enumerate(order) for pebble in view.laid[seat]}
        for pebble in range(1, HEAVIEST + 1):
            yield 1 if pebble in view.pebbles else laid.get(pebble, 0)
        yield view.bears - view.weight
        for seat in order:
            yield from (view.held[seat], int(view.done[seat]))


SPACES = CairnSpaces()
