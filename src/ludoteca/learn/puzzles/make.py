"""Making a pack: matches are played and looked through, what is found is rated and checked, and kept in a work file as
it comes. Whoever stops takes it up there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.engine.match import Match
from ludoteca.engine.registry import family_of
from ludoteca.learn.puzzles.check import problem
from ludoteca.learn.puzzles.difficulty import rated
from ludoteca.learn.puzzles.matches import PLANS, Plan, play, puzzles_in
from ludoteca.learn.puzzles.puzzle import FAMILY, JUDGED, KINDS, Kind, Puzzle, likeness, named
from ludoteca.learn.puzzles.second import is_clear

STEPS = (1000, 1400, 1800)
"""Ratings that part easy, medium, hard and very hard."""
SHARE, SHARES = 0.75, {"save": 0.5}
"""Of a kind, at most so much of one of these four: most turns that can be saved are easy. And of what one match gives,
`FROM_ONE`."""
FROM_ONE = 3


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the work file: a puzzle, or a match that was looked through (its plan and its seed, or its digest)."""

    puzzle: Puzzle | None = None
    done: str = ""


def level_of(rating: int) -> int:
    """0 to 3: easy, medium, hard, very hard."""
    return sum(rating >= step for step in STEPS)


class Maker:
    """A pack in the making."""

    def __init__(self, wanted: dict[Kind, int], work: Path | None = None) -> None:
        self.wanted = wanted
        self.work = work
        self.puzzles: dict[str, Puzzle] = {}
        self.refused: Counter[str] = Counter()
        """What was found and not taken, by the reason."""
        self._seen: set[Any] = set()
        self._done: set[str] = set()
        if work is not None and work.exists():
            for line in work.read_bytes().splitlines():
                self._take_up(line)

    def _take_up(self, text: bytes) -> None:
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.MsgspecError:
            return  # Half a line, where somebody was stopped.
        if line.done:
            self._done.add(line.done)
        if line.puzzle is not None:
            self.puzzles[line.puzzle.id] = line.puzzle
            self._seen.add(likeness(line.puzzle))

    @property
    def counts(self) -> Counter[Kind]:
        """How many puzzles of every kind there are."""
        return Counter(puzzle.kind for puzzle in self.puzzles.values())

    @property
    def missing(self) -> frozenset[Kind]:
        """Kinds of which there are not enough yet."""
        counts = self.counts
        return frozenset(kind for kind, wanted in self.wanted.items() if counts[kind] < wanted)

    def has(self, name: str) -> bool:
        """Whether a match was looked through."""
        return name in self._done

    def look_through(self, match: Match, name: str, kinds: frozenset[Kind] = frozenset(KINDS)) -> Iterator[Puzzle]:
        """What a match gives that the pack still needs."""
        if name in self._done:
            return
        wanted = self.missing & kinds
        taken: Counter[Kind] = Counter()
        asked: set[tuple[Kind, str]] = set()
        for found in puzzles_in(match, wanted):
            again = bool(found.ask) and (found.kind, found.ask) in asked
            puzzle = None if again or taken[found.kind] >= FROM_ONE else self._accept(found)
            if puzzle is not None:
                taken[found.kind] += 1
                asked.add((found.kind, found.ask))
                yield puzzle
                if all(taken[kind] >= FROM_ONE or kind not in self.missing for kind in wanted):
                    break
        self._done.add(name)
        self._write(Line(done=name))

    def _accept(self, found: Puzzle) -> Puzzle | None:
        puzzle = named(rated(found))
        like = likeness(puzzle)
        if like in self._seen or puzzle.id in self.puzzles:
            self.refused["alike"] += 1
            return None
        band = level_of(puzzle.rating)
        same = sum(one.kind == puzzle.kind and level_of(one.rating) == band for one in self.puzzles.values())
        if same >= SHARES.get(puzzle.kind, SHARE) * self.wanted.get(puzzle.kind, 0):
            self.refused["as hard as many"] += 1
            return None
        if (puzzle.kind in JUDGED and not is_clear(puzzle)) or problem(puzzle):
            self.refused[f"{puzzle.kind}: unsound"] += 1
            return None
        self.puzzles[puzzle.id] = puzzle
        self._seen.add(like)
        self._write(Line(puzzle=puzzle))
        return puzzle

    def _write(self, line: Line) -> None:
        if self.work is not None:
            with self.work.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")


def make_from_bots(maker: Maker, first: int = 0, most: int | None = None) -> Iterator[Puzzle]:
    """Matches of bots until the pack has what is wanted, or so many rounds of the plans were played."""
    seed = first
    while maker.missing and (most is None or seed < first + most):
        for n, plan in enumerate(PLANS):
            name = f"{n} {seed}"
            if not maker.has(name) and _is_of_use(plan, maker.missing):
                yield from maker.look_through(play(plan, seed), name, frozenset(plan.kinds))
        seed += 1


def make_from(maker: Maker, matches: Sequence[Match], each: Callable[[int], None] | None = None) -> Iterator[Puzzle]:
    """Puzzles from matches that somebody brings."""
    for n, match in enumerate(matches):
        yield from maker.look_through(match, match.record().digest)
        if each is not None:
            each(n + 1)


def _is_of_use(plan: Plan, missing: frozenset[Kind]) -> bool:
    family = family_of(plan.game)
    return family is not None and any(FAMILY[kind] == family.name and kind in plan.kinds for kind in missing)


def wanted_of(total: int, kinds: Sequence[Kind] = KINDS) -> dict[Kind, int]:
    """So many puzzles, evenly over the kinds."""
    each, more = divmod(total, len(kinds))
    return {kind: each + (n < more) for n, kind in enumerate(kinds)}
