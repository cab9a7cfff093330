"""HTTP: finished matches, their records, replay and "what if"."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response
from litestar.params import FromQuery, JSONBody, QueryParameter

from ludoteca.server.routes import Id, Since, TheDoor, TheHouse, Visiting, get, post
from ludoteca.table import archive
from ludoteca.table.contract import Branch, Frames, MatchInfo, RecordSent, Table
from ludoteca.table.trouble import Refused


@get("/matches/{match:str}", summary="A finished match")
async def info(house: TheHouse, visit: Visiting, match: Id) -> MatchInfo:
    return await archive.info(house, visit.person, match)


@get("/matches/{match:str}/record", summary="Its record, as JSON or as text", media_type="*/*")
async def record(house: TheHouse, match: Id, form: FromQuery[Literal["json", "text"]] = "json") -> Response[Any]:
    written = await archive.record(house, match, form)
    kind, ending = ("application/json", "json") if form == "json" else ("text/plain", "txt")
    name = f'attachment; filename="ludoteca-{match[:8]}.{ending}"'
    return Response(written, media_type=kind, headers={"content-disposition": name})


@get("/matches/{match:str}/frames", summary="Replay: the views after every entry")
async def frames(
    house: TheHouse,
    match: Id,
    seat: Annotated[str, QueryParameter(max_length=8)] = "watch",
    first: Since = 0,
    count: Annotated[int, QueryParameter(ge=1, le=archive.MOST_FRAMES)] = 20,
) -> Frames:
    return await archive.frames(house, match, _eyes(seat), first, count)


def _eyes(seat: str) -> archive.Eyes:
    if seat == "all":
        return "all"
    if seat == "watch":
        return "watch"
    if seat.isascii() and seat.isdigit():
        return int(seat)
    raise Refused("bad-request", 422, why="seat: a number, “watch” or “all”.")


@post("/matches/{match:str}/branch", summary="What if: go on from any point as a new match")
async def branch(house: TheHouse, door: TheDoor, actor: Visiting, match: Id, data: JSONBody[Branch]) -> Table:
    door.count(actor, "table")
    return await archive.branch(house, actor.known, match, data)


@post("/records", summary="Bring a record from elsewhere", request_max_body_size=2_000_000)
async def bring(house: TheHouse, door: TheDoor, actor: Visiting, data: JSONBody[RecordSent]) -> MatchInfo:
    door.count(actor, "record")
    return await archive.bring(house, actor.known, data.record)


HANDLERS: list[Any] = [info, record, frames, branch, bring]
