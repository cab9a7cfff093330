"""People: a name, a language, and a secret that only their own devices know."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Callable

import msgspec

from ludoteca.table.errors import ApiError

LONGEST_NAME = 24
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""For codes that are read aloud and typed: nothing that looks like something else."""


_INVISIBLE = set("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\ufe0e\ufe0f")
"""Characters that Unicode counts as letters, symbols or marks, and that nobody sees."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str


def clean_name(name: str) -> str:
    """A name as it is shown: no control or direction characters, single spaces, at most 24 characters, and something
    to see."""
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name)
        if char.isspace() or (unicodedata.category(char)[0] != "C" and char not in _INVISIBLE)
    )
    short = " ".join(kept.split())[:LONGEST_NAME].strip()
    # Marks alone are drawn on whatever stands before them.
    if not any(unicodedata.category(char)[0] != "M" for char in short):
        raise ApiError("name-empty", 422)
    return short


_LOOKS = str.maketrans("аеорсухѕіјԁԛԝнкмтвгпαβεικμνορτυχ0l1ı", "aeopcyxsijdqwhkmtbrnabeikmvoptuxoiii")
"""Letters that look like others: Cyrillic and Greek ones, nought and one."""


def look_of(name: str) -> str:
    """What a name looks like at a glance: two names with the same look could be taken for each other."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(char for char in plain.translate(_LOOKS) if char.isalnum())


def clean_text(text: str) -> str:
    """A message as it is kept: one line, no control or direction characters."""
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or unicodedata.category(char) not in ("Cc", "Cf", "Co", "Cs", "Cn") or char == "\u200d"
    )
    line = " ".join(kept.split())
    if not line:
        raise ApiError("text-empty", 422)
    return line


NewToken = Callable[[int], str]
"""Makes a secret of so many characters."""


def new_token(length: int) -> str:
    """Letters and digits that nobody can guess; five bits a character."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length)).lower()


def clean_code(code: str) -> str:
    """A code as it was typed, without spaces and dashes."""
    return "".join(char for char in code if char.isalnum()).lower()


def fingerprint(secret: str) -> str:
    """What the database keeps instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Signer:
    """Signs what the server gives away and wants to recognise. Each purpose has a key of its own."""

    def __init__(self, key: bytes, purpose: str) -> None:
        self._key = hmac.digest(key, purpose.encode(), "sha256")

    def sign(self, text: str) -> str:
        return f"{text}.{self._mark(text)}"

    def verify(self, signed: str) -> str | None:
        """The text that was signed, or None. Compared in constant time."""
        text, dot, mark = signed.rpartition(".")
        good = hmac.compare_digest(mark.encode(), self._mark(text).encode())
        return text if good and dot else None

    def _mark(self, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")).rstrip(b"=").decode()
