"""A clock that somebody sets while people play."""

from __future__ import annotations

import pytest

from ludoteca.table.database import Database
from ludoteca.table.house import House
from ludoteca.table.steady_clock import CATCH_UP, SteadyClock


class Machine:
    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.passed = 0.0

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.passed)

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds


def test_it_is_the_time_of_day() -> None:
    machine = Machine()
    clock = machine.clock()
    for _ in range(5):
        machine.wait(100)
        assert clock() == machine.wall


@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_an_hour_that_did_not_pass_is_not_charged(step: float) -> None:
    machine = Machine()
    clock = machine.clock()
    before = clock()
    machine.wait(5)
    machine.wall += step
    machine.wait(5)
    assert clock() - before == pytest.approx(10, rel=2 * CATCH_UP)


@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_it_comes_back_to_the_time_of_day_and_never_goes_backwards(step: float) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += step
    last = clock()
    for _ in range(101):
        machine.wait(3600)
        now = clock()
        assert now > last
        last = now
    assert last == machine.wall


def test_small_corrections_are_taken_over_but_not_backwards() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += 1
    assert clock() == machine.wall
    there = clock()
    machine.wall -= 1.5
    assert clock() == there


def test_a_house_keeps_steady_time(store: Database) -> None:
    assert isinstance(House(store).now, SteadyClock)
