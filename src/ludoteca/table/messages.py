"""What passes over the socket of a table: the client's messages ("do") and the server's ("kind")."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.moves import Seat
from ludoteca.table.contract import ClockNow, Count, Entry, ErrorReply, MatchUpdate, Message, Notes, Table, Text, Token


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: what has been seen already. Everything after it follows, once and in order."""

    match: Token | None = None
    n: Count = 0
    said: Count = 0
    """How many messages have been seen."""
    changes: bool = False
    """Whether to be told what has changed in the view (`changes`) instead of the whole view, once that was sent."""


class Play(msgspec.Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    ref: Count
    move: Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/MoveSent"})]
    n: Count | None = None


class Say(msgspec.Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    ref: Count
    text: Text


class OfferAgain(msgspec.Struct, frozen=True, tag_field="do", tag="again", forbid_unknown_fields=True):
    """After a match: offer another one with the same seats, accept it, or take the offer back."""

    ref: Count
    agree: bool = True


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    ref: Count = 0


ClientMessage = Hello | Play | Say | OfferAgain | Ping


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


class Changes(msgspec.Struct, frozen=True, tag_field="kind", tag="changes"):
    """The same as `events`, with only those parts of the view that are not as they were after the last of them. For who
    asked for it in `hello`."""

    match: str
    n: int
    events: tuple[Entry, ...]
    view: dict[str, Any]
    clock: ClockNow | None


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """What was sent with `ref` is stored, as entry (or message) `n`. For an offer, `n` is how many matches there were
    at the table."""

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
    Welcome
    | TableNow
    | MatchUpdate
    | Changes
    | Said
    | Presence
    | NotesNow
    | Done
    | ErrorMessage
    | Pong
    | Announcement
    | Bye
)
