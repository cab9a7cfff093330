"""Deadly Shortcut (LC-95 to LC-107)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lost_code.table import Table


def shortcut(players: int = 3, **options: Any) -> Table:
    return Table(players=players, deadly_shortcut=True, **options)


@pytest.mark.rule("X-LC-8", "LC-96", "LC-97", "LC-98", "LC-104", "LC-106")
def test_the_example() -> None:
    table = shortcut()
    thrower, diana, third = 0, 1, 2
    for _ in range(5):
        table.round({thrower: 10, diana: 7, third: 4})
    assert (table.number, table.standing) == (6, (thrower, diana, third))
    table.roll("chameleon", "chameleon", "eagle")
    assert (table.phase, table.turn) == ("token", (thrower,))
    table.play("pass")
    assert table.turn == (diana,)
    table.play("take")
    table.play("lock 1,2")
    assert (table.phase, table.turn) == ("turn", (thrower,)), "the third is not asked"
    assert table.state.tokens[2] == diana
    table.play("keep")
    table.bid({thrower: 10, diana: 7, third: 4})
    table.roll("jaguar", "jaguar", "bear")
    assert (table.number, table.phase) == (7, "turn"), "no offer: tokens left after round 6"
    assert [token.symbol for token in table.view(0).tokens] == ["chameleon"]
    table.play("keep")
    table.bid({thrower: 10, diana: 7, third: 4})
    table.to_final_guesses()
    assert table.state.logs[diana][2] == 1
    table.write({})
    final = next(final for final in table.view(0).finals if final.seat == diana)
    assert final.guesses[2] == (1, 2)
    assert final.points == (-2, -2, 4, -2, -2, -2)


@pytest.mark.rule("LC-96")
@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        (("bear", "eagle", "bear"), "bear"),
        (("eagle", "bear", "bear"), "bear"),
        (("bear", "bear", "eagle"), "bear"),
        (("snake", "snake", "snake"), "snake"),
        (("snake", "bear", "eagle"), None),
    ],
)
def test_two_or_three_equal_dice_offer_their_token(dice: tuple[str, ...], offered: str | None) -> None:
    table = shortcut()
    table.roll(*dice)
    assert table.now.token == offered
    assert table.phase == ("token" if offered else "turn")
    plain = Table()
    plain.roll(*dice)
    assert plain.phase == "turn", "not without the module"


@pytest.mark.rule("LC-97")
def test_the_offer_goes_round_and_ends_when_all_pass() -> None:
    table = shortcut(players=4, pile=(2, 0, 3, 1))
    table.roll("bear", "bear", "eagle")
    asked = []
    while table.phase == "token":
        assert table.choices() == ["take", "pass"]
        asked.append(table.turn[0])
        table.play("pass")
    assert asked == [1, 3, 0, 2]
    assert table.now.taker is None
    assert (table.phase, table.turn) == ("turn", (1,)), "and the thrower may turn a die"
    assert table.state.tokens[5] == -1, "the token is still to be had"


@pytest.mark.rule("LC-98", "LC-12")
def test_the_taker_writes_one_to_three_numbers_at_once_and_for_good() -> None:
    table = shortcut()
    table.roll("bear", "bear", "eagle")
    table.play("take")
    assert (table.phase, table.turn) == ("lock", (0,))
    assert len(table.choices()) == 8 + 28 + 56
    assert table.refused("lock -") == ("LC-98", "code-how-many-numbers")
    assert table.refused("lock 1,2,3,4") == ("LC-98", "code-how-many-numbers")
    assert table.refused("lock 8") == ("LC-98", "code-no-such-number")
    assert table.refused("lock 2,1") == ("LC-98", "code-numbers-ascending")
    assert table.refused("keep") == ("LC-127", "code-something-else-first")
    table.play("lock 0,3,5")
    assert table.view(0).guesses[5] == (0, 3, 5)
    for viewer in (None, 1, 2):
        assert str(table.match.past(viewer)[-1].move) == "lock ?"
    table.bid({0: 10, 1: 7, 2: 4})
    table.to_final_guesses()
    for _ in range(5):
        assert not any("bear" in choice for choice in table.choices(0))
        assert table.refused("guess bear 1", seat=0) == ("LC-98", "code-symbol-locked")
        table.play(table.choices(0)[0], seat=0)
    assert 0 not in table.turn, "five symbols were left to write"


@pytest.mark.rule("LC-99")
def test_a_taken_token_is_never_offered_again() -> None:
    table = shortcut()
    table.roll("bear", "bear", "eagle")
    table.play("take")
    table.play("lock 0")
    table.bid({0: 10, 1: 7, 2: 4})
    table.roll("bear", "bear", "bear")
    assert (table.now.token, table.phase) == (None, "turn")
    assert table.refused("take") == ("LC-127", "code-something-else-first")


@pytest.mark.rule("LC-100")
def test_one_player_may_collect_several_tokens() -> None:
    table = shortcut()
    for symbol in ("bear", "eagle"):
        table.roll(symbol, symbol, "snake")
        assert table.turn == (0,)
        table.play("take")
        table.play("lock 0")
        table.bid({0: 10, 1: 7, 2: 4})
    assert table.state.tokens == (0, -1, -1, -1, -1, 0)
    table.to_final_guesses()
    table.write({0: ["0"] * 4})
    final = next(final for final in table.view(0).finals if final.seat == 0)
    assert final.points == (10, 5, 5, 5, 5, 10)


@pytest.mark.rule("LC-101", "LC-103")
def test_the_thrower_may_turn_a_die_after_somebody_else_took_the_token() -> None:
    table = shortcut()
    table.roll("bear", "bear", "eagle")
    table.play("pass")
    table.play("pass")
    table.play("take")
    table.play("lock 7")
    assert (table.phase, table.turn) == ("turn", (0,))
    table.play("turn 0 snake")
    assert table.now.dice == ("snake", "bear", "eagle")
    assert table.state.tokens[5] == 2, "which does not undo the token"
    assert table.view(2).guesses[5] == (7,)


@pytest.mark.rule("LC-102")
@pytest.mark.parametrize("choice", ["forbidden", "allowed"])
def test_a_thrower_who_took_the_token(choice: str) -> None:
    table = shortcut(thrower_token_and_change=choice)
    table.roll("bear", "bear", "eagle")
    table.play("take")
    table.play("lock 7")
    if choice == "forbidden":
        assert table.phase == "wheel"
        assert table.refused("turn 0 snake") == ("LC-102", "code-taker-turns-no-die")
        assert table.refused("keep") == ("LC-102", "code-taker-turns-no-die")
    else:
        assert (table.phase, table.turn) == ("turn", (0,))
        table.play("turn 0 snake")


@pytest.mark.rule("LC-96", "LC-101")
def test_no_die_is_turned_before_the_offer_is_over() -> None:
    table = shortcut()
    table.roll("bear", "bear", "eagle")
    assert table.refused("turn 0 snake") == ("LC-127", "code-something-else-first")
    assert table.refused("take", seat=1) == ("LC-97", "not-your-turn")


@pytest.mark.rule("LC-104", "X-LC-10")
@pytest.mark.parametrize(
    ("numbers", "points"), [("0", 10), ("0,1", 4), ("0,1,2", 2), ("1", -4), ("1,2", -4), ("1,2,3", -4)]
)
def test_a_locked_symbol_counts_double(numbers: str, points: int) -> None:
    table = shortcut()
    table.roll("bear", "bear", "eagle")
    table.play("take")
    table.play("lock", numbers)
    table.bid({0: 10, 1: 7, 2: 4})
    table.to_final_guesses()
    table.write({})
    final = next(final for final in table.view(0).finals if final.seat == 0)
    assert final.points == (-2, -2, -2, -2, -2, points)
    other = next(final for final in table.view(0).finals if final.seat == 1)
    assert other.points == (-2,) * 6, "for its holder only"


@pytest.mark.rule("LC-105")
def test_a_locked_symbol_may_be_exchanged_and_is_judged_at_the_end() -> None:
    table = shortcut()
    table.roll("bear", "bear", "eagle")
    table.play("take")
    table.play("lock 6")
    table.bid({0: -10, 1: 7, 2: 4})
    table.play("exchange bear")
    table.chance("deal 0 bear 6")
    table.to_final_guesses()
    table.write({})
    final = next(final for final in table.view(0).finals if final.seat == 0)
    assert final.points[5] == 10


@pytest.mark.rule("LC-106", "X-LC-10")
@pytest.mark.parametrize(("players", "last"), [(2, 7), (3, 6), (4, 5)])
def test_tokens_may_be_taken_up_to_the_fourth_round_from_the_end(players: int, last: int) -> None:
    table = shortcut(players=players)
    table.rounds(last - 1)
    table.roll("bear", "bear", "eagle")
    assert (table.number, table.phase) == (last, "token")
    for _ in range(players):
        table.play("pass")
    table.play("keep")
    assert len(table.view(0).tokens) == 6
    table.bid(dict(enumerate((10, 7, 6, 5)[:players])))
    assert table.view(0).tokens == ()
    table.roll("bear", "bear", "eagle")
    assert (table.number, table.phase) == (last + 1, "turn")
    assert table.refused("take") == ("LC-106", "code-tokens-gone")


@pytest.mark.rule("LC-107")
def test_introductory_game_with_tokens() -> None:
    """The natural roll counts; there is no bear token; bears are turned after the offer, also by a taker."""
    table = shortcut(introductory=True)
    assert [token.symbol for token in table.view(0).tokens] == ["eagle", "jaguar", "chameleon", "snake", "human"]
    table.roll("bear", "bear", "eagle")
    assert (table.now.token, table.phase) == (None, "replace")
    table.play("replace 0 eagle")
    table.play("replace 1 eagle")
    assert table.phase == "turn", "turned dice offer nothing"
    table.play("keep")
    table.bid({0: 10, 1: 7, 2: 4})
    table.roll("eagle", "bear", "eagle")
    assert (table.now.token, table.phase) == ("eagle", "token"), "before the bear is turned"
    table.play("take")
    table.play("lock 0")
    assert table.phase == "replace", "the bear must go even now"
    table.play("replace 1 snake")
    assert table.phase == "wheel", "but the thrower has taken the token"
