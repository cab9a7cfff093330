"""The second judgement of puzzles that are judged: expert bots play the match on, move by move, by the rules.

What makes such puzzles asks the compiled judgement of reviews. Nothing of that is used here. Every choice that the
rules allow is found by trying them; what the seat cannot know is drawn anew from what it has seen, and the match is
replayed with it; then bots sit down at the table, and it is counted how it ends. All choices get the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import numpy as np

from ludoteca.engine.game import IllegalMove
from ludoteca.engine.match import Match, new
from ludoteca.engine.moves import CHANCE, Move, Seen
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.learn.puzzles.puzzle import LEAST, SURE, UNIT, Puzzle
from ludoteca.mind.bot import bot

Choice = tuple[Move, ...]
Entries = list[str]
FIRST = ((2, 40), (6, 16), (16, 8))
"""Worlds that all choices are tried on, and how many of them may stay: far most turns lose, which shows at once."""
STAGES = (16, 40, 80, 160, 320, 640)
"""Worlds after which choices that are clearly behind drop out. Whoever is left at the end was tried on all of them."""
BEHIND = 2.5
"""Standard errors behind the answer after which another choice drops out."""
AHEAD = 2.0
"""The last comparison stops early once the lead is more than so many standard errors above what is asked for."""
ENOUGH = 80
"""Worlds before which nothing is said of the answer itself."""
WORLDS = 20
"""Times in a row that a world may contradict the past before the puzzle is given up."""


class NoWorld(Exception):
    """Nothing that could be hidden agrees with what happened."""


def lead_in_play(puzzle: Puzzle, worlds: Iterator[Match]) -> str:
    """What speaks against the answer, in a few words; "" where it is ahead as clearly as it should be."""
    match = puzzle.match
    choices = [way for way, _ in _ways(match, puzzle)]
    wanted = [n for n, way in enumerate(choices) if _is_the_answer(puzzle, way)]
    if len(wanted) != 1 or len(choices) < 2:
        return "the answer is none of several choices"
    answer, table = wanted[0], _Table(puzzle, choices, worlds)
    alive = list(range(len(choices)))
    for count, most in FIRST:
        table.play(alive, count)
        best = sorted(alive, key=lambda n: -float(table.ranks[:count, n].mean()))[:most]
        alive = list(dict.fromkeys([answer, *best]))
    for count in STAGES:
        table.play(alive, count)
        found = {n: _lead(table.ends[:count, answer] - table.ends[:count, n]) for n in alive if n != answer}
        next_best = min(found, key=lambda n: found[n][0])
        alive = [answer, *(n for n, (lead, error) in found.items() if n == next_best or lead <= BEHIND * error)]
        lead, error = found[next_best]
        if count >= ENOUGH and _is_clear(puzzle, lead, error):
            return ""
        if count >= ENOUGH and lead < -SURE * error:
            break  # not even the best: more worlds will not make it so
    if lead >= LEAST[UNIT[puzzle.kind]] and lead > SURE * error:
        return ""
    return f"played on, it is ahead of {', '.join(map(str, choices[next_best]))} by {lead:.3f} ± {error:.3f} only"


class _Table:
    """Choices, the worlds that they are tried on, and what came of it."""

    def __init__(self, puzzle: Puzzle, choices: Sequence[Choice], worlds: Iterator[Match]) -> None:
        self.puzzle, self.choices, self._worlds = puzzle, choices, worlds
        self.ends: Any = np.full((STAGES[-1], len(choices)), np.nan)
        """[world, choice] → 1 for a win of the team and 0 for a loss, or the seat's points."""
        self.ranks: Any = np.full((STAGES[-1], len(choices)), np.nan)
        """The same, and among losses those with fewer cards left are better."""
        self._made: list[tuple[Match, tuple[tuple[Seen, ...], ...]]] = []

    def play(self, alive: Sequence[int], count: int) -> None:
        """Try these choices on the first `count` worlds, where they were not tried yet."""
        while len(self._made) < count:
            world = next(self._worlds)
            self._made.append((world, tuple(world.past(seat) for seat in range(world.players))))
        for n, (world, pasts) in enumerate(self._made[:count]):
            for choice in alive:
                if np.isnan(self.ends[n, choice]):
                    self._play(n, choice, world, pasts)

    def _play(self, n: int, choice: int, world: Match, pasts: Sequence[tuple[Seen, ...]]) -> None:
        match, chance, seat, before = world.fork(), Random(n), self.puzzle.seat, len(world.entries)
        for move in self.choices[choice]:
            match.play(seat, move)
        bots = [bot(self.puzzle.game, "expert", 100 * n + other) for other in range(match.players)]
        while match.outcome is None:
            who = match.turn[0]
            if who == CHANCE:
                match.play(CHANCE, chance.choice(match.moves(CHANCE)))
            else:
                past = (*pasts[who], *match.past(who, before))
                match.play(who, bots[who].choose(match.view(who), past, None))
        outcome = match.outcome
        if UNIT[self.puzzle.kind] == "win":
            self.ends[n, choice] = float(bool(outcome.winners))
            self.ranks[n, choice] = -(outcome.left or 0)
        else:
            self.ends[n, choice] = self.ranks[n, choice] = float(outcome.points[seat])


