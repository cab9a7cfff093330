"""A puzzle of a decision that somebody took in a match: “make a puzzle of this”."""

from __future__ import annotations

from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE
from ludoteca.engine.registry import family_of
from ludoteca.learn.puzzles import cards, codes
from ludoteca.learn.puzzles.check import problem
from ludoteca.learn.puzzles.difficulty import rated
from ludoteca.learn.puzzles.puzzle import JUDGED, KINDS, Puzzle, PuzzleError, named
from ludoteca.learn.puzzles.second import is_clear


def puzzle_at(match: Match, n: int) -> Puzzle:
    """The puzzle of the decision that begins with entry `n`; PuzzleError where there is no one best answer to it, or
    no such kind of puzzle. What is certain is proven as in any pack. What is judged is judged twice, the second time on
    other guesses and to the end of the match: playing it on by bots takes too long for somebody who waits."""
    if not 0 <= n < len(match.entries) or match.entries[n][0] == CHANCE:
        raise PuzzleError("puzzle-not-one", reason="kind")
    family = family_of(match.game.name)
    makers = {"lost-code": codes.puzzles_at, "the-game": cards.puzzles_at}
    maker = makers.get("" if family is None else family.name)
    if maker is None:
        raise PuzzleError("puzzle-not-one", reason="kind")
    found = list(maker(match, n, frozenset(KINDS)))
    if not found:
        raise PuzzleError("puzzle-not-one", reason="margin")
    # What was to be decided comes before what could also be asked there.
    asked = min(found, key=lambda one: one.kind == "stone")
    puzzle = named(rated(asked))
    if not is_clear(puzzle) if puzzle.kind in JUDGED else problem(puzzle):
        raise PuzzleError("puzzle-not-one", reason="unsound")
    return puzzle
