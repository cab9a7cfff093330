"""What the tests of a house share: people, tables and bots that have come to rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.table import actions, lobby
from ludoteca.table.contract import (
    ChairWish,
    NewTable,
    Table,
)
from ludoteca.table.errors import ApiError, describe
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.session import TableSession

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


async def refused(work: Any, code: str) -> ApiError:
    with pytest.raises(ApiError) as caught:
        await work
    assert caught.value.code == code
    for language in ("en", "it", "fr", "de"):
        assert describe(caught.value, language).sentence
    return caught.value


def first_move(session: TableSession) -> tuple[int, Any]:
    assert session.live is not None
    seat = session.live.match.turn[0]
    return seat, session.live.match.moves(seat)[0]


class Onlooker:
    """Waits for something to happen at a table."""

    person: str | None = None
    seat: int | None = None

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()


async def until(session: TableSession, condition: Callable[[], object]) -> None:
    """Until a condition holds: it is looked at after everything that happens at the table, and at no other time."""
    onlooker = Onlooker()
    session.listeners.add(onlooker)
    try:
        while not condition():
            await onlooker.woken.wait()
            onlooker.woken.clear()
    finally:
        session.listeners.discard(onlooker)


async def quiet(house: House, table: str) -> TableSession:
    """The table once the bots have nothing to do."""
    session = await house.session(table)

    def done() -> bool:
        turn = session.live.match.turn if session.live else ()
        return not session.table.playing or not set(turn) & set(session.table.bot_seats)

    await until(session, done)
    return session


async def finish(house: House, person: Person, table: str, *, last: bool = False) -> str:
    """Play a table to its end from seat 0, always the first legal move or always the last; the match.

    Only ever while the bots are at rest: where several may act (who starts, the last numbers), they act first."""
    while (session := await quiet(house, table)).table.playing:
        assert session.live
        await actions.play(house, person, table, session.live.match.moves(0)[-1 if last else 0])
    assert session.table.match
    return session.table.match


async def finished(house: House) -> tuple[Person, Table, str]:
    (anna,) = await people(house, "Anna")
    table = await lobby.create(house, anna, NewTable("the-game", chairs=(ME, bot()), start=True))
    return anna, table, await finish(house, anna, table.id)
