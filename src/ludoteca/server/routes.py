"""What all routes have in common: what they are given, and how trouble is answered."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import litestar
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ludoteca.server.visits import Door, Visit
from ludoteca.table.contract import Trouble
from ludoteca.table.house import House

AnyRequest = litestar.Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheDoor = NamedDependency[Door]
Visiting = NamedDependency[Visit]

Id = Annotated[str, PathParameter(min_length=1, max_length=32)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
Since = Annotated[int, QueryParameter(ge=0, le=100_000)]
"""How many entries or messages have been seen."""

TROUBLES = {
    status: ResponseSpec(Trouble, generate_examples=False, description=why)
    for status, why in {
        400: "not understood",
        401: "no such token",
        403: "not allowed",
        404: "not found, or not for you",
        405: "not done this way",
        409: "not now, or against the rules",
        413: "too large",
        422: "makes no sense",
        429: "too often",
        503: "busy",
    }.items()
}

get = partial(litestar.get, responses=TROUBLES)
post = partial(litestar.post, responses=TROUBLES)
put = partial(litestar.put, responses=TROUBLES)
patch = partial(litestar.patch, responses=TROUBLES)
delete = partial(litestar.delete, responses=TROUBLES)
