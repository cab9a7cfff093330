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
from ludoteca.table.store import StorageError

log = logging.getLogger(__name__)

CHANNEL = "ludoteca"
_AGAIN_AFTER = 1.0
_LAST_WORDS = 2.0
"""Seconds for what is still to be said at the end."""


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


class _Line(ABC):
    """Listens and speaks in the background, and again after every failure: whoever has something to tell waits for
    nothing and fails at nothing."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []
        self._ready = asyncio.Event()
        self._unsaid: dict[tuple[str, str], Word] = {}
        """By table and what it is about: of several words that say the same, one is enough."""
        self._something = asyncio.Event()

    async def start(self, hear: Hear) -> None:
        self._tasks = [asyncio.create_task(self._listen_on(hear)), asyncio.create_task(self._speak_on())]
        await asyncio.wait_for(self._ready.wait(), 30)

    async def _listen_on(self, hear: Hear) -> None:
        while True:
            try:
                await self._listen(hear)
            except Exception as error:
                log.warning("the line from the other processes is broken; trying again: %s", error)
            await asyncio.sleep(_AGAIN_AFTER)

    async def _speak_on(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._unsaid:
                try:
                    await self._speak()
                except Exception as error:
                    log.warning("the line to the other processes is broken; trying again: %s", error)
                    await asyncio.sleep(_AGAIN_AFTER)

    async def _speak(self) -> None:
        """Say what has waited longest."""
        about, word = next(iter(self._unsaid.items()))
        await self._say(msgspec.json.encode(word))
        # Something newer may have come meanwhile.
        if self._unsaid[about] is word:
            del self._unsaid[about]

    async def tell(self, word: Word, connection: AsyncConnection | None = None) -> None:
        self._unsaid[word.table, word.about] = word
        self._something.set()

    @abstractmethod
    async def _say(self, word: bytes) -> None: ...

    @abstractmethod
    async def _listen(self, hear: Hear) -> None:
        """Pass on what is heard until the line breaks."""

    def _begin(self, hear: Hear) -> None:
        """Listening from now on: what was said before has to be looked up."""
        self._ready.set()
        hear(None)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(Exception):
            async with asyncio.timeout(_LAST_WORDS):
                while self._unsaid:
                    await self._speak()


class PostgresBus(_Line):
    """LISTEN and NOTIFY. Words about a change are part of its transaction, so they come with it or not at all."""

    in_transaction = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
        self._speaker: Any = None

    async def _listen(self, hear: Hear) -> None:
        from psycopg import AsyncConnection as Connection

        async with await Connection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._begin(hear)
            async for notify in connection.notifies():
                hear(_words.decode(notify.payload))

    async def tell(self, word: Word, connection: AsyncConnection | None = None) -> None:
        if connection is None:
            await super().tell(word)
            return
        payload = msgspec.json.encode(word).decode()
        await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :word)"), {"word": payload})

    async def _say(self, word: bytes) -> None:
        from psycopg import AsyncConnection as Connection

        if self._speaker is None or self._speaker.closed or self._speaker.broken:
            self._speaker = await Connection.connect(self._address, autocommit=True)
        await self._speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, word.decode()))

    async def stop(self) -> None:
        await super().stop()
        if self._speaker is not None:
            await self._speaker.close()


class RedisBus(_Line):
    """Redis publish and subscribe, for those who run it anyway. It knows nothing of our transactions: who calls tells
    it once the change is stored."""

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

    async def _say(self, word: bytes) -> None:
        await self._redis.publish(CHANNEL, word)

    async def stop(self) -> None:
        await super().stop()
        await self._redis.aclose()


def check_redis(address: str) -> None:
    """A Redis that cannot be used is told at once."""
    from redis import Redis, RedisError

    try:
        with Redis.from_url(address, socket_connect_timeout=5, socket_timeout=5) as redis:
            redis.ping()
    except (RedisError, ValueError) as error:
        raise StorageError(f"Redis cannot be used: {error}") from None
