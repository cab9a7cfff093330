"""`ludoteca.new` as type checkers see it: the name of one of our games gives the type of its views.

    ludoteca.new("the-game").view(0).piles

At run time it is the engine's own, which knows no game by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, overload

from ludoteca.engine import match as engine
from ludoteca.engine.match import ChanceMode, Match
from ludoteca.engine.options import Options
from ludoteca.games.lost_code.view import LostCodeView, ThinkStr8View
from ludoteca.games.the_game.view import ExtremeView, TheGameView

Seed = int | str | None
Chosen = Mapping[str, Any] | Options | None


@overload
def new(
    game: Literal["lost-code"],
    *,
    players: int | None = None,
    seed: Seed = None,
    options: Chosen = None,
    chance: ChanceMode = "seeded",
) -> Match[LostCodeView]: ...
@overload
def new(
    game: Literal["think-str8"],
    *,
    players: int | None = None,
    seed: Seed = None,
    options: Chosen = None,
    chance: ChanceMode = "seeded",
) -> Match[ThinkStr8View]: ...
@overload
def new(
    game: Literal["the-game"],
    *,
    players: int | None = None,
    seed: Seed = None,
    options: Chosen = None,
    chance: ChanceMode = "seeded",
) -> Match[TheGameView]: ...
@overload
def new(
    game: Literal["the-game-extreme"],
    *,
    players: int | None = None,
    seed: Seed = None,
    options: Chosen = None,
    chance: ChanceMode = "seeded",
) -> Match[ExtremeView]: ...
@overload
def new(
    game: str,
    *,
    players: int | None = None,
    seed: Seed = None,
    options: Chosen = None,
    chance: ChanceMode = "seeded",
) -> Match: ...
def new(
    game: str,
    *,
    players: int | None = None,
    seed: Seed = None,
    options: Chosen = None,
    chance: ChanceMode = "seeded",
) -> Match:
    """Start a match. Without `players` the fewest; without `seed` one that nobody can guess."""
    return engine.new(game, players=players, seed=seed, options=options, chance=chance)
