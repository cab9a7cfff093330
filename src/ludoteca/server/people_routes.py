"""HTTP: who I am, what games there are, my tables."""

from __future__ import annotations

from functools import cache

from litestar.params import FromQuery, JSONBody

from ludoteca.engine.options import options_schema
from ludoteca.engine.registry import games
from ludoteca.mind.bot import bots
from ludoteca.mind.strength import strengths
from ludoteca.server.routes import AnyRequest, TheDoor, TheHouse, Visiting, get, post
from ludoteca.table import lobby
from ludoteca.table.contract import Claim, GameInfo, Language, Me, MeChange, PersonalLink, TableLine, Visitor
from ludoteca.table.people import Person


def _me(person: Person) -> Me:
    return Me(person.name, person.language)  # type: ignore[arg-type]


@get("/me", summary="Who am I")
async def who_am_i(visit: Visiting) -> Visitor:
    return Visitor(_me(visit.person) if visit.person else None, visit.language)  # type: ignore[arg-type]


@post("/me", status_code=200, summary="Choose a name or a language")
async def change_me(house: TheHouse, actor: Visiting, data: JSONBody[MeChange]) -> Me:
    return _me(await lobby.change_me(house, actor.known, data))


@post("/me/link", status_code=201, summary="A link that moves everything of mine to another device, once")
async def make_link(house: TheHouse, door: TheDoor, actor: Visiting) -> PersonalLink:
    door.count(actor, "code")
    return await lobby.personal_link(house, actor.known)


@post("/me/claim", status_code=200, summary="Arrive with such a link")
async def claim(request: AnyRequest, house: TheHouse, door: TheDoor, visit: Visiting, data: JSONBody[Claim]) -> Me:
    door.count(visit, "code")
    person, secret = await lobby.claim(house, data.token)
    door.give_cookie(request, secret)
    return _me(person)


@get("/me/tables", summary="My tables, those that wait for me first")
async def my_tables(house: TheHouse, visit: Visiting) -> list[TableLine]:
    return [] if visit.person is None else await lobby.mine(house, visit.person)


@cache
def _games(language: str) -> tuple[GameInfo, ...]:
    return tuple(
        GameInfo(
            name=game.name,
            title=game.title,
            fewest=game.players.start,
            most=game.players.stop - 1,
            options=options_schema(game.name, game.Options, language),
            bots=bots(game.name),
            strength=strengths().get(game.name, ()),
        )
        for game in games().values()
    )


@get("/games", summary="The games, their options and their bots")
async def all_games(visit: Visiting, language: FromQuery[Language | None] = None) -> tuple[GameInfo, ...]:
    return _games(language or visit.language)


HANDLERS = [who_am_i, change_me, make_link, claim, my_tables, all_games]
