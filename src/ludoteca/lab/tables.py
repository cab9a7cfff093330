"""Results as tables for people: the same rows in a terminal and in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

import msgspec

from ludoteca.engine.display import listing

if TYPE_CHECKING:
    from ludoteca.lab.arena import Ladder
    from ludoteca.lab.runner import Result, Setting
    from ludoteca.lab.simulate import Summary
    from ludoteca.lab.statistics import Interval

MOST = 20
"""Matches that a notebook shows; the rest is counted."""


class Table(msgspec.Struct, frozen=True):
    """Rows under a title. The first column holds names, the others numbers; `note` says what they do not."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    words: tuple[str, ...] = ()
    """Columns besides the first that hold words."""

    def html(self) -> str:
        """In a notebook."""
        shown = listing(self.title, self.head, self.rows, words=self.words)
        return f"{shown}<p>{escape(self.note)}</p>" if self.note else shown


def of_summary(found: Summary) -> Table:
    """What a line-up did, a row for each bot."""
    team = found.mean_left is not None
    rows: list[tuple[str, ...]]
    note = ""
    if team:
        names = ", ".join(dict.fromkeys(found.bots))
        left = _number(found.mean_left), _numbers(found.left_interval)
        rows = [(names, f"{found.win_rate:.1%}", shares(found.interval), *left, _seconds(found.seconds_per_move))]
    elif found.per_bot:
        rows = [
            (
                bot.bot,
                f"{bot.win_rate:.1%}",
                shares(bot.interval),
                _number(bot.mean_points),
                _numbers(bot.points_interval),
                share(bot.pinned),
                _seconds(bot.seconds_per_move),
            )
            for bot in found.per_bot
        ]
    else:
        points = _number(found.mean_points), _numbers(found.points_interval), share(found.pinned)
        won = f"{found.win_rate:.1%}*", shares(found.interval)
        rows = [(found.bots[0], *won, *points, _seconds(found.seconds_per_move))]
        note = "* by the first seat: all have the same bot"
    title = f"{table_of(found)}, {count(found.games, 'match', 'matches')}, seed {found.seed}"
    middle = ("cards left", "(95 %)") if team else ("points", "(95 %)", "pinned")
    return Table(title, ("bot", "won", "(95 %)", *middle, "s / move"), tuple(rows), note)


def of_ladder(found: Ladder) -> Table:
    """A ladder, best first; what mixed teams did stands below."""
    team = found.ladder[0].mean_left is not None
    rows = tuple(
        (
            rung.bot,
            _signed(rung.elo),
            f"{_signed(rung.interval.low)} to {_signed(rung.interval.high)}",
            f"{rung.win_share:.1%}",
            shares(rung.win_interval),
            _number(rung.mean_left if team else rung.mean_points),
            *(() if team else (share(rung.pinned),)),
            _seconds(rung.seconds_per_move),
        )
        for rung in found.ladder
    )
    played = f"{count(found.matches, 'match', 'matches')} on {count(found.deals, 'deal', 'deals')}"
    last = ("cards left",) if team else ("points", "pinned")
    head = ("bot", "Elo", "(95 %)", "won", "(95 %)", *last, "s / move")
    note, mixed = "", found.mixed
    if mixed is not None:
        told = f"won {mixed.win_share:.1%} ({shares(mixed.win_interval)}), {mixed.mean_left:.2f} cards left"
        note = f"Mixed teams, {count(mixed.matches, 'match', 'matches')}: {told}"
    return Table(f"{table_of(found)}, {played}, seed {found.seed}", head, rows, note)


def of_results(results: Sequence[Result]) -> Table:
    """Match by match: who sat where, and what came of it."""
    team = any(result.left is not None for result in results)
    rows = tuple(
        (
            result.seed,
            ", ".join(result.lineup),
            *_ended(result, team=team),
            result.failure or result.reason,
            str(sum(result.moves)),
            _seconds(sum(result.seconds)),
        )
        for result in results[:MOST]
    )
    head = ("seed", "seats", *(("won", "cards left") if team else ("winner", "points")), "ending", "moves", "seconds")
    more = f"… {len(results) - MOST} more" if len(results) > MOST else ""
    return Table(count(len(results), "match", "matches"), head, rows, more, ("seats", "winner", "won", "ending"))


def _ended(result: Result, *, team: bool) -> tuple[str, str]:
    if result.failure:
        return "", ""
    if team:
        return "yes" if result.winners else "no", str(result.left)
    return ", ".join(f"seat {seat}" for seat in result.winners), ", ".join(map(str, result.points))


def table_of(found: Setting | Summary | Ladder) -> str:
    """“the-game, 3 players”."""
    return f"{found.game}, {count(found.players, 'player', 'players')}"


def count(number: int, one: str, more: str) -> str:
    """“1 match”, “2 matches”."""
    return f"{number} {one if number == 1 else more}"


def share(found: float | None) -> str:
    """A share in percent."""
    return "" if found is None else f"{found:.1%}"


def shares(interval: Interval) -> str:
    """An interval in percent."""
    return f"{100 * interval.low:.1f} to {interval.high:.1%}"


def _number(found: float | None) -> str:
    return "" if found is None else f"{found:.2f}"


def _numbers(interval: Interval | None) -> str:
    return "" if interval is None else f"{interval.low:.2f} to {interval.high:.2f}"


def _seconds(found: float) -> str:
    return f"{found:.4f}"


def _signed(rating: float) -> str:
    return f"{round(rating):+d}"
