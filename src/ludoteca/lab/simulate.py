"""`ludoteca simulate`: one line-up, many deals, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.lab.runner import Job, LabError, Result, Setting, check_bots, run, setting
from ludoteca.lab.statistics import Interval, bootstrap_mean, wilson
from ludoteca.lab.tables import of_summary


class BotSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one bot of a line-up did. Shares are of the matches it sat in, seats counted one by one."""

    bot: str
    seats: int
    win_rate: float
    interval: Interval
    seconds_per_move: float
    mean_points: float | None = None
    points_interval: Interval | None = None
    pinned: float | None = None


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole run. For a team `win_rate` is the share of matches won; otherwise the share won by the first bot, or by
    the first seat where all bots are the same."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int
    win_rate: float
    interval: Interval
    seconds_per_move: float
    distribution: dict[str, int]
    """Cards left (team) or points (otherwise), as a count of matches or seats for every value."""
    reasons: dict[str, int]
    mean_left: float | None = None
    left_interval: Interval | None = None
    mean_points: float | None = None
    points_interval: Interval | None = None
    pinned: float | None = None
    per_bot: tuple[BotSummary, ...] = ()
    failures: tuple[str, ...] = ()

    def _repr_html_(self) -> str:
        """In a notebook."""
        return of_summary(self).html()


def simulate(
    game: str,
    bots: str | Sequence[str] = "expert",
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = 100,
    seed: str = "1",
    think: float | None = None,
    processes: int = 1,
) -> Summary:
    """Let bots play many matches, and count: what `ludoteca simulate` does. One name fills all seats, or there is one
    for each; `ludoteca.lab.runner.run` gives the matches one by one.

        simulate("the-game", "expert", players=3, games=200)
    """
    what, names = setting(game, players, options, think), [bots] if isinstance(bots, str) else list(bots)
    check_bots(what.game, names)
    return summarise(what, names, seed, run(what, deals(names, what.players, games, seed), processes=processes))


def lineup_for(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One name for all seats, or one for each; LabError says so."""
    if len(bots) == 1:
        return (bots[0],) * players
    if len(bots) != players:
        raise LabError("lab-lineup", players=players, count=len(bots))
    return tuple(bots)


def deals(bots: Sequence[str], players: int, games: int, seed: str) -> list[Job]:
    """The matches of a run. Different bots change seats from match to match, so that no seat favours one."""
    if games < 1:
        raise LabError("lab-games")
    lineup = lineup_for(bots, players)
    if len(set(lineup)) == 1:
        return [Job(f"{seed}-{n}", lineup) for n in range(games)]
    return [Job(f"{seed}-{n}", lineup[n % players :] + lineup[: n % players]) for n in range(games)]


def summarise(what: Setting, bots: Sequence[str], seed: str, results: Sequence[Result]) -> Summary:
    """What a run shows."""
    played = [result for result in results if not result.failure]
    if not played:
        raise LabError("lab-nothing-finished", why=" ".join(result.failure for result in results[:1]))
    lineup = lineup_for(bots, what.players)
    names = list(dict.fromkeys(lineup))
    per_bot = tuple(_bot_summary(name, played) for name in names)
    team = played[0].left is not None
    left = [result.left for result in played if result.left is not None]
    points = [value for result in played for value in result.points]
    # Where all seats have the same bot it always wins; the first seat's share tells how much a seat matters.
    wins = sum(bool(result.winners) if team else 0 in result.winners for result in played)
    first = team or len(names) == 1
    pinned = [share for result in played for share in result.pinned]
    moves = sum(sum(result.moves) for result in played)
    return Summary(
        game=what.game,
        players=what.players,
        options=what.options,
        bots=lineup,
        seed=seed,
        games=len(played),
        win_rate=wins / len(played) if first else per_bot[0].win_rate,
        interval=wilson(wins, len(played)) if first else per_bot[0].interval,
        seconds_per_move=sum(sum(result.seconds) for result in played) / max(1, moves),
        distribution={str(value): count for value, count in sorted(Counter(left if team else points).items())},
        reasons=dict(sorted(Counter(result.reason for result in played).items())),
        mean_left=sum(left) / len(left) if team else None,
        left_interval=bootstrap_mean(left) if team else None,
        mean_points=None if team else sum(points) / len(points),
        points_interval=None if team else bootstrap_mean(points),
        pinned=sum(pinned) / len(pinned) if pinned else None,
        per_bot=per_bot if len(names) > 1 else (),
        failures=tuple(result.failure for result in results if result.failure),
    )


def _bot_summary(name: str, results: Sequence[Result]) -> BotSummary:
    seats = [(result, seat) for result in results for seat, other in enumerate(result.lineup) if other == name]
    # A match counts once for a bot however many seats it has there, so that the interval is not too narrow.
    shares = [
        sum(seat in result.winners for seat, other in enumerate(result.lineup) if other == name)
        for result in results
        if name in result.lineup
    ]
    points = [result.points[seat] for result, seat in seats if result.points]
    pinned = [result.pinned[seat] for result, seat in seats if result.pinned]
    moves = sum(result.moves[seat] for result, seat in seats)
    return BotSummary(
        bot=name,
        seats=len(seats),
        win_rate=sum(min(1, share) for share in shares) / len(shares),
        interval=wilson(sum(min(1, share) for share in shares), len(shares)),
        seconds_per_move=sum(result.seconds[seat] for result, seat in seats) / max(1, moves),
        mean_points=sum(points) / len(points) if points else None,
        points_interval=bootstrap_mean(points) if points else None,
        pinned=sum(pinned) / len(pinned) if pinned else None,
    )
