"""Deals that many play: the deal of the day, and the deal of any match.

The luck of a match is named (engine/luck.py): two tables on the same seed get the same cards whoever draws them.
The seed of the day follows from the date, the game and the version of its rules: every server in the world has the same
one, and none has to ask another. Nobody is told a seed before they have finished the deal."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from ludoteca.engine.game import Outcome
from ludoteca.engine.moves import Seat

Way = Literal["alone", "team", "rivals"]

VERSIONS = {"lost-code": 1, "think-str8": 1, "the-game": 1, "the-game-extreme": 1}
"""Of the rules as deals know them. Raise one when a change of its rules makes a deal another deal."""
WAYS: dict[str, tuple[Way, ...]] = {
    "lost-code": ("rivals",),
    "think-str8": ("rivals",),
    "the-game": ("alone", "team"),
    "the-game-extreme": ("alone", "team"),
}
"""How each game is dealt every day."""
BOTS = "casual"
"""Who else sits at a deal of the day. They think without a clock, so that they play the same for the same situation."""
OTHERS = 2
PAR_LEVELS = ("novice", "casual", "expert", "master")
FIRST_DAY = date(2026, 11, 1)


class Deal(msgspec.Struct, frozen=True):
    """Something to play that others play too. `levels` are the bots of the other seats."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    levels: tuple[str | None, ...]
    seat: Seat
    seed: str

    @property
    def day(self) -> date | None:
        """Its day, if it is a deal of the day."""
        parts = self.id.split(".")
        return date.fromisoformat(parts[1]) if parts[0] == "daily" else None


def today(now: float) -> date:
    """The day that it is, by UTC, everywhere."""
    return datetime.fromtimestamp(now, UTC).date()


def next_day(now: float) -> float:
    """When the next deals come."""
    tomorrow = today(now) + timedelta(days=1)
    return datetime(tomorrow.year, tomorrow.month, tomorrow.day, tzinfo=UTC).timestamp()


def daily_id(day: date, game: str, way: Way) -> str:
    """The name of a day's deal."""
    return f"daily.{day.isoformat()}.{game}.{way}"


def daily(name: str) -> Deal | None:
    """The deal of the day with this name; None if there is no such thing."""
    parts = name.split(".")
    if len(parts) != 4 or parts[0] != "daily":
        return None
    try:
        day = date.fromisoformat(parts[1])
    except ValueError:
        return None
    game, way = parts[2], parts[3]
    if day < FIRST_DAY or way not in WAYS.get(game, ()) or parts[1] != day.isoformat():
        return None
    text = f"ludoteca daily {day.isoformat()} {game} {way} {VERSIONS[game]}"
    seed = blake2b(text.encode(), digest_size=16, person=b"ludoteca-daily").hexdigest()
    others = 0 if way == "alone" else OTHERS
    return Deal(name, game, 1 + others, {}, (None, *[BOTS] * others), 0, seed)


def dailies(day: date) -> list[Deal]:
    """All deals of a day."""
    found = [daily(daily_id(day, game, way)) for game, ways in WAYS.items() for way in ways]
    return [deal for deal in found if deal is not None]


def score(outcome: Outcome, seat: Seat) -> int:
    """A result as a number, more is better: points, or for a team the cards left, counted below nought."""
    return outcome.points[seat] if outcome.points else -(outcome.left or 0)


def percentile(scores: dict[int, int], mine: int) -> float | None:
    """The share of these results that mine is better than, equal ones counted half; None where there are none."""
    total = sum(scores.values())
    if not total:
        return None
    better = sum(count * (1.0 if mine > other else 0.5 if mine == other else 0.0) for other, count in scores.items())
    return better / total
