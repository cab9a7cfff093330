"""What a family's mind may do for the people at its tables. All of it may be left out.

A mind is given views and pasts of one seat, never a state: it cannot tell what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec

from ludoteca.engine.display import MOST, listing
from ludoteca.engine.moves import Move, Seen
from ludoteca.mind.bot import Clock
from ludoteca.mind.judgement import Depth, Judgement, Key, amount

Level = Literal["none", "sheet", "odds", "coach"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From nothing to everything."""


class NoHelp(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """The table plays without help, or the game has none."""


class Question(msgspec.Struct, frozen=True):
    """Something a person wants to know about the own view. Which kinds there are, and which facts they take, is up to
    the family: {"kind": "number", "facts": {"symbol": "eagle", "number": 3}}."""

    kind: str
    facts: Mapping[str, str | int] = {}


class Answer(msgspec.Struct, frozen=True):
    """One sentence, and whatever a board of the family's own can draw from it."""

    sentence: str
    detail: Any = None


class Valued(msgspec.Struct, frozen=True):
    """A move and what it is worth to the seat that acts, in the unit of its evaluation."""

    move: Move
    value: float
    uncertainty: float
    """One standard deviation: of the points over what the own stones may be, or of the estimate of a win chance."""
    behind: float
    """How much worse than the best move it is; 0 for the best."""


class Evaluation(msgspec.Struct, frozen=True):
    """All that could be done in one decision, best first. `win` values are the team's chance to win, 0 to 1; `points`
    are points by the end of the match, and only their differences mean anything."""

    unit: Literal["points", "win"]
    moves: tuple[Valued, ...]

    def _repr_html_(self) -> str:
        """In a notebook: the best of them."""
        rows = [
            (str(each.move), *(amount(one, self.unit) for one in (each.value, each.uncertainty, each.behind)))
            for each in self.moves[:MOST]
        ]
        more = f"<p>… {len(self.moves) - MOST} more</p>" if len(self.moves) > MOST else ""
        title = "The team's chance to win" if self.unit == "win" else "Points by the end"
        return listing(title, ("move", "value", "±", "behind"), rows) + more


class Mind:
    """A mind that knows nothing. A family derives its own."""

    forms: tuple[Any, ...] = ()
    """The structs that help and the details of answers come in, so that the contract with the browser names them."""

    def help(self, view: Any, past: Sequence[Seen], level: Level, language: str) -> msgspec.Struct:
        """What `level` allows to be told to the seat whose view this is, and nothing more."""
        return NoHelp()

    def ask(self, view: Any, past: Sequence[Seen], question: Question, language: str) -> Answer | None:
        """The answer to a question of the family's own kinds; None where there is no such question. It is asked only
        at tables that allow "odds"."""
        return None

    def evaluate(self, view: Any, past: Sequence[Seen], clock: Clock | None) -> Evaluation | None:
        """What every move of the seat on turn is worth; without moves when it is not its turn, None where the family
        cannot tell."""
        return None

    def decision(self, view: Any, move: Move) -> Key | None:
        """What a move of the viewer belongs to: moves of a seat with the same key are one decision. None where nothing
        is decided, as by talking. By default every move is a decision of its own."""
        return None if move in view.signals else object()

    def judge(
        self, view: Any, past: Sequence[Seen], played: Sequence[Move] | None = None, depth: Depth = "normal"
    ) -> Judgement | None:
        """The decision that the viewer has to take now, and what came of it where it was taken: all moves of it that
        were `played`. It hangs on nothing but what is given here, so that asking again gives the same. None where the
        family cannot tell, or where the viewer has nothing to decide."""
        return None

    def warm(self) -> None:
        """Load and compile what would keep somebody waiting later. Called from a background thread."""
