"""How fast the compiled kernels are: `dev.py bench kernel [--json]`.

Random self-play on one core, in one run: the kernel of each game, the readable engine that it copies, and OpenSpiel's
C++ hanabi stepped from Python. A step is a move applied, chance's included, on every side. Seconds are processor time,
and all take turns, so that a busy machine spoils none; a ratio is the median of the ratios of the rounds. Every number
of players has its share. Compiling is not counted: it happens once, before the first round.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import ludoteca
from benchmarks._engine_peers import OPENSPIEL, Peers
from benchmarks.engine import self_play, steps_per_second
from ludoteca.engine.game import AnyGame
from ludoteca.games.the_game.commands import layout_of
from ludoteca.mind.lost_code import bridge
from ludoteca.mind.lost_code import kernel as codes
from ludoteca.mind.the_game import kernel as cards
from ludoteca.mind.the_game.position import box_of

STATUS = Console(stderr=True)
HELPING = 20_000
"""Steps that a kernel makes between two looks at the clock."""

Runner = Callable[[], int]
"""Plays a helping and says how many steps it was."""


def card_runner(game: AnyGame, players: int) -> Runner:
    state = game.start(game.Options(), players)
    box = box_of(game.Options(), players, layout_of(state.kinds))
    table, out = np.zeros(1, cards.TABLE)[0], np.zeros(cards.MOST_MOVES, np.int16)
    luck = np.array([players], np.uint64)
    return lambda: cards.random_matches(table, box, luck, out, HELPING)


def code_runner(game: AnyGame, players: int) -> Runner:
    box = bridge.box_of(game.start(game.Options(), players).setup)
    table, luck = bridge.new_table(box), np.array([players], np.uint64)
    return lambda: codes.random_matches(table, box, luck, HELPING)


def kernel_play(game: AnyGame) -> Iterator[int]:
    """Helpings of random matches without end, all numbers of players in turn."""
    make = card_runner if game.name.startswith("the-game") else code_runner
    for run in cycle([make(game, players) for players in game.players]):
        yield run()


def kernel_speed(running: Iterator[int], seconds: float) -> float:
    steps, began = 0, time.process_time()
    while time.process_time() < began + seconds:
        steps += next(running)
    return steps / (time.process_time() - began)


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    games = ludoteca.games()
    kernels = {name: kernel_play(game) for name, game in games.items()}
    readable = {name: self_play(game) for name, game in games.items()}
    fast: dict[str, list[float]] = {name: [] for name in games}
    slow: dict[str, list[float]] = {name: [] for name in games}
    theirs: list[float] = []
    with Peers() as peers, Progress(console=STATUS) as progress:
        task = progress.add_task("kernels", total=rounds + 1)
        for n in range(rounds + 1):
            # The first round compiles, and warms everybody up.
            length = seconds if n else seconds / 4
            peer = peers.steps_per_second(OPENSPIEL, length)
            for name in games:
                speeds = kernel_speed(kernels[name], length), steps_per_second(readable[name], length)
                if n:
                    fast[name].append(speeds[0])
                    slow[name].append(speeds[1])
            if n:
                theirs.append(peer)
            progress.advance(task)
    return {
        "ratios": {
            **{f"{name} kernel / {OPENSPIEL}": _ratio(fast[name], theirs) for name in games},
            **{f"{name} kernel / engine": _ratio(fast[name], slow[name]) for name in games},
        },
        "steps_per_second": {
            **{f"{name} kernel": median(fast[name]) for name in games},
            **{f"{name} engine": median(slow[name]) for name in games},
            OPENSPIEL: median(theirs),
        },
        "rounds": rounds,
        "seconds": seconds,
    }


def _ratio(ours: list[float], others: list[float]) -> float:
    return median(a / b for a, b in zip(ours, others, strict=True))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench kernel", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--rounds", type=int, default=7, help="how often all take turns")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each plays in a round")
    asked = parser.parse_args(words)
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("rounds and seconds are above 0")
    report = measure(asked.rounds, asked.seconds)
    if asked.json:
        print(json.dumps(report, indent=2))
        return 0
    table = Table(title="Random self-play, one core", title_justify="left")
    for heading in ("", "kernel, steps/s", "engine, steps/s", "kernel / engine", f"kernel / {OPENSPIEL}"):
        table.add_column(heading, justify="right" if heading else "left")
    speeds, ratios = report["steps_per_second"], report["ratios"]
    for name in ludoteca.games():
        kernel, engine = f"{name} kernel", f"{name} engine"
        cells = f"{speeds[kernel]:,.0f}", f"{speeds[engine]:,.0f}"
        table.add_row(name, *cells, f"{ratios[f'{kernel} / engine']:.1f}", f"{ratios[f'{kernel} / {OPENSPIEL}']:.1f}")
    table.add_row(OPENSPIEL, f"{speeds[OPENSPIEL]:,.0f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
