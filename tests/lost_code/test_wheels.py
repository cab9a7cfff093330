"""Phase 2: wheels and tiles (LC-42 to LC-46, TS-17 to TS-19)."""

from __future__ import annotations

import pytest

from ludoteca.games.lost_code.box import WHEELS
from tests.lost_code.table import Table, last_check, noted


@pytest.mark.rule("X-LC-3", "LC-42", "LC-43")
def test_a_wheel_of_seven_on_9_to_15() -> None:
    table = Table(players=3)
    table.roll_and_keep("jaguar", "eagle", "bear")
    assert "wheel 7 15" in table.choices(), "15..21"
    assert table.refused("wheel 7 16") == ("LC-43", "code-window-not-full")
    table.play("wheel 7 9")
    (bid,) = table.now.bids
    assert (bid.seat, bid.low, bid.high) == (0, 9, 15)
    assert 7 not in table.view(None).available
    assert table.turn == (1,), "the second to last comes next"
    assert table.refused("wheel 7 0") == ("LC-42", "code-wheel-taken")


@pytest.mark.rule("LC-42", "LC-43", "LC-44")
@pytest.mark.parametrize(("x_race", "top"), [(False, 21), (True, 24)])
def test_every_position_that_fills_the_window_and_no_other(*, x_race: bool, top: int) -> None:
    table = Table(x_race=x_race)
    table.roll_and_keep()
    assert table.choices() == [
        f"wheel {width} {start}" for width, _ in WHEELS["A"] for start in range(top - width + 2)
    ], "and no passing"
    for width, _ in WHEELS["A"]:
        assert table.refused("wheel", width, top - width + 2) == ("LC-43", "code-window-not-full")
        assert table.refused("wheel", width, -1) == ("LC-43", "code-window-not-full")
    assert table.refused("wheel 3 0") == ("LC-42", "code-no-such-wheel")


@pytest.mark.rule("LC-44", "TS-17")
def test_nobody_passes() -> None:
    table = Table()
    table.roll_and_keep()
    assert table.refused("pass") == ("LC-44", "code-must-choose-wheel")


@pytest.mark.rule("LC-42", "LC-36")
def test_wheels_are_chosen_in_the_order_of_the_round() -> None:
    table = Table(players=4, pile=(2, 0, 3, 1))
    table.roll_and_keep()
    chosen: list[int] = []
    for width in (10, 7, 6, 5):
        for other in set(range(4)) - {*chosen, *table.turn}:
            assert table.refused("wheel", width, 0, seat=other) == ("LC-42", "not-your-turn")
        chosen.append(table.turn[0])
        table.play("wheel", width, 0)
    assert chosen == [1, 3, 0, 2]


@pytest.mark.rule("LC-45")
def test_wheel_and_range_are_public_at_once() -> None:
    table = Table(players=3)
    table.roll_and_keep()
    table.play("wheel 5 4")
    for viewer in (None, 0, 1, 2):
        (bid,) = table.view(viewer).history[-1].bids
        assert (bid.seat, bid.width, bid.points, bid.low, bid.high) == (0, 5, 2, 4, 8)


@pytest.mark.rule("LC-46")
def test_a_chosen_wheel_stays() -> None:
    table = Table(players=3)
    table.roll_and_keep()
    table.play("wheel 5 4")
    assert table.refused("wheel 10 4", seat=0) == ("LC-46", "code-wheel-chosen")


@pytest.mark.rule("LC-69", "LC-17")
def test_all_wheels_return_for_the_next_round() -> None:
    table = Table(players=4)
    table.round({0: 10, 1: 7, 2: 6, 3: 5})
    table.roll_and_keep()
    assert table.view(None).available == (10, 7, 6, 5, 4, 2, 1)


