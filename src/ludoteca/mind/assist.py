"""Help for a view of any game: asks the mind of the family that the view belongs to.

What goes wrong inside a family's mind is logged with the family's name and told as HelpFailed; it never reaches
another game.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.engine.family import Family
from ludoteca.engine.game import View
from ludoteca.engine.input_error import InputError
from ludoteca.engine.match import new
from ludoteca.engine.moves import Move, Seen
from ludoteca.engine.registry import families, family_seen, own_families
from ludoteca.mind import loading
from ludoteca.mind.base import LEVELS, Answer, Evaluation, Level, Mind, NoHelp, Question, Valued
from ludoteca.mind.bot import Clock, bot, bots
from ludoteca.mind.judgement import Depth, Judgement

__all__ = [
    "LEVELS",
    "Answer",
    "Evaluation",
    "HelpFailed",
    "Level",
    "NoHelp",
    "Question",
    "Valued",
    "ask",
    "evaluate",
    "forms",
    "help_for",
    "judge",
    "mind_of",
    "warm",
]

log = logging.getLogger("ludoteca.mind")

_NOTHING = Mind()


class HelpFailed(InputError):
    """A family's mind raised an error. The match goes on without its help."""


def mind_of(family: Family | None) -> Mind:
    """The family's mind; one that knows nothing where there is none, or none that works."""
    found = None if family is None else family.part_or_none("mind")
    if family is not None and found is not None and not isinstance(found, Mind):
        log.error("the mind of the family %s is no ludoteca.mind.base.Mind: %r", family.name, found)
        return _NOTHING
    return found or _NOTHING


@contextmanager
def _watched(family: Family | None) -> Iterator[Mind]:
    try:
        yield mind_of(family)
    except Exception as error:
        if family is None:
            raise
        log.exception("the mind of the family %s failed", family.name)
        raise HelpFailed("help-failed", title=family.games[0].title) from error


def forms() -> tuple[Any, ...]:
    """All structs that help and answers of our own games come in."""
    return (NoHelp, *(form for family in own_families() for form in mind_of(family).forms))


def help_for(view: View, past: Sequence[Seen], level: Level, language: str) -> msgspec.Struct:
    """What `level` allows to be told to the seat whose view this is, and nothing more."""
    if level not in LEVELS:
        raise ValueError(f"There is no help called “{level}”. Help is: {', '.join(LEVELS)}.")
    with _watched(family_seen(view)) as mind:
        return mind.help(view, past, level, language)


def ask(view: View, past: Sequence[Seen], question: Question, language: str) -> Answer | None:
    """The answer to a question about a view; None where the game has no such question."""
    with _watched(family_seen(view)) as mind:
        return mind.ask(view, past, question, language)


def evaluate(view: View, past: Sequence[Seen], clock: Clock | None = None) -> Evaluation | None:
    """What every move of the seat on turn is worth; without moves when it is not its turn, None for a game without a
    mind. It comes from the view and the past alone: what nobody at the seat could know plays no part."""
    with _watched(family_seen(view)) as mind:
        return mind.evaluate(view, past, clock)


def judge(
    view: View, past: Sequence[Seen], played: Sequence[Move] | None = None, depth: Depth = "normal"
) -> Judgement | None:
    """The decision that the viewer has to take: the best choices and what the others cost, as the coach and a review
    say it too. With `played` (all moves of the decision) also what that cost. None where there is nothing to decide."""
    with _watched(family_seen(view)) as mind:
        return mind.judge(view, past, played, depth)


def warm(data: Path | None = None) -> None:
    """Load all machine code, and let the best bot of every game think once, so that nobody has to wait for it later.
    Until it is done bots think without. A family that fails is told in the log, and holds up nobody. `data` is a folder
    that compiled code may be kept in where there is no home."""
    loading.begin(data)
    loading.finish()
    for family in families().values():
        try:
            mind_of(family).warm()
            for game in family.games:
                match = new(game.name, players=max(2, game.players.start))
                seat = match.turn[0]
                view, past = match.view(seat), match.past(seat)
                levels = bots(game.name)
                bot(game.name, "master" if "master" in levels else levels[-1]).choose(view, past, Clock(0.01))
                help_for(view, past, "sheet", "en")
        except Exception:
            log.exception("the family %s could not be warmed up", family.name)
