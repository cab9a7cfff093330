"""Between processes that serve the same tables: who else has to look again. A notice is a hint, never the news itself:
whoever hears one reads the record, so that a lost or doubled notice does no harm."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Literal, Protocol

import msgspec
from sqlalchemy.engine import make_url

from ludoteca.engine.moves import Seat
from ludoteca.table.store import StorageError
from ludoteca.table.tasks import end

log = logging.getLogger(__name__)

CHANNEL = "ludoteca"
_RECONNECT_AFTER = 1.0
_FLUSH_TIMEOUT = 2.0
"""Seconds for what is still to be sent at the end."""
_MAX_BATCH = 500
"""Notices that are sent at once."""
HEARTBEAT = 5.0
"""Seconds of silence after which a connection is asked whether it is alive, and that it has to answer."""
POSTGRES_LINE: dict[str, Any] = {
    # So that the system notices a machine that has gone.
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


About = Literal["change", "notes", "presence", "gone", "limits", "standing", "words", "forgotten", "alive", "leaving"]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that other processes should know, mostly about a table. Stays below the 8 000 bytes of a NOTIFY."""

    process: str
    table: str
    about: About
    present: tuple[Seat, ...] = ()
    watchers: int = 0
    taken: tuple[tuple[str, str, int, int], ...] = ()
    """What a process has given to visitors (server/limits.py)."""


OnNotice = Callable[[Notice | None], None]
"""Called with every notice of another process, and with None when notices may have been missed."""

_notices = msgspec.json.Decoder(Notice)


def pass_on(text: str | bytes, on_notice: OnNotice) -> None:
    """Pass a notice on. One of a newer Ludoteca, of a kind that is not known here, is left out."""
    with contextlib.suppress(msgspec.MsgspecError):
        on_notice(_notices.decode(text))


class Bus(Protocol):
    alone: bool
    """Whether there are no other processes that could be told anything."""

    async def start(self, on_notice: OnNotice) -> None: ...
    def publish(self, notice: Notice) -> None:
        """Tell the others. It waits for nothing and fails at nothing: what cannot be sent now is sent later."""

    def unsent(self, about: About) -> bool:
        """Whether something of that kind has not gone out yet, in whose place the next would come."""

    async def stop(self) -> None: ...


class LocalBus:
    """There is no other process."""

    alone = True

    async def start(self, on_notice: OnNotice) -> None:
        return None

    def publish(self, notice: Notice) -> None:
        return None

    def unsent(self, about: About) -> bool:
        return False

    async def stop(self) -> None:
        return None


class ReconnectingBus(ABC):
    """Listens and sends in the background, and again after every failure: whoever publishes waits for nothing and fails
    at nothing."""

    alone = False

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []
        self._ready = asyncio.Event()
        self._unsent: dict[tuple[str, str], Notice] = {}
        """By table and what it is about: of several notices that say the same, one is enough."""
        self._pending = asyncio.Event()
        self._stopping = False
        """A connection that is broken off may answer with an error of its own instead of ending its task."""

    async def start(self, on_notice: OnNotice) -> None:
        self._tasks = [asyncio.create_task(self._keep_listening(on_notice)), asyncio.create_task(self._keep_sending())]
        await asyncio.wait_for(self._ready.wait(), 30)

    async def _keep_listening(self, on_notice: OnNotice) -> None:
        while not self._stopping:
            try:
                await self._listen(on_notice)
            except Exception as error:
                if self._stopping:
                    return
                log.warning("Lost the connection on which other processes are heard; reconnecting: %s", error)
            await asyncio.sleep(_RECONNECT_AFTER)

    async def _keep_sending(self) -> None:
        while True:
            await self._pending.wait()
            self._pending.clear()
            while self._unsent:
                try:
                    await self._send_waiting()
                except Exception as error:
                    if self._stopping:
                        return
                    log.warning("Lost the connection on which other processes are told; reconnecting: %s", error)
                    await asyncio.sleep(_RECONNECT_AFTER)

    async def _send_waiting(self) -> None:
        """Send what waits, all of it at once: what comes meanwhile goes with the next."""
        batch = [*islice(self._unsent.items(), _MAX_BATCH)]
        await self._send([msgspec.json.encode(notice) for _, notice in batch])
        for about, notice in batch:
            # Something newer may have come meanwhile.
            if self._unsent[about] is notice:
                del self._unsent[about]

    def publish(self, notice: Notice) -> None:
        self._unsent[notice.table, notice.about] = notice
        self._pending.set()

    def unsent(self, about: About) -> bool:
        return any(kind == about for _, kind in self._unsent)

    @abstractmethod
    async def _send(self, notices: Sequence[bytes]) -> None: ...

    @abstractmethod
    async def _listen(self, on_notice: OnNotice) -> None:
        """Pass on notices until the connection breaks."""

    def _connected(self, on_notice: OnNotice) -> None:
        """Listening from now on: what was sent before has to be looked up."""
        self._ready.set()
        on_notice(None)

    async def stop(self) -> None:
        self._stopping = True
        await end(*self._tasks)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(_FLUSH_TIMEOUT):
                while self._unsent:
                    await self._send_waiting()


_NOTIFY = "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"


class PostgresBus(ReconnectingBus):
    """LISTEN and NOTIFY, on a connection of its own. A NOTIFY holds a lock that all databases of the engine share until
    its transaction is durable: as part of every move it would let one move at a time be stored. Here it costs one
    transaction for everything that has gathered while the last one was under way (`dev.py bench growth --where bus`).
    """

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
        self._sender: Any = None

    async def _listen(self, on_notice: OnNotice) -> None:
        from psycopg import AsyncConnection as Connection

        async with await Connection.connect(self._address, autocommit=True, **POSTGRES_LINE) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._connected(on_notice)
            while True:
                async for notify in connection.notifies(timeout=HEARTBEAT):
                    pass_on(notify.payload, on_notice)
                # Silence may mean that nobody has anything to tell, or that the connection is dead.
                async with asyncio.timeout(HEARTBEAT):
                    await connection.execute("SELECT 1")

    async def _send(self, notices: Sequence[bytes]) -> None:
        from psycopg import AsyncConnection as Connection

        if self._sender is None or self._sender.closed or self._sender.broken:
            self._sender = await Connection.connect(self._address, autocommit=True, **POSTGRES_LINE)
        async with asyncio.timeout(HEARTBEAT):
            await self._sender.execute(_NOTIFY, (CHANNEL, [notice.decode() for notice in notices]))

    async def stop(self) -> None:
        await super().stop()
        if self._sender is not None:
            await self._sender.close()


class RedisBus(ReconnectingBus):
    """Redis publish and subscribe, for those who run it anyway."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis

        super().__init__()
        self._redis = Redis.from_url(
            address, socket_connect_timeout=10, socket_keepalive=True, health_check_interval=HEARTBEAT
        )

    async def _listen(self, on_notice: OnNotice) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                # What is told before Redis says so reaches nobody here. It says so again if the library connects anew.
                if message["type"] == "subscribe":
                    self._connected(on_notice)
                elif message["type"] == "message":
                    pass_on(message["data"], on_notice)

    async def _send(self, notices: Sequence[bytes]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for notice in notices:
                pipe.publish(CHANNEL, notice)
            await pipe.execute()

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
