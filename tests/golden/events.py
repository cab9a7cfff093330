"""What happened in a match, in words that a summary can ask for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.engine.match import Match
from ludoteca.games.lost_code.view import CodeView
from ludoteca.games.the_game.moves import End, Lay
from ludoteca.games.the_game.view import TheGameView


def events(match: Match) -> set[str]:
    """Every kind of move and ending, and what a player would tell of the match."""
    again = Match(match.game, match.players, match.options, None)
    found = set()
    view: Any = again.view(None)
    for seat, move in match.entries:
        before = view
        again.play(seat, move)
        view = again.view(None)
        found.add(f"move {str(move).split()[0]}")
        if isinstance(view, TheGameView):
            found.update(_at_the_piles(before, move, view))
        else:
            found.update(_at_the_logs(before, view))
    if view.outcome is not None:
        found.add(f"ending {view.outcome.reason}")
        if isinstance(view, TheGameView):
            found.add("won" if view.outcome.winners else "lost")
    return found


def _at_the_piles(before: TheGameView, move: object, view: TheGameView) -> Iterator[str]:
    if isinstance(move, Lay):
        old = next(pile for pile in before.piles if pile.name == move.pile)
        if old.laid and (move.card < old.top) == old.ascending:
            yield "trick"
        if old.fire == "due":
            yield "fire covered in time"
        yield from (f"command {command}" for command, cards in view.layout.items() if move.card in cards)
        if len(before.in_force) > 1:
            yield "several commands in force"
    if isinstance(move, End):
        if before.duties or view.outcome is not None:
            yield "ended with a duty open"
        if any(said.seat in before.turn for said in view.pile_signals):
            yield "signal outlasts the turn"
    if view.minimum == 1 and view.phase == "turn":
        yield "minimum of one"
    if view.phase == "turn" and 0 in view.hands:
        yield "somebody has no cards left"
    if any(pile.fire == "burning" for pile in view.piles):
        yield "fire"


def _at_the_logs(before: CodeView, view: CodeView) -> Iterator[str]:
    if view.cursed is not None:
        yield "somebody is cursed"
        if before.cursed not in (None, view.cursed):
            yield "the curse moves on"
    if view.skull == "gone":
        yield "the curse is gone"
    if min(view.positions) < 0:
        yield "below zero"
    if len(set(view.positions)) < view.players:
        yield "tie on the track"
    for played in view.history[-1:]:
        yield from (f"answer {check.answer}" for check in played.checks)
        if any(check.gain < 0 for check in played.checks):
            yield "a cursed seat falls back"
        if any(check.cursed_gain for check in played.checks):
            yield "a cursed seat gains by others"
        if len(set(played.dice)) < len(played.dice):
            yield "a symbol twice"
        if played.token is not None and played.taker is None and view.phase not in ("token", "lock"):
            yield "nobody takes the token"
    if len(view.history) > len(before.history) and before.history:
        wrong = sum(check.answer != "right" for check in before.history[-1].checks)
        if wrong > len(before.history[-1].swaps):
            yield "no stone left to draw"
