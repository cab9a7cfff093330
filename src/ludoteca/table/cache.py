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
    def __init__(self, store: Store, limit: int, most_entries: int) -> None:
        self._store = store
        self.limit = limit
        """Tables kept while nobody listens …"""
        self.most_entries = most_entries
        """… and how long their matches may be together: few long ones weigh as much as many short ones."""
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
        self._forget_idle(name)

    def _forget_idle(self, kept: str) -> None:
        """Forget tables at which nobody listens, those used longest ago first, until the rest are few and short enough.
        What was asked for now stays, however long it is."""
        entries = {name: there.live.n if there.live else 0 for name, there in self._recent.items()}
        idle = [name for name, there in self._recent.items() if not there.listeners]
        weight = sum(entries[name] for name in idle)
        for name in idle:
            if len(self._recent) <= self.limit and weight <= self.most_entries:
                return
            if name != kept:
                weight -= entries[name]
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
