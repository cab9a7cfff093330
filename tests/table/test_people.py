"""Names, secrets and what the server signs."""

from __future__ import annotations

import pytest

from ludoteca.table.errors import ApiError
from ludoteca.table.people import Signer, clean_code, clean_name, clean_text, look_of, new_token


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
    assert clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "\x00"])
def test_a_name_has_to_be_visible(typed: str) -> None:
    with pytest.raises(ApiError):
        clean_name(typed)


def test_a_message_is_one_line_without_control_characters() -> None:
    assert clean_text("hi\nthere\x07 \u202e!") == "hi there !"


def test_codes_may_be_typed_with_dashes_and_capitals() -> None:
    assert clean_code(" ABCD-efgh ") == "abcdefgh"


def test_tokens_differ_and_are_long_enough() -> None:
    tokens = {new_token(16) for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {16}


def test_a_seal_knows_its_own_and_nothing_else() -> None:
    seal, other = Signer(b"key", "cookie"), Signer(b"key", "seat")
    sealed = seal.sign("secret")
    assert seal.verify(sealed) == "secret"
    assert other.verify(sealed) is None
    for n in range(len(sealed)):
        changed = sealed[:n] + ("A" if sealed[n] != "A" else "B") + sealed[n + 1 :]
        assert seal.verify(changed) is None
    assert seal.verify("") is None


@pytest.mark.parametrize("typed", ["\u3164", "\u2800 \u2800", "\u200b", "\ufe0f", "\u0301\u0301", "\u115f\u1160"])
def test_a_name_that_nobody_can_see_is_no_name(typed: str) -> None:
    with pytest.raises(ApiError, match="name-empty"):
        clean_name(typed)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Аnnа"), ("Anna", "anna "), ("Bo1", "Boi"), ("Ol", "OI"), ("Zoë", "Zoe"), ("a.b", "ab")]
)
def test_twin_names_have_one_look(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


def test_different_names_look_different() -> None:
    assert len({look_of(name) for name in ("Anna", "Anne", "Ben", "Bea", "李", "王")}) == 6
