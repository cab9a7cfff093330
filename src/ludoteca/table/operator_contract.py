"""The contract between operators and the server (/api/operator), as it goes over the wire."""

from __future__ import annotations

from typing import Annotated

import msgspec

LONGEST_ANNOUNCEMENT = 300
"""Characters."""


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    whom: str
    """ "person ID" or "network ADDRESS"."""
    why: str
    created: float
    until: float | None = None


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    read_only: bool = False
    announcement: str | None = None
    bans: tuple[Ban, ...] = ()


class PersonLine(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    created: float
    seen: float
    tables: int


class TableEntry(msgspec.Struct, frozen=True):
    """A table as operators see it: no codes, no seeds, nothing that is secret among players."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    matches: int
    created: float
    updated: float


class Overview(msgspec.Struct, frozen=True):
    """What is going on in this process, and how much there is in the database."""

    version: str
    stored: dict[str, int]
    tables_in_memory: int
    sockets: int
    bots_waiting: int
    stalls: int
    damaged: tuple[str, ...]
    replays_waiting: int
    machine_code: dict[str, str]
    ready: str | None
    """Why nobody should be sent here; null if there is no reason."""
    standing: Standing


class NewAnnouncement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_ANNOUNCEMENT)] | None


class ReadOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    on: bool


class NewBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    whom: Annotated[str, msgspec.Meta(max_length=80)]
    """ "person ID" or "network ADDRESS"."""
    why: Annotated[str, msgspec.Meta(max_length=500)] = ""
    days: Annotated[float, msgspec.Meta(gt=0, le=36_500)] | None = None


class Verified(msgspec.Struct, frozen=True):
    """What a look through the database has found."""

    tables: int
    matches: int
    entries: int
    damaged: tuple[str, ...]


class BackedUp(msgspec.Struct, frozen=True):
    file: str
    rows: int
