"""Small versions of the long proofs, and that they can fail."""

from __future__ import annotations

import pytest

from ludoteca.engine.moves import Move, Seat
from ludoteca.games.the_game.rules import _Family
from tests.prove import fuzz, kill, secrecy
from tests.server.postgres import Postgres


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lost-code", "think-str8", "the-game", "the-game-extreme"])
async def test_a_seat_cannot_tell_two_worlds_apart(game: str) -> None:
    assert await secrecy.prove(1, names=[game]) > 50


@pytest.mark.slow
async def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: object, seat: Seat, move: Move, viewer: Seat | None) -> Move:
        return move

    monkeypatch.setattr(_Family, "glimpse", careless)
    with pytest.raises((secrecy.Leak, AssertionError)):
        await secrecy.prove(3, names=["the-game"])


@pytest.mark.slow
async def test_nothing_is_lost_when_the_server_is_killed() -> None:
    moves, _ = await kill.prove(3, None)
    assert moves > 0


@pytest.mark.slow
@pytest.mark.postgres
async def test_nothing_is_lost_when_a_server_on_postgres_is_killed(pg: Postgres) -> None:
    moves, _ = await kill.prove(2, pg.database())
    assert moves > 0


@pytest.mark.slow
async def test_no_message_breaks_a_table() -> None:
    assert await fuzz.prove(800) == 800
