"""`ludoteca puzzles`: make, check and solve them."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from ludoteca.engine.match import load
from ludoteca.learn import deals
from ludoteca.learn.puzzles import KINDS, Kind, Puzzle, PuzzleError, load_pack, puzzle_of_the_day, write_pack
from ludoteca.locales import say

TODAY = "today"


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Callable[[str], str]) -> None:
    """The flags of all three."""
    puzzles = commands.add_parser("puzzles", help=t("puzzles"), description=t("puzzles"))
    doings = puzzles.add_subparsers(required=True, metavar="make|check|solve")
    making = doings.add_parser("make", help=t("puzzles-make"), description=t("puzzles-make"))
    making.add_argument("records", nargs="*", metavar="FILE", help=t("puzzles-records"))
    making.add_argument("--out", required=True, metavar="FILE", help=t("puzzles-out"))
    making.add_argument("--work", metavar="FILE", help=t("puzzles-work"))
    making.add_argument("--count", type=int, default=100, metavar="N", help=t("puzzles-count"))
    making.add_argument("--seed", type=int, default=0, metavar="N", help=t("puzzles-seed"))
    making.set_defaults(run=make)
    checking = doings.add_parser("check", help=t("puzzles-check"), description=t("puzzles-check"))
    checking.add_argument("pack", nargs="?", metavar="FILE", help=t("puzzles-pack"))
    checking.add_argument("--sample", type=int, metavar="N", help=t("puzzles-sample"))
    checking.set_defaults(run=check)
    solving = doings.add_parser("solve", help=t("puzzles-solve"), description=t("puzzles-solve"))
    solving.add_argument("name", nargs="?", metavar="NAME", help=t("puzzles-name"))
    solving.add_argument("--pack", metavar="FILE", help=t("puzzles-pack"))
    solving.set_defaults(run=solve)
    for parser in (making, checking, solving):
        parser.add_argument("--kind", action="append", choices=KINDS, default=[], help=t("puzzles-kind"))


def make(asked: argparse.Namespace) -> int:
    """`ludoteca puzzles make`: from matches of bots, or from records."""
    from ludoteca.learn.puzzles.make import Maker, make_from, make_from_bots, wanted_of

    language = asked.language
    kinds: list[Kind] = asked.kind or list(KINDS)
    matches = [load(Path(file).read_bytes()) for file in asked.records]
    maker = Maker(wanted_of(max(1, asked.count), kinds), Path(asked.work) if asked.work else None)
    found = make_from(maker, matches) if matches else make_from_bots(maker, asked.seed)
    wanted = sum(maker.wanted.values())
    try:
        for puzzle in found:
            title = say(f"puzzle-kind-{puzzle.kind}", None, language)
            facts: dict[str, str | int] = {"done": len(maker.puzzles), "wanted": wanted, "title": title}
            facts["rating"] = str(puzzle.rating)
            print(say("terminal-puzzles-found", facts, language), file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass  # What was found is kept, and written.
    data = write_pack(maker.puzzles.values())
    Path(asked.out).write_bytes(data)
    told: dict[str, str | int] = {"count": len(maker.puzzles), "bytes": len(data), "path": asked.out}
    print(say("terminal-puzzles-written", told, language))
    return 0


def _chosen(asked: argparse.Namespace) -> dict[str, Puzzle]:
    pack = load_pack(Path(asked.pack) if asked.pack else None)
    chosen = {name: one for name, one in pack.items() if not asked.kind or one.kind in asked.kind}
    if not chosen:
        raise PuzzleError("puzzle-pack-empty")
    return chosen


def check(asked: argparse.Namespace) -> int:
    """`ludoteca puzzles check`: a pack, from scratch."""
    from ludoteca.learn.puzzles.check import problems

    language, pack = asked.language, _chosen(asked)
    if asked.sample is not None:
        by_kind = {kind: [one for one in pack.values() if one.kind == kind][: max(1, asked.sample)] for kind in KINDS}
        pack = {one.id: one for found in by_kind.values() for one in found}

    def each(name: str, wrong: str) -> None:
        if wrong:
            facts = {"puzzle": name, "kind": pack[name].kind, "what": wrong}
            print(say("terminal-puzzles-wrong", facts, language), flush=True)

    found = problems(pack, each)
    print(say("terminal-puzzles-checked", {"count": len(pack), "wrong": len(found)}, language))
    return 1 if found else 0


def solve(asked: argparse.Namespace) -> int:
    """`ludoteca puzzles solve`: by name, today's, or one after the other."""
    from ludoteca.terminal.plain import Leave
    from ludoteca.terminal.puzzles import solve_many, solve_one

    language, pack = asked.language, _chosen(asked)
    try:
        if asked.name is None:
            solve_many(pack, language, asked.kind)
            return 0
        if asked.name == TODAY:
            puzzle = puzzle_of_the_day(deals.today(time.time()), pack)
        elif asked.name in pack:
            puzzle = pack[asked.name]
        else:
            raise PuzzleError("puzzle-unknown", puzzle=asked.name)
        solve_one(puzzle, language)
    except (Leave, EOFError, KeyboardInterrupt):
        print()
    return 0
