"""What is asked of an environment, looked at before anything is made: sentences say what does not fit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.options import Options
from ludoteca.lab.batches import Batch, batch_of

NAMES: Mapping[str, str] = {
    "TheGame-v1": "the-game",
    "TheGameExtreme-v1": "the-game-extreme",
    "LostCode-v1": "lost-code",
    "ThinkStr8-v1": "think-str8",
}
"""Environments and their games. A new version is a new layout; the old one stays."""

Seeds = int | np.integer[Any] | Sequence[int | None] | NDArray[np.integer[Any]] | None
"""One for all matches, one for each, or none."""


def game_of(name: str) -> str:
    """The game of an environment, by its name with a version or by its own."""
    found = NAMES.get(name.removeprefix("ludoteca/"), name if name in NAMES.values() else None)
    if found is None:
        one_of("environment", name, NAMES)
    return str(found)


def checked_batch(
    game: str, players: int | None, options: Mapping[str, Any] | Options | None, reward: str, *, talk: bool
) -> Batch:
    """A batch of one, to ask it what fits."""
    plain = batch_of(game, 1, players, options=options, talk=talk)
    one_of("reward", reward, plain.rewards_named)
    return plain


def check_ways(seats: str, illegal: str, values: bool | float, gamma: float, longest: int | None) -> None:
    """What no game has a say in."""
    one_of("way to ask seats", seats, ("turn", "all"))
    one_of("way to take illegal actions", illegal, ("raise", "end"))
    if not (values >= 0 and isfinite(values)):
        raise ValueError("values is True, False, or seconds for each decision: a number above 0.")
    if not 0 <= gamma <= 1:
        raise ValueError(f"gamma is between 0 and 1, not {gamma}.")
    if longest is not None and longest < 1:
        raise ValueError("A match has at least one decision: longest is 1 or more.")


def one_of(what: str, asked: object, choices: Iterable[str]) -> None:
    """ValueError for what there is not."""
    there = list(choices)
    if asked not in there:
        raise ValueError(f"There is no {what} “{asked}”. There are: {', '.join(there)}.")


def seeds_of(seed: Seeds, matches: int) -> list[int | None]:
    """A seed for every match, None where its luck goes on. One seed for all is that of the first, and counted on."""
    if isinstance(seed, int | np.integer):
        found: list[int | None] = [int(seed) + at for at in range(matches)]
    elif seed is None:
        found = [None] * matches
    else:
        found = [None if one is None else int(one) for one in seed]
    if len(found) != matches:
        raise ValueError(f"There are {matches} matches and {len(found)} seeds: give one for each.")
    if any(one is not None and one < 0 for one in found):
        raise ValueError("Seeds are whole numbers from 0 on.")
    return found


def check_saved(saved: Mapping[str, Any], here: Mapping[str, Any]) -> None:
    """Matches go on only where they are played in the same way."""
    differ = [
        f"{name} was {saved.get(name)!r} and is {value!r}" for name, value in here.items() if saved.get(name) != value
    ]
    if differ:
        raise ValueError(f"This was saved from another environment: {'; '.join(differ)}.")
