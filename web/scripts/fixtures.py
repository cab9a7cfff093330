"""What the fixture scripts share: let bots play to a moment, and write it down as a board gets it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.engine.game import View
from ludoteca.engine.match import Match
from ludoteca.mind.assist import help_for
from ludoteca.mind.bot import bot
from ludoteca.mind.drive import bot_move, bot_signals

NAMES = ("Ada", "Bruno", "Chloé", "Dieter", "Elsa")
Before = tuple[View, int]
"""The view before the last move, and how many entries there were then."""


def play_until(match: Match, when: Callable[[Any], bool], level: str = "casual", seat: int | None = 0) -> Match:
    """Let bots play until the view of a seat is as wanted."""
    bots = {at: bot(match.game.name, level, at) for at in range(match.players)}
    while not match.outcome:
        for who, signal in bot_signals(match, bots):
            match.play(who, signal)
        if when(match.view(seat)):
            return match
        chosen = bot_move(match, bots)
        assert chosen is not None
        match.play(*chosen)
    return match


def play_across(match: Match, when: Callable[[Any, Any], bool], level: str = "casual", seat: int | None = 0) -> Before:
    """Let bots play until a move leads from one view to another as wanted."""
    bots = {at: bot(match.game.name, level, at) for at in range(match.players)}
    while not match.outcome:
        before = match.view(seat), len(match.past(seat))
        chosen = bot_move(match, bots)
        assert chosen is not None
        match.play(*chosen)
        if when(before[0], match.view(seat)):
            return before
    raise LookupError("no such moment in this match")


def write(
    file: Path,
    title: str,
    match: Match,
    seat: int | None,
    level: str = "none",
    before: Before | None = None,
    notes: Mapping[str, str] | None = None,
) -> None:
    view = match.view(seat)
    past: list[dict[str, Any]] = [{"n": e.n, "seat": e.seat, "move": e.move, "at": 0.0} for e in match.past(seat)]
    chairs = [
        {
            "seat": at,
            "kind": "person" if at == 0 else "bot",
            "name": NAMES[at],
            "level": None if at == 0 else "casual",
            "you": at == seat,
            "host": at == 0,
            "away": None,
            "muted": False,
        }
        for at in range(match.players)
    ]
    found = None if seat is None or level == "none" else help_for(view, match.past(seat), level, "en")
    fixture = {
        "title": title,
        "view": view,
        "before": before and before[0],
        "events": [entry for entry in past if before and entry["n"] >= before[1]],
        "past": past[-40:],
        "chairs": chairs,
        "mine": seat is not None,
        "help": found,
        "notes": dict(notes or {}),
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(fixture), indent=1) + b"\n")
