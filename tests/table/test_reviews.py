"""Reviews of finished matches: made once in the background, shown as they come, and never of a running match."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
import pytest

from ludoteca.engine.game import IllegalMove
from ludoteca.engine.match import Match, new
from ludoteca.engine.records import print_record
from ludoteca.learn import review as learn
from ludoteca.learn.decisions import decisions_in
from ludoteca.learn.kept import decode_judged, encode_judged
from ludoteca.learn.levels import FEWEST
from ludoteca.learn.review import JUDGE, Judged, Review, review
from ludoteca.mind import assist
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
from ludoteca.table import archive, lobby, review_rows, review_worker, reviews
from ludoteca.table.contract import Ask, NewTable
from ludoteca.table.database import Database
from ludoteca.table.house import House
from ludoteca.table.review_worker import LocalReviewRunner
from ludoteca.table.store import Conflict, MatchRow, ReviewRow
from tests.table.helpers import ME, people, refused
from tests.table.helpers import bot as chair

pytestmark = pytest.mark.slow


@cache
def played(game: str = "lost-code", players: int = 2, level: str = "casual") -> Match[Any]:
    match = new(game, players=players, seed=11)
    play_out(match, {seat: bot(game, level, seed=seat) for seat in range(players)})
    return match


@cache
def judged_quickly() -> Review:
    """A match of The Game."""
    return review(played("the-game"), "quick")


async def brought(house: House, name: str = "Anna", match: Match[Any] | None = None) -> tuple[Any, str]:
    """A person, and a finished match that they brought along."""
    (anna,) = await people(house, name)
    info = await archive.import_record(house, anna, print_record((match or played()).record(), ()))
    return anna, info.id


@pytest.fixture
def judging(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The judge in its quickest form, and the decisions it was asked about."""
    asked: list[int] = []
    real = learn.judge_decision

    def judge(game: str, decision: Any, depth: Any = "quick") -> Judged:
        asked.append(decision.n)
        return real(game, decision, "quick")

    monkeypatch.setattr(learn, "judge_decision", judge)
    return asked


async def done(house: House, anna: Any, match: str) -> Any:
    runner = LocalReviewRunner(house)
    house.reviews = runner
    await reviews.ask_for_review(house, anna, match, "en")
    await runner.idle()
    return await reviews.review_of(house, match, "en")


def row(match: str, person: str = "anna", **more: Any) -> ReviewRow:
    facts: dict[str, Any] = {"judge": JUDGE, "depth": "quick", "status": "waiting", "asked": 1.0, **more}
    return ReviewRow(match=match, person=person, **facts)


def test_what_is_kept_is_what_was_judged() -> None:
    for judged in judged_quickly().decisions:
        assert decode_judged(encode_judged(judged), "the-game") == judged
    (final,) = [each for each in decisions_in(played("lost-code")) if each.seat == 0][-1:]
    judged = learn.judge_decision("lost-code", final, "quick")
    assert judged.certain
    assert decode_judged(encode_judged(judged), "lost-code") == judged


