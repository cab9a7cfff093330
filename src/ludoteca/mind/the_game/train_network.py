"""Learn to tell how a match ends, from matches of the tuned judgement: `ludoteca tune GAME --players N --foresee T`.

Every match is played by the weights of the turn search. Up to some turn it now and then takes another of the best
turns, then once any of them, and from there on it plays its best: positions that a search asks about but that good play
alone would seldom reach are learned too. The network is fitted to how those matches ended, and tried on matches that
it did not learn from. With --masters it goes on learning from matches of masters who think quickly (self_play.py): what
a position is worth hangs on who plays on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import joblib
import numpy as np
from rich.progress import Progress

from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.the_game.kernel import (
    CARDS,
    DRAW,
    OVER,
    TABLE,
    Box,
    Numbers,
    Table,
    below,
    draw,
)
from ludoteca.mind.the_game.playouts import BREADTH, MARGIN, STRETCH, close_turn, fresh_deal, lay_turn, listen
from ludoteca.mind.the_game.self_play import watch_masters
from ludoteca.mind.the_game.turns import KEEP, THOUGHT, Thought, best_turns
from ludoteca.mind.the_game.value_network import INPUTS, KINDNESS, LAYERS, ValueNetwork, fill_inputs

STRAY, AMONG = 15, 4
"""Before its free turn a match takes any of the AMONG best turns in so many of a hundred turns."""
LATEST = 40
"""The free turn comes before this one."""
BATCH, EPOCHS, RATE = 2048, 8, 3e-3
PORTION = 1000
MASTERS = 50
"""Matches of masters that are played in one go."""
HELD_BACK = 10
"""One of so many matches is not learned from."""


@compiled
def learn_from(t: Thought, s: Table, box: Box, weights: Any, luck: Numbers, out: Numbers, xs: Any) -> int:
    """One match; every place of `xs` gets what was seen after a turn from the free one on. How many there were."""
    fresh_deal(t, s, box, luck, out)
    t.breadth, t.stretch, t.margin = BREADTH, STRETCH, MARGIN
    free = np.int64(below(luck, LATEST))
    turn = 0
    seen = 0
    while s.phase != OVER:
        if s.phase == DRAW:
            draw(s, box, s.undrawn - 1, out)
            continue
        listen(t, s, box)
        found = best_turns(t, s, box, weights, KEEP if turn <= free else 1)
        if found == 0:
            s.phase = OVER
            continue
        chosen = np.int64(0)
        if turn == free:
            chosen = np.int64(below(luck, found))
        elif turn < free and below(luck, 100) < STRAY:
            chosen = np.int64(below(luck, min(AMONG, found)))
        lay_turn(t, s, box, t.turns[chosen], t.lengths[chosen])
        if turn >= free and s.to_go > 0:
            fill_inputs(t, s, box, xs[seen])
            seen += 1
        close_turn(s, box, out)
        turn += 1
    return seen


@compiled
@allocating
def learn_from_many(box: Box, t: Thought, s: Table, weights: Any, seed: int, ends: Any, xs: Any, whose: Numbers) -> int:
    """A match for every place of `ends`, which gets whether it was won and the cards left."""
    out = np.zeros(CARDS, np.int16)
    luck = np.zeros(1, np.uint64)
    made = 0
    for n in range(len(ends)):
        luck[0] = seed * 1_000_003 + n * 7919
        seen = learn_from(t, s, box, weights, luck, out, xs[made:])
        whose[made : made + seen] = n
        made += seen
        ends[n, 0] = s.won
        ends[n, 1] = s.to_go if s.to_go > 0 or s.won else 1
    return made


def gather(box: Box, weights: Any, seed: int, matches: int) -> Iterator[tuple[Any, Any, Any]]:
    """What was seen, what came of it and in which match, PORTION matches at a time."""
    for first in range(0, matches, PORTION):
        n = min(PORTION, matches - first)
        ends, xs, whose = np.zeros((n, 2)), np.zeros((n * CARDS, INPUTS)), np.zeros(n * CARDS, np.int64)
        t, s = np.zeros(1, THOUGHT)[0], np.zeros(1, TABLE)[0]
        made = learn_from_many(box, t, s, weights, seed + first, ends, xs, whose)
        whose = whose[:made]
        answers = np.stack([ends[whose, 0], np.exp(-ends[whose, 1] / KINDNESS)], axis=1)
        yield xs[:made].astype(np.float32), answers.astype(np.float32), whose + first


class Network:
    """The network of value_network.py while it learns (Adam on the cross-entropy of both answers)."""

    def __init__(self, inputs: Any, seed: int, start: list[list[float]] | None = None) -> None:
        """`start`: the layers of a network that has learned before, as `plain` gives them."""
        luck = np.random.default_rng(seed)
        self.mean, self.spread = inputs.mean(axis=0), inputs.std(axis=0)
        # What never changes (commands in a game without any) teaches nothing, and must not count if it once does.
        self.spread[self.spread == 0] = np.inf
        self.layers: list[Any] = [
            (luck.normal(size=shape) / np.sqrt(shape[0]) * (shape[0] > 1)).astype(np.float32) for shape in LAYERS
        ]
        if start is not None:
            known = [np.array(layer, np.float32).reshape(shape) for layer, shape in zip(start, LAYERS, strict=True)]
            spread = np.where(np.isinf(self.spread), 0, self.spread)
            known[1] = known[1] + self.mean @ known[0]
            known[0] = known[0] * spread[:, None]
            self.layers = [layer.astype(np.float32) for layer in known]
        self._first = [np.zeros_like(layer) for layer in self.layers]
        self._second = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def _forward(self, x: Any) -> tuple[Any, Any, Any]:
        one, one_bias, two, two_bias, last, last_bias = self.layers
        a = np.maximum(x @ one + one_bias, 0)
        b = np.maximum(a @ two + two_bias, 0)
        return a, b, 1 / (1 + np.exp(-(b @ last + last_bias)))

    def answers(self, inputs: Any) -> Any:
        """What the network says to these inputs."""
        return self._forward((inputs - self.mean) / self.spread)[2]

    def step(self, inputs: Any, answers: Any, rate: float) -> None:
        """One step of gradient descent towards the answers."""
        x = (inputs - self.mean) / self.spread
        a, b, found = self._forward(x)
        wrong = (found - answers) / len(x)
        wrong_b = (wrong @ self.layers[4].T) * (b > 0)
        wrong_a = (wrong_b @ self.layers[2].T) * (a > 0)
        slopes = [
            x.T @ wrong_a,
            wrong_a.sum(axis=0, keepdims=True),
            a.T @ wrong_b,
            wrong_b.sum(axis=0, keepdims=True),
            b.T @ wrong,
            wrong.sum(axis=0, keepdims=True),
        ]
        self._steps += 1
        for n, slope in enumerate(slopes):
            self._first[n] = 0.9 * self._first[n] + 0.1 * slope
            self._second[n] = 0.999 * self._second[n] + 0.001 * slope**2
            first = self._first[n] / (1 - 0.9**self._steps)
            second = self._second[n] / (1 - 0.999**self._steps)
            self.layers[n] = (self.layers[n] - rate * first / (np.sqrt(second) + 1e-8)).astype(np.float32)

    def plain(self) -> list[list[float]]:
        """The layers for inputs as they are: the scaling is worked into the first one."""
        first = self.layers[0] / self.spread[:, None]
        bias = self.layers[1] - (self.mean / self.spread) @ self.layers[0]
        return [[round(float(v), 5) for v in np.ravel(layer)] for layer in (first, bias, *self.layers[2:])]


def fit(
    inputs: Any, answers: Any, whose: Any, seed: int, progress: Progress, start: list[list[float]] | None = None
) -> tuple[Network, dict[str, float]]:
    """The network, and its squared error on matches that it did not see; `blind` is that of always saying the mean."""
    hidden = whose % HELD_BACK == 0
    unknown, expected = inputs[hidden], answers[hidden]
    inputs, answers = inputs[~hidden], answers[~hidden]
    network = Network(inputs, seed, start)
    rate = RATE if start is None else RATE / 3
    luck = np.random.default_rng(seed)
    batches = max(1, len(inputs) // BATCH)
    task = progress.add_task("learning", total=EPOCHS * batches)
    for epoch in range(EPOCHS):
        order = luck.permutation(len(inputs))
        for n in range(batches):
            chosen = order[n * BATCH : (n + 1) * BATCH]
            done = (epoch * batches + n) / (EPOCHS * batches)
            network.step(inputs[chosen], answers[chosen], rate * (1 - done))
            progress.advance(task)
    wrong = float(((network.answers(unknown) - expected)[:, 0] ** 2).mean())
    return network, {"error": round(wrong, 5), "blind": round(float(expected[:, 0].var()), 5)}


def learn(box: Box, weights: Any, turns: int, seed: int, matches: int, progress: Progress) -> ValueNetwork:
    """Play, and learn to foresee from it."""
    return _learn_from(gather(box, weights, seed, matches), turns, seed, matches, progress)


def learn_from_masters(
    box: Box, weights: Any, known: ValueNetwork, seed: int, matches: int, progress: Progress, jobs: int = 1
) -> ValueNetwork:
    """The same from matches of masters who ask the network that is `known`: it goes on learning."""
    work = (
        joblib.delayed(watch_masters)(box, weights, known.net(), seed + first, min(MASTERS, matches - first))
        for first in range(0, matches, MASTERS)
    )
    parts = joblib.Parallel(n_jobs=jobs, return_as="generator")(work)
    portions = ((xs, answers, whose + n * MASTERS) for n, (xs, answers, whose) in enumerate(parts))
    return _learn_from(portions, known.turns, seed, matches, progress, known.layers)


def _learn_from(
    seen: Iterable[tuple[Any, Any, Any]],
    turns: int,
    seed: int,
    matches: int,
    progress: Progress,
    start: list[list[float]] | None = None,
) -> ValueNetwork:
    task = progress.add_task("playing", total=matches)
    portions = []
    for portion in seen:
        portions.append(portion)
        progress.update(task, completed=int(portion[2][-1]) + 1)
    inputs, answers, whose = (np.concatenate(column) for column in zip(*portions, strict=True))
    network, errors = fit(inputs, answers, whose, seed, progress, start)
    return ValueNetwork(turns, network.plain(), {"matches": matches, "positions": len(inputs), **errors})
