"""`dev.py benchmark`: named tasks on fixed deals, for bots and for what others have trained.

    python3 dev.py benchmark --quick                      a glance: few deals, nothing is written
    python3 dev.py benchmark --bot mine.onnx --task team-5-silent
    python3 dev.py benchmark                              all of it; writes the tables of docs/benchmark.md anew
    python3 dev.py benchmark --task solo --write          only the tables of one task

A task is a game with its players and options, a way to count, and deals: those that anybody may train on (any seed that
does not begin with "test") and those that are only for measuring (TEST-0, TEST-1, …). Every row is played on the same
deals. The matrix seats two bots at one table in turn, each with each: how a bot gets on with partners it has not met,
or what it takes from rivals; where people may talk, once more without a word. An ad-hoc team is one bot among others
that are drawn by lot. Matches are written down in .tools/benchmark: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

import msgspec

from benchmarks.frozen_bots import FAMILY, digest
from ludoteca.engine.registry import game_named
from ludoteca.lab.policy import is_policy
from ludoteca.lab.runner import SILENT, Job, Result, Setting, check_bots, run, setting
from ludoteca.lab.statistics import Interval, bootstrap_mean, wilson
from workshop.places import ROOT, TOOLS

PAGE = ROOT / "docs" / "benchmark.md"
TEST = "test-1"
"""The deals of version 1 of every task; a new version is a new word."""
LEVELS = ("random", "novice", "casual", "expert", "master")
DEALS, CROSSED, QUICK = 100, 40, 4
"""Deals of a row, deals of a pair in the matrix, and both at a glance."""
PATIENCE = {"master": 30}
"""Deals of a row of a level that thinks long, unless more are asked for."""


class Task(msgspec.Struct, frozen=True):
    """Something to be good at."""

    name: str
    game: str
    players: int
    about: str
    silent: bool = False
    talks: bool = False
    """Whether its players may signal: then the matrix is also played without a word."""
    options: dict[str, object] = {}
    trained: str = ""
    """The model of our own that was trained for it, in examples/train."""

    @property
    def setting(self) -> Setting:
        return setting(self.game, self.players, self.options)

    def named(self, bot: str) -> str:
        """A bot as it has to play this task."""
        return silenced(bot) if self.silent else bot

    def baseline(self) -> list[str]:
        """Our own trained model for this task, where there is one: by its path, as anybody would name it."""
        return [f"examples/train/{self.trained}"] if self.trained else []


TASKS = {
    task.name: task
    for task in (
        Task("solo", "the-game", 1, "The Game alone", trained="the-game-1.onnx"),
        Task("team-2", "the-game", 2, "The Game, two players who may signal", talks=True),
        Task("team-5-silent", "the-game", 5, "The Game, five players without a word", silent=True,
             trained="the-game-5.onnx"),
        Task("extreme-3", "the-game-extreme", 3, "The Game: Extreme, three players who may signal", talks=True),
        Task("code-3", "lost-code", 3, "The Lost Code, three players", trained="lost-code-3.onnx"),
        Task("str8-4", "think-str8", 4, "Think Str8!, four players"),
        Task("small-solo", "the-game", 1, "eight cards, two in hand, two piles: perfect play wins 39.6 %",
             options={"cards": 8, "hand": 2, "piles": 2}),
    )
}  # fmt: skip


def silenced(bot: str) -> str:
    return bot if bot.endswith(SILENT) else bot + SILENT


class Row(msgspec.Struct, frozen=True):
    """What one bot got on the deals of a task."""

    bot: str
    deals: int
    share: float
    interval: Interval
    mean: float
    """Cards left of a team, points of rivals."""
    mean_interval: Interval


def played(task: Task, jobs: Sequence[Job], processes: int = 1, *, keep: bool = False) -> list[Result]:
    """The results of matches, in the order of the jobs. What is kept is written down, and not played again as long as
    our bots are what they were; a model may be another one tomorrow under the same name."""
    known: dict[Job, Result] = {}
    for ours in (True, False):
        some = [
            job
            for job in dict.fromkeys(jobs)
            if ours is not any(is_policy(name.removesuffix(SILENT)) for name in job.lineup)
        ]
        log = _log(task) if keep and ours else None
        known |= zip(some, run(task.setting, some, processes=processes, log=log), strict=True)
    return [known[job] for job in jobs]


def _log(task: Task) -> Path:
    folder = TOOLS / "benchmark" / digest(FAMILY[task.game])
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{task.name}.jsonl"


Play = Callable[[Task, Sequence[Job]], list[Result]]


def measure(task: Task, bot: str, deals: int, play: Play = played) -> Row:
    """A bot with copies of itself; of rivals its share is among novices, seat by seat."""
    name, team = task.named(bot), game_named(task.game).team
    results = play(task, [Job(f"{TEST}-{n}", _lineup(task, name, n, team=team)) for n in range(deals)])
    return row_of(name, results, None if team else [n % task.players for n in range(deals)])


def _lineup(task: Task, name: str, n: int, *, team: bool) -> tuple[str, ...]:
    if team:
        return (name,) * task.players
    return tuple(name if seat == n % task.players else "novice" for seat in range(task.players))


def row_of(name: str, results: Sequence[Result], seats: Sequence[int] | None) -> Row:
    """What was reached: of a team, or by whoever sat at these seats, one for each match."""
    if seats is None:
        wins = [float(bool(result.winners)) for result in results]
        counts = [float(result.left or 0) for result in results]
    else:
        wins = [_share(result, [seat]) for result, seat in zip(results, seats, strict=True)]
        counts = [float(result.points[seat]) for result, seat in zip(results, seats, strict=True)]
    mean, won = sum(counts) / len(counts), sum(wins)
    return Row(name, len(results), won / len(wins), wilson(won, len(wins)), mean, bootstrap_mean(counts))


def _share(result: Result, seats: Sequence[int]) -> float:
    """What these seats have of the first place, which may be shared."""
    return sum(seat in result.winners for seat in seats) / max(1, len(result.winners))


Pairs = dict[tuple[str, str], float]


def cross(task: Task, names: Sequence[str], deals: int, play: Play = played) -> Pairs:
    """Each bot with each at one table, seats taken in turn: the share of matches won by the team, or by the first."""
    team = game_named(task.game).team
    found: Pairs = {}
    for first, second in combinations_with_replacement(names, 2):
        if first == second and not team:
            continue  # Whoever plays only against itself wins.
        pair = (first, second)
        jobs = [Job(f"{TEST}-{n}", tuple(pair[(seat + n) % 2] for seat in range(task.players))) for n in range(deals)]
        results = play(task, jobs)
        if team:
            found[first, second] = found[second, first] = sum(bool(one.winners) for one in results) / deals
        else:
            seats = [[seat for seat, name in enumerate(one.lineup) if name == first] for one in results]
            won = sum(map(_share, results, seats)) / deals
            found[first, second], found[second, first] = won, 1 - won
    return found


def ad_hoc(task: Task, names: Sequence[str], deals: int, play: Play = played) -> list[Row]:
    """Each bot of a team game as one of a team whose others are drawn by lot, the same for everybody."""
    rows = []
    for name in names:
        jobs = []
        for n in range(deals):
            luck = Random(f"{TEST}-{n}")
            lineup = [luck.choice(list(names)) for _ in range(task.players)]
            lineup[luck.randrange(task.players)] = name
            jobs.append(Job(f"{TEST}-{n}", tuple(lineup)))
        rows.append(row_of(name, play(task, jobs), None))
    return rows


def table(task: Task, rows: Sequence[Row]) -> Iterator[str]:
    yield f"### `{task.name}`: {task.about}"
    yield ""
    yield from _rows(rows, team=game_named(task.game).team)


def _rows(rows: Sequence[Row], *, team: bool) -> Iterator[str]:
    won, count = ("won", "cards left") if team else ("won, among novices", "points")
    yield f"| bot | deals | {won} | 95 % | {count} | 95 % |"
    yield "|---|---|---|---|---|---|"
    for row in rows:
        interval, mean = row.interval, row.mean_interval
        yield (
            f"| {row.bot} | {row.deals} | {row.share:.1%} | {interval.low:.1%} – {interval.high:.1%} "
            f"| {row.mean:.1f} | {mean.low:.1f} – {mean.high:.1f} |"
        )
    yield ""


def matrix(task: Task, names: Sequence[str], found: Pairs, deals: int, how: str = "") -> Iterator[str]:
    yield f"Each with each in `{task.name}`{how} ({deals} deals a pair):"
    yield ""
    yield f"| | {' | '.join(names)} |"
    yield f"|---|{'---|' * len(names)}"
    for name in names:
        shares = (f"{found[name, other]:.0%}" if (name, other) in found else "–" for other in names)
        yield f"| {name} | {' | '.join(shares)} |"
    yield ""


def others(task: Task, bots: Sequence[str], deals: int, play: Play) -> Iterator[str]:
    """A task's bots with partners and rivals they have not met."""
    names = [task.named(bot) for bot in bots]
    yield from matrix(task, names, cross(task, names, deals, play), deals)
    if task.talks:
        quiet = [silenced(name) for name in names]
        yield from matrix(task, quiet, cross(task, quiet, deals, play), deals, ", nobody says a word")
    if game_named(task.game).team:
        yield f"One of a team whose others are drawn by lot from the same bots, in `{task.name}`:"
        yield ""
        yield from _rows(ad_hoc(task, names, deals, play), team=True)


