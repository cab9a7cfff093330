"""The socket of a table: hello, then everything that is new, once and in order; moves and talk the other way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import WebSocketSendEvent
from uvicorn.protocols.utils import ClientDisconnected

from ludoteca.server.auth import Authenticator, Visit, visit_of_socket
from ludoteca.server.connections import OpenSockets
from ludoteca.server.errors import as_not_done, language_of, tell
from ludoteca.server.metrics import Metrics
from ludoteca.server.player_actions import PlayerActions
from ludoteca.server.settings import Settings
from ludoteca.server.socket_protocol import protocol_of
from ludoteca.table import actions
from ludoteca.table.errors import ApiError, NotDone, code_of, status_of
from ludoteca.table.house import House
from ludoteca.table.listener import Listener
from ludoteca.table.messages import (
    Announcement,
    ClientMessage,
    Done,
    ErrorMessage,
    Hello,
    OfferAgain,
    Ping,
    Play,
    Pong,
    Say,
    Welcome,
)
from ludoteca.table.session import TableSession
from ludoteca.table.tasks import end
from ludoteca.table.updates import encode

log = logging.getLogger(__name__)
requests = logging.getLogger("ludoteca.requests")

MAX_MESSAGE = 16_384
"""Bytes of a client's message."""
_MAX_BAD = 50
"""Messages in a row that cannot be understood before the connection is closed."""

_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_BYE = b'{"kind":"bye"'


def _decode(text: str | bytes) -> ClientMessage:
    if len(text) > MAX_MESSAGE:
        raise ApiError("too-large", 413)
    try:
        return _messages.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise ApiError("bad-message", 422, why=f"{error}.") from None


def _frame(data: bytes) -> WebSocketSendEvent:
    return {"type": "websocket.send", "text": data.decode(), "bytes": None}


