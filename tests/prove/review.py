"""Reviews can be trusted: `dev.py prove review --game the-game --planted 100 --decisions 300 --keep FILE`.

Planted blunders: in matches of masters one decision is replaced by a random legal one whose true cost, by very long
playouts on guesses of their own, is at least that of a blunder. The review has to call it a mistake or worse. Long
playouts of The Game go to the end of the match, without the network that the judge asks. Those of The Lost Code and
Think Str8! are the judge's own kernel on many times as many worlds; with --by-rules they are bots of the level expert
at the rules themselves, which share nothing with the kernel but the codes that are dealt, and take a hundred times as
long. False alarms: masters' own decisions that are called a mistake or worse. Then: the sum holds exactly, a second run
and two processes say the same, and hidden things dealt anew change nothing.

With --kind only decisions of that kind are looked at, for what changed in one of them.

With --keep every match that was looked at is noted in a file, and a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

import ludoteca
from ludoteca.engine.luck import luck_of
from ludoteca.engine.match import Match
from ludoteca.engine.moves import Move
from ludoteca.games.lost_code.moves import Guess
from ludoteca.games.the_game.view import TheGameView
from ludoteca.lab.statistics import wilson
from ludoteca.learn.decisions import Decision, decisions_in
from ludoteca.learn.review import JUDGE, LIMITS, judge_decision, review
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
from ludoteca.mind.judgement import DEPTHS, Depth
from ludoteca.mind.lost_code.judging import KINDS as CODE_KINDS
from tests.prove.true_costs import true_cost

NAMED = ("mistake", "blunder")
FROM_EACH = 12
"""Decisions of a match that a blunder is looked for in."""


class Found(msgspec.Struct, frozen=True):
    """A decision that was looked at."""

    n: int
    kind: str
    verdict: str
    said: float
    """The error, as the review has it."""
    true: float = 0.0
    stderr: float = 0.0


class Noted(msgspec.Struct, frozen=True):
    """A match that was looked at, and what with."""

    what: str
    """"planted", "planted by rules" or "alarms"; and the kind of decision, where it was only one."""
    game: str
    players: int
    depth: Depth
    seed: str
    judge: int
    match: int
    found: tuple[Found, ...]


class Asked(msgspec.Struct, frozen=True):
    """What is to be proven, and where it is noted."""

    game: str
    players: int
    depth: Depth
    seed: str
    keep: Path | None
    kind: str | None = None
    """Only decisions of this kind are looked at, as the judge calls it."""

    def wants(self, decision: Decision) -> bool:
        view: Any = decision.view
        kind = view.phase if isinstance(view, TheGameView) else CODE_KINDS.get(view.phase, view.phase)
        return self.kind in (None, kind)

    def each_match(self, what: str, look: Callable[[Match, int], Iterable[Found]]) -> Iterator[Found]:
        """What is found in matches of masters, one after the other and without end; noted ones are not played again."""
        what += f" of kind {self.kind}" if self.kind else ""
        known = {one.match: one.found for one in self._noted() if self._is_ours(one, what)}
        n = 0
        while True:
            if n not in known:
                known[n] = tuple(look(masters(self.game, self.players, f"{self.seed}-{what.split()[0]}-{n}"), n))
                self._note(what, n, known[n])
            yield from known[n]
            n += 1

    def _is_ours(self, one: Noted, what: str) -> bool:
        ours = (what, self.game, self.players, self.depth, self.seed, JUDGE)
        return (one.what, one.game, one.players, one.depth, one.seed, one.judge) == ours

    def _noted(self) -> list[Noted]:
        if self.keep is None or not self.keep.exists():
            return []
        return [msgspec.json.decode(line, type=Noted) for line in self.keep.read_bytes().splitlines()]

    def _note(self, what: str, match: int, found: tuple[Found, ...]) -> None:
        if self.keep is not None:
            one = Noted(what, self.game, self.players, self.depth, self.seed, JUDGE, match, found)
            with self.keep.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")


def masters(game: str, players: int, seed: str) -> Match:
    match = ludoteca.new(game, players=players, seed=seed)
    play_out(match, {seat: bot(game, "master", seat) for seat in range(players)})
    return match


def random_choice(match: Match, decision: Decision, luck: Random) -> tuple[Move, ...]:
    """Another legal way to take a decision, move by move at random. Of final numbers one symbol's are changed."""
    there = match.branch(decision.n, seed="planted")
    if isinstance(decision.played[0], Guess):
        at = luck.randrange(len(decision.played))
        changed = decision.played[at]
        others = [move for move in there.view(decision.seat).moves if isinstance(move, Guess)]
        same = [move for move in others if isinstance(changed, Guess) and move.symbol == changed.symbol]
        return (*decision.played[:at], luck.choice(same), *decision.played[at + 1 :]) if same else ()
    moves: list[Move] = []
    while True:
        view = there.view(decision.seat)
        legal = [move for move in view.moves if str(move) != "take-back"]
        if not legal or decision.seat not in there.turn:
            break
        move = luck.choice(legal)
        moves.append(move)
        there.play(decision.seat, move)
        last = str(move) == "end" or not isinstance(view, TheGameView)
        if last and str(move).split()[0] not in ("replace", "take"):
            break
    return tuple(moves)


