"""How fast the readable engine is: `dev.py bench engine [--json] [--matches N]`.

Self-play: all seats and chance play at random, views off; a step is a move applied, chance's included, on both sides.
The peers are OpenSpiel's C++ hanabi stepped from Python, and PettingZoo's hanabi. Seconds are processor time, and ours
and theirs take turns, so that a busy machine spoils neither; the ratio is the median of the ratios of the rounds. The
numbers of players take turns with the rounds.
Views: building what a seat sees and encoding it as JSON, the median over all moments of random matches.
Matches (--matches N): N random matches of every game and variant, and whether memory stays flat over them.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random, random
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

import ludoteca
from benchmarks._engine_peers import OPENSPIEL, PETTINGZOO, Peers
from ludoteca.engine.game import AnyGame
from ludoteca.engine.luck import luck_of
from ludoteca.engine.moves import CHANCE
from ludoteca.engine.options import Options, read_options
from tests.variants import every_way, variants

WARM_UP = 50_000
"""Steps before the clock starts: tables of moves are made when they are first needed."""
STATUS = Console(stderr=True)


def bar() -> Progress:
    """A progress bar that is painted only when told to: a painter in the background would be measured too."""
    return Progress(console=STATUS, auto_refresh=False)


def advance(progress: Progress, task: TaskID, steps: int = 1) -> None:
    progress.advance(task, steps)
    progress.refresh()


def any_luck(label: str, n: int) -> int:
    return int(random() * n)


# --- self-play ----------------------------------------------------------------------------------------------------


def self_play(game: AnyGame, n: int = 0) -> Iterator[None]:
    """Random matches of the rulebook's game without end, one step at a time; each round with other players."""
    options, players = game.Options(), game.players[n % len(game.players)]
    while True:
        state = game.start(options, players)
        while turn := game.turn(state):
            seat = turn[0]
            if seat == CHANCE:
                move = game.sample(state, any_luck)
            else:
                moves = game.moves(state, seat)
                move = moves[int(random() * len(moves))]
            state = game.play(state, seat, move)
            yield


def steps_per_second(running: Iterator[None], seconds: float) -> float:
    for _ in range(WARM_UP):
        next(running)
    steps, began = 0, time.process_time()
    end = began + seconds
    while time.process_time() < end:
        for _ in range(200):
            next(running)
        steps += 200
    return steps / (time.process_time() - began)


def measure_self_play(rounds: int, seconds: float) -> tuple[dict[str, float], dict[str, float]]:
    """Steps a second of everybody, and our ratios to the peers: medians over the rounds."""
    games = ludoteca.games()
    speeds: dict[str, list[float]] = {name: [] for name in (*games, OPENSPIEL, PETTINGZOO)}
    with Peers() as peers, bar() as progress:
        task = progress.add_task("self-play", total=rounds * len(speeds))
        for n in range(rounds):
            for name, measured in speeds.items():
                if name in games:
                    speed = steps_per_second(self_play(games[name], n), seconds)
                else:
                    speed = peers.steps_per_second(name, seconds)
                measured.append(speed)
                advance(progress, task)
    ratios = {
        f"{name} / {peer}": median(a / b for a, b in zip(speeds[name], speeds[peer], strict=True))
        for peer in (OPENSPIEL, PETTINGZOO)
        for name in games
    }
    return {name: median(measured) for name, measured in speeds.items()}, ratios


# --- views --------------------------------------------------------------------------------------------------------


def measure_views(matches: int) -> dict[str, dict[str, float]]:
    """Median microseconds of a view with its JSON, for every game and variant."""
    encode = msgspec.json.Encoder().encode
    found: dict[str, dict[str, float]] = {}
    ways = [(game, list(every_way(game))) for game in ludoteca.games().values()]
    with bar() as progress:
        task = progress.add_task("views", total=sum(len(each) for _, each in ways))
        for game, each in ways:
            times: dict[str, list[float]] = {}
            for options, players in each:
                times.setdefault(name_of(options), []).extend(
                    took for n in range(matches) for took in view_times(game, options, players, n, encode)
                )
                advance(progress, task)
            found[game.name] = {name: median(taken) * 1e6 for name, taken in times.items()}
    return found


def view_times(game: AnyGame, options: Options, players: int, seed: int, encode: Any) -> Iterator[float]:
    """How long every seat's and a spectator's view took, at every moment of a random match."""
    dice, luck = Random(seed), luck_of(str(seed))
    state = game.start(options, players)
    while turn := game.turn(state):
        seat = turn[0]
        move = game.sample(state, luck) if seat == CHANCE else dice.choice(game.moves(state, seat))
        state = game.play(state, seat, move)
        for viewer in (*range(players), None):
            began = time.perf_counter()
            encode(game.view(state, viewer))
            yield time.perf_counter() - began


