"""HTTP: tables, from setting up to rematch. Every action of the socket is here too."""

from __future__ import annotations

from typing import Annotated, Literal

import segno
from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ludoteca.server.routes import (
    AnyRequest,
    Id,
    SeatNumber,
    Since,
    TheDoor,
    TheHouse,
    Visiting,
    delete,
    get,
    patch,
    post,
    put,
)
from ludoteca.table import helping, lobby, playing
from ludoteca.table.contract import (
    AnyHelp,
    ChairChange,
    Happened,
    HelpLevel,
    Join,
    Message,
    NewTable,
    Notes,
    Played,
    PlayMove,
    ProgramWish,
    SeatToken,
    Sit,
    State,
    Table,
    TableChange,
    TableLine,
    Talk,
    Vote,
    Why,
)
from ludoteca.table.people import Seated
from ludoteca.table.showing import shown
from ludoteca.table.trouble import Refused

LinkKind = Literal["join", "watch"]


@get("/tables", summary="Listed tables of this server")
async def listed(house: TheHouse, visit: Visiting) -> list[TableLine]:
    return await lobby.listed(house, visit.person)


@post("/tables", summary="Set up a table")
async def create(house: TheHouse, door: TheDoor, actor: Visiting, data: JSONBody[NewTable]) -> Table:
    door.count(actor, "table")
    return await lobby.create(house, actor.known, data)


@post("/join", status_code=200, summary="Enter by a join code or a watch code")
async def join(house: TheHouse, door: TheDoor, actor: Visiting, data: JSONBody[Join]) -> Table:
    door.count(actor, "code")
    return await lobby.join(house, actor.known, data.code)


@get("/tables/{table:str}", summary="Everything about a table")
async def look(
    house: TheHouse,
    visit: Visiting,
    table: Id,
    match: FromQuery[str | None] = None,
    n: Since = 0,
    said: Since = 0,
) -> State:
    return await playing.state(house, visit.person, table, match=match, n=n, said=said)


@patch("/tables/{table:str}", summary="Host: change what is agreed")
async def change(house: TheHouse, actor: Visiting, table: Id, data: JSONBody[TableChange]) -> Table:
    return await lobby.change(house, actor.known, table, data)


@delete("/tables/{table:str}", summary="Host: close a table at which nothing was played")
async def close(house: TheHouse, actor: Visiting, table: Id) -> None:
    await lobby.close(house, actor.known, table)


@get("/tables/{table:str}/qr/{kind:str}", summary="A link as a QR code", media_type="image/svg+xml")
async def qr(
    request: AnyRequest,
    house: TheHouse,
    visit: Visiting,
    table: Id,
    kind: FromPath[Literal["join", "watch"]],
) -> Response[bytes]:
    shown_table = shown((await house.enter(table, visit.person)).table, visit.person)
    code = shown_table.code if kind == "join" else shown_table.watch
    if code is None:
        raise Refused("only-watching", 403)
    base = request.app.state.settings.public or str(request.base_url)
    drawn = segno.make(f"{base.rstrip('/')}/{kind}/{code}", error="m", micro=False)
    svg = drawn.svg_inline(scale=8, border=2, omitsize=True).replace(
        "<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1
    )
    return Response(svg.encode(), media_type="image/svg+xml")


@post("/tables/{table:str}/sit", status_code=200, summary="Take a seat")
async def sit(house: TheHouse, actor: Visiting, table: Id, data: JSONBody[Sit]) -> Table:
    return await lobby.sit(house, actor.known, table, data.seat)


@post("/tables/{table:str}/stand", status_code=200, summary="Stand up")
async def stand(house: TheHouse, actor: Visiting, table: Id) -> Table:
    return await lobby.stand(house, actor.known, table)


@patch("/tables/{table:str}/chairs/{seat:int}", summary="Host: rename, open, mute a seat, or let a bot play there")
async def change_chair(
    house: TheHouse, actor: Visiting, table: Id, seat: SeatNumber, data: JSONBody[ChairChange]
) -> Table:
    return await lobby.change_chair(house, actor.known, table, seat, data)


