"""Tune the weights of the turn search by self-play: `ludoteca tune GAME --players N`.

CMA-ES moves all weights at once. What it seeks is the mean of exp(-left / 4) over fresh deals, so that near misses
count too; every generation has its own deals, the same for all its members. The result replaces the stored weights
only if it does better on deals that neither has seen, and is stored with its command, seed, games and date.
With --foresee the network that looks ahead for the weights is fitted instead (train_network.py); do it
after the weights.
"""

from __future__ import annotations

import argparse
import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from cmaes import CMA
from rich.console import Console
from rich.progress import Progress

from ludoteca.engine.registry import game_named
from ludoteca.games.the_game.commands import layout_of
from ludoteca.mind.storing import may_write
from ludoteca.mind.the_game.kernel import TABLE, Box
from ludoteca.mind.the_game.playouts import many_matches
from ludoteca.mind.the_game.position import box_of
from ludoteca.mind.the_game.train_network import learn, learn_from_masters
from ludoteca.mind.the_game.turns import FIRST_COMMAND_FEATURE, THOUGHT, N
from ludoteca.mind.the_game.value_network import FILE as NETWORK_FILE
from ludoteca.mind.the_game.value_network import read_networks, write_networks
from ludoteca.mind.the_game.weights import FILE, Weights, from_table, read_book, setting_name

STATUS = Console(stderr=True)
GAMES = ("the-game", "the-game-extreme")
KINDNESS = 4.0
TRIAL_SEED = 1 << 30
"""Deals of the trial begin here; generations never come so far."""


def box_for(game: str, players: int, *, pro: bool = False, on_fire: bool = False) -> Box:
    """The rulebook's game, or a variant of it."""
    rules = game_named(game)
    options = rules.Options(pro=pro, on_fire=on_fire)
    return box_of(options, players, layout_of(rules.start(options, players).kinds))


def cards_left(box: Box, weights: Any, seed: int, games: int) -> Any:
    """Cards left at the end of so many matches, all seats with these weights."""
    left = np.zeros(games, np.int16)
    many_matches(np.zeros(1, THOUGHT)[0], np.zeros(1, TABLE)[0], box, weights, True, seed, left)
    return left


def worth(left: Any) -> Any:
    """What a match with so many cards left counts."""
    return np.exp(-left / KINDNESS)


class Tuning:
    """The search for better weights of one game and number of players."""

    def __init__(self, box: Box, start: Any, *, seed: int, population: int, spread: float) -> None:
        self.box = box
        self.start = start
        # Without commands and fires there is nothing of theirs to weigh.
        self.used = N if box["special"] else FIRST_COMMAND_FEATURE
        self.scale = np.abs(start[:, : self.used]) + 0.2
        centre = (start[:, : self.used] / self.scale).ravel()
        self.search = CMA(mean=centre, sigma=spread, seed=seed, population_size=population or None)
        self.seed = seed

    def table(self, point: Any) -> Any:
        """Weights from a point of the search."""
        weights = self.start.copy()
        weights[:, : self.used] = point.reshape(2, self.used) * self.scale
        return weights

    def step(self, generation: int, games: int) -> float:
        """One generation; the mean worth of its members."""
        found = []
        for _ in range(self.search.population_size):
            point = self.search.ask()
            left = cards_left(self.box, self.table(point), self.seed * 10_000 + generation, games)
            found.append((point, -float(worth(left).mean())))
        self.search.tell(found)
        return -sum(value for _, value in found) / len(found)

    def best(self) -> Any:
        """The centre of the search: it has seen the most deals."""
        return self.table(self.search.mean)


