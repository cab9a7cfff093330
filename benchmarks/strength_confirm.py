"""Rows that outlive a change which changes no move.

Rules and bots are edited for many reasons, and their digest with them, while all of a row's matches would still be
played card for card. Every row keeps the fingerprints of its first matches: played once more by the bots there are,
and all of them the same, the row speaks of these bots too. One match that goes another way, and the row is refused.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.lab.runner import Job, Result, play_one, setting

WITNESSES = 8
"""Matches that are played again."""


class Witness(msgspec.Struct, frozen=True):
    """A match of a row, and what was played in it."""

    seed: str
    lineup: tuple[str, ...]
    fingerprint: str


def witnesses(log: Path) -> list[Witness]:
    """The first matches of a run's log, in the order of their deals."""
    lines = log.read_bytes().splitlines()[1:]
    played = [msgspec.json.decode(line, type=Result) for line in lines]
    whole = [one for one in played if not one.failure and one.fingerprint]
    whole.sort(key=lambda one: (int(one.seed.rpartition("-")[2]), one.lineup))
    return [Witness(one.seed, one.lineup, one.fingerprint) for one in whole[:WITNESSES]]


def differs(result: dict[str, Any]) -> str | None:
    """Why a row does not speak of the bots there are; None if its first matches are played the same."""
    known = msgspec.convert(result.get("first_matches", []), list[Witness])
    if not known:
        return "kept no matches to be confirmed by"
    what = setting(result["game"], result["players"], result.get("options"))
    for one in known:
        again = play_one(what, Job(one.seed, one.lineup))
        if again.fingerprint != one.fingerprint:
            return f"match {one.seed} is played differently now"
    return None
