"""What a table asks of its storage. One way in: a change is stored whole or not at all, and only then it happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import Ending, Message, Origin
from ludoteca.table.people import Person
from ludoteca.table.seating import TableState


class Conflict(Exception):
    """Somebody else was faster: what the change was built on is no longer the newest. Nothing was stored."""


class StorageError(Exception):
    """The database cannot be used, with a sentence for whoever runs the server."""


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match without its entries. The seed is secret until `ended`."""

    id: str
    table: str | None
    game: str
    players: int
    options: dict[str, Any]
    seed: str | None
    given: int
    names: tuple[str, ...]
    origin: Origin | None
    created: float
    ended: float | None = None
    ending: Ending | None = None
    levels: tuple[str | None, ...] = ()
    """Of the bots in the seats; empty where that is not known."""


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of a record: the move is in its text form. Chance is seat -1."""

    n: int
    seat: Seat
    move: str
    at: float


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """All that one action changes."""

    id: str
    """The table."""
    now: float
    table: TableState | None = None
    """Its new state: `rev` is one more than what is stored."""
    begun: MatchRow | None = None
    match: str | None = None
    """The match that `entries` belong to."""
    entries: tuple[EntryRow, ...] = ()
    ended: Ending | None = None
    """`match` is over, and how."""
    message: Message | None = None
    notes: tuple[Seat, dict[str, str]] | None = None
    due: float | msgspec.UnsetType | None = msgspec.UNSET
    """When somebody's time runs out."""
    touch: bool = True
    """Store that something happened at the table, also where nothing else about the table changes."""
    bots: int | None = None
    """Bots have something to do in `match` after so many entries."""


class Store(Protocol):
    """Storage behind the tables. Every method that changes something is durable when it returns."""

    async def commit(self, change: Change) -> None: ...
    async def table(self, table: str) -> TableState | None: ...
    async def find_code(self, code: str) -> tuple[str, bool] | None: ...
    async def listed(self, limit: int) -> list[tuple[TableState, float]]: ...
    async def tables_of(self, person: str, limit: int) -> list[tuple[TableState, float]]: ...
    async def hosted(self, person: str) -> int: ...
    async def due(self, now: float) -> list[str]: ...
    async def playing(self) -> list[str]: ...
    async def delete_table(self, table: str, rev: int) -> None: ...
    async def tidy(
        self, *, lobbies: float, matches: float, people: float, now: float, used: Sequence[str] = ()
    ) -> list[str]: ...

    async def match(self, match: str) -> MatchRow | None: ...
    async def entries(self, match: str, since: int = 0) -> list[EntryRow]: ...
    async def finished(self) -> list[str]: ...
    async def keep_match(self, match: MatchRow, entries: tuple[EntryRow, ...]) -> None: ...
    async def messages(self, table: str, since: int, limit: int) -> list[Message]: ...
    async def message_count(self, table: str) -> int: ...
    async def notes(self, match: str, seat: Seat) -> dict[str, str]: ...

    async def add_person(self, person: Person, secret: str, now: float) -> None: ...
    async def person(self, person: str) -> Person | None: ...
    async def person_with(self, secret: str, now: float) -> Person | None: ...
    async def change_person(self, person: Person) -> None: ...
    async def add_key(self, person: str, secret: str, now: float) -> None: ...
    async def add_link(self, person: str, secret: str, until: float) -> None: ...
    async def take_link(self, secret: str, now: float) -> str | None: ...

    async def ping(self) -> None: ...
    async def close(self) -> None: ...
