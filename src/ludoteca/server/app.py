"""The application: puts the parts together. `make_app(settings)` is all that uvicorn needs."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from hmac import compare_digest
from typing import Any, cast

import msgspec
import uvicorn
from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

import ludoteca
from ludoteca.server import match_routes, people_routes, table_routes
from ludoteca.server.client import page, read_client
from ludoteca.server.errors import HANDLERS
from ludoteca.server.guard import Guard, is_from_here
from ludoteca.server.headers import security_headers
from ludoteca.server.limits import Limits
from ludoteca.server.metrics import CONTENT_TYPE, Metrics
from ludoteca.server.opening import opened
from ludoteca.server.sending import Straight, sockets
from ludoteca.server.settings import Settings, read_settings, server_key
from ludoteca.server.socket import table_socket
from ludoteca.server.visits import Door, provide_actor, provide_visit
from ludoteca.table.house import House
from ludoteca.table.trouble import not_found

log = logging.getLogger(__name__)

LARGEST = 65_536
"""Bytes of a request."""


@get("/health", include_in_schema=False, media_type="text/plain")
async def health() -> str:
    return "alive"


@get("/ready", include_in_schema=False, media_type="text/plain")
async def ready(state: State) -> Response[str]:
    """Whether new visitors should be sent here."""
    if not state.draining:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(state.house.store.ping(), 5)
            return Response("ready")
    return Response("not ready", status_code=503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """For Prometheus: from this machine, or from anywhere with the token that the settings name."""
    token = state.settings.metrics
    told = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token is not None and not compare_digest(told.encode(), token.encode()):
        raise not_found()
    if token is None and not is_from_here(request.scope):
        raise not_found()
    state.metrics.tables.set(len(state.house.in_memory))
    return Response(state.metrics.text(), media_type=CONTENT_TYPE)


def house_of(state: State) -> House:
    house: House = state.house
    return house


def door_of(state: State) -> Door:
    door: Door = state.door
    return door


def make_app(settings: Settings, house: House | None = None) -> Litestar:
    """The server. With a `house` it serves that one (and leaves closing it to whoever made it)."""
    limits, numbers = Limits(on=settings.limits), Metrics()
    secure = (settings.public or "").startswith("https:")
    headers = security_headers(secure=secure)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        key = server_key(settings.data)
        async with contextlib.AsyncExitStack() as stack:
            there = house if house is not None else await stack.enter_async_context(opened(settings))
            app.state.house = there
            app.state.door = Door(there, limits, key, proxy=settings.proxy, secure=secure)
            app.state.client = read_client()
            # What was loaded so far stays: the collector need not look through it again and again.
            gc.collect()
            gc.freeze()
            # Nearly everything here is freed by itself; looking for rings after every 700 new objects is for programs
            # that make them.
            gc.set_threshold(20_000, 20, 20)
            yield
            app.state.draining = True

    api = Router(
        "/api",
        route_handlers=[*people_routes.HANDLERS, *table_routes.HANDLERS, *match_routes.HANDLERS],
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "door": Provide(door_of, sync_to_thread=False),
            "visit": Provide(provide_visit),
            "actor": Provide(provide_actor),
        },
    )
    return Litestar(
        route_handlers=[api, table_socket, health, ready, metrics, page],
        lifespan=[lifespan],
        middleware=[
            DefineMiddleware(
                Guard, limits=limits, metrics=numbers, proxy=settings.proxy, secure=secure, headers=headers
            )
        ],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST,
        state=State({"settings": settings, "metrics": numbers, "headers": headers, "draining": False}),
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            # A page of Litestar's own answers whatever else is below this path.
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
        debug=False,
    )


class HeadAsGet:
    """Around the application: where GET is answered HEAD is, for whoever only looks whether we are there. The body is
    left out by uvicorn."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = cast(Scope, {**scope, "method": "GET"})
        await self._app(scope, receive, send)


def served(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves it: bounded messages, no banner, and nothing of a request in its own log."""
    return uvicorn.Config(
        Straight(HeadAsGet(app)),
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        ws=sockets(),
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )


def openapi_document() -> bytes:
    """The OpenAPI document, the same on every machine."""
    app = make_app(read_settings({}, data="."))
    return msgspec.json.format(msgspec.json.encode(app.openapi_schema.to_schema()), indent=1)
