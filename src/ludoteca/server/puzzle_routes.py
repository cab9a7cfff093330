"""HTTP: puzzles. What is needed to solve one is sent at once, so that it can be solved without a connection."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Annotated, Any

from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from ludoteca.learn.puzzles import WITH_ODDS, Kind, Puzzle
from ludoteca.learn.puzzles.solving import played_out, states
from ludoteca.learn.puzzles.telling import explanation, hints, names_of, question
from ludoteca.mind.assist import HelpFailed, help_for
from ludoteca.mind.base import Level
from ludoteca.server.routes import PRESSED, Id, TheAuth, TheHouse, Visiting, get, post
from ludoteca.table import puzzles
from ludoteca.table.contract import Entry
from ludoteca.table.puzzle_contract import (
    PuzzleHint,
    PuzzleInfo,
    PuzzleKind,
    PuzzleLevel,
    PuzzleOfMatch,
    PuzzleResults,
    PuzzleRun,
    PuzzleScript,
    PuzzleShelf,
    PuzzleStanding,
    PuzzleState,
    PuzzleStep,
)
from ludoteca.table.spoilers import must_have_played

MOST = 10
"""Puzzles that are sent at once."""
KEPT = 300
"""Puzzles that are kept ready to be sent."""
PuzzleId = Annotated[str, PathParameter(min_length=1, max_length=32)]
NUMBERS: dict[Kind, int] = {"stone": 1, "final": 3}
WHERE: dict[Kind, tuple[str, ...]] = {"wheel": ("spot",), "exchange": ("own",)}
"""Where it is answered, on boards that a phone has to roll."""


@get("/puzzles", summary="What there is to solve, today's puzzle, and how I stand")
async def shelf(house: TheHouse, visit: Visiting) -> PuzzleShelf:
    return await puzzles.shelf(house, visit.person)


@get("/puzzles/some", summary="Some puzzles to solve, near to what I can do")
async def some(
    house: TheHouse,
    auth: TheAuth,
    visit: Visiting,
    kind: FromQuery[PuzzleKind | None] = None,
    level: FromQuery[PuzzleLevel | None] = None,
    without: Annotated[str, QueryParameter(max_length=400)] = "",
    count: Annotated[int, QueryParameter(ge=1, le=MOST)] = 5,
) -> tuple[PuzzleScript, ...]:
    auth.count(visit, "replay")
    known = [name for name in without.split(",") if name]
    found = await puzzles.next_puzzles(house, visit.person, kind, level, known, count)
    language = visit.language
    return tuple([await house.replays.run(partial(_script, puzzle, language)) for puzzle in found])


@get("/puzzles/{puzzle:str}", middleware=PRESSED, summary="A puzzle with everything that is needed to solve it")
async def one(house: TheHouse, auth: TheAuth, visit: Visiting, puzzle: PuzzleId) -> PuzzleScript:
    auth.count(visit, "replay")
    found, language = await puzzles.find(house, visit.person, puzzle), visit.language
    return await house.replays.run(lambda: _script(found, language))


@post("/puzzles/results", status_code=200, summary="What I solved or gave up; the first try of a puzzle counts")
async def results(house: TheHouse, auth: TheAuth, actor: Visiting, data: JSONBody[PuzzleResults]) -> PuzzleStanding:
    auth.count(actor, "replay")
    return await puzzles.keep_results(house, actor.require_person(), data.done)


@post("/puzzles/run", status_code=200, summary="So many were solved against the clock")
async def run(house: TheHouse, auth: TheAuth, actor: Visiting, data: JSONBody[PuzzleRun]) -> PuzzleStanding:
    auth.count(actor, "replay")
    return await puzzles.keep_run(house, actor.require_person(), data.solved)


@post("/matches/{match:str}/puzzle", summary="Make a puzzle of a decision in a finished match")
async def make(house: TheHouse, auth: TheAuth, actor: Visiting, match: Id, data: JSONBody[PuzzleOfMatch]) -> PuzzleInfo:
    auth.count(actor, "record")
    await must_have_played(house, actor.person, match)
    return await puzzles.make_of(house, match, data.n)


_scripts: OrderedDict[tuple[str, str], PuzzleScript] = OrderedDict()
"""Those that somebody asked for lately, by puzzle and language: they are the same for everybody."""


def _script(puzzle: Puzzle, language: str) -> PuzzleScript:
    key = puzzle.id, language
    if key not in _scripts:
        _scripts[key] = _made(puzzle, language)
        while len(_scripts) > KEPT:
            _scripts.popitem(last=False)
    _scripts.move_to_end(key)
    return _scripts[key]


def _made(puzzle: Puzzle, language: str) -> PuzzleScript:
    given = hints(puzzle, language)
    moves, end = played_out(puzzle)
    return PuzzleScript(
        info=puzzles.info_of(puzzle),
        seat=puzzle.seat,
        names=names_of(puzzle, ""),
        question=question(puzzle, language),
        ask=puzzle.ask,
        numbers=NUMBERS.get(puzzle.kind, 0),
        point=(f"stone:{puzzle.ask}",) if puzzle.ask else WHERE.get(puzzle.kind, ()),
        past=tuple(Entry(seen.n, seen.seat, seen.move, 0.0) for seen in puzzle.match.past(puzzle.seat)),
        states=tuple(
            PuzzleState(state.view, tuple(PuzzleStep(step.move, step.to, step.sentence) for step in state.steps))
            for state in states(puzzle, language)
        ),
        end=end,
        answer=moves,
        hints=tuple(PuzzleHint(hint.text, hint.point) for hint in given),
        explanation=explanation(puzzle, language),
        sheet=_help(puzzle, "sheet", language),
        odds=_help(puzzle, "odds", language) if puzzle.kind in WITH_ODDS else None,
    )


def _help(puzzle: Puzzle, level: Level, language: str) -> Any:
    match = puzzle.match
    try:
        return help_for(match.view(puzzle.seat), match.past(puzzle.seat), level, language)
    except HelpFailed:
        return None


HANDLERS: list[Any] = [shelf, some, one, results, run, make]
