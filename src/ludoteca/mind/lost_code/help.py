"""Help for a person at the table: nothing, the sheet, the odds, or a coach. No level tells more than its name."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from ludoteca.engine.moves import Seen
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.advice import DEPTH, assumption, suggestions
from ludoteca.mind.lost_code.help_types import CoachHelp, CodeAdvice, CodeHelp, HelpLevel, NoCodeHelp
from ludoteca.mind.lost_code.judging import judge
from ludoteca.mind.lost_code.odds import odds
from ludoteca.mind.lost_code.sheet import sheet
from ludoteca.mind.lost_code.why import explain
from ludoteca.mind.marks import Mark

__all__ = ["CodeHelp", "HelpLevel", "explain", "help_for"]


def help_for(
    view: CodeView, past: Sequence[Seen], level: HelpLevel, language: str = "en", marks: Sequence[Mark] = ()
) -> CodeHelp:
    """The help that a level allows, for the seat that looks. A spectator, and a table not laid out yet, get none."""
    if level == "none" or view.seat is None or not view.history:
        return NoCodeHelp()
    if level == "sheet":
        return sheet(view, marks)
    if level == "odds":
        return odds(view, marks)
    if level == "coach":
        return CoachHelp(odds(view, marks), _advice(view, past, language), assumption(view.players, language))
    raise ValueError(f"There is no help called “{level}”. Help is: none, sheet, odds, coach.")


def _advice(view: CodeView, past: Sequence[Seen], language: str) -> tuple[CodeAdvice, ...]:
    if len(view.moves) < 2:
        return ()
    found = judge(view, past, depth=DEPTH)
    return tuple(CodeAdvice(*structs.astuple(each)) for each in suggestions(found, language))
