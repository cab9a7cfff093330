"""How hard a puzzle is, honestly: how often bots of each level find its answer, as a rating that people's compare with.

A level has a rating by definition. The rating of a puzzle is the one that explains best how often each level solved it,
as if every try had been a game between them (the logistic curve of Elo and Glicko). For a stone half of the rating
comes from the smallest chain of facts that tells it: bots that keep the whole sheet in mind find long chains as
easily as short ones, people do not. In the same way every bot looks at all turns it could play and misses hardly one
that can be saved: such a puzzle is rated at least by how seldom somebody finds it who lays any card that fits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.engine.match import Match
from ludoteca.games.lost_code.moves import Place, Wheel
from ludoteca.games.the_game.moves import Lay
from ludoteca.learn.puzzles.puzzle import Kind, Puzzle, is_on_the_way, same_answer
from ludoteca.mind.bot import bot
from ludoteca.mind.lost_code.bots import CodeBot
from ludoteca.mind.lost_code.posterior import Posterior, best_guess, windows

LEVELS: Mapping[str, int] = {"novice": 1000, "casual": 1400, "expert": 1800}
"""What each level is rated, by definition."""
TRIES = 8
"""How often a level that has luck or a bad memory tries. An expert does the same every time."""
PRIOR, WEIGHT = 1500.0, 0.15
LOWEST, HIGHEST = 500, 2500
CERTAIN = 1 - 1e-9
ANYBODY = 700
"""What somebody is rated who lays any card that fits, by definition."""


def rated(puzzle: Puzzle) -> Puzzle:
    """The puzzle with how often it is solved, and its rating."""
    solved = (solve_rate(puzzle, "novice"), solve_rate(puzzle, "casual"), solve_rate(puzzle, "expert"))
    return with_rating(msgspec.structs.replace(puzzle, solved=solved))


def with_rating(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the rating that follows from how often it is solved."""
    rating = rating_of(puzzle.solved)
    if puzzle.kind == "stone":
        rating = (rating + _rating_of_chain(puzzle.facts)) / 2
    elif puzzle.kind == "save":
        rating = max(rating, _rating_by_luck(found_by_luck(puzzle)))
    return msgspec.structs.replace(puzzle, rating=round(rating))


def rating_of(solved: Sequence[float]) -> float:
    """The rating at which each level would be expected to solve it as often as it did, all in all. A draw against
    somebody of middle strength is added: nothing is infinitely hard."""
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        more = sum(solved) - sum(_expected(level, middle) for level in LEVELS.values())
        more += WEIGHT * (0.5 - _expected(PRIOR, middle))
        # Solved more often than expected: the puzzle is easier than that.
        low, high = (low, middle) if more > 0 else (middle, high)
    return (low + high) / 2


def _expected(player: float, puzzle: float) -> float:
    return float(1 / (1 + 10 ** ((puzzle - player) / 400)))


def _rating_of_chain(facts: int) -> float:
    """One fact is seen at a glance; every further one is one more thing to keep in mind."""
    return min(HIGHEST, 700 + 150 * max(0, facts - 1))


def _rating_by_luck(chance: float) -> float:
    """The rating at which somebody who lays any card that fits would be expected to solve it as often as they do."""
    return min(float(HIGHEST), ANYBODY + 400 * math.log10(1 / chance - 1))


def found_by_luck(puzzle: Puzzle) -> float:
    """How often somebody who lays any card that fits, one after the other, comes upon the answer."""

    def chance(match: Match, done: tuple[str, ...]) -> float:
        moves = [move for move in match.moves(puzzle.seat) if isinstance(move, Lay)]
        found = 0.0
        for move in moves:
            now = (*done, str(move))
            if same_answer(puzzle, now):
                found += 1
            elif is_on_the_way(puzzle, now):
                after = match.fork()
                after.play(puzzle.seat, move)
                found += chance(after, now)
        # On the way, and yet stuck: this order leads nowhere.
        return found / len(moves) if moves else 0.0

    return chance(puzzle.match, ())


def solve_rate(puzzle: Puzzle, level: str) -> float:
    """How often bots of a level find the answer, 0 to 1."""
    tries = 1 if level == "expert" else TRIES
    return round(sum(_try(puzzle, level, seed) for seed in range(tries)) / tries, 3)


def _try(puzzle: Puzzle, level: str, seed: int) -> float:
    player: Any = bot(puzzle.game, level, seed)
    answer = _ANSWERS.get(puzzle.kind)
    if answer is not None:
        assert isinstance(player, CodeBot)
        view: Any = puzzle.match.view(puzzle.seat)
        return answer(puzzle, view, player.believe(view))
    return float(_plays(puzzle, player))


def _stone(puzzle: Puzzle, view: Any, belief: Posterior) -> float:
    """The likeliest number; where several are as likely it is drawn by lot."""
    row = belief.chances()[view.symbols.index(puzzle.ask)]
    best = [number for number, chance in enumerate(row) if chance > row.max() - 1e-9]
    return 1 / len(best) if int(puzzle.answer[0]) in best else 0.0


def _wheel(puzzle: Puzzle, view: Any, belief: Posterior) -> float:
    """The dearest place that the bot believes to be sure; by lot among several."""
    sums = belief.sums(view.history[-1].dice)
    points = dict(view.wheels)
    sure: dict[str, int] = {}
    for move in view.moves:
        if isinstance(move, Wheel) and windows(sums, move.width)[move.start] > CERTAIN:
            sure[str(move)] = points[move.width]
        elif isinstance(move, Place):
            width = next(bid.width for bid in view.history[-1].bids if bid.seat == view.seat)
            if windows(sums, width)[move.start] > CERTAIN:
                sure[str(move)] = 1
    best = [move for move, worth in sure.items() if worth == max(sure.values())]
    return 1 / len(best) if puzzle.answer[0] in best else 0.0


def _final(puzzle: Puzzle, view: Any, belief: Posterior) -> float:
    numbers = best_guess(belief.chances()[view.symbols.index(puzzle.ask)])[0]
    return float(puzzle.answer[0].split()[2] == ",".join(map(str, numbers)))


_ANSWERS: dict[Kind, Callable[[Puzzle, Any, Posterior], float]] = {"stone": _stone, "wheel": _wheel, "final": _final}


def _plays(puzzle: Puzzle, player: Any) -> bool:
    """Whether the bot plays the answer, move by move."""
    match, seat = puzzle.match, puzzle.seat
    done: tuple[str, ...] = ()
    while seat in match.turn:
        move = player.choose(match.view(seat), match.past(seat), None)
        done = (*done, str(move))
        if same_answer(puzzle, done):
            return True
        if not is_on_the_way(puzzle, done):
            return False
        match.play(seat, move)
    return False
