"""Reading the others: what they bid tells about the stones that only they see.

A seat bids after excluding what it sees, the viewer's stones among it. So for everything that the viewer's stones on
the dice might be, another seat's knowledge of its own code, and the bid it would like best, can be worked out; the bid
it made then speaks for some of the viewer's codes and against others. Players differ: some play for the points of the
round, some to learn, some look at no earlier answer, some read the others too, and all follow their odds more or less
closely. Which of these fits a seat is learned from its bids as the match goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.view import Bid, CodeView, LostCodeView, Round
from ludoteca.mind.bot import Clock
from ludoteca.mind.loading import early
from ludoteca.mind.lost_code import sums as compiled
from ludoteca.mind.lost_code.clues import clues, later_discards, possible, times, viewer
from ludoteca.mind.lost_code.codes import Floats
from ludoteca.mind.lost_code.posterior import Posterior, fitting, posterior, stakes
from ludoteca.mind.lost_code.value_weights import POINTS_ONLY, STEADY, ValueWeights, tuned

TEMPERATURES = np.array([0.05, 0.2, 0.8, 3.0, 1e9])
"""From a seat that always takes its best bid to one whose bids say nothing, in points."""


class Mindset(NamedTuple):
    """A way to think about the own code, and what bids may then be chosen for."""

    worths: tuple[Callable[[], ValueWeights], ...]
    chances: tuple[float, ...]
    """Of a seat choosing by each of them, before it has bid."""
    insight: float = 1.0
    """How much likelier it holds a number that it really has: it may read the others too."""
    heeds: bool = True
    """Whether it uses the answers it got."""


MINDSETS = (
    Mindset((lambda: STEADY, lambda: POINTS_ONLY), (0.35, 0.25)),
    Mindset((tuned,), (0.2,), insight=3.0),
    Mindset((lambda: POINTS_ONLY,), (0.2,), heeds=False),
)
PRIOR = np.outer([chance for mindset in MINDSETS for chance in mindset.chances], [0.3, 0.25, 0.2, 0.15, 0.1]).ravel()
"""Of every way to choose, at every temperature."""

_MOST_READ = 4_000
"""Bids that a reader keeps; a match has at most 30 of others."""


class Hint(NamedTuple):
    """What one bid says: how likely it was, for the viewer's numbers on the dice at that time."""

    round: int
    axes: tuple[int, ...]
    numbers: tuple[tuple[int, ...], ...]
    likelihood: Floats
    by_way: Floats
    """The same for every way to choose, in the order of `PRIOR`; empty where the reader does not keep it."""

    def places(self, top_number: int, mine: NDArray[Any]) -> tuple[Any, ...]:
        """Where the viewer's codes of that time are found in a likelihood."""
        at: list[Any] = []
        for s, row in zip(self.axes, self.numbers, strict=True):
            place = np.zeros(top_number + 1, np.int64)
            place[list(row)] = range(len(row))
            at.append(place[mine[:, s]])
        return (*at, *[np.zeros(len(mine), np.int64)] * (3 - len(at)))


