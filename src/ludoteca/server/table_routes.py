"""HTTP: tables, from setting up to rematch. Every action of the socket is here too."""

from __future__ import annotations

from typing import Annotated, Literal

import segno
from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from ludoteca.server.reach_routes import reach_of
from ludoteca.server.routes import (
    PROGRAMS,
    AnyRequest,
    Id,
    SeatNumber,
    Since,
    TheAuth,
    TheHouse,
    ThePlayerActions,
    Visiting,
    delete,
    get,
    patch,
    post,
    put,
)
from ludoteca.table import actions, lobby, player_help, programs
from ludoteca.table.contract import (
    Again,
    Answered,
    AnyHelp,
    Ask,
    ChairChange,
    HelpLevel,
    Invitation,
    Join,
    MatchUpdate,
    Message,
    NewTable,
    Notes,
    Played,
    PlayMove,
    React,
    Sit,
    State,
    Table,
    TableChange,
    TableLine,
    Talk,
    Vote,
)
from ludoteca.table.errors import ApiError
from ludoteca.table.people_contract import ProgramWish, SeatToken, SeatTokenInfo
from ludoteca.table.table_view import table_for

LinkKind = Literal["join", "watch"]
Code = Annotated[str, PathParameter(min_length=1, max_length=64)]


@get("/tables", summary="Listed tables of this server")
async def listed(house: TheHouse, visit: Visiting) -> list[TableLine]:
    return await lobby.listed_tables(house, visit.person)


@post("/tables", summary="Set up a table")
async def create(house: TheHouse, auth: TheAuth, actor: Visiting, data: JSONBody[NewTable]) -> Table:
    auth.count(actor, "table")
    return await lobby.create(house, actor.require_person(), data)


@post("/join", status_code=200, summary="Enter by a join code or a watch code")
async def join(house: TheHouse, auth: TheAuth, actor: Visiting, data: JSONBody[Join]) -> Table:
    auth.count(actor, "code")
    return await lobby.join(house, actor.require_person(), data.code)


@get("/invitations/{code:str}", summary="What a code opens, before one goes in")
async def invitation(house: TheHouse, auth: TheAuth, visit: Visiting, code: Code) -> Invitation:
    auth.count(visit, "code")
    return await lobby.invitation(house, visit.person, code)


@get("/tables/{table:str}", summary="Everything about a table", opt=PROGRAMS)
async def look(
    house: TheHouse,
    auth: TheAuth,
    visit: Visiting,
    table: Id,
    match: FromQuery[str | None] = None,
    n: Since = 0,
    said: Since = 0,
) -> State:
    auth.count_reading(visit, await actions.entries_since(house, visit.person, table, match, n))
    return await actions.state(house, visit.person, table, match=match, n=n, said=said)


@patch("/tables/{table:str}", summary="Host: change what is agreed")
async def change(house: TheHouse, actor: Visiting, table: Id, data: JSONBody[TableChange]) -> Table:
    return await lobby.change(house, actor.require_person(), table, data)


@delete("/tables/{table:str}", summary="Host: close a table at which nothing was played")
async def close(house: TheHouse, actor: Visiting, table: Id) -> None:
    await lobby.close(house, actor.require_person(), table)


@get("/tables/{table:str}/qr/{kind:str}", summary="A link as a QR code", media_type="image/svg+xml")
async def qr(
    request: AnyRequest,
    house: TheHouse,
    visit: Visiting,
    table: Id,
    kind: FromPath[LinkKind],
    at: Annotated[int, QueryParameter(ge=0, le=99)] = 0,
) -> Response[bytes]:
    shown_table = table_for((await house.enter(table, visit.person)).table, visit.person)
    code = shown_table.code if kind == "join" else shown_table.watch
    if code is None:
        raise ApiError("only-watching", 403)
    links = reach_of(request).links
    base = links[at] if at < len(links) else str(request.base_url).rstrip("/")
    drawn = segno.make(f"{base}/{kind}/{code}", error="m", micro=False)
    svg = drawn.svg_inline(scale=8, border=2, omitsize=True).replace(
        "<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1
    )
    return Response(svg.encode(), media_type="image/svg+xml")


@post("/tables/{table:str}/sit", status_code=200, summary="Take a seat")
async def sit(house: TheHouse, actor: Visiting, table: Id, data: JSONBody[Sit]) -> Table:
    return await lobby.sit(house, actor.require_person(), table, data.seat)


@post("/tables/{table:str}/stand", status_code=200, summary="Stand up")
async def stand(house: TheHouse, actor: Visiting, table: Id) -> Table:
    return await lobby.stand(house, actor.require_person(), table)


@patch("/tables/{table:str}/chairs/{seat:int}", summary="Host: rename, open, mute a seat, or let a bot play there")
async def change_chair(
    house: TheHouse, actor: Visiting, table: Id, seat: SeatNumber, data: JSONBody[ChairChange]
) -> Table:
    return await lobby.change_chair(house, actor.require_person(), table, seat, data)


@post("/tables/{table:str}/chairs/{seat:int}/token", summary="Let a program play a seat")
async def seat_token(
    house: TheHouse, auth: TheAuth, actor: Visiting, table: Id, seat: SeatNumber, data: JSONBody[ProgramWish]
) -> SeatToken:
    auth.count(actor, "table")
    token = await programs.new_seat_token(house, actor.require_person(), table, seat, data.name)
    return SeatToken(auth.sign_token(token), table, seat, token.id, token.until)


