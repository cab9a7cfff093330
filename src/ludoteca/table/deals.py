"""Playing a deal that others play too, and who got what on it."""

from __future__ import annotations

from datetime import date, timedelta

from msgspec.structs import replace

from ludoteca.engine.registry import games
from ludoteca.learn.deals import BOTS, PAR_LEVELS, Deal, dailies, daily, next_day, percentile, score, today
from ludoteca.learn.par import Par
from ludoteca.mind.bot import bots
from ludoteca.table import table_state
from ludoteca.table.archive import load_finished
from ludoteca.table.contract import ChairWish, DealSeat, NewTable, Table
from ludoteca.table.deal_contract import Challenge, Daily, DailyDeal, DealPage, DealResult, DealTry, ParLine
from ludoteca.table.errors import ApiError, not_found
from ludoteca.table.house import House
from ludoteca.table.lobby import close, start_match
from ludoteca.table.people import Person
from ludoteca.table.session import TableSession
from ludoteca.table.spoilers import is_of_today
from ludoteca.table.store import AttemptRow
from ludoteca.table.table_view import table_for

MOST_RESULTS = 50
"""Results that a page lists."""
CHALLENGE = "challenge."
"""How the name of a match's deal begins. What follows does not tell the match, whose record shows all the cards."""


async def find_deal(house: House, name: str) -> Deal:
    """The deal of this name. One of tomorrow does not exist yet."""
    match = await _challenged(house, name)
    if match is not None:
        return await _deal_of(house, name, match)
    found = daily(name)
    if found is None or found.game not in games() or (found.day or date.max) > today(house.now()):
        raise not_found()
    return found


async def challenge(house: House, match: str) -> Challenge:
    """Let others play the deal of a finished match: its name, which tells them nothing of what was played. One that has
    a name already keeps it: under another one it could be practised without anybody noticing."""
    await _deal_of(house, "", match)
    played = await house.store.attempt_at(match)
    if played is not None and (played.deal.startswith(CHALLENGE) or is_of_today(house, played.deal)):
        return Challenge(played.deal)
    return Challenge(CHALLENGE + await house.store.keep_challenge(house.token(12), match))


async def _challenged(house: House, name: str) -> str | None:
    """The match that a deal is of, if it is of one."""
    if not name.startswith(CHALLENGE):
        return None
    return await house.store.match_of_challenge(name.removeprefix(CHALLENGE))


async def _deal_of(house: House, name: str, match: str) -> Deal:
    """The deal of a finished match: its bots sit where they sat, one sits down for its first person, and bots for the
    others."""
    row = await house.store.match(match)
    # What goes on from another match, or had its cards given, has no deal of its own.
    if row is None or row.ended is None or row.seed is None or row.given or row.game not in games():
        raise not_found()
    levels = row.levels or (None,) * row.players
    known = bots(row.game)
    other = BOTS if BOTS in known else known[-1]
    seat = next((n for n, level in enumerate(levels) if level is None), 0)
    filled = tuple(None if n == seat else level if level in known else other for n, level in enumerate(levels))
    return Deal(name, row.game, row.players, row.options, filled, seat, row.seed)


async def play_deal(house: House, person: Person, name: str, *, practice: bool) -> Table:
    """A table on this deal. What runs already is gone on with; it counts once, on its day, and then is for practice."""
    deal = await find_deal(house, name)
    tries = await house.store.attempts(person.id, [deal.id])
    running = await _running(house, tries, counts=not practice)
    if running is not None:
        return table_for((await house.session(running)).table, person)
    if not practice:
        if any(attempt.counts for attempt in tries):
            raise ApiError("deal-played")
        if deal.day not in (None, today(house.now())):
            raise ApiError("deal-over")
    if await house.store.count_hosted(person.id) >= house.policy.max_tables:
        raise ApiError("too-many-tables", 429, most=house.policy.max_tables)
    practised = bool(tries) or await _was_there(house, person, deal)
    session = await table_on(house, person, deal, practice=practice)
    try:
        await start_match(house, session, person, seed=deal.seed, practised=practised)
    except ApiError:
        await close(house, person, session.table.id)
        # In two tabs at once: the other one was faster.
        running = await _running(house, await house.store.attempts(person.id, [deal.id]), counts=not practice)
        if running is None:
            raise
        session = await house.session(running)
    return table_for(session.table, person)


async def table_on(house: House, person: Person, deal: Deal, *, practice: bool) -> TableSession:
    """A table for a deal, with nothing dealt yet."""
    chairs = tuple(ChairWish("me") if level is None else ChairWish("bot", level) for level in deal.levels)
    # What counts is played with the same help by everybody.
    wish = NewTable(deal.game, deal.options, chairs, help="coach" if practice else "sheet")
    table = table_state.new_table(
        wish, person, table=house.token(12), code=house.token(8), watch=house.token(14), now=house.now()
    )
    return await house.add(replace(table, deal=DealSeat(deal.id, deal.seat, counts=not practice)))


async def _was_there(house: House, person: Person, deal: Deal) -> bool:
    """Whether somebody sat at the match that a deal is of."""
    match = await _challenged(house, deal.id)
    row = None if match is None else await house.store.match(match)
    table = None if row is None or row.table is None else await house.store.table(row.table)
    return table is not None and table_state.belongs_to(table, person.id)


