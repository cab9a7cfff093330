"""Curse of the Temple (LC-110 to LC-122)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lost_code.table import Table, last_check


def cursed_table(players: int = 3, **options: Any) -> Table:
    return Table(players=players, curse=True, **options)


DIANA, YVONNE, JIM, CHRISTOPHER = range(4)


@pytest.mark.rule("X-LC-9", "LC-111", "LC-112", "LC-114", "LC-115", "LC-117", "LC-119", "LC-28")
@pytest.mark.parametrize(("third", "stands", "last"), [(10, 6, 2), (7, 7, 4), (4, 8, 7)])
def test_the_example(third: int, stands: int, last: int) -> None:
    """Christopher stood on 6, 7 or 8 before he gained 4; in the end he stops on 14."""
    table = cursed_table(4)
    table.round({DIANA: 5, YVONNE: -10, JIM: -7, CHRISTOPHER: 4})
    table.round({DIANA: 4, YVONNE: -10, JIM: -7, CHRISTOPHER: 5})
    assert table.positions == (5, 0, 0, 5)
    table.round({DIANA: 2, YVONNE: -5, JIM: -6, CHRISTOPHER: third})
    assert table.positions == (9, 0, 0, stands)
    assert (table.state.cursed, table.state.skull) == (DIANA, "held"), "she leads and has passed 7"
    table.roll_and_keep()
    assert table.now.cursed == table.view(YVONNE).cursed == DIANA, "all see it before they choose"
    table.bid({DIANA: -10, YVONNE: -7, JIM: -6, CHRISTOPHER: 2})
    assert table.positions == (10, 0, 0, stands + 4), "9 + 1 + 1 - 1"
    assert last_check(table, DIANA).gain == -1
    assert [last_check(table, seat).cursed_gain for seat in (YVONNE, JIM, CHRISTOPHER, DIANA)] == [1, 1, 0, 0]
    assert {*table.turn, *table.state.queue} == {DIANA, YVONNE, JIM}, "all three exchange"
    assert table.state.cursed == CHRISTOPHER
    assert table.now.cursed == DIANA, "this round's checks were hers"
    table.exchange_all()
    table.round({DIANA: 10, YVONNE: 6, JIM: 5, CHRISTOPHER: last})
    assert table.positions[CHRISTOPHER] == 14
    assert table.state.skull == "gone"
    assert table.state.cursed is None


@pytest.mark.rule("LC-110", "LC-111", "LC-122")
def test_nobody_is_cursed_until_somebody_reaches_7() -> None:
    table = cursed_table()
    table.round({0: 1, 1: -10, 2: -7})
    assert table.positions == (6, 0, 0)
    assert (table.state.skull, table.state.cursed) == ("waiting", None), "the leader alone is not enough"
    table.round({0: 10, 1: -7, 2: -6})
    assert table.positions == (7, 0, 0)
    assert (table.state.skull, table.state.cursed) == ("held", 0)
    plain = Table(players=3)
    plain.round({0: 1, 1: -10, 2: -7})
    plain.round({0: 10, 1: -7, 2: -6})
    assert (plain.state.skull, plain.state.cursed) == ("none", None)


@pytest.mark.rule("LC-112", "LC-116")
@pytest.mark.parametrize(("start", "position"), [("next_round", 7), ("at_once", 8)])
def test_at_once_only_later_failures_pay(start: str, position: int) -> None:
    table = cursed_table(curse_start=start)
    table.round({0: -7, 1: 4, 2: 1})
    table.round({0: -7, 1: 4, 2: -10})
    assert table.positions == (0, 6, 6)
    assert table.standing == (0, 1, 2)
    table.roll_and_keep()
    table.bid({0: -7, 1: 10, 2: -6})
    assert [check.seat for check in table.now.checks] == [0, 1, 2]
    assert [check.cursed_gain for check in table.now.checks] == [0, 0, position - 7]
    assert table.positions == (0, position, 6)
    assert table.now.cursed == (1 if start == "at_once" else None)
    assert table.state.cursed == 1


@pytest.mark.rule("LC-111", "LC-119")
def test_the_first_to_reach_7_may_be_overtaken_in_the_same_phase() -> None:
    """0 reaches 7 first, but the token goes to the leader at the end of the phase."""
    table = cursed_table(2)
    table.round({0: 1, 1: 6})
    table.round({0: -10, 1: 4})
    assert (table.positions, table.standing) == ((6, 5), (1, 0))
    table.round({0: -7, 1: 10})
    assert (table.positions, table.standing) == ((6, 6), (1, 0))
    table.round({0: 2, 1: 10})
    assert [check.seat for check in table.state.history[3].checks] == [1, 0]
    assert table.positions == (10, 7)
    assert table.state.cursed == 0


@pytest.mark.rule("LC-113", "LC-115")
def test_cursed_and_right_scores_as_usual_and_gains_for_the_others() -> None:
    table = cursed_table()
    table.round({0: 1, 1: -10, 2: -7})
    table.round({0: 10, 1: -7, 2: -6})
    table.roll_and_keep()
    table.bid({0: 4, 1: -7, 2: -6})
    assert last_check(table, 0).gain == 3
    assert table.positions == (7 + 3 + 2, 0, 0)


@pytest.mark.rule("LC-114", "LC-115")
def test_cursed_and_wrong_loses_the_wheel_and_the_own_failure_does_not_pay() -> None:
    table = cursed_table()
    table.round({0: 1, 1: -10, 2: -7})
    table.round({0: 10, 1: -7, 2: -6})
    table.roll_and_keep()
    table.bid({0: -2, 1: 7, 2: 6})
    assert last_check(table, 0).gain == -4
    assert last_check(table, 0).cursed_gain == 0
    assert table.positions == (3, 2, 2)
    assert (table.phase, table.turn) == ("exchange", (0,)), "and exchanges as usual"


@pytest.mark.rule("LC-114")
def test_without_the_curse_a_failure_costs_nothing() -> None:
    table = cursed_table()
    table.round({0: 1, 1: -10, 2: -7})
    table.round({0: -2, 1: -7, 2: -6})
    assert table.positions == (6, 0, 0)


@pytest.mark.rule("LC-116", "LC-55")
def test_the_point_is_moved_at_once() -> None:
    """With a floor the moment matters: 3 + 1 - 6 stops at 0, whereas 3 - 6 + 1 would end on 1."""
    table = cursed_table(2, score_floor="zero")
    table.round({0: 1, 1: -10})
    table.round({0: 10, 1: 1})
    table.round({0: -1, 1: -10})
    table.round({0: 10, 1: -2})
    assert (table.positions, table.state.cursed) == ((3, 2), 0)
    table.roll_and_keep()
    table.bid({0: -1, 1: -10})
    assert [(check.seat, check.cursed_gain, check.gain) for check in table.now.checks] == [(1, 1, 0), (0, 0, -4)]
    assert table.positions == (0, 2)


@pytest.mark.rule("LC-117", "LC-118")
@pytest.mark.parametrize(("widths", "space", "skull"), [((1, 1, -5), 12, "held"), ((1, 4, 2), 13, "gone")])
def test_the_token_leaves_when_a_marker_stands_on_13(widths: tuple[int, ...], space: int, skull: str) -> None:
    table = cursed_table(2)
    table.round({0: widths[0], 1: 10})
    table.round({0: widths[1], 1: 10})
    if widths[2] > 0:
        table.round({0: widths[2], 1: 10})
    assert table.positions[0] == space
    assert table.state.skull == skull
    assert table.state.cursed == (0 if skull == "held" else None)


@pytest.mark.rule("LC-118")
def test_the_test_for_13_looks_at_the_end_of_the_phase() -> None:
    """Cursed 0 stands on 13 for a moment, for the failures of the others, and falls back."""
    table = cursed_table()
    table.round({0: 1, 1: -10, 2: -7})
    table.round({0: 1, 1: -10, 2: -7})
    assert (table.positions, table.state.cursed) == ((12, 0, 0), 0)
    table.round({0: -2, 1: -10, 2: -7})
    assert table.positions == (10, 0, 0)
    assert (table.state.skull, table.state.cursed) == ("held", 0)


@pytest.mark.rule("LC-119")
def test_on_a_tie_the_bottom_of_the_pile_is_cursed() -> None:
    table = cursed_table(2)
    table.round({0: 1, 1: 4})
    table.round({0: 10, 1: 2})
    assert (table.positions, table.standing) == ((7, 7), (0, 1))
    assert table.state.cursed == 1, "1 was checked first, so 0 lies on top"


@pytest.mark.rule("LC-120")
def test_the_token_stays_when_all_are_below_7_again() -> None:
    table = cursed_table(2)
    table.round({0: 1, 1: -10})
    table.round({0: 10, 1: 1})
    assert (table.positions, table.state.cursed) == ((7, 6), 0)
    table.round({0: -1, 1: -10})
    assert table.positions == (2, 6)
    assert (table.state.skull, table.state.cursed) == ("held", 1), "with the leader, below 7"
    table.round({0: -7, 1: -10})
    assert table.positions == (2, 6), "6 + 1 for the other's failure - 1"


@pytest.mark.rule("LC-121", "X-LC-10")
@pytest.mark.parametrize(("players", "last"), [(2, 9), (3, 8), (4, 7)])
@pytest.mark.parametrize("taken", [True, False])
def test_nobody_is_cursed_in_the_last_round(players: int, last: int, *, taken: bool) -> None:
    table = cursed_table(players)
    widths = (10, 7, 6, 5)
    wrong = {seat: -widths[seat] for seat in range(players)}
    if taken:
        table.round({**wrong, 0: 1})
        table.round({**wrong, 0: 10})
        assert table.state.cursed == 0
    while table.number < last:
        # With 4 players cursed 0 gains 3 a round and loses 6; so it never comes to 13.
        table.round({**wrong, 0: -1})
    assert table.state.skull == ("held" if taken else "waiting")
    table.round({**wrong, 0: -1})
    assert (table.number, table.state.skull, table.state.cursed) == (last + 1, "gone", None)
    before = table.positions
    table.roll_and_keep()
    assert table.now.cursed is None
    table.bid(wrong)
    assert table.positions == before


@pytest.mark.rule("LC-30", "LC-114")
@pytest.mark.parametrize(("floor", "position", "gain"), [("none", -3, -4), ("zero", 0, -1)])
def test_the_curse_may_push_below_zero(floor: str, position: int, gain: int) -> None:
    table = cursed_table(2, score_floor=floor)
    table.round({0: 1, 1: -10})
    table.round({0: 10, 1: -7})
    table.round({0: -1, 1: 10})
    assert (table.positions, table.state.cursed) == ((1, 1), 1)
    table.round({0: 10, 1: -2})
    assert table.positions == (2, position)
    assert last_check(table, 1).gain == gain
