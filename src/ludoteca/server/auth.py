"""Who is asking: a person by cookie, a program by seat token, or somebody new."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType

from ludoteca.server.errors import language_of
from ludoteca.server.guard import address_of
from ludoteca.server.limits import Kind, Limits, network_of
from ludoteca.table import lobby
from ludoteca.table.errors import ApiError
from ludoteca.table.house import House
from ludoteca.table.people import Person, Signer
from ludoteca.table.store import SeatTokenRow

COOKIE = "ludoteca"
FOR_PROGRAMS = "for_programs"
"""Routes marked so take a seat token."""
DAY = 86_400
_KEPT = 400 * DAY
RENEWED_AFTER = 30
"""Days. Browsers forget a cookie that is not given again, whatever was said the first time."""
LONG_READ = 500
"""Entries of a match that anybody may read at once; who wants more of it pays for it as for a replay."""
_ALSO_PER_ADDRESS: dict[Kind, int] = {"code": 1, "table": 3, "record": 2, "replay": 5, "help": 5, "review": 3}
"""What could be tried out or costs much is counted against the address too, as if so many people shared it: who is
refused as one person can become another."""


class Visit(msgspec.Struct):
    """One request's visitor."""

    person: Person | None
    language: str
    address: str
    token: SeatTokenRow | None = None
    """The leave of a program, if it came with one."""
    secret: str | None = None
    """What the device proved itself with."""

    def require_person(self) -> Person:
        """The person, where only somebody known may go on."""
        if self.person is None:
            raise ApiError("not-found", 404)
        return self.person


class Authenticator:
    """Tells who is behind a request, and counts what they ask for."""

    def __init__(self, house: House, limits: Limits, key: bytes, *, proxy: bool, secure: bool) -> None:
        self.house = house
        self.limits = limits
        # What was given over TLS is good nowhere else: a neighbouring site can plant a cookie under the plain name, but
        # gets none to plant from a server that speaks TLS only.
        plain = Signer(key, "cookie")
        self._cookies = Signer(key, "cookie over TLS") if secure else plain
        self._tokens = Signer(key, "seat")
        self._proxy = proxy
        self._secure = secure
        # Browsers keep a cookie of such a name only if it came by TLS, for this very host and all its paths.
        self._cookie = f"__Host-{COOKIE}" if secure else COOKIE
        self._older = ((self._cookie, plain), (COOKIE, plain)) if secure else ()
        """Cookies from before there was TLS, or before those had a signature of their own."""

    async def visit(self, connection: ASGIConnection[Any, Any, Any, Any], table: str | None) -> Visit:
        """Whoever is behind a connection. A seat token is good for its own table only."""
        address = network_of(address_of(connection.scope, proxy=self._proxy))
        language = language_of(connection.headers)
        bearer = connection.headers.get("authorization")
        person, token, secret = None, None, None
        if bearer is not None:
            token = await self._seat_token(bearer)
            person = None if token is None else await self.house.store.person(token.person)
            if token is None or person is None or table != token.table:
                raise ApiError("bad-token", 401)
            _check_scope(connection)
        else:
            secret, fresh = self._secret(connection)
            if secret is not None:
                person = await self.house.store.person_by_secret(secret, self.house.now())
                if person is not None and not fresh:
                    self.give_cookie(connection, secret)
        if person is not None:
            language = person.language
        self.house.standing.may_enter(person.id if person else None, address)
        connection.scope.setdefault("state", {})["language"] = language
        return Visit(person, language, address, token, secret if person is not None else None)

    def _secret(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str | None, bool]:
        """What a device keeps, and whether its cookie is as it should be and not due to be given again."""
        for name, signer in ((self._cookie, self._cookies), *self._older):
            found = signer.verify(connection.cookies[name]) if name in connection.cookies else None
            if found is not None:
                secret, _, day = found.partition("-")
                young = day.isdecimal() and int(day) > self._today() - RENEWED_AFTER
                return secret, young and signer is self._cookies
        return None, False

    def _today(self) -> int:
        return int(self.house.now() // DAY)

    async def still_good(self, visit: Visit) -> None:
        """A program on an open socket plays only while its token is good."""
        if visit.token is not None and await self.house.store.seat_token(visit.token.id, self.house.now()) is None:
            raise ApiError("bad-token", 401)

    async def acting(self, request: Request[Any, Any, Any], table: str | None) -> Visit:
        """Whoever wants to do something; a visitor without a name becomes a person now."""
        visit = await self.visit(request, table)
        self.house.standing.may_change()
        if visit.person is None:
            self.limits.take("person", visit.address)
            visit.person, visit.secret = await lobby.new_person(self.house, visit.language)
            self.give_cookie(request, visit.secret)
        self.limits.take("write", visit.person.id)
        return visit

    def count(self, visit: Visit, kind: Kind) -> None:
        """Count against the person, and for what could be tried out, against the address too."""
        self.limits.take(kind, visit.person.id if visit.person else visit.address)
        if kind in _ALSO_PER_ADDRESS:
            self.limits.take(kind, f"at {visit.address}", _ALSO_PER_ADDRESS[kind])

    def count_reading(self, visit: Visit, entries: int) -> None:
        """Count what somebody reads of a match that runs, where it is much at once."""
        if entries > LONG_READ:
            self.count(visit, "replay")

    def give_cookie(self, request: ASGIConnection[Any, Any, Any, Any], secret: str) -> None:
        """The answer to this request will carry the person's secret. (A socket's cannot.)"""
        request.scope.setdefault("state", {})["cookie"] = Cookie(
            key=self._cookie,
            value=self._cookies.sign(f"{secret}-{self._today()}"),
            httponly=True,
            samesite="lax",
            secure=self._secure or request.url.scheme == "https",
            max_age=_KEPT,
            path="/",
        )

    def take_cookie(self, request: Request[Any, Any, Any]) -> None:
        """The answer to this request makes the device forget who it was."""
        request.scope.setdefault("state", {})["cookie"] = Cookie(
            key=self._cookie, value="", httponly=True, samesite="lax", secure=self._secure, max_age=0, path="/"
        )

    def sign_token(self, token: SeatTokenRow) -> str:
        return self._tokens.sign(token.id)

    async def _seat_token(self, bearer: str) -> SeatTokenRow | None:
        scheme, _, signed = bearer.partition(" ")
        token = self._tokens.verify(signed.strip()) if scheme.lower() == "bearer" else None
        return None if token is None else await self.house.store.seat_token(token, self.house.now())


def _check_scope(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A token is for playing. What a program may do says so (routes.py); the rest is for the person alone."""
    if str(connection.scope["type"]) == ScopeType.HTTP and not connection.route_handler.opt.get(FOR_PROGRAMS):
        raise ApiError("token-scope", 403)


async def provide_visit(request: Request[Any, Any, Any]) -> Visit:
    """For requests that only look."""
    auth: Authenticator = request.app.state.auth
    return await auth.visit(request, request.path_params.get("table"))


async def provide_actor(request: Request[Any, Any, Any]) -> Visit:
    """For requests that do something."""
    auth: Authenticator = request.app.state.auth
    return await auth.acting(request, request.path_params.get("table"))


async def visit_of_socket(socket: WebSocket[Any, Any, Any], table: str) -> Visit:
    auth: Authenticator = socket.app.state.auth
    return await auth.visit(socket, table)
