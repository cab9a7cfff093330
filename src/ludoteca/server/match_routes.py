"""HTTP: finished matches, their records, replay and "what if"."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response
from litestar.params import FromQuery, JSONBody, QueryParameter

from ludoteca.server.routes import PRESSED, Id, Since, TheAuth, TheHouse, Visiting, get, post
from ludoteca.table import archive
from ludoteca.table.archive_contract import Branch, Frames, MatchInfo, RecordSent
from ludoteca.table.contract import Table
from ludoteca.table.errors import ApiError
from ludoteca.table.replays import Perspective
from ludoteca.table.spoilers import must_have_played

_BRANCHED_FOR_ONE = 1_000
"""Entries that a branch may take over and still count as one table."""


@get("/matches/{match:str}", summary="A finished match")
async def info(house: TheHouse, auth: TheAuth, visit: Visiting, match: Id) -> MatchInfo:
    auth.count(visit, "replay")
    await must_have_played(house, visit.person, match)
    return await archive.info(house, visit.person, match)


@get("/matches/{match:str}/record", summary="Its record, as JSON or as text", media_type="*/*")
async def record(
    house: TheHouse, auth: TheAuth, visit: Visiting, match: Id, form: FromQuery[Literal["json", "text"]] = "json"
) -> Response[Any]:
    auth.count(visit, "replay")
    await must_have_played(house, visit.person, match)
    written = await archive.record(house, match, form)
    kind, ending = ("application/json", "json") if form == "json" else ("text/plain", "txt")
    name = f'attachment; filename="ludoteca-{match[:8]}.{ending}"'
    return Response(written, media_type=kind, headers={"content-disposition": name})


@get("/matches/{match:str}/frames", middleware=PRESSED, summary="Replay: the views after every entry")
async def frames(
    house: TheHouse,
    auth: TheAuth,
    visit: Visiting,
    match: Id,
    seat: Annotated[str, QueryParameter(max_length=8)] = "watch",
    first: Since = 0,
    count: Annotated[int, QueryParameter(ge=1, le=archive.MOST_FRAMES)] = 20,
) -> Frames:
    auth.count(visit, "replay")
    await must_have_played(house, visit.person, match)
    return await archive.frames(house, match, _eyes(seat), first, count)


def _eyes(seat: str) -> Perspective:
    if seat == "all":
        return "all"
    if seat == "watch":
        return "watch"
    if seat.isascii() and seat.isdigit():
        return int(seat)
    raise ApiError("bad-request", 422, why="seat: a number, “watch” or “all”.")


@post("/matches/{match:str}/branch", summary="What if: go on from any point as a new match")
async def branch(house: TheHouse, auth: TheAuth, actor: Visiting, match: Id, data: JSONBody[Branch]) -> Table:
    # What is taken over is stored again, and held in memory while somebody looks.
    for _ in range(1 + data.n // _BRANCHED_FOR_ONE):
        auth.count(actor, "table")
    await must_have_played(house, actor.require_person(), match)
    return await archive.branch(house, actor.require_person(), match, data)


@post("/records", summary="Bring a record from elsewhere", request_max_body_size=2_000_000)
async def import_record(house: TheHouse, auth: TheAuth, actor: Visiting, data: JSONBody[RecordSent]) -> MatchInfo:
    auth.count(actor, "record")
    return await archive.import_record(house, actor.require_person(), data.record)


HANDLERS: list[Any] = [info, record, frames, branch, import_record]
