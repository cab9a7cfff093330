"""Is a puzzle sound? Asked from scratch: nothing here is shared with what makes puzzles but the rules themselves.

Certain kinds are proven by brute force: every code that the seat could hold, every way to lay the cards. Judged kinds
are played on to the very end of the match by the bots that their answer speaks of (`play_on`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import numpy as np

from ludoteca.engine.input_error import InputError
from ludoteca.engine.match import Match
from ludoteca.games.lost_code import box
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.learn.puzzles.play_on import NoWorld, hidden_cards, hidden_code, lead_in_play, worlds_of
from ludoteca.learn.puzzles.puzzle import LEAST, Kind, Puzzle, likeness, named


def problem(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle, in a few words; "" if it is sound."""
    try:
        match = puzzle.match
    except InputError as error:
        return f"cannot be set up: {error}"
    if named(puzzle).id != puzzle.id:
        return "its name does not follow from its position"
    if puzzle.kind != "stone" and puzzle.seat not in match.turn:
        return "it is not the solver's turn"
    return _CHECKS[puzzle.kind](puzzle, match)


def problems(pack: Mapping[str, Puzzle], each: Callable[[str, str], None] | None = None) -> list[tuple[str, str]]:
    """All that is wrong with a pack, as (puzzle, what). `each` is told of every puzzle as it was looked at."""
    found: list[tuple[str, str]] = []
    seen: dict[Any, str] = {}
    for name, puzzle in pack.items():
        wrong = problem(puzzle) or ("it has another name in the pack" if name != puzzle.id else "")
        if not wrong:
            twin = seen.setdefault(likeness(puzzle), name)
            wrong = "" if twin == name else f"it is like {twin}"
        if wrong:
            found.append((name, wrong))
        if each is not None:
            each(name, wrong)
    return found


# --- codes: every one that the seat could hold ----------------------------------------------------------------------


def codes_left(view: Any) -> Any:
    """[code, symbol] → number: every code that fits all the viewer has seen, found by trying them all."""
    numbers = []
    for s in range(len(view.symbols)):
        seen = {number for _, number in view.discards[s]}
        seen |= {row[s] for log, row in enumerate(view.logs) if log != view.seat}
        numbers.append([number for number in range(view.top_number + 1) if number not in seen])
    codes = np.array(np.meshgrid(*numbers, indexing="ij")).reshape(len(numbers), -1).T
    for played in view.history:
        answer = next((check.answer for check in played.checks if check.seat == view.seat), None)
        if answer is None:
            continue
        bid = next(bid for bid in played.bids if bid.seat == view.seat)
        total = sum(_stones_then(view, codes, view.symbols.index(die), played.number) for die in played.dice)
        inside = (bid.low <= total) & (total <= bid.high)
        fits = {"right": inside, "lower": total < bid.low, "higher": total > bid.high, "wrong": ~inside}[answer]
        codes = codes[fits]
    return codes


def _stones_then(view: Any, codes: Any, s: int, number: int) -> Any:
    """The stone of a symbol at the check of a round: one that was discarded since, or the one of today."""
    for played in view.history:
        for swap in played.swaps:
            if played.number >= number and swap.seat == view.seat and swap.symbol == view.symbols[s]:
                return np.full(len(codes), swap.discarded)
    return codes[:, s]


def _check_stone(puzzle: Puzzle, match: Match) -> str:
    view: Any = match.view(puzzle.seat)
    left = set(codes_left(view)[:, view.symbols.index(puzzle.ask)].tolist())
    true = match.state.logs[puzzle.seat][view.symbols.index(puzzle.ask)]
    if left != {int(puzzle.answer[0])}:
        return f"the stone may be any of {sorted(left)}"
    return "" if true in left else "the stone is another one"


def _check_wheel(puzzle: Puzzle, match: Match) -> str:
    view: Any = match.view(puzzle.seat)
    codes = codes_left(view)
    total = sum(codes[:, view.symbols.index(die)] for die in view.history[-1].dice)
    low, high = int(total.min()), int(total.max())
    points = dict(view.wheels)
    mine = next((bid.width for bid in view.history[-1].bids if bid.seat == view.seat), None)
    sure: list[tuple[int, str]] = []
    for move in view.moves:
        width = mine if mine is not None else move.width
        if move.start <= low and high <= move.start + width - 1:
            sure.append((points[width], str(move)))
    best = [text for worth, text in sure if worth == max(worth for worth, _ in sure)]
    return "" if tuple(best) == puzzle.answer else f"what is sure and pays most is {best or 'nothing'}"


