"""Par: what bots of each level get on a deal, played many times over. Game k of a level is a function of the deal, the
level and k alone, so that every server finds the same par.

`python -m ludoteca.learn.par` reads a deal (JSON) and plays: a process of its own, as it takes a while."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import time
from collections import Counter
from hashlib import blake2b

import msgspec

import ludoteca
from ludoteca.engine.moves import Seat
from ludoteca.learn.deals import Deal, score
from ludoteca.mind.bot import bot, steady
from ludoteca.mind.drive import play_out

ENOUGH = 1068
"""Games after which a share is known to ± 3 % (95 of 100 times): 1.96² × 0.25 / 0.03²."""
ALIKE = 3
"""Games of a level that asks no luck. One would do; the others are there to notice a level that claims too much."""
VERSION = 2
"""Of par. Raise it when the bots change."""


class Par(msgspec.Struct, frozen=True):
    """What a level got: how often each score, in so many games from the first on."""

    level: str
    games: int
    scores: dict[int, int]

    def always(self, game: str) -> bool:
        """Whether all further games would end so too: the level asks no luck, and those that sit there anyway have a
        fixed seed. A level that says so and ends differently all the same has to play on."""
        return self.games >= ALIKE and len(self.scores) == 1 and steady(game, self.level)

    def played_to(self, game: str, enough: int) -> int:
        """How many games there should be next; 0 where nothing is left to find out."""
        if self.games >= enough or self.always(game):
            return 0
        return min(ALIKE, enough) if self.games < ALIKE and steady(game, self.level) else enough


def bot_seed(seed: str, seat: Seat, k: int | None = None) -> int:
    """The seed of a bot at a deal: as at a table for those who sit there anyway, another one for each of the games."""
    text = f"{seed} {seat}" if k is None else f"{seed} {seat} par {k}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6, person=b"ludoteca-bot").digest(), "big")


def play_once(deal: Deal, level: str, k: int) -> int:
    """The score of game k."""
    match = ludoteca.new(deal.game, players=deal.players, seed=deal.seed, options=deal.options)
    bots = {
        seat: bot(deal.game, other, bot_seed(deal.seed, seat))
        for seat, other in enumerate(deal.levels)
        if other is not None and seat != deal.seat
    }
    bots[deal.seat] = bot(deal.game, level, bot_seed(deal.seed, deal.seat, k))
    play_out(match, bots)
    if match.outcome is None:
        raise RuntimeError("bots left a match unfinished")
    return score(match.outcome, deal.seat)


def play_more(deal: Deal, level: str, first: int, most: int, seconds: float) -> Par:
    """The games from `first` on, at most so many and for about so long; at least one."""
    scores: Counter[int] = Counter()
    end = time.monotonic() + seconds
    for k in range(first, most):
        scores[play_once(deal, level, k)] += 1
        if time.monotonic() >= end:
            break
    return Par(level, sum(scores.values()), dict(scores))


def main(words: list[str] | None = None) -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.learn.par", description=__doc__)
    parser.add_argument("level")
    parser.add_argument("--first", type=int, default=0, help="how many games have been played already")
    parser.add_argument("--most", type=int, default=ENOUGH)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--nice", type=int, default=0, help="how much others come first")
    asked = parser.parse_args(words)
    # Where that is not allowed (a service may be forbidden to), it is no reason to do nothing.
    with contextlib.suppress(AttributeError, OSError):
        os.nice(asked.nice)
    deal = msgspec.json.decode(sys.stdin.buffer.read(), type=Deal)
    found = play_more(deal, asked.level, asked.first, asked.most, asked.seconds)
    sys.stdout.buffer.write(msgspec.json.encode(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
