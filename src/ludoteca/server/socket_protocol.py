"""uvicorn's WebSocket with less on the way: texts that are encoded already go straight to the network, reading is not
stopped and started again for every message, and only who was not heard from is asked whether they are still there.

Measured alone (`dev.py bench sending`): see there what each of them saves.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, cast

from litestar.types import Empty, Scope
from litestar.utils.scope.state import ScopeState
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.protocol import Protocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets comes without its compiled part for some machines
    from websockets.utils import apply_mask

_PROTOCOL = "ludoteca.socket"
_READ_AHEAD = 8
"""Messages of one client that may wait here before no more is read from it."""
_CONTROL_BURST = 60
_CONTROL_PER_SECOND = 2.0
"""Pings, pongs and pieces of messages that a client may send: they are answered and kept before anybody counts
messages, and a client sends a ping in twenty seconds."""
_PIECE = 4_096
"""Bytes that are read before it is asked whether the client may go on."""
_MOST_WAITING = 300
"""Messages of one client that came at once and wait: more than anybody may send in a minute."""
_TICK = 2.0
"""Seconds: pings that are due within them go out together, which costs less than waking up for each."""
_TEXT = b"\x81"
"""The first byte of a frame: a text, and all of it."""


_PING, _PONG = b"\x89\0", 0x8A
"""A whole ping without a word, and how a pong begins (RFC 6455, 5.5)."""


def _is_short_control(data: bytes) -> bool:
    """Whether that is just one ping or pong, whole."""
    return len(data) >= 6 and data[0] in (0x89, 0x8A) and len(data) == data[1] - 0x7A


def text_frame(data: bytes) -> bytes:
    """A text as it goes over the line from a server (RFC 6455, 5.2): not masked, not cut."""
    size = len(data)
    if size < 126:
        return b"%b%c%b" % (_TEXT, size, data)
    if size < 65_536:
        return b"%b\x7e%b%b" % (_TEXT, size.to_bytes(2, "big"), data)
    return b"%b\x7f%b%b" % (_TEXT, size.to_bytes(8, "big"), data)


class Mailbox:
    """What a client sent and nobody has read yet; one reads. An asyncio.Queue keeps 3 KB for those who might wait, for
    each of thousands of sockets."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.pop(0)

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages


class Gate:
    """An asyncio.Event that takes no room while nobody waits for it."""

    __slots__ = ("_waiting", "is_open")

    def __init__(self) -> None:
        self.is_open = True
        self._waiting: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self.is_open

    def set(self) -> None:
        self.is_open = True
        if self._waiting is not None:
            self._waiting.set()
            self._waiting = None

    def clear(self) -> None:
        self.is_open = False

    async def wait(self) -> None:
        if not self.is_open:
            self._waiting = self._waiting or asyncio.Event()
            await self._waiting.wait()


