"""A match looked back at: what every decision cost, what was luck, and how well everybody played.

A decision is judged from what its seat had seen then, and from nothing else (mind/judgement.py). Its error is the value
of the best choice less that of the played one, where that is more than chance may explain; else it is 0. For everybody
the sum is exact:

    result = start + luck - errors

`start` is what the match was worth before anything was dealt, `result` is what came of it, and luck is the rest: cards
and dice, what hid where, what the others did. All values are whole multiples of 1/1024, so that not even the last digit
of a float is lost.

The same record gives the same review on any machine. It is made decision by decision: `reviewing` tells each as it is
judged, and can begin with those that are done already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Literal

import msgspec

from ludoteca.engine.display import MOST, listing
from ludoteca.engine.match import Match, load
from ludoteca.engine.moves import Seat
from ludoteca.engine.records import Record
from ludoteca.engine.registry import family_of
from ludoteca.learn.decisions import Decision, decisions_in
from ludoteca.learn.levels import FEWEST, accuracy_of, like_of, start_of
from ludoteca.mind.assist import mind_of
from ludoteca.mind.base import Mind
from ludoteca.mind.judgement import SHOWN, Choice, Depth, Judgement, Reason, Unit, amount

JUDGE = 7
"""The version of the judge. A review that another one made is made anew."""

Verdict = Literal["forced", "best", "good", "inaccurate", "mistake", "blunder"]
"""“forced”: there was nothing to decide; “best”: the judge would do the same; “good”: as good, as far as anybody can
tell, or nearly."""

LIMITS: dict[Unit, tuple[float, float, float]] = {"win": (0.03, 0.08, 0.15), "points": (0.4, 1.0, 2.0)}
"""From which error on a decision is called inaccurate, a mistake, a blunder."""

CALLED: tuple[Verdict, ...] = ("inaccurate", "mistake", "blunder")
MANY_CARDS = 1.0
"""From how many more cards left on a decision is shown where next to nothing could be won."""

STEP = 1024


class Judged(msgspec.Struct, frozen=True, rename={"verdict": "class"}):
    """A decision and what the judge makes of it."""

    n: int
    """The entry of its first move, from 0."""
    seat: Seat
    kind: str
    played: tuple[Any, ...]
    choices: tuple[Choice, ...]
    """The best ones, best first."""
    error: float
    """What the played choice cost against the best, 0 where that is within two standard errors."""
    stderr: float
    verdict: Verdict
    value: float | None
    """What the match was worth with the best choice, in the review's unit; None where only differences are known."""
    reason: Reason | None
    """What was played, in a sentence."""
    certain: tuple[Reason, ...] = ()
    """What the seat could know for certain then."""
    lost: float = 0.0
    """What accuracy counts: the error in points, or of a team the cards that will be left more (see Judgement)."""

    cards: float = 0.0
    """Where next to nothing could be won: how many more cards than with the best choice will be left, 0 where that is
    within two standard errors. It changes neither error nor class, which are about winning."""

    @property
    def is_shown(self) -> bool:
        """Whether there is something to be learned from it."""
        return self.verdict in CALLED or self.cards >= MANY_CARDS

    @property
    def best(self) -> tuple[Any, ...]:
        """What would have been best."""
        return self.choices[0].moves if self.choices else self.played

    @property
    def why(self) -> Reason | None:
        """What speaks for the best choice."""
        return self.choices[0].reason if self.choices else None


class Account(msgspec.Struct, frozen=True):
    """A seat's sum, or the team's: result = start + luck - errors, exactly."""

    start: float
    luck: float
    errors: float
    result: float


class Player(msgspec.Struct, frozen=True):
    """How well a seat played."""

    seat: Seat
    accuracy: float
    """0 to 100."""
    like: str | None
    """The level of bot that errs most nearly as much; None where too little was decided to tell."""
    mean: float
    """The mean error of a decision that was not forced: in points, or in a team in cards left more."""
    decisions: int
    """How many that rests on."""
    account: Account
    """In a team all seats have the same start, luck and result; the errors are then the team's."""

    @property
    def enough(self) -> bool:
        """Whether so many decisions say anything of how well somebody plays. With fewer, people are told nothing."""
        return self.decisions >= FEWEST


class Review(msgspec.Struct, frozen=True):
    """Everything the judge has to say about a match."""

    game: str
    players: tuple[Player, ...]
    unit: Unit
    team: bool
    finished: bool
    """Whether the match was played to its end; else its result is what it was worth where it broke off."""
    depth: Depth
    judge: int
    digest: str
    """Of the record."""
    decisions: tuple[Judged, ...]

    def worst(self, seat: Seat | None = None) -> tuple[Judged, ...]:
        """The decisions that are called inaccurate or worse, dearest first; then those that only cost cards."""
        mine = [each for each in self.decisions if seat in (None, each.seat) and each.is_shown]
        return tuple(sorted(mine, key=lambda each: (-each.error, -each.cards, each.n)))

    def _repr_html_(self) -> str:
        """In a notebook: how well everybody played, and what cost most."""
        unit = self.unit
        players = [
            (
                f"Seat {player.seat}",
                f"{player.accuracy:.0f}" if player.enough else "–",
                player.like or "–",
                str(player.decisions),
                *(amount(one, unit) for one in msgspec.structs.astuple(player.account)),
            )
            for player in self.players
        ]
        head = ("", "accuracy", "like", "decisions", "start", "luck", "errors", "result")
        worst = [
            (
                f"Entry {each.n}, seat {each.seat}",
                each.verdict,
                amount(each.error, unit) if each.error else f"{each.cards:.1f} cards",
                ", ".join(map(str, each.played)),
                ", ".join(map(str, each.best)),
                "" if each.why is None else each.why.sentence(),
            )
            for each in self.worst()[:MOST]
        ]
        words = ("", "cost", "played", "better", "why")
        lines = listing("What cost most", ("decision", *words), worst, words=(words[0], *words[2:])) if worst else ""
        title = f"{self.game}: result = start + luck − errors" + (" (of the team)" if self.team else "")
        return listing(title, head, players, words=("like",)) + lines


