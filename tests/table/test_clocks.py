"""Clocks are worked out from when things happened."""

from __future__ import annotations

import pytest

from ludoteca.table.clocks import MIN_TIME_ON_RETURN, Clocks, is_valid_rule
from ludoteca.table.contract import ClockRule


def test_seconds_per_move_begin_anew_with_every_turn() -> None:
    clocks = Clocks(ClockRule(per_move=30), 2)
    clocks.turn(100, [0])
    assert clocks.deadline(0) == 130
    assert clocks.deadline(1) is None
    clocks.turn(120, [1], actor=0)
    clocks.turn(140, [0], actor=1)
    assert clocks.deadline(0) == 170


def test_a_base_runs_down_and_an_increment_comes_back() -> None:
    clocks = Clocks(ClockRule(base=60, increment=5), 2)
    clocks.turn(0, [0])
    clocks.turn(20, [1], actor=0)
    assert clocks.now().left == (45, 60)
    clocks.turn(30, [0], actor=1)
    assert clocks.deadline(0) == 75


def test_where_all_act_at_once_all_clocks_run_and_stop_one_by_one() -> None:
    clocks = Clocks(ClockRule(base=60), 3)
    clocks.turn(0, [0, 1, 2])
    clocks.turn(10, [0, 2], actor=1)
    assert (clocks.deadline(0), clocks.deadline(1), clocks.deadline(2)) == (60, None, 60)
    assert clocks.now().left == (60, 50, 60)


@pytest.mark.parametrize("rule", [ClockRule(per_move=30), ClockRule(base=60)])
def test_whoever_comes_back_late_has_time_to_go_on(rule: ClockRule) -> None:
    clocks = Clocks(rule, 2)
    clocks.turn(0, [0])
    back = clocks.return_at(0, 500)
    again = Clocks(rule, 2, [back])
    again.turn(0, [0])
    assert again.deadline(0) == 500 + (30 if rule.per_move else MIN_TIME_ON_RETURN)


def test_a_copy_goes_its_own_way() -> None:
    clocks = Clocks(ClockRule(base=60), 1)
    clocks.turn(0, [0])
    clocks.copy().turn(50, [0], actor=0)
    assert clocks.deadline(0) == 60


@pytest.mark.parametrize(
    ("rule", "good"),
    [
        (None, True),
        (ClockRule(per_move=10), True),
        (ClockRule(base=60, increment=2), True),
        (ClockRule(), False),
        (ClockRule(per_move=10, base=60), False),
    ],
)
def test_a_rule_says_one_thing(rule: ClockRule | None, good: bool) -> None:
    assert is_valid_rule(rule) is good
