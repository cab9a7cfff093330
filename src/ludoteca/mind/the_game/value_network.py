"""What will come of a match, foreseen from the table after a turn: a small network in place of a playout's long tail.

A playout that goes to the end of a match says little, because the cards still to be drawn weigh far more than the turn
that is tried out. Looking a few turns ahead and then asking for the chances takes most of that luck away. The network
sees one guess of the hidden cards whole, as a playout does; its weights are data (value_networks.json), written by
train_network.py.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ludoteca.games.the_game.box import LOWEST
from ludoteca.games.the_game.box import TRICK as BACK
from ludoteca.games.the_game.commands import (
    DRAW_ONE,
    FIRE,
    FIRST_LASTING,
    LAST_LASTING,
    NO_BACKWARDS,
    ONE_PILE,
    PLAIN,
    SILENCE,
    SKULL,
    STOP,
    THREE,
)
from ludoteca.mind.compiled import allocating, compiled
from ludoteca.mind.the_game.kernel import (
    BOTTOM,
    MOST_CARDS,
    MOST_SEATS,
    PILES,
    TOP,
    UP,
    Box,
    Numbers,
    Table,
    visible,
)
from ludoteca.mind.the_game.turns import MINE, PAD, Thought, can_cover, can_return, look, look_away
from ludoteca.mind.the_game.weights import setting_name

FILE = "value_networks.json"
FAR = 30
"""A card that fits nowhere counts as passing so many."""
OWN = 6
"""Of so many own cards, cheapest first, the network sees what they would pass."""
(
    DEAD, TRAPPED, ONE_WAY, TWO_WAYS, THREE_WAYS, ROOM, COST, TRICKS, WAYS, MY_TRAPPED, MY_DEAD, MY_ONE_WAY, PAIRS,
    TARGETS, CHAINS, HELD, UNSEEN, UNDRAWN, TO_GO, NONE_LEFT, TENS, APART_UP, APART_DOWN, BETWEEN, OTHERS, IN_FORCE,
    FIRES, MY_KINDS, BARE_SKULLS, OTHERS_KINDS, KINDS_LEFT, INPUTS,
) = np.cumsum([
    0, 1, 1, 1, 1, 1, 4, OWN, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4 * (MOST_SEATS - 1), 4, 1, 4, 1, 2, 4,
]).tolist()  # fmt: skip
"""Where in the input what is found; the last one is its size."""
HIDDEN = 24
LAYERS = ((INPUTS, HIDDEN), (1, HIDDEN), (HIDDEN, HIDDEN), (1, HIDDEN), (HIDDEN, 2), (1, 2))
SIZES = tuple(rows * columns for rows, columns in LAYERS)
ENDS = tuple(np.cumsum(SIZES).tolist())
KINDNESS = 4.0
"""The network's second answer is the mean of exp(-cards left / KINDNESS), which counts near misses too."""


@compiled
def cheapest(t: Thought, s: Table, seat: int, costs: Numbers, found: Any, at: int) -> None:
    """For every card of a hand what it would pass at least, in order; how many would go back by ten."""
    u0, u1 = min(s.tops[0], s.tops[1]), max(s.tops[0], s.tops[1])
    d0, d1 = min(s.tops[2], s.tops[3]), max(s.tops[2], s.tops[3])
    upto = t.upto
    costs[:] = FAR
    for i in range(s.held[seat]):
        card = s.hands[seat, i]
        best = FAR
        if card > u0:
            best = min(best, upto[card] - upto[u1 if card > u1 else u0])
        if card < d1:
            best = min(best, upto[(d0 if card < d0 else d1) - 1] - upto[card - 1])
        if card == u0 - BACK or card == u1 - BACK or card == d0 + BACK or card == d1 + BACK:
            found[at] += 1
            best = 0
        place = i
        while place > 0 and costs[place - 1] > best:
            costs[place] = costs[place - 1]
            place -= 1
        costs[place] = best


