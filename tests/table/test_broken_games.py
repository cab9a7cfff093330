"""A game from elsewhere that raises, or that is no longer installed, harms nobody who plays another."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import ludoteca
from ludoteca.engine import registry
from ludoteca.table import actions, lobby
from ludoteca.table.bot_runner import NoBots
from ludoteca.table.contract import ClockRule, NewTable
from ludoteca.table.house import House
from ludoteca.table.housekeeping import enforce_clocks, purge, wake_stalled
from ludoteca.table.people import Person
from tests.engine.shells import FAMILY, Shells
from tests.table.conftest import Watch
from tests.table.helpers import ME, bot, finish, people, refused


@pytest.fixture(autouse=True)
def shells() -> Iterator[None]:
    ludoteca.add_family(FAMILY)
    yield
    registry.forget_families()


@pytest.fixture
def break_it(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on whatever is asked about a match of it fails."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError("the shells are broken")

    def do_it() -> None:
        for question in ("turn", "outcome"):
            monkeypatch.setattr(Shells, question, broken)

    return do_it


async def a_table(house: House, person: Person, game: str) -> str:
    """A match against a bot, with thirty seconds for every move."""
    wish = NewTable(game, chairs=(ME, bot()), clock=ClockRule(per_move=30), start=True)
    return (await lobby.create(house, person, wish)).id


async def both(house: House) -> tuple[Person, str, str]:
    """Somebody with a match of shells and one of The Game, begun in this order, at which nobody else does anything."""
    house.bots = NoBots()
    (anna,) = await people(house, "Anna")
    return anna, await a_table(house, anna, "shells"), await a_table(house, anna, "the-game")


async def test_lists_show_the_other_tables(
    house: House, break_it: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    anna, shells, other = await both(house)
    break_it()
    lines = {line.id: line for line in await lobby.my_tables(house, anna)}
    assert set(lines) == {shells, other}
    assert lines[other].turn
    assert [vars(record)["table"] for record in caplog.records if record.exc_info] == [shells]


async def test_clocks_run_at_the_other_tables(
    house: House, watch: Watch, break_it: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    _, shells, other = await both(house)
    break_it()
    watch.now += 31
    for _ in range(3):
        await enforce_clocks(house)
    assert (await house.session(other)).table.seats[0].away is not None
    # Once, and not every second.
    assert [vars(record)["table"] for record in caplog.records if record.exc_info] == [shells]


async def test_the_watchdog_looks_after_the_other_tables(house: House, break_it: Callable[[], None]) -> None:
    await both(house)
    break_it()
    assert await wake_stalled(house) == 0


async def test_the_other_tables_are_tidied_up(
    house: House, watch: Watch, break_it: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    _, shells, other = await both(house)
    break_it()
    watch.now += house.policy.match_days * 86_400 + 1
    await purge(house)
    assert (await house.session(other)).table.ending == "abandoned"
    assert shells in [vars(record).get("table") for record in caplog.records if record.exc_info]


async def test_after_a_restart_such_a_table_is_damaged_and_the_others_are_not(
    house: House, break_it: Callable[[], None]
) -> None:
    anna, shells, other = await both(house)
    break_it()
    for table in (shells, other):
        house.cache.drop(await house.session(table))
    assert {line.id: bool(line.turn) for line in await lobby.my_tables(house, anna)} == {shells: False, other: True}
    await refused(lobby.sit(house, anna, shells, None), "damaged")


async def test_somebody_finds_their_tables_after_a_game_has_gone(house: House) -> None:
    runner = house.bots
    anna, running, other = await both(house)
    house.bots = runner
    shells = await a_table(house, anna, "shells")
    await finish(house, anna, shells)
    registry.forget_families()
    house.cache.drop(await house.session(running))  # as after a restart
    lines = {line.id: line for line in await lobby.my_tables(house, anna)}
    assert set(lines) == {shells, running, other}
    result = lines[shells].result
    assert result is not None
    assert not result.team
    await actions.play(house, anna, other, (await house.session(other)).live.match.moves(0)[0])  # type: ignore[union-attr]
