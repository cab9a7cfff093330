"""Signs that a player makes by hand on the own sheet. They mean what the player wants them to mean."""

from __future__ import annotations

from typing import Literal

import msgspec

Sign = Literal["cross", "circle", "question"]


class Mark(msgspec.Struct, frozen=True):
    """A sign on a number of the sheet, in the row of a symbol."""

    symbol: str
    number: int
    sign: Sign
