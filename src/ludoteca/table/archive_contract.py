"""What passes between the server and a client about finished matches: replaying them, going on from them, records."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludoteca.engine.game import Outcome
from ludoteca.engine.moves import Seat
from ludoteca.table.contract import AnyView, Count, Ending, Level, MaybeMove, Origin, Place


class MatchInfo(msgspec.Struct, frozen=True):
    """A finished match. `n` is the number of its entries; `names` are the seats', `levels` the bots'."""

    id: str
    game: str
    options: dict[str, Any]
    players: int
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    n: int
    outcome: Outcome | None
    ending: Ending | None
    seed: str | None
    origin: Origin | None
    ended: float
    table: str | None
    """Its table, where the one who asks may enter it."""
    you: Seat | None = None
    """Where the one who asks sat."""


class Frame(msgspec.Struct, frozen=True):
    """The match after `n` entries: the last of them, and the views asked for, one per viewer."""

    n: int
    seat: Seat | None
    move: MaybeMove
    views: tuple[AnyView, ...]


class Frames(msgspec.Struct, frozen=True):
    first: int
    total: int
    """Frames there are: the number of entries plus one."""
    viewers: tuple[Seat | None, ...]
    frames: tuple[Frame, ...]


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from entry `n` as a new match: at which seat, and against whom. Without `bots` the other seats are open."""

    n: Count
    seat: Place = 0
    bots: Level | None = None


class RecordSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=2_000_000)]
    """Text or JSON."""
