"""What a table asks of its storage. One way in: a change is stored whole or not at all, and only then it happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

import msgspec

from ludoteca.engine.moves import Seat
from ludoteca.learn.par import Par
from ludoteca.learn.review import Judged, Player
from ludoteca.mind.judgement import Depth
from ludoteca.table.contract import Ending, Message, Origin
from ludoteca.table.history_contract import HistoryFilter
from ludoteca.table.people import Person
from ludoteca.table.table_state import TableState

Observe = Callable[[Literal["read", "write", "think"], float], None]
"""Told how many seconds something took."""


def observe_nothing(what: Literal["read", "write", "think"], seconds: float) -> None:
    """Nobody wants to know."""


class Conflict(Exception):
    """Somebody else was faster: what the change was built on is no longer the newest. Nothing was stored."""


class StorageError(Exception):
    """The database cannot be used, with a sentence for whoever runs the server."""


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match without its entries. The seed is secret until `ended`."""

    id: str
    table: str | None
    game: str
    players: int
    options: dict[str, Any]
    seed: str | None
    given: int
    names: tuple[str, ...]
    origin: Origin | None
    created: float
    ended: float | None = None
    ending: Ending | None = None
    levels: tuple[str | None, ...] = ()
    """Of the bots in the seats; empty where that is not known."""
    owner: str | None = None
    """Who brought it along, if it was not played here."""
    size: int = 0
    """Its bytes, if it was brought along."""
    seen: float | None = None
    """When somebody last looked at what was brought along."""


class SeatTokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """Leave for a program to play one seat: the person it plays as, and who gave the leave."""

    id: str
    table: str
    seat: Seat
    person: str
    made_by: str
    created: float
    until: float


class SolverRow(msgspec.Struct, frozen=True, kw_only=True):
    """How good somebody is at puzzles (Glicko-2), and what they have done."""

    person: str
    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    tried: int = 0
    solved: int = 0
    streak: int = 0
    """Solved in a row, without a wrong try and without help."""
    best: int = 0
    days: int = 0
    """Days in a row with today's puzzle solved."""
    last_day: str = ""
    """The last of these days."""
    run: int = 0
    """The most that were solved against the clock."""


