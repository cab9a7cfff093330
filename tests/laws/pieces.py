"""What is in each of our boxes, counted here once more: a game's own count of its pieces is held against it."""

from __future__ import annotations

from collections.abc import Hashable

from ludoteca.engine.game import AnyGame
from ludoteca.engine.options import Options


def box_of(game: AnyGame, options: Options, players: int) -> list[Hashable]:
    """Every piece: cards by number, stones by symbol and number."""
    if game.name.startswith("the-game"):
        return list(range(2, 2 + getattr(options, "cards", 0)))
    state = game.start(options, players)
    return [(at, number) for at in range(len(state.setup.symbols)) for number in range(state.setup.top_number + 1)]
