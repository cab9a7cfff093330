"""What passes between the server and a client: every request, answer and message as a struct.

The browser's types (web/src/lib/contract.ts) and the OpenAPI document are made from these. Positions in a match are
numbers of entries: `n` is how many there are, and entry n is the next one.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.moves import Seat
from ludoteca.mind.strength import Strength

# --- small words ------------------------------------------------------------------------------------------------

AnyView = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnyView"})]
"""The view struct of the table's game; its field "game" tells which."""
AnyMove = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnyMove"})]
"""A move struct of the table's game; its field "do" tells which. Hidden fields are null."""
MaybeMove = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/AnyMove"}, {"type": "null"}]})]
MaybeHelp = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/AnyHelp"}, {"type": "null"}]})]
AnyHelp = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnyHelp"})]
"""What the mind has to say; its field "kind" tells which."""

Status = Literal["lobby", "playing", "over", "abandoned"]
"""A match that was conceded is over; one that was abandoned does not count."""
HelpLevel = Literal["none", "sheet", "odds", "coach"]
Visibility = Literal["private", "listed"]
Language = Literal["en", "it", "fr", "de"]
Ending = Literal["played", "conceded", "abandoned"]

Name = Annotated[str, Meta(min_length=1, max_length=64)]
"""As typed; kept to 24 visible characters."""
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Token = Annotated[str, Meta(min_length=1, max_length=256)]
Place = Annotated[int, Meta(ge=0, le=15)]
BestOf = Literal[0, 3, 5, 7]
"""Matches of a series at most; 0: it goes on as long as one likes."""
Count = Annotated[int, Meta(ge=0, le=100_000)]


class ErrorReply(msgspec.Struct, frozen=True):
    """Why something was not done, in the person's language. `rule` names the rule of the game that forbids it."""

    code: str
    sentence: str
    rule: str | None = None


# --- games ------------------------------------------------------------------------------------------------------


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    fewest: int
    most: int
    options: dict[str, Any]
    """A JSON schema; titles, descriptions and labels ("x-labels") in the person's language."""
    bots: tuple[str, ...]
    """Levels, weakest first."""
    strength: tuple[Strength, ...]
    """How often they win, as far as it has been measured."""
    team: bool
    """Whether everybody at the table wins or loses together."""


# --- a table ----------------------------------------------------------------------------------------------------


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either `per_move` seconds for each move, or `base` seconds for the match plus `increment` for each move."""

    per_move: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    base: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Chair(msgspec.Struct, frozen=True):
    """A seat. `away` says that a bot of that level plays until the person is back."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    you: bool
    host: bool
    away: str | None
    muted: bool


class VoteNow(msgspec.Struct, frozen=True):
    """A proposal that ends the match once all people at the table agree."""

    what: Literal["concede", "abandon"]
    agreed: tuple[Seat, ...]
    needed: tuple[Seat, ...]


class Origin(msgspec.Struct, frozen=True):
    """The finished match, and the number of its entries, that this table goes on from."""

    match: str
    n: int


class DealSeat(msgspec.Struct, frozen=True):
    """The deal that the first match of a table is on, whose seat it is, and whether it counts or is for practice."""

    id: str
    seat: Seat
    counts: bool


class Table(msgspec.Struct, frozen=True):
    """A table as one person sees it. `rev` grows with every change."""

    id: str
    rev: int
    game: str
    options: dict[str, Any]
    status: Status
    chairs: tuple[Chair, ...]
    you: Seat | None
    """Your seat; null for a spectator or somebody who has not sat down yet."""
    hosting: bool
    help: HelpLevel
    clock: ClockRule | None
    chat: bool
    """Whether free talk is on."""
    visibility: Visibility
    code: str | None
    """Whoever has it may sit down; null for those who only watch."""
    watch: str
    """Whoever has it may watch."""
    match: str | None
    matches: tuple[str, ...]
    """All matches of this table, oldest first; finished ones have a permanent address."""
    ending: Ending | None
    vote: VoteNow | None
    again: tuple[Seat, ...]
    """Who would like to play again; the next match begins when everybody at the table does."""
    played: int
    wins: tuple[int, ...]
    """The series: matches played to their end, and how many of them each seat won."""
    best_of: int
    """So many matches at most decide the series; 0: it has no end."""
    rotate: bool
    """Everybody moves on by one seat for the next match."""
    decided: bool
    """The series has come to its end: the next match begins a new one."""
    origin: Origin | None
    deal: DealSeat | None
    team: bool
    """All at the table win or lose together."""
    numbers_are_secret: bool
    """No digits and no number words in the talk while a match runs."""


