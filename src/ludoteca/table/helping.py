"""Help for people at a table: what the mind can tell a seat from its own view, and never more than the table allows."""

from __future__ import annotations

import asyncio

from ludoteca.mind import assist
from ludoteca.table.contract import AnyHelp, HelpLevel, Why
from ludoteca.table.house import House
from ludoteca.table.live import Running
from ludoteca.table.people import Person
from ludoteca.table.trouble import Refused


async def help_for(house: House, person: Person, table: str, level: HelpLevel | None, language: str) -> AnyHelp:
    """Help at the table's level, or at a lower one that was asked for."""
    live, seat = await house.seat(table, person)
    wanted = level or live.table.help
    _allow(live.table.help, wanted)
    match = _running(live.running).match
    return await asyncio.to_thread(assist.help_for, match.view(seat), match.past(seat), wanted, language)


async def why(house: House, person: Person, table: str, symbol: str, number: int, language: str) -> Why:
    """Why a number is possible or not."""
    live, seat = await house.seat(table, person)
    _allow(live.table.help, "odds")
    match = _running(live.running).match
    found = await asyncio.to_thread(assist.explain, match.view(seat), symbol, number, language)
    if found is None:
        raise Refused("nothing-to-explain", 422)
    return Why(found.sentence, found)


def _allow(allowed: HelpLevel, wanted: HelpLevel) -> None:
    if assist.LEVELS.index(wanted) > assist.LEVELS.index(allowed):
        raise Refused(f"help-{allowed}", 403)


def _running(running: Running | None) -> Running:
    if running is None:
        raise Refused("no-match-yet")
    return running
