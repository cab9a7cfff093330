"""HTTP for operators: what is going on, and what to do about it. Everything done here is in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any, Literal

import litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

import ludoteca
from ludoteca.mind import loading
from ludoteca.server.operator_auth import HEADER, is_pass
from ludoteca.server.routes import Id, TheHouse, delete, get, post
from ludoteca.server.settings import Settings
from ludoteca.table.contract import Message
from ludoteca.table.errors import ApiError, not_found
from ludoteca.table.operator_contract import (
    BackedUp,
    Ban,
    NewAnnouncement,
    NewBan,
    Overview,
    PersonLine,
    ReadOnly,
    Standing,
    TableEntry,
    Verified,
)
from ludoteca.table.operators import Operators

TheOperators = NamedDependency[Operators]
Limit = Annotated[int, QueryParameter(ge=1, le=1000)]


def operators_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """There is nothing here for anybody else, not even a refusal."""
    if not is_pass(connection.app.state.key, connection.headers.get(HEADER, "")):
        raise not_found()


def operators_of(state: State) -> Operators:
    if state.operators is None:
        raise not_found()
    found: Operators = state.operators
    return found


@get("/overview")
async def overview(house: TheHouse, operators: TheOperators, state: State) -> Overview:
    return Overview(
        version=ludoteca.__version__,
        stored=await operators.store.counts(),
        tables_in_memory=len(house.cache.sessions),
        sockets=len(house.standing.tell),
        bots_waiting=house.bots.waiting(),
        stalls=house.stalls,
        damaged=tuple(sorted(house.cache.damaged)),
        replays_waiting=house.replays.waiting,
        machine_code={str(family): state for family, state in loading.state().items()},
        ready=await state.readiness.problem(),
        standing=await operators.store.standing(),
    )


@get("/tables")
async def tables(
    operators: TheOperators,
    limit: Limit = 100,
    status: Annotated[Literal["lobby", "playing", "over", "abandoned"] | None, QueryParameter()] = None,
) -> list[TableEntry]:
    return await operators.store.tables(limit, status)


@delete("/tables/{table:str}")
async def close_table(operators: TheOperators, table: Id) -> None:
    await operators.close_table(table)


@get("/tables/{table:str}/chat")
async def words(operators: TheOperators, table: Id) -> tuple[Message, ...]:
    return await operators.words(table)


@delete("/tables/{table:str}/chat/{message:int}")
async def remove_words(operators: TheOperators, table: Id, message: FromPath[int]) -> None:
    await operators.remove_words(table, message)


@get("/people")
async def people(
    operators: TheOperators, limit: Limit = 100, name: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> list[PersonLine]:
    return await operators.store.people(limit, name)


@delete("/people/{person:str}")
async def remove_person(operators: TheOperators, person: Id) -> None:
    await operators.remove_person(person)


@post("/bans", status_code=201)
async def ban(operators: TheOperators, data: JSONBody[NewBan]) -> Ban:
    return await operators.ban(data.whom, data.why, data.days)


@delete("/bans")
async def lift_ban(operators: TheOperators, whom: Annotated[str, QueryParameter(max_length=80)]) -> None:
    await operators.lift_ban(whom)


@post("/announcement", status_code=200)
async def announce(operators: TheOperators, data: JSONBody[NewAnnouncement]) -> Standing:
    await operators.announce(data.text)
    return operators.house.standing.current


@post("/read-only", status_code=200)
async def read_only(operators: TheOperators, data: JSONBody[ReadOnly]) -> Standing:
    await operators.set_read_only(on=data.on)
    return operators.house.standing.current


@post("/verify", status_code=200)
async def verify(state: State) -> Verified:
    from ludoteca.table.check import check
    from ludoteca.table.database import address_of

    settings: Settings = state.settings
    found = await asyncio.to_thread(check, address_of(settings.database, make=False))
    damaged = tuple(f"{damage.table or '-'} {damage.match or '-'}: {damage.why}" for damage in found.damaged)
    return Verified(found.tables, found.matches, found.entries, damaged)


@post("/backup", status_code=201)
async def backup(state: State) -> BackedUp:
    """Into the folder "backups" of the server's data, verified."""
    from datetime import UTC, datetime

    from ludoteca.server.care import one_backup

    settings: Settings = state.settings
    folder: Path = settings.data / "backups"
    folder.mkdir(mode=0o700, exist_ok=True)
    if state.get("backing_up"):
        raise ApiError("busy", 503)
    state.backing_up = True
    try:
        file, rows = await asyncio.to_thread(one_backup, settings, folder, datetime.now(UTC))
    finally:
        state.backing_up = False
    return BackedUp(str(file), rows)


ROUTER = litestar.Router(
    "/operator",
    route_handlers=[
        overview,
        tables,
        close_table,
        words,
        remove_words,
        people,
        remove_person,
        ban,
        lift_ban,
        announce,
        read_only,
        verify,
        backup,
    ],
    guards=[operators_only],
    dependencies={"operators": Provide(operators_of, sync_to_thread=False)},
    include_in_schema=False,
)
