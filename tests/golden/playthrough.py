"""A match told in text: its record, and between the moves what a seat and a spectator see.

What is added stands in comments, so that a golden file is a record like any other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.engine.match import Match
from ludoteca.engine.moves import CHANCE, Seat
from ludoteca.engine.records import print_record

LOOKS = 8
"""How often in a match somebody looks at the table."""
FEW = 12
"""So many moves are written out; of more only their number."""


def tell(match: Match) -> str:
    """The record of a match with looks at the table in comments."""
    lines = print_record(match.record()).splitlines()
    begin = lines.index("moves") + 1
    told = [f"# {match.game.title}, players: {match.players}", *lines[:begin]]
    stride = max(1, len(match.entries) // LOOKS)
    again = Match(match.game, match.players, match.options, None)
    before: dict[str, Any] = {}
    for n, (seat, move) in enumerate(match.entries, start=1):
        again.play(seat, move)
        told.append(lines[begin + n - 1])
        if n % stride == 0 or n == len(match.entries):
            turn = again.turn
            looker = turn[0] if turn and turn[0] != CHANCE else n % match.players
            view, beside = look(again, looker), look(again, None)
            told += [f"# seat {looker} sees:", *differences(before, view)]
            told += ["# a spectator sees instead:", *differences(view, beside)]
            before = view
    return "\n".join([*told, *lines[begin + len(match.entries) :], ""])


def look(match: Match, seat: Seat | None) -> dict[str, Any]:
    """A view as plain values, with long lists of moves shortened."""
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
    del view["seat"], view["options"]
    for name, moves in (("moves", match.view(seat).moves), ("signals", match.view(seat).signals)):
        view[name] = _few([str(move) for move in moves])
    return view


def _few(moves: list[str]) -> Any:
    return ", ".join(moves) or "none" if len(moves) <= FEW else f"{len(moves)}, from {moves[0]} to {moves[-1]}"


def differences(old: Any, new: Any, path: str = "# ") -> Iterator[str]:
    """What is not as it was, as near to the leaf as a reader likes it."""
    if isinstance(new, dict) and isinstance(old, dict):
        for name, part in new.items():
            if name not in old or old[name] != part:
                yield from differences(old.get(name), part, f"{path} {name}")
    elif isinstance(new, list) and isinstance(old, list) and any(isinstance(part, dict) for part in new):
        for n, part in enumerate(new):
            if n >= len(old) or old[n] != part:
                yield from differences(old[n] if n < len(old) else None, part, f"{path} {n}")
        if len(new) < len(old):
            yield f"{path}: only {len(new)}"
    else:
        yield f"{path}: {_words(new)}"


def _words(value: Any) -> str:
    """A value without the quotes and colons of JSON, and without what is empty in a table."""
    if isinstance(value, dict):
        full = {name: part for name, part in value.items() if not (part is None or part is False or part == [])}
        return "(" + ", ".join(f"{name} {_words(part)}" for name, part in full.items()) + ")"
    if isinstance(value, list):
        return "[" + " ".join(map(_words, value)) + "]"
    if value is None:
        return "?"
    return str(value).lower() if isinstance(value, bool) else str(value)
