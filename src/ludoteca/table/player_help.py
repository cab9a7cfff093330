"""Help for people at a table: what the mind can tell a seat from its own view, and never more than the table allows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from ludoteca.mind import assist
from ludoteca.table.contract import Answered, AnyHelp, Ask, HelpLevel
from ludoteca.table.errors import ApiError, ErrorCode, try_later
from ludoteca.table.house import House
from ludoteca.table.live_match import LiveMatch
from ludoteca.table.people import Person

T = TypeVar("T")

log = logging.getLogger(__name__)

_MAX_WAITING = 24
"""People who may wait for help at once."""

# Threads of their own: who asks again and again keeps nobody waiting but those who ask for help too.
_threads = ThreadPoolExecutor(2, "help")
_waiting = 0


async def help_for(
    house: House, person: Person, table: str, level: HelpLevel | None, language: str, n: int | None = None
) -> AnyHelp:
    """Help at the table's level, or at a lower one that was asked for. With `n`, the number of entries that the person
    has seen, only for what they see: help must not tell of a move before the board has shown it."""
    session, seat = await house.seat(table, person)
    wanted = level or session.table.help
    _allow(session.table.help, wanted)
    live = _running(session.live)
    if n is not None and n != live.n:
        raise ApiError("moved-on", 409)
    match = live.match
    where = {"table": table, "match": live.id, "seat": seat}
    return await _told(where, assist.help_for, match.view(seat), match.past(seat), wanted, language)


async def ask(house: House, person: Person, table: str, question: Ask, language: str) -> Answered:
    """The answer to a question of the game's own kinds, about what the seat can see."""
    session, seat = await house.seat(table, person)
    _allow(session.table.help, "odds")
    live = _running(session.live)
    asked = assist.Question(question.kind, question.facts)
    where = {"table": table, "match": live.id, "seat": seat}
    found = await _told(where, assist.ask, live.match.view(seat), live.match.past(seat), asked, language)
    if found is None:
        raise ApiError("nothing-to-explain", 422)
    return Answered(found.sentence, found.detail)


async def _told(where: Mapping[str, object], work: Callable[..., T], *facts: Any) -> T:
    """Let a mind work beside the event loop. What failed in it is in the log already; where it did is added."""
    global _waiting
    if _waiting >= _MAX_WAITING:
        raise try_later("busy", 503, 5)
    _waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_threads, partial(work, *facts))
    except assist.HelpFailed as error:
        log.error("Somebody at a table gets no help: %s", error, extra=where)
        raise ApiError("help-failed", 500) from None
    finally:
        _waiting -= 1


_NO_MORE: dict[HelpLevel, ErrorCode] = {"none": "help-none", "sheet": "help-sheet", "odds": "help-odds"}
"""What is said to who asks for more help than a table allows."""


def _allow(allowed: HelpLevel, wanted: HelpLevel) -> None:
    if assist.LEVELS.index(wanted) > assist.LEVELS.index(allowed):
        raise ApiError(_NO_MORE[allowed], 403)


def _running(live: LiveMatch | None) -> LiveMatch:
    if live is None:
        raise ApiError("no-match-yet")
    return live
