"""Phase 3b: the exchange (LC-60 to LC-69, LC-81, TS-24 to TS-27)."""

from __future__ import annotations

import pytest

from tests.lost_code.table import Table, noted, possible

each_game = pytest.mark.parametrize("game", ["lost-code", "think-str8"])


def wrong_for(table: Table, *seats: int) -> None:
    """One round up to the exchanges: these seats are wrong, the others right."""
    widths = (10, 7, 6, 5)
    table.roll_and_keep()
    table.bid({seat: -widths[seat] if seat in seats else widths[seat] for seat in range(table.match.players)})


@pytest.mark.rule("LC-60", "TS-24")
@each_game
def test_whoever_was_wrong_exchanges_and_nobody_else(game: str) -> None:
    table = Table(game, players=4)
    wrong_for(table, 1, 3)
    exchanged = []
    while table.phase == "exchange":
        exchanged.append(table.turn[0])
        table.play(table.choices()[0])
        table.chance(table.choices()[0])
    assert exchanged == [1, 3]
    table.roll_and_keep()
    assert (table.number, table.phase) == (2, "wheel")


@pytest.mark.rule("LC-61", "TS-24")
@each_game
def test_the_furthest_behind_exchanges_first(game: str) -> None:
    table = Table(game, players=4, pile=(0, 1, 2, 3))
    table.round({0: -10, 1: 7, 2: 1, 3: 6})
    table.roll_and_keep()
    table.bid({0: 1, 1: -10, 2: -7, 3: -6})
    assert table.standing == (1, 3, 0, 2)
    assert (*table.turn, *table.state.queue) == (1, 3, 2)


@pytest.mark.rule("LC-61")
@pytest.mark.parametrize(("order", "expected"), [("current_standing", [2, 1]), ("guess_order", [1, 2])])
def test_the_order_after_the_points_differs_from_the_order_of_the_guesses(order: str, expected: list[int]) -> None:
    """Cursed 1 guesses before 2 and fails, but gains for 0 and 2: afterwards it stands ahead of 2."""
    table = Table(players=3, curse=True, exchange_order=order)
    table.round({0: 10, 1: 1, 2: 2})
    table.round({0: 10, 1: 4, 2: 2})
    assert (table.positions, table.state.cursed) == ((2, 9, 8), 1)
    table.round({0: -7, 1: -1, 2: 10})
    assert table.positions == (2, 4, 9)
    assert table.state.cursed == 2
    table.roll_and_keep()
    assert table.now.order == (0, 1, 2)
    table.bid({0: 10, 1: -7, 2: -1})
    assert table.positions == (3, 4, 4), "2 got 1 for the failure of 1 and lost 6"
    assert table.standing == (0, 2, 1)
    exchanged = [table.turn[0], *table.state.queue]
    assert exchanged == expected


@pytest.mark.rule("LC-62", "TS-25")
@each_game
def test_free_choice_among_the_own_symbols(game: str) -> None:
    table = Table(game)
    wrong_for(table, 0)
    symbols = table.view(0).symbols
    assert table.choices() == [f"exchange {symbol}" for symbol in symbols], "also those that were not on the dice"
    assert set(table.now.dice) != set(symbols)
    assert table.refused("exchange unicorn")[1] == "code-no-such-symbol"


@pytest.mark.rule("LC-63", "TS-25")
@each_game
def test_the_discarded_stone_is_open_for_all_and_never_returns(game: str) -> None:
    table = Table(game, players=2, codes={0: (3, 4, 5, 6, 7, 0)})
    symbol = table.view(0).symbols[1]
    wrong_for(table, 0)
    table.play("exchange", symbol)
    for viewer in (None, 0, 1):
        assert table.view(viewer).discards[1] == ((0, 4),)
        assert table.view(viewer).history[-1].swaps[0].discarded == 4
    assert not any(move.endswith(" 4") for move in table.choices()), "it is not drawn again"
    table.chance("deal 0", symbol, 7)
    table.rounds(2)
    assert table.view(0).discards[1] == ((0, 4),), "and stays open"


@pytest.mark.rule("LC-64", "TS-25")
@each_game
def test_the_new_stone_is_for_all_but_its_owner(game: str) -> None:
    table = Table(game, players=3)
    symbol = table.view(0).symbols[2]
    wrong_for(table, 0)
    before = table.view(0).stacks[2]
    table.play("exchange", symbol)
    assert table.phase == "draw"
    assert table.turn == (-1,)
    assert table.choices() == [f"deal 0 {symbol} {number}" for number in (4, 5, 6, 7)]
    table.chance("deal 0", symbol, 6)
    assert table.view(0).stacks[2] == before - 1
    for viewer, seen in ((0, None), (1, 6), (2, 6), (None, None)):
        assert table.view(viewer).logs[0][2] == seen
        assert table.view(viewer).history[0].swaps[0].drawn == seen
        assert str(table.match.past(viewer)[-1].move).split()[-1] == ("?" if seen is None else str(seen))
    assert table.state.logs[0] == (0, 0, 6, 0, 0, 0), "in the same place of the log"


@pytest.mark.rule("LC-65", "TS-26")
@each_game
def test_the_exchange_cannot_be_skipped(game: str) -> None:
    table = Table(game)
    wrong_for(table, 0)
    rule, code = table.refused("keep")
    assert (rule, code) == ("LC-65" if game == "lost-code" else "TS-26", "code-must-exchange")
    if game == "lost-code":
        assert table.refused("pass") == ("LC-65", "code-must-exchange")


