"""Positions of random matches of every variant, for the tests of the mind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import ludoteca
from ludoteca import Match
from ludoteca.games.lost_code.moves import Wheel
from ludoteca.games.lost_code.view import CodeView

VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "basic": ("lost-code", {}),
    "introductory": ("lost-code", {"introductory": True}),
    "x-race": ("lost-code", {"x_race": True}),
    "shortcut": ("lost-code", {"deadly_shortcut": True}),
    "curse": ("lost-code", {"curse": True, "curse_start": "at_once", "score_floor": "zero"}),
    "wheels-b": ("lost-code", {"wheel_preset": "B", "exchange_order": "guess_order"}),
    "two-wide": (
        "lost-code",
        {"wheel_preset": "custom", "wheels": [[9, 1], [8, 2], [7, 2], [6, 3], [5, 3], [4, 4], [2, 6]]},
    ),
    "everything": (
        "lost-code",
        {
            "introductory": True,
            "x_race": True,
            "deadly_shortcut": True,
            "curse": True,
            "thrower_token_and_change": "allowed",
        },
    ),
    "think-str8": ("think-str8", {}),
    "think-str8-in-order": (
        "think-str8",
        {"placement": "in_order", "introductory": True, "grey_dice": "all_different"},
    ),
}


def start(variant: str, players: int, seed: int) -> Match:
    game, options = VARIANTS[variant]
    return ludoteca.new(game, players=players, seed=seed, options=options)


def step(match: Match, random: Random) -> None:
    """One random move; wheels are set near the middle more often, so that some bids are right."""
    seat = random.choice(match.turn)
    moves = match.moves(seat)
    move = random.choice(moves)
    if isinstance(move, Wheel) and random.random() < 0.7:
        move = min(random.sample(list(moves), 8), key=lambda one: abs(one.start + one.width / 2 - 10))  # type: ignore[attr-defined]
    match.play(seat, move)


def walk(variant: str, players: int, seed: int) -> Iterator[Match]:
    """A random match after every move, its last position included."""
    random = Random(seed)
    match = start(variant, players, seed)
    yield match
    while match.outcome is None:
        step(match, random)
        yield match


def position(variant: str, players: int, seed: int) -> tuple[Match, int, CodeView]:
    """A random match somewhere on its way, a seat, and what it sees. Later positions are likelier: more is known."""
    random = Random(seed)
    match = start(variant, players, seed)
    rounds = random.randint(1, match.game.view(match.state, None).rounds + 1)
    while match.outcome is None:
        view = match.view(None)
        assert isinstance(view, CodeView)
        if len(view.history) >= rounds and random.random() < 0.2:
            break
        if rounds > view.rounds and view.phase == "guess":
            break
        step(match, random)
    seat = random.randrange(players)
    seen = match.view(seat)
    assert isinstance(seen, CodeView)
    return match, seat, seen
