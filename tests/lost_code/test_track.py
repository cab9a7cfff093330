"""Who stands where and who counts as behind (LC-25 to LC-30, TS-13)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.lost_code.track import Track
from tests.lost_code.table import Table


@pytest.mark.rule("LC-25", "LC-26", "TS-13")
@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_who_arrives_on_an_occupied_space_goes_on_top_and_counts_as_behind(game: str) -> None:
    table = Table(game, players=3)
    table.round({0: -10, 1: 7, 2: 6})
    assert table.positions == (0, 2, 2)
    assert table.standing == (0, 2, 1), "2 came last, lies on top, so 1 leads"


@pytest.mark.rule("LC-26", "LC-37", "TS-16")
def test_on_one_space_the_top_of_the_pile_throws() -> None:
    table = Table(players=3, pile=(1, 0, 2))
    table.roll()
    assert table.now.order == (2, 0, 1)
    assert table.turn == (2,)


@pytest.mark.rule("LC-28", "TS-13")
def test_a_marker_that_moves_backward_lands_on_top() -> None:
    track = Track((3, 5, 2), (2, 0, 1)).move(1, -2, None)
    assert track.positions == (3, 3, 2)
    assert track.standing == (2, 1, 0)
    track = track.move(0, -1, None)
    assert track.standing == (0, 2, 1)


@pytest.mark.rule("LC-29", "TS-13")
def test_a_move_of_zero_spaces_leaves_the_pile_alone() -> None:
    track = Track((4, 4), (1, 0))
    assert track.move(0, 0, None) == track
    assert track.move(1, 0, None) == track


@pytest.mark.rule("LC-30", "TS-13", "TS-41")
@pytest.mark.parametrize(("floor", "expected"), [(None, ((-3, 0, 0), (0, 2, 1))), (0, ((0, 0, 0), (0, 2, 1)))])
def test_below_zero_only_without_a_floor(floor: int | None, expected: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    track = Track((1, 0, 0), (2, 1, 0)).move(0, -4, floor)
    assert (track.positions, track.standing) == expected


@pytest.mark.rule("LC-29", "LC-30")
def test_with_a_floor_a_marker_on_0_is_not_lifted() -> None:
    track = Track((0, 0), (1, 0))
    assert track.move(0, -2, 0) == track


@pytest.mark.rule("LC-25", "LC-26", "LC-27", "LC-28", "LC-29", "LC-30")
@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(-5, 8)), max_size=40),
    st.permutations(range(4)),
    st.sampled_from([None, 0]),
)
def test_standing_is_by_position_and_then_by_latest_arrival(
    moves: list[tuple[int, int]], pile: list[int], floor: int | None
) -> None:
    """The same order as with arrival stamps that are renewed on each real move."""
    track = Track((0,) * 4, tuple(reversed(pile)))
    positions, stamps = [0] * 4, [pile.index(seat) for seat in range(4)]
    for stamp, (seat, steps) in enumerate(moves, start=4):
        there = positions[seat] + steps
        if floor is not None:
            there = max(floor, there)
        if there != positions[seat]:
            positions[seat], stamps[seat] = there, stamp
        track = track.move(seat, steps, floor)
        assert track.positions == tuple(positions)
        assert list(track.standing) == sorted(range(4), key=lambda one: (positions[one], -stamps[one]))
        assert track.leader == track.standing[-1]