# --- the proofs -------------------------------------------------------------------------------------------------------


def prove_planted(asked: Asked, count: int, *, by_rules: bool) -> bool:
    """Blunders that were planted are found."""
    limit = LIMITS["win" if ludoteca.games()[asked.game].team else "points"][2]

    def look(match: Match, n: int) -> Iterator[Found]:
        luck = Random(f"{asked.seed} {n}")
        decisions = [one for one in decisions_in(match) if asked.wants(one)]
        for decision in luck.sample(decisions, min(len(decisions), FROM_EACH)):
            other = random_choice(match, decision, luck)
            if not other or other == decision.played:
                continue
            cost, error = true_cost(match, decision, other, luck.randrange(1 << 40), limit, by_rules=by_rules)
            if cost - error < limit:
                continue
            judged = judge_decision(asked.game, replace(decision, played=other), asked.depth)
            yield Found(judged.n, judged.kind, judged.verdict, judged.error, cost, error)

    found = _first(asked.each_match("planted by rules" if by_rules else "planted", look), count)
    good = sum(one.verdict in NAMED for one in found)
    for one in found:
        if one.verdict not in NAMED:
            print(f"  missed: {one.kind} at {one.n}, true {one.true:.2f} ± {one.stderr:.2f}, said {one.said:.2f}")
    between = wilson(good, count)
    blunders = sum(one.verdict == "blunder" for one in found)
    print(f"planted: {good} of {count} found ({between.low:.0%} to {between.high:.0%}), {blunders} called blunders")
    return good >= 0.95 * count


def prove_no_alarms(asked: Asked, count: int) -> bool:
    """Masters' own decisions are not called mistakes."""

    def look(match: Match, n: int) -> Iterator[Found]:
        for decision in filter(asked.wants, decisions_in(match)):
            judged = judge_decision(asked.game, decision, asked.depth)
            if judged.verdict != "forced":
                yield Found(judged.n, judged.kind, judged.verdict, judged.error)

    found = _first(asked.each_match("alarms", look), count)
    alarms = [one for one in found if one.verdict in NAMED]
    for one in alarms:
        print(f"  alarm: {one.kind} at {one.n}, said {one.said:.2f}")
    between = wilson(len(alarms), count)
    print(f"false alarms: {len(alarms)} of {count} decisions of masters ({between.low:.1%} to {between.high:.1%})")
    return len(alarms) <= 0.02 * count


def _first(found: Iterator[Found], count: int) -> list[Found]:
    """So many, told as they come."""
    kept: list[Found] = []
    while len(kept) < count:
        kept.append(next(found))
        print(f"  {len(kept)} of {count}", end="\r", flush=True)
    return kept


def prove_the_same(game: str, players: int, seed: str) -> bool:
    """Sums are exact; a second run and two processes agree; hidden things dealt anew change nothing."""
    match = ludoteca.new(game, players=players, seed=f"{seed}-same")
    play_out(match, {seat: bot(game, "novice", seat) for seat in range(players)})
    first = review(match, "quick")
    exact = all(
        each.account.start + each.account.luck - each.account.errors == each.account.result for each in first.players
    )
    wanted = msgspec.json.encode(first)
    again = wanted == msgspec.json.encode(review(match.record(), "quick"))
    apart = wanted == msgspec.json.encode(review(match, "quick", jobs=2))
    hidden = True
    for decision in decisions_in(match)[::5]:
        there = match.branch(decision.n, chance="manual")
        there.state = match.game.reshuffle(there.state, decision.seat, luck_of(f"{seed} {decision.n}"))
        other = replace(decision, view=there.view(decision.seat))
        hidden &= judge_decision(game, other, "quick") == judge_decision(game, decision, "quick")
    print(f"sum exact: {exact}; second run: {again}; two processes: {apart}; redealt: {hidden}", flush=True)
    return exact and again and apart and hidden


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove review", description=__doc__)
    parser.add_argument("--game", choices=sorted(ludoteca.games()), action="append")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--kind", help="only decisions of this kind: turn, dice, wheel, place, exchange, final …")
    parser.add_argument("--planted", type=int, default=100, help="blunders to plant in each game")
    parser.add_argument("--decisions", type=int, default=300, help="decisions of masters to look at in each game")
    parser.add_argument("--by-rules", action="store_true", help="true costs of points by experts at the rules; slow")
    parser.add_argument("--depth", choices=DEPTHS, default="normal")
    parser.add_argument("--seed", default="prove")
    parser.add_argument("--keep", type=Path, help="where matches are noted, to go on later")
    given = parser.parse_args(words)
    sound = True
    for game in given.game or sorted(ludoteca.games()):
        asked = Asked(game, given.players, given.depth, given.seed, given.keep, given.kind)
        print(f"{game}, {given.players} players, {given.depth}", flush=True)
        sound &= prove_the_same(game, given.players, given.seed)
        if given.decisions:
            sound &= prove_no_alarms(asked, given.decisions)
        if given.planted:
            sound &= prove_planted(asked, given.planted, by_rules=given.by_rules)
    print("Proven." if sound else "Not proven.")
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