# --- tiles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-17")
def test_tiles_are_chosen_in_order_each_once_a_round() -> None:
    table = Table("think-str8", players=3)
    table.roll_and_keep()
    assert table.choices() == [f"tile {width}" for width in (10, 7, 6, 5, 4, 2, 1)]
    table.play("tile 7")
    assert table.turn == (1,)
    assert table.refused("tile 7") == ("TS-17", "code-tile-taken")
    assert table.refused("tile 3") == ("TS-17", "code-no-such-tile")
    assert table.refused("tile 10", seat=0) == ("TS-18", "code-wheel-chosen")
    table.play("tile 10")
    table.play("tile 1")
    assert table.phase == "place"
    assert table.view(None).available == (6, 5, 4, 2)


@pytest.mark.rule("TS-18", "TS-41")
def test_all_lay_their_tiles_at_the_same_time_unseen() -> None:
    table = Table("think-str8", players=3)
    table.roll_and_keep()
    for width in (7, 10, 1):
        table.play("tile", width)
    assert set(table.turn) == {0, 1, 2}
    table.play("place 4", seat=2)
    assert table.turn == (0, 1)
    assert table.refused("place 5", seat=2) == ("TS-18", "code-tile-lies")
    for viewer in (None, 0, 1):
        assert [(bid.low, bid.high) for bid in table.view(viewer).history[-1].bids] == [(None, None)] * 3
        assert str(table.match.past(viewer)[-1].move) == "place ?"
    assert [(bid.low, bid.high) for bid in table.view(2).history[-1].bids] == [(None, None), (None, None), (4, 4)]
    assert str(table.match.past(2)[-1].move) == "place 4"
    table.play("place 0", seat=0)
    table.play("place 0", seat=1)
    for viewer in (None, 0, 1, 2):
        assert [(bid.low, bid.high) for bid in table.view(viewer).history[0].bids] == [(0, 6), (0, 9), (4, 4)]


@pytest.mark.rule("TS-18", "TS-41")
def test_or_one_after_the_other_for_all_to_see() -> None:
    table = Table("think-str8", players=3, placement="in_order", pile=(0, 2, 1))
    table.roll_and_keep()
    for width in (7, 10, 1):
        table.play("tile", width)
    assert table.turn == (1,), "when all have a tile, the thrower lays first"
    assert table.refused("place 0", seat=2) == ("TS-18", "not-your-turn")
    table.play("place 3")
    assert table.turn == (2,)
    for viewer in (None, 0, 2):
        bid = table.view(viewer).history[-1].bids[0]
        assert (bid.low, bid.high) == (3, 9)
    table.play("place 0")
    table.play("place 0")
    assert table.now.checks != () or table.number == 2


@pytest.mark.rule("TS-5", "TS-19", "X-TS-1", "TS-7")
def test_a_tile_of_seven_lies_completely_on_the_scale() -> None:
    table = Table("think-str8")
    table.roll_and_keep("yellow", "green", "blue")
    table.play("tile 7")
    table.play("tile 10")
    assert table.choices(0) == [f"place {start}" for start in range(16)]
    assert table.refused("place 16", seat=0) == ("TS-19", "code-tile-off-scale")
    assert table.refused("place -1", seat=0) == ("TS-19", "code-tile-off-scale")
    table.play("place 9", seat=0)
    bid = table.view(0).history[-1].bids[0]
    assert (bid.low, bid.high, bid.points) == (9, 15, 2)


@pytest.mark.rule("X-TS-2", "TS-23")
@pytest.mark.parametrize(
    ("width", "start", "total", "expected"),
    [(6, 8, 10, (8, 13)), (6, 0, 5, (0, 5)), (7, 4, 11, (11, 21)), (7, 9, 15, (9, 15))],
)
def test_the_ranges_noted_on_the_sheet(width: int, start: int, total: int, expected: tuple[int, int]) -> None:
    code = (min(total, 7), min(max(total - 7, 0), 7), max(total - 14, 0), 0, 0, 0)
    table = Table("think-str8", codes={0: code})
    table.roll_and_keep()
    table.play("tile", width)
    table.play("tile 10")
    table.play("place", start, seat=0)
    table.play("place 0", seat=1)
    assert noted(table.state.history[0].bids[0], last_check(table, 0), 21) == expected
