"""What may be said where numbers are secret (TG-18): nothing that tells a number, in any of our languages."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

# "One", "un", "una", "ein" and their like are articles, and no card bears that number: they are no secret.
_UNITS = {
    "en": "two three four five six seven eight nine",
    "it": "due tre quattro cinque sei sette otto nove",
    "fr": "deux trois quatre cinq six sept huit neuf",
    "de": "zwei drei vier funf sechs sieben acht neun",
}
_REST = {
    "en": "zero ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen hundred dozen",
    "it": "zero uno dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove cento "
    "dozzina",
    "fr": "zero dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf cent douzaine septante huitante "
    "octante nonante quatrevingt quatrevingts quatrevingtdix soixantedix",
    "de": "null eins zwo zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn hundert "
    "einhundert dutzend",
}
_TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "it": "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "fr": "vingt trente quarante cinquante soixante",
    "de": "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
}
_ONES = {"en": "one", "it": "uno", "fr": "un", "de": "ein"}


def tells_number(text: str) -> bool:
    """Whether a message contains a digit of any script or a number word of English, Italian, French or German."""
    if any(unicodedata.numeric(char, None) is not None for char in text):
        return True
    return any(word in _words() for word in re.findall(r"[a-z]+", _plain(text)))


def _plain(text: str) -> str:
    """Small letters without accents: "fünf" and "funf" are the same attempt, and so is "fuenf"."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return "".join(char for char in split if not unicodedata.combining(char))


@cache
def _words() -> frozenset[str]:
    found: set[str] = set()
    for language, units in _UNITS.items():
        small, tens = units.split(), _TENS[language].split()
        found |= {*small, *_REST[language].split(), *tens}
        for ten in tens:
            for unit in [_ONES[language], *small]:
                found |= set(_joined(language, ten, unit))
    teens = ["onze", "douze", "treize", "quatorze", "quinze", "seize", "dixsept", "dixhuit", "dixneuf"]
    eighty = [f"quatrevingt{word}" for word in ["un", *_UNITS["fr"].split(), *teens]]
    found |= {*eighty, *(f"soixante{word}" for word in teens), "soixanteetonze"}
    found |= {word.replace("o", "oe") for word in found if "zwolf" in word}
    found |= {word.replace("funf", "fuenf") for word in found if "funf" in word}
    return frozenset(found)


def _joined(language: str, ten: str, unit: str) -> list[str]:
    """How "34" is written in one word. Where it is written in several, each of them is a number word by itself."""
    if language == "de":
        return [f"{unit}und{ten}"]
    if language == "it" and unit[0] in "uo":
        return [ten[:-1] + unit, ten + unit, *([ten[:-1] + "un"] if unit == "uno" else [])]
    if language == "fr" and unit == "un":
        return [f"{ten}etun", f"{ten}un", f"{ten}etune"]
    return [ten + unit]
