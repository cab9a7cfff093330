"""What is in the boxes, and how a table is laid out (LC-1 to LC-22, TS-1 to TS-12)."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.options import OptionError
from ludoteca.games.lost_code import LOST_CODE, THINK_STR8, box
from ludoteca.games.lost_code.moves import Deal, Roll, Stack
from ludoteca.games.lost_code.options import LostCodeOptions, ThinkStr8Options
from tests.lost_code.table import Table, code_view

both_games = pytest.mark.parametrize("game", ["lost-code", "think-str8"])
each_count = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("LC-1", "TS-1")
@both_games
def test_two_to_four_play(game: str) -> None:
    assert list(ludoteca.games()[game].players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(OptionError, match="2 to 4 players"):
            ludoteca.new(game, players=players)


@pytest.mark.rule("LC-2", "TS-1")
def test_six_symbols_in_display_order() -> None:
    assert Table().view(None).symbols == ("eagle", "jaguar", "chameleon", "snake", "human", "bear")
    assert Table("think-str8").view(None).symbols == ("blue", "green", "yellow", "violet", "red", "grey")


@pytest.mark.rule("LC-3", "LC-18", "TS-2", "TS-10", "X-LC-10", "X-TS-6")
@pytest.mark.parametrize(
    ("game", "options", "stones"),
    [("lost-code", {}, 48), ("lost-code", {"x_race": True}, 54), ("think-str8", {}, 48)],
)
def test_every_stone_exists_once(game: str, options: dict[str, Any], stones: int) -> None:
    fresh = ludoteca.new(game, options=options, chance="manual")
    fresh.play(ludoteca.CHANCE, "stack 1,0")
    top = stones // 6 - 1
    first_symbol = code_view(fresh, None).symbols[0]
    assert fresh.moves(ludoteca.CHANCE) == tuple(Deal(0, first_symbol, number) for number in range(top + 1))
    table = Table(game, **options)
    for place in range(6):
        dealt = [log[place] or 0 for log in table.state.logs]
        undrawn = [number for number in range(top + 1) if table.state.undrawn[place] >> number & 1]
        assert sorted([*dealt, *undrawn]) == list(range(top + 1))


@pytest.mark.rule("LC-4", "LC-15", "TS-3", "X-LC-10", "X-TS-6")
@both_games
@each_count
def test_four_logs_are_always_filled(game: str, players: int) -> None:
    table = Table(game, players=players)
    neutral = table.view(None).logs[players:]
    assert len(table.state.logs) == 4
    assert all(None not in log for log in table.state.logs)
    assert len(neutral) == 4 - players
    assert all(None not in log for log in neutral)


@pytest.mark.rule("LC-5", "LC-37", "TS-4")
@both_games
def test_three_dice_every_face_equally_likely(game: str) -> None:
    table = Table(game)
    odds = table.match.game.odds(table.state)
    faces = box.LOST_CODE_SYMBOLS if game == "lost-code" else box.THINK_STR8_COLOURS
    assert {chance for _, chance in odds} == {Fraction(1, 216)}
    assert len({move for move, _ in odds}) == 216
    for die in range(3):
        for face in faces:
            assert sum(isinstance(move, Roll) and move.dice[die] == face for move, _ in odds) == 36


@pytest.mark.rule("LC-6", "LC-7", "LC-8", "TS-6", "TS-7", "TS-8")
@pytest.mark.parametrize("preset", ["A", "B", "C"])
def test_wheel_tables_fit_all_that_is_known(preset: str) -> None:
    table = box.WHEELS[preset]
    points = dict(table)
    assert len(table) == len(points) == 7
    assert sorted(points, reverse=True) == [width for width, _ in table]
    values = list(points.values())
    assert values == sorted(values)
    assert len(set(values)) < 7, "several wheels share a value"
    assert 7 in points, "9..15"
    assert points[5] == 2, "1..5 paid 2"
    assert 2 in points, "20..21 was told a direction"
    assert min(points) == 1
    assert points[10] == 1, "the cursed owner lost 1"
    assert 4 in values, "somebody gained 4"
    assert values[-1] > values[-2], "the smallest pays strictly the most"
    if preset != "B":
        assert points[7] == 2
        assert points[6] == 2


@pytest.mark.rule("LC-8", "LC-17", "TS-8")
@pytest.mark.parametrize(
    ("game", "options", "wheels"),
    [
        ("lost-code", {}, "A"),
        ("lost-code", {"wheel_preset": "B"}, "B"),
        ("lost-code", {"wheel_preset": "C"}, "C"),
        ("think-str8", {}, "A"),
        ("think-str8", {"tile_preset": "C"}, "C"),
    ],
)
def test_the_table_chooses_its_wheels(game: str, options: dict[str, Any], wheels: str) -> None:
    view = Table(game, **options).view(None)
    assert view.wheels == box.WHEELS[wheels]
    assert view.available == tuple(width for width, _ in view.wheels), "all lie ready"


@pytest.mark.rule("LC-9", "LC-90", "TS-5")
@pytest.mark.parametrize(
    ("game", "options", "top"),
    [("lost-code", {}, 21), ("lost-code", {"x_race": True}, 24), ("think-str8", {}, 21)],
)
def test_sums_go_up_to_three_times_the_highest_number(game: str, options: dict[str, Any], top: int) -> None:
    assert Table(game, **options).view(None).top_sum == top


@pytest.mark.rule("LC-16", "TS-9")
@both_games
@each_count
def test_markers_start_on_0_piled_at_random(game: str, players: int) -> None:
    match = ludoteca.new(game, players=players, chance="manual")
    odds = match.game.odds(match.state)
    assert [move for move, _ in odds] == [Stack(seats) for seats in permutations(range(players))]
    assert len({chance for _, chance in odds}) == 1
    table = Table(game, players=players, pile=range(players))
    assert table.positions == (0,) * players
    assert table.standing == tuple(range(players - 1, -1, -1)), "the top of the pile is furthest behind"


@pytest.mark.rule("LC-19", "LC-21", "TS-10", "X-LC-10")
@pytest.mark.parametrize(
    ("game", "options", "stack", "exchanges"),
    [
        ("lost-code", {}, 3, 18),
        ("lost-code", {"introductory": True}, 3, 15),
        ("lost-code", {"x_race": True}, 4, 24),
        ("lost-code", {"x_race": True, "introductory": True}, 4, 20),
        ("think-str8", {}, 3, 18),
    ],
)
@each_count
def test_one_stone_per_symbol_is_out_and_the_rest_is_the_stack(
    game: str, options: dict[str, Any], stack: int, exchanges: int, players: int
) -> None:
    table = Table(game, players=players, **options)
    stacks = table.view(0).stacks
    assert set(stacks) == {stack}
    assert sum(stacks) == exchanges
    top = table.view(0).top_number
    for mask in table.state.undrawn:
        assert mask.bit_count() == stack + 1 == top + 1 - 4, "the removed stone is one of the undrawn"


@pytest.mark.rule("LC-20", "LC-22", "TS-11", "TS-12")
@both_games
@each_count
def test_stones_are_seen_by_all_but_their_owner(game: str, players: int) -> None:
    table = Table(game, players=players)
    for seat in range(players):
        logs = table.view(seat).logs
        for log in range(4):
            assert logs[log] == ((None,) * 6 if log == seat else (log,) * 6)


@pytest.mark.rule("LC-10", "LC-11", "LC-95", "LC-110")
def test_tokens_and_skull_lie_ready_with_their_modules_only() -> None:
    plain, all_on = Table().view(0), Table(deadly_shortcut=True, curse=True).view(0)
    assert (plain.tokens, plain.skull, plain.cursed) == ((), "none", None)
    assert [token.symbol for token in all_on.tokens] == list(all_on.symbols)
    assert all(token.holder is None for token in all_on.tokens)
    assert (all_on.skull, all_on.cursed) == ("waiting", None)


@pytest.mark.rule("LC-35", "TS-15", "X-LC-10", "X-TS-6")
@both_games
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_rounds(game: str, players: int, rounds: int) -> None:
    table = Table(game, players=players)
    table.rounds(rounds - 1)
    assert (table.number, table.phase) == (rounds, "roll")
    table.rounds(1)
    assert table.phase == "guess"
    assert len(table.state.history) == table.view(None).rounds == rounds


CUSTOM = [[9, 1], [3, 2], [1, 5]]


@pytest.mark.rule("LC-6", "LC-8", "TS-6")
def test_a_table_may_have_its_own_wheels() -> None:
    table = Table(wheel_preset="custom", wheels=[[1, 5], [9, 1], [3, 2]])
    assert table.view(0).wheels == ((9, 1), (3, 2), (1, 5)), "widest first, however they were given"
    table.round({0: 9, 1: 1})
    assert table.positions == (1, 5)
    tiles = Table("think-str8", tile_preset="custom", tiles=CUSTOM)
    tiles.round({0: 3, 1: -1})
    assert tiles.positions == (2, 0)


@pytest.mark.rule("LC-6", "LC-7", "TS-6", "TS-7")
@pytest.mark.parametrize(
    ("players", "wheels", "says"),
    [
        (4, CUSTOM, "4 to 12"),
        (2, [], "2 to 12"),
        (2, [[width, 20 - width] for width in range(1, 14)], "2 to 12"),
        (2, [[23, 1], [1, 2]], "1 to 22 numbers, not 23"),
        (2, [[0, 3], [2, 1]], "1 to 22 numbers, not 0"),
        (2, [[2, 0], [1, 2]], "1 to 99 points, not 0"),
        (2, [[2, 1], [1, 100]], "1 to 99 points, not 100"),
        (2, [[4, 1], [4, 1], [1, 3]], "4 is there twice"),
        (2, [[4, 3], [2, 2], [1, 5]], "Wider wheels never pay more"),
        (2, [[4, 1], [2, 3], [1, 3]], "smallest wheel must pay more"),
    ],
)
def test_wheels_that_cannot_be_played_with_are_refused(players: int, wheels: list[list[int]], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        Table(players=players, wheel_preset="custom", wheels=wheels)


@pytest.mark.rule("LC-8", "LC-90", "TS-8")
def test_own_wheels_need_the_custom_preset_and_fit_the_side_in_use() -> None:
    with pytest.raises(OptionError, match="only used with wheel_preset custom"):
        Table(wheels=CUSTOM)
    with pytest.raises(OptionError, match="only used with tile_preset custom"):
        Table("think-str8", tiles=CUSTOM)
    assert Table(x_race=True, wheel_preset="custom", wheels=[[25, 1], [1, 2]]).view(0).wheels[0] == (25, 1)
    with pytest.raises(OptionError, match="1 to 25"):
        Table(x_race=True, wheel_preset="custom", wheels=[[26, 1], [1, 2]])
    with pytest.raises(OptionError, match="1 to 22"):
        Table("think-str8", tile_preset="custom", tiles=[[25, 1], [1, 2]])
    with pytest.raises(OptionError, match="one of A, C, custom"):
        Table("think-str8", tile_preset="B")


@pytest.mark.rule("TS-41", "LC-125")
def test_options_and_their_defaults() -> None:
    lost_code, think_str8 = LostCodeOptions(), ThinkStr8Options()
    assert lost_code == LostCodeOptions(
        introductory=False,
        x_race=False,
        deadly_shortcut=False,
        curse=False,
        wheel_preset="A",
        wheels=(),
        exchange_order="current_standing",
        thrower_token_and_change="forbidden",
        curse_start="next_round",
        score_floor="none",
    )
    assert think_str8 == ThinkStr8Options(
        introductory=False,
        tile_preset="A",
        tiles=(),
        placement="simultaneous",
        grey_dice="free",
        score_floor="none",
    )
    assert (LOST_CODE.Options, THINK_STR8.Options) == (LostCodeOptions, ThinkStr8Options)
