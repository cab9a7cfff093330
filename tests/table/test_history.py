"""A history of one's own: every finished match is in it, and the numbers are what the records say."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import msgspec
import pytest
from sqlalchemy import text, update

from ludoteca.engine.match import Match, load
from ludoteca.engine.options import options_dict
from ludoteca.learn import deals as learn
from ludoteca.table import actions, archive, deals, history, lobby, plays
from ludoteca.table import schema as t
from ludoteca.table.archive_contract import MatchInfo
from ludoteca.table.contract import NewTable, Table
from ludoteca.table.database import Database
from ludoteca.table.history_contract import GameStatistics, HistoryFilter, Share
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.statistics import likely_share
from ludoteca.table.store import PlayRow
from tests.table.conftest import Watch
from tests.table.helpers import ME, OPEN, bot, people, quiet, refused
from tests.table.test_deals import ALONE

pytestmark = pytest.mark.slow

ALL = HistoryFilter()


async def play_to_end(house: House, table: str, *players: Person) -> str:
    """Everybody plays the legal move in the middle, until it is over; the match."""
    while True:
        session = await quiet(house, table)
        if not session.table.playing or session.live is None:
            break
        match = session.live.match
        for person in players:
            seat = session.table.seat_of(person.id)
            if seat is not None and seat in match.turn:
                moves = match.moves(seat)
                await actions.play(house, person, table, moves[len(moves) // 2])
                break
    assert session.table.match
    return session.table.match


async def table_of(house: House, host: Person, game: str, *others: Person, bots: int = 0, **options: Any) -> Table:
    chairs = (ME, *[OPEN] * len(others), *[bot()] * bots)
    table = await lobby.create(house, host, NewTable(game, options=options, chairs=chairs))
    assert table.code
    for person in others:
        await lobby.join(house, person, table.code)
        await lobby.sit(house, person, table.id, None)
    await lobby.start(house, host, table.id)
    return table


async def a_busy_evening(house: House, watch: Watch, anna: Person, ben: Person) -> None:
    """Two people, four games, variants, a rematch, practice, a match given up and one left to a bot."""

    async def over(table: Table, *players: Person) -> None:
        await play_to_end(house, table.id, *players)
        watch.now += 3600

    team = await table_of(house, anna, "the-game", ben)
    await over(team, anna, ben)
    await lobby.rematch(house, anna, team.id)
    await lobby.rematch(house, ben, team.id)
    await over(team, anna, ben)
    await over(await table_of(house, anna, "the-game", bots=2, pro=True), anna)
    await over(await table_of(house, ben, "the-game-extreme", anna), anna, ben)
    for _ in range(3):
        await over(await table_of(house, anna, "lost-code", ben, bots=1), anna, ben)
    await over(await table_of(house, anna, "think-str8", bots=2), anna)
    for practice in (False, True):
        await over(await deals.play_deal(house, anna, ALONE, practice=practice), anna)
    given_up = await table_of(house, anna, "the-game", ben)
    for who in (anna, ben):
        await actions.vote(house, who, given_up.id, "abandon", agree=True)
    conceded = await table_of(house, anna, "the-game", ben)
    for who in (anna, ben):
        await actions.vote(house, who, conceded.id, "concede", agree=True)


async def test_a_history_has_every_match_newest_first(house: House, watch: Watch) -> None:
    anna, ben = await people(house, "Anna", "Bén")
    await a_busy_evening(house, watch, anna, ben)
    found = await history.history(house, anna, ALL, None)
    assert found.total == len(found.matches) == 12
    assert found.next is None
    assert [past.ended for past in found.matches] == sorted((past.ended for past in found.matches), reverse=True)
    assert found.games == {"the-game": 7, "the-game-extreme": 1, "lost-code": 3, "think-str8": 1}
    for past in found.matches:
        info = await archive.info(house, anna, past.match)
        assert (past.names, past.levels, past.ending) == (info.names, info.levels, info.ending)
        assert past.names[past.seat] == "Anna"
        if info.outcome is not None:
            assert past.score == learn.score(info.outcome, past.seat)
            assert past.result == ("won" if past.seat in info.outcome.winners else "lost")
    assert [past.variant for past in found.matches if past.variant] == [{"pro": True}]
    assert [past.practice for past in found.matches if past.deal] == [True, False]
    assert {past.ending: past.result for past in found.matches if past.score is None} == {
        "abandoned": "open",
        "conceded": "lost",
    }


async def test_a_history_is_filtered_and_searched(house: House, watch: Watch) -> None:
    anna, ben = await people(house, "Anna", "Bén")
    await a_busy_evening(house, watch, anna, ben)

    async def count(**wanted: Any) -> int:
        found = await history.history(house, anna, HistoryFilter(**wanted), None)
        assert found.total == len(found.matches)
        return found.total

    assert await count(game="lost-code") == 3
    assert await count(deals=True) == 2
    assert await count(result="open") == 1
    assert await count(result="won") + await count(result="lost") == 11
    # However it is written, and only for those who were there.
    assert await count(search="ben") == await count(search=" BÉN ") == 8
    assert await count(search="bruno", game="think-str8") == 1
    # Oneself is no companion, and nothing of a pattern is taken as one.
    assert await count(search="anna") == await count(search="%") == await count(search="_") == 0


async def test_a_long_history_comes_in_pages(house: House, watch: Watch) -> None:
    (anna,) = await people(house, "Anna")
    assert isinstance(house.store, Database)
    rows = [
        {"id": f"m{n:05}", "game": "the-game", "players": 1, "options": "{}", "given": 0, "names": '["Anna"]'}
        | {"created": 1.0, "ended": float(n // 3), "ending": "played", "levels": "[null]", "size": 0}
        for n in range(120)
    ]
    kept = [
        PlayRow(
            match=str(row["id"]),
            seat=0,
            person=anna.id,
            game="the-game",
            players=1,
            variant="{}",
            ended=n // 3,
            ending="played",
            counts=True,
            counted=plays.VERSION,
        )
        for n, row in enumerate(rows)
    ]

    def add(connection: Any) -> None:
        connection.execute(t.matches.insert(), rows)
        connection.execute(t.plays.insert(), [msgspec.structs.asdict(play) for play in kept])

    await house.store.write(add)
    seen: list[str] = []
    place: str | None = None
    while True:
        page = await history.history(house, anna, ALL, place)
        assert page.total == 120
        seen += [past.match for past in page.matches]
        place = page.next
        if place is None:
            break
    assert seen == [f"m{n:05}" for n in reversed(range(120))]
    await refused(history.history(house, anna, ALL, "yesterday"), "bad-request")


# --- statistics -------------------------------------------------------------------------------------------------


class FromRecords:
    """The same numbers, worked out from nothing but records, the long way round."""

    def __init__(self) -> None:
        self.groups: dict[tuple[str, int | None, str], list[tuple[Match, int, tuple[str, ...], MatchInfo]]]
        self.groups = defaultdict(list)

    async def add(self, house: House, me: str, match: str) -> None:
        info = await archive.info(house, None, match)
        played = load(await archive.record(house, match, "json"))
        seat = info.names.index(me)
        usual = options_dict(type(played.options)())
        variant = {name: value for name, value in info.options.items() if usual[name] != value}
        self.groups[info.game, None, ""].append((played, seat, info.names, info))
        self.groups[info.game, info.players, repr(variant)].append((played, seat, info.names, info))

    def check(self, found: GameStatistics) -> None:
        key = (found.game, found.players, "" if found.variant is None else repr(found.variant))
        matches = self.groups.pop(key)
        results = [None if match.outcome is None else learn.score(match.outcome, seat) for match, seat, _, _ in matches]
        wins = [match.outcome is not None and seat in match.outcome.winners for match, seat, _, _ in matches]
        scores = [score for score in results if score is not None]
        assert (found.played, found.won, found.finished) == (len(matches), sum(wins), len(scores))
        longest = max((len(run) for run in "".join("x" if won else " " for won in wins).split()), default=0)
        assert found.best_streak == longest
        last = next((n for n, won in enumerate(reversed(wins)) if won != wins[-1]), len(wins))
        assert found.streak == (last if wins[-1] else -last)
        if scores:
            assert found.mean == pytest.approx(sum(scores) / len(scores))
            assert found.best is not None
            assert found.best.score == max(scores)
            assert dict(found.scores) == Counter(scores)
            assert [point.score for point in found.recent] == scores
            assert found.recent[-1].mean == pytest.approx(sum(scores[-10:]) / len(scores[-10:]))
        assert found.tally == self._tally(matches)
        met: Counter[tuple[str, str | None]] = Counter()
        for _, seat, names, info in matches:
            met.update({(name, None) for n, name in enumerate(names) if n != seat and info.levels[n] is None})
            met.update({("", level) for level in info.levels if level is not None})
        assert {(one.name, one.level): one.played for one in found.others} == met

    def _tally(self, matches: list[Any]) -> dict[str, Share]:
        """Counted along the moves, not from the last state."""
        counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for match, seat, _, _ in matches:
            if match.outcome is None:
                continue
            if match.game.team:
                tops = {"up1": 1, "up2": 1, "down1": 100, "down2": 100}
                for _, move in match.entries:
                    if type(move).__name__ == "Lay":
                        back = 10 if move.pile.startswith("up") else -10
                        counts["tricks"][0] += tops[move.pile] - move.card == back
                        counts["tricks"][1] += 1
                        tops[move.pile] = move.card
                continue
            view: Any = match.view(None)
            for played in view.history:
                for bid, check in zip(sorted(played.bids, key=_seat), sorted(played.checks, key=_seat), strict=True):
                    if bid.seat == seat:
                        counts["wheels"][0] += check.answer == "right"
                        counts["wheels"][1] += 1
            stones = dict(zip(view.symbols, view.logs[seat], strict=True))
            for actor, move in match.entries:
                if actor == seat and type(move).__name__ == "Guess":
                    right = stones[move.symbol] in move.numbers
                    counts["stones"][0] += right
                    counts["stones"][1] += 1
                    counts["pinned"][0] += right and len(move.numbers) == 1
                    counts["pinned"][1] += 1
        return {name: Share(*pair) for name, pair in counts.items()}


def _seat(one: Any) -> int:
    found: int = one.seat
    return found


async def test_statistics_are_what_the_records_say(house: House, watch: Watch) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    await a_busy_evening(house, watch, anna, ben)
    for me in (anna, ben):
        mine = await history.history(house, me, ALL, None)
        again = FromRecords()
        for past in reversed(mine.matches):
            if not past.practice:
                await again.add(house, me.name, past.match)
        found = await history.statistics(house, me, None)
        assert found.waiting == 0
        for group in found.groups:
            again.check(group)
        assert not again.groups
    only = await history.statistics(house, anna, "lost-code")
    assert {group.game for group in only.groups} == {"lost-code"}
    assert only.groups[0].tally["wheels"].of == 3 * len(load_rounds(await first_of(house, anna, "lost-code")))


async def first_of(house: House, person: Person, game: str) -> Match:
    found = await history.history(house, person, HistoryFilter(game=game), None)
    return load(await archive.record(house, found.matches[0].match, "json"))


def load_rounds(match: Match) -> Any:
    view: Any = match.view(None)
    return view.history


async def test_matches_from_before_are_counted_later(house: House, watch: Watch) -> None:
    """As after an upgrade: the rows say who played, and the server works out what came of it."""
    anna, ben = await people(house, "Anna", "Ben")
    await a_busy_evening(house, watch, anna, ben)
    before = (await history.history(house, anna, ALL, None), await history.statistics(house, anna, None))
    blank = update(t.plays).values(won=False, score=None, place=None, tally="{}", variant="{}", counted=0)
    assert isinstance(house.store, Database)
    await house.store.write(lambda connection: connection.execute(blank).rowcount)
    # Housekeeping takes some at a time.
    assert await history.count_some(house, limit=5) == 5
    assert (await history.history(house, anna, ALL, None), await history.statistics(house, anna, None)) == before
    assert await history.count_some(house) > 0  # Ben's
    assert await history.count_some(house) == 0


async def test_a_record_that_is_gone_holds_up_nobody(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await table_of(house, anna, "the-game", ben)
    match = await play_to_end(house, table.id, anna, ben)
    assert isinstance(house.store, Database)
    broken = text("UPDATE entries SET move = 'lay 1 nowhere' WHERE \"match\" = :match AND n = 20")
    await house.store.write(lambda connection: connection.execute(broken, {"match": match}).rowcount)
    reset = update(t.plays).values(counted=0)
    await house.store.write(lambda connection: connection.execute(reset).rowcount)
    assert await history.count_some(house) == 2
    assert await history.count_some(house) == 0


async def test_whoever_lets_a_bot_finish_has_not_played_it(house: House) -> None:
    anna, ben = await people(house, "Anna", "Ben")
    table = await table_of(house, anna, "the-game", ben)
    await actions.away(house, ben, table.id)
    await play_to_end(house, table.id, anna)
    mine, theirs = [(await history.history(house, who, ALL, None)).matches[0] for who in (anna, ben)]
    assert (mine.practice, theirs.practice) == (False, True)
    assert not (await history.statistics(house, ben, None)).groups


def test_few_matches_say_little() -> None:
    assert likely_share(0, 0) == (0.0, 1.0)
    low, high = likely_share(1, 1)
    assert low < 0.25
    assert high == 1.0
    low, high = likely_share(500, 1000)
    assert (low, high) == pytest.approx((0.469, 0.531), abs=0.001)
