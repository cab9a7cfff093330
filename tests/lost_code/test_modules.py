"""X-Race and combinations (LC-90, LC-91, LC-125 to LC-127)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import ludoteca
from ludoteca.games.lost_code.box import WHEELS
from tests.lost_code.table import Table, code_view

MODULES = ("introductory", "x_race", "deadly_shortcut", "curse")


@pytest.mark.rule("X-LC-11", "LC-90", "LC-3")
def test_x_race_adds_the_8s_and_ranges_up_to_24() -> None:
    table = Table(x_race=True, codes={0: (8,) * 6})
    table.roll_and_keep()
    assert "wheel 1 24" in table.choices()
    assert "wheel 10 15" in table.choices()
    assert table.refused("wheel 1 25") == ("LC-43", "code-window-not-full")
    table.play("wheel 1 24")
    table.play("wheel 10 0")
    assert table.positions[0] == 6
    plain = Table()
    plain.roll_and_keep()
    assert plain.refused("wheel 1 22") == ("LC-43", "code-window-not-full")
    with pytest.raises(ludoteca.IllegalMove):
        Table(codes={0: (8,) * 6})


@pytest.mark.rule("LC-91")
@pytest.mark.parametrize("preset", ["A", "B", "C"])
def test_wheels_are_the_same_on_both_sides(preset: str) -> None:
    assert Table(wheel_preset=preset, x_race=True).view(0).wheels == WHEELS[preset]
    assert Table(wheel_preset=preset).view(0).wheels == WHEELS[preset]


@pytest.mark.rule("LC-125")
@pytest.mark.parametrize("switches", [*product([False, True], repeat=4)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_modules_go_together(switches: tuple[bool, ...], players: int) -> None:
    options = dict(zip(MODULES, switches, strict=True))
    match, random = ludoteca.new("lost-code", players=players, seed=players, options=options), Random(players)
    while not match.outcome:
        seat = random.choice(match.turn)
        match.play(seat, random.choice(match.moves(seat)))
    view = code_view(match, None)
    assert len(view.symbols) == (5 if options["introductory"] else 6)
    assert len(view.history) == view.rounds


@pytest.mark.rule("LC-126", "LC-127", "LC-54")
def test_the_sequence_of_a_round_with_everything_on() -> None:
    """Roll, offer, lock, bear dice, free change, wheels, checks with the curse, exchanges, removals, next round."""
    table = Table(players=3, introductory=True, x_race=True, deadly_shortcut=True, curse=True)
    table.rounds(3, {0: 10, 1: 4, 2: 2})
    assert (table.positions, table.state.cursed) == ((3, 9, 12), 2)
    table.round({0: 10, 1: 7, 2: -1})
    table.round({0: 10, 1: -4, 2: 7})
    assert (table.positions, table.standing) == ((5, 8, 8), (0, 1, 2))
    assert (table.number, table.state.cursed) == (6, 2)
    happened = []

    def note() -> None:
        happened.append((table.phase, table.turn))

    note()
    table.roll("bear", "snake", "snake")
    note()
    table.play("pass")
    note()
    table.play("take")
    note()
    table.play("lock 1")
    note()
    table.play("replace 0 eagle")
    note()
    table.play("turn 1 human")
    note()
    assert len(table.view(0).tokens) == 5, "unused tokens are still there in round 6"
    for width in (10, 7, 5):
        table.play("wheel", width, table.start_for(table.turn[0], -width))
        note()
    assert [(check.seat, check.cursed_gain, check.gain) for check in table.now.checks] == [
        (0, 1, 0),
        (1, 1, 0),
        (2, 0, -2),
    ]
    assert (table.positions, table.state.cursed) == ((5, 8, 8), 1), "2 fell back onto 1, so 1 leads"
    table.play("exchange human")
    note()
    table.chance(table.choices()[0])
    note()
    table.exchange_all()
    note()
    assert happened == [
        ("roll", (-1,)),
        ("token", (0,)),
        ("token", (1,)),
        ("lock", (1,)),
        ("replace", (0,)),
        ("turn", (0,)),
        ("wheel", (0,)),
        ("wheel", (1,)),
        ("wheel", (2,)),
        ("exchange", (0,)),
        ("draw", (-1,)),
        ("exchange", (2,)),
        ("roll", (-1,)),
    ]
    assert [token.symbol for token in table.view(0).tokens] == ["snake"], "removed at the end of round 6"


@pytest.mark.rule("LC-127")
def test_final_guesses_are_written_by_all_at_the_same_time() -> None:
    table = Table(players=4)
    table.to_final_guesses()
    assert table.turn == (0, 1, 2, 3)
    table.play("guess eagle 3", seat=2)
    table.play("guess eagle -", seat=0)
    table.play("guess jaguar 1,2,3", seat=2)
    assert table.turn == (0, 1, 2, 3)
