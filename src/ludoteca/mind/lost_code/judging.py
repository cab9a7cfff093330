"""Decisions judged for people: what was played against what a master would do, in points at the end of the match.

The master's own judgement says what it would do. What that is worth more than the choice that was played is found out
by playing on: codes of the viewer's that fit everything it has seen are drawn as often as the master believes in them,
and on each of them both choices are played to the end of the match with the same luck. The master's choice is not the
best of many noisy ones, so nothing flatters it. Final numbers need no playing on: their points are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import msgspec
import numpy as np

from ludoteca.engine.moves import Move, Seen
from ludoteca.games.lost_code import box
from ludoteca.games.lost_code.moves import Guess, Keep, Lock, Replace, Take, Turn, Wheel
from ludoteca.games.lost_code.view import CodeView, ThinkStr8View
from ludoteca.mind.judgement import SHOWN, Choice, Depth, Judgement, Key, Reason, seed_of
from ludoteca.mind.loading import wait
from ludoteca.mind.lost_code.coach import Reasons
from ludoteca.mind.lost_code.evaluate import judge as masters_judgement
from ludoteca.mind.lost_code.finish import expected_end, plan_worths
from ludoteca.mind.lost_code.judge import Judge
from ludoteca.mind.lost_code.posterior import best_guess, posterior
from ludoteca.mind.lost_code.trials import Trial, error_of


class Plan(msgspec.Struct, frozen=True):
    """How many worlds to play on, stage by stage; the next stage only where the last one leaves it open."""

    told: tuple[int, ...]
    """For the best choices."""
    played: int
    """For what was played, against the best."""


PLANS: dict[Depth, Plan] = {
    "quick": Plan((40,), 80),
    "normal": Plan((40, 40), 240),
    "thorough": Plan((100, 300, 600), 2000),
}
SMALL, LARGE = 0.4, 2.5
"""What costs less is never spoken of, and what costs more is a blunder anyway: where that is clear, no more worlds are
played."""

KINDS: dict[str, str] = {"replace": "dice", "turn": "dice", "lock": "token", "guess": "final"}


class Option(msgspec.Struct):
    """A way to decide, and what the master makes of it."""

    moves: tuple[Any, ...]
    key: Key
    value: float


def decision_of(view: CodeView, move: Move) -> Key | None:
    """What belongs together: the dice of a round, a token and what is locked with it, all final numbers."""
    if isinstance(move, Guess):
        return ("final",)
    return (KINDS.get(view.phase, view.phase), len(view.history))


def judge(
    view: CodeView, past: Sequence[Seen], played: Sequence[Move] | None = None, depth: Depth = "normal"
) -> Judgement | None:
    """What the viewer has to decide now."""
    if view.seat is None or view.seat not in view.turn or not view.moves or not view.history:
        return None
    wait("lost_code")
    kind = KINDS.get(view.phase, view.phase)
    thought = masters_judgement(view)
    reasons = Reasons(thought)
    certain = _certain(view)
    if kind == "final":
        return msgspec.structs.replace(_final(view, thought, reasons, played), certain=certain)
    options = sorted(_options(view, thought), key=lambda option: -option.value)
    distinct = _distinct(options)
    told = _unlike(distinct)[:SHOWN]
    mine = None if played is None else _played(view, thought, played, options)
    if len(distinct) == 1:
        only = Choice(told[0].moves, 0.0, 0.0, 0.0, reasons.of(told[0].moves))
        return Judgement("points", kind, (only,), None if mine is None else only, 1, certain=certain)
    seed, plan = seed_of(view, past), PLANS[depth]
    trial = Trial(thought, [option.moves for option in told], seed)
    for count in plan.told:
        ends = trial.more(count)
        if len(told) > 1 and all(_is_clear(ends[:, 0] - ends[:, n]) for n in range(1, len(told))):
            break
    choices = _choices(reasons, told, trial.ends)
    last = None
    if mine is not None:
        last = next((choice for option, choice in zip(told, choices, strict=True) if option.key == mine.key), None)
        last = last or _against(reasons, told[0], trial.ends[:, 0], mine, seed, plan)
        last = msgspec.structs.replace(last, moves=mine.moves)
    shown = sorted(choices, key=lambda choice: choice.cost)
    lost = 0.0 if last is None else last.error
    return Judgement("points", kind, tuple(shown), last, len(distinct), absolute=True, certain=certain, lost=lost)


def _choices(reasons: Reasons, told: Sequence[Option], ends: Any) -> list[Choice]:
    """What came of each; the first is what the master would do."""
    return [_choice(reasons, option, ends[:, 0], ends[:, n], first=not n) for n, option in enumerate(told)]


def _choice(reasons: Reasons, option: Option, best: Any, ends: Any, *, first: bool = False) -> Choice:
    behind = best - ends
    cost, stderr = (0.0, 0.0) if first else (max(0.0, float(behind.mean())), error_of(behind))
    return Choice(option.moves, float(ends.mean()), cost, stderr, reasons.of(option.moves, best=first))


def _against(reasons: Reasons, best: Option, known: Any, mine: Option, seed: int, plan: Plan) -> Choice:
    """The played choice, which is none of those that are told: against the best on the worlds where it is `known` what
    comes of that, and on more where those leave it open. What is told of the best does not hang on it."""
    first = Trial(reasons.thought, [mine.moves], seed).more(len(known))[:, 0]
    ends = np.stack((known, first), axis=1)
    rest = Trial(reasons.thought, [best.moves, mine.moves], seed, skip=len(known))
    while len(ends) < plan.played and not _is_clear(ends[:, 0] - ends[:, 1]):
        more = rest.more(min(len(ends), plan.played - len(ends)))
        ends = np.concatenate((ends[: len(known)], more))
    return _choice(reasons, mine, ends[:, 0], ends[:, 1])


def _distinct(options: Sequence[Option]) -> list[Option]:
    """The first of those that come to the same."""
    found: dict[Key, Option] = {}
    for option in options:
        found.setdefault(option.key, option)
    return list(found.values())


def _unlike(options: Sequence[Option]) -> list[Option]:
    """Of wheels that differ only in where they begin, the best: a list of neighbours helps nobody."""
    found: dict[Key, Option] = {}
    for option in options:
        move = option.moves[0]
        found.setdefault(move.width if isinstance(move, Wheel) else option.key, option)
    return list(found.values())


# --- choices --------------------------------------------------------------------------------------------------------


def _options(view: CodeView, thought: Judge) -> Iterable[Option]:
    if view.phase in ("replace", "turn"):
        for moves, dice in _dice(view):
            yield Option(moves, tuple(sorted(dice)), thought.best_bid(dice, view.available).value)
        return
    for one in thought.moves():
        move = one.move
        if isinstance(move, Take):
            symbol = str(view.history[-1].token)
            numbers = best_guess(thought.belief.chances()[view.symbols.index(symbol)])[0]
            yield Option((move, Lock(numbers)), (str(move), numbers), one.value)
        else:
            yield Option((move,), str(move), one.value)


def _dice(view: CodeView) -> Iterable[tuple[tuple[Move, ...], tuple[str, ...]]]:
    """Every way to settle the dice, and how they lie then (LC-85, LC-38)."""
    dice, symbols = view.history[-1].dice, view.symbols
    may_turn = view.phase == "turn" or view.history[-1].taker != view.seat or view.seat != view.history[-1].order[0]
    choices = [(face,) if face in symbols else symbols for face in dice]
    for settled in product(*choices):
        replaced = tuple(
            Replace(die, symbol)
            for die, (face, symbol) in enumerate(zip(dice, settled, strict=True))
            if face not in symbols
        )
        same = len({move.symbol for move in replaced}) < len(replaced)
        if same and isinstance(view, ThinkStr8View) and view.options.grey_dice == "all_different":
            continue  # TS-39
        if not may_turn:
            yield replaced, settled
            continue
        yield (*replaced, Keep()), settled
        for die in range(box.DICE):
            for symbol in symbols:
                if symbol != settled[die]:
                    yield (*replaced, Turn(die, symbol)), (*settled[:die], symbol, *settled[die + 1 :])


def _played(view: CodeView, thought: Judge, moves: Sequence[Move], options: Sequence[Option]) -> Option:
    """What was done, among the options where it is one of them."""
    done = tuple(moves)
    if view.phase in ("replace", "turn"):
        dice = list(view.history[-1].dice)
        for move in moves:
            if isinstance(move, Replace | Turn):
                dice[move.die] = move.symbol
        key: Key = tuple(sorted(dice))
    elif isinstance(done[0], Take) and len(done) > 1 and isinstance(done[1], Lock):
        key = (str(done[0]), done[1].numbers)
    else:
        key = str(done[0])
    found = next((option for option in options if option.key == key), None)
    return Option(done, key, 0.0 if found is None else found.value)


# --- playing on -----------------------------------------------------------------------------------------------------


def _is_clear(behind: Any) -> bool:
    """Whether more worlds would not change what is said of a difference."""
    error = error_of(behind)
    return bool(behind.mean() + 2 * error < SMALL or behind.mean() - 4 * error > LARGE)


# --- final numbers --------------------------------------------------------------------------------------------------


def _final(view: CodeView, thought: Judge, reasons: Reasons, played: Sequence[Move] | None) -> Judgement:
    """All final numbers at once. Who plays for the win may write bolder or safer numbers than points alone would ask
    for: that is no error where it wins at least as often."""
    belief = thought.belief
    chances = belief.chances()
    best = {s: best_guess(chances[s])[0] for s, written in enumerate(view.guesses) if written is None}
    top = expected_end(view, belief, best)
    moves = tuple(Guess(view.symbols[s], numbers) for s, numbers in best.items())
    first = Choice(moves, top, 0.0, 0.0, reasons.of(moves))
    if played is None:
        return Judgement("points", "final", (first,), None, 2, absolute=True)
    written = {view.symbols.index(move.symbol): move.numbers or () for move in played if isinstance(move, Guess)}
    end = expected_end(view, belief, written)
    cost = max(0.0, top - end)
    if cost > 0:
        mine, theirs = plan_worths(view, belief, [written, best])
        cost = 0.0 if mine >= theirs - 1e-9 else cost
    last = Choice(tuple(played), end, cost, 0.0, reasons.of(tuple(played)))
    return Judgement("points", "final", (first,), last, 2, absolute=True, lost=last.error)


def _certain(view: CodeView) -> tuple[Reason, ...]:
    """How many codes fit, and which numbers are pinned."""
    exact = posterior(view)
    row = exact.chances()
    pinned = tuple(symbol for s, symbol in enumerate(view.symbols) if row[s].max() > 1 - 1e-9)
    told = [Reason("code-review-codes", {"codes": len(exact)})]
    if pinned:
        told.append(Reason("code-review-pinned", {"symbols": pinned}))
    return tuple(told)
