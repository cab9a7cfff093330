"""What the parts of the Database (*_rows.py) need of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.table.lookups import Lookup
from ludoteca.table.store import Change

T = TypeVar("T")

DEADLINE = 10.0
"""Seconds for anything that is asked of the database. A connection may be dead without anybody having told us."""


class RowAccess(ABC):
    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with, for a while."""

    @abstractmethod
    async def look_up(self, what: Lookup, *values: Any) -> Sequence[Sequence[Any]]:
        """The rows of a question that is asked often."""

    @abstractmethod
    async def write(
        self, what: Callable[[Connection], T], change: Change | None = None, *, deadline: float | None = DEADLINE
    ) -> T:
        """Write in one transaction; Conflict where a key is taken."""
