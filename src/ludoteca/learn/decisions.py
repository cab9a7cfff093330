"""The decisions of a match, each as its seat saw it then."""

from __future__ import annotations

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE, Move, Seat, Seen
from ludoteca.engine.registry import family_of
from ludoteca.mind.assist import mind_of
from ludoteca.mind.drive import Pasts
from ludoteca.mind.judgement import Key


class Decision(msgspec.Struct, frozen=True):
    """What a seat knew when it began to decide, and all moves that it then made of it."""

    n: int
    """The entry of its first move, from 0: so many entries had been played before."""
    seat: Seat
    view: View
    past: tuple[Seen, ...]
    played: tuple[Move, ...]
    last: int
    """The entry of its last move."""


def decisions_in(match: Match) -> list[Decision]:
    """All decisions of a match in the order in which they were begun. One that the record breaks off is left out: there
    is nothing to be said about half a thought."""
    mind = mind_of(family_of(match.game.name))
    replay = match.branch(0, chance="manual")
    pasts = Pasts(replay)
    begun: list[tuple[Decision, list[Move], list[int]]] = []
    newest: dict[Seat, tuple[Key, list[Move], list[int]]] = {}
    for n, (seat, move) in enumerate(match.entries):
        if seat != CHANCE:
            view = replay.view(seat)
            key = mind.decision(view, move)
            if key is not None:
                if seat not in newest or newest[seat][0] != key:
                    decision = Decision(n, seat, view, pasts.of(seat), (), n)
                    newest[seat] = key, [], []
                    begun.append((decision, *newest[seat][1:]))
                newest[seat][1].append(move)
                newest[seat][2].append(n)
        replay.play(seat, move)
    found = [
        msgspec.structs.replace(decision, played=tuple(moves), last=entries[-1]) for decision, moves, entries in begun
    ]
    if match.outcome is None:
        found = [decision for decision in found if not _goes_on(match, decision, newest)]
    return found


def _goes_on(match: Match, decision: Decision, newest: dict[Seat, tuple[Key, list[Move], list[int]]]) -> bool:
    """Whether the seat's next move would belong to this decision too."""
    if decision.seat not in match.turn or newest[decision.seat][2][-1] != decision.last:
        return False
    mind = mind_of(family_of(match.game.name))
    view = match.view(decision.seat)
    return any(mind.decision(view, move) == newest[decision.seat][0] for move in view.moves)