def _is_clear(puzzle: Puzzle, lead: float, error: float) -> bool:
    return lead - AHEAD * error >= LEAST[UNIT[puzzle.kind]] and lead > 2 * SURE * error


def _lead(ahead: Any) -> tuple[float, float]:
    """The mean and its standard error, never quite 0: few worlds prove little."""
    n = len(ahead)
    return float(ahead.mean()), float(np.sqrt((ahead.var() + 0.25 / (n + 1)) / n))


# --- every choice ---------------------------------------------------------------------------------------------------


def _ways(match: Match, puzzle: Puzzle) -> Iterator[tuple[Choice, Match]]:
    """Every decision that the rules allow: one move, or all cards of a turn with its end. Orders that leave the same
    piles are one."""
    if puzzle.kind == "exchange":
        for move in match.moves(puzzle.seat):
            yield (move,), match
        return
    seen: set[object] = set()
    waiting: list[tuple[Choice, Match]] = [((), match)]
    turn = match.state.turns
    while waiting:
        laid, here = waiting.pop()
        for move in here.moves(puzzle.seat):
            if not isinstance(move, Lay | End):
                continue
            way, after = (*laid, move), here.fork()
            after.play(puzzle.seat, move)
            lies = (
                tuple(pile[-1] for pile in after.state.piles),
                frozenset(one.card for one in way if isinstance(one, Lay)),
            )
            if after.outcome is not None or after.state.turns != turn or isinstance(move, End):
                yield way, after
            elif lies not in seen:
                seen.add(lies)
                waiting.append((way, after))


def _is_the_answer(puzzle: Puzzle, way: Choice) -> bool:
    """The same table afterwards: which cards lie, and what lies on top of each pile."""
    return _lies(way) == _lies(puzzle.moves())


def _lies(way: Sequence[Any]) -> object:
    lays = [move for move in way if isinstance(move, Lay)]
    if not lays:
        return tuple(way)
    return frozenset(lay.card for lay in lays), {lay.pile: lay.card for lay in lays}


# --- what the seat cannot know --------------------------------------------------------------------------------------


def worlds_of(puzzle: Puzzle, drawn: Callable[[Random], Entries], seed: int) -> Iterator[Match]:
    """The match, again and again, with what is hidden from the seat drawn anew. Where the past could not have happened
    like that (somebody would have been stuck), it is drawn once more."""
    luck = Random(seed)
    while True:
        for _ in range(WORLDS):
            world = _replayed(puzzle, drawn(luck))
            if world is not None:
                yield world
                break
        else:
            raise NoWorld


def _replayed(puzzle: Puzzle, entries: Entries) -> Match | None:
    match = new(puzzle.game, players=puzzle.players, options=puzzle.options, chance="manual")
    try:
        for line in entries:
            who, _, move = line.partition(" ")
            match.play(CHANCE if who == "*" else int(who), move)
    except IllegalMove:
        return None
    return match


def hidden_cards(puzzle: Puzzle) -> Callable[[Random], Entries]:
    """The others' cards and the draw pile, shuffled: what others hold now was drawn and never shown."""
    state = puzzle.match.state
    hidden = [card for seat, hand in enumerate(state.hands) if seat != puzzle.seat for card in hand]
    unseen = [*hidden, *state.undrawn]

    def drawn(luck: Random) -> Entries:
        dealt = dict(zip(hidden, luck.sample(unseen, len(hidden)), strict=True))
        return [_with_card(line, dealt) for line in puzzle.entries]

    return drawn


def _with_card(line: str, dealt: dict[int, int]) -> str:
    words = line.split()
    if words[:2] == ["*", "draw"] and int(words[3]) in dealt:
        return f"* draw {words[2]} {dealt[int(words[3])]}"
    return line


def hidden_code(puzzle: Puzzle, codes: Any) -> Callable[[Random], Entries]:
    """The seat's own code: one of those that fit all it has seen. Its stones were dealt by the last deals of each
    symbol to it."""
    view: Any = puzzle.match.view(puzzle.seat)
    places = {}
    for n, line in enumerate(puzzle.entries):
        words = line.split()
        if words[:3] == ["*", "deal", str(puzzle.seat)]:
            places[words[3]] = n

    def drawn(luck: Random) -> Entries:
        code = codes[luck.randrange(len(codes))]
        entries = list(puzzle.entries)
        for symbol, number in zip(view.symbols, code.tolist(), strict=True):
            entries[places[symbol]] = f"* deal {puzzle.seat} {symbol} {number}"
        return entries

    return drawn
