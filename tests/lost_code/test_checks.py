"""Phase 3a: the answers and their points (LC-50 to LC-56, TS-20 to TS-23)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lost_code.table import Table, last_check, noted

each_game = pytest.mark.parametrize("game", ["lost-code", "think-str8"])


def check_of(game: str, code: tuple[int, ...], dice: tuple[str, ...], width: int, start: int) -> Table:
    """One round in which seat 0 bids; seat 1 takes the widest or second widest."""
    table = Table(game, codes={0: code})
    table.roll_and_keep(*dice)
    other = 10 if width != 10 else 7
    if game == "lost-code":
        table.play("wheel", width, start)
        table.play("wheel", other, 0)
    else:
        table.play("tile", width)
        table.play("tile", other)
        table.play("place", start, seat=0)
        table.play("place 0", seat=1)
    return table


@pytest.mark.rule("X-LC-1", "X-LC-2", "LC-50")
@pytest.mark.parametrize(
    ("code", "dice", "total"),
    [
        ((1, 4, 2, 6, 0, 3), ("bear", "jaguar", "human"), 7),
        ((7, 1, 2, 6, 0, 3), ("chameleon", "jaguar", "chameleon"), 5),
        ((7, 1, 2, 6, 0, 3), ("chameleon", "chameleon", "chameleon"), 6),
    ],
)
def test_the_sum_counts_a_symbol_as_often_as_it_shows(code: tuple[int, ...], dice: tuple[str, ...], total: int) -> None:
    """The wheel of 1 is right on the sum and nowhere else."""
    for start in range(22):
        table = check_of("lost-code", code, dice, 1, start)
        assert last_check(table, 0).answer == ("right" if start == total else "wrong")


@pytest.mark.rule("TS-21")
@pytest.mark.parametrize(
    ("dice", "total"),
    [(("blue", "green", "yellow"), 9), (("green", "blue", "green"), 8), (("green", "green", "green"), 9)],
)
def test_a_colour_counts_as_often_as_it_shows(dice: tuple[str, ...], total: int) -> None:
    for start in range(22):
        table = check_of("think-str8", (2, 3, 4, 5, 6, 7), dice, 1, start)
        assert last_check(table, 0).answer == ("right" if start == total else "wrong")


@pytest.mark.rule("X-LC-4", "LC-51", "TS-22")
@each_game
def test_right_with_1_to_5_moves_2_forward(game: str) -> None:
    dice = ("eagle", "jaguar", "snake") if game == "lost-code" else ("blue", "green", "violet")
    for total in range(1, 6):
        table = check_of(game, (total, 0, 7, 0, 7, 7), dice, 5, 1)
        check = last_check(table, 0)
        assert (check.answer, check.gain) == ("right", 2)
        assert table.positions[0] == 2
        assert noted(table.state.history[0].bids[0], check, 21) == (1, 5)


@pytest.mark.rule("LC-51", "TS-22")
@each_game
@pytest.mark.parametrize(("width", "points"), [(10, 1), (7, 2), (6, 2), (5, 2), (4, 3), (2, 4), (1, 6)])
def test_a_right_guess_pays_what_the_wheel_is_worth(game: str, width: int, points: int) -> None:
    table = Table(game)
    table.round({0: width, 1: -7 if width == 10 else -10})
    assert table.positions == (points, 0)


@pytest.mark.rule("X-LC-5", "LC-52", "LC-60")
def test_wrong_with_20_to_21_is_told_lower() -> None:
    table = check_of("lost-code", (7, 7, 1, 5, 2, 3), ("eagle", "jaguar", "snake"), 2, 20)
    check = last_check(table, 0)
    assert (check.answer, check.gain) == ("lower", 0)
    assert noted(table.now.bids[0], check, 21) == (0, 19)
    assert table.positions[0] == 0
    assert (table.phase, 0 in (*table.turn, *table.state.queue)) == ("exchange", True)


@pytest.mark.rule("X-TS-3", "TS-23")
def test_wrong_with_4_to_10_is_told_higher() -> None:
    table = check_of("think-str8", (7, 4, 0, 0, 5, 5), ("blue", "green", "yellow"), 7, 4)
    check = last_check(table, 0)
    assert (check.answer, check.gain) == ("higher", 0)
    assert noted(table.now.bids[0], check, 21) == (11, 21)
    assert table.positions[0] == 0


@pytest.mark.rule("LC-52", "LC-53", "LC-54", "TS-23")
@each_game
@given(
    code=st.tuples(*[st.integers(0, 7)] * 6),
    rolled=st.tuples(*[st.integers(0, 5)] * 3),
    width=st.sampled_from([10, 7, 6, 5, 4, 2, 1]),
    data=st.data(),
)
def test_answers_are_true_and_the_smallest_gets_no_direction(
    game: str, code: tuple[int, ...], rolled: tuple[int, ...], width: int, data: st.DataObject
) -> None:
    symbols = Table(game).view(None).symbols
    start = data.draw(st.integers(0, 22 - width))
    table = check_of(game, code, tuple(symbols[at] for at in rolled), width, start)
    total = sum(code[at] for at in rolled)
    if start <= total < start + width:
        expected = "right"
    elif width == 1:
        expected = "wrong"
    else:
        expected = "lower" if total < start else "higher"
    assert last_check(table, 0).answer == expected


@pytest.mark.rule("LC-53")
def test_the_smallest_wheel_of_the_table_counts_whatever_its_width() -> None:
    table = Table(wheel_preset="custom", wheels=[[9, 1], [3, 2]], codes={0: (7, 7, 7, 7, 7, 7), 1: (6, 6, 6, 6, 6, 6)})
    table.roll_and_keep()
    table.play("wheel 3 0")
    table.play("wheel 9 0")
    assert [check.answer for check in table.now.checks] == ["wrong", "higher"]


@pytest.mark.rule("LC-54")
def test_the_sum_itself_is_never_told() -> None:
    """Two codes with different sums and the same answer look the same to their owner."""
    views = []
    for code in ((3, 3, 0, 3, 0, 0), (4, 3, 0, 3, 0, 0)):
        table = Table(codes={0: code, 1: (1,) * 6, 2: (2,) * 6, 3: (5,) * 6})
        table.roll_and_keep()
        table.play("wheel 7 8")
        table.play("wheel 10 0")
        assert last_check(table, 0).answer == "right"
        views.append(table.view(0))
    assert views[0] == views[1]


@pytest.mark.rule("LC-55", "LC-50", "TS-20")
@each_game
def test_each_check_and_its_move_is_finished_before_the_next(game: str) -> None:
    """Both gain 2; the one checked first lies below, so it leads."""
    table = Table(game, players=3)
    table.round({0: 7, 1: 6, 2: -10})
    assert table.positions == (2, 2, 0)
    assert table.standing == (2, 1, 0)


@pytest.mark.rule("LC-56")
def test_the_answer_is_public() -> None:
    table = Table(players=3)
    table.round({0: -10, 1: 7, 2: -6})
    expected = table.state.history[0].checks
    assert len(expected) == 3
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer).history[0].checks == expected
