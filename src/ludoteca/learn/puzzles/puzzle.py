"""What a puzzle is: a moment of a match as one seat saw it, a question, and the one best answer.

Kinds come in two sorts. *Certain* ones have provably one answer: it follows from the rules and from what the seat can
know. *Judged* ones have an answer that a strong player finds better than everything else by a clear margin.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, Literal, get_args

import msgspec

from ludoteca.engine.input_error import InputError
from ludoteca.engine.match import Match, new
from ludoteca.engine.moves import CHANCE, Move, Seat, parse_move, print_move

Kind = Literal["stone", "wheel", "final", "exchange", "turn", "save", "lay-all"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What is this stone; which wheel or tile place is sure; which final numbers pay most; which exchange pays most; which
turn keeps the win; the only way to finish this turn; lay every card that is left."""

FAMILY: dict[Kind, str] = {
    "stone": "lost-code",
    "wheel": "lost-code",
    "final": "lost-code",
    "exchange": "lost-code",
    "turn": "the-game",
    "save": "the-game",
    "lay-all": "the-game",
}
WITH_ODDS: frozenset[Kind] = frozenset(kind for kind, family in FAMILY.items() if family == "lost-code")
"""Solved with the sheet's odds beside them."""
JUDGED: frozenset[Kind] = frozenset(("exchange", "turn"))
"""Their answer is what a strong player makes of it."""
VALUED: frozenset[Kind] = frozenset(("final", "exchange", "turn"))
"""They have a next best answer, and a margin over it."""
UNIT: dict[Kind, Literal["points", "win"]] = {"final": "points", "exchange": "points", "turn": "win"}
LEAST: dict[Literal["points", "win"], float] = {"points": 1.0, "win": 0.10}
"""How far the best answer is ahead of the next, at least."""
SURE = 3.0
"""And more than so many standard errors, where it is judged."""


class PuzzleError(InputError):
    """A puzzle or a pack that cannot be found or read."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """One puzzle. It has all that is needed to set it up: the match up to the moment, move by move."""

    kind: Kind
    game: str
    players: int
    options: dict[str, Any]
    entries: tuple[str, ...]
    """As the lines of a record: "* draw 0 12", "1 lay 5 up1"."""
    seat: Seat
    answer: tuple[str, ...]
    """The moves of the answer in an order in which they can be played; for a stone its number alone."""
    ask: str = ""
    """The symbol that is asked about: for a stone, and for final numbers."""
    margin: float = 0.0
    """How far ahead of the next best answer, in points or in chance to win; 0 where no other answer is right."""
    stderr: float = 0.0
    rating: int = 1500
    solved: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """How often novice, casual and expert bots find it, 0 to 1."""
    facts: int = 0
    """Of a stone: the smallest chain of facts that tells it."""
    looked: int = 0
    """Of an ending: positions that were looked at to solve it."""
    id: str = ""

    @cached_property
    def _match(self) -> Match:
        match = new(self.game, players=self.players, options=self.options, chance="manual")
        for line in self.entries:
            who, _, move = line.partition(" ")
            match.play(CHANCE if who == "*" else int(who), move)
        return match

    @property
    def match(self) -> Match:
        """The match at the moment, to be played on."""
        return self._match.fork()

    @property
    def certain(self) -> bool:
        """Whether its answer is a matter of logic and not of judgement."""
        return self.kind not in JUDGED

    @property
    def question(self) -> str:
        """The message that asks it."""
        return f"puzzle-ask-{self.kind}"

    def moves(self) -> tuple[Move, ...]:
        """The answer as moves; none for a stone, which is a number and not a move."""
        if self.kind == "stone":
            return ()
        return tuple(parse_move(text, self._match.game.Moves) for text in self.answer)


def moment(match: Match, n: int | None = None) -> tuple[str, ...]:
    """The first `n` entries of a match as a puzzle keeps them."""
    entries = match.entries if n is None else match.entries[:n]
    return tuple(f"{'*' if seat == CHANCE else seat} {print_move(move)}" for seat, move in entries)


def named(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its name, which follows from the position, the question and nothing else."""
    parts = [puzzle.kind, puzzle.game, str(puzzle.players), str(puzzle.seat), puzzle.ask]
    parts += [msgspec.json.encode(puzzle.options, order="sorted").decode(), *puzzle.entries]
    digest = blake2b("\n".join(parts).encode(), digest_size=5, person=b"ludoteca-puzzle").hexdigest()
    return msgspec.structs.replace(puzzle, id=digest)


def likeness(puzzle: Puzzle) -> tuple[Any, ...]:
    """Two puzzles with the same likeness are the same to whoever solves them, wherever they come from."""
    view: Any = puzzle.match.view(puzzle.seat)
    if FAMILY[puzzle.kind] == "the-game":
        tops = tuple(pile.top for pile in view.piles)
        return (puzzle.kind, puzzle.game, tops, view.hand, view.hands, view.draw_pile, view.laid_cards)
    rows = tuple(
        (past.dice, tuple((bid.low, bid.high) for bid in past.bids if bid.seat == view.seat)) for past in view.history
    )
    return (puzzle.kind, puzzle.game, puzzle.ask, rows, view.logs)


def same_answer(puzzle: Puzzle, done: Sequence[str]) -> bool:
    """Whether these moves are the answer, in whatever order the cards were laid. What lies above what on each pile is
    part of it."""
    return _by_pile(done) == _by_pile(puzzle.answer)


def is_on_the_way(puzzle: Puzzle, done: Sequence[str]) -> bool:
    """Whether these moves are the answer so far."""
    wanted, laid = _by_pile(puzzle.answer), _by_pile(done)
    if "end" in laid:
        return laid == wanted
    return all(wanted.get(pile, [])[: len(cards)] == cards for pile, cards in laid.items())


def _by_pile(moves: Sequence[str]) -> dict[str, list[str]]:
    """Cards laid, pile by pile; other moves by themselves."""
    found: dict[str, list[str]] = {}
    for text in moves:
        words = text.split()
        if words[0] == "lay":
            found.setdefault(words[2], []).append(words[1])
        else:
            found.setdefault(text, []).append(text)
    return found
