"""Puzzles of The Game and The Game: Extreme in a match: turns that keep the win, turns to be saved, endings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludoteca.engine.game import AnyGame
from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE, Seat, Seen
from ludoteca.games.the_game.box import CARDS, PILES
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.games.the_game.view import TheGameView
from ludoteca.learn.puzzles.endgame import Ending, TooMany, winning_turns
from ludoteca.learn.puzzles.puzzle import LEAST, SURE, Kind, Puzzle, moment
from ludoteca.mind.drive import Pasts
from ludoteca.mind.judgement import seed_of
from ludoteca.mind.loading import wait
from ludoteca.mind.the_game.judging import Candidate, Trial, candidate_turns, error_of
from ludoteca.mind.the_game.position import Position

Piled = tuple[tuple[int, ...], ...]
"""The cards of a turn, pile by pile."""

WAYS = range(2, 41)
"""First moves of a turn that is worth saving: with fewer there is no choice, with more it is hardly in danger."""
LEFT = range(3, 11)
"""Cards left in an ending: fewer are no puzzle, more are too many for a person to look through."""
MOST = 20_000
LOOKED = 25
"""Positions that an ending takes to solve: with fewer one sees it at a glance, with more it is left to others."""
STEPS = 4_000
"""Positions looked at in one turn that might have to be saved."""
GUESSES = (40, 120, 1200)
"""Guesses of the hidden cards on which turns are tried out, stage by stage, always to the end of the match: what a
network foresees of it is good enough to play by, and not to say how far one turn is ahead of the next."""
CANDIDATES = 12
KEPT = 5
"""Turns that are left after the first stage."""
LATE = 40
"""Cards in the draw pile with which a match is late enough for one turn to matter."""
WORTH = 0.15
"""A chance to win below which nobody can be said to keep the win."""


def puzzles_in(match: Match, kinds: frozenset[Kind]) -> Iterator[Puzzle]:
    """All puzzles of a match, as it goes; one ending at most, which is the longest that has one answer."""
    replay = match.branch(0, chance="manual")
    pasts = Pasts(replay)
    turn, ended = -1, False
    for n, (seat, move) in enumerate(match.entries):
        state = replay.state
        if seat != CHANCE and isinstance(move, Lay) and state.turns != turn:
            turn = state.turns
            # Nothing but the turn itself is undecided here: words are not part of a puzzle.
            found = _at(match, n, seat, replay, pasts.of(seat), kinds - ({"lay-all"} if ended else set()))
            for puzzle in found:
                ended = ended or puzzle.kind == "lay-all"
                yield puzzle
        replay.play(seat, move)


def puzzles_at(match: Match, n: int, kinds: frozenset[Kind]) -> Iterator[Puzzle]:
    """The puzzles of the turn that begins with an entry of a match."""
    seat, move = match.entries[n]
    there = match.branch(n, chance="manual")
    if isinstance(move, Lay) and not there.state.laid:
        yield from _at(match, n, seat, there, there.past(seat), kinds, whenever=True)


def _at(
    match: Match,
    n: int,
    seat: Seat,
    replay: Match,
    past: tuple[Seen, ...],
    kinds: frozenset[Kind],
    *,
    whenever: bool = False,
) -> Iterator[Puzzle]:
    """The puzzles of a turn. Early turns are tried out where somebody asks for this one: few of them matter."""
    state, view = replay.state, replay.view(seat)
    assert isinstance(view, TheGameView)
    small = view.options.cards != len(CARDS) or view.options.piles != len(PILES)
    if small or not _are_told_apart(view):
        return

    def made(kind: Kind, answer: Sequence[Lay | End], **facts: Any) -> Puzzle:
        options, texts = match.record().options, tuple(str(move) for move in answer)
        return Puzzle(kind, match.game.name, match.players, options, moment(match, n), seat, texts, **facts)

    if "save" in kinds and view.minimum > 1 and sum(isinstance(move, Lay) for move in view.moves) in WAYS:
        turn = only_turn(match.game, state, seat)
        if turn is not None:
            yield made("save", turn)
    if "lay-all" in kinds and view.draw_pile == 0 and not view.layout and not view.options.on_fire:
        left = sum(view.hands)
        ending = solve(view, state.hands, seat) if left in LEFT else None
        if ending is not None:
            yield made("lay-all", ending[0], looked=ending[1])
    if "turn" in kinds and (whenever or view.draw_pile <= LATE) and (view.draw_pile or view.players > 2):
        best = best_turn(view, past)
        if best is not None:
            yield made("turn", best[0], margin=round(best[1], 3), stderr=round(best[2], 3))


def _are_told_apart(view: TheGameView) -> bool:
    """Whether no two piles lie alike: else every answer would have its mirror image."""
    tops = [pile.top for pile in view.piles]
    return tops[0] != tops[1] and tops[2] != tops[3]


# --- a turn to be saved ---------------------------------------------------------------------------------------------


def only_turn(game: AnyGame, state: Any, seat: Seat) -> tuple[Lay, ...] | None:
    """The cards of the only way to finish the turn; None where there is none or more than one, or where nothing can
    go wrong. What may follow once the turn could end is not looked at."""
    ways: dict[Piled, tuple[Lay, ...]] = {}
    seen: set[Piled] = set()
    open_ways: list[tuple[Any, tuple[Lay, ...]]] = [(state, ())]
    failed = False
    for _ in range(STEPS):
        if not open_ways:
            break
        here, laid = open_ways.pop()
        for move in game.moves(here, seat):
            if isinstance(move, Lay):
                after, way = game.play(here, seat, move), (*laid, move)
                piled = pile_up(way)
                if _is_finished(game, after, here.turns, seat):
                    ways[piled] = way
                elif after.ending:
                    failed = True
                elif piled not in seen:
                    seen.add(piled)
                    open_ways.append((after, way))
        if len(ways) > 1:
            return None
    else:
        return None
    return next(iter(ways.values())) if len(ways) == 1 and failed else None


def _is_finished(game: AnyGame, state: Any, turn: int, seat: Seat) -> bool:
    """Whether the turn may end here, or has ended well."""
    if state.ending:
        return bool(state.ending == "all-laid")
    return state.stage != "turn" or state.turns != turn or End() in game.moves(state, seat)


def pile_up(lays: Sequence[Lay]) -> Piled:
    """The cards of a turn, pile by pile."""
    return tuple(tuple(lay.card for lay in lays if lay.pile == pile) for pile in PILES)


# --- endings --------------------------------------------------------------------------------------------------------


def solve(view: TheGameView, hands: Sequence[Sequence[int]], seat: Seat) -> tuple[tuple[Lay | End, ...], int] | None:
    """The only turn after which all cards can be laid, and how many positions were looked at."""
    ending = Ending([pile.top for pile in view.piles], hands, most=MOST)
    try:
        found = winning_turns(ending, seat)
    except TooMany:
        return None
    if len(found) != 1:
        return None
    ((_, left), ways) = next(iter(found.items()))
    if len(ways) != 1 or ending.looked < LOOKED:
        return None
    laid = next(iter(ways))
    turn = in_order(view, [[card for card, _ in pile] for pile in laid])
    return ((*turn, End()) if left else turn), ending.looked


def in_order(view: TheGameView, piled: Sequence[Sequence[int]]) -> tuple[Lay, ...]:
    """The cards in the order in which they lie, pile after pile: without commands any order will do."""
    return tuple(Lay(card, pile) for pile, cards in zip(PILES, piled, strict=True) for card in cards)


# --- turns that keep the win ----------------------------------------------------------------------------------------


def best_turn(view: TheGameView, past: Sequence[Seen]) -> tuple[tuple[Any, ...], float, float] | None:
    """The turn that is ahead of all others by a clear margin, the margin and its standard error."""
    wait("the_game")
    position = Position(view, past)
    candidates = candidate_turns(position, CANDIDATES)
    if len(candidates) < 2:
        return None
    alive = list(range(len(candidates)))
    for stage, guesses in enumerate(GUESSES):
        seed = seed_of(view, past) + 7919 * stage
        trial = Trial(position, [candidates[n] for n in alive], seed, to_the_end=True)
        wins = trial.run(range(len(alive)), guesses, fresh=False)[:, :, 0]
        order, lead, error = lead_of(wins)
        last = stage == len(GUESSES) - 1
        if float(wins[:, order[0]].mean()) < WORTH or lead + (0 if last else 2 * error) < LEAST["win"]:
            return None
        alive = [alive[n] for n in order[:KEPT]]
    if lead <= SURE * error:
        return None
    best = candidates[alive[0]]
    return (best.moves, lead, error) if _has_one_order(position, best, candidates) else None


def lead_of(wins: Any) -> tuple[list[int], float, float]:
    """Choices from best to worst, how far the best is ahead of the next, and its standard error."""
    order = [int(n) for n in wins.mean(axis=0).argsort()[::-1]]
    ahead = wins[:, order[0]] - wins[:, order[1]]
    return order, float(ahead.mean()), error_of(ahead)


def _has_one_order(position: Position, best: Candidate, candidates: Sequence[Candidate]) -> bool:
    """Whether there is one way only to pile these cards up that leaves the same table."""
    lays = [move for move in best.moves if isinstance(move, Lay)]
    piled = pile_up(lays)
    for pile, cards in zip(position.view.piles, piled, strict=True):
        step = 1 if pile.ascending else -1
        rising = all((later - earlier) * step > 0 for earlier, later in zip((pile.top, *cards), cards, strict=False))
        if not rising and len(cards) > 2:
            return False
    return True
