"""What every possible move is worth to the seat that has to act: for a review, and for anybody who asks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from ludoteca.engine.moves import Move, Seen
from ludoteca.games.the_game.commands import STOP
from ludoteca.games.the_game.moves import End, Lay, Start
from ludoteca.games.the_game.view import TheGameView
from ludoteca.mind.bot import Clock
from ludoteca.mind.loading import wait
from ludoteca.mind.the_game.kernel import LAY, MOST_CARDS
from ludoteca.mind.the_game.kernel import lay as lay_card
from ludoteca.mind.the_game.obedience import obeys
from ludoteca.mind.the_game.position import Position, code_of
from ludoteca.mind.the_game.rollouts import begin_guess, guess_again, try_out
from ludoteca.mind.the_game.search import Effort, best_turns, look_widely, network_of, weights_of
from ludoteca.mind.the_game.turns import PAD


class Valued(msgspec.Struct, frozen=True):
    """A move and what comes of it, if the rest of the turn and of the match is played well."""

    move: Move
    win: float
    """The chance that the team beats the game, 0 to 1."""
    error: float
    """One standard error of it."""
    left: float
    """Cards left at the end, on average."""
    behind: float
    """Win chance less than the best move, on the same hidden cards."""
    behind_error: float


def evaluate(
    view: TheGameView,
    past: Sequence[Seen],
    seed: int = 0,
    effort: Effort | None = None,
    clock: Clock | None = None,
) -> tuple[Valued, ...]:
    """Every move that changes something, best first; none for a seat that has not to act. Taking back is no move here:
    it is worth what is taken back."""
    if view.seat is None or view.phase not in ("start", "turn"):
        return ()
    wait("the_game")
    effort = Effort() if effort is None else effort
    position = Position(view, past)
    moves = [move for move in view.moves if isinstance(move, (Start, Lay, End))]
    turns = [_turn_from(position, move) for move in moves]
    return _rank(moves, _ends(position, turns, seed, effort, clock))


def _turn_from(position: Position, move: Start | Lay | End) -> list[int] | None:
    """The best turn that begins with the move, as the kernels number it; a start is a negative seat; None: lost."""
    if isinstance(move, Start):
        return [-1 - move.seat]
    if not obeys(position.view, move):
        return None
    if isinstance(move, End):
        return []
    table = position.tables[0:1].copy()[0]
    t, box = position.thought, position.box
    lay_card(table, box, move.card, code_of(move.card, move.pile) // LAY)
    if table["to_go"] == 0 or box["kinds"][move.card] == STOP:
        return [code_of(move.card, move.pile)]
    t["to_come"][move.card + PAD] = 0
    look_widely(t)
    laid = int(table["laid"])
    if not box["whole_turn"]:
        # The search never goes back to an earlier pile: this card counts as laid on the first (turns_from_here).
        table["log"][laid - 1, 1] = 0
    found = best_turns(t, table, box, weights_of(position), 1)
    t["to_come"][move.card + PAD] = 1
    first = code_of(move.card, move.pile)
    return [first, *map(int, t["turns"][0, laid : t["lengths"][0]])] if found else None


def _ends(
    position: Position, turns: Sequence[list[int] | None], seed: int, effort: Effort, clock: Clock | None
) -> np.ndarray[tuple[int, int, int], np.dtype[np.float64]]:
    """Win chance and cards left, for every guess and every turn; one that cannot be fulfilled keeps what is there."""
    t, s, box = position.thought, position.table, position.box
    codes = np.zeros((len(turns), MOST_CARDS), np.int16)
    lengths = np.zeros(len(turns), np.int8)
    alive = np.array([turn is not None for turn in turns], np.bool_)
    for n, turn in enumerate(turns):
        if turn:
            codes[n, : len(turn)], lengths[n] = turn, len(turn)
    guesses = max(1, effort.playouts // effort.candidates)
    ends = np.zeros((guesses, len(turns), 2))
    ends[:, :, 1] = max(1, int(s["to_go"]) - 1)
    if not alive.any():
        return ends
    ahead, net = network_of(position)
    g = position.guess(seed)
    begin_guess(g, t, s, box)
    guess_again(g, t, s, box, 10 * effort.swaps)
    made = 0
    while made < guesses and not (made and clock is not None and clock.up):
        end = min(made + effort.batch, guesses)
        try_out(
            g,
            t,
            position.tables,
            box,
            weights_of(position),
            codes,
            lengths,
            alive,
            position.talk,
            effort.swaps,
            ahead,
            net,
            ends[made:end],
        )
        made = end
    return ends[:made]


def _rank(moves: Sequence[Move], ends: np.ndarray[tuple[int, int, int], np.dtype[np.float64]]) -> tuple[Valued, ...]:
    made = len(ends)
    wins, left = ends[:, :, 0], ends[:, :, 1]
    order = sorted(range(len(moves)), key=lambda n: (-wins[:, n].mean(), left[:, n].mean(), n))
    found = []
    for n in order:
        behind = wins[:, order[0]] - wins[:, n]
        found.append(
            Valued(
                moves[n],
                float(wins[:, n].mean()),
                float(np.sqrt((wins[:, n].var() + 0.25 / (made + 1)) / made)),
                float(left[:, n].mean()),
                float(behind.mean()),
                float(np.sqrt(behind.var() / made)),
            )
        )
    return tuple(found)