async def test_storage(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = judged_quickly()
    for name in ("one", "two"):
        about: dict[str, Any] = {"game": "the-game", "players": 2, "options": {}, "names": ("", "")}
        await store.add_match(
            MatchRow(id=name, table=None, seed=None, given=0, origin=None, created=1.0, ended=1.0, **about), ()
        )
    assert await store.review("one") is None
    await store.add_review(row("one", asked=2.0))
    await store.add_review(row("two", asked=1.0))
    with pytest.raises(Conflict):
        await store.add_review(row("one"))
    assert await store.open_reviews() == ["two", "one"]
    assert await store.count_open_reviews("anna") == 2
    await store.keep_judged("one", 0, whole.decisions[:2], len(whole.decisions))
    with pytest.raises(Conflict):
        await store.keep_judged("one", 1, whole.decisions[1:3], len(whole.decisions))
    await store.keep_judged("one", 2, whole.decisions[2:], len(whole.decisions))
    found = await store.review("one")
    assert found is not None
    assert (found.status, found.total, found.players) == ("working", len(whole.decisions), None)
    assert await store.accuracies(["one", "two"]) == {}
    await store.end_review("one", whole.players, 5.0)
    assert tuple(await store.judged("one", "the-game")) == whole.decisions
    assert tuple(await store.judged("one", "the-game", 3)) == whole.decisions[3:]
    found = await store.review("one")
    assert found is not None
    assert (found.status, found.ended, found.players) == ("done", 5.0, whole.players)
    assert await store.accuracies(["one", "two"]) == {"one": tuple(player.accuracy for player in whole.players)}
    assert await store.open_reviews() == ["two"]
    # Another judge knows nothing of it, and makes it anew.
    monkeypatch.setattr(review_rows, "JUDGE", JUDGE + 1)
    assert await store.review("one") is None
    assert await store.judged("one", "the-game") == []
    assert await store.accuracies(["one"]) == {}
    await store.add_review(row("one", judge=JUDGE + 1))
    assert await store.judged("one", "the-game") == []


async def test_a_match_is_reviewed_once_for_everybody(house: House, judging: list[int]) -> None:
    anna, match = await brought(house)
    assert (await reviews.review_of(house, match, "en")).status == "none"
    found = await done(house, anna, match)
    decisions = decisions_in((await archive.load_finished(house, match)).match)
    assert (found.status, found.total, found.judge) == ("done", len(decisions), JUDGE)
    assert judging == [decision.n for decision in decisions] == [each.n for each in found.decisions]
    assert found.players is not None
    for player in found.players:
        assert player.start + player.luck - player.errors == player.result
    (ben,) = await people(house, "Ben")
    again = await reviews.ask_for_review(house, ben, match, "de")
    assert again.players == found.players
    assert len(judging) == len(decisions), "nothing was judged twice"
    assert again.decisions[0].certain != found.decisions[0].certain, "in the reader's own language"
    assert (await reviews.review_of(house, match, "en", since=3)).decisions == found.decisions[3:]
    accuracies = await house.store.accuracies([match])
    assert accuracies == {match: tuple(player.accuracy for player in found.players)}


async def test_what_is_judged_can_be_read_at_once_and_is_not_judged_again(
    house: House, judging: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, match = await brought(house)
    reached = asyncio.Event()
    keep = house.store.keep_judged

    async def keep_and_stop(match: str, first: int, found: Any, total: int) -> None:
        await keep(match, first, found, total)
        if first == 2:
            reached.set()
            await asyncio.Event().wait()

    monkeypatch.setattr(house.store, "keep_judged", keep_and_stop)
    first = LocalReviewRunner(house)
    house.reviews = first
    await reviews.ask_for_review(house, anna, match, "en")
    await reached.wait()
    part = await reviews.review_of(house, match, "en")
    assert (part.status, len(part.decisions), part.players) == ("working", 3, None)
    assert part.total is not None
    assert part.total > 3
    # The server is stopped, and begins where it was.
    await first.stop()
    monkeypatch.setattr(house.store, "keep_judged", keep)
    second = LocalReviewRunner(house)
    second.begin()
    await second.idle()
    await second.stop()
    whole = await reviews.review_of(house, match, "en")
    assert whole.status == "done"
    assert whole.decisions[:3] == part.decisions
    assert judging == sorted(set(judging)), "nothing was judged twice"


async def test_a_running_match_has_no_review(house: House) -> None:
    (anna,) = await people(house, "Anna")
    table = await lobby.create(house, anna, NewTable("lost-code", chairs=(ME, chair()), start=True))
    session = await house.session(table.id)
    assert session.live is not None
    match = session.live.id
    for attempt in (
        reviews.ask_for_review(house, anna, match, "en"),
        reviews.review_of(house, match, "en"),
        reviews.try_again(house, match, 0, ["keep"], "en"),
        reviews.help_then(house, match, 0, 0, "odds", "en"),
        reviews.ask_then(house, match, 0, 0, Ask("number"), "en"),
    ):
        assert (await refused(attempt, "not-found")).status == 404
    assert await house.store.review(match) is None
    # Not even one that was slipped into the storage is made.
    await house.store.add_review(row(match))
    runner = LocalReviewRunner(house)
    runner.begin()
    await runner.idle()
    await runner.stop()
    found = await house.store.review(match)
    assert found is not None
    assert found.status == "failed"
    assert await house.store.judged(match, "lost-code") == []


async def test_nobody_may_wait_for_too_many(house: House) -> None:
    (anna,) = await people(house, "Anna")
    match = played()
    names = []
    for _ in range(house.policy.max_reviews + 1):
        info = await archive.import_record(house, anna, print_record(match.record(), ()))
        names.append(info.id)
    for name in names[:-1]:
        assert (await reviews.ask_for_review(house, anna, name, "en")).status == "waiting"
    refusal = await refused(reviews.ask_for_review(house, anna, names[-1], "en"), "too-many-reviews")
    assert refusal.status == 429
    # To ask for the same again is no other wish, and others may ask.
    assert (await reviews.ask_for_review(house, anna, names[0], "en")).status == "waiting"
    (ben,) = await people(house, "Ben")
    assert (await reviews.ask_for_review(house, ben, names[-1], "en")).status == "waiting"


async def test_a_judge_that_fails_is_no_stack_trace(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, match = await brought(house)
    real = learn.judge_decision
    broken = [True]

    def judge(*facts: Any) -> Judged:
        if broken[0]:
            raise ArithmeticError("no")
        return real(facts[0], facts[1], "quick")

    monkeypatch.setattr(learn, "judge_decision", judge)
    found = await done(house, anna, match)
    assert (found.status, found.decisions, found.players) == ("failed", (), None)
    broken[0] = False
    assert (await done(house, anna, match)).status == "done"


async def test_storage_that_was_away_is_tried_again(
    house: House, judging: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, match = await brought(house)
    monkeypatch.setattr(review_worker, "RETRY_AFTER", 0.0)
    keep = house.store.keep_judged
    failures = [True, True]

    async def keep_later(*facts: Any) -> None:
        if failures:
            failures.pop()
            raise OSError("the disk is full")
        await keep(*facts)

    monkeypatch.setattr(house.store, "keep_judged", keep_later)
    assert (await done(house, anna, match)).status == "done"


async def test_try_again_at_a_turn_of_the_game(house: House) -> None:
    whole = played("the-game")
    _, match = await brought(house, match=whole)
    turn = next(each for each in decisions_in(whole) if len(each.played) > 2)
    first = await reviews.try_again(house, match, turn.n, [turn.played[0]], "en")
    assert first.decision is None, "the turn goes on"
    assert first.view.seat == turn.seat
    assert [str(entry.move) for entry in first.entries] == [str(turn.played[0])]
    told = await reviews.try_again(house, match, turn.n, turn.played, "en")
    assert told.decision is not None
    assert told.decision.played == turn.played
    assert told.decision == reviews.told_decision(learn.judge_decision("the-game", turn), "win", "en")
    with pytest.raises(IllegalMove):
        await reviews.try_again(house, match, turn.n, ["end"], "en")
    await refused(reviews.try_again(house, match, turn.n, ["dance"], "en"), "bad-move")
    await refused(reviews.try_again(house, match, 0, ["end"], "en"), "no-such-moment")
    await refused(reviews.try_again(house, match, 99_999, ["end"], "en"), "no-such-moment")


async def test_what_could_be_known_then(house: House) -> None:
    whole = played("lost-code")
    _, match = await brought(house, match=whole)
    decision = next(each for each in decisions_in(whole) if each.seat == 1)
    told = await reviews.help_then(house, match, decision.n, 1, "odds", "en")
    assert told == assist.help_for(decision.view, decision.past, "odds", "en")
    await refused(reviews.help_then(house, match, decision.n, 2, "odds", "en"), "no-such-seat")
    await refused(reviews.help_then(house, match, 99_999, 1, "odds", "en"), "no-such-moment")
    asked = Ask("number", {"symbol": "eagle", "number": 3})
    answer = await reviews.ask_then(house, match, decision.n, 1, asked, "en")
    assert answer.sentence
    await refused(reviews.ask_then(house, match, decision.n, 1, Ask("weather"), "en"), "nothing-to-explain")


def test_nobodys_accuracy_is_told_by_a_handful_of_decisions() -> None:
    """One slip of two would read as 0 of 100."""
    whole = judged_quickly()
    few = [msgspec.structs.replace(player, decisions=FEWEST - 1) for player in whole.players]
    enough = [msgspec.structs.replace(player, decisions=FEWEST) for player in whole.players]
    assert [reviews._told_player(player).accuracy for player in few] == [None] * len(few)
    assert [reviews._told_player(player).accuracy for player in enough] == [each.accuracy for each in enough]
