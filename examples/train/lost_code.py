"""The Lost Code: a network learns what its own stones may be, and plays by it. One file, NumPy and onnxruntime.

    python examples/train/lost_code.py --players 3 --minutes 20 --out lost-code-3.onnx

Belief is an auxiliary task: the environment tells the exact posterior of a seat's stones beside every observation
(`beliefs=True`), and a network learns to say it from the observation alone, by cross-entropy. A second, small network
scores actions by what that belief says of them (how likely is this range, what do these final numbers bring), and
learns by PPO from the points of self-play; a third judges positions. At a table nobody tells the posterior: the model
has only what it has learnt.

The features are written once, as ONNX: onnxruntime works them out while learning, and they are part of the model that
is saved. It takes an observation of LostCode-v1 (docs/vector.md) and gives a score for every action, and its belief.
`pip install 'ludoteca[pettingzoo,policy]' onnx` brings all that is needed.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from itertools import combinations, pairwise
from typing import Any

# Before NumPy is imported: these matrices are small; a second thread only waits, and waiting counts as processor time.
for library in ("OMP", "OPENBLAS", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import numpy as np  # noqa: E402
import onnxruntime  # noqa: E402
from onnx import TensorProto, helper, numpy_helper  # noqa: E402

from ludoteca.lab.vector import make_vec  # noqa: E402

Array = Any
SYMBOLS, STONES, ROUNDS, DICE, WHEELS, STARTS, PLAYERS = 6, 9, 10, 3, 12, 25, 4
AT = {
    "positions": 16, "logs": 24, "stacks": 48, "discards": 54, "guesses": 108, "wheels": 168, "round": 206,
    "rounds": 207, "rolled": 208, "dice": 211, "bids": 261, "answers": 381, "swaps": 421,
}  # fmt: skip
"""Where the fields of an observation begin (docs/vector.md)."""
LENGTH, ACTIONS = 541, 512
SETS = [some for size in range(4) for some in combinations(range(STONES), size)]
"""What can be written as final numbers, in the order of the actions."""
PAYS = np.array([0.0, 5.0, 2.0, 1.0])
COLUMNS = 15
BELIEF_INPUTS, TABLE = 2 * SYMBOLS * STONES + SYMBOLS, 6 + SYMBOLS


# --- the features, as a graph -----------------------------------------------------------------------------------------


class Graph:
    """ONNX nodes, written down as they are called: g.op("Add", a, b) gives the name of the sum."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def const(self, value: Any, kind: Any = np.float32) -> str:
        name = f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.asarray(value, kind), name))
        return name

    def ints(self, *values: int) -> str:
        return self.const(values, np.int64)

    def op(self, kind: str, *inputs: Any, **how: Any) -> str:
        """Numbers and arrays among the inputs become constants."""
        name = f"n{len(self.nodes)}"
        named = [one if isinstance(one, str) else self.const(one) for one in inputs]
        self.nodes.append(helper.make_node(kind, named, [name], **how))
        return name

    def shaped(self, value: str, *shape: int) -> str:
        return self.op("Reshape", value, self.ints(-1, *shape))

    def field(self, name: str, *shape: int, skip: int = 0) -> str:
        """A field of the observation."""
        first = AT[name] + skip
        size = math.prod(shape)
        cut = self.op("Slice", "observation", self.ints(first), self.ints(first + size), self.ints(1))
        return self.shaped(cut, *shape)

    def true(self, kind: str, *inputs: Any) -> str:
        """A comparison as 1.0 and 0.0."""
        return self.op("Cast", self.op(kind, *inputs), to=TensorProto.FLOAT)

    def hot(self, value: str, size: int) -> str:
        """One-hot along a new last axis; nothing is hot where the value is negative."""
        return self.true("Equal", self.op("Unsqueeze", value, self.ints(-1)), np.arange(size))

    def sum(self, value: str, axis: int, keep: int = 0) -> str:
        return self.op("ReduceSum", value, self.ints(axis), keepdims=keep)

    def add(self, *values: Any) -> str:
        total = values[0]
        for value in values[1:]:
            total = self.op("Add", total, value)
        return str(total)

    def times(self, *values: Any) -> str:
        total = values[0]
        for value in values[1:]:
            total = self.op("Mul", total, value)
        return str(total)

    def less(self, one: Any, other: Any) -> str:
        return self.op("Sub", one, other)

    def model(self, outputs: dict[str, str], inputs: dict[str, list[Any]]) -> bytes:
        ends = [helper.make_node("Identity", [of], [name]) for name, of in outputs.items()]
        given = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in inputs.items()]
        gives = [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in outputs]
        graph = helper.make_graph([*self.nodes, *ends], "lost-code", given, gives, self.constants)
        made: bytes = helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9
        ).SerializeToString()
        return made


