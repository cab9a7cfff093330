"""What a finished match was for each of the people who played it: rows of their histories (store.PlayRow)."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteca.engine.match import Match, agree
from ludoteca.engine.options import options_dict
from ludoteca.learn.deals import score
from ludoteca.table.contract import Ending
from ludoteca.table.live_match import LiveMatch
from ludoteca.table.replays import replayed
from ludoteca.table.store import EntryRow, MatchRow, PlayRow
from ludoteca.table.table_state import TableState

log = logging.getLogger(__name__)

VERSION = 1
"""Of what is worked out here. Raise it when more is counted: all matches are then counted anew."""


def plays_of(table: TableState, live: LiveMatch, ending: Ending, now: float) -> tuple[PlayRow, ...]:
    """The rows of a match that ends now."""
    match = live.match
    variant = variant_of(match)
    first = len(table.matches) == 1
    deal = table.deal if first else None
    names = [seat.name for seat in table.seats]
    found = []
    for n, seat in enumerate(table.seats):
        if seat.person is None:
            continue
        mine = deal if deal is not None and deal.seat == n else None
        counts = ending != "abandoned" and match.given == 0 and seat.away is None and (mine is None or mine.counts)
        row = PlayRow(
            match=live.id,
            seat=n,
            person=seat.person,
            game=table.game,
            players=match.players,
            variant=variant,
            ended=now,
            ending=ending,
            counts=counts,
            deal=None if mine is None else mine.id,
            others=searched(name for other, name in enumerate(names) if other != n),
        )
        found.append(with_result(row, match))
    return tuple(found)


def with_result(row: PlayRow, match: Match) -> PlayRow:
    """The row with what the match, played to its end or not, says about its seat."""
    outcome = match.outcome
    if outcome is None:
        return replace(row, counted=VERSION)
    return replace(
        row,
        won=row.seat in outcome.winners,
        score=score(outcome, row.seat),
        place=None if match.game.team else outcome.ranking.index(row.seat) + 1,
        tally=_tally(match, row),
        counted=VERSION,
    )


def _tally(match: Match, row: PlayRow) -> str:
    try:
        return msgspec.json.encode(match.game.tally(match.state, row.seat)).decode()
    except Exception:
        # A game from elsewhere may not spoil the end of its match.
        told = {"match": row.match, "seat": row.seat}
        log.exception("The game %s could not count what was played.", match.game.name, extra=told)
        return "{}"


def counted_anew(row: PlayRow, match: MatchRow | None, entries: list[EntryRow]) -> PlayRow:
    """The row with its result worked out from the record. One that cannot be replayed is not tried again."""
    if match is None:
        return replace(row, counted=VERSION)
    try:
        played = replayed(match, entries).match
        return with_result(replace(row, variant=variant_of(played)), played)
    except Exception:
        log.exception("A record could not be counted for a history.", extra={"match": row.match})
        return replace(row, counted=VERSION)


def variant_of(match: Match) -> str:
    """The options that are not the rulebook's, as JSON, always in the same order."""
    usual = options_dict(agree(match.game.name, match.players, None)[2])
    chosen: dict[str, Any] = options_dict(match.options)
    return msgspec.json.encode(
        {name: value for name, value in sorted(chosen.items()) if value != usual.get(name)}
    ).decode()


def searched(names: Iterable[str]) -> str:
    """Names as they are searched: small letters, without accents, a line for each."""
    return "\n".join(fold(name) for name in names)


def fold(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(char for char in plain if not unicodedata.combining(char))