class OpponentModel:
    """Reads all bids of a match. It keeps what it has read, so that each bid is worked out once."""

    keeps_ways = False
    """Whether its hints tell the ways to choose apart, which takes twenty times the memory."""

    def __init__(self) -> None:
        self._read: dict[object, tuple[Hint, Floats]] = {}

    def read(self, view: CodeView, clock: Clock | None = None) -> Posterior:
        """What the viewer should believe of its code after the answers it got and the bids it saw.

        When the clock is up the bids not read yet are left alone; without machine code all of them."""
        if early("lost_code"):
            return posterior(view)
        return self._weigh(view, self._hints(view, clock))

    def _hints(self, view: CodeView, clock: Clock | None) -> list[Hint]:
        """What every bid says, in the order of `bids_seen`; those that the clock left no time for are missing."""
        hints: list[Hint] = []
        trust: dict[Seat, Floats] = {}
        if len(self._read) > _MOST_READ:
            self._read.clear()
        for then, bid in bids_seen(view):
            key = (then.logs, then.history, bid)
            if key not in self._read:
                if clock is not None and clock.up:
                    break
                believed = self._weigh(then, hints)
                self._read[key] = self._hint(then, bid, believed, trust.get(bid.seat, PRIOR))
            hint, trust[bid.seat] = self._read[key]
            hints.append(hint)
        return hints

    def _weigh(self, view: CodeView, hints: list[Hint]) -> Posterior:
        """The exact posterior, leaning on what fits the hints."""
        exact = posterior(view)
        weights = np.ones(len(exact))
        for hint in hints:
            weights *= _likelihoods(view, exact, hint)
        total = weights.sum()
        if not total > 0:
            return exact
        return Posterior(exact.symbols, exact.top_number, exact.codes, weights / total)

    def _hint(self, then: CodeView, bid: Bid, believed: Posterior, trust: Floats) -> tuple[Hint, Floats]:
        running = then.history[-1]
        counts = times(running.dice, then.symbols)
        axes = tuple(s for s, count in enumerate(counts) if count)
        mine = possible(then, viewer(then))
        numbers = tuple(mine[s] for s in axes)
        scene = Scene(then, bid, np.array(counts, np.int64), axes, numbers, believed.chances())
        found = np.concatenate([_chances_of_bid(scene, mindset) for mindset in MINDSETS])
        # How well each mindset and temperature foretold this bid, over all that the viewer's stones may be.
        prior = _joint(believed, axes, numbers)
        flat = found.reshape(len(PRIOR), -1)
        likelihood = (trust @ flat).reshape(found.shape[2:])
        learned = trust * (flat @ prior.ravel())
        by_way = flat.reshape(len(PRIOR), *likelihood.shape) if self.keeps_ways else np.zeros(0)
        return Hint(running.number, axes, numbers, likelihood, by_way), learned / learned.sum()


class Scene(NamedTuple):
    """A bid being made, as the viewer saw it."""

    then: CodeView
    bid: Bid
    counts: NDArray[np.int64]
    axes: tuple[int, ...]
    """The symbols on the dice."""
    numbers: tuple[tuple[int, ...], ...]
    """What the viewer's stones of these symbols might be."""
    chances: Floats
    """What the viewer believed of all its stones."""


def _chances_of_bid(scene: Scene, mindset: Mindset) -> Floats:
    """How likely a seat of this mindset makes the bid: [worth, temperature, and the numbers on the viewer's stones]."""
    then, bid, axes = scene.then, scene.bid, scene.axes
    theirs = possible(then, bid.seat)
    if mindset.heeds:
        codes = fitting(theirs, clues(then, bid.seat))
    else:
        # Without a clue the symbols that do not count say nothing: any one number stands for them.
        codes = fitting([row if s in axes else row[:1] for s, row in enumerate(theirs)], [])
    weights = np.ones(len(codes))
    for s in range(len(then.symbols)):
        if s not in axes and mindset.heeds:
            weights *= 1.0 - scene.chances[s][codes[:, s]]
    left = then.rounds - len(then.history)
    worths = np.array([[*worth().at(left), worth().point(left)] for worth in mindset.worths])
    if not mindset.heeds:
        worths[:, :2] = 0.0
    fresh = np.stack([fresh_worths(then, theirs, worth)[0] for worth in worths])
    spread = fresh_worths(then, theirs, worths[0])[1]
    free = [(width, points) for width, points in then.wheels if width in then.available]
    hidden = np.full((len(axes), max(map(len, scene.numbers))), -1, np.int64)
    for a, row in enumerate(scene.numbers):
        hidden[a, : len(row)] = row
    found: Floats = compiled.bid_likelihoods(
        codes,
        weights,
        scene.counts,
        then.top_sum,
        then.top_number,
        np.array(axes, np.int64),
        hidden,
        np.array([len(row) for row in scene.numbers], np.int64),
        np.array([then.logs[bid.seat][s] for s in axes], np.int64),
        mindset.insight,
        np.array([width for width, _ in free], np.int64),
        np.array([points for _, points in free], np.float64),
        1.0 if then.cursed == bid.seat else 0.0,
        min(width for width, _ in then.wheels),
        worths,
        stakes(),
        fresh,
        spread,
        [width for width, _ in free].index(bid.width),
        -1 if bid.low is None else bid.low,
        TEMPERATURES,
    )
    return found


