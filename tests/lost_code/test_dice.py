"""Phase 1: the dice, and the introductory game (LC-36 to LC-39, LC-84 to LC-87, TS-16, TS-36 to TS-39)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lost_code.table import Table, last_check

both_games = pytest.mark.parametrize("game", ["lost-code", "think-str8"])


@pytest.mark.rule("LC-36", "TS-16", "TS-20")
@both_games
def test_the_order_of_the_round_is_taken_once(game: str) -> None:
    """0 passes 1 during the checks, and is still checked before; only the next round sees the new standing."""
    table = Table(game, players=3)
    table.roll()
    assert table.now.order == (0, 1, 2)
    table.play("keep")
    table.bid({0: 1, 1: 2, 2: -10})
    assert [check.seat for check in table.now.checks] == [0, 1, 2]
    assert [bid.seat for bid in table.now.bids] == [0, 1, 2]
    table.exchange_all()
    assert table.now.order == table.standing == (2, 1, 0)


@pytest.mark.rule("LC-37", "TS-16")
@both_games
def test_the_thrower_is_furthest_behind_and_everybody_sees_the_roll(game: str) -> None:
    table = Table(game, players=3)
    table.round({0: 1, 1: -10, 2: 2})
    table.roll()
    assert table.now.order[0] == 1
    assert table.turn == (1,)
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer).history[-1].rolled == table.now.rolled != ()


@pytest.mark.rule("LC-38", "LC-39", "TS-16")
@both_games
def test_the_thrower_may_keep_or_turn_exactly_one_die(game: str) -> None:
    table = Table(game)
    names = table.view(None).symbols
    one, two, three, four, *_ = names
    table.roll(one, one, two)
    choices = table.choices()
    assert choices[0] == "keep"
    assert len(choices) == 1 + 3 * 5
    assert f"turn 2 {one}" in choices, "a symbol that shows on another die is fine"
    assert table.refused(f"turn 0 {one}")[1] == "code-die-shows-that"
    assert table.refused(f"turn 3 {two}")[1] == "code-no-such-die"
    table.play("turn", 1, four)
    assert table.phase == "wheel", "one die, not two"
    assert table.now.rolled == (one, one, two)
    assert table.now.dice == (one, four, two)
    assert three not in table.now.dice


@pytest.mark.rule("LC-39", "LC-50")
def test_the_sum_asked_is_that_of_the_dice_as_they_were_turned() -> None:
    table = Table(codes={0: (1, 2, 4, 7, 0, 5)})
    table.roll("eagle", "jaguar", "snake")
    table.play("turn 2 chameleon")
    assert table.sum_of(0) == 1 + 2 + 4
    table.bid({0: 1, 1: 10})
    assert last_check(table, 0).answer == "right"


@pytest.mark.rule("LC-38")
def test_only_the_thrower_turns_a_die() -> None:
    table = Table()
    table.roll()
    assert table.refused("keep", seat=1) == ("LC-38", "not-your-turn")
    assert table.refused("turn 0 bear", seat=1) == ("LC-38", "not-your-turn")


# --- the introductory game ----------------------------------------------------------------------------------------


@pytest.mark.rule("LC-84", "TS-36")
@pytest.mark.parametrize(("game", "out"), [("lost-code", "bear"), ("think-str8", "grey")])
def test_one_symbol_stays_in_the_box(game: str, out: str) -> None:
    view = Table(game, introductory=True).view(0)
    assert len(view.symbols) == 5
    assert out not in view.symbols
    assert all(len(log) == 5 for log in view.logs)


@pytest.mark.rule("LC-84", "LC-85", "TS-36", "TS-37")
@pytest.mark.parametrize(
    ("game", "out", "first", "second"),
    [("lost-code", "bear", "eagle", "human"), ("think-str8", "grey", "blue", "red")],
)
def test_dice_that_show_it_must_be_turned(game: str, out: str, first: str, second: str) -> None:
    table = Table(game, introductory=True)
    table.roll(out, first, out)
    assert table.phase == "replace"
    assert len(table.choices()) == 2 * 5, "either of the two dice, to any symbol in play"
    rule = "LC-85" if game == "lost-code" else "TS-37"
    assert table.refused("keep") == (rule, "code-replace-first")
    assert table.refused("turn 1 " + second) == (rule, "code-replace-first")
    assert table.refused("replace 1 " + second) == (rule, "code-die-in-play")
    assert table.refused(f"replace 0 {out}")[1] == "code-symbol-not-in-play"
    assert table.refused("replace 0 unicorn")[1] == "code-no-such-symbol"
    table.play("replace 2", second)
    assert table.phase == "replace", "the other one is left"
    assert len(table.choices()) == 5
    table.play("replace 0", second)
    assert table.now.dice == (second, first, second), "two of them may become equal"
    assert table.phase == "turn"


@pytest.mark.rule("LC-86", "TS-37")
@pytest.mark.parametrize(("game", "out"), [("lost-code", "bear"), ("think-str8", "grey")])
def test_the_free_change_comes_on_top_of_it(game: str, out: str) -> None:
    table = Table(game, introductory=True)
    one, two, three, *_ = table.view(0).symbols
    table.roll(out, one, two)
    table.play("replace 0", one)
    assert table.phase == "turn"
    assert not any(out in choice for choice in table.choices()), "it can never be chosen"
    assert table.refused(f"turn 0 {out}")[1] == "code-symbol-not-in-play"
    table.play("turn 0", three)
    assert table.now.dice == (three, one, two), "also a die that was turned already"


@pytest.mark.rule("LC-87", "TS-36")
@pytest.mark.parametrize("game", ["lost-code", "think-str8"])
def test_final_scoring_covers_five_symbols(game: str) -> None:
    table = Table(game, introductory=True)
    table.to_final_guesses()
    table.write({0: ["0"] * 5})
    final = next(final for final in table.view(0).finals if final.seat == 0)
    assert final.points == (5,) * 5
    assert final.total == 25


@pytest.mark.rule("TS-38", "TS-41")
@pytest.mark.parametrize(
    ("options", "allowed"), [({}, True), ({"grey_dice": "free"}, True), ({"grey_dice": "all_different"}, False)]
)
def test_several_grey_dice(options: dict[str, Any], *, allowed: bool) -> None:
    table = Table("think-str8", introductory=True, **options)
    table.roll("grey", "grey", "grey")
    table.play("replace 0 blue")
    if allowed:
        table.play("replace 1 blue")
        table.play("replace 2 blue")
        assert table.now.dice == ("blue",) * 3
    else:
        assert table.refused("replace 1 blue") == ("TS-39", "code-greys-differ")
        assert len(table.choices()) == 2 * 4
        table.play("replace 1 green")
        assert len(table.choices()) == 3
        assert table.refused("replace 2 green") == ("TS-39", "code-greys-differ")


@pytest.mark.rule("TS-39")
def test_all_different_speaks_only_of_the_grey_dice() -> None:
    """The new colours differ from one another, but may equal a die that fell otherwise."""
    table = Table("think-str8", introductory=True, grey_dice="all_different")
    table.roll("grey", "red", "grey")
    table.play("replace 0 red")
    assert table.refused("replace 2 red") == ("TS-39", "code-greys-differ")
    table.play("replace 2 blue")
    assert table.now.dice == ("red", "red", "blue")
    table.play("turn 2 red")
    assert table.now.dice == ("red",) * 3, "the free change is bound by nothing"
