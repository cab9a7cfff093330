"""The door: same-site checks, rate limits by address, security headers, and a line in the log for every request."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ludoteca.server.connections import BodyDeadline
from ludoteca.server.errors import error_response
from ludoteca.server.hosts import AllowedHosts
from ludoteca.server.limits import Limits, network_of
from ludoteca.server.metrics import Metrics
from ludoteca.server.request_ids import HEADER, begin_request
from ludoteca.table.errors import ApiError, not_found

log = logging.getLogger("ludoteca.requests")

SAFE = {"GET", "HEAD", "OPTIONS"}
SAME_SITE_HEADER = "x-ludoteca"
"""A page of another site cannot send this without asking first, and is never allowed to."""


def same_site(headers: Headers, *, secure: bool) -> bool:
    """Whether a request comes from our own pages, as far as the browser tells. Behind TLS those came by TLS too."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    if "origin" not in headers:
        return True
    scheme, _, host = headers["origin"].partition("://")
    return host != "" and host == headers.get("host") and (scheme == "https" or not secure)


def address_of(scope: Scope, *, proxy: bool) -> str:
    """The visitor's address; behind a proxy the one that the proxy itself saw."""
    if proxy:
        told = Headers.from_scope(scope).get("x-forwarded-for")
        if told:
            return told.rpartition(",")[2].strip()[:64]
    client = scope.get("client")
    return client[0] if client else "?"


def is_from_here(scope: Scope) -> bool:
    """Whether a request comes from this very machine, and not through a proxy on it."""
    headers = Headers.from_scope(scope)
    if any(name in headers for name in ("x-forwarded-for", "x-real-ip", "forwarded", "via")):
        return False
    client = scope.get("client")
    # A socket file has no address, and only this machine can reach it.
    return client is None or client[0] == "::1" or client[0].removeprefix("::ffff:").startswith("127.")


class Guard:
    """Middleware around everything."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        metrics: Metrics,
        *,
        hosts: AllowedHosts,
        proxy: bool,
        secure: bool,
        body_seconds: float,
        headers: Mapping[str, str],
    ) -> None:
        self._app = app
        self._limits = limits
        self._metrics = metrics
        self._hosts = hosts
        self._body_seconds = body_seconds
        self._proxy = proxy
        self._secure = secure
        self._headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = begin_request(scope, proxy=self._proxy)
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send, name)
        elif str(scope["type"]) == ScopeType.WEBSOCKET and not self._welcome(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another site, or too often"})
        else:
            await self._app(scope, receive, send)

    def _welcome(self, scope: Scope) -> bool:
        """Whether a socket may be opened."""
        try:
            self._limits.take("request", network_of(address_of(scope, proxy=self._proxy)))
        except ApiError:
            return False
        headers = Headers.from_scope(scope)
        return self._hosts.allow(headers.get("host")) and same_site(headers, secure=self._secure)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send, request: str) -> None:
        began = time.perf_counter()
        method = str(scope["method"])
        status = 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                headers.setdefault(HEADER, request)
                # Somebody new is given their cookie (auth.py).
                cookie = scope.get("state", {}).pop("cookie", None)
                if cookie is not None:
                    headers.add("set-cookie", cookie.to_header(header=""))
            await send(message)

        try:
            self._check(scope, method)
        except ApiError as refused:
            self._metrics.refused.labels(refused.code).inc()
            await error_response(scope, refused)(scope, receive, watch)
        else:
            await self._app(scope, BodyDeadline(receive, self._body_seconds), watch)
        took = time.perf_counter() - began
        route = str(scope.get("path_template") or "-")
        self._metrics.requests.labels(method if method in _METHODS else "OTHER", route, status).inc()
        self._metrics.seconds.observe(took)
        if route not in _QUIET:
            log.info("%s %s", method, route, extra={"status": status, "ms": round(took * 1000, 1)})

    def _check(self, scope: Scope, method: str) -> None:
        headers = Headers.from_scope(scope)
        self._limits.take("request", network_of(address_of(scope, proxy=self._proxy)))
        if not self._hosts.allow(headers.get("host")):
            raise ApiError("wrong-host", 421)
        # No name of ours has such characters, and databases stumble over them.
        if any(character < " " for character in scope["path"]):
            raise not_found()
        ours = SAME_SITE_HEADER in headers and same_site(headers, secure=self._secure)
        if method not in SAFE and "authorization" not in headers and not ours:
            raise ApiError("cross-site", 403)


_METHODS = {*SAFE, "POST", "PUT", "PATCH", "DELETE"}
_QUIET = {"/health", "/ready", "/metrics"}
