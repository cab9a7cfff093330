"""What may be said where numbers are secret (TG-18): nothing that tells a number, in any of our languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

# "One", "un", "una", "ein" and their like are articles, and no card bears that number: they are no secret.
_UNITS = {
    "en": "two three four five six seven eight nine",
    "it": "due tre quattro cinque sei sette otto nove",
    "fr": "deux trois quatre cinq six sept huit neuf",
    "de": "zwei drei vier funf sechs sieben acht neun",
}
_REST = {
    "en": "zero ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen hundred dozen third "
    "fifth eighth ninth twelfth fourty",
    "it": "zero uno dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove cento "
    "dozzina dozzine decina decine quinto quinta sesto sesta settimo settima ottavo ottava nono nona decimo decima",
    "fr": "zero dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf cent dizaine douzaine septante "
    "huitante octante nonante quatrevingt quatrevingts quatrevingtdix soixantedix",
    "de": "null eins zwo zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn hundert "
    "einhundert dutzend siebte siebten siebter siebtes",
}
_TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "it": "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "fr": "vingt trente quarante cinquante soixante",
    "de": "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
}
_ORDER = re.compile("(?:ieth|th|ies|ieme|iemes|esim[oaie]|(?<=[a-z]{4})s?te[nrms]?)$")
"""The endings with which our languages make "fortieth", "quarantième", "quarantesimo" and "vierzigste"."""
_ABOUT = {"en": ("s", "es", "ish"), "it": ("ina", "ine"), "fr": ("aine", "aines"), "de": ("er", "ern", "ers")}
"""With these they make "sevens", "fortyish", "quarantina", "quarantaine" and "Vierziger"."""
_NO_NUMBER = re.compile(
    r"\b(?:(?:tu|ci|chi|dove|non) sei|sei (?:tu|qui|sicur[oa]|pront[oa]|brav[oa]|stat[oa]|du|bitte|so|nicht|vorsichtig)"
    r"|(?:gib|gebt|hab|habt) acht|due to)\b"
)
"""In company like this, words that would be numbers are none: "are you there" and "be careful" are for any table."""
_ROMAN = re.compile("(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})")
_ONES = {"en": "one", "it": "uno", "fr": "un", "de": "ein"}


def tells_number(text: str) -> bool:
    """Whether a message contains a digit of any script or a number word of English, Italian, French or German."""
    if any(unicodedata.numeric(char, None) is not None or char == "\N{KEYCAP TEN}" for char in text):
        return True
    seen = "".join(char for char in text if unicodedata.category(char) != "Cf")
    if any(_is_roman(word) for word in re.findall(r"\b[A-Za-z]+\b", unicodedata.normalize("NFKD", seen))):
        return True
    plain = _NO_NUMBER.sub("", _plain(seen))
    # Letters with something between them are read as one word: f o r t y, s.e.t.t.e.
    spelled = ("".join(re.findall("[a-z]", run)) for run in re.findall(r"(?:\b[a-z]\b[^a-z]*){3,}", plain))
    return any(_is_number(word) for word in [*re.findall(r"[a-z]+", plain), *spelled])


def _is_number(word: str) -> bool:
    """Whether a word counts ("forty") or orders ("fortieth")."""
    if word in _words():
        return True
    stem = _ORDER.sub("", word)
    return stem != word and any(stem + end in _words() for end in ("", "e", "y", "a", "i"))


def _is_roman(word: str) -> bool:
    """Whether a word is a Roman number of a card; "vi" and "li" are Italian, unless they are all capitals."""
    return word not in ("vi", "li", "Vi", "Li") and len(word) > 1 and _ROMAN.fullmatch(word.lower()) is not None


def _plain(text: str) -> str:
    """Small letters without accents: "fünf" and "funf" are the same attempt, and so is "fuenf"."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return "".join(char for char in split if not unicodedata.combining(char))


@cache
def _words() -> frozenset[str]:
    found: set[str] = set()
    for language, units in _UNITS.items():
        small, tens = units.split(), _TENS[language].split()
        words = [*small, *_REST[language].split(), *tens]
        found |= {*words, *_about(language, words if language == "en" else [ten.rstrip("aei") for ten in tens])}
        for ten in tens:
            for unit in [_ONES[language], *small]:
                found |= set(_joined(language, ten, unit))
    teens = ["onze", "douze", "treize", "quatorze", "quinze", "seize", "dixsept", "dixhuit", "dixneuf"]
    eighty = [f"quatrevingt{word}" for word in ["un", *_UNITS["fr"].split(), *teens]]
    found |= {*eighty, *(f"soixante{word}" for word in teens), "soixanteetonze"}
    found |= {word.replace("o", "oe") for word in found if "zwolf" in word}
    found |= {word.replace("funf", "fuenf") for word in found if "funf" in word}
    return frozenset(found)


def _about(language: str, stems: Iterable[str]) -> set[str]:
    return {stem + end for stem in stems for end in _ABOUT[language]}


def _joined(language: str, ten: str, unit: str) -> list[str]:
    """How "34" is written in one word. Where it is written in several, each of them is a number word by itself."""
    if language == "de":
        return [f"{unit}und{ten}"]
    if language == "it" and unit[0] in "uo":
        return [ten[:-1] + unit, ten + unit, *([ten[:-1] + "un"] if unit == "uno" else [])]
    if language == "fr" and unit == "un":
        return [f"{ten}etun", f"{ten}un", f"{ten}etune"]
    return [ten + unit]
