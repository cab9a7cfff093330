"""What a choice truly costs, by playouts much longer than the judge's own, on guesses of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.moves import Guess
from ludoteca.games.lost_code.reshuffle import with_code
from ludoteca.games.the_game.view import TheGameView
from ludoteca.learn.decisions import Decision
from ludoteca.mind.lost_code.bots import Expert
from ludoteca.mind.lost_code.evaluate import judge as masters_judgement
from ludoteca.mind.lost_code.trials import Trial, error_of
from ludoteca.mind.the_game import judging as cards
from ludoteca.mind.the_game.position import Position

WINS, WORLDS, MATCHES = 2000, 2000, 120
"""Playouts for a true cost: of The Game, of a code by the kernel, and by the rules."""
FEW = 10
"""After this part of them, or after a fifth by the rules, a choice that is clearly cheaper is given up."""


def true_cost(
    match: Match, decision: Decision, other: Sequence[Move], seed: int, limit: float, *, by_rules: bool
) -> tuple[float, float]:
    """What `other` costs against what was played, and one standard error of that. It is less sure where it is clear
    soon that it costs less than `limit`."""
    if match.game.team:
        return _in_wins(decision, other, seed, limit)
    if isinstance(decision.played[0], Guess):
        return _of_final_numbers(decision, other), 0.0
    if by_rules:
        return _by_rules(match, decision, other, seed, limit)
    trial = Trial(masters_judgement(_code_view(decision)), [decision.played, other], seed)
    ends = trial.more(WORLDS // FEW)
    if _may_cost(ends[:, 0] - ends[:, 1], limit):
        ends = trial.more(WORLDS - WORLDS // FEW)
    behind = ends[:, 0] - ends[:, 1]
    return float(behind.mean()), error_of(behind)


def _may_cost(behind: Any, limit: float) -> bool:
    return bool(np.mean(behind) + 3 * np.std(behind, ddof=1) / np.sqrt(len(behind)) > limit)


def _code_view(decision: Decision) -> Any:
    return decision.view


def _in_wins(decision: Decision, other: Sequence[Move], seed: int, limit: float) -> tuple[float, float]:
    assert isinstance(decision.view, TheGameView)
    position = Position(decision.view, decision.past)
    both = [cards.played_candidate(position, moves) for moves in (decision.played, other)]
    trial = cards.Trial(position, both, seed, to_the_end=True)
    for count in (WINS // FEW, WINS):
        wins = trial.run([0, 1], count, fresh=count == WINS)[:, :, 0]
        behind = wins[:, 0] - wins[:, 1]
        if not _may_cost(behind, limit):
            break
    return float(behind.mean()), cards.error_of(behind)


def _of_final_numbers(decision: Decision, other: Sequence[Move]) -> float:
    """Exact: the points that are to be expected of what was written, less those of the other."""
    view = _code_view(decision)
    chances = masters_judgement(view).belief.chances()

    def points(moves: Sequence[Move]) -> float:
        total = 0.0
        for move in moves:
            if isinstance(move, Guess):
                hit = float(sum(chances[view.symbols.index(move.symbol)][number] for number in move.numbers or ()))
                total += box.GUESS_POINTS.get(len(move.numbers or ()), 0) * hit + box.MISS * (1 - hit)
        return total

    return points(decision.played) - points(other)


def _by_rules(match: Match, decision: Decision, other: Sequence[Move], seed: int, limit: float) -> tuple[float, float]:
    there = match.branch(decision.n, chance="manual")
    belief = masters_judgement(_code_view(decision)).belief
    luck = np.random.default_rng(seed)
    behind: list[float] = []
    while len(behind) < MATCHES:
        code = belief.codes[luck.choice(len(belief), p=belief.weights)].tolist()
        name = f"{seed}-{len(behind)}"
        world = with_code(there.state, decision.seat, code, luck_of(name))
        ends = [_played_on(there, world, decision.seat, moves, name) for moves in (decision.played, other)]
        behind.append(ends[0] - ends[1])
        if len(behind) == MATCHES // 5 and not _may_cost(behind, limit):
            break
    return float(np.mean(behind)), float(np.std(behind, ddof=1) / np.sqrt(len(behind)))


def _played_on(match: Match, world: Any, seat: int, moves: Sequence[Move], seed: str) -> float:
    """The seat's points if it begins with these moves and experts play the rest, by the rules themselves."""
    there = Match(match.game, match.players, match.options, seed)
    there.state = world
    seats = [Expert(each) for each in range(match.players)]
    left = list(moves)
    while there.outcome is None:
        on_turn = seat if left and seat in there.turn else there.turn[0]
        move = left.pop(0) if on_turn == seat and left else seats[on_turn].choose(there.view(on_turn), ())
        there.play(on_turn, move)
    return float(there.outcome.points[seat])
