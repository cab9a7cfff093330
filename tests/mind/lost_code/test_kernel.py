"""The kernel against the rules: the same moves in the same order, the same successors, the same results."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, get_args, get_origin

import numpy as np
import pytest

import ludoteca
from ludoteca import CHANCE
from ludoteca.engine.options import option_types
from ludoteca.games.lost_code import LOST_CODE, THINK_STR8
from ludoteca.games.lost_code.setup import setup_of
from ludoteca.mind.lost_code import kernel
from ludoteca.mind.lost_code.bridge import box_of, code_of, moves_of, new_table, read_table, table_of
from tests.mind.lost_code.positions import VARIANTS

pytestmark = pytest.mark.slow

OWN = [[9, 1], [3, 2], [2, 5], [1, 7]]
"""Wheels or tiles of one's own."""


def any_options(random: Random, game: str) -> dict[str, Any]:
    """Any combination of a game's options."""
    kind = (LOST_CODE if game == "lost-code" else THINK_STR8).Options
    chosen = {}
    for name, hint in option_types(kind).items():
        if hint is bool or get_origin(hint) is Literal:
            chosen[name] = random.choice(get_args(hint) or (True, False))
    for preset, table in (("wheel_preset", "wheels"), ("tile_preset", "tiles")):
        if chosen.get(preset) == "custom":
            chosen[table] = OWN
    return chosen


def side_by_side(game: str, players: int, options: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    match = ludoteca.new(game, players=players, options=options, chance="manual")
    rules, setup = match.game, match.state.setup
    box = box_of(setup)
    table = new_table(box)
    state = match.state
    while True:
        assert read_table(table, setup) == table_of(state)
        if not state.turn:
            break
        for seat in state.turn:
            moves = rules.moves(state, seat)
            actor = 0 if seat == CHANCE else seat
            if len(moves) < 60 or random.random() < 0.2:
                assert moves_of(table, box, actor) == [code_of(move, setup) for move in moves]
            assert kernel.count(table, box, actor) == len(moves)
        seat = random.choice(state.turn)
        move = random.choice(rules.moves(state, seat))
        state = rules.play(state, seat, move)
        kernel.play(table, box, 0 if seat == CHANCE else seat, code_of(move, setup))
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.ranking[::-1] == tuple(table["standing"][:players])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_kernel_and_rules_agree_on_every_variant(variant: str, players: int) -> None:
    game, options = VARIANTS[variant]
    for seed in range(2):
        side_by_side(game, players, options, seed)


@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_kernel_and_rules_agree_on_any_options(game: str) -> None:
    random = Random(7)
    for seed in range(40):
        side_by_side(game, random.choice((2, 3, 4)), any_options(random, game), seed)


def test_random_play_is_repeatable_and_ends() -> None:
    box = box_of(setup_of(LOST_CODE.Options(deadly_shortcut=True, curse=True, x_race=True), 4))
    tables = []
    for _ in range(2):
        table = new_table(box)
        luck = np.array([5], np.uint64)
        steps = kernel.random_matches(table, box, luck, 20_000)
        tables.append((steps, table.tobytes()))
    assert tables[0] == tables[1]
    assert tables[0][0] >= 20_000


def test_random_play_meets_everything() -> None:
    """The benchmark's matches are whole ones: tokens are taken, the skull moves, all final numbers are written."""
    box = box_of(setup_of(LOST_CODE.Options(deadly_shortcut=True, curse=True), 3))
    table = new_table(box)
    luck = np.array([9], np.uint64)
    taken = held = 0
    for _ in range(300):
        kernel.random_match(table, box, luck)
        taken += any(token >= 0 for token in table["tokens"])
        held += table["skull"] == kernel.LEFT
        assert (table["guesses"][:3] >= 0).all()
    assert taken > 100
    assert held > 100