def clues(g: Graph) -> tuple[str, str, str, str, str]:
    """What the own answers say: per round how often each symbol counts [10, 6], the lowest and the highest sum [10, 1]
    of these, 1 where the sum lies within, and 1 where there is an answer. A stone that was laid open since is known:
    it counts no more, and its number is taken off."""
    dice, bids = g.field("dice", ROUNDS, DICE), g.field("bids", ROUNDS, 3)
    answer, swaps = g.field("answers", ROUNDS, 1), g.field("swaps", ROUNDS, 2)
    counts = g.sum(g.hot(dice, SYMBOLS), 2)
    part = [g.op("Slice", swaps, g.ints(n), g.ints(n + 1), g.ints(2)) for n in range(2)]
    out = g.shaped(g.hot(part[0], SYMBOLS), ROUNDS, SYMBOLS)
    number = g.times(out, part[1])
    gone: list[str] = [""] * ROUNDS
    known: list[str] = [""] * ROUNDS
    for at in range(ROUNDS - 1, -1, -1):
        here, this = (g.op("Slice", one, g.ints(at), g.ints(at + 1), g.ints(1)) for one in (out, number))
        gone[at], known[at] = here, this
        if at + 1 < ROUNDS:
            stays = g.less(1.0, here)
            gone[at] = g.add(here, g.times(stays, gone[at + 1]))
            known[at] = g.add(this, g.times(stays, known[at + 1]))
    gone_all, known_all = g.op("Concat", *gone, axis=1), g.op("Concat", *known, axis=1)
    opened = g.sum(g.times(counts, gone_all, known_all), 2, keep=1)
    live = g.times(counts, g.less(1.0, gone_all))
    first, width = (g.op("Slice", bids, g.ints(n), g.ints(n + 1), g.ints(2)) for n in (2, 0))
    lower, higher = g.true("Equal", answer, 1.0), g.true("Equal", answer, 2.0)
    last = g.less(g.add(first, width), 1.0)
    # 0 right, 1 lower, 2 higher, 3 merely wrong.
    low = g.less(g.add(first, g.times(lower, -99.0), g.times(higher, width)), opened)
    high = g.less(g.add(last, g.times(higher, 99.0), g.times(lower, g.op("Neg", width))), opened)
    return live, low, high, g.less(1.0, g.true("Equal", answer, 3.0)), g.true("GreaterOrEqual", answer, 0.0)


def possible(g: Graph) -> str:
    """1 for every number of every symbol that lies neither in another log nor among the discards [6, 9]."""
    others = g.hot(g.field("logs", 3, SYMBOLS, skip=SYMBOLS), STONES)
    seen = g.op("Min", g.sum(others, 1), 1.0)
    laid = g.true("Greater", g.field("discards", SYMBOLS, STONES), 0.0)
    in_play = g.true("GreaterOrEqual", g.op("Unsqueeze", g.field("stacks", SYMBOLS), g.ints(-1)), 0.0)
    free = g.times(g.less(1.0, seen), g.less(1.0, laid), in_play)
    return g.times(free, (np.arange(STONES) < 8) * 1.0)


def softmax_graph(g: Graph, logits: str, free: str) -> str:
    """Chances of the numbers of every symbol, among those that are possible."""
    masked = g.add(logits, g.times(g.less(free, 1.0), 60.0))
    return g.times(g.op("Softmax", masked, axis=2), free)