@post("/tables/{table:str}/chairs/{seat:int}/token", summary="Let a program play a seat")
async def seat_token(
    house: TheHouse, door: TheDoor, actor: Visiting, table: Id, seat: SeatNumber, data: JSONBody[ProgramWish]
) -> SeatToken:
    door.count(actor, "table")
    person = await lobby.sit_program(house, actor.known, table, seat, data.name)
    return SeatToken(door.seat_token(Seated(person, table, seat)), table, seat)


@post("/tables/{table:str}/start", status_code=200, summary="Host: start the match")
async def start(house: TheHouse, actor: Visiting, table: Id) -> Table:
    return await lobby.start(house, actor.known, table)


@post("/tables/{table:str}/rematch", status_code=200, summary="The same seats, a new match")
async def rematch(house: TheHouse, actor: Visiting, table: Id) -> Table:
    return await lobby.rematch(house, actor.known, table)


@post("/tables/{table:str}/play", status_code=200, summary="Play a move or give a signal")
async def play(
    request: AnyRequest,
    house: TheHouse,
    door: TheDoor,
    actor: Visiting,
    table: Id,
    data: JSONBody[PlayMove],
) -> Played:
    door.count(actor, "move")
    played = await playing.play(house, actor.known, table, data.move, data.n)
    request.app.state.metrics.moves.inc()
    return played


@get("/tables/{table:str}/events", summary="What happened from entry n on, and the view now")
async def events(house: TheHouse, visit: Visiting, table: Id, n: Since = 0) -> Happened:
    found = await playing.happened(house, visit.person, table, n)
    if found is None:
        raise Refused("no-match-yet")
    return found


@get("/tables/{table:str}/chat", summary="What was said from message `said` on")
async def chat(house: TheHouse, visit: Visiting, table: Id, said: Since = 0) -> tuple[Message, ...]:
    return await (await house.enter(table, visit.person)).messages(said)


@post("/tables/{table:str}/chat", summary="Say something")
async def talk(
    request: AnyRequest, house: TheHouse, door: TheDoor, actor: Visiting, table: Id, data: JSONBody[Talk]
) -> Message:
    door.count(actor, "talk")
    message = await playing.talk(house, actor.known, table, data.text)
    request.app.state.metrics.talk.inc()
    return message


@post("/tables/{table:str}/away", status_code=200, summary="Let a bot play for me")
async def away(house: TheHouse, actor: Visiting, table: Id) -> Table:
    return await playing.away(house, actor.known, table)


@post("/tables/{table:str}/back", status_code=200, summary="Take over again")
async def back(house: TheHouse, actor: Visiting, table: Id) -> Table:
    return await playing.back(house, actor.known, table)


@post("/tables/{table:str}/vote", status_code=200, summary="End the match early, once all people agree")
async def vote(house: TheHouse, actor: Visiting, table: Id, data: JSONBody[Vote]) -> Table:
    return await playing.vote(house, actor.known, table, data.what, agree=data.agree)


@get("/tables/{table:str}/help", summary="Help, at most what the table allows")
async def get_help(
    house: TheHouse, door: TheDoor, visit: Visiting, table: Id, level: FromQuery[HelpLevel | None] = None
) -> AnyHelp:
    door.count(visit, "help")
    return await helping.help_for(house, visit.known, table, level, visit.language)


@get("/tables/{table:str}/why", summary="Why a number is possible or not")
async def get_why(
    house: TheHouse,
    door: TheDoor,
    visit: Visiting,
    table: Id,
    symbol: Annotated[str, QueryParameter(max_length=32)],
    number: Annotated[int, QueryParameter(ge=0, le=99)],
) -> Why:
    door.count(visit, "help")
    return await helping.why(house, visit.known, table, symbol, number, visit.language)


@get("/tables/{table:str}/notes", summary="My private marks")
async def read_notes(house: TheHouse, visit: Visiting, table: Id) -> Notes:
    return await playing.read_notes(house, visit.known, table)


@put("/tables/{table:str}/notes", summary="Keep my private marks")
async def write_notes(house: TheHouse, actor: Visiting, table: Id, data: JSONBody[Notes]) -> Notes:
    return await playing.write_notes(house, actor.known, table, data)


HANDLERS = [
    listed,
    create,
    join,
    look,
    change,
    close,
    qr,
    sit,
    stand,
    change_chair,
    seat_token,
    start,
    rematch,
    play,
    events,
    chat,
    talk,
    away,
    back,
    vote,
    get_help,
    get_why,
    read_notes,
    write_notes,
]
