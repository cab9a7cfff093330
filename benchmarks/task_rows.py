"""The numbers behind docs/benchmark.md: what there is to be measured, how it is played, and what was found.

Every number is a line of docs/benchmark.jsonl with the bots it was played by; the page is made of these lines alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Literal

import msgspec

from benchmarks.frozen_bots import FAMILY, digest
from ludoteca.engine.registry import game_named
from ludoteca.lab.policy import is_policy
from ludoteca.lab.runner import SILENT, Job, Result, Setting, run, setting
from ludoteca.lab.statistics import Interval, bootstrap_mean, wilson
from workshop.places import ROOT, TOOLS

FILE = ROOT / "docs" / "benchmark.jsonl"
TEST = "test-1"
"""The deals of version 1 of every task; a new version is a new word."""
LEVELS = ("random", "novice", "casual", "expert", "master")
DEAR = ("master",)
"""Levels that think long: they are played last, alone on fewer deals, and are drawn into no team."""
DEALS, OF_DEAR, CROSSED, QUICK = 100, 30, 40, 4
"""Deals of a row, of one of a dear level, of a pair or an ad-hoc team, and of all at a glance."""

Kind = Literal["alone", "pair", "ad hoc"]


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

    @property
    def team(self) -> bool:
        return game_named(self.game).team

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
    """The same bot, without a word."""
    return bot if bot.endswith(SILENT) else bot + SILENT


class Wanted(msgspec.Struct, frozen=True):
    """One number of the tables. `alone`: a bot with copies of itself, or among novices; `pair`: two bots at one table,
    seats taken in turn; `ad hoc`: the first bot in a team whose others are drawn by lot from the rest."""

    task: str
    kind: Kind
    bots: tuple[str, ...]

    @property
    def deals(self) -> int:
        if self.kind != "alone":
            return CROSSED
        return OF_DEAR if self.bots[0].removesuffix(SILENT) in DEAR else DEALS


class Row(msgspec.Struct, frozen=True):
    """What came of it: the team's share of matches won, or the first bot's share of first places."""

    wanted: Wanted
    deals: int
    share: float
    interval: Interval
    mean: float
    """Cards left of a team, points of rivals."""
    mean_interval: Interval
    made: str
    """A digest of the bots that played."""
    first: str = ""
    """A digest of the first matches, move for move: bots that play these alike are taken for the same."""


FIRST = 3
"""How many of them."""


def plan(task: Task, bots: Sequence[str]) -> Iterator[Wanted]:
    """All numbers of a task's tables, for these bots."""
    names = [task.named(bot) for bot in bots]
    yield from (Wanted(task.name, "alone", (name,)) for name in names)
    for crossed in fields(task, bots):
        yield from (Wanted(task.name, "pair", pair) for pair in pairs(task, crossed))
    yield from teams(task, bots)


