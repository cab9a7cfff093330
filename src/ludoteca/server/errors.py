"""Whatever goes wrong is answered with a sentence in the person's language, never with a stack trace."""

from __future__ import annotations

import logging
from collections.abc import Callable
from traceback import walk_tb
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.exceptions import HTTPException
from litestar.response.base import ASGIResponse
from litestar.types import Scope
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ludoteca.engine.game import IllegalMove
from ludoteca.engine.registry import families, own_families
from ludoteca.locales import LANGUAGES
from ludoteca.server.connections import BodyTooSlow
from ludoteca.server.request_ids import current_request
from ludoteca.table.contract import ErrorReply
from ludoteca.table.errors import ApiError, ErrorCode, NotDone, code_of, describe, status_of, try_later

log = logging.getLogger(__name__)

_CODES: dict[int, ErrorCode] = {
    401: "not-allowed",
    403: "not-allowed",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    429: "slow-down",
}


_UNREAD = (408, 413)
"""After these there may be more of the request to come, which nobody wants: the connection is closed."""


def language_of(headers: Headers) -> str:
    """The best of our languages for what the browser asks for."""
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


def as_not_done(error: BaseException, **where: str | int | None) -> NotDone:
    """What a client is told of any failure. What is not the client's own is logged; `where` is the table, match and
    seat, as far as they are known."""
    if isinstance(error, ApiError | IllegalMove):
        return error
    if isinstance(error, DBAPIError | PoolTimeout | TimeoutError):
        log.error("The database did not answer: %s", _database_fault(error), extra=where)
        return try_later("busy", 503, 5)
    family = _family_in(error)
    if family is None:
        log.error("A request failed through an error in this program.", exc_info=error, extra=where)
    else:
        log.error("A request failed through an error in the family of games %s.", family, exc_info=error, extra=where)
    return ApiError("server-error", 500)


def _database_fault(error: BaseException) -> str:
    """What is wrong with the database. Its own words only where they speak of itself, and their first line only: after
    that, and in all others, may stand what was to be stored."""
    cause = getattr(error, "orig", error)
    name = type(cause).__name__
    return f"{name}: {str(cause).partition(chr(10))[0]}" if isinstance(error, OperationalError) else name


def _family_in(error: BaseException) -> str | None:
    """The family from elsewhere in whose code an error was raised."""
    own = own_families()
    packages = {
        type(game).__module__.partition(".")[0]: family.name
        for family in families().values()
        if family not in own
        for game in family.games
    }
    called = [frame.f_globals.get("__name__", "").partition(".")[0] for frame, _ in walk_tb(error.__traceback__)]
    return next((packages[package] for package in reversed(called) if package in packages), None)


def tell(error: NotDone, language: str) -> ErrorReply:
    """What a client is told. An error of ours bears the name of the request, by which it is found in the log."""
    told, name = describe(error, language), current_request()
    if code_of(error) == "server-error" and name is not None:
        return replace(told, sentence=f"{told.sentence} ({name})")
    return told


def error_response(scope: Scope, error: ApiError) -> ASGIResponse:
    language = scope.get("state", {}).get("language") or language_of(Headers.from_scope(scope))
    return ASGIResponse(
        body=msgspec.json.encode(tell(error, language)),
        status_code=error.status,
        media_type="application/json",
        headers=_retry_after(error),
    )


def _retry_after(error: NotDone) -> dict[str, str]:
    """When to try again, where waiting helps."""
    after = error.retry_after if isinstance(error, ApiError) else None
    return {} if after is None else {"retry-after": str(after)}


def _answer(request: Request[Any, Any, Any], error: NotDone) -> Response[ErrorReply]:
    metrics = request.app.state.get("metrics")
    if metrics is not None:
        metrics.refused.labels(code_of(error)).inc()
    language = request.scope.get("state", {}).get("language") or language_of(request.headers)
    # Where there is nothing, Litestar answers before it comes to the guard.
    headers = {**request.app.state.headers, "cache-control": "no-store", **_retry_after(error)}
    if status_of(error) in _UNREAD:
        headers["connection"] = "close"
    return Response(tell(error, language), status_code=status_of(error), media_type="application/json", headers=headers)


def on_http(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    assert isinstance(error, HTTPException)
    if error.status_code >= 500:
        return on_anything(request, error)
    code = _CODES.get(error.status_code)
    if code:
        return _answer(request, ApiError(code, error.status_code))
    return _answer(request, ApiError("bad-request", error.status_code, why=_why(error)))


def _why(error: HTTPException) -> str:
    """What exactly was wrong, as far as it is known: the validator's own words."""
    extra = error.extra
    if isinstance(extra, list):
        parts = [f"{part.get('key', '?')}: {part.get('message', '?')}" for part in extra if isinstance(part, dict)]
        if parts:
            return "; ".join(parts[:5])
    return str(error.detail)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    where = {name: request.path_params.get(name) for name in ("table", "match", "seat")}
    return _answer(request, as_not_done(error, **{name: value for name, value in where.items() if value is not None}))


def on_bad_text(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    """Bytes that are no UTF-8 text."""
    return _answer(request, ApiError("bad-request", 400, why="UTF-8"))


def on_slow(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    """The body of the request did not come in time."""
    return _answer(request, ApiError("too-slow", 408))


def on_depth(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    """Brackets in brackets in brackets: the reader gave up."""
    return _answer(request, ApiError("too-large", 400))


HANDLERS: dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]] = {
    ApiError: on_anything,
    IllegalMove: on_anything,
    HTTPException: on_http,
    RecursionError: on_depth,
    UnicodeDecodeError: on_bad_text,
    BodyTooSlow: on_slow,
    Exception: on_anything,
}