def main(words: Sequence[str] | None = None) -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="ludoteca tune", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, choices=range(1, 6), required=True)
    parser.add_argument("--pro", action="store_true", help="the variant with three cards a turn")
    parser.add_argument("--on-fire", action="store_true", help="the variant with fires")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument(
        "--games", type=int, help="matches of each member of a generation (200), or to learn from (25000)"
    )
    parser.add_argument("--population", type=int, default=0, help="members of a generation (as many as CMA-ES advises)")
    parser.add_argument("--spread", type=float, default=0.25, help="how far to look at first (0.25)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trial", type=int, default=4000, help="matches of the final comparison (4000)")
    parser.add_argument("--foresee", metavar="TURNS", type=int, help="learn to foresee the end so many turns ahead")
    parser.add_argument(
        "--masters", action="store_true", help="with --foresee: go on learning, from quick masters (3000 matches)"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes for --masters (1)")
    parser.add_argument("--like", metavar="GAME/N", help="begin with the weights of another setting")
    parser.add_argument("--write", type=Path, help="where the result goes (where it is read from)")
    asked = parser.parse_args(words)
    foresee = asked.foresee is not None
    if asked.write is None:
        asked.write = Path(__file__).with_name(NETWORK_FILE if foresee else FILE)
    if asked.games is None:
        asked.games = (3_000 if asked.masters else 25_000) if foresee else 200
    if not may_write(asked.write):
        parser.error(f"{asked.write} cannot be written: name another file with --write")
    if (
        min(asked.generations, asked.games, asked.trial, asked.seed + 1, asked.foresee if foresee else 1) < 1
        or asked.population < 0
        or asked.spread <= 0
    ):
        parser.error("generations, games, trial, spread and turns are above 0, seed and population not below")
    book = read_book()
    extreme = asked.game == "the-game-extreme"
    name = setting_name(extreme=extreme, players=asked.players, pro=asked.pro, on_fire=asked.on_fire)
    # A variant begins with the weights of the rulebook's game.
    like = asked.like or (name if name in book else setting_name(extreme=extreme, players=asked.players))
    if like not in book:
        parser.error(f"there are no weights for {like}; there are: {', '.join(book)}")
    start = book[like].table()
    return _foresee(asked, name, start) if foresee else _tune(asked, name, start, book.get(name))


def _foresee(asked: argparse.Namespace, name: str, weights: Any) -> int:
    """Learn to foresee, and keep what was learned."""
    with Progress(console=STATUS) as progress:
        if asked.masters:
            known = read_networks()[name]
            found = learn_from_masters(_box(asked), weights, known, asked.seed, asked.games, progress, asked.jobs)
        else:
            found = learn(_box(asked), weights, asked.foresee, asked.seed, asked.games, progress)
    command = f"{_setting(asked)} --foresee {asked.foresee}{' --masters' if asked.masters else ''}"
    command += f" --games {asked.games}"
    found.provenance = {"command": f"ludoteca tune {command} --seed {asked.seed}", **found.provenance, "date": _today()}
    write_networks({**read_networks(), name: found}, asked.write)
    told = found.provenance
    print(f"{name}: squared error {told['error']:.4f} ({told['blind']:.4f} for always saying the mean)")
    print(f"Wrote {asked.write}.")
    return 0


def _tune(asked: argparse.Namespace, name: str, start: Any, now: Weights | None) -> int:
    """Search for better weights, and keep them if they are."""
    tuning = Tuning(
        _box(asked),
        start,
        seed=asked.seed,
        population=asked.population,
        spread=asked.spread,
    )
    with Progress(console=STATUS) as progress:
        task = progress.add_task(name, total=asked.generations)
        for generation in range(asked.generations):
            value = tuning.step(generation, asked.games)
            progress.update(task, advance=1, description=f"{name} {value:.4f}")
    # The search is a noisy one: what it began with may be better than what it ends with.
    tried = [(table, cards_left(tuning.box, table, TRIAL_SEED, asked.trial)) for table in (tuning.best(), start)]
    best, left = max(tried, key=lambda each: float(worth(each[1]).mean()))
    stored = cards_left(tuning.box, now.table(), TRIAL_SEED, asked.trial) if now is not None else None
    gain = worth(left) - (worth(stored) if stored is not None else 0)
    won = (left == 0).mean()
    print(f"{name}: wins {won:.1%}, {left.mean():.2f} left; gain {gain.mean():+.4f} ± {_error(gain):.4f}")
    if gain.mean() <= 0:
        print("The stored weights are better on these deals; nothing was changed.")
        return 1
    # Another setting may have been stored meanwhile.
    store({**read_book(), name: from_table(best, _provenance(asked, tuning, won))}, asked.write)
    print(f"Wrote {asked.write}.")
    return 0


def _box(asked: argparse.Namespace) -> Box:
    return box_for(asked.game, asked.players, pro=asked.pro, on_fire=asked.on_fire)


def _setting(asked: argparse.Namespace) -> str:
    """The words of the command that name the setting."""
    variant = f"{' --pro' if asked.pro else ''}{' --on-fire' if asked.on_fire else ''}"
    return f"{asked.game} --players {asked.players}{variant}"


def _error(values: Any) -> float:
    return float(values.std() / np.sqrt(len(values)))


def _provenance(asked: argparse.Namespace, tuning: Tuning, won: float) -> dict[str, Any]:
    command = f"{_setting(asked)} --generations {asked.generations} --games {asked.games}"
    command += f" --population {tuning.search.population_size} --spread {asked.spread} --seed {asked.seed}"
    if asked.like:
        command += f" --like {asked.like}"
    return {
        "command": f"ludoteca tune {command}",
        "matches": asked.generations * asked.games * tuning.search.population_size,
        "trial": {"matches": asked.trial, "win_rate": round(float(won), 4)},
        "date": _today(),
    }


def _today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def store(book: dict[str, Weights], path: Path) -> None:
    """Write all weights down."""
    text = msgspec.json.format(msgspec.json.encode(dict(sorted(book.items()))), indent=1)
    path.write_bytes(text + b"\n")