async def _running(house: House, tries: list[AttemptRow], *, counts: bool | None = None) -> str | None:
    """The table where one of these attempts is being played."""
    for attempt in reversed(tries):
        if attempt.ended is None and counts in (None, attempt.counts):
            row = await house.store.match(attempt.match)
            if row is not None and row.table is not None and row.ended is None:
                return row.table
    return None


# --- what came of it --------------------------------------------------------------------------------------------


async def daily_deals(house: House, person: Person | None) -> Daily:
    """The deals of today, and how far somebody has come with them."""
    now = house.now()
    deals = [deal for deal in dailies(today(now)) if deal.game in games()]
    names = [deal.id for deal in deals]
    tries = [] if person is None else await house.store.attempts(person.id, names)
    results = await house.store.results_of(names)
    lines = []
    for deal in deals:
        mine = [attempt for attempt in tries if attempt.deal == deal.id and attempt.counts]
        running = await _running(house, mine)
        _, day, game, way = deal.id.split(".")
        lines.append(
            DailyDeal(
                id=deal.id,
                game=game,
                way=way,  # type: ignore[arg-type]  # learn/deals.py knows no others
                day=day,
                next=next_day(now),
                state="running" if running else "played" if mine else "new",
                score=mine[0].score if mine else None,
                table=running,
                results=results.get(deal.id, 0),
            )
        )
    played = [] if person is None else await house.store.days_played(person.id)
    return Daily(tuple(lines), streak({date.fromisoformat(deal.split(".")[1]) for deal in played}, today(now)))


def streak(days: set[date], now: date) -> int:
    """Days in a row, up to today; whoever has not played yet today has not lost it."""
    last = now if now in days else now - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count


async def deal_page(house: House, person: Person | None, name: str) -> DealPage:
    deal = await find_deal(house, name)
    now = house.now()
    tries = [] if person is None else await house.store.attempts(person.id, [deal.id])
    counted = next((attempt for attempt in tries if attempt.counts), None)
    mine = counted if counted is not None and counted.score is not None else None
    # Whoever has finished it knows the cards.
    knows = any(attempt.ended is not None for attempt in tries) or (
        person is not None and await _was_there(house, person, deal)
    )
    total, better = await house.store.place_of(deal.id, mine.score if mine else None)
    game = games()[deal.game]
    return DealPage(
        id=deal.id,
        game=deal.game,
        players=deal.players,
        options=deal.options,
        levels=deal.levels,
        seat=deal.seat,
        team=game.team,
        day=None if deal.day is None else deal.day.isoformat(),
        next=None if deal.day is None else next_day(now),
        may_count=counted is None and deal.day in (None, today(now)),
        running=await _running(house, tries),
        tries=tuple(
            DealTry(t.match if t.ended else None, t.counts, t.practised, t.begun, t.score, t.ended is not None)
            for t in tries
        ),
        maker=await _maker(house, person, deal, knows=knows),
        results=await _results(house, person, deal, knows=knows),
        total=total,
        place=None if mine is None else better + 1,
        # How hard a deal is says something of its cards.
        par=tuple(par_line(deal.game, par, _best_known(tries)) for par in await _pars(house, deal) if knows),
        enough=house.policy.par,
    )


async def _maker(house: House, person: Person | None, deal: Deal, *, knows: bool) -> DealResult | None:
    """What the one got whose match it was that others are challenged to play."""
    match = await _challenged(house, deal.id)
    if match is None:
        return None
    found = await load_finished(house, match)
    outcome = found.match.outcome
    if outcome is None:
        return None
    table = None if found.row.table is None else await house.store.table(found.row.table)
    return DealResult(
        place=0,
        name=found.row.names[deal.seat],
        score=score(outcome, deal.seat),
        practised=False,
        you=table is not None and person is not None and table.seat_of(person.id) == deal.seat,
        match=match if knows else None,
        at=found.row.ended or found.row.created,
    )


def _best_known(tries: list[AttemptRow]) -> int | None:
    """The result that is held against par: the one that counts, else the first of practice."""
    done = [attempt for attempt in tries if attempt.score is not None]
    return min(done, key=lambda attempt: not attempt.counts).score if done else None


async def _results(house: House, person: Person | None, deal: Deal, *, knows: bool) -> tuple[DealResult, ...]:
    found: list[DealResult] = []
    for n, (row, name) in enumerate(await house.store.results(deal.id, MOST_RESULTS)):
        same = bool(found) and found[-1].score == row.score
        found.append(
            DealResult(
                place=found[-1].place if same else n + 1,
                name=name,
                score=row.score or 0,
                practised=row.practised,
                you=person is not None and row.person == person.id,
                match=row.match if knows else None,
                at=row.ended or row.begun,
            )
        )
    return tuple(found)


async def _pars(house: House, deal: Deal) -> list[Par]:
    return sorted(await house.store.pars(deal.id), key=lambda par: PAR_LEVELS.index(par.level))


def par_line(game: str, par: Par, mine: int | None) -> ParLine:
    return ParLine(
        level=par.level,
        games=par.games,
        mean=sum(score * count for score, count in par.scores.items()) / max(1, par.games),
        scores=tuple(sorted(par.scores.items())),
        beaten=None if mine is None else percentile(par.scores, mine),
        always=par.always(game),
    )
