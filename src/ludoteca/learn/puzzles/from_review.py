"""A puzzle of a decision that somebody took in a match: “make a puzzle of this”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE
from ludoteca.engine.registry import family_of
from ludoteca.learn.puzzles import cards, codes
from ludoteca.learn.puzzles.check import problem
from ludoteca.learn.puzzles.difficulty import rated
from ludoteca.learn.puzzles.puzzle import JUDGED, KINDS, LEAST, SURE, UNIT, Puzzle, PuzzleError, named
from ludoteca.mind.judgement import seed_of

WORLDS = 1000
CANDIDATES, GUESSES, LAST, FINALISTS = 24, 100, 1200, 5
"""Of the second judgement: worlds for exchanges; turns to compare, guesses for all of them, guesses for the best."""


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
    if not _is_clear(puzzle) if puzzle.kind in JUDGED else problem(puzzle):
        raise PuzzleError("puzzle-not-one", reason="unsound")
    return puzzle


def _is_clear(puzzle: Puzzle) -> bool:
    """The second judgement: the same answer, ahead as clearly as the first one said."""
    choices, ends = _exchanges(puzzle) if puzzle.kind == "exchange" else _turns(puzzle)
    order = ends.mean(axis=0).argsort()[::-1]
    ahead = ends[:, order[0]] - ends[:, order[1]]
    lead, error = float(ahead.mean()), float(ahead.std() / np.sqrt(len(ahead)))
    return choices[order[0]] == puzzle.answer and lead >= LEAST[UNIT[puzzle.kind]] and lead > SURE * error


def _exchanges(puzzle: Puzzle) -> tuple[Sequence[tuple[str, ...]], Any]:
    from ludoteca.mind.lost_code.evaluate import judge
    from ludoteca.mind.lost_code.trials import Trial

    view: Any = puzzle.match.view(puzzle.seat)
    seed = ~seed_of(view, puzzle.match.past(puzzle.seat)) & (1 << 50) - 1
    trial = Trial(judge(view), [(move,) for move in view.moves], seed)
    return [(str(move),) for move in view.moves], trial.more(WORLDS)


def _turns(puzzle: Puzzle) -> tuple[Sequence[tuple[str, ...]], Any]:
    from ludoteca.mind.the_game.judging import Trial, candidate_turns, played_candidate
    from ludoteca.mind.the_game.position import Position

    view: Any = puzzle.match.view(puzzle.seat)
    past = puzzle.match.past(puzzle.seat)
    position = Position(view, past)
    mine = played_candidate(position, puzzle.moves())
    candidates = [mine, *(each for each in candidate_turns(position, CANDIDATES) if each.key != mine.key)]
    seed = seed_of(view, past) ^ 0x5DEECE66D
    wins = Trial(position, candidates, seed, to_the_end=True).run(range(len(candidates)), GUESSES, fresh=False)
    order = wins[:, :, 0].mean(axis=0).argsort()[::-1].tolist()
    best = list(dict.fromkeys([0, *order[:FINALISTS]]))
    last = Trial(position, [candidates[n] for n in best], seed + 1, to_the_end=True)
    texts = [tuple(str(move) for move in candidates[n].moves) for n in best]
    return texts, last.run(range(len(best)), LAST, fresh=True)[:, :, 0]
