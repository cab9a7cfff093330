"""What may be said where numbers are secret (TG-18, TG-22): nothing that could be the value of a card, in any of our
languages and by no trick of writing; and everything else.

A message is written small and plain, turns of phrase are struck out, and every number that is left has to be in company
that makes it something else than a card: a count of piles, a time, the name of a pile. The words are in talk_words.py.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple

from ludoteca.table import talk_words as words

MOST_COUNTED = 12
"""Nobody at a table counts further than this, but for cards left, points and time."""
HIDDEN = -1
"""The value of digits in a row that may hide a card."""
ONLY_FROM = 100
"""From here on a number is no card."""

_PICTURES = ("DIE FACE", "CLOCK FACE", "PLAYING CARD", "DOMINO TILE", "MAHJONG TILE", "KEYCAP")
_LETTER = re.compile(r"(?:LATIN|SYMBOL|SQUARED|CIRCLED)\b.*\bLETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .*)?$")
_NO_CARDS = re.compile(
    r"(?<![0-9])3!(?!!)|[<:]3(?![0-9])|\b[0-2]?[0-9]:[0-5][0-9]\b|\b[0-2]?[0-9]\s?h[0-5][0-9]\b|\b24/7\b"
)
"""The command 3!, hearts and faces, times of the day."""
_IS_SIX = re.compile(r"\b(?:è|e\u0300|e['’])\s*sei\b", re.IGNORECASE)
"""Italian "sei" is also "you are", but not after "is"."""
_ROMAN = re.compile("(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})")
_NO_ROMAN = frozenset(("vi", "Vi", "li", "Li", "Liv", "xx", "xxx"))
"""Italian words, a name, and kisses."""
_SHOUTED = frozenset(("VI", "LI"))
_JOINTS = frozenset(("or", "o", "ou", "oder", "to", "bis"))
"""Between numbers that belong together."""
_ORDINALS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"(?:ieth|ies)$", ("y",)),
    (r"th$", ("",)),
    (r"iemes?$", ("", "e")),
    (r"esim[oaie]$", ("", "a", "i", "e", "o")),
    (r"(?<=[a-z]{4})s?te[nrms]?$", ("",)),
)


class Token(NamedTuple):
    """A word, a number in digits, or a mark that keeps its neighbours apart."""

    text: str
    value: int | None = None
    kind: Literal["count", "order", "about", "word", "mark"] = "word"


def tells_number(text: str) -> bool:
    """Whether a message tells what could be the number of a card."""
    if any(unicodedata.name(char, "").startswith(_PICTURES) for char in text):
        return True
    if any(unicodedata.numeric(char, None) is not None and not char.isdigit() for char in text):
        return True
    seen = _IS_SIX.sub("6", "".join(map(_letter, text)).translate(words.LOOK_ALIKES))
    if _tells_roman(seen):
        return True
    plain = _everyday().sub(" ~ ", _NO_CARDS.sub(" ~ ", _plain(seen)))
    if any(_is_secret(word) for word in _pieced_together(plain)):
        return True
    tokens = [_token(found) for found in re.findall(r"[a-z]+|[0-9]+|[^\sa-z0-9'’‑-]", plain)]
    tokens = [_settled(tokens, at) for at in range(len(tokens))]
    return any(not _is_harmless(tokens, first, last) for first, last in _runs(tokens))


# --- reading ----------------------------------------------------------------------------------------------------


def _letter(char: str) -> str:
    """What a letter or digit in disguise stands for; nothing for what cannot be seen."""
    if char.isascii():
        return char
    if unicodedata.category(char) == "Cf" or char == "\N{VARIATION SELECTOR-16}":
        return ""
    if char.isdigit():
        return str(unicodedata.digit(char))
    found = _LETTER.search(unicodedata.name(char, ""))
    if found is None or unicodedata.normalize("NFKD", char) != char:
        return char
    return found[1].lower() if char.islower() else found[1]


def _plain(text: str) -> str:
    """Small letters without accents: "fünf" and "funf" are the same attempt."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return "".join(char for char in split if not unicodedata.combining(char))


def _tells_roman(text: str) -> bool:
    found = re.findall(r"\b[A-Za-z]+\b", unicodedata.normalize("NFKD", text))
    shouting = sum(word.isupper() and len(word) > 2 and not _ROMAN.fullmatch(word.lower()) for word in found) > 1
    ignored = _NO_ROMAN | _SHOUTED if shouting else _NO_ROMAN
    return any(len(word) > 1 and word not in ignored and _ROMAN.fullmatch(word.lower()) for word in found)


@cache
def _everyday() -> re.Pattern[str]:
    return re.compile(r"\b(?:" + re.sub("(?<![?:]) ", "[^a-z0-9]+", words.EVERYDAY) + r")\b")


@cache
def _numbers() -> dict[str, int]:
    found = words.OTHERS | {word: value for language in words.UNITS for word, value in words.spelled(language)}
    found |= {word.replace("zwolf", "zwoelf"): value for word, value in found.items() if "zwolf" in word}
    found |= {word.replace("funf", "fuenf"): value for word, value in found.items() if "funf" in word}
    return found


@cache
def _abouts() -> frozenset[str]:
    """ "Sevens", "fortyish", "quarantina", "Vierziger"."""
    found = {word + end for word, value in words.spelled("en") if value > 1 for end in words.ABOUT["en"]}
    for language in ("it", "fr", "de"):
        tens = (ten.rstrip("aei") for ten in words.TENS[language].split())
        found |= {ten + end for ten in tens for end in words.ABOUT[language]}
    return frozenset(found - {"tens", "seis"})


