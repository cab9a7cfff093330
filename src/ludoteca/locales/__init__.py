"""Every sentence a person reads, in English, Italian, French and German (Fluent files, one per room).

This room depends on nothing else, so that every other room may speak through it: the rules name a
sentence by its id and hand over the facts; the wording is here, and only here.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

# A year-old deprecation inside Fluent's dependencies is nothing a player can act on.
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it", "fr", "de")

Fact = str | int | float
Phrase = Callable[[str], str]
"""A part of a sentence that has to be said in the language of the whole."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    found = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def knows(message: str) -> bool:
    """Whether there is such a sentence."""
    return bool(bundle("en").has_message(message))


def say(message: str, facts: Mapping[str, Fact | Phrase] | None = None, language: str = "en") -> str:
    """The sentence `message` in `language`, with `facts` filled in.

    Unknown languages fall back to English; an unknown message is a mistake of ours and raises KeyError.
    """
    language = language if language in LANGUAGES else "en"
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
    return str(text)
