"""A match at a table begins and ends: series, ballots, and the offer of another one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from ludoteca.engine.moves import Seat
from ludoteca.engine.registry import game_named
from ludoteca.table.clocks import Return
from ludoteca.table.contract import Ending
from ludoteca.table.errors import ApiError
from ludoteca.table.table_state import Ballot, TableState, not_while_playing, while_playing


def begin(table: TableState, match: str) -> TableState:
    not_while_playing(table)
    if any(seat.is_open for seat in table.seats):
        raise ApiError("seats-open")
    table = _next_in_series(table)
    seats = tuple(replace(seat, back=Return()) for seat in table.seats)
    return replace(
        table,
        status="playing",
        seats=seats,
        match=match,
        matches=(*table.matches, match),
        ending=None,
        ballot=None,
        again=(),
    )


def _next_in_series(table: TableState) -> TableState:
    """Seats and score before the next match: a series that is decided begins anew, and where that is agreed everybody
    moves on by one seat and takes their wins along."""
    if is_decided(table):
        table = replace(table, played=0, wins=())
    if not table.rotate or not table.matches:
        return table
    wins = table.wins[-1:] + table.wins[:-1]
    return replace(table, seats=table.seats[-1:] + table.seats[:-1], wins=wins)


def is_decided(table: TableState) -> bool:
    """Whether the series has come to its end: somebody has won more than half of what could be played, or a team has
    won or lost as many."""
    if not table.best_of or not table.wins:
        return False
    half = table.best_of // 2
    lost = table.played - table.wins[0] if game_named(table.game).team else 0
    return max(*table.wins, lost) > half or table.played >= table.best_of


def end(table: TableState, ending: Ending, winners: Iterable[Seat] = ()) -> TableState:
    """The match is over. What was abandoned does not count in the series; what was conceded nobody has won."""
    if ending == "abandoned":
        return replace(table, status="abandoned", ending=ending, ballot=None)
    won = set(winners)
    wins = tuple((table.wins[n] if n < len(table.wins) else 0) + (n in won) for n in range(len(table.seats)))
    return replace(table, status="over", ending=ending, ballot=None, played=table.played + 1, wins=wins)


def offer_again(table: TableState, seat: Seat, *, agree: bool) -> TableState:
    """Say that one would like to play again, or take it back. Everybody who is at the table has to say so."""
    not_while_playing(table)
    if not table.matches:
        raise ApiError("no-match-yet")
    if agree and any(each.is_open for each in table.seats):
        raise ApiError("seats-open")
    others = tuple(other for other in table.again if other != seat)
    return replace(table, again=tuple(sorted((*others, seat))) if agree else others)


def all_want_again(table: TableState) -> bool:
    return set(table.voters) <= set(table.again)


def vote(table: TableState, seat: Seat, what: Literal["concede", "abandon"], *, agree: bool) -> TableState:
    """Propose to end the match, agree, or say no, which settles it."""
    while_playing(table)
    if not agree:
        return replace(table, ballot=None)
    agreed = table.ballot.agreed if table.ballot and table.ballot.what == what else ()
    return pass_ballot(replace(table, ballot=Ballot(what, tuple(sorted({*agreed, seat})))))


def pass_ballot(table: TableState) -> TableState:
    if table.ballot and table.voters and set(table.voters) <= set(table.ballot.agreed):
        return end(table, "conceded" if table.ballot.what == "concede" else "abandoned")
    return table


def without_ballot_of(table: TableState, seat: Seat) -> TableState:
    """The running vote without somebody who has gone: their word does not count any more, and is not waited for."""
    if table.ballot is None:
        return table
    agreed = tuple(other for other in table.ballot.agreed if other != seat)
    return pass_ballot(replace(table, ballot=replace(table.ballot, agreed=agreed) if agreed else None))
