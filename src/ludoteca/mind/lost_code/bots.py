"""The bots of The Lost Code and Think Str8!, from friendly to best.

Weaker levels err like people. A novice remembers few rows of the sheet and thinks of every symbol by itself; a casual
player forgets a row now and then and plays for the points of the round; an expert keeps every code that fits, and
weighs what an answer will teach; a master also reads what the others' bids say about the stones that only they see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from ludoteca.engine.game import View
from ludoteca.engine.moves import Move, Seen
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.bot import BotMaker, Clock
from ludoteca.mind.loading import loaded
from ludoteca.mind.lost_code.close_reading import CloseReader
from ludoteca.mind.lost_code.clues import clues, possible, viewer
from ludoteca.mind.lost_code.finish import final_guess
from ludoteca.mind.lost_code.judge import Judge
from ludoteca.mind.lost_code.posterior import Posterior, fitting, posterior
from ludoteca.mind.lost_code.value_weights import POINTS_ONLY, STEADY, ValueWeights, tuned


class CodeBot:
    """Plays the move it judges best. How it thinks of its code is up to the level."""

    worth: ValueWeights = STEADY

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def believe(self, view: CodeView, clock: Clock | None = None) -> Posterior:
        """What the bot makes of its code."""
        return posterior(view)

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        table = cast(CodeView, view)
        if len(table.moves) == 1:
            return table.moves[0]
        if not loaded("lost_code", clock):
            return table.moves[len(table.moves) // 2]  # Called away before it could think: any move has to do.
        # Whoever plays for the points of the round alone still gives up the stone it knows least.
        worth = STEADY if table.phase == "exchange" and self.worth is POINTS_ONLY else self.worth
        return Judge(table, self.believe(table, clock), worth).moves()[0].move

    def say(self, view: View, past: Sequence[Seen]) -> Sequence[Move]:
        return ()

    def eagerness(self, view: View, past: Sequence[Seen]) -> int:
        return 0


class Forgetful(CodeBot):
    """Keeps only some rows of its sheet, the same ones all match long."""

    worth = POINTS_ONLY
    keeps = 1.0
    joins = True
    """Whether it looks at several rows together, or at every number of every symbol by itself."""

    def remembers(self, number: int) -> bool:
        """Whether it still has the row of a round."""
        return Random(f"{self.seed} row {number}").random() < self.keeps

    def believe(self, view: CodeView, clock: Clock | None = None) -> Posterior:
        seat = viewer(view)
        kept = [clue for clue in clues(view, seat) if self.remembers(clue.round)]
        numbers = possible(view, seat)
        found = fitting(numbers, kept)
        if not self.joins:
            for clue in kept:
                alone = [set(column) for column in fitting(numbers, [clue]).T.tolist()]
                numbers = tuple(tuple(sorted(left)) for left in alone)
            found = fitting(numbers, [])
        return Posterior(view.symbols, view.top_number, found)


class Novice(Forgetful):
    """Forgets half of what it was told, and reads nobody."""

    keeps = 0.5
    joins = False


class Casual(Forgetful):
    """Forgets a quarter of what it was told."""

    keeps = 0.75


class Expert(CodeBot):
    """Exact odds of the whole code, and the value of what an answer teaches."""

    steady = True


class Master(CodeBot):
    """An expert that also reads the others."""

    steady = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.worth = tuned()
        self._reader = CloseReader()

    def believe(self, view: CodeView, clock: Clock | None = None) -> Posterior:
        return self._reader.read(view, clock)

    def choose(self, view: View, past: Sequence[Seen], clock: Clock | None = None) -> Move:
        table = cast(CodeView, view)
        if table.phase == "guess" and loaded("lost_code", clock):
            return final_guess(table, self.believe(table, clock))
        return super().choose(view, past, clock)


BOTS: Mapping[str, BotMaker] = {"novice": Novice, "casual": Casual, "expert": Expert, "master": Master}