def _check_final(puzzle: Puzzle, match: Match) -> str:
    view: Any = match.view(puzzle.seat)
    stones = codes_left(view)[:, view.symbols.index(puzzle.ask)].tolist()
    worth: list[tuple[Fraction, str]] = []
    for size in range(box.BOXES + 1):
        for numbers in combinations(range(view.top_number + 1), size):
            hit = Fraction(sum(stone in numbers for stone in stones), len(stones))
            text = f"guess {puzzle.ask} {','.join(map(str, numbers)) or '-'}"
            worth.append((box.GUESS_POINTS.get(size, 0) * hit + box.MISS * (1 - hit), text))
    worth.sort(key=lambda one: -one[0])
    if (worth[0][1],) != puzzle.answer:
        return f"{worth[0][1]} pays more"
    margin = float(worth[0][0] - worth[1][0])
    return "" if margin >= LEAST["points"] and abs(margin - puzzle.margin) < 0.002 else f"the margin is {margin:.3f}"


def _check_exchange(puzzle: Puzzle, match: Match) -> str:
    codes = codes_left(match.view(puzzle.seat))
    return _played_on(puzzle, hidden_code(puzzle, codes))


def _played_on(puzzle: Puzzle, drawn: Callable[[Random], list[str]]) -> str:
    try:
        return lead_in_play(puzzle, worlds_of(puzzle, drawn, int(puzzle.id, 16)))
    except NoWorld:
        return "nothing that could be hidden agrees with what happened"


# --- cards: every way to lay them -----------------------------------------------------------------------------------


def _check_turn(puzzle: Puzzle, match: Match) -> str:
    return _played_on(puzzle, hidden_cards(puzzle))


def _check_save(puzzle: Puzzle, match: Match) -> str:
    ways: set[frozenset[tuple[str, tuple[int, ...]]]] = set()
    for way in _finished(match, puzzle.seat, match.view(puzzle.seat).turns, ()):  # type: ignore[attr-defined]
        ways.add(_piles_of(way))
        if len(ways) > 1:
            return "there is more than one way"
    wanted = _piles_of(tuple(move for move in puzzle.moves() if isinstance(move, Lay)))
    return "" if ways == {wanted} else "another way is the only one" if ways else "there is no way"


def _finished(match: Match, seat: int, turn: int, laid: tuple[Lay, ...]) -> Iterator[tuple[Lay, ...]]:
    """Every order of cards after which the turn could end, or did."""
    for move in match.moves(seat):
        if not isinstance(move, Lay):
            continue
        after = match.fork()
        after.play(seat, move)
        way = (*laid, move)
        if after.outcome is not None:
            if after.outcome.winners:
                yield way
            continue
        view: Any = after.view(seat)
        if view.turns != turn or view.phase != "turn" or End() in view.moves:
            yield way
        else:
            yield from _finished(after, seat, turn, way)


def _piles_of(lays: tuple[Lay, ...]) -> frozenset[tuple[str, tuple[int, ...]]]:
    piles = {lay.pile for lay in lays}
    return frozenset((pile, tuple(lay.card for lay in lays if lay.pile == pile)) for pile in piles)


def _check_ending(puzzle: Puzzle, match: Match) -> str:
    """Every turn is played, and whether the rest can be won is found out by playing that too."""
    game, seat = match.game, puzzle.seat
    if match.state.undrawn:
        return "there are cards to draw"
    known: dict[Any, bool] = {}
    winning: set[frozenset[tuple[str, tuple[int, ...]]]] = set()
    seen: set[Any] = set()
    open_ways: list[tuple[Any, tuple[Lay, ...]]] = [(match.state, ())]
    while open_ways:
        here, laid = open_ways.pop()
        for move in game.moves(here, seat):
            after = game.play(here, seat, move)
            if isinstance(move, Lay):
                way = (*laid, move)
                if after.ending == "all-laid":
                    winning.add(_piles_of(way))
                elif not after.ending and _piles_of(way) not in seen:
                    seen.add(_piles_of(way))
                    open_ways.append((after, way))
            elif isinstance(move, End) and match.players > 1 and _can_win(game, after, known):
                winning.add(_piles_of(laid))
    wanted = _piles_of(tuple(move for move in puzzle.moves() if isinstance(move, Lay)))
    return "" if winning == {wanted} else f"{len(winning)} turns win"


def _can_win(game: Any, state: Any, known: dict[Any, bool]) -> bool:
    """Whether the rules let the team lay every card from here."""
    if state.ending:
        return bool(state.ending == "all-laid")
    key = state.seat, bool(state.laid), state.hands, tuple(pile[-1] for pile in state.piles)
    if key not in known:
        moves = game.moves(state, state.seat)
        known[key] = any(_can_win(game, game.play(state, state.seat, move), known) for move in moves)
    return known[key]


_CHECKS: dict[Kind, Callable[[Puzzle, Match], str]] = {
    "stone": _check_stone,
    "wheel": _check_wheel,
    "final": _check_final,
    "exchange": _check_exchange,
    "turn": _check_turn,
    "save": _check_save,
    "lay-all": _check_ending,
}