def messages(g: Graph, free: str) -> str:
    """What the clues say of every number of every symbol, one clue at a time, as log odds [6, 9]: the rest of a clue's
    sum is taken for normally distributed, twice, the second time with what the first found."""
    live, low, high, inside, told = clues(g)
    found = g.times(free, 0.0)
    values = np.arange(STONES, dtype=np.float32)
    wide = [g.op("Unsqueeze", one, g.ints(3)) for one in (low, high, inside, told, live)]
    for _ in range(2):
        chance = softmax_graph(g, found, free)
        mean = g.sum(g.times(chance, values), 2)
        spread = g.less(g.sum(g.times(chance, values**2), 2), g.times(mean, mean))
        mean, spread = (g.op("Unsqueeze", one, g.ints(1)) for one in (mean, spread))
        parts, noise = g.times(live, mean), g.times(live, live, spread)
        rest = g.less(g.sum(parts, 2, keep=1), parts)
        free_noise = g.add(g.less(g.sum(noise, 2, keep=1), noise), 0.15)
        centre = g.add(g.op("Unsqueeze", rest, g.ints(3)), g.times(wide[4], values))
        scale = g.op("Unsqueeze", g.op("Sqrt", g.times(g.op("Max", free_noise, 0.15), 2.0)), g.ints(3))
        upto = [
            g.op("Erf", g.op("Div", g.less(g.add(edge, shift), centre), scale))
            for edge, shift in ((wide[1], 0.5), (wide[0], -0.5))
        ]
        hit = g.times(g.less(upto[0], upto[1]), 0.5)
        fits = g.add(g.times(wide[2], hit), g.times(g.less(1.0, wide[2]), g.less(1.0, hit)))
        log = g.op("Log", g.op("Max", fits, 0.003))
        found = g.sum(g.times(log, wide[3], g.true("Greater", wide[4], 0.0)), 1)
    return found


def belief_features(g: Graph) -> dict[str, str]:
    """What the belief network is given, and the log odds that it corrects."""
    free = possible(g)
    found = messages(g, free)
    live = g.times(g.sum(clues(g)[0], 1), 0.2)
    flat = g.op("Concat", g.shaped(free, 54), g.times(g.shaped(found, 54), 0.2), live, axis=1)
    return {"belief_inputs": flat, "guess": found, "free": free}


def sums(g: Graph, belief: str) -> str:
    """How likely the own sum is below 0, 1, … 25 with the dice as they lie [26]."""
    dice = current_dice(g)
    same = g.op("MatMul", dice, g.op("Transpose", dice, perm=[0, 2, 1]))
    each = g.op("MatMul", dice, belief)
    chance = [g.op("Slice", each, g.ints(n), g.ints(n + 1), g.ints(1)) for n in range(DICE)]
    alike = {
        (a, b): g.op(
            "Slice", g.op("Slice", same, g.ints(a), g.ints(a + 1), g.ints(1)), g.ints(b), g.ints(b + 1), g.ints(2)
        )
        for a, b in combinations(range(DICE), 2)
    }
    one, two, three = g.shaped(chance[0], 9, 1, 1), g.shaped(chance[1], 1, 9, 1), g.shaped(chance[2], 1, 1, 9)
    equal = np.eye(STONES, dtype=np.float32)
    ab, ac, bc = (g.shaped(alike[pair], 1, 1, 1) for pair in ((0, 1), (0, 2), (1, 2)))
    second = g.add(g.times(g.less(1.0, ab), two), g.times(ab, equal[:, :, None]))
    apart = g.times(g.less(1.0, ac), g.less(1.0, bc))
    # Where the third die shows the symbol of the first, or else of the second, its number is theirs.
    third = g.add(
        g.times(apart, three),
        g.times(ac, equal[:, None, :]),
        g.times(g.less(1.0, ac), g.times(bc, equal[None, :, :])),
    )
    joint = g.shaped(g.times(one, second, third), 729)
    total = np.add.outer(np.add.outer(np.arange(9), np.arange(9)), np.arange(9)).reshape(-1)
    below = (total[:, None] < np.arange(26)[None, :]).astype(np.float32)
    return g.op("MatMul", joint, below)