@get("/tables/{table:str}/tokens", summary="The programs that may play here")
async def seat_tokens(house: TheHouse, visit: Visiting, table: Id) -> list[SeatTokenInfo]:
    return await programs.seat_tokens(house, visit.require_person(), table)


@delete("/tables/{table:str}/tokens/{token:str}", summary="Let a program play no longer")
async def revoke_seat_token(house: TheHouse, actor: Visiting, table: Id, token: Id) -> None:
    await programs.revoke_seat_token(house, actor.require_person(), table, token)


@post("/tables/{table:str}/start", status_code=200, summary="Host: start the match")
async def start(house: TheHouse, auth: TheAuth, actor: Visiting, table: Id) -> Table:
    auth.count(actor, "table")
    return await lobby.start(house, actor.require_person(), table)


@post("/tables/{table:str}/rematch", status_code=200, summary="Offer or accept a new match with the same seats")
async def rematch(player_actions: ThePlayerActions, actor: Visiting, table: Id, data: JSONBody[Again]) -> Table:
    return await player_actions.rematch(actor, table, agree=data.agree)


@post("/tables/{table:str}/play", status_code=200, summary="Play a move or give a signal", opt=PROGRAMS)
async def play(player_actions: ThePlayerActions, actor: Visiting, table: Id, data: JSONBody[PlayMove]) -> Played:
    return await player_actions.play(actor, table, data.move, data.n)


@get("/tables/{table:str}/events", summary="What happened from entry n on, and the view now", opt=PROGRAMS)
async def events(house: TheHouse, auth: TheAuth, visit: Visiting, table: Id, n: Since = 0) -> MatchUpdate:
    auth.count_reading(visit, await actions.entries_since(house, visit.person, table, None, n))
    found = await actions.updates_since(house, visit.person, table, n)
    if found is None:
        raise ApiError("no-match-yet")
    return found


@get("/tables/{table:str}/chat", summary="What was said from message `said` on", opt=PROGRAMS)
async def chat(house: TheHouse, visit: Visiting, table: Id, said: Since = 0) -> tuple[Message, ...]:
    return await (await house.enter(table, visit.person)).messages(said)


@post("/tables/{table:str}/chat", summary="Say something", opt=PROGRAMS)
async def talk(player_actions: ThePlayerActions, actor: Visiting, table: Id, data: JSONBody[Talk]) -> Message:
    return await player_actions.talk(actor, table, data.text)


@post("/tables/{table:str}/react", summary="Say something without words", opt=PROGRAMS)
async def react(player_actions: ThePlayerActions, actor: Visiting, table: Id, data: JSONBody[React]) -> Message:
    return await player_actions.react(actor, table, data.reaction)


@post("/tables/{table:str}/away", status_code=200, summary="Let a bot play for me", opt=PROGRAMS)
async def away(house: TheHouse, actor: Visiting, table: Id) -> Table:
    return await actions.away(house, actor.require_person(), table)


@post("/tables/{table:str}/back", status_code=200, summary="Take over again", opt=PROGRAMS)
async def back(house: TheHouse, actor: Visiting, table: Id) -> Table:
    return await actions.back(house, actor.require_person(), table)


@post("/tables/{table:str}/vote", status_code=200, summary="End the match early, once all people agree", opt=PROGRAMS)
async def vote(house: TheHouse, actor: Visiting, table: Id, data: JSONBody[Vote]) -> Table:
    return await actions.vote(house, actor.require_person(), table, data.what, agree=data.agree)


@get("/tables/{table:str}/help", summary="Help, at most what the table allows", opt=PROGRAMS)
async def get_help(
    house: TheHouse,
    auth: TheAuth,
    visit: Visiting,
    table: Id,
    level: FromQuery[HelpLevel | None] = None,
    n: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> AnyHelp:
    auth.count(visit, "help")
    return await player_help.help_for(house, visit.require_person(), table, level, visit.language, n)


@post(
    "/tables/{table:str}/ask",
    status_code=200,
    summary="Ask about what I can see: questions of the game's own",
    opt=PROGRAMS,
)
async def ask(house: TheHouse, auth: TheAuth, visit: Visiting, table: Id, data: JSONBody[Ask]) -> Answered:
    auth.count(visit, "help")
    return await player_help.ask(house, visit.require_person(), table, data, visit.language)


@get("/tables/{table:str}/notes", summary="My private marks", opt=PROGRAMS)
async def read_notes(house: TheHouse, visit: Visiting, table: Id) -> Notes:
    return await actions.read_notes(house, visit.require_person(), table)


@put("/tables/{table:str}/notes", summary="Keep my private marks", opt=PROGRAMS)
async def write_notes(house: TheHouse, actor: Visiting, table: Id, data: JSONBody[Notes]) -> Notes:
    return await actions.write_notes(house, actor.require_person(), table, data)


HANDLERS = [
    listed,
    create,
    join,
    invitation,
    look,
    change,
    close,
    qr,
    sit,
    stand,
    change_chair,
    seat_token,
    seat_tokens,
    revoke_seat_token,
    start,
    rematch,
    play,
    events,
    chat,
    talk,
    react,
    away,
    back,
    vote,
    get_help,
    ask,
    read_notes,
    write_notes,
]
