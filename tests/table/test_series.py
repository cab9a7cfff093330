"""Series: a table plays for the best of several matches, and seats may rotate."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludoteca.table import actions, forgetting, lobby
from ludoteca.table.contract import ChairChange, NewTable, TableChange
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.table_match import begin, end, is_decided
from ludoteca.table.table_state import SeatState, TableState
from ludoteca.table.table_view import table_for
from tests.table.helpers import people, refused, two_at

_TABLE = TableState(
    id="t",
    rev=1,
    game="lost-code",
    options={},
    seats=tuple(SeatState(person=name.lower(), name=name) for name in ("Anna", "Ben", "Carl")),
    host="anna",
    code="c",
    watch="w",
    created=0.0,
)


def played(table: TableState, *winners: str) -> TableState:
    """The table after matches that these people won."""
    for n, winner in enumerate(winners):
        table = begin(table, f"m{len(table.matches)}.{n}")
        seat = table.seat_of(winner)
        assert seat is not None
        table = end(table, "played", [seat])
    return table


def wins_of(table: TableState) -> dict[str, int]:
    return {seat.name: won for seat, won in zip(table.seats, table.wins, strict=True)}


def test_best_of_three_is_decided_by_two_wins_and_then_begins_anew() -> None:
    table = replace(_TABLE, best_of=3)
    assert not is_decided(played(table, "anna", "ben"))
    over = played(table, "anna", "ben", "anna")
    assert is_decided(over)
    assert wins_of(over) == {"Anna": 2, "Ben": 1, "Carl": 0}
    again = played(over, "carl")
    assert (again.played, wins_of(again)) == (1, {"Anna": 0, "Ben": 0, "Carl": 1})
    # Three who win one each have played three: level.
    assert is_decided(played(table, "anna", "ben", "carl"))
    assert not is_decided(played(_TABLE, "anna", "anna", "anna", "anna"))


def test_rotating_seats_takes_everybody_and_their_wins_along() -> None:
    table = played(replace(_TABLE, rotate=True), "anna")
    assert [seat.name for seat in table.seats] == ["Anna", "Ben", "Carl"]
    table = played(table, "anna", "ben")
    assert [seat.name for seat in table.seats] == ["Ben", "Carl", "Anna"]
    assert wins_of(table) == {"Anna": 2, "Ben": 1, "Carl": 0}


def test_a_team_wins_or_loses_a_series_together() -> None:
    table = replace(_TABLE, game="the-game", best_of=3)
    for n in range(2):
        assert not is_decided(table)
        table = end(begin(table, f"m{n}"), "conceded")
    assert is_decided(table)


async def give_up(house: House, table: str, *players: Person) -> None:
    for who in players:
        await actions.vote(house, who, table, "concede", agree=True)


async def test_a_series_at_a_table(house: House) -> None:
    anna, ben, table = await two_at(house, best_of=3, rotate=True)
    await refused(lobby.change(house, ben, table, TableChange(best_of=5)), "only-host")
    await give_up(house, table, anna, ben)
    for who in (anna, ben):
        shown = await lobby.rematch(house, who, table)
    assert [chair.name for chair in shown.chairs] == ["Ben", "Anna"]
    assert shown.you == 0
    session = await house.session(table)
    assert session.live is not None
    row = await house.store.match(session.live.id)
    assert row is not None
    assert row.names == ("Ben", "Anna")
    await give_up(house, table, anna, ben)
    assert table_for(session.table, anna).decided
    for who in (anna, ben):
        shown = await lobby.rematch(house, who, table)
    assert (shown.played, shown.decided) == (0, False)


async def test_with_a_friend_gone_nobody_waits_for_an_answer(house: House) -> None:
    anna, ben, table = await two_at(house)
    await give_up(house, table, anna, ben)
    assert (await lobby.rematch(house, anna, table)).again == (0,)
    # The offer waits for him in the list of his tables, and not for her.
    assert [[line.again for line in await lobby.my_tables(house, who)] for who in (anna, ben)] == [[()], [(0,)]]
    await lobby.stand(house, ben, table)
    assert (await house.session(table)).table.again == ()
    await refused(lobby.rematch(house, anna, table), "seats-open")
    assert (await house.session(table)).table.again == ()
    # With a bot there it goes on.
    await lobby.change_chair(house, anna, table, 1, ChairChange(bot="novice"))
    assert (await lobby.rematch(house, anna, table)).status == "playing"


@pytest.mark.parametrize("how", ["removed", "a bot instead", "forgotten"])
async def test_an_offer_ends_with_whoever_was_to_accept_it(house: House, how: str) -> None:
    anna, ben, table = await two_at(house)
    await give_up(house, table, anna, ben)
    await lobby.rematch(house, anna, table)
    if how == "forgotten":
        await forgetting.forget(house, ben)
    else:
        wish = ChairChange(open=True) if how == "removed" else ChairChange(bot="novice")
        await lobby.change_chair(house, anna, table, 1, wish)
    assert (await house.session(table)).table.again == ()


async def test_only_odd_series_are_offered(house: House) -> None:
    (anna,) = await people(house, "Anna")
    with pytest.raises(ValueError, match="best_of"):
        msgspec.convert({"game": "the-game", "best_of": 4}, NewTable)
    assert (await lobby.create(house, anna, NewTable("the-game", best_of=7))).best_of == 7


async def test_who_takes_the_offer_back_in_the_last_moment_is_in_no_match(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order of events: Ben wants to play again; Anna accepts, and her yes is stored; Ben takes his back and leaves;
    only then the match would begin, with nobody at Ben's seat."""
    anna, ben, table = await two_at(house)
    for person in (anna, ben):
        await actions.vote(house, person, table, "abandon", agree=True)
    await lobby.rematch(house, ben, table)
    edit = house.committer.edit

    async def stored_then_taken_back(*given: Any) -> TableState:
        state = await edit(*given)
        monkeypatch.undo()
        await lobby.rematch(house, ben, table, agree=False)
        return state

    monkeypatch.setattr(house.committer, "edit", stored_then_taken_back)
    assert (await lobby.rematch(house, anna, table)).status != "playing"
    # Once he wants to again, it begins.
    assert (await lobby.rematch(house, ben, table)).status == "playing"
