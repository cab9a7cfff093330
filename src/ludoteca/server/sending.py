"""Sockets without detours: most messages go out the moment they are made, and reading goes on while few wait."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any, Literal

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

_SEND = "ludoteca.send"
_AHEAD = 8
"""Messages of one socket that may wait before no more of it is read."""


class Straight:
    """Around the application: remembers the way straight to the network for each socket. Litestar's own leads through
    three layers that look at every message for the beginning of an HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == ScopeType.WEBSOCKET:
            scope.setdefault("state", {})[_SEND] = send
        await self._app(scope, receive, send)


def straight(scope: Scope, otherwise: Send) -> Send:
    """The way to the network, once a socket is accepted."""
    found: Send = scope.get("state", {}).get(_SEND, otherwise)
    return found


def at_once(work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Let work go as far as it can without waiting: None if that was all of it, else the rest."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return _rest(work, waits_for)


async def _rest(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    await _going_on(work, waits_for)


@types.coroutine
def _going_on(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """What `await` does, for something that was begun by somebody else."""
    try:
        while True:
            try:
                told = yield waits_for
            except BaseException as error:
                waits_for = work.throw(error)
            else:
                waits_for = work.send(told)
    except StopIteration:
        return


def sockets() -> type[asyncio.Protocol] | Literal["auto"]:
    """uvicorn's sockets, but for one thing: it stops reading after every message and goes on when the message is taken,
    which asks two things of the system each time. A uvicorn that is built otherwise is used as it is."""
    try:
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
    except ImportError:
        return "auto"

    class Sockets(WebSocketsSansIOProtocol):
        def send_receive_event_to_app(self) -> None:
            if self.read_paused or self.queue.qsize() >= _AHEAD:
                super().send_receive_event_to_app()
                return
            self.read_paused = True  # so it thinks, and does not stop
            super().send_receive_event_to_app()
            self.read_paused = False

    return Sockets
