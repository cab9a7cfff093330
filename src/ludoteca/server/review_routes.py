"""HTTP: reviews of finished matches, deciding anew, and what could be known at any moment."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar.params import FromQuery, JSONBody, QueryParameter

from ludoteca.server.routes import Id, Since, TheAuth, TheHouse, Visiting, get, post
from ludoteca.table import reviews
from ludoteca.table.contract import Answered, AnyHelp
from ludoteca.table.review_contract import AskThen, MatchReview, Tried, TryAgain
from ludoteca.table.spoilers import must_have_played


@get("/matches/{match:str}/review", summary="Its review, as far as it is made")
async def review(house: TheHouse, auth: TheAuth, visit: Visiting, match: Id, since: Since = 0) -> MatchReview:
    auth.count(visit, "replay")
    await must_have_played(house, visit.person, match)
    return await reviews.review_of(house, match, visit.language, since)


@post("/matches/{match:str}/review", status_code=200, summary="Have it reviewed, in the background")
async def ask_for_review(house: TheHouse, auth: TheAuth, actor: Visiting, match: Id) -> MatchReview:
    auth.count(actor, "review")
    await must_have_played(house, actor.require_person(), match)
    return await reviews.ask_for_review(house, actor.require_person(), match, actor.language)


@post("/matches/{match:str}/try", status_code=200, summary="Decide anew at a moment, and hear what it is worth")
async def try_again(house: TheHouse, auth: TheAuth, visit: Visiting, match: Id, data: JSONBody[TryAgain]) -> Tried:
    auth.count(visit, "help")
    await must_have_played(house, visit.person, match)
    return await reviews.try_again(house, match, data.n, data.moves, visit.language)


@get("/matches/{match:str}/help", summary="What a seat could know at a moment")
async def help_then(
    house: TheHouse,
    auth: TheAuth,
    visit: Visiting,
    match: Id,
    n: Since = 0,
    seat: Annotated[int, QueryParameter(ge=0, le=15)] = 0,
    level: FromQuery[Literal["sheet", "odds"]] = "odds",
) -> AnyHelp:
    auth.count(visit, "help")
    await must_have_played(house, visit.person, match)
    return await reviews.help_then(house, match, n, seat, level, visit.language)


@post("/matches/{match:str}/ask", status_code=200, summary="Ask about what a seat could see at a moment")
async def ask_then(house: TheHouse, auth: TheAuth, visit: Visiting, match: Id, data: JSONBody[AskThen]) -> Answered:
    auth.count(visit, "help")
    await must_have_played(house, visit.person, match)
    return await reviews.ask_then(house, match, data.n, data.seat, data.question, visit.language)


HANDLERS: list[Any] = [review, ask_for_review, try_again, help_then, ask_then]
