"""What a review says of bots of every level: `dev.py bench review --game the-game --players 3 --matches 20 --write`.

Bots of one level play all seats of a match, and every decision is judged. The mean error of a decision is what somebody
is “played like” by; what masters get is where a review starts. With --write it goes into src/ludoteca/learn/levels.json
(what was measured before stays, what is measured again is replaced) and docs/review.md gets its tables anew.
Deals are named after the judge's version, so that a new judge gets new ones: nothing was tuned on them. With --keep
FILE every judged match is noted there, and a run that was stopped goes on where it was. --starts measures, for every
number of players, what the judge makes of a team's match when it begins. --speed measures how long a review takes, and
how soon it begins to tell.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path

import msgspec

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.learn.decisions import Decision
from ludoteca.learn.levels import FILE, Levels, Measured, Start, accuracy_of, levels
from ludoteca.learn.review import JUDGE, judge_decision, review, reviewing
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import play_out
from ludoteca.mind.judgement import DEPTHS, Depth

ROOT = Path(__file__).parent.parent
WHERE = ROOT / "src" / "ludoteca" / "learn" / FILE
PAGE = ROOT / "docs" / "review.md"
MARK = "<!-- levels: written by `dev.py bench review --write` -->"
LEVELS = ("novice", "casual", "expert", "master")


class Noted(msgspec.Struct, frozen=True):
    """What is kept of a match: which one, its result, and how much was lost in how many decisions."""

    game: str
    players: int
    level: str
    n: int
    depth: Depth
    judge: int
    result: float
    lost: float
    decisions: int
    left: float | None = None
    """Of a team: the cards that were left."""
    errors: float = 0.0
    """In the review's unit: of a team, what was lost of the chance to win."""


def played(game: str, players: int, level: str, n: int) -> Match:
    """A match of bots of one level."""
    match = ludoteca.new(game, players=players, seed=f"review-{JUDGE}-{game}-{players}-{n}")
    play_out(match, {seat: bot(game, level, seat) for seat in range(players)})
    return match


def judged(game: str, players: int, level: str, n: int, depth: Depth | None) -> Noted:
    match = played(game, players, level, n)
    outcome = match.outcome
    assert outcome is not None
    result = sum(outcome.points) / players if outcome.points else float(bool(outcome.winners))
    if depth is None:
        return Noted(game, players, level, n, "quick", JUDGE, result, 0.0, 0, outcome.left)
    counted = [each for each in review(match, depth).decisions if each.verdict != "forced"]
    lost, errors = sum(each.lost for each in counted), sum(each.error for each in counted)
    return Noted(game, players, level, n, depth, JUDGE, result, lost, len(counted), outcome.left, errors)


def measure(game: str, players: int, level: str, matches: int, depth: Depth | None, keep: Path | None) -> Measured:
    """The mean error and the mean result of a level."""
    known = _noted(keep)
    found: list[Noted] = []
    for n in range(matches):
        key = (game, players, level, n, depth, JUDGE)
        one = known.get(key) or judged(game, players, level, n, depth)
        if key not in known and keep is not None and depth is not None:
            with keep.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")
        found.append(one)
    result = sum(one.result for one in found) / matches
    left = [one.left for one in found if one.left is not None]
    cards = sum(left) / matches if left else None
    if depth is None:
        return Measured(result, matches, left=cards)
    counts = [one.decisions for one in found]
    errors = sum(one.errors for one in found) / max(1, sum(counts))
    return Measured(result, matches, *between([one.lost for one in found], counts), left=cards, error=errors)


def _noted(keep: Path | None) -> dict[tuple[object, ...], Noted]:
    if keep is None or not keep.exists():
        return {}
    all_noted = [msgspec.json.decode(line, type=Noted) for line in keep.read_bytes().splitlines()]
    return {(one.game, one.players, one.level, one.n, one.depth, one.judge): one for one in all_noted}


def between(errors: Sequence[float], counts: Sequence[float]) -> tuple[float, float, float]:
    """A ratio of sums, and where it lies, 95 of 100 times: matches are independent, decisions of one are not."""
    total, n = sum(counts), len(errors)
    if not total:
        return 0.0, 0.0, 0.0
    mean = sum(errors) / total
    rest = [error - mean * count for error, count in zip(errors, counts, strict=True)]
    wide = 1.96 * sqrt(sum(each**2 for each in rest) * n / max(1, n - 1)) / total
    return mean, max(0.0, mean - wide), mean + wide


def start(game: str, players: int, deals: int) -> Start:
    """What the judge makes of the first decision of a match, on average."""
    values: list[float] = []
    for n in range(deals):
        match = ludoteca.new(game, players=players, seed=f"review-start-{game}-{players}-{n}")
        value = None
        while value is None:  # Who starts is no decision where nobody else may say it.
            seat = match.turn[0]
            move = match.moves(seat)[0]
            first = Decision(0, seat, match.view(seat), match.past(seat), (move,), 0)
            value = judge_decision(game, first, "quick").value
            match.play(seat, move)
        values.append(value)
    mean, low, high = between(values, [1.0] * deals)
    return Start(mean, low, high, deals)