class TableResult(msgspec.Struct, frozen=True):
    """A result in a list. A score is points, or for a team the cards left, below nought."""

    won: bool
    score: int | None
    place: int | None
    team: bool


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    chairs: tuple[Chair, ...]
    you: Seat | None
    turn: tuple[Seat, ...]
    your_turn: bool
    since: float | None
    """Since when those in `turn` are waited for."""
    match: str | None
    updated: float
    result: TableResult | None
    """What the last match has come to for the one who asks, once it is over."""
    again: tuple[Seat, ...]
    """Who would like to play again, and waits for the one who asks."""


class ChairWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: the one who asks, whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    options: dict[str, Any] = {}
    chairs: Annotated[tuple[ChairWish, ...], Meta(max_length=16)] = ()
    """Empty: the one who asks, and open seats up to the fewest players."""
    visibility: Visibility = "private"
    help: HelpLevel = "sheet"
    clock: ClockRule | None = None
    chat: bool = True
    best_of: BestOf = 0
    rotate: bool = False
    start: bool = False
    """Begin at once."""


class TableChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the host may change; options and the number of chairs only before the start."""

    options: dict[str, Any] | None = None
    visibility: Visibility | None = None
    help: HelpLevel | None = None
    chat: bool | None = None
    clock: ClockRule | msgspec.UnsetType | None = msgspec.UNSET
    best_of: BestOf | None = None
    rotate: bool | None = None
    players: Place | None = None
    new_codes: bool = False
    """Make new links: the old ones open nothing any more, and whoever was removed may be invited again."""


class ChairChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may do with a seat: rename it, open it, give it to a bot (during a match: let one stand in), mute
    it, or hand the table over to it."""

    name: Name | None = None
    open: bool = False
    bot: Level | None = None
    muted: bool | None = None
    host: bool = False
    """Hand the table over to whoever sits there."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code to join or to watch."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Invitation(msgspec.Struct, frozen=True):
    """What a code opens, told before one goes in."""

    table: str | None
    """The table, for somebody who is at it already."""
    game: str
    options: dict[str, Any]
    status: Status
    chairs: tuple[Chair, ...]
    host: str
    """Who invites."""
    may_sit: bool
    """Whether the code is for sitting down, or for watching only."""
    help: HelpLevel
    clock: ClockRule | None


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Place | None = None
    """Without it: the first open one."""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one would like to play again."""

    agree: bool = True


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    what: Literal["concede", "abandon"]
    agree: bool = True


# --- a match ----------------------------------------------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of the match as the receiver saw it; seat -1 is chance. `at` is in seconds since 1970."""

    n: int
    seat: Seat
    move: AnyMove
    at: float


class ClockNow(msgspec.Struct, frozen=True):
    """Per seat: seconds left when its clock last stopped, and when it runs out if it is running now."""

    left: tuple[float, ...]
    until: tuple[float | None, ...]


class MatchUpdate(msgspec.Struct, frozen=True, tag_field="kind", tag="events"):
    """Entries in order, and the view after the last of them. `n` is how many entries the match has then."""

    match: str
    n: int
    events: tuple[Entry, ...]
    view: AnyView
    clock: ClockNow | None


class PlayMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move or signal. With `n`, the number of entries seen, it counts only if the seat has done nothing since, so
    that sending it again does no harm."""

    move: Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/MoveSent"})]
    n: Count | None = None


class Played(msgspec.Struct, frozen=True):
    """It is stored, as entry `n`; `again` says that it had been stored before."""

    match: str
    n: int
    again: bool


class Talk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


Reaction = Literal["clap", "laugh", "wow", "thanks", "oops", "hurry"]


class Message(msgspec.Struct, frozen=True):
    """Something said. `seat` is null for a spectator. A reaction is a picture, and its text is empty."""

    k: int
    seat: Seat | None
    name: str
    text: str
    at: float
    reaction: Reaction | None = None


class React(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reaction: Reaction


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's private marks on its sheet, in the client's own words."""

    marks: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=400)]], Meta(max_length=400)
    ]


class State(msgspec.Struct, frozen=True):
    """All that a client needs at once."""

    table: Table
    happened: MatchUpdate | None
    said: tuple[Message, ...]
    present: tuple[Seat, ...]
    watchers: int
    now: float


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the own view. Which kinds there are, and which facts they take, is up to the game."""

    kind: Annotated[str, Meta(min_length=1, max_length=32)]
    facts: Annotated[
        dict[
            Annotated[str, Meta(max_length=32)],
            Annotated[int, Meta(ge=-100_000, le=100_000)] | Annotated[str, Meta(max_length=64)],
        ],
        Meta(max_length=16),
    ] = {}


class Answered(msgspec.Struct, frozen=True):
    """The answer: one sentence, and what a board of the game's own can draw from it."""

    sentence: str
    detail: MaybeHelp
