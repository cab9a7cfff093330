"""Whatever goes wrong is answered with a sentence in the person's language, never with a stack trace."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.exceptions import HTTPException
from litestar.response.base import ASGIResponse
from litestar.types import Scope
from sqlalchemy.exc import DBAPIError, OperationalError

from ludoteca.locales import LANGUAGES
from ludoteca.table.contract import Trouble
from ludoteca.table.trouble import Refused, come_back

log = logging.getLogger(__name__)

_CODES = {
    401: "not-allowed",
    403: "not-allowed",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    429: "slow-down",
}


def language_of(headers: Headers) -> str:
    """The best of our languages for what the browser asks for."""
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


def trouble_response(scope: Scope, refused: Refused) -> ASGIResponse:
    language = scope.get("state", {}).get("language") or language_of(Headers.from_scope(scope))
    return ASGIResponse(
        body=msgspec.json.encode(refused.trouble(language)),
        status_code=refused.status,
        media_type="application/json",
        headers=_come_back(refused),
    )


def _come_back(refused: Refused) -> dict[str, str]:
    """When to try again, where waiting helps."""
    return {} if refused.after is None else {"retry-after": str(refused.after)}


def _answer(request: Request[Any, Any, Any], refused: Refused) -> Response[Trouble]:
    metrics = request.app.state.get("metrics")
    if metrics is not None:
        metrics.refused.labels(refused.code).inc()
    language = request.scope.get("state", {}).get("language") or language_of(request.headers)
    # Where there is nothing, Litestar answers before it comes to the guard.
    headers = {**request.app.state.headers, "cache-control": "no-store", **_come_back(refused)}
    return Response(
        refused.trouble(language), status_code=refused.status, media_type="application/json", headers=headers
    )


def on_refused(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    assert isinstance(error, Refused)
    return _answer(request, error)


def on_http(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    assert isinstance(error, HTTPException)
    if error.status_code >= 500:
        return on_anything(request, error)
    code = _CODES.get(error.status_code)
    if code:
        return _answer(request, Refused(code, error.status_code))
    return _answer(request, Refused("bad-request", error.status_code, why=_why(error)))


def _why(error: HTTPException) -> str:
    """What exactly was wrong, as far as it is known: the validator's own words."""
    extra = error.extra
    if isinstance(extra, list):
        parts = [f"{part.get('key', '?')}: {part.get('message', '?')}" for part in extra if isinstance(part, dict)]
        if parts:
            return "; ".join(parts[:5])
    return str(error.detail)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    if isinstance(error, OperationalError | DBAPIError):
        log.error("the database did not answer: %s", type(error.orig).__name__)
        return _answer(request, come_back("busy", 503, 5))
    log.error("an error of ours", exc_info=error)
    return _answer(request, Refused("server-error", 500))


def on_depth(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Brackets in brackets in brackets: the reader gave up."""
    return _answer(request, Refused("too-large", 400))


HANDLERS: dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]] = {
    Refused: on_refused,
    HTTPException: on_http,
    RecursionError: on_depth,
    Exception: on_anything,
}
