"""The socket of a table: hello, then everything that is new, once and in order; moves and talk the other way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import WebSocketSendEvent

from ludoteca.server.metrics import Metrics
from ludoteca.server.sending import at_once, straight
from ludoteca.server.visits import Door, Visit, visit_of_socket
from ludoteca.table import playing
from ludoteca.table.house import House
from ludoteca.table.listening import Listener
from ludoteca.table.live import Live, encode
from ludoteca.table.messages import ClientMessage, Done, Hello, Ping, Play, Pong, Refusal, Say, Welcome
from ludoteca.table.trouble import Refused

log = logging.getLogger(__name__)
requests = logging.getLogger("ludoteca.requests")

LONGEST = 16_384
"""Bytes of a client's message."""
_FLOOD = 50
"""Messages in a row that cannot be understood before the line is closed."""

_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_BYE = b'{"kind":"bye"'


def _understood(text: str | bytes) -> ClientMessage:
    if len(text) > LONGEST:
        raise Refused("too-large", 413)
    try:
        return _messages.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("bad-message", 422, why=f"{error}.") from None


def _frame(data: bytes) -> WebSocketSendEvent:
    return {"type": "websocket.send", "text": data.decode(), "bytes": None}


class Line:
    """One open socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, door: Door, visit: Visit, table: str) -> None:
        self._socket = socket
        self._house = house
        self._door = door
        self._visit = visit
        self._table = table
        self._metrics: Metrics = socket.app.state.metrics
        self._bad = 0
        self._straight = straight(socket.scope, socket.send)
        self._pumping = True
        """Something is on its way that what comes later must not overtake."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def send(self, message: msgspec.Struct) -> None:
        await self._send(encode(message))

    async def _send(self, data: bytes) -> None:
        self._metrics.sent.inc()
        try:
            await self._straight(_frame(data))
        except OSError:
            raise WebSocketDisconnect(code=1006, detail="") from None

    async def receive(self) -> str | bytes:
        message: Any = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(code=message.get("code", 1006), detail="")
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        return text

    async def hello(self) -> Hello:
        """The first message that makes sense."""
        while True:
            message = await self.read()
            if isinstance(message, Hello):
                return message
            if message is not None:
                await self.trouble(getattr(message, "ref", None), Refused("hello-first"))

    async def read(self) -> ClientMessage | None:
        """The next message, or None where it could not be understood, which has been said then."""
        text = await self.receive()
        message: ClientMessage | None = None
        try:
            try:
                message = _understood(text)
            finally:
                # Whoever sends too much is told so rather than what was wrong with it.
                self._door.count(self._visit, "move")
        except Refused as refused:
            self._bad += 1
            await self.trouble(getattr(message, "ref", None), refused)
            if self._bad >= _FLOOD:
                await self._socket.close(code=4429, reason="too many bad messages")
                raise WebSocketDisconnect(code=4429, detail="") from None
            return None
        self._bad = 0
        return message

    async def trouble(self, ref: int | None, refused: Refused) -> None:
        self._metrics.refused.labels(refused.code).inc()
        await self.send(Refusal(ref, refused.trouble(self._visit.language)))

    def push(self, live: Live, listener: Listener) -> bool:
        """Send the next entries at once, where they are all that is new and nothing else is on its way."""
        if self._pumping:
            return False
        try:
            entries = listener.only_entries(live)
            if entries is None:
                return False
            rest = at_once(self._send(entries))
        except WebSocketDisconnect:
            return True  # which `serve` learns by itself
        except Exception:
            # Whoever has moved has no part in it.
            rest = self._failed()
        if rest is not None:
            self._pumping = True
            task = asyncio.create_task(self._finish(rest, listener))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return True

    async def _finish(self, rest: Coroutine[Any, Any, None], listener: Listener) -> None:
        """The other end is slow: what it could not take at once goes out before anything else does."""
        with contextlib.suppress(WebSocketDisconnect):
            await rest
            self._pumping = False
            listener.wake()

    def _failed(self) -> Coroutine[Any, Any, None]:
        """The client comes back and is told everything it missed."""
        log.exception("a listener could not be told what is new")
        return self._socket.close(code=1011, reason="try again")

    async def pump(self, live: Live, listener: Listener) -> None:
        """Send whatever is new, for as long as the line is open."""
        listener.push = lambda: self.push(live, listener)
        try:
            while True:
                self._pumping = bool(self._tasks)
                await listener.news()
                self._pumping = True
                while self._tasks:
                    await asyncio.wait(self._tasks)
                    self._pumping = True
                for data in await self._house.collect(live, listener):
                    await self._send(data)
                    if data.startswith(_BYE):
                        await self._socket.close(code=4404, reason="removed")
                        return
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            await self._failed()

    async def serve(self) -> None:
        """Take what the client sends."""
        while True:
            message = await self.read()
            if message is None:
                continue
            ref = getattr(message, "ref", None)
            try:
                await self._do(message)
            except Refused as refused:
                await self.trouble(ref, refused)
            except (WebSocketDisconnect, asyncio.CancelledError):
                raise
            except Exception:
                log.exception("an error of ours on a socket")
                await self.trouble(ref, Refused("server-error", 500))

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            await self.send(Pong(message.ref))
        elif isinstance(message, Play):
            played = await playing.play(self._house, self._visit.known, self._table, message.move, message.n)
            self._metrics.moves.inc()
            await self.send(Done(message.ref, played.n, played.again))
        elif isinstance(message, Say):
            self._door.count(self._visit, "talk")
            said = await playing.talk(self._house, self._visit.known, self._table, message.text)
            self._metrics.talk.inc()
            await self.send(Done(message.ref, said.k, again=False))
        else:
            raise Refused("bad-message", 422, why="")


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    house: House = socket.app.state.house
    metrics: Metrics = socket.app.state.metrics
    try:
        visit = await visit_of_socket(socket, table)
        live = await house.enter(table, visit.person)
    except Refused as refused:
        # Accepted first: a browser learns nothing of a refusal before that.
        await socket.accept()
        await socket.send(_frame(encode(Refusal(None, refused.trouble("en")))))
        await socket.close(code=4404, reason=refused.code)
        return
    await socket.accept()
    line = Line(socket, house, socket.app.state.door, visit, table)
    metrics.sockets.inc()
    began = time.monotonic()
    try:
        hello = await line.hello()
        await line.send(Welcome(house.now()))
        listener = Listener(visit.person.id if visit.person else None, hello)
        house.listen(live, listener)
        pump = asyncio.create_task(line.pump(live, listener))
        try:
            await line.serve()
        finally:
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await pump
            house.leave(live, listener)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.sockets.dec()
        requests.info("SOCKET /ws/tables/{table}", extra={"seconds": round(time.monotonic() - began, 1)})
