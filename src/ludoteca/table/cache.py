"""Tables in memory: found by their id, loaded once, forgotten when nobody uses them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from weakref import WeakValueDictionary

from ludoteca.table.bot_decisions import load_bots
from ludoteca.table.errors import ApiError
from ludoteca.table.session import TableSession
from ludoteca.table.store import StorageError, Store

log = logging.getLogger(__name__)


class TableCache:
    def __init__(self, store: Store, limit: int) -> None:
        self._store = store
        self.limit = limit
        """Tables kept while nobody listens."""
        self._recent: OrderedDict[str, TableSession] = OrderedDict()
        # A table that was forgotten here may still be in somebody's hands: there is never a second one beside it.
        self._known: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        self.damaged: set[str] = set()
        """Tables that could not be used when somebody asked for them."""
        self._loading: dict[str, asyncio.Task[TableSession | None]] = {}

    async def find(self, table: str) -> TableSession | None:
        """The table, from memory or from what is stored."""
        found = self._known.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        if found is None or found.deleted:
            return None
        if table in self._recent:
            self._recent.move_to_end(table)
        else:
            self.keep(found)
        return found

    async def _load(self, table: str) -> TableSession | None:
        try:
            found = await TableSession.load(self._store, table)
            if found is not None:
                await load_bots(found.table.game)
        except (StorageError, ValueError, LookupError, TypeError) as error:
            # What is stored does not fit together. Only this table suffers, and whoever asks is told so.
            if table not in self.damaged:
                log.exception("A stored table cannot be used (ludoteca check-database).", extra={"table": table})
            self.damaged.add(table)
            raise ApiError("damaged", 500) from error
        self.damaged.discard(table)
        if found is not None:
            self.keep(found)
        return found

    def keep(self, session: TableSession) -> None:
        """Keep a table in memory, as the one used last."""
        name = session.table.id
        self._known[name] = self._recent[name] = session
        self._recent.move_to_end(name)
        if len(self._recent) > self.limit:
            idle = [name for name, session in self._recent.items() if not session.listeners]
            for name in idle[: len(self._recent) - self.limit]:
                del self._recent[name]

    def drop(self, session: TableSession) -> None:
        """Forget a table that is deleted."""
        self._recent.pop(session.table.id, None)
        self._known.pop(session.table.id, None)

    def known(self, table: str) -> TableSession | None:
        """The table if anybody here holds it."""
        return self._known.get(table)

    @property
    def all_known(self) -> tuple[TableSession, ...]:
        return tuple(self._known.values())

    @property
    def sessions(self) -> tuple[TableSession, ...]:
        """The tables in memory, those used last at the end."""
        return tuple(self._recent.values())
