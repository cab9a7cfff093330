"""The 28 commands: layouts, subsets, options (TX-1 to TX-4, TX-50 to TX-55)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca import CHANCE, OptionError
from ludoteca.games.the_game.box import (
    CARDS,
    COMMANDS,
    FIRE_CARDS,
    FIXED_LAYOUT,
    INFINITY,
    LIGHTNING,
    Command,
    Pile,
)
from ludoteca.games.the_game.moves import Lay, Mark
from tests.the_game.table import EXTREME, Table, deal, position, seeded

CUSTOM: dict[Command, tuple[int, ...]] = {
    command: tuple(range(2 + 4 * n, 6 + 4 * n)) for n, command in enumerate(COMMANDS)
}


@pytest.mark.rule("TX-2", "TX-3", "X-TX-9")
def test_seven_commands_on_four_cards_each() -> None:
    layout = deal([[], []], EXTREME).view().layout
    assert layout == FIXED_LAYOUT
    assert set(layout) == set(COMMANDS) == {*LIGHTNING, *INFINITY}
    assert (len(LIGHTNING), len(INFINITY)) == (3, 4)
    assert [len(cards) for cards in layout.values()] == [4] * 7
    numbers = [card for cards in layout.values() for card in cards]
    assert len(set(numbers)) == 28
    assert set(numbers) <= set(CARDS)


@pytest.mark.rule("TX-3", "TX-53")
@pytest.mark.parametrize("command", COMMANDS)
def test_the_fixed_layout_is_fair(command: Command) -> None:
    """Once in every quarter, mirrored, never ten apart, and none on a fire card."""
    cards = FIXED_LAYOUT[command]
    assert {101 - card for card in cards} == set(cards)
    assert [sum(low <= card < low + 25 for card in cards) for low in (1, 26, 51, 76)] == [1, 1, 1, 1]
    assert all(abs(one - other) != 10 for one in cards for other in cards)
    assert set(cards).isdisjoint(FIRE_CARDS)


@pytest.mark.rule("TX-3")
def test_a_random_layout_is_drawn_in_the_open_before_the_deal() -> None:
    table = Table(EXTREME, 2, {"command_layout": "random_per_game"})
    assert table.view(0).layout == {}
    for n in range(28):
        command = COMMANDS[n // 4]
        assert table.match.turn == (CHANCE,)
        assert table.match.moves(CHANCE) == [Mark(card, command) for card in range(2 + n, 100)]
        assert table.code(Mark(1, command), CHANCE) == ("TX-3", "mark-elsewhere")
        assert table.code(Mark(99, COMMANDS[n // 4 - 1]), CHANCE) == ("TX-3", "mark-elsewhere")
        assert table.code(Mark(99, command), 0) == ("TX-3", "chance-only")
        assert table.code("draw 0 50", CHANCE) == ("TG-12", "not-now")
        table.play(CHANCE, Mark(2 + n, command))
        assert table.match.past(1)[-1].move == Mark(2 + n, command)
    assert table.view(1).layout == CUSTOM
    assert table.code(Mark(99, "stop"), CHANCE) == ("TX-3", "not-now")
    table.play(CHANCE, "draw 0 50")


@pytest.mark.rule("TX-3", "TX-53")
@pytest.mark.parametrize("on_fire", [False, True])
def test_random_layouts_differ_and_avoid_the_fires(on_fire: bool) -> None:
    layouts = [
        seeded(2, EXTREME, seed=seed, command_layout="random_per_game", on_fire=on_fire).view(0).layout
        for seed in range(25)
    ]
    counts = Counter(card for layout in layouts for cards in layout.values() for card in cards)
    assert all([len(cards) for cards in layout.values()] == [4] * 7 for layout in layouts)
    assert all(len({card for cards in layout.values() for card in cards}) == 28 for layout in layouts)
    assert len({str(layout) for layout in layouts}) == 25
    assert (set(FIRE_CARDS) & set(counts) == set()) is on_fire


@pytest.mark.rule("TX-3", "TX-55")
def test_a_layout_of_ones_own() -> None:
    table = deal([[2, 30, 40], []], EXTREME, command_layout="custom", layout=CUSTOM)
    assert table.view().layout == CUSTOM
    assert table.lay((2, "up1")).state.stage == "draw"


@pytest.mark.rule("TX-53")
def test_fire_replaces_a_command() -> None:
    layout = {**CUSTOM, "stop": (44, 55, 98, 99)}
    table = deal([[44, 60, 70], []], EXTREME, command_layout="custom", layout=layout, on_fire=True)
    assert table.view().layout["stop"] == (98, 99)
    table.lay((44, "up1"))
    assert table.state.stage == "turn"
    assert table.view().piles[0].command is None
    assert table.view().piles[0].fire == "burning"


@pytest.mark.rule("TX-3", "TX-2", "TX-55")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"layout": CUSTOM}, "needs “command_layout” custom"),
        ({"command_layout": "custom"}, "needs 4 numbers for stop, and has 0"),
        ({"command_layout": "custom", "layout": {**CUSTOM, "three": (10, 11, 12)}}, "needs 4 numbers for three"),
        ({"command_layout": "custom", "layout": {**CUSTOM, "stop": (2, 3, 4, 100)}}, "has 100; the cards are 2 to 99"),
        ({"command_layout": "custom", "layout": {**CUSTOM, "stop": (1, 2, 3, 4)}}, "has 1; the cards are 2 to 99"),
        ({"command_layout": "custom", "layout": {**CUSTOM, "stop": (2, 3, 4, 6)}}, "uses 6 more than once"),
        ({"command_layout": "custom", "layout": {**CUSTOM, "stop": (2, 2, 4, 5)}}, "uses 2 more than once"),
        ({"commands_enabled": ("stop", "stop")}, "names a command twice"),
        ({"commands_enabled": ("halt",)}, "commands_enabled"),
        ({"command_layout": "printed"}, "fixed, random_per_game, custom"),
    ],
)
def test_impossible_options_are_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        ludoteca.new(EXTREME, options=options)


@pytest.mark.rule("TX-4", "TX-3")
def test_a_layout_may_leave_out_what_is_not_in_play() -> None:
    table = deal(
        [[2, 30], []], EXTREME, commands_enabled=("stop",), command_layout="custom", layout={"stop": (2, 3, 4, 5)}
    )
    assert table.view().layout == {"stop": (2, 3, 4, 5)}


SHOWS: dict[Command, tuple[int, Pile]] = {
    "stop": (14, "up1"),
    "skull": (7, "up1"),
    "three": (21, "up1"),
    "silence": (4, "up1"),
    "no-backwards": (25, "up1"),
    "one-pile": (18, "up1"),
    "draw-one": (11, "up1"),
}


@pytest.mark.rule("TX-4", "TX-55")
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("layout", ["fixed", "random_per_game"])
def test_a_command_that_is_left_out_leaves_plain_cards(command: Command, layout: str) -> None:
    others = [other for other in COMMANDS if other != command]
    table = seeded(2, EXTREME, commands_enabled=others, command_layout=layout)
    assert list(table.view(0).layout) == others
    if layout == "fixed":
        card, pile = SHOWS[command]
        table = deal([[2, card, 26, 27], []], EXTREME, commands_enabled=others).lay((2, "up1"), (card, pile))
        view = table.view()
        assert (view.piles[0].command, view.in_force, view.three, view.duties) == (None, (), False, ())
        assert table.may_end()


@pytest.mark.rule("TX-4", "TX-1")
@given(st.integers(0, 10_000), st.integers(1, 5))
def test_without_commands_it_is_exactly_the_game(seed: int, players: int) -> None:
    plain = ludoteca.new("the-game", players=players, seed=seed)
    bare = ludoteca.new(EXTREME, players=players, seed=seed, options={"commands_enabled": []})
    while plain.outcome is None:
        seat = plain.turn[0]
        moves = plain.moves(seat)
        assert bare.moves(seat) == moves
        move = moves[(seed + len(moves)) % len(moves)]
        plain.play(seat, move)
        bare.play(seat, move)
        assert bare.turn == plain.turn
    assert bare.outcome == plain.outcome
    assert bare.entries == plain.entries


@pytest.mark.rule("TX-1", "TX-52")
@pytest.mark.parametrize(("pro", "minimum"), [(False, 2), (True, 3)])
def test_the_minimum_is_that_of_the_game(pro: bool, minimum: int) -> None:
    assert deal([[], []], EXTREME, pro=pro).view().minimum == minimum
    assert position([(50,), (60,)], EXTREME, tops=(40, 1, 100, 100), draw_pile=0, pro=pro).view().minimum == 1


@pytest.mark.rule("TX-52")
@pytest.mark.parametrize("card", [14, 21])
def test_stop_and_3_under_pro(card: int) -> None:
    table = deal([[card, 30, 40, 41], []], EXTREME, pro=True).lay((card, "up1"))
    if card == 14:
        assert table.state.stage == "draw"
    else:
        assert table.lay((30, "up1"), (40, "up1")).may_end()
        assert table.code(Lay(41, "up1")) == ("TX-16", "three-fourth-card")


@pytest.mark.rule("TX-15", "TG-15", "TX-43")
def test_taking_back_undoes_what_a_command_did() -> None:
    """3!, then ONE PILE, then a card that the pile is fixed by: each step back is exact."""
    table = deal([[18, 21, 40, 99], []], EXTREME, undo_within_turn=True)
    states = [table.state]
    for card, pile in ((21, "up1"), (18, "up2"), (99, "down1")):
        table.play(0, f"lay {card} {pile}")
        states.append(table.state)
    assert (table.view().three, table.view().only_pile) == (True, "down1")
    for before in reversed(states[:-1]):
        table.take_back()
        for field in ("three", "only_pile", "laid", "piles", "hands", "due", "minimum", "turns"):
            assert getattr(table.state, field) == getattr(before, field), field
