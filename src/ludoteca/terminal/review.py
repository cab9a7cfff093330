"""A review to read in a terminal, as data for programs, and how its parts are said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludoteca.engine.match import Match
from ludoteca.engine.moves import Seat
from ludoteca.learn.decisions import Decision, decisions_in
from ludoteca.learn.review import CALLED, Judged, Player, Review
from ludoteca.mind.judgement import Reason, Unit
from ludoteca.terminal.words import Words, words_for


class Told:
    """A review with the match it is of, in one language."""

    def __init__(self, match: Match, review: Review, names: Sequence[str], language: str, seat: Seat | None) -> None:
        self.match, self.review, self.language, self.seat = match, review, language, seat
        self.words = Words(language)
        self.names = [
            name or self.words.say("terminal-player-name", number=n + 1)
            for n, name in enumerate([*names, *([""] * match.players)][: match.players])
        ]
        self._decisions = {decision.n: decision for decision in decisions_in(match)}

    def amount(self, value: float) -> str:
        return amount(value, self.review.unit, self.words)

    def decision(self, judged: Judged) -> Decision:
        return self._decisions[judged.n]

    def moves(self, judged: Judged, moves: Sequence[Any]) -> str:
        """Moves as one would choose them."""
        view = self.decision(judged).view
        words = words_for(view, self.language)
        return ", ".join(words.choice(view, move, self.names) for move in moves) or "-"

    def verdict(self, judged: Judged) -> str:
        """What it is called; where only cards could be saved, how many more it left."""
        if judged.is_shown and judged.verdict not in CALLED:
            return self.words.say("review-cards", cards=round(judged.cards, 1))
        return self.words.say("review-class", verdict=judged.verdict)

    def accounts(self) -> Iterator[str]:
        """Everybody's sum, or the team's."""
        players = self.review.players[:1] if self.review.team else self.review.players
        for player in players:
            who = self.words.say("review-team") if self.review.team else self.names[player.seat]
            account = player.account
            # What is read has to add up too: luck is the rest of the rounded numbers.
            start, errors, result = (rounded(value, self.review.unit) for value in _three(account))
            facts = {
                "start": self.amount(start),
                "errors": self.amount(errors),
                "result": self.amount(result),
                "luck": self.amount(result - start + errors),
            }
            yield self.words.say("review-account", name=who, **facts)

    def players(self) -> Iterator[str]:
        for player in self.review.players:
            like = player.like or "none"
            told = {"accuracy": accuracy_of(player), "like": like}
            yield self.words.say("review-player", name=self.names[player.seat], decisions=player.decisions, **told)

    def moments(self) -> tuple[Judged, ...]:
        return tuple(sorted(self.review.worst(self.seat), key=lambda each: each.n))

    def story(self, judged: Judged) -> Iterator[str]:
        """One moment: what was played, what would have been better, and why. Where nothing was lost, what the judge
        would have done if that is something else."""
        where = words_for(self.decision(judged).view, self.language).where(self.decision(judged).view)
        told = {"name": self.names[judged.seat], "where": where, "verdict": self.verdict(judged)}
        if not judged.error:
            yield self.words.say("review-moment-good", n=judged.n, **told)
        else:
            told["cost"] = self.amount(judged.error)
            if judged.stderr:
                told["stderr"] = self.amount(2 * judged.stderr)
            # Final numbers are exact.
            yield self.words.say("review-moment" if judged.stderr else "review-moment-exact", n=judged.n, **told)
        yield self._choice("review-played", judged, judged.played, judged.reason)
        if judged.verdict not in ("best", "forced"):
            message = "review-better" if judged.error or judged.is_shown else "review-judge"
            yield self._choice(message, judged, judged.best, judged.why)
        if judged.certain:
            sure = " ".join(reason.sentence(self.language) for reason in judged.certain)
            yield self.words.say("review-certain", facts=sure)

    def _choice(self, message: str, judged: Judged, moves: Sequence[Any], reason: Reason | None) -> str:
        said = self.words.say(message, moves=self.moves(judged, moves))
        return f"{said} {reason.sentence(self.language)}" if reason else said


def accuracy_of(player: Player) -> str:
    return f"{player.accuracy:.0f}" if player.enough else "–"


def _three(account: Any) -> tuple[float, float, float]:
    return account.start, account.errors, account.result


def rounded(value: float, unit: Unit) -> float:
    """As it is shown."""
    return round(value, 3 if unit == "win" else 1)


def amount(value: float, unit: Unit, words: Words) -> str:
    """“12.3 %” or “1.4 points”, with a proper minus."""
    shown = round(100 * value, 1) if unit == "win" else round(value, 1)
    return words.say("review-amount", unit=unit, amount=shown + 0.0)


def text_of(told: Told) -> Iterator[str]:
    """The review, line by line."""
    say = told.words.say
    yield say("review-head", title=told.match.game.title, players=told.match.players, depth=told.review.depth)
    yield ""
    yield from told.accounts()
    yield say("review-sum")
    yield ""
    yield from told.players()
    yield ""
    moments = told.moments()
    if not moments:
        yield say("review-none")
    for judged in moments:
        yield from told.story(judged)
        yield ""
    yield say("review-assumes", unit=told.review.unit)


def data_of(review: Review, seat: Seat | None) -> dict[str, Any]:
    """The review as plain data. Sums are the team's, or of one seat; without a seat, of all seats together."""
    players = review.players
    counted = players[:1] if review.team else [each for each in players if seat in (None, each.seat)]
    shown = [each for each in review.decisions if seat in (None, each.seat)]
    sums = {
        name: sum(getattr(player.account, name) for player in counted) for name in ("start", "luck", "errors", "result")
    }
    return {
        "game": review.game,
        "record": review.digest,
        "judge": review.judge,
        "depth": review.depth,
        "finished": review.finished,
        "seat": seat,
        "unit": review.unit,
        **sums,
        "accuracy": [player.accuracy for player in players],
        "like": [player.like for player in players],
        "players": [
            {"seat": each.seat, "decisions": each.decisions, "mean_error": each.mean}
            | {name: getattr(each.account, name) for name in sums}
            for each in players
        ],
        "decisions": [_decision(each) for each in shown],
    }


def _decision(judged: Judged) -> dict[str, Any]:
    return {
        "n": judged.n,
        "seat": judged.seat,
        "kind": judged.kind,
        "played": [str(move) for move in judged.played],
        "best": [str(move) for move in judged.best],
        "error": judged.error,
        "stderr": judged.stderr,
        "class": judged.verdict,
        "value": judged.value,
        "cards": judged.cards,
        "choices": [
            {"moves": [str(move) for move in choice.moves], "cost": choice.cost, "stderr": choice.stderr}
            for choice in judged.choices
        ],
        "why": None if judged.why is None else judged.why.sentence(),
    }
