"""Moves as text and as JSON: printing and parsing are exact inverses, and what cannot be read says why."""

from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.engine.moves import Move, MoveError, decode_move, parse_move, print_move, read_move
from tests.engine.shells import Hand, Point, Say, ShellMove
from tests.laws.strategies import moves_of


class Pile(Move, frozen=True):
    """A move with every kind of field that moves may have."""

    cards: tuple[int, ...] | None
    names: tuple[str, ...]
    place: Literal["left", "right"]
    count: int
    name: str | None


UNIONS = {"shells": ShellMove, "every kind of field": Pile} | {name: g.Moves for name, g in ludoteca.games().items()}
MOVES: st.SearchStrategy[tuple[Any, Move]] = st.sampled_from(list(UNIONS.values())).flatmap(
    lambda union: st.tuples(st.just(union), moves_of(union))
)


@given(MOVES)
def test_text_reads_back_as_the_same_move(drawn: tuple[Any, Move]) -> None:
    union, move = drawn
    text = print_move(move)
    assert parse_move(text, union) == move
    assert print_move(parse_move(text, union)) == text == str(move)


@given(MOVES)
def test_json_reads_back_as_the_same_move(drawn: tuple[Any, Move]) -> None:
    union, move = drawn
    data = msgspec.json.encode(move)
    again = decode_move(msgspec.json.decode(data), union)
    assert again == move
    assert msgspec.json.encode(again) == data


@given(MOVES)
def test_all_three_forms_are_read(drawn: tuple[Any, Move]) -> None:
    union, move = drawn
    assert read_move(move, union) == read_move(str(move), union) == read_move(msgspec.to_builtins(move), union) == move


@pytest.mark.parametrize(
    ("move", "text", "data"),
    [
        (Hand(2, 7), "hand 2 7", {"do": "hand", "seat": 2, "size": 7}),
        (Hand(0, None), "hand 0 ?", {"do": "hand", "seat": 0, "size": None}),
        (Say("large"), "say large", {"do": "say", "word": "large"}),
        (
            Pile((3, 5), (), "left", -4, "no-one"),
            "pile 3,5 - left -4 no-one",
            {"do": "pile", "cards": [3, 5], "names": [], "place": "left", "count": -4, "name": "no-one"},
        ),
    ],
)
def test_what_the_two_forms_look_like(move: Move, text: str, data: dict[str, Any]) -> None:
    assert print_move(move) == text
    assert msgspec.json.decode(msgspec.json.encode(move)) == data


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Moves begin with: hand, point, say"),
        ("fly 3", "“fly” is not a move here"),
        ("hand 2", "It is written: hand <seat> <size>"),
        ("hand 2 7 1", "wrong number of words"),
        ("hand two 7", "The seat must be a number, not “two”"),
        ("hand 2 07", "must be a number, not “07”"),
        ("hand 2 +7", "must be a number"),
        ("hand 2 -0", "must be a number"),
        ("hand 2 ٣", "must be a number"),
        ("hand 2 99999", "must be a number"),
        ("hand ? 7", "not a move"),
        ("say loud", "The word “loud” does not exist. There are: large, small"),
        ("say Large", "The word “Large” does not exist"),
    ],
)
def test_text_that_cannot_be_read_says_why(text: str, reason: str) -> None:
    with pytest.raises(MoveError, match=reason):
        parse_move(text, ShellMove)


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        [],
        ["hand", 2, 7],
        {},
        {"do": "fly"},
        {"do": "hand", "seat": 2},
        {"do": "hand", "seat": True, "size": 7},
        {"do": "hand", "seat": "2", "size": 7},
        {"do": "hand", "seat": 2.5, "size": 7},
        {"do": "hand", "seat": 2, "size": 10000},
        {"do": "hand", "seat": 2, "size": 7, "secret": 1},
        {"do": "say", "word": "loud"},
    ],
)
def test_json_that_is_no_move_is_refused(data: object) -> None:
    with pytest.raises(MoveError):
        read_move(data, ShellMove)


@pytest.mark.parametrize("name", ["-", "?", "a b", "Ä", "", "x" * 33, "a,b", "-a"])
def test_names_that_text_could_not_hold_are_refused_in_json_too(name: str) -> None:
    with pytest.raises(MoveError, match="cannot be the name"):
        decode_move({"do": "pile", "cards": [], "names": [], "place": "left", "count": 1, "name": name}, Pile)


@pytest.mark.parametrize("odd", [Hand(2.0, 7), Hand(0, "7"), Hand(0, object()), Hand(0, 10**9)])  # type: ignore[arg-type]
def test_a_struct_with_the_wrong_things_in_it_is_refused(odd: Move) -> None:
    """2.0 equals 2, but a record that says 2.0 could not be read back."""
    with pytest.raises(MoveError):
        read_move(odd, ShellMove)


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(MoveError, match="belongs to another game"):
        read_move(Pile((), (), "left", 0, None), ShellMove)


@given(st.text(max_size=40) | st.text("handpoitsyrgelm ?-,0123456789", max_size=20))
def test_any_text_is_a_move_or_a_sentence(text: str) -> None:
    try:
        said = print_move(parse_move(text, ShellMove))
    except MoveError as error:
        said = str(error)
    assert said.split() == text.split() or said.endswith(".")


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=3)))
def test_any_json_field_is_a_value_or_a_sentence(value: object) -> None:
    move: object
    try:
        move = decode_move({"do": "point", "at": value}, ShellMove)
    except MoveError as error:
        move = error
    assert move == Point(value) or str(move).endswith(".")  # type: ignore[arg-type]


def test_a_list_in_a_move_made_by_hand_is_the_tuple_it_stands_for() -> None:
    made = Pile([3, 5], ["a"], "left", 1, None)  # type: ignore[arg-type]
    assert made == Pile((3, 5), ("a",), "left", 1, None)
    assert hash(made) == hash(Pile((3, 5), ("a",), "left", 1, None))
    assert str(made) == "pile 3,5 a left 1 ?"