class MadePuzzleRow(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle made of a match that was played here."""

    id: str
    match: str
    n: int
    body: str
    """The puzzle as JSON."""
    created: float


class AttemptRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match that somebody played on a deal that others play too."""

    match: str
    deal: str
    person: str
    seat: Seat
    counts: bool
    """For the table of results, or for practice."""
    practised: bool
    """Whether they had tried it before."""
    begun: float
    ended: float | None = None
    score: int | None = None
    """More is better; None while it runs, and for one that was given up."""


class PlayRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match as one of the people played it: what their history and statistics are made of."""

    match: str
    seat: Seat
    person: str
    game: str
    players: int
    variant: str
    """The options that were not the rulebook's, as JSON."""
    ended: float
    ending: Ending
    counts: bool
    """In statistics; not where it was practice, went on from another match, or was not played to the end by them."""
    won: bool = False
    score: int | None = None
    place: int | None = None
    tally: str = "{}"
    """What the game has counted of it, as JSON."""
    deal: str | None = None
    others: str = ""
    """The names of the others, as they are searched."""
    counted: int = 0
    """The version of plays.py that worked the result out; 0 where nobody has yet."""


class Seated(msgspec.Struct, frozen=True):
    """Where somebody sits, under which name, and the matches of that table."""

    table: str
    seat: Seat
    name: str
    matches: tuple[str, ...]


class PastRow(msgspec.Struct, frozen=True):
    """A row of a history, and what the match itself says."""

    play: PlayRow
    table: str | None
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    has_deal: bool
    """It began with a seed of its own, so that others can play it too."""


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """How far the review of a match is."""

    match: str
    judge: int
    depth: Depth
    status: Literal["waiting", "working", "done", "failed"]
    person: str
    """Who asked for it."""
    asked: float
    total: int | None = None
    """Decisions there are, once somebody has counted them."""
    ended: float | None = None
    players: tuple[Player, ...] | None = None


class AlertRow(msgspec.Struct, frozen=True, kw_only=True):
    """A device that wants to be told when it is its person's turn: where, and how what it is told is encrypted."""

    id: str
    person: str
    device: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: float
    seen: float


class PushRow(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that a device has to be told of: that of its person at a table, after so many entries of a match."""

    alert: AlertRow
    table: str
    match: str
    n: int
    tries: int
    due: float
    until: float


class EntryRow(msgspec.Struct, frozen=True, gc=False):
    """One entry of a record: the move is in its text form. Chance is seat -1."""

    n: int
    seat: Seat
    move: str
    at: float


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """All that one action changes."""

    id: str
    """The table."""
    now: float
    table: TableState | None = None
    """Its new state: `rev` is one more than what is stored."""
    new_match: MatchRow | None = None
    match: str | None = None
    """The match that `entries` belong to."""
    entries: tuple[EntryRow, ...] = ()
    ended: Ending | None = None
    """`match` is over, and how."""
    attempt: AttemptRow | None = None
    """`new_match` is played on a deal that others play too …"""
    score: int | msgspec.UnsetType | None = msgspec.UNSET
    """… and this has come of it."""
    plays: tuple[PlayRow, ...] = ()
    """What the end of `match` means for the people who played it."""
    deleted: int | None = None
    """The table is deleted, at this revision; nothing else changes then."""
    message: Message | None = None
    speaker: str | None = None
    """The person whose message it is."""
    notes: tuple[Seat, str, dict[str, str]] | None = None
    """The seat, the person who wrote them, and what they wrote."""
    due: float | msgspec.UnsetType | None = msgspec.UNSET
    """When somebody's time runs out."""
    touch: bool = True
    """Store that something happened at the table, also where nothing else about the table changes."""
    bots: int | None = None
    """Bots have something to do in `match` after so many entries."""


class Store(Protocol):
    """Storage behind the tables. Every method that changes something is durable when it returns."""

    observe: Observe

    async def commit(self, change: Change) -> None: ...
    async def table(self, table: str) -> TableState | None: ...
    async def find_code(self, code: str) -> tuple[str, bool] | None: ...
    async def listed(self, limit: int) -> list[tuple[TableState, float]]: ...
    async def tables_of(self, person: str, limit: int) -> list[tuple[TableState, float]]: ...
    async def count_hosted(self, person: str) -> int: ...
    async def due(self, now: float) -> list[str]: ...
    async def tables_in_play(self) -> list[str]: ...
    async def purge(
        self,
        *,
        lobbies: float,
        matches: float,
        records: float,
        people: float,
        alerts: float,
        now: float,
        in_use: Sequence[str] = (),
    ) -> list[str]: ...

    async def match(self, match: str) -> MatchRow | None: ...
    async def entries(self, match: str, since: int = 0) -> list[EntryRow]: ...
    async def finished_matches(self) -> list[str]: ...
    async def add_match(self, match: MatchRow, entries: tuple[EntryRow, ...]) -> None: ...
    async def brought_by(self, person: str) -> tuple[int, int]:
        """How many records a person has brought along, and how many bytes they are."""

    async def looked_at(self, match: str, now: float) -> None:
        """Somebody looked at a record that was brought along."""

    async def messages(self, table: str, since: int, limit: int) -> list[Message]: ...
    async def message_count(self, table: str) -> int: ...
    async def notes(self, match: str, seat: Seat, person: str) -> dict[str, str]: ...

    async def add_seat_token(self, token: SeatTokenRow) -> None: ...
    async def seat_token(self, token: str, now: float) -> SeatTokenRow | None: ...
    async def seat_tokens(self, table: str, now: float) -> list[SeatTokenRow]: ...
    async def revoke_seat_token(self, table: str, token: str) -> bool: ...
    async def devices(self, person: str) -> list[tuple[str, float]]: ...
    async def revoke_device(self, person: str, device: str) -> bool: ...

    async def add_person(self, person: Person, secret: str, now: float) -> None: ...
    async def person(self, person: str) -> Person | None: ...
    async def person_by_secret(self, secret: str, now: float) -> Person | None: ...
    async def change_person(self, person: Person) -> None: ...
    async def add_key(self, person: str, secret: str, now: float) -> None: ...
    async def add_link(self, person: str, secret: str, until: float) -> None: ...
    async def take_link(self, secret: str, now: float) -> str | None: ...

    async def keep_alert(self, row: AlertRow, most: int) -> None: ...
    async def still_there(self, alert: str, now: float) -> None: ...
    async def alert_of(self, device: str) -> AlertRow | None: ...
    async def wants_alerts(self, person: str) -> bool: ...
    async def drop_alert(self, alert: str) -> None: ...
    async def add_pushes(self, person: str, table: str, match: str, n: int, due: float, until: float) -> int: ...
    async def due_pushes(self, now: float, limit: int) -> list[PushRow]: ...
    async def next_push(self) -> float | None: ...
    async def claim_push(self, row: PushRow, until: float) -> bool: ...
    async def end_push(self, row: PushRow, again: float | None = None) -> None: ...

    async def attempts(self, person: str, deals: Sequence[str]) -> list[AttemptRow]: ...
    async def attempt_at(self, match: str) -> AttemptRow | None: ...
    async def days_played(self, person: str) -> list[str]: ...
    async def results(self, deal: str, limit: int) -> list[tuple[AttemptRow, str]]: ...
    async def place_of(self, deal: str, score: int | None) -> tuple[int, int]: ...
    async def results_of(self, deals: Sequence[str]) -> dict[str, int]: ...
    async def match_of_challenge(self, name: str) -> str | None: ...
    async def keep_challenge(self, name: str, match: str) -> str: ...
    async def pars(self, deal: str) -> list[Par]: ...
    async def keep_par(self, deal: str, par: Par) -> None: ...

    async def solver(self, person: str) -> SolverRow: ...
    async def puzzles_tried(self, person: str) -> dict[str, float]: ...
    async def change_solver(
        self,
        person: str,
        tried: Sequence[tuple[str, float]],
        now: float,
        change: Callable[[SolverRow, str, float], SolverRow],
    ) -> SolverRow: ...
    async def made_puzzle(self, puzzle: str) -> MadePuzzleRow | None: ...
    async def made_puzzles(self, puzzles: Sequence[str]) -> list[MadePuzzleRow]: ...
    async def keep_puzzle(self, row: MadePuzzleRow) -> None: ...

    async def history(
        self, person: str, wanted: HistoryFilter, before: tuple[float, str] | None, limit: int
    ) -> list[PastRow]: ...
    async def count_history(self, person: str, wanted: HistoryFilter) -> int: ...
    async def games_played(self, person: str) -> dict[str, int]: ...
    async def companions(self, person: str) -> list[tuple[str, Seat, str]]: ...
    async def results_at(self, person: str, matches: Sequence[str]) -> dict[str, PlayRow]: ...
    async def uncounted(self, version: int, limit: int, person: str | None = None) -> list[PlayRow]: ...
    async def count_uncounted(self, version: int, person: str) -> int: ...
    async def keep_counted(self, plays: Sequence[PlayRow]) -> None: ...
    async def review(self, match: str) -> ReviewRow | None: ...
    async def add_review(self, row: ReviewRow) -> None: ...
    async def judged(self, match: str, game: str, since: int = 0) -> list[Judged]: ...
    async def keep_judged(self, match: str, first: int, found: Sequence[Judged], total: int) -> None: ...
    async def end_review(self, match: str, players: Sequence[Player] | None, now: float) -> None: ...
    async def open_reviews(self) -> list[str]: ...
    async def count_open_reviews(self, person: str) -> int: ...
    async def accuracies(self, matches: Sequence[str]) -> dict[str, tuple[float | None, ...]]: ...

    async def matches_brought_by(self, person: str) -> list[MatchRow]: ...
    async def known_of(self, person: str) -> dict[str, Any]: ...
    async def tables_that_name(self, person: str) -> list[str]: ...
    async def forget_person(self, person: str, somebody: str, seated: Sequence[Seated]) -> list[str]: ...
    async def scrub(self) -> bool: ...

    async def ping(self) -> None: ...
    async def close(self) -> None: ...
