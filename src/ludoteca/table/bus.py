"""Between processes that serve the same tables: who else has to look again. A word is a hint, never the news itself:
whoever hears one reads the record, so that a lost or doubled word does no harm."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Literal, Protocol

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.engine.moves import Seat

log = logging.getLogger(__name__)

CHANNEL = "ludoteca"
_AGAIN_AFTER = 1.0


class Word(msgspec.Struct, frozen=True):
    """Something about a table that other processes should know. Stays far below the 8 000 bytes of a NOTIFY."""

    process: str
    table: str
    about: Literal["change", "notes", "presence", "gone"]
    present: tuple[Seat, ...] = ()
    watchers: int = 0


Hear = Callable[[Word | None], None]
"""Called with every word of another process, and with None when words may have been missed."""

_words = msgspec.json.Decoder(Word)


class Bus(Protocol):
    in_transaction: bool
    """Words about a change go out with its transaction, not after it."""

    async def start(self, hear: Hear) -> None: ...
    async def tell(self, word: Word, connection: AsyncConnection | None = None) -> None:
        """Tell the others; with a connection, only when its transaction is committed."""

    async def stop(self) -> None: ...


class Alone:
    """There is no other process."""

    in_transaction = False

    async def start(self, hear: Hear) -> None:
        return None

    async def tell(self, word: Word, connection: AsyncConnection | None = None) -> None:
        return None

    async def stop(self) -> None:
        return None


class _Listening(ABC):
    """Listens in the background, and again after every failure."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self, hear: Hear) -> None:
        self._task = asyncio.create_task(self._listen_on(hear))
        await asyncio.wait_for(self._ready.wait(), 30)

    async def _listen_on(self, hear: Hear) -> None:
        while True:
            try:
                await self._listen(hear)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.warning("the line to the other processes is broken; trying again", exc_info=True)
            await asyncio.sleep(_AGAIN_AFTER)

    @abstractmethod
    async def _listen(self, hear: Hear) -> None:
        """Pass on what is heard until the line breaks."""

    def _begin(self, hear: Hear) -> None:
        """Listening from now on: what was said before has to be looked up."""
        self._ready.set()
        hear(None)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


class PostgresBus(_Listening):
    """LISTEN and NOTIFY. Words about a change are part of its transaction, so they come with it or not at all."""

    in_transaction = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
        self._speaker: Any = None
        self._one_at_a_time = asyncio.Lock()

    async def _listen(self, hear: Hear) -> None:
        from psycopg import AsyncConnection as Connection

        async with await Connection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._begin(hear)
            async for notify in connection.notifies():
                hear(_words.decode(notify.payload))

    async def tell(self, word: Word, connection: AsyncConnection | None = None) -> None:
        payload = msgspec.json.encode(word).decode()
        if connection is not None:
            await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :word)"), {"word": payload})
            return
        from psycopg import AsyncConnection as Connection

        async with self._one_at_a_time:
            if self._speaker is None or self._speaker.closed or self._speaker.broken:
                self._speaker = await Connection.connect(self._address, autocommit=True)
            await self._speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    async def stop(self) -> None:
        await super().stop()
        if self._speaker is not None:
            await self._speaker.close()


class RedisBus(_Listening):
    """Redis publish and subscribe, for those who run it anyway."""

    in_transaction = False

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis

        super().__init__()
        self._redis = Redis.from_url(address)

    async def _listen(self, hear: Hear) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self._begin(hear)
            async for message in channel.listen():
                if message["type"] == "message":
                    hear(_words.decode(message["data"]))

    async def tell(self, word: Word, connection: AsyncConnection | None = None) -> None:
        # Redis knows nothing of our transactions: who calls tells it once the change is stored.
        await self._redis.publish(CHANNEL, msgspec.json.encode(word))

    async def stop(self) -> None:
        await super().stop()
        await self._redis.aclose()