@pytest.mark.rule("X-LC-12", "LC-62", "LC-65", "LC-66", "TS-25", "TS-26")
@each_game
def test_exchange_limits(game: str) -> None:
    table = Table(game, players=4)
    symbols = table.view(0).symbols
    everybody = {0: -10, 1: -7, 2: -6, 3: -5}
    # Snake (violet) is drawn empty first: three exchanges.
    table.roll_and_keep()
    table.bid(everybody)
    for _ in range(3):
        table.play("exchange", symbols[3])
        table.chance(table.choices()[0])
    assert table.view(0).stacks[3] == 0
    assert table.phase == "exchange"
    assert table.refused("exchange", symbols[3])[1] == "code-stack-empty"
    assert [choice.split()[1] for choice in table.choices()] == [symbols[at] for at in (0, 1, 2, 4, 5)]
    assert table.refused("keep")[1] == "code-must-exchange"
    table.exchange_all()
    # 18 exchanges in all: four rounds of four, and two in the fifth.
    for _ in range(3):
        table.round(everybody)
    assert sum(table.view(0).stacks) == 2
    table.roll_and_keep()
    table.bid(everybody)
    table.exchange_all()
    assert table.view(0).stacks == (0,) * 6
    assert len(table.state.history[4].swaps) == 2, "the last two found nothing left"
    table.round(everybody)
    assert table.state.history[5].swaps == ()
    assert all(mask.bit_count() == 1 for mask in table.state.undrawn), "only the removed stones are left"


@pytest.mark.rule("LC-67")
def test_later_players_see_earlier_exchanges() -> None:
    table = Table(players=3)
    wrong_for(table, 0, 1)
    table.play("exchange bear")
    table.chance("deal 0 bear 5")
    assert table.turn == (1,)
    assert table.view(1).logs[0][5] == 5
    assert table.view(1).discards[5] == ((0, 0),)


@pytest.mark.rule("LC-68", "LC-69", "TS-27")
@each_game
def test_also_in_the_last_round_before_the_final_guesses(game: str) -> None:
    table = Table(game)
    table.rounds(9)
    wrong_for(table, 1)
    assert (table.number, table.phase, table.turn) == (10, "exchange", (1,))
    table.exchange_all()
    assert table.phase == "guess"


@pytest.mark.rule("X-LC-6", "LC-63", "LC-81")
def test_discard_and_look_back() -> None:
    """Purple twice and yellow in 1..5 was right; purple 2 is discarded later. Yellow 0 is seen elsewhere."""
    table = Table(codes={0: (6, 1, 2, 3, 3, 3), 1: (0, 0, 0, 0, 0, 0), 2: (1, 3, 3, 1, 1, 1), 3: (2, 4, 1, 2, 2, 2)})
    table.roll_and_keep("chameleon", "chameleon", "jaguar")
    table.play("wheel 5 1")
    table.play("wheel 10 0")
    assert possible(table.view(0), "chameleon") == {2}, "5, 6, 7 (and 4) are crossed"
    table.roll_and_keep("eagle", "snake", "chameleon")
    assert table.now.order == (1, 0)
    table.play("wheel 10 0")
    table.play("wheel 2 20")
    table.play("exchange chameleon")
    table.chance("deal 0 chameleon 6")
    view = table.view(0)
    for viewer in (None, 0, 1):
        assert (0, 2) in table.view(viewer).discards[2], "seen by all"
    assert possible(view, "chameleon") == {4, 5, 6, 7}, "possible again"
    assert view.history[0].dice.count("chameleon") * view.history[1].swaps[0].discarded == 4
    assert possible(view, "jaguar") == {1}, "4 + yellow is in 1..5, and yellow 0 is seen"


@pytest.mark.slow
@pytest.mark.rule("X-TS-4", "TS-25", "TS-12")
@pytest.mark.parametrize(
    ("dice", "tile", "start", "noted_range"),
    [(("yellow", "blue", "blue"), 7, 4, (11, 21)), (("yellow", "green", "blue"), 6, 8, (8, 13))],
)
def test_discard_and_look_back_with_cards(
    dice: tuple[str, ...], tile: int, start: int, noted_range: tuple[int, int]
) -> None:
    """Blue is at least 5, either from 11..21 with yellow, blue, blue or from 8..13 with yellow, green, blue."""
    table = Table(
        "think-str8",
        codes={0: (5, 1, 2, 6, 6, 6), 1: (0, 0, 0, 0, 0, 0), 2: (1, 2, 1, 1, 1, 1), 3: (2, 3, 3, 2, 2, 2)},
        placement="in_order",
    )

    def play_round(rolled: tuple[str, ...], width: int, low: int, discard: str) -> None:
        table.roll_and_keep(*rolled)
        for _ in range(2):
            table.play("tile", width if table.turn == (0,) else 10)
        for _ in range(2):
            table.play("place", low if table.turn == (0,) else 0)
        while table.phase in ("exchange", "draw"):
            if table.turn == (0,):
                table.play("exchange", discard)
            else:
                table.match.play(table.turn[0], table.choices()[-1])

    play_round(dice, tile, start, "grey")
    play_round(("yellow", "yellow", "green"), 6, 0, "")
    view = table.view(0)
    rows = [
        noted(bid, check, 21)
        for played in view.history
        for bid, check in zip(played.bids, played.checks, strict=False)
        if bid.seat == 0
    ]
    assert rows == [noted_range, (0, 5)]
    assert possible(view, "yellow") == {2}, "5, 6, 7 are crossed"
    play_round(("violet", "red", "grey"), 1, 0, "yellow")
    view = table.view(0)
    assert view.history[2].swaps[0].discarded == 2
    assert {5, 6, 7} <= possible(view, "yellow"), "possible again"
    assert view.history[1].dice.count("yellow") * 2 == 4, "noted in the row before"
    assert possible(view, "green") == {1}, "4 + green is in 0..5, and green 0 is seen"
    assert min(possible(view, "blue")) == 5