def current_dice(g: Graph) -> str:
    """The dice of the running round as they lie [3, 6]."""
    running = g.true("Equal", g.field("round", 1), np.arange(1, ROUNDS + 1))
    lying = g.shaped(g.op("MatMul", g.shaped(running, 1, ROUNDS), g.field("dice", ROUNDS, DICE)), DICE)
    rolled = g.field("rolled", DICE)
    laid = g.true("GreaterOrEqual", lying, 0.0)
    return g.hot(g.add(g.times(laid, lying), g.times(g.less(1.0, laid), rolled)), SYMBOLS)


def table_features(g: Graph, belief: str) -> tuple[str, str, str]:
    """How the table lies, for the network that judges positions; and of every symbol how sure and how open it is."""
    sure = g.op("ReduceMax", belief, axes=[2], keepdims=0)
    open_ = g.op("Neg", g.sum(g.times(belief, g.op("Log", g.op("Max", belief, 1e-6))), 2))
    open_ = g.times(open_, 0.45)
    places = g.field("positions", PLAYERS)
    own = g.op("Slice", places, g.ints(0), g.ints(1), g.ints(1))
    others = g.op("ReduceMax", g.op("Slice", places, g.ints(1), g.ints(PLAYERS), g.ints(1)), axes=[1], keepdims=1)
    left = g.op("Div", g.less(g.field("rounds", 1), g.field("round", 1)), 10.0)
    guessed = g.true("GreaterOrEqual", g.field("guesses", SYMBOLS, STONES), 0.0)
    done = g.op("ReduceMean", guessed, axes=[1, 2], keepdims=0)
    middle = [g.op("ReduceMean", one, axes=[1], keepdims=1) for one in (sure, open_)]
    lead = g.times(g.less(own, others), 0.05)
    flat = g.op("Concat", left, lead, g.times(own, 0.05), g.shaped(done, 1), *middle, sure, axis=1)
    return flat, sure, open_


def action_features(g: Graph, belief: str) -> dict[str, str]:
    """A row of numbers for every action [512, 15], and how the table lies."""
    table, sure, open_ = table_features(g, belief)
    left, lead = (g.shaped(g.op("Slice", table, g.ints(n), g.ints(n + 1), g.ints(1)), 1, 1) for n in (0, 1))
    zero = g.times(left, 0.0)

    def block(many: int, /, **columns: str) -> str:
        names = ("dice", "wheel", "exchange", "write", "worth", "chance", "lower", "pays", "width", "sure", "open",
                 "room", "left", "lead", "size")  # fmt: skip
        every = {"left": left, "lead": lead} | columns
        return g.op("Concat", *[g.add(every.get(name, zero), np.zeros((1, many, 1))) for name in names], axis=2)

    one = g.add(zero, 1.0)
    dice = current_dice(g)
    seen = {}
    for name, of in (("sure", sure), ("open", open_)):
        lying = g.op("MatMul", dice, g.shaped(of, SYMBOLS, 1))
        total = g.sum(lying, 1, keep=1)
        turned = g.add(g.less(total, lying), g.shaped(of, 1, SYMBOLS))
        seen[name] = [g.times(total, 1 / 3), g.times(g.shaped(turned, 18, 1), 1 / 3)]
    keep, turn = (block(size, dice=one, sure=seen["sure"][n], open=seen["open"][n]) for n, size in ((0, 1), (1, 18)))
    stacks = g.times(g.field("stacks", SYMBOLS, 1), 1 / 3)
    exchange = block(6, exchange=one, sure=g.shaped(sure, 6, 1), open=g.shaped(open_, 6, 1), room=stacks)
    nothing = [block(size) for size in (18, 12 + 25, 2)]
    blocks = [keep, turn, nothing[0], wheel_block(g, belief, block, one), nothing[1], exchange, nothing[2]]
    return {"rows": g.op("Concat", *blocks, write_block(g, belief, block, one), axis=1), "table": table}


