"""Who is asking: a person by cookie, a program by seat token, or somebody new."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ludoteca.server.errors import language_of
from ludoteca.server.guard import address_of
from ludoteca.server.limits import Kind, Limits
from ludoteca.table import lobby
from ludoteca.table.house import House
from ludoteca.table.people import Person, Seal, Seated, pack, unpack
from ludoteca.table.trouble import Refused

COOKIE = "ludoteca"
_KEPT = 400 * 86_400


class Visit(msgspec.Struct):
    """One request's visitor."""

    person: Person | None
    language: str
    address: str
    seated: Seated | None = None
    """What the seat token says, if one was used."""

    @property
    def known(self) -> Person:
        if self.person is None:
            raise Refused("not-found", 404)
        return self.person


class Door:
    """Recognises visitors."""

    def __init__(self, house: House, limits: Limits, key: bytes, *, proxy: bool, secure: bool) -> None:
        self.house = house
        self.limits = limits
        self._cookies = Seal(key, "cookie")
        self._tokens = Seal(key, "seat")
        self._proxy = proxy
        self._secure = secure

    async def visit(self, connection: ASGIConnection[Any, Any, Any, Any], table: str | None) -> Visit:
        """Whoever is behind a connection. A seat token is good for its own table only."""
        address = address_of(connection.scope, proxy=self._proxy)
        language = language_of(connection.headers)
        bearer = connection.headers.get("authorization")
        person, seated = None, None
        if bearer is not None:
            seated = self._seated(bearer)
            if seated is None or table != seated.table:
                raise Refused("bad-token", 401)
            person = await self.house.store.person(seated.person)
            if person is None:
                raise Refused("bad-token", 401)
        elif COOKIE in connection.cookies:
            secret = self._cookies.read(connection.cookies[COOKIE])
            if secret is not None:
                person = await self.house.store.person_with(secret, self.house.now())
        if person is not None:
            language = person.language
        connection.scope.setdefault("state", {})["language"] = language
        return Visit(person, language, address, seated)

    async def acting(self, request: Request[Any, Any, Any], table: str | None) -> Visit:
        """Whoever wants to do something; a visitor without a name becomes a person now."""
        visit = await self.visit(request, table)
        if visit.person is None:
            self.limits.take("person", visit.address)
            visit.person, secret = await lobby.new_person(self.house, visit.language)
            self.give_cookie(request, secret)
        self.limits.take("write", visit.person.id)
        return visit

    def count(self, visit: Visit, kind: Kind) -> None:
        """Count against the person, and for what could be tried out, against the address too."""
        self.limits.take(kind, visit.person.id if visit.person else visit.address)
        if kind in ("code", "table", "record"):
            self.limits.take(kind, visit.address)

    def give_cookie(self, request: Request[Any, Any, Any], secret: str) -> None:
        """The answer to this request will carry the person's secret."""
        request.scope.setdefault("state", {})["cookie"] = Cookie(
            key=COOKIE,
            value=self._cookies.sign(secret),
            httponly=True,
            samesite="lax",
            secure=self._secure or request.url.scheme == "https",
            max_age=_KEPT,
            path="/",
        )

    def seat_token(self, seated: Seated) -> str:
        return self._tokens.sign(pack(seated))

    def _seated(self, bearer: str) -> Seated | None:
        scheme, _, token = bearer.partition(" ")
        text = self._tokens.read(token.strip()) if scheme.lower() == "bearer" else None
        return None if text is None else unpack(text)


async def provide_visit(request: Request[Any, Any, Any]) -> Visit:
    """For requests that only look."""
    door: Door = request.app.state.door
    return await door.visit(request, request.path_params.get("table"))


async def provide_actor(request: Request[Any, Any, Any]) -> Visit:
    """For requests that do something."""
    door: Door = request.app.state.door
    return await door.acting(request, request.path_params.get("table"))


async def visit_of_socket(socket: WebSocket[Any, Any, Any], table: str) -> Visit:
    door: Door = socket.app.state.door
    return await door.visit(socket, table)
