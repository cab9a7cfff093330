"""A second door, to the local network: friends in the same house can join a server that listens to its own machine."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from collections.abc import Callable
from typing import Any

import uvicorn

from ludoteca.server.addresses import local_addresses
from ludoteca.table.errors import ApiError

log = logging.getLogger(__name__)

Find = Callable[[], tuple[str, ...]]


class LanDoor:
    """Listens on this machine's addresses in its networks while it is open, for the same application."""

    def __init__(self, server: uvicorn.Server, find: Find = local_addresses) -> None:
        self._server = server
        self._find = find
        self._listeners: dict[str, asyncio.Server] = {}
        self._order: tuple[str, ...] = ()
        self._one_at_a_time = asyncio.Lock()
        self.is_open = False

    @property
    def links(self) -> tuple[str, ...]:
        """Where others find this server, likeliest first; empty while the door is closed."""
        return tuple(
            f"http://{address}:{self._listeners[address].sockets[0].getsockname()[1]}"
            for address in self._order
            if address in self._listeners
        )

    async def open(self) -> None:
        """Open it, or, where it is open, follow what has become of this machine's addresses."""
        async with self._one_at_a_time:
            self._order = self._find()
            for gone in self._listeners.keys() - set(self._order):
                self._close_listener(gone)
            for address in self._order:
                if address not in self._listeners:
                    await self._listen(address)
            self.is_open = bool(self._listeners)
        if not self.is_open:
            raise ApiError("no-network")

    async def close(self) -> None:
        """Nobody else comes in, and whoever came in this way is shown out."""
        async with self._one_at_a_time:
            for address in list(self._listeners):
                self._close_listener(address)
            self.is_open = False

    async def _listen(self, address: str) -> None:
        # The same number as on this machine itself, where it is free.
        for port in (self._server.servers[0].sockets[0].getsockname()[1], 0):
            door = socket.socket(socket.AF_INET)
            try:
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                door.bind((address, port))
            except OSError as error:
                door.close()
                log.info("Cannot listen on %s, port %s: %s", address, port, error.strerror)
                continue
            listener = await asyncio.get_running_loop().create_server(self._protocol, sock=door)
            self._listeners[address] = listener
            # So that uvicorn closes it with its own.
            self._server.servers.append(listener)
            return

    def _close_listener(self, address: str) -> None:
        listener = self._listeners.pop(address)
        self._server.servers.remove(listener)
        listener.close()
        for connection in list(self._server.server_state.connections):
            if connection.transport.get_extra_info("sockname")[0] == address:
                connection.shutdown()

    def _protocol(self) -> asyncio.Protocol:
        """What uvicorn makes for its own listeners."""
        config = self._server.config
        make: Any = config.http_protocol_class
        protocol: asyncio.Protocol = make(
            config=config, server_state=self._server.server_state, app_state=self._server.lifespan.state
        )
        return protocol


_LOOK_EVERY = 5
"""Tenths of a second between two looks whether to stop. Every tenth one uvicorn writes the date of answers anew."""


class LanServer(uvicorn.Server):
    """uvicorn with such a door; `open_at_start` opens it with the server."""

    def __init__(self, config: uvicorn.Config, *, open_at_start: bool = False) -> None:
        super().__init__(config)
        self.door = LanDoor(self)
        self.ready = threading.Event()
        """All doors that were asked for are open."""
        self._open_at_start = open_at_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._open_at_start and self.started:
            try:
                await self.door.open()
            except ApiError:
                log.warning("There is no network address on which others could reach this machine.")
        self.ready.set()

    async def main_loop(self) -> None:
        """As uvicorn's own, which looks ten times a second whether to stop: more work than anything else that a server
        does while nobody plays, and a part of every move where few do."""
        tenths = 0
        while not await self.on_tick(tenths):
            await asyncio.sleep(_LOOK_EVERY / 10)
            tenths += _LOOK_EVERY
