"""The things on a board that a lesson may point at, by family. web/src/learn/targets.ts finds each of them on the page;
a test in the browser proves that it does, at every step that points and in every size."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.engine.game import AnyGame
from ludoteca.games.lost_code import box as code_box
from ludoteca.games.the_game import box as cards_box

PLACES: Mapping[str, frozenset[str]] = {
    "lost-code": frozenset({"others", "dice", "bets", "spot", "own", "supply", "track", "sheet", "curse"}),
    "the-game": frozenset({"team", "band", "piles", "hand", "deck", "end"}),
}
"""Whole places of a board."""


def is_target(game: AnyGame, family: str, name: str) -> bool:
    """Whether the boards of a family have such a thing: a place, or one piece as "pile:up1", "card:34", "row:eagle"."""
    if name in PLACES.get(family, ()):
        return True
    kind, _, which = name.partition(":")
    if family == "the-game":
        return (kind == "pile" and which in cards_box.PILES) or (
            kind == "card" and which.isdigit() and int(which) in cards_box.CARDS
        )
    if family == "lost-code":
        symbols = game.facts().get("symbols", ())
        return (kind in ("row", "stone", "final") and which in symbols) or (
            kind == "log" and which.isdigit() and int(which) < code_box.LOGS
        )
    return False
