"""The application: puts the parts together. `make_app(settings)` is all that uvicorn needs."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator, Callable
from hmac import compare_digest
from typing import Any, cast

import msgspec
import uvicorn
from litestar import Litestar, Request, Response, Router, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

import ludoteca
from ludoteca.locales import LANGUAGES, bundle
from ludoteca.server import (
    deal_routes,
    history_routes,
    lesson_routes,
    match_routes,
    operator_routes,
    people_routes,
    push_routes,
    puzzle_routes,
    reach_routes,
    review_routes,
    table_routes,
)
from ludoteca.server.auth import Authenticator, provide_actor, provide_visit
from ludoteca.server.connections import OpenSockets, bounded
from ludoteca.server.errors import HANDLERS, error_response
from ludoteca.server.guard import Guard, is_from_here
from ludoteca.server.headers import security_headers
from ludoteca.server.hosts import AllowedHosts
from ludoteca.server.lifecycle import open_house
from ludoteca.server.limits import Limits
from ludoteca.server.metrics import CONTENT_TYPE, Metrics
from ludoteca.server.player_actions import PlayerActions
from ludoteca.server.push import open_web_push
from ludoteca.server.push_worker import PushWorker
from ludoteca.server.readiness import Readiness, machine_code
from ludoteca.server.settings import Settings, read_settings, server_key
from ludoteca.server.shared_limits import sharing
from ludoteca.server.socket_protocol import TableProtocol
from ludoteca.server.static_files import load_files, page
from ludoteca.server.table_socket import table_socket
from ludoteca.table.errors import not_found, try_later
from ludoteca.table.house import House
from ludoteca.table.operators import Operators
from ludoteca.table.par_worker import ParWorker
from ludoteca.table.tasks import end

log = logging.getLogger(__name__)

MAX_BODY = 65_536
"""Bytes of a request."""


@get("/health", include_in_schema=False, media_type="text/plain")
async def health() -> str:
    return "alive"


@get("/ready", include_in_schema=False, media_type="text/plain")
async def ready(state: State) -> Response[str]:
    """Whether new visitors should be sent here: storage that stores, bots that play. Answers within a second."""
    problem = "closing down" if state.draining else await state.readiness.problem()
    if problem is not None:
        return Response(f"not ready: {problem}", status_code=503)
    also = machine_code()
    return Response("ready" if also is None else f"ready; {also}")


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """For Prometheus: from this machine, or from anywhere with the token that the settings name."""
    token = state.settings.metrics
    told = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token is not None and not compare_digest(told.encode(), token.encode()):
        raise not_found()
    if token is None and not is_from_here(request.scope):
        raise not_found()
    return Response(state.metrics.text(), media_type=CONTENT_TYPE)


@contextlib.asynccontextmanager
async def watching_the_loop(numbers: Metrics) -> AsyncIterator[None]:
    """Measure how late the event loop is: whatever holds it up holds up everybody."""

    async def watch() -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LOOK_AT_LOOP
            await asyncio.sleep(_LOOK_AT_LOOP)
            numbers.loop_lag.observe(max(0.0, loop.time() - due))

    task = asyncio.create_task(watch())
    try:
        yield
    finally:
        await end(task)


_LOOK_AT_LOOP = 0.5
"""Seconds."""


def house_of(state: State) -> House:
    house: House = state.house
    return house


def auth_of(state: State) -> Authenticator:
    auth: Authenticator = state.auth
    return auth


def player_actions_of(state: State) -> PlayerActions:
    player_actions: PlayerActions = state.player_actions
    return player_actions


def be_quick() -> None:
    """Settings of the interpreter for a program that serves many at once."""
    # What was loaded so far stays: the collector need not look through it again and again.
    gc.collect()
    gc.freeze()
    # Nearly everything here is freed by itself; looking for rings after every 700 new objects is for programs that make
    # them. But whatever is looked through at once (in the middle generation the product of the first two numbers) holds
    # up everybody: 50 000 objects take about 5 ms, 400 000 took 50.
    gc.set_threshold(5_000, 10, 160)
    # A thread that replays or thinks keeps the interpreter for 5 ms if one lets it, and everybody who is being served
    # waits as long, for every such thread and at every single step: reading, storing, each answer. With four of them at
    # work 99 of 100 moves took up to 600 ms with 5 ms, 490 with 1, 160 with this.
    sys.setswitchinterval(0.0002)


def lifespan_of(
    settings: Settings, house: House | None, limits: Limits, numbers: Metrics, *, secure: bool
) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    """What is opened before the first request and closed after the last one."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        key = server_key(settings.data)
        async with contextlib.AsyncExitStack() as stack:
            there = house if house is not None else await stack.enter_async_context(open_house(settings))
            app.state.house = there
            app.state.key = key
            app.state.operators = Operators.of(there)
            app.state.readiness = Readiness(there)
            stack.push_async_callback(app.state.readiness.close)
            there.observe = there.store.observe = numbers.observe
            numbers.watch(there, limits)
            await stack.enter_async_context(watching_the_loop(numbers))
            if settings.limits:
                await stack.enter_async_context(sharing(there, limits))
            auth = Authenticator(there, limits, key, proxy=settings.proxy, secure=secure)
            app.state.auth = auth
            app.state.player_actions = PlayerActions(there, auth, numbers)
            app.state.static_files = load_files()
            app.state.par = par = ParWorker(there.store, enough=there.policy.par)
            stack.push_async_callback(par.stop)
            await stack.enter_async_context(_pushing(app, settings, there, numbers, key))
            if settings.warm:
                await stack.enter_async_context(_preparing(app))
            be_quick()
            yield
            app.state.draining = True

    return lifespan