def wheel_block(g: Graph, belief: str, block: Any, one: str) -> str:
    below = sums(g, belief)
    wheels = g.field("wheels", WHEELS, 3)
    width, pays = (g.op("Slice", wheels, g.ints(n), g.ints(n + 1), g.ints(2)) for n in (0, 1))
    start = np.arange(STARTS, dtype=np.float32)[None, :]
    ends = g.op("Min", g.add(width, start), 25.0)
    first = g.op("Add", g.times(width, 0.0), start)
    low, high = (
        g.op("GatherElements", below, g.op("Cast", g.shaped(at, 300), to=TensorProto.INT64), axis=1)
        for at in (first, ends)
    )
    chance = g.shaped(g.less(high, low), 300, 1)
    wide = [g.shaped(g.add(of, np.zeros((WHEELS, STARTS))), 300, 1) for of in (width, pays)]
    worth = g.times(chance, wide[1], 1 / 5)
    return str(
        block(300, wheel=one, worth=worth, chance=chance, lower=g.shaped(low, 300, 1), pays=g.times(wide[1], 1 / 6),
              width=g.times(wide[0], 0.1))
    )  # fmt: skip


def write_block(g: Graph, belief: str, block: Any, one: str) -> str:
    """The symbol that is asked is the first without final numbers."""
    empty = g.true("Less", g.op("ReduceMin", g.field("guesses", SYMBOLS, STONES), axes=[2], keepdims=0), 0.0)
    earlier = g.op("MatMul", empty, np.triu(np.ones((SYMBOLS, SYMBOLS)), 1))
    asked = g.times(empty, g.true("Less", earlier, 0.5))
    chances = g.op("MatMul", g.shaped(asked, 1, SYMBOLS), belief)
    members = np.zeros((STONES, len(SETS)), np.float32)
    for n, some in enumerate(SETS):
        members[list(some), n] = 1.0
    sizes = np.array([len(some) for some in SETS])
    hit = g.shaped(g.op("MatMul", chances, members), len(SETS), 1)
    worth = g.less(g.times(hit, ((PAYS[sizes] + 2) / 5)[:, None]), 2 / 5)
    size = g.add(g.times(hit, 0.0), sizes[:, None] / 3)
    return str(block(len(SETS), write=one, worth=worth, chance=hit, size=size))


# --- networks ---------------------------------------------------------------------------------------------------------


