"""HTTP: who I am, what games there are, my tables."""

from __future__ import annotations

import logging
from functools import cache

import msgspec
from litestar.params import FromQuery, JSONBody

from ludoteca.engine.game import AnyGame
from ludoteca.engine.options import options_schema
from ludoteca.engine.registry import family_of, games
from ludoteca.locales import words_of
from ludoteca.mind.bot import bots
from ludoteca.mind.strength import strengths
from ludoteca.server.routes import PRESSED, AnyRequest, Id, TheAuth, TheHouse, Visiting, delete, get, post
from ludoteca.table import lobby
from ludoteca.table.bot_decisions import load_bots
from ludoteca.table.contract import GameInfo, Language, TableLine
from ludoteca.table.errors import not_found
from ludoteca.table.people import Person
from ludoteca.table.people_contract import Claim, Device, Me, MeChange, PersonalLink, Visitor

log = logging.getLogger(__name__)


def _me(person: Person) -> Me:
    return Me(person.name, person.language)  # type: ignore[arg-type]


@get("/me", summary="Who am I")
async def who_am_i(visit: Visiting) -> Visitor:
    return Visitor(_me(visit.person) if visit.person else None, visit.language)  # type: ignore[arg-type]


@post("/me", status_code=200, summary="Choose a name or a language")
async def change_me(house: TheHouse, actor: Visiting, data: JSONBody[MeChange]) -> Me:
    return _me(await lobby.change_me(house, actor.require_person(), data))


@post("/me/link", status_code=201, summary="A link that moves everything of mine to another device, once")
async def make_link(house: TheHouse, auth: TheAuth, actor: Visiting) -> PersonalLink:
    auth.count(actor, "code")
    return await lobby.personal_link(house, actor.require_person())


@post("/me/claim", status_code=200, summary="Arrive with such a link")
async def claim(request: AnyRequest, house: TheHouse, auth: TheAuth, visit: Visiting, data: JSONBody[Claim]) -> Me:
    auth.count(visit, "code")
    person, secret = await lobby.claim(house, data.token)
    auth.give_cookie(request, secret)
    return _me(person)


@get("/me/devices", summary="Where I am known")
async def my_devices(house: TheHouse, visit: Visiting) -> list[Device]:
    return [] if visit.person is None else await lobby.devices(house, visit.person, visit.secret)


@delete("/me/devices/{device:str}", summary="Forget a device of mine")
async def forget_device(house: TheHouse, actor: Visiting, device: Id) -> None:
    await lobby.revoke_device(house, actor.require_person(), device)


@get("/me/tables", summary="My tables, those that wait for me first")
async def my_tables(house: TheHouse, visit: Visiting) -> list[TableLine]:
    return [] if visit.person is None else await lobby.my_tables(house, visit.person)


@cache
def _info(game: AnyGame, language: str) -> GameInfo | None:
    """What is said of a game; None for one from elsewhere that cannot be described, which is logged."""
    try:
        options = options_schema(game.name, game.Options, language)
        msgspec.json.encode(options)
    except Exception:
        log.exception("The game %s cannot be listed: its options cannot be described.", game.name)
        return None
    return GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.players.start,
        most=game.players.stop - 1,
        options=options,
        bots=bots(game.name),
        strength=strengths().get(game.name, ()),
        team=game.team,
    )


@get("/games", middleware=PRESSED, summary="The games, their options and their bots")
async def all_games(visit: Visiting, language: FromQuery[Language | None] = None) -> tuple[GameInfo, ...]:
    found = []
    for game in games().values():
        await load_bots(game.name)
        found.append(_info(game, language or visit.language))
    return tuple(info for info in found if info is not None)


@get("/games/{game:str}/words", media_type="text/plain", summary="The sentences of a game from elsewhere, in Fluent")
async def words(visit: Visiting, game: Id, language: FromQuery[Language | None] = None) -> str:
    """The client has the sentences of our own games; those of others it gets here, English where they lack some."""
    found, family = games().get(game), family_of(game)
    if found is None or family is None:
        raise not_found()
    title = found.title.replace("{", "(").replace("}", ")")
    texts = [words_of(family.name, language or visit.language), words_of(family.name, "en")]
    return "\n".join([f"game-{found.name} = {title}", *texts])


HANDLERS = [who_am_i, change_me, make_link, claim, my_tables, my_devices, forget_device, all_games, words]
