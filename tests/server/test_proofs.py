"""Small versions of the long proofs, and that they can fail."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Seat, Seen
from tests.prove import fuzz, kill, secrecy
from tests.server.postgres import Postgres


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lost-code", "think-str8", "the-game", "the-game-extreme"])
async def test_a_seat_cannot_tell_two_worlds_apart(game: str) -> None:
    assert await secrecy.prove(1, names=[game]) > 50


def raw_record(self: Match, seat: Seat | None, since: int = 0) -> tuple[Seen, ...]:
    return tuple(Seen(n, *entry) for n, entry in enumerate(self.entries[since:], start=since))


def wrong_seat(self: Match, seats: Sequence[Seat | None]) -> tuple[View, ...]:
    return tuple(self.game.view(self.state, 0) for _ in seats)


def seed_in_the_view(self: Match, seats: Sequence[Seat | None]) -> tuple[View, ...]:
    views: tuple[View, ...] = self.game.views(self.state, seats)
    return tuple(msgspec.structs.replace(view, signals=(self.seed,)) for view in views)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "careless"), [("past", raw_record), ("views", wrong_seat), ("views", seed_in_the_view)]
)
async def test_a_careless_server_is_noticed(monkeypatch: pytest.MonkeyPatch, part: str, careless: object) -> None:
    monkeypatch.setattr(Match, part, careless)
    with pytest.raises(secrecy.Leak):
        await secrecy.prove(4, names=["the-game"])


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
