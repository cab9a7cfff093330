"""A puzzle being solved: what is right at every step, and what is said to everything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move, MoveError, read_move
from ludoteca.games.lost_code.moves import Guess
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.learn.puzzles.puzzle import Puzzle, is_on_the_way, same_answer
from ludoteca.learn.puzzles.telling import wrong

SCORES = (1.0, 0.5, 0.5, 0.0)
"""What a solution counts by how many hints it took: the third one is the answer."""


class Reply(msgspec.Struct, frozen=True):
    """What is said to something that was done."""

    right: bool
    solved: bool = False
    sentence: str = ""


class Attempt:
    """Somebody at a puzzle. A wrong try changes nothing on the table."""

    def __init__(self, puzzle: Puzzle, language: str = "en") -> None:
        self.puzzle, self.language = puzzle, language
        self.match: Match = puzzle.match
        self.done: tuple[str, ...] = ()
        self.misses = 0
        self.hints = 0
        self.solved = False

    @property
    def view(self) -> View:
        """What the solver may see now."""
        return self.match.view(self.puzzle.seat)

    @property
    def score(self) -> float:
        """What the solution counts: nothing after a wrong try."""
        return SCORES[self.hints] if self.solved and not self.misses else 0.0

    def play(self, did: object) -> Reply:
        """A move in any form, or a number for a stone."""
        puzzle = self.puzzle
        if puzzle.kind == "stone":
            return self._answered(str(did) == puzzle.answer[0], str(did))
        try:
            move = read_move(did, self.match.game.Moves)
            refusal = self.match.refuse(puzzle.seat, move)
        except MoveError as error:
            return Reply(False, sentence=error.sentence(self.language))
        if refusal is not None:
            return Reply(False, sentence=refusal.sentence(self.language))
        done = (*self.done, str(move))
        after = _after(puzzle, self.match, move)
        if not leads_on(puzzle, after, done):
            return self._answered(False, move)
        self.done, self.match = done, after
        return self._answered(True, move) if same_answer(puzzle, done) else Reply(True)

    def _answered(self, right: bool, did: Move | str) -> Reply:
        self.solved = self.solved or right
        if right:
            return Reply(True, True)
        self.misses += 1
        return Reply(False, sentence=wrong(self.puzzle, self.match, did, self.language))


def _after(puzzle: Puzzle, match: Match, move: Move) -> Match:
    """The match with a card laid. Nothing else has to be played to be told whether it was right."""
    after = match.fork()
    if isinstance(move, Lay):
        after.play(puzzle.seat, move)
    return after


def leads_on(puzzle: Puzzle, match: Match, done: tuple[str, ...]) -> bool:
    """Whether these moves are the answer, or the rest of it can still be played: commands may forbid some orders."""
    if same_answer(puzzle, done):
        return True
    if not is_on_the_way(puzzle, done):
        return False
    return any(
        leads_on(puzzle, _after(puzzle, match, move), (*done, str(move)))
        for move in match.moves(puzzle.seat)
        if is_on_the_way(puzzle, (*done, str(move)))
    )


def played_out(puzzle: Puzzle) -> tuple[tuple[Move, ...], View | None]:
    """The moves of the answer in an order in which they can be played, and the table then; no table where the answer
    is no move. A turn is left open: what is drawn after it is not part of the answer."""
    match = puzzle.match
    moves = tuple(move for move in puzzle.moves() if not isinstance(move, End))
    for move in moves:
        match.play(puzzle.seat, move)
    return moves, match.view(puzzle.seat) if moves else None


class Step(msgspec.Struct, frozen=True):
    """One thing that can be done: right ones lead to a state, or solve it (to -1); the others are told why not."""

    move: Any
    to: int | None = None
    sentence: str = ""


class State(msgspec.Struct, frozen=True):
    """The table with some cards of the answer laid, and everything that can be done then."""

    view: View
    steps: tuple[Step, ...]


SOLVED = -1


def states(puzzle: Puzzle, language: str) -> tuple[State, ...]:
    """All tables on the way to the answer, in whatever order its cards are laid; the first is where it begins. With
    them nobody has to be asked while a puzzle is solved."""
    if puzzle.kind == "stone":
        return (State(puzzle.match.view(puzzle.seat), tuple(_numbers(puzzle, language))),)
    places: dict[Any, int] = {(): 0}
    found: list[State] = []
    waiting: list[tuple[tuple[str, ...], Match]] = [((), puzzle.match)]
    while len(found) < len(waiting):
        done, match = waiting[len(found)]
        steps = []
        for move in _moves(puzzle, match):
            more = (*done, str(move))
            after = _after(puzzle, match, move)
            if not leads_on(puzzle, after, more):
                steps.append(Step(move, None, wrong(puzzle, match, move, language)))
            elif same_answer(puzzle, more):
                steps.append(Step(move, SOLVED))
            else:
                key = tuple(sorted(more))
                if key not in places:
                    places[key] = len(waiting)
                    waiting.append((more, after))
                steps.append(Step(move, places[key]))
        found.append(State(match.view(puzzle.seat), tuple(steps)))
    return tuple(found)


def _moves(puzzle: Puzzle, match: Match) -> Iterator[Move]:
    for move in match.moves(puzzle.seat):
        if not isinstance(move, Guess) or move.numbers:
            yield move


def _numbers(puzzle: Puzzle, language: str) -> Iterator[Step]:
    view: Any = puzzle.match.view(puzzle.seat)
    for number in range(view.top_number + 1):
        right = str(number) == puzzle.answer[0]
        yield Step(
            number, SOLVED if right else None, "" if right else wrong(puzzle, puzzle.match, str(number), language)
        )
