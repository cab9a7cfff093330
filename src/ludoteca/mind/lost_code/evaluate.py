"""The value of every move of a decision in points, as the strongest bot judges it. (What it writes at the very end it
chooses for the win, see finish.py; points are what can be compared.)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.engine.moves import Seen
from ludoteca.games.lost_code.moves import LostCodeMove
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.bot import Clock
from ludoteca.mind.lost_code.close_reading import CloseReader
from ludoteca.mind.lost_code.judge import Judge
from ludoteca.mind.lost_code.value_weights import tuned

_READER = CloseReader()
"""Only a cache: what the others' choices say follows from the view alone."""


class Valued(NamedTuple):
    """A move, its value in points by the end of the match, and one standard deviation of that over what the own
    stones may turn out to be. Values compare the moves of one decision; their zero means nothing."""

    move: LostCodeMove
    value: float
    uncertainty: float


def judge(view: CodeView, clock: Clock | None = None) -> Judge:
    """The strongest bot's judgement of a view."""
    return Judge(view, _READER.read(view, clock), tuned())


def evaluate(view: CodeView, past: Sequence[Seen] = (), clock: Clock | None = None) -> list[Valued]:
    """Every legal move of the viewer, best first; none when it is not its turn. When the clock is up, bids of others
    that were not read yet are left out of account."""
    if not view.moves:
        return []
    return [Valued(judged.move, judged.value, judged.swing) for judged in judge(view, clock).moves()]
