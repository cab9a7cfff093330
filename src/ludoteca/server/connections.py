"""How many connections there may be, and how long one may take to say what it wants.

uvicorn waits for ever for the end of a request's headers and for somebody who does not read the answer, and takes
connections until the system has no file handles left, which locks everybody out and fills the log. Here a connection
has a deadline for its headers and for reading, those beyond a ceiling are told in a sentence to come back, and the
ceiling keeps clear of the files that the database needs. No single address may have so many that others find no room.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import h11
import msgspec
from litestar.types import ASGIApp, Receive
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.server.limits import network_of
from ludoteca.table.errors import ApiError

_RESERVED_FILES = 160
"""Handles kept for the database, logs, client files, and connections that are being told to come back."""
_TURNED_AWAY_AT_ONCE = 64
"""So many connections beyond the ceiling are answered; whoever comes then is cut off unheard."""
_MOST_WITHOUT_FILE_LIMIT = 8_000


class ConnectionLimits(msgspec.Struct, frozen=True, kw_only=True):
    most: int | None = None
    """Connections at once; None works it out from the number of files that the process may open."""
    per_address: int = 256
    """Of those at once by one address, and never more than a quarter of all. A class that opens the page together has
    six for each browser. Behind a proxy, whose address all have, this is for the proxy to say."""
    sockets_per_person: int = 12
    """Tabs and devices of one person, at all tables together."""
    sockets_per_address: int = 120
    """A family, a class or an office may share an address."""
    headers: float = 10.0
    """Seconds for the headers of a request."""
    body: float = 20.0
    """Seconds for its body."""
    hello: float = 10.0
    """Seconds for the first message of a socket."""
    unread: float = 30.0
    """Seconds after which somebody is let go who takes nothing of what is sent to them."""


def most_connections() -> int:
    """As many as the system allows the process, less what it needs for itself. Takes all that it may have."""
    if sys.platform == "win32":
        return _MOST_WITHOUT_FILE_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    if soft == resource.RLIM_INFINITY:
        return _MOST_WITHOUT_FILE_LIMIT
    return max(16, min(_MOST_WITHOUT_FILE_LIMIT, soft - _RESERVED_FILES))


class BoundedHttp(H11Protocol):
    """uvicorn's HTTP, with ceilings and deadlines. `bounded` sets them."""

    ceiling: int
    per_address: int | None
    at_address: Counter[str]
    """How many connections each address has that are not sockets of a table, which are counted by themselves."""
    seconds_for_headers: float
    seconds_unread: float
    turn_away: ASGIApp

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._crowded = False
        self._address: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        let_go_who_does_not_read(transport, self.seconds_unread)
        over = max(len(self.connections) - self.ceiling, self._over_at_address())
        if over > _TURNED_AWAY_AT_ONCE:
            transport.abort()
            return
        self._crowded = over > 0
        if self._crowded:
            self.app = self.turn_away
        self._expect_headers()

    def _over_at_address(self) -> int:
        """Count this connection; by how many its address has too many now."""
        # A socket file has no addresses.
        if self.per_address is None or not self.client or not self.client[0]:
            return 0
        self._address = network_of(self.client[0])
        self.at_address[self._address] += 1
        return self.at_address[self._address] - self.per_address

    def _leave_address(self) -> None:
        if self._address is not None:
            self.at_address[self._address] -= 1
            if not self.at_address[self._address]:
                del self.at_address[self._address]
            self._address = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave_address()
        super().handle_websocket_upgrade(event)

    def _should_upgrade_to_ws(self) -> bool:
        # Turned away as a plain request: a socket would have to be opened first. One that announces a body would be
        # waited for without end, by something that knows no deadline.
        body = any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers)
        return not self._crowded and not body and super()._should_upgrade_to_ws()

    def _unsupported_upgrade_warning(self) -> None:
        """Whoever asks for another protocol gets an answer in this one, and no line in the log."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and self.conn.our_state is h11.IDLE:
            # The next request of a kept connection has begun; uvicorn's own timer for idle ones is off by now.
            if self._deadline is None:
                self._expect_headers()
        else:
            self._no_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._no_deadline()
        self._leave_address()
        super().connection_lost(exc)

    def _expect_headers(self) -> None:
        self._deadline = self.loop.call_later(self.seconds_for_headers, self.transport.abort)

    def _no_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def let_go_who_does_not_read(transport: asyncio.BaseTransport, seconds: float) -> None:
    """Let the system end a connection whose other end takes nothing for so long: even one that is closed already stays
    open until the last of it was read. Where the system cannot (it is not Linux), it is a matter of the ceilings."""
    line = transport.get_extra_info("socket")
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None and line is not None and line.family != getattr(socket, "AF_UNIX", None):
        with contextlib.suppress(OSError):
            line.setsockopt(socket.IPPROTO_TCP, option, int(seconds * 1000))


def bounded(limits: ConnectionLimits, turn_away: ASGIApp, *, by_address: bool = False) -> type[BoundedHttp]:
    """The protocol class for uvicorn. `turn_away` answers those for whom there is no room. `by_address`: the addresses
    that connections come from are those of the visitors, and each may have only its share."""
    most = limits.most or most_connections()

    class Http(BoundedHttp):
        ceiling = most
        per_address = max(1, min(limits.per_address, most // 4)) if by_address else None
        seconds_for_headers = limits.headers
        seconds_unread = limits.unread

    Http.at_address = Counter()
    Http.turn_away = staticmethod(turn_away)
    return Http


class BodyTooSlow(Exception):
    """The body of a request did not come in time."""


class BodyDeadline:
    """`receive` for a request whose body has to be here in time."""

    def __init__(self, receive: Receive, seconds: float) -> None:
        self._receive = receive
        self._end = asyncio.get_running_loop().time() + seconds
        self._complete = False

    async def __call__(self) -> Any:
        if self._complete:
            return await self._receive()  # waits for the visitor to leave
        try:
            async with asyncio.timeout_at(self._end):
                message: Any = await self._receive()
        except TimeoutError:
            raise BodyTooSlow from None
        self._complete = message["type"] != "http.request" or not message.get("more_body", False)
        return message


class OpenSockets:
    """How many sockets somebody has open here."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}

    @contextlib.contextmanager
    def one_more(self, *claims: tuple[str, int]) -> Iterator[None]:
        """Count a socket against each (whom, most) for as long as the block runs."""
        for whom, most in claims:
            if self._open.get(whom, 0) >= most:
                raise ApiError("too-many-sockets", 429, most=most)
        for whom, _ in claims:
            self._open[whom] = self._open.get(whom, 0) + 1
        try:
            yield
        finally:
            for whom, _ in claims:
                self._open[whom] -= 1
                if not self._open[whom]:
                    del self._open[whom]
