"""What passes between the server and a client about people: who one is and on which devices, the programs that play for
somebody, how others find the server, turn alerts."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import Language, Name, Token


class Me(msgspec.Struct, frozen=True):
    name: str
    language: Language


class Visitor(msgspec.Struct, frozen=True):
    """Whoever is asking; `me` is null for one without a name yet. Any POST makes a nameless visitor a person."""

    me: Me | None
    language: Language


class MeChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class PersonalLink(msgspec.Struct, frozen=True):
    """Opens everything of this person on another device, once, within the hour. It belongs behind the # of a link."""

    token: str
    path: str


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class SeatToken(msgspec.Struct, frozen=True):
    """Lets a program play one seat: `Authorization: Bearer <token>`."""

    token: str
    table: str
    seat: Seat
    id: str
    """By which it is listed and revoked."""
    until: float
    """When it ends, in seconds since 1970."""


class SeatTokenInfo(msgspec.Struct, frozen=True):
    """A program that may play here. Times are in seconds since 1970."""

    id: str
    seat: Seat
    name: str
    created: float
    until: float


class Device(msgspec.Struct, frozen=True):
    """A device that is known as this person."""

    id: str
    since: float
    this: bool
    """The one that asks."""


class ProgramWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None


class Reach(msgspec.Struct, frozen=True):
    """Where others find this server."""

    links: tuple[str, ...]
    """Beginnings of links that work for whoever gets them, likeliest first; empty while only this machine can."""
    lan: Literal["open", "closed"] | None
    """The door to the local network; null where the one who asks cannot open or close it."""


class PushOffer(msgspec.Struct, frozen=True):
    """Turn alerts by Web Push."""

    key: str | None
    """What a browser recognises this server by; null where there are no alerts."""
    on: bool
    """Whether the device that asks is told."""


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(min_length=1, max_length=128)]
    auth: Annotated[str, Meta(min_length=1, max_length=64)]


class PushDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser wants to be told, by the address and keys of its PushSubscription, and in which language."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    keys: PushKeys
    language: Language | None = None