def measure_starts(game: str, deals: int, *, keep: bool) -> None:
    found = levels()
    for players in ludoteca.games()[game].players:
        one = start(game, players, deals)
        print(f"{game} {players}p: {one.value:.3f} ({one.low:.3f} to {one.high:.3f})", flush=True)
        found.starts.setdefault(game, {})[str(players)] = one
    if keep:
        write(found)


def table(found: Levels) -> Iterator[str]:
    """The tables of docs/review.md."""
    heads = ("mean error of a decision (95 % interval)", "accuracy", "chance to win lost", "result", "matches")
    yield f"| game | players | level | {' | '.join(heads)} |"
    yield "|---|---|---|---|---|---|---|---|"
    for game, by_players in sorted(found.measured.items()):
        match = ludoteca.new(game, players=max(2, ludoteca.games()[game].players.start))
        for players, by_level in sorted(by_players.items()):
            for level in (level for level in LEVELS if level in by_level):
                one = by_level[level]
                yield f"| {game} | {players} | {level} | {' | '.join(_cells(match, one))} | {one.matches} |"
    yield ""
    yield "What the judge makes of a team's match before anything is dealt (95 % interval):"
    yield ""
    yield "| game | players | chance to win | deals |"
    yield "|---|---|---|---|"
    for game, by_number in sorted(found.starts.items()):
        for players, first in sorted(by_number.items()):
            between_them = f"{first.value:.1%} ({first.low:.1%} to {first.high:.1%})"
            yield f"| {game} | {players} | {between_them} | {first.deals} |"


def _cells(match: Match, one: Measured) -> tuple[str, str, str, str]:
    """Mean error, accuracy, what a decision cost of a team's chance to win, and the result."""
    team = match.game.team
    result = f"{one.result:.0%} won" if team else f"{one.result:.1f} points"
    if one.left is not None:
        result += f", {one.left:.1f} cards left"
    if one.mean is None:
        return "–", "–", "–", result
    told = f"{one.mean:.2f} {'cards' if team else 'points'}"
    if one.low is not None and one.high is not None:
        told += f" ({one.low:.2f} to {one.high:.2f})"
    chance = f"{one.error:.1%}" if team and one.error is not None else "–"
    return told, f"{accuracy_of(match, one.mean):.0f}", chance, result


def write(found: Levels) -> None:
    WHERE.write_bytes(msgspec.json.format(msgspec.json.encode(found, order="sorted"), indent=1) + b"\n")
    if PAGE.exists():
        before, mark, rest = PAGE.read_text(encoding="utf-8").partition(MARK)
        after = rest[rest.index("\n## ") :] if "\n## " in rest else "\n"
        if mark:
            PAGE.write_text(f"{before}{mark}\n\n" + "\n".join(table(found)) + f"\n{after}", encoding="utf-8")


def speed(game: str, players: int, depth: Depth) -> None:
    """How long a review takes on one core, machine code loaded, and its first decisions."""
    for level in LEVELS:
        match = played(game, players, level, 0)
        next(iter(reviewing(match, "quick")))
        begun, worked = time.perf_counter(), time.process_time()
        came = [(time.perf_counter() - begun, time.process_time() - worked) for _ in reviewing(match, depth)]
        print(f"{game} {players}p {level} {depth}: {len(came)} decisions in {came[-1][1]:.1f} s of CPU", end=" ")
        print(f"({came[-1][0]:.1f} s), the first after {came[0][1]:.2f} s ({came[0][0]:.2f} s)", end=" ")
        print(f"and the third after {came[2][1]:.2f} s ({came[2][0]:.2f} s)", flush=True)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench review", description=__doc__)
    parser.add_argument("--game", choices=sorted(ludoteca.games()), required=True)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--depth", choices=DEPTHS, default="normal")
    parser.add_argument("--results-only", action="store_true", help="only what the level gets, nothing judged")
    parser.add_argument("--starts", action="store_true", help="only what a team's match is worth when it begins")
    parser.add_argument("--speed", action="store_true", help="only how long a review takes")
    parser.add_argument("--keep", type=Path, help="where judged matches are noted, to go on later")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(words)
    if asked.speed:
        speed(asked.game, asked.players, asked.depth)
        return 0
    if asked.starts:
        measure_starts(asked.game, asked.matches, keep=asked.write)
        return 0
    depth = None if asked.results_only else asked.depth
    measured: dict[str, Measured] = {}
    for level in asked.level or LEVELS:
        one = measure(asked.game, asked.players, level, asked.matches, depth, asked.keep)
        told = "" if one.mean is None else f"mean error {one.mean:.4f} ({one.low:.4f} to {one.high:.4f}), "
        print(f"{asked.game} {asked.players}p {level}: {told}result {one.result:.3f}", flush=True)
        measured[level] = one
    if asked.write:
        levels.cache_clear()  # Another run may have written meanwhile.
        found = levels()
        found.measured.setdefault(asked.game, {}).setdefault(str(asked.players), {}).update(measured)
        found.provenance["command"] = f"dev.py bench review, depth {asked.depth}"
        write(found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
