"""Every refusal names its rule and says what to do (the sentences are in locales/*/lost_code.ftl)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.game import IllegalMove
from ludoteca.locales import LANGUAGES
from tests.lost_code.table import Table


def rolled(game: str = "lost-code", **options: Any) -> Table:
    table = Table(game, **options)
    table.roll()
    return table


def at_wheels(game: str = "lost-code") -> Table:
    table = rolled(game)
    table.play("keep")
    return table


def at_exchange() -> Table:
    table = at_wheels()
    table.bid({0: -10, 1: 7})
    return table


def at_guesses(game: str = "lost-code") -> Table:
    table = Table(game)
    table.to_final_guesses()
    return table


def over() -> Table:
    table = at_guesses()
    table.write({})
    return table


def with_grey_dice() -> Table:
    table = Table("think-str8", introductory=True, grey_dice="all_different")
    table.roll("grey", "grey", "red")
    table.play("replace 0 blue")
    return table


def after_a_tile() -> Table:
    table = at_wheels("think-str8")
    table.play("tile 7")
    return table


def placing() -> Table:
    table = after_a_tile()
    table.play("tile 10")
    return table


REFUSED: list[tuple[Callable[[], Table], int, str, str, str]] = [
    (over, 0, "keep", "LC-77", "The match is over."),
    (rolled, 0, "roll eagle,eagle,eagle", "LC-37", "Only chance does that: dice, deals and draws."),
    (rolled, 0, "deal 0 eagle 3", "LC-20", "Only chance does that: dice, deals and draws."),
    (rolled, 0, "stack 0,1", "LC-16", "Only chance does that: dice, deals and draws."),
    (rolled, 0, "tile 7", "LC-127", "That move belongs to the sister game; it does not exist here."),
    (
        lambda: at_wheels("think-str8"),
        0,
        "wheel 7 0",
        "TS-17",
        "That move belongs to the sister game; it does not exist here.",
    ),
    (at_guesses, 0, "guess eagle ?", "LC-72", "A part of that move is missing."),
    (rolled, 1, "keep", "LC-38", "It is not your turn."),
    (at_wheels, 1, "wheel 7 0", "LC-42", "It is not your turn."),
    (at_exchange, 1, "exchange bear", "LC-61", "It is not your turn."),
    (rolled, 0, "wheel 7 0", "LC-127", "Not now: keep the dice or turn one."),
    (at_wheels, 0, "exchange bear", "LC-127", "Not now: it is time to choose a wheel or a tile."),
    (at_exchange, 0, "wheel 7 0", "LC-127", "Not now: choose what you exchange."),
    (at_guesses, 0, "exchange bear", "LC-127", "Not now: write your final numbers."),
    (rolled, 0, "replace 0 bear", "LC-127", "Not now: keep the dice or turn one."),
    (rolled, 0, "turn 0 eagle", "LC-38", "That die already shows eagle. Choose another symbol, or keep the dice."),
    (rolled, 0, "turn 5 eagle", "LC-5", "The dice are numbered 0 to 2."),
    (
        rolled,
        0,
        "turn 0 dragon",
        "LC-2",
        "There is no “dragon” here. In play: eagle, jaguar, chameleon, snake, human, bear.",
    ),
    (
        lambda: rolled(introductory=True),
        0,
        "turn 0 bear",
        "LC-84",
        "In the introductory game bear is not in play.",
    ),
    (at_wheels, 0, "wheel 3 0", "LC-42", "There is no wheel of 3. The wheels show: 10, 7, 6, 5, 4, 2, 1."),
    (at_wheels, 0, "wheel 7 16", "LC-43", "The wheel of 7 must show 7 numbers: it can begin anywhere from 0 to 15."),
    (at_wheels, 0, "wheel 1 22", "LC-43", "The wheel of 1 must show a number: it can begin anywhere from 0 to 21."),
    (at_wheels, 0, "pass", "LC-44", "Nobody may pass: choose one of the free wheels."),
    (
        at_exchange,
        0,
        "keep",
        "LC-65",
        "Your bet was wrong, so you have to exchange as long as there is anything left to draw.",
    ),
    (
        with_grey_dice,
        0,
        "replace 1 blue",
        "TS-39",
        "Another grey die was turned to blue. At this table grey dice become different colours.",
    ),
    (
        with_grey_dice,
        0,
        "replace 2 blue",
        "TS-37",
        "That die shows red, which is in play. Turn one that shows a symbol out of play.",
    ),
    (with_grey_dice, 0, "keep", "TS-37", "First turn every die that shows grey: it is not in play."),
    (after_a_tile, 1, "tile 7", "TS-17", "The tile of 7 is taken this round. Choose another one."),
    (after_a_tile, 1, "tile 3", "TS-17", "There is no tile of 3. The tiles cover: 10, 7, 6, 5, 4, 2, 1."),
    (after_a_tile, 0, "tile 6", "TS-18", "You have chosen for this round, and the choice stands."),
    (placing, 0, "place 16", "TS-19", "Your whole tile has to be on the scale: it can begin anywhere from 0 to 15."),
    (at_guesses, 0, "guess jaguar 1", "LC-72", "The numbers are written in order: eagle comes next."),
    (at_guesses, 0, "guess eagle 1,2,3,4", "LC-72", "Write 0 to 3 numbers, not 4."),
    (at_guesses, 0, "guess eagle 8", "LC-72", "There is no 8 in this game: the numbers go from 0 to 7."),
    (at_guesses, 0, "guess eagle 2,1", "LC-72", "Write different numbers, the smallest first."),
    (
        lambda: at_guesses("think-str8"),
        0,
        "guess eagle 1",
        "TS-1",
        "There is no “eagle” here. In play: blue, green, yellow, violet, red, grey.",
    ),
]


@pytest.mark.parametrize(
    ("situation", "seat", "move", "rule", "sentence"),
    REFUSED,
    ids=[f"{move}-{rule}" for _, _, move, rule, _ in REFUSED],
)
def test_a_refusal_names_its_rule_and_says_what_to_do(
    situation: Callable[[], Table], seat: int, move: str, rule: str, sentence: str
) -> None:
    table = situation()
    before = table.state
    refusal = table.match.refuse(seat, move)
    assert refusal is not None
    assert (refusal.rule, refusal.sentence()) == (rule, sentence)
    with pytest.raises(IllegalMove, match=r".") as caught:
        table.match.play(seat, move)
    assert caught.value.refusal == refusal
    assert table.state == before
    spoken = {refusal.sentence(language) for language in LANGUAGES}
    assert len(spoken) == len(LANGUAGES), "four languages, four sentences"


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("deal 0 eagle 3", "Not now: the game is still being set up."),
        ("stack 0,0", "The pile of markers names each seat once: 0, 1."),
        ("roll eagle,eagle,eagle", "Not now: the game is still being set up."),
        ("keep", "Not now: the game is still being set up."),
    ],
)
def test_chance_played_by_hand_is_held_to_the_rules_as_well(move: str, sentence: str) -> None:
    match = ludoteca.new("lost-code", chance="manual")
    with pytest.raises(IllegalMove) as caught:
        match.play(ludoteca.CHANCE, move)
    assert str(caught.value) == sentence


def test_deals_and_rolls_by_hand() -> None:
    table = Table()
    for move, sentence in [
        ("roll eagle,eagle", "A roll names 3 faces out of: eagle, jaguar, chameleon, snake, human, bear."),
        ("roll eagle,eagle,dragon", "A roll names 3 faces out of: eagle, jaguar, chameleon, snake, human, bear."),
        ("deal 0 eagle 5", "Not now: the dice have to be rolled first."),
    ]:
        with pytest.raises(IllegalMove) as caught:
            table.chance(move)
        assert str(caught.value) == sentence
    table.roll_and_keep()
    with pytest.raises(IllegalMove, match="not your turn"):
        table.chance("wheel 7 0")
    table.bid({0: -10, 1: 7})
    table.play("exchange snake")
    for move, sentence in [
        ("deal 0 eagle 5", "The next one goes into log 0, place snake."),
        ("deal 1 snake 5", "The next one goes into log 0, place snake."),
        ("deal 0 snake 3", "There is no snake 3 left to draw."),
        ("deal 0 snake ?", "A part of that move is missing."),
    ]:
        with pytest.raises(IllegalMove) as caught:
            table.chance(move)
        assert str(caught.value) == sentence
