"""HTTP: the deal of the day, and the deal of any match."""

from __future__ import annotations

from typing import Annotated

from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from ludoteca.server.routes import Id, TheAuth, TheHouse, Visiting, get, post
from ludoteca.table import deals
from ludoteca.table.contract import Table
from ludoteca.table.deal_contract import Challenge, Daily, DealPage, DealPlay
from ludoteca.table.par_worker import ParWorker

DealName = Annotated[str, PathParameter(min_length=1, max_length=64)]


@get("/daily", summary="Today's deals, and how far I have come")
async def daily(house: TheHouse, visit: Visiting) -> Daily:
    return await deals.daily_deals(house, visit.person)


@get("/deals/{deal:str}", summary="A deal: results, par, and my attempts")
async def deal_page(house: TheHouse, auth: TheAuth, visit: Visiting, state: State, deal: DealName) -> DealPage:
    auth.count(visit, "replay")
    page = await deals.deal_page(house, visit.person, deal)
    par: ParWorker = state.par
    # Par costs minutes of computing: it is for deals that somebody has finished, and for those of the day from the
    # first attempt on, so that it is there at the end.
    if house.policy.par and any(attempt.over for attempt in page.tries):
        par.want(await deals.find_deal(house, deal))
    return page


@post("/deals/{deal:str}/play", summary="Play a deal: once for the table of results, or for practice")
async def play_deal(
    house: TheHouse, auth: TheAuth, actor: Visiting, state: State, deal: DealName, data: JSONBody[DealPlay]
) -> Table:
    auth.count(actor, "table")
    table = await deals.play_deal(house, actor.require_person(), deal, practice=data.practice)
    found = await deals.find_deal(house, deal)
    if house.policy.par and found.day is not None:
        par: ParWorker = state.par
        par.want(found)
    return table


@post("/matches/{match:str}/challenge", status_code=200, summary="Let others play the deal of a finished match")
async def challenge(house: TheHouse, auth: TheAuth, actor: Visiting, match: Id) -> Challenge:
    auth.count(actor, "table")
    return await deals.challenge(house, match)


HANDLERS = [daily, deal_page, play_deal, challenge]
