"""Puzzles of The Lost Code and Think Str8! in a match: stones, sure places, final numbers, exchanges."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE, Move, Seat, Seen
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.moves import Exchange, Guess, Place, Wheel
from ludoteca.games.lost_code.view import CodeView
from ludoteca.learn.puzzles.puzzle import LEAST, SURE, Kind, Puzzle, moment
from ludoteca.mind.drive import Pasts
from ludoteca.mind.judgement import seed_of
from ludoteca.mind.lost_code.clues import possible
from ludoteca.mind.lost_code.deduce import Deduction
from ludoteca.mind.lost_code.evaluate import judge as masters_judgement
from ludoteca.mind.lost_code.help_types import Fact
from ludoteca.mind.lost_code.judge import Judge
from ludoteca.mind.lost_code.posterior import Posterior, posterior, windows
from ludoteca.mind.lost_code.trials import Trial, error_of
from ludoteca.mind.lost_code.value_weights import STEADY

CERTAIN = 1 - 1e-9
WORLDS = (60, 240, 500)
"""Worlds on which exchanges are tried out, stage by stage."""
HOPEFUL = 0.5
"""Points ahead by an expert's and a master's judgement below which an exchange is not worth trying out."""
RIVALS = 4
"""Exchanges that are tried out against each other."""


def puzzles_in(match: Match, kinds: frozenset[Kind]) -> Iterator[Puzzle]:
    """All puzzles of a match, as it goes. The same stone is asked for once, when it is first known."""
    told: set[tuple[Seat, int, int]] = set()
    replay = match.branch(0, chance="manual")
    pasts = Pasts(replay)
    for n, (seat, move) in enumerate(match.entries):
        if seat != CHANCE and isinstance(move, Wheel | Place | Exchange | Guess):
            view: Any = replay.view(seat)
            yield from _at(match, n, seat, view, pasts.of(seat), move, kinds, told)
        replay.play(seat, move)


def puzzles_at(match: Match, n: int, kinds: frozenset[Kind]) -> Iterator[Puzzle]:
    """The puzzles of one entry of a match."""
    seat, move = match.entries[n]
    there = match.branch(n, chance="manual")
    view: Any = there.view(seat)
    if isinstance(move, Wheel | Place | Exchange | Guess):
        yield from _at(match, n, seat, view, there.past(seat), move, kinds, set())


def _at(
    match: Match,
    n: int,
    seat: Seat,
    view: CodeView,
    past: tuple[Seen, ...],
    move: Move,
    kinds: frozenset[Kind],
    told: set[tuple[Seat, int, int]],
) -> Iterator[Puzzle]:
    belief = posterior(view)

    def made(kind: Kind, answer: str, **facts: Any) -> Puzzle:
        options = match.record().options
        return Puzzle(kind, match.game.name, match.players, options, moment(match, n), seat, (answer,), **facts)

    if "stone" in kinds and not isinstance(move, Guess):
        for s, number, facts in _stones(view, belief):
            swaps = sum(swap.seat == seat and swap.symbol == view.symbols[s] for r in view.history for swap in r.swaps)
            if (seat, s, swaps) not in told:
                told.add((seat, s, swaps))
                yield made("stone", str(number), ask=view.symbols[s], facts=len(facts))
    if "wheel" in kinds and isinstance(move, Wheel | Place):
        place = _sure_place(view, belief)
        if place is not None:
            yield made("wheel", str(place))
    if "final" in kinds and isinstance(move, Guess):
        best, margin = best_numbers(belief, view, move.symbol)
        if margin >= LEAST["points"] and belief.chances()[view.symbols.index(move.symbol)].max() < CERTAIN:
            yield made("final", str(Guess(move.symbol, best)), ask=move.symbol, margin=round(margin, 3))
    if "exchange" in kinds and isinstance(move, Exchange) and len(view.moves) > 1:
        found = _exchange(view, past)
        if found is not None:
            chosen, margin, stderr = found
            yield made("exchange", str(chosen), margin=round(margin, 3), stderr=round(stderr, 3))


def _stones(view: CodeView, belief: Posterior) -> Iterator[tuple[int, int, set[Fact]]]:
    """Stones that can be told though the sheet leaves more than one number, with the facts that it takes."""
    chances, numbers = belief.chances(), possible(view, _seat(view))
    deduction: Deduction | None = None
    for s, row in enumerate(chances):
        if len(numbers[s]) < 2 or row.max() < CERTAIN:
            continue
        deduction = deduction or Deduction(view)
        number = int(row.argmax())
        yield s, number, chain(deduction, s, number, numbers[s])


def chain(deduction: Deduction, s: int, number: int, numbers: tuple[int, ...]) -> set[Fact]:
    """The facts that rule out every number that the sheet leaves, but one."""
    found: set[Fact] = set()
    for other in numbers:
        if other != number:
            found.update(deduction.reasons(s, other) or ())
    return found


def _seat(view: CodeView) -> Seat:
    assert view.seat is not None
    return view.seat


def _sure_place(view: CodeView, belief: Posterior) -> Wheel | Place | None:
    """The one sure place that pays most; None where there is none, or more than one."""
    dice = view.history[-1].dice
    sums = belief.sums(dice)
    if view.phase == "place":
        width = next(bid.width for bid in view.history[-1].bids if bid.seat == view.seat)
        starts = [start for start, chance in enumerate(windows(sums, width)) if chance > CERTAIN]
        return Place(starts[0]) if len(starts) == 1 else None
    points = dict(view.wheels)
    sure = [
        Wheel(width, start)
        for width in view.available
        for start, chance in enumerate(windows(sums, width))
        if chance > CERTAIN
    ]
    most = max((points[wheel.width] for wheel in sure), default=0)
    best = [wheel for wheel in sure if points[wheel.width] == most]
    return best[0] if len(best) == 1 and len(view.available) > 1 else None


def best_numbers(belief: Posterior, view: CodeView, symbol: str) -> tuple[tuple[int, ...], float]:
    """The final numbers of a symbol that pay most on average, and by how much more than any others."""
    row = belief.chances()[view.symbols.index(symbol)]
    worth: list[tuple[float, tuple[int, ...]]] = [(float(box.MISS), ())]
    for size, points in box.GUESS_POINTS.items():
        for numbers in combinations(range(view.top_number + 1), size):
            hit = float(sum(row[number] for number in numbers))
            worth.append((points * hit + box.MISS * (1 - hit), numbers))
    worth.sort(key=lambda one: -one[0])
    return worth[0][1], worth[0][0] - worth[1][0]


def _exchange(view: CodeView, past: tuple[Seen, ...]) -> tuple[Exchange, float, float] | None:
    """The exchange that pays most by a clear margin, the margin and its standard error."""
    # An expert's judgement costs next to nothing, a master's reads all bids of the others.
    quick = Judge(view, posterior(view), STEADY).moves()
    if quick[0].value - quick[1].value < HOPEFUL:
        return None
    thought = masters_judgement(view)
    judged = [(one.move, one.value) for one in thought.moves() if isinstance(one.move, Exchange)][:RIVALS]
    if judged[0][1] - judged[1][1] < HOPEFUL:
        return None
    trial = Trial(thought, [(move,) for move, _ in judged], seed_of(view, past))
    for worlds in WORLDS:
        best, margin, stderr = lead_of(trial.more(worlds))
        if margin + 2 * stderr < LEAST["points"]:
            return None
    if margin < LEAST["points"] or margin <= SURE * stderr:
        return None
    return judged[best][0], margin, stderr


def lead_of(ends: Any) -> tuple[int, float, float]:
    """The best choice, how far it is ahead of the next, and the standard error of that. [world, choice] → points."""
    order = ends.mean(axis=0).argsort()[::-1]
    ahead = ends[:, order[0]] - ends[:, order[1]]
    return int(order[0]), float(ahead.mean()), error_of(ahead)
