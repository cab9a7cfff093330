"""From what a seat sees to what the compiled playouts work on. What the seat may not know is not there to be used."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ludoteca.engine.moves import Seat
from ludoteca.games.lost_code.setup import Setup, setup_of
from ludoteca.games.lost_code.view import CodeView
from ludoteca.mind.lost_code import kernel as k
from ludoteca.mind.lost_code.bridge import PHASES, SKULLS, box_of
from ludoteca.mind.lost_code.clues import clues, possible, viewer
from ludoteca.mind.lost_code.playout_lists import packed
from ludoteca.mind.lost_code.posterior import fitting


@cache
def setting(view_options: Any, players: int) -> tuple[Setup, Any]:
    """The setup of a match, and the kernel's box for it."""
    setup = setup_of(view_options, players)
    return setup, box_of(setup)


def table_seen(view: CodeView, setup: Setup) -> Any:
    """Room for three tables of the kernel; the first is the position, the viewer's own stones not laid out: they count
    as undrawn until a world says what they are."""
    me = viewer(view)
    tables = np.zeros(3, k.TABLE)
    s = tables[0]
    running = view.history[-1]
    s["phase"] = PHASES.index(view.phase) if view.phase != "setup" else k.DEAL
    s["round"] = len(view.history)
    s["positions"][: view.players] = view.positions
    for name, seats in (("standing", view.standing), ("order", running.order), ("queue", queue_of(view, setup))):
        s[name] = k.NONE
        s[name][: len(seats)] = seats
    s["queued"] = len(queue_of(view, setup))
    s["turn"] = sum(1 << seat for seat in view.turn)
    if view.phase == "place" and setup.placed_together:
        s["turn"] = (1 << view.players) - 1  # Where the others laid their tiles is secret: they lay them once more.
    s["logs"] = k.NONE
    for log, row in enumerate(view.logs):
        if log != me:
            s["logs"][log, : len(row)] = [k.NONE if number is None else number for number in row]
    for symbol, numbers in enumerate(possible(view, me)):
        s["undrawn"][symbol] = sum(1 << number for number in numbers)
    s["rolled"], s["dice"] = k.NONE, k.NONE
    if running.dice:
        s["rolled"] = [setup.faces.index(face) for face in running.rolled]
        s["dice"] = [setup.faces.index(face) for face in running.dice]
    _lay_bids(s, view, setup)
    _lay_extras(s, view, setup)
    return tables


def _lay_bids(s: Any, view: CodeView, setup: Setup) -> None:
    s["bid"], s["low"] = k.NONE, k.NONE
    for bid in view.history[-1].bids:
        s["bid"][bid.seat] = setup.widths.index(bid.width)
        if bid.low is not None:
            s["low"][bid.seat] = bid.low
    s["free"] = sum(1 << setup.widths.index(width) for width in view.available)


def _lay_extras(s: Any, view: CodeView, setup: Setup) -> None:
    """Tokens, the skull, and final numbers."""
    running, me = view.history[-1], viewer(view)
    s["token"] = k.NONE if running.token is None else setup.symbols.index(running.token)
    s["taker"] = k.NONE if running.taker is None else running.taker
    s["skull"] = SKULLS.index(view.skull)
    s["cursed"] = k.NONE if view.cursed is None else view.cursed
    s["tokens"], s["guesses"] = k.GONE, k.NONE
    for symbol, numbers in enumerate(view.guesses):
        if numbers is not None:
            s["guesses"][me, symbol] = sum(1 << number for number in numbers)
    for token in view.tokens:
        symbol = setup.symbols.index(token.symbol)
        s["tokens"][symbol] = k.FREE if token.holder is None else token.holder
        if token.holder not in (None, me):
            # What another seat has locked is secret and changes nothing for the viewer's points: say it is right.
            s["guesses"][token.holder, symbol] = 1 << int(view.logs[token.holder][symbol] or 0)


def queue_of(view: CodeView, setup: Setup) -> tuple[Seat, ...]:
    """Who acts after the seat on turn in this phase."""
    running = view.history[-1]
    if view.phase == "exchange":
        failed = {check.seat for check in running.checks if check.answer != "right"}
        done = {swap.seat for swap in running.swaps} | set(view.turn)
        order = view.standing if setup.exchange_by_standing else running.order
        return tuple(seat for seat in order if seat in failed - done)
    one_by_one = view.phase in ("token", "wheel") or (view.phase == "place" and not setup.placed_together)
    if one_by_one and view.turn and view.turn[0] in running.order:
        return running.order[running.order.index(view.turn[0]) + 1 :]
    return ()


def lists_seen(view: CodeView) -> tuple[Any, Any]:
    """[seat, place] and [seat]: the codes that each seat may still think possible. Of another seat's the viewer
    cannot strike what its own stones rule out; a world does."""
    found = [fitting(possible(view, seat), clues(view, seat)) for seat in range(view.players)]
    room = _room(view, found)
    lists = np.zeros((view.players, room), np.int32)
    for seat, codes in enumerate(found):
        lists[seat, : len(codes)] = packed(codes)
    return lists, np.array([len(codes) for codes in found], np.int64)


def _room(view: CodeView, found: list[Any]) -> int:
    """An exchange opens a symbol again: a list can grow, though never beyond all codes there are."""
    numbers = possible(view, viewer(view))
    most = int(np.prod([len(row) for row in numbers]))
    return max(most, *(len(codes) for codes in found))
