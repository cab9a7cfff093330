"""Choosing a turn: the best by the tuned judgement, and the few best tried out against each other by rollouts."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ludoteca.games.the_game.box import HIGHEST
from ludoteca.games.the_game.moves import Lay
from ludoteca.games.the_game.options import ExtremeOptions
from ludoteca.mind.bot import Clock
from ludoteca.mind.interpreted import entry
from ludoteca.mind.loading import early
from ludoteca.mind.the_game import turns
from ludoteca.mind.the_game.kernel import CARDS, PILES
from ludoteca.mind.the_game.position import Position, move_of
from ludoteca.mind.the_game.rollouts import begin_guess, guess_again, try_out
from ludoteca.mind.the_game.turns import WON, Thought
from ludoteca.mind.the_game.value_network import KINDNESS, network_for
from ludoteca.mind.the_game.weights import weights_for

WIDE, FAR = 8, 8
"""At the table every card of the hand is considered on every pile, and extra cards that pass up to so many others."""
EARLY_WIDE, EARLY_FAR, EARLY_MARGIN = 4, 4, 20
"""The same without machine code, and how many more cards than the easiest one a card may pass."""

best_turns = entry(turns.best_turns)


class Effort(msgspec.Struct, frozen=True):
    """How hard to think about a turn."""

    candidates: int = 8
    """Turns to try out."""
    playouts: int = 640
    """Matches to play on for one decision: every living candidate on each guess of the hidden cards. Towards
    the end of a match they are short, and there are up to `more` times as many."""
    more: int = 4
    batch: int = 10
    """Guesses between two looks at the clock and at who is beaten."""
    swaps: int = 40
    """Steps between one guess and the next."""
    sure: float = 1.0
    """Standard errors by which a turn has to beat the judgement's own choice."""
    beaten: float = 2.0
    """Standard errors behind the best after which a turn is not tried any more."""
    mercy: float = 0.25
    """How much of the worth of a match is how narrowly it is lost; it gives far-off decisions something to go by."""


class Tried(msgspec.Struct, frozen=True):
    """A turn and what came of it."""

    turn: tuple[Lay, ...]
    judged: float
    """By the tuned function; only comparable within one decision."""
    win: float
    error: float
    """One standard error of `win`."""
    left: float
    behind: float
    """Win chance less than the chosen turn, on the same guesses."""
    behind_error: float
    guesses: int


def weights_of(position: Position) -> Any:
    """The weights that were tuned for a position's game, players and options."""
    return weights_for(**_setting(position))


def network_of(position: Position) -> tuple[int, Any]:
    """How far to play, and whom to ask then. Playouts go to the end without a draw pile, where little is left to luck,
    and in variants that the network has not learned."""
    small = position.box["highest"] != HIGHEST or len(position.view.piles) != PILES or position.view.options.hand
    return (0, np.zeros(0)) if small or not position.view.draw_pile else network_for(**_setting(position))


def _setting(position: Position) -> Any:
    """Which weights and networks belong to a match."""
    view, options = position.view, position.view.options
    extreme = isinstance(options, ExtremeOptions)
    return {"extreme": extreme, "players": view.players, "pro": options.pro, "on_fire": options.on_fire}


def look_widely(t: Thought) -> None:
    """How widely to search at the table."""
    wide = (EARLY_WIDE, EARLY_FAR, EARLY_MARGIN) if early("the_game") else (WIDE, FAR, CARDS)
    t["breadth"], t["stretch"], t["margin"] = wide


def judge_turns(position: Position, keep: int, weights: Any | None = None) -> list[tuple[tuple[Lay, ...], float]]:
    """The best turns by the tuned judgement alone, best first; none if the turn cannot be fulfilled."""
    t, s = position.thought, position.table
    table = weights_of(position) if weights is None else weights
    done = int(s["laid"])
    look_widely(t)
    found = best_turns(t, s, position.box, table, keep)
    return [
        (tuple(move_of(int(code)) for code in t["turns"][n, done : t["lengths"][n]]), float(t["values"][n]))
        for n in range(found)
    ]


