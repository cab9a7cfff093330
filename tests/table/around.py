"""What the tests of a house share: people, tables and bots that have come to rest."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca.table import lobby, playing
from ludoteca.table.contract import (
    ChairWish,
    NewTable,
    Table,
)
from ludoteca.table.house import House
from ludoteca.table.live import Live
from ludoteca.table.people import Person
from ludoteca.table.trouble import AgainstTheRules, Refused

ME, OPEN = ChairWish("me"), ChairWish("open")


def bot(level: str = "random") -> ChairWish:
    return ChairWish("bot", level)


async def people(house: House, *names: str) -> list[Person]:
    return [(await lobby.new_person(house, "en", name))[0] for name in names]


async def two_at(house: House, game: str = "the-game", **more: Any) -> tuple[Person, Person, str]:
    """Anna hosts, Ben sits with her, and the match has begun."""
    anna, ben = await people(house, "Anna", "Ben")
    table = await lobby.create(house, anna, NewTable(game, chairs=(ME, OPEN), **more))
    assert table.code
    await lobby.join(house, ben, table.code)
    await lobby.sit(house, ben, table.id, None)
    await lobby.start(house, anna, table.id)
    return anna, ben, table.id


async def refused(work: Any, code: str) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.code == code
    for language in ("en", "it", "fr", "de"):
        assert caught.value.trouble(language).sentence
    return caught.value


def first_move(live: Live) -> tuple[int, Any]:
    assert live.running is not None
    seat = live.running.match.turn[0]
    return seat, live.running.match.moves(seat)[0]


async def quiet(house: House, table: str) -> Live:
    """The table once the bots have nothing to do."""
    live = await house.live(table)
    for _ in range(60_000):
        running = live.running
        turn = running.match.turn if running else ()
        if not live.table.playing or not set(turn) & set(live.table.bot_seats):
            return live
        await asyncio.sleep(0.005)
    raise AssertionError("the bots did not come to an end")


async def finished(house: House) -> tuple[Person, Table, str]:
    (anna,) = await people(house, "Anna")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, bot()), start=True))
    while True:
        live = await quiet(house, table.id)
        if not live.table.playing:
            break
        assert live.running
        try:
            await playing.play(house, anna, table.id, live.running.match.moves(0)[0])
        except AgainstTheRules:
            continue
    assert live.table.match
    return anna, table, live.table.match
