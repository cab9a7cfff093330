"""Names, secrets and what the server signs."""

from __future__ import annotations

import pytest

from ludoteca.table.people import Seal, Seated, new_token, pack, tidy_code, tidy_name, tidy_text, unpack
from ludoteca.table.trouble import Refused


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna  Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("evil\u202ename", "evilname"),
        ("tab\tand\nline", "tab and line"),
        ("x" * 100, "x" * 24),
        ("名前 🎲", "名前 🎲"),
    ],
)
def test_a_name_is_made_fit_to_show(typed: str, kept: str) -> None:
    assert tidy_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "\x00"])
def test_a_name_has_to_be_visible(typed: str) -> None:
    with pytest.raises(Refused):
        tidy_name(typed)


def test_a_message_is_one_line_without_control_characters() -> None:
    assert tidy_text("hi\nthere\x07 \u202e!") == "hi there !"


def test_codes_may_be_typed_with_dashes_and_capitals() -> None:
    assert tidy_code(" ABCD-efgh ") == "abcdefgh"


def test_tokens_differ_and_are_long_enough() -> None:
    tokens = {new_token(16) for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {16}


def test_a_seal_knows_its_own_and_nothing_else() -> None:
    seal, other = Seal(b"key", "cookie"), Seal(b"key", "seat")
    sealed = seal.sign("secret")
    assert seal.read(sealed) == "secret"
    assert other.read(sealed) is None
    for n in range(len(sealed)):
        changed = sealed[:n] + ("A" if sealed[n] != "A" else "B") + sealed[n + 1 :]
        assert seal.read(changed) is None
    assert seal.read("") is None


def test_a_seat_token_says_what_was_packed() -> None:
    seated = Seated("p", "t", 3)
    assert unpack(pack(seated)) == seated
    for junk in ("", "!!!", "AAAA", pack(seated)[:-3]):
        assert unpack(junk) is None
