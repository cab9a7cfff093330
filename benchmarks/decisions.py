"""What a way of thinking gains with each decision: `dev.py bench decisions --players 1 --try playouts=5000`.

Matches tell two masters apart only after thousands of deals. Here quick masters play (deals "tuning-decisions-…"), and
at some of their decisions every candidate is tried out on far more guesses than a master has. Each way of thinking then
decides there with guesses of its own; its choice is worth what came of it on those many guesses, compared with the
first choice of the judgement. Times the decisions of a match it is about what is gained in matches won.

It shows what luck costs in choosing, not whether what is foreseen is true: the many guesses are played out and judged
just as the master's are. --far makes them look further ahead than the master does.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import track

from ludoteca.mind.the_game.kernel import CARDS, DRAW, OVER, TABLE, draw
from ludoteca.mind.the_game.playouts import close_turn, fresh_deal, lay_turn, listen
from ludoteca.mind.the_game.rollouts import GUESS, begin_guess, guess_again, try_out
from ludoteca.mind.the_game.search import Effort, worth_of
from ludoteca.mind.the_game.self_play import FAR, QUICK, WIDE, prepare_guess, think
from ludoteca.mind.the_game.tune import GAMES, box_for
from ludoteca.mind.the_game.turns import THOUGHT, WON, best_turns
from ludoteca.mind.the_game.value_network import network_for
from ludoteca.mind.the_game.weights import weights_for

STATUS = Console(stderr=True)
CANDIDATES = 16
"""Turns that are tried out on many guesses."""
EVERY = 6
"""One of so many turns of a match is looked at."""
REPEATS = 4
"""So often each way of thinking decides anew: its luck is part of it."""


class Way(msgspec.Struct, frozen=True):
    """A way of thinking: the master's settings, and how many turns it looks ahead (0: as the master does)."""

    effort: Effort = Effort()
    ahead: int = 0


def way_of(text: str) -> Way:
    """From the command line: "playouts=5000,ahead=1"; what is not named is the master's."""
    given = dict(part.split("=", 1) for part in text.split(",") if part)
    ahead = int(given.pop("ahead", 0))
    effort = msgspec.convert({**msgspec.structs.asdict(Effort()), **given}, Effort, strict=False)
    unknown = given.keys() - set(Effort.__struct_fields__)
    if unknown:
        raise ValueError(f"There is no setting “{min(unknown)}”: {', '.join((*Effort.__struct_fields__, 'ahead'))}.")
    if not 1 <= effort.candidates <= CANDIDATES:
        raise ValueError(f"There are 1 to {CANDIDATES} candidates.")
    return Way(effort, ahead)


