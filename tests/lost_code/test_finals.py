"""The end: final guesses, points and places (LC-72 to LC-78, TS-30 to TS-34)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ludoteca.games.lost_code.finals import guess_points
from ludoteca.games.lost_code.track import Track
from ludoteca.games.lost_code.view import Final
from tests.lost_code.table import Table

each_game = pytest.mark.parametrize("game", ["lost-code", "think-str8"])


def at_the_end(
    game: str = "lost-code",
    *,
    codes: Mapping[int, tuple[int, ...]] | None = None,
    positions: tuple[int, ...] | None = None,
    standing: tuple[int, ...] | None = None,
    players: int = 2,
    score_floor: str = "none",
) -> Table:
    """A table at the final guesses, the markers where they are wanted."""
    table = Table(game, players=players, codes=codes, score_floor=score_floor)
    table.to_final_guesses()
    if positions and standing:
        table.match.state = replace(table.state, track=Track(positions, standing))
    return table


def final_of(table: Table, seat: int) -> Final:
    return next(final for final in table.view(None).finals if final.seat == seat)


@pytest.mark.rule("LC-72", "TS-30", "TS-32")
@each_game
def test_none_to_three_different_numbers_per_symbol(game: str) -> None:
    table = at_the_end(game)
    assert table.turn == (0, 1)
    first = table.view(0).symbols[0]
    assert len(table.choices(0)) == 1 + 8 + 28 + 56
    assert table.choices(0)[0] == f"guess {first} -"
    rule = "LC-72" if game == "lost-code" else "TS-30"
    assert table.refused("guess", first, "1,2,3,4") == (rule, "code-how-many-numbers")
    assert table.refused("guess", first, "8") == (rule, "code-no-such-number")
    assert table.refused("guess", first, "-1") == (rule, "code-no-such-number")
    assert table.refused("guess", first, "3,3") == (rule, "code-numbers-ascending")
    assert table.refused("guess", first, "3,1") == (rule, "code-numbers-ascending")
    assert table.refused("guess", table.view(0).symbols[1], "3") == (rule, "code-guess-in-order")


@pytest.mark.rule("LC-72", "LC-90", "X-LC-11")
@pytest.mark.parametrize(("x_race", "count"), [(False, 93), (True, 130)])
def test_the_8_may_be_written_with_x_race_only(*, x_race: bool, count: int) -> None:
    table = Table(x_race=x_race)
    table.to_final_guesses()
    assert len(table.choices()) == count
    assert ("guess eagle 8" in table.choices()) == x_race


@pytest.mark.rule("LC-72", "LC-73", "TS-30")
@each_game
def test_numbers_are_secret_until_all_have_finished(game: str) -> None:
    table = at_the_end(game, players=3)
    for seat in (2, 0):
        for symbol in table.view(0).symbols:
            table.play("guess", symbol, "1,2", seat=seat)
    assert table.refused("guess", table.view(0).symbols[0], "3", seat=0)[1] == "code-all-written"
    assert table.turn == (1,)
    for viewer in (None, 0, 1):
        view = table.view(viewer)
        assert view.finals == ()
        assert view.outcome is None
        assert view.guessing == (1,)
        assert view.guesses == (((1, 2),) * 6 if viewer == 0 else (None,) * 6)
        hidden = [str(seen.move) for seen in table.match.past(viewer)[-6:]]
        assert all(move.endswith(" 1,2" if viewer == 0 else " ?") for move in hidden)
    table.write({1: ["1"] * 6})
    assert table.phase == "over"
    assert {final.seat: final.guesses for final in table.view(0).finals} == {
        0: ((1, 2),) * 6,
        1: ((1,),) * 6,
        2: ((1, 2),) * 6,
    }


@pytest.mark.rule("LC-74", "LC-104", "TS-31", "TS-32", "X-LC-10", "X-TS-6")
@pytest.mark.parametrize(("count", "hit", "locked_hit"), [(1, 5, 10), (2, 2, 4), (3, 1, 2)])
def test_points_for_a_hit_and_for_a_miss(count: int, hit: int, locked_hit: int) -> None:
    numbers = tuple(range(3, 3 + count))
    for stone in numbers:
        assert guess_points(numbers, stone, locked=False) == hit
        assert guess_points(numbers, stone, locked=True) == locked_hit
    for stone in (0, 7):
        assert guess_points(numbers, stone, locked=False) == -2
        assert guess_points(numbers, stone, locked=True) == -4
    assert guess_points((), 3, locked=False) == -2, "nothing written"


@pytest.mark.slow
@pytest.mark.rule("LC-74", "LC-75", "TS-31", "TS-33")
@each_game
@given(
    code=st.tuples(*[st.integers(0, 7)] * 6),
    written=st.tuples(*[st.sets(st.integers(0, 7), max_size=3)] * 6),
)
def test_the_sum_over_all_symbols_is_one_move(game: str, code: tuple[int, ...], written: tuple[set[int], ...]) -> None:
    table = at_the_end(game, codes={0: code}, positions=(7, 7), standing=(1, 0))
    table.write({0: [",".join(map(str, sorted(numbers))) or "-" for numbers in written]})
    values = {1: 5, 2: 2, 3: 1}
    expected = tuple(
        values[len(numbers)] if stone in numbers else -2 for numbers, stone in zip(written, code, strict=True)
    )
    assert final_of(table, 0).points == expected
    assert final_of(table, 0).total == sum(expected)
    assert table.positions[0] == 7 + sum(expected)


@pytest.mark.rule("X-LC-7", "LC-74", "LC-75")
def test_final_scoring_example() -> None:
    table = at_the_end(codes={0: (5, 4, 6, 2, 3, 7)}, positions=(20, 0), standing=(1, 0))
    table.write({0: ["1,5", "4", "6,7", "0,1,2", "3", "0"]})
    assert final_of(table, 0).points == (2, 5, 2, 1, 5, -2)
    assert final_of(table, 0).total == 13
    assert table.positions[0] == 20 + 13


MARCO, INGRID, CATERINA, THOMAS = range(4)
CARDS = {
    MARCO: (7, 1, 4, 4, 6, 0),
    INGRID: (1, 0, 1, 0, 1, 2),
    CATERINA: (6, 2, 5, 7, 4, 5),
    THOMAS: (5, 6, 7, 1, 5, 3),
}
WRITTEN = {
    MARCO: ["2,4,7", "1", "3,4,5", "1,4", "2,5,6", "0,4,7"],
    INGRID: ["1,4", "0", "1,3", "0,2,5", "1", "4"],
    CATERINA: ["0,2,6", "1,2,3", "6", "7", "4", "2,5"],
    THOMAS: ["4,5", "6", "6,7", "1,2", "5", "3"],
}


@pytest.mark.rule("X-TS-5", "TS-31", "TS-33", "TS-34")
@pytest.mark.parametrize(
    ("caterinas_yellow", "her_points", "her_total"),
    [("6", (1, 1, -2, 5, 5, 2), 12), ("5", (1, 1, 5, 5, 5, 2), 19), ("5,6", (1, 1, 2, 5, 5, 2), 16)],
)
def test_final_scoring_of_four_players(caterinas_yellow: str, her_points: tuple[int, ...], her_total: int) -> None:
    table = at_the_end("think-str8", players=4, codes=CARDS, positions=(15, 12, 9, 6), standing=(3, 2, 1, 0))
    written = {**WRITTEN, CATERINA: [*WRITTEN[CATERINA]]}
    written[CATERINA][2] = caterinas_yellow
    table.write(written)
    finals = {final.seat: (final.points, final.total) for final in table.view(None).finals}
    assert finals == {
        MARCO: ((1, 5, 1, 2, 1, 1), 11),
        INGRID: ((2, 5, 2, 1, 5, -2), 13),
        CATERINA: (her_points, her_total),
        THOMAS: ((2, 5, 2, 2, 5, 5), 21),
    }
    assert table.positions == (26, 25, 9 + her_total, 27)
    outcome = table.match.outcome
    assert outcome is not None
    if caterinas_yellow == "6":
        assert outcome.ranking == (THOMAS, MARCO, INGRID, CATERINA)
        assert outcome.winners == (THOMAS,)


@pytest.mark.rule("LC-76", "TS-33")
@each_game
def test_evaluated_from_behind_in_an_order_taken_once(game: str) -> None:
    """0 is furthest behind and jumps to the front; it is neither met again nor are the others out of order."""
    table = at_the_end(game, players=3, positions=(1, 2, 3), standing=(0, 1, 2))
    table.write({0: ["0"] * 6})
    assert [final.seat for final in table.view(None).finals] == [0, 1, 2]
    assert table.positions == (31, -10, -9)


@pytest.mark.rule("LC-77", "LC-28", "TS-34")
@each_game
def test_the_bottom_of_the_pile_wins_a_tie(game: str) -> None:
    """Both end on 2: 0 moves first (from behind), so 1 lands on top of it and 0 wins."""
    table = at_the_end(game, positions=(0, 14), standing=(0, 1))
    table.write({0: ["0,1,2", "0,1,2", "0,1,2", "0,1,2", "0,1", "3"], 1: []})
    assert table.positions == (4, 2)
    table = at_the_end(game, positions=(0, 14), standing=(0, 1))
    table.write({0: ["0,1,2", "0,1,2", "0,1,2", "0,1,2", "3", "0,1,2"], 1: ["0,1,2", *["-"] * 5]})
    assert table.positions == (3, 5)
    table = at_the_end(game, positions=(0, 14), standing=(0, 1))
    table.write({0: ["0,1", "0,1", "0,1,2", "0,1,2", "3", "3"]})
    assert table.positions == (2, 2)
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.points) == ((0,), (0, 1), (2, 2))


@pytest.mark.rule("LC-77", "TS-34")
@each_game
def test_the_furthest_marker_wins_and_lower_places_follow_the_same_rule(game: str) -> None:
    table = at_the_end(game, players=3, positions=(14, 14, 20), standing=(1, 0, 2))
    table.write({})
    outcome = table.match.outcome
    assert outcome is not None
    assert table.positions == (2, 2, 8)
    assert outcome.ranking == (2, 1, 0), "1 was on top, so it moved first and lies below 0 now"
    assert outcome.reason == "final-guesses"


@pytest.mark.rule("LC-30", "LC-75")
@pytest.mark.parametrize(("floor", "positions"), [("none", (-11, -9)), ("zero", (0, 0))])
def test_the_net_total_may_go_back_below_zero(floor: str, positions: tuple[int, int]) -> None:
    table = at_the_end(positions=(1, 3), standing=(0, 1), score_floor=floor)
    table.write({})
    assert table.positions == positions
    assert [final.total for final in table.view(None).finals] == [-12, -12]


@pytest.mark.rule("LC-78", "LC-19")
@each_game
def test_at_the_end_everything_is_open(game: str) -> None:
    table = Table(game, players=4)
    everybody = {0: -10, 1: -7, 2: -6, 3: -5}
    table.rounds(7, everybody)
    table.rounds(1)
    assert table.view(None).removed == table.view(0).removed == (None,) * 6
    assert table.view(None).undrawn == ()
    table.write({})
    for viewer in (None, 0, 3):
        view = table.view(viewer)
        assert view.logs == table.state.logs
        assert view.stacks == (0,) * 6
        assert view.removed == (7,) * 6, "everything else was drawn"
        assert view.history == table.state.history
    fresh = at_the_end(game)
    fresh.write({})
    assert fresh.view(0).undrawn == ((4, 5, 6, 7),) * 6, "the removed stone is one of these; nobody ever settled which"
    assert fresh.view(0).removed == (None,) * 6
