"""`ludoteca arena`: a ladder of bots, from fair line-ups on the same deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import numpy as np

from ludoteca.engine.registry import game_named
from ludoteca.lab.runner import Job, LabError, Result, Setting, check_bots, run, setting
from ludoteca.lab.statistics import Interval, Z, elo, tails, wilson
from ludoteca.lab.tables import of_ladder


class Rung(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot's place on the ladder. `interval` is that of its Elo; `win_share` is the share of its matches it won."""

    bot: str
    elo: float
    interval: Interval
    matches: int
    win_share: float
    win_interval: Interval
    mean_points: float | None = None
    mean_left: float | None = None
    pinned: float | None = None
    seconds_per_move: float = 0.0
    distribution: dict[str, int] = {}
    """Cards left (team) or points (otherwise): how often it ended so."""


class Mixed(msgspec.Struct, frozen=True):
    """What teams of different bots did on the same deals. It says nothing about one bot alone: no Elo comes of it."""

    matches: int
    win_share: float
    win_interval: Interval
    mean_left: float


class Ladder(msgspec.Struct, frozen=True, omit_defaults=True):
    """All bots in order, best first, and every pair's score: `versus[i][j]` is i's share against j in ladder order."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    deals: int
    matches: int
    ladder: tuple[Rung, ...]
    versus: tuple[tuple[float | None, ...], ...]
    mixed: Mixed | None = None
    """Of a team game."""
    failures: tuple[str, ...] = ()

    def _repr_html_(self) -> str:
        """In a notebook."""
        return of_ladder(self).html()


def arena(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    deals: int = 50,
    seed: str = "1",
    think: float | None = None,
    processes: int = 1,
) -> Ladder:
    """Rank bots on the same deals: what `ludoteca arena` does.

    arena("lost-code", ["novice", "casual", "expert"], players=3)
    """
    what, names = setting(game, players, options, think), list(dict.fromkeys(bots))
    check_bots(what.game, names)
    jobs = lineups(names, what.players, deals, seed, team=game_named(what.game).team)
    return ladder(what, names, seed, run(what, jobs, processes=processes))


def lineups(bots: Sequence[str], players: int, deals: int, seed: str, *, team: bool) -> list[Job]:
    """The matches of an arena.

    Rivals: on every deal the bots fill the seats in a shuffled order and then all move on by one seat until each has
    sat everywhere. A team: on every deal each bot plays with copies of itself, and one mixed company plays as well.
    """
    if deals < 1:
        raise LabError("lab-deals")
    bots = list(dict.fromkeys(bots))
    if len(bots) < 2:
        raise LabError("lab-two-bots")
    jobs: list[Job] = []
    for n in range(deals):
        order = Random(f"{seed}/{n}").sample(bots, len(bots))
        mixed = tuple(order[at % len(order)] for at in range(players))
        match_seed = f"{seed}-{n}"
        if team:
            alone = [Job(match_seed, (bot,) * players) for bot in bots]
            jobs += alone + ([Job(match_seed, mixed)] if players > 1 else [])
        else:
            jobs += [Job(match_seed, mixed[turn:] + mixed[:turn]) for turn in range(players)]
    return list(dict.fromkeys(jobs))


def ladder(what: Setting, bots: Sequence[str], seed: str, results: Sequence[Result]) -> Ladder:
    """The ladder that the results of `lineups` show; intervals by resampling whole deals."""
    played = [result for result in results if not result.failure]
    # A bot that finished no match has no place; what failed is told beside the ladder.
    team = bool(played) and played[0].left is not None
    bots = [bot for bot in dict.fromkeys(bots) if _own(bot, played, team=team)]
    if not bots:
        raise LabError("lab-nothing-finished", why=" ".join(result.failure for result in results[:1]))
    by_deal: dict[str, list[Result]] = {}
    for result in played:
        by_deal.setdefault(result.seed, []).append(result)
    tables = np.array([_wins(bots, deal) for deal in by_deal.values()])
    ratings = elo(tables.sum(axis=0))
    rng = np.random.default_rng(0)
    picks = (rng.integers(0, len(tables), len(tables)) for _ in range(200))
    spread = np.array([_rated(tables[pick].sum(axis=0), ratings) for pick in picks])
    lows, highs = np.nanpercentile(np.vstack((spread, ratings)), tails(len(tables)), axis=0)
    order = list(np.argsort(-ratings))
    total = tables.sum(axis=0)
    lows = np.minimum(lows, _had_it(tables, won=False))
    highs = np.maximum(highs, _had_it(tables, won=True))
    rungs = tuple(
        _rung(bots[at], float(ratings[at]), Interval(float(lows[at]), float(highs[at])), played) for at in order
    )
    versus = tuple(
        tuple(
            float(total[one, two] / (total[one, two] + total[two, one])) if total[one, two] + total[two, one] else None
            for two in order
        )
        for one in order
    )
    failures = tuple(result.failure for result in results if result.failure)
    return Ladder(
        game=what.game,
        players=what.players,
        options=what.options,
        seed=seed,
        deals=len(by_deal),
        matches=len(played),
        ladder=rungs,
        versus=versus,
        mixed=_mixed(played),
        failures=failures,
    )


def _had_it(tables: np.ndarray, *, won: bool) -> np.ndarray:
    """Each bot's Elo had it won, or lost, some more deals: as many as Wilson's interval leaves open (Z squared).

    However often deals are drawn again, a bot that won all of them would seem to be known exactly."""
    wins = tables.sum(axis=0)
    met = tables + tables.transpose(0, 2, 1)
    deals = np.maximum(1, met.any(axis=2).sum(axis=0))
    found = []
    for at in range(len(wins)):
        more = Z * Z * met.sum(axis=0)[at] / deals[at]
        changed = wins.copy()
        if won:
            changed[at] += more
        else:
            changed[:, at] += more
        found.append(elo(changed)[at])
    return np.array(found)


def _mixed(played: Sequence[Result]) -> Mixed | None:
    left = [result.left for result in played if result.left is not None and len(set(result.lineup)) > 1]
    if not left:
        return None
    wins = sum(bool(result.winners) for result in played if len(set(result.lineup)) > 1)
    return Mixed(len(left), wins / len(left), wilson(wins, len(left)), sum(left) / len(left))


def _rated(wins: np.ndarray, ratings: np.ndarray) -> np.ndarray:
    """Elo of some of the deals. A bot that met nobody there has none, and the mean of the others is what it was."""
    met = (wins + wins.T).any(axis=1)
    found = np.where(met, elo(wins), np.nan)
    return found - np.nanmean(found) + ratings[met].mean() if met.any() else found


def _wins(bots: Sequence[str], deal: Sequence[Result]) -> np.ndarray:
    """Who was better than whom on one deal; a draw is half a win to both."""
    wins = np.zeros((len(bots), len(bots)))
    at = {bot: index for index, bot in enumerate(bots)}
    if deal[0].left is not None:
        # A match can be lost with its last card (TX-15): that is worse than one that is won.
        alone = {r.lineup[0]: (not r.winners, r.left or 0) for r in deal if len(set(r.lineup)) == 1}
        for one, two in combinations(alone, 2):
            left, right = alone[one], alone[two]
            wins[at[one], at[two]] += 1.0 if left < right else 0.5 if left == right else 0.0
            wins[at[two], at[one]] += 1.0 if right < left else 0.5 if left == right else 0.0
        return wins
    for result in deal:
        for ahead, behind in combinations(result.ranking, 2):
            winner, loser = result.lineup[ahead], result.lineup[behind]
            if winner != loser:
                wins[at[winner], at[loser]] += 1.0
    return wins


def _own(bot: str, results: Sequence[Result], *, team: bool) -> list[Result]:
    """The matches that tell about a bot: in a team game those in which it had every seat."""
    return [result for result in results if bot in result.lineup and (not team or len(set(result.lineup)) == 1)]


def _rung(bot: str, rating: float, interval: Interval, results: Sequence[Result]) -> Rung:
    team = results[0].left is not None
    own = _own(bot, results, team=team)
    seats = [(result, seat) for result in own for seat, name in enumerate(result.lineup) if name == bot]
    wins = sum(any(result.lineup[seat] == bot for seat in result.winners) for result in own)
    points = [result.points[seat] for result, seat in seats if result.points]
    pinned = [result.pinned[seat] for result, seat in seats if result.pinned]
    left = [result.left for result in own if result.left is not None]
    moves = sum(result.moves[seat] for result, seat in seats)
    return Rung(
        bot=bot,
        elo=rating,
        interval=interval,
        matches=len(own),
        win_share=wins / len(own),
        win_interval=wilson(wins, len(own)),
        mean_points=sum(points) / len(points) if points else None,
        mean_left=sum(left) / len(left) if left else None,
        pinned=sum(pinned) / len(pinned) if pinned else None,
        seconds_per_move=sum(result.seconds[seat] for result, seat in seats) / max(1, moves),
        distribution={str(value): count for value, count in sorted(Counter(left if team else points).items())},
    )
