"""What passes between the server and a client: every request, answer and message as a struct.

The browser's types (web/src/lib/contract.ts) and the OpenAPI document are made from these. Positions in a match are
numbers of entries: `n` is how many there are, and entry n is the next one.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludoteca.engine.game import Outcome
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


# --- people -----------------------------------------------------------------------------------------------------


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


# --- a match ----------------------------------------------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True):
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


# --- deals that many play ---------------------------------------------------------------------------------------


class DailyDeal(msgspec.Struct, frozen=True):
    """A deal of the day, and how far the one who asks has come with it."""

    id: str
    game: str
    way: Literal["alone", "team", "rivals"]
    day: str
    next: float
    """When the next one comes, in seconds since 1970."""
    state: Literal["new", "running", "played"]
    score: int | None
    table: str | None
    """Where it runs."""
    results: int
    """How many have played it here, for the table of results."""


class Daily(msgspec.Struct, frozen=True):
    deals: tuple[DailyDeal, ...]
    streak: int
    """Days in a row on which the one who asks has finished one, up to today or yesterday."""


class DealResult(msgspec.Struct, frozen=True):
    """Somebody's result. `match` is told to those who have finished the deal."""

    place: int
    name: str
    score: int
    practised: bool
    you: bool
    match: str | None
    at: float


class DealTry(msgspec.Struct, frozen=True):
    """One's own attempt at a deal; `match` once it is over."""

    match: str | None
    counts: bool
    practised: bool
    begun: float
    score: int | None
    over: bool


class ParLine(msgspec.Struct, frozen=True):
    """What bots of a level get on this deal: in `games` games so far, the mean score, every score with how often it
    came, and the share of their games that one's own result is better than."""

    level: str
    games: int
    mean: float
    scores: tuple[tuple[int, int], ...]
    beaten: float | None


class DealPage(msgspec.Struct, frozen=True):
    """A deal that many play. A score is points, or for a team the cards left, below nought."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    levels: tuple[str | None, ...]
    seat: Seat
    team: bool
    day: str | None
    next: float | None
    may_count: bool
    """Whether the one who asks can still play it for the table of results."""
    running: str | None
    """The table where they are playing it."""
    tries: tuple[DealTry, ...]
    maker: DealResult | None
    """Of a challenge: what the one got whose match it was; without a place."""
    results: tuple[DealResult, ...]
    total: int
    place: int | None
    par: tuple[ParLine, ...]
    enough: int
    """Games of each level after which par is complete."""


class Challenge(msgspec.Struct, frozen=True):
    """A deal that others can play too, made of a finished match."""

    deal: str


class DealPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    practice: bool = False


# --- finished matches -------------------------------------------------------------------------------------------


class MatchInfo(msgspec.Struct, frozen=True):
    """A finished match. `n` is the number of its entries; `names` are the seats', `levels` the bots'."""

    id: str
    game: str
    options: dict[str, Any]
    players: int
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    n: int
    outcome: Outcome | None
    ending: Ending | None
    seed: str | None
    origin: Origin | None
    ended: float
    table: str | None
    """Its table, where the one who asks may enter it."""
    you: Seat | None = None
    """Where the one who asks sat."""


class Frame(msgspec.Struct, frozen=True):
    """The match after `n` entries: the last of them, and the views asked for, one per viewer."""

    n: int
    seat: Seat | None
    move: MaybeMove
    views: tuple[AnyView, ...]


class Frames(msgspec.Struct, frozen=True):
    first: int
    total: int
    """Frames there are: the number of entries plus one."""
    viewers: tuple[Seat | None, ...]
    frames: tuple[Frame, ...]


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from entry `n` as a new match: at which seat, and against whom. Without `bots` the other seats are open."""

    n: Count
    seat: Place = 0
    bots: Level | None = None


class RecordSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=2_000_000)]
    """Text or JSON."""
