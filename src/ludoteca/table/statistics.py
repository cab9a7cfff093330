"""Statistics: what the rows of a history add up to. Pure functions; the same rows give the same numbers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from ludoteca.engine.moves import Seat
from ludoteca.engine.registry import games
from ludoteca.mind.strength import Strength
from ludoteca.table.history_contract import BestResult, Companion, GameStatistics, Share, Statistics, StatPoint
from ludoteca.table.store import PastRow, PlayRow

RECENT = 60
"""Matches in a series over time."""
WINDOW = 10
"""Matches that its average is taken over."""
MOST_OTHERS = 12
_Z = 1.96

_variant = msgspec.json.Decoder(dict[str, Any])
_tally = msgspec.json.Decoder(dict[str, tuple[int, int]])

Others = Mapping[str, Sequence[tuple[Seat, str]]]
"""The other people of each match: their seats, and who they are."""
Strengths = Mapping[str, Sequence[Strength]]


def statistics_of(
    rows: Sequence[PastRow],
    others: Iterable[tuple[str, Seat, str]],
    accuracies: Mapping[str, float],
    waiting: int,
    strengths: Strengths,
) -> Statistics:
    """All groups of matches: each game as a whole, then by players and variant."""
    at: dict[str, list[tuple[Seat, str]]] = defaultdict(list)
    for match, seat, person in others:
        at[match].append((seat, person))
    by_game: dict[str, list[PastRow]] = defaultdict(list)
    for row in rows:
        if row.play.counts:
            by_game[row.play.game].append(row)
    groups: list[GameStatistics] = []
    for game, played in sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0])):
        oldest_first = sorted(played, key=lambda row: (row.play.ended, row.play.match))
        groups.append(group_of(game, None, None, oldest_first, at, accuracies, ()))
        parts: dict[tuple[int, str], list[PastRow]] = defaultdict(list)
        for row in oldest_first:
            parts[row.play.players, row.play.variant].append(row)
        for (players, variant), part in sorted(parts.items(), key=lambda item: (-len(item[1]), item[0])):
            # Bots were measured at the rulebook's game.
            bots = [one for one in strengths.get(game, ()) if one.players == players] if variant == "{}" else []
            groups.append(group_of(game, players, _variant.decode(variant), part, at, accuracies, bots))
    return Statistics(tuple(groups), waiting)


def group_of(
    game: str,
    players: int | None,
    variant: dict[str, Any] | None,
    rows: Sequence[PastRow],
    others: Others,
    accuracies: Mapping[str, float],
    bots: Sequence[Strength],
) -> GameStatistics:
    """The numbers of some matches, oldest first."""
    plays = [row.play for row in rows]
    scored = [play for play in plays if play.score is not None]
    scores = [play.score or 0 for play in scored]
    won = sum(play.won for play in plays)
    known = games().get(game)
    return GameStatistics(
        game=game,
        team=known is not None and known.team,
        players=players,
        variant=variant,
        played=len(plays),
        won=won,
        likely=likely_share(won, len(plays)),
        streak=streak(plays),
        best_streak=best_streak(plays),
        finished=len(scored),
        mean=sum(scores) / len(scores) if scores else None,
        best=_best(scored),
        scores=tuple(sorted(Counter(scores).items())),
        recent=_series(scored),
        tally=_tallied(plays),
        accuracy=tuple((play.ended, accuracies[play.match]) for play in plays if play.match in accuracies)[-RECENT:],
        others=companions(rows, others),
        bots=tuple(bots),
    )


def likely_share(won: int, played: int) -> tuple[float, float]:
    """Wilson's interval: honest for few matches too."""
    if not played:
        return 0.0, 1.0
    share, z2 = won / played, _Z * _Z
    middle = (share + z2 / (2 * played)) / (1 + z2 / played)
    reach = _Z * sqrt(share * (1 - share) / played + z2 / (4 * played * played)) / (1 + z2 / played)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def streak(plays: Sequence[PlayRow]) -> int:
    """Matches in a row that ended as the last one did: won, or below nought lost."""
    count = 0
    for play in reversed(plays):
        if play.won != plays[-1].won:
            break
        count += 1
    return count if plays and plays[-1].won else -count


def best_streak(plays: Sequence[PlayRow]) -> int:
    best = run = 0
    for play in plays:
        run = run + 1 if play.won else 0
        best = max(best, run)
    return best


def _best(scored: Sequence[PlayRow]) -> BestResult | None:
    """The best result, the first of equals."""
    best = max(scored, key=lambda play: play.score or 0, default=None)
    return None if best is None else BestResult(best.match, best.ended, best.score or 0)


def _series(scored: Sequence[PlayRow]) -> tuple[StatPoint, ...]:
    points = []
    for n in range(max(0, len(scored) - RECENT), len(scored)):
        window = [play.score or 0 for play in scored[max(0, n + 1 - WINDOW) : n + 1]]
        play = scored[n]
        points.append(StatPoint(play.match, play.ended, play.score or 0, sum(window) / len(window), play.won))
    return tuple(points)


def _tallied(plays: Sequence[PlayRow]) -> dict[str, Share]:
    counts: dict[str, list[int]] = {}
    for play in plays:
        for name, (count, of) in _tally.decode(play.tally).items():
            total = counts.setdefault(name, [0, 0])
            total[0] += count
            total[1] += of
    return {name: Share(count, of) for name, (count, of) in sorted(counts.items())}


def companions(rows: Sequence[PastRow], others: Others) -> tuple[Companion, ...]:
    """With or against whom: people under the name they had last, and bots by level; those met most often."""
    names: dict[tuple[str, str], str] = {}
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for row in rows:
        met = {("person", person): row.names[seat] for seat, person in others.get(row.play.match, ())}
        met |= {("bot", level): "" for level in row.levels if level is not None}
        names |= met
        played.update(met.keys())
        won.update(key for key in met if row.play.won)
    most = sorted(played, key=lambda key: (-played[key], key[0] == "bot", names[key], key[1]))[:MOST_OTHERS]
    return tuple(Companion(names[key], key[1] if key[0] == "bot" else None, played[key], won[key]) for key in most)
