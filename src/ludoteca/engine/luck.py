"""Chance, made repeatable.

Every chance move has a label ("roll 3", "card 41") that occurs once in a match. What chance plays there is a
function of the seed and the label alone: no hidden generator state, the same on every machine, and the same
dice and the same draw order for a seed whatever the players do in between.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from hashlib import blake2b

from ludoteca.engine.input_error import InputError

Luck = Callable[[str, int], int]
"""luck(label, n) is a number from 0 to n - 1."""

_SEED = re.compile(r"[!-~]{1,64}")


def luck_of(seed: str) -> Luck:
    """The luck that belongs to a seed."""
    key = blake2b(seed.encode(), digest_size=16).digest()

    def draw(label: str, n: int) -> int:
        # 64 bits reduced to a few hundred at most: the bias is below one in 10**16.
        return int.from_bytes(blake2b(label.encode(), digest_size=8, key=key).digest(), "big") % n

    return draw


def read_seed(seed: int | str | None) -> str:
    """A seed as records keep it: printable, without spaces. None makes one that nobody can guess."""
    if seed is None:
        return secrets.token_hex(16)
    whole = isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**63
    text = str(seed) if whole or isinstance(seed, str) else ""
    # A record writes "-" where there is no seed.
    if not _SEED.fullmatch(text) or text == "-":
        raise InputError("seed")
    return text
