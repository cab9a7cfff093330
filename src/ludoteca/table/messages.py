"""What passes over the socket of a table: the client's messages ("do") and the server's ("kind")."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import Count, ErrorReply, MatchUpdate, Message, Notes, Table, Text, Token


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: what has been seen already. Everything after it follows, once and in order."""

    match: Token | None = None
    n: Count = 0
    said: Count = 0
    """How many messages have been seen."""


class Play(msgspec.Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    ref: Count
    move: Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/MoveSent"})]
    n: Count | None = None


class Say(msgspec.Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    ref: Count
    text: Text


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    ref: Count = 0


ClientMessage = Hello | Play | Say | Ping


class Welcome(msgspec.Struct, frozen=True, tag_field="kind", tag="welcome"):
    """The answer to hello. `now` lets a client correct its own clock."""

    now: float


class TableNow(msgspec.Struct, frozen=True, tag_field="kind", tag="table"):
    table: Table


class Said(msgspec.Struct, frozen=True, tag_field="kind", tag="said"):
    messages: tuple[Message, ...]


class Presence(msgspec.Struct, frozen=True, tag_field="kind", tag="presence"):
    present: tuple[Seat, ...]
    watchers: int


class NotesNow(msgspec.Struct, frozen=True, tag_field="kind", tag="notes"):
    """The seat's notes changed, here or in another tab."""

    match: str
    notes: Notes


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """What was sent with `ref` is stored, as entry (or message) `n`."""

    ref: int
    n: int
    again: bool


class ErrorMessage(msgspec.Struct, frozen=True, tag_field="kind", tag="error"):
    """What was sent with `ref` was not done; `ref` is null where it could not be read."""

    ref: int | None
    error: ErrorReply


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong"):
    ref: int


class Announcement(msgspec.Struct, frozen=True, tag_field="kind", tag="announcement"):
    """Whoever runs the server has something to say to everybody."""

    text: str


class Bye(msgspec.Struct, frozen=True, tag_field="kind", tag="bye"):
    """The server closes the connection; come back soon with hello."""

    reason: Literal["restart", "removed", "elsewhere"]


ServerMessage = (
    Welcome | TableNow | MatchUpdate | Said | Presence | NotesNow | Done | ErrorMessage | Pong | Announcement | Bye
)
