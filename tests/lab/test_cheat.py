"""The cheat of the team games: it plans a whole match, and the rules agree with every turn of the plan."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import Match, new
from ludoteca.games.the_game.moves import End, Start
from ludoteca.lab.cheat import TeamCheat, _after, _table_of, plan
from ludoteca.lab.runner import Job, play_one, setting


def played(match: Match) -> Match:
    """Cheats at every seat play to the end."""
    seats = [TeamCheat(match, seat) for seat in range(match.players)]
    while match.outcome is None:
        eager = max(match.turn, key=lambda seat: seats[seat].eagerness(match.view(seat), match.past(seat)))
        match.play(eager, seats[eager].choose(match.view(eager), match.past(eager)))
    return match


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("the-game", 1, {}),
        ("the-game", 3, {"on_fire": True}),
        ("the-game-extreme", 2, {}),
        ("the-game", 2, {"cards": 40}),
    ],
)
def test_what_is_planned_is_what_happens(game: str, players: int, options: dict[str, Any]) -> None:
    match = new(game, players=players, seed="tuning-plan", options=options)
    planned = plan(match)
    luck = luck_of("tuning-plan")
    first = next(iter(planned))
    state = match.state if players == 1 else match.game.play(match.state, first[0], Start(first[0]))
    for (seat, hands, tops), turn in planned.items():
        assert (state.seat, state.hands, tuple(pile[-1] for pile in state.piles)) == (seat, hands, tops)
        state = _after(match.game, state, turn, luck)
    outcome = match.game.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert played(match).outcome == outcome


def test_the_draw_pile_is_known_in_its_order() -> None:
    match = new("the-game", players=1, seed="tuning-order")
    table = _table_of(match.game, match.state, luck_of("tuning-order"))
    order = [int(card) for card in table["deck"][: table["undrawn"]]][::-1]
    before = set(match.state.hands[0])
    while match.state.turns == 1:
        moves = match.view(0).moves
        match.play(0, next((move for move in moves if isinstance(move, End)), moves[0]))
    drawn = set(match.state.hands[0]) - before
    assert drawn == set(order[: len(drawn)])
    assert len(order) == len(np.unique(order)) == len(match.state.undrawn) + len(drawn)


@pytest.mark.slow
def test_whoever_plays_otherwise_only_makes_it_plan_anew() -> None:
    what = setting("the-game", 3, {"pro": True})
    assert play_one(what, Job("tuning-mates", ("cheat", "novice", "random"))).failure == ""
