"""Deals that many play: the same cards everywhere, one result each, nothing told before it is finished."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.engine.match import load, new
from ludoteca.learn import deals as learn
from ludoteca.learn import par
from ludoteca.learn.par import ALIKE, ENOUGH, Par, bot_seed, play_more
from ludoteca.mind.bot import bot, steady
from ludoteca.mind.drive import play_out
from ludoteca.table import actions, archive, bot_decisions, deals, lobby, programs
from ludoteca.table.bots import LocalBotRunner
from ludoteca.table.contract import ChairChange, ChairWish, NewTable, TableChange
from ludoteca.table.database import Database
from ludoteca.table.house import House
from ludoteca.table.par_worker import ParWorker
from ludoteca.table.policy import HousePolicy
from ludoteca.table.store import AttemptRow, Change, Conflict, MatchRow
from tests.server.databases import new_database
from tests.table.conftest import Watch
from tests.table.helpers import finish, people, refused

DAY = date(2027, 1, 15)
"""What the watch of these tests shows."""
ALONE = learn.daily_id(DAY, "the-game", "alone")
RIVALS = learn.daily_id(DAY, "lost-code", "rivals")


@pytest.fixture
async def elsewhere(tmp_path: Path, watch: Watch) -> AsyncIterator[House]:
    """Another server, which has never heard of the first."""
    found = House(Database(new_database(tmp_path / "elsewhere.db")), policy=HousePolicy(pace=0.0, think=0.0), now=watch)
    await found.open()
    found.bots = LocalBotRunner(found)
    yield found
    await found.close()


def test_the_seed_of_a_day_is_the_same_everywhere() -> None:
    found = {deal.id: deal.seed for deal in learn.dailies(DAY)}
    assert len(set(found.values())) == len(found) == 6
    # Written down once: a server of any version with these rules has to deal so.
    assert found[ALONE] == "0020e280fac14d7070fbbd7384c96c4d"
    assert found[RIVALS] == "c0c2d8a81235acda8a61096d2d8bc17b"
    assert {deal.seed for deal in learn.dailies(DAY + timedelta(days=1))}.isdisjoint(found.values())


@pytest.mark.parametrize(
    "name",
    [
        "",
        "daily",
        "daily.2027-01-15.the-game.rivals",
        "daily.2027-01-15.cairn.alone",
        "daily.2027-1-15.the-game.alone",
        "daily.20270115.the-game.alone",
        "daily.2026-10-31.the-game.alone",
        "daily.2027-01-15.the-game.alone.x",
    ],
)
def test_what_is_no_deal(name: str) -> None:
    assert learn.daily(name) is None


@pytest.mark.slow
async def test_two_servers_deal_the_same_cards(house: House, elsewhere: House) -> None:
    records = []
    for place in (house, elsewhere):
        (anna,) = await people(place, "Anna")
        table = await deals.play_deal(place, anna, RIVALS, practice=False)
        match = await finish(place, anna, table.id)
        records.append(await archive.record(place, match, "json"))
    first, second = (load(record) for record in records)
    # The same moves of the person, the same cards, and bots that play the same for the same situation; only who writes
    # down their last numbers first is open.
    for seat in range(-1, first.players):
        mine, theirs = ([move for actor, move in match.entries if actor == seat] for match in (first, second))
        assert mine == theirs


async def test_it_counts_once_and_practice_is_marked(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    first = await deals.play_deal(house, anna, ALONE, practice=False)
    # Twice is the same table.
    assert (await deals.play_deal(house, anna, ALONE, practice=False)).id == first.id
    assert (await deals.deal_page(house, anna, ALONE)).running == first.id
    await finish(house, anna, first.id)
    await refused(deals.play_deal(house, anna, ALONE, practice=False), "deal-played")
    again = await deals.play_deal(house, anna, ALONE, practice=True)
    await finish(house, anna, again.id, last=True)
    practice = await deals.play_deal(house, ben, ALONE, practice=True)
    await finish(house, ben, practice.id)
    counted = await deals.play_deal(house, ben, ALONE, practice=False)
    await finish(house, ben, counted.id)

    page = await deals.deal_page(house, ben, ALONE)
    assert [(line.name, line.practised, line.you) for line in sorted(page.results, key=lambda line: line.name)] == [
        ("Anna", False, False),
        ("Ben", True, True),
    ]
    assert (page.total, page.may_count, page.place) == (2, False, 1)
    # The same moves on the same deal: the same result, and the same place.
    assert [line.place for line in page.results] == [1, 1]
    assert [(attempt.counts, attempt.practised) for attempt in page.tries] == [(False, False), (True, True)]


async def test_a_score_is_what_the_record_says(house: House) -> None:
    (anna,) = await people(house, "Anna")
    for name in (ALONE, RIVALS):
        table = await deals.play_deal(house, anna, name, practice=False)
        match = await finish(house, anna, table.id)
        outcome = load(await archive.record(house, match, "json")).outcome
        assert outcome is not None
        (attempt,) = await house.store.attempts(anna.id, [name])
        assert attempt.score == (outcome.points[0] if outcome.points else -(outcome.left or 0))
        assert (attempt.match, attempt.counts, attempt.practised) == (match, True, False)


async def test_a_deal_tells_nothing_before_it_is_finished(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await deals.play_deal(house, anna, ALONE, practice=False)
    match = await finish(house, anna, table.id)
    seed = learn.daily(ALONE)
    assert seed is not None
    running = await deals.play_deal(house, ben, ALONE, practice=False)
    told = [
        await deals.deal_page(house, ben, ALONE),
        await deals.deal_page(house, None, ALONE),
        await deals.daily_deals(house, ben),
        await actions.state(house, ben, running.id, match=None, n=0, said=0),
    ]
    for answer in told:
        text = msgspec.json.encode(answer).decode()
        assert seed.seed not in text
        assert match not in text
    await finish(house, ben, running.id)
    assert match in [line.match for line in (await deals.deal_page(house, ben, ALONE)).results]


async def test_what_counts_one_plays_oneself(house: House) -> None:
    (anna,) = await people(house, "Anna")
    table = await deals.play_deal(house, anna, ALONE, practice=False)
    assert table.help == "sheet"
    await refused(actions.away(house, anna, table.id), "deal-yourself")
    await refused(lobby.change_chair(house, anna, table.id, 0, ChairChange(bot="master")), "deal-yourself")
    await refused(lobby.change(house, anna, table.id, TableChange(help="coach")), "deal-yourself")
    await refused(programs.new_seat_token(house, anna, table.id, 0, None), "deal-yourself")
    practice = await deals.play_deal(house, anna, ALONE, practice=True)
    await lobby.change(house, anna, practice.id, TableChange(help="odds"))


async def test_a_day_ends(house: House, watch: Watch) -> None:
    (anna,) = await people(house, "Anna")
    tomorrow = learn.daily_id(DAY + timedelta(days=1), "the-game", "alone")
    await refused(deals.play_deal(house, anna, tomorrow, practice=True), "not-found")
    assert {deal.next for deal in (await deals.daily_deals(house, anna)).deals} == {learn.next_day(watch.now)}
    await finish(house, anna, (await deals.play_deal(house, anna, ALONE, practice=False)).id)
    assert (await deals.daily_deals(house, anna)).streak == 1
    watch.now = learn.next_day(watch.now)
    assert {deal.day for deal in (await deals.daily_deals(house, anna)).deals} == {"2027-01-16"}
    assert (await deals.daily_deals(house, anna)).streak == 1
    (ben,) = await people(house, "Ben")
    await refused(deals.play_deal(house, ben, ALONE, practice=False), "deal-over")
    await deals.play_deal(house, ben, ALONE, practice=True)
    assert (await deals.deal_page(house, ben, ALONE)).may_count is False
    await finish(house, anna, (await deals.play_deal(house, anna, tomorrow, practice=False)).id)
    assert (await deals.daily_deals(house, anna)).streak == 2
    watch.now += 2 * 86_400
    assert (await deals.daily_deals(house, anna)).streak == 0


@pytest.mark.slow
async def test_the_deal_of_a_match_can_be_played_by_others(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    made = await lobby.create(
        house, anna, NewTable("the-game", chairs=(ChairWish("me"), ChairWish("bot", "novice")), start=True)
    )
    # While it runs there is no such deal, and nobody learns whether there is such a match.
    await refused(deals.challenge(house, str(made.match)), "not-found")
    match = await finish(house, anna, made.id)
    name = (await deals.challenge(house, match)).deal
    assert (await deals.challenge(house, match)).deal == name
    # Who knows the match can look at its cards: the name does not tell it, and neither does the page.
    assert match not in name
    page = await deals.deal_page(house, ben, name)
    assert match not in str(page)
    assert page.maker is not None
    assert (page.maker.name, page.maker.you, page.maker.match) == ("Anna", False, None)
    challenge = await deals.play_deal(house, ben, name, practice=False)
    other = await finish(house, ben, challenge.id)
    records = [load(await archive.record(house, one, "json")) for one in (match, other)]
    assert records[0].seed == records[1].seed
    assert records[0].entries[:2] == records[1].entries[:2]
    # Whoever sat there knows the cards: their result is marked.
    mine = await deals.play_deal(house, anna, name, practice=False)
    await finish(house, anna, mine.id)
    page = await deals.deal_page(house, anna, name)
    assert {line.name: line.practised for line in page.results} == {"Ben": False, "Anna": True}
    assert page.maker is not None
    assert (page.maker.you, page.maker.match) == (True, match)
    await refused(deals.deal_page(house, ben, f"match.{match}"), "not-found")


async def test_what_was_given_up_has_no_result(house: House) -> None:
    (anna,) = await people(house, "Anna")
    table = await deals.play_deal(house, anna, ALONE, practice=False)
    await actions.vote(house, anna, table.id, "concede", agree=True)
    page = await deals.deal_page(house, anna, ALONE)
    assert (page.total, page.results, page.place, page.may_count) == (0, (), None, False)
    assert [(attempt.over, attempt.score) for attempt in page.tries] == [(True, None)]


async def test_two_attempts_at_once_cannot_both_count(store: Database) -> None:
    row: dict[str, Any] = {"table": None, "game": "the-game", "players": 1, "options": {}, "seed": "x", "given": 0}

    async def begin(match: str, person: str, *, counts: bool) -> None:
        await store.add_match(MatchRow(id=match, names=("A",), origin=None, created=1.0, **row), ())
        attempt = AttemptRow(match=match, deal="d", person=person, seat=0, counts=counts, practised=False, begun=1.0)
        await store.commit(Change(id="none", now=1.0, match=match, attempt=attempt, ended="played", score=3))

    await begin("one", "anna", counts=True)
    await begin("two", "anna", counts=False)
    await begin("three", "ben", counts=True)
    with pytest.raises(Conflict):
        await begin("four", "anna", counts=True)
    assert await store.place_of("d", 2) == (2, 2)
    assert await store.place_of("d", 3) == (2, 0)
    assert await store.results_of(["d", "none"]) == {"d": 2}
    assert {(found.match, name) for found, name in await store.results("d", 10)} == {("one", "A"), ("three", "A")}
    await store.keep_par("d", Par("novice", 2, {-3: 1, 0: 1}))
    await store.keep_par("d", Par("novice", 4, {-3: 2, 0: 2}))
    assert await store.pars("d") == [Par("novice", 4, {-3: 2, 0: 2})]


def test_par_is_the_same_every_time_and_can_be_gone_on_with() -> None:
    deal = learn.daily(ALONE)
    assert deal is not None
    whole = play_more(deal, "novice", 0, 6, 1e9)
    parts = [play_more(deal, "novice", 0, 3, 1e9), play_more(deal, "novice", 3, 6, 1e9)]
    joined: dict[int, int] = {}
    for part in parts:
        for score, count in part.scores.items():
            joined[score] = joined.get(score, 0) + count
    assert whole == Par("novice", 6, joined) == play_more(deal, "novice", 0, 6, 1e9)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lost-code", "think-str8", "the-game", "the-game-extreme"])
def test_levels_that_claim_to_ask_no_luck_ask_none(game: str) -> None:
    """Par stops after a few games of such a level, so the claim has to hold move by move. The others make none."""
    for level in learn.PAR_LEVELS:
        if not steady(game, level):
            continue
        played = []
        for luck in range(2):
            match = new(game, players=3, seed="steady")
            seats = {0: bot(game, level, luck), 1: bot(game, "novice", 5), 2: bot(game, "novice", 6)}
            play_out(match, seats)
            played.append(match.entries)
        assert played[0] == played[1], (game, level)
    assert not steady(game, "novice")
    assert not steady(game, "random")


@pytest.mark.slow
async def test_par_of_a_level_without_luck_needs_few_games(house: House) -> None:
    deal = learn.daily(ALONE)
    assert deal is not None
    worker = ParWorker(house.store, levels=["expert", "novice"], enough=5, at_once=60.0, nice=0)
    worker.want(deal)
    await worker.idle()
    found = {par.level: par for par in await house.store.pars(ALONE)}
    assert found["expert"].games == ALIKE
    assert deals.par_line("the-game", found["expert"], None).always
    assert found["novice"].games == 5
    assert not deals.par_line("the-game", found["novice"], None).always


def test_a_level_that_claims_too_much_plays_on() -> None:
    assert Par("expert", 1, {-3: 1}).played_to("the-game", 1068) == ALIKE
    assert Par("expert", 3, {-3: 3}).played_to("the-game", 1068) == 0
    assert Par("expert", 3, {-3: 2, -4: 1}).played_to("the-game", 1068) == 1068
    assert not Par("expert", 3, {-3: 2, -4: 1}).always("the-game")
    assert Par("master", 3, {-3: 3}).played_to("the-game", 1068) == 1068
    assert Par("expert", 1, {-3: 1}).played_to("the-game", 1) == 0
    assert Par("master", 3, {7: 3}).always("lost-code")


def test_bots_at_a_deal_are_those_of_a_table() -> None:
    match = new("the-game", players=3, seed="abc")
    assert [bot_seed("abc", seat) for seat in range(3)] == [
        bot_decisions.bot_seed(match, s, "casual") for s in range(3)
    ]
    bots = {seat: bot("the-game", "casual", bot_seed("abc", seat)) for seat in range(3)}
    play_out(match, bots)
    assert match.outcome is not None


@pytest.mark.slow
async def test_par_is_worked_out_in_the_background(house: House) -> None:
    deal = learn.daily(ALONE)
    assert deal is not None
    worker = ParWorker(house.store, levels=["novice"], enough=2, at_once=0.0, nice=0)
    worker.want(deal)
    worker.want(deal)
    await worker.idle()
    assert await house.store.pars(ALONE) == [play_more(deal, "novice", 0, 2, 1e9)]
    await worker.stop()


def test_who_may_not_step_back_works_out_par_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    def forbidden(_: int) -> int:
        raise PermissionError

    deal = learn.daily(ALONE)
    monkeypatch.setattr(os, "nice", forbidden, raising=False)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(msgspec.json.encode(deal))))
    assert par.main(["random", "--most", "1", "--nice", "15"]) == 0
    assert msgspec.json.decode(capsysbinary.readouterr().out, type=Par).games == 1


@pytest.mark.slow
async def test_par_is_worked_out_without_what_lies_in_the_current_folder(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever can write where a server was started could run anything in it."""
    (tmp_path / "here" / "ludoteca").mkdir(parents=True)
    (tmp_path / "here" / "ludoteca" / "__init__.py").write_text("raise SystemExit('from the current folder')")
    monkeypatch.chdir(tmp_path / "here")
    deal = learn.daily(ALONE)
    assert deal is not None
    worker = ParWorker(house.store, levels=["random"], enough=1, at_once=0.0, nice=0)
    worker.want(deal)
    await worker.idle()
    assert [found.games for found in await house.store.pars(ALONE)] == [1]
    await worker.stop()


def test_percentiles_count_equals_half() -> None:
    assert learn.percentile({1: 1, 2: 2, 3: 1}, 2) == 0.5
    assert learn.percentile({1: 1}, 5) == 1.0
    assert learn.percentile({}, 5) is None
    assert 1.96**2 * 0.25 / ENOUGH <= 0.03**2


def test_streaks() -> None:
    day = timedelta(days=1)
    assert deals.streak(set(), DAY) == 0
    assert deals.streak({DAY, DAY - day, DAY - 3 * day}, DAY) == 2
    assert deals.streak({DAY - day}, DAY) == 1
    assert deals.streak({DAY - 2 * day}, DAY) == 0
