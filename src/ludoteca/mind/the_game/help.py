"""Help for a person at the table: nothing, what was seen, the odds, or a coach. No level tells more than its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import structs

from ludoteca.engine.moves import Seen
from ludoteca.games.the_game.box import Pile
from ludoteca.games.the_game.moves import End, Lay, Signal, Start, TakeBack, Tell
from ludoteca.games.the_game.piles import PILE_INDEX, UP, is_trick
from ludoteca.games.the_game.view import TheGameView
from ludoteca.locales import Fact, say
from ludoteca.mind.bot import Clock
from ludoteca.mind.the_game.odds import Odds, odds_of
from ludoteca.mind.the_game.sheet import Sheet, sheet_of

if TYPE_CHECKING:
    from ludoteca.mind.the_game.search import Tried

HelpLevel = Literal["none", "sheet", "odds", "coach"]


class NoHelp(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """The table plays without help."""


class Advice(msgspec.Struct, frozen=True):
    """One way to play the rest of the turn, and what it is worth."""

    moves: tuple[Start | Lay | TakeBack | End | Signal | Tell, ...]
    """In the order in which to play them."""
    win: float
    """The chance that the team beats the game, 0 to 1."""
    error: float
    """One standard error of it."""
    left: float
    """Cards left at the end, on average."""
    behind: float
    """How much win chance it gives away against the best; its own standard error is `behind_error`."""
    behind_error: float
    reason: str
    """One sentence."""


class Coach(msgspec.Struct, frozen=True, tag_field="kind", tag="coach"):
    """Advice for the seat on turn, best first; empty for everybody else."""

    odds: Odds
    advice: tuple[Advice, ...]
    sentences: tuple[str, ...]


Help = NoHelp | Sheet | Odds | Coach

ADVICE = 5
"""Turns that a coach talks about."""


def help_for(
    view: TheGameView, past: Sequence[Seen], level: HelpLevel, language: str = "en", clock: Clock | None = None
) -> Help:
    """The help that a level allows the seat that looks. A spectator gets the sheet at most, an ended match none."""
    if level not in ("none", "sheet", "odds", "coach"):
        raise ValueError(f"There is no help called “{level}”. Help is: none, sheet, odds, coach.")
    if level == "none" or view.phase in ("setup", "over"):
        return NoHelp()
    if level == "sheet" or view.seat is None:
        sheet = sheet_of(view, past)
        backwards = "no-backwards" not in view.in_force
        return structs.replace(sheet, sentences=tuple(_sheet_sentences(sheet, language, backwards=backwards)))
    odds = odds_of(view, past, language)
    if level == "odds":
        return odds
    advice = _advise(view, past, language, clock) if view.seat in view.turn and view.phase == "turn" else ()
    # Without advice: nothing helps any more, or it is somebody else's turn.
    silent = "cards-coach-stuck" if view.seat in view.turn else "cards-coach-wait"
    said = (advice[0].reason,) if advice else () if view.phase != "turn" else (say(silent, {}, language),)
    return Coach(odds, advice, said)


def _sheet_sentences(sheet: Sheet, language: str, *, backwards: bool) -> Iterator[str]:
    yield say("cards-sheet-unseen", {"count": len(sheet.unseen)}, language)
    for pile in sheet.piles:
        for step in pile.steps:
            if backwards if step.trick else step.passes == 0:
                message = "cards-sheet-trick" if step.trick else "cards-sheet-close"
                yield say(message, {"card": step.card, "pile": pile.pile}, language)


def _advise(view: TheGameView, past: Sequence[Seen], language: str, clock: Clock | None) -> tuple[Advice, ...]:
    # Compiled code is fetched only when it is asked for: the forms above are read by everybody.
    from ludoteca.mind.the_game.search import Effort, try_turns
    from ludoteca.mind.the_game.setting import Position

    tried = try_turns(Position(view, past), Effort(), len(past), clock)
    touched = [{lay.pile for lay in each.turn} for each in tried]
    return tuple(
        Advice(
            moves=_moves(view, each.turn),
            win=each.win,
            error=each.error,
            left=each.left,
            behind=max(0.0, each.behind),
            behind_error=each.behind_error,
            reason=_reason(view, past, each, touched, language),
        )
        for each in tried[:ADVICE]
    )


def _moves(view: TheGameView, turn: tuple[Lay, ...]) -> tuple[Lay | End, ...]:
    """The turn with its end, where the end is not part of the last card."""
    stops = turn and turn[-1].card in view.layout.get("stop", ())
    all_laid = len(turn) == sum(view.hands) + view.draw_pile
    return turn if stops or all_laid else (*turn, End())


def _reason(view: TheGameView, past: Sequence[Seen], tried: Tried, touched: Sequence[set[Pile]], language: str) -> str:
    """The first thing that a person would say for this turn."""

    def tell(message: str, **facts: Fact) -> str:
        return say(f"cards-coach-{message}", facts, language)

    turn = tried.turn
    if not turn:
        return tell("end")
    if len(touched) == 1:
        return tell("only")
    for pile in view.duties:
        if any(lay.pile == pile for lay in turn):
            return tell("cover", pile=pile)
    tricks, passed = _tricks_and_passes(view, past, turn)
    if len(tricks) > 1:
        return tell("chain", count=len(tricks))
    if tricks:
        return tell("trick", card=tricks[0].card, pile=tricks[0].pile)
    for said in view.pile_signals:
        asked = said.word.startswith("leave") and said.seat != view.seat
        if asked and all(lay.pile != said.pile for lay in turn) and any(said.pile in piles for piles in touched):
            return tell("asked", pile=said.pile)
    if len(turn) + view.laid > view.minimum and passed <= 2 * len(turn):
        return tell("extra", laid=len(turn), count=passed)
    return tell("passes", count=passed)


def _tricks_and_passes(view: TheGameView, past: Sequence[Seen], turn: tuple[Lay, ...]) -> tuple[list[Lay], int]:
    """The cards of a turn that go back by ten, and how many unseen cards the others pass."""
    unseen = sheet_of(view, past).unseen
    tops = [pile.top for pile in view.piles]
    tricks: list[Lay] = []
    passed = 0
    for lay in turn:
        pile = PILE_INDEX[lay.pile]
        low, high = sorted((tops[pile], lay.card))
        if is_trick(UP[pile], tops[pile], lay.card):
            tricks.append(lay)
        else:
            passed += sum(low < card < high for card in unseen)
        tops[pile] = lay.card
    return tricks, passed