def bids_seen(view: CodeView) -> Iterator[tuple[CodeView, Bid]]:
    """Every bid of another seat, with the table as the viewer saw it just before."""
    for past in view.history:
        taken: set[int] = set()
        for n, bid in enumerate(past.bids):
            if bid.seat != view.seat:
                yield as_of(view, past, n, taken), bid
            taken.add(bid.width)


def as_of(view: CodeView, past: Round, bids: int, taken: set[int]) -> CodeView:
    """The table when the next bid of a round was to be made, as far as codes go: markers stay where they are now."""
    then = before_exchange(view, past, 0)
    running = replace(past, bids=past.bids[:bids], checks=(), swaps=())
    return replace(
        then,
        cursed=_cursed_at_bids(view, past),
        history=(*view.history[: past.number - 1], running),
        available=tuple(width for width, _ in view.wheels if width not in taken),
    )


def _cursed_at_bids(view: CodeView, past: Round) -> Seat | None:
    """Who was cursed when a round's bids were made. A round tells who was during its checks: the same seat, unless the
    curse works at once (LC-112) and one of these checks was the first to bring somebody under it."""
    at_once = isinstance(view, LostCodeView) and view.options.curse_start == "at_once"
    if at_once and all(earlier.cursed is None for earlier in view.history[: past.number - 1]):
        return None
    return past.cursed


def before_exchange(view: CodeView, past: Round, done: int) -> CodeView:
    """The table of a round whose bids were checked, when so many stones had been exchanged, as far as codes go."""
    logs = [list(row) for row in view.logs]
    discards = [list(row) for row in view.discards]
    for later in reversed(view.history[past.number - 1 :]):
        for swap in reversed(later.swaps[done if later.number == past.number else 0 :]):
            s = view.symbols.index(swap.symbol)
            logs[swap.seat][s] = swap.discarded if swap.seat != view.seat else None
            discards[s].remove((swap.seat, swap.discarded))
    return replace(
        view,
        moves=(),
        outcome=None,
        logs=tuple(map(tuple, logs)),
        stacks=tuple(
            stack + len(now) - len(before)
            for stack, now, before in zip(view.stacks, view.discards, discards, strict=True)
        ),
        discards=tuple(map(tuple, discards)),
        history=(*view.history[: past.number - 1], replace(past, swaps=past.swaps[:done])),
    )


def _likelihoods(view: CodeView, exact: Posterior, hint: Hint) -> Floats:
    """The hint for every code of the posterior; stones that were discarded since are known."""
    gone = later_discards(view, viewer(view), hint.round)
    at: list[Any] = []
    for s, row in zip(hint.axes, hint.numbers, strict=True):
        place = np.zeros(view.top_number + 1, np.int64)
        place[list(row)] = range(len(row))
        symbol = view.symbols[s]
        at.append(place[gone[symbol]] if symbol in gone else place[exact.codes[:, s]])
    at += [0] * (3 - len(at))
    found: Floats = np.broadcast_to(hint.likelihood[tuple(at)], len(exact))
    return found


def _joint(believed: Posterior, axes: tuple[int, ...], numbers: tuple[tuple[int, ...], ...]) -> Floats:
    """The viewer's belief about its stones on the dice, in the shape of a hint's likelihood."""
    shape = [len(row) for row in numbers] + [1] * (3 - len(numbers))
    found = np.zeros(shape)
    at: list[Any] = []
    for s, row in zip(axes, numbers, strict=True):
        place = np.zeros(believed.top_number + 1, np.int64)
        place[list(row)] = range(len(row))
        at.append(place[believed.codes[:, s]])
    at += [np.zeros(len(believed), np.int64)] * (3 - len(at))
    np.add.at(found, tuple(at), believed.weights)
    return found


def fresh_worths(then: CodeView, theirs: tuple[tuple[int, ...], ...], weighed: Floats) -> tuple[Floats, Floats]:
    """What a new stone of each symbol is worth to another seat: one of those it does not see but the discarded."""
    worths = np.full(len(theirs), -np.inf)
    spreads = np.zeros(len(theirs))
    for s, row in enumerate(theirs):
        left = len(row) - 2
        if then.stacks[s] > 0 and left > 0:
            even = np.zeros(then.top_number + 1)
            even[:left] = 1.0
            worths[s], _ = compiled.symbol_worth(even, float(left), weighed, stakes(), 0)
            spreads[s] = np.log(left)
    return worths, spreads
