"""A history of one's own: the finished matches of a person, and what they add up to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from ludoteca.engine.registry import games
from ludoteca.mind.strength import strengths
from ludoteca.table import plays
from ludoteca.table.errors import ApiError
from ludoteca.table.history_contract import History, HistoryFilter, PastMatch, Statistics
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.statistics import statistics_of
from ludoteca.table.store import PastRow, PlayRow

PAGE = 50
AT_ONCE = 40
"""Matches whose results are worked out while somebody waits for them."""
_AT_A_TIME = 500
_variant = msgspec.json.Decoder(dict[str, object])


async def history(house: House, person: Person, wanted: HistoryFilter, before: str | None) -> History:
    """A page of somebody's finished matches."""
    await count_some(house, person)
    rows = await house.store.history(person.id, wanted, _read_place(before), PAGE + 1)
    more = rows[PAGE - 1].play if len(rows) > PAGE else None
    accuracies = await _accuracies(house, rows[:PAGE])
    return History(
        matches=tuple(past_match(row, accuracies.get(row.play.match)) for row in rows[:PAGE]),
        next=None if more is None else f"{more.ended!r}~{more.match}",
        total=await house.store.count_history(person.id, wanted),
        games=await house.store.games_played(person.id),
    )


def _read_place(text: str | None) -> tuple[float, str] | None:
    if text is None:
        return None
    moment, _, match = text.partition("~")
    try:
        return float(moment), match
    except ValueError:
        raise ApiError("bad-request", 422, why="before: as the page before has told it.") from None


async def _accuracies(house: House, rows: Sequence[PastRow]) -> dict[str, float]:
    """How accurately somebody has played those of their matches that are reviewed."""
    found: dict[str, float] = {}
    for first in range(0, len(rows), _AT_A_TIME):
        part = {row.play.match: row.play.seat for row in rows[first : first + _AT_A_TIME]}
        reviewed = await house.store.accuracies(list(part))
        mine = ((match, seats[part[match]]) for match, seats in reviewed.items() if part[match] < len(seats))
        found |= {match: accuracy for match, accuracy in mine if accuracy is not None}
    return found


def past_match(row: PastRow, accuracy: float | None) -> PastMatch:
    play = row.play
    game = games().get(play.game)
    return PastMatch(
        match=play.match,
        table=row.table,
        game=play.game,
        players=play.players,
        variant=_variant.decode(play.variant),
        ended=play.ended,
        ending=play.ending,
        seat=play.seat,
        names=row.names,
        levels=row.levels,
        result="won" if play.won else "open" if play.ending == "abandoned" else "lost",
        score=play.score,
        place=play.place,
        team=game is not None and game.team,
        deal=play.deal,
        practice=not play.counts,
        challenge=row.has_deal and game is not None,
        accuracy=accuracy,
    )


async def statistics(house: House, person: Person, game: str | None) -> Statistics:
    """What somebody's matches add up to."""
    await count_some(house, person)
    store = house.store
    rows = await store.history(person.id, HistoryFilter(game=game), None, 1_000_000)
    others = await store.companions(person.id)
    waiting = await store.count_uncounted(plays.VERSION, person.id)
    accuracies = await _accuracies(house, rows)
    return await house.replays.run(partial(statistics_of, rows, others, accuracies, waiting, strengths()))


async def count_some(house: House, person: Person | None = None, limit: int = AT_ONCE) -> int:
    """Work out results that nobody has worked out yet: of matches from before histories were kept, or because more is
    counted now. How many there were."""
    found = await house.store.uncounted(plays.VERSION, limit, None if person is None else person.id)
    done: list[PlayRow] = []
    for row in found:
        match = await house.store.match(row.match)
        entries = await house.store.entries(row.match)
        done.append(await house.replays.run(partial(plays.counted_anew, row, match, entries)))
    await house.store.keep_counted(done)
    return len(done)
