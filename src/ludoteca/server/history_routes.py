"""HTTP: what I have played, and what it adds up to."""

from __future__ import annotations

from typing import Annotated

from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from ludoteca.server.auth import Authenticator, Visit
from ludoteca.server.routes import AnyRequest, TheAuth, TheHouse, Visiting, get, post
from ludoteca.table import history
from ludoteca.table.export import export
from ludoteca.table.forgetting import forget_me
from ludoteca.table.history_contract import Forget, History, HistoryFilter, Result, Statistics
from ludoteca.table.house import House

Word = Annotated[str | None, QueryParameter(max_length=64)]


@get("/me/history", summary="My finished matches, newest first")
async def my_history(
    house: TheHouse,
    auth: TheAuth,
    visit: Visiting,
    game: Word = None,
    result: FromQuery[Result | None] = None,
    deals: FromQuery[bool] = False,
    search: Word = None,
    before: Word = None,
) -> History:
    auth.count(visit, "replay")
    if visit.person is None:
        return History((), None, 0, {})
    return await history.history(house, visit.person, HistoryFilter(game, result, deals, search or ""), before)


@get("/me/statistics", summary="What my matches add up to")
async def my_statistics(house: TheHouse, auth: TheAuth, visit: Visiting, game: Word = None) -> Statistics:
    auth.count(visit, "replay")
    if visit.person is None:
        return Statistics((), 0)
    return await history.statistics(house, visit.person, game)


@get("/me/records", summary="The records of all my matches, as one archive", media_type="application/zip")
async def my_records(house: TheHouse, auth: TheAuth, visit: Visiting) -> Stream:
    return _archive(house, auth, visit, "ludoteca-records", everything=False)


@get("/me/export", summary="Everything the server knows of me, as one archive", media_type="application/zip")
async def my_export(house: TheHouse, auth: TheAuth, visit: Visiting) -> Stream:
    return _archive(house, auth, visit, "ludoteca-me", everything=True)


def _archive(house: House, auth: Authenticator, visit: Visit, name: str, *, everything: bool) -> Stream:
    auth.count(visit, "record")
    headers = {"content-disposition": f'attachment; filename="{name}.zip"'}
    person = visit.require_person()
    return Stream(export(house, person, everything=everything), media_type="application/zip", headers=headers)


@post("/me/forget", status_code=204, summary="Forget me, and everything of mine")
async def forget(request: AnyRequest, house: TheHouse, auth: TheAuth, actor: Visiting, data: JSONBody[Forget]) -> None:
    auth.count(actor, "code")
    await forget_me(house, actor.require_person(), data.name)
    auth.take_cookie(request)


HANDLERS = [my_history, my_statistics, my_records, my_export, forget]
