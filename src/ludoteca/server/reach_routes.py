"""HTTP: under which address others reach this server, and the door to the local network."""

from __future__ import annotations

from litestar.datastructures import State

from ludoteca.server.addresses import local_addresses
from ludoteca.server.guard import is_from_here
from ludoteca.server.hosts import host_name, is_local
from ludoteca.server.lan import LanDoor
from ludoteca.server.routes import AnyRequest, delete, get, post
from ludoteca.table.errors import ApiError
from ludoteca.table.people_contract import Reach

_ANYWHERE = ("0.0.0.0", "::")


def is_own_page(request: AnyRequest) -> bool:
    """Whether a page of this very machine asks, by an address that only this machine has."""
    server = request.scope.get("server")
    listens_here = server is None or is_local(server[0])
    return listens_here and is_from_here(request.scope) and is_local(host_name(request.headers.get("host", "")) or "")


def reach_of(request: AnyRequest) -> Reach:
    """Addresses that work for whoever gets a link from this page."""
    state = request.app.state
    asked = str(request.base_url).rstrip("/")
    if state.settings.public is not None:
        return Reach((state.settings.public,), None)
    if not is_own_page(request):
        return Reach((asked,), None)
    door: LanDoor | None = state.lan
    if door is not None:
        return Reach(door.links, "open" if door.is_open else "closed")
    host = state.settings.host
    if is_local(host):
        return Reach((), None)
    # It listens to the network anyway; only the person who asks came by the short way.
    names = local_addresses() if host in _ANYWHERE else (f"[{host}]" if ":" in host else host,)
    return Reach(tuple(f"http://{name}:{request.base_url.port or 80}" for name in names) or (asked,), None)


@get("/reach", summary="Which addresses work for others")
async def reach(request: AnyRequest, state: State) -> Reach:
    door: LanDoor | None = state.lan
    if door is not None and door.is_open and is_own_page(request):
        await door.open()  # an address may have changed since
    return reach_of(request)


@post("/lan", status_code=200, summary="This machine's own page: let people in the local network join")
async def open_lan(request: AnyRequest, state: State) -> Reach:
    await _door(request, state).open()
    return reach_of(request)


@delete("/lan", status_code=200, summary="This machine's own page: close it again")
async def close_lan(request: AnyRequest, state: State) -> Reach:
    await _door(request, state).close()
    return reach_of(request)


def _door(request: AnyRequest, state: State) -> LanDoor:
    door: LanDoor | None = state.lan
    if door is None or not is_own_page(request):
        raise ApiError("only-this-machine", 403)
    return door


HANDLERS = [reach, open_lan, close_lan]
