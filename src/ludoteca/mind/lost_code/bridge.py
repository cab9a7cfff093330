"""From the rules to the kernel and back: boxes, tables and moves. For tests and benchmarks; kernels never call it."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import numpy as np

from ludoteca.engine.moves import CHANCE, Move, Seat
from ludoteca.games.lost_code import box as contents
from ludoteca.games.lost_code import moves as m
from ludoteca.games.lost_code.box import BOXES, DICE
from ludoteca.games.lost_code.setup import Setup
from ludoteca.games.lost_code.state import State
from ludoteca.mind.lost_code import kernel as k

PHASES = (
    "setup",
    "setup",
    "roll",
    "token",
    "lock",
    "replace",
    "turn",
    "wheel",
    "place",
    "exchange",
    "draw",
    "guess",
    "over",
)
"""The rules' names of the kernel's phases; setting up is two there."""
SKULLS = ("none", "waiting", "held", "gone")


def box_of(setup: Setup) -> Any:
    """The kernel's box for a setup."""
    box = np.zeros(1, k.BOX)[0]
    box["players"], box["rounds"], box["symbols"] = setup.players, setup.rounds, len(setup.symbols)
    box["top"], box["top_sum"] = setup.top_number, setup.top_sum
    box["tiles"], box["together"], box["greys_differ"] = setup.tiles, setup.placed_together, setup.greys_differ
    box["by_standing"], box["token_rounds"] = setup.exchange_by_standing, setup.token_rounds
    box["taker_may_turn"], box["curse_rounds"], box["at_once"] = (
        setup.taker_may_turn,
        setup.curse_rounds,
        setup.curse_at_once,
    )
    box["faces"] = len(setup.faces)
    for size, points in contents.GUESS_POINTS.items():
        box["hits"][size] = points
    box["miss"], box["locked"] = contents.MISS, contents.LOCKED
    box["curse_begins"], box["curse_ends"] = contents.CURSE_BEGINS, contents.CURSE_ENDS
    box["floor"] = setup.floor is not None
    box["wheels"] = len(setup.wheels)
    for n, (width, points) in enumerate(setup.wheels):
        box["widths"][n], box["points"][n] = width, points
    stacks = list(permutations(setup.seats))
    for n, seats in enumerate(stacks):
        box["stack"][n, : setup.players] = seats
    written = _written(setup)
    box["written"][: len(written)] = [_bits(numbers) for numbers in written]
    box["counts"][[k.STACK, k.ROLL, k.TOKEN]] = len(stacks), len(setup.faces) ** DICE, 2
    box["counts"][[k.LOCK, k.GUESS, k.TURN]] = len(written) - 1, len(written), 1 + DICE * (len(setup.symbols) - 1)
    return box


def new_table(box: Any) -> Any:
    """A table of the kernel, before the markers are piled."""
    table = np.zeros(1, k.TABLE)[0]
    k.lay_out(table, box)
    return table


def table_of(state: State) -> dict[str, Any]:
    """What the kernel's table should say of a state; only what has a meaning in its phase."""
    setup, track = state.setup, state.track
    running = state.history[-1] if state.history else None
    order = running.order if running else ()
    bids = {bid.seat: bid for bid in running.bids} if running else {}
    faces = setup.faces
    places = list(setup.widths)
    return {
        "phase": state.phase,
        "turn": state.turn,
        "round": len(state.history),
        "positions": track.positions,
        "standing": track.standing,
        "order": order,
        "queue": state.queue,
        "logs": tuple(tuple(k.NONE if number is None else number for number in row) for row in state.logs),
        "undrawn": state.undrawn,
        "rolled": tuple(faces.index(face) for face in running.rolled) if running else (),
        "dice": tuple(faces.index(face) for face in running.dice) if running else (),
        "token": k.NONE if running is None or running.token is None else setup.symbols.index(running.token),
        "taker": k.NONE if running is None or running.taker is None else running.taker,
        "bid": tuple(places.index(bids[seat].width) if seat in bids else k.NONE for seat in setup.seats),
        "low": tuple(_or_none(bids[seat].low if seat in bids else None) for seat in setup.seats),
        "free": state.free,
        "tokens": state.tokens,
        "skull": state.skull,
        "cursed": _or_none(state.cursed),
        "guesses": tuple(
            tuple(k.NONE if numbers is None else _bits(numbers) for numbers in row) for row in state.guesses
        ),
    }


def read_table(table: Any, setup: Setup) -> dict[str, Any]:
    """A table of the kernel in the same words."""
    players, symbols = setup.players, len(setup.symbols)
    turn = int(table["turn"])
    begun = table["round"] > 0
    rolled = begun and table["rolled"][0] != k.NONE
    return {
        "phase": PHASES[table["phase"]],
        "turn": (CHANCE,) if turn == k.CHANCE_TURN else tuple(seat for seat in setup.seats if turn >> seat & 1),
        "round": int(table["round"]),
        "positions": _ints(table["positions"], players),
        "standing": _ints(table["standing"], players) if table["standing"][0] != k.NONE else (),
        "order": _ints(table["order"], players) if begun else (),
        "queue": _ints(table["queue"], int(table["queued"])),
        "logs": tuple(_ints(row, symbols) for row in table["logs"]),
        "undrawn": _ints(table["undrawn"], symbols),
        "rolled": _ints(table["rolled"], DICE) if rolled else (),
        "dice": _ints(table["dice"], DICE) if rolled else (),
        "token": int(table["token"]),
        "taker": int(table["taker"]),
        "bid": _ints(table["bid"], players),
        "low": _ints(table["low"], players),
        "free": int(table["free"]),
        "tokens": _ints(table["tokens"], symbols),
        "skull": SKULLS[table["skull"]],
        "cursed": int(table["cursed"]),
        "guesses": tuple(_ints(row, symbols) for row in table["guesses"][:players]),
    }


def code_of(move: Move, setup: Setup) -> int:
    """The kernel's number of a move of the rules."""
    if isinstance(move, m.Stack):
        return list(permutations(setup.seats)).index(move.seats)
    if isinstance(move, m.Deal):
        return _or_none(move.number)
    if isinstance(move, m.Roll):
        return list(product(setup.faces, repeat=DICE)).index(move.dice)
    if isinstance(move, m.Take | m.Pass):
        return 0 if isinstance(move, m.Take) else 1
    if isinstance(move, m.Lock | m.Guess):
        return _bits(move.numbers or ())
    if isinstance(move, m.Replace | m.Turn):
        return move.die * k.DIE + setup.symbols.index(move.symbol)
    if isinstance(move, m.Wheel):
        return setup.widths.index(move.width) * k.WIDE + move.start
    if isinstance(move, m.Tile):
        return setup.widths.index(move.width)
    if isinstance(move, m.Place):
        return _or_none(move.start)
    if isinstance(move, m.Exchange):
        return setup.symbols.index(move.symbol)
    return k.NONE  # Keep


def moves_of(table: Any, box: Any, seat: Seat) -> list[int]:
    """All moves of the kernel, in its order."""
    return [k.nth(table, box, seat, n) for n in range(k.count(table, box, seat))]


def _written(setup: Setup) -> list[tuple[int, ...]]:
    numbers = range(setup.top_number + 1)
    return [some for size in range(BOXES + 1) for some in combinations(numbers, size)]


def _bits(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def _ints(values: Any, count: int) -> tuple[int, ...]:
    return tuple(int(value) for value in values[:count])


def _or_none(value: int | None) -> int:
    return k.NONE if value is None else value