def review(
    record: Record | Match | str | bytes | dict[str, Any],
    depth: Depth = "normal",
    *,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """The review of a match, from its record. `progress` is told how many decisions are judged, and of how many."""
    match = record if isinstance(record, Match) else load(record)
    found: list[Judged] = []
    total = 0
    for judged, total in reviewing(match, depth, jobs=jobs):
        found.append(judged)
        if progress is not None:
            progress(len(found), total)
    return finish(match, found, depth)


def reviewing(match: Match, depth: Depth = "normal", *, done: int = 0, jobs: int = 1) -> Iterator[tuple[Judged, int]]:
    """Every decision as it is judged, and how many there are. The first `done` are left out: somebody has them."""
    decisions = decisions_in(match)
    left = decisions[done:]
    if jobs == 1:
        yield from ((judge_decision(match.game.name, each, depth), len(decisions)) for each in left)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(judge_decision, match.game.name, each, depth) for each in left]
        for task in tasks:
            yield task.result(), len(decisions)


def judge_decision(game: str, decision: Decision, depth: Depth = "normal") -> Judged:
    """One decision, judged from what its seat had seen."""
    mind = mind_of(family_of(game))
    found = mind.judge(decision.view, decision.past, decision.played, depth)
    if found is None:
        found = _by_moves(mind, decision)
    played = found.played
    error = 0.0 if played is None else rounded(played.error)
    return Judged(
        n=decision.n,
        seat=decision.seat,
        kind=found.kind,
        played=decision.played,
        choices=found.choices,
        error=error,
        stderr=0.0 if played is None else played.stderr,
        verdict=_verdict(found, error),
        value=rounded(found.choices[0].value) if found.choices and found.absolute else None,
        reason=None if played is None else played.reason,
        certain=found.certain,
        lost=rounded(found.lost),
        cards=0.0 if played is None else rounded(played.more_cards),
    )


def _by_moves(mind: Mind, decision: Decision) -> Judgement:
    """For a family whose mind values single moves only."""
    values = mind.evaluate(decision.view, decision.past, None)
    if values is None or not values.moves:
        return Judgement("points", "move", ())
    choices = [Choice((each.move,), each.value, each.behind, 0.0) for each in values.moves]
    played = next((choice for choice in choices if choice.moves == decision.played[:1]), None)
    lost = 0.0 if played is None else played.error
    return Judgement(values.unit, "move", tuple(choices[:SHOWN]), played, len(choices), lost=lost)


def _verdict(found: Judgement, error: float) -> Verdict:
    if found.alternatives <= 1 or found.played is None:
        return "forced"
    inaccurate, mistake, blunder = LIMITS[found.unit]
    if error >= blunder:
        return "blunder"
    if error >= mistake:
        return "mistake"
    if error >= inaccurate:
        return "inaccurate"
    return "best" if found.played.moves == found.choices[0].moves else "good"


def finish(match: Match, decisions: Sequence[Judged], depth: Depth) -> Review:
    """The whole review, once all decisions are judged."""
    team = match.game.team
    players = []
    for seat in range(match.players):
        counted = [each for each in decisions if team or each.seat == seat]
        errors = sum(each.error for each in counted)
        start, result = rounded(start_of(match)), rounded(_result(match, seat, counted))
        account = Account(start, result - start + errors, errors, result)
        mine = [each for each in decisions if each.seat == seat and each.verdict != "forced"]
        mean = mean_error(mine)
        like = like_of(match, mean, len(mine))
        players.append(Player(seat, accuracy_of(match, mean), like, mean, len(mine), account))
    record = match.record()
    return Review(
        game=record.game,
        players=tuple(players),
        unit="win" if team else "points",
        team=team,
        finished=match.outcome is not None,
        depth=depth,
        judge=JUDGE,
        digest=record.digest,
        decisions=tuple(decisions),
    )


def mean_error(decisions: Sequence[Judged]) -> float:
    """What a decision gives away on average: points, or of a team cards. A mean of what was lost of a team's chance to
    win would flatter the weak: they lose it early, and then have nothing more to lose."""
    return sum(each.lost for each in decisions) / len(decisions) if decisions else 0.0


def _result(match: Match, seat: Seat, decisions: Sequence[Judged]) -> float:
    outcome = match.outcome
    if outcome is None:
        known = [each.value for each in decisions if each.value is not None]
        return known[-1] if known else start_of(match)
    return float(outcome.points[seat]) if outcome.points else float(seat in outcome.winners)


def rounded(value: float) -> float:
    """To a whole multiple of 1/1024: sums and differences of such numbers are exact."""
    return round(value * STEP) / STEP
