"""How the four languages are set: no-break spaces in French, each language's own quotes, curly apostrophes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludoteca.locales import LANGUAGES
from workshop.places import ROOT

LOCALES = ROOT / "src" / "ludoteca" / "locales"
ROOMS = sorted(LOCALES.glob("*/*.ftl"))
# Names keep their own signs: the 3! card, and the boxes Think Str8! and The Game: Extreme; so does the key ?.
NAMES = re.compile(r"3!|Str8!|The Game: Extreme|· \?|x o \?")
# What no text of a language may hold. Whatever stands in braces has become an x.
WRONG = {
    "en": r"""[«»„"']|“(?=\s)|(?<=\s)”""",
    "it": r"""[“”„"']|«\s|\s»|\s[:;?!]""",
    "fr": r"""[“”„"']|(?<!\u00a0):|(?<!\u202f)[;?!]|«(?!\u00a0)|(?<!\u00a0)»""",
    "de": r"""[«»”"']|„(?=\s)|(?<=\s)“|\s[:;?!]""",
}


def _patterns(node: object) -> Iterator[ast.Pattern]:
    if isinstance(node, ast.Pattern):
        yield node
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for child in inside:
        yield from _patterns(child)


def _texts(room: Path) -> Iterator[str]:
    for entry in FluentParser().parse(room.read_text(encoding="utf-8")).body:
        # A line that begins with one of Fluent's own signs, such as *, is not read and would silently be left unsaid.
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in _patterns(entry):
                parts = (part.value if isinstance(part, ast.TextElement) else "x" for part in pattern.elements)
                yield f"{entry.id.name}: {NAMES.sub('x', ''.join(parts))}"


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{room.parent.name}-{room.stem}")
def test_every_text_is_set_as_its_language_wants_it(room: Path) -> None:
    wrong = re.compile(WRONG[room.parent.name])
    assert [text for text in _texts(room) if wrong.search(text.partition(": ")[2])] == []


def test_every_language_has_its_own_rules() -> None:
    assert set(WRONG) == set(LANGUAGES)


@pytest.mark.slow
def test_in_french_nought_is_not_one() -> None:
    """“one” is what the language says of 0 too: a text for it that names the number has to take it from the facts."""
    one = re.compile(r"\b(1|[Uu]ne?|[Dd]ernière?)\b")
    found = []
    for room in (LOCALES / "fr").glob("*.ftl"):
        for node in _variants(FluentParser().parse(room.read_text(encoding="utf-8"))):
            parts = [part for part in node.value.elements if isinstance(part, ast.TextElement)]
            if (
                isinstance(node.key, ast.Identifier)
                and node.key.name == "one"
                and len(parts) == len(node.value.elements)
            ):
                found += [part.value for part in parts if one.search(part.value)]
    assert found == []


def _variants(node: object) -> Iterator[ast.Variant]:
    if isinstance(node, ast.Variant):
        yield node
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for child in inside:
        yield from _variants(child)
