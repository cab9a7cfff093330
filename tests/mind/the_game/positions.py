"""Matches in full course, for tests that need a position as people meet it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Seat
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import bot_move, bot_signals

GAMES = ("the-game", "the-game-extreme")
TRICKY: dict[str, Any] = {"on_fire": True, "pro": True}
WAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("the-game", 1, {}),
    ("the-game", 2, {}),
    ("the-game", 5, {}),
    ("the-game", 3, TRICKY),
    ("the-game-extreme", 1, {}),
    ("the-game-extreme", 3, {}),
    (
        "the-game-extreme",
        4,
        {**TRICKY, "violations": "lose", "one_pile_midturn": "whole_turn", "short_hand": "lay_all"},
    ),
    ("the-game-extreme", 2, {"violations": "lose", "one_pile_midturn": "command_counts"}),
]
"""Games, players and options that between them have every rule."""


def view_of(match: Match, seat: Seat | None) -> TheGameView:
    view = match.view(seat)
    assert isinstance(view, TheGameView)
    return view


def courses(
    game: str, players: int, options: Mapping[str, Any], seed: int, *, level: str = "expert", talk: bool = True
) -> Iterator[Match]:
    """A match before every move of its seats, played by bots to its end."""
    match = ludoteca.new(game, players=players, seed=seed, options=options)
    seats = {seat: bot(game, level, seed * 10 + seat) for seat in range(players)}
    while match.outcome is None:
        if talk:
            for seat, word in bot_signals(match, seats):
                match.play(seat, word)
        yield match
        chosen = bot_move(match, seats)
        assert chosen is not None
        match.play(*chosen)


def some_moments(
    game: str, players: int, options: Mapping[str, Any], seed: int, share: float = 0.2, *, talk: bool = True
) -> Iterator[Match]:
    """Some of these moments; the match goes on when the next one is asked for."""
    random = Random(seed)
    return (match for match in courses(game, players, options, seed, talk=talk) if random.random() < share)