class TableConnection:
    """One open socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], auth: Authenticator, visit: Visit, table: str) -> None:
        self._socket = socket
        self.auth = auth
        self._visit = visit
        self._table = table
        self._metrics: Metrics = socket.app.state.metrics
        self._actions: PlayerActions = socket.app.state.player_actions
        self._bad = 0
        self._protocol = protocol_of(socket.scope)
        if self._protocol is not None:
            self._protocol.forget_handshake()
        self._pumping = True
        """Something is on its way that what comes later must not overtake."""
        self._playing = False
        """A move of theirs is being stored."""
        self._announcing: set[asyncio.Task[None]] = set()

    async def send(self, message: msgspec.Struct) -> None:
        await self._send(encode(message))

    async def _send(self, data: bytes) -> None:
        self._metrics.sent.inc()
        if self._protocol is not None:
            if self._protocol.takes_more:
                self._protocol.send_text(data)
                return
            self._protocol.flush()
        try:
            await self._socket.send(_frame(data))
        except OSError:
            raise WebSocketDisconnect(code=1006, detail="") from None

    async def receive(self) -> str | bytes:
        message: Any = await (self._protocol or self._socket).receive()
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
                await self.send_error(getattr(message, "ref", None), ApiError("hello-first"))

    async def read(self) -> ClientMessage | None:
        """The next message, or None where it could not be understood, which has been said then."""
        text = await self.receive()
        message: ClientMessage | None = None
        try:
            try:
                message = _decode(text)
            finally:
                # Whoever sends too much is told so rather than what was wrong with it.
                self.auth.count(self._visit, "write")
        except ApiError as error:
            self._bad += 1
            await self.send_error(getattr(message, "ref", None), error)
            if self._bad >= _MAX_BAD:
                await self._socket.close(code=4429, reason="too many bad messages")
                raise WebSocketDisconnect(code=4429, detail="") from None
            return None
        self._bad = 0
        return message

    async def send_error(self, ref: int | None, error: NotDone) -> None:
        self._metrics.refused.labels(code_of(error)).inc()
        await self.send(ErrorMessage(ref, tell(error, self._visit.language)))

    def push(self, session: TableSession, listener: Listener) -> bool:
        """Send the next entries at once, where they are all that is new and the other end takes them. Whatever is left
        is for `pump`."""
        if self._pumping or self._protocol is None or not self._protocol.takes_more:
            return False
        try:
            entries = listener.only_entries(session)
        except Exception:
            return False  # whoever has moved has no part in it
        if entries is None:
            return False
        self._metrics.sent.inc()
        if self._playing:
            # Whoever has moved is about to be answered, and both go out together.
            self._protocol.send_text_soon(entries)
        else:
            self._protocol.send_text(entries)
        return True

    def announce(self, text: str) -> None:
        """Pass on what operators say, beside whatever else is on its way."""
        task = asyncio.create_task(self._announce(text))
        self._announcing.add(task)
        task.add_done_callback(self._announcing.discard)

    def show_out_if_banned(self) -> None:
        """Whoever is banned neither plays on nor looks on."""
        try:
            self.auth.house.standing.may_enter(
                self._visit.person.id if self._visit.person else None, self._visit.address
            )
        except ApiError as error:
            task = asyncio.create_task(self._show_out(error))
            self._announcing.add(task)
            task.add_done_callback(self._announcing.discard)

    async def _show_out(self, error: ApiError) -> None:
        with contextlib.suppress(WebSocketDisconnect, OSError):
            await self.send_error(None, error)
            await self._socket.close(code=4403, reason=error.code)

    async def _announce(self, text: str) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            await self.send(Announcement(text))

    async def pump(self, session: TableSession, listener: Listener) -> None:
        """Send whatever is new, for as long as the connection is open."""
        listener.push = partial(self.push, session, listener)
        try:
            while True:
                self._pumping = False
                await listener.news()
                self._pumping = True
                for data in await listener.collect(session):
                    await self._send(data)
                    if data.startswith(_BYE):
                        await self._socket.close(code=4404, reason="removed")
                        return
                    del data  # or it would be kept until there is something new
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            # The client comes back and is told everything it missed.
            told = {"table": self._table, "match": session.table.match, "seat": listener.seat}
            log.exception("A client could not be told what is new; it has to reconnect.", extra=told)
            await self._socket.close(code=1011, reason="try again")

    async def serve(self) -> None:
        """Take what the client sends."""
        while True:
            message = await self.read()
            if message is None:
                continue
            ref = getattr(message, "ref", None)
            try:
                await self._do(message)
            except (WebSocketDisconnect, asyncio.CancelledError):
                raise
            except Exception as error:
                await self.send_error(ref, as_not_done(error, table=self._table))

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            await self.send(Pong(message.ref))
        elif isinstance(message, Play):
            self._playing = True
            try:
                played = await self._actions.play(self._visit, self._table, message.move, message.n)
            finally:
                self._playing = False
            await self.send(Done(message.ref, played.n, played.again))
        elif isinstance(message, Say):
            said = await self._actions.talk(self._visit, self._table, message.text)
            await self.send(Done(message.ref, said.k, again=False))
        elif isinstance(message, OfferAgain):
            if self._visit.token is not None:
                raise ApiError("token-scope", 403)
            state = await self._actions.rematch(self._visit, self._table, agree=message.agree)
            await self.send(Done(message.ref, len(state.matches), again=False))
        else:
            raise ApiError("bad-message", 422, why="")


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    house: House = socket.app.state.house
    open_sockets: OpenSockets = socket.app.state.open_sockets
    settings: Settings = socket.app.state.settings
    most = settings.connections
    try:
        visit = await visit_of_socket(socket, table)
        session = await house.enter(table, visit.person)
        claims = [(f"at {visit.address}", most.sockets_per_address)]
        if visit.person is not None:
            claims.append((f"of {visit.person.id}", most.sockets_per_person))
        with open_sockets.one_more(*claims if settings.limits else ()):
            await _serve(socket, visit, session, most.hello)
    except (WebSocketDisconnect, ClientDisconnected):
        return  # also somebody who hung up before the socket was open: no error of ours
    except Exception as error:
        await _turn_away(socket, as_not_done(error, table=table))


async def _turn_away(socket: WebSocket[Any, Any, Any], error: NotDone) -> None:
    # Accepted first: a browser learns nothing of an error before that.
    with contextlib.suppress(WebSocketDisconnect, OSError):
        if socket.connection_state != "connect":
            await socket.accept()
        # What they have told of themselves is forgotten once they are in (`forget_handshake`); this is known then.
        language = socket.scope["state"].get("language") or language_of(socket.headers)
        await socket.send(_frame(encode(ErrorMessage(None, tell(error, language)))))
        status = status_of(error)
        code = 4429 if status == 429 else 4408 if status == 408 else 4404 if status < 500 else 1013
        await socket.close(code=code, reason=code_of(error))


async def _serve(socket: WebSocket[Any, Any, Any], visit: Visit, session: TableSession, seconds: float) -> None:
    """Welcome somebody who may be at the table, and serve them until they leave."""
    house: House = socket.app.state.house
    metrics: Metrics = socket.app.state.metrics
    await socket.accept()
    connection = TableConnection(socket, socket.app.state.auth, visit, session.table.id)
    metrics.sockets.inc()
    began = time.monotonic()
    try:
        try:
            async with asyncio.timeout(seconds):
                hello = await connection.hello()
        except TimeoutError:
            raise ApiError("too-slow", 408) from None
        await house.catch_up(session, hello.match, hello.n)
        behind = await actions.entries_since(house, visit.person, session.table.id, hello.match, hello.n)
        connection.auth.count_reading(visit, behind)
        await connection.send(Welcome(house.now()))
        if house.standing.current.announcement is not None:
            await connection.send(Announcement(house.standing.current.announcement))
        house.standing.tell.add(connection.announce)
        house.standing.look_again.add(connection.show_out_if_banned)
        listener = Listener(visit.person.id if visit.person else None, hello)
        house.presence.connect(session, listener)
        pump = asyncio.create_task(connection.pump(session, listener))
        try:
            await connection.serve()
        finally:
            await end(pump)
            house.presence.disconnect(session, listener)
    finally:
        house.standing.tell.discard(connection.announce)
        house.standing.look_again.discard(connection.show_out_if_banned)
        metrics.sockets.dec()
        requests.info("SOCKET /ws/tables/{table}", extra={"seconds": round(time.monotonic() - began, 1)})
