"""The Game, a team without a word: a small network learns to score placements. One file, NumPy only.

    python examples/train/the_game.py --players 5 --minutes 30 --out the-game-5.onnx

PPO with self-play on `ludoteca.lab.vector`. The network does not see 500 raw numbers but what a person would count:
for every legal placement a row of features worked out from the documented observation (docs/vector.md), the same small
network for all of them, and a softmax over their scores. That is why it learns in minutes on one core. A second network
of the same kind judges positions. Everything, features included, is written as one ONNX graph: it takes the observation
and gives a score for every action.

NumPy, not a deep-learning framework: two layers of 32 need none, and the script runs wherever Ludoteca does. Writing
the model needs `pip install onnx`; `ludoteca[policy]` plays it.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

# Before NumPy is imported: these matrices are small; a second thread only waits, and waiting counts as processor time.
for library in ("OMP", "OPENBLAS", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import numpy as np  # noqa: E402

from ludoteca.lab.vector import make_vec  # noqa: E402

Array = Any
CARDS, PILES, LAYS = 98, 4, 4 * 98
AT_TOPS, AT_HANDS, AT_DRAW = 196, 229, 239
"""Where the tops of the piles, the sizes of the hands and the draw pile stand in an observation of TheGame-v1."""
START, END, WAIT = 392, 397, 399
FEATURES, GLOBALS, HIDDEN = 24, 8, 32


# --- what is seen ------------------------------------------------------------------------------------------------


def table_of(seen: Array) -> dict[str, Array]:
    """What all placements have in common: counts of cards up to each number, tops, and a few numbers of the table."""
    cards = seen[:, :CARDS]
    unseen, mine = (cards == 0).astype(np.float32), (cards == 1).astype(np.float32)
    # upto[:, n]: cards with a number below n, for n from 0 to 101, so that every top is a place.
    pad = np.zeros((len(seen), 103), np.float32)
    upto, own = pad.copy(), pad
    upto[:, 3:101], own[:, 3:101] = unseen.cumsum(1), mine.cumsum(1)
    upto[:, 101:], own[:, 101:] = upto[:, 100:101], own[:, 100:101]
    tops = seen[:, AT_TOPS : AT_TOPS + PILES].astype(np.int64)
    draw, minimum, laid = seen[:, AT_DRAW], seen[:, AT_DRAW + 1], seen[:, AT_DRAW + 2]
    return {
        "upto": upto, "own": own, "tops": tops, "unseen": unseen, "mine": mine,
        "draw": draw / 98.0, "empty": (draw == 0) * 1.0, "due": np.maximum(0, minimum - laid) / 2.0, "laid": laid / 4.0,
        "held": seen[:, AT_HANDS] / 8.0, "out": unseen.sum(1) / 98.0,
    }  # fmt: skip


def position(t: dict[str, Array], rows: Array, tops: Array) -> list[Array]:
    """How good four tops are: for the cards out of sight and for the own hand, how many fit nowhere, on one side, and
    how much room the best piles leave."""
    low, high = np.minimum(tops[:, 0], tops[:, 1]), np.maximum(tops[:, 2], tops[:, 3])
    low2, high2 = np.maximum(tops[:, 0], tops[:, 1]), np.minimum(tops[:, 2], tops[:, 3])
    found = []
    for count, scale in ((t["upto"], 10.0), (t["own"], 4.0)):
        total, n = count[rows, 102], count[rows, 0] * 0
        up, down = total - count[rows, low + 1], count[rows, high]
        up2, down2 = total - count[rows, low2 + 1], count[rows, high2]
        nowhere = np.maximum(n, total - up - down)
        found += [nowhere / scale, up / scale, down / scale, (up2 + down2) / scale]
    return found


def common(t: dict[str, Array], rows: Array) -> list[Array]:
    return [t[name][rows] for name in ("draw", "empty", "due", "laid", "held", "out")]


def lay_features(t: dict[str, Array], rows: Array, actions: Array) -> Array:
    """A row for every placement: what it passes, what it opens, and how the table lies after it."""
    pile, card = actions // CARDS, actions % CARDS + 2
    up, top = pile < 2, t["tops"][rows, pile]
    tops = t["tops"][rows].copy()
    tops[np.arange(len(rows)), pile] = card
    trick = np.where(up, card == top - 10, card == top + 10)
    low, high = np.minimum(card, top), np.maximum(card, top)
    passed = [np.where(trick, 0.0, count[rows, high] - count[rows, low + 1]) for count in (t["upto"], t["own"])]
    back = np.where(up, card - 10, card + 10)
    there = (back >= 2) & (back <= 99)
    at = np.clip(back - 2, 0, 97)
    spoiled = np.where(up, top - 10, top + 10)
    lost = np.clip(spoiled - 2, 0, 97)
    alive = (spoiled >= 2) & (spoiled <= 99) & ~trick
    columns = [
        trick * 1.0, passed[0] / 5.0, passed[1] / 2.0, np.abs(card - top) / 20.0,
        t["mine"][rows, at] * there, t["unseen"][rows, at] * there,
        t["mine"][rows, lost] * alive, t["unseen"][rows, lost] * alive,
        *common(t, rows), *position(t, rows, tops), np.ones(len(rows)), passed[0] * t["empty"][rows] / 5.0,
    ]  # fmt: skip
    return np.stack(columns, 1).astype(np.float32)


def end_features(t: dict[str, Array], rows: Array) -> Array:
    """The same columns for ending the turn: nothing is passed, and the table stays."""
    zero = np.zeros(len(rows))
    columns = [*[zero] * 8, *common(t, rows), *position(t, rows, t["tops"][rows]), zero, zero]
    return np.stack(columns, 1).astype(np.float32)


def rows_of(seen: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
    """Every legal action of every match: its match, its number, its features; and the features of the tables."""
    t = table_of(seen)
    rows, actions = np.nonzero(masks)
    x = np.zeros((len(rows), FEATURES), np.float32)
    lays = actions < LAYS
    x[lays] = lay_features(t, rows[lays], actions[lays])
    x[~lays] = end_features(t, rows[~lays])
    # Claiming the first turn or not is left open: the two get scores of their own, nought.
    other = ~lays & (actions != END)
    x[other] = 0.0
    return rows, actions, x, end_features(t, np.arange(len(seen)))


# --- networks ----------------------------------------------------------------------------------------------------


class Net:
    """Two layers of tanh and one number, with Adam."""

    def __init__(self, luck: np.random.Generator, rate: float) -> None:
        shapes = [(FEATURES, HIDDEN), (HIDDEN,), (HIDDEN, HIDDEN), (HIDDEN,), (HIDDEN, 1), (1,)]
        self.parts = [
            (luck.normal(size=shape) / np.sqrt(shape[0]) if len(shape) > 1 else np.zeros(shape)).astype(np.float32)
            for shape in shapes
        ]
        self.parts[4] *= 0.1
        self.rate, self.steps = rate, 0
        self.mean, self.square = [np.zeros_like(p) for p in self.parts], [np.zeros_like(p) for p in self.parts]

    def __call__(self, x: Array) -> tuple[Array, Any]:
        a, b, c, d, e, f = self.parts
        one = np.tanh(x @ a + b)
        two = np.tanh(one @ c + d)
        return (two @ e + f)[:, 0], (x, one, two)

    def learn(self, kept: Any, slope: Array) -> None:
        """One step of Adam against the slope of the loss by every output."""
        x, one, two = kept
        _, _, c, _, e, _ = self.parts
        out = slope[:, None].astype(np.float32)
        back = out @ e.T * (1 - two**2)
        first = back @ c.T * (1 - one**2)
        slopes = [x.T @ first, first.sum(0), one.T @ back, back.sum(0), two.T @ out, out.sum(0)]
        size = np.sqrt(sum(float((s**2).sum()) for s in slopes))
        self.steps += 1
        for n, s in enumerate(slopes):
            s = s * min(1.0, 0.5 / (size + 1e-8))
            self.mean[n] = 0.9 * self.mean[n] + 0.1 * s
            self.square[n] = 0.999 * self.square[n] + 0.001 * s**2
            step = self.mean[n] / (1 - 0.9**self.steps)
            self.parts[n] -= self.rate * step / (np.sqrt(self.square[n] / (1 - 0.999**self.steps)) + 1e-8)


def softmax(scores: Array, rows: Array, size: int) -> Array:
    """Chances of the actions of each match; `rows` ascend."""
    top = np.full(size, -np.inf)
    np.maximum.at(top, rows, scores)
    found = np.exp(scores - top[rows])
    return found / np.bincount(rows, found, size)[rows]


def draw(chances: Array, rows: Array, size: int, luck: np.random.Generator) -> Array:
    """For each match the place of an action drawn by its chances."""
    total = chances.cumsum()
    first = np.searchsorted(rows, np.arange(size))
    before = np.where(first > 0, total[first - 1], 0.0)
    last = np.searchsorted(rows, np.arange(size), "right") - 1
    return np.minimum(np.searchsorted(total, before + luck.random(size)), last)


# --- learning ----------------------------------------------------------------------------------------------------


def play(env: Any, seen: Any, policy: Net, value: Net, steps: int, luck: Any) -> tuple[list[Any], Any, list[bool]]:
    """So many decisions of every match, and what is needed to learn from them."""
    kept, wins = [], []
    for _ in range(steps):
        rows, actions, x, table = rows_of(seen["observation"], seen["action_mask"])
        chances = softmax(policy(x)[0], rows, env.num_envs)
        chosen = draw(chances, rows, env.num_envs, luck)
        worth = value(table)[0]
        seen, reward, ended, _, info = env.step(actions[chosen])
        if ended.any():
            reward = reward + ended * info["won"]
        kept.append((rows, x, chosen, np.log(chances[chosen]), table, worth, reward, ended))
        wins += info["won"][ended].tolist() if ended.any() else []
    return kept, seen, wins


def learn(kept: list[Any], last: Array, policy: Net, value: Net, luck: Any, calm: float, fade: float = 0.97) -> None:
    """Advantages, and two rounds of clipped policy steps over decisions in random groups."""
    ahead, after, gains = np.zeros(len(last)), last, [last] * len(kept)
    for n in range(len(kept) - 1, -1, -1):
        *_, worth, reward, ended = kept[n]
        ahead = reward + after * ~ended - worth + fade * ahead * ~ended
        gains[n], after = ahead, worth
    everything: Array = np.concatenate(gains)
    mean, spread = everything.mean(), everything.std() + 1e-8
    size = len(last)
    for _ in range(2):
        for n in luck.permutation(len(kept)):
            rows, x, chosen, before, table, worth, _, _ = kept[n]
            gain = (gains[n] - mean) / spread
            scores, trace = policy(x)
            chances = softmax(scores, rows, size)
            logs = np.log(chances + 1e-12)
            ratio = np.exp(logs[chosen] - before)
            free = np.where(gain > 0, ratio < 1.2, ratio > 0.8)
            push = gain * ratio * free
            slope = chances * push[rows]
            slope[chosen] -= push
            entropy = -np.bincount(rows, chances * logs, size)
            slope += calm * chances * (logs + entropy[rows])
            policy.learn(trace, slope / size)
            guess, trace = value(table)
            value.learn(trace, (guess - (gains[n] + worth)) / size)


def wins_of(policy: Net, players: int, matches: int, seed: int) -> tuple[float, float]:
    """The share of fresh deals won by always taking the best-scored action, and the mean of cards left."""
    env = make_vec("TheGame-v1", matches, players, autoreset_mode="SameStep", copy=False)
    seen, _ = env.reset(seed=seed)
    done, won, left = np.zeros(matches, bool), np.zeros(matches), np.zeros(matches)
    while not done.all():
        rows, actions, x, _ = rows_of(seen["observation"], seen["action_mask"])
        order = np.lexsort((policy(x)[0], rows))
        best = order[np.searchsorted(rows[order], np.arange(matches), "right") - 1]
        seen, _, ended, _, info = env.step(actions[best])
        first = ended & ~done
        if first.any():
            won[first], left[first] = info["won"][first], info["left"][first]
        done |= ended
    return float(won.mean()), float(left.mean())


# --- the model as a file --------------------------------------------------------------------------------------------


class Graph:
    """ONNX nodes, written down as they are called: g.op("Add", a, b) gives the name of the sum."""

    def __init__(self) -> None:
        from onnx import helper, numpy_helper

        self.helper, self.numpy = helper, numpy_helper
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def const(self, value: Any, kind: Any = np.float32) -> str:
        name = f"c{len(self.constants)}"
        self.constants.append(self.numpy.from_array(np.asarray(value, kind), name))
        return name

    def ints(self, *values: int) -> str:
        return self.const(values, np.int64)

    def op(self, kind: str, *inputs: Any, **how: Any) -> str:
        """Numbers and arrays among the inputs become constants."""
        name = f"n{len(self.nodes)}"
        named = [one if isinstance(one, str) else self.const(one) for one in inputs]
        self.nodes.append(self.helper.make_node(kind, named, [name], **how))
        return name

    def cut(self, of: str, first: int, last: int) -> str:
        return self.op("Slice", of, self.ints(first), self.ints(last), self.ints(1))

    def true(self, kind: str, *inputs: Any) -> str:
        """A comparison as 1.0 and 0.0."""
        return self.op("Cast", self.op(kind, *inputs), to=1)

    def look_up(self, row: str, at: str, size: int) -> str:
        """row[at], for every action of every match."""
        hot = self.op("OneHot", self.op("Cast", at, to=7), self.ints(size), [0.0, 1.0])
        return self.op("Squeeze", self.op("MatMul", hot, self.op("Unsqueeze", row, self.ints(2))), self.ints(2))


ACTIONS = np.arange(LAYS + 1)
"""All placements, and the end of the turn."""
CARD = (ACTIONS % CARDS + 2).astype(np.float32)
UP = ACTIONS // CARDS < 2
IS_LAY = (ACTIONS < LAYS).astype(np.float32)


def graph_features(g: Graph) -> str:
    """What `lay_features` and `end_features` say, for all actions at once."""
    cards, tops = g.cut("observation", 0, CARDS), g.cut("observation", AT_TOPS, AT_TOPS + PILES)
    unseen, mine = g.true("Equal", cards, 0.0), g.true("Equal", cards, 1.0)
    below = (np.arange(CARDS) + 2)[:, None] < np.arange(103)[None, :]
    upto, own = g.op("MatMul", unseen, below), g.op("MatMul", mine, below)
    changed = np.zeros((PILES, LAYS + 1), np.float32)
    changed[ACTIONS[:LAYS] // CARDS, ACTIONS[:LAYS]] = 1.0
    top = g.op("MatMul", tops, changed)
    after = [g.op("Add", g.op("Mul", g.cut(tops, n, n + 1), 1 - changed[n]), changed[n] * CARD) for n in range(PILES)]
    away = g.op("Mul", g.op("Sub", CARD, top), np.where(UP, 1.0, -1.0))
    trick = g.op("Mul", g.true("Equal", away, -10.0), IS_LAY)
    calm = g.op("Mul", g.op("Sub", 1.0, trick), IS_LAY)
    first, last = g.op("Min", CARD, top), g.op("Max", CARD, top)
    passed = [
        g.op("Mul", g.op("Sub", g.look_up(n, last, 103), g.look_up(n, g.op("Add", first, 1.0), 103)), calm)
        for n in (upto, own)
    ]
    back = np.where(UP, CARD - 10, CARD + 10)
    at = np.zeros((CARDS, LAYS + 1), np.float32)
    at[np.clip(back - 2, 0, 97).astype(int), ACTIONS] = ((back >= 2) & (back <= 99)) * IS_LAY
    spoiled = g.op("Add", top, np.where(UP, -12.0, 8.0))
    inside = g.op("And", g.op("GreaterOrEqual", spoiled, 0.0), g.op("LessOrEqual", spoiled, 97.0))
    spoiled = g.op("Where", inside, spoiled, 98.0)
    nothing = g.op("Mul", g.cut(cards, 0, 1), 0.0)
    lost = [
        g.op("Mul", g.look_up(g.op("Concat", whose, nothing, axis=1), spoiled, 99), calm) for whose in (mine, unseen)
    ]
    step = g.op("Mul", g.op("Abs", g.op("Sub", CARD, top)), IS_LAY / 20)
    draw = g.cut("observation", AT_DRAW, AT_DRAW + 1)
    everywhere = np.ones((1, LAYS + 1))
    empty = g.op("Mul", g.true("Equal", draw, 0.0), everywhere)
    columns = [
        trick, g.op("Mul", passed[0], 0.2), g.op("Mul", passed[1], 0.5), step,
        g.op("MatMul", mine, at), g.op("MatMul", unseen, at), *lost,
        *graph_table(g, draw, unseen, empty, everywhere), *graph_position(g, upto, own, after, everywhere),
        g.op("Mul", g.op("Add", nothing, 1.0), IS_LAY[None]), g.op("Mul", g.op("Mul", passed[0], 0.2), empty),
    ]  # fmt: skip
    return g.op("Concat", *[g.op("Unsqueeze", column, g.ints(2)) for column in columns], axis=2)


def graph_table(g: Graph, draw: str, unseen: str, empty: str, everywhere: Array) -> list[str]:
    """What `common` says."""
    least, laid = (g.cut("observation", AT_DRAW + n, AT_DRAW + n + 1) for n in (1, 2))
    held = g.cut("observation", AT_HANDS, AT_HANDS + 1)
    due, out = g.op("Relu", g.op("Sub", least, laid)), g.op("MatMul", unseen, np.full((CARDS, 1), 1 / 98))
    ones = [g.op("Mul", draw, 1 / 98), g.op("Mul", due, 0.5), g.op("Mul", laid, 0.25), g.op("Mul", held, 0.125), out]
    wide = [g.op("Mul", one, everywhere) for one in ones]
    return [wide[0], empty, *wide[1:]]


def graph_position(g: Graph, upto: str, own: str, tops: list[str], everywhere: Array) -> list[str]:
    """What `position` says."""
    low, low2 = g.op("Min", tops[0], tops[1]), g.op("Max", tops[0], tops[1])
    high, high2 = g.op("Max", tops[2], tops[3]), g.op("Min", tops[2], tops[3])
    found = []
    for count, scale in ((upto, 0.1), (own, 0.25)):
        total = g.op("Mul", g.cut(count, 102, 103), everywhere)
        up, up2 = (g.op("Sub", total, g.look_up(count, g.op("Add", top, 1.0), 103)) for top in (low, low2))
        down, down2 = (g.look_up(count, top, 103) for top in (high, high2))
        nowhere = g.op("Relu", g.op("Sub", g.op("Sub", total, up), down))
        found += [g.op("Mul", one, scale) for one in (nowhere, up, down, g.op("Add", up2, down2))]
    return found


def write_onnx(policy: Net, path: str) -> None:
    """The features and the network as one graph, from an observation to a score for every action."""
    from onnx import TensorProto, helper, save

    g = Graph()
    a, b, c, d, e, f = policy.parts
    one = g.op("Tanh", g.op("Add", g.op("MatMul", graph_features(g), a), b))
    two = g.op("Tanh", g.op("Add", g.op("MatMul", one, c), d))
    scores = g.op("Squeeze", g.op("Add", g.op("MatMul", two, e), f), g.ints(2))
    lays, end = g.cut(scores, 0, LAYS), g.cut(scores, LAYS, LAYS + 1)
    # Then who starts (5), the end, take back, wait: taking the first turn and waiting score alike.
    none = g.op("Mul", end, 0.0)
    g.nodes.append(helper.make_node("Concat", [lays, *[none] * 5, end, none, none], ["scores"], axis=1))
    given = helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["n", 298])
    gives = helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["n", 400])
    graph = helper.make_graph(g.nodes, "the-game", [given], [gives], g.constants)
    save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)


# --- from the command line --------------------------------------------------------------------------------------------


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--players", type=int, default=5)
    ask.add_argument("--minutes", type=float, default=30.0, help="of processor time")
    ask.add_argument("--matches", type=int, default=256, help="side by side")
    ask.add_argument("--steps", type=int, default=64, help="decisions of each between two lessons")
    ask.add_argument("--test", type=int, default=1000, help="fresh deals at the end")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", default="the-game.onnx")
    asked = ask.parse_args()
    luck = np.random.default_rng(asked.seed)
    policy, value = Net(luck, 1e-3), Net(luck, 2e-3)
    # A match that is won pays 1 for its cards and 1 for the win: long before the first win there is something to learn.
    env = make_vec("TheGame-v1", asked.matches, asked.players, reward="cards", autoreset_mode="SameStep", copy=False)
    seen, _ = env.reset(seed=asked.seed)
    begun, told, decisions, won = time.process_time(), 0.0, 0, []
    while (share := (time.process_time() - begun) / (60 * asked.minutes)) < 1:
        policy.rate = 1e-3 * (1 - 0.9 * share)
        kept, seen, ends = play(env, seen, policy, value, asked.steps, luck)
        last = value(end_features(table_of(seen["observation"]), np.arange(asked.matches)))[0]
        learn(kept, last, policy, value, luck, calm=0.01 * (1 - share))
        decisions, won = decisions + asked.steps * asked.matches, (won + ends)[-2000:]
        if share >= told:
            told = share + 0.02
            print(f"{share:5.0%} {decisions:10d} decisions, {np.mean(won or [0]):6.1%} won while learning", flush=True)
            write_onnx(policy, asked.out)
    write_onnx(policy, asked.out)
    wins, left = wins_of(policy, asked.players, asked.test, 10**6)
    print(f"{asked.out}: of {asked.test} fresh deals {wins:.1%} won, {left:.1f} cards left on average")


if __name__ == "__main__":
    main()