def name_of(options: Options) -> str:
    """What is unlike the rulebook's game."""
    usual = type(options)()
    told = {name: getattr(options, name) for name in options.__struct_fields__}
    tables = ("wheels", "tiles", "layout")
    unlike = {name: value for name, value in told.items() if value != getattr(usual, name) and name not in tables}
    return ", ".join(f"{name} {_value(value)}" for name, value in unlike.items()) or "rulebook"


def _value(value: object) -> str:
    return "+".join(map(str, value)) or "none" if isinstance(value, tuple) else str(value)


# --- many matches -------------------------------------------------------------------------------------------------


def measure_matches(many: int) -> dict[str, Any]:
    """Random matches of every game and variant, all numbers of players in turn. Memory is looked at after a tenth, when
    every table is made, and at the end: objects alive, and megabytes where the system tells."""
    played = {name: [read_options(game.Options, o) for o in variants(game)] for name, game in ludoteca.games().items()}
    total = sum(len(each) for each in played.values()) * many
    counted = dict.fromkeys(played, 0)
    early: tuple[int, float] | None = None
    with bar() as progress:
        task = progress.add_task("matches", total=total)
        # Variant by variant in small helpings, so that memory is compared with the same tables in use.
        for helping in range(10):
            for name, each in played.items():
                for options in each:
                    counted[name] += play_some(ludoteca.games()[name], options, many // 10)
                    advance(progress, task, many // 10)
            if helping == 0:
                early = memory()
    assert early is not None
    late = memory()
    return {
        "matches": counted,
        "variants": {name: len(each) for name, each in played.items()},
        "objects": {"after a tenth": early[0], "at the end": late[0]},
        "megabytes": {"after a tenth": early[1], "at the end": late[1]},
    }


def play_some(game: AnyGame, options: Options, many: int) -> int:
    for n in range(many):
        players = game.players[n % len(game.players)]
        state = game.start(options, players)
        while turn := game.turn(state):
            seat = turn[int(random() * len(turn))]
            if seat == CHANCE:
                move = game.sample(state, any_luck)
            else:
                moves = game.moves(state, seat)
                move = moves[int(random() * len(moves))]
            state = game.play(state, seat, move)
        if game.outcome(state) is None:
            sys.exit(f"A match of {game.name} ended without an outcome: {options}")
    return many


def memory() -> tuple[int, float]:
    gc.collect()
    statm = Path("/proc/self/statm")
    pages = int(statm.read_text().split()[1]) if statm.exists() else 0
    return sys.getallocatedblocks(), round(pages * 4096 / 1e6, 1)


# --- the command --------------------------------------------------------------------------------------------------


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench engine", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--rounds", type=int, default=15, help="how often ours and theirs take turns")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each plays in a round")
    parser.add_argument("--matches", type=int, default=0, help="also play so many matches of every variant")
    asked = parser.parse_args(words)
    if asked.rounds < 1 or asked.seconds <= 0 or asked.matches < 0 or asked.matches % 10:
        parser.error("rounds and seconds are above 0, and matches come in tens")
    speeds, ratios = measure_self_play(asked.rounds, asked.seconds)
    views = measure_views(matches=1)
    report: dict[str, Any] = {"ratios": ratios, "steps_per_second": speeds, "view_and_json_us": views}
    if asked.matches:
        report["random_matches"] = measure_matches(asked.matches)
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return 0


def show(report: dict[str, Any]) -> None:
    console = Console()
    table = Table(title="Random self-play, views off", title_justify="left")
    for heading in ("", "steps/s", f"/ {OPENSPIEL}", f"/ {PETTINGZOO}"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, speed in report["steps_per_second"].items():
        ratios = [report["ratios"].get(f"{name} / {peer}") for peer in (OPENSPIEL, PETTINGZOO)]
        table.add_row(name, f"{speed:,.0f}", *("" if ratio is None else f"{ratio:.2f}" for ratio in ratios))
    console.print(table)
    table = Table(title="A view with its JSON, median µs", title_justify="left")
    for heading in ("game", "variant", "µs"):
        table.add_column(heading, justify="right" if heading == "µs" else "left")
    for name, each in report["view_and_json_us"].items():
        for variant, took in each.items():
            table.add_row(name, variant, f"{took:.1f}")
    console.print(table)
    if "random_matches" in report:
        console.print(report["random_matches"])


if __name__ == "__main__":
    sys.exit(main())
