"""Help for a person at the table: nothing, what was seen, the odds, or a coach. No level tells more than its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Literal

import msgspec
from msgspec import structs

from ludoteca.engine.moves import Seen
from ludoteca.games.the_game.moves import End, Lay, Signal, Start, TakeBack, Tell
from ludoteca.games.the_game.view import TheGameView
from ludoteca.locales import say
from ludoteca.mind.advice import DEPTH, AdviceUnit, assumption, suggestions
from ludoteca.mind.base import NoHelp
from ludoteca.mind.the_game.odds import Odds, odds_of
from ludoteca.mind.the_game.sheet import Sheet, sheet_of

HelpLevel = Literal["none", "sheet", "odds", "coach"]


class Advice(msgspec.Struct, frozen=True):
    """One way to play the rest of the turn, and what it costs against the best: judged."""

    moves: tuple[Start | Lay | TakeBack | End | Signal | Tell, ...]
    """In the order in which to play them."""
    cost: float
    """0 for the best, and where nobody can tell the difference."""
    unit: AdviceUnit
    """The team's chance to win, or cards left where next to nothing can be won."""
    costs: str
    """The same in words."""
    reason: str
    """One sentence."""


class Coach(msgspec.Struct, frozen=True, tag_field="kind", tag="coach"):
    """Advice for the seat on turn, best first; empty for everybody else, and where there is one thing to do."""

    odds: Odds
    """Certain."""
    advice: tuple[Advice, ...]
    """Judged."""
    assumes: str
    sentences: tuple[str, ...]


Help = NoHelp | Sheet | Odds | Coach

SAID = 3
"""Sentences that matter; whoever says more is not heard."""


def help_for(view: TheGameView, past: Sequence[Seen], level: HelpLevel, language: str = "en") -> Help:
    """The help that a level allows the seat that looks. A spectator gets the sheet at most, an ended match none."""
    if level not in ("none", "sheet", "odds", "coach"):
        raise ValueError(f"There is no help called “{level}”. Help is: none, sheet, odds, coach.")
    if level == "none" or view.phase in ("setup", "over"):
        return NoHelp()
    if level == "sheet" or view.seat is None:
        sheet = sheet_of(view, past)
        said = _sheet_sentences(sheet, language, backwards="no-backwards" not in view.in_force)
        return structs.replace(sheet, sentences=tuple(islice(said, SAID)))
    odds = odds_of(view, past, language)
    if level == "odds":
        return odds
    return _coach(view, past, language, odds)


def _coach(view: TheGameView, past: Sequence[Seen], language: str, odds: Odds) -> Coach:
    assumes = assumption(view.players, language)
    moves = [move for move in view.moves if not isinstance(move, TakeBack)]
    if view.seat not in view.turn or len(moves) < 2:
        return Coach(odds, (), assumes, ())
    # Compiled code is fetched only when it is asked for: the forms above are read by everybody.
    from ludoteca.mind.the_game.judging import judge

    found = judge(view, past, depth=DEPTH)
    advice = tuple(Advice(*structs.astuple(each)) for each in suggestions(found, language))
    said = []
    if found is None:
        said.append(say("cards-coach-stuck", {}, language))
    elif found.hopeless:
        said.append(say("cards-coach-hopeless", {}, language))
    return Coach(odds, advice, assumes, tuple(said))


def _sheet_sentences(sheet: Sheet, language: str, *, backwards: bool) -> Iterator[str]:
    """Own tricks first, then what is left, then what is cheap."""
    steps = [(pile.pile, step) for pile in sheet.piles for step in pile.steps]
    for pile, step in steps:
        if step.trick and backwards:
            yield say("cards-sheet-trick", {"card": step.card, "pile": pile}, language)
    yield say("cards-sheet-unseen", {"count": len(sheet.unseen)}, language)
    for pile, step in steps:
        if not step.trick and step.passes == 0:
            yield say("cards-sheet-close", {"card": step.card, "pile": pile}, language)
