"""How fast the environments are: `dev.py bench vector [--json]`.

Random play on one core, in one run: every environment with its observations and masks at batches of 1024 matches, our
PettingZoo environment, and the peers that learners would otherwise use: pgx (leduc, at its best batch) and
PettingZoo's hanabi. A step is one decision of one seat; chance and new deals are not counted. Choosing the action,
evenly among the legal ones, is counted on pgx's side, where it is part of the compiled loop, and on ours. Seconds are
processor time, all take turns, and a ratio is the median of the ratios of the rounds. Also told: bytes for a match, and
what two processes do together.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import random
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks._engine_peers import PETTINGZOO, Peers
from ludoteca.lab.vector import NAMES, make_vec
from workshop import environment
from workshop.errors import SetupError

PGX = ("pgx>=2.6", "jax[cpu]>=0.4")
LEDUC = "pgx leduc"
BATCHES = (1024, 4096, 8192, 16384)
"""The batches at which pgx is tried."""
MATCHES = 1024
PLAYERS = 3


class Pgx:
    """A process that plays leduc with pgx when asked to. A context manager."""

    def __enter__(self) -> Pgx:
        try:
            with contextlib.redirect_stdout(sys.stderr):
                python = environment.beside("pgx", *PGX)
        except SetupError as error:
            sys.exit(f"pgx cannot be installed. {error}")
        worker = str(Path(__file__).with_name("_pgx_peer.py"))
        self._process = subprocess.Popen(
            [str(python), "-W", "ignore", worker],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def best(self, seconds: float) -> float:
        """Decisions a second at the batch that suits it best."""
        return max(self._at(batch, seconds / len(BATCHES)) for batch in BATCHES)

    def _at(self, batch: int, seconds: float) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{batch} {seconds}\n")
        answer = self._process.stdout.readline().split()
        if len(answer) != 2:
            sys.exit("pgx stopped without an answer; its own words stand above.")
        return int(answer[0]) / float(answer[1])


def decisions(name: str) -> Iterator[int]:
    """Steps of a batch without end; how many decisions each was. A row that is dealt anew decides nothing."""
    env = make_vec(name, MATCHES, PLAYERS, copy=False)
    env.reset(seed=1)
    dealt = 0
    while True:
        _, _, ended, _, _ = env.step(env.sample())
        yield MATCHES - dealt
        dealt = int(np.count_nonzero(ended))


def zoo_steps(game: str) -> Iterator[int]:
    """Our PettingZoo environment, agent by agent."""
    from ludoteca.lab.zoo import env

    table = env(game, PLAYERS)
    seed = steps = 0
    while True:
        table.reset(seed=(seed := seed + 1))
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            table.step(int(legal[int(random() * len(legal))]))
            if (steps := steps + 1) % 200 == 0:
                yield 200


def speed(running: Iterator[int], seconds: float) -> float:
    steps, began = 0, time.process_time()
    while time.process_time() < began + seconds:
        steps += next(running)
    return steps / (time.process_time() - began)


def bytes_per_match(name: str) -> int:
    """What one match more costs: all arrays of an environment."""
    saved = make_vec(name, 2, PLAYERS).save()
    return int(sum(array.nbytes for part in ("batch", "own") for array in saved[part].values()) // 2)


def _alone(seconds: float) -> float:
    running = decisions("TheGame-v1")
    next(running)
    return speed(running, seconds)


def together(seconds: float) -> float:
    """What two processes do beside each other, against one alone, each in a second of its own processor: less than 2
    where they are in each other's way, and not where somebody else is in theirs."""
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        alone = pool.apply(_alone, (seconds,))
        return float(sum(pool.map(_alone, [seconds, seconds], chunksize=1)) / alone)


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """All take turns. Every round is told on standard error, so that a run that is cut off has told something."""
    ours = {name: decisions(name) for name in NAMES}
    zoo = {f"PettingZoo {game}": zoo_steps(game) for game in ("the-game", "lost-code")}
    found: dict[str, list[float]] = {name: [] for name in (*ours, *zoo, LEDUC, PETTINGZOO)}
    with Peers() as peers, Pgx() as pgx:
        turns: dict[str, Callable[[float], float]] = {
            LEDUC: pgx.best,
            PETTINGZOO: lambda length: peers.steps_per_second(PETTINGZOO, length),
        }
        for n in range(rounds + 1):
            # The first round compiles, and warms everybody up.
            length = seconds if n else seconds / 4
            for name, values in found.items():
                running = ours.get(name) or zoo.get(name)
                reached = speed(running, length) if running else turns[name](length)
                if n:
                    values.append(reached)
            print(f"round {n}: { ({name: round(values[-1]) for name, values in found.items() if n}) }", file=sys.stderr)
    return {
        "ratios": {
            **{f"{name} / {LEDUC}": _ratio(found[name], found[LEDUC]) for name in ours},
            **{f"{name} / {PETTINGZOO}": _ratio(found[name], found[PETTINGZOO]) for name in zoo},
        },
        "decisions_per_second": {name: median(values) for name, values in found.items()},
        "bytes_per_match": {name: bytes_per_match(name) for name in ours},
        "two_processes": together(seconds),
        "matches": MATCHES,
        "rounds": rounds,
        "seconds": seconds,
    }


def _ratio(ours: list[float], others: list[float]) -> float:
    return median(a / b for a, b in zip(ours, others, strict=True))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench vector", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--rounds", type=int, default=5, help="how often all take turns")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each plays in a round")
    asked = parser.parse_args(words)
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("rounds and seconds are above 0")
    report = measure(asked.rounds, asked.seconds)
    if asked.json:
        print(json.dumps(report, indent=2))
        return 0
    table = Table(title=f"Random play, {MATCHES} matches at once, one core", title_justify="left")
    for heading in ("", "decisions/s", f"/ {LEDUC}", f"/ {PETTINGZOO}", "bytes a match"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, reached in report["decisions_per_second"].items():
        ratios = [report["ratios"].get(f"{name} / {peer}") for peer in (LEDUC, PETTINGZOO)]
        cells = ["" if ratio is None else f"{ratio:.2f}" for ratio in ratios]
        table.add_row(name, f"{reached:,.0f}", *cells, f"{report['bytes_per_match'].get(name, '')}")
    Console().print(table)
    Console().print(f"Two processes with a core each do {report['two_processes']:.2f} times what one does.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
