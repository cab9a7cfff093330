"""Every sentence a person reads, in English, Italian, French and German (Fluent files, one per room).

This room depends on nothing else, so that every other room may speak through it: the rules name a
sentence by its id and hand over the facts; the wording is here, and only here. A family of games from
another package brings a folder of its own, laid out like this one (`add_words`); English is enough.
"""

from __future__ import annotations

import logging
import re
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

# A year-old deprecation inside Fluent's dependencies is nothing a player can act on.
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.runtime.types import fluent_number
    from fluent.syntax import ast as FTL  # noqa: N812

log = logging.getLogger(__name__)

LANGUAGES = ("en", "it", "fr", "de")

Fact = str | int | float
Phrase = Callable[[str], str]
"""A part of a sentence that has to be said in the language of the whole."""

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")

# Otto, undici, ottanta …: Italian articles before them lose their vowel, and no sentence knows its number.
_ELIDED = re.compile(r"\b([Ii]|[aA]|[dD]e|[dD]a|[nN]e|[sS]u)l (?=(?:8\d{0,2}|11)(?!\d))")

_added: dict[str, Traversable] = {}
"""Folders of families from elsewhere, by the family's name."""


_boxes: list[Callable[[str], Mapping[str, Any]]] = []


def tell_of(box: Callable[[str], Mapping[str, Any]]) -> None:
    """From now on sentences find here what is in the box of a game, by its name."""
    _boxes[:] = [box]


def _in_the_box(path: str) -> Any:
    """BOX("lost-code.hits.1") in a sentence: a fact of a game's box, so that no sentence has a number of its own."""
    game, *parts = str(path).split(".")
    found: Any = _boxes[0](game)
    for part in parts:
        found = found[int(part) if part.isdigit() else part]
    return fluent_number(found) if isinstance(found, int) else str(found)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language. An id belongs to whoever brought it first: ours, then families in their order."""
    found = FluentBundle([language], use_isolating=False, functions={"BOX": _in_the_box})
    for text in (_text(files(__name__), language), *(words_of(family, language) for family in _added)):
        found.add_resource(_resource(text))
    return found


@cache
def _resource(text: str) -> FTL.Resource:
    """Read once: a family more or less leaves our own sentences, a third of a second's reading, as they are."""
    return FluentResource(text)


def add_words(family: str, folder: Traversable) -> None:
    """Let a family from elsewhere speak: `folder` has a folder for each language it knows, with .ftl files inside."""
    if not folder.joinpath("en").is_dir():
        raise FileNotFoundError(f"{folder} has no folder “en” with the family's English sentences")
    _added[family] = folder
    bundle.cache_clear()


def forget_words() -> None:
    """Only ours are left."""
    _added.clear()
    bundle.cache_clear()


def words_of(family: str, language: str) -> str:
    """The Fluent text of a family that was added; "" where it does not speak the language or cannot be read."""
    folder = _added.get(family)
    try:
        return "" if folder is None else _text(folder, language)
    except (OSError, UnicodeDecodeError) as error:
        log.error("the words of the family %s cannot be read: %s", family, error)
        return ""


def foreign_ids(family: str) -> tuple[str, ...]:
    """Ids of a family's sentences that somebody else had brought before."""
    earlier = FluentBundle(["en"], use_isolating=False)
    earlier.add_resource(_resource(_text(files(__name__), "en")))
    for other in _added:
        if other == family:
            break
        earlier.add_resource(_resource(words_of(other, "en")))
    own = (entry.id.name for entry in _resource(words_of(family, "en")).body if isinstance(entry, FTL.Message))
    return tuple(sorted(name for name in own if earlier.has_message(name)))


def _text(folder: Traversable, language: str) -> str:
    place = folder.joinpath(language)
    if not place.is_dir():
        return ""
    found = sorted((file for file in place.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


def knows(message: str) -> bool:
    """Whether there is such a sentence."""
    return bool(bundle("en").has_message(message))


def say(message: str, facts: Mapping[str, Fact | Phrase] | None = None, language: str = "en") -> str:
    """The sentence `message` in `language`, with `facts` filled in.

    Unknown languages fall back to English, and so does a sentence that a family has in English only; an unknown
    message is a mistake of whoever wrote the game and raises KeyError.
    """
    language = language if language in LANGUAGES and bundle(language).has_message(message) else "en"
    words = bundle(language)
    if not words.has_message(message):
        raise KeyError(f"no sentence is called {message!r}")
    pattern = words.get_message(message).value
    if pattern is None:
        raise KeyError(f"the sentence {message!r} has no text")
    said = {name: fact(language) if callable(fact) else fact for name, fact in (facts or {}).items()}
    text, errors = words.format_pattern(pattern, said)
    if errors:
        raise KeyError(f"{message}: {errors[0]}")
    # Numbers below zero come with a hyphen, and a minus is none. Commands and ids in other sentences keep theirs.
    below = any(isinstance(fact, int | float) and fact < 0 for fact in said.values())
    text = _HYPHEN.sub("−", str(text)) if below else str(text)
    return _ELIDED.sub(_elided, text) if language == "it" else text


def _elided(article: re.Match[str]) -> str:
    stem = article[1]
    return {"i": "l’", "I": "L’"}.get(stem, f"{stem}ll’")


def say_or(otherwise: str, message: str, facts: Mapping[str, Fact | Phrase] | None = None, language: str = "en") -> str:
    """The sentence `message`, or `otherwise` where nobody has written it, or not for these facts: a game from
    elsewhere may come without words for some of its things, and is playable all the same."""
    try:
        return say(message, facts, language)
    except KeyError:
        return otherwise
