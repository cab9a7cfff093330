"""People: a name, a language, and a secret that only their own devices know."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable

import msgspec

from ludoteca.table.trouble import Refused

LONGEST_NAME = 24
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""For codes that are read aloud and typed: nothing that looks like something else."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str


def tidy_name(name: str) -> str:
    """A name as it is shown: no control or direction characters, single spaces, at most 24 characters."""
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name)
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    short = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not short:
        raise Refused("name-empty", 422)
    return short


def tidy_text(text: str) -> str:
    """A message as it is kept: one line, no control or direction characters."""
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or unicodedata.category(char) not in ("Cc", "Cf", "Co", "Cs", "Cn") or char == "\u200d"
    )
    line = " ".join(kept.split())
    if not line:
        raise Refused("text-empty", 422)
    return line


NewToken = Callable[[int], str]
"""Makes a secret of so many characters."""


def new_token(length: int) -> str:
    """Letters and digits that nobody can guess; five bits a character."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length)).lower()


def tidy_code(code: str) -> str:
    """A code as it was typed, without spaces and dashes."""
    return "".join(char for char in code if char.isalnum()).lower()


def fingerprint(secret: str) -> str:
    """What the database keeps instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Seal:
    """Signs what the server gives away and wants to recognise. Each purpose has a key of its own."""

    def __init__(self, key: bytes, purpose: str) -> None:
        self._key = hmac.digest(key, purpose.encode(), "sha256")

    def sign(self, text: str) -> str:
        return f"{text}.{self._mark(text)}"

    def read(self, sealed: str) -> str | None:
        """The text that was signed, or None. Compared in constant time."""
        text, dot, mark = sealed.rpartition(".")
        good = hmac.compare_digest(mark.encode(), self._mark(text).encode())
        return text if good and dot else None

    def _mark(self, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")).rstrip(b"=").decode()


class Seated(msgspec.Struct, frozen=True):
    """What a seat token says: this person, at this table, in this seat, and nowhere else."""

    person: str
    table: str
    seat: int


def pack(seated: Seated) -> str:
    return urlsafe_b64encode(msgspec.json.encode(seated)).rstrip(b"=").decode()


def unpack(text: str) -> Seated | None:
    try:
        padded = text + "=" * (-len(text) % 4)
        return msgspec.json.decode(urlsafe_b64decode(padded.encode()), type=Seated)
    except (ValueError, msgspec.MsgspecError):
        return None