class TableProtocol(WebSocketsSansIOProtocol):
    """What uvicorn makes for each socket. Nothing is compressed (`uvicorn_config`), so that a frame is its text."""

    _heard_at = 0.0
    _between = True
    """The library has read whole frames so far, all of them short: then texts can be taken past it, which reads a frame
    with three generators and a dozen objects. Whoever sends anything else is read by it from then on."""
    _control = float(_CONTROL_BURST)
    _control_at = 0.0
    _is_cut = False

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self._soon: list[bytes] = []
        self._gate = Gate()
        # All that uvicorn asks of a queue and an event these do; they are none, so that types have to look away.
        self.queue = Mailbox()  # type: ignore[assignment]
        self.writable = self._gate  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        self.scope["state"][_PROTOCOL] = self
        await super().run_asgi()

    def forget_handshake(self) -> None:
        """The socket is open: what was said to open it is of no more use."""
        del self.request, self.response
        self.scope["headers"] = []
        ScopeState.from_scope(cast(Scope, self.scope)).headers = Empty
        # The library's reader keeps the request for as long as it lives; a fresh one begins at the first frame. Nothing
        # is half read yet: a client sends nothing before it has been answered (RFC 6455, 4.1).
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)

    @property
    def takes_more(self) -> bool:
        """Whether a text would go out at once: the socket is open, and its other end keeps up."""
        return self._gate.is_open and self.handshake_complete and not (self.disconnected or self.close_sent)

    def send_text(self, data: bytes) -> None:
        """Send a text now, if it `takes_more`, with whatever was to go before it."""
        if self._soon:
            self._soon.append(text_frame(data))
            self.flush()
        else:
            self.transport.write(text_frame(data))

    def send_text_soon(self, data: bytes) -> None:
        """Send a text with the next one, or by itself when everything is done that can be done now."""
        if not self._soon:
            self.loop.call_soon(self.flush)
        self._soon.append(text_frame(data))

    def flush(self) -> None:
        """Send what was to go soon, in one piece."""
        if self._soon:
            frames = b"".join(self._soon)
            self._soon.clear()
            if not (self.disconnected or self.close_sent):
                self.transport.write(frames)

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        if self._between and self.handshake_complete and len(data) <= _PIECE:
            if data[0] == _PONG and _is_short_control(data):
                self._may_send_control()
                return
            data = self._take_texts(data)
            if not data:
                return
        # What comes before the socket is open is the request.
        self._between = self._between and (not self.handshake_initiated or _is_short_control(data))
        if len(data) <= _PIECE:
            super().data_received(data)
            return
        # The system hands over up to 256 KB at once, and the library reads all of it before anybody is asked: forty
        # thousand empty pieces of a message would hold everybody up for a quarter of a second.
        for at in range(0, len(data), _PIECE):
            super().data_received(data[at : at + _PIECE])
            if self.queue.qsize() > _MOST_WAITING:
                self._cut_off()
            if self._is_cut:
                return

    def _take_texts(self, data: bytes) -> bytes:
        """Take texts that are here whole, each in one frame that is not long; what comes after them."""
        while len(data) >= 6 and data[0] == 0x81 and not (self.disconnected or self.close_sent):
            size, begin = data[1] - 0x80, 6
            if size == 126:
                size, begin = int.from_bytes(data[2:4], "big"), 8
            elif not 0 <= size < 126:
                break
            end = begin + size
            if len(data) < end:
                break
            try:
                text = apply_mask(data[begin:end], data[begin - 4 : begin]).decode()
            except UnicodeDecodeError:
                break
            if not self.read_paused and self.queue.qsize() >= _READ_AHEAD:
                self.read_paused = True
                self.transport.pause_reading()
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            data = data[end:]
        return data

    def _cut_off(self) -> None:
        """Whoever sends so much gets no answer, and nothing more is read of it."""
        self._is_cut = True
        self.transport.abort()

    async def send(self, message: Any) -> None:
        # What a client sent may have closed the socket while earlier messages were still being answered. Nobody hears
        # these answers, as with whoever hung up; uvicorn takes them for an error of the program.
        if self.handshake_complete and self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def handle_ping(self) -> None:
        if self._may_send_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send_control():
            super().handle_cont(event)

    def _may_send_control(self) -> bool:
        """Whether that was not one too many; with it the connection is cut. Who sends pings without reading the answers
        would otherwise fill the memory, as would a message of endless empty pieces."""
        now = self._heard_at
        left = min(_CONTROL_BURST, self._control + (now - self._control_at) * _CONTROL_PER_SECOND)
        self._control, self._control_at = left - 1, now
        if left < 1:
            self._cut_off()
        return left >= 1

    def send_receive_event_to_app(self) -> None:
        few = not self.read_paused and self.queue.qsize() < _READ_AHEAD
        # As if reading were stopped already: uvicorn leaves it as it is then.
        self.read_paused = self.read_paused or few
        # A text that is none is answered with a close; who has said goodbye right after it gets that answer already.
        with contextlib.suppress(InvalidState):
            super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not few

    def schedule_ping(self) -> None:
        due = max(self._heard_at + (self.ping_interval or 0.0), self.loop.time())
        self.ping_timer = self.loop.call_at(due + _TICK - due % _TICK, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        self.ping_timer = None
        if self.loop.time() - self._heard_at < (self.ping_interval or 0.0):
            self.schedule_ping()
        elif not (self.close_sent or self.transport.is_closing()):
            self.ask_whether_there()

    def ask_whether_there(self) -> None:
        """Past the library, which would look for the answer among all that it reads: where thousands are silent, pings
        are most of what a server does. Whatever is heard from now on is an answer."""
        self.ping_sent_at = self.loop.time()
        self.transport.write(_PING)
        self.pong_timer = self.loop.call_later(self.ping_timeout or 0.0, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        if self._heard_at >= self.ping_sent_at:
            self.schedule_ping()
        else:
            super().keepalive_timeout()


def protocol_of(scope: Scope) -> TableProtocol | None:
    """The protocol behind a socket, where uvicorn serves it."""
    found: TableProtocol | None = scope.get("state", {}).get(_PROTOCOL)
    return found
