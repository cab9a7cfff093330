"""Small versions of the long proofs, and that they can fail."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Seat, Seen
from ludoteca.table import deals
from ludoteca.table.deal_contract import Challenge
from ludoteca.table.house import House
from tests.prove import abuse, alive, fuzz, kill, secrecy
from tests.prove._attacks import Broken
from tests.prove._worlds import Leak
from tests.server.postgres import Postgres
from tests.server.serving import Patience, starved


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
    with pytest.raises(Leak):
        await secrecy.prove(4, names=["the-game"])


def test_moves_that_take_too_long_under_attack_are_told_from_a_busy_machine() -> None:
    abuse.judge(calm=0.02, hostile=0.2)
    abuse.judge(calm=0.2, hostile=0.24)
    with pytest.raises(Broken):
        abuse.judge(calm=0.02, hostile=0.3)
    with pytest.raises(abuse.Undecided):
        abuse.judge(calm=0.2, hostile=0.3)


def test_who_is_kept_from_running_is_not_late() -> None:
    now, kept = 100.0, 7.0
    patience = Patience(60.0, lambda: kept, lambda: now)
    assert patience.left == 60.0
    now, kept = 1100.0, 7.0 + 990.0
    assert patience.left == 50.0
    now += 51.0
    assert patience.left < 0


@pytest.mark.skipif(sys.platform != "linux", reason="Linux tells who waits for a core")
def test_a_process_beside_a_busy_one_is_kept_from_running() -> None:
    core = {min(os.sched_getaffinity(0))}
    code = f"import os; os.sched_setaffinity(0, {core}); print(flush=True)\nwhile True: pass"
    both = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) for _ in range(2)]
    try:
        for process in both:
            assert process.stdout is not None
            process.stdout.readline()
        while not all(starved(process.pid) > 0.01 for process in both):
            assert all(process.poll() is None for process in both)
    finally:
        for process in both:
            process.kill()
            process.communicate()


async def called_after_its_match(house: House, match: str) -> Challenge:
    await house.store.keep_challenge(match, match)
    return Challenge(f"challenge.{match}")


@pytest.mark.slow
async def test_a_deal_that_is_called_after_its_match_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "challenge", called_after_its_match)
    with pytest.raises(Leak):
        await secrecy.prove(1, names=["the-game"])


@pytest.mark.slow
async def test_nothing_is_lost_when_the_server_is_killed() -> None:
    assert (await kill.prove(3, None)).moves > 0


@pytest.mark.slow
@pytest.mark.postgres
async def test_nothing_is_lost_when_a_server_on_postgres_is_killed(pg: Postgres) -> None:
    assert (await kill.prove(2, pg.database())).moves > 0


@pytest.mark.slow
async def test_no_message_request_or_socket_breaks_a_server() -> None:
    assert await fuzz.prove(800, requests=400, sockets=150) == 1_350


def test_shards_that_are_through_are_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    async def prove(messages: int, seed: int, *_: object, requests: int, sockets: int) -> int:
        if seed == 7 and done:
            raise fuzz.Harmed("a table")
        done.append(seed)
        return messages + requests + sockets

    monkeypatch.setattr(fuzz, "prove", prove)
    words = ["--messages", "3", "--requests", "2", "--sockets", "1", "--keep", str(tmp_path / "shards")]
    assert fuzz.main([*words, "--seed", "5", "--shards", "4"]) == 1  # the third of them breaks something
    assert done == [5, 6]
    done.clear()
    assert fuzz.main([*words, "--seed", "5", "--shards", "4"]) == 0
    assert done == [7, 8]
    assert fuzz.main([*words[:-2], "--keep", words[-1], "--seed", "5", "--shards", "1", "--sockets", "2"]) == 0
    assert done == [7, 8, 5]  # something else was asked for


@pytest.mark.slow
async def test_every_match_ends_and_the_watchdog_finds_nothing() -> None:
    found = await alive.prove(0.1, 8, faulty=False)
    assert found["matches"] >= 8
    assert found["watchdog"] == 0


@pytest.mark.slow
async def test_a_server_whose_bots_do_not_play_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alive, "LOOK_EVERY", 1.0)
    # One table, of one person and a bot: two people could lose The Game between them before any bot has a turn.
    with pytest.raises(alive.Stalled, match=r"1 matches do not end: \S+ lost-code playing"):
        await alive.prove(0.0, 1, "--pace", "100000", faulty=False)
