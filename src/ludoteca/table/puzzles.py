"""People at puzzles: which one comes next, what they have done, and what that says of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from functools import cache, lru_cache

import msgspec

from ludoteca.learn import deals
from ludoteca.learn.puzzles import KINDS, Kind, Puzzle, PuzzleError, puzzle_of_the_day, shipped
from ludoteca.learn.puzzles.from_review import puzzle_at
from ludoteca.learn.puzzles.glicko import Rating, after_puzzle
from ludoteca.learn.puzzles.make import level_of
from ludoteca.learn.puzzles.solving import SCORES
from ludoteca.table import archive
from ludoteca.table.errors import ApiError, not_found
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.puzzle_contract import PuzzleDone, PuzzleInfo, PuzzleLevel, PuzzleShelf, PuzzleStanding
from ludoteca.table.spoilers import must_have_played
from ludoteca.table.store import MadePuzzleRow, SolverRow

LEVELS: tuple[PuzzleLevel, ...] = ("easy", "medium", "hard", "expert")
_puzzle = msgspec.json.Decoder(Puzzle)
_making = ThreadPoolExecutor(1, "puzzle")
"""Judging a decision takes seconds: one at a time, and beside everything else."""


def info_of(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        puzzle.id, puzzle.kind, puzzle.game, puzzle.rating, LEVELS[level_of(puzzle.rating)], puzzle.certain
    )


async def shelf(house: House, person: Person | None) -> PuzzleShelf:
    """What there is to solve, and how somebody stands."""
    day = deals.today(house.now())
    standing = await standing_of(house, person)
    return PuzzleShelf(info_of(_todays(day)), day.isoformat(), deals.next_day(house.now()), _kinds(), standing)


@cache
def _kinds() -> dict[Kind, dict[PuzzleLevel, int]]:
    """How many puzzles of each kind and difficulty are in the pack, which stays as it is while the server runs."""
    counted = Counter((one.kind, LEVELS[level_of(one.rating)]) for one in shipped().values())
    return {kind: {level: counted[kind, level] for level in LEVELS} for kind in KINDS}


@lru_cache(maxsize=4)
def _todays(day: date) -> Puzzle:
    try:
        return puzzle_of_the_day(day)
    except PuzzleError:
        raise not_found() from None


async def standing_of(house: House, person: Person | None) -> PuzzleStanding:
    """Nobody in particular stands like a newcomer."""
    if person is None:
        return _standing(SolverRow(person=""), {}, deals.today(house.now()))
    row = await house.store.solver(person.id)
    return _standing(row, await house.store.puzzles_tried(person.id), deals.today(house.now()))


def _standing(row: SolverRow, tried: dict[str, float], today: date) -> PuzzleStanding:
    yesterday = (today - timedelta(days=1)).isoformat()
    return PuzzleStanding(
        rating=round(row.rating),
        deviation=round(row.deviation),
        tried=row.tried,
        solved=row.solved,
        streak=row.streak,
        best=row.best,
        days=row.days if row.last_day in (yesterday, today.isoformat()) else 0,
        today=tried.get(_todays(today).id),
        run=row.run,
    )


async def find(house: House, person: Person | None, name: str) -> Puzzle:
    """A puzzle of the pack, or one that was made of a match here. One of today's deal shows its cards: it is for those
    who have finished that deal."""
    found = shipped().get(name)
    if found is not None:
        return found
    made = await house.store.made_puzzle(name)
    if made is None:
        raise not_found()
    await must_have_played(house, person, made.match)
    return _puzzle.decode(made.body)


async def next_puzzles(
    house: House,
    person: Person | None,
    kind: Kind | None,
    level: PuzzleLevel | None,
    without: Sequence[str],
    count: int,
) -> list[Puzzle]:
    """Puzzles that somebody has not tried, near to what they can do; when all were tried, all of them again."""
    row = SolverRow(person="") if person is None else await house.store.solver(person.id)
    tried = {} if person is None else await house.store.puzzles_tried(person.id)
    fit = [
        one
        for one in shipped().values()
        if kind in (None, one.kind)
        and (level is None or LEVELS[level_of(one.rating)] == level)
        and one.id not in without
    ]
    left = [one for one in fit if one.id not in tried] or fit
    # With a level of one's own choice the easier ones come first; else those where it could go either way.
    aim = 0.0 if level is not None else row.rating
    near = sorted(left, key=lambda one: (abs(one.rating - aim), one.id))
    if kind is not None:
        return near[:count]
    # Kinds take turns: nobody wants ten stones in a row.
    turns: dict[str, int] = {}
    ranked = []
    for one in near:
        turns[one.kind] = turns.get(one.kind, 0) + 1
        ranked.append((turns[one.kind], abs(one.rating - aim), one.id, one))
    return [one for *_, one in sorted(ranked, key=lambda each: each[:3])][:count]


async def keep_results(house: House, person: Person, done: Sequence[PuzzleDone]) -> PuzzleStanding:
    """Count what was solved or given up, each puzzle once."""
    today = deals.today(house.now())
    todays = _todays(today).id
    ratings = await _ratings(house, {each.puzzle for each in done})
    tried = [
        (each.puzzle, SCORES[each.hints] if each.solved and not each.misses else 0.0)
        for each in done
        if each.puzzle in ratings  # else of a pack that is no longer there
    ]

    def change(row: SolverRow, puzzle: str, score: float) -> SolverRow:
        rating = after_puzzle(Rating(row.rating, row.deviation, row.volatility), ratings[puzzle], score)
        streak = row.streak + 1 if score == 1 else 0
        row = msgspec.structs.replace(
            row,
            rating=rating.rating,
            deviation=rating.deviation,
            volatility=rating.volatility,
            tried=row.tried + 1,
            solved=row.solved + (score > 0),
            streak=streak,
            best=max(row.best, streak),
        )
        return _one_day_more(row, today) if puzzle == todays and score > 0 else row

    row = await house.store.change_solver(person.id, tried, house.now(), change)
    return _standing(row, await house.store.puzzles_tried(person.id), today)


async def _ratings(house: House, names: set[str]) -> dict[str, int]:
    """How difficult those of these puzzles are that there are."""
    pack = shipped()
    found = {name: pack[name].rating for name in names if name in pack}
    other = sorted(names - found.keys())
    made = await house.store.made_puzzles(other) if other else []
    return found | {row.id: _puzzle.decode(row.body).rating for row in made}


def _one_day_more(row: SolverRow, today: date) -> SolverRow:
    follows = row.last_day == (today - timedelta(days=1)).isoformat()
    return msgspec.structs.replace(row, days=row.days + 1 if follows else 1, last_day=today.isoformat())


async def keep_run(house: House, person: Person, solved: int) -> PuzzleStanding:
    """A run against the clock is over."""

    def change(row: SolverRow, puzzle: str, score: float) -> SolverRow:
        return msgspec.structs.replace(row, run=max(row.run, solved))

    row = await house.store.change_solver(person.id, [("", 0.0)], house.now(), change)
    return _standing(row, await house.store.puzzles_tried(person.id), deals.today(house.now()))


_being_made: dict[tuple[str, int], asyncio.Task[PuzzleInfo]] = {}
"""Whoever asks again, because an answer took its time, waits for the same one."""


async def make_of(house: House, match: str, n: int) -> PuzzleInfo:
    """“Make a puzzle from this”: of a decision of a finished match. It gets a link that stays as long as the match."""
    key = match, n
    if key not in _being_made:
        _being_made[key] = asyncio.create_task(_make_of(house, match, n))
        _being_made[key].add_done_callback(lambda _: _being_made.pop(key, None))
    return await asyncio.shield(_being_made[key])


async def _make_of(house: House, match: str, n: int) -> PuzzleInfo:
    replay = await archive.load_finished(house, match)
    try:
        puzzle = await asyncio.get_running_loop().run_in_executor(_making, puzzle_at, replay.match, n)
    except PuzzleError as error:
        raise ApiError("no-puzzle", 422, why=error.sentence) from None
    body = msgspec.json.encode(puzzle).decode()
    await house.store.keep_puzzle(MadePuzzleRow(id=puzzle.id, match=match, n=n, body=body, created=house.now()))
    return info_of(puzzle)