class Net:
    """Layers of tanh, the last one plain, with Adam."""

    def __init__(self, sizes: list[int], luck: np.random.Generator, rate: float) -> None:
        self.parts: list[Array] = []
        for before, after in pairwise(sizes):
            self.parts += [luck.normal(size=(before, after)) / np.sqrt(before), np.zeros(after)]
        self.parts = [part.astype(np.float32) for part in self.parts]
        self.parts[-2] *= 0.1
        self.rate, self.steps = rate, 0
        self.mean, self.square = [np.zeros_like(p) for p in self.parts], [np.zeros_like(p) for p in self.parts]

    def __call__(self, x: Array) -> tuple[Array, list[Array]]:
        trace = [x]
        for n in range(0, len(self.parts), 2):
            x = x @ self.parts[n] + self.parts[n + 1]
            if n + 2 < len(self.parts):
                x = np.tanh(x)
                trace.append(x)
        return x, trace

    def learn(self, trace: list[Array], slope: Array) -> None:
        """One step of Adam against the slope of the loss by every output."""
        slopes: list[Array] = []
        for n in range(len(self.parts) - 2, -1, -2):
            x = trace[n // 2]
            slopes = [x.T @ slope, slope.sum(0), *slopes]
            if n:
                slope = slope @ self.parts[n].T * (1 - x**2)
        size = np.sqrt(sum(float((s**2).sum()) for s in slopes))
        self.steps += 1
        for n, s in enumerate(slopes):
            s = s * min(1.0, 0.5 / (size + 1e-8))
            self.mean[n] = 0.9 * self.mean[n] + 0.1 * s
            self.square[n] = 0.999 * self.square[n] + 0.001 * s**2
            step = self.mean[n] / (1 - 0.9**self.steps)
            self.parts[n] -= self.rate * step / (np.sqrt(self.square[n] / (1 - 0.999**self.steps)) + 1e-8)

    def graph(self, g: Graph, x: str) -> str:
        for n in range(0, len(self.parts), 2):
            x = g.add(g.op("MatMul", x, self.parts[n]), self.parts[n + 1])
            if n + 2 < len(self.parts):
                x = g.op("Tanh", x)
        return x


class Features:
    """The graphs of the features, run by onnxruntime while learning."""

    def __init__(self) -> None:
        g = Graph()
        self.first = _session(g.model(belief_features(g), {"observation": ["n", LENGTH]}))
        g = Graph()
        given = {"observation": ["n", LENGTH], "belief": ["n", SYMBOLS, STONES]}
        self.second = _session(g.model(action_features(g, "belief"), given))

    def of_belief(self, seen: Array) -> Any:
        return self.first.run(None, {"observation": seen.astype(np.float32)})

    def of_actions(self, seen: Array, belief: Array) -> Any:
        return self.second.run(None, {"observation": seen.astype(np.float32), "belief": belief})


def _session(model: bytes) -> Any:
    choices = onnxruntime.SessionOptions()
    choices.intra_op_num_threads = choices.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(model, choices, providers=["CPUExecutionProvider"])


def chances_of(logits: Array, free: Array) -> Array:
    """As `softmax_graph` does it."""
    masked = logits + 60.0 * (free - 1.0)
    found = np.exp(masked - masked.max(axis=2, keepdims=True))
    return (found / found.sum(axis=2, keepdims=True) * free).astype(np.float32)


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


# --- learning ---------------------------------------------------------------------------------------------------------


class Learner:
    """Three networks: what the own stones are, what an action is worth, and what a position is."""

    def __init__(self, luck: np.random.Generator) -> None:
        self.features, self.luck = Features(), luck
        self.belief = Net([BELIEF_INPUTS, 96, SYMBOLS * STONES], luck, 1e-3)
        self.policy = Net([COLUMNS, 32, 32, 1], luck, 1e-3)
        self.value = Net([TABLE, 32, 1], luck, 2e-3)
        self.loss = 0.0

    def look(self, seen: Array) -> tuple[Any, Any, Array, Array]:
        """Of every match: what the belief network was given, the features of the actions, of the table, and belief."""
        inputs, guess, free = self.features.of_belief(seen)
        found, _ = self.belief(inputs)
        belief = chances_of(found.reshape(guess.shape) + guess, free)
        rows, table = self.features.of_actions(seen, belief)
        return (inputs, guess, free), rows, table, belief

    def play(self, env: Any, seed: int, *, greedy: bool = False) -> tuple[list[Any], Array]:
        """A match in every row, to its end; every decision with what is needed to learn from it."""
        seen, info = env.reset(seed=seed)
        size, kept = env.num_envs, []
        over = np.zeros(size, bool)
        points = np.zeros((size, env.players))
        while not over.all():
            given, features, table, _ = self.look(seen["observation"])
            rows, actions = np.nonzero(seen["action_mask"])
            x = features[rows, actions]
            scores = self.policy(x)[0][:, 0]
            chances = softmax(scores * (1e3 if greedy else 1.0), rows, size)
            chosen = draw(chances, rows, size, self.luck)
            worth = self.value(table)[0][:, 0]
            seats, target = info["seat"].copy(), info.get("belief")
            seen, _, ended, _, info = env.step(actions[chosen])
            gained = info["rewards"] / 5.0
            before = np.log(chances[chosen] + 1e-12)
            kept.append((given, target, rows, x, chosen, before, table, worth, seats, gained, ~over))
            if (now := ended & ~over).any():
                points[now] = info["points"][now]
            over |= ended
        return kept, points

    def learn(self, kept: list[Any], calm: float, fade: float = 0.95) -> None:
        """Advantages seat by seat, one round of clipped policy steps, and the belief against the exact posterior."""
        size, players = kept[0][9].shape
        every = np.arange(size)
        waits, after, ahead = np.zeros((size, players)), np.zeros((size, players)), np.zeros((size, players))
        gains: list[Array] = [None] * len(kept)
        for n in range(len(kept) - 1, -1, -1):
            *_, worth, seats, gained, playing = kept[n]
            # What others' moves bring to a seat belongs to its own last decision.
            waits += gained * playing[:, None]
            ahead[every, seats] = waits[every, seats] + after[every, seats] - worth + fade * ahead[every, seats]
            gains[n] = ahead[every, seats].copy()
            after[every, seats], waits[every, seats] = worth, 0.0
        useful = np.concatenate([gain[one[10]] for gain, one in zip(gains, kept, strict=True)])
        mean, spread = useful.mean(), useful.std() + 1e-8
        losses = []
        for n in self.luck.permutation(len(kept)):
            given, target, rows, x, chosen, before, table, worth, _, _, playing = kept[n]
            gain = (gains[n] - mean) / spread * playing
            scores, trace = self.policy(x)
            chances = softmax(scores[:, 0], rows, size)
            logs = np.log(chances + 1e-12)
            ratio = np.exp(logs[chosen] - before)
            free = np.where(gain > 0, ratio < 1.2, ratio > 0.8)
            push = gain * ratio * free
            slope = chances * push[rows]
            slope[chosen] -= push
            entropy = -np.bincount(rows, chances * logs, size)
            slope += calm * chances * (logs + entropy[rows]) * playing[rows]
            self.policy.learn(trace, (slope / size)[:, None].astype(np.float32))
            guess, trace = self.value(table)
            wrong = (guess[:, 0] - (gains[n] + worth)) * playing
            self.value.learn(trace, (wrong / size)[:, None].astype(np.float32))
            losses.append(self.learn_belief(given, target, playing))
        self.loss = float(np.mean(losses))

    def learn_belief(self, given: Any, target: Array, playing: Array) -> float:
        """Cross-entropy to the exact posterior; what is left when the posterior's own entropy is taken off."""
        inputs, guess, free = given
        found, trace = self.belief(inputs)
        belief = chances_of(found.reshape(guess.shape) + guess, free)
        here = (target.sum(axis=2, keepdims=True) > 0) * playing[:, None, None]
        slope = ((belief - target) * here).reshape(len(belief), -1) / len(belief)
        self.belief.learn(trace, slope.astype(np.float32))
        far = target * (np.log(np.maximum(target, 1e-9)) - np.log(np.maximum(belief, 1e-9)))
        return float((far * here).sum() / max(1, here.sum()))

    def write(self, path: str) -> None:
        """Features and networks as one graph, from an observation to scores and belief."""
        g = Graph()
        first = belief_features(g)
        logits = g.add(g.shaped(self.belief.graph(g, first["belief_inputs"]), SYMBOLS, STONES), first["guess"])
        belief = softmax_graph(g, logits, first["free"])
        scores = g.shaped(self.policy.graph(g, action_features(g, belief)["rows"]), ACTIONS)
        with open(path, "wb") as file:
            file.write(g.model({"scores": scores, "belief": belief}, {"observation": ["n", LENGTH]}))


# --- from the command line --------------------------------------------------------------------------------------------


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--players", type=int, default=3)
    ask.add_argument("--minutes", type=float, default=20.0, help="of processor time")
    ask.add_argument("--matches", type=int, default=128, help="side by side")
    ask.add_argument("--test", type=int, default=500, help="fresh deals at the end, against random players")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", default="lost-code.onnx")
    asked = ask.parse_args()
    learner = Learner(np.random.default_rng(asked.seed))
    env = make_vec("LostCode-v1", asked.matches, asked.players, reward="points", beliefs=True)
    begun, told, matches, points = time.process_time(), 0.0, 0, []
    while (share := (time.process_time() - begun) / (60 * asked.minutes)) < 1:
        for net, rate in ((learner.policy, 1e-3), (learner.value, 2e-3), (learner.belief, 1e-3)):
            net.rate = rate * (1 - 0.9 * share)
        kept, ends = learner.play(env, asked.seed + matches)
        learner.learn(kept, calm=0.01 * (1 - share))
        matches += asked.matches
        points = [*points, float(ends.mean())][-8:]
        if share >= told:
            told = share + 0.02
            print(f"{share:5.0%} {matches:7d} matches, {np.mean(points):6.2f} points a seat, "
                  f"{learner.loss:.3f} nats from the exact posterior", flush=True)  # fmt: skip
            learner.write(asked.out)
    learner.write(asked.out)
    rivals = make_vec("LostCode-v1", asked.test, asked.players, reward="points", opponents="random")
    _, ends = learner.play(rivals, 10**6, greedy=True)
    won = (ends[:, 0] >= ends.max(axis=1)).mean()
    print(
        f"{asked.out}: of {asked.test} fresh deals against random players {won:.1%} won, {ends[:, 0].mean():.1f} points"
    )


if __name__ == "__main__":
    main()