BEGIN, FINISH = "<!-- tables: written by dev.py benchmark -->", "<!-- end of the tables -->"


def write_page(tables: Mapping[str, Sequence[str]]) -> None:
    """Put the tables of these tasks on the page; those of other tasks stay as they are."""
    text = PAGE.read_text(encoding="utf-8")
    head, middle, tail = text.split(BEGIN)[0], text.split(BEGIN)[1].split(FINISH)[0], text.split(FINISH)[1]
    known = {part.split("`")[0]: f"### `{part}" for part in middle.split("### `")[1:]}
    known |= {name: "\n".join(lines).rstrip() + "\n\n" for name, lines in tables.items()}
    inside = "".join(known[name] for name in TASKS if name in known)
    PAGE.write_text(f"{head}{BEGIN}\n\n{inside}{FINISH}{tail}", encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    ask = argparse.ArgumentParser(
        prog="dev.py benchmark", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    ask.add_argument("--quick", action="store_true", help="few deals, no master; nothing is written")
    ask.add_argument("--task", action="append", choices=list(TASKS), help="only this task; repeat for more")
    ask.add_argument("--bot", action="append", default=[], help="also this one: a level, a policy, a model")
    ask.add_argument("--deals", type=int, help=f"deals of a row ({DEALS}; of a master {PATIENCE['master']})")
    ask.add_argument("--crossed", type=int, help=f"deals of a pair ({CROSSED}); 0 leaves the matrix out")
    ask.add_argument("--levels", default=",".join(LEVELS), help="which of our levels")
    ask.add_argument("--write", action="store_true", help="write the tables of the named tasks too")
    ask.add_argument("--jobs", type=int, default=1, help="processes")
    asked = ask.parse_args(words)
    levels = [level for level in asked.levels.split(",") if level and not (asked.quick and level == "master")]
    crossed = asked.crossed if asked.crossed is not None else (QUICK if asked.quick else CROSSED)
    play = partial(played, processes=asked.jobs, keep=not asked.quick)
    for task in [TASKS[name] for name in asked.task or TASKS]:
        bots = [*levels, *task.baseline(), *asked.bot]
        check_bots(task.game, [task.named(bot) for bot in bots])
        rows = [measure(task, bot, _deals(bot, asked.deals, quick=asked.quick), play) for bot in bots]
        lines = list(table(task, rows))
        if task.players > 1 and crossed:
            # Masters think long: who plays with whom is told of everybody else.
            lines += others(task, [bot for bot in bots if bot not in PATIENCE], crossed, play)
        print("\n".join(lines), flush=True)
        if asked.write or not (asked.quick or asked.task):
            write_page({task.name: lines})
    return 0


def _deals(bot: str, asked: int | None, *, quick: bool) -> int:
    return asked or (QUICK if quick else PATIENCE.get(bot, DEALS))


if __name__ == "__main__":
    raise SystemExit(main())