@cache
def _token(text: str) -> Token:
    if text.isdigit():
        value = int(text) if len(text) < 3 or text in ("100", "1000") else HIDDEN
        return Token(text, value, "count")
    if not text.isalpha():
        return Token(text, None, "mark")
    for word in (text, re.sub(r"(.)\1{2,}", r"\1", text), re.sub(r"(.)\1{2,}", r"\1\1", text)):
        if word in _numbers():
            return Token(word, _numbers()[word], "count")
        if word in words.FIRST_ORDINALS:
            return Token(word, words.FIRST_ORDINALS[word], "order")
        if word in _abouts() or any(ten in word for ten in words.BURIED):
            return Token(word, HIDDEN, "about")
        order = _ordinal(word)
        if order is not None:
            return Token(word, order, "order")
    return Token(text)


def _ordinal(word: str) -> int | None:
    for ending, stems in _ORDINALS:
        stem = re.sub(ending, "", word)
        if stem != word:
            for end in stems:
                if _numbers().get(stem + end, 0) > 1:
                    return _numbers()[stem + end]
    return None


def _is_secret(word: str) -> bool:
    return 1 < _numbers().get(word, 0) < ONLY_FROM or word in _abouts()


def _pieced_together(plain: str) -> list[str]:
    """Words that were taken apart: "for ty", "fo.rty", "f o r t y"."""
    found = ["".join(re.findall("[a-z]", run)) for run in re.findall(r"(?:\b[a-z]\b[^a-z]*){3,}", plain)]
    parts = re.findall("[a-z]+", plain)
    for size in (2, 3):
        for at in range(len(parts) - size + 1):
            pieces = tuple(parts[at : at + size])
            joined = "".join(pieces)
            if len(joined) > 3 and pieces not in words.HALVES_THAT_ARE_WORDS and not any(map(_is_secret, pieces)):
                found.append(joined)
    return found


def _settled(tokens: Sequence[Token], at: int) -> Token:
    """A word that is usually no number ("sei", "one") is one only in company that says so."""
    token = tokens[at]
    if token.text not in words.NUMBER_AFTER:
        return token
    before, after = _near(tokens, at - 1), _near(tokens, at + 1)
    if token.text == "sei" and before.text == "e" and _near(tokens, at - 2).text in words.SHOWN:
        return token if after.kind == "mark" else Token(token.text)
    alone = sum(other.kind != "mark" for other in tokens) == 1
    beside = any(other.value is not None and other.text not in words.NUMBER_AFTER for other in (before, after))
    asked = before.text in words.NUMBER_AFTER[token.text] and after.text not in words.NO_NUMBER_BEFORE.get(
        token.text, frozenset()
    )
    return token if alone or beside or asked else Token(token.text)


def _near(tokens: Sequence[Token], at: int) -> Token:
    return tokens[at] if 0 <= at < len(tokens) else Token("", None, "mark")


# --- judging ----------------------------------------------------------------------------------------------------


def _runs(tokens: Sequence[Token]) -> list[tuple[int, int]]:
    """Where numbers stand: first and last place of each, with those that belong together in one."""
    found: list[tuple[int, int]] = []
    for at, token in enumerate(tokens):
        if token.value is None:
            continue
        if found:
            first, last = found[-1]
            if last == at - 1 or (last == at - 2 and tokens[at - 1].text in _JOINTS):
                found[-1] = first, at
                continue
        found.append((at, at))
    return found


def _is_harmless(tokens: Sequence[Token], first: int, last: int) -> bool:
    """Whether the numbers of a run can be no card."""
    run = [token for token in tokens[first : last + 1] if token.value is not None]
    values = [token.value for token in run if token.value is not None]
    most = max(values)
    before, two_before = _near(tokens, first - 1).text, _near(tokens, first - 2).text
    after, noun = _near(tokens, last + 1).text, _counted(tokens, last + 1)
    if any(token.kind == "about" for token in run) or HIDDEN in values:
        return False
    if len(run) == 1 and most >= ONLY_FROM:
        return True
    if all(token.kind == "order" for token in run):
        return most <= words.MOST_PEOPLE or (
            most <= MOST_COUNTED and noun in words.COUNTED | words.NUMBERED | words.TIMES
        )
    if noun in words.TIMES or (noun in words.CARDS and (most == 98 or _counts_all(tokens, first, last))):
        return True
    if most > MOST_COUNTED:
        return False
    if noun in words.COUNTED or after in words.AFTER or (len(run) == 1 and before in words.NUMBERED):
        return True
    return len(run) == 1 and most <= words.MOST_PEOPLE and _are_people(before, two_before)


def _are_people(before: str, two_before: str) -> bool:
    """Before a number this says that people are meant: "you two", "tutti e quattro", "wir drei"."""
    return before in words.PEOPLE or two_before in words.ALL_OF.get(before, frozenset())


def _counted(tokens: Sequence[Token], at: int) -> str:
    """What is counted by the number before this place."""
    for token in tokens[at : at + 4]:
        if token.text in words.COUNTED or token.text in words.TIMES or token.text in words.NUMBERED:
            return token.text
        if token.text not in words.MODIFIERS:
            break
    return ""


def _counts_all(tokens: Sequence[Token], first: int, last: int) -> bool:
    """Whether cards are counted that are not in one hand: "forty cards left", "restano quaranta carte"."""
    near = [*tokens[max(0, first - 3) : first], *tokens[last + 1 : last + 7]]
    return any(token.text in words.LEFT for token in near)
