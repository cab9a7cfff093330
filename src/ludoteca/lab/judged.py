"""Judged values beside observations: what a strong player makes of every legal action of a row."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.match import Match
from ludoteca.engine.moves import Seat
from ludoteca.lab.batches import Batch
from ludoteca.mind.assist import evaluate
from ludoteca.mind.bot import Clock


def judge_rows(batch: Batch, which: Any, seats: Any, masks: Any, seconds: float | None, found: NDArray[Any]) -> None:
    """Write the values of all actions [match, seat shown, action] where `which` says so; NaN where there is none: for
    what may not be done, for whoever is not asked, and for words. Judged in Python, at the pace of the coach."""
    for at in np.flatnonzero(which).tolist():
        found[at] = np.nan
        match = batch.match(at)
        for view in np.flatnonzero(masks[at].any(axis=1)).tolist():
            judge_row(batch, match, int(seats[at]) if len(masks[at]) == 1 else view, seconds, found[at, view])


def judge_row(batch: Batch, match: Match, seat: Seat, seconds: float | None, row: NDArray[Any]) -> None:
    """What the seat's moves are worth, by their actions."""
    if match.outcome is not None or seat not in match.turn:
        return
    judged = evaluate(match.view(seat), match.past(seat), None if seconds is None else Clock(seconds))
    for valued in judged.moves if judged else ():
        row[batch.action(valued.move, seat)] = valued.value
