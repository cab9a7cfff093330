"""docs/record-format.txt says what a record is by being one."""

from pathlib import Path

import msgspec

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.engine.records import decode_record, encode_record, parse_record, print_record
from ludoteca.games.the_game.view import TheGameView

TEXT = (Path(__file__).parents[2] / "docs" / "record-format.txt").read_text(encoding="utf-8")


def test_the_example_is_a_match() -> None:
    match = ludoteca.load(TEXT)
    assert match.record() == parse_record(TEXT)
    assert match.turn == (0,)
    view = match.view(0)
    assert isinstance(view, TheGameView)
    assert [pile.top for pile in view.piles] == [5, 32, 100, 93]


def test_what_is_not_a_comment_is_what_would_be_printed() -> None:
    lines = [line for line in TEXT.splitlines() if line and not line.startswith("#")]
    assert "\n".join([*lines, ""]) == print_record(parse_record(TEXT))


def test_the_json_form_in_the_comments_is_the_same_record() -> None:
    shown = "".join(line[5:] for line in TEXT.splitlines() if line.startswith("#     ") and "BLAKE2b" not in line)
    assert decode_record(shown) == parse_record(TEXT)
    assert msgspec.json.decode(shown) == msgspec.json.decode(encode_record(parse_record(TEXT)))


def test_the_draw_in_the_comments() -> None:
    assert luck_of("seven")("card 1", 98) == 30
    assert "* draw 0 32" in TEXT