class Laboratory:
    """One game and number of players, with all that its kernels need."""

    def __init__(self, game: str, players: int) -> None:
        self.box, self.talk = box_for(game, players), players > 1
        self.weights = weights_for(extreme=game != "the-game", players=players)
        self.ahead, self.net = network_for(extreme=game != "the-game", players=players)
        self.g, self.t, self.s = (np.zeros(1, kind)[0] for kind in (GUESS, THOUGHT, TABLE))
        self.tables, self.out = np.zeros(2, TABLE), np.zeros(CARDS, np.int16)

    def choose(self, way: Way, seed: int) -> int:
        """Which candidate this way of thinking takes in the position; -1 where there is none."""
        effort = np.array(msgspec.structs.astuple(way.effort), float)
        room = int(effort[1] * effort[2]) // 2 + way.effort.batch
        self._guess(seed)
        found = think(
            self.g,
            self.t,
            self.tables,
            self.box,
            self.weights,
            self.talk,
            effort,
            way.ahead or self.ahead,
            self.net,
            np.zeros((room, way.effort.candidates, 2)),
        )
        return int(found)

    def positions(self, match: int) -> Iterator[int]:
        """Quick masters play a match; stops at decisions to be looked at and says how many turns there were before."""
        luck = np.array([_seed(f"tuning-decisions-{match}")], np.uint64)
        fresh_deal(self.t, self.s, self.box, luck, self.out)
        quick = Way(
            msgspec.convert(dict(zip(Effort.__struct_fields__, QUICK.tolist(), strict=True)), Effort, strict=False), 1
        )
        turn = 0
        while self.s["phase"] != OVER:
            if self.s["phase"] == DRAW:
                draw(self.s, self.box, int(self.s["undrawn"]) - 1, self.out)
                continue
            listen(self.t, self.s, self.box)
            if turn % EVERY == match % EVERY and self.s["undrawn"] > 0:
                yield turn
            chosen = self.choose(quick, turn)
            if chosen < 0:
                return
            lay_turn(self.t, self.s, self.box, self.t["turns"][chosen], self.t["lengths"][chosen])
            close_turn(self.s, self.box, self.out)
            turn += 1

    def worths(self, guesses: int, ahead: int, seed: int) -> Any:
        """What every candidate is worth on so many guesses; None where there is nothing to decide."""
        self._guess(seed)
        t, s = self.t, self.tables[0]
        t["breadth"], t["stretch"], t["margin"] = WIDE, FAR, CARDS
        n = best_turns(t, s, self.box, self.weights, CANDIDATES)
        if n < 2 or t["values"][0] >= WON:
            return None
        turns, lengths, alive = t["turns"][:n].copy(), t["lengths"][:n].copy(), np.ones(n, np.bool_)
        swaps, ends = Effort().swaps, np.zeros((guesses, n, 2))
        begin_guess(self.g, t, s, self.box)
        guess_again(self.g, t, s, self.box, 10 * swaps)
        how = self.talk, swaps, ahead or self.ahead, self.net, ends
        try_out(self.g, t, self.tables, self.box, self.weights, turns, lengths, alive, *how)
        return worth_of(ends, Effort()).mean(axis=0)

    def _guess(self, seed: int) -> None:
        prepare_guess(self.g, self.t, self.s, self.box, self.talk)
        self.g["luck"] = _seed(f"{seed} {self.s['to_go']}")
        self.tables[0] = self.s


def _seed(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=7).digest(), "big")


def gains(laboratory: Laboratory, ways: Sequence[Way], match: int, guesses: int, far: int) -> list[list[float]]:
    """For each decision of a match that is looked at: what each way of thinking gains over the judgement's choice."""
    found = []
    for turn in laboratory.positions(match):
        worth = laboratory.worths(guesses, far, 1_000_000 + turn)
        if worth is None:
            continue
        row = []
        for n, way in enumerate(ways):
            chosen = [laboratory.choose(way, 1000 * turn + 10 * n + repeat) for repeat in range(REPEATS)]
            row.append(float(np.mean([worth[choice] - worth[0] for choice in chosen])))
        found.append(row)
    return found


def told(names: Sequence[str], rows: Sequence[Sequence[float]]) -> list[str]:
    """A sentence for each way of thinking; the first is what the others are compared with."""
    table = np.array(rows)
    error = np.sqrt(len(table))
    lines = [f"{len(table)} decisions; gain of one over the judgement's choice (± one standard error):"]
    for n, name in enumerate(names):
        gain, more = table[:, n], table[:, n] - table[:, 0]
        line = f"  {name}: {gain.mean():.4f} ± {gain.std() / error:.4f}"
        lines.append(line + (f", {more.mean():+.4f} ± {more.std() / error:.4f} beside the first" if n else ""))
    return lines


def main(words: list[str] | None = None) -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="dev.py bench decisions", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=GAMES, default="the-game")
    parser.add_argument("--players", type=int, choices=range(1, 6), default=1)
    parser.add_argument("--matches", type=int, default=10, help="about five decisions of each are looked at (10)")
    parser.add_argument("--first", type=int, default=0, help="the first match (0)")
    parser.add_argument("--guesses", type=int, default=3000, help="on which candidates are compared (3000)")
    parser.add_argument("--far", type=int, default=0, help="how many turns these look ahead (as the master does)")
    parser.add_argument(
        "--try", dest="ways", action="append", default=[], metavar="SETTING=…,…", help="another way of thinking"
    )
    asked = parser.parse_args(words)
    try:
        ways = [Way(), *map(way_of, asked.ways)]
    except ValueError as error:
        parser.error(str(error))
    laboratory, rows = Laboratory(asked.game, asked.players), []
    for match in track(range(asked.first, asked.first + asked.matches), "matches", console=STATUS):
        rows += gains(laboratory, ways, match, asked.guesses, asked.far)
    print("\n".join(told(["the master", *asked.ways], rows) if rows else ["There was nothing to decide."]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
