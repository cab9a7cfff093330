"""What all routes have in common: what they are given, and how errors are answered."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import litestar
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ludoteca.server.auth import FOR_PROGRAMS, Authenticator, Visit
from ludoteca.server.player_actions import PlayerActions
from ludoteca.table.contract import ErrorReply
from ludoteca.table.house import House

AnyRequest = litestar.Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheAuth = NamedDependency[Authenticator]
ThePlayerActions = NamedDependency[PlayerActions]
Visiting = NamedDependency[Visit]

Id = Annotated[str, PathParameter(min_length=1, max_length=32)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
Since = Annotated[int, QueryParameter(ge=0, le=100_000)]
"""How many entries or messages have been seen."""

ERROR_REPLIES = {
    status: ResponseSpec(ErrorReply, generate_examples=False, description=why)
    for status, why in {
        400: "not understood",
        401: "no such token",
        403: "not allowed",
        404: "not found, or not for you",
        405: "not done this way",
        408: "too slow",
        409: "not now, or against the rules",
        413: "too large",
        421: "another server was meant",
        422: "makes no sense",
        429: "too often",
        503: "busy",
    }.items()
}

PRESSED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", 1_000, gzip_compress_level=5))]
"""For large answers that are the same for everybody. Where something secret stands beside what a stranger has chosen,
the length of a compressed answer tells of it."""

PROGRAMS = {FOR_PROGRAMS: True}
"""For routes that a seat token opens."""

get = partial(litestar.get, responses=ERROR_REPLIES)
post = partial(litestar.post, responses=ERROR_REPLIES)
put = partial(litestar.put, responses=ERROR_REPLIES)
patch = partial(litestar.patch, responses=ERROR_REPLIES)
delete = partial(litestar.delete, responses=ERROR_REPLIES)
