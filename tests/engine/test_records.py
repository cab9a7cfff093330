"""Records: two forms that are exact inverses; a cut, edited, foreign or impossible one is refused as a whole."""

import string
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca import CHANCE, Record, RecordError, encode_record, print_record
from ludoteca.engine.records import decode_record, names_in, parse_record, read_record
from tests.engine.shells import Hand, Point, Say

pytestmark = pytest.mark.usefixtures("shells_on_shelf")


def played(*, seed: int | None = 5) -> ludoteca.Match:
    """A short match with everything that a record can hold."""
    match = ludoteca.new("shells", players=2, seed=seed, options={"sorts": ["black", "white"]})
    match = match.branch(1, seed="second-wind")
    match.play(1, Say("large"))
    match.play(1, Point(0))
    match.play(0, Point(1))
    return match


def test_what_a_record_looks_like() -> None:
    assert print_record(played().record()) == (
        "ludoteca record 1\n"
        "game shells\n"
        "players 2\n"
        "seed second-wind\n"
        "given 1\n"
        'option goal "largest"\n'
        'option sorts ["black","white"]\n'
        "option talk true\n"
        "moves\n"
        "* hand 0 4\n"
        "* hand 1 3\n"
        "1 say large\n"
        "1 point 0\n"
        "0 point 1\n"
        "end 5 d1e14cd2da052b8a\n"
    )


def test_both_forms_read_back() -> None:
    record = played().record()
    text, data = print_record(record), encode_record(record)
    assert parse_record(text) == decode_record(data) == decode_record(msgspec.json.decode(data)) == record
    assert print_record(parse_record(text)) == text
    assert encode_record(decode_record(data)) == data
    for form in (record, text, text.encode(), data, data.decode(), msgspec.json.decode(data)):
        assert read_record(form) == record
        assert ludoteca.load(form).record() == record


def test_the_same_match_gives_the_same_bytes() -> None:
    record = played().record()
    assert print_record(decode_record(encode_record(record))) == print_record(record)
    assert encode_record(parse_record(print_record(record))) == encode_record(record)


def test_comments_blank_lines_and_line_ends_do_not_matter() -> None:
    record = played().record()
    text = "# A fine match.\n\n" + print_record(record).replace("moves", "  moves\n# now:").replace("\n", "  \r\n")
    assert parse_record(text) == record


def test_names_are_for_people_and_no_part_of_the_match() -> None:
    record = played().record()
    text, data = print_record(record, ["Ada", "Ben  the\nsecond"]), encode_record(record, ["Ada", ""])
    assert "# seat 0: Ada\n# seat 1: Ben the second\ngame shells\n" in text
    assert parse_record(text) == decode_record(data) == record
    assert names_in(text, 2) == ("Ada", "Ben the second")
    assert names_in(data.decode(), 2) == ("Ada", "")
    assert names_in(print_record(record), 2) == names_in(encode_record(record).decode(), 2) == ("", "")
    assert names_in("# seat 7: Nobody\n" + text, 2) == ("Ada", "Ben the second")


def test_a_loaded_match_goes_on_where_it_stopped() -> None:
    match = ludoteca.new("shells", players=2, seed=5)
    match.play(0, Point(1))
    loaded = ludoteca.load(print_record(match.record()))
    assert (loaded.state, loaded.turn, loaded.seed) == (match.state, match.turn, match.seed)
    for each in (match, loaded):
        each.play(1, Point(1))
    assert loaded.record() == match.record()


def same_or_refused(form: str | bytes, record: Record) -> None:
    read, said = None, ""
    try:
        read = ludoteca.load(form).record()
    except RecordError as error:
        said = str(error)
    assert read == record or (len(said) > 20 and said.endswith("."))


@pytest.mark.parametrize("write", [print_record, lambda record: encode_record(record).decode()], ids=["text", "json"])
def test_every_single_edit_is_noticed(write: Callable[[Record], str]) -> None:
    """Each character left out, doubled or replaced, and each place to cut: refused, or nothing has changed."""
    record = played().record()
    text = write(record)
    for at in range(len(text)):
        same_or_refused(text[:at], record)
        same_or_refused(text[:at] + text[at + 1 :], record)
        same_or_refused(text[:at] + text[at] + text[at:], record)
        for other in '0a-? \n#"9é\x1c\ud800':
            same_or_refused(text[:at] + other + text[at + 1 :], record)
        same_or_refused(text[:at].encode() + b"\xff" + text[at + 1 :].encode(), record)


@given(st.integers(0, 400), st.integers(0, 400), st.text(string.printable, max_size=8))
def test_larger_edits_are_noticed_too(start: int, end: int, put: str) -> None:
    record = played().record()
    for text in (print_record(record), encode_record(record).decode()):
        same_or_refused(text[:start] + put + text[end:], record)


@given(st.text() | st.text(string.printable) | st.binary())
def test_anything_else_is_no_record(noise: str | bytes) -> None:
    with pytest.raises(RecordError):
        ludoteca.load(noise)