def fields(task: Task, bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Who plays with whom: each with each; where they may talk, once more without a word."""
    if task.players == 1:
        return []
    names = tuple(map(task.named, bots))
    return [names, tuple(map(silenced, names))] if task.talks else [names]


def teams(task: Task, bots: Sequence[str]) -> list[Wanted]:
    """Each bot in ad-hoc teams, whose others are drawn from those who do not think too long."""
    if task.players == 1 or not task.team:
        return []
    pool = [task.named(bot) for bot in bots if bot not in DEAR]
    return [Wanted(task.name, "ad hoc", (name, *pool)) for name in map(task.named, bots)]


def pairs(task: Task, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each with each; of rivals not with itself: whoever plays only against itself wins."""
    return (pair for pair in combinations_with_replacement(names, 2) if task.team or pair[0] != pair[1])


def dear(wanted: Wanted) -> bool:
    """Whether somebody plays who thinks long."""
    return any(bot.removesuffix(SILENT) in DEAR for bot in wanted.bots)


# --- playing -----------------------------------------------------------------------------------------------------


def jobs_of(wanted: Wanted, deals: int) -> list[tuple[Job, tuple[int, ...]]]:
    """The matches of a row, and the seats that count for it in each."""
    task, names = TASKS[wanted.task], wanted.bots
    found = []
    for n in range(deals):
        seed, seats = f"{TEST}-{n}", range(task.players)
        if wanted.kind == "pair":
            lineup = tuple(names[(seat + n) % 2] for seat in seats)
            own = tuple(seat for seat in seats if (seat + n) % 2 == 0)
        elif wanted.kind == "ad hoc":
            luck = Random(seed)
            drawn = [luck.choice(names[1:]) for _ in seats]
            own = (luck.randrange(task.players),)
            drawn[own[0]] = names[0]
            lineup = tuple(drawn)
        else:
            own = (n % task.players,)
            lineup = tuple(names[0] if task.team or seat in own else "novice" for seat in seats)
        found.append((Job(seed, lineup), own))
    return found


def measure(wanted: Wanted, deals: int, processes: int = 1, *, keep: bool = False) -> Row:
    """Play a row. What is kept is written down match by match, so that a run that was stopped goes on where it was."""
    task, jobs = TASKS[wanted.task], jobs_of(wanted, deals)
    made = made_of(wanted)
    log = None
    if keep and made:
        folder = TOOLS / "benchmark" / made
        folder.mkdir(parents=True, exist_ok=True)
        log = folder / f"{task.name}.jsonl"
    results = run(task.setting, [job for job, _ in jobs], processes=processes, log=log)
    return row_of(wanted, results, [own for _, own in jobs], made)


def row_of(wanted: Wanted, results: Sequence[Result], seats: Sequence[Sequence[int]], made: str) -> Row:
    """What was reached by the team, or by whoever sat at these seats."""
    if TASKS[wanted.task].team:
        wins = [float(bool(result.winners)) for result in results]
        counts = [float(result.left or 0) for result in results]
    else:
        both = list(zip(results, seats, strict=True))
        wins = [sum(seat in one.winners for seat in own) / max(1, len(one.winners)) for one, own in both]
        counts = [sum(one.points[seat] for seat in own) / len(own) for one, own in both]
    won, mean = sum(wins), sum(counts) / len(counts)
    share, interval = won / len(wins), wilson(won, len(wins))
    return Row(wanted, len(results), share, interval, mean, bootstrap_mean(counts), made, first_of(results))


def first_of(results: Sequence[Result]) -> str:
    """How the first matches went, in one word."""
    return blake2b("".join(one.fingerprint for one in results[:FIRST]).encode(), digest_size=8).hexdigest()


def confirm(row: Row) -> Row | None:
    """The row with the bots of today, if these play its first matches as it was; else None."""
    again = measure(row.wanted, FIRST)
    return msgspec.structs.replace(row, made=made_of(row.wanted)) if row.first == again.first else None


def made_of(wanted: Wanted) -> str:
    """What the bots of a row are made of; nothing where one of them is a function that may be anything tomorrow."""
    found = blake2b(_digest_of(FAMILY[TASKS[wanted.task].game]).encode(), digest_size=8)
    for bot in sorted({name.removesuffix(SILENT) for name in wanted.bots}):
        if is_policy(bot):
            if not bot.endswith(".onnx"):
                return ""
            found.update((ROOT / bot if not Path(bot).exists() else Path(bot)).read_bytes())
    return found.hexdigest()


@cache
def _digest_of(family: str) -> str:
    """Worked out once: the bots that a process has loaded do not change any more."""
    return digest(family)


# --- what was found ----------------------------------------------------------------------------------------------


def read_rows(file: Path = FILE) -> dict[Wanted, Row]:
    """Everything that has been measured."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return {row.wanted: row for row in (msgspec.json.decode(line, type=Row) for line in lines)}


def write_rows(rows: Mapping[Wanted, Row], file: Path = FILE) -> None:
    """All of them, in the order of the tables."""
    order = [wanted for task in TASKS.values() for wanted in plan(task, [*LEVELS, *task.baseline()])]
    lines = [msgspec.json.encode(rows[wanted]) for wanted in order if wanted in rows]
    file.write_bytes(b"".join(line + b"\n" for line in lines))