@compiled
@allocating
def fill_inputs(t: Thought, s: Table, box: Box, x: Any) -> None:
    """Fill in what the network sees: the seat on turn has laid its cards and not drawn yet."""
    x[:] = 0.0
    look(t, s)
    u0, u1 = min(s.tops[0], s.tops[1]), max(s.tops[0], s.tops[1])
    d0, d1 = min(s.tops[2], s.tops[3]), max(s.tops[2], s.tops[3])
    upto, n = t.upto, t.count
    for i in range(upto[d1 - 1], upto[u0]):
        x[TRAPPED if can_return(t, s, t.unseen[i], u0, d1) else DEAD] += 1
    x[ONE_WAY] = max(0, upto[u1] - upto[max(u0, d1 - 1)]) + max(0, upto[min(d1 - 1, u0)] - upto[d0 - 1])
    both = max(0, upto[min(u1, d1 - 1)] - upto[max(u0, d0 - 1)])
    x[TWO_WAYS] = n - upto[max(u1, d1 - 1)] + upto[min(d0 - 1, u0)] + both
    x[THREE_WAYS] = max(0, upto[d1 - 1] - upto[max(u1, d0 - 1)]) + max(0, upto[min(u1, d0 - 1)] - upto[u0])
    x[ROOM], x[ROOM + 1], x[ROOM + 2], x[ROOM + 3] = n - upto[u0], n - upto[u1], upto[d1 - 1], upto[d0 - 1]
    x[APART_UP], x[APART_DOWN], x[BETWEEN] = u1 - u0, d1 - d0, d1 - u0
    x[UNSEEN], x[UNDRAWN], x[TO_GO], x[NONE_LEFT] = n, s.undrawn, s.to_go, s.undrawn == 0
    for pile in range(PILES):
        step = -BACK if pile < UP else BACK
        back = s.tops[pile] + step
        if BOTTOM < back < TOP and upto[back] > upto[back - 1]:
            x[TARGETS] += 1
        if BOTTOM < back + step < TOP and t.to_come[back + PAD] and t.to_come[back + step + PAD]:
            x[CHAINS] += 1
    for card in range(LOWEST, TOP - BACK):
        if t.to_come[card + PAD] and t.to_come[card + BACK + PAD]:
            x[TENS] += 1

    # The hands: the own one closely, the others by what is easiest for them.
    me = s.seat
    costs = np.zeros(MOST_CARDS, np.int16)
    cheapest(t, s, me, costs, x, TRICKS)
    for i in range(OWN):
        x[COST + i] = costs[i]
    x[HELD] = s.held[me]
    for i in range(s.held[me]):
        card = s.hands[me, i]
        ways = (0 if card < u0 else 1) + (0 if card < u1 else 1) + (0 if card > d0 else 1) + (0 if card > d1 else 1)
        x[WAYS] += ways
        if ways == 0:
            x[MY_TRAPPED if can_return(t, s, card, u0, d1) else MY_DEAD] += 1
        elif ways == 1:
            x[MY_ONE_WAY] += 1
        if t.to_come[card + BACK + PAD] == MINE:
            x[PAIRS] += 1
    for i in range(1, box.players):
        seat = (me + i) % box.players
        at = OTHERS + 4 * (i - 1)
        cheapest(t, s, seat, costs, x, at)
        x[at + 1], x[at + 2], x[at + 3] = costs[0], costs[1], s.held[seat]
    if box.special:
        fill_command_inputs(t, s, box, x)
    look_away(t, s)


@compiled
def kind_place(kind: int) -> int:
    """Skulls, 3!, stops, and the lasting commands together; -1 for all else."""
    if kind == SKULL:
        return 0
    if kind == THREE:
        return 1
    if kind == STOP:
        return 2
    return 3 if FIRST_LASTING <= kind <= LAST_LASTING else -1


@compiled
def fill_command_inputs(t: Thought, s: Table, box: Box, x: Any) -> None:
    """What commands and fires add to `fill_inputs`."""
    x[IN_FORCE], x[IN_FORCE + 1] = visible(s, box, NO_BACKWARDS), visible(s, box, ONE_PILE)
    x[IN_FORCE + 2], x[IN_FORCE + 3] = visible(s, box, DRAW_ONE), visible(s, box, SILENCE)
    for pile in range(PILES):
        x[FIRES] += box.kinds[s.tops[pile]] == FIRE
    for seat in range(box.players):
        for i in range(s.held[seat]):
            place = kind_place(box.kinds[s.hands[seat, i]])
            if place < 0:
                continue
            if seat == s.seat:
                x[MY_KINDS + place] += 1
                x[BARE_SKULLS] += place == 0 and not can_cover(s, s.hands[seat, i])
            elif place < 2:
                x[OTHERS_KINDS + place] += 1
    for card in range(LOWEST, TOP):
        if t.to_come[card + PAD] and box.kinds[card] != PLAIN:
            place = kind_place(box.kinds[card])
            if place >= 0:
                x[KINDS_LEFT + place] += 1


@compiled
def network_value(net: Any, x: Any, room: Any, answer: Any) -> None:
    """The chance to win, and the mean of exp(-left / KINDNESS)."""
    a, b = room[0], room[1]
    for j in range(HIDDEN):
        a[j], b[j] = net[ENDS[0] + j], net[ENDS[2] + j]
    for i in range(INPUTS):
        if x[i] != 0.0:
            for j in range(HIDDEN):
                a[j] += x[i] * net[i * HIDDEN + j]
    for i in range(HIDDEN):
        if a[i] > 0.0:
            for j in range(HIDDEN):
                b[j] += a[i] * net[ENDS[1] + i * HIDDEN + j]
    for k in range(2):
        z = net[ENDS[4] + k]
        for j in range(HIDDEN):
            if b[j] > 0.0:
                z += b[j] * net[ENDS[3] + 2 * j + k]
        answer[k] = 1.0 / (1.0 + np.exp(-z))


class ValueNetwork(msgspec.Struct):
    """A trained network for one game and number of players."""

    turns: int
    """How many turns are played before it is asked, the one that is tried out not counted."""
    layers: list[list[float]]
    provenance: dict[str, Any]

    def net(self) -> Any:
        """As the kernels take it."""
        return np.concatenate([np.array(layer) for layer in self.layers])


ValueNetworks = dict[str, ValueNetwork]
"""By `setting_name`."""


def read_networks() -> ValueNetworks:
    """The networks that come with the package."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=ValueNetworks)


def write_networks(book: ValueNetworks, path: Path) -> None:
    """A line for every setting: nobody reads two thousand numbers one below the other."""
    lines = (
        f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(book[name]).decode()}" for name in sorted(book)
    )
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


@cache
def network_for(*, extreme: bool, players: int, pro: bool = False, on_fire: bool = False) -> tuple[int, Any]:
    """Turns to look ahead and the network to ask then; without one the playouts go to the end of the match (0)."""
    found = read_networks().get(setting_name(extreme=extreme, players=players, pro=pro, on_fire=on_fire))
    return (found.turns, found.net()) if found is not None else (0, np.zeros(0))