def forged(**changes: Any) -> Record:
    """A record that somebody edited and closed again with a fitting digest."""
    return msgspec.structs.replace(played().record(), **changes)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"players": 7}, "1 to 3 players, not 7"),
        ({"players": 3}, "Move 3 of the record (seat 1: say large) cannot be played"),
        ({"options": {"sorts": ["black", "white"], "talk": False}}, "Move 3 of the record (seat 1: say large) cannot"),
        ({"options": {"speak": False}}, "There is no option “speak”"),
        ({"options": {"talk": "perhaps"}}, "on or off"),
        ({"options": {"sorts": ["white", "white"]}}, "Name each sort once"),
        ({"seed": "third"}, "is not what the seed third gives"),
        ({"given": 6}, "says 6 moves were given, and has 5"),
        ({"given": 0}, "Move 1 of the record (chance: hand 0 4) is not what the seed second-wind gives"),
        ({"entries": ((CHANCE, Hand(0, 4)),)}, "cut off in the middle of what chance does"),
        ({"entries": ((0, Hand(0, 4)),)}, "Move 1 of the record (seat 0: hand 0 4) cannot be played. Only chance"),
        ({"entries": ((CHANCE, Hand(0, 4)), (CHANCE, Hand(0, 5))), "seed": None}, "Move 2"),
        ({"entries": ((7, Point(0)),)}, "Move 1 of the record (seat 7: point 0) belongs to no seat"),
        ({"entries": ((CHANCE, Hand(0, None)),)}, "Move 1 of the record (chance: hand 0 ?) cannot be played"),
    ],
)
@pytest.mark.parametrize("write", [lambda record: record, print_record, encode_record], ids=["struct", "text", "json"])
def test_a_forged_record_is_played_by_the_rules(
    write: Callable[[Record], Any], changes: dict[str, Any], reason: str
) -> None:
    """Somebody edits a record and closes it again with a fitting digest: it still has to be a match."""
    record = msgspec.structs.replace(played().record(), **changes)
    with pytest.raises(RecordError) as raised:
        ludoteca.load(write(record))
    assert reason in str(raised.value)


def test_moves_of_another_game_in_a_record() -> None:
    from tests.engine.test_moves import Pile

    foreign = msgspec.structs.replace(played().record(), entries=((0, Pile((), (), "left", 0, None)),))
    for write in (lambda record: record, print_record, encode_record):
        with pytest.raises(RecordError, match="Move 1 of the record"):
            ludoteca.load(write(foreign))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("record 1", "record 2", "has version 2; this Ludoteca reads version 1"),
        ("record 1", "record one", "has version one"),
        ("ludoteca", "hanabi", "not a Ludoteca record: its first line must be"),
        ("players 2\n", "", "does not say: players"),
        ("players 2", "players 2\nplayers 2", "Line 4 of the record is not understood"),
        ("players 2", "players two", "“players” of the record must be a whole number, not “two”"),
        ("given 1", "given 1\ncolour red", "is not understood: “colour red”"),
        ("option talk true", "option talk true\noption talk true", "is not understood"),
        ("option talk true", "option talk maybe", "the option talk is not JSON"),
        ("moves\n", "moves now\n", "is not understood: “moves now”"),
        ("1 say large", "1 say loud", "Move 3 of the record cannot be read"),
        ("1 say large", "x say large", "“seat” of the record must be a whole number, not “x”"),
        ("0 point 1\n", "", "it says 5 moves and has 4"),
        ("0 point 1", "0 point 0", "was changed after it was written"),
        ("end 5", "end 4", "it says 4 moves and has 5"),
    ],
)
def test_what_is_wrong_with_a_text(old: str, new: str, reason: str) -> None:
    text = print_record(played().record())
    assert old in text
    with pytest.raises(RecordError) as raised:
        ludoteca.load(text.replace(old, new, 1))
    assert reason in str(raised.value)


@pytest.mark.parametrize("lines", range(15))
def test_cut_off_after_each_line(lines: int) -> None:
    text = print_record(played().record())
    with pytest.raises(RecordError, match=r"not a Ludoteca record|cut off|does not say"):
        ludoteca.load("".join(text.splitlines(keepends=True)[:lines]))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"ludoteca": 2}, "has version 2"),
        ({"ludoteca": True}, "has version True"),
        ({"colour": "red"}, "damaged"),
        ({"players": "2"}, "damaged"),
        ({"players": -1}, "players, not -1"),
        ({"seed": "a b"}, "A seed is"),
        ({"seed": 5}, "damaged"),
        ({"given": -1}, "-1 moves were given"),
        ({"moves": [[True, {"do": "point", "at": 0}]]}, "damaged"),
        ({"moves": [[0, {"do": "fly"}]]}, "Move 1 of the record cannot be read"),
        ({"moves": [[0]]}, "damaged"),
        ({"count": 4}, "it says 4 moves and has 5"),
        ({"digest": "0" * 16}, "was changed after it was written"),
        ({"game": "\ud800"}, "no game"),
    ],
)
def test_what_is_wrong_with_a_json_record(changes: dict[str, Any], reason: str) -> None:
    data = msgspec.json.decode(encode_record(played().record())) | changes
    with pytest.raises(RecordError) as raised:
        ludoteca.load(data)
    assert reason in str(raised.value) or "was changed" in str(raised.value)


@pytest.mark.parametrize(
    "field", ["game", "players", "seed", "given", "options", "moves", "count", "digest", "ludoteca"]
)
def test_a_field_is_missing(field: str) -> None:
    data = msgspec.json.decode(encode_record(played().record()))
    del data[field]
    with pytest.raises(RecordError, match=field):
        ludoteca.load(data)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(RecordError):
        ludoteca.load('{"ludoteca":' + "[" * 100_000)
