"""The second judgement of judged puzzles: more choices, on other and many more guesses, to the end of the match.

It costs a fraction of a second. A pack also has them played on by bots (`play_on.py`), which takes longer than somebody
waits who wants a puzzle of a match just played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.learn.puzzles.cards import lead_of
from ludoteca.learn.puzzles.puzzle import LEAST, SURE, UNIT, Puzzle
from ludoteca.mind.judgement import seed_of
from ludoteca.mind.lost_code.evaluate import judge
from ludoteca.mind.lost_code.trials import Trial as CodeTrial
from ludoteca.mind.the_game.judging import Trial, candidate_turns, played_candidate
from ludoteca.mind.the_game.position import Position

Answer = tuple[str, ...]
WORLDS = 1000
"""For exchanges."""
CANDIDATES, GUESSES, LAST, FINALISTS = 24, 100, 1200, 5
"""Turns to compare, guesses for all of them, guesses for the best, and how many those are."""


def is_clear(puzzle: Puzzle) -> bool:
    """Whether it is the same answer, ahead as clearly as the first judgement said."""
    answers, ends = _exchanges(puzzle) if puzzle.kind == "exchange" else _turns(puzzle)
    order, lead, error = lead_of(ends)
    return answers[order[0]] == puzzle.answer and lead >= LEAST[UNIT[puzzle.kind]] and lead > SURE * error


def _exchanges(puzzle: Puzzle) -> tuple[Sequence[Answer], Any]:
    """Every exchange, and [world, exchange] → points."""
    view: Any = puzzle.match.view(puzzle.seat)
    seed = ~seed_of(view, puzzle.match.past(puzzle.seat)) & (1 << 50) - 1
    trial = CodeTrial(judge(view), [(move,) for move in view.moves], seed)
    return [(str(move),) for move in view.moves], trial.more(WORLDS)


def _turns(puzzle: Puzzle) -> tuple[Sequence[Answer], Any]:
    """The best turns, the answer among them, and [guess, turn] → 1 for a win."""
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
    answers = [tuple(str(move) for move in candidates[n].moves) for n in best]
    return answers, last.run(range(len(best)), LAST, fresh=True)[:, :, 0]
