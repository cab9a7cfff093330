"""Reviews of finished matches for those who may look at them: asking for one, reading it as it comes, deciding anew.

A match that still runs has no review: here it does not exist.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE, Move, MoveError, Seat, Seen, read_move
from ludoteca.engine.registry import family_of
from ludoteca.learn.decisions import Decision
from ludoteca.learn.review import JUDGE, Judged, Player, judge_decision
from ludoteca.mind import assist
from ludoteca.mind.advice import worth_telling
from ludoteca.mind.judgement import Depth, Unit
from ludoteca.table.archive import load_finished
from ludoteca.table.contract import Answered, AnyHelp, Ask, Entry, HelpLevel
from ludoteca.table.errors import ApiError, try_later
from ludoteca.table.house import House
from ludoteca.table.people import Person
from ludoteca.table.replays import Replay
from ludoteca.table.review_contract import MatchReview, ReviewChoice, ReviewDecision, ReviewPlayer, Tried
from ludoteca.table.store import Conflict, ReviewRow

T = TypeVar("T")

DEPTH: Depth = "normal"
_MAX_WAITING = 12
"""People who may wait for the judge at once, when they decide anew or ask what could be known."""

# Beside the thread that makes reviews: whoever decides anew waits for one decision, and not for a whole match.
_thread = ThreadPoolExecutor(1, "judge")
_waiting = 0


async def _judging(work: Callable[[], T]) -> T:
    """Let the mind work beside the event loop; not too many may wait for it."""
    global _waiting
    if _waiting >= _MAX_WAITING:
        raise try_later("busy", 503, 5)
    _waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_thread, work)
    except assist.HelpFailed:
        raise ApiError("help-failed", 500) from None
    finally:
        _waiting -= 1


# --- the review -----------------------------------------------------------------------------------------------------


async def ask_for_review(house: House, person: Person, match: str, language: str) -> MatchReview:
    """Have a finished match reviewed. Everybody who looks at it shares the one review."""
    await load_finished(house, match)
    row = await house.store.review(match)
    if row is None or row.status == "failed":
        if await house.store.count_open_reviews(person.id) >= house.policy.max_reviews:
            raise ApiError("too-many-reviews", 429, most=house.policy.max_reviews)
        new = ReviewRow(match=match, judge=JUDGE, depth=DEPTH, status="waiting", person=person.id, asked=house.now())
        # Unless somebody else asked at the same time.
        with suppress(Conflict):
            await house.store.add_review(new)
    if row is None or row.status != "done":
        await house.reviews.want(match)
    return await review_of(house, match, language)


async def review_of(house: House, match: str, language: str, since: int = 0) -> MatchReview:
    """The review as far as it is made."""
    found = await load_finished(house, match)
    row = await house.store.review(match)
    # Read after the row: it may say more than the row knew, never less.
    judged = [] if row is None else await house.store.judged(match, found.row.game, since)
    team = found.match.game.team
    return MatchReview(
        status="none" if row is None else row.status,
        judge=JUDGE,
        unit="win" if team else "points",
        team=team,
        total=None if row is None else row.total,
        since=since,
        decisions=tuple(told_decision(each, "win" if team else "points", language) for each in judged),
        players=None if row is None or row.players is None else tuple(_told_player(each) for each in row.players),
    )


def told_decision(judged: Judged, unit: Unit, language: str) -> ReviewDecision:
    return ReviewDecision(
        n=judged.n,
        seat=judged.seat,
        kind=judged.kind,
        played=judged.played,
        choices=tuple(
            ReviewChoice(
                each.moves,
                0.0 if counted == "cards" else cost,
                each.stderr,
                None if each.reason is None else each.reason.sentence(language),
                cost if counted == "cards" else 0.0,
            )
            for each, counted, cost in worth_telling(judged.choices, unit)
        ),
        error=judged.error,
        stderr=judged.stderr,
        verdict=judged.verdict,
        value=judged.value,
        reason=None if judged.reason is None else judged.reason.sentence(language),
        certain=tuple(reason.sentence(language) for reason in judged.certain),
        cards=judged.cards,
        ahead=min((each.error for each in judged.choices[1:]), default=0.0),
    )


def _told_player(player: Player) -> ReviewPlayer:
    account = player.account
    return ReviewPlayer(
        seat=player.seat,
        accuracy=player.accuracy if player.enough else None,
        like=player.like,
        decisions=player.decisions,
        start=account.start,
        luck=account.luck,
        errors=account.errors,
        result=account.result,
    )


# --- deciding anew --------------------------------------------------------------------------------------------------


async def try_again(house: House, match: str, n: int, moves: Sequence[object], language: str) -> Tried:
    """What somebody would do in the place of the seat that decided at entry `n`. A move that the rules forbid is
    refused as at a table; once the decision is taken, the judge says what it makes of it."""
    found = await load_finished(house, match)
    if n >= len(found.match.entries) or found.match.entries[n][0] == CHANCE:
        raise ApiError("no-such-moment", 422, moves=len(found.match.entries))
    attempt = await house.replays.run(lambda: _Attempt(found, n, moves))
    judged = None
    if not attempt.goes_on:
        judged = await _judging(lambda: judge_decision(found.row.game, attempt.decision, DEPTH))
    unit: Unit = "win" if found.match.game.team else "points"
    told = None if judged is None else told_decision(judged, unit, language)
    return Tried(attempt.view, attempt.entries, told)


class _Attempt:
    """A decision taken anew, from what its seat had seen then. Nothing is drawn or rolled afterwards."""

    def __init__(self, replay: Replay, n: int, moves: Sequence[object]) -> None:
        match, (seat, played) = replay.match, replay.match.entries[n]
        mind = assist.mind_of(family_of(match.game.name))
        now = match.branch(n, chance="manual")
        view, past = now.view(seat), now.past(seat)
        key = mind.decision(view, played)
        if key is None:
            raise ApiError("no-such-moment", 422, moves=len(match.entries))
        counted: list[Move] = []
        for sent in moves:
            try:
                move = read_move(sent, match.game.Moves)
            except MoveError as error:
                raise ApiError("bad-move", 422, why=error.sentence) from None
            # What somebody says on the way is no part of what they decide.
            if mind.decision(now.view(seat), move) is not None:
                counted.append(move)
            now.play(seat, move)
        self.view = now.view(seat)
        self.entries = tuple(Entry(seen.n, seen.seat, seen.move, 0.0) for seen in now.past(seat, n))
        self.decision = Decision(n, seat, view, past, tuple(counted), n)
        self.goes_on = not counted or (
            now.outcome is None
            and seat in now.turn
            and any(mind.decision(self.view, move) == key for move in self.view.moves)
        )


# --- what could be known --------------------------------------------------------------------------------------------


async def help_then(house: House, match: str, n: int, seat: Seat, level: HelpLevel, language: str) -> AnyHelp:
    """What help would have told a seat after `n` entries of a match that is over now."""
    view, past = await _seen_then(house, match, n, seat)
    return await _judging(lambda: assist.help_for(view, past, level, language))


async def ask_then(house: House, match: str, n: int, seat: Seat, question: Ask, language: str) -> Answered:
    view, past = await _seen_then(house, match, n, seat)
    asked = assist.Question(question.kind, question.facts)
    found = await _judging(lambda: assist.ask(view, past, asked, language))
    if found is None:
        raise ApiError("nothing-to-explain", 422)
    return Answered(found.sentence, found.detail)


async def _seen_then(house: House, match: str, n: int, seat: Seat) -> tuple[Any, tuple[Seen, ...]]:
    found = await load_finished(house, match)
    if n > len(found.match.entries):
        raise ApiError("no-such-moment", 422, moves=len(found.match.entries))
    if seat >= found.row.players:
        raise ApiError("no-such-seat", 422, seats=found.row.players)

    def seen() -> tuple[Any, tuple[Seen, ...]]:
        then: Match[Any] = found.match.branch(n, chance="manual")
        return then.view(seat), then.past(seat)

    return await house.replays.run(seen)