def try_turns(position: Position, effort: Effort, seed: int, clock: Clock | None = None) -> list[Tried]:
    """The few best turns, tried out; the one to play first. The others follow by what came of them."""
    t, s, box = position.thought, position.table, position.box
    judged = judge_turns(position, effort.candidates)
    if not judged:
        return []
    n = len(judged)
    done = int(s["laid"])
    tried, lengths = t["turns"][:n, done:].copy(), (t["lengths"][:n] - done).copy()
    alive = np.ones(n, np.bool_)
    most = effort.playouts * min(effort.more, CARDS // max(1, int(s["to_go"])))
    ends = np.full((most // 2 + effort.batch, n, 2), -1.0)
    made = played = 0
    if n > 1 and judged[0][1] < WON and not early("the_game"):
        weights = weights_of(position)
        ahead, net = network_of(position)
        g = position.guess(seed)
        begin_guess(g, t, s, box)
        guess_again(g, t, s, box, 10 * effort.swaps)
        while played < most and alive.sum() > 1 and not (clock is not None and clock.up):
            batch = ends[made : made + effort.batch]
            talk, swaps = position.talk, effort.swaps
            try_out(g, t, position.tables, box, weights, tried, lengths, alive, talk, swaps, ahead, net, batch)
            made += len(batch)
            played += len(batch) * int(alive.sum())
            alive &= ~_beaten(worth_of(ends[:made], effort), alive, effort)
    return _ranked(judged, ends[:made], alive, effort)


def worth_of(ends: Any, effort: Effort) -> Any:
    """[guess, candidate] → what a match is worth that ended so."""
    return (1 - effort.mercy) * ends[:, :, 0] + effort.mercy * np.exp(-ends[:, :, 1] / KINDNESS)


def _beaten(worth: Any, alive: Any, effort: Effort) -> Any:
    """Candidates that are clearly behind the best one on the same guesses."""
    best = int(np.argmax(np.where(alive, worth.mean(axis=0), -1.0)))
    behind = worth[:, [best]] - worth
    return behind.mean(axis=0) > effort.beaten * _error(behind) + 1e-9


def _error(values: Any) -> Any:
    """One standard error of the mean, column by column; never quite 0, because few guesses prove little."""
    n = len(values)
    return np.sqrt((values.var(axis=0) + 0.25 / (n + 1)) / max(n, 1))


def _ranked(judged: list[tuple[tuple[Lay, ...], float]], ends: Any, alive: Any, effort: Effort) -> list[Tried]:
    made = len(ends)
    if made == 0:
        return [Tried(turn, value, 0.0, 1.0, 0.0, 0.0, 1.0, 0) for turn, value in judged]
    worth = worth_of(ends, effort)
    gain = np.where(alive, worth.mean(axis=0), -1.0)
    best = int(np.argmax(gain))
    if alive[0] and best != 0:
        # The judgement's own choice stands unless the gain on the same guesses is more than chance.
        ahead = worth[:, best] - worth[:, 0]
        if ahead.mean() <= effort.sure * np.sqrt(ahead.var() / made):
            best = 0
    wins, left = ends[:, :, 0], ends[:, :, 1]
    found = []
    for n, (turn, value) in enumerate(judged):
        # A beaten candidate was tried on the first guesses only; it is compared on those.
        tried = left[:, n] >= 0
        count = int(tried.sum())
        win = wins[tried, n]
        behind = wins[tried, best] - win
        found.append(
            Tried(
                turn,
                value,
                float(win.mean()),
                float(np.sqrt((win.var() + 0.25 / (count + 1)) / count)),
                float(left[tried, n].mean()),
                float(behind.mean()),
                float(np.sqrt((behind.var() + 0.25 / (count + 1)) / count)) if n != best else 0.0,
                count,
            )
        )
    order = sorted(range(len(found)), key=lambda n: (n != best, not alive[n], -gain[n], n))
    return [found[n] for n in order]