@contextlib.asynccontextmanager
async def _preparing(app: Litestar) -> AsyncIterator[None]:
    """Read the sentences of all languages and write the OpenAPI document before somebody asks for them: whoever came
    first would hold up everybody for a third of a second, for each of them."""

    async def prepare() -> None:
        await asyncio.sleep(_PREPARE_AFTER)
        for language in LANGUAGES:
            await asyncio.to_thread(bundle, language)
        await asyncio.to_thread(app.plugins.get(OpenAPIPlugin).provide_openapi_schema)
        gc.freeze()

    task = asyncio.create_task(prepare())
    try:
        yield
    finally:
        await end(task)


_PREPARE_AFTER = 1.0
"""Seconds: whoever has started the server has a first page to load."""


@contextlib.asynccontextmanager
async def _pushing(
    app: Litestar, settings: Settings, house: House, numbers: Metrics, key: bytes
) -> AsyncIterator[None]:
    """Turn alerts, where this server offers them."""
    push = None
    if settings.push:
        push = open_web_push(key, contact=settings.contact, public=settings.public, extra=settings.push_hosts)
    app.state.push = push
    if push is None:
        yield
        return
    worker = PushWorker(house, push, count=lambda result: numbers.pushes.labels(result).inc())
    worker.begin()
    try:
        yield
    finally:
        await worker.stop()


def api_router() -> Router:
    return Router(
        "/api",
        route_handlers=[
            *people_routes.HANDLERS,
            *reach_routes.HANDLERS,
            *table_routes.HANDLERS,
            *match_routes.HANDLERS,
            *review_routes.HANDLERS,
            operator_routes.ROUTER,
            *lesson_routes.HANDLERS,
            *deal_routes.HANDLERS,
            *puzzle_routes.HANDLERS,
            *history_routes.HANDLERS,
            *push_routes.HANDLERS,
        ],
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "auth": Provide(auth_of, sync_to_thread=False),
            "player_actions": Provide(player_actions_of, sync_to_thread=False),
            "visit": Provide(provide_visit),
            "actor": Provide(provide_actor),
        },
    )


def make_app(settings: Settings, house: House | None = None) -> Litestar:
    """The server. With a `house` it serves that one (and leaves closing it to whoever made it)."""
    limits, numbers = Limits(on=settings.limits), Metrics()
    secure = (settings.public or "").startswith("https:")
    headers = security_headers(secure=secure)
    return Litestar(
        route_handlers=[api_router(), table_socket, health, ready, metrics, page],
        lifespan=[lifespan_of(settings, house, limits, numbers, secure=secure)],
        middleware=[
            DefineMiddleware(
                Guard,
                limits=limits,
                metrics=numbers,
                hosts=AllowedHosts(settings.public, settings.host),
                proxy=settings.proxy,
                secure=secure,
                body_seconds=settings.connections.body,
                headers=headers,
            )
        ],
        exception_handlers=HANDLERS,
        request_max_body_size=MAX_BODY,
        state=State(
            {
                "settings": settings,
                "metrics": numbers,
                "headers": headers,
                "open_sockets": OpenSockets(),
                "draining": False,
                # The door to the local network, where the server has one (commands.py).
                "lan": None,
                "par": None,
                "push": None,
            }
        ),
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


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody for whom there is no room now."""
    await error_response(scope, try_later("server-full", 503, 15))(scope, receive, send)


_PING_AFTER = 25.0
"""Seconds of silence after which the other end of a socket is asked whether it is there."""


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves it: bounded messages, no banner, and nothing of a request in its own log."""
    return uvicorn.Config(
        HeadAsGet(app),
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        http=bounded(settings.connections, turn_away, by_address=settings.limits and not settings.proxy),
        ws=TableProtocol,
        ws_max_size=MAX_BODY,
        ws_per_message_deflate=False,
        # Proxies wait a minute for a word. Whoever moves now and then is heard before that and costs no ping.
        ws_ping_interval=_PING_AFTER,
        timeout_graceful_shutdown=10,
    )


def openapi_document() -> bytes:
    """The OpenAPI document, the same on every machine."""
    app = make_app(read_settings({}, data="."))
    return msgspec.json.format(msgspec.json.encode(app.openapi_schema.to_schema()), indent=1)
