"""Help for a person at the table: nothing, the sheet, the odds, or a coach. No level tells more than its name."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.moves import Seen
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.lost_code.coach import advise
from ludoteca.mind.lost_code.forms import CoachHelp, CodeHelp, HelpLevel, Mark, NoCodeHelp
from ludoteca.mind.lost_code.odds import odds
from ludoteca.mind.lost_code.sheet import sheet
from ludoteca.mind.lost_code.why import explain

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
        return CoachHelp(odds(view, marks), advise(view, language))
    raise ValueError(f"There is no help called “{level}”. Help is: none, sheet, odds, coach.")
