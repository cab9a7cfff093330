"""Questions that are asked of the database all the time: who is this, whose time is up.

On SQLite each is one step in a thread, past SQLAlchemy and aiosqlite, which go back and forth between threads eight
times to read a row: that was half of what a request cost."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

_THREADS = 2


class Lookup:
    """A question with places for values, in this order."""

    def __init__(self, statement: Select[Any], *names: str) -> None:
        self.statement = statement
        self.names = names
        compiled = statement.compile(dialect=sqlite.dialect())
        if tuple(compiled.positiontup or ()) != names:
            raise ValueError(f"the values of this question are, in order, {compiled.positiontup}")
        self.text = str(compiled)


class SqliteLookups:
    """Answers them from a SQLite file, in threads with a connection each. Nothing is held between two questions."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._pool = ThreadPoolExecutor(_THREADS, "lookup")
        self._mine = threading.local()
        self._open: list[sqlite3.Connection] = []

    async def rows(self, what: Lookup, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._ask, what.text, values)

    def _ask(self, text: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        try:
            return self._connection().execute(text, values).fetchall()
        except sqlite3.Error as error:
            # As SQLAlchemy tells it: whoever asks need not know which way the question went.
            raise OperationalError(None, None, error) from error

    def _connection(self) -> sqlite3.Connection:
        found: sqlite3.Connection | None = getattr(self._mine, "connection", None)
        if found is None:
            # Closed by whoever closes the rest.
            found = sqlite3.connect(self._path, timeout=5.0, isolation_level=None, check_same_thread=False)
            found.execute("PRAGMA query_only=ON")
            self._mine.connection = found
            self._open.append(found)
        return found

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
        for connection in self._open:
            connection.close()
