"""A name for every request and every socket: in the log lines that it caused, in the header of the answer, and in the
sentence of an error of ours, so that whoever reports one can be helped."""

from __future__ import annotations

import logging
import re
from contextvars import ContextVar

from litestar.datastructures import Headers
from litestar.types import Scope

from ludoteca.table.people import new_token

HEADER = "x-request-id"
_GIVEN = re.compile(r"[A-Za-z0-9_-]{8,64}")
_current: ContextVar[str | None] = ContextVar("request", default=None)


def begin_request(scope: Scope, *, proxy: bool) -> str:
    """Name what begins now; a proxy in front may have named it already."""
    given = Headers.from_scope(scope).get(HEADER, "") if proxy else ""
    name = given if _GIVEN.fullmatch(given) else new_token(12)
    _current.set(name)
    return name


def current_request() -> str | None:
    return _current.get()


class WithRequest(logging.Filter):
    """Adds the request to a log line that was written because of it."""

    def filter(self, record: logging.LogRecord) -> bool:
        name = _current.get()
        if name is not None:
            record.request = name
        return True
