"""What could be the number of a card is not told (TG-18, TG-22), in none of the four languages and by no trick of
writing; and nothing else is held back. The phrases are data: tests/table/talk has a file for each language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.games.the_game.box import COMMAND_WORDS, COMMANDS, PILES, WORDS
from ludoteca.locales import LANGUAGES, say
from ludoteca.table.talk import tells_number

FOLDER = Path(__file__).parent / "talk"
KINDS = {"+": False, "-": True}


def phrases(language: str) -> Iterator[tuple[bool, str]]:
    for line in (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line[:1] in KINDS:
            yield KINDS[line[0]], line[2:].replace("\\u200b", "\u200b").replace("\\u200d", "\u200d")


def told(language: str, *, number: bool) -> list[str]:
    return [phrase for tells, phrase in phrases(language) if tells is number]


@pytest.mark.rule("TG-18", "TG-22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_heard(language: str) -> None:
    assert [phrase for phrase in told(language, number=True) if not tells_number(phrase)] == []


@pytest.mark.rule("TG-22", "TG-19", "TX-50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_else_may_be_said(language: str) -> None:
    assert [phrase for phrase in told(language, number=False) if tells_number(phrase)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_of_both_kinds(language: str) -> None:
    found = list(phrases(language))
    assert len({phrase for _, phrase in found}) == len(found) >= 280
    assert 0.8 < sum(tells for tells, _ in found) / (len(found) / 2) < 1.2


@pytest.mark.rule("TG-22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_that_the_program_writes_are_no_numbers(language: str) -> None:
    """Piles, commands, and what may be signalled about them."""
    names = [say(f"pile-{pile}", {}, language) for pile in PILES]
    names += [
        say(message, {"pile": pile}, language) for message in ("pile-name", "pile-on", "pile-onto") for pile in PILES
    ]
    names += [say(f"command-{command}", {}, language) for command in COMMANDS]
    names += [say(f"command-{command}-says", {}, language) for command in COMMANDS]
    names += [say(f"signal-{word}", {}, language) for word in WORDS if word != "none"]
    names += [say(f"tell-{word}", {}, language) for word in COMMAND_WORDS if word != "none"]
    assert [name for name in names if tells_number(name)] == []


def _list(text: str) -> list[str]:
    return text.split()


UNITS = {
    "en": _list("one two three four five six seven eight nine"),
    "it": _list("uno due tre quattro cinque sei sette otto nove"),
    "de": _list("ein zwei drei vier fünf sechs sieben acht neun"),
}


def spelled(language: str, n: int) -> str:
    """A number from 13 to 99 as it is spelled, worked out on its own."""
    ten, one = divmod(n, 10)
    if language == "fr":
        small = _list("zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize")
        if n <= 16:
            return small[n]
        if n < 20:
            return f"dix-{small[one]}"
        if n >= 80:
            return "quatre-vingts" if n == 80 else f"quatre-vingt-{spelled('fr', n - 80)}"
        if n >= 70:
            return "soixante et onze" if n == 71 else f"soixante-{spelled('fr', n - 60)}"
        stem = ["vingt", "trente", "quarante", "cinquante", "soixante"][ten - 2]
        return stem if not one else f"{stem} et un" if one == 1 else f"{stem}-{small[one]}"
    units = UNITS[language]
    if language == "en":
        teens = _list("thirteen fourteen fifteen sixteen seventeen eighteen nineteen")
        tens = _list("twenty thirty forty fifty sixty seventy eighty ninety")
        return teens[n - 13] if n < 20 else tens[ten - 2] + (f"-{units[one - 1]}" if one else "")
    if language == "it":
        teens = _list("tredici quattordici quindici sedici diciassette diciotto diciannove")
        tens = _list("venti trenta quaranta cinquanta sessanta settanta ottanta novanta")
        if n < 20:
            return teens[n - 13]
        return (tens[ten - 2][:-1] if one in (1, 8) else tens[ten - 2]) + (units[one - 1] if one else "")
    teens = _list("dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn")
    tens = _list("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig")
    return teens[n - 13] if n < 20 else (f"{units[one - 1]}und" if one else "") + tens[ten - 2]


@pytest.mark.rule("TG-22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_in_words(language: str) -> None:
    """As written, without what joins the words, without accents, in capitals, and in a sentence."""
    for n in range(13, 100):
        word = spelled(language, n)
        for text in (word, word.replace("-", " "), word.replace("-", ""), word.upper(), f"ok, {word}, ok"):
            assert tells_number(text), text


def roman(n: int) -> str:
    tens = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"]
    return tens[n // 10] + ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][n % 10]


@pytest.mark.rule("TG-22")
def test_every_card_in_digits_and_roman_numerals() -> None:
    for n in range(2, 100):
        assert tells_number(str(n))
        assert tells_number(f"I have {n}.")
        numeral = roman(n)
        assert tells_number(numeral) or len(numeral) == 1, numeral


@pytest.mark.rule("TG-22")
@pytest.mark.parametrize("place", [0, 2, 4])
@pytest.mark.parametrize("between", [" ", ".", "-", "*", "\u200b", "\u00ad"])
def test_a_word_that_is_taken_apart(place: int, between: str) -> None:
    for word in ("twenty", "seventy", "quaranta", "cinquante", "vierzig", "neunzehn", "quattordici"):
        assert tells_number(word[: place + 1] + between + word[place + 1 :]), (word, place)
