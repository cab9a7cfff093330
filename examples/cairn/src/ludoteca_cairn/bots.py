"""A bot for Cairn: a function from what a seat sees to a move. It never holds the state, so it cannot cheat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ludoteca import Move, Seen, View
from ludoteca.mind.bot import BotMaker, Clock
from ludoteca_cairn.rules import CairnView, Lay, StepBack


class Mason:
    """Lays its heaviest pebble while there is room: it counts twice, laid or kept."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        lays = [move for move in cast(CairnView, view).moves if isinstance(move, Lay)]
        return max(lays, key=lambda move: move.pebble) if lays else StepBack()

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        return 0


BOTS: dict[str, BotMaker] = {"mason": Mason}
