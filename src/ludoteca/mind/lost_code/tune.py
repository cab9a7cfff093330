"""Fit the master's weights to matches that masters play: ludoteca tune lost-code --games 400

At the start of every round it notes, for every seat, what final guesses would earn, how uncertain the code is, and how
far the seat is ahead of the others. Two regressions per round then say what that was worth: the points a seat still
earned, by knowledge and lead; and the margin it finally had over the others, by its lead, which tells the value of a
point: early on the lead costs the first choice. The fit is written to value_weights.json with its provenance.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.progress import track

from ludoteca.engine.match import Match, new
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.lost_code.bots import Master
from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.posterior import Posterior, best_guess
from ludoteca.mind.lost_code.value_weights import FILE, Stage, Tuned
from ludoteca.mind.storing import may_write

GAMES = ("lost-code",)
"""Think Str8! is played with the same weights."""

Notes = dict[int, list[tuple[Floats, Floats, Floats, Floats]]]
"""By rounds left, for every match: per seat the final guess now, the entropy, the position, and the final position."""


def observe(players: int, seed: str, notes: Notes) -> None:
    """Let masters play one match and note what they knew when."""
    match = new("lost-code", players=players, seed=seed)
    seats = [Master(seat) for seat in range(players)]
    seen: dict[int, tuple[Floats, Floats, Floats]] = {}
    while match.outcome is None:
        view = match.view(match.turn[0])
        assert isinstance(view, CodeView)
        left = view.rounds - len(view.history)
        if left not in seen:
            seen[left] = _look(match, seats)
        seat = match.turn[0]
        match.play(seat, seats[seat].choose(view, ()))
    final = np.array(match.outcome.points, float)
    for left, (guess, entropy, position) in seen.items():
        notes.setdefault(left, []).append((guess, entropy, position, final))


def _look(match: Match, seats: list[Master]) -> tuple[Floats, Floats, Floats]:
    views = [match.view(seat) for seat in range(match.players)]
    beliefs = [bot.believe(view) for bot, view in zip(seats, views, strict=True) if isinstance(view, CodeView)]
    return (
        np.array([sum(best_guess(row)[2] for row in belief.chances()) for belief in beliefs]),
        np.array([_nats(belief) for belief in beliefs]),
        np.array(match.state.track.positions, float),
    )


def _nats(belief: Posterior) -> float:
    return belief.bits * float(np.log(2))


def fit(notes: Notes) -> list[Stage]:
    """What was known at the start of a round is what the round before left behind: hence the shift by one."""
    stages = [Stage(1.0)]
    for left in range(max(notes)):
        guess, entropy, position, final = (np.array(column) for column in zip(*notes[left], strict=True))
        lead = position - _others(position)
        margin = final - _others(final)
        known = _regress(final - position, guess, entropy, lead)
        relative = _regress(margin, guess - _others(guess), entropy - _others(entropy), lead)
        stages.append(Stage(round(known[0], 2), round(min(0.0, known[1]), 2), round(relative[2], 2)))
    return stages


def _others(values: Floats) -> Floats:
    """Per seat the mean of the other seats."""
    found: Floats = (values.sum(axis=1, keepdims=True) - values) / (values.shape[1] - 1)
    return found


def _regress(target: Floats, *columns: Floats) -> list[float]:
    table = np.stack([*(column.ravel() for column in columns), np.ones(target.size)], axis=1)
    found: list[float] = np.linalg.lstsq(table, target.ravel(), rcond=None)[0].tolist()
    return found


def main(words: Sequence[str] | None = None) -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="ludoteca tune", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--write", type=Path, default=Path(__file__).parent / FILE, help="where the weights go")
    asked = parser.parse_args(words)
    if asked.games < 20:
        parser.error("fewer than 20 games fit nothing; ask for at least 20")
    if not may_write(asked.write):
        parser.error(f"{asked.write} cannot be written: name another file with --write")
    notes: Notes = {}
    for n in track(range(asked.games), description="Masters play"):
        observe(asked.players, f"{asked.seed}-{n}", notes)
    stages = fit(notes)
    provenance: dict[str, Any] = {
        "command": f"{parser.prog} {asked.game} --games {asked.games} --players {asked.players} --seed {asked.seed}",
        "date": date.today().isoformat(),
        "games": asked.games,
        "method": "least squares on matches of masters, per rounds left",
    }
    text = msgspec.json.format(msgspec.json.encode(Tuned(stages, provenance)), indent=1)
    asked.write.write_bytes(text + b"\n")
    print(f"Wrote {asked.write}.")
    return 0
